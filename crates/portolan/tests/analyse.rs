//! `portolan analyse`: what each decision of a game cost.

#![allow(clippy::unwrap_used)]

mod program;

use std::path::PathBuf;

use program::{has_keys, portolan, root};
use serde_json::Value;

fn kept(game: &str, name: &str) -> String {
    let file: PathBuf = root().join("tests/records").join(game).join("1").join(name);
    file.to_str().unwrap().to_owned()
}

fn lines(args: &[&str]) -> Vec<Value> {
    portolan(args).fine().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_decision_is_told_and_the_account_adds_up() {
    let games =
        [("cartographers", "1-wilderness.record"), ("cartographers", "2-wastelands.record"), ("misterra", "1.record")];
    for (game, name) in games {
        let file = kept(game, name);
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
    let file = kept("misterra", "1.record");
    let with = |threads| portolan(["analyse", &file, "--nodes", "40", "--threads", threads]).fine();
    assert_eq!(with("1"), with("3"));
}

#[test]
fn it_can_be_read() {
    let out = portolan(["analyse", &kept("cartographers", "1-wilderness.record"), "--nodes", "100"]).fine();
    assert!(out.contains("by choices") && out.contains("by luck"), "{out}");
    assert!(out.contains("better: "), "random players leave something to say:\n{out}");
    assert_eq!(out.matches("\nmove ").count(), 3, "the three dearest moves:\n{out}");
    assert!(out.contains("with hindsight seat 0 could have had"), "{out}");
}

#[test]
fn what_is_no_record_is_refused_with_its_line() {
    let complaint = portolan(["analyse", &kept("cartographers", "1-wilderness.playthrough")]).complaint();
    assert!(complaint.contains("line 1"), "{complaint}");
    let complaint = portolan(["analyse", "nowhere.record"]).complaint();
    assert!(complaint.contains("nowhere.record"), "{complaint}");
}
