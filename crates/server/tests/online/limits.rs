//! How often an identity and an address may ask, and whose word about addresses counts.

use std::net::{IpAddr, Ipv4Addr};

use server::Access;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::client::{problem, read_answer, soon};
use crate::house::House;

const LOOPBACK: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

#[tokio::test]
async fn an_identity_may_ask_a_hundred_times_a_second() {
    let house = House::reached_by(Access { limit_loopback: true, ..Access::default() }).await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let mut answers = 0;
    let refused = loop {
        let answer = anna.get("/api/me").await;
        if answer.status != 200 {
            break answer;
        }
        answers += 1;
        assert!(answers < 5000, "nothing is refused");
    };
    refused.refused(429, "too-many-requests");
    assert!(refused.header("retry-after").is_some_and(|after| after.parse::<u32>().is_ok_and(|after| after >= 1)));
    assert!(answers >= 100, "{answers}");
    bob.get("/api/me").await.ok();
    house.stranger().get("/api").await.ok();
    let mut live = bob.live().await;
    for count in 0.. {
        live.send("nonsense").await;
        let answer = live.next().await;
        if answer["status"] != 400 {
            problem(&answer["body"], 429, "too-many-requests");
            break;
        }
        assert!(count < 5000, "bad messages are not counted");
    }
}

#[tokio::test]
async fn an_address_may_try_ten_codes_a_minute() {
    let house = House::reached_by(Access { limit_loopback: true, ..Access::default() }).await;
    let stranger = house.stranger();
    for _ in 0..10 {
        stranger.get("/api/codes/bcdfg").await.refused(404, "not-found");
    }
    let refused = stranger.get("/api/codes/bcdfg").await;
    refused.refused(429, "too-many-requests");
    assert_eq!(refused.header("retry-after"), Some("6"));
    stranger.get("/api").await.ok();
    let mut live = stranger.live().await;
    let (status, _) = live.ask("GET", "/api/codes/bcdfg", serde_json::Value::Null).await;
    assert_eq!(status, 429, "however it asks");
}

#[tokio::test]
async fn this_machine_is_not_limited_unless_it_shall_be() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for _ in 0..400 {
        anna.get("/api/me").await.ok();
    }
}

/// Sends 1,900 requests over each of some live connections with these addresses. Returns whether any was refused as one
/// too many. The frames are written by hand: a client that takes its time would stay below the limit.
async fn is_limited(access: Access, forwarded: [&str; 4]) -> bool {
    let house = House::reached_by(access).await;
    let request = br#"{"id":1,"method":"GET","path":"/"}"#;
    // A text in one frame with a mask of zeros.
    let frames = [&[0x81, 0x80 | request.len() as u8, 0, 0, 0, 0], &request[..]].concat().repeat(100);
    for list in forwarded {
        let mut stream = house.stranger().connect().await;
        let head = format!(
            "GET /api/live HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nX-Forwarded-For: {list}\r\n\
             Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            house.address
        );
        stream.write_all(head.as_bytes()).await.expect("the server reads");
        stream.flush().await.expect("the server reads");
        assert_eq!(read_answer(&mut stream, true).await.status, 101);
        for _ in 0..19 {
            stream.write_all(&frames).await.expect("the server reads");
            stream.flush().await.expect("the server reads");
            let (mut answers, mut braces, mut seen) = (Vec::new(), 0, 0);
            // Each answer has three objects: itself, its body and the arguments of the problem.
            while braces < 300 {
                soon("answers", stream.read_buf(&mut answers)).await.expect("the server answers");
                braces += answers[seen..].iter().filter(|byte| **byte == b'{').count();
                seen = answers.len();
            }
            let answers = String::from_utf8_lossy(&answers);
            let (answered, refused) =
                (answers.matches("not-found").count(), answers.matches("too-many-requests").count());
            assert_eq!(answered + refused, 100, "{answers}");
            if refused > 0 {
                return true;
            }
        }
    }
    false
}

#[tokio::test]
async fn an_address_may_ask_two_thousand_times_a_second_and_only_the_proxy_tells_addresses() {
    let proxied = |proxy: IpAddr| Access { proxies: vec![proxy.into()], ..Access::default() };
    let by_proxy = || proxied(LOOPBACK);
    let other_proxy = proxied(IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)));
    let addresses = ["203.0.113.1", "203.0.113.2", "203.0.113.3", "203.0.113.4"];
    assert!(!is_limited(by_proxy(), addresses).await, "each address is counted for itself");
    let invented = ["192.0.2.1, 203.0.113.1", "192.0.2.2, 203.0.113.1", "192.0.2.3,203.0.113.1", "203.0.113.1"];
    assert!(is_limited(by_proxy(), invented).await, "only the last address is the proxy's word");
    assert!(is_limited(Access::default(), addresses).await, "anybody can send that header");
    assert!(is_limited(other_proxy, addresses).await, "this peer is not the proxy");
}
