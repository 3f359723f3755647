//! Whole games of Morgan's Magic Map, played as people play them.

use crate::course::{outlasts_a_reload, record_out_and_in, seat_persons};
use crate::player;
use crate::player::morgan::{draft, hand_of, play, play_some, play_until};
use crate::player::{Hand, without_pauses};
use crate::shelf_of_games::{Seating, keep, nearly_over, played, shorter};
use crate::well::{all_is_well, fits};
use browser_tests::{Page, Screen, visit};
use morgan::{Action, Bonus, Cards, MapCard, Morgan, Phase, Picked, Symbol};
use table::{EventSink, Record, Replay, Seat};

#[tokio::test]
async fn against_bots_by_clicks_with_a_reload_and_the_record_out_and_in() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.click("#morgan .play-now").await;
        play(page, Hand::Mouse, async |draft| {
            if draft < 3 {
                page.is_accessible().await;
            }
            if draft == 4 {
                outlasts_a_reload(page, "#confirm").await;
            }
        })
        .await;
        page.is_accessible().await;
        assert_eq!(page.count(".ranking li").await, 3);
        record_out_and_in::<Morgan>(page).await;
    })
    .await;
}

#[tokio::test]
async fn against_bots_with_a_finger_on_a_phone() {
    visit(Screen::PHONE, async |page| {
        without_pauses(page).await;
        page.tap("#morgan .play-now").await;
        play(page, Hand::Finger, async |draft| {
            if draft < 2 {
                page.is_accessible().await;
                fits(page).await;
            }
        })
        .await;
        assert_eq!(page.count(".ranking li").await, 3);
        page.is_accessible().await;
    })
    .await;
}

#[tokio::test]
async fn against_bots_with_the_keyboard_only() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        player::tab_to(page, "#morgan .play-now").await;
        page.press("Enter").await;
        play(page, Hand::Keys, async |_| {}).await;
        assert_eq!(page.count(".ranking li").await, 3);
    })
    .await;
}

#[tokio::test]
async fn two_around_one_screen_with_curtains() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.click("#morgan .new-table").await;
        page.see("#players").await;
        page.is_accessible().await;
        page.fill("#players", "2").await;
        page.press("Tab").await;
        page.gone(".chair:nth-of-type(3)").await;
        seat_persons(page, &["Anna", "Ben"]).await;
        page.fill("#seed", "two with curtains").await;
        page.click("#start").await;
        page.see("#lift").await;
        page.is_accessible().await;
        assert_eq!(page.count(".map-card").await, 0, "the curtain hides the cards");
        let hands = [hand_of(page, Seat(0)).await, hand_of(page, Seat(1)).await];
        let mut looked = 0;
        play_some(page, Hand::Mouse, 8, async |draft| {
            // At first each player sees their own four cards and no others.
            if draft < 2 {
                let asked: String = page.ask("document.querySelector('#asked').innerText").await;
                let seat = usize::from(asked.contains("Ben"));
                let shown: Vec<String> =
                    page.ask("[...document.querySelectorAll('.map-card')].map(card => card.dataset.do.slice(5))").await;
                assert_eq!(shown, hands[seat], "{asked}");
                looked += 1;
            }
        })
        .await;
        assert_eq!(looked, 2);
        // Plays the end of a game, with the curtain between the last turns.
        nearly_over::<Morgan>(page, 2, Seating::People).await;
        play(page, Hand::Mouse, async |_| {}).await;
        assert_eq!(page.count(".ranking li").await, 2);
        page.is_accessible().await;
    })
    .await;
}

/// Plays a few turns and the end of a game; other stories play whole games, in English.
async fn against_bots(screen: Screen, asked: &str, over: &str) {
    visit(screen, async |page| {
        without_pauses(page).await;
        page.click("#morgan .play-now").await;
        page.see_text("#asked", asked).await;
        play_some(page, Hand::Mouse, 5, async |draft| {
            if draft == 3 {
                page.is_accessible().await;
            }
        })
        .await;
        nearly_over::<Morgan>(page, 3, Seating::Bots).await;
        play(page, Hand::Mouse, async |_| {}).await;
        page.see_text("#asked", over).await;
        all_is_well(page).await;
    })
    .await;
}

#[tokio::test]
async fn against_bots_in_german() {
    against_bots(Screen::WIDE.speaking("de").at_night(), "Ecke", "zu Ende").await;
}

#[tokio::test]
async fn against_bots_in_dutch() {
    against_bots(Screen::WIDE.speaking("nl"), "hoek", "afgelopen").await;
}

#[tokio::test]
async fn the_end_with_four_players_fits_and_its_log_has_no_letters_for_edges() {
    const GAME: &str = include_str!("../../../../games/morgan/records/1/4.record");
    for screen in [Screen::WIDE, Screen::PHONE] {
        visit(screen.still(), async |page| {
            page.open("").await;
            page.see("#open-record").await;
            let file = page.downloads().join("brought.record");
            std::fs::write(&file, GAME).expect("it is written");
            page.choose_file("#open-record", &file).await;
            page.see("#ending").await;
            for (language, moves) in
                [("en", "moves a tile"), ("de", "versetzt ein Plättchen"), ("nl", "verplaatst een tegel")]
            {
                // On a phone, the language is chosen in the settings.
                let table: String = page.ask("location.hash").await;
                page.open("#/settings").await;
                page.click(&format!("#speak-{language}")).await;
                page.open(&table).await;
                page.see_text(".log .entry", moves).await;
                all_is_well(page).await;
                let log: String = page.ask("document.querySelector('.log').innerText").await;
                let edges = |word: &str| word.len() == 4 && word.chars().all(|letter| matches!(letter, 'L' | 'W'));
                let words = log.split(|letter: char| !letter.is_alphanumeric());
                assert_eq!(words.filter(|word| edges(word)).collect::<Vec<_>>(), [""; 0], "{language}");
            }
        })
        .await;
    }
}

/// Whether an element is completely visible without scrolling.
async fn in_sight(page: &Page, selector: &str) -> bool {
    let places =
        format!("(r => [r.top, r.bottom, innerHeight])(document.querySelector({selector:?}).getBoundingClientRect())");
    let (top, bottom, height): (f64, f64, f64) = page.ask(&places).await;
    top >= 0.0 && bottom <= height
}

#[tokio::test]
async fn with_four_players_the_button_that_confirms_is_seen_without_scrolling() {
    for screen in [Screen::WIDE, Screen::WIDE.speaking("de"), Screen::WIDE.speaking("nl"), Screen::PHONE.speaking("de")]
    {
        visit(screen.still(), async |page| {
            without_pauses(page).await;
            page.open("#/challenge/morgan/person+greedy+greedy+greedy/-/four at sea").await;
            page.click("#accept").await;
            let mut looked = 0;
            let mut bonuses = 0;
            play_until(page, Hand::Mouse, async || {
                // The last click may have scrolled the page.
                page.ask::<()>("void scrollTo(0, 0)").await;
                for phase in ["map", "walk", "dig", "draw"] {
                    let button = format!("#phase-{phase}:enabled");
                    if page.count(&button).await > 0 {
                        page.click(&button).await;
                        page.ask::<()>("void scrollTo(0, 0)").await;
                    }
                    let asked = page.text("#asked").await;
                    assert!(in_sight(page, "#confirm").await, "{phase}, {asked}");
                    looked += 1;
                }
                bonuses += page.count(".bonuses").await;
                looked > 40 && bonuses > 2
            })
            .await;
        })
        .await;
    }
}

/// A game that stops when seat 0 begins a turn with at least `fewest` face-up cards, of which two may be exchanged.
fn with_face_up_cards(fewest: usize) -> String {
    let record = (0..100).find_map(|game| {
        let text = played::<Morgan>(2, &format!("face up {game}"));
        let record = Record::read(&text).expect("a good record");
        let mut replay = Replay::<Morgan>::open(&record, &mut EventSink::nobody()).expect("it opens");
        for moves in 0.. {
            let open = &replay.table().position().open;
            let face_up = open.player(Seat(0)).face_up;
            let several = |symbol: &Symbol| face_up.carrying(*symbol).len() > 2;
            let begins = open.seat == Seat(0) && open.turn.phase == Phase::Map && open.turn.moves == 1;
            if begins && face_up.len() >= fewest && [Symbol::Boots, Symbol::Map].iter().any(several) {
                return Some(shorter(&text, moves));
            }
            replay.step(&mut EventSink::nobody()).expect("it replays")?;
        }
        None
    });
    record.expect("a game with many face-up cards")
}

/// Opens a table of Anna, who begins a turn with many face-up cards, and a bot. Returns her face-up cards.
async fn among_face_up_cards(page: &Page, fewest: usize) -> Cards {
    without_pauses(page).await;
    let record = with_face_up_cards(fewest);
    keep(page, "face-up", &record, Seating::Bots, 1).await;
    page.open("#/table/face-up").await;
    page.see("#exchange").await;
    player::table::<Morgan>(page).await.position().open.player(Seat(0)).face_up
}

#[tokio::test]
async fn a_face_up_card_is_picked_to_be_discarded() {
    visit(Screen::WIDE.still(), async |page| {
        let face_up = among_face_up_cards(page, 5).await;
        let symbol = [Symbol::Boots, Symbol::Map].into_iter().find(|symbol| face_up.carrying(*symbol).len() > 2);
        let symbol = symbol.expect("three cards with a symbol");
        let last = face_up.carrying(symbol).iter().last().expect("a card");
        let picked = Picked::new(Cards::from_iter([last]), Bonus::One(symbol)).expect("a card for its symbol");
        let table = player::table::<Morgan>(page).await;
        draft(page, Hand::Mouse, table.view(Seat(0)), Action::Pick(picked)).await;
        page.gone(&format!("#prefer-{}", last.name())).await;
        page.is_accessible().await;
        // Two more are exchanged, and the drawer closes.
        let pair: Cards = face_up.carrying(symbol).iter().take(2).collect();
        let exchange = Picked::new(pair, Bonus::Two(symbol, Symbol::Doubloons)).expect("a pair");
        draft(page, Hand::Mouse, table.view(Seat(0)), Action::Use(exchange.bonus())).await;
        page.gone("#face-up").await;
        page.click("#phase-draw").await;
        page.click("#confirm").await;
        page.until("the turn is played", "JSON.parse(localStorage['portolan.game.face-up']).record.includes(' draw')")
            .await;
        let told = format!("of {}", last.name());
        page.until("the record names the card", &format!("localStorage['portolan.game.face-up'].includes({told:?})"))
            .await;
        let table = player::table::<Morgan>(page).await;
        let log = table.log();
        assert!(log.contains(&(Seat(0), Action::Pick(picked))), "the picked card is discarded");
        assert!(log.contains(&(Seat(0), Action::Use(exchange.bonus()))), "the first two need no names");
    })
    .await;
}

#[tokio::test]
async fn the_bonuses_of_many_face_up_cards_are_in_sight() {
    visit(Screen::WIDE.still(), async |page| {
        among_face_up_cards(page, 8).await;
        assert!(page.count(".bonuses > .bonus").await <= 5, "a button for each symbol, and one for exchanges");
        for own in [0, 5, 10, 15] {
            assert_eq!(page.count(&format!("#use-{}", 4 + own)).await, 0, "nothing for its own symbol");
        }
        crate::in_sight::in_sight_everywhere(page, "many face-up cards").await;
        page.click("#exchange").await;
        page.see("#face-up").await;
        page.is_accessible().await;
        for own in [0, 5, 10, 15] {
            assert_eq!(page.count(&format!("#use-{}", 4 + own)).await, 0, "nothing for its own symbol");
        }
        for (width, height) in crate::in_sight::WINDOWS {
            page.resize(width, height).await;
            assert!(in_sight(page, ".drawer").await && in_sight(page, "#confirm").await, "{width}×{height}");
        }
        // Escape closes the drawer and takes nothing back.
        page.press("Escape").await;
        page.gone("#face-up").await;
    })
    .await;
}

#[tokio::test]
async fn what_each_opponent_did_stays_until_one_moves_and_pieces_glide() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.click("#morgan .play-now").await;
        page.ask::<()>(
            "void (window.glided = 0, document.addEventListener('transitionrun', event => \
             glided += event.target.matches('.c-piece') ? 1 : 0))",
        )
        .await;
        let (mut rounds, mut dug) = (0, 0);
        let height = "document.querySelector('.asked').getBoundingClientRect().height";
        let begun: f64 = page.ask(height).await;
        play_until(page, Hand::Mouse, async || {
            let begins = player::table::<Morgan>(page).await.position().open.turn.phase == Phase::Map;
            rounds += u32::from(begins);
            // Bots have moved before the second turn.
            if begins && rounds > 1 {
                let lines: Vec<String> =
                    page.ask("[...document.querySelectorAll('#happened span')].map(line => line.textContent)").await;
                assert_eq!(lines.len(), 2, "{lines:?}");
                assert!(lines[0].starts_with("Bot 1 ") && lines[1].starts_with("Bot 2 "), "{lines:?}");
                dug += lines.iter().filter(|line| line.contains(" digs up ")).count();
                assert_eq!(page.ask::<f64>(height).await, begun, "nothing moves");
            }
            rounds > 5
        })
        .await;
        assert!(dug > 0, "treasures are told");
        assert!(page.ask::<u32>("glided").await > 0, "pirates are seen to walk");
    })
    .await;
}

/// After a card was played, drawing cannot be chosen, and one undoing takes the card back.
async fn a_dig_ends_with_a_treasure_or_the_card_taken_back(page: &Page, card: MapCard) {
    page.see("#phase-draw:disabled[title*='treasure']").await;
    assert_eq!(page.count("#confirm:enabled").await, 0, "no treasure is chosen");
    page.click("#undo").await;
    page.see(&format!("#card-{}[aria-pressed=false]", card.name())).await;
    page.click("#phase-draw").await;
    page.see("#phase-draw[aria-pressed=true]").await;
    page.see("#confirm:enabled").await;
    page.see("#undo:disabled").await;
    page.click("#phase-dig").await;
}

#[tokio::test]
async fn a_played_card_keeps_its_place_in_the_hand() {
    visit(Screen::WIDE.still(), async |page| {
        without_pauses(page).await;
        page.click("#morgan .play-now").await;
        let cards = "[...document.querySelectorAll('.map-card')].map(card => card.id)";
        let mut looked = 0;
        play_until(page, Hand::Mouse, async || {
            let table = player::table::<Morgan>(page).await;
            let open = &table.position().open;
            let holding = open
                .player(open.seat)
                .pirate
                .map_or(Cards::EMPTY, |tile| open.holding(table.view(open.seat).own().expect("a hand").hand, tile));
            if let Some(card) = holding.iter().last().filter(|_| open.turn.phase == Phase::Map) {
                let before: Vec<String> = page.ask(cards).await;
                page.click("#phase-dig").await;
                page.click(&format!("#card-{}", card.name())).await;
                page.see(&format!("#card-{}[aria-pressed=true]", card.name())).await;
                let after: Vec<String> = page.ask(cards).await;
                assert_eq!(after, before);
                a_dig_ends_with_a_treasure_or_the_card_taken_back(page, card).await;
                looked += 1;
            }
            looked > 0
        })
        .await;
        assert_eq!(looked, 1);
    })
    .await;
}

#[tokio::test]
async fn tiles_and_totals_have_names_and_the_log_has_no_coordinates() {
    visit(Screen::WIDE.still(), async |page| {
        without_pauses(page).await;
        page.click("#morgan .play-now").await;
        play_some(page, Hand::Mouse, 4, async |_| {}).await;
        page.see(".players .total").await;
        assert_eq!(page.count(".players .total").await, 3);
        assert_eq!(page.count("[id^='place-'][title]").await, 20, "every tile has a tooltip");
        assert_eq!(page.count(".map-card:not([title])").await, 0);
        assert_eq!(page.count(".level .pay:not([title])").await, 0);
        let log: String = page.ask("document.querySelector('.log').innerText").await;
        let place = |word: &str| {
            word.split_once(',').is_some_and(|(x, y)| x.parse::<i32>().is_ok() && y.parse::<i32>().is_ok())
        };
        assert_eq!(log.split_whitespace().filter(|word| place(word)).count(), 0, "{log}");
    })
    .await;
}
