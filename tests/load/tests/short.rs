//! A short run of the load client: players play, nothing is refused, and nothing acknowledged is lost when the server is
//! killed.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let client = Path::new(env!("CARGO_BIN_EXE_load"));
    // The tests of the workspace build the program beside the client; alone: `cargo build -p portolan`.
    let program = client.with_file_name("portolan");
    assert!(program.exists(), "build the program first: cargo build -p portolan");
    for (game, seats) in [("misterra", "2"), ("cartographers", "8"), ("morgan", "3")] {
        let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("load-{game}"));
        let _ = std::fs::remove_dir_all(&data);
        let output = Command::new(client)
            .args(["--game", game, "--seats", seats, "--tables", "10", "--seconds", "1", "--json", "--program"])
            .arg(&program)
            .arg("--data")
            .arg(&data)
            .output()
            .expect("it starts");
        let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success() && err.is_empty(), "{out}\n{err}");
        let result: Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
        assert_eq!((&result["refused"], &result["lost"]), (&Value::from(0), &Value::from(0)), "{result}");
        assert!(result["moves"].as_u64().is_some_and(|moves| moves > 20), "{result}");
    }
}
