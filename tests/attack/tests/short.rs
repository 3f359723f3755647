//! A short attack: every honest move is answered and stored, nothing panics, and no memory is lost. The times are printed; in
//! the suite other work goes on beside it.

use std::path::Path;

use serde_json::json;

#[test]
fn honest_people_play_on_while_strangers_attack() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("attack");
    let args = ["--short", "--tables", "20", "--seconds", "5"];
    let result = load::suite::run(env!("CARGO_BIN_EXE_attack"), &data, &args);
    assert_eq!((&result["lost"], &result["kinds"]), (&json!(0), &json!(20)), "{result}");
    for phase in ["before", "attack", "after"] {
        assert!(result[phase]["moves"].as_u64().is_some_and(|moves| moves > 10), "{result}");
    }
}
