//! Requests that are none: bytes by chance, bodies that are too long or too deep, odd methods, paths and heads.

use load::Failure;

use crate::stranger::Stranger;

const PATHS: [&str; 8] = [
    "/api/players",
    "/api/tables",
    "/api/login",
    "/api/me",
    "/api/me/login",
    "/api/me/tokens",
    "/api/logout",
    "/api/codes",
];

pub async fn round(me: &mut Stranger) -> Result<(), Failure> {
    me.be_guest().await;
    let deep = me.pick(&[100, 1_000, 30_000]);
    let bodies = [
        "[".repeat(deep),
        format!("{}1{}", "{\"name\":".repeat(deep), "}".repeat(deep)),
        format!("{{\"name\":{}}}", "[".repeat(deep) + &"]".repeat(deep)),
        format!("{{\"name\":\"{}\"}}", "x".repeat(deep * 2)),
        format!("{{\"name\":1{}}}", "0".repeat(deep)),
        "{\"game\":\"misterra\",\"seats\":1e999}".to_owned(),
        "{\"game\":\"misterra\",\"seats\":-1,\"seats\":2}".to_owned(),
        "{\"game\":\"misterra\",\"seats\":2,\"bots\":{\"255\":\"expert\",\"99999\":\"\"}}".to_owned(),
        "{\"game\":\"misterra\",\"seats\":2,\"pace\":{\"live\":{\"bank\":4294967295,\"add\":4294967295}}}".to_owned(),
        "\u{0}\u{1}".repeat(100),
        "null".to_owned(),
    ];
    for body in &bodies {
        let (method, path) = (me.pick(&["POST", "PUT", "PATCH", "DELETE"]), me.pick(&PATHS));
        me.ask_text(method, path, body).await;
    }
    let moves = format!("/api/tables/{}/moves", me.target.table);
    me.ask_text("POST", &moves, &format!("{{\"moves\":[{}\"\"],\"version\":1,\"key\":\"k\"}}", "\"x\",".repeat(deep)))
        .await;
    for path in [
        "/api/tables/-1",
        "/api/tables/%00",
        "/api/tables?after=x&after=y",
        "/../../etc/passwd",
        "//",
        "/api/tables/1/at/99999999999999999999",
    ] {
        me.ask_text("GET", path, "").await;
    }
    me.ask_text("GET", &format!("/api/{}", "x/".repeat(3_000)), "").await;
    let lines = me.way.lines.clone();
    let bytes: Vec<u8> = (0..500).map(|_| me.dice.below(256) as u8).collect();
    me.ask_bytes(&bytes).await;
    for head in [
        format!("GET /api HTTP/1.1\r\nHost: localhost\r\n{lines}{}\r\n", "X-Odd: value\r\n".repeat(200)),
        format!("GET /api HTTP/1.1\r\nHost: localhost\r\n{lines}X-Long: {}\r\n\r\n", "x".repeat(500_000)),
        format!(
            "POST /api/players HTTP/1.1\r\nHost: localhost\r\n{lines}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        ),
        format!("POST /api/players HTTP/1.1\r\nHost: localhost\r\n{lines}Content-Length: 18446744073709551615\r\n\r\n"),
        format!(
            "POST /api/players HTTP/1.1\r\nHost: localhost\r\n{lines}Content-Length: 3000000\r\n\r\n{}",
            "x".repeat(3_000_000)
        ),
        format!("GET http://elsewhere.example/api HTTP/1.1\r\nHost:\r\n{lines}Host: other\r\n\r\n"),
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_owned(),
    ] {
        me.ask_bytes(head.as_bytes()).await;
    }
    Ok(())
}
