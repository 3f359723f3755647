//! A thousand random games over bad networks, while the server is killed again and again: nothing acknowledged is lost,
//! nothing is played twice, every record replays, and every player's last view is the engine's.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

#[test]
fn a_thousand_games_survive_bad_networks_and_a_killed_server() {
    let client = Path::new(env!("CARGO_BIN_EXE_faults"));
    // The tests of the workspace build the program beside the client; alone: `cargo build -p portolan`.
    let program = client.with_file_name("portolan");
    assert!(program.exists(), "build the program first: cargo build -p portolan");
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("faults");
    let _ = std::fs::remove_dir_all(&data);
    // The inner loop plays fewer.
    let games = std::env::var("CONFORMANCE_GAMES").unwrap_or_else(|_| "1000".to_owned());
    // Other faults: `FAULTS_SEED=anything cargo test -p faults`.
    let seed = std::env::var("FAULTS_SEED").unwrap_or_else(|_| "a thousand games".to_owned());
    let output = Command::new(client)
        .args(["--games", &games, "--json", "--seed", &seed, "--program"])
        .arg(&program)
        .arg("--data")
        .arg(&data)
        .output()
        .expect("it starts");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    println!("{out}");
    assert!(output.status.success() && err.is_empty(), "{out}\n{err}");
    let result: Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
    let four = ["lost", "doubled", "two_writers", "wrong_views"].map(|name| &result[name]);
    assert_eq!(four, [&json!(0); 4], "{result}");
    let games: u64 = games.parse().expect("a number of games");
    assert!(result["faults"].as_u64().is_some_and(|faults| faults > games), "{result}");
    assert!(result["acknowledged"].as_u64().is_some_and(|moves| moves > 20 * games), "{result}");
}
