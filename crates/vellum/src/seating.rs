//! Who sits at a table.

use bots::BotName;
use wasm_bindgen::JsValue;

use crate::json::Json;

/// One chair at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// The name that everybody sees.
    pub name: String,
    /// The bot that plays here; none: a person.
    pub bot: Option<String>,
    /// The colour of the chair, from 0.
    pub colour: u8,
}

impl Chair {
    /// A chair for a person.
    pub fn person(name: impl Into<String>) -> Chair {
        Chair { name: name.into(), bot: None, colour: 0 }
    }

    /// A chair for a bot.
    pub fn bot(name: impl Into<String>, bot: BotName) -> Chair {
        Chair { name: name.into(), bot: Some(bot.name().to_owned()), colour: 0 }
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

impl Chair {
    /// Parses a saved chair.
    pub fn from_json(json: &Json) -> Option<Chair> {
        let colour = json.get("colour").number().unwrap_or(0.0) as u8;
        Some(Chair { name: json.get("name").text()?, bot: json.get("bot").text(), colour })
    }

    /// Serializes the chair.
    pub fn to_json(&self) -> JsValue {
        let bot = self.bot.as_deref().map_or(JsValue::NULL, JsValue::from_str);
        Json::object(&[("name", JsValue::from_str(&self.name)), ("bot", bot), ("colour", self.colour.into())]).0
    }

    /// The class that gives the chair its colour.
    pub fn colour_class(&self) -> String {
        format!("chair-{}", self.colour % COLOURS)
    }
}
