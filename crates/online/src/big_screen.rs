//! An online table for all to see, on a projector or a television: no secrets, no input, readable from five metres.

use chart::Charted;
use leptos::prelude::*;
use maud::{Markup, html};
use page::OnPage;
use page::seen::Seen;
use page_kit::dom::effect;
use page_kit::html::ornament;
use page_kit::panel::panel;
use page_kit::route::Route;
use page_kit::speech::{Speech, counted};
use protocol::code::code;
use protocol::{TableId, TableState};
use table::{Phrase, Seat, View};

use crate::host::OnlineHost;
use crate::invite::{qr_code, table_link};
use crate::table::OnlineTable;

/// Up to how many seats all maps are always shown, where they share the screen with a card; of more, only when people compare them.
const MAPS: usize = 6;
/// The most maps that can still be seen from afar; of more players, those of the best are shown.
const MOST_MAPS: usize = 12;
/// How many players fit into one column of the ranking.
const COLUMN: usize = 8;
/// How many players the ranking names.
const RANKED: usize = 20;

/// The screen before the game: who sits there, and the code to join.
pub fn big_gathering(table: OnlineTable) -> AnyView {
    let speech = Speech::here();
    let html = move || {
        table.info.with(|info| {
            let names = info.seats.iter().filter_map(|chair| Some(chair.as_ref()?.player.as_ref()?.name.clone()));
            let free = info.seats.iter().filter(|chair| chair.is_none()).count();
            html! {
                section.big-screen.before {
                    h1 { (speech.term(&format!("{}-name", info.game))) }
                    (join(speech, info.id, "online-big-join"))
                    p #big-free { (speech.say(&counted("online-free-seats", free))) }
                    ul.big-names { @for name in names { li { bdi { (name) } } } }
                }
            }
        })
    };
    panel(html).view()
}

/// The screen of a game.
pub fn big_game<G: OnPage + Charted>(table: OnlineTable) -> AnyView {
    let speech = Speech::here();
    // The people go on at another table.
    effect(move || {
        if let Some((id, _)) = table.next_table() {
            Route::BigScreen { id }.go();
        }
    });
    OnlineHost::<G>::open(table, move |host| {
        panel(move || host.seen().with(|seen| game::<G>(table, seen, speech))).view()
    })
}

/// One player in the ranking.
struct Player {
    seat: Seat,
    name: String,
    colour: String,
    points: i32,
    awaited: bool,
    is_person: bool,
    away: bool,
}

/// All players, in seat order. Points follow from what everybody sees.
fn players<G: OnPage>(table: OnlineTable, seen: &Seen<G>) -> Vec<Player> {
    table.info.with(|info| {
        let player = |(place, chair): (usize, &page_kit::seating::Chair)| {
            let seat = Seat(place as u8);
            let person = info.seats.get(place).and_then(Option::as_ref).filter(|chair| chair.player.is_some());
            let person = person.filter(|chair| chair.played_by.is_none());
            Player {
                seat,
                name: chair.name.clone(),
                colour: chair.colour_class(),
                points: G::points(View::for_spectator(&seen.open), seat),
                awaited: seen.missing.contains(seat),
                is_person: person.is_some(),
                away: person.is_some_and(|chair| !chair.here),
            }
        };
        seen.seating.iter().enumerate().map(player).collect()
    })
}

/// The players, the best first.
fn ranked(mut players: Vec<Player>) -> Vec<Player> {
    players.sort_by_key(|player| -player.points);
    players
}

fn game<G: OnPage + Charted>(table: OnlineTable, seen: &Seen<G>, speech: Speech) -> Markup {
    let over = table.info.with(|info| info.state == TableState::Over);
    let compares = over || seen.before.as_ref().is_some_and(|before| G::ends_part(before, &seen.open));
    let announced = if compares { Markup::default() } else { G::announced(&seen.open, speech) };
    let has_card = !announced.0.is_empty();
    let turn = if over { winner(seen, speech) } else { Some(turn(&players(table, seen), speech)) };
    let players = ranked(players(table, seen));
    html! {
        section.big-screen.with-card[has_card] {
            h1 { (speech.term(&format!("{}-name", G::NAME))) @if over { " · " (speech.term("page-game-over")) } }
            @if let Some(turn) = turn { p.big-turn.honour[over] #big-turn { (turn) } }
            @if has_card { div.big-left { (announced) } }
            @if !has_card || seen.seating.len() <= MAPS { (maps::<G>(seen, &players, has_card)) }
            div.big-right {
                (ranking(speech, &players, over))
                @if !over { (join(speech, table.info.with(|info| info.id), "online-big-watch")) }
            }
        }
    }
}

/// The code to read, and the same in words for those without a camera.
fn join(speech: Speech, table: TableId, what: &str) -> Markup {
    let link = table_link(&table.to_string());
    let server = link.split('#').next().unwrap_or_default();
    html! {
        div.big-join {
            (qr_code(&link, &speech.term("online-qr")))
            div {
                p.big-ask { (speech.term(what)) }
                p.big-link { bdi { (server.split_once("://").map_or(server, |(_, rest)| rest)) } }
                p.big-code { (speech.term("online-code")) " " strong { (code(table)) } }
            }
        }
    }
}

/// Who won, and by how much; none if several did, or if somebody played alone.
fn winner<G: OnPage>(seen: &Seen<G>, speech: Speech) -> Option<String> {
    let players = seen.outcome()?.players;
    let best = players.iter().position(|player| player.rank == 1)?;
    let second = players.iter().enumerate().filter(|(seat, _)| *seat != best).map(|(_, player)| player.total).max()?;
    if players.iter().filter(|player| player.rank == 1).count() > 1 {
        return Some(speech.term("page-verdict-tie"));
    }
    let by = i64::from(players[best].total - second);
    Some(speech.say(&Phrase::new("page-verdict-winner").with("name", seen.seating[best].name.as_str()).with("by", by)))
}

/// For whom all wait; where many draw at the same time, how many are ready.
fn turn(players: &[Player], speech: Speech) -> String {
    let awaited = || players.iter().filter(|player| player.awaited);
    let persons: Vec<&Player> = awaited().filter(|player| player.is_person).collect();
    match (&persons[..], awaited().next()) {
        ([first, rest @ ..], _) if persons.len() <= 2 => {
            speech.say(&counted("page-waiting-for", rest.len()).with("name", first.name.as_str()))
        }
        ([], Some(bot)) => speech.say(&Phrase::new("page-thinking").with("name", bot.name.as_str())),
        _ => {
            let ready = players.iter().filter(|player| !player.awaited).count();
            speech.say(&counted("online-ready-count", ready).with("all", players.len() as i64))
        }
    }
}

/// The players by points, with who is still drawing and who is away.
fn ranking(speech: Speech, players: &[Player], over: bool) -> Markup {
    html! {
        div.big-players.many[players.len() > COLUMN] {
            ol {
                @for player in players.iter().take(RANKED) {
                    li class=(player.colour) {
                        bdi { (player.name) }
                        span { (player.points) }
                        @if player.away && !over {
                            span role="img" aria-label=(speech.term("online-away")) { "☾" }
                        } @else if !over {
                            @let (sign, code) = if player.awaited { ("✎", "online-awaited") } else { ("✓", "online-ready") };
                            span role="img" aria-label=(speech.term(code)) { (sign) }
                        }
                    }
                }
            }
        }
    }
}

/// The columns in which so many maps are largest, in a high or in a wide part of the screen.
fn columns(maps: usize, high: bool) -> usize {
    match (maps, high) {
        (0..=1, _) | (2, true) => 1,
        (2, false) | (3..=4, _) | (5..=6, true) => 2,
        (5..=9, false) | (7.., true) => 3,
        _ => 4,
    }
}

/// The maps of all players, or of the best.
fn maps<G: OnPage + Charted>(seen: &Seen<G>, players: &[Player], high: bool) -> Markup {
    let colours: Vec<u8> = seen.seating.iter().map(|chair| chair.colour).collect();
    let best: Vec<Seat> = players.iter().take(MOST_MAPS).map(|player| player.seat).collect();
    let mut boards = G::boards(&seen.open, &colours);
    // What belongs to nobody, such as an island, is always shown.
    boards.retain(|(seat, _)| seat.is_none_or(|seat| best.contains(&seat)));
    html! {
        div class={ "big-maps columns-" (columns(boards.len(), high)) } {
            @for (seat, drawing) in &boards {
                figure {
                    (ornament(drawing))
                    @if let Some(chair) = seat.and_then(|seat| seen.seating.get(seat.index())) {
                        figcaption class=(chair.colour_class()) { bdi { (chair.name) } }
                    }
                }
            }
        }
    }
}
