//! `portolan score --explain`: where the points of an answer come from.

use crate::program::{Output, has_keys, json_lines, portolan_reading};
use proptest::prelude::*;
use serde_json::{Value, json};

const MAP: [&str; 11] = [
    "FF.W.......",
    "F.WMF......",
    "...A....M..",
    "...........",
    "...........",
    ".....M.....",
    "...........",
    "...........",
    "..M........",
    ".......M...",
    "..........X",
];

const ISLAND: [&str; 5] = ["..J..", ".mLL.", ".SSl.", ".JLLs", "..M.."];
const PARCHMENT: [&str; 5] = ["LJJSS", "LLLLS", "MSSMM", "JJLLS", "JMMSS"];

const BLANK: [&str; 5] = ["....."; 5];

fn board(card: &str) -> Value {
    json!({ "side": "wilderness", "map": MAP, "card": card })
}

fn island() -> Value {
    json!({
        "island": ISLAND,
        "parchments": [PARCHMENT, BLANK],
        "presumptions": [[3, 17], [1, 2]],
        "claims": [["c4"], ["c2"]],
        "master": true,
    })
}

fn alone() -> Value {
    json!({
        "island": ISLAND, "parchments": [PARCHMENT], "presumptions": [[3, 17]], "claims": [["c4"]], "otoma": ["c3"],
    })
}

#[track_caller]
fn explain(game: &str, input: &str) -> Output {
    portolan_reading(["score", game, "--explain"], input.as_bytes())
}

/// The only answer to a form. Without its items it must equal the answer without `--explain`.
#[track_caller]
fn answer(game: &str, form: &Value) -> Value {
    let mut answers = explain(game, &form.to_string()).json();
    assert_eq!(answers.len(), 1);
    let answer = answers.remove(0);
    let mut bare = answer.clone();
    bare.as_object_mut().unwrap().remove("items");
    for player in bare.get_mut("players").and_then(Value::as_array_mut).into_iter().flatten() {
        player.as_object_mut().unwrap().remove("items");
    }
    assert_eq!(bare, crate::program::answer("score", game, form.clone()));
    answer
}

/// Asserts that the items have spaces, points and a reason in words, and that they add up.
#[track_caller]
fn add_up(items: &Value, points: &Value) {
    let items = items.as_array().unwrap();
    for item in items {
        has_keys(item, &["spaces", "points", "reason"]);
        assert!(item["spaces"].as_array().unwrap().iter().all(Value::is_string), "{item}");
        let reason = item["reason"].as_str().unwrap();
        assert!(!reason.is_empty() && !reason.contains(['{', '⟨', '\n']), "{reason}");
        assert_ne!(item["points"], 0, "items without points are left out");
    }
    let sum: i64 = items.iter().map(|item| item["points"].as_i64().unwrap()).sum();
    assert_eq!(Some(sum), points.as_i64());
}

#[test]
fn a_card_of_cartographers() {
    let valley = answer("cartographers", &board("mages-valley"));
    let water = |space: &str| json!({ "spaces": [space], "points": 2, "reason": "water next to a mountain" });
    let farm = json!({ "spaces": ["C4"], "points": 1, "reason": "farm next to a mountain" });
    assert_eq!(valley, json!({ "points": 5, "items": [water("A4"), water("B3"), farm] }));
    let lost = |space: &str| json!({ "spaces": [space], "points": -1, "reason": "empty space next to a monster" });
    let monsters = answer("cartographers", &board("monsters"));
    assert_eq!(monsters, json!({ "points": -2, "items": [lost("J11"), lost("K10")] }));
    let surrounded = json!([{ "spaces": ["B4"], "points": 1, "reason": "surrounded mountain" }]);
    let mountains = answer("cartographers", &board("coins-from-mountains"));
    assert_eq!(mountains, json!({ "points": 1, "items": surrounded }));
    assert_eq!(answer("cartographers", &board("wildholds")), json!({ "points": 0, "items": [] }));
}

#[test]
fn a_presumption_of_misterra() {
    for number in 1..=31 {
        let scored = answer("misterra", &json!({ "parchment": PARCHMENT, "presumption": number }));
        has_keys(&scored, &["points", "items"]);
        add_up(&scored["items"], &scored["points"]);
    }
    let lone = json!({ "parchment": ["SSSSS", ".....", ".....", ".....", "....."], "presumption": 12 });
    let scored = answer("misterra", &lone);
    assert_eq!(scored["items"][0]["spaces"], json!(["a5", "b5", "c5", "d5", "e5"]));
    assert_eq!(scored["items"][0]["reason"], "line of a single terrain");
}

#[test]
fn a_game_of_misterra() {
    let scored = answer("misterra", &island());
    has_keys(&scored, &["players", "winners"]);
    for player in scored["players"].as_array().unwrap() {
        add_up(&player["items"], &player["total"]);
    }
    let items = scored["players"][0]["items"].as_array().unwrap();
    let claimed = json!({ "spaces": ["c4", "d4"], "points": 4, "reason": "claims: claimed region" });
    assert!(items.contains(&claimed), "{items:#?}");
    let player = &answer("misterra", &alone())["players"][0];
    add_up(&player["items"], &player["total"]);
    let items = player["items"].as_array().unwrap();
    let otoma = json!({ "spaces": ["b3", "c3"], "points": -4, "reason": "claims of Otoma: claimed region" });
    assert!(items.contains(&otoma), "{items:#?}");
}

#[test]
fn a_game_of_morgans() {
    let hoards = json!({
        "doubloons": [3, 1, 0],
        "treasures": [["silver-teapot", "gold-idol"], ["jade-dragon"], { "sets": { "jade": 1 }, "value": 4 }],
    });
    let scored = answer("morgan", &hoards);
    for player in scored["players"].as_array().unwrap() {
        add_up(&player["items"], &player["total"]);
    }
    let expected = json!([
        { "spaces": [], "points": 1, "reason": "doubloons: doubloons in hand" },
        { "spaces": ["jade-dragon"], "points": 3, "reason": "most jade: most of the set, shared" },
        { "spaces": ["jade-dragon"], "points": 8, "reason": "treasures: treasure" },
    ]);
    assert_eq!(scored["players"][1]["items"], expected);
    let together = json!({ "spaces": [], "points": 4, "reason": "treasures: treasures together" });
    assert_eq!(scored["players"][2]["items"][1], together);
}

#[test]
fn more_doubloons_than_can_be_explained_are_an_error_only_with_explain() {
    let form = json!({ "doubloons": [4_000_000_000_u32, 0], "treasures": [[], []] });
    assert_eq!(crate::program::answer("score", "morgan", form.clone())["players"][0]["total"], 4_000_000_000_i64);
    let output = explain("morgan", &form.to_string());
    assert_eq!(output.status, 1);
    assert!(json_lines(&output.out)[0]["error"].as_str().unwrap().contains("4000000000"));
}

#[test]
fn bad_lines_get_the_same_errors_as_without_explain() {
    for (game, good) in [
        ("cartographers", board("treetower")),
        ("misterra", island()),
        ("morgan", json!({ "doubloons": [1, 2], "treasures": [[], []] })),
    ] {
        let input = format!("{good}\n\nnonsense\n{{}}\n[]\n  \t\n{good}");
        let output = explain(game, &input);
        assert_eq!((output.status, output.err.as_str()), (1, ""));
        let answers = json_lines(&output.out);
        assert_eq!(answers.len(), 5, "blank lines are skipped: {}", output.out);
        assert_eq!(answers[0], answers[4]);
        let bare = crate::program::ask("score", game, &input);
        for (answer, bare) in answers[1..4].iter().zip(&json_lines(&bare.out)[1..4]) {
            has_keys(answer, &["error"]);
            assert_eq!(answer, bare);
        }
    }
    let output = portolan_reading(["score", "cartographers", "--explain"], b"\xff\xfe\n");
    assert_eq!(output.status, 1);
    assert!(json_lines(&output.out)[0]["error"].as_str().unwrap().contains("UTF-8"));
}

#[test]
fn explain_may_stand_anywhere_and_takes_no_value() {
    let early = portolan_reading(["score", "--explain", "cartographers"], board("treetower").to_string().as_bytes());
    has_keys(&early.json()[0], &["points", "items"]);
    let complaint = crate::program::typed("score cartographers --explain=yes").complaint();
    assert!(complaint.contains("--explain"), "{complaint}");
    assert!(crate::program::typed("legal cartographers --explain").complaint().contains("--explain"));
    assert!(crate::program::typed("score cartographers --explain --explain").complaint().contains("--explain"));
}

const CARDS: [&str; 18] = [
    "sentinel-wood",
    "greenbough",
    "treetower",
    "stoneside-forest",
    "canal-lake",
    "mages-valley",
    "the-golden-granary",
    "shoreside-expanse",
    "wildholds",
    "great-city",
    "greengold-plains",
    "shieldgate",
    "borderlands",
    "lost-barony",
    "the-broken-road",
    "the-cauldrons",
    "monsters",
    "coins-from-mountains",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// All cards of one random board go through the program together.
    #[test]
    fn the_items_of_every_card_add_up(marks in prop::collection::vec("[.FFVVAAWWX]{11}", 11)) {
        let printed = |(mark, printed): (char, char)| if printed == 'M' { 'M' } else { mark };
        let rows = marks.iter().zip(MAP);
        let map: Vec<String> = rows.map(|(row, with)| row.chars().zip(with.chars()).map(printed).collect()).collect();
        let form = |card: &&str| format!("{}\n", json!({ "side": "wilderness", "map": map, "card": card }));
        let answers = explain("cartographers", &CARDS.iter().map(form).collect::<String>()).json();
        prop_assert_eq!(answers.len(), CARDS.len());
        answers.iter().for_each(|answer| add_up(&answer["items"], &answer["points"]));
    }
}
