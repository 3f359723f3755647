//! The score pad of Maps of Misterra on the page: the island, a parchment, two presumptions, and markers.

use crate::chart::picture::{self, Mark, Marker};
use crate::components::KEPT;
use crate::scorepad::MisterraPad;
use crate::{Island, Parchment, Presumption, Space, Spaces, Terrain};
use chart::Drawing;
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::command::Command;
use page_kit::html::{layer, ornament, pill};
use page_kit::panel::panel;
use page_kit::parts::group;
use page_kit::seating::COLOURS;
use page_kit::speech::Speech;
use table::{Grid5, Phrase};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use crate::Misterra;
use library::paper::OnPaper;
use library::paper::canvas::{BrushCommand, Stroke, brush, canvas, palette, place, space, space_message};
use library::paper::pad_screen::PadScreen;
use library::paper::points;

page_kit::commands! {
    /// The fields beside the brushes.
    enum BrushField {
        /// The side of the tiles that faces up.
        SideUp(side: Side) = "side-up",
    }
}

page_kit::commands! {
    /// The commands of the presumptions.
    enum PresumptionCommand {
        /// Takes a card, by its number, or puts it back.
        Card(number: u8) = "card",
    }
}

page_kit::commands! {
    /// The fields beside the presumptions.
    enum PresumptionField {
        /// Takes the card with a number.
        Number = "card-number",
        /// Whether the master variant is played.
        Master = "master",
    }
}

/// A side of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Side {
    Confirmed,
    Hazy,
}

page_kit::named_values!(Side);

impl Side {
    fn name(self) -> &'static str {
        match self {
            Side::Confirmed => "confirmed",
            Side::Hazy => "hazy",
        }
    }

    fn named(name: &str) -> Option<Side> {
        [Side::Confirmed, Side::Hazy].into_iter().find(|side| side.name() == name)
    }
}

/// The selected brush.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tool {
    Terrain(Terrain),
    Erase,
    /// The marker of the player who is being entered.
    Marker,
    OtomasMarker,
}

#[derive(Clone, Copy)]
struct PaperState {
    screen: PadScreen,
    tool: RwSignal<Tool>,
    /// Whether tiles are laid on the island with their confirmed side up.
    confirmed: RwSignal<bool>,
    /// How many strokes were made.
    strokes: StoredValue<usize>,
}

impl OnPaper for Misterra {
    const HOW: &'static str = "library-paper-how-misterra";

    fn parts(screen: PadScreen) -> Vec<AnyView> {
        parts(screen)
    }

    fn boards(pad: &MisterraPad, player: usize) -> Vec<Drawing> {
        boards(pad, player)
    }

    fn honours(speech: Speech, pad: &MisterraPad) -> Markup {
        honours(speech, pad)
    }
}

/// The parts of the screen.
fn parts(screen: PadScreen) -> Vec<AnyView> {
    let state = PaperState {
        screen,
        tool: RwSignal::new(Tool::Terrain(Terrain::Jungle)),
        confirmed: RwSignal::new(true),
        strokes: StoredValue::new(0),
    };
    let brushes = panel(move || brushes(state))
        .on_press(move |BrushCommand::Take(place)| pick(state, place))
        .on_change(move |BrushField::SideUp(side), _| state.confirmed.set(side == Side::Confirmed));
    let presumptions = panel(move || presumptions(state))
        .on_press(move |PresumptionCommand::Card(number)| presume(state, number.into()))
        .on_change(move |field, value| typed(state, field, &value));
    let island = vec![heading(move || island_name(state)), island(state)];
    let parchment = vec![heading(move || parchment_name(state)), parchment(state)];
    let boards = group("boards", vec![group("board", island), group("board", parchment)]);
    vec![presumptions.view(), group("paper-board", vec![brushes.view(), boards]), points::sheet(screen)]
}

impl PaperState {
    fn with<T: Default>(self, look: impl FnOnce(&MisterraPad) -> T) -> T {
        self.screen.pad.with(|pad| pad.of().map(look).unwrap_or_default())
    }

    fn change(self, what: &str, change: impl FnOnce(&mut MisterraPad)) {
        self.screen.change(what, |pad| {
            if let Some(pad) = pad.of_mut() {
                change(pad);
            }
        });
    }

    fn is_solo(self) -> bool {
        self.with(|pad| pad.players.len() == 1)
    }

    fn parchment(self) -> Parchment {
        let who = self.screen.who();
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
    // Otoma has no seat and gets the last colour, as at the table.
    let otoma = pad.otoma.iter().filter(|_| pad.players.len() == 1).map(|space| (*space, COLOURS - 1));
    let all: Vec<(Space, u8)> = own.chain(otoma).collect();
    let disputed = |space: Space| {
        let region = Spaces::of_island(pad.island.region(space));
        all.iter().filter(|(other, _)| region.contains(*other)).count() > 1
    };
    all.iter().map(|&(space, colour)| (space, colour, disputed(space))).collect()
}

fn brushes(state: PaperState) -> Markup {
    let speech = state.screen.speech;
    let chosen = state.tool.get();
    let brushes = html! {
        @for (place, tool) in state.tools().into_iter().enumerate() {
            @let (picture, name) = brush_face(speech, tool);
            (brush(place, picture, &name, chosen == tool))
        }
    };
    let confirmed = state.confirmed.get();
    let side = |side, code: &str, chosen| pill("side-up", &BrushField::SideUp(side), &speech.term(code), chosen);
    html! {
        (palette(speech, brushes))
        fieldset.choice {
            legend { (speech.term("library-paper-tiles")) }
            (side(Side::Confirmed, "library-paper-confirmed", confirmed))
            (side(Side::Hazy, "library-paper-hazy", !confirmed))
        }
    }
}

/// The picture of a brush, and its name.
fn brush_face(speech: Speech, tool: Tool) -> (Markup, String) {
    match tool {
        Tool::Terrain(terrain) => (ornament(&picture::terrain_tile(terrain)), speech.term(&terrain.term())),
        Tool::Erase => (html! { "×" }, speech.term("library-paper-erase")),
        Tool::Marker => (html! { "⚑" }, speech.term("library-paper-marker")),
        Tool::OtomasMarker => (html! { "⚑" }, speech.term("library-paper-marker-otoma")),
    }
}

fn pick(state: PaperState, place: usize) {
    if let Some(tool) = state.tools().get(place) {
        state.tool.set(*tool);
    }
}

fn heading(name: impl Fn() -> String + 'static) -> AnyView {
    panel(move || html! { h2 { (name()) } }).view()
}

fn island_name(state: PaperState) -> String {
    state.screen.speech.term("page-misterra-island")
}

fn parchment_name(state: PaperState) -> String {
    let name = state.screen.name(state.screen.who());
    state.screen.speech.say(&Phrase::new("page-misterra-parchment-of").with("name", name))
}

fn lit(state: PaperState) -> Markup {
    let spaces = state.screen.lit.with(|lit| {
        let spaces = lit.iter().filter_map(|space| Space::new(*space as u8));
        spaces.fold(Spaces::EMPTY, |all, space| all.or(Spaces::only(space)))
    });
    layer(&picture::outline(spaces, Mark::Lit))
}

fn island(state: PaperState) -> AnyView {
    let layers = vec![
        Signal::derive(|| layer(&picture::island_ground())),
        Signal::derive(move || layer(&picture::island_tiles(&state.with(|pad| pad.island)))),
        Signal::derive(move || lit(state)),
        Signal::derive(move || layer(&picture::pieces(&[], &state.with(markers)))),
    ];
    let label = move |at: Space| {
        let mut label = tile_name(state.screen.speech, &state.with(|pad| pad.island), at);
        for name in flags(state, at) {
            label += &format!(", ⚑ {name}");
        }
        space_message(state.screen.speech, &at.name(), &label)
    };
    let spaces = move || spaces(state.screen.speech, "island", "page-misterra-island", label);
    canvas(
        view_box(),
        layers,
        spaces,
        move |stroke| paint_island(state, stroke),
        move |key| pick(state, key.wrapping_sub(1)),
    )
}

fn parchment(state: PaperState) -> AnyView {
    let layers = vec![
        Signal::derive(|| layer(&picture::parchment_ground())),
        Signal::derive(move || layer(&picture::parchment_land(&state.parchment()))),
        Signal::derive(move || lit(state)),
    ];
    let label = move |at: Space| {
        space_message(state.screen.speech, &at.name(), &drawn_name(state.screen.speech, &state.parchment(), at))
    };
    let spaces = move || spaces(state.screen.speech, "parchment", "library-paper-parchment", label);
    canvas(
        view_box(),
        layers,
        spaces,
        move |stroke| paint_parchment(state, stroke),
        move |key| pick(state, key.wrapping_sub(1)),
    )
}

fn view_box() -> String {
    format!("0 0 {} {}", picture::WIDTH, picture::HEIGHT)
}

/// The spaces of a board; `code` is the code of its name.
fn spaces(speech: Speech, board: &str, code: &str, label: impl Fn(Space) -> String) -> Markup {
    const SIDE: u8 = Grid5::SIDE as u8;
    let row = |row: u8| (0..SIDE).filter_map(move |column| Some((column, Space::new(row * SIDE + column)?)));
    let place = |at| place(picture::space_rect(at), (picture::WIDTH, picture::HEIGHT));
    html! {
        div.spaces id={ (board) "-spaces" } role="grid" aria-label=(speech.term(code)) {
            @for y in 0..SIDE {
                div role="row" {
                    @for (x, at) in row(y) {
                        (space(board, at.index(), (x, y), place(at), &label(at)))
                    }
                }
            }
        }
    }
}

fn tile_name(speech: Speech, island: &Island, at: Space) -> String {
    let Some(tile) = island.tile_at(at) else { return speech.term("page-misterra-empty") };
    let code = if tile.confirmed { "page-misterra-tile-confirmed" } else { "page-misterra-tile-hazy" };
    speech.say(&Phrase::new(code).term("terrain", tile.terrain.term()))
}

fn drawn_name(speech: Speech, parchment: &Parchment, at: Space) -> String {
    parchment.terrain_at(at).map_or_else(|| speech.term("page-misterra-empty"), |terrain| speech.term(&terrain.term()))
}

/// The names of all who have a marker on a space.
fn flags(state: PaperState, at: Space) -> Vec<String> {
    let otoma = state.is_solo() && state.with(|pad| pad.otoma.contains(&at));
    let seats: Vec<usize> = state.with(|pad| {
        let players = pad.players.iter().enumerate();
        players.filter(|(_, entry)| entry.has.claims.contains(&at)).map(|(seat, _)| seat).collect()
    });
    let otoma = otoma.then(|| state.screen.speech.term("page-misterra-otoma"));
    seats.into_iter().map(|seat| state.screen.name(seat)).chain(otoma).collect()
}

/// The space of a stroke, and the name of its undo step.
fn stroked(state: PaperState, stroke: Stroke) -> Option<(Space, String)> {
    if let Stroke::Begins(_) = stroke {
        state.strokes.update_value(|strokes| *strokes += 1);
    }
    Some((Space::new(stroke.space())?, format!("stroke-{}", state.strokes.get_value())))
}

fn paint_island(state: PaperState, stroke: Stroke) {
    let Some((at, name)) = stroked(state, stroke) else { return };
    let speech = state.screen.speech;
    let who = state.screen.who();
    let confirmed = state.confirmed.get_untracked();
    let tile = match state.tool.get_untracked() {
        Tool::Terrain(terrain) => Some((terrain, confirmed)),
        Tool::Erase => None,
        tool => {
            // A marker is placed once at the start of a stroke, not dragged along.
            if let Stroke::Begins(_) = stroke {
                state.change("", |pad| pad.claim((tool == Tool::Marker).then_some(who), at));
            }
            return;
        }
    };
    let mut refused = None;
    state.change(&name, |pad| refused = pad.lay(at, tile).err());
    let island = state.with(|pad| pad.island);
    state.screen.status.set(match refused {
        Some(why) => points::sentence(&speech.say(&why)),
        None => space_message(speech, &at.name(), &tile_name(speech, &island, at)),
    });
}

fn paint_parchment(state: PaperState, stroke: Stroke) {
    let Some((at, name)) = stroked(state, stroke) else { return };
    let speech = state.screen.speech;
    let terrain = match state.tool.get_untracked() {
        Tool::Terrain(terrain) => Some(terrain),
        Tool::Erase => None,
        _ => return state.screen.status.set(speech.term("library-paper-marker-where")),
    };
    let who = state.screen.who();
    state.change(&name, |pad| pad.paint(who, at, terrain));
    state.screen.status.set(space_message(speech, &at.name(), &drawn_name(speech, &state.parchment(), at)));
}

/// The presumptions of the player who is being entered, the cards to choose from, and the variant.
fn presumptions(state: PaperState) -> Markup {
    let speech = state.screen.speech;
    let who = state.screen.who();
    let held = state.with(|pad| pad.players.get(who).map(|entry| entry.has.presumptions.clone()).unwrap_or_default());
    let master = state.with(|pad| pad.master);
    html! {
        section.panel.paper-edicts {
            h2 { (state.screen.name(who)) ": " (speech.term("page-misterra-presumptions")) }
            div.slots {
                @for card in &held {
                    (card_button(speech, *card, true))
                }
            }
            @if held.len() < KEPT {
                (number_of_card(speech))
                (all_cards(state, &held))
            }
            label.field {
                input type="checkbox" #master data-field=(PresumptionField::Master) checked[master];
                span { (speech.term("page-misterra-option-master")) }
            }
        }
    }
}

/// A card: its diagram, its number and name, and its rule.
fn card_words(speech: Speech, card: Presumption) -> Markup {
    let number = card.number();
    html! {
        span.diagram { (ornament(&picture::presumption_diagram(card))) }
        span.words {
            strong { (number) " · " (speech.term(&card.term())) }
            span.rule { (speech.term(&format!("misterra-rule-{number}"))) }
        }
    }
}

/// A card that the player holds or can take.
fn card_button(speech: Speech, card: Presumption, held: bool) -> Markup {
    let command = PresumptionCommand::Card(card.number());
    html! {
        button.presumption id=(command.id()) data-do=(command) aria-pressed=(held) { (card_words(speech, card)) }
    }
}

/// A card that another player has.
fn card_of_other(speech: Speech, card: Presumption, owner: &str) -> Markup {
    let command = PresumptionCommand::Card(card.number());
    html! {
        button.presumption id=(command.id()) data-do=(command) disabled {
            (card_words(speech, card))
            span.owner { (owner) }
        }
    }
}

/// The field for the number of a card.
fn number_of_card(speech: Speech) -> Markup {
    html! {
        label.field {
            span { (speech.term("library-paper-number")) }
            input type="number" id=(NUMBER) data-field=(PresumptionField::Number) min="1" max=(Presumption::COUNT);
        }
    }
}

/// The id of the field for the number of a card.
const NUMBER: &str = "card-number";

/// All cards except those that the player holds.
fn all_cards(state: PaperState, held: &[Presumption]) -> Markup {
    let speech = state.screen.speech;
    let owner = |card: Presumption| {
        state.with(|pad| pad.players.iter().position(|entry| entry.has.presumptions.contains(&card)))
    };
    html! {
        div.deck-of-cards role="group" aria-label=(speech.term("page-misterra-presumptions")) {
            @for card in Presumption::all().filter(|card| !held.contains(card)) {
                @match owner(card) {
                    None => (card_button(speech, card, false)),
                    Some(owner) => (card_of_other(speech, card, &state.screen.name(owner))),
                }
            }
        }
    }
}

/// Takes the card with a number, or puts it back.
fn presume(state: PaperState, number: i64) {
    let who = state.screen.who();
    match u8::try_from(number).ok().and_then(Presumption::numbered) {
        Some(card) => state.change("", |pad| pad.presume(who, card)),
        None => {
            let unknown = Phrase::new("misterra-form-presumption").with("number", number);
            state.screen.status.set(points::sentence(&state.screen.speech.say(&unknown)));
        }
    }
}

fn typed(state: PaperState, field: PresumptionField, value: &str) {
    match field {
        PresumptionField::Master => state.change("", |pad| pad.master = !pad.master),
        PresumptionField::Number if value.is_empty() => {}
        PresumptionField::Number => {
            let field = document().get_element_by_id(NUMBER);
            if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) {
                field.set_value("");
            }
            presume(state, value.parse().unwrap_or(0));
        }
    }
}

/// The island with everybody's markers, and a player's parchment, as one picture.
fn boards(pad: &MisterraPad, player: usize) -> Vec<Drawing> {
    let both = |entry: &scorepad::Entry<crate::paper::Player>| {
        picture::both(&pad.island, &entry.has.parchment, &[], &markers(pad))
    };
    pad.players.get(player).map(both).into_iter().collect()
}

/// The titles of the solo game.
fn honours(speech: Speech, pad: &MisterraPad) -> Markup {
    let played = pad.played();
    let Some(titles) = played.scored().ok().and_then(|scored| scored.outcome().players[0].honours.titles) else {
        return Markup::default();
    };
    let all = [
        ("page-misterra-titles-total", titles.total),
        ("page-misterra-titles-presumptions", titles.presumptions),
        ("page-misterra-titles-fidelity", titles.fidelity),
        ("page-misterra-titles-claims", titles.claims),
    ];
    html! {
        p.titles {
            @for (of, title) in all {
                span { (speech.term(of)) }
                strong { (speech.term(&title.term())) }
            }
        }
    }
}
