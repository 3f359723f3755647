//! A thousand random games over bad networks, while the server is killed again and again: nothing acknowledged is lost,
//! nothing is played twice, every record replays, and every player's last view is the engine's.

use std::path::Path;

use serde_json::json;

#[test]
fn a_thousand_games_survive_bad_networks_and_a_killed_server() {
    // The inner loop plays fewer.
    let games = std::env::var("CONFORMANCE_GAMES").unwrap_or_else(|_| "1000".to_owned());
    // Other faults: `FAULTS_SEED=anything cargo test -p faults`.
    let seed = std::env::var("FAULTS_SEED").unwrap_or_else(|_| "a thousand games".to_owned());
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("faults");
    let args = ["--nodes", "1", "--games", &games, "--seed", &seed];
    let result = load::suite::run(env!("CARGO_BIN_EXE_faults"), &data, &args);
    let four = ["lost", "doubled", "two_writers", "wrong_views"].map(|name| &result[name]);
    assert_eq!(four, [&json!(0); 4], "{result}");
    let games: u64 = games.parse().expect("a number of games");
    assert!(result["faults"].as_u64().is_some_and(|faults| faults > games), "{result}");
    assert!(result["acknowledged"].as_u64().is_some_and(|moves| moves > 20 * games), "{result}");
}
