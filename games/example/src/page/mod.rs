//! This game's table on the page: one screen to draft a move and to confirm it.

mod ending;
mod lesson;
mod map;
mod options;
mod screen;
mod side;

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use leptos::prelude::*;
use page::OnPage;
use page::lesson::Lesson;
use page::tabletop::Tabletop;
use page_kit::command::UnknownCommand;
use page_kit::speech::Speech;
use table::Options;

use crate::{Example, Square, Terrain, Wish};

// Commands and fields write these values by name.
page_kit::named_values!(Terrain, Wish);

impl Display for Square {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

impl FromStr for Square {
    type Err = UnknownCommand;

    fn from_str(name: &str) -> Result<Square, UnknownCommand> {
        Square::named(name).ok_or(UnknownCommand)
    }
}

impl OnPage for Example {
    // The wishes are secret, so a curtain hides the screen between players who share it.
    const SECRETS: bool = true;
    const STEPS: u64 = 1;
    const USUAL_BOTS: usize = 1;
    const SHORTCUTS: &'static [(&'static str, &'static str)] = &[];
    const LESSON: &'static Lesson<Self> = &lesson::LESSON;

    fn chart() -> chart::Drawing {
        map::sample()
    }

    fn option_fields(options: RwSignal<String>, _seats: Signal<usize>) -> AnyView {
        options::fields(options)
    }

    fn options_in_words(options: &crate::Options, speech: Speech) -> Vec<String> {
        if options.island { vec![speech.term("page-example-option-island")] } else { Vec::new() }
    }

    fn rematch_options(options: &crate::Options) -> String {
        options.write()
    }

    fn table(top: Tabletop<Example>) -> AnyView {
        screen::table(top)
    }
}
