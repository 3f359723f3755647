//! The lesson of Cartographers: a solo game, with edicts that are easy to see.

use crate::{Card, Cartographers, Season};
use table::{Seat, View};

use page::lesson::{Lesson, LessonStep};

pub const LESSON: Lesson<Cartographers> = Lesson {
    seed: "first lesson 4",
    options: "edicts=sentinel-wood+greengold-plains+canal-lake+borderlands",
    bots: 0,
    steps: &[
        LessonStep { code: "learn-cartographers-place", when: always },
        LessonStep { code: "learn-cartographers-monsters", when: monsters },
        LessonStep { code: "learn-cartographers-ruins", when: ruins },
        LessonStep { code: "learn-cartographers-season", when: after_spring },
        LessonStep { code: "learn-cartographers-edicts", when: always },
        LessonStep { code: "learn-cartographers-coin", when: coin },
        LessonStep { code: "learn-cartographers-time", when: always },
        LessonStep { code: "learn-cartographers-mountain", when: always },
        LessonStep { code: "learn-cartographers-look-back", when: after_spring },
        LessonStep { code: "learn-cartographers-plan", when: after_spring },
    ],
};

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
