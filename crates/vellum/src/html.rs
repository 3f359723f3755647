//! HTML that several screens have in common.
//!
//! HTML is written with `maud`: its `html!` escapes every text that is put in, so nobody has to remember it. The only
//! HTML that does not come from there are our own drawings, and they become [`Markup`] here.

use chart::{Drawing, svg};
use maud::{Markup, PreEscaped, Render, html};

use crate::command::Command;

/// A button that gives a command.
pub fn button(command: &impl Command, content: impl Render) -> Markup {
    html! { button id=(command.id()) data-do=(command.to_string()) { (content) } }
}

/// A button that a key gives the command of, too.
pub fn key_button(command: &impl Command, key: &str, enabled: bool, name: &str) -> Markup {
    html! {
        button id=(command.id()) data-do=(command.to_string()) disabled[!enabled] aria-keyshortcuts=(key) {
            (with_key(name, key))
        }
    }
}

/// The large button that ends a turn: `Enter` gives its command, too.
pub fn confirm_button(command: &impl Command, enabled: bool, name: &str) -> Markup {
    html! {
        button.big id=(command.id()) data-do=(command.to_string()) disabled[!enabled] aria-keyshortcuts="Enter" {
            (with_key(name, "Enter"))
        }
    }
}

/// What a button is called that a key presses, too. A screen reader is told the key by `aria-keyshortcuts`.
pub fn with_key(name: &str, key: &str) -> Markup {
    html! { (name) kbd aria-hidden="true" { (key) } }
}

/// One of a few values of which one is chosen: a radio button in a group of this name. The field is told when it is
/// chosen.
pub fn pill(group: &str, field: &impl Command, label: &str, chosen: bool) -> Markup {
    html! {
        label.pill {
            input type="radio" name=(group) id=(field.id()) data-field=(field.to_string()) checked[chosen];
            span { (label) }
        }
    }
}

/// A drawing that says nothing to who cannot see it: the words stand beside it.
pub fn ornament(drawing: &Drawing) -> Markup {
    PreEscaped(svg::inlined(drawing, None))
}

/// A drawing that has a name.
pub fn picture(drawing: &Drawing, name: &str) -> Markup {
    PreEscaped(svg::inlined(drawing, Some(name)))
}

/// What is drawn, as a layer of an SVG picture that is there already.
pub fn layer(drawing: &Drawing) -> Markup {
    PreEscaped(svg::content(drawing))
}

/// The symbols and hatches that drawings on the page refer to.
pub fn definitions(art: &[&chart::Art]) -> Markup {
    PreEscaped(svg::defs(art))
}

/// Where something lies on a picture, as shares of its size: a `data-box`, which a panel turns into a place.
pub fn data_box((x, y, width, height): (i32, i32, i32, i32), (of_width, of_height): (i32, i32)) -> String {
    let share = |length: i32, of: i32| {
        let share = length * 10_000 / of;
        format!("{}.{:02}%", share / 100, share % 100)
    };
    [share(x, of_width), share(y, of_height), share(width, of_width), share(height, of_height)].join(" ")
}

/// The class of a list of players: several are shown in columns, and of a crowd only those in sight are rendered.
#[must_use]
pub fn players_class(count: u8) -> &'static str {
    match count {
        0..=3 => "few",
        4..=12 => "several",
        13.. => "several crowd",
    }
}
