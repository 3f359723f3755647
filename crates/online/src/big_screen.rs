//! An online table for all to see, on a projector or a television: no secrets, no input, readable from five metres.

use chart::Charted;
use leptos::prelude::*;
use maud::{Markup, html};
use page::OnPage;
use page::seen::Seen;
use page_kit::html::ornament;
use page_kit::panel::panel;
use page_kit::speech::{Speech, counted};
use protocol::TableState;
use table::{Seat, View};

use crate::host::OnlineHost;
use crate::invite::{qr_code, table_link};
use crate::table::OnlineTable;

/// Up to how many seats all maps are always shown; of more, only when people compare them.
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
                    div.big-join {
                        (qr_code(&table_link(&info.id.to_string()), &speech.term("online-qr")))
                        div {
                            p.big-ask { (speech.term("online-big-join")) }
                            p #big-free { (speech.say(&counted("online-free-seats", free))) }
                        }
                    }
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
}

/// All players, in seat order. Points follow from what everybody sees.
fn players<G: OnPage>(seen: &Seen<G>) -> Vec<Player> {
    let player = |(place, chair): (usize, &page_kit::seating::Chair)| {
        let seat = Seat(place as u8);
        let points = G::points(View::for_spectator(&seen.open), seat);
        let awaited = seen.missing.contains(seat);
        Player { seat, name: chair.name.clone(), colour: chair.colour_class(), points, awaited }
    };
    seen.seating.iter().enumerate().map(player).collect()
}

/// The players, the best first.
fn ranked(mut players: Vec<Player>) -> Vec<Player> {
    players.sort_by_key(|player| -player.points);
    players
}

fn game<G: OnPage + Charted>(table: OnlineTable, seen: &Seen<G>, speech: Speech) -> Markup {
    let over = table.info.with(|info| info.state == TableState::Over);
    let compares = over || seen.before.as_ref().is_some_and(|before| G::ends_part(before, &seen.open));
    let (players, seats) = (ranked(players(seen)), seen.seating.len());
    html! {
        section.big-screen {
            h1 {
                (speech.term(&format!("{}-name", G::NAME)))
                @if over { " · " (speech.term("page-game-over")) }
            }
            div.big-left {
                @if compares { (maps::<G>(seen, &players)) } @else { (G::announced(&seen.open, speech)) }
            }
            div.big-right {
                (ranking(speech, &players, over))
                @if !compares && seats <= MAPS { (maps::<G>(seen, &players)) }
                @if !over {
                    div.big-join {
                        (qr_code(&table_link(&table.id()), &speech.term("online-qr")))
                        p { (speech.term("online-big-watch")) }
                    }
                }
            }
        }
    }
}

/// The players by points, with who is still drawing.
fn ranking(speech: Speech, players: &[Player], over: bool) -> Markup {
    let ready = players.iter().filter(|player| !player.awaited).count();
    html! {
        div.big-players.many[players.len() > COLUMN] {
            @if !over {
                p.big-ask #big-ready { (speech.say(&counted("online-ready-count", ready).with("all", players.len() as i64))) }
            }
            ol {
                @for player in players.iter().take(RANKED) {
                    li class=(player.colour) {
                        bdi { (player.name) }
                        span { (player.points) }
                        @if !over {
                            @let (sign, code) = if player.awaited { ("✎", "online-awaited") } else { ("✓", "online-ready") };
                            span role="img" aria-label=(speech.term(code)) { (sign) }
                        }
                    }
                }
            }
        }
    }
}

/// The maps of all players, or of the best.
fn maps<G: OnPage + Charted>(seen: &Seen<G>, players: &[Player]) -> Markup {
    let colours: Vec<u8> = seen.seating.iter().map(|chair| chair.colour).collect();
    let best: Vec<Seat> = players.iter().take(MOST_MAPS).map(|player| player.seat).collect();
    let mut boards = G::boards(&seen.open, &colours);
    // What belongs to nobody, such as an island, is always shown.
    boards.retain(|(seat, _)| seat.is_none_or(|seat| best.contains(&seat)));
    html! {
        div.big-maps.some[(5..=6).contains(&boards.len())].many[boards.len() > 6] {
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
