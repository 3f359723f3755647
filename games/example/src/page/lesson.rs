//! The lesson: chapters on positions of `lesson.record`, then a free game against one bot with tips.

use page::lesson::{Chapter, Lesson, Task, Tip};
use table::{Seat, View};

use crate::Example;

pub const LESSON: Lesson<Example> = Lesson {
    record: include_str!("../../lesson.record"),
    chapters: &[
        Chapter { code: "learn-example-goal", at: 0, task: None },
        Chapter {
            code: "learn-example-first",
            at: 0,
            task: Some(Task { done: |_, _| true, praise: "learn-example-first-done" }),
        },
    ],
    seed: "first lesson",
    options: "",
    bots: 1,
    tips: &[
        Tip { code: "learn-example-chart", when: |_| true },
        Tip { code: "learn-example-group", when: own_turn },
        Tip { code: "learn-example-wish", when: own_turn },
        Tip { code: "learn-example-end", when: own_turn },
    ],
};

fn own_turn(view: View<'_, Example>) -> bool {
    view.open.turn == Seat(0)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_stored_game_does_every_task() {
        page::lesson::check_lesson::<crate::Example>();
    }
}
