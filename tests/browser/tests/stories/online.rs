//! The way to online tables: the module that is loaded for them, and the server that answers.

use std::time::{Duration, Instant};

use browser_tests::{Page, Screen, Served, visit};
use serde_json::{Value, json};

/// Runs a request in the page, and returns the status and the answer.
async fn request(page: &Page, path: &str, options: Value) -> (u16, Value) {
    page.ask::<()>(&format!(
        "void fetch('{path}', {options}).then(async answer => {{
             globalThis.answered = [answer.status, await answer.json()];
         }}), void delete globalThis.answered"
    ))
    .await;
    page.until("the server answers", "globalThis.answered").await;
    page.ask("answered").await
}

fn posted(body: &Value) -> Value {
    json!({ "method": "POST", "headers": { "content-type": "application/json" }, "body": body.to_string() })
}

/// Opens the page and becomes a guest of its server.
async fn come_as_anna(page: &Page) {
    page.open("").await;
    page.see("h1").await;
    assert_eq!(request(page, "api/players", posted(&json!({ "name": "Anna" }))).await.0, 201);
}

#[tokio::test]
async fn the_server_knows_a_guest_after_a_restart() {
    visit(Screen::WIDE, async |page| {
        come_as_anna(page).await;
        let (status, server) = request(page, "api", json!({})).await;
        assert_eq!((status, &server["name"]), (200, &json!("portolan")));
        page.site().stop();
        page.site().start_again();
        let (status, me) = request(page, "api/me", json!({})).await;
        assert_eq!((status, &me["player"]["name"]), (200, &json!("Anna")), "{me}");
    })
    .await;
}

#[tokio::test]
async fn a_server_that_stops_cuts_open_connections() {
    visit(Screen::WIDE, async |page| {
        come_as_anna(page).await;
        let table = json!({ "game": "cartographers", "seats": 2 });
        let (status, opened) = request(page, "api/tables", posted(&table)).await;
        assert_eq!(status, 201, "{opened}");
        let (id, version) = (&opened["table"]["id"], &opened["table"]["version"]);
        // The security policy must allow the socket.
        page.ask::<()>(&format!(
            "void (() => {{
                 const ask = path => ({{ id: 1, method: 'GET', path }});
                 const live = new WebSocket(`ws://${{location.host}}/api/live`);
                 live.onopen = () => live.send(JSON.stringify(ask('/api')));
                 live.onmessage = ({{ data }}) => {{ globalThis.told = JSON.parse(data); }};
                 live.onclose = () => {{ globalThis.cut = true; }};
                 fetch('api/tables/' + {id} + '/news?wait=20&since=' + {version}).catch(() => {{ globalThis.failed = true; }});
             }})()"
        ))
        .await;
        page.until("the socket answers", "globalThis.told").await;
        assert_eq!(page.ask::<String>("told.body.name").await, "portolan");
        let begun = Instant::now();
        page.site().stop();
        assert!(begun.elapsed() < Duration::from_secs(1), "{:?}", begun.elapsed());
        page.until("both notice it", "globalThis.cut && globalThis.failed").await;
        let complaints = page.complaints().await;
        assert!(complaints.iter().all(|complaint| complaint.to_string().contains("/api/")), "{complaints:?}");
    })
    .await;
}

#[tokio::test]
async fn the_service_worker_leaves_requests_to_online_tables_alone() {
    visit(Screen::WIDE, async |page| {
        page.open("").await;
        page.see("h1").await;
        page.until("the service worker controls the page", "navigator.serviceWorker.controller").await;
        // It would find these in its cache.
        page.ask::<()>(
            "void (async () => {
                 const cache = await caches.open((await caches.keys())[0]);
                 for (const name of ['api', 'api/openapi.json']) await cache.put(name, Response.json({}));
                 globalThis.filled = true;
             })()",
        )
        .await;
        page.until("the cache is filled", "globalThis.filled").await;
        assert_eq!(request(page, "api", json!({})).await.1["name"], "portolan");
        assert!(request(page, "api/openapi.json", json!({})).await.1["openapi"].is_string());
    })
    .await;
}

/// The modules with the page among some responses, without hashes: `web_bg`. A page that is ready loads the worker too, at some
/// time.
fn modules(served: &[Served]) -> Vec<&str> {
    let wasm = served.iter().filter_map(|served| served.path.strip_suffix(".wasm")?.strip_prefix('/'));
    wasm.filter_map(|name| Some(name.rsplit_once('-')?.0)).filter(|name| *name != "web_worker_bg").collect()
}

#[tokio::test]
async fn an_online_address_loads_the_page_with_online_tables() {
    visit(Screen::WIDE, async |page| {
        // The service worker would fetch all modules.
        let none = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })";
        page.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": none })).await;
        let ready = "performance.getEntriesByName('portolan-ready').length && !globalThis.before";
        page.open("#/").await;
        page.until("the page is ready", ready).await;
        let smaller = page.site().served();
        assert_eq!(modules(&smaller), ["web_bg"]);
        // The script of the other module is not fetched either.
        assert!(
            !smaller
                .iter()
                .any(|served| ["/web_online", "/web_lobby"].iter().any(|name| served.path.starts_with(name))),
            "{smaller:?}"
        );

        page.ask::<()>("void (globalThis.before = true, location.hash = '#/online')").await;
        page.until("the page is ready again", ready).await;
        let larger = page.site().served().split_off(smaller.len());
        assert_eq!(modules(&larger), ["web_lobby_bg"]);
        assert!(!larger.iter().any(|served| served.path.starts_with("/web-")), "{larger:?}");

        // The settings and the library are in both modules, so the page stays.
        page.ask::<()>("void (globalThis.stays = true, location.hash = '#/settings')").await;
        page.see("h1").await;
        assert!(page.ask::<bool>("globalThis.stays").await);
        page.ask::<()>("void (location.hash = '#/')").await;
        page.see("#cartographers .play-now").await;
        assert!(page.ask::<bool>("globalThis.stays === undefined").await, "local games are in the other module");
        for (address, module) in
            [("#/screen/a", "lobby"), ("#/me", "lobby"), ("#/fair/a", "lobby"), ("#/online/a", "online")]
        {
            page.leave().await;
            page.open(address).await;
            page.until("the page is ready", ready).await;
            let loaded = format!(
                "performance.getEntriesByType('resource').some(entry => entry.name.includes('/web_{module}_bg-'))"
            );
            assert!(page.ask::<bool>(&loaded).await, "{address}");
        }
        // There is no such table.
        let complaints = page.complaints().await;
        assert!(complaints.iter().all(|complaint| complaint.to_string().contains("/api/tables/a")), "{complaints:?}");
    })
    .await;
}
