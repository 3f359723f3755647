//! HTML that several screens have in common.
//!
//! HTML is written with `maud`: its `html!` escapes every text. The only other HTML is our own drawings, which become
//! [`Markup`] here.

use chart::{Drawing, svg};
use maud::{Markup, PreEscaped, Render, html};

use crate::command::Command;

/// A button with a command.
pub fn button(command: &impl Command, content: impl Render) -> Markup {
    html! { button id=(command.id()) data-do=(command.to_string()) { (content) } }
}

/// A button with a command and a keyboard shortcut.
pub fn key_button(command: &impl Command, key: &str, enabled: bool, name: &str) -> Markup {
    html! {
        button id=(command.id()) data-do=(command.to_string()) disabled[!enabled] aria-keyshortcuts=(key) {
            (with_key(name, key))
        }
    }
}

/// The large button that ends a turn. Its keyboard shortcut is `Enter`.
pub fn confirm_button(command: &impl Command, enabled: bool, name: &str) -> Markup {
    html! {
        button.big id=(command.id()) data-do=(command.to_string()) disabled[!enabled] aria-keyshortcuts="Enter" {
            (with_key(name, "Enter"))
        }
    }
}

/// The label of a button with a keyboard shortcut. Screen readers get the key from `aria-keyshortcuts` instead.
pub fn with_key(name: &str, key: &str) -> Markup {
    html! { (name) kbd aria-hidden="true" { (key) } }
}

/// A radio button in the group of this name. `field` is the command that is sent when it is chosen.
pub fn pill(group: &str, field: &impl Command, label: &str, chosen: bool) -> Markup {
    html! {
        label.pill {
            input type="radio" name=(group) id=(field.id()) data-field=(field.to_string()) checked[chosen];
            span { (label) }
        }
    }
}

/// A drawing that screen readers skip, because the text beside it says the same.
pub fn ornament(drawing: &Drawing) -> Markup {
    PreEscaped(svg::inlined(drawing, None))
}

/// A drawing with a name for screen readers.
pub fn picture(drawing: &Drawing, name: &str) -> Markup {
    PreEscaped(svg::inlined(drawing, Some(name)))
}

/// The content of a drawing, as a layer of an SVG picture that exists already.
pub fn layer(drawing: &Drawing) -> Markup {
    PreEscaped(svg::content(drawing))
}

/// The symbols and hatches that drawings on the page refer to.
pub fn definitions(art: &[&chart::Art]) -> Markup {
    PreEscaped(svg::defs(art))
}

/// The value of a `data-box`: a rectangle in percent of the picture's size, which a panel turns into a position.
pub fn data_box((x, y, width, height): (i32, i32, i32, i32), (of_width, of_height): (i32, i32)) -> String {
    let share = |length: i32, of: i32| {
        let share = length * 10_000 / of;
        format!("{}.{:02}%", share / 100, share % 100)
    };
    [share(x, of_width), share(y, of_height), share(width, of_width), share(height, of_height)].join(" ")
}

/// The class of a list of players: `several` are shown in columns, and of a `crowd` only those in sight are rendered.
#[must_use]
pub fn players_class(count: u8) -> &'static str {
    match count {
        0..=3 => "few",
        4..=12 => "several",
        13.. => "several crowd",
    }
}

/// A table that scrolls sideways where it has no room.
pub fn sideways(table: Markup) -> Markup {
    html! { div.sideways tabindex="0" { (table) } }
}
