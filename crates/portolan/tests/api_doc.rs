//! The script in docs/api.md: a whole game with curl, exactly as it is printed.

use std::process::{Command, Stdio};

use crate::join::serve;
use crate::program::{root, scratch};

/// The shell script of the document.
fn script() -> String {
    let text = std::fs::read_to_string(root().join("docs/api.md")).expect("the document");
    let (_, rest) = text.split_once("```sh\n").expect("a script");
    rest.split_once("```").expect("its end").0.to_owned()
}

#[test]
fn a_game_is_played_with_curl_as_the_document_says() {
    let (_server, url) = serve(&scratch("api-doc-data"), "127.0.0.1:0");
    let folder = scratch("api-doc");
    std::fs::create_dir_all(&folder).expect("a folder");
    let program = std::path::Path::new(env!("CARGO_BIN_EXE_portolan")).parent().expect("a folder").to_owned();
    let path = std::env::join_paths(
        std::iter::once(program).chain(std::env::split_paths(&std::env::var_os("PATH").expect("a path"))),
    );
    let output = Command::new("bash")
        .args(["-euo", "pipefail", "-c", &script()])
        .env("URL", url)
        .env("PATH", path.expect("a path"))
        .current_dir(&folder)
        .stdin(Stdio::null())
        .output()
        .expect("bash runs");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{out}\n{err}");
    assert!(out.contains("dealt with the secret that the table committed to and these lucks"), "{out}");
    let record = std::fs::read_to_string(folder.join("game.record")).expect("the record");
    assert!(record.contains("\nresult "), "{record}");
    assert!(!out.contains("\"status\":"), "nothing was refused: {out}");
}
