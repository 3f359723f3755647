//! Addresses of screens: what stands behind the `#` of the page's address. A game stands there by its name; whether there
//! is such a game is for whoever has the list.

use js_sys::{decode_uri_component, encode_uri_component};
use leptos::prelude::window;

/// A screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The ways in.
    Home,
    /// Choices for a new table of a game.
    New {
        /// The game.
        game: String,
    },
    /// A table that is kept in this browser.
    Table {
        /// The name it is kept by.
        id: String,
        /// A moment to look back at.
        at: Option<usize>,
    },
    /// A moment of a game that the address itself carries.
    Moment {
        /// After how many moves.
        at: usize,
        /// The game.
        record: String,
    },
    /// The rules of a game.
    Rules {
        /// The game.
        game: String,
        /// The section to open; none: the beginning.
        section: Option<String>,
    },
    /// A game played on paper, to be scored.
    Score {
        /// The game.
        game: String,
        /// What somebody has entered and shared; none: what was entered here last.
        paper: Option<String>,
    },
    /// Ways to share a table that is kept in this browser, and to print it.
    Share {
        /// The name it is kept by.
        id: String,
        /// The moment to share; none: now.
        at: Option<usize>,
    },
    /// A finished game that is kept in this browser, looked back at.
    Analysis {
        /// The name it is kept by.
        id: String,
    },
    /// The same of a game that the address itself carries.
    AnalysisOf {
        /// The game.
        record: String,
    },
    /// The same cards for somebody else.
    Challenge(Challenge),
    /// All games played here, what they were worth, and what can be learnt from them.
    Games,
    /// What this is, and whom it owes to.
    About,
    /// A problem to report.
    Report {
        /// The table that it is about.
        table: Option<String>,
    },
    /// What a person has set.
    Settings,
    /// An address that leads nowhere.
    Nowhere,
}

/// A game for others to play with the same cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// The game.
    pub game: String,
    /// Who plays: `person` or the name of a bot, joined by `+`.
    pub seats: String,
    /// The options of the game.
    pub options: String,
    /// The seed.
    pub seed: String,
    /// Who challenges, and the points to beat.
    pub by: Option<(String, i32)>,
}

/// What stands in an address for nothing.
const NOTHING: &str = "-";

impl Challenge {
    fn read(game: &str, seats: &str, options: &str, seed: &str, by: Option<(&str, &str)>) -> Option<Challenge> {
        let options = decoded(options)?;
        let by = match by {
            Some((name, points)) => Some((decoded(name)?, points.parse().ok()?)),
            None => None,
        };
        Some(Challenge {
            game: game.to_owned(),
            seats: decoded(seats)?,
            options: if options == NOTHING { String::new() } else { options },
            seed: decoded(seed)?,
            by,
        })
    }

    fn hash(&self) -> String {
        let options = if self.options.is_empty() { NOTHING } else { &self.options };
        let by = self.by.as_ref().map_or(String::new(), |(name, points)| format!("/{}/{points}", encoded(name)));
        let [seats, options, seed] = [&self.seats, options, &self.seed].map(encoded);
        format!("#/challenge/{}/{seats}/{options}/{seed}{by}", self.game)
    }
}

/// A text that may hold anything, in an address.
fn encoded(text: &str) -> String {
    encode_uri_component(text).into()
}

/// The text that was [`encoded`]; none if nothing was.
fn decoded(text: &str) -> Option<String> {
    decode_uri_component(text).ok().map(String::from)
}

impl Route {
    /// The screen of an address.
    pub fn read(hash: &str) -> Route {
        let path = hash.strip_prefix('#').unwrap_or(hash);
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Route::Home,
            ["new", game] => Route::New { game: game.to_owned() },
            ["rules", game] => Route::Rules { game: game.to_owned(), section: None },
            ["rules", game, section] => Route::Rules { game: game.to_owned(), section: Some(section.to_owned()) },
            ["score", game] => Route::Score { game: game.to_owned(), paper: None },
            ["score", game, paper] => match decoded(paper) {
                Some(paper) => Route::Score { game: game.to_owned(), paper: Some(paper) },
                None => Route::Nowhere,
            },
            ["share", id] => Route::Share { id: id.to_owned(), at: None },
            ["share", id, at] => match at.parse() {
                Ok(at) => Route::Share { id: id.to_owned(), at: Some(at) },
                Err(_) => Route::Nowhere,
            },
            ["analysis", id] => Route::Analysis { id: id.to_owned() },
            ["analysis", "of", record] => decoded(record).map_or(Route::Nowhere, |record| Route::AnalysisOf { record }),
            ["challenge", game, seats, options, seed] => {
                Challenge::read(game, seats, options, seed, None).map_or(Route::Nowhere, Route::Challenge)
            }
            ["challenge", game, seats, options, seed, name, points] => {
                let by = Some((name, points));
                Challenge::read(game, seats, options, seed, by).map_or(Route::Nowhere, Route::Challenge)
            }
            ["games"] => Route::Games,
            ["about"] => Route::About,
            ["report"] => Route::Report { table: None },
            ["report", table] => Route::Report { table: Some(table.to_owned()) },
            ["settings"] => Route::Settings,
            ["table", id] => Route::Table { id: id.to_owned(), at: None },
            ["table", id, at] => match at.parse() {
                Ok(at) => Route::Table { id: id.to_owned(), at: Some(at) },
                Err(_) => Route::Nowhere,
            },
            ["moment", at, record] => match (at.parse(), decoded(record)) {
                (Ok(at), Some(record)) => Route::Moment { at, record },
                _ => Route::Nowhere,
            },
            _ => Route::Nowhere,
        }
    }

    /// The address of the screen.
    pub fn hash(&self) -> String {
        match self {
            Route::Home | Route::Nowhere => "#/".to_owned(),
            Route::New { game } => format!("#/new/{}", game),
            Route::Rules { game, section: None } => format!("#/rules/{}", game),
            Route::Rules { game, section: Some(section) } => format!("#/rules/{}/{section}", game),
            Route::Score { game, paper: None } => format!("#/score/{}", game),
            Route::Score { game, paper: Some(paper) } => {
                format!("#/score/{}/{}", game, encoded(paper))
            }
            Route::Share { id, at: None } => format!("#/share/{id}"),
            Route::Share { id, at: Some(at) } => format!("#/share/{id}/{at}"),
            Route::Analysis { id } => format!("#/analysis/{id}"),
            Route::AnalysisOf { record } => format!("#/analysis/of/{}", encoded(record)),
            Route::Challenge(challenge) => challenge.hash(),
            Route::Games => "#/games".to_owned(),
            Route::About => "#/about".to_owned(),
            Route::Report { table: None } => "#/report".to_owned(),
            Route::Report { table: Some(table) } => format!("#/report/{table}"),
            Route::Settings => "#/settings".to_owned(),
            Route::Table { id, at: None } => format!("#/table/{id}"),
            Route::Table { id, at: Some(at) } => format!("#/table/{id}/{at}"),
            Route::Moment { at, record } => format!("#/moment/{at}/{}", encoded(record)),
        }
    }

    /// Where the page is now.
    pub fn here() -> Route {
        Route::read(&window().location().hash().unwrap_or_default())
    }

    /// Where a problem with what is shown now is reported.
    pub fn to_report() -> Route {
        let table = match Route::here() {
            Route::Table { id, .. } => Some(id),
            _ => None,
        };
        Route::Report { table }
    }

    /// Goes to the screen.
    pub fn go(&self) {
        let _ = window().location().set_hash(&self.hash());
    }
}
