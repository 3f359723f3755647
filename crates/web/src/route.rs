//! Addresses of screens: what stands behind the `#` of the page's address.

use js_sys::{decode_uri_component, encode_uri_component};
use leptos::prelude::window;
use shelf::Title;

/// A screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The ways in.
    Home,
    /// Choices for a new table of a game.
    New { title: Title },
    /// A table that is kept in this browser; with a moment, a look back.
    Table { id: String, at: Option<usize> },
    /// A moment of a game that the address itself carries.
    Moment { at: usize, record: String },
    /// The rules of a game, from their beginning or at a section.
    Rules { title: Title, section: Option<String> },
    /// What a person has set.
    Settings,
    /// An address that leads nowhere.
    Nowhere,
}

impl Route {
    /// The screen of an address.
    pub fn read(hash: &str) -> Route {
        let path = hash.strip_prefix('#').unwrap_or(hash);
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Route::Home,
            ["new", game] => Title::named(game).map_or(Route::Nowhere, |title| Route::New { title }),
            ["rules", game] => Title::named(game).map_or(Route::Nowhere, |title| Route::Rules { title, section: None }),
            ["rules", game, section] => Title::named(game)
                .map_or(Route::Nowhere, |title| Route::Rules { title, section: Some(section.to_owned()) }),
            ["settings"] => Route::Settings,
            ["table", id] => Route::Table { id: id.to_owned(), at: None },
            ["table", id, at] => match at.parse() {
                Ok(at) => Route::Table { id: id.to_owned(), at: Some(at) },
                Err(_) => Route::Nowhere,
            },
            ["moment", at, record] => match (at.parse(), decode_uri_component(record)) {
                (Ok(at), Ok(record)) => Route::Moment { at, record: record.into() },
                _ => Route::Nowhere,
            },
            _ => Route::Nowhere,
        }
    }

    /// The address of the screen.
    pub fn hash(&self) -> String {
        match self {
            Route::Home | Route::Nowhere => "#/".to_owned(),
            Route::New { title } => format!("#/new/{}", title.name()),
            Route::Rules { title, section: None } => format!("#/rules/{}", title.name()),
            Route::Rules { title, section: Some(section) } => format!("#/rules/{}/{section}", title.name()),
            Route::Settings => "#/settings".to_owned(),
            Route::Table { id, at: None } => format!("#/table/{id}"),
            Route::Table { id, at: Some(at) } => format!("#/table/{id}/{at}"),
            Route::Moment { at, record } => format!("#/moment/{at}/{}", String::from(encode_uri_component(record))),
        }
    }

    /// Where the page is now.
    pub fn here() -> Route {
        Route::read(&window().location().hash().unwrap_or_default())
    }

    /// Goes to the screen.
    pub fn go(&self) {
        let _ = window().location().set_hash(&self.hash());
    }
}
