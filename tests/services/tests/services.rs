//! Both servers start, stop and start again.

use std::net::TcpStream;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use services::{Nats, Postgres};

fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()))
}

#[test]
fn postgres_keeps_its_data_over_a_restart() {
    let mut server = Postgres::start(&folder("postgres")).expect("it starts");
    server.create_database("maps").expect("it is made");
    let url = server.url("maps");
    let connect = || postgres::Client::connect(&url, postgres::NoTls);
    connect().expect("connected").batch_execute("CREATE TABLE kept ()").expect("it is made");
    server.stop();
    assert!(connect().is_err() && server.pid().is_none());
    server.start_again().expect("it starts again");
    connect().expect("connected").batch_execute("SELECT FROM kept").expect("it is there");
    let pid = server.pid().expect("it runs");
    drop(server);
    assert!(connect().is_err() && !PathBuf::from(format!("/proc/{pid}")).exists());
}

#[test]
fn postgres_ends_when_its_log_has_no_room_and_keeps_what_it_has() {
    let (mut server, why_no_disk) = Postgres::start_on_disk(&folder("small"), 160 << 20).expect("it starts");
    let url = server.url("postgres");
    let mut client = postgres::Client::connect(&url, postgres::NoTls).expect("connected");
    client.batch_execute("CREATE TABLE kept ()").expect("it is made");
    if let Some(why) = why_no_disk {
        println!("only root can mount a disk: {why}");
        return;
    }
    server.disk().expect("a disk").fill().expect("it is filled");
    assert!(server.use_up_log().is_some(), "the log has room");
    // The connection that has failed ends first. Then the server ends all others.
    let begun = Instant::now();
    while client.batch_execute("SELECT").is_ok() {
        assert!(begun.elapsed() < Duration::from_secs(20), "the server goes on");
        std::thread::sleep(Duration::from_millis(5));
    }
    server.disk().expect("a disk").free().expect("it is freed");
    server.revive().expect("it runs again");
    let mut client = postgres::Client::connect(&url, postgres::NoTls).expect("connected");
    client.batch_execute("CREATE TABLE another (); SELECT FROM kept").expect("it is there, and there is room");
}

#[test]
fn nats_has_the_same_address_after_a_restart() {
    let mut server = Nats::start(&folder("nats")).expect("it starts");
    let url = server.url();
    let address = url.strip_prefix("nats://").expect("an address").to_owned();
    server.stop();
    assert!(TcpStream::connect(&address).is_err());
    server.start_again().expect("it starts again");
    assert!(TcpStream::connect(&address).is_ok() && server.url() == url);
    drop(server);
    assert!(TcpStream::connect(&address).is_err());
}
