//! The table of Maps of Misterra.

mod boards;
mod ending;
mod hand;
mod lesson;
mod moves;
mod options;
mod others;
mod otoma;
mod points;
mod screen;

use std::str::FromStr;

use crate::{Misterra, Sketch, Space, Terrain};
use leptos::prelude::*;
use page_kit::command::UnknownCommand;
use page_kit::speech::Speech;
use table::{Options, View};

use page::OnPage;
use page::cards::CardGroup;
use page::tabletop::Tabletop;

impl OnPage for Misterra {
    // Presumptions are secret.
    const SECRETS: bool = true;
    // Each half day has a move, a sketch and its use.
    const STEPS: u64 = 3;
    const TOLD: &'static [&'static str] = &["misterra-event-mapped", "misterra-event-claimed"];
    const USUAL_BOTS: usize = 1;
    const SHORTCUTS: &'static [(&'static str, &'static str)] = &[("R", "page-turn"), ("U", "page-undo")];
    const LESSON: &'static page::lesson::Lesson<Self> = &lesson::LESSON;

    fn chart() -> chart::Drawing {
        crate::chart::picture::home_chart()
    }

    fn option_fields(options: RwSignal<String>, _seats: Signal<usize>) -> AnyView {
        options::fields(options)
    }

    fn options_in_words(options: &crate::Options, speech: Speech) -> Vec<String> {
        let choices =
            [(options.first_game, "page-misterra-option-first-game"), (options.master, "page-misterra-option-master")];
        choices.into_iter().filter(|(on, _)| *on).map(|(_, code)| speech.term(code)).collect()
    }

    fn rematch_options(options: &crate::Options) -> String {
        crate::Options { presumptions: Default::default(), ..options.clone() }.write()
    }

    fn cards(view: View<'_, Self>, speech: Speech) -> Vec<CardGroup> {
        let name = |(sketch, count): (Sketch, u8)| format!("{} × {}", count, sketch_name(speech, sketch));
        let group = |code: &str, counts: [u8; Sketch::COUNT]| CardGroup {
            heading: speech.term(code),
            cards: Sketch::all().zip(counts).filter(|(_, count)| *count > 0).map(name).collect(),
        };
        vec![
            group("page-cards-sketches-laid", view.open.laid),
            group("page-cards-sketches-left", view.open.unseen_sketches()),
        ]
    }

    fn table(top: Tabletop<Misterra>) -> AnyView {
        screen::table(top)
    }
}

page_kit::named_values!(Sketch);

/// A space as a value of a command.
impl FromStr for Space {
    type Err = UnknownCommand;

    fn from_str(name: &str) -> Result<Space, UnknownCommand> {
        Space::named(name).ok_or(UnknownCommand)
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

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use crate::Misterra;
    use bots::BotName;
    use page::local_game::LocalGame;
    use page_kit::seating::Chair;
    use table::Seat;

    #[test]
    fn the_screen_gets_only_the_presumptions_of_persons() {
        let seating = vec![Chair::bot("Ada", BotName::Normal), Chair::person("Bo"), Chair::person("Cy")];
        let game = LocalGame::<Misterra>::begin_as("abcd2345".to_owned(), seating, Default::default(), "sea").unwrap();
        let own = &game.table().position().own;
        assert_ne!(own[1], own[2], "presumptions are dealt");
        let seen = game.seen(true);
        assert_eq!(seen.own, [None, Some(own[1].clone()), Some(own[2].clone())]);
        assert_eq!(seen.view(Seat(2)).own(), Some(&own[2]));
        assert_eq!(seen.view(Seat(0)).own(), None);
        assert_eq!(game.seen(false).own, [None, None, None]);
        // Only the bot is told the cards that it was dealt.
        let told_to = |seat: u8| {
            seen.log.iter().any(|entry| !entry.audience.includes(None) && entry.audience.includes(Some(Seat(seat))))
        };
        assert_eq!([0, 1, 2].map(told_to), [false, true, true]);
        assert!(game.seen(false).log.iter().all(|entry| entry.audience.includes(None)));
    }
}
