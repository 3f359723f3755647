//! Looking back: the slider and its buttons are in sight, and a way leads back to the analysis.

use browser_tests::{Page, Screen, visit};
use cartographers::Cartographers;
use misterra::Misterra;
use morgan::Morgan;
use serde_json::json;

use crate::player::without_pauses;
use crate::screens::{cut, game, keep};
use crate::well::all_is_well;

/// What of these is missing, out of the window or covered.
pub async fn out_of_sight(page: &Page, selectors: &[&str]) -> Vec<String> {
    let look = "(selectors => selectors.filter(selector => {
        const element = document.querySelector(selector), box = element?.getBoundingClientRect();
        if (!box || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) return true;
        return !element.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2));
    }))";
    page.ask(&format!("{look}({})", json!(selectors))).await
}

const BAR: [&str; 4] = ["#back", "#moment", "#forward", "#autoplay"];

#[tokio::test]
async fn looking_back_has_its_controls_in_sight() {
    let games = [
        ("cartographers-1", game::<Cartographers>(1, "a chart to show"), 8),
        ("cartographers-3", game::<Cartographers>(3, "a chart to show"), 30),
        ("misterra-1", game::<Misterra>(1, "an island to show"), 14),
        ("misterra-3", game::<Misterra>(3, "an island to show"), 20),
        ("morgan-2", game::<Morgan>(2, "a map to show"), 20),
        ("morgan-4", game::<Morgan>(4, "a map to show"), 40),
    ];
    for screen in [Screen { width: 1366, height: 768, ..Screen::WIDE.still() }, Screen::PHONE.still()] {
        visit(screen, async |page| {
            without_pauses(page).await;
            for (id, record, at) in &games {
                keep(page, id, record, true).await;
                keep(page, "going", &cut(record.clone(), at + 9), true).await;
                page.open(&format!("#/table/{id}/{at}")).await;
                page.see(".looking-back #analysis").await;
                let bar = [&BAR[..], &["#now", "#play-on", "#analysis"]].concat();
                assert_eq!(out_of_sight(page, &bar).await, [""; 0], "{id}, over");
                page.open(&format!("#/table/going/{at}")).await;
                page.gone("#analysis").await;
                page.see(".looking-back #now").await;
                let bar = [&BAR[..], &["#now", "#play-on"]].concat();
                assert_eq!(out_of_sight(page, &bar).await, [""; 0], "{id}, going on");
                all_is_well(page).await;
                page.open("#/settings").await;
                page.see("fieldset").await;
            }
        })
        .await;
    }
}
