//! The table of Morgan's Magic Map.

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

use crate::{Level, MapCard, Morgan, Tile};
use leptos::prelude::*;
use table::Options;
use vellum::command::UnknownCommand;
use vellum::speech::Speech;

use page::OnPage;
use page::tabletop::Tabletop;

impl OnPage for Morgan {
    // Hands are secret.
    const SECRETS: bool = true;
    // A whole turn: a tile, two steps, a card, a treasure, drawing.
    const STEPS: u64 = 3;
    const USUAL_BOTS: usize = 2;
    const LESSON: &'static page::lesson::Lesson<Self> = &lesson::LESSON;

    fn chart() -> chart::Drawing {
        crate::chart::picture::home_chart()
    }

    fn option_fields(options: RwSignal<String>, _seats: Signal<usize>) -> AnyView {
        options::fields(options)
    }

    fn rematch_options(options: &crate::Options) -> String {
        options.write()
    }

    fn table(top: Tabletop<Morgan>) -> AnyView {
        screen::table(top)
    }
}

vellum::named_values!(Level, screen::Tool);

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
