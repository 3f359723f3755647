//! The settings screen.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use leptos::prelude::*;
use maud::{Markup, html};

use crate::command::UnknownCommand;
use crate::html::pill;
use crate::panel::panel;
use crate::route::Route;
use crate::settings::{Light, Pace, Settings};
use crate::speech::{LANGUAGES, Speech};

crate::commands! {
    /// The fields of the screen. Most of them include the value of one of their pills.
    enum Field {
        Language(code: String) = "language",
        Light(light: Light) = "light",
        Patterns(on: YesNo) = "patterns",
        Motion(on: YesNo) = "motion",
        Sound(on: YesNo) = "sound",
        Text(percent: u16) = "text",
        Pace(pace: Pace) = "pace",
        Name = "name",
    }
}

/// A switch, written as `yes` or `no`.
#[derive(Clone, Copy, PartialEq, Debug)]
struct YesNo(bool);

impl Display for YesNo {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0 { "yes" } else { "no" })
    }
}

impl FromStr for YesNo {
    type Err = UnknownCommand;

    fn from_str(text: &str) -> Result<YesNo, UnknownCommand> {
        match text {
            "yes" => Ok(YesNo(true)),
            "no" => Ok(YesNo(false)),
            _ => Err(UnknownCommand),
        }
    }
}

/// The sizes of text that can be chosen, in percent.
const SIZES: [u16; 4] = [100, 125, 150, 200];

/// The settings screen.
pub fn settings_screen() -> AnyView {
    let (settings, speech) = (Settings::here(), Speech::here());
    let change = move |field, typed| settings.update(|settings| set(settings, field, typed));
    panel(move || settings.with(|settings| screen(settings, speech))).on_change(change).view()
}

fn set(settings: &mut Settings, field: Field, typed: String) {
    match field {
        Field::Language(code) => settings.language = Some(code),
        Field::Light(light) => settings.light = light,
        Field::Patterns(YesNo(on)) => settings.patterns = on,
        Field::Motion(YesNo(on)) => settings.motion = on,
        Field::Sound(YesNo(on)) => settings.sound = on,
        Field::Text(percent) => settings.text = percent,
        Field::Pace(pace) => settings.pace = pace,
        Field::Name => settings.name = typed,
    }
}

fn screen(settings: &Settings, speech: Speech) -> Markup {
    let yes_no = |name: &str, legend: &str, field: fn(YesNo) -> Field, on: bool| {
        let pills = [(true, "page-yes"), (false, "page-no")];
        choice(
            name,
            &speech.term(legend),
            pills.map(|(value, code)| (field(YesNo(value)), speech.term(code), value == on)),
        )
    };
    let language = settings.language_in_use();
    let languages = LANGUAGES.map(|(code, name)| (Field::Language(code.to_owned()), name.to_owned(), code == language));
    let lights = Light::ALL.map(|light| (Field::Light(light), speech.term(light.code()), light == settings.light));
    let sizes = SIZES.map(|size| (Field::Text(size), format!("{size} %"), size == settings.text));
    let paces = Pace::ALL.map(|pace| (Field::Pace(pace), speech.term(pace.code()), pace == settings.pace));
    html! {
        section.sheet-of-paper {
            h1 { (speech.term("page-settings")) }
            (choice("language", &speech.term("page-settings-language"), languages))
            (choice("light", &speech.term("page-settings-light"), lights))
            (yes_no("patterns", "page-settings-patterns", Field::Patterns, settings.patterns))
            (yes_no("motion", "page-settings-motion", Field::Motion, settings.motion))
            (yes_no("sound", "page-settings-sound", Field::Sound, settings.sound))
            (choice("text", &speech.term("page-settings-text"), sizes))
            (choice("pace", &speech.term("page-settings-pace"), paces))
            label.field {
                span { (speech.term("page-settings-name")) }
                input type="text" maxlength="40" autocomplete="nickname" id="own-name" data-field=(Field::Name)
                    value=(settings.name);
            }
            p { a #log-in-online href=(Route::Me.hash()) { (speech.term("page-settings-log-in")) } }
        }
    }
}

/// A choice between a few values, as a row of radio buttons. Each value has a field, a label, and whether it is chosen.
fn choice<const N: usize>(name: &str, legend: &str, values: [(Field, String, bool); N]) -> Markup {
    html! {
        fieldset.choice {
            legend { (legend) }
            @for (field, label, chosen) in &values {
                (pill(name, field, label, *chosen))
            }
        }
    }
}
