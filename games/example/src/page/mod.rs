//! The table of this game on the page: one screen that drafts a move and confirms it.

mod desk;
mod ending;
mod lesson;
mod map;
mod options;
mod side;

use leptos::prelude::*;
use page::OnPage;
use page::lesson::Lesson;
use page::tabletop::Tabletop;
use table::Options;

use crate::Example;

impl OnPage for Example {
    // Wishes: a curtain falls between players at one screen.
    const SECRETS: bool = true;
    const STEPS: u64 = 1;
    const USUAL_BOTS: usize = 1;
    const LESSON: &'static Lesson<Self> = &lesson::LESSON;

    fn chart() -> chart::Drawing {
        map::sample()
    }

    fn option_fields(options: RwSignal<String>, _seats: Signal<usize>) -> AnyView {
        options::fields(options)
    }

    fn rematch_options(options: &crate::Options) -> String {
        options.write()
    }

    fn table(top: Tabletop<Example>) -> AnyView {
        desk::table(top)
    }
}
