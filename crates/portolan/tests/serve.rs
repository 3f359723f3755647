//! `portolan serve`: an error before it serves is one clear line.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Output, Stdio};

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

/// The answer to a request that came through a proxy.
fn forwarded(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    let request =
        format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nX-Forwarded-For: 203.0.113.1\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

#[test]
fn metrics_have_an_address_of_their_own_for_all_who_reach_it() {
    let mut server = Command::new(env!("CARGO_BIN_EXE_portolan"))
        .args(["serve", "--listen", "127.0.0.1:0", "--metrics", "127.0.0.1:0", "--data"])
        .arg(crate::program::scratch("metrics"))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    let mut lines = BufReader::new(server.stdout.take().expect("it prints")).lines();
    let mut address = |before: &str, after: &str| {
        let line = lines.next().expect("a line").expect("text");
        let address = line.strip_prefix(before).and_then(|rest| rest.strip_suffix(after));
        address.unwrap_or_else(|| panic!("{line}")).to_owned()
    };
    let tables = address("Portolan is at http://", "/");
    let metrics = address("Metrics are at http://", "/metrics");
    let (hidden, shown) = (forwarded(&tables, "/metrics"), forwarded(&metrics, "/metrics"));
    let nothing_else = forwarded(&metrics, "/api");
    server.kill().expect("it runs");
    server.wait().expect("it ends");
    assert!(hidden.starts_with("HTTP/1.1 404"), "{hidden}");
    assert!(shown.starts_with("HTTP/1.1 200") && shown.contains("\nportolan_tables 0\n"), "{shown}");
    assert!(nothing_else.starts_with("HTTP/1.1 404"), "{nothing_else}");
}

#[test]
fn a_server_for_the_network_says_where_others_reach_it() {
    for listen in ["0.0.0.0:0", "127.0.0.1:0"] {
        let mut server = Command::new(env!("CARGO_BIN_EXE_portolan"))
            .args(["serve", "--listen", listen, "--data"])
            .arg(crate::program::scratch("network"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let mut lines = BufReader::new(server.stdout.take().expect("it prints")).lines();
        let first = lines.next().expect("a line").expect("text");
        let here = first.strip_prefix("Portolan is at http://").and_then(|rest| rest.strip_suffix('/'));
        let answer = forwarded(here.expect(&first), "/api");
        server.kill().expect("it runs");
        server.wait().expect("it ends");
        let body = answer.split("\r\n\r\n").nth(1).expect("a body");
        let service: serde_json::Value = serde_json::from_str(body).expect("JSON");
        let told: Vec<&str> =
            service["addresses"].as_array().expect("a list").iter().filter_map(|address| address.as_str()).collect();
        let printed: Vec<String> = lines.map(|line| line.expect("text")).collect();
        let expected = told.iter().map(|origin| format!("Others in this network reach it at {origin}/"));
        assert_eq!(printed, expected.collect::<Vec<_>>());
        // A machine without a network has no address for others.
        assert!(told.len() <= usize::from(listen.starts_with('0')), "{told:?}");
        assert!(told.iter().all(|origin| origin.starts_with("http://") && !origin.contains("127.0.0.1")), "{told:?}");
    }
}
