//! The table of Maps of Misterra.

mod boards;
mod desk;
mod ending;
mod hand;
mod lesson;
mod moves;
mod options;
mod others;
mod otoma;
mod points;

use crate::{Misterra, Sketch, Terrain};
use leptos::prelude::*;
use table::Options;
use vellum::speech::Speech;

use page::OnPage;
use page::tabletop::Tabletop;

impl OnPage for Misterra {
    // Presumptions.
    const SECRETS: bool = true;
    // Two half days of a move, a sketch and what is done with it.
    const STEPS: u64 = 3;
    const USUAL_BOTS: usize = 1;
    const LESSON: &'static page::lesson::Lesson<Self> = &lesson::LESSON;

    fn chart() -> chart::Drawing {
        crate::chart::picture::home_chart()
    }

    fn option_fields(options: RwSignal<String>, _seats: Signal<usize>) -> AnyView {
        options::fields(options)
    }

    fn rematch_options(options: &crate::Options) -> String {
        crate::Options { presumptions: Default::default(), ..options.clone() }.write()
    }

    fn table(top: Tabletop<Misterra>) -> AnyView {
        desk::table(top)
    }
}

/// The name of a terrain.
fn terrain_name(speech: Speech, terrain: Terrain) -> String {
    speech.term(&terrain.term())
}

/// The names of a sketch's two halves.
fn sketch_name(speech: Speech, sketch: Sketch) -> String {
    sketch.terrains().map(|terrain| terrain_name(speech, terrain)).join(" · ")
}
