//! The counting messages of the example game.

use super::Counted;

pub const EXAMPLE: &[Counted] = &[
    (
        "example-rank",
        "total",
        &[
            ("en", ["0 points", "1 point", "2 points"]),
            ("de", ["0 Punkte", "1 Punkt", "2 Punkte"]),
            ("nl", ["0 punten", "1 punt", "2 punten"]),
        ],
    ),
    (
        "example-event-shown",
        "points",
        &[
            ("en", ["it did not come true", "1 point", "2 points"]),
            ("de", ["er ging nicht in Erfüllung", "1 Punkt", "2 Punkte"]),
            ("nl", ["die kwam niet uit", "1 punt", "2 punten"]),
        ],
    ),
    (
        "page-example-asked",
        "persons",
        &[
            ("en", ["⟨name⟩, choose", "Choose", "⟨name⟩, choose"]),
            ("de", ["⟨name⟩, wähle", "Wähle", "⟨name⟩, wähle"]),
            ("nl", ["⟨name⟩, kies", "Kies", "⟨name⟩, kies"]),
        ],
    ),
];
