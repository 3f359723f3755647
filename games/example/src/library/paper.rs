//! The score pad on the page: people paint the map and choose everybody's wish.

use chart::Drawing;
use leptos::prelude::*;
use library::paper::canvas::{BrushCommand, Stroke, brush, canvas, palette, place, space};
use library::paper::pad_screen::PadScreen;
use library::paper::{OnPaper, points};
use maud::{Markup, html};
use page_kit::html::{layer, ornament, pill};
use page_kit::panel::panel;
use page_kit::parts::group;

use crate::chart::picture;
use crate::map::SIDE;
use crate::scorepad::ExamplePad;
use crate::{Example, Map, Square, Terrain, Wish};

page_kit::commands! {
    /// The fields beside the map.
    enum WishesField {
        /// The wish of the player being entered.
        Wish(wish: Wish) = "wish",
    }
}

impl OnPaper for Example {
    const HOW: &'static str = "library-paper-how-example";

    fn parts(screen: PadScreen) -> Vec<AnyView> {
        let chosen = RwSignal::new(0);
        let middle = group("paper-map", vec![brushes(screen, chosen), board(screen, chosen), wishes(screen)]);
        vec![middle, points::sheet(screen)]
    }

    fn boards(pad: &ExamplePad, _player: usize) -> Vec<Drawing> {
        vec![picture::chart(&pad.map(), &[], &[])]
    }
}

/// The brushes: a terrain of the player being entered, land of nobody, and blank.
const BRUSHES: [(&str, Option<Terrain>, bool); 4] = [
    ("example-terrain-land", Some(Terrain::Land), true),
    ("example-terrain-sea", Some(Terrain::Sea), true),
    ("library-paper-example-island", Some(Terrain::Land), false),
    ("page-example-blank", None, false),
];

fn brushes(screen: PadScreen, chosen: RwSignal<usize>) -> AnyView {
    let one = move |place: usize, name: &str, terrain: Option<Terrain>| {
        let tile = html! {
            @if let Some(terrain) = terrain { (ornament(&picture::tile(terrain))) }
        };
        brush(place, tile, &screen.speech.term(name), chosen.get() == place)
    };
    let all = move || {
        html! {
            @for (place, (name, terrain, _)) in BRUSHES.into_iter().enumerate() {
                (one(place, name, terrain))
            }
        }
    };
    panel(move || palette(screen.speech, all())).on_press(move |BrushCommand::Take(place)| chosen.set(place)).view()
}

/// The map as entered so far.
fn map(screen: PadScreen) -> Map {
    screen.pad.with(|pad| pad.of::<ExamplePad>().map(ExamplePad::map).unwrap_or_default())
}

fn board(screen: PadScreen, chosen: RwSignal<usize>) -> AnyView {
    let charted = Signal::derive(move || {
        let lit: Vec<Square> = screen.lit.get().into_iter().filter_map(Square::numbered).collect();
        layer(&picture::chart(&map(screen), &[], &lit))
    });
    let paint = move |stroke: Stroke| {
        let (_, terrain, mine) = BRUSHES[chosen.get_untracked() % BRUSHES.len()];
        let Some(square) = Square::numbered(stroke.space().into()) else { return };
        let by = mine.then(|| screen.who());
        change(screen, |pad| pad.chart(square, terrain, by));
    };
    let key = move |number: usize| {
        if (1..=BRUSHES.len()).contains(&number) {
            chosen.set(number - 1);
        }
    };
    group(
        "board",
        vec![canvas(format!("0 0 {0} {0}", picture::SIDE), vec![charted], move || squares(screen), paint, key)],
    )
}

/// The squares of the map, to paint on.
fn squares(screen: PadScreen) -> Markup {
    html! {
        div.spaces role="grid" aria-label=(screen.speech.term("page-example-map")) {
            @for row in 0..SIDE {
                div role="row" {
                    @for one in Square::all().filter(|square| square.place().1 == row) {
                        (square(screen, one))
                    }
                }
            }
        }
    }
}

fn square(screen: PadScreen, square: Square) -> Markup {
    let rect = place(picture::rect(square), (picture::SIDE, picture::SIDE));
    let terrain = map(screen).at(square).map(|charted| format!("example-terrain-{}", charted.terrain));
    let terrain = screen.speech.term(terrain.as_deref().unwrap_or("page-example-blank"));
    space("square", square.index() as u8, square.place(), rect, &format!("{square}: {terrain}"))
}

/// The wish of the player being entered.
fn wishes(screen: PadScreen) -> AnyView {
    let change = move |WishesField::Wish(wish), _| {
        let who = screen.who();
        change(screen, |pad| pad.players.get_mut(who).into_iter().for_each(|entry| entry.has.wish = Some(wish)));
    };
    panel(move || wish_choice(screen)).on_change(change).view()
}

fn wish_choice(screen: PadScreen) -> Markup {
    let who = screen.who();
    let chosen = screen.pad.with(|pad| pad.of::<ExamplePad>()?.players.get(who)?.has.wish);
    let label = points::capital(&screen.speech.term("example-line-wish"));
    html! {
        section.panel {
            h2 { (screen.name(who)) }
            div.choice role="radiogroup" aria-label=(label) {
                @for wish in Wish::ALL {
                    @let name = screen.speech.term(&format!("example-wish-{wish}"));
                    (pill("wish", &WishesField::Wish(wish), &name, chosen == Some(wish)))
                }
            }
        }
    }
}

/// Changes the pad. Each change is one undo step.
fn change(screen: PadScreen, change: impl FnOnce(&mut ExamplePad)) {
    screen.change("", |pad| {
        pad.of_mut().map(change);
    });
}
