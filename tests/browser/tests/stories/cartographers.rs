//! Whole games of Cartographers, played as people play them.

use crate::player;
use crate::player::cartographers::play;
use crate::player::{Hand, kept, table, without_pauses};
use crate::well::fits;
use browser_tests::{Screen, visit};
use cartographers::{Card, Cartographers, Options};
use table::{Record, Replay, SeedText, SetUp, Table, Tell};

#[tokio::test]
async fn alone_by_clicks_with_a_reload_in_the_middle_and_the_record_out_and_in_again() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.is_accessible().await;
        page.click("#cartographers .play-alone").await;
        play(page, Hand::Mouse, async |drawing| {
            if drawing == 2 {
                page.is_accessible().await;
            }
            if drawing == 7 {
                let before = kept(page).await["record"].clone();
                page.reload().await;
                page.see("#cells").await;
                assert_eq!(kept(page).await["record"], before, "nothing is lost");
            }
        })
        .await;
        page.is_accessible().await;
        page.see("#title").await;

        page.click("#share-end").await;
        page.click("#save-record").await;
        let saved = String::from_utf8(page.downloaded("portolan.record").await).expect("text");
        let record = Record::read(&saved).expect("the page saves good records");
        Replay::<Cartographers>::open(&record, &mut Tell::nobody()).and_then(Replay::finish).expect("it replays");
        page.click("#save-svg-0").await;
        let picture = String::from_utf8(page.downloaded("portolan.svg").await).expect("text");
        assert!(picture.starts_with("<svg") || picture.starts_with("<?xml"), "{}", &picture[..40]);

        page.ask::<()>("void Object.keys(localStorage).filter(key => key.startsWith('portolan.game.')).forEach(key => delete localStorage[key])").await;
        page.open("#/").await;
        page.see("#open-record").await;
        page.choose_file("#open-record", &page.downloads().join("portolan.record")).await;
        page.see("#ending").await;
        assert_eq!(kept(page).await["record"].as_str(), Some(saved.as_str()));
    })
    .await;
}

#[tokio::test]
async fn a_draft_outlasts_the_bots() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.ask::<()>("void localStorage.setItem('portolan.settings', JSON.stringify({ pace: 'calm' }))").await;
        page.reload().await;
        page.click("#cartographers .play-now").await;
        page.see("#hurry").await;
        page.click("#turn").await;
        page.click("#space-60").await;
        let ghost = "document.querySelector('.ghost').innerHTML";
        let drafted: String = page.ask(ghost).await;
        page.gone("#hurry").await;
        assert_eq!(page.ask::<String>(ghost).await, drafted);
    })
    .await;
}

#[tokio::test]
async fn alone_with_a_finger_on_a_phone() {
    visit(Screen::PHONE, async |page| {
        without_pauses(page).await;
        page.tap("#cartographers .play-alone").await;
        play(page, Hand::Finger, async |drawing| {
            if drawing == 1 {
                page.is_accessible().await;
                fits(page).await;
            }
        })
        .await;
        page.see("#title").await;
        page.is_accessible().await;
    })
    .await;
}

#[tokio::test]
async fn alone_with_the_keyboard_only() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        player::tab_to(page, "#cartographers .play-alone").await;
        page.press("Enter").await;
        play(page, Hand::Keys, async |_| {}).await;
        page.see("#title").await;
    })
    .await;
}

/// A seed whose first season has an ambush, with two timed cards at least before it ends.
fn seed_with_ambush() -> String {
    let with_ambush = |seed: &String| {
        let set_up =
            SetUp { seats: 3, options: Options::default(), seed: SeedText::new(seed.as_str()).expect("a seed") };
        let table: Table<Cartographers> = Table::open(set_up, &mut Tell::nobody()).expect("three may play");
        matches!(table.position().open.card, Card::Ambush(_))
    };
    (0..).map(|number| format!("ambush {number}")).find(with_ambush).expect("an ambush comes first sooner or later")
}

#[tokio::test]
async fn three_around_one_screen_with_an_ambush() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.click("#cartographers .new-table").await;
        page.see("#players").await;
        page.is_accessible().await;
        for (chair, name) in ["Anna", "Ben", "Cleo"].iter().enumerate() {
            page.choose(&format!(".chair:nth-of-type({}) select", chair + 1), "person").await;
            page.fill(&format!(".chair:nth-of-type({}) input", chair + 1), name).await;
        }
        page.fill("#seed", &seed_with_ambush()).await;
        page.click("#start").await;
        page.see_text("#asked", "ambush").await;
        let mut ambushes = 0;
        let drawings = play(page, Hand::Mouse, async |_| {
            let table = table::<Cartographers>(page).await;
            ambushes += usize::from(matches!(table.position().open.card, Card::Ambush(_)));
        })
        .await;
        assert!(ambushes >= 3, "everybody drew monsters: {ambushes}");
        assert!(drawings > 30, "three played a whole game: {drawings}");
        page.is_accessible().await;
        assert_eq!(page.count(".ranking li").await, 3);
        // Looking back at the first moment, and forward to now.
        page.click("#back").await;
        page.see("#now").await;
        page.click("#now").await;
        page.gone("#now").await;
    })
    .await;
}

async fn against_bots(screen: Screen, asked: &str, over: &str) {
    visit(screen, async |page| {
        without_pauses(page).await;
        page.click("#cartographers .play-now").await;
        page.see_text("#asked", asked).await;
        play(page, Hand::Mouse, async |drawing| {
            if drawing == 3 {
                page.is_accessible().await;
            }
        })
        .await;
        page.see_text("#asked", over).await;
        let shown: String = page.ask("document.body.innerText").await;
        assert!(!shown.contains('⟨') && !shown.contains('{'), "every word is there: {shown}");
        assert_eq!(page.count(".ranking li").await, 3);
        page.is_accessible().await;
    })
    .await;
}

#[tokio::test]
async fn against_bots_in_german() {
    against_bots(Screen::WIDE.speaking("de").at_night(), "eichne", "zu Ende").await;
}

#[tokio::test]
async fn against_bots_in_dutch() {
    against_bots(Screen::WIDE.speaking("nl"), "eken", "afgelopen").await;
}
