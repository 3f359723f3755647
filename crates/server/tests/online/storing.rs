//! A store that fails: nothing is told that is not stored, and nothing is lost that was told.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use protocol::{Player, PlayerId, Row, TableId, Write};
use serde_json::{Value, json};
use server::Access;
use store::{BadRow, Ban, Change, Login, Outcome, Report, Said, SaidAfter, Shards, Sqlite, Store, StoreError, Token};

use crate::client::Answer;
use crate::gamers::{Luck, play_to_the_end};
use crate::house::{House, empty_folder, opened};

/// A store that fails to commit while the switch is on, and cannot read the second rows of some tables.
struct Failing {
    inner: Sqlite,
    fails: Arc<AtomicBool>,
    damaged: Vec<TableId>,
}

impl Failing {
    fn checked(&self, row: Row) -> Result<Row, BadRow> {
        let (table, number, why) = (row.table, row.number, "it is damaged".to_owned());
        let is_bad = number == 2 && self.damaged.contains(&table);
        if is_bad { Err(BadRow { table, number, why }) } else { Ok(row) }
    }
}

impl Store for Failing {
    fn id_key(&mut self) -> Result<[u8; 32], StoreError> {
        self.inner.id_key()
    }

    fn commit(&mut self, writes: &[Write], changes: &[Change]) -> Result<Vec<Outcome>, StoreError> {
        if self.fails.load(Ordering::SeqCst) { Err(StoreError::Gap) } else { self.inner.commit(writes, changes) }
    }

    fn open_rows(
        &mut self,
        shards: Shards,
        each: &mut dyn FnMut(TableId, Result<Row, BadRow>),
    ) -> Result<(), StoreError> {
        let mut rows = Vec::new();
        self.inner.open_rows(shards, &mut |table, row| rows.push((table, row)))?;
        rows.into_iter().for_each(|(table, row)| each(table, row.and_then(|row| self.checked(row))));
        Ok(())
    }

    fn table(&mut self, table: TableId) -> Result<Vec<Row>, StoreError> {
        let rows = self.inner.table(table)?;
        Ok(rows.into_iter().map(|row| self.checked(row)).collect::<Result<_, _>>()?)
    }

    fn idle_tables(&mut self, before: u64, most: usize) -> Result<Vec<TableId>, StoreError> {
        self.inner.idle_tables(before, most)
    }

    fn player(&mut self, player: PlayerId) -> Result<Option<Player>, StoreError> {
        self.inner.player(player)
    }

    fn token(&mut self, id: u128) -> Result<Option<(Token, Player)>, StoreError> {
        self.inner.token(id)
    }

    fn tokens(&mut self, player: PlayerId) -> Result<Vec<Token>, StoreError> {
        self.inner.tokens(player)
    }

    fn login(&mut self, login: &str) -> Result<Option<Login>, StoreError> {
        self.inner.login(login)
    }

    fn login_of(&mut self, player: PlayerId) -> Result<Option<String>, StoreError> {
        self.inner.login_of(player)
    }

    fn tables_of(&mut self, player: PlayerId) -> Result<Vec<TableId>, StoreError> {
        self.inner.tables_of(player)
    }

    fn going_of(&mut self, player: PlayerId, most: usize) -> Result<Vec<TableId>, StoreError> {
        self.inner.going_of(player, most)
    }

    fn chat(&mut self, table: TableId, since: u64, most: usize) -> Result<Vec<Said>, StoreError> {
        self.inner.chat(table, since, most)
    }

    fn said_by(&mut self, player: PlayerId, after: Option<SaidAfter>, most: usize) -> Result<Vec<Said>, StoreError> {
        self.inner.said_by(player, after, most)
    }

    fn ban(&mut self, player: PlayerId) -> Result<Option<Ban>, StoreError> {
        self.inner.ban(player)
    }

    fn bans(&mut self) -> Result<Vec<Ban>, StoreError> {
        self.inner.bans()
    }

    fn reports(&mut self) -> Result<Vec<Report>, StoreError> {
        self.inner.reports()
    }

    fn reports_by(&mut self, player: PlayerId) -> Result<Vec<Report>, StoreError> {
        self.inner.reports_by(player)
    }
}

async fn house() -> (House, Arc<AtomicBool>) {
    let fails = Arc::new(AtomicBool::new(false));
    let inner = Sqlite::in_memory().expect("it opens");
    (House::of(Box::new(Failing { inner, fails: fails.clone(), damaged: Vec::new() }), Access::default()).await, fails)
}

#[track_caller]
fn is_not_stored(answer: &Answer) {
    answer.refused(503, "not-stored");
    assert_eq!(answer.header("retry-after"), Some("1"));
}

#[tokio::test]
async fn what_is_not_stored_is_refused_and_can_be_sent_again() {
    let (house, fails) = house().await;
    let (anna, bob, table) = house.two_at("cartographers").await;
    let choices = anna.see(&table, "choices").await.ok();
    let moves = json!({ "moves": [choices["choices"][0]], "version": 3, "key": "k" });
    let before = anna.see(&table, "view").await.ok();
    fails.store(true, Ordering::SeqCst);
    for _ in 0..3 {
        is_not_stored(&anna.act(&table, "moves", moves.clone()).await);
        assert_eq!(anna.see(&table, "view").await.ok(), before, "nothing of it is seen");
    }
    is_not_stored(&anna.post("/api/tables", json!({ "game": "misterra", "seats": 2, "key": "t" })).await);
    is_not_stored(&anna.act(&table, "chat", json!({ "text": "hi", "key": "c" })).await);
    is_not_stored(&anna.send("PATCH", "/api/me", &json!({ "name": "Änne" })).await);
    is_not_stored(&house.stranger().post("/api/players", json!({ "name": "Cleo" })).await);
    assert_eq!(anna.get("/api/me").await.ok()["player"]["name"], "Anna");
    fails.store(false, Ordering::SeqCst);
    assert_eq!(anna.act(&table, "moves", moves.clone()).await.ok(), json!({ "version": 4 }));
    assert_eq!(anna.act(&table, "moves", moves).await.ok(), json!({ "version": 4 }));
    opened(&anna, json!({ "game": "misterra", "seats": 2, "key": "t" })).await;
    anna.act(&table, "chat", json!({ "text": "hi", "key": "c" })).await.with_status(201);
    play_to_the_end(&[&anna, &bob], &table, &mut Luck(1)).await;
}

#[tokio::test]
async fn watchers_are_told_only_what_is_stored() {
    let (house, fails) = house().await;
    let (anna, bob, table) = house.two_at("cartographers").await;
    let mut live = bob.live().await;
    assert_eq!(live.watch(&table, 3).await["news"], json!([]));
    let choices = anna.see(&table, "choices").await.ok();
    let play = async |index: usize| {
        let moves = json!({ "moves": [choices["choices"][index]], "version": 3, "key": "k" });
        anna.act(&table, "moves", moves).await
    };
    fails.store(true, Ordering::SeqCst);
    is_not_stored(&play(0).await);
    assert_eq!(live.ask("GET", "/api/me", Value::Null).await.0, 200);
    fails.store(false, Ordering::SeqCst);
    // Another move with the same key: the first one was never accepted.
    assert_eq!(play(1).await.ok(), json!({ "version": 4 }));
    let mut told = live.next().await;
    while told["reset"] == true {
        assert_eq!(told["version"], 3, "the table was read again from the store");
        told = live.next().await;
    }
    assert_eq!(told["news"][0]["version"], 4);
    assert_eq!(anna.see(&table, "view").await.ok()["sealed"], json!([choices["choices"][1]]));
}

#[tokio::test]
async fn bots_go_on_after_the_store_has_failed() {
    let (house, fails) = house().await;
    let anna = house.guest("Anna").await;
    let table = opened(&anna, json!({ "game": "cartographers", "seats": 2, "bots": { "1": "greedy" } })).await;
    fails.store(true, Ordering::SeqCst);
    is_not_stored(&anna.act(&table, "start", json!({})).await);
    assert_eq!(anna.info(&table).await["state"], "gathering");
    fails.store(false, Ordering::SeqCst);
    anna.act(&table, "start", json!({})).await.ok();
    let news = anna.see(&table, "news?since=2&wait=20").await.ok();
    assert_eq!(news["news"][0]["awaited"], json!([0]), "the bot has sealed");
}

#[tokio::test]
async fn an_unreadable_row_breaks_its_table_alone() {
    let folder = empty_folder("unreadable");
    let house = House::on(&folder).await;
    let (anna, bob, ended) = house.two_at("cartographers").await;
    play_to_the_end(&[&anna, &bob], &ended, &mut Luck(1)).await;
    let (_, _, open) = house.two_at("misterra").await;
    let (cleo, _, good) = house.two_at("misterra").await;
    house.stop().await;
    let damaged = [&ended, &open].map(|table| table.parse().expect("an id")).to_vec();
    let inner = Sqlite::open(&folder).expect("nobody else uses the folder");
    let house = House::of(Box::new(Failing { inner, fails: Arc::default(), damaged }), Access::default()).await;
    let anna = anna.at(house.address);
    for table in [&open, &ended, &open, &ended] {
        // Asking again is no use, and the answer says so.
        anna.see(table, "view").await.refused(500, "broken");
    }
    cleo.at(house.address).see(&good, "choices").await.ok();
    house.stop().await;
}
