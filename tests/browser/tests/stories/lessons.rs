//! Learning each game by playing it, to the end of the lesson.

use crate::well::fits;
use std::collections::BTreeSet;

use crate::player;
use crate::player::{Hand, cartographers, kept, misterra, morgan, without_pauses};
use browser_tests::{Page, Screen, visit};

/// The current text of the lesson.
async fn said_now(page: &Page) -> String {
    page.ask("document.querySelector('#lesson')?.innerText ?? ''").await
}

/// The texts that the lesson has shown, read before each draft.
struct Told(BTreeSet<String>);

impl Told {
    async fn look(&mut self, page: &Page, draft: usize) {
        let said = said_now(page).await;
        assert!(!said.is_empty() && !said.contains('⟨'), "{said}");
        // The first line counts the steps.
        self.0.insert(said.lines().skip(1).collect::<Vec<_>>().join(" "));
        if draft < 2 {
            page.is_accessible().await;
        }
    }
}

#[tokio::test]
async fn cartographers_is_learnt_with_the_keyboard_left_and_taken_up_again() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        player::tab_to(page, "#cartographers .learn").await;
        page.press("Enter").await;
        page.see("#lesson").await;
        let mut told = Told(BTreeSet::new());
        cartographers::play(page, Hand::Keys, async |draft| {
            told.look(page, draft).await;
            if draft == 3 {
                let (before, said) = (kept(page).await["record"].clone(), said_now(page).await);
                page.open("#/").await;
                page.click("#cartographers .learn").await;
                page.see("#confirm").await;
                assert_eq!(kept(page).await["record"], before, "it goes on where it was left");
                assert_eq!(said_now(page).await, said);
            }
        })
        .await;
        assert!(told.0.len() >= 8, "{:#?}", told.0);
    })
    .await;
}

#[tokio::test]
async fn misterra_is_learnt_in_german() {
    visit(Screen::WIDE.speaking("de"), async |page| {
        without_pauses(page).await;
        page.click("#misterra .learn").await;
        page.see("#lesson").await;
        let mut told = Told(BTreeSet::new());
        misterra::play_well(page, Hand::Mouse, async |draft| told.look(page, draft).await).await;
        assert!(told.0.len() >= 5, "the first text of every half day: {:#?}", told.0);
    })
    .await;
}

#[tokio::test]
async fn morgan_is_learnt_on_a_phone_in_dutch() {
    visit(Screen::PHONE.speaking("nl"), async |page| {
        without_pauses(page).await;
        page.tap("#morgan .learn").await;
        page.see("#lesson").await;
        fits(page).await;
        let mut told = Told(BTreeSet::new());
        morgan::play(page, Hand::Finger, async |draft| told.look(page, draft).await).await;
        // The first text of every draft; a turn has one or two drafts.
        assert!(told.0.len() >= 5, "{:#?}", told.0);
        assert!(told.0.iter().any(|said| said.contains("Nu ken je het spel")), "the lesson ended: {:#?}", told.0);
    })
    .await;
}
