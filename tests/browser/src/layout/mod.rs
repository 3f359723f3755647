//! A linter of layout: what a person could not read, see or press in the page as it is laid out now.
//!
//! It looks at the boxes that the browser has laid out, not at a picture. What it takes for a fault is in `lint.js`; the kinds
//! are those of [`Kind`].

mod longest;

use std::fmt::{self, Display, Formatter};

use serde::Deserialize;

pub use longest::with_longest_words;

use crate::Page;

/// The script that looks at the page: a function of whether the screen is touched.
const LINT: &str = include_str!("lint.js");

/// The script that presses a button: a function of its selector and of how long to wait for an effect.
const PRESS: &str = include_str!("press.js");

/// How long to wait for an effect of a button, in milliseconds.
const PATIENCE: u32 = 1500;

/// The enabled buttons that can be seen now, as selectors. What is open over the page comes first and alone.
const BUTTONS: &str = "(() => {
    const root = document.querySelector('dialog:modal') ?? document.querySelector(':popover-open') ?? document.body;
    return [...root.querySelectorAll('button:enabled, summary')].filter(button => button.checkVisibility() && button.getBoundingClientRect().width)
        .map(button => button.id ? `[id=${JSON.stringify(button.id)}]` : button.dataset.do ? `[data-do=${JSON.stringify(button.dataset.do)}]` : null)
        .filter((one, place, all) => one && all.indexOf(one) === place);
})()";

/// The elements that must not move between two steps of a turn, if they are there.
const STEADY: &str =
    "(() => Object.fromEntries([...document.querySelectorAll('.stage .sheet, #confirm, #undo, #turn, #flip, #hint')]
    .filter(element => element.checkVisibility())
    .map((element, place) => [element.id || `.sheet ${place}`, (box =>
        [box.left, box.top, box.width, box.height].map(Math.round))(element.getBoundingClientRect())])))()";

/// What is wrong with an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A text lies over another, or a button over another.
    Overlap,
    /// A text is cut, by a box or by the window.
    Cut,
    /// A word is broken without a hyphen.
    Broken,
    /// A text or a picture sticks out of its box.
    Out,
    /// Something to press lies outside its panel, or the page scrolls where nothing is.
    Outside,
    /// Something to press lies under something else.
    Covered,
    /// Something to press is too small.
    Small,
    /// A box scrolls and does not show it.
    Unshown,
    /// At a table: what the turn needs does not lie in the window.
    Needed,
    /// Something moved between two steps of a turn.
    Moved,
}

/// Something that is wrong.
#[derive(Clone, Debug, Deserialize)]
pub struct Finding {
    /// What is wrong.
    pub kind: Kind,
    /// The element, by its id or by its name and classes.
    pub element: String,
    /// The beginning of its text.
    pub text: String,
    /// Sizes and places in CSS pixels.
    pub figures: String,
}

impl Display for Finding {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Finding { kind, element, text, figures } = self;
        write!(f, "{kind:?}: {element} “{text}”: {figures}")
    }
}

/// Where the board and the buttons of a turn lie, by name: left, top, width and height.
pub type Places = std::collections::BTreeMap<String, [i32; 4]>;

impl Page {
    /// Everything that is wrong with the layout now.
    pub async fn lint(&self) -> Vec<Finding> {
        self.ask(&format!("{LINT}({})", self.screen().touch)).await
    }

    /// The enabled buttons that can be seen now, as selectors.
    pub async fn enabled_buttons(&self) -> Vec<String> {
        self.ask(BUTTONS).await
    }

    /// Presses a button, and says what came of it: a change of the page, another address, a request, a file, something
    /// copied; `None` if nothing did.
    pub async fn effect_of(&self, button: &str) -> Option<String> {
        self.step(format!("press {button} and see what comes of it")).await;
        self.ask(&format!("{PRESS}({}, {PATIENCE})", serde_json::json!(button))).await
    }

    /// Where the board and the buttons of a turn lie now.
    pub async fn places(&self) -> Places {
        self.ask(STEADY).await
    }
}

/// Whether a map has got another shape around its middle, because a tile was laid beside it.
fn is_reshaped(at: &[i32; 4], to: &[i32; 4]) -> bool {
    let middle = |[left, top, width, height]: &[i32; 4]| [2 * left + width, 2 * top + height];
    middle(at).iter().zip(middle(to)).all(|(at, to)| at.abs_diff(to) <= 4)
}

/// What has moved by more than a pixel from one step to the next.
#[must_use]
pub fn moved(before: &Places, now: &Places) -> Vec<Finding> {
    let both = before.iter().filter_map(|(name, at)| Some((name, at, now.get(name)?)));
    let far = both.filter(|(_, at, to)| at.iter().zip(*to).any(|(at, to)| at.abs_diff(*to) > 1));
    let far = far.filter(|(name, at, to)| !(name.starts_with(".sheet") && is_reshaped(at, to)));
    far.map(|(name, at, to)| Finding {
        kind: Kind::Moved,
        element: name.clone(),
        text: String::new(),
        figures: format!("from {at:?} to {to:?}"),
    })
    .collect()
}
