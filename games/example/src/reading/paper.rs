//! The score pad on the page: people paint the map and choose everybody's wish.

use chart::Drawing;
use leptos::prelude::*;
use maud::{Markup, html};
use reading::paper::canvas::{BrushCommand, Stroke, brush, canvas, palette, place, space};
use reading::paper::desk::Desk;
use reading::paper::{OnPaper, points};
use vellum::html::{layer, ornament, pill};
use vellum::panel::panel;
use vellum::parts::group;

use crate::chart::picture;
use crate::map::SIDE;
use crate::pad::ExamplePad;
use crate::{Example, Map, Square, Terrain, Wish};

vellum::commands! {
    /// The fields beside the map.
    enum WishesField {
        /// The wish of the player being entered.
        Wish(wish: Wish) = "wish",
    }
}

impl OnPaper for Example {
    const HOW: &'static str = "study-paper-how-example";

    fn parts(desk: Desk) -> Vec<AnyView> {
        let chosen = RwSignal::new(0);
        let middle = group("paper-map", vec![brushes(desk, chosen), board(desk, chosen), wishes(desk)]);
        vec![middle, points::sheet(desk)]
    }

    fn boards(pad: &ExamplePad, _player: usize) -> Vec<Drawing> {
        vec![picture::chart(&pad.map(), &[], &[])]
    }
}

/// The brushes: a terrain of the player being entered, land of nobody, and blank.
const BRUSHES: [(&str, Option<Terrain>, bool); 4] = [
    ("example-terrain-land", Some(Terrain::Land), true),
    ("example-terrain-sea", Some(Terrain::Sea), true),
    ("study-paper-example-island", Some(Terrain::Land), false),
    ("page-example-blank", None, false),
];

fn brushes(desk: Desk, chosen: RwSignal<usize>) -> AnyView {
    let one = move |place: usize, name: &str, terrain: Option<Terrain>| {
        let tile = html! {
            @if let Some(terrain) = terrain { (ornament(&picture::tile(terrain))) }
        };
        brush(place, tile, &desk.speech.term(name), chosen.get() == place)
    };
    let all = move || {
        html! {
            @for (place, (name, terrain, _)) in BRUSHES.into_iter().enumerate() {
                (one(place, name, terrain))
            }
        }
    };
    panel(move || palette(desk.speech, all())).on_press(move |BrushCommand::Take(place)| chosen.set(place)).view()
}

/// The map as entered so far.
fn map(desk: Desk) -> Map {
    desk.pad.with(|pad| pad.of::<ExamplePad>().map(ExamplePad::map).unwrap_or_default())
}

fn board(desk: Desk, chosen: RwSignal<usize>) -> AnyView {
    let charted = Signal::derive(move || {
        let lit: Vec<Square> = desk.lit.get().into_iter().filter_map(Square::numbered).collect();
        layer(&picture::chart(&map(desk), &[], &lit))
    });
    let paint = move |stroke: Stroke| {
        let (_, terrain, mine) = BRUSHES[chosen.get_untracked() % BRUSHES.len()];
        let Some(square) = Square::numbered(stroke.space().into()) else { return };
        let by = mine.then(|| desk.who());
        change(desk, |pad| pad.chart(square, terrain, by));
    };
    let key = move |number: usize| {
        if (1..=BRUSHES.len()).contains(&number) {
            chosen.set(number - 1);
        }
    };
    group(
        "board",
        vec![canvas(format!("0 0 {0} {0}", picture::SIDE), vec![charted], move || squares(desk), paint, key)],
    )
}

/// The squares of the map, to paint on.
fn squares(desk: Desk) -> Markup {
    html! {
        div.spaces role="grid" aria-label=(desk.speech.term("page-example-map")) {
            @for row in 0..SIDE {
                div role="row" {
                    @for one in Square::all().filter(|square| square.place().1 == row) {
                        (square(desk, one))
                    }
                }
            }
        }
    }
}

fn square(desk: Desk, square: Square) -> Markup {
    let rect = place(picture::rect(square), (picture::SIDE, picture::SIDE));
    let terrain = map(desk).at(square).map(|charted| format!("example-terrain-{}", charted.terrain));
    let terrain = desk.speech.term(terrain.as_deref().unwrap_or("page-example-blank"));
    space("square", square.index() as u8, square.place(), rect, &format!("{square}: {terrain}"))
}

/// The wish of the player being entered.
fn wishes(desk: Desk) -> AnyView {
    let change = move |WishesField::Wish(wish), _| {
        let who = desk.who();
        change(desk, |pad| pad.players.get_mut(who).into_iter().for_each(|entry| entry.has.wish = Some(wish)));
    };
    panel(move || wish_choice(desk)).on_change(change).view()
}

fn wish_choice(desk: Desk) -> Markup {
    let who = desk.who();
    let chosen = desk.pad.with(|pad| pad.of::<ExamplePad>()?.players.get(who)?.has.wish);
    let label = points::capital(&desk.speech.term("example-line-wish"));
    html! {
        section.panel {
            h2 { (desk.name(who)) }
            div.choice role="radiogroup" aria-label=(label) {
                @for wish in Wish::ALL {
                    @let name = desk.speech.term(&format!("example-wish-{wish}"));
                    (pill("wish", &WishesField::Wish(wish), &name, chosen == Some(wish)))
                }
            }
        }
    }
}

/// Changes the pad. Each change is one undo step.
fn change(desk: Desk, change: impl FnOnce(&mut ExamplePad)) {
    desk.change("", |pad| {
        pad.of_mut().map(change);
    });
}
