//! The lesson: a table against one bot, with step-by-step instructions.

use page::lesson::{Lesson, LessonStep};
use table::{Seat, View};

use crate::Example;

pub const LESSON: Lesson<Example> = Lesson {
    seed: "first lesson",
    options: "",
    bots: 1,
    steps: &[
        LessonStep { code: "learn-example-chart", when: |_| true },
        LessonStep { code: "learn-example-group", when: own_turn },
        LessonStep { code: "learn-example-wish", when: own_turn },
        LessonStep { code: "learn-example-end", when: own_turn },
    ],
};

fn own_turn(view: View<'_, Example>) -> bool {
    view.open.turn == Seat(0)
}
