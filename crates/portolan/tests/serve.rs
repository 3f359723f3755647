//! `portolan serve`: an error before it serves is one clear line.

use std::net::TcpListener;
use std::process::{Command, Output};

fn serve(listen: &str) -> Output {
    let folder = crate::program::scratch("serve");
    Command::new(env!("CARGO_BIN_EXE_portolan"))
        .args(["serve", "--listen", listen, "--data"])
        .arg(folder)
        .output()
        .expect("it starts")
}

/// Asserts exit status 2, no output, and one line on stderr that contains `named`.
#[track_caller]
fn refused(listen: &str, named: &str) {
    let Output { status, stdout, stderr } = serve(listen);
    let stderr_text = String::from_utf8(stderr).expect("text");
    // A build without the page prints a separate line first.
    let lines: Vec<&str> = stderr_text.lines().filter(|line| !line.contains("cargo xtask serve")).collect();
    assert_eq!(status.code(), Some(2), "{stderr_text}");
    assert!(stdout.is_empty());
    assert!(lines.len() == 1 && lines[0].contains(named), "{stderr_text}");
}

#[test]
fn a_taken_port_is_reported() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = taken.local_addr().expect("it is bound").to_string();
    refused(&address, &address);
}

#[test]
fn an_invalid_address_is_reported() {
    refused("nonsense", "nonsense");
    refused("127.0.0.1:99999", "99999");
}
