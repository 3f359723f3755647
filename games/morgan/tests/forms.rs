//! The forms of `portolan score` and `portolan legal`.

use crate::drawn::RECTANGLE;
use morgan::{Morgan, Tile};
use proptest::prelude::*;
use serde_json::{Value, json};
use table::{Forms, Phrase};

fn score(doubloons: Value, treasures: Value) -> Result<Value, Phrase> {
    Morgan::score(&json!({ "doubloons": doubloons, "treasures": treasures }).to_string())
}

#[track_caller]
fn refused(answer: Result<Value, Phrase>) -> &'static str {
    answer.expect_err("a refusal").code
}

#[test]
fn treasures_by_name() {
    let answer = score(json!([3, 1]), json!([["gold-bars", "gold-idol"], ["gold-dust", "jade-dragon"]]));
    let player = |doubloons: u32, bonus: u32, treasures: u32, total: u32| json!({ "doubloons": doubloons, "bonus": bonus, "treasures": treasures, "total": total });
    assert_eq!(answer, Ok(json!({ "players": [player(3, 6, 11, 20), player(1, 6, 11, 18)], "winners": [0] })));
}

#[test]
fn names_and_sets_may_be_mixed_and_winners_may_share() {
    let answer = score(json!([1, 1]), json!([["jade-dragon"], { "sets": { "jade": 1 }, "value": 8 }]));
    assert_eq!(answer.map(|answer| answer["winners"].clone()), Ok(json!([0, 1])));
    let answer = score(json!([0, 0]), json!([[], { "sets": {}, "value": 0 }]));
    assert_eq!(answer.map(|answer| answer["players"][0]["total"].clone()), Ok(json!(0)));
}

#[test]
fn impossible_treasures_are_refused() {
    assert_eq!(refused(score(json!([1, 1]), json!([["crown"], []]))), "morgan-form-treasure");
    assert_eq!(refused(score(json!([1, 1]), json!([["jade-mask", "jade-mask"], []]))), "morgan-form-treasure-twice");
    assert_eq!(refused(score(json!([1, 1]), json!([["jade-mask"], ["jade-mask"]]))), "morgan-form-treasure-twice");
    let sets = |sets: Value| json!([{ "sets": sets, "value": 9 }, ["jade-mask"]]);
    assert_eq!(refused(score(json!([1, 1]), sets(json!({ "copper": 1 })))), "morgan-form-set");
    assert_eq!(refused(score(json!([1, 1]), sets(json!({ "jade": 3 })))), "morgan-form-set-size", "only three exist");
    assert!(score(json!([1, 1]), sets(json!({ "jade": 2 }))).is_ok());
    assert_eq!(refused(score(json!([1, 1]), sets(json!({ "gems": u32::MAX })))), "morgan-form-set-size");
}

#[test]
fn wrong_numbers_of_players_are_refused() {
    assert_eq!(refused(score(json!([1]), json!([[]]))), "morgan-form-players");
    assert_eq!(refused(score(json!([]), json!([]))), "morgan-form-players");
    assert_eq!(refused(score(json!([1, 1, 1, 1, 1]), json!([[], [], [], [], []]))), "morgan-form-players");
    assert_eq!(refused(score(json!([1, 1]), json!([[]]))), "morgan-form-players-differ");
    assert!(score(json!([1, 1, 1, 1]), json!([[], [], [], []])).is_ok());
    assert!(score(json!([u32::MAX, 0]), json!([{ "sets": {}, "value": u32::MAX }, []])).is_ok());
}

#[test]
fn unreadable_score_forms_are_refused() {
    assert_eq!(refused(Morgan::score("[]")), "form-no-object");
    for form in ["{}", "{", "{\"doubloons\": [1, 1]}"] {
        assert_eq!(refused(Morgan::score(form)), "form-unreadable", "{form}");
    }
    assert_eq!(refused(score(json!([-1, 1]), json!([[], []]))), "form-unreadable");
    assert_eq!(refused(score(json!([1.5, 1]), json!([[], []]))), "form-unreadable");
    assert_eq!(refused(score(json!(["1", 1]), json!([[], []]))), "form-unreadable");
    assert_eq!(refused(score(json!([1, 1]), json!([{ "sets": {} }, []]))), "form-unreadable");
    assert_eq!(refused(score(json!([1, 1]), json!([{ "sets": {}, "value": 1, "x": 1 }, []]))), "form-unreadable");
    let more = json!({ "doubloons": [1, 1], "treasures": [[], []], "bonus": 3 });
    assert_eq!(refused(Morgan::score(&more.to_string())), "form-unreadable");
}

/// The tiles of a picture in the format of a form, with their points.
fn tiles(picture: &str, origin: (i32, i32)) -> Vec<Value> {
    let tile = |(letters, at, edges): (&str, (i32, i32), morgan::Edges)| {
        let mut tile = json!({ "at": [at.0, at.1], "edges": edges });
        if let Some(point) = crate::drawn::tile(letters).facts().point {
            tile["point"] = json!(point.name());
        }
        tile
    };
    crate::drawn::laid(picture, origin).into_iter().map(tile).collect()
}

fn legal(tiles: &[Value], pirates: Value, more: Value) -> Result<Value, Phrase> {
    let mut form = json!({ "tiles": tiles, "pirates": pirates });
    form.as_object_mut().expect("a form").extend(more.as_object().expect("entries").clone());
    Morgan::legal(&form.to_string())
}

const THREE: &str = "To/LLWW Oa/WLLL Sk/WWLL";

#[test]
fn tile_moves_are_sorted_by_from_to_and_edges() {
    let answer = legal(&tiles(THREE, (0, 0)), json!([[1, 0]]), json!({ "query": "tile-moves" })).expect("an answer");
    // Each outer tile may go to the five free spots around the two others, in the two orientations that match.
    let expected = [
        ([0, 0], [1, -1], ["LLWW", "LWWL"]),
        ([0, 0], [1, 1], ["LLWW", "LWWL"]),
        ([0, 0], [2, -1], ["LLWW", "LWWL"]),
        ([0, 0], [2, 1], ["LLWW", "LWWL"]),
        ([0, 0], [3, 0], ["LLWW", "WLLW"]),
        ([2, 0], [-1, 0], ["LWWL", "WWLL"]),
        ([2, 0], [0, -1], ["WLLW", "WWLL"]),
        ([2, 0], [0, 1], ["WLLW", "WWLL"]),
        ([2, 0], [1, -1], ["LLWW", "LWWL"]),
        ([2, 0], [1, 1], ["LLWW", "LWWL"]),
    ];
    let moves: Vec<Value> = expected
        .iter()
        .flat_map(|(from, to, ways)| ways.map(|edges| json!({ "from": from, "to": to, "edges": edges })))
        .collect();
    assert_eq!(answer, json!({ "count": 20, "moves": moves }));
}

#[test]
fn equal_outcomes_are_listed_once() {
    // Two tiles of land: the free one looks the same however it is turned.
    let answer = legal(&tiles("Oa/LLLL To/LLLL", (0, 0)), json!([[0, 0]]), json!({ "query": "tile-moves" }));
    assert_eq!(answer.map(|answer| answer["count"].clone()), Ok(json!(3)));
}

#[test]
fn coordinates_may_be_anywhere_and_only_shift_the_answer() {
    let near = legal(&tiles(RECTANGLE, (0, 0)), json!([[0, 0]]), json!({ "query": "tile-moves" })).expect("an answer");
    for (x, y) in [(-5, 7), (1_000_000, -1_000_000), (31, 31), (-33, -64)] {
        let far =
            legal(&tiles(RECTANGLE, (x, y)), json!([[x, y]]), json!({ "query": "tile-moves" })).expect("an answer");
        assert_eq!(far["count"], near["count"]);
        let shifted =
            |at: &Value| json!([at[0].as_i64().expect("x") + i64::from(x), at[1].as_i64().expect("y") + i64::from(y)]);
        for (one, other) in
            near["moves"].as_array().expect("a list").iter().zip(far["moves"].as_array().expect("a list"))
        {
            assert_eq!((shifted(&one["from"]), shifted(&one["to"])), (other["from"].clone(), other["to"].clone()));
            assert_eq!(one["edges"], other["edges"]);
        }
    }
}

#[test]
fn the_smallest_and_largest_coordinates_are_places_too() {
    let alone = |x: i64, y: i64| json!({ "at": [x, y], "edges": "LLLL" });
    for (x, y) in [(i64::MAX, i64::MIN), (i64::MIN, i64::MAX)] {
        for query in ["tile-moves", "distances"] {
            assert!(legal(&[alone(x, y)], json!([[x, y]]), json!({ "query": query })).is_ok());
        }
        let two = [alone(x, y), alone(y, x)];
        assert_eq!(refused(legal(&two, json!([[x, y]]), json!({ "query": "distances" }))), "morgan-form-split");
    }
}

#[test]
fn distances_from_the_first_pirate() {
    let picture = "
        To .. S1
        Oa Sk Gt";
    let answer = legal(&tiles(picture, (-1, -1)), json!([[1, -1], [-1, -1]]), json!({ "query": "distances" }));
    let distances = json!({ "tomb": 2, "oasis": 3, "skull": 2, "green-tree": 1 });
    assert_eq!(answer, Ok(json!({ "distances": distances })));
}

#[test]
fn walks_of_the_first_pirate_with_their_cheapest_toll() {
    let walks = |steps: u64, doubloons: u64| {
        let more = json!({ "query": "walks", "steps": steps, "doubloons": doubloons });
        legal(&tiles("To Oa Sk Gt", (0, 0)), json!([[1, 0], [2, 0], [2, 0], [0, 0]]), more)
    };
    let to = |list: &[(i64, u64)]| -> Vec<Value> {
        list.iter().map(|(x, toll)| json!({ "to": [x, 0], "toll": toll })).collect()
    };
    assert_eq!(walks(2, 3), Ok(json!({ "walks": to(&[(0, 1), (2, 2), (3, 2)]) })));
    assert_eq!(walks(2, 1), Ok(json!({ "walks": to(&[(0, 1)]) })));
    assert_eq!(walks(1, 9), Ok(json!({ "walks": to(&[(0, 1), (2, 2)]) })));
    assert_eq!(walks(0, 9), Ok(json!({ "walks": [] })));
    assert_eq!(walks(u64::from(u32::MAX), 9), walks(3, 9));
}

#[test]
fn impossible_maps_are_refused() {
    let ask = |tiles: &[Value]| refused(legal(tiles, json!([[0, 0]]), json!({ "query": "distances" })));
    let tile = |x: i32, edges: &str| json!({ "at": [x, 0], "edges": edges });
    assert_eq!(ask(&[]), "morgan-form-tiles");
    let many: Vec<Value> = (0..21).map(|x| tile(x, "LLLL")).collect();
    assert_eq!(ask(&many), "morgan-form-tiles");
    assert!(legal(&many[..Tile::COUNT], json!([[0, 0]]), json!({ "query": "distances" })).is_ok());
    assert_eq!(ask(&[tile(0, "LLLL"), tile(0, "LLLL")]), "morgan-form-spot-twice");
    assert_eq!(ask(&[tile(0, "LLLL"), tile(2, "LLLL")]), "morgan-form-split");
    assert_eq!(ask(&[tile(0, "LLLL"), tile(500, "LLLL")]), "morgan-form-split");
    assert_eq!(ask(&[tile(0, "LLLL"), tile(32, "LLLL")]), "morgan-form-split", "a form does not wrap around");
    assert_eq!(ask(&[tile(0, "LLLL"), tile(31, "LLLL")]), "morgan-form-split");
    assert_eq!(ask(&[tile(0, "LLLL"), tile(1, "LLLW")]), "morgan-form-mismatch");
    for edges in ["LLL", "LLLLL", "llll", "LLLX", ""] {
        assert_eq!(ask(&[tile(0, edges)]), "morgan-form-edges", "{edges:?}");
    }
    let point = |x: i32, name: &str| json!({ "at": [x, 0], "edges": "LLLL", "point": name });
    assert_eq!(ask(&[point(0, "volcano")]), "morgan-form-point");
    assert_eq!(ask(&[point(0, "open-sea-1")]), "morgan-form-point");
    assert_eq!(ask(&[point(0, "tomb"), point(1, "tomb")]), "morgan-form-point-twice");
    assert!(legal(&[tile(0, "LWLW")], json!([[0, 0]]), json!({ "query": "distances" })).is_ok(), "any edges will do");
}

#[test]
fn impossible_pirates_and_queries_are_refused() {
    let three = tiles(THREE, (0, 0));
    let ask = |pirates: Value, more: Value| refused(legal(&three, pirates, more));
    let distances = || json!({ "query": "distances" });
    assert_eq!(ask(json!([]), distances()), "morgan-form-pirates");
    assert_eq!(ask(json!([[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]]), distances()), "morgan-form-pirates");
    assert_eq!(ask(json!([[0, 1]]), distances()), "morgan-form-pirate");
    assert_eq!(ask(json!([[0, 0], [32, 0]]), distances()), "morgan-form-pirate");
    assert_eq!(ask(json!([[0, 0]]), json!({ "query": "treasures" })), "morgan-form-query");
    assert_eq!(ask(json!([[0, 0]]), json!({ "query": "walks" })), "morgan-form-missing");
    assert_eq!(ask(json!([[0, 0]]), json!({ "query": "walks", "doubloons": 1 })), "morgan-form-missing");
    assert_eq!(ask(json!([[0, 0]]), json!({})), "form-unreadable");
    assert_eq!(ask(json!([[0, 0, 0]]), distances()), "form-unreadable");
    assert_eq!(ask(json!([[0, 0]]), json!({ "query": "walks", "steps": -1, "doubloons": 0 })), "form-unreadable");
    assert_eq!(ask(json!([[0, 0]]), json!({ "query": "distances", "seat": 1 })), "form-unreadable");
}

proptest! {
    #[test]
    fn no_text_makes_a_form_panic(text in "\\PC*") {
        let _ = (Morgan::score(&text), Morgan::legal(&text), Morgan::check_data(&text));
    }

    #[test]
    fn no_map_makes_a_form_panic(
        places in prop::collection::vec((-3i64..4, -3i64..4, 0u8..16), 0..24),
        query in prop::sample::select(vec!["tile-moves", "distances", "walks"]),
    ) {
        let edges = |bits: u8| morgan::Edges::from_bits(bits);
        let tiles: Vec<Value> =
            places.iter().map(|&(x, y, bits)| json!({ "at": [x, y], "edges": edges(bits) })).collect();
        let pirate = places.first().map_or((0, 0), |&(x, y, _)| (x, y));
        let more = json!({ "query": query, "steps": 3, "doubloons": 1 });
        let _ = legal(&tiles, json!([pirate]), more);
    }
}
