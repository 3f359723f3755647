//! `portolan score` and `portolan legal`: JSON lines in, JSON lines out.

use crate::program::{Output, has_keys, json_lines};
use proptest::prelude::*;
use serde_json::{Value, json};

const WILDERNESS: [&str; 11] = [
    "FF.........",
    "F..M.......",
    "........M..",
    "...........",
    "...........",
    ".....M.....",
    "...........",
    "...........",
    "..M........",
    ".......M...",
    "..........X",
];

/// Only the four spaces in the bottom right corner are empty.
const CORNER: [&str; 11] = [
    "FFFFFFFFFFF",
    "FFFMFFFFFFF",
    "FFFFFFFFMFF",
    "FFFFFFFFFFF",
    "FFFFFFFFFFF",
    "FFFFFMFFFFF",
    "FFFFFFFFFFF",
    "FFFFFFFFFFF",
    "FFMFFFFFFFF",
    "FFFFFFFMF..",
    "FFFFFFFFF..",
];

#[track_caller]
fn run(command: &str, input: impl AsRef<[u8]>) -> Output {
    crate::program::ask(command, "cartographers", input)
}

#[track_caller]
fn answer(command: &str, form: Value) -> Value {
    crate::program::answer(command, "cartographers", form)
}

#[track_caller]
fn error(command: &str, form: &str) -> String {
    crate::program::error(command, "cartographers", form)
}

fn board(card: &str) -> Value {
    json!({ "side": "wilderness", "map": WILDERNESS, "card": card })
}

fn position(map: [&str; 11], question: Value) -> Value {
    let mut form = json!({ "side": "wilderness", "map": map });
    form.as_object_mut().unwrap().extend(question.as_object().unwrap().clone());
    form
}

#[test]
fn score_answers_with_the_points_of_the_card() {
    // A1 is surrounded by the edge, A2 and B1; the other two are open to the east or south.
    assert_eq!(answer("score", board("treetower")), json!({ "points": 1 }));
    assert_eq!(answer("score", board("sentinel-wood")), json!({ "points": 3 }));
    assert_eq!(answer("score", board("the-golden-granary")), json!({ "points": 0 }));
    assert_eq!(answer("score", board("monsters")), json!({ "points": -2 }));
    assert_eq!(answer("score", board("coins-from-mountains")), json!({ "points": 0 }));
    let full = json!({ "side": "wilderness", "map": CORNER, "card": "coins-from-mountains" });
    assert_eq!(answer("score", full), json!({ "points": 5 }));
}

#[test]
fn legal_answers_with_every_placement_sorted_by_row_then_column() {
    let domino = position(CORNER, json!({ "shape": [[0, 0], [0, 1]] }));
    let expected = [["J10", "J11"], ["J10", "K10"], ["J11", "K11"], ["K10", "K11"]];
    assert_eq!(answer("legal", domino), json!({ "placements": expected }));
    // Not connected and not at the origin: the diagonals.
    let diagonal = position(CORNER, json!({ "shape": [[7, 3], [6, 4]], "on_ruins": false }));
    assert_eq!(answer("legal", diagonal), json!({ "placements": [["J10", "K11"], ["J11", "K10"]] }));
    let nowhere = position(CORNER, json!({ "shape": [[0, 0], [0, 1], [0, 2]] }));
    assert_eq!(answer("legal", nowhere), json!({ "placements": [] }));
    let single = answer("legal", position(WILDERNESS, json!({ "shape": [[0, 0]] })));
    let names: Vec<&str> =
        single["placements"].as_array().unwrap().iter().map(|place| place[0].as_str().unwrap()).collect();
    assert_eq!(names[..9], ["A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11"], "columns compare as numbers");
    assert_eq!(names.len(), 121 - 5 - 4);
}

#[test]
fn legal_with_on_ruins_returns_only_placements_that_cover_a_ruins_space() {
    let single = position(WILDERNESS, json!({ "shape": [[0, 0]], "on_ruins": true }));
    let ruins = [["B6"], ["C2"], ["C10"], ["I2"], ["I10"], ["J6"]];
    assert_eq!(answer("legal", single), json!({ "placements": ruins }));
    let covered = position(CORNER, json!({ "shape": [[0, 0]], "on_ruins": true }));
    assert_eq!(answer("legal", covered), json!({ "placements": [] }));
}

#[test]
fn legal_of_an_ambush_is_its_solo_placement_or_null() {
    let raid = |map| position(map, json!({ "ambush": "gnoll-raid" }));
    // From the top left corner counter-clockwise, so downwards: A1 and B1 are filled, the box moves on to C1.
    assert_eq!(answer("legal", raid(WILDERNESS)), json!({ "cells": ["C1", "C2", "D1", "E1", "E2"] }));
    assert_eq!(answer("legal", raid(CORNER)), json!({ "cells": null }));
}

#[test]
fn an_error_is_answered_in_place_and_the_command_goes_on() {
    let good = board("treetower").to_string();
    let input = format!("{good}\n\nnonsense\n{good}\n  \t\n{}\n\n{good}", board("no-such-card"));
    let output = run("score", input);
    assert_eq!(output.status, 1);
    assert_eq!(output.err, "");
    let answers = json_lines(&output.out);
    assert_eq!(answers.len(), 5, "blank lines are skipped: {}", output.out);
    for (place, answer) in answers.iter().enumerate() {
        if [1, 3].contains(&place) {
            has_keys(answer, &["error"]);
        } else {
            assert_eq!(*answer, json!({ "points": 1 }));
        }
    }
    assert!(answers[3]["error"].as_str().unwrap().contains("no-such-card"));
}

#[test]
fn a_line_that_is_not_utf_8_is_an_error_in_place() {
    for command in ["score", "legal"] {
        let good = match command {
            "score" => board("monsters"),
            _ => position(CORNER, json!({ "shape": [[0, 0]] })),
        };
        let input = [good.to_string().as_bytes(), b"\n\xff\xfe{\"side\"\n", good.to_string().as_bytes()].concat();
        let output = run(command, input);
        assert_eq!(output.status, 1);
        let answers = json_lines(&output.out);
        assert_eq!(answers.len(), 3);
        assert_eq!(answers[0], answers[2]);
        assert!(answers[1]["error"].as_str().unwrap().contains("UTF-8"));
    }
}

#[test]
fn no_input_is_no_output() {
    for command in ["score", "legal"] {
        assert_eq!(run(command, "").fine(), "");
        assert_eq!(run(command, "\n\n   \r\n\t\n").fine(), "");
    }
}

#[test]
fn windows_line_breaks_and_blanks_around_a_form_are_accepted() {
    let form = board("treetower");
    assert_eq!(
        run("score", format!("  {form} \r\n{form}\r\n")).json(),
        [json!({ "points": 1 }), json!({ "points": 1 })]
    );
}

#[test]
fn ten_thousand_boards_are_answered_in_order() {
    let cards = ["treetower", "sentinel-wood", "monsters"];
    let input: String = (0..10_000).map(|line| format!("{}\n", board(cards[line % 3]))).collect();
    let answers = run("score", input).json();
    assert_eq!(answers.len(), 10_000);
    for (line, answer) in answers.iter().enumerate() {
        assert_eq!(answer["points"], [1, 3, -2][line % 3]);
    }
}

#[test]
fn the_error_names_what_is_wrong_with_a_board() {
    let with = |key: &str, value: Value| {
        let mut form = board("treetower");
        form[key] = value;
        error("score", &form.to_string())
    };
    let row = |number: usize, text: &str| {
        let mut map = WILDERNESS;
        map[number] = text;
        json!(map)
    };
    assert!(with("side", json!("moon")).contains("moon"));
    assert!(with("map", json!(WILDERNESS[..10])).contains("10"));
    assert!(with("map", row(4, "..........")).contains('E'), "the row is named");
    assert!(with("map", row(1, "F..........")).contains("B4"), "the mountain is missing");
    assert!(with("map", row(0, "FF....M....")).contains("A7"), "the side has no mountain there");
    assert!(with("map", row(0, "FF....#....")).contains("A7"), "the side has no wasteland there");
    assert!(with("map", row(0, "FF....q....")).contains("A7"), "q is no terrain");
    assert!(with("card", json!(7)).contains("string"));
    assert!(with("colour", json!("blue")).contains("colour"));
    for key in ["side", "map", "card"] {
        let mut form = board("treetower");
        form.as_object_mut().unwrap().remove(key);
        assert!(error("score", &form.to_string()).contains(key));
    }
}

#[test]
fn a_bad_question_gets_an_error() {
    for question in [
        json!({}),
        json!({ "shape": [] }),
        json!({ "shape": [[0, 0], [0, 0]] }),
        json!({ "shape": [[0]] }),
        json!({ "shape": [[0, 0, 0]] }),
        json!({ "shape": [[0.5, 0]] }),
        json!({ "shape": "domino" }),
        json!({ "shape": [[0, 0]], "ambush": "gnoll-raid" }),
        json!({ "shape": [[0, 0]], "on_ruins": "yes" }),
        json!({ "ambush": "hamlet" }),
        json!({ "ambush": "" }),
    ] {
        assert!(!error("legal", &position(WILDERNESS, question).to_string()).is_empty());
    }
    // Shapes far from the origin or larger than the sheet are valid; the wide one fits nowhere.
    let far = json!({ "shape": [[i64::MAX, i64::MIN], [i64::MAX, i64::MIN + 1]] });
    assert_eq!(answer("legal", position(CORNER, far))["placements"].as_array().unwrap().len(), 4);
    let wide = json!({ "shape": [[0, i64::MIN], [0, i64::MAX]] });
    assert_eq!(answer("legal", position(CORNER, wide)), json!({ "placements": [] }));
}

#[test]
fn json_that_is_no_form_is_an_error() {
    for form in ["{", "[]", "null", "7", "\"treetower\"", "{}", "{\"side\":", "\u{feff}{}", "{}{}", "NaN"] {
        error("score", form);
        error("legal", form);
    }
    error("score", &"[".repeat(100_000));
    error("score", &"{\"a\":".repeat(100_000));
}

/// A form that is nearly valid, with some mistakes.
fn nearly_a_form() -> impl Strategy<Value = String> {
    let row = "[.FVAWXM#q]{10,12}";
    let rows = prop::collection::vec(prop_oneof![Just("...........".to_owned()), row.prop_map(|row| row)], 10..13);
    let cell = (any::<i8>(), any::<i8>());
    let cells = prop::collection::vec(prop_oneof![cell, (0..4i8, 0..4i8)], 0..6);
    (rows, cells, "[a-z-]{0,12}", any::<bool>()).prop_map(|(map, shape, name, ruins)| {
        json!({ "side": "wilderness", "map": map, "shape": shape, "card": name, "on_ruins": ruins }).to_string()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_get_one_answer_per_line_and_no_panic(input in prop::collection::vec(any::<u8>(), 0..400)) {
        for command in ["score", "legal"] {
            let output = run(command, &input);
            let asked = input.split(|&byte| byte == b'\n').filter(|line| !line.trim_ascii().is_empty()).count();
            prop_assert_eq!(json_lines(&output.out).len(), asked);
            prop_assert_eq!(output.status, i32::from(asked > 0));
            prop_assert_eq!(output.err, "");
        }
    }

    #[test]
    fn any_form_gets_an_answer(forms in prop::collection::vec(nearly_a_form(), 1..8)) {
        for command in ["score", "legal"] {
            let output = run(command, forms.join("\n"));
            let answers = json_lines(&output.out);
            prop_assert_eq!(answers.len(), forms.len());
            let errors = answers.iter().any(|answer| answer.get("error").is_some());
            prop_assert_eq!(output.status, i32::from(errors));
        }
    }
}
