//! Its score pad on the page: the map is painted, and everybody's wish is chosen.

use chart::{Drawing, svg};
use leptos::prelude::*;
use reading::paper::canvas::{Stroke, brush, canvas, palette, place, space};
use reading::paper::desk::Desk;
use reading::paper::{OnPaper, points};
use vellum::html::{Gesture, Touch, escaped, form_panel, group, panel, parts as parts_of, pill};

use crate::chart::picture;
use crate::map::SIDE;
use crate::pad::ExamplePad;
use crate::{Example, Square, Terrain, Wish};

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

/// What can be painted: a terrain of the player who is entered, land of nobody, and nothing.
const BRUSHES: [(&str, Option<Terrain>, bool); 4] = [
    ("example-terrain-land", Some(Terrain::Land), true),
    ("example-terrain-sea", Some(Terrain::Sea), true),
    ("study-paper-example-island", Some(Terrain::Land), false),
    ("page-example-blank", None, false),
];

fn brushes(desk: Desk, chosen: RwSignal<usize>) -> AnyView {
    let html = move || {
        let one = |(place, (name, terrain, _)): (usize, &(&str, Option<Terrain>, bool))| {
            let tile = terrain.map_or(String::new(), |terrain| svg::inlined(&picture::tile(terrain), None));
            brush(&format!("brush:{place}"), &tile, &desk.speech.term(name), place + 1, chosen.get() == place)
        };
        palette(desk.speech, &BRUSHES.iter().enumerate().map(one).collect::<String>())
    };
    panel(html, move |(gesture, what): Touch| {
        if let (Gesture::Press, Ok(place)) = (gesture, parts_of(&what).1.parse()) {
            chosen.set(place);
        }
    })
}

fn board(desk: Desk, chosen: RwSignal<usize>) -> AnyView {
    let map = move || desk.pad.with(|pad| pad.of::<ExamplePad>().map(ExamplePad::map).unwrap_or_default());
    let layer = Signal::derive(move || {
        let lit: Vec<Square> = desk.lit.get().into_iter().filter_map(Square::numbered).collect();
        svg::content(&picture::chart(&map(), &[], &lit))
    });
    let spaces = move || {
        let one = |square: Square| {
            let rect = place(picture::rect(square), (picture::SIDE, picture::SIDE));
            let terrain = map().at(square).map(|charted| format!("example-terrain-{}", charted.terrain.name()));
            let terrain = desk.speech.term(terrain.as_deref().unwrap_or("page-example-blank"));
            let label = format!("{}: {terrain}", square.name());
            space("square", square.index() as u8, square.place(), rect, &label)
        };
        let row = |row: u8| {
            let squares = Square::all().filter(|square| square.place().1 == row);
            format!("<div role=\"row\">{}</div>", squares.map(one).collect::<String>())
        };
        let label = escaped(&desk.speech.term("page-example-map"));
        let rows: String = (0..SIDE).map(row).collect();
        format!("<div class=\"spaces\" role=\"grid\" aria-label=\"{label}\">{rows}</div>")
    };
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
    group("board", vec![canvas(format!("0 0 {0} {0}", picture::SIDE), vec![layer], spaces, paint, key)])
}

/// The wish of who is being entered.
fn wishes(desk: Desk) -> AnyView {
    let html = move || {
        let who = desk.who();
        let chosen = desk.pad.with(|pad| pad.of::<ExamplePad>()?.players.get(who)?.has.wish);
        let one = |wish: Wish| {
            let name = desk.speech.term(&format!("example-wish-{}", wish.name()));
            pill("wish", wish.name(), &name, chosen == Some(wish))
        };
        format!(
            "<section class=\"panel\"><h2>{}</h2><div class=\"choice\" role=\"radiogroup\" aria-label=\"{}\">{}</div></section>",
            escaped(&desk.name(who)),
            escaped(&points::capital(&desk.speech.term("example-line-wish"))),
            Wish::ALL.map(one).concat(),
        )
    };
    let typed = move |(what, _): (String, String)| {
        let (who, wish) = (desk.who(), Wish::named(parts_of(&what).1));
        change(desk, |pad| pad.players.get_mut(who).into_iter().for_each(|entry| entry.has.wish = wish));
    };
    form_panel(html, |_| {}, typed)
}

/// Changes the pad. Each change is undone by itself.
fn change(desk: Desk, change: impl FnOnce(&mut ExamplePad)) {
    desk.change("", |pad| {
        pad.of_mut().map(change);
    });
}
