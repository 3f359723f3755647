//! The phrases of the example game.

use example::{Event, Example, Refusal, Square, Terrain, Wish};
use table::{Forms, Phrase, Seat, ToPhrase};

use super::{Spoken, named, played, reasons, score_titles};

pub fn spoken() -> Spoken {
    Spoken {
        game: "example",
        families: vec![
            ("terrain", named(Terrain::ALL, Terrain::name)),
            ("wish", named(Wish::ALL, Wish::name)),
            ("reason", reasons("example", &["outcome.rs"], &["group", "wish"])),
        ],
        begins_with_a_name: &[],
        phrases,
    }
}

fn phrases() -> Vec<Phrase> {
    [events(), refusals(), forms(), score_titles(&played::<Example>(2, "", 9))].concat()
}

fn events() -> Vec<Phrase> {
    let seat = Seat(0);
    let mut events = vec![Event::OtherDealt { seat }];
    for wish in Wish::ALL {
        events.push(Event::Dealt { seat, wish });
        events.extend([0, wish.points()].map(|points| Event::Shown { seat, wish, points }));
    }
    events.extend(Terrain::ALL.map(|terrain| Event::Charted { seat, square: 4, terrain }));
    events.iter().map(ToPhrase::phrase).collect()
}

fn refusals() -> Vec<Phrase> {
    let refusals = [Refusal::NotYourTurn, Refusal::Charted(Square::MIDDLE), Refusal::Unreadable("lava".to_owned())];
    refusals.iter().map(ToPhrase::phrase).collect()
}

fn forms() -> Vec<Phrase> {
    let score = |map: &str, wishes: &str| {
        Example::score(&format!(r#"{{"map": {map}, "wishes": {wishes}}}"#)).expect_err("a wrong form")
    };
    let map = |square: &str| format!(r#"["L0 L0 L0", "L0 {square} L1", "L1 L1 L1"]"#);
    let two = r#"["sea-row", "more-sea"]"#;
    vec![
        score(&map("L-"), r#"["sea-row"]"#),
        score(&map("L-"), r#"["sea-row", "sea-row"]"#),
        score(&map(".."), two),
        score(&map("L2"), two),
        score(&map("X0"), two),
        score(&map("L-"), r#"["gold"]"#),
        score("[]", two),
        Phrase::new("example-paper-wish-missing"),
    ]
}
