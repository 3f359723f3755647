//! Learning Morgan's Magic Map: a game against one bot.

use crate::{Cards, Morgan, Phase};
use table::{Seat, View};

use page::lesson::{Lesson, LessonStep};

pub const LESSON: Lesson<Morgan> = Lesson {
    seed: "first lesson",
    options: "",
    bots: 1,
    steps: &[
        LessonStep { code: "learn-morgan-land", when: |view| view.open.turn.phase == Phase::Corner },
        LessonStep { code: "learn-morgan-take", when: |view| view.open.turn.reach() > 0 },
        LessonStep { code: "learn-morgan-map", when: |view| in_turn(view) && view.open.turn.phase == Phase::Map },
        LessonStep { code: "learn-morgan-dig", when: holds },
        LessonStep { code: "learn-morgan-walk", when: |view| view.open.turn.phase <= Phase::Walk && in_turn(view) },
        LessonStep {
            code: "learn-morgan-bonus",
            when: |view| in_turn(view) && !view.open.player(Seat(0)).face_up.is_empty(),
        },
        LessonStep { code: "learn-morgan-draw", when: in_turn },
        LessonStep { code: "learn-morgan-tolls", when: |view| in_turn(view) && view.open.turn.phase == Phase::Map },
        LessonStep {
            code: "learn-morgan-sets",
            when: |view| in_turn(view) && !view.open.player(Seat(0)).treasures.is_empty(),
        },
        LessonStep {
            code: "learn-morgan-end",
            when: |view| in_turn(view) && !view.open.player(Seat(0)).treasures.is_empty(),
        },
    ],
};

fn in_turn(view: View<'_, Morgan>) -> bool {
    !matches!(view.open.turn.phase, Phase::Corner | Phase::Over)
}

/// Whether a card of the hand holds where the pirate stands.
fn holds(view: View<'_, Morgan>) -> bool {
    let hand = view.own().map_or(Cards::EMPTY, |own| own.hand);
    let stands = view.open.player(Seat(0)).pirate;
    in_turn(view)
        && view.open.turn.phase <= Phase::Dig
        && stands.is_some_and(|tile| !view.open.holding(hand, tile).is_empty())
}
