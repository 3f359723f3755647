//! The bonuses of the face-up cards: a button for each symbol, and a drawer with exchanges and with the cards to pick
//! from.

use crate::chart::picture;
use crate::{Action, Bonus, Cards, MapCard, Morgan, Picked, Symbol};
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::chapters::rule_of;
use page_kit::command::Command;
use page_kit::html::ornament;
use page_kit::speech::Speech;
use table::{Game, Phrase};

use super::card_name;
use super::hand::HandCommand;
use super::screen::Screen;

/// The number of treasures in the deck from which on the page warns that unused cards are lost.
const LAST_TREASURES: u8 = 5;

/// The row of bonuses; empty if no card lies face up.
pub fn bonuses(screen: Screen, speech: Speech) -> Markup {
    let face_up = screen.face_up();
    let ending = screen.with_open(|open| open.treasure_deck <= LAST_TREASURES);
    let several = Symbol::ALL.into_iter().any(|symbol| face_up.carrying(symbol).len() > 1);
    let open = several && screen.state.with(|state| state.exchanging);
    let name = speech.term("page-morgan-bonuses");
    html! {
        @if !face_up.is_empty() {
            div.bonuses role="group" aria-label=(name) {
                @for symbol in Symbol::ALL {
                    (use_button(screen, speech, symbol, face_up.carrying(symbol).len()))
                }
                @if several {
                    (exchange_button(speech, open))
                }
                (rule_of(speech, "morgan/symbol", &name))
                @if ending && !open {
                    span.lost { (speech.term("page-morgan-lost")) }
                }
                @if open {
                    (drawer(screen, speech, face_up))
                }
            }
        }
    }
}

fn symbol_code(symbol: Symbol) -> String {
    format!("morgan-symbol-{}", symbol.name())
}

/// What a symbol brings, in a word or two.
fn brings(speech: Speech, symbol: Symbol) -> String {
    speech.term(match symbol {
        Symbol::Shovel => "page-morgan-use-shovel",
        Symbol::Boots => "page-morgan-use-boots",
        Symbol::Doubloons => "page-morgan-use-doubloons",
        Symbol::Map => "page-morgan-use-map",
    })
}

fn sign(symbol: Symbol) -> Markup {
    ornament(&picture::symbol_sign(symbol))
}

/// The button that uses one card with a symbol. It stays in its place when the symbol is of no use now.
fn use_button(screen: Screen, speech: Speech, symbol: Symbol, count: usize) -> Markup {
    let bonus = Bonus::One(symbol);
    let command = HandCommand::Use(bonus.number());
    let does = brings(speech, symbol);
    let label = format!("{} {count}: {does}", speech.term(&symbol_code(symbol)));
    html! {
        @if count > 0 {
            button.bonus id=(command.id()) data-do=(command) title=(label) aria-label=(label)
                disabled[!screen.may_use(bonus)] {
                (sign(symbol))
                // The space keeps the visible text a part of the label.
                span.count { (count) } " "
                span.does { (does) }
            }
        }
    }
}

/// The button that opens the drawer.
fn exchange_button(speech: Speech, open: bool) -> Markup {
    let command = HandCommand::Exchange;
    let label = speech.term("page-morgan-exchange-told");
    html! {
        button.bonus id=(command.id()) data-do=(command) title=(label) aria-label=(label) aria-expanded=(open) {
            span.swap aria-hidden="true" { "⇄" }
            span.does { (speech.term("page-morgan-exchange")) }
        }
    }
}

/// The exchanges of two cards, and the cards among which the player can pick.
fn drawer(screen: Screen, speech: Speech, face_up: Cards) -> Markup {
    let exchanges: Vec<Bonus> =
        Bonus::all().filter(|bonus| bonus.cards() == 2 && bonus.is_sensible() && screen.may_use(*bonus)).collect();
    let preferred = screen.state.with(|state| state.preferred);
    let pick = speech.term("page-morgan-prefer");
    html! {
        div.drawer {
            p.rule { (pick) }
            div #face-up role="group" aria-label=(pick) {
                @for symbol in Symbol::ALL {
                    @let carrying = face_up.carrying(symbol);
                    @if carrying.len() > 1 {
                        @for card in carrying.iter() {
                            (prefer_button(speech, card, preferred.contains(card)))
                        }
                    }
                }
            }
            @if !exchanges.is_empty() {
                div.exchanges role="group" aria-label=(speech.term("page-morgan-exchange")) {
                    @for bonus in exchanges {
                        (pair_button(speech, bonus))
                    }
                }
            }
            p.rule { (speech.term("page-morgan-lost")) }
        }
    }
}

/// A face-up card. The preferred ones are discarded first.
fn prefer_button(speech: Speech, card: MapCard, preferred: bool) -> Markup {
    let command = HandCommand::Prefer(card);
    let label = format!("{}, {}", card_name(speech, card), speech.term(&symbol_code(card.symbol())));
    html! {
        button.face-up-card id=(command.id()) data-do=(command) title=(label) aria-label=(label)
            aria-pressed=(preferred) {
            (ornament(&picture::map_card(card)))
        }
    }
}

/// The button that uses two cards as another symbol.
fn pair_button(speech: Speech, bonus: Bonus) -> Markup {
    let command = HandCommand::Use(bonus.number());
    let label = Phrase::new("page-morgan-use-two").term("symbol", symbol_code(bonus.discards()));
    let label = speech.say(&label.term("gives", symbol_code(bonus.gives())));
    html! {
        button.bonus id=(command.id()) data-do=(command) title=(label) aria-label=(label) {
            (sign(bonus.discards())) (sign(bonus.discards())) "→" (sign(bonus.gives()))
        }
    }
}

impl Screen {
    /// The face-up cards of the player who drafts.
    fn face_up(self) -> Cards {
        self.with_view(|view| view.open.player(view.open.seat).face_up).unwrap_or(Cards::EMPTY)
    }

    fn may_use(self, bonus: Bonus) -> bool {
        self.with_view(|view| Morgan::check(view, Action::Use(bonus)).is_ok()) == Some(true)
    }

    /// Drafts a bonus. The preferred cards are discarded first, then those with the lowest numbers.
    pub fn use_bonus(self, bonus: Bonus) {
        let carrying = self.face_up().carrying(bonus.discards());
        let preferred = carrying.common(self.state.with(|state| state.preferred));
        let others = carrying.without(preferred);
        let cards: Cards = preferred.iter().chain(others.iter()).take(bonus.cards()).collect();
        let picked = Picked::new(cards, bonus).filter(|_| bonus.cards_of(carrying) != Some(cards));
        self.draft(vec![picked.map_or(Action::Use(bonus), Action::Pick)]);
        self.state.update(|state| {
            state.exchanging &= bonus.cards() == 1;
            state.preferred = state.preferred.without(cards);
        });
    }

    /// Prefers a face-up card, or no longer.
    pub fn prefer(self, card: MapCard) {
        self.state.update(|state| {
            if state.preferred.contains(card) {
                state.preferred.remove(card);
            } else {
                state.preferred.insert(card);
            }
        });
    }
}
