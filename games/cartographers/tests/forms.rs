//! The forms of `portolan score` and `portolan legal`.

use crate::drawn::{full_but, marks};
use cartographers::{Ambush, Cartographers, Scoring, Side};
use proptest::prelude::*;
use serde_json::{Value, json};
use table::{Forms, Phrase};

/// A picture as the rows of a form.
fn rows(picture: &str) -> Vec<String> {
    let mark = |&mark: &char| if mark == 'R' { '.' } else { mark };
    marks(picture).chunks(11).map(|row| row.iter().map(mark).collect()).collect()
}

fn score(side: Side, picture: &str, card: &str) -> Result<Value, Phrase> {
    Cartographers::score(&json!({ "side": side.name(), "map": rows(picture), "card": card }).to_string())
}

/// Asks `legal` about a blank wilderness, with these further entries.
fn legal(more: Value) -> Result<Value, Phrase> {
    legal_on(crate::drawn::WILDERNESS, more)
}

fn legal_on(picture: &str, more: Value) -> Result<Value, Phrase> {
    let mut form = json!({ "side": "wilderness", "map": rows(picture) });
    let entries = more.as_object().expect("entries").clone();
    form.as_object_mut().expect("a form").extend(entries);
    Cartographers::legal(&form.to_string())
}

fn placements(answer: Result<Value, Phrase>) -> Vec<String> {
    let answer = answer.expect("an answer");
    let entries = answer.as_object().expect("an object");
    assert_eq!(entries.keys().collect::<Vec<_>>(), ["placements"]);
    let spaces = |place: &Value| {
        let names = place.as_array().expect("a list").iter().map(|name| name.as_str().expect("a name"));
        names.collect::<Vec<_>>().join(" ")
    };
    entries["placements"].as_array().expect("a list").iter().map(spaces).collect()
}

#[track_caller]
fn refused(answer: Result<Value, Phrase>) -> &'static str {
    answer.expect_err("a refusal").code
}

const FOREST_RIM: &str = "
    FVXFA......
    W..M.......
    ........M..
    ...........
    ...........
    .....M.....
    ...........
    ...........
    ..M........
    .......M...
    .........XF";

#[test]
fn score_answers_only_with_the_points() {
    // Treetower: A1 and A4. Sentinel wood: A1, A4, K11.
    assert_eq!(score(Side::Wilderness, FOREST_RIM, "treetower"), Ok(json!({ "points": 2 })));
    assert_eq!(score(Side::Wilderness, FOREST_RIM, "sentinel-wood"), Ok(json!({ "points": 3 })));
    for card in Scoring::all() {
        assert!(score(Side::Wastelands, crate::drawn::WASTELANDS, card.name()).is_ok(), "{}", card.name());
    }
}

#[test]
fn score_of_monsters_is_negative() {
    // A3 haunts B3; K10 haunts J10 and K9.
    assert_eq!(score(Side::Wilderness, FOREST_RIM, "monsters"), Ok(json!({ "points": -3 })));
    assert_eq!(score(Side::Wastelands, crate::drawn::WASTELANDS, "monsters"), Ok(json!({ "points": 0 })));
}

#[test]
fn score_of_coins_from_mountains_counts_those_surrounded() {
    let picture = crate::drawn::WILDERNESS.replacen("...........", "...F.......", 1).replacen("...M.R", "..FMFR", 1);
    assert_eq!(score(Side::Wilderness, &picture, "coins-from-mountains"), Ok(json!({ "points": 0 })));
    let picture = picture.replacen(".R......MR", ".R.F....MR", 1);
    assert_eq!(score(Side::Wilderness, &picture, "coins-from-mountains"), Ok(json!({ "points": 1 })));
    let full = full_but(Side::Wastelands, "");
    assert_eq!(score(Side::Wastelands, &full, "coins-from-mountains"), Ok(json!({ "points": 5 })));
}

#[test]
fn legal_lists_every_set_of_spaces_once_by_row_and_then_by_column_as_a_number() {
    let top =
        placements(legal_on(&full_but(Side::Wilderness, "A8 A9 A10 A11 B9"), json!({ "shape": [[0, 0], [0, 1]] })));
    assert_eq!(top, ["A8 A9", "A9 A10", "A9 B9", "A10 A11"]);
    // A square looks the same in all orientations: 100 places, less 4 for each of the five mountains.
    let squares = placements(legal(json!({ "shape": [[0, 0], [0, 1], [1, 0], [1, 1]] })));
    assert_eq!(squares.len(), 100 - 20);
    assert_eq!(squares[0], "A1 A2 B1 B2");
    assert_eq!(squares[1], "A2 A3 B2 B3");
}

#[test]
fn legal_takes_all_rotations_and_reflections() {
    let board = full_but(Side::Wilderness, "D1 D2 D3 E1 E2 E3");
    let lying = json!({ "shape": [[0, 0], [0, 1], [0, 2], [1, 2]] });
    let wanted = ["D1 D2 D3 E1", "D1 D2 D3 E3", "D1 E1 E2 E3", "D3 E1 E2 E3"];
    assert_eq!(placements(legal_on(&board, lying)), wanted);
}

#[test]
fn legal_takes_shapes_that_are_disconnected_or_begin_elsewhere() {
    let board = full_but(Side::Wilderness, "A1 A3 C1 K11");
    assert_eq!(placements(legal_on(&board, json!({ "shape": [[0, 0], [0, 2]] }))), ["A1 A3", "A1 C1"]);
    for shape in
        [json!([[5, 7], [5, 9]]), json!([[-3, -9], [-3, -7]]), json!([[0, 2], [0, 0]]), json!([[100, 0], [102, 0]])]
    {
        assert_eq!(placements(legal_on(&board, json!({ "shape": shape }))), ["A1 A3", "A1 C1"], "{shape}");
    }
    assert_eq!(
        placements(legal_on(&board, json!({ "shape": [[-9223372036854775808_i64, 9223372036854775807_i64]] }))),
        ["A1", "A3", "C1", "K11"]
    );
}

#[test]
fn legal_finds_no_place_for_a_shape_larger_than_the_sheet() {
    for shape in [
        json!([[0, 0], [0, 11]]),
        json!([[0, 0], [1_000_000, 0]]),
        json!([[-9223372036854775808_i64, 0], [9223372036854775807_i64, 0]]),
    ] {
        assert_eq!(legal(json!({ "shape": shape })), Ok(json!({ "placements": [] })), "{shape}");
    }
    // Eleven wide still fits: rows A, D, E, G, H, K and columns 1, 2, 5, 7, 10, 11 hold no mountain.
    let line: Vec<[i64; 2]> = (0..11).map(|column| [0, column]).collect();
    assert_eq!(placements(legal(json!({ "shape": line }))).len(), 6 + 6);
    assert_eq!(
        legal_on(&full_but(Side::Wilderness, ""), json!({ "shape": [[0, 0]] })),
        Ok(json!({ "placements": [] }))
    );
}

#[test]
fn legal_on_ruins_lists_only_places_on_uncovered_ruins() {
    let covered = full_but(Side::Wilderness, "B2 C2 C3 E1 E2");
    let all = placements(legal_on(&covered, json!({ "shape": [[0, 0], [0, 1]] })));
    assert_eq!(all, ["B2 C2", "C2 C3", "E1 E2"]);
    let on_ruins = placements(legal_on(&covered, json!({ "shape": [[0, 0], [0, 1]], "on_ruins": true })));
    assert_eq!(on_ruins, ["B2 C2", "C2 C3"]);
    assert_eq!(placements(legal_on(&covered, json!({ "shape": [[0, 0], [0, 1]], "on_ruins": false }))), all);
    let singles = placements(legal(json!({ "shape": [[0, 0]], "on_ruins": true })));
    assert_eq!(singles, ["B6", "C2", "C10", "I2", "I10", "J6"]);
    let none_left = crate::drawn::WILDERNESS.replace('R', "F");
    assert_eq!(legal_on(&none_left, json!({ "shape": [[0, 0]], "on_ruins": true })), Ok(json!({ "placements": [] })));
}

#[test]
fn legal_returns_the_spaces_of_the_solo_ambush() {
    assert_eq!(legal(json!({ "ambush": "gnoll-raid" })), Ok(json!({ "cells": ["A1", "A2", "B1", "C1", "C2"] })));
    assert_eq!(legal(json!({ "ambush": "bugbear-assault" })), Ok(json!({ "cells": ["A9", "A11", "B9", "B11"] })));
    for ambush in Ambush::all() {
        let answer = legal_on(&full_but(Side::Wilderness, "A1 K11"), json!({ "ambush": ambush.name() }));
        assert_eq!(answer, Ok(json!({ "cells": null })));
    }
}

#[test]
fn a_question_is_a_shape_or_an_ambush_and_not_both() {
    assert_eq!(refused(legal(json!({}))), "cartographers-form-question");
    assert_eq!(refused(legal(json!({ "shape": [[0, 0]], "ambush": "gnoll-raid" }))), "cartographers-form-question");
    assert_eq!(refused(legal(json!({ "ambush": "treetower" }))), "cartographers-form-ambush");
    assert_eq!(refused(legal(json!({ "ambush": "orchard" }))), "cartographers-form-ambush");
}

#[test]
fn a_shape_has_at_least_one_cell_and_none_twice() {
    assert_eq!(refused(legal(json!({ "shape": [] }))), "shape-empty");
    assert_eq!(refused(legal(json!({ "shape": [[0, 0], [0, 1], [0, 0]] }))), "shape-repeated");
    for cell in [json!([0]), json!([0, 0, 0]), json!(["0", 0]), json!([0.5, 0]), json!([1e30, 0]), json!({})] {
        assert_eq!(refused(legal(json!({ "shape": [cell] }))), "form-unreadable", "{cell}");
    }
}

#[test]
fn unknown_cards_sides_and_entries_are_refused() {
    for card in ["Treetower", "gnoll-raid", "", "treetower "] {
        assert_eq!(
            refused(score(Side::Wilderness, crate::drawn::WILDERNESS, card)),
            "cartographers-form-card",
            "{card:?}"
        );
    }
    let form =
        |side: &str| json!({ "side": side, "map": rows(crate::drawn::WILDERNESS), "card": "treetower" }).to_string();
    assert_eq!(refused(Cartographers::score(&form("moon"))), "cartographers-form-side");
    assert_eq!(refused(legal(json!({ "shape": [[0, 0]], "colour": "red" }))), "form-unreadable");
    for key in ["side", "map", "card"] {
        let mut form: Value = serde_json::from_str(&form("wilderness")).expect("a form");
        form.as_object_mut().expect("an object").remove(key);
        assert_eq!(refused(Cartographers::score(&form.to_string())), "form-unreadable", "without {key}");
    }
    let mut more: Value = serde_json::from_str(&form("wilderness")).expect("a form");
    more["shape"] = json!([[0, 0]]);
    assert_eq!(refused(Cartographers::score(&more.to_string())), "form-unreadable");
    for text in ["{", "{} {}", "{}x"] {
        assert_eq!(refused(Cartographers::score(text)), "form-unreadable", "{text:?}");
        assert_eq!(refused(Cartographers::legal(text)), "form-unreadable", "{text:?}");
    }
    // A list of the right values in the right order is not a form either.
    let list = json!(["wilderness", rows(crate::drawn::WILDERNESS), "treetower"]).to_string();
    for text in ["", "[]", "null", "treetower", &list] {
        assert_eq!(refused(Cartographers::score(text)), "form-no-object", "{text:?}");
        assert_eq!(refused(Cartographers::legal(text)), "form-no-object", "{text:?}");
    }
}

#[test]
fn a_map_has_11_rows_of_11_known_marks() {
    let change = |change: &dyn Fn(&mut Vec<String>)| {
        let mut map = rows(crate::drawn::WILDERNESS);
        change(&mut map);
        refused(Cartographers::score(&json!({ "side": "wilderness", "map": map, "card": "treetower" }).to_string()))
    };
    assert_eq!(change(&|map| map.truncate(10)), "cartographers-map-rows");
    assert_eq!(change(&|map| map.push("...........".to_owned())), "cartographers-map-rows");
    assert_eq!(change(&|map| map.clear()), "cartographers-map-rows");
    assert_eq!(change(&|map| map[4] = "..........".to_owned()), "cartographers-map-row-length");
    assert_eq!(change(&|map| map[4] = "............".to_owned()), "cartographers-map-row-length");
    assert_eq!(change(&|map| map[4] = String::new()), "cartographers-map-row-length");
    assert_eq!(change(&|map| map[4] = "....?......".to_owned()), "cartographers-map-unknown");
    assert_eq!(change(&|map| map[4] = "....f......".to_owned()), "cartographers-map-unknown");
    assert_eq!(change(&|map| map[1] = "...M.R.....".to_owned()), "cartographers-map-unknown");
    assert_eq!(change(&|map| map[4] = "....é......".to_owned()), "cartographers-map-unknown");
}

#[test]
fn mountains_and_wasteland_stand_where_the_side_has_them() {
    let on = |side: &str, map: Vec<String>| {
        refused(Cartographers::score(&json!({ "side": side, "map": map, "card": "treetower" }).to_string()))
    };
    let change = |row: usize, text: &str| {
        let mut map = rows(crate::drawn::WILDERNESS);
        map[row] = text.to_owned();
        on("wilderness", map)
    };
    assert_eq!(change(0, "M.........."), "cartographers-map-misplaced");
    assert_eq!(change(0, "#.........."), "cartographers-map-misplaced");
    assert_eq!(change(1, "..........."), "cartographers-map-covered");
    assert_eq!(change(1, "...F......."), "cartographers-map-covered");
    assert_eq!(change(1, "...#......."), "cartographers-map-covered");
    assert_eq!(on("wastelands", rows(crate::drawn::WILDERNESS)), "cartographers-map-misplaced");
    assert_eq!(on("wilderness", rows(crate::drawn::WASTELANDS)), "cartographers-map-covered");
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        any::<String>().prop_map(Value::from),
        Just(json!("wilderness")),
        Just(json!("treetower")),
        Just(json!(rows(crate::drawn::WILDERNESS))),
    ];
    let key = prop_oneof![Just("side"), Just("map"), Just("card"), Just("shape"), Just("on_ruins"), Just("ambush")];
    leaf.prop_recursive(3, 40, 12, move |inner| {
        let entries = prop::collection::vec((key.clone().prop_map(str::to_owned), inner.clone()), 0..6);
        prop_oneof![
            prop::collection::vec(inner, 0..12).prop_map(Value::from),
            entries.prop_map(|entries| Value::Object(entries.into_iter().collect())),
        ]
    })
}

proptest! {
    #[test]
    fn any_text_is_answered(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let text = String::from_utf8_lossy(&bytes);
        prop_assert!(Cartographers::score(&text).is_err());
        prop_assert!(Cartographers::legal(&text).is_err());
        let _ = Cartographers::check_data(&text);
    }

    #[test]
    fn any_json_is_answered(form in any_json()) {
        let _ = Cartographers::score(&form.to_string());
        let _ = Cartographers::legal(&form.to_string());
    }

    #[test]
    fn any_shape_and_any_map_are_answered(
        cells in prop::collection::vec((-13_i64..13, prop_oneof![-13_i64..13, any::<i64>()]), 0..6),
        map in prop::collection::vec("[.FVAWXM#é]{10,12}", 10..=12),
        on_ruins: bool,
    ) {
        let _ = legal(json!({ "shape": cells, "on_ruins": on_ruins }));
        let _ = Cartographers::legal(&json!({ "side": "wastelands", "map": map, "shape": cells }).to_string());
        let _ = Cartographers::score(&json!({ "side": "wilderness", "map": map, "card": "shieldgate" }).to_string());
    }
}
