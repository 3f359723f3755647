//! `portolan join`: a bot that plays at an online table through the API, as any other program could.

use std::time::Duration;

use bots::{Bot, BotName, Policy};
use serde::Deserialize;
use serde_json::{Value, json};
use shelf::Title;
use table::{Choices, Game, OwnedView, Purpose, Seats, SeedText};

use crate::args::Join as Args;
use crate::failure::Failure;

/// How long one request waits for news, in seconds.
const WAIT: u64 = 20;
/// How often a request is sent again while the server is not there.
const TRIES: u32 = 60;
/// The pause between two tries.
const PAUSE: Duration = Duration::from_millis(500);

/// A player at a server.
struct Client {
    agent: ureq::Agent,
    url: String,
    token: Option<String>,
}

/// An answer with a status below 500.
struct Answer {
    status: u16,
    body: Value,
}

impl Client {
    /// Sends a request until the server answers. A server that restarts is waited for.
    fn send(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Answer, Failure> {
        let mut why = String::new();
        for _ in 0..TRIES {
            match self.try_send(method, path, body) {
                Ok(answer) if answer.status < 500 && answer.status != 429 => return Ok(answer),
                Ok(answer) => why = answer.body["detail"].as_str().unwrap_or("the server failed").to_owned(),
                Err(bad) => why = bad.to_string(),
            }
            std::thread::sleep(PAUSE);
        }
        Err(Failure::Bad(format!("{}: {why}", self.url)))
    }

    fn try_send(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Answer, ureq::Error> {
        let mut request = ureq::http::Request::builder().method(method).uri(format!("{}{path}", self.url));
        if let Some(token) = &self.token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        let request = request.header("Content-Type", "application/json");
        let text = body.map(Value::to_string).unwrap_or_default();
        let mut response = self.agent.run(request.body(text)?)?;
        let status = response.status().as_u16();
        let text = response.body_mut().read_to_string()?;
        // A record is text; everything else is JSON.
        let body = serde_json::from_str(&text).unwrap_or(Value::String(text));
        Ok(Answer { status, body })
    }

    /// Sends a request that must succeed.
    fn expect(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Value, Failure> {
        let answer = self.send(method, path, body)?;
        if answer.status < 300 { Ok(answer.body) } else { Err(refused(path, &answer)) }
    }
}

fn refused(path: &str, answer: &Answer) -> Failure {
    let detail = answer.body["detail"].as_str().unwrap_or("no reason was given");
    let code = answer.body["code"].as_str().unwrap_or("unknown");
    Failure::Bad(format!("{path}: the server refuses: {detail} ({} {code})", answer.status))
}

fn misunderstood(what: &str) -> Failure {
    Failure::Bad(format!("the server's answer has no {what}; is it another version?"))
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let agent = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .allow_non_standard_methods(true)
        .timeout_global(Some(Duration::from_secs(WAIT + 20)))
        .build();
    let mut client = Client { agent: agent.into(), url: args.url.clone(), token: None };
    let name = args.name.clone().unwrap_or_else(|| args.bot.name().to_owned());
    let made = client.expect("POST", "/api/players", Some(&json!({ "name": name })))?;
    client.token = Some(made["token"].as_str().ok_or_else(|| misunderstood("token"))?.to_owned());

    let id = match (args.open, args.table) {
        (Some(game), _) => {
            let open = json!({
                "game": game.name(), "seats": args.seats, "options": args.options, "start": "full", "listed": true,
            });
            let opened = client.expect("POST", "/api/tables", Some(&open))?;
            opened["table"]["id"].as_str().ok_or_else(|| misunderstood("table"))?.to_owned()
        }
        (None, Some(table)) => {
            client.expect("POST", &format!("/api/tables/{table}/join"), Some(&json!({})))?;
            table.to_string()
        }
        (None, None) => return Err(Failure::Bad("name a table with --table, or open one with --open".to_owned())),
    };
    let info = client.expect("GET", &format!("/api/tables/{id}"), None)?;
    let generation = info["table"]["generation"].as_u64().and_then(|number| u32::try_from(number).ok());
    let title =
        info["table"]["game"].as_str().zip(generation).and_then(|(name, number)| Title::of_generation(name, number));
    let title = title.ok_or_else(|| misunderstood("game that this program knows"))?;
    println!("{name} sits at table {id} of {}: {}/api/tables/{id}", title.name(), args.url);
    shelf::with_game!(title, G => play::<G>(&client, &id, args.bot))
}

/// The asker's view, as the server sends it.
#[derive(Deserialize)]
#[serde(bound(deserialize = ""))]
struct Seen<G: Game> {
    version: u64,
    view: OwnedView<G>,
    awaited: Seats,
}

/// Plays until the game is over.
fn play<G: Policy>(client: &Client, id: &str, name: BotName) -> Result<(), Failure> {
    // The token is a secret of this player, so nobody can foresee the bot's dice.
    let seed = SeedText::new(client.token.clone().unwrap_or_default()).map_err(|bad| Failure::of_phrase(&bad))?;
    let mut bot: Box<dyn Bot<G>> = name.sit_down(seed.seed().dice(Purpose(*b"join"), 0));
    let path = |rest: &str| format!("/api/tables/{id}{rest}");
    for number in 0_u64.. {
        let info = client.expect("GET", &path(""), None)?;
        let table = &info["table"];
        match table["state"].as_str() {
            Some("over") => {
                println!("the game is over: {}", table["result"]);
                return Ok(());
            }
            Some("closed") => return Err(Failure::Bad(format!("table {id} was closed before the end"))),
            _ => {}
        }
        let version = table["version"].as_u64().ok_or_else(|| misunderstood("version"))?;
        if let Some(moves) = next_move::<G>(client, &path("/view"), &mut *bot)? {
            let body = json!({ "moves": [moves.1], "version": moves.0, "key": format!("{number}") });
            let answer = client.send("POST", &path("/moves"), Some(&body))?;
            // Somebody else may have acted meanwhile; then the bot looks again.
            if answer.status >= 300 && answer.status != 409 {
                return Err(refused(&path("/moves"), &answer));
            }
        } else {
            client.expect("GET", &path(&format!("/news?since={version}&wait={WAIT}")), None)?;
        }
    }
    Ok(())
}

/// The bot's next move and the version that it is based on; none if the bot need not act.
fn next_move<G: Policy>(client: &Client, path: &str, bot: &mut dyn Bot<G>) -> Result<Option<(u64, String)>, Failure> {
    let answer = client.send("GET", path, None)?;
    if answer.status == 409 {
        return Ok(None);
    }
    let seen: Seen<G> = serde_json::from_value(answer.body).map_err(|_| misunderstood("view"))?;
    let view = seen.view.as_view();
    if !view.seat().is_some_and(|seat| seen.awaited.contains(seat)) {
        return Ok(None);
    }
    let choices = G::choices(view);
    if choices.is_empty() {
        return Ok(None);
    }
    let action = bot.choose(view, &choices);
    Ok(Some((seen.version, G::show(view, action))))
}
