//! Games played on paper: entered by mouse, finger and keys, scored by the rules, saved, shared and printed.

use crate::player::tab_to;
use crate::well::all_is_well;
use browser_tests::{Page, Screen, visit};
use cartographers::{Cartographers, Season, Terrain};
use misterra::Misterra;
use morgan::Morgan;
use serde_json::json;
use table::{EventSink, Game, Record, Replay, Seat, Table};

const CARTOGRAPHERS: &str = include_str!("../../../../games/cartographers/records/1/2-wastelands.record");
const SOLO: &str = include_str!("../../../../games/cartographers/records/1/1-wilderness.record");
const MISTERRA: &str = include_str!("../../../../games/misterra/records/1/3.record");
const OTOMA: &str = include_str!("../../../../games/misterra/records/1/1-master.record");
const MORGAN: &str = include_str!("../../../../games/morgan/records/1/4.record");

/// The end of a recorded game.
fn played<G: Game>(record: &str) -> Table<G> {
    let record = Record::read(record).expect("a good record");
    let mut replay = Replay::<G>::open(&record, &mut EventSink::nobody()).expect("it can be opened");
    while replay.step(&mut EventSink::nobody()).expect("every move is legal").is_some() {}
    replay.table().clone()
}

async fn open(page: &Page, game: &str) {
    page.open("").await;
    page.see(&format!("#{game} .score-link")).await;
    page.click(&format!("#{game} .score-link")).await;
    page.see("#entrants").await;
}

/// The saved score pad of a game.
async fn saved_pad(page: &Page, game: &str) -> String {
    page.ask(&format!("localStorage.getItem('portolan.paper.{game}') ?? ''")).await
}

async fn total(page: &Page, player: usize, points: i32) {
    page.see_text(&format!("#total-{player}"), &points.to_string()).await;
    assert_eq!(page.text(&format!("#total-{player}")).await, points.to_string());
}

/// Paints a board, with one stroke for each run of equal spaces in a row. `rows` has the number of the brush for each
/// space.
async fn paint(page: &Page, board: &str, rows: &[Vec<Option<usize>>], finger: bool) {
    let side = rows.len();
    for brush in 0..6 {
        let mut runs: Vec<(usize, usize)> = Vec::new();
        for (row, kinds) in rows.iter().enumerate() {
            for (column, kind) in kinds.iter().enumerate().filter(|(_, kind)| **kind == Some(brush)) {
                let at = row * side + column;
                match runs.last_mut() {
                    Some((_, last)) if column > 0 && *last + 1 == at && kinds[column - 1] == *kind => *last = at,
                    _ => runs.push((at, at)),
                }
            }
        }
        if runs.is_empty() {
            continue;
        }
        page.click(&format!("#brush-{brush}")).await;
        for (from, to) in runs {
            let mut way = Vec::new();
            for at in from..=to {
                way.push(page.middle_of(&format!("#{board}-{at}")).await);
            }
            if finger { page.touch(&way).await } else { page.drag(&way).await }
        }
    }
}

fn brushes(rows: &[String], letters: &str) -> Vec<Vec<Option<usize>>> {
    rows.iter().map(|row| row.chars().map(|mark| letters.find(mark)).collect()).collect()
}

/// The letters of the terrains of Cartographers in the order of the brushes.
fn letters() -> String {
    Terrain::ALL.map(Terrain::letter).iter().collect()
}

async fn choose_edicts(page: &Page, table: &Table<Cartographers>) {
    let open = &table.spectator().open;
    page.click(&format!("#paper-side-{}", open.side().name())).await;
    page.click("#edict-0").await;
    for card in open.edicts {
        page.click(&format!("#card-{}", card.name())).await;
    }
    page.gone(".deck-of-cards").await;
}

/// Writes down a season by its four numbers.
async fn write_boxes(page: &Page, season: Season, boxes: [i16; 4]) {
    page.click("#write-boxes").await;
    for (place, stars) in boxes.into_iter().enumerate() {
        page.fill(&format!("#box-{place}"), &stars.to_string()).await;
    }
    if season.next().is_some() {
        page.click(&format!("#season-{}", season.index() + 1)).await;
    }
}

/// The entries of the list of cards whose text does not fit, or lies over that of the next one.
const UNREADABLE: &str = "[...document.querySelectorAll('.deck-of-cards .option')].filter((card, at, all) =>
    card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1
    || all[at + 1]?.getBoundingClientRect().top < card.getBoundingClientRect().bottom).map(card => card.id)";

#[tokio::test]
async fn paper_has_lists_of_cards_that_can_be_read_and_open_in_sight() {
    for language in ["en", "de", "nl"] {
        for screen in [Screen { width: 1366, height: 768, ..Screen::WIDE }, Screen::PHONE] {
            visit(screen.still().speaking(language), async |page| {
                page.open("#/score/misterra").await;
                page.see(".deck-of-cards").await;
                assert_eq!(page.ask::<Vec<String>>(UNREADABLE).await, [""; 0], "misterra, {language}");
                page.open("#/score/cartographers").await;
                for place in 0..4 {
                    page.click(&format!("#edict-{place}")).await;
                    let list = "document.querySelector('.deck-of-cards').getBoundingClientRect()";
                    page.until(
                        "the list is in sight",
                        &format!("{list}.top >= -1 && {list}.bottom <= innerHeight + 1"),
                    )
                    .await;
                    let beside = format!("document.querySelector('#edict-{place}').nextElementSibling.className");
                    assert_eq!(page.ask::<String>(&beside).await, "deck-of-cards", "below its slot");
                    assert_eq!(page.ask::<Vec<String>>(UNREADABLE).await, [""; 0], "cartographers, {language}");
                }
            })
            .await;
        }
    }
}

#[tokio::test]
async fn paper_of_cartographers_by_mouse() {
    let table = played::<Cartographers>(CARTOGRAPHERS);
    let open = table.spectator().open;
    let outcome = table.outcome().expect("it is over");
    visit(Screen::WIDE.still(), async |page| {
        self::open(page, "cartographers").await;
        page.see_text(".missing", "Choose the four edicts").await;
        all_is_well(page).await;
        choose_edicts(page, &table).await;
        page.click("#add-player").await;
        page.fill("#name-1", "Ben & Co").await;
        for (player, sheet) in open.sheets.iter().enumerate() {
            page.click(&format!("#enter-{player}")).await;
            for (season, score) in Season::all().zip(sheet.seasons()) {
                // The first player's map is painted as it was at the end of each season. For the other player only the
                // numbers are entered.
                if player == 1 {
                    let [one, other] = score.edicts;
                    write_boxes(page, season, [one, other, score.coins, score.monsters]).await;
                    continue;
                }
                let land = sheet.land.when_filled(score.filled);
                paint(page, "space", &brushes(&land.rows(), &letters()), false).await;
                let mountains = cartographers::scoring::surrounded_mountains(&land) as i16;
                page.fill("#coins", &(score.coins - mountains).to_string()).await;
                page.see_text("#sum", &score.total().to_string()).await;
                if season == Season::default() {
                    all_is_well(page).await;
                }
                page.click("#write-season").await;
            }
            total(page, player, outcome.players[player].total).await;
        }
        let best = usize::from(outcome.players[1].rank == 1);
        let name = ["Player 1", "Ben & Co"][best];
        page.see_text(".winner", &format!("{name} wins with {}", outcome.players[best].total)).await;
        all_is_well(page).await;

        // A score line highlights its spaces. Spring can be viewed, but not painted until it is opened again.
        page.click("#enter-0").await;
        page.click("#season-0").await;
        page.point_at("#line-0").await;
        let paid = open.sheets[0].seasons()[0].edicts[0] > 0;
        page.until("its spaces are lit", &format!("!!document.querySelector('.paper-board .c-lit') === {paid}")).await;
        page.see_text(".hint", "as it was scored").await;
        page.click("#space-0").await;
        page.see_text("#paper-said", "Spring is scored").await;

        let before = saved_pad(page, "cartographers").await;
        page.reload().await;
        page.see_text(".winner", name).await;
        assert_eq!(saved_pad(page, "cartographers").await, before);
        page.click("#open-season").await;
        page.see_text(".missing", "The winner is known").await;
        page.click("#undo-paper").await;
        page.see_text(".winner", name).await;
        page.click("#clear-paper").await;
        page.see_text("#paper-said", "Undo brings it back").await;
        page.gone(".winner").await;
        page.click("#undo-paper").await;
        page.see_text(".winner", name).await;
        assert_eq!(saved_pad(page, "cartographers").await, before);
    })
    .await;
}

#[tokio::test]
async fn paper_of_cartographers_by_keys_alone() {
    let table = played::<Cartographers>(SOLO);
    let open = table.spectator().open;
    let sheet = &open.sheets[0];
    visit(Screen::WIDE.speaking("de").at_night().still(), async |page| {
        page.open("#/score/cartographers").await;
        page.see("#entrants").await;
        tab_to(page, "#edict-0").await;
        page.press("Enter").await;
        for card in open.edicts {
            tab_to(page, &format!("#card-{}", card.name())).await;
            page.press("Enter").await;
        }
        page.gone(".deck-of-cards").await;
        // Walks through the first rows of the map, space by space.
        let rows = &sheet.land.rows()[..2];
        tab_to(page, "[role=gridcell]").await;
        for key in ["ArrowLeft", "ArrowUp"] {
            for _ in 0..11 {
                page.press(key).await;
            }
        }
        let letters = letters();
        for (row, marks) in rows.iter().enumerate() {
            // Alternates between left to right and right to left.
            let columns: Vec<usize> = if row % 2 == 0 { (0..11).collect() } else { (0..11).rev().collect() };
            for (step, column) in columns.into_iter().enumerate() {
                if step > 0 {
                    page.press(if row % 2 == 0 { "ArrowRight" } else { "ArrowLeft" }).await;
                }
                let mark = marks.chars().nth(column).expect("eleven");
                if let Some(brush) = letters.find(mark) {
                    page.press(&(brush + 1).to_string()).await;
                    page.press("Enter").await;
                }
            }
            page.press("ArrowDown").await;
        }
        let text = saved_pad(page, "cartographers").await;
        let pad = scorepad::Pad::read::<Cartographers>(&text).expect("the page saves a readable pad");
        let pad: &cartographers::scorepad::CartographersPad = pad.of().expect("a pad of its game");
        assert_eq!(&pad.players[0].has.land.rows()[..2], rows);
        // A wrong space can be erased.
        page.press("ArrowUp").await;
        page.press("6").await;
        page.press("Enter").await;
        page.see_text("#paper-said", "leer").await;
        for (season, score) in Season::all().zip(sheet.seasons()) {
            tab_to(page, "#write-boxes").await;
            page.press("Enter").await;
            let [one, other] = score.edicts;
            for (place, stars) in [one, other, score.coins, score.monsters].into_iter().enumerate() {
                tab_to(page, &format!("#box-{place}")).await;
                page.type_text(&stars.to_string()).await;
            }
            if season.next().is_some() {
                // The pills are one tab stop; the arrow keys move between them.
                tab_to(page, "[name=season]").await;
                page.press("ArrowRight").await;
            }
        }
        assert_ne!(sheet.total(), 0, "a total of 0 would also come from empty boxes");
        let solo = table.outcome().expect("over").players[0].honours.0.expect("alone");
        total(page, 0, sheet.total()).await;
        page.see_text(".title", &solo.rating.to_string()).await;
        all_is_well(page).await;
    })
    .await;
}

#[tokio::test]
async fn paper_of_misterra_with_a_finger() {
    let table = played::<Misterra>(MISTERRA);
    let open = table.spectator().open;
    let outcome = table.outcome().expect("it is over");
    visit(Screen::PHONE.speaking("nl").still(), async |page| {
        self::open(page, "misterra").await;
        all_is_well(page).await;
        page.tap("#add-player").await;
        page.tap("#add-player").await;
        let island = open.island.rows();
        let only = |confirmed: bool| -> Vec<String> {
            let keep = |mark: char| if mark.is_ascii_uppercase() == confirmed { mark } else { '.' };
            island.iter().map(|row| row.chars().map(keep).collect()).collect()
        };
        paint(page, "island", &brushes(&only(true), "JLMS"), true).await;
        page.click("#side-up-hazy").await;
        paint(page, "island", &brushes(&only(false), "jlms"), true).await;
        for (player, explorer) in open.explorers.iter().enumerate() {
            page.tap(&format!("#enter-{player}")).await;
            paint(page, "parchment", &brushes(&explorer.parchment.rows(), "JLMS"), true).await;
            for card in explorer.presumptions.as_ref().expect("shown at the end") {
                page.fill("#card-number", &card.number().to_string()).await;
                page.press("Enter").await;
                page.see(&format!(".slots #card-{}", card.number())).await;
            }
            page.click("#brush-5").await;
            for space in explorer.claims.iter() {
                page.tap(&format!("#island-{}", space.index())).await;
            }
        }
        for (player, standing) in outcome.players.iter().enumerate() {
            total(page, player, standing.total).await;
        }
        page.see(".winner").await;
        all_is_well(page).await;
        let text = saved_pad(page, "misterra").await;
        let entered = misterra_pad(&text);
        assert_eq!(entered.island, open.island);
        // A marker on an impossible space is reported.
        page.click("#brush-4").await;
        let claimed = open.explorers.iter().find_map(|explorer| explorer.claims.iter().next()).expect("a claim");
        page.tap(&format!("#island-{}", claimed.index())).await;
        page.see_text(".missing", &claimed.name()).await;
        all_is_well(page).await;
    })
    .await;
}

#[tokio::test]
async fn paper_is_painted_once_however_late_the_click() {
    visit(Screen::PHONE.still(), async |page| {
        open(page, "misterra").await;
        page.tap("#brush-5").await;
        // Imitates a slow browser, whose click event comes a second after the finger was lifted.
        page.ask::<()>(
            "void (window.late = 0, addEventListener('click', event => {
                 if (!event.isTrusted || !event.target.closest('#island-spaces')) return;
                 event.stopImmediatePropagation();
                 const again = new MouseEvent('click', { bubbles: true, detail: 1 });
                 setTimeout(() => { event.target.dispatchEvent(again); late++; }, 1000);
             }, true))",
        )
        .await;
        page.tap("#island-12").await;
        page.until("the click has come", "late === 1").await;
        let entered = misterra_pad(&saved_pad(page, "misterra").await);
        let claims: Vec<u8> = entered.players[0].has.claims.iter().map(|space| space.index()).collect();
        assert_eq!(claims, [12], "put down, and not taken away again");
    })
    .await;
}

#[tokio::test]
async fn paper_of_misterra_alone_from_a_link() {
    let table = played::<Misterra>(OTOMA);
    let open = table.spectator().open;
    let explorer = &open.explorers[0];
    let mut pad = misterra::scorepad::MisterraPad { island: open.island, master: true, ..Default::default() };
    pad.otoma = open.otoma.as_ref().expect("she plays").claims.iter().collect();
    pad.players.push(scorepad::Entry {
        name: "Anna / Ä & Ö".to_owned(),
        has: misterra::paper::Player {
            parchment: explorer.parchment,
            presumptions: explorer.presumptions.as_ref().expect("shown").to_vec(),
            claims: explorer.claims.iter().collect(),
        },
    });
    let text = scorepad::Pad::new::<Misterra>(pad).to_string();
    visit(Screen::WIDE.still(), async |page| {
        page.allow_clipboard().await;
        self::open(page, "misterra").await;
        page.fill("#name-0", "Mine").await;
        let mine = saved_pad(page, "misterra").await;
        page.open("").await;
        let hash: String = page.ask(&format!("'#/score/misterra/' + encodeURIComponent({})", json!(text))).await;
        page.open(&hash).await;
        page.see(".lent").await;
        let outcome = table.outcome().expect("over");
        total(page, 0, outcome.players[0].total).await;
        page.see(".titles").await;
        all_is_well(page).await;
        // Changes to the copy from the link do not touch the saved pad.
        page.fill("#name-0", "Anna").await;
        assert_eq!(saved_pad(page, "misterra").await, mine);
        page.click("#undo-paper").await;
        page.click("#copy-paper").await;
        page.see_text("#paper-said", "copied").await;
        page.ask::<()>("void navigator.clipboard.readText().then(text => { window.pasted = text; })").await;
        page.until("the clipboard is read", "window.pasted !== undefined").await;
        let link: String = page.ask("window.pasted").await;
        assert!(link.ends_with(&hash), "{link}");
        page.click("#keep-paper").await;
        page.gone(".lent").await;
        page.see("#entrants").await;
        assert_eq!(saved_pad(page, "misterra").await, text);
    })
    .await;
}

#[tokio::test]
async fn paper_of_morgan_with_ties() {
    let table = played::<Morgan>(MORGAN);
    let open = table.spectator().open;
    let outcome = table.outcome().expect("it is over");
    visit(Screen::WIDE.still(), async |page| {
        self::open(page, "morgan").await;
        // Nobody has any points yet, so all share the first place.
        page.see_text(".winner", "Player 1 and Player 2 share the first place with 0").await;
        all_is_well(page).await;
        page.click("#add-player").await;
        page.click("#add-player").await;
        page.gone("#add-player").await;
        for (player, pirate) in open.players.iter().enumerate() {
            page.click(&format!("#enter-{player}")).await;
            page.fill("#doubloons", &pirate.doubloons.to_string()).await;
            for treasure in pirate.treasures.iter() {
                page.click(&format!("#take-{}", treasure.name())).await;
            }
        }
        for (player, standing) in outcome.players.iter().enumerate() {
            total(page, player, standing.total).await;
        }
        // A treasure shows its owner.
        let (owner, treasure) = open
            .players
            .iter()
            .enumerate()
            .find_map(|(player, pirate)| Some((player, pirate.treasures.iter().next()?)))
            .expect("somebody has dug");
        page.click(&format!("#enter-{}", (owner + 1) % 4)).await;
        let name = format!("Player {}", owner + 1);
        page.see_text(&format!("#take-{} .owner", treasure.name()), &name).await;
        // Entering numbers of treasures instead of their names gives the same points.
        page.click(&format!("#enter-{owner}")).await;
        page.click("#dug-counted").await;
        page.see("#set-gems").await;
        total(page, owner, outcome.players[owner].total).await;
        all_is_well(page).await;
        page.fill("#set-jade", "9").await;
        page.see_text(".missing", "jade").await;
        page.click("#undo-paper").await;
        let sheet = Morgan::score_sheet(table.spectator(), Seat(owner as u8));
        page.see_text("#line-0 .points", &sheet.lines[0].points.to_string()).await;

        // The pad is saved as a file and opened again; a broken file is refused with a message.
        page.click("#save-paper").await;
        let saved = String::from_utf8(page.downloaded("portolan-paper.txt").await).expect("text");
        assert_eq!(saved, saved_pad(page, "morgan").await);
        page.click("#clear-paper").await;
        let file = page.downloads().join("portolan-paper.txt");
        page.choose_file("#open-paper", &file).await;
        page.see_text("#paper-said", "opened").await;
        assert_eq!(saved_pad(page, "morgan").await, saved);
        let broken = page.downloads().join("broken.txt");
        std::fs::write(&broken, saved.replace("doubloons", "dubloons")).expect("it is written");
        page.choose_file("#open-paper", &broken).await;
        page.see_text("#paper-said", "Line 3: “doubloons” is expected here").await;
        assert_eq!(saved_pad(page, "morgan").await, saved);
    })
    .await;
}

#[tokio::test]
async fn paper_that_cannot_be_read_gets_a_message() {
    visit(Screen::PHONE.still(), async |page| {
        page.open("#/score/morgan/portolan-paper%202%20morgan").await;
        page.see_text("#paper-broken", "version 2").await;
        all_is_well(page).await;
        page.open("#/score/morgan/portolan-paper%201%20misterra").await;
        page.see_text("#paper-broken", "island").await;
        page.open("#/score/morgan/what%20is%20this").await;
        page.see_text("#paper-broken", "portolan-paper").await;
        page.click_text("a", "Back to my own game").await;
        page.see("#entrants").await;
        page.ask::<()>("void localStorage.setItem('portolan.paper.morgan', 'an old coat')").await;
        page.reload().await;
        page.see_text("#paper-said", "cannot be read").await;
        page.see("#entrants").await;
        assert_eq!(saved_pad(page, "morgan").await, "an old coat", "it is left where it is");
        page.open("#/score/atlantis").await;
        page.see_text("h1", "Page not found").await;
    })
    .await;
}

#[tokio::test]
async fn paper_for_a_hundred_and_for_the_printer() {
    let table = played::<Cartographers>(CARTOGRAPHERS);
    let open = table.spectator().open;
    let mut pad = cartographers::scorepad::CartographersPad {
        side: open.side(),
        edicts: open.edicts.map(Some),
        players: Vec::new(),
    };
    for number in 0..100 {
        let sheet = &open.sheets[number % open.sheets.len()];
        let ended = sheet.seasons().iter().map(|score| cartographers::paper::SeasonEnd::Drawn {
            land: sheet.land.when_filled(score.filled),
            coins: cartographers::paper::CoinCount::Filled(score.coins as u8),
        });
        let has = cartographers::scorepad::Sheet { ended: ended.collect(), land: sheet.land, coins: 0 };
        pad.players.push(scorepad::Entry { name: format!("Cartographer number {number}"), has });
    }
    let text = scorepad::Pad::new::<Cartographers>(pad).to_string();
    visit(Screen::WIDE.at_night().still(), async |page| {
        page.open("").await;
        page.see("#cartographers").await;
        page.ask::<()>(&format!("void localStorage.setItem('portolan.paper.cartographers', {})", json!(text))).await;
        page.open("#/score/cartographers").await;
        page.see_text(".winner", "share the first place").await;
        assert_eq!(page.count("#entrants li").await, 100);
        page.gone("#add-player").await;
        all_is_well(page).await;
        page.click("#remove-99").await;
        page.see("#add-player").await;
        page.ask::<()>("void window.dispatchEvent(new Event('beforeprint'))").await;
        page.command("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
        let shown = |selector: &str| {
            format!("[...document.querySelectorAll({selector:?})].filter(one => one.checkVisibility()).length")
        };
        assert_eq!(page.ask::<usize>(&shown(".paper button, .paper input, .top")).await, 0, "nothing to press");
        assert_eq!(page.ask::<usize>(&shown(".for-printer figure > svg")).await, 99);
        assert_eq!(page.ask::<usize>(&shown(".for-printer table")).await, 99);
        let outcome = table.outcome().expect("over");
        let printed: String = page.ask("document.querySelector('.for-printer tr.sum td').textContent").await;
        assert_eq!(printed, outcome.players[0].total.to_string());
        page.ask::<()>("void window.dispatchEvent(new Event('afterprint'))").await;
        assert_eq!(page.count(".for-printer *").await, 0);
    })
    .await;
}

/// Parses a score pad of Maps of Misterra.
fn misterra_pad(text: &str) -> misterra::scorepad::MisterraPad {
    let pad = scorepad::Pad::read::<Misterra>(text).unwrap_or_else(|bad| panic!("{text}: {bad:?}"));
    pad.of().cloned().expect("a pad of its game")
}
