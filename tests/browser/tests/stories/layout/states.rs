//! The states of the page, by groups. A group is one visit.

use bots::Policy;
use browser_tests::Page;
use cartographers::{Card, Cartographers, Explore};
use misterra::{Misterra, Step};
use morgan::{Morgan, Phase};
use serde_json::json;
use table::{Record, Seat, Table};

use super::look::Look;
use crate::analysis::ended;
use crate::friends::{open_table, request, request_as, start};
use crate::games::some_games;
use crate::hints::shown_hints;
use crate::rules_at_the_table::closed;
use crate::screens::{cut, game, keep, moment};
use crate::shelf_of_games::open_games;

/// Opens a route, even if it is the one that is shown.
async fn open(page: &Page, route: &str, seen: &str) {
    page.open("#/settings").await;
    page.see("fieldset").await;
    page.open(&format!("#/{route}")).await;
    page.see(seen).await;
}

/// Presses a button wherever it is: here only what it opens is looked at.
async fn press(page: &Page, selector: &str) {
    page.see(selector).await;
    page.ask::<()>(&format!("void document.querySelector({}).click()", json!(selector))).await;
    page.next_frame().await;
}

/// Opens the start page, with settings that do not hold up a story.
pub async fn begin(page: &Page) {
    page.open("").await;
    page.see("#cartographers .play-now").await;
    let settings = json!({ "pace": "instant", "name": "Anna" }).to_string();
    page.ask::<()>(&format!("void (localStorage['portolan.settings'] = {})", json!(settings))).await;
    page.reload().await;
    page.see("#cartographers .play-now").await;
}

/// Looks at a step of a turn, its hints, the first of them as a draft, and the draft taken back.
async fn turn(page: &Page, look: &mut Look, name: &str) {
    page.see("#confirm").await;
    look.new_turn();
    look.step(page, name).await;
    press(page, "#hint").await;
    shown_hints(page).await;
    look.step(page, &format!("{name}, hints")).await;
    press(page, "#hint-0").await;
    look.step(page, &format!("{name}, drafted")).await;
    press(page, "#hint").await;
    page.gone(".hints li").await;
    look.step(page, &format!("{name}, hints closed")).await;
}

/// A record, cut off where something is so for the first time after some moves.
fn until<G: Policy>(record: &Record, from: usize, wanted: impl Fn(&Table<G>) -> bool) -> Record {
    cut(record.clone(), moment::<G>(record, from, wanted))
}

fn awaits_first<G: Policy>(table: &Table<G>) -> bool {
    table.awaited().contains(Seat(0))
}

/// The games at which all groups look.
pub struct Games {
    pub cartographers: Record,
    pub misterra: Record,
    pub morgan: Record,
}

impl Games {
    pub fn played() -> Games {
        Games {
            cartographers: game::<Cartographers>(3, "a chart to show"),
            misterra: game::<Misterra>(3, "an island to show"),
            morgan: game::<Morgan>(4, "a map to show"),
        }
    }

    /// The tables of a turn: a name and a record at which Anna must act.
    pub fn turns(&self) -> Vec<(&'static str, Record)> {
        let card = |ambush: bool| {
            move |table: &Table<Cartographers>| {
                awaits_first(table) && matches!(table.position().open.card, Card::Ambush(_)) == ambush
            }
        };
        let five = |table: &Table<Cartographers>| {
            awaits_first(table) && Some(table.position().open.card) == Explore::named("rift-lands").map(Card::Explore)
        };
        let ruins = |table: &Table<Cartographers>| {
            awaits_first(table) && table.position().open.task(Seat(0)).is_some_and(|task| task.on_ruins)
        };
        let season =
            |table: &Table<Cartographers>| awaits_first(table) && !table.position().open.sheets[0].seasons().is_empty();
        let misterra = |step: fn(&Step) -> bool| {
            move |table: &Table<Misterra>| {
                let open = &table.position().open;
                open.turn == Seat(0) && awaits_first(table) && step(&open.step)
            }
        };
        let morgan = |phase: Phase| {
            move |table: &Table<Morgan>| {
                let open = &table.position().open;
                open.seat == Seat(0) && open.turn.phase == phase && !open.tile_moves().is_empty()
            }
        };
        let half = |record: &Record| record.moves.len() / 2;
        vec![
            ("cartographers, a card", until(&self.cartographers, 27, card(false))),
            ("cartographers, five terrains", until(&game::<Cartographers>(2, "rift lands"), 3, five)),
            ("cartographers, an ambush", until(&self.cartographers, 3, card(true))),
            ("cartographers, ruins", until(&self.cartographers, 3, ruins)),
            ("cartographers, a season's end", until(&self.cartographers, 3, season)),
            ("misterra, moving", until(&self.misterra, half(&self.misterra), misterra(|step| *step == Step::Move))),
            ("morgan, landing", cut(self.morgan.clone(), 0)),
            ("morgan, moving a tile", until(&self.morgan, half(&self.morgan), morgan(Phase::Map))),
            ("morgan, walking", until(&self.morgan, half(&self.morgan), morgan(Phase::Walk))),
        ]
    }
}

/// Tables in the middle of a game.
pub async fn tables(page: &Page, look: &mut Look) {
    begin(page).await;
    let games = Games::played();
    for (place, (name, record)) in games.turns().iter().enumerate() {
        keep(page, &format!("turn-{place}"), record, true).await;
        page.open(&format!("#/table/turn-{place}")).await;
        turn(page, look, name).await;
    }
    keep(page, "presumptions", &cut(games.misterra.clone(), 0), true).await;
    open(page, "table/presumptions", ".dealt .presumption").await;
    look.new_turn();
    look.state(page, "misterra, presumptions").await;
    keep(page, "curtain", &cut(games.misterra.clone(), 0), false).await;
    open(page, "table/curtain", "#lift").await;
    look.state(page, "a curtain").await;
    keep(page, "otoma", &cut(game::<Misterra>(1, "an island to show"), 20), false).await;
    open(page, "table/otoma", "#confirm").await;
    look.state(page, "misterra, alone").await;
    keep(page, "crowd", &cut(game::<Cartographers>(8, "a chart to show"), 61), true).await;
    open(page, "table/crowd", "#look-1").await;
    look.state(page, "cartographers, eight players").await;
    press(page, "#look-1").await;
    look.state(page, "cartographers, another's sheet").await;
    press(page, "#menu").await;
    page.see("#table-menu:popover-open").await;
    look.state(page, "the menu of a table").await;
    page.press("Escape").await;
    press(page, "#rules-open").await;
    page.see("dialog .rules figure").await;
    look.state(page, "rules over a table").await;
    page.press("Escape").await;
    closed(page).await;
    for (game, moves) in [("turn-0", 9), ("turn-4", 20), ("turn-6", 30)] {
        open(page, &format!("table/{game}/{moves}"), ".looking-back").await;
        look.new_turn();
        look.state(page, &format!("looking back, {game}")).await;
    }
}

/// The ends of games.
pub async fn ends(page: &Page, look: &mut Look) {
    begin(page).await;
    let games = Games::played();
    let all = [
        ("cartographers, three", games.cartographers.clone()),
        ("cartographers, alone", game::<Cartographers>(1, "a chart to show")),
        ("cartographers, eight", game::<Cartographers>(8, "a chart to show")),
        ("misterra, three", games.misterra.clone()),
        ("misterra, alone", game::<Misterra>(1, "an island to show")),
        ("morgan, four", games.morgan.clone()),
    ];
    for (place, (name, record)) in all.iter().enumerate() {
        keep(page, &format!("end-{place}"), record, true).await;
        open(page, &format!("table/end-{place}"), "#ending").await;
        look.state(page, &format!("the end of {name}")).await;
    }
}

/// Chapters of lessons, and the first free game.
pub async fn lessons(page: &Page, look: &mut Look) {
    begin(page).await;
    for (game, chapters) in [("cartographers", 8), ("misterra", 8), ("morgan", 7)] {
        for chapter in 1..=chapters {
            page.open(&format!("#/learn/{game}/{chapter}")).await;
            page.see_text(".lesson", &chapter.to_string()).await;
            page.see("#confirm").await;
            look.new_turn();
            look.step(page, &format!("{game}, chapter {chapter}")).await;
            if page.count("#chapter-skip").await > 0 && chapter % 2 == 1 {
                press(page, "#hint").await;
                shown_hints(page).await;
                look.step(page, &format!("{game}, chapter {chapter}, hints")).await;
            }
        }
        press(page, "#confirm").await;
        page.until("the free game begins", "location.hash.startsWith('#/table/')").await;
        page.see(".lesson").await;
        look.new_turn();
        look.state(page, &format!("{game}, the first free game")).await;
    }
}

/// Everything beside the table.
pub async fn beside(page: &Page, look: &mut Look) {
    page.open("").await;
    page.see("#cartographers .play-now").await;
    look.state(page, "home, a newcomer").await;
    some_games(page).await;
    open(page, "", "#to-continue").await;
    look.state(page, "home").await;
    for (route, seen) in [
        ("settings", "fieldset"),
        ("new/cartographers", "#start"),
        ("new/misterra", "#start"),
        ("new/morgan", "#start"),
        ("about", ".packages"),
        ("report", "#happened"),
        ("rules/cartographers", ".rules figure"),
        ("rules/misterra", ".rules figure"),
        ("rules/morgan", ".rules figure"),
        ("share/tue", ".share h1"),
        ("share/mon/9", ".share h1"),
        ("challenge/cartographers/person+normal/-/two%20charts/Ben/61", "#accept"),
        ("score/cartographers", "#entrants"),
        ("score/misterra", "#entrants"),
        ("score/morgan", "#entrants"),
    ] {
        open(page, route, seen).await;
        look.state(page, route).await;
    }
    open(page, "share/tue", ".share h1").await;
    page.ask::<()>("void Object.defineProperty(navigator, 'clipboard', { value: undefined })").await;
    press(page, "#copy-moment").await;
    page.see("#by-hand").await;
    look.state(page, "a link to copy by hand").await;
    open_games(page).await;
    look.state(page, "my games").await;
    open(page, "score/cartographers", "#entrants").await;
    press(page, "#add-player").await;
    press(page, "#edict-0").await;
    page.see(".deck-of-cards").await;
    look.state(page, "paper of cartographers, the list of cards").await;
    open(page, "analysis/mon", "#progress, .dearest").await;
    ended(page).await;
    look.state(page, "an analysis").await;
}

/// Screens of online tables.
pub async fn online(page: &Page, look: &mut Look) {
    begin(page).await;
    page.open("#/online").await;
    page.see("#friends-cartographers").await;
    look.state(page, "the lobby").await;
    page.open("#/online/new/cartographers").await;
    page.see("#open-table").await;
    look.state(page, "a new online table").await;
    open_table(page, "cartographers", "Anna").await;
    look.state(page, "gathering").await;
    let table: String = page.ask("location.hash").await;
    let path = format!("api/tables/{}", table.trim_start_matches("#/online/"));
    say(page, &path, 14).await;
    page.see_text("#said", "14").await;
    look.state(page, "gathering, a long chat").await;
    // Somebody who comes by the link.
    let ben = &*page.friend(super::look::screen(page.screen(), page.screen().language)).await;
    ben.open(&table).await;
    ben.see("#sit-down").await;
    look.state(ben, "an invitation").await;
    press(ben, "#have-name").await;
    ben.see("#log-in-box:popover-open").await;
    look.state(ben, "an invitation, logging in").await;
    ben.press("Escape").await;
    let (status, made) = request_as(page, "", "POST", "api/players", Some(json!({ "name": "Benedikt" }))).await;
    assert_eq!(status, 201, "{made}");
    let token = made["token"].as_str().expect("a token").to_owned();
    let (status, seated) = request_as(page, &token, "POST", &format!("{path}/join"), Some(json!({}))).await;
    assert_eq!(status, 200, "{seated}");
    press(page, "#kick-1").await;
    page.see("#remove-1").await;
    look.state(page, "gathering, somebody may be removed").await;
    press(page, "#keep-seated").await;
    press(page, "#add-bot-2").await;
    page.see("#kick-2").await;
    start(page, &[]).await;
    turn(page, look, "an online table").await;
    press(page, "#open-company").await;
    page.see("#company #say").await;
    look.state(page, "the people at an online table").await;
    page.press("Escape").await;
    ben.see("#asked").await;
    look.state(ben, "a watcher").await;
    for (route, seen) in [("screen", ".announced-card .shapes"), ("fair", "#not-yet")] {
        page.open(&table.replace("online", route)).await;
        page.see(seen).await;
        look.state(page, route).await;
    }
    page.open("#/me").await;
    page.see("#tokens li").await;
    look.state(page, "me").await;
}

/// Says many things at a table.
async fn say(page: &Page, path: &str, count: usize) {
    for number in 1..=count {
        let text = json!({ "text": format!("This is message {number} of a long evening, and it needs two lines on a phone.") });
        let (status, said) = request(page, "POST", &format!("{path}/chat"), Some(text)).await;
        assert!(status < 300, "{said}");
    }
}
