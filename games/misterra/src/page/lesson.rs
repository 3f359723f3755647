//! The lesson of Maps of Misterra, in a game against one bot with a lettered pair of presumptions.

use crate::{Action, HalfDay, Misterra, Open, Step, Terrain, walk};
use table::{Game, View};

use page::lesson::{Chapter, Lesson, Task, Tip};

pub const LESSON: Lesson<Misterra> = Lesson {
    record: include_str!("../../lesson.record"),
    chapters: &[
        Chapter { code: "learn-misterra-goal", at: 0, task: None },
        Chapter {
            code: "learn-misterra-first",
            at: 0,
            task: Some(Task {
                done: |before, after| covered(after) > covered(before),
                praise: "learn-misterra-first-done",
            }),
        },
        Chapter { code: "learn-misterra-hazy", at: 12, task: None },
        Chapter {
            code: "learn-misterra-make-true",
            at: 15,
            task: Some(Task {
                done: |before, after| confirmed(after) > confirmed(before),
                praise: "learn-misterra-make-true-done",
            }),
        },
        Chapter { code: "learn-misterra-terrains", at: 76, task: None },
        Chapter {
            code: "learn-misterra-claim-region",
            at: 76,
            task: Some(Task {
                done: |before, after| after.explorers[0].markers() < before.explorers[0].markers(),
                praise: "learn-misterra-claim-region-done",
            }),
        },
        Chapter { code: "learn-misterra-score", at: 79, task: None },
        Chapter { code: "learn-misterra-play", at: 79, task: None },
    ],
    seed: "first lesson",
    options: "first_game=true",
    bots: 1,
    tips: &[
        Tip { code: "learn-misterra-land", when: |view| moves(view) && meeple(view.open).is_none() },
        Tip { code: "learn-misterra-sketch", when: sketches },
        Tip { code: "learn-misterra-map", when: maps },
        Tip { code: "learn-misterra-jungle", when: |view| reaches(view, Terrain::Jungle) },
        Tip { code: "learn-misterra-mountain", when: |view| reaches(view, Terrain::Mountain) },
        Tip { code: "learn-misterra-walk", when: moves },
        Tip { code: "learn-misterra-lagoon", when: |view| sketches(view) && on(view.open, Terrain::Lagoon) },
        Tip { code: "learn-misterra-claim", when: |view| maps(view) && Misterra::check(view, Action::Claim).is_ok() },
        Tip { code: "learn-misterra-presumptions", when: sketches },
        Tip { code: "learn-misterra-confirm", when: maps },
        Tip { code: "learn-misterra-display", when: |view| sketches(view) && view.open.half_day == HalfDay::Afternoon },
        Tip { code: "learn-misterra-end", when: |view| moves(view) && view.open.round > 2 },
    ],
};

/// How many spaces of the learner's parchment are covered.
fn covered(open: &Open) -> u32 {
    open.explorers[0].parchment.covered().len()
}

/// How many tiles of the island are confirmed.
fn confirmed(open: &Open) -> u32 {
    open.island.covered().len() - open.island.hazy().len()
}

fn moves(view: View<'_, Misterra>) -> bool {
    view.open.step == Step::Move
}

fn sketches(view: View<'_, Misterra>) -> bool {
    matches!(view.open.step, Step::Sketch { .. })
}

fn maps(view: View<'_, Misterra>) -> bool {
    matches!(view.open.step, Step::Map { .. })
}

/// Whether the learner is to move, and can step onto a tile of this terrain.
fn reaches(view: View<'_, Misterra>, terrain: Terrain) -> bool {
    let island = &view.open.island;
    let from = meeple(view.open).filter(|_| moves(view));
    from.is_some_and(|from| walk::destinations(island, Some(from)).iter().any(|to| walk::is_on(island, to, terrain)))
}

fn meeple(open: &Open) -> Option<crate::Space> {
    open.explorers[open.turn.index()].meeple
}

fn on(open: &Open, terrain: Terrain) -> bool {
    meeple(open).is_some_and(|meeple| walk::is_on(&open.island, meeple, terrain))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_stored_game_does_every_task() {
        page::lesson::check_lesson::<crate::Misterra>();
    }
}
