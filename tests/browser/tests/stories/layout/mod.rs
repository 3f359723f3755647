//! Looks at every screen and at every state that stories reach, with a linter (`browser_tests::Kind` lists what it finds).
//!
//! The suite looks at all states in the longest words of all languages, at two or three windows each. `cargo xtask layout`
//! looks at all windows, text sizes and languages. `LAYOUT_PAGE` names the folder of a built page to look at instead.

mod look;
mod presses;
mod states;

use browser_tests::{Page, Screen, visit_within};

use look::Look;
use states::{beside, ends, lessons, online, tables};

/// Visits a group of states on a desk or on touched screens, in each language, and fails if anything was found.
async fn look_at(kind: Screen, name: &str, states: impl AsyncFn(&Page, &mut Look)) {
    let mut found = Vec::new();
    for language in look::languages() {
        let screen = look::screen(kind, language);
        let found = &mut found;
        visit_within(look::LONGEST, screen, async |page| {
            if let Some(build) = look::build(language) {
                page.site().serve(build);
            }
            let mut look = Look::at(kind.touch, language);
            states(page, &mut look).await;
            found.append(&mut look.found);
        })
        .await;
    }
    look::report(name, &found);
    assert!(found.is_empty(), "{} findings, listed above", found.len());
}

macro_rules! looks {
    ($($name:ident: $states:ident on $screen:expr;)*) => {
        $(#[tokio::test]
        async fn $name() {
            look_at($screen, stringify!($name), async |page, look| $states(page, look).await).await;
        })*
    };
}

looks! {
    tables_on_a_desk: tables on look::DESK;
    tables_on_tablets_and_phones: tables on look::TOUCH;
    ends_on_a_desk: ends on look::DESK;
    ends_on_tablets_and_phones: ends on look::TOUCH;
    lessons_on_a_desk: lessons on look::DESK;
    lessons_on_tablets_and_phones: lessons on look::TOUCH;
    screens_beside_the_table_on_a_desk: beside on look::DESK;
    screens_beside_the_table_on_tablets_and_phones: beside on look::TOUCH;
    online_on_a_desk: online on look::DESK;
    online_on_tablets_and_phones: online on look::TOUCH;
}
