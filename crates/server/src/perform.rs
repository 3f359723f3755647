//! Performs the calls of the API.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use hall::{Answer, Ask, List, Reply, Request};
use protocol::limits::{check_chat, check_key};
use protocol::{Chat, GameInfo, PROTOCOL, Problem, Service, TableId, TableInfo, read_code};
use serde::Deserialize;
use serde_json::{Value, json};
use shelf::Title;
use store::{Change, MOST_REPORTS, Outcome, Said};

use crate::api::{Access, Api, Peer};
use crate::call::Call;
use crate::hub::Hub;
use crate::identity::Known;

/// The most chat messages in one answer.
const MOST_CHAT: usize = 200;

/// What a call leads to, beside its answer.
#[derive(Default)]
pub(crate) enum Cookie {
    /// Nothing.
    #[default]
    Keep,
    /// The browser is now known by this token.
    Set(String),
    /// The browser is no longer known.
    Clear,
}

pub(crate) fn not_known() -> Problem {
    Problem::new(401, "not-known", "make a player first, and send its token or cookie")
}

fn ok(json: &Value) -> Reply {
    Ok(Answer::ok(json.to_string()))
}

/// What this server is.
fn service(access: &Access) -> Service {
    let game =
        |title: Title| GameInfo { name: title.name().to_owned(), generation: title.generation(), seats: title.seats() };
    Service {
        name: "portolan".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        protocol: PROTOCOL,
        games: Title::newest().map(game).collect(),
        addresses: access.addresses.clone(),
    }
}

/// Performs a call for somebody.
pub(crate) async fn perform(api: &Api, peer: Peer, who: Option<&Known>, call: Call) -> (Reply, Cookie) {
    let mut cookie = Cookie::Keep;
    let reply = perform_with(api, peer, who, call, &mut cookie).await;
    (reply, cookie)
}

async fn perform_with(api: &Api, peer: Peer, who: Option<&Known>, call: Call, cookie: &mut Cookie) -> Reply {
    let hub = &api.hub;
    let known = || who.ok_or_else(not_known);
    match call {
        Call::Service => ok(&json!(service(&api.access))),
        Call::NewPlayer(new) => {
            let (body, token) = hub.new_player(new.name).await?;
            *cookie = Cookie::Set(token);
            Ok(Answer::created(body.to_string()))
        }
        Call::Me => ok(&json!({ "player": known()?.player })),
        Call::Rename(new) => ok(&hub.rename(known()?, new.name).await?),
        Call::Forget => {
            hub.forget(known()?).await?;
            *cookie = Cookie::Clear;
            ok(&json!({}))
        }
        Call::Export => ok(&hub.export(known()?).await?),
        Call::MyTables => ok(&hub.tables_of(known()?).await?),
        Call::SetLogin(new) => ok(&hub.set_login(peer, &api.limits, known()?, new).await?),
        Call::LogIn(credentials) => {
            let (body, token) = hub.log_in(peer, &api.limits, credentials).await?;
            *cookie = Cookie::Set(token);
            ok(&body)
        }
        Call::LogOut => {
            let known = known()?;
            hub.drop_token(known.player.id, known.token).await?;
            *cookie = Cookie::Clear;
            ok(&json!({}))
        }
        Call::Tokens => ok(&hub.tokens(known()?).await?),
        Call::NewToken(new) => Ok(Answer::created(hub.new_token(known()?, new.name).await?.to_string())),
        Call::DropToken(token) => {
            hub.revoke(known()?, token).await?;
            ok(&json!({}))
        }
        Call::Code(code) => ok(&json!({ "table": table_with_code(hub, &code).await? })),
        Call::Hall(request) => hub.ask(who.map(|known| &known.player), request).await,
        Call::Say(table, chat) => say(hub, known()?, table, chat).await,
        Call::Chat(table, since) => read_chat(hub, table, since).await,
        Call::Report(table, message) => report(hub, known()?, table, message).await,
    }
}

/// The description of a table, with an error if there is none.
pub(crate) async fn table_info(hub: &Arc<Hub>, table: TableId) -> Result<TableInfo, Problem> {
    #[derive(Deserialize)]
    struct Info {
        table: TableInfo,
    }
    let answer = hub.ask(None, Request::Table(table, Ask::Info)).await?;
    let hall::Body::Json(text) = answer.body else { return Err(Problem::not_found("table")) };
    let info: Info = serde_json::from_str(&text).map_err(|_| Problem::not_found("table"))?;
    Ok(info.table)
}

/// The newest table with a code that has not ended.
async fn table_with_code(hub: &Arc<Hub>, text: &str) -> Result<TableId, Problem> {
    #[derive(Deserialize)]
    struct Tables {
        tables: Vec<TableInfo>,
    }
    let none = || Problem::not_found("table");
    let code = read_code(text).ok_or_else(none)?;
    let list = List { code: Some(code.clone()), ..List::default() };
    let hall::Body::Json(text) = hub.ask(None, Request::List(list)).await?.body else { return Err(none()) };
    let found: Tables = serde_json::from_str(&text).map_err(|_| none())?;
    // A node with an older version of this program does not know codes, and lists what is listed.
    let mut tables = found.tables.into_iter().map(|info| info.id);
    tables.find(|table| protocol::code(*table) == code).ok_or_else(none)
}

async fn say(hub: &Arc<Hub>, known: &Known, table: TableId, chat: Chat) -> Reply {
    check_chat(&chat.text)?;
    chat.key.as_deref().map_or(Ok(()), check_key)?;
    let info = table_info(hub, table).await?;
    let is_seated = info
        .seats
        .iter()
        .flatten()
        .any(|chair| chair.player.as_ref().is_some_and(|player| player.id == known.player.id));
    let (at, text) = (hub.now(), chat.text.clone());
    let said = Said {
        table,
        number: 0,
        at,
        player: known.player.id,
        from_outside: !is_seated,
        key: chat.key,
        text: chat.text,
    };
    match hub.store.change(Change::Say { said, most: hub.bounds.table_chat }).await {
        Some(Outcome::Numbered(number)) => {
            let line =
                json!({ "number": number, "at": at, "player": known.player, "outside": !is_seated, "text": text });
            let message: Arc<str> = json!({ "table": table, "chat": [line] }).to_string().into();
            hub.with_node(|node| node.tell_watchers(table, &message));
            Ok(Answer::created(json!({ "number": number }).to_string()))
        }
        Some(Outcome::Missing) => Err(not_known()),
        // It was said and told before.
        Some(Outcome::Repeated(number)) => Ok(Answer::created(json!({ "number": number }).to_string())),
        _ => Err(Problem::not_stored()),
    }
}

async fn read_chat(hub: &Arc<Hub>, table: TableId, since: u64) -> Reply {
    table_info(hub, table).await?;
    let read = hub.store.ask(move |store| {
        let said = store.chat(table, since, MOST_CHAT)?;
        said.into_iter().map(|said| Ok((store.player(said.player)?, said))).collect::<Result<Vec<_>, _>>()
    });
    let said = read.await.ok_or_else(Problem::not_stored)?;
    let line = |(player, said): (Option<protocol::Player>, Said)| json!({ "number": said.number, "at": said.at, "player": player, "outside": said.from_outside, "text": said.text });
    ok(&json!({ "chat": said.into_iter().map(line).collect::<Vec<_>>() }))
}

async fn report(hub: &Arc<Hub>, known: &Known, table: TableId, number: u64) -> Reply {
    let report = Change::Report { reporter: known.player.id, table, number, at: hub.now() };
    match hub.store.change(report).await {
        Some(Outcome::Made) => _ = hub.metrics.reports.fetch_add(1, Ordering::Relaxed),
        // It was reported before.
        Some(Outcome::Repeated(_)) => {}
        Some(Outcome::Missing) => return Err(Problem::not_found("message")),
        Some(Outcome::TooMany) => {
            let why = "you have reported too many messages; go on tomorrow";
            return Err(Problem::new(429, "too-many-reports", why).with("most", MOST_REPORTS));
        }
        _ => return Err(Problem::not_stored()),
    }
    ok(&json!({}))
}
