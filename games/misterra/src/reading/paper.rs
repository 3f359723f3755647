//! Maps of Misterra on paper: the island, a parchment, two presumptions, and markers.

use crate::chart::picture::{self, Mark, Marker};
use crate::components::KEPT;
use crate::pad::MisterraPad;
use crate::{Island, Parchment, Presumption, Space, Spaces, Terrain};
use chart::{Drawing, svg};
use leptos::prelude::*;
use table::{Grid5, Phrase};
use vellum::html::{Gesture, Touch, button, escaped, form_panel, group, parts as parts_of, pill, pressed, told};
use vellum::seating::COLOURS;
use vellum::speech::Speech;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use crate::Misterra;
use reading::paper::OnPaper;
use reading::paper::canvas::{Stroke, brush, canvas, palette, place, space, told_of};
use reading::paper::desk::Desk;
use reading::paper::points;

/// What is in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tool {
    Terrain(Terrain),
    Erase,
    /// The marker of who is being entered.
    Marker,
    OtomasMarker,
}

#[derive(Clone, Copy)]
struct Bench {
    desk: Desk,
    tool: RwSignal<Tool>,
    /// Whether tiles are laid on the island with their confirmed side up.
    confirmed: RwSignal<bool>,
    /// How many strokes were made.
    strokes: StoredValue<usize>,
}

impl OnPaper for Misterra {
    const HOW: &'static str = "study-paper-how-misterra";

    fn parts(desk: Desk) -> Vec<AnyView> {
        parts(desk)
    }

    fn boards(pad: &MisterraPad, player: usize) -> Vec<Drawing> {
        boards(pad, player)
    }

    fn honours(speech: Speech, pad: &MisterraPad) -> String {
        honours(speech, pad)
    }
}

/// The parts of the screen.
fn parts(desk: Desk) -> Vec<AnyView> {
    let bench = Bench {
        desk,
        tool: RwSignal::new(Tool::Terrain(Terrain::Jungle)),
        confirmed: RwSignal::new(true),
        strokes: StoredValue::new(0),
    };
    let boards = vec![
        form_panel(
            move || brushes(bench),
            move |touch| take_brush(bench, touch),
            move |(what, _)| {
                if let ("side-up", side) = parts_of(&what) {
                    bench.confirmed.set(side == "confirmed");
                }
            },
        ),
        group(
            "boards",
            vec![
                group("board", vec![heading(bench, "island"), island(bench)]),
                group("board", vec![heading(bench, "parchment"), parchment(bench)]),
            ],
        ),
    ];
    vec![
        form_panel(move || presumptions(bench), move |touch| choose(bench, touch), move |change| typed(bench, change)),
        group("paper-board", boards),
        points::sheet(desk),
    ]
}

impl Bench {
    fn with<T: Default>(self, look: impl FnOnce(&MisterraPad) -> T) -> T {
        self.desk.pad.with(|pad| pad.of().map(look).unwrap_or_default())
    }

    fn change(self, what: &str, change: impl FnOnce(&mut MisterraPad)) {
        self.desk.change(what, |pad| {
            if let Some(pad) = pad.of_mut() {
                change(pad);
            }
        });
    }

    fn is_solo(self) -> bool {
        self.with(|pad| pad.players.len() == 1)
    }

    fn parchment(self) -> Parchment {
        let who = self.desk.who();
        self.with(|pad| pad.players.get(who).map(|entry| entry.has.parchment).unwrap_or_default())
    }

    fn tools(self) -> Vec<Tool> {
        let solo = self.is_solo().then_some(Tool::OtomasMarker);
        Terrain::ALL.into_iter().map(Tool::Terrain).chain([Tool::Erase, Tool::Marker]).chain(solo).collect()
    }
}

/// The markers on the island, in the colours of the players.
fn markers(pad: &MisterraPad) -> Vec<Marker> {
    let players = pad.players.iter().enumerate();
    let own =
        players.flat_map(|(seat, entry)| entry.has.claims.iter().map(move |space| (*space, seat as u8 % COLOURS)));
    // Otoma sits in no chair and has the last colour, as at the table.
    let otoma = pad.otoma.iter().filter(|_| pad.players.len() == 1).map(|space| (*space, COLOURS - 1));
    let all: Vec<(Space, u8)> = own.chain(otoma).collect();
    let disputed = |space: Space| {
        let region = Spaces::of_island(pad.island.region(space));
        all.iter().filter(|(other, _)| region.contains(*other)).count() > 1
    };
    all.iter().map(|&(space, colour)| (space, colour, disputed(space))).collect()
}

fn brushes(bench: Bench) -> String {
    let speech = bench.desk.speech;
    let chosen = bench.tool.get();
    let one = |(place, tool): (usize, Tool)| {
        let (picture, name) = match tool {
            Tool::Terrain(terrain) => {
                (svg::inlined(&picture::terrain_tile(terrain), None), speech.term(&terrain.term()))
            }
            Tool::Erase => ("×".to_owned(), speech.term("study-paper-erase")),
            Tool::Marker => ("⚑".to_owned(), speech.term("study-paper-marker")),
            Tool::OtomasMarker => ("⚑".to_owned(), speech.term("study-paper-marker-otoma")),
        };
        brush(&format!("brush:{place}"), &picture, &name, place + 1, chosen == tool)
    };
    let brushes: String = bench.tools().into_iter().enumerate().map(one).collect();
    let confirmed = bench.confirmed.get();
    format!(
        "{}<fieldset class=\"choice\"><legend>{}</legend>{}{}</fieldset>",
        palette(speech, &brushes),
        escaped(&speech.term("study-paper-tiles")),
        pill("side-up", "confirmed", &speech.term("study-paper-confirmed"), confirmed),
        pill("side-up", "hazy", &speech.term("study-paper-hazy"), !confirmed),
    )
}

fn take_brush(bench: Bench, (gesture, what): Touch) {
    if let (Gesture::Press, ("brush", place)) = (gesture, parts_of(&what)) {
        pick(bench, place.parse().unwrap_or(0));
    }
}

fn pick(bench: Bench, place: usize) {
    if let Some(tool) = bench.tools().get(place) {
        bench.tool.set(*tool);
    }
}

fn heading(bench: Bench, board: &'static str) -> AnyView {
    let speech = bench.desk.speech;
    told(move || {
        let name = match board {
            "island" => speech.term("page-misterra-island"),
            _ => {
                let name = bench.desk.name(bench.desk.who());
                speech.say(&Phrase::new("page-misterra-parchment-of").with("name", name))
            }
        };
        format!("<h2>{}</h2>", escaped(&name))
    })
}

fn lit(bench: Bench) -> String {
    let spaces = bench.desk.lit.with(|lit| {
        let spaces = lit.iter().filter_map(|space| Space::new(*space as u8));
        spaces.fold(Spaces::EMPTY, |all, space| all.or(Spaces::only(space)))
    });
    svg::content(&picture::outline(spaces, Mark::Lit))
}

fn island(bench: Bench) -> AnyView {
    let ground = svg::content(&picture::island_ground());
    let tiles = move || svg::content(&picture::island_tiles(&bench.with(|pad| pad.island)));
    let pieces = move || svg::content(&picture::pieces(&[], &bench.with(markers)));
    let layers = vec![
        Signal::derive(move || ground.clone()),
        Signal::derive(tiles),
        Signal::derive(move || lit(bench)),
        Signal::derive(pieces),
    ];
    let label = move |at: Space| {
        let mut label = tile_name(bench.desk.speech, &bench.with(|pad| pad.island), at);
        for name in flags(bench, at) {
            label += &format!(", ⚑ {name}");
        }
        told_of(bench.desk.speech, &at.name(), &label)
    };
    let spaces = move || spaces(bench.desk.speech, "island", "page-misterra-island", label);
    canvas(
        view_box(),
        layers,
        spaces,
        move |stroke| paint_island(bench, stroke),
        move |key| pick(bench, key.wrapping_sub(1)),
    )
}

fn parchment(bench: Bench) -> AnyView {
    let ground = svg::content(&picture::parchment_ground());
    let land = move || svg::content(&picture::parchment_land(&bench.parchment()));
    let layers = vec![Signal::derive(move || ground.clone()), Signal::derive(land), Signal::derive(move || lit(bench))];
    let label =
        move |at: Space| told_of(bench.desk.speech, &at.name(), &drawn_name(bench.desk.speech, &bench.parchment(), at));
    let spaces = move || spaces(bench.desk.speech, "parchment", "study-paper-parchment", label);
    canvas(
        view_box(),
        layers,
        spaces,
        move |stroke| paint_parchment(bench, stroke),
        move |key| pick(bench, key.wrapping_sub(1)),
    )
}

fn view_box() -> String {
    format!("0 0 {} {}", picture::WIDTH, picture::HEIGHT)
}

fn spaces(speech: Speech, board: &str, code: &str, label: impl Fn(Space) -> String) -> String {
    const SIDE: u8 = Grid5::SIDE as u8;
    let row = |row: u8| {
        let cell = |column: u8| {
            let at = Space::new(row * SIDE + column)?;
            let size = (picture::WIDTH, picture::HEIGHT);
            Some(space(board, at.index(), (column, row), place(picture::space_rect(at), size), &label(at)))
        };
        format!("<div role=\"row\">{}</div>", (0..SIDE).filter_map(cell).collect::<String>())
    };
    format!(
        "<div class=\"spaces\" id=\"{board}-spaces\" role=\"grid\" aria-label=\"{}\">{}</div>",
        escaped(&speech.term(code)),
        (0..SIDE).map(row).collect::<String>()
    )
}

fn tile_name(speech: Speech, island: &Island, at: Space) -> String {
    let Some(tile) = island.tile_at(at) else { return speech.term("page-misterra-empty") };
    let code = if tile.confirmed { "page-misterra-tile-confirmed" } else { "page-misterra-tile-hazy" };
    speech.say(&Phrase::new(code).term("terrain", tile.terrain.term()))
}

fn drawn_name(speech: Speech, parchment: &Parchment, at: Space) -> String {
    parchment.terrain_at(at).map_or_else(|| speech.term("page-misterra-empty"), |terrain| speech.term(&terrain.term()))
}

/// Whose markers lie on a space.
fn flags(bench: Bench, at: Space) -> Vec<String> {
    let otoma = bench.is_solo() && bench.with(|pad| pad.otoma.contains(&at));
    let seats: Vec<usize> = bench.with(|pad| {
        let players = pad.players.iter().enumerate();
        players.filter(|(_, entry)| entry.has.claims.contains(&at)).map(|(seat, _)| seat).collect()
    });
    let otoma = otoma.then(|| bench.desk.speech.term("page-misterra-otoma"));
    seats.into_iter().map(|seat| bench.desk.name(seat)).chain(otoma).collect()
}

/// The space of a stroke, and the name under which the stroke is undone.
fn stroked(bench: Bench, stroke: Stroke) -> Option<(Space, String)> {
    if let Stroke::Begins(_) = stroke {
        bench.strokes.update_value(|strokes| *strokes += 1);
    }
    Some((Space::new(stroke.space())?, format!("stroke-{}", bench.strokes.get_value())))
}

fn paint_island(bench: Bench, stroke: Stroke) {
    let Some((at, name)) = stroked(bench, stroke) else { return };
    let speech = bench.desk.speech;
    let who = bench.desk.who();
    let confirmed = bench.confirmed.get_untracked();
    let tile = match bench.tool.get_untracked() {
        Tool::Terrain(terrain) => Some((terrain, confirmed)),
        Tool::Erase => None,
        tool => {
            // A marker is put down once, not dragged along.
            if let Stroke::Begins(_) = stroke {
                bench.change("", |pad| pad.claim((tool == Tool::Marker).then_some(who), at));
            }
            return;
        }
    };
    let mut refused = None;
    bench.change(&name, |pad| refused = pad.lay(at, tile).err());
    let island = bench.with(|pad| pad.island);
    bench.desk.said.set(match refused {
        Some(why) => points::sentence(&speech.say(&why)),
        None => told_of(speech, &at.name(), &tile_name(speech, &island, at)),
    });
}

fn paint_parchment(bench: Bench, stroke: Stroke) {
    let Some((at, name)) = stroked(bench, stroke) else { return };
    let speech = bench.desk.speech;
    let terrain = match bench.tool.get_untracked() {
        Tool::Terrain(terrain) => Some(terrain),
        Tool::Erase => None,
        _ => return bench.desk.said.set(speech.term("study-paper-marker-where")),
    };
    let who = bench.desk.who();
    bench.change(&name, |pad| pad.paint(who, at, terrain));
    bench.desk.said.set(told_of(speech, &at.name(), &drawn_name(speech, &bench.parchment(), at)));
}

/// The presumptions of who is being entered, those to choose from, and the variant.
fn presumptions(bench: Bench) -> String {
    let speech = bench.desk.speech;
    let term = |code: &str| escaped(&speech.term(code));
    let who = bench.desk.who();
    let held = bench.with(|pad| pad.players.get(who).map(|entry| entry.has.presumptions.clone()).unwrap_or_default());
    let kept = held.iter().map(|card| {
        button(
            &format!("card:{}", card.number()),
            "class=\"presumption\" aria-pressed=\"true\"",
            &card_words(speech, *card),
        )
    });
    let choices = if held.len() < KEPT { all_cards(bench, &held) } else { String::new() };
    let master = bench.with(|pad| pad.master);
    format!(
        "<section class=\"panel paper-edicts\"><h2>{}: {}</h2><div class=\"slots\">{}</div>{choices}\
         <label class=\"field\"><input type=\"checkbox\" id=\"master\" data-do=\"master\" {}><span>{}</span></label></section>",
        escaped(&bench.desk.name(who)),
        term("page-misterra-presumptions"),
        kept.collect::<String>(),
        if master { "checked" } else { "" },
        term("page-misterra-option-master"),
    )
}

/// A card: its diagram, its number and name, and its rule.
fn card_words(speech: Speech, card: Presumption) -> String {
    let number = card.number();
    format!(
        "<span class=\"diagram\">{}</span><span class=\"words\"><strong>{number} · {}</strong><span class=\"rule\">{}</span></span>",
        svg::inlined(&picture::presumption_diagram(card), None),
        escaped(&speech.term(&card.term())),
        escaped(&speech.term(&format!("misterra-rule-{number}"))),
    )
}

fn all_cards(bench: Bench, held: &[Presumption]) -> String {
    let speech = bench.desk.speech;
    let owner = |card: Presumption| {
        bench.with(|pad| pad.players.iter().position(|entry| entry.has.presumptions.contains(&card)))
    };
    let card = |card: Presumption| match owner(card) {
        _ if held.contains(&card) => String::new(),
        None => button(
            &format!("card:{}", card.number()),
            &format!("class=\"presumption\" {}", pressed(false)),
            &card_words(speech, card),
        ),
        Some(owner) => {
            let name = escaped(&bench.desk.name(owner));
            let words = card_words(speech, card) + &format!("<span class=\"owner\">{name}</span>");
            button(&format!("card:{}", card.number()), "class=\"presumption\" disabled", &words)
        }
    };
    format!(
        "<label class=\"field\"><span>{}</span><input type=\"number\" id=\"{NUMBER}\" data-do=\"{NUMBER}\" min=\"1\" max=\"{}\"></label>\
         <div class=\"deck-of-cards\" role=\"group\" aria-label=\"{}\">{}</div>",
        escaped(&speech.term("study-paper-number")),
        Presumption::COUNT,
        escaped(&speech.term("page-misterra-presumptions")),
        Presumption::all().map(card).collect::<String>(),
    )
}

/// The field for the number of a card.
const NUMBER: &str = "card-number";

fn choose(bench: Bench, (gesture, what): Touch) {
    if let (Gesture::Press, ("card", number)) = (gesture, parts_of(&what)) {
        presume(bench, number);
    }
}

fn presume(bench: Bench, number: &str) {
    let who = bench.desk.who();
    match number.parse().ok().and_then(Presumption::numbered) {
        Some(card) => bench.change("", |pad| pad.presume(who, card)),
        None => {
            let number: i64 = number.parse().unwrap_or(0);
            let unknown = Phrase::new("misterra-form-presumption").with("number", number);
            bench.desk.said.set(points::sentence(&bench.desk.speech.say(&unknown)));
        }
    }
}

fn typed(bench: Bench, (what, value): (String, String)) {
    match what.as_str() {
        "master" => bench.change("", |pad| pad.master = !pad.master),
        NUMBER if !value.is_empty() => {
            let field = document().get_element_by_id(NUMBER);
            if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) {
                field.set_value("");
            }
            presume(bench, &value);
        }
        _ => {}
    }
}

/// The island with everybody's markers, and a player's parchment, as one picture.
fn boards(pad: &MisterraPad, player: usize) -> Vec<Drawing> {
    let both =
        |entry: &pad::Entry<crate::paper::Player>| picture::both(&pad.island, &entry.has.parchment, &[], &markers(pad));
    pad.players.get(player).map(both).into_iter().collect()
}

/// The titles of the solo game.
fn honours(speech: Speech, pad: &MisterraPad) -> String {
    let played = pad.played();
    let Some(titles) = played.scored().ok().and_then(|scored| scored.outcome().players[0].honours.titles) else {
        return String::new();
    };
    let all = [
        ("page-misterra-titles-total", titles.total),
        ("page-misterra-titles-presumptions", titles.presumptions),
        ("page-misterra-titles-fidelity", titles.fidelity),
        ("page-misterra-titles-claims", titles.claims),
    ];
    let rows = all.map(|(of, title)| {
        format!("<span>{}</span><strong>{}</strong>", escaped(&speech.term(of)), escaped(&speech.term(&title.term())))
    });
    format!("<p class=\"titles\">{}</p>", rows.concat())
}
