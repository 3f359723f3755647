//! The forms of `portolan score` and `portolan legal`.

use crate::drawn::lines;
use misterra::Misterra;
use proptest::prelude::*;
use serde_json::{Value, json};
use table::{Forms, Phrase};

const EMPTY: &str = "..... ..... ..... ..... .....";
const ISLAND: &str = "JLMS. jlms. JLMS. ..... SSLL.";

fn score(form: Value) -> Result<Value, Phrase> {
    Misterra::score(&form.to_string())
}

fn legal(form: Value) -> Result<Value, Phrase> {
    Misterra::legal(&form.to_string())
}

#[track_caller]
fn refused(answer: Result<Value, Phrase>) -> &'static str {
    answer.expect_err("a refusal").code
}

/// A form with some entries replaced.
fn with(mut form: Value, entries: Value) -> Value {
    form.as_object_mut().unwrap().extend(entries.as_object().unwrap().clone());
    form
}

fn two_players() -> Value {
    json!({
        "island": lines(ISLAND),
        "parchments": [lines("JLMS. ..... ..... ..... SS..."), lines("JJJJJ JJJJJ ..... ..... .....")],
        "presumptions": [[3, 18], [12, 21]],
        "claims": [["a1"], ["c1", "a5"]],
        "master": false,
    })
}

fn solo() -> Value {
    json!({
        "island": lines(ISLAND),
        "parchments": [lines("JLMS. ..... ..... ..... SS...")],
        "presumptions": [[3, 18]],
        "claims": [["a1"]],
        "otoma": ["c1"],
    })
}

#[test]
fn score_of_a_presumption() {
    let form = |number: i64| json!({ "parchment": lines("JJJJJ LLL.. ..... MMMMM SSSSS"), "presumption": number });
    assert_eq!(score(form(18)), Ok(json!({ "points": 10 })));
    assert_eq!(score(form(12)), Ok(json!({ "points": 15 })));
    for number in [0, 32, -1, 300, i64::MAX] {
        assert_eq!(refused(score(form(number))), "misterra-form-presumption", "{number}");
    }
}

#[test]
fn score_of_a_game() {
    let answer = score(two_players()).unwrap();
    // Seat 0: six faithful spaces; nineteen empty; no zone of three, but single spaces. Two steppes claimed.
    // Seat 1: only a5 is faithful; two rows of one terrain, ten spaces of it. Two lagoons and one jungle claimed.
    let wanted = json!({
        "players": [
            { "fidelity": 12, "completeness": -19, "presumptions": 0, "claims": 4, "master": 0, "total": -3 },
            { "fidelity": 2, "completeness": -15, "presumptions": 19, "claims": 6, "master": 0, "total": 12 },
        ],
        "winners": [1],
    });
    assert_eq!(answer, wanted);
}

#[test]
fn winners_are_all_who_share_the_first_rank() {
    let board = lines("JLMS. ..... ..... ..... SS...");
    let form = with(
        two_players(),
        json!({ "parchments": [board, board], "claims": [[], []], "presumptions": [[11, 12], [17, 23]] }),
    );
    assert_eq!(score(form).unwrap()["winners"], json!([0, 1]));
}

#[test]
fn score_of_the_variant() {
    let full = "SSSSS JJJJJ LLLLL MMMMM SSSSS";
    let form = with(
        two_players(),
        json!({ "island": lines(full), "parchments": [lines(full), lines(EMPTY)], "master": true, "claims": [[], []] }),
    );
    let answer = score(form.clone()).unwrap();
    assert_eq!(answer["players"][0]["master"], json!(30));
    assert_eq!(score(with(form, json!({ "master": false }))).unwrap()["players"][0]["master"], json!(0));
}

#[test]
fn score_of_a_solo_game() {
    let answer = score(solo()).unwrap();
    let wanted = json!({ "players": [{
        "fidelity": 12, "completeness": -19, "presumptions": 0, "claims": 4, "master": 0, "otoma": 4, "total": -7,
        "titles": { "total": "insignificant", "presumptions": "apprentice", "fidelity": "paper-pusher", "claims": "fearful" },
    }] });
    assert_eq!(answer, wanted);
}

#[test]
fn a_disputed_region_earns_nothing() {
    let answer = score(with(two_players(), json!({ "claims": [["a1"], ["b1"]] }))).unwrap();
    assert_eq!((&answer["players"][0]["claims"], &answer["players"][1]["claims"]), (&json!(0), &json!(0)));
    let same = score(with(two_players(), json!({ "claims": [["a1"], ["a1"]] }))).unwrap();
    assert_eq!(same["players"][0]["claims"], json!(0));
}

#[test]
fn boards_of_the_wrong_shape() {
    for (rows, code) in [
        (json!([".....", ".....", ".....", "....."]), "misterra-map-rows"),
        (json!([]), "misterra-map-rows"),
        (json!([".....", ".....", ".....", ".....", ".....", "....."]), "misterra-map-rows"),
        (json!([".....", ".....", "....", ".....", "....."]), "misterra-map-row-length"),
        (json!([".....", ".....", "......", ".....", "....."]), "misterra-map-row-length"),
        (json!([".....", ".....", "..x..", ".....", "....."]), "misterra-map-unknown"),
        (json!([".....", ".....", "..é..", ".....", "....."]), "misterra-map-unknown"),
    ] {
        assert_eq!(refused(score(json!({ "parchment": rows, "presumption": 1 }))), code, "{rows}");
        assert_eq!(refused(score(with(two_players(), json!({ "island": rows })))), code, "{rows}");
        assert_eq!(refused(score(with(two_players(), json!({ "parchments": [rows, rows] })))), code, "{rows}");
        assert_eq!(refused(legal(json!({ "island": rows, "meeple": "a0" }))), code, "{rows}");
    }
    // Only islands have hazy tiles.
    assert_eq!(
        refused(score(json!({ "parchment": lines("j.... ..... ..... ..... ....."), "presumption": 1 }))),
        "misterra-map-unknown"
    );
}

#[test]
fn more_than_twelve_tiles_of_a_terrain() {
    let many = lines("JJJJJ jjjjj JJJ.. ..... .....");
    assert_eq!(
        refused(score(with(two_players(), json!({ "island": many, "claims": [[], []] })))),
        "misterra-map-tiles"
    );
    assert_eq!(refused(legal(json!({ "island": many, "meeple": "a0" }))), "misterra-map-tiles");
    // A parchment has no such limit.
    assert!(score(json!({ "parchment": lines("JJJJJ JJJJJ JJJJJ JJJJJ JJJJJ"), "presumption": 1 })).is_ok());
}

#[test]
fn invalid_claims() {
    let claims = |claims: Value| refused(score(with(two_players(), json!({ "claims": claims }))));
    assert_eq!(claims(json!([["a4"], []])), "misterra-form-claim", "hazy");
    assert_eq!(claims(json!([["a2"], []])), "misterra-form-claim", "empty");
    assert_eq!(claims(json!([["a0"], []])), "misterra-form-claim", "the beach");
    assert_eq!(claims(json!([["a5", "a3"], []])), "misterra-form-claims-terrain");
    assert_eq!(claims(json!([["a5", "a5"], []])), "misterra-form-claims-terrain");
    assert_eq!(claims(json!([["a5", "b5", "c5", "d5"], []])), "misterra-form-markers");
    assert_eq!(claims(json!([["z9"], []])), "misterra-refused-unknown-space");
    assert_eq!(claims(json!([["a5"]])), "misterra-form-count");
    assert_eq!(refused(score(with(solo(), json!({ "otoma": ["a4"] })))), "misterra-form-claim");
}

#[test]
fn invalid_presumptions() {
    let presumptions = |cards: Value| refused(score(with(two_players(), json!({ "presumptions": cards }))));
    assert_eq!(presumptions(json!([[3, 18], [12, 32]])), "misterra-form-presumption");
    assert_eq!(presumptions(json!([[3, 18], [12]])), "misterra-presumptions-count");
    assert_eq!(presumptions(json!([[3, 18], []])), "misterra-presumptions-count");
    assert_eq!(presumptions(json!([[3, 18], [1, 2, 4]])), "misterra-presumptions-count");
    assert_eq!(presumptions(json!([[3, 3], [1, 2]])), "misterra-presumption-twice");
    assert_eq!(presumptions(json!([[3, 18], [18, 2]])), "misterra-presumption-twice");
    assert_eq!(presumptions(json!([[3, 18]])), "misterra-form-count");
}

#[test]
fn invalid_player_counts() {
    let board = lines(EMPTY);
    let many = |players: usize| {
        let cards: Vec<[usize; 2]> = (0..players).map(|seat| [2 * seat + 1, 2 * seat + 2]).collect();
        let none: Vec<[&str; 0]> = vec![[]; players];
        with(
            two_players(),
            json!({ "parchments": vec![board.clone(); players], "presumptions": cards, "claims": none }),
        )
    };
    assert_eq!(refused(score(many(0))), "misterra-form-players");
    assert_eq!(refused(score(many(5))), "misterra-form-players");
    assert_eq!(refused(score(many(1))), "misterra-form-otoma", "the solo game needs Otoma");
    assert_eq!(refused(score(with(many(2), json!({ "otoma": [] })))), "misterra-form-otoma", "only solo");
    assert!(score(many(4)).is_ok());
}

#[test]
fn legal_moves_and_sight() {
    let answer = legal(json!({ "island": lines("..... ..... ..... .s... .M..."), "meeple": "b0" }));
    assert_eq!(answer, Ok(json!({ "moves": ["a0", "b1", "c0"], "seen": ["b1"], "may_map": true })));
    let answer = legal(json!({ "island": lines("..... ..... ..... .s... .M..."), "meeple": "b1" }));
    let seen = json!(["a1", "b1", "b2", "b3", "c1", "d1"]);
    assert_eq!(answer, Ok(json!({ "moves": ["b0", "b2"], "seen": seen, "may_map": true })));
    let answer = legal(json!({ "island": lines("J.... ..... ..... ..... ....."), "meeple": "a5" }));
    assert_eq!(answer, Ok(json!({ "moves": [], "seen": ["a4", "a5", "b5"], "may_map": false })));
}

#[test]
fn a_meeple_stands_on_the_beach_or_on_a_tile() {
    let meeple = |name: &str| refused(legal(json!({ "island": lines(ISLAND), "meeple": name })));
    assert_eq!(meeple("a2"), "misterra-refused-empty-space");
    for name in ["f0", "a6", "", "A0", "sea"] {
        assert_eq!(meeple(name), "misterra-refused-unknown-space", "{name:?}");
    }
}

fn map(island: &str, sketch: [&str; 2], at: [&str; 2]) -> Result<Value, Phrase> {
    legal(json!({ "island": lines(island), "sketch": sketch, "at": at, "query": "map" }))
}

#[test]
fn legal_map_updates_the_island() {
    let wanted = |picture: &str| Ok(json!({ "island": lines(picture) }));
    assert_eq!(
        map("..... ..... ..J.. ..... .....", ["jungle", "lagoon"], ["c2", "d2"]),
        wanted("..... ..... ..J.. ..jl. .....")
    );
    assert_eq!(
        map("..... ..... ..... ..jm. .....", ["lagoon", "jungle"], ["d2", "c2"]),
        wanted("..... ..... ..... ..Jl. .....")
    );
    // Halves are updated in the order of terrains, in any order of writing; those of a double in the order of names.
    let twelve = "lllll lllll ll... ..... .....";
    assert_eq!(map(twelve, ["jungle", "lagoon"], ["b3", "c3"]), wanted("lllll lllll ljl.. ..... ....."));
    assert_eq!(map(twelve, ["lagoon", "jungle"], ["c3", "b3"]), wanted("lllll lllll ljl.. ..... ....."));
    let eleven = "lllll lllll l.... ..... .....";
    for at in [["d2", "e2"], ["e2", "d2"]] {
        assert_eq!(map(eleven, ["lagoon", "lagoon"], at), wanted("lllll lllll l.... ...l. ....."));
    }
}

#[test]
fn a_sketch_lies_on_two_spaces_of_the_island_that_touch() {
    let at = |at| refused(map(EMPTY, ["jungle", "lagoon"], at));
    assert_eq!(at(["c2", "d3"]), "misterra-refused-not-adjacent");
    assert_eq!(at(["c2", "c2"]), "misterra-refused-not-adjacent");
    assert_eq!(at(["c1", "c0"]), "misterra-refused-on-the-beach");
    assert_eq!(at(["c2", "c9"]), "misterra-refused-unknown-space");
    assert_eq!(refused(map(EMPTY, ["jungle", "swamp"], ["c2", "c3"])), "misterra-refused-unknown-terrain");
}

#[test]
fn legal_claim_says_whether_the_meeple_may_claim() {
    let form = |meeple: &str, claims: Value, seat: i64| {
        legal(
            json!({ "island": lines("..... ..... ..... .SsS. L...."), "meeple": meeple, "claims": claims, "seat": seat, "query": "claim" }),
        )
    };
    let may = |answer: bool| Ok(json!({ "may_claim": answer }));
    assert_eq!(form("b2", json!([[], []]), 1), may(true));
    assert_eq!(form("c2", json!([[], []]), 1), may(false));
    assert_eq!(form("b0", json!([[], []]), 1), may(false));
    assert_eq!(form("b2", json!([["d2"], []]), 1), may(false));
    assert_eq!(form("a1", json!([["d2"], []]), 0), may(true));
    assert_eq!(refused(form("b2", json!([[], []]), 2)), "misterra-form-seat");
    assert_eq!(refused(form("b2", json!([[], []]), -1)), "form-unreadable");
    assert_eq!(refused(form("b2", json!([["c2"], []]), 0)), "misterra-form-claim");
    assert_eq!(refused(form("b2", json!([]), 0)), "misterra-form-players");
    assert_eq!(refused(form("c3", json!([[], []]), 0)), "misterra-refused-empty-space");
}

#[test]
fn forms_have_exactly_their_entries() {
    assert_eq!(
        refused(legal(json!({ "island": lines(EMPTY), "meeple": "a0", "query": "fly" }))),
        "misterra-form-query"
    );
    assert_eq!(refused(legal(json!({ "island": lines(EMPTY), "meeple": "a0", "query": null }))), "misterra-form-query");
    assert_eq!(refused(legal(json!({ "island": lines(EMPTY), "meeple": "a0", "colour": 1 }))), "form-unreadable");
    assert_eq!(refused(legal(json!({ "island": lines(EMPTY) }))), "form-unreadable");
    assert_eq!(refused(score(json!({ "presumption": 1 }))), "form-unreadable");
    assert_eq!(refused(score(with(two_players(), json!({ "side": 1 })))), "form-unreadable");
    for key in ["island", "parchments", "presumptions", "claims"] {
        let mut form = two_players();
        form.as_object_mut().unwrap().remove(key);
        assert_eq!(refused(score(form)), "form-unreadable", "without {key}");
    }
    for text in ["", "[]", "null", "1"] {
        assert_eq!(refused(Misterra::score(text)), "form-no-object", "{text:?}");
        assert_eq!(refused(Misterra::legal(text)), "form-no-object", "{text:?}");
    }
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<String>().prop_map(Value::from),
        Just(json!("map")),
        Just(json!("claim")),
        Just(json!(lines(ISLAND))),
        Just(json!(["c2", "c3"])),
        Just(json!([[1, 2], [3, 4]])),
        Just(json!([[], []])),
        "[a-f][0-6]".prop_map(Value::from),
    ];
    let keys = [
        "island",
        "parchments",
        "parchment",
        "presumption",
        "presumptions",
        "claims",
        "otoma",
        "master",
        "meeple",
        "sketch",
        "at",
        "seat",
        "query",
    ];
    let entries = prop::collection::vec((prop::sample::select(keys.to_vec()), leaf), 0..7);
    entries.prop_map(|entries| Value::Object(entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()))
}

proptest! {
    #[test]
    fn any_text_is_answered(text in "\\PC*") {
        prop_assert!(Misterra::score(&text).is_err());
        prop_assert!(Misterra::legal(&text).is_err());
        let _ = Misterra::check_data(&text);
    }

    #[test]
    fn any_json_is_answered(form in any_json()) {
        let _ = Misterra::score(&form.to_string());
        let _ = Misterra::legal(&form.to_string());
    }

    #[test]
    fn any_board_is_answered(rows in prop::collection::vec("[.jlmsJLMSé]{4,6}", 4..=6), meeple in "[a-f][0-6]") {
        let _ = legal(json!({ "island": rows, "meeple": meeple }));
        let _ = score(json!({ "parchment": rows, "presumption": 5 }));
    }
}
