//! The lesson of Morgan's Magic Map, in a game against one bot.

use crate::{Cards, Morgan, Open, Phase};
use table::{Seat, View};

use page::lesson::{Chapter, LEARNER, Lesson, Task, Tip};

pub const LESSON: Lesson<Morgan> = Lesson {
    record: include_str!("../../lesson.record"),
    chapters: &[
        Chapter { code: "learn-morgan-goal", at: 0, task: None },
        Chapter {
            code: "learn-morgan-first",
            at: 0,
            task: Some(Task { done: |_, _| true, praise: "learn-morgan-first-done" }),
        },
        Chapter { code: "learn-morgan-cards", at: 11, task: None },
        Chapter {
            code: "learn-morgan-dig-up",
            at: 11,
            task: Some(Task {
                done: |before, after| treasures(after) > treasures(before),
                praise: "learn-morgan-dig-up-done",
            }),
        },
        Chapter {
            code: "learn-morgan-deeper",
            at: 31,
            task: Some(Task {
                done: |before, after| {
                    let first = before.board[0];
                    treasures(after) > treasures(before) && !after.player(LEARNER).treasures.contains(first)
                },
                praise: "learn-morgan-deeper-done",
            }),
        },
        Chapter { code: "learn-morgan-score", at: 40, task: None },
        Chapter { code: "learn-morgan-play", at: 40, task: None },
    ],
    seed: "first lesson",
    options: "",
    bots: 1,
    tips: &[
        Tip { code: "learn-morgan-land", when: |view| view.open.turn.phase == Phase::Corner },
        Tip { code: "learn-morgan-take", when: |view| view.open.turn.reach() > 0 },
        Tip { code: "learn-morgan-map", when: |view| in_turn(view) && view.open.turn.phase == Phase::Map },
        Tip { code: "learn-morgan-dig", when: holds },
        Tip { code: "learn-morgan-walk", when: |view| view.open.turn.phase <= Phase::Walk && in_turn(view) },
        Tip { code: "learn-morgan-bonus", when: |view| in_turn(view) && !view.open.player(Seat(0)).face_up.is_empty() },
        Tip { code: "learn-morgan-draw", when: in_turn },
        Tip { code: "learn-morgan-tolls", when: |view| in_turn(view) && view.open.turn.phase == Phase::Map },
        Tip {
            code: "learn-morgan-sets",
            when: |view| in_turn(view) && !view.open.player(Seat(0)).treasures.is_empty(),
        },
        Tip { code: "learn-morgan-end", when: |view| in_turn(view) && !view.open.player(Seat(0)).treasures.is_empty() },
    ],
};

/// How many treasures the learner has.
fn treasures(open: &Open) -> usize {
    open.player(LEARNER).treasures.len()
}

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

#[cfg(test)]
mod tests {
    #[test]
    fn the_stored_game_does_every_task() {
        page::lesson::check_lesson::<crate::Morgan>();
    }
}
