//! The responses of the server, over real sockets.

mod visitor;

use std::time::{Duration, Instant};

use server::{File, Page};
use visitor::{Answer, Site};

const INDEX: &[u8] = b"<!doctype html><title>Portolan</title>";

/// A page of a few files; the compressed forms are only labelled, not compressed.
const FILES: [File; 6] = [
    File { name: "index.html", plain: INDEX, br: Some(b"index br"), gz: Some(b"index gzip") },
    File { name: "web-1a2b3c4d.js", plain: b"script plain", br: Some(b"script br"), gz: Some(b"script gzip") },
    File { name: "web_bg-00ff00ff.wasm", plain: b"\0asm", br: Some(b"wasm br"), gz: None },
    File { name: "words/en-0a1b2c3d.ftl", plain: b"hello = Hello", br: None, gz: None },
    File { name: "service-worker.js", plain: b"keep()", br: None, gz: None },
    File { name: "app.webmanifest", plain: b"{}", br: None, gz: None },
];

async fn site() -> Site {
    Site::open(server::router_of(Page::new(&FILES))).await
}

async fn script_for(accepted: &str) -> Answer {
    site().await.get("/web-1a2b3c4d.js", &[("Accept-Encoding", accepted)]).await
}

#[tokio::test]
async fn the_root_is_the_page() {
    let site = site().await;
    let answer = site.get("/", &[]).await;
    assert_eq!((answer.status, &*answer.body), (200, INDEX));
    assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(site.get("/index.html", &[]).await.body, INDEX);
    assert_eq!(site.get("/?from=mail", &[]).await.body, INDEX);
}

#[tokio::test]
async fn every_kind_of_file_has_its_content_type() {
    let site = site().await;
    for (path, kind) in [
        ("/web-1a2b3c4d.js", "text/javascript; charset=utf-8"),
        ("/web_bg-00ff00ff.wasm", "application/wasm"),
        ("/words/en-0a1b2c3d.ftl", "text/plain; charset=utf-8"),
        ("/service-worker.js", "text/javascript; charset=utf-8"),
        ("/app.webmanifest", "application/manifest+json"),
    ] {
        assert_eq!(site.get(path, &[]).await.header("content-type"), Some(kind), "{path}");
    }
}

#[tokio::test]
async fn a_browser_gets_the_smallest_form_that_it_accepts() {
    for (accepted, form, coding) in [
        ("gzip, deflate, br, zstd", "br", Some("br")),
        ("gzip, deflate", "gzip", Some("gzip")),
        ("GZIP", "gzip", Some("gzip")),
        ("br;q=0.5, gzip;q=0.8", "gzip", Some("gzip")),
        ("br;q=0, *", "gzip", Some("gzip")),
        ("br; q=0.9 , gzip;q=0.9", "br", Some("br")),
        ("identity, br;q=0.1", "plain", None),
        ("gzip;q=0.001", "gzip", Some("gzip")),
        ("*", "br", Some("br")),
        ("zstd", "plain", None),
        ("", "plain", None),
        ("br;q=nonsense", "plain", None),
        ("br;q=7", "plain", None),
        ("*;q=0", "plain", None),
        (";;,,;q=,", "plain", None),
    ] {
        let answer = script_for(accepted).await;
        assert_eq!(answer.status, 200, "{accepted:?}");
        assert_eq!(String::from_utf8_lossy(&answer.body), format!("script {form}"), "{accepted:?}");
        assert_eq!(answer.header("content-encoding"), coding, "{accepted:?}");
        assert_eq!(answer.header("vary"), Some("accept-encoding"), "{accepted:?}");
    }
}

#[tokio::test]
async fn a_missing_coding_is_not_served() {
    let site = site().await;
    let gzip = site.get("/web_bg-00ff00ff.wasm", &[("Accept-Encoding", "gzip")]).await;
    assert_eq!((&*gzip.body, gzip.header("content-encoding")), (&b"\0asm"[..], None));
    assert_eq!(site.get("/web-1a2b3c4d.js.br", &[]).await.status, 404);
}

#[tokio::test]
async fn a_file_with_a_hash_in_its_name_is_cached_permanently() {
    let answer = site().await.get("/words/en-0a1b2c3d.ftl", &[]).await;
    assert_eq!(answer.header("cache-control"), Some("public, max-age=31536000, immutable"));
}

#[tokio::test]
async fn a_file_without_a_hash_in_its_name_is_revalidated() {
    let site = site().await;
    for path in ["/", "/index.html", "/service-worker.js", "/app.webmanifest"] {
        assert_eq!(site.get(path, &[]).await.header("cache-control"), Some("no-cache"), "{path}");
    }
}

#[tokio::test]
async fn the_index_is_revalidated_and_answered_with_304_while_unchanged() {
    let site = site().await;
    let first = site.get("/", &[("Accept-Encoding", "br")]).await;
    assert_eq!(first.header("cache-control"), Some("no-cache"));
    let tag = first.header("etag").expect("it has a tag");
    for known in [tag, "*", &format!("\"other\", W/{tag}")] {
        let again = site.get("/", &[("Accept-Encoding", "br"), ("If-None-Match", known)]).await;
        assert_eq!((again.status, again.body.len(), again.header("etag")), (304, 0, Some(tag)), "{known}");
    }
    // Another coding has different bytes, and so has changed content.
    assert_eq!(site.get("/", &[("Accept-Encoding", "gzip"), ("If-None-Match", tag)]).await.status, 200);
    let changed = File { name: "index.html", plain: b"changed", br: Some(b"changed br"), gz: None };
    let site = Site::open(server::router_of(Page::new(&[changed]))).await;
    assert_eq!(site.get("/", &[("Accept-Encoding", "br"), ("If-None-Match", tag)]).await.status, 200);
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let site = site().await;
    for path in ["/", "/web-1a2b3c4d.js", "/nowhere"] {
        let answer = site.get(path, &[]).await;
        let policy = answer.header("content-security-policy").expect("it has a policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
        assert!(!policy.contains("unsafe-inline") && !policy.contains("http"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"));
    }
}

#[tokio::test]
async fn an_unknown_path_is_not_found() {
    let site = site().await;
    for path in ["/table/7", "/words/", "/index.html/", "//", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "/words/en.ftl"] {
        let answer = site.get(path, &[]).await;
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
        assert!(String::from_utf8_lossy(&answer.body).contains("nothing here"));
    }
}

#[tokio::test]
async fn head_returns_everything_but_the_content() {
    let site = site().await;
    for path in ["/", "/web-1a2b3c4d.js", "/nowhere"] {
        let get = site.get(path, &[("Accept-Encoding", "br")]).await;
        let head = site.ask("HEAD", path, &[("Accept-Encoding", "br")]).await;
        assert_eq!((head.status, head.body.len()), (get.status, 0));
        let length = get.body.len().to_string();
        assert_eq!(head.header("content-length"), Some(&*length));
        for name in ["content-type", "content-encoding", "cache-control", "etag"] {
            assert_eq!(head.header(name), get.header(name), "{name}");
        }
    }
}

#[tokio::test]
async fn other_methods_are_refused() {
    let answer = site().await.ask("POST", "/", &[("Content-Length", "0")]).await;
    assert_eq!((answer.status, answer.header("allow")), (405, Some("GET, HEAD")));
}

#[tokio::test]
async fn without_a_page_the_answer_says_how_to_build_it() {
    let site = Site::open(server::router_of(Page::default())).await;
    let answer = site.get("/", &[]).await;
    assert_eq!(answer.status, 503);
    assert!(String::from_utf8_lossy(&answer.body).contains("cargo xtask serve"));
    assert_eq!(site.get("/web.js", &[]).await.status, 404);
}

#[tokio::test]
async fn the_server_ends_when_told_even_with_open_connections() {
    let site = site().await;
    let idle = site.connect().await;
    let mut kept_alive = site.connect().await;
    assert_eq!(visitor::keep_asking(&mut kept_alive, "/").await, 200);
    let begun = Instant::now();
    site.close().await;
    assert!(begun.elapsed() < Duration::from_secs(4), "it took {:?}", begun.elapsed());
    drop((idle, kept_alive));
}
