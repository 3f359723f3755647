//! All nodes are replaced one after the other, under players who are connected to the node that ends.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::watch;

use crate::client::{Answer, Client, Live};
use crate::gamers::{Luck, awaited};
use crate::house::{opened, version_of};
use crate::nodes::{start, start_node};

/// The longest time that a player waits for an answer: a table is given back, taken and read in a fraction of it, but this
/// machine does other things too.
const HICCUP: Duration = Duration::from_secs(3);

/// The code with which a server that ends closes a live connection.
const RESTARTS: u16 = 1012;

/// What players know: where a new connection goes, and when it is enough. As with a proxy, no new connection goes to a node
/// that ends. All go to the oldest of the others, which ends next.
#[derive(Clone)]
struct Tour {
    nodes: Arc<Mutex<Vec<SocketAddr>>>,
    is_over: watch::Receiver<bool>,
}

impl Tour {
    fn node(&self) -> SocketAddr {
        self.nodes.lock().expect("no panic before")[0]
    }

    fn is_over(&self) -> bool {
        *self.is_over.borrow()
    }
}

/// A player with a live connection, as the page is one.
struct Connected {
    client: Client,
    table: String,
    live: Live,
    tour: Tour,
    /// The version that the player has heard of.
    heard: u64,
    /// How often the player has connected again.
    moved: usize,
    /// The longest time until an answer.
    longest: Duration,
}

impl Connected {
    async fn new(client: &Client, table: &str, tour: &Tour) -> Connected {
        let client = client.at(tour.node());
        let mut live = client.live().await;
        let heard = version_of(&live.watch(table, 0).await);
        Connected {
            client,
            table: table.to_owned(),
            live,
            tour: tour.clone(),
            heard,
            moved: 0,
            longest: Duration::ZERO,
        }
    }

    /// Connects again after the server has said that it ends.
    async fn connect_again(&mut self) {
        assert_eq!(self.live.close_code, Some(RESTARTS), "connections are not cut");
        self.client = self.client.at(self.tour.node());
        self.live = self.client.live().await;
        self.live.send(&json!({ "watch": self.table, "since": self.heard }).to_string()).await;
        self.moved += 1;
    }

    /// Asks until there is an answer. It is a success.
    async fn ask(&mut self, method: &str, what: &str, body: Value) -> Value {
        let begun = Instant::now();
        loop {
            let path = format!("/api/tables/{}/{what}", self.table);
            match self.live.ask_or_end(method, &path, body.clone()).await {
                Some((status, answer)) => {
                    assert_eq!(status, 200, "{answer}");
                    self.longest = self.longest.max(begun.elapsed());
                    return answer;
                }
                None => self.connect_again().await,
            }
        }
    }

    /// Hears the next news. Nothing is missed, and nothing comes twice. When a table moves to another node, the player may be
    /// told to read the view, which the player does anyway.
    async fn hear(&mut self) {
        let Some(message) = self.live.next_or_end().await else { return self.connect_again().await };
        if message["reset"] == json!(true) {
            assert!(version_of(&message) >= self.heard, "{message}");
            self.heard = version_of(&message);
        }
        for item in message["news"].as_array().into_iter().flatten() {
            assert_eq!(version_of(item), self.heard + 1, "{message}");
            self.heard += 1;
        }
    }

    async fn play(mut self, mut luck: Luck) -> usize {
        while !self.tour.is_over() {
            let view = self.ask("GET", "view", Value::Null).await;
            if awaited(&view).contains(&0) {
                let choices = self.ask("GET", "choices", Value::Null).await;
                let (chosen, version) = (luck.choose(&choices), version_of(&choices));
                let moves = json!({ "moves": [chosen], "version": version, "key": format!("anna {version}") });
                self.ask("POST", "moves", moves).await;
            }
            while self.heard < version_of(&view) {
                self.hear().await;
            }
        }
        assert!(self.longest < HICCUP, "somebody waited for {:?}", self.longest);
        self.moved
    }
}

/// A player whose every request is on a connection that is kept, and who waits for news in requests.
struct Asking {
    client: Client,
    table: String,
    tour: Tour,
    /// How often the player was asked to leave.
    moved: usize,
}

impl Asking {
    fn moved_by(&mut self, answer: &Answer) {
        if answer.header("connection") == Some("close") {
            self.client = self.client.at(self.tour.node());
            self.moved += 1;
        }
    }

    async fn see(&mut self, what: &str) -> Value {
        let answer = self.client.see(&self.table, what).await;
        self.moved_by(&answer);
        answer.ok()
    }

    async fn play(mut self, mut luck: Luck) -> usize {
        while !self.tour.is_over() {
            let view = self.see("view").await;
            let version = version_of(&view);
            if awaited(&view).contains(&1) {
                let choices = self.see("choices").await;
                let version = version_of(&choices);
                let chosen = luck.choose(&choices);
                let answer = self.client.play(&self.table, &[&chosen], version, &format!("bob {version}")).await;
                self.moved_by(&answer);
                answer.ok();
            } else {
                self.see(&format!("news?since={version}&wait=20")).await;
            }
        }
        self.moved
    }
}

#[tokio::test]
async fn all_nodes_are_replaced_under_players_who_are_connected_to_them() {
    let (mut nodes, database, bus) = start(3).await;
    let addresses = Arc::new(Mutex::new(nodes.iter().map(|node| node.address).collect::<Vec<_>>()));
    let (over, is_over) = watch::channel(false);
    let tour = Tour { nodes: addresses.clone(), is_over };
    let (anna, bob) = (nodes[0].guest("Anna").await, nodes[0].guest("Bob").await);
    let mut players = Vec::new();
    for number in 0..4 {
        // Random games of Morgan are long: none is over before all nodes are replaced.
        let table = opened(&anna, json!({ "game": "morgan", "seats": 2, "start": "full" })).await;
        bob.act(&table, "join", json!({})).await.ok();
        let connected = Connected::new(&anna, &table, &tour).await;
        let asking = Asking { client: bob.at(tour.node()), table, tour: tour.clone(), moved: 0 };
        players.push(tokio::spawn(connected.play(Luck(number))));
        players.push(tokio::spawn(asking.play(Luck(number + 100))));
    }
    for _ in 0..3 {
        nodes.push(start_node(&database, &bus).await);
        let old = nodes.remove(0);
        *addresses.lock().expect("no panic before") = nodes.iter().map(|node| node.address).collect();
        old.stop().await;
    }
    over.send(true).expect("the players play");
    for player in players {
        let moved = player.await.expect("no player has seen an error");
        assert_eq!(moved, 3, "every player was connected to each node that ended");
    }
    for node in nodes {
        node.stop().await;
    }
}

#[tokio::test]
async fn a_node_that_ends_says_so() {
    let (mut nodes, ..) = start(2).await;
    let ending = nodes.remove(0);
    let (stranger, elsewhere) = (ending.stranger(), nodes[0].stranger());
    assert_eq!(stranger.get("/health").await.ok(), json!({ "status": "ok" }));
    let address = ending.address;
    let stop = tokio::spawn(ending.stop());
    let mut last = stranger.get("/health").await;
    while last.status == 200 {
        last = stranger.get("/health").await;
    }
    assert_eq!((last.status, last.json()), (503, json!({ "status": "ending" })));
    assert_eq!(last.header("connection"), Some("close"));
    // It still answers, also on new connections.
    assert_eq!(Client::stranger(address).get("/api").await.status, 200);
    stop.await.expect("it ends");
    assert_eq!(elsewhere.get("/health").await.ok(), json!({ "status": "ok" }));
}
