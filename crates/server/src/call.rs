//! The calls of the API: what a method, a path and a body mean. HTTP and live connections share them.

use std::collections::BTreeMap;

use hall::{Ask, Command, List, Request};
use protocol::{
    Chat, Empty, HandOver, Join, Kick, LetIn, Moves, NewPlayer, OpenTable, Problem, Rematch, Start, TableId,
    TableState, TakeBack,
};
use serde::de::DeserializeOwned;

use crate::identity::{Credentials, NewLogin, NewToken};

/// The longest time that a request may wait for news, in seconds.
const LONGEST_WAIT: u64 = 30;

/// A call of the API.
pub(crate) enum Call {
    Service,
    NewPlayer(NewPlayer),
    Me,
    Rename(NewPlayer),
    Forget,
    Export,
    MyTables,
    SetLogin(NewLogin),
    LogIn(Credentials),
    LogOut,
    Tokens,
    NewToken(NewToken),
    DropToken(u128),
    Hall(Request),
    /// Looks for the table with this code.
    Code(String),
    Say(TableId, Chat),
    Chat(TableId, u64),
    /// Reports the message with this number.
    Report(TableId, u64),
}

/// The parts of a request that decide what it means.
pub(crate) struct Parts<'a> {
    pub method: &'a str,
    pub path: &'a str,
    pub query: &'a str,
    /// The body, if it is JSON.
    pub body: JsonBody<'a>,
}

/// The body of a request.
#[derive(Clone, Copy)]
pub(crate) enum JsonBody<'a> {
    /// It says that it is JSON.
    Json(&'a [u8]),
    /// It does not.
    Other,
}

impl JsonBody<'_> {
    fn read<B: DeserializeOwned>(self) -> Result<B, Problem> {
        match self {
            // The fields in a list, without their names, are no body.
            JsonBody::Json(bytes) if bytes.trim_ascii_start().first() != Some(&b'{') => {
                Err(Problem::bad_request("the body must be a JSON object"))
            }
            JsonBody::Json(bytes) => serde_json::from_slice(bytes).map_err(|bad| Problem::bad_request(bad.to_string())),
            JsonBody::Other => Err(Problem::new(415, "not-json", "send the body as application/json")),
        }
    }
}

/// The address has other methods than this one.
pub(crate) fn wrong_method(allowed: &str) -> Problem {
    Problem::new(405, "method-not-allowed", "this address does not know that method").with("allowed", allowed)
}

fn query(text: &str) -> Result<BTreeMap<&str, &str>, Problem> {
    let mut found = BTreeMap::new();
    for pair in text.split('&').filter(|pair| !pair.is_empty()) {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        if found.insert(key, value).is_some() {
            return Err(Problem::bad_request(format!("the query has {key:?} twice")));
        }
    }
    Ok(found)
}

fn number(query: &BTreeMap<&str, &str>, key: &str) -> Result<Option<u64>, Problem> {
    let parse = |text: &&str| text.parse().map_err(|_| Problem::bad_request(format!("{key} must be a number")));
    query.get(key).map(parse).transpose()
}

fn only(query: &BTreeMap<&str, &str>, known: &[&str]) -> Result<(), Problem> {
    match query.keys().find(|key| !known.contains(key)) {
        Some(key) => Err(Problem::bad_request(format!("the query has no {key:?}; it has: {}", known.join(", ")))),
        None => Ok(()),
    }
}

impl Call {
    /// Reads a call.
    pub fn read(parts: &Parts<'_>) -> Result<Call, Problem> {
        let Parts { method, path, body, .. } = *parts;
        let segments: Vec<&str> = path.trim_start_matches('/').split('/').collect();
        let query = query(parts.query)?;
        match (method, &segments[..]) {
            (_, ["api", "tables", id, rest @ ..]) => {
                let table = id.parse().map_err(|_| Problem::not_found("table"))?;
                Call::of_table(method, table, rest, body, &query)
            }
            ("GET", ["api"] | ["api", ""]) => Ok(Call::Service),
            (_, ["api"] | ["api", ""]) => Err(wrong_method("GET")),
            ("POST", ["api", "players"]) => Ok(Call::NewPlayer(body.read()?)),
            (_, ["api", "players"]) => Err(wrong_method("POST")),
            ("GET", ["api", "me"]) => Ok(Call::Me),
            ("PATCH", ["api", "me"]) => Ok(Call::Rename(body.read()?)),
            ("DELETE", ["api", "me"]) => Ok(Call::Forget),
            (_, ["api", "me"]) => Err(wrong_method("GET, PATCH, DELETE")),
            ("GET", ["api", "me", "export"]) => Ok(Call::Export),
            (_, ["api", "me", "export"]) => Err(wrong_method("GET")),
            ("GET", ["api", "me", "tables"]) => Ok(Call::MyTables),
            (_, ["api", "me", "tables"]) => Err(wrong_method("GET")),
            ("PUT", ["api", "me", "login"]) => Ok(Call::SetLogin(body.read()?)),
            (_, ["api", "me", "login"]) => Err(wrong_method("PUT")),
            ("GET", ["api", "me", "tokens"]) => Ok(Call::Tokens),
            ("POST", ["api", "me", "tokens"]) => Ok(Call::NewToken(body.read()?)),
            (_, ["api", "me", "tokens"]) => Err(wrong_method("GET, POST")),
            ("DELETE", ["api", "me", "tokens", id]) => {
                let id: TableId = id.parse().map_err(|_| Problem::not_found("token"))?;
                Ok(Call::DropToken(id.0))
            }
            (_, ["api", "me", "tokens", _]) => Err(wrong_method("DELETE")),
            ("POST", ["api", "login"]) => Ok(Call::LogIn(body.read()?)),
            (_, ["api", "login"]) => Err(wrong_method("POST")),
            ("POST", ["api", "logout"]) => body.read::<Empty>().map(|_| Call::LogOut),
            (_, ["api", "logout"]) => Err(wrong_method("POST")),
            // A space in an address is written like this.
            ("GET", ["api", "codes", code]) => Ok(Call::Code(code.replace("%20", " "))),
            (_, ["api", "codes", _]) => Err(wrong_method("GET")),
            ("POST", ["api", "tables"]) => Ok(Call::Hall(Request::Open(body.read::<OpenTable>()?))),
            ("GET", ["api", "tables"]) => Call::list(&query),
            (_, ["api", "tables"]) => Err(wrong_method("GET, POST")),
            _ => Err(Problem::not_found("address")),
        }
    }

    fn list(query: &BTreeMap<&str, &str>) -> Result<Call, Problem> {
        only(query, &["state", "game", "after"])?;
        let state = |text: &&str| {
            let quoted = serde_json::Value::String((*text).to_owned());
            serde_json::from_value::<TableState>(quoted)
                .map_err(|_| Problem::bad_request("state must be gathering, playing, over or closed"))
        };
        let after = |text: &&str| text.parse().map_err(|_| Problem::bad_request("after must be the id of a table"));
        Ok(Call::Hall(Request::List(List {
            state: query.get("state").map(state).transpose()?,
            game: query.get("game").map(|game| (*game).to_owned()),
            after: query.get("after").map(after).transpose()?,
            code: None,
        })))
    }

    fn of_table(
        method: &str,
        table: TableId,
        rest: &[&str],
        body: JsonBody<'_>,
        query: &BTreeMap<&str, &str>,
    ) -> Result<Call, Problem> {
        let ask = |ask| Ok(Call::Hall(Request::Table(table, ask)));
        let command = |command| ask(Ask::Command(command));
        match (method, rest) {
            ("GET", []) => ask(Ask::Info),
            (_, []) => Err(wrong_method("GET")),
            ("GET", ["view"]) => ask(Ask::View),
            ("GET", ["log"]) => ask(Ask::Log),
            ("GET", ["choices"]) => ask(Ask::Choices),
            ("GET", ["record"]) => ask(Ask::Record),
            ("GET", ["at", moves]) => ask(Ask::ViewAfter(moves.parse().map_err(|_| Problem::not_found("moment"))?)),
            ("GET", ["news"]) => {
                only(query, &["since", "wait"])?;
                let wait = number(query, "wait")?.unwrap_or(0).min(LONGEST_WAIT);
                ask(Ask::News { since: number(query, "since")?.unwrap_or(0), wait: wait * 1000 })
            }
            ("GET", ["chat"]) => {
                only(query, &["since"])?;
                Ok(Call::Chat(table, number(query, "since")?.unwrap_or(0)))
            }
            (_, ["view" | "log" | "choices" | "record" | "news"] | ["at", _]) => Err(wrong_method("GET")),
            ("POST", ["join"]) => command(Command::Join(body.read::<Join>()?)),
            ("POST", ["start"]) => command(Command::Start(body.read::<Start>()?)),
            ("POST", ["leave"]) => body.read::<Empty>().and_then(|_| command(Command::Leave)),
            ("POST", ["resign"]) => body.read::<Empty>().and_then(|_| command(Command::Resign)),
            ("POST", ["takeback"]) => {
                let wish: TakeBack = body.read()?;
                command(if wish.decline { Command::Decline } else { Command::TakeBack })
            }
            ("POST", ["kick"]) => command(Command::Kick(body.read::<Kick>()?)),
            ("POST", ["let-in"]) => command(Command::LetIn(body.read::<LetIn>()?)),
            ("POST", ["moves"]) => command(Command::Moves(body.read::<Moves>()?)),
            ("POST", ["rematch"]) => ask(Ask::Rematch(body.read::<Rematch>()?)),
            ("POST", ["chat"]) => Ok(Call::Say(table, body.read()?)),
            ("POST", ["chat", message, "report"]) => {
                let message = message.parse().map_err(|_| Problem::not_found("message"))?;
                body.read::<Empty>().map(|_| Call::Report(table, message))
            }
            ("POST", ["seats", seat, "bot"]) => {
                let seat = seat.parse().map_err(|_| Problem::not_found("seat"))?;
                command(Command::Bot(seat, body.read::<HandOver>()?))
            }
            (_, ["chat"]) => Err(wrong_method("GET, POST")),
            (_, ["join" | "start" | "leave" | "resign" | "takeback" | "kick" | "let-in" | "moves" | "rematch"]) => {
                Err(wrong_method("POST"))
            }
            (_, ["seats", _, "bot"] | ["chat", _, "report"]) => Err(wrong_method("POST")),
            _ => Err(Problem::not_found("address")),
        }
    }

    /// What the call costs: as many requests as take about as much of the server's time.
    pub fn cost(&self) -> u32 {
        match self {
            Call::MyTables | Call::Export | Call::Forget => 20,
            Call::Hall(Request::Table(_, Ask::Log | Ask::ViewAfter(_))) => 20,
            Call::NewPlayer(_) | Call::LogIn(_) | Call::SetLogin(_) | Call::Say(..) | Call::Report(..) => 5,
            Call::Hall(Request::Open(_) | Request::List(_)) => 5,
            Call::Hall(Request::Table(_, Ask::Choices | Ask::Record | Ask::Rematch(_))) => 5,
            Call::Chat(..) => 2,
            _ => 1,
        }
    }

    /// Whether the call changes something.
    pub fn changes(&self) -> bool {
        match self {
            Call::Service
            | Call::Me
            | Call::Export
            | Call::MyTables
            | Call::Tokens
            | Call::Chat(..)
            | Call::Code(_) => false,
            Call::Hall(Request::List(_)) => false,
            Call::Hall(Request::Table(_, ask)) => matches!(ask, Ask::Command(_) | Ask::Rematch(_)),
            _ => true,
        }
    }
}
