//! `portolan analyse`: the cost of each decision of a game.

use std::path::PathBuf;

use crate::program::{has_keys, portolan, root};
use serde_json::Value;

fn record_file(game: &str, name: &str) -> String {
    let file: PathBuf = root().join("games").join(game).join("records/1").join(name);
    file.to_str().unwrap().to_owned()
}

fn lines(args: &[&str]) -> Vec<Value> {
    portolan(args).fine().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_decision_is_printed_and_the_account_adds_up() {
    let games =
        [("cartographers", "1-wilderness.record"), ("cartographers", "2-wastelands.record"), ("misterra", "1.record")];
    for (game, name) in games {
        let file = record_file(game, name);
        let all = lines(&["analyse", &file, "--json", "--nodes", "40", "--threads", "2"]);
        let (summary, decisions) = all.split_last().unwrap();
        assert!(!decisions.is_empty());
        for decision in decisions {
            has_keys(decision, &["number", "seat", "choices", "played", "best", "cost", "skill", "expected"]);
            has_keys(&decision["expected"], &["points", "lead"]);
            assert!(decision["cost"].as_f64().unwrap() >= 0.0, "{decision}");
        }
        let record = table::Record::read(&std::fs::read_to_string(&file).unwrap()).unwrap();
        for decision in decisions {
            let played = &record.moves[decision["number"].as_u64().unwrap() as usize - 1];
            assert_eq!(decision["played"], played.action.as_str());
            assert_eq!(decision["seat"], played.seat.0);
        }
        let players = summary["summary"]["players"].as_array().unwrap();
        assert_eq!(players.len(), usize::from(record.seats));
        for player in players {
            let mut keys = vec!["seat", "expected", "skill", "luck", "result", "cost", "dearest"];
            if game == "cartographers" {
                keys.push("hindsight");
                has_keys(&player["hindsight"], &["total", "rating", "map"]);
                assert_eq!(player["hindsight"]["map"].as_array().unwrap().len(), 11);
            }
            has_keys(player, &keys);
            let number = |key: &str| player[key].as_f64().unwrap();
            let sum = number("expected") + number("skill") + number("luck");
            assert!((sum - number("result")).abs() < 0.01, "{player}");
            let cost: f64 = decisions
                .iter()
                .filter(|one| one["seat"] == player["seat"])
                .map(|one| one["cost"].as_f64().unwrap())
                .sum();
            assert!((cost - number("cost")).abs() < 0.01, "{player}");
        }
    }
}

#[test]
fn threads_make_no_difference() {
    let file = record_file("misterra", "1.record");
    let with = |threads| portolan(["analyse", &file, "--nodes", "40", "--threads", threads]).fine();
    assert_eq!(with("1"), with("3"));
}

#[test]
fn the_text_shows_choices_luck_and_the_dearest_moves() {
    let out = portolan(["analyse", &record_file("cartographers", "1-wilderness.record"), "--nodes", "100"]).fine();
    assert!(out.contains("by choices") && out.contains("by luck"), "{out}");
    assert!(out.contains("better: "), "random players make mistakes:\n{out}");
    assert_eq!(out.matches("\nmove ").count(), 3, "the three dearest moves:\n{out}");
    assert!(out.contains("with hindsight seat 0 could have had"), "{out}");
}

/// The spaces drawn last on a seat's sheet. The board shows two sheets side by side.
fn drawn_last(board: &str, seat: u8) -> Vec<String> {
    let heading = board.lines().find(|line| line.starts_with("seat 0 ·")).unwrap();
    let second = heading.find("seat 1 ·").map(|at| heading[..at].chars().count()).unwrap();
    let mut spaces = Vec::new();
    for row in 'A'..='K' {
        let line = board.lines().find(|line| line.starts_with(&format!("{row} "))).unwrap();
        let cells: Vec<char> = line.chars().skip(if seat == 0 { 0 } else { second }).collect();
        let lit = (0..11).filter(|column| cells[2 + 3 * column] == '[');
        spaces.extend(lit.map(|column| format!("{row}{}", column + 1)));
    }
    spaces
}

#[test]
fn the_better_move_is_shown_with_what_the_other_player_really_drew() {
    let file = record_file("cartographers", "2-wastelands.record");
    let record = table::Record::read(&std::fs::read_to_string(&file).unwrap()).unwrap();
    let out = portolan(["analyse", &file, "--nodes", "20"]).fine();
    let shown: Vec<&str> = out.split("\nmove ").skip(1).collect();
    assert_eq!(shown.len(), 6, "three moves of each seat:\n{out}");
    for board in shown {
        let number: usize = board.split(' ').next().unwrap().parse().unwrap();
        // Both draw at the same time; in a record seat 0 comes first.
        let other = &record.moves[(number - 1) ^ 1];
        assert_ne!(other.seat, record.moves[number - 1].seat);
        let mut words = other.action.split(' ');
        // With two players, an ambush is drawn on the other player's sheet.
        let sheet = if words.next() == Some("monster") { 1 - other.seat.0 } else { other.seat.0 };
        let mut spaces: Vec<String> = words.map(str::to_owned).collect();
        let mut drawn = drawn_last(board, sheet);
        spaces.sort();
        drawn.sort();
        assert_eq!(drawn, spaces, "move {board}");
    }
}

#[test]
fn a_file_that_is_no_record_is_refused_with_its_line() {
    let complaint = portolan(["analyse", &record_file("cartographers", "1-wilderness.playthrough")]).complaint();
    assert!(complaint.contains("line 1"), "{complaint}");
    let complaint = portolan(["analyse", "nowhere.record"]).complaint();
    assert!(complaint.contains("nowhere.record"), "{complaint}");
}
