//! `portolan record`: one game between bots, as a record.

use crate::program::{file, portolan, scratch, typed};
use serde_json::Value;

/// A record of Cartographers with these further arguments.
#[track_caller]
fn record(bots: &str, seed: &str, options: &str) -> String {
    record_of("cartographers", bots, seed, options)
}

#[track_caller]
fn record_of(game: &str, bots: &str, seed: &str, options: &str) -> String {
    portolan(["record", game, "--bots", bots, "--seed", seed, "--options", options]).fine()
}

/// The points in a record's last line.
fn result(record: &str) -> Vec<i64> {
    let last = record.lines().last().unwrap().strip_prefix("result ").expect("the game is over");
    last.split(' ').map(|points| points.parse().unwrap()).collect()
}

/// Asserts that `record` plays every game that `simulate` prints, and that `replay` agrees.
#[track_caller]
fn are_those_very_games(game: &str, test: &str, bots: &str, seed: &str, options: &str, more: &[&str]) {
    let dir = scratch(&format!("{game}_{test}"));
    let args = ["simulate", game, "--json", "--games", "6", "--bots", bots];
    let args = args.into_iter().chain(["--seed", seed, "--options", options]).chain(more.iter().copied());
    let mut games = portolan(args).json();
    games.pop();
    assert_eq!(games.len(), 6);
    for played in games {
        let players = played["players"].as_array().unwrap();
        let seated: Vec<&str> = players.iter().map(|player| player["bot"].as_str().unwrap()).collect();
        let totals: Vec<i64> = players.iter().map(|player| player["total"].as_i64().unwrap()).collect();
        let record = record_of(game, &seated.join(","), played["seed"].as_str().unwrap(), options);
        assert_eq!(result(&record), totals, "{played}");

        let saved = file(&dir, "kept.record", &record);
        let replayed = portolan(["replay".as_ref(), saved.as_os_str(), "--json".as_ref()]).json();
        let mut without_bots = played["players"].clone();
        for player in without_bots.as_array_mut().unwrap() {
            player.as_object_mut().unwrap().remove("bot");
        }
        assert_eq!(replayed.last().unwrap()["result"]["players"], without_bots);
    }
}

#[test]
fn record_reproduces_a_simulated_game_from_its_seed() {
    let cartographers = |test, bots, seed, options, more: &[&str]| {
        are_those_very_games("cartographers", test, bots, seed, options, more);
    };
    cartographers("solo", "greedy", "alone", "", &[]);
    cartographers("two", "random,greedy", "a duel of maps", "side=wastelands", &["--threads", "2"]);
    let edicts = "edicts=greenbough+shoreside-expanse+shieldgate+the-cauldrons";
    cartographers("three", "greedy,random,random", "three", edicts, &["--expand"]);
    let misterra = |test, bots, seed, options, more: &[&str]| {
        are_those_very_games("misterra", test, bots, seed, options, more);
    };
    misterra("solo", "greedy", "alone", "master=true", &[]);
    misterra("two", "random,greedy", "land ahead", "first_game=true", &["--threads", "2"]);
    misterra("four", "greedy,random,random,greedy", "four", "presumptions0=3+18,presumptions3=9+10", &["--expand"]);
}

#[test]
fn record_reproduces_a_simulated_game_when_the_bots_alternate() {
    for game in ["cartographers", "misterra"] {
        are_those_very_games(game, "alternate_two", "greedy,random", "turn about", "", &["--alternate"]);
        are_those_very_games(game, "alternate_three", "greedy,random,random", "turn about", "", &["--alternate"]);
    }
}

#[test]
fn record_reproduces_a_simulated_game_for_any_seed_text() {
    let long = "x".repeat(256);
    let wide = "🗺".repeat(256);
    let nearly = "y".repeat(250);
    for (test, seed) in [
        ("long", long.as_str()),
        ("wide", wide.as_str()),
        ("nearly", nearly.as_str()),
        ("minus", "-5"),
        ("option", "--json"),
        ("blanks", "  two  blanks  "),
        ("number", "chart#17"),
        ("quotes", "\"quoted\" \\ and\ttabbed"),
    ] {
        are_those_very_games("cartographers", &format!("seed_{test}"), "random,random", seed, "", &[]);
    }
}

#[test]
fn a_record_names_its_game_and_ends_with_the_result() {
    let text = record("random,greedy", "an old sea chart", "side=wastelands");
    let lines: Vec<&str> = text.lines().collect();
    let data = shelf::Title::named("cartographers").unwrap().data();
    assert_eq!(
        lines[..8],
        [
            "portolan record 1",
            "game cartographers",
            "generation 1",
            &format!("data {data}"),
            "seats 2",
            "options side=wastelands",
            "seed an old sea chart",
            "",
        ]
    );
    assert!(text.ends_with('\n'));
    let moves = &lines[8..lines.len() - 1];
    assert!(moves.iter().all(|line| line.starts_with("0 ") || line.starts_with("1 ")));
    assert_eq!(result(&text).len(), 2);
    let read = table::Record::read(&text).unwrap();
    assert_eq!(read.to_string(), text, "reading and writing it changes nothing");
}

#[test]
fn chosen_options_are_written_and_drawn_ones_are_not() {
    let options = |text: &str| text.lines().nth(5).unwrap().to_owned();
    assert_eq!(options(&record("random", "s", "")), "options side=wilderness");
    let chosen = "edicts=borderlands+treetower+canal-lake+wildholds,side=wastelands";
    let written = options(&record("random", "s", chosen));
    assert!(written.contains("side=wastelands"), "{written}");
    assert!(written.contains("edicts=borderlands+treetower+canal-lake+wildholds"), "in order A to D: {written}");
}

#[test]
fn misterras_options_are_written_as_they_were_chosen() {
    let options = |chosen: &str| record_of("misterra", "random,random", "s", chosen).lines().nth(5).unwrap().to_owned();
    assert_eq!(options(""), "options ");
    assert_eq!(options("master=true,presumptions0=18+3"), "options master=true,presumptions0=3+18");
    let text = record_of("misterra", "random,random", "s", "presumptions0=3+18");
    let keep_lines: Vec<&str> = text.lines().filter(|line| line.contains(" keep ")).collect();
    assert_eq!(keep_lines.len(), 1, "only seat 1 has a choice: {keep_lines:?}");
    assert!(keep_lines[0].starts_with("1 keep "));
    let first_game = record_of("misterra", "random,random", "s", "first_game=true");
    assert!(!first_game.contains(" keep "), "lettered pairs are dealt");
}

#[test]
fn the_same_command_prints_the_same_record() {
    let args = "record cartographers --bots greedy,random --seed again";
    let first = typed(args).fine();
    assert_eq!(typed(args).fine(), first);
    assert_eq!(typed(&format!("{args} --nodes 7")).fine(), first, "these bots need no budget");
    assert_ne!(typed("record cartographers --bots greedy,random --seed anew").fine(), first);
}

#[test]
fn record_uses_the_seed_unchanged_while_simulate_numbers_its_games() {
    let game: Value = typed("simulate cartographers --bots random --games 1 --seed plain --json").json().remove(0);
    let printed = game["seed"].as_str().unwrap();
    assert_ne!(printed, "plain");
    assert!(record("random", printed, "").contains(&format!("\nseed {printed}\n")));
    assert!(record("random", "plain", "").contains("\nseed plain\n"));
}
