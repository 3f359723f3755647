//! A server on a free port of this machine, with players and tables.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use server::{Access, Online};
use store::{Sqlite, Store};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::client::{Client, soon};

/// A running server.
pub struct House {
    pub address: SocketAddr,
    end: oneshot::Sender<()>,
    task: JoinHandle<std::io::Result<()>>,
}

/// An empty folder for a test.
pub fn empty_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("online").join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("the folder is ours");
    }
    folder
}

impl House {
    /// A server that keeps everything in memory.
    pub async fn open() -> House {
        House::reached_by(Access::default()).await
    }

    /// A server in memory that is reached in a certain way.
    pub async fn reached_by(access: Access) -> House {
        House::of(Box::new(Sqlite::in_memory().expect("it opens")), access).await
    }

    /// A server on a folder.
    pub async fn on(folder: &Path) -> House {
        House::of(Box::new(Sqlite::open(folder).expect("nobody else uses the folder")), Access::default()).await
    }

    /// A server on any store.
    pub async fn of(store: Box<dyn Store>, access: Access) -> House {
        House::serving(Online::open(store, access).expect("the store can be read")).await
    }

    /// A server of tables that are open.
    pub async fn serving(online: Online) -> House {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it is bound");
        let (end, ended) = oneshot::channel::<()>();
        let shutdown = async move {
            let _ = ended.await;
        };
        House { address, end, task: tokio::spawn(server::serve(listener, online, shutdown)) }
    }

    /// Ends the server as a signal does.
    pub async fn stop(self) {
        self.end.send(()).expect("the server runs");
        soon("the end", self.task).await.expect("it does not panic").expect("it does not fail");
    }

    /// Drops the server without a word to anybody.
    pub async fn drop_at_once(self) {
        self.task.abort();
        assert!(soon("the end", self.task).await.is_err_and(|end| end.is_cancelled()));
    }

    /// A new player.
    pub async fn guest(&self, name: &str) -> Client {
        Client::guest(self.address, name).await
    }

    /// Somebody without an identity.
    pub fn stranger(&self) -> Client {
        Client::stranger(self.address)
    }

    /// Anna and Bob at a table of this game that has started.
    pub async fn two_at(&self, game: &str) -> (Client, Client, String) {
        self.two_at_table(json!({ "game": game, "seats": 2 })).await
    }

    /// Anna and Bob at a table that was opened with this and has started.
    pub async fn two_at_table(&self, open: Value) -> (Client, Client, String) {
        let (anna, bob) = (self.guest("Anna").await, self.guest("Bob").await);
        let table = opened(&anna, open).await;
        bob.act(&table, "join", json!({})).await.ok();
        anna.act(&table, "start", json!({})).await.ok();
        (anna, bob, table)
    }
}

/// Opens a table and returns its id.
pub async fn opened(by: &Client, open: Value) -> String {
    id_of(&by.post("/api/tables", open).await.with_status(201))
}

/// The id of the table in an answer.
pub fn id_of(answer: &Value) -> String {
    answer["table"]["id"].as_str().expect("an id").to_owned()
}

/// The version in an answer.
pub fn version_of(answer: &Value) -> u64 {
    answer["version"].as_u64().expect("a version")
}
