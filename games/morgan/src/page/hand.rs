//! The controls within reach of the thumb: the hand cards, the phases of the turn and the buttons.

use crate::chart::picture;
use crate::{Action, Bonus, Cards, MapCard, Morgan, Phase, Refusal};
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::chapters::rule_of;
use page_kit::command::Command;
use page_kit::html::{confirm_button, key_button, ornament};
use page_kit::panel::{Gesture, panel};
use page_kit::speech::Speech;
use table::{Game, Phrase};

use super::bonuses::bonuses;
use super::card_name;
use super::screen::{Screen, State, Tool};

page_kit::commands! {
    /// The commands of the hand.
    pub enum HandCommand {
        /// Plays or discards a card, or shows its distances, depending on the phase.
        Card(card: MapCard) = "card",
        /// Switches to a phase.
        Phase(tool: Tool) = "phase",
        /// Discards cards for a bonus, by its number.
        Use(bonus: u32) = "use",
        /// Opens or closes the drawer with the exchanges.
        Exchange = "exchange",
        /// Toggles whether a face-up card is discarded before others with its symbol.
        Prefer(card: MapCard) = "prefer",
        /// Turns the lifted tile.
        Turn = "turn",
        Undo = "undo",
        Confirm = "confirm",
    }
}

/// The panel below the map.
pub fn hand(screen: Screen) -> AnyView {
    let speech = Speech::here();
    let html = move || {
        html! {
            (cards(screen, speech))
            (controls(screen, speech))
        }
    };
    panel(html).on(move |gesture, command| touched(screen, gesture, command)).class("hand").view()
}

/// The cards in hand. A card is marked if it holds, that is, if its distance is right for the tile where the pirate
/// stands or would stand.
fn cards(screen: Screen, speech: Speech) -> Markup {
    let hand = screen.hand();
    let viewer = screen.top.viewer.get();
    let (holding, played) = screen.with_proposed(|open| {
        let pirate = viewer.and_then(|seat| open.player(seat).pirate);
        (pirate.map(|tile| open.holding(hand, tile)).unwrap_or(Cards::EMPTY), open.turn.played)
    });
    let mine = viewer.is_some() && screen.with_open(|open| Some(open.seat)) == viewer;
    let laid = if mine { played } else { Cards::EMPTY };
    let pinned = screen.state.with(|state| state.pinned);
    html! {
        div.cards role="group" aria-label=(speech.term("page-morgan-hand")) {
            // A played card keeps its place.
            @for card in hand.with(laid).iter() {
                @let played = laid.contains(card);
                (card_button(speech, card, played || holding.contains(card), played || pinned.contains(card)))
            }
        }
    }
}

/// The button of a card. `pressed` means that the card lies open or that its distances are shown.
fn card_button(speech: Speech, card: MapCard, holds: bool, pressed: bool) -> Markup {
    let command = HandCommand::Card(card);
    let name = card_name(speech, card);
    let code = if holds { "page-morgan-card-holds" } else { "page-morgan-card-far" };
    let label = speech.say(&Phrase::new(code).with("card", name.as_str()));
    let symbol = Phrase::new("page-morgan-card-symbol").with("card", label.as_str());
    let label_with_symbol = speech.say(&symbol.term("symbol", format!("morgan-symbol-{}", card.symbol().name())));
    html! {
        span {
            button.map-card.holds[holds] id=(command.id()) data-do=(command) title=(label_with_symbol)
                aria-label=(label_with_symbol) aria-pressed=(pressed) {
                (ornament(&picture::map_card(card)))
            }
            (rule_of(speech, "morgan/point", &name))
        }
    }
}

/// Phases, bonuses and buttons.
fn controls(screen: Screen, speech: Speech) -> Markup {
    if screen.top.asked.get().is_none() || screen.with_run(|run| run.is_none()) {
        return Markup::default();
    }
    let able = screen.ready() || screen.draws();
    html! {
        // While the pirate lands, the rest keeps its room.
        div.doing.lands[screen.tool() == Some(Tool::Land)] {
            (phases(screen, speech))
            (bonuses(screen, speech))
            (tools(screen, speech))
            (confirm_button(&HandCommand::Confirm, able, &speech.term(confirm_code(screen))))
        }
    }
}

fn phases(screen: Screen, speech: Speech) -> Markup {
    let now = screen.tool();
    html! {
        div.tools.phases {
            @for (tool, code) in Tool::OF_A_TURN {
                @let phase = HandCommand::Phase(tool);
                @let why_not = screen.unfinished(tool).map(|refusal| speech.say(&refusal));
                button id=(phase.id()) data-do=(phase) aria-pressed=(now == Some(tool))
                    disabled[now == Some(Tool::Land) || !screen.may(tool) || why_not.is_some()] title=[why_not] {
                    (speech.term(code))
                }
            }
        }
    }
}

fn tools(screen: Screen, speech: Speech) -> Markup {
    let lifted = screen.state.with(|state| state.lifted).is_some();
    let drafted = lifted
        || screen.state.with(|state| state.last_step).is_some()
        || screen.with_run(|run| run.as_ref().is_some_and(|run| !run.actions().is_empty()));
    html! {
        div.tools {
            (key_button(&HandCommand::Turn, "R", lifted, &speech.term("page-turn")))
            (key_button(&HandCommand::Undo, "U", drafted, &speech.term("page-undo")))
        }
    }
}

/// The message code for the label of the confirm button.
fn confirm_code(screen: Screen) -> &'static str {
    match screen.state.with(|state| state.last_step) {
        Some(Action::Take(_)) => "page-morgan-confirm-take",
        _ if screen.tool() == Some(Tool::Draw) => "page-morgan-confirm-draw",
        _ => "page-morgan-confirm",
    }
}

impl Screen {
    /// Whether the player can switch to a phase.
    fn may(self, tool: Tool) -> bool {
        let Some(turn) = self.with_view(|view| view.open.turn) else { return false };
        self.with_run(|run| run.as_ref().is_some_and(|run| run.goes_on())) && tool >= Tool::earliest(turn.phase)
    }

    /// The rule that forbids drawing as long as a dig is unfinished.
    fn unfinished(self, tool: Tool) -> Option<Refusal> {
        let digs = tool == Tool::Draw && self.with_open(|open| open.turn.phase) == Phase::Dig;
        if digs { self.with_view(|view| Morgan::check(view, Action::Draw).err())? } else { None }
    }
}

fn touched(screen: Screen, gesture: Gesture, command: HandCommand) {
    match (gesture, command) {
        (Gesture::Over, HandCommand::Card(card)) => screen.pointed_card.set(Some(card)),
        (Gesture::Over | Gesture::Out, _) => screen.pointed_card.set(None),
        (Gesture::Press | Gesture::Enter, command) => act(screen, command),
    }
}

fn act(screen: Screen, command: HandCommand) {
    // A refusal on the map no longer matters.
    screen.pointed.set(None);
    match command {
        HandCommand::Card(card) => act_on_card(screen, card),
        HandCommand::Phase(tool) => screen.choose(Some(tool)),
        HandCommand::Use(number) => {
            if let Some(bonus) = Bonus::numbered(number) {
                screen.use_bonus(bonus);
            }
        }
        HandCommand::Exchange => screen.state.update(|state| state.exchanging = !state.exchanging),
        HandCommand::Prefer(card) => screen.prefer(card),
        HandCommand::Turn => screen.state.update(|state| state.turned += 1),
        HandCommand::Undo => screen.undo(),
        HandCommand::Confirm => screen.end_turn(),
    }
}

fn act_on_card(screen: Screen, card: MapCard) {
    match screen.tool() {
        Some(Tool::Dig) => screen.toggle_play(card),
        Some(Tool::Draw) => screen.draft(vec![Action::Discard(card)]),
        Some(Tool::Land | Tool::Map | Tool::Walk) | None => screen.state.update(|State { pinned, .. }| {
            if pinned.contains(card) {
                pinned.remove(card);
            } else {
                pinned.insert(card);
            }
        }),
    }
}
