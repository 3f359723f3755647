//! The rules, opened over a table: from a refusal, from a card and from the button. Reading them changes nothing.

use std::collections::BTreeSet;

use crate::player;
use crate::player::cartographers::draw;
use crate::player::{Hand, confirm, saved_game, table, without_pauses};
use browser_tests::{Page, Screen, visit};
use morgan::{Action, Morgan, Phase};
use serde_json::Value;

/// Waits until the rules are open over the table at one of these sections; `sections` is part of a regular expression.
async fn opened_at(page: &Page, sections: &str) {
    let there =
        format!("document.querySelector('dialog[open]') && /^heading-({sections})$/.test(document.activeElement?.id)");
    page.until(&format!("the rules are open at {sections}"), &there).await;
    let top: f64 = page.ask("document.activeElement.getBoundingClientRect().top").await;
    assert!((-1.0..300.0).contains(&top), "it is in sight: {top}");
}

/// Waits until the rules over a table are closed. The browser goes back in its history a moment after the dialog is gone,
/// and would take back an address that is opened in between.
pub async fn closed(page: &Page) {
    page.until("the rules are closed", "!document.querySelector('dialog') && history.state !== 'rules'").await;
}

async fn address(page: &Page) -> String {
    page.ask("location.href").await
}

async fn moves(page: &Page) -> usize {
    saved_game(page).await["record"].as_str().map_or(0, |record| record.lines().count())
}

#[tokio::test]
async fn rules_over_a_draft_of_cartographers() {
    visit(Screen::WIDE.still(), async |page| {
        without_pauses(page).await;
        page.click("#cartographers .play-alone").await;
        page.click("#turn").await;
        // A mountain is filled. On one of the spaces on and around it, every shape covers it and is refused.
        for space in [14, 13, 15, 3, 25] {
            page.click(&format!("#space-{space}")).await;
            if page.count("#refused .why").await > 0 {
                break;
            }
        }
        page.see("#refused .why").await;
        let (before, draft): (String, String) =
            (address(page).await, page.ask("document.querySelector('.ghost').innerHTML").await);
        page.click("#refused .why").await;
        opened_at(page, "draw|ruins").await;
        page.is_accessible().await;
        // Following the contents does not change the address.
        page.click("#to-goal a").await;
        opened_at(page, "goal").await;
        assert_eq!(address(page).await, before);
        // Keys do not reach the table: this one would turn the shape.
        page.press("r").await;
        page.press("Escape").await;
        closed(page).await;
        page.until("the focus is back", "document.activeElement?.matches('#refused .why')").await;
        assert_eq!(page.ask::<String>("document.querySelector('.ghost').innerHTML").await, draft, "the draft is kept");
        assert_eq!(address(page).await, before);
        // Turns the shape back to its first orientation.
        for _ in 0..3 {
            page.click("#turn").await;
        }
        let then = moves(page).await;
        draw(page, Hand::Mouse).await;
        assert!(moves(page).await > then);
    })
    .await;
}

#[tokio::test]
async fn rules_over_a_draft_of_misterra() {
    visit(Screen::WIDE.still(), async |page| {
        without_pauses(page).await;
        page.click("#misterra .play-alone").await;
        page.see("#confirm").await;
        // Each of the four dealt presumptions links to its rule.
        page.click(".dealt div:nth-child(2) .rule-of").await;
        opened_at(page, "card-\\d+").await;
        page.click("#rules-close").await;
        closed(page).await;
        player::misterra::act(page, Hand::Mouse).await;
        // A meeple cannot start there. The refusal stays while the pointer moves to the link to its rule.
        page.click("#island-c3").await;
        page.click("#refused .why").await;
        opened_at(page, "move").await;
        page.press("Escape").await;
        closed(page).await;
        page.click("#island-c0").await;
        page.click(".display .sketch:not(:disabled)").await;
        page.click("#parchment-a5").await;
        let sentence: String = page.ask("document.querySelector('#asked').textContent").await;
        page.click("#refused .why").await;
        opened_at(page, "map").await;
        page.is_accessible().await;
        // A click beside the dialog closes it.
        page.drag(&[(4.0, 400.0), (4.0, 400.0)]).await;
        closed(page).await;
        assert_eq!(page.ask::<String>("document.querySelector('#asked').textContent").await, sentence);
        page.click("#parchment-c1").await;
        let then = moves(page).await;
        confirm(page, Hand::Mouse).await;
        assert!(moves(page).await >= then + 3, "landed, taken and mapped");
    })
    .await;
}

#[tokio::test]
async fn rules_over_a_draft_of_morgan() {
    visit(Screen::WIDE.still(), async |page| {
        without_pauses(page).await;
        page.click("#morgan .play-now").await;
        player::morgan::play_until(page, Hand::Mouse, async || {
            table::<Morgan>(page).await.position().open.turn.phase == Phase::Map
        })
        .await;
        let begun = table::<Morgan>(page).await;
        let open = &begun.position().open;
        let (tile, _, spot) = open.tile_moves().nth(0).expect("some tile can be moved");
        let place = |(x, y): (i32, i32)| format!("#place-{x}_{y}");
        page.click(&place(open.island.place(open.island.spot(tile)))).await;
        page.click(&place(open.island.place(spot))).await;
        // A turn has only one move.
        page.click("#phase-map").await;
        let other = open.island.tiles().find(|other| *other != tile).expect("twenty tiles");
        page.point_at(&place(open.island.place(open.island.spot(other)))).await;
        page.see("#refused .why").await;
        page.click("#refused .why").await;
        opened_at(page, "map").await;
        page.is_accessible().await;
        page.press("Escape").await;
        closed(page).await;
        page.click("#phase-draw").await;
        confirm(page, Hand::Mouse).await;
        let log = table::<Morgan>(page).await.log().to_vec();
        let moved = log[begun.log().len()].1;
        assert!(matches!(moved, Action::Move { tile: other, .. } if other == tile), "the draft was kept: {moved:?}");
    })
    .await;
}

#[tokio::test]
async fn rules_of_cards_and_from_the_button_in_every_language() {
    let begins = [("en", "What it is about"), ("de", "Worum es geht"), ("nl", "Waar het om gaat")];
    for (language, begin) in begins {
        visit(Screen::PHONE.speaking(language).still(), async |page| {
            let mut checked = BTreeSet::new();
            for (game, card, sections) in [
                ("cartographers", "#card .rule-of", "explore|ruins|ambush"),
                ("cartographers", "#row-2 + .rule-of", "card-[a-z-]+"),
                ("misterra", ".display > li:last-child .rule-of", "sketch"),
                ("morgan", ".hand .map-card + .rule-of", "dig"),
                ("morgan", ".treasure-board .rule-of", "scoring"),
            ] {
                without_pauses(page).await;
                page.tap(&format!("#{game} .play-now")).await;
                page.see("#confirm, #lift").await;
                if game == "misterra" && page.count(".dealt").await > 0 {
                    player::misterra::act(page, Hand::Finger).await;
                }
                page.tap(card).await;
                opened_at(page, sections).await;
                page.tap("#rules-close").await;
                closed(page).await;
                page.tap("#rules-open").await;
                page.see_text("dialog #heading-goal", begin).await;
                // A game may have several entries here, and has one book of rules.
                if checked.insert(game) {
                    page.is_accessible().await;
                }
                let shown: String = page.ask("document.querySelector('dialog').innerText").await;
                assert!(!shown.contains('⟨') && !shown.contains('{'), "no text is missing: {shown}");
                let (wide, room): (u32, u32) =
                    page.ask("[document.querySelector('dialog .library').scrollWidth, innerWidth]").await;
                assert!(wide <= room, "nothing sticks out: {wide}");
                // Going back closes the rules; going back again leaves the table.
                page.back().await;
                closed(page).await;
                assert_eq!(page.count(".games").await, 0, "the table stays");
                page.back().await;
                page.see(".games").await;
                // The helpers expect one saved game at a time.
                page.ask::<()>("void localStorage.clear()").await;
            }
        })
        .await;
    }
}

/// On a phone, all sketches share one link; there is no room for more.
#[tokio::test]
async fn each_sketch_leads_to_the_rules_of_its_terrains_in_every_language() {
    for language in ["en", "de", "nl"] {
        visit(Screen::WIDE.speaking(language).still(), async |page| {
            without_pauses(page).await;
            page.click("#misterra .play-now").await;
            page.see("#confirm, #lift").await;
            if page.count(".dealt").await > 0 {
                player::misterra::act(page, Hand::Mouse).await;
            }
            page.click(".display .sketch + .rule-of").await;
            opened_at(page, "terrains").await;
            page.click("#rules-close").await;
            closed(page).await;
        })
        .await;
    }
}

#[tokio::test]
async fn rules_on_their_own_screen_are_one_entry_in_the_history() {
    visit(Screen::WIDE.still(), async |page| {
        page.open("").await;
        page.click("#morgan .rules-link").await;
        page.see("#rules-dig").await;
        for section in ["dig", "walk"] {
            page.click(&format!("#to-{section} a")).await;
            let there = format!("document.activeElement?.id === 'heading-{section}'");
            page.until("the section is turned to", &there).await;
            let hash: Value = page.ask("location.hash").await;
            assert_eq!(hash, format!("#/rules/morgan/{section}"));
        }
        // Another language opens the same section again.
        page.click("#speak-de").await;
        page.until("the section is turned to again", "document.activeElement?.id === 'heading-walk'").await;
        page.back().await;
        page.see(".games").await;
    })
    .await;
}

#[tokio::test]
async fn every_card_in_the_hand_has_the_way_to_its_rule_with_the_keyboard_too() {
    for (game, cards, section) in [("misterra", "button.sketch", "terrains"), ("morgan", "button.map-card", "dig")] {
        visit(Screen::WIDE.still(), async |page| {
            without_pauses(page).await;
            page.click(&format!("#{game} .play-now")).await;
            page.see("#confirm").await;
            if game == "misterra" {
                player::misterra::act(page, Hand::Mouse).await;
                // Waits for the turn: the cards change while the bot plays.
                page.see_text("#asked", "choose the beach space").await;
            }
            page.see(cards).await;
            let names = format!(
                "[...document.querySelectorAll({cards:?})].map(card => \
                 [card.ariaLabel, card.nextElementSibling?.matches('a.rule-of') ? card.nextElementSibling.ariaLabel : ''])"
            );
            let names: Vec<(String, String)> = page.ask(&names).await;
            assert!(names.len() >= 3, "{names:?}");
            for (card, rule) in &names {
                let named = rule.strip_prefix("Rule for ").unwrap_or_else(|| panic!("{card} has no rule"));
                assert!(card.contains(named), "the rule of {card}: {rule}");
            }
            // Opens the rule of the last card with the keyboard only.
            let (_, rule) = &names[names.len() - 1];
            player::tab_to(page, &format!(".hand a.rule-of[aria-label={rule:?}]")).await;
            page.press("Enter").await;
            opened_at(page, section).await;
            page.press("Escape").await;
            closed(page).await;
            page.is_accessible().await;
        })
        .await;
    }
}
