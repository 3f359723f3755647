//! Short runs of the load client: players play, nothing is refused, and nothing acknowledged is lost when the server is
//! killed.

use std::path::Path;

use serde_json::Value;

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    for (game, seats) in [("misterra", "2"), ("cartographers", "8"), ("morgan", "3")] {
        let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("load-{game}"));
        let args = ["--game", game, "--seats", seats, "--tables", "10", "--seconds", "1"];
        let result = load::suite::run(env!("CARGO_BIN_EXE_load"), &data, &args);
        assert_eq!((&result["refused"], &result["lost"]), (&Value::from(0), &Value::from(0)), "{result}");
        assert!(result["moves"].as_u64().is_some_and(|moves| moves > 20), "{result}");
    }
}

#[test]
fn nothing_acknowledged_is_lost_when_all_nodes_are_killed() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("load-nodes");
    let args = ["--tables", "10", "--seconds", "1", "--nodes", "3"];
    let result = load::suite::run(env!("CARGO_BIN_EXE_load"), &data, &args);
    assert_eq!((&result["refused"], &result["lost"]), (&Value::from(0), &Value::from(0)), "{result}");
    assert!(result["moves"].as_u64().is_some_and(|moves| moves > 20), "{result}");
}

#[test]
fn everybody_at_all_nodes_hears_of_a_move() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("load-many");
    let args = ["--measure", "connections", "--count", "60", "--nodes", "2"];
    let result = load::suite::run(env!("CARGO_BIN_EXE_load"), &data, &args);
    assert_eq!((&result["connections"], &result["heard"]), (&Value::from(60), &Value::from(60)), "{result}");
}
