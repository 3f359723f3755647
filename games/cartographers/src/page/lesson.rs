//! The lesson of Cartographers, in a solo game with edicts that are easy to see.

use crate::{Card, Cartographers, Open, Season, scoring};
use table::{Seat, View};

use page::lesson::{Chapter, Lesson, Task, Tip};

pub const LESSON: Lesson<Cartographers> = Lesson {
    record: include_str!("../../lesson.record"),
    chapters: &[
        Chapter { code: "learn-cartographers-goal", at: 0, task: None },
        Chapter {
            code: "learn-cartographers-first",
            at: 0,
            task: Some(Task { done: |_, _| true, praise: "learn-cartographers-first-done" }),
        },
        Chapter {
            code: "learn-cartographers-take-coin",
            at: 0,
            task: Some(Task {
                done: |before, after| after.sheets[0].coins > before.sheets[0].coins,
                praise: "learn-cartographers-take-coin-done",
            }),
        },
        Chapter {
            code: "learn-cartographers-raise",
            at: 5,
            task: Some(Task {
                done: |before, after| first_edict(after) > first_edict(before),
                praise: "learn-cartographers-raise-done",
            }),
        },
        Chapter { code: "learn-cartographers-scored", at: 6, task: None },
        Chapter {
            code: "learn-cartographers-fence",
            at: 7,
            task: Some(Task {
                done: |before, after| lost_to_monsters(after) < lost_to_monsters(before),
                praise: "learn-cartographers-fence-done",
            }),
        },
        Chapter {
            code: "learn-cartographers-on-ruins",
            at: 9,
            task: Some(Task { done: |_, _| true, praise: "learn-cartographers-on-ruins-done" }),
        },
        Chapter { code: "learn-cartographers-play", at: 12, task: None },
    ],
    seed: "first lesson 4",
    options: "edicts=sentinel-wood+greengold-plains+canal-lake+borderlands",
    bots: 0,
    tips: &[
        Tip { code: "learn-cartographers-place", when: always },
        Tip { code: "learn-cartographers-monsters", when: monsters },
        Tip { code: "learn-cartographers-ruins", when: ruins },
        Tip { code: "learn-cartographers-season", when: after_spring },
        Tip { code: "learn-cartographers-edicts", when: always },
        Tip { code: "learn-cartographers-coin", when: coin },
        Tip { code: "learn-cartographers-time", when: always },
        Tip { code: "learn-cartographers-mountain", when: always },
        Tip { code: "learn-cartographers-look-back", when: after_spring },
        Tip { code: "learn-cartographers-plan", when: after_spring },
    ],
};

/// The stars of edict A, if it were scored now.
fn first_edict(open: &Open) -> i32 {
    scoring::stars(open.edicts[0], &open.sheets[0].land)
}

/// The stars that monsters would cost now.
fn lost_to_monsters(open: &Open) -> i32 {
    scoring::monsters(&open.sheets[0].land)
}

fn always(_: View<'_, Cartographers>) -> bool {
    true
}

fn monsters(view: View<'_, Cartographers>) -> bool {
    !view.open.sheets[0].land.haunted().is_empty()
}

fn ruins(view: View<'_, Cartographers>) -> bool {
    view.open.task(Seat(0)).is_some_and(|task| task.on_ruins)
}

fn coin(view: View<'_, Cartographers>) -> bool {
    matches!(view.open.card, Card::Explore(_))
        && view.open.task(Seat(0)).is_some_and(|task| task.card.shapes().iter().any(|shape| shape.coin))
}

fn after_spring(view: View<'_, Cartographers>) -> bool {
    view.open.season != Season::all().next().unwrap_or(view.open.season)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_stored_game_does_every_task() {
        page::lesson::check_lesson::<crate::Cartographers>();
    }
}
