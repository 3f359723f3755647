//! Players who play one game after the other with each other.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::try_join_all;
use load::Failure;
use load::http::{Http, Request, guest};
use protocol::{PlayerId, TableId, TableInfo};
use serde::Deserialize;
use serde_json::{Value, json};
use table::Seat;
use tokio::sync::watch;

use crate::engine;
use crate::letter::Letter;
use crate::plan::Plan;
use crate::player::Player;
use crate::world::World;

/// How long a table may stand still before the run fails, with the server's restarts and other programs on the machine.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// A game that is over, with what must be true of it.
pub struct Finished {
    table: TableId,
    /// What the table committed to when it was opened.
    commitment: String,
    /// What the players added to the seed, in seat order.
    lucks: Vec<Option<String>>,
    players: Vec<LastView>,
}

/// A player's view at the end.
struct LastView {
    seat: Seat,
    player: PlayerId,
    token: String,
    view: String,
}

#[derive(Deserialize)]
struct Described {
    table: TableInfo,
}

/// A guest, as soon as the server makes one: nothing is lost if the answer is.
async fn make_player(world: &Arc<World>, name: &str, plan: &Plan) -> Result<Player, Failure> {
    loop {
        let address = world.address.get().await?;
        if let Some(Ok(guest)) = world.patiently(guest(&address, name)).await {
            return Ok(Player::new(world.clone(), guest, plan.title, world.dice(*b"idle", 0)));
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// Plays games until there are enough.
pub async fn play_games(world: Arc<World>, number: usize) -> Result<Vec<Finished>, Failure> {
    let mut players: Vec<Player> = Vec::new();
    let mut finished = Vec::new();
    while let Some(game) = world.next_game() {
        let plan = Plan::new(&mut world.dice(*b"plan", game));
        while players.len() < plan.persons() {
            let name = format!("{number}-{}", players.len());
            let made = tokio::time::timeout(PATIENCE, make_player(&world, &name, &plan)).await;
            players.push(made.map_err(|_| format!("no server makes a guest for {PATIENCE:?}"))??);
        }
        let seated = &mut players[..plan.persons()];
        let progress = watch::Sender::new(0);
        for (index, player) in seated.iter_mut().enumerate() {
            player.begin(plan.title, world.dice([b'p', b'l', b'a', index as u8], game), &progress);
        }
        let played = tokio::select! {
            played = play_game(&world, game, &plan, seated) => played,
            () = standstill(progress.subscribe()) => {
                if let Some(table) = seated[0].table() {
                    world.stand_still(table);
                }
                let since = world.since.elapsed().saturating_sub(PATIENCE).as_secs_f64();
                Err(format!("the table stands still since {since:.1} s").into())
            }
        };
        match played {
            Ok(game) => finished.push(game),
            Err(why) => {
                let states: Vec<String> = seated.iter().map(Player::state).collect();
                let table = seated[0].table().map_or_else(|| "no table".to_owned(), |table| format!("table {table}"));
                return Err(format!("game {game}, {table} ({plan:?}): {why}\n{}", states.join("\n")).into());
            }
        }
    }
    Ok(finished)
}

/// Waits until a game has not gone on for a long time.
async fn standstill(mut progress: watch::Receiver<u64>) {
    while tokio::time::timeout(PATIENCE, progress.changed()).await.is_ok() {}
}

/// Plays one game.
async fn play_game(world: &World, number: u64, plan: &Plan, players: &mut [Player]) -> Result<Finished, Failure> {
    let luck = |seat: Seat| plan.luck(seat, number);
    let seats: Vec<Seat> = plan.person_seats().collect();
    let mut open = json!({
        "game": plan.title.name(), "seats": plan.seats, "options": plan.options, "key": format!("game {number}"),
        "start": if plan.starts_by_itself { "full" } else { "opener" },
        "bots": plan.bots.iter().map(|(seat, bot)| (seat.to_string(), Value::from(*bot))).collect::<serde_json::Map<_, _>>(),
    });
    if let Some(luck) = luck(Seat(0)) {
        open["luck"] = luck.into();
    }
    let opened = players[0].deliver(&Letter::post("/api/tables".to_owned(), &open)).await?;
    if opened.status != 201 {
        return Err(format!("no table is opened: {}", opened.body).into());
    }
    let described: Described = serde_json::from_value(opened.body)?;
    let table = described.table.id;
    players[0].sit(table, Seat(0));
    for (player, seat) in players.iter_mut().zip(&seats).skip(1) {
        let mut join = json!({ "seat": seat });
        if let Some(luck) = luck(*seat) {
            join["luck"] = luck.into();
        }
        let joined = player.deliver(&Letter::post(format!("/api/tables/{table}/join"), &join)).await?;
        if (joined.status, joined.body["seat"].as_u64()) != (200, Some(u64::from(seat.0))) {
            return Err(format!("table {table}: seat {seat} is refused: {}", joined.body).into());
        }
        player.sit(table, *seat);
    }
    if !plan.starts_by_itself {
        let started = players[0].deliver(&Letter::post(format!("/api/tables/{table}/start"), &json!({}))).await?;
        if started.status != 200 {
            return Err(format!("table {table} does not start: {}", started.body).into());
        }
    }
    let views = try_join_all(players.iter_mut().map(Player::play));
    let views = views.await.map_err(|bad| format!("table {table}: {bad}"))?;
    world.count_game(table);
    let last = |((player, view), seat): ((&Player, String), &Seat)| LastView {
        seat: *seat,
        player: player.id,
        token: player.token.clone(),
        view,
    };
    Ok(Finished {
        table,
        commitment: described.table.commitment,
        lucks: (0..plan.seats).map(|seat| luck(Seat(seat))).collect(),
        players: players.iter().zip(views).zip(&seats).map(last).collect(),
    })
}

impl Finished {
    /// Asks for everything that is public now, and compares it with the engine. The servers run undisturbed.
    pub async fn check(&self, world: &World, http: &mut Http) -> Result<(), Failure> {
        let table = self.table;
        let path = |rest: &str| format!("/api/tables/{table}{rest}");
        let wrong = |what: String| world.ledger().wrong_view(&format!("table {table}: {what}"));
        let record = get(http, &path("/record"), None).await?;
        let described: Described = serde_json::from_str(&get(http, &path(""), None).await?)?;
        let (record, views) = match engine::replay(&record) {
            Ok(replayed) => replayed,
            Err(bad) => {
                wrong(format!("the record does not replay: {bad}"));
                return Ok(());
            }
        };
        if let Err(unfair) = engine::check_deal(&record, &described.table, &self.commitment, &self.lucks) {
            wrong(unfair);
        }
        for LastView { seat, player, token, view } in &self.players {
            let sent = get(http, &path("/view"), Some(token)).await?;
            let expected = &views[seat.index()];
            // The server writes the same bytes; what was followed is compared as JSON.
            if !sent.contains(&format!(r#""view":{expected},"#)) {
                wrong(format!("player {player} is sent {sent}, the engine says {expected}"));
            }
            if serde_json::from_str::<Value>(expected)? != serde_json::from_str::<Value>(view)? {
                wrong(format!("player {player} has followed {view}, the engine says {expected}"));
            }
        }
        Ok(())
    }
}

/// Reads something that must be there, once the table is served again.
async fn get(http: &mut Http, path: &str, token: Option<&str>) -> Result<String, Failure> {
    let begun = Instant::now();
    loop {
        match http.ask(&Request { method: "GET", path, token, body: "" }).await? {
            (200, body) => return Ok(body),
            (503, _) if begun.elapsed() < PATIENCE => tokio::time::sleep(Duration::from_millis(100)).await,
            (status, body) => return Err(format!("{path}: {status} {body}").into()),
        }
    }
}
