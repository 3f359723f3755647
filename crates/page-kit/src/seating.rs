//! Who sits at a table.

use std::fmt::{self, Display, Formatter};

use bots::BotName;
use leptos::prelude::use_context;
use table::Phrase;
use wasm_bindgen::JsValue;

use crate::json::Json;
use crate::speech::{Speech, counted};

/// One chair at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// The name that everybody sees.
    pub name: String,
    /// The bot that plays here; none: a person.
    pub bot: Option<String>,
    /// The colour of the chair, from 0.
    pub colour: u8,
    /// If the page has given the name: which. It follows the language of the page.
    pub given: Option<GivenName>,
}

/// A name that the page gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GivenName {
    /// The user, who has not told a name.
    Guest,
    /// A person, by number.
    Player(u8),
    /// A bot, by number.
    Bot(u8),
}

impl GivenName {
    /// The name in the language of the page.
    pub fn said(self, speech: Speech) -> String {
        let numbered = |code, number| speech.say(&Phrase::new(code).with("number", i64::from(number)));
        match self {
            GivenName::Guest => speech.term("page-you"),
            GivenName::Player(number) => numbered("page-player-name", number),
            GivenName::Bot(number) => numbered("page-bot-name", number),
        }
    }

    /// Parses a saved one.
    fn read(text: &str) -> Option<GivenName> {
        match text.split_once(' ') {
            None if text == "guest" => Some(GivenName::Guest),
            Some(("player", number)) => number.parse().ok().map(GivenName::Player),
            Some(("bot", number)) => number.parse().ok().map(GivenName::Bot),
            _ => None,
        }
    }
}

impl Display for GivenName {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            GivenName::Guest => f.write_str("guest"),
            GivenName::Player(number) => write!(f, "player {number}"),
            GivenName::Bot(number) => write!(f, "bot {number}"),
        }
    }
}

impl Chair {
    /// A chair for a person.
    pub fn person(name: impl Into<String>) -> Chair {
        Chair { name: name.into(), bot: None, colour: 0, given: None }
    }

    /// A chair for a bot.
    pub fn bot(name: impl Into<String>, bot: BotName) -> Chair {
        Chair { bot: Some(bot.name().to_owned()), ..Chair::person(name) }
    }

    /// The chair with a name that the page gives.
    #[must_use]
    pub fn given(self, given: GivenName, speech: Speech) -> Chair {
        Chair { name: given.said(speech), given: Some(given), ..self }
    }

    /// Chairs for persons without names, by number.
    pub fn players(count: u8, speech: Speech) -> Vec<Chair> {
        coloured((1..=count).map(|number| Chair::person("").given(GivenName::Player(number), speech)).collect())
    }

    /// The bot that plays here. The best bot replaces one that this version does not know.
    pub fn bot_name(&self) -> Option<BotName> {
        let best = BotName::ALL[BotName::ALL.len() - 1];
        self.bot.as_ref().map(|name| BotName::named(name).unwrap_or(best))
    }
}

/// The number of chair colours; the style sheet defines them as `chair-0`, `chair-1` and so on.
pub const COLOURS: u8 = 8;

/// Gives every chair a different colour; they repeat after [`COLOURS`] chairs.
pub fn coloured(mut chairs: Vec<Chair>) -> Vec<Chair> {
    for (seat, chair) in chairs.iter_mut().enumerate() {
        chair.colour = (seat % usize::from(COLOURS)) as u8;
    }
    chairs
}

/// The players' names for an address, without those that the page gave to persons.
pub fn names_for_others(chairs: &[Chair]) -> Vec<String> {
    let own = |chair: &Chair| !matches!(chair.given, Some(GivenName::Guest | GivenName::Player(_)));
    chairs.iter().map(|chair| if own(chair) { chair.name.clone() } else { String::new() }).collect()
}

/// How many players a line of a list names.
const NAMED: usize = 6;

/// The names of the players for a line of a list: of many, only the first ones.
pub fn names(speech: Speech, chairs: &[Chair]) -> String {
    let named = if chairs.len() > NAMED { NAMED - 1 } else { chairs.len() };
    let mut names: Vec<String> = chairs[..named].iter().map(|chair| chair.name.clone()).collect();
    if named < chairs.len() {
        names.push(speech.say(&counted("page-more-players", chairs.len() - named)));
    }
    names.join(", ")
}

impl Chair {
    /// Parses a saved chair. A name that the page has given is said in the language of the page.
    pub fn from_json(json: &Json) -> Option<Chair> {
        let colour = json.get("colour").number().unwrap_or(0.0) as u8;
        let given = json.get("given").text().and_then(|given| GivenName::read(&given));
        let said = given.zip(use_context::<Speech>()).map(|(given, speech)| given.said(speech));
        let name = json.get("name").text()?;
        Some(Chair { name: said.unwrap_or(name), bot: json.get("bot").text(), colour, given })
    }

    /// Serializes the chair.
    pub fn to_json(&self) -> JsValue {
        let bot = self.bot.as_deref().map_or(JsValue::NULL, JsValue::from_str);
        let given = self.given.map_or(JsValue::NULL, |given| JsValue::from_str(&given.to_string()));
        let name = JsValue::from_str(&self.name);
        Json::object(&[("name", name), ("bot", bot), ("colour", self.colour.into()), ("given", given)]).0
    }

    /// The class that gives the chair its colour.
    pub fn colour_class(&self) -> String {
        format!("chair-{}", self.colour % COLOURS)
    }
}

#[cfg(test)]
mod tests {
    use super::GivenName;

    #[test]
    fn given_names_are_saved_and_read() {
        for given in [GivenName::Guest, GivenName::Player(2), GivenName::Bot(99)] {
            assert_eq!(GivenName::read(&given.to_string()), Some(given));
        }
        for other in ["", "Guest", "guest 1", "bot", "bot one", "bot 256", "Ada"] {
            assert_eq!(GivenName::read(other), None, "{other:?}");
        }
    }
}
