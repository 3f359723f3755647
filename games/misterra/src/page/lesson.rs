//! The lesson of Maps of Misterra: a game against one bot, with a lettered pair of presumptions.

use crate::{Action, HalfDay, Misterra, Open, Step, Terrain, walk};
use table::{Game, View};

use page::lesson::{Lesson, LessonStep};

pub const LESSON: Lesson<Misterra> = Lesson {
    seed: "first lesson",
    options: "first_game=true",
    bots: 1,
    steps: &[
        LessonStep { code: "learn-misterra-land", when: |view| moves(view) && meeple(view.open).is_none() },
        LessonStep { code: "learn-misterra-sketch", when: sketches },
        LessonStep { code: "learn-misterra-map", when: maps },
        LessonStep { code: "learn-misterra-walk", when: moves },
        LessonStep { code: "learn-misterra-lagoon", when: |view| sketches(view) && on(view.open, Terrain::Lagoon) },
        LessonStep { code: "learn-misterra-jungle", when: |view| maps(view) && on(view.open, Terrain::Jungle) },
        LessonStep { code: "learn-misterra-mountain", when: |view| maps(view) && on(view.open, Terrain::Mountain) },
        LessonStep {
            code: "learn-misterra-claim",
            when: |view| maps(view) && Misterra::check(view, Action::Claim).is_ok(),
        },
        LessonStep { code: "learn-misterra-presumptions", when: sketches },
        LessonStep { code: "learn-misterra-confirm", when: maps },
        LessonStep {
            code: "learn-misterra-display",
            when: |view| sketches(view) && view.open.half_day == HalfDay::Afternoon,
        },
        LessonStep { code: "learn-misterra-end", when: |view| moves(view) && view.open.round > 2 },
    ],
};

fn moves(view: View<'_, Misterra>) -> bool {
    view.open.step == Step::Move
}

fn sketches(view: View<'_, Misterra>) -> bool {
    matches!(view.open.step, Step::Sketch { .. })
}

fn maps(view: View<'_, Misterra>) -> bool {
    matches!(view.open.step, Step::Map { .. })
}

fn meeple(open: &Open) -> Option<crate::Space> {
    open.explorers[open.turn.index()].meeple
}

fn on(open: &Open, terrain: Terrain) -> bool {
    meeple(open).is_some_and(|meeple| walk::is_on(&open.island, meeple, terrain))
}
