//! `portolan score misterra` and `portolan legal misterra`: every form of the contract, and the errors for bad ones.

use crate::program::has_keys;
use serde_json::{Value, json};

#[track_caller]
fn answer(command: &str, form: Value) -> Value {
    crate::program::answer(command, "misterra", form)
}

/// The error of a form. Asserts that it is a complete text.
#[track_caller]
fn error(command: &str, form: &Value) -> String {
    let output = crate::program::error(command, "misterra", &form.to_string());
    assert!(!output.is_empty() && !output.contains(['{', '⟨', '\n']), "{output}");
    output
}

/// Row 5, which is farthest from the beach, comes first.
const ISLAND: [&str; 5] = ["..J..", ".mLL.", ".SSl.", ".JLLs", "..M.."];
const PARCHMENT: [&str; 5] = ["LJJSS", "LLLLS", "MSSMM", "JJLLS", "JMMSS"];

/// A board without any terrain.
const BLANK: [&str; 5] = ["....."; 5];

fn game(changes: Value) -> Value {
    let mut form = json!({
        "island": ISLAND,
        "parchments": [PARCHMENT, BLANK],
        "presumptions": [[3, 18], [1, 2]],
        "claims": [["c4"], []],
        "master": false,
    });
    form.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
    form
}

#[test]
fn score_of_one_presumption() {
    let points = |number: u8| answer("score", json!({ "parchment": PARCHMENT, "presumption": number }));
    for number in 1..=31 {
        let points = points(number);
        has_keys(&points, &["points"]);
        assert!(points["points"].is_i64());
    }
    // Zones of mountain: one, two, and two; the smallest zone of all is a single space.
    assert_eq!(points(3), json!({ "points": 0 }));
    assert_eq!(points(18), json!({ "points": 0 }));
    // Lagoon in the corner and on two rows: five spaces and two of the largest zone.
    assert_eq!(points(17), json!({ "points": 4 }));
}

#[test]
fn score_of_a_finished_game() {
    let scored = answer("score", game(json!({})));
    has_keys(&scored, &["players", "winners"]);
    for player in scored["players"].as_array().unwrap() {
        has_keys(player, &["fidelity", "completeness", "presumptions", "claims", "master", "total"]);
        let sum: i64 = ["fidelity", "completeness", "presumptions", "claims", "master"]
            .iter()
            .map(|key| player[key].as_i64().unwrap())
            .sum();
        assert_eq!(player["total"], sum);
    }
    // c5, c4, d4, b3, c3, b2, c2, d2 and c1 are confirmed and true; the claim holds c4 and d4.
    assert_eq!(
        scored["players"][0],
        json!({
            "fidelity": 18, "completeness": 0, "presumptions": 0, "claims": 4, "master": 0, "total": 22,
        })
    );
    assert_eq!(scored["players"][1]["completeness"], -25);
    assert_eq!(scored["winners"], json!([0]));
}

#[test]
fn a_tie_is_shared_and_master_defaults_to_false() {
    let mut form = game(json!({ "parchments": [BLANK, BLANK], "claims": [[], []] }));
    form.as_object_mut().unwrap().remove("master");
    let scored = answer("score", form);
    assert_eq!(scored["winners"], json!([0, 1]));
    assert_eq!(scored["players"][0]["master"], 0);
}

#[test]
fn score_of_a_solo_game_has_otoma_and_titles_and_no_winners() {
    let form =
        game(json!({ "parchments": [PARCHMENT], "presumptions": [[3, 18]], "claims": [["c4"]], "otoma": ["c3"] }));
    let scored = answer("score", form);
    has_keys(&scored, &["players"]);
    let player = &scored["players"][0];
    has_keys(player, &["fidelity", "completeness", "presumptions", "claims", "master", "otoma", "titles", "total"]);
    has_keys(&player["titles"], &["total", "presumptions", "fidelity", "claims"]);
    assert_eq!((&player["otoma"], &player["total"]), (&json!(4), &json!(18)));
    assert_eq!(player["titles"]["total"], "insignificant");
}

#[test]
fn legal_moves_and_seen_spaces() {
    let legal = answer("legal", json!({ "island": BLANK, "meeple": "b0" }));
    assert_eq!(legal, json!({ "moves": ["a0", "c0"], "seen": ["b1"], "may_map": true }));
    let jungle = answer("legal", json!({ "island": ISLAND, "meeple": "b2" }));
    assert_eq!(jungle["may_map"], false);
    // From b2 up onto the steppe, then over b3 and c3 to their neighbours.
    assert_eq!(jungle["moves"], json!(["b3", "b4", "c2", "c3", "c4", "d3"]));
    assert_eq!(jungle["seen"], json!(["a2", "b1", "b2", "b3", "c2"]));
}

#[test]
fn legal_of_mapping_is_the_island_afterwards() {
    let map = |sketch: [&str; 2], at: [&str; 2]| {
        answer("legal", json!({ "island": ISLAND, "sketch": sketch, "at": at, "query": "map" }))
    };
    assert_eq!(map(["jungle", "lagoon"], ["c2", "c3"]), json!({ "island": ISLAND }), "both are confirmed");
    let mapped = map(["mountain", "jungle"], ["b4", "a4"]);
    assert_eq!(mapped["island"], json!(["..J..", "jMLL.", ".SSl.", ".JLLs", "..M.."]), "first terrain on first space");
    let replaced = map(["lagoon", "steppe"], ["e2", "e3"]);
    assert_eq!(replaced["island"], json!(["..J..", ".mLL.", ".SSls", ".JLLl", "..M.."]), "hazy terrain is replaced");
}

#[test]
fn legal_of_a_claim() {
    let claim = |meeple: &str, claims: Value, seat: u8| {
        let form = json!({ "island": ISLAND, "meeple": meeple, "claims": claims, "seat": seat, "query": "claim" });
        answer("legal", form)
    };
    assert_eq!(claim("c4", json!([[], []]), 1), json!({ "may_claim": true }));
    assert_eq!(claim("b4", json!([[], []]), 1), json!({ "may_claim": false }), "hazy");
    assert_eq!(claim("d2", json!([["c4"], []]), 1), json!({ "may_claim": false }), "d3 is hazy, but joins c4 to it");
    assert_eq!(claim("c3", json!([["c4"], []]), 0), json!({ "may_claim": true }), "another terrain");
    assert_eq!(claim("b0", json!([[]]), 0), json!({ "may_claim": false }), "the beach");
}

#[test]
fn the_error_names_what_is_wrong_with_a_board() {
    let mut all_jungle = ["JJJJJ"; 5];
    all_jungle[3] = ".....";
    for (changes, expected) in [
        (json!({ "island": BLANK[..4] }), "4"),
        (json!({ "island": BLANK, "claims": [["c4"], []] }), "c4"),
        (json!({ "island": [".....", ".....", "....", ".....", "....."] }), "3"),
        (json!({ "island": ["Q....", ".....", ".....", ".....", "....."] }), "a5"),
        (json!({ "island": all_jungle }), "20"),
        (json!({ "parchments": [["j....", ".....", ".....", ".....", "....."], PARCHMENT] }), "a5"),
        (json!({ "presumptions": [[3], [1, 2]] }), ""),
        (json!({ "presumptions": [[3, 18], [1, 18]] }), "18"),
        (json!({ "presumptions": [[3, 32], [1, 2]] }), "32"),
        (json!({ "presumptions": [[3, 18]] }), "presumptions"),
        (json!({ "claims": [["b4"], []] }), "b4"),
        (json!({ "claims": [["c4", "c2"], []] }), ""),
        (json!({ "claims": [["z9"], []] }), "z9"),
        (json!({ "claims": [["c5", "c4", "c3", "c1"], []] }), "4"),
        (json!({ "otoma": ["c4"] }), ""),
        (json!({ "parchments": [], "presumptions": [], "claims": [] }), "0"),
        (json!({ "colour": "blue" }), "colour"),
        (json!({ "master": "yes" }), ""),
    ] {
        let error = error("score", &game(changes.clone()));
        assert!(error.contains(expected), "{changes}: {error}");
    }
    for key in ["island", "parchments", "presumptions", "claims"] {
        let mut form = game(json!({}));
        form.as_object_mut().unwrap().remove(key);
        assert!(error("score", &form).contains(key));
    }
    assert!(error("score", &json!({ "parchment": PARCHMENT, "presumption": 0 })).contains('0'));
    error("score", &json!({ "parchment": PARCHMENT }));
}

#[test]
fn the_error_names_what_is_wrong_with_a_question() {
    for (question, expected) in [
        (json!({ "island": ISLAND, "meeple": "a1" }), "a1"),
        (json!({ "island": ISLAND, "meeple": "f1" }), "f1"),
        (json!({ "island": ISLAND }), "meeple"),
        (json!({ "island": ISLAND, "meeple": "b2", "query": "dance" }), "dance"),
        (json!({ "island": ISLAND, "sketch": ["jungle", "lagoon"], "at": ["c2", "d3"], "query": "map" }), "c2"),
        (json!({ "island": ISLAND, "sketch": ["jungle", "tundra"], "at": ["c2", "c3"], "query": "map" }), "tundra"),
        (json!({ "island": ISLAND, "sketch": ["jungle"], "at": ["c2", "c3"], "query": "map" }), ""),
        (json!({ "island": ISLAND, "sketch": ["jungle", "lagoon"], "at": ["c0", "c1"], "query": "map" }), "c0"),
        (json!({ "island": ISLAND, "meeple": "b2", "claims": [["c3"], []], "seat": 2, "query": "claim" }), "2"),
        (json!({ "island": ISLAND, "meeple": "b2", "claims": [[], [], [], [], []], "seat": 1, "query": "claim" }), "5"),
    ] {
        let error = error("legal", &question);
        assert!(error.contains(expected), "{question}: {error}");
    }
}

#[test]
fn an_error_is_answered_in_place() {
    let good = json!({ "parchment": PARCHMENT, "presumption": 17 }).to_string();
    let output = crate::program::ask("score", "misterra", format!("{good}\n\nnonsense\n{good}"));
    assert_eq!((output.status, output.err.as_str()), (1, ""));
    let answers = crate::program::json_lines(&output.out);
    assert_eq!(answers.len(), 3);
    assert_eq!(answers[0], answers[2]);
    has_keys(&answers[1], &["error"]);
}

#[test]
fn options_that_do_not_fit_are_refused() {
    for (options, expected) in [
        ("first_game=yes", "yes"),
        ("presumptions0=3", ""),
        ("presumptions0=3+3", "3"),
        ("presumptions0=3+18,presumptions1=18+4", "18"),
        ("presumptions2=3+18", "2"),
        ("presumptions4=3+18", "presumptions4"),
        ("presumptions0=three+18", "three"),
        ("first_game=true,presumptions0=3+18", ""),
        ("master", "master"),
        ("master=true,master=true", "master"),
    ] {
        for command in ["record misterra --bots random,random", "simulate misterra --bots random,random --games 1"] {
            let complaint = crate::program::typed(&format!("{command} --seed s --options {options}")).complaint();
            assert!(complaint.contains(expected) && !complaint.contains('⟨'), "{options}: {complaint}");
        }
    }
    for seats in [5, 6] {
        let bots = vec!["random"; seats].join(",");
        let complaint = crate::program::typed(&format!("record misterra --seed s --bots {bots}")).complaint();
        assert!(complaint.contains(&format!("{seats} seats")), "{complaint}");
    }
}
