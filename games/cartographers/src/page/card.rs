//! The current card: its shapes and terrains, turning and flipping, and the button that draws.

use crate::chart::picture;
use crate::{Card, Open, Slot, Task, Terrain};
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::chapters::rule_of;
use page_kit::command::Command;
use page_kit::html::{confirm_button, key_button, ornament};
use page_kit::panel::panel;
use page_kit::speech::Speech;
use table::{Choices, Phrase, Seat};

use super::draft::{Draft, Preview};
use super::screen::Screen;
use super::{card_code, names_of, terrain_code};

page_kit::commands! {
    /// The commands of the card.
    enum CardCommand {
        /// Chooses a shape, by its index in [`Slot::ALL`].
        Shape(slot: usize) = "shape",
        Terrain(terrain: Terrain) = "terrain",
        Turn = "turn",
        Flip = "flip",
        /// Takes the shape off the board.
        Undo = "undo",
        /// Draws the shape.
        Confirm = "confirm",
    }
}

/// The shapes and terrains on offer: those with a legal place.
pub fn offers(open: &Open, seat: Seat) -> (Vec<Slot>, Vec<Terrain>) {
    let Some(task) = open.task(seat) else { return (Vec::new(), Vec::new()) };
    let (mut slots, mut terrains) = (Vec::new(), Vec::new());
    task.choices().for_each(|draw| {
        if slots.last() != Some(&draw.slot()) {
            slots.push(draw.slot());
        }
        if !terrains.contains(&draw.terrain()) {
            terrains.push(draw.terrain());
        }
    });
    (slots, terrains)
}

/// The picture of a shape on a card.
pub fn shape_picture(task: &Task<'_>, slot: Slot, terrain: Terrain, orientation: u8) -> Markup {
    ornament(&match task.shape(slot) {
        Some(shape) => picture::shape(shape.lying(orientation).cells, terrain, shape.coin),
        None => picture::terrain_tile(terrain),
    })
}

/// The panel with the card, while a person is asked to draw.
pub fn card_panel(screen: Screen) -> AnyView {
    let speech = Speech::here();
    // The card does not depend on where the shape lies, so pointing at spaces does not redraw it.
    let face = Memo::new(move |_| {
        let draft = screen.draft.get().map(|draft| Draft { at: draft.at.map(|_| (0, 0)), pinned: false, ..draft });
        (draft, screen.preview.with(is_ready))
    });
    let shown = move || {
        html! {
            @if let Some(seat) = screen.top.asked.get() { (card(screen, speech, seat, face.get())) }
        }
    };
    panel(shown).on_press(move |command| act(screen, command)).view()
}

fn card(screen: Screen, speech: Speech, seat: Seat, (draft, ready): (Option<Draft>, bool)) -> Markup {
    let card = screen.top.shown.with(|shown| shown.open.card);
    let kind = match card {
        Card::Explore(card) => speech.say(&Phrase::new("page-card-explore").with("time", i64::from(card.facts().time))),
        Card::Ambush(_) => speech.term("page-card-ambush"),
    };
    let name = speech.term(&card_code(card));
    let laid = draft.is_some_and(|draft| draft.at.is_some());
    let turns = screen.top.shown.with(|shown| Some(draft?.turns(&shown.open.task(seat)?)));
    let [rotates, mirrors] = turns.unwrap_or_default();
    html! {
        section.panel.card #card {
            p.kind { (kind) }
            h2 { span { (name) " " } (rule_of(speech, &card_code(card), &name)) }
            (screen.top.shown.with(|shown| choices(speech, &shown.open, seat, draft)))
            div.doing {
                div.tools {
                    (key_button(&CardCommand::Turn, "R", rotates, &speech.term("page-turn")))
                    (key_button(&CardCommand::Flip, "F", mirrors, &speech.term("page-flip")))
                    (key_button(&CardCommand::Undo, "U", laid, &speech.term("page-undo")))
                }
                (confirm_button(&CardCommand::Confirm, ready, &speech.term("page-confirm")))
            }
        }
    }
}

fn is_ready(preview: &Option<Preview>) -> bool {
    preview.as_ref().is_some_and(|preview| preview.refused.is_none())
}

/// The shapes and the terrains.
fn choices(speech: Speech, open: &Open, seat: Seat, draft: Option<Draft>) -> Markup {
    let (slots, terrains) = offers(open, seat);
    html! {
        div.shapes role="group" aria-label=(speech.term("page-shapes")) {
            @if let (Some(task), Some(draft)) = (open.task(seat), draft) {
                @for slot in slots { (shape_button(speech, &task, slot, &draft)) }
            }
        }
        div.terrains role="group" aria-label=(speech.term("page-terrains")) {
            @for terrain in terrains {
                (terrain_button(speech, terrain, draft.is_some_and(|draft| draft.terrain == terrain)))
            }
        }
    }
}

fn shape_button(speech: Speech, task: &Task<'_>, slot: Slot, draft: &Draft) -> Markup {
    let code = match slot {
        Slot::Single => "page-shape-single",
        _ if task.shape(slot).is_some_and(|shape| shape.coin) => "page-shape-coin",
        _ => "page-shape",
    };
    let mut label = speech.say(&Phrase::new(code).with("number", slot as i64 + 1));
    // The spaces that it would cover in the upper left corner.
    if let Some(shape) = task.shape(slot) {
        label += &format!(": {}", names_of(shape.lying(draft.orientation).cells));
    }
    let command = CardCommand::Shape(slot as usize);
    html! {
        button.shape id=(command.id()) data-do=(command) aria-label=(label) aria-pressed=(draft.slot == slot) {
            (shape_picture(task, slot, draft.terrain, draft.orientation))
        }
    }
}

fn terrain_button(speech: Speech, terrain: Terrain, chosen: bool) -> Markup {
    let command = CardCommand::Terrain(terrain);
    html! {
        button.terrain id=(command.id()) data-do=(command) data-terrain=(terrain) aria-pressed=(chosen) {
            span.tile { (ornament(&picture::terrain_tile(terrain))) }
            span { (speech.term(&terrain_code(terrain))) }
        }
    }
}

fn act(screen: Screen, command: CardCommand) {
    match command {
        CardCommand::Shape(slot) => {
            if let Some(slot) = Slot::ALL.get(slot) {
                screen.redraft(|draft| draft.slot = *slot);
            }
        }
        CardCommand::Terrain(terrain) => screen.redraft(|draft| draft.terrain = terrain),
        CardCommand::Turn => screen.redraft(Draft::rotate),
        CardCommand::Flip => screen.redraft(Draft::flip),
        CardCommand::Undo => screen.redraft(|draft| {
            draft.pinned = false;
            draft.at = None;
        }),
        CardCommand::Confirm => screen.confirm(),
    }
}
