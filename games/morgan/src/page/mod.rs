//! The table of Morgan's Magic Map.

mod bonuses;
mod ending;
mod hand;
mod lesson;
mod map;
mod moves;
mod options;
mod players;
mod screen;
mod treasures;

use std::str::FromStr;

use crate::{Cards, Level, MapCard, Morgan, Tile};
use leptos::prelude::*;
use page_kit::command::UnknownCommand;
use page_kit::speech::Speech;
use table::{Options, View};

use page::OnPage;
use page::cards::CardGroup;
use page::tabletop::Tabletop;

impl OnPage for Morgan {
    // Hands are secret.
    const SECRETS: bool = true;
    // A whole turn: a tile, two steps, a card, a treasure, drawing.
    const STEPS: u64 = 3;
    const TOLD: &'static [&'static str] = &["morgan-event-moved", "morgan-event-took"];
    const USUAL_BOTS: usize = 2;
    const SHORTCUTS: &'static [(&'static str, &'static str)] = &[("R", "page-turn"), ("U", "page-undo")];
    const LESSON: &'static page::lesson::Lesson<Self> = &lesson::LESSON;

    fn chart() -> chart::Drawing {
        crate::chart::picture::home_chart()
    }

    fn option_fields(options: RwSignal<String>, _seats: Signal<usize>) -> AnyView {
        options::fields(options)
    }

    fn options_in_words(options: &crate::Options, speech: Speech) -> Vec<String> {
        let rounds = options.rounds_without_dig;
        let usual = rounds == crate::Options::default().rounds_without_dig;
        if usual { Vec::new() } else { vec![format!("{}: {rounds}", speech.term("page-morgan-option-rounds"))] }
    }

    fn rematch_options(options: &crate::Options) -> String {
        options.write()
    }

    fn cards(view: View<'_, Self>, speech: Speech) -> Vec<CardGroup> {
        let open = view.open;
        let in_hand = view.own().map_or(Cards::EMPTY, |own| own.hand);
        let face_up = open.players.iter().fold(Cards::EMPTY, |all, player| all.with(player.face_up));
        let unseen = Cards::all().without(in_hand).without(face_up).without(open.discarded).without(open.turn.played);
        let cards = |code: &str, cards: Cards| CardGroup {
            heading: speech.term(code),
            cards: cards.iter().map(|card| card_name(speech, card)).collect(),
        };
        vec![cards("page-cards-discarded", open.discarded), cards("page-cards-unseen", unseen)]
    }

    fn table(top: Tabletop<Morgan>) -> AnyView {
        screen::table(top)
    }
}

page_kit::named_values!(Level, screen::Tool);

/// Parses a card as the value of a command.
impl FromStr for MapCard {
    type Err = UnknownCommand;

    fn from_str(name: &str) -> Result<MapCard, UnknownCommand> {
        MapCard::named(name).ok_or(UnknownCommand)
    }
}

/// The name of a tile: its point of reference, or the open sea.
fn tile_name(speech: Speech, tile: Tile) -> String {
    speech.term(&format!("morgan-tile-{}", tile.name()))
}

/// A map card in words: the point and its distance.
fn card_name(speech: Speech, card: MapCard) -> String {
    format!("{} {}", speech.term(&format!("morgan-point-{}", card.point().name())), card.distance())
}
