//! What friends do, in sight beside the board of a wide window: the newest message, and small sheets with points.

use chart::Charted;
use leptos::prelude::*;
use maud::{Markup, html};
use page::OnPage;
use page::seen::Seen;
use page_kit::html::ornament;
use page_kit::panel::panel;
use table::{Seat, View};

use crate::table::OnlineTable;

/// Of how many players the sheets are shown; more would be too small.
const MOST: usize = 6;

/// Somebody else's sheet.
struct Sheet {
    name: String,
    colour: String,
    points: i32,
    is_awaited: bool,
    picture: Markup,
}

/// The part of the screen.
pub(crate) fn friends<G: OnPage + Charted>(table: OnlineTable, seen: RwSignal<Seen<G>>) -> AnyView {
    panel(move || html(table, &seen.with(sheets))).view()
}

/// The sheets of the others. Of a game with one board for all there are none: that board is in sight anyway.
fn sheets<G: OnPage + Charted>(seen: &Seen<G>) -> Vec<Sheet> {
    if seen.seating.len() > MOST || seen.is_over() {
        return Vec::new();
    }
    let colours: Vec<u8> = seen.seating.iter().map(|chair| chair.colour).collect();
    let others = G::boards(&seen.open, &colours).into_iter().filter_map(|(seat, drawing)| Some((seat?, drawing)));
    let sheet = |(seat, drawing): (Seat, chart::Drawing)| {
        let chair = &seen.seating[seat.index()];
        Sheet {
            name: chair.name.clone(),
            colour: chair.colour_class(),
            points: G::points(View::for_spectator(&seen.open), seat),
            is_awaited: seen.missing.contains(seat),
            picture: ornament(&drawing),
        }
    };
    others.filter(|(seat, _)| !seen.mine.contains(*seat)).map(sheet).collect()
}

fn html(table: OnlineTable, sheets: &[Sheet]) -> Markup {
    let said = table.chat.newest();
    html! {
        section.friends {
            @if let Some((name, text)) = said { p title=(text) { bdi.who { (name) } " " bdi { (text) } } }
            div {
                @for sheet in sheets {
                    figure {
                        (sheet.picture)
                        figcaption class=(sheet.colour) {
                            bdi { (sheet.name) } " " (sheet.points) @if sheet.is_awaited { " ✎" }
                        }
                    }
                }
            }
        }
    }
}
