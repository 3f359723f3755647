//! Addresses of screens: the part after the `#` of the page's URL. A game appears by its name; the caller checks
//! whether such a game exists.

use leptos::prelude::window;
use table::{Ending, Record};

use crate::seating::Chair;

/// A screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The home screen.
    Home,
    /// The form for a new table of a game.
    New {
        /// The game.
        game: String,
    },
    /// A chapter of a game's lesson.
    Learn {
        /// The game.
        game: String,
        /// The chapter, from 1.
        chapter: usize,
    },
    /// A table that is saved in this browser.
    Table {
        /// The id it is saved under.
        id: String,
        /// The moment to show, in moves; none: now.
        at: Option<usize>,
    },
    /// A moment of a game whose record is in the address.
    Moment {
        /// After how many moves.
        at: usize,
        /// The record of the game.
        record: String,
        /// The players' names, in the order of the seats; an empty one is not known. None at all: no names are known.
        names: Vec<String>,
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
        /// The entries that somebody has shared; none: the last entries in this browser.
        paper: Option<String>,
    },
    /// Ways to share and print a table that is saved in this browser.
    Share {
        /// The id it is saved under.
        id: String,
        /// The moment to share; none: now.
        at: Option<usize>,
    },
    /// The analysis of a finished game that is saved in this browser.
    Analysis {
        /// The id it is saved under.
        id: String,
    },
    /// The analysis of a game whose record is in the address.
    AnalysisOf {
        /// The record of the game.
        record: String,
    },
    /// A challenge to play with the same cards.
    Challenge(Challenge),
    /// All games played in this browser, their results and their statistics.
    Games,
    /// About the program, with its credits.
    About,
    /// The form to report a problem.
    Report {
        /// The table that it is about.
        table: Option<String>,
    },
    /// The settings.
    Settings,
    /// Playing with friends: tables that can be opened and joined.
    Lobby,
    /// The form for a new online table of a game.
    OpenOnline {
        /// The game.
        game: String,
    },
    /// An online table.
    Online {
        /// Its id.
        id: String,
        /// The moment to show, in moves; none: now.
        at: Option<usize>,
    },
    /// An online table for all to see, on a large screen.
    BigScreen {
        /// Its id.
        id: String,
    },
    /// Whether an online table was dealt as it was promised.
    Fair {
        /// Its id.
        id: String,
    },
    /// Who the user is online.
    Me,
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
    /// Who challenges, if that person has a name, and the points to beat.
    pub by: Option<(String, i32)>,
}

/// Stands for an empty text in an address.
const NOTHING: &str = "-";

impl Challenge {
    /// A challenge with the cards of a game. For a finished game it includes the best result of a person.
    #[must_use]
    pub fn of(record: &Record, chairs: &[Chair]) -> Challenge {
        let seats: Vec<&str> = chairs.iter().map(|chair| chair.bot.as_deref().unwrap_or("person")).collect();
        let points = match &record.ending {
            Ending::Result(points) => &points[..],
            Ending::Unfinished => &[],
        };
        let persons = chairs.iter().zip(points).filter(|(chair, _)| chair.bot.is_none());
        let best = persons.max_by_key(|(_, points)| **points);
        Challenge {
            game: record.game.clone(),
            seats: seats.join("+"),
            options: record.options.clone(),
            seed: record.seed.to_string(),
            // A name that the page gave says nothing to others.
            by: best
                .map(|(chair, points)| (chair.given.map_or_else(|| chair.name.clone(), |_| String::new()), *points)),
        }
    }

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

/// Encodes any text for an address, exactly as `encodeURIComponent` does.
fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.!~*'()".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            encoded.push('%');
            let digit = |value: u8| char::from(b"0123456789ABCDEF"[usize::from(value)]);
            encoded.extend([digit(byte >> 4), digit(byte & 15)]);
        }
    }
    encoded
}

/// The text that was [`encoded`]; none if a `%` begins no byte or the bytes are not UTF-8, as in `decodeURIComponent`.
fn decoded(text: &str) -> Option<String> {
    let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
    let mut decoded = Vec::with_capacity(text.len());
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        decoded.push(match byte {
            b'%' => (digit(bytes.next()?)? << 4) | digit(bytes.next()?)?,
            _ => byte,
        });
    }
    String::from_utf8(decoded).ok()
}

/// The encoded form of a record, in which spaces and ends of lines are one character each: a record has hundreds of them.
fn packed(record: &str) -> String {
    encoded(record).replace("%20", "+").replace("%0A", "=")
}

/// A moment, from the parts of its address.
fn moment(at: &str, record: &str, names: &str) -> Route {
    // Older addresses are not packed. No encoded text contains these characters.
    let record = decoded(&record.replace('+', " ").replace('=', "\n"));
    let names = names.split(',').filter(|_| !names.is_empty()).map(decoded).collect();
    match (at.parse(), record, names) {
        (Ok(at), Some(record), Some(names)) => Route::Moment { at, record, names },
        _ => Route::Nowhere,
    }
}

impl Route {
    /// The screen of an address.
    pub fn read(hash: &str) -> Route {
        let path = hash.strip_prefix('#').unwrap_or(hash);
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Route::Home,
            ["new", game] => Route::New { game: game.to_owned() },
            ["learn", game, chapter] => match chapter.parse() {
                Ok(chapter) => Route::Learn { game: game.to_owned(), chapter },
                Err(_) => Route::Nowhere,
            },
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
            // The challenger's name may be empty; empty parts are filtered out above.
            ["challenge", game, seats, options, seed, points] => {
                let by = Some(("", points));
                Challenge::read(game, seats, options, seed, by).map_or(Route::Nowhere, Route::Challenge)
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
            ["online"] => Route::Lobby,
            ["online", "new", game] => Route::OpenOnline { game: game.to_owned() },
            ["online", id] => Route::Online { id: id.to_owned(), at: None },
            ["online", id, at] => match at.parse() {
                Ok(at) => Route::Online { id: id.to_owned(), at: Some(at) },
                Err(_) => Route::Nowhere,
            },
            ["screen", id] => Route::BigScreen { id: id.to_owned() },
            ["fair", id] => Route::Fair { id: id.to_owned() },
            ["me"] => Route::Me,
            ["table", id] => Route::Table { id: id.to_owned(), at: None },
            ["table", id, at] => match at.parse() {
                Ok(at) => Route::Table { id: id.to_owned(), at: Some(at) },
                Err(_) => Route::Nowhere,
            },
            ["moment", at, record] => moment(at, record, ""),
            ["moment", at, record, names] => moment(at, record, names),
            _ => Route::Nowhere,
        }
    }

    /// The address of the screen.
    pub fn hash(&self) -> String {
        match self {
            Route::Home | Route::Nowhere => "#/".to_owned(),
            Route::New { game } => format!("#/new/{}", game),
            Route::Learn { game, chapter } => format!("#/learn/{game}/{chapter}"),
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
            Route::Lobby => "#/online".to_owned(),
            Route::OpenOnline { game } => format!("#/online/new/{game}"),
            Route::Online { id, at: None } => format!("#/online/{id}"),
            Route::Online { id, at: Some(at) } => format!("#/online/{id}/{at}"),
            Route::BigScreen { id } => format!("#/screen/{id}"),
            Route::Fair { id } => format!("#/fair/{id}"),
            Route::Me => "#/me".to_owned(),
            Route::Table { id, at: None } => format!("#/table/{id}"),
            Route::Table { id, at: Some(at) } => format!("#/table/{id}/{at}"),
            Route::Moment { at, record, names } => {
                let names: Vec<String> = names.iter().map(|name| encoded(name)).collect();
                let names = if names.is_empty() { String::new() } else { format!("/{}", names.join(",")) };
                format!("#/moment/{at}/{}{names}", packed(record))
            }
        }
    }

    /// The screen that the page shows now.
    pub fn here() -> Route {
        Route::read(&window().location().hash().unwrap_or_default())
    }

    /// The form to report a problem with the current screen.
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

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// Texts with special characters, each with the result of `encodeURIComponent`.
    const TEXTS: [(&str, &str); 12] = [
        ("plain", "plain"),
        ("two words", "two%20words"),
        ("a/b//c", "a%2Fb%2F%2Fc"),
        ("100 % sure", "100%20%25%20sure"),
        ("%2F", "%252F"),
        ("Müßiggänger", "M%C3%BC%C3%9Figg%C3%A4nger"),
        ("🗺️", "%F0%9F%97%BA%EF%B8%8F"),
        ("\"'`", "%22'%60"),
        ("-_.!~*'()", "-_.!~*'()"),
        ("#?&=+,;:@$[]", "%23%3F%26%3D%2B%2C%3B%3A%40%24%5B%5D"),
        ("<\\^|{}>", "%3C%5C%5E%7C%7B%7D%3E"),
        ("one\ntwo\tthree\u{7f}", "one%0Atwo%09three%7F"),
    ];

    #[test]
    fn texts_are_encoded_as_the_browser_does() {
        for (text, address) in TEXTS {
            assert_eq!(encoded(text), address, "{text:?}");
            assert_eq!(decoded(address).as_deref(), Some(text), "{address}");
        }
        assert_eq!(encoded(""), "");
        assert_eq!(decoded("").as_deref(), Some(""));
    }

    #[test]
    fn every_ascii_character_is_encoded_or_unchanged() {
        let unchanged: String = (0..128).map(char::from).filter(|c| encoded(&c.to_string()) == c.to_string()).collect();
        assert_eq!(unchanged, "!'()*-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~");
        for c in (0..128).map(char::from) {
            assert_eq!(decoded(&encoded(&c.to_string())), Some(c.to_string()));
        }
    }

    #[test]
    fn unencoded_characters_are_decoded_unchanged() {
        assert_eq!(decoded("Mü ß+🗺").as_deref(), Some("Mü ß+🗺"), "a plus is no space");
        assert_eq!(decoded("%c3%bc%C3%bC").as_deref(), Some("üü"), "digits of either case");
    }

    #[test]
    fn broken_encodings_are_rejected() {
        let broken = [
            "%",
            "100%",
            "%2",
            "%2G",
            "%G2",
            "%%",
            "% 2",
            "%+2",
            "%-1",
            "%2ü", // no byte
            "%C3",
            "%C3%",
            "%C3ü",
            "%C3%28",
            "%BC",
            "%FF",
            "%E2%82", // no UTF-8
            "%C0%80",
            "%C1%BF",
            "%E0%80%AF",
            "%ED%A0%80",
            "%ED%BF%BF",
            "%F4%90%80%80",
            "%F5%80%80%80",
        ];
        for text in broken {
            assert_eq!(decoded(text), None, "{text}");
            assert_eq!(decoded(&format!("before{text}")), None, "before{text}");
        }
    }

    fn challenge(text: &str, options: &str, by: Option<(&str, i32)>) -> Route {
        let by = by.map(|(name, points)| (name.to_owned(), points));
        let (seats, seed) = ("person+hard".to_owned(), text.to_owned());
        Route::Challenge(Challenge { game: "atlas".to_owned(), seats, options: options.to_owned(), seed, by })
    }

    /// A screen of every kind, with and without its optional parts, and its address. The texts are plain.
    fn screens() -> Vec<(Route, &'static str)> {
        let (game, id) = (|| "atlas".to_owned(), || "abcd2345".to_owned());
        let some = |text: &str| Some(text.to_owned());
        vec![
            (Route::Home, "#/"),
            (Route::New { game: game() }, "#/new/atlas"),
            (Route::Table { id: id(), at: None }, "#/table/abcd2345"),
            (Route::Table { id: id(), at: Some(0) }, "#/table/abcd2345/0"),
            (Route::Table { id: id(), at: Some(17) }, "#/table/abcd2345/17"),
            (Route::Moment { at: 3, record: "a record\n".to_owned(), names: vec![] }, "#/moment/3/a+record="),
            (
                Route::Moment { at: 3, record: "record".to_owned(), names: vec!["An, na".to_owned(), String::new()] },
                "#/moment/3/record/An%2C%20na,",
            ),
            (Route::Rules { game: game(), section: None }, "#/rules/atlas"),
            (Route::Rules { game: game(), section: some("game-end") }, "#/rules/atlas/game-end"),
            (Route::Score { game: game(), paper: None }, "#/score/atlas"),
            (Route::Score { game: game(), paper: some("paper") }, "#/score/atlas/paper"),
            (Route::Share { id: id(), at: None }, "#/share/abcd2345"),
            (Route::Share { id: id(), at: Some(5) }, "#/share/abcd2345/5"),
            (Route::Analysis { id: id() }, "#/analysis/abcd2345"),
            (Route::Analysis { id: "of".to_owned() }, "#/analysis/of"),
            (Route::AnalysisOf { record: "record".to_owned() }, "#/analysis/of/record"),
            (challenge("sea", "", None), "#/challenge/atlas/person%2Bhard/-/sea"),
            (challenge("sea", "side=a,b=c", None), "#/challenge/atlas/person%2Bhard/side%3Da%2Cb%3Dc/sea"),
            (challenge("sea", "", Some(("Ada", -4))), "#/challenge/atlas/person%2Bhard/-/sea/Ada/-4"),
            (Route::Games, "#/games"),
            (Route::About, "#/about"),
            (Route::Report { table: None }, "#/report"),
            (Route::Report { table: some("abcd2345") }, "#/report/abcd2345"),
            (Route::Settings, "#/settings"),
            (Route::Lobby, "#/online"),
            (Route::OpenOnline { game: game() }, "#/online/new/atlas"),
            (Route::Online { id: id(), at: None }, "#/online/abcd2345"),
            (Route::Online { id: id(), at: Some(7) }, "#/online/abcd2345/7"),
            (Route::BigScreen { id: id() }, "#/screen/abcd2345"),
            (Route::Fair { id: id() }, "#/fair/abcd2345"),
            (Route::Me, "#/me"),
        ]
    }

    #[test]
    fn every_screen_has_an_address_that_leads_to_it() {
        for (screen, address) in screens() {
            assert_eq!(screen.hash(), address);
            assert_eq!(Route::read(address), screen, "{address}");
            assert_eq!(Route::read(&address[1..]), screen, "{address} without its #");
            assert_eq!(Route::read(&format!("{address}/")), screen, "{address} with a slash at its end");
        }
        assert_eq!(Route::read(""), Route::Home);
        assert_eq!(Route::read("#"), Route::Home);
        assert_eq!(Route::Nowhere.hash(), "#/", "Nowhere has no separate address");
    }

    #[test]
    fn any_text_round_trips_through_an_address() {
        for (text, address) in TEXTS {
            let record = || text.to_owned();
            let screens = [
                (
                    Route::Moment { at: 12, record: record(), names: vec![text.to_owned()] },
                    format!("#/moment/12/{}/{address}", address.replace("%20", "+").replace("%0A", "=")),
                ),
                (Route::AnalysisOf { record: record() }, format!("#/analysis/of/{address}")),
                (Route::Score { game: "atlas".to_owned(), paper: Some(record()) }, format!("#/score/atlas/{address}")),
                (
                    challenge(text, text, Some((text, 41))),
                    format!("#/challenge/atlas/person%2Bhard/{address}/{address}/{address}/41"),
                ),
            ];
            for (screen, address) in screens {
                assert_eq!(screen.hash(), address);
                assert_eq!(Route::read(&address), screen, "{address}");
            }
        }
    }

    #[test]
    fn older_addresses_of_moments_lead_there() {
        let moment = Route::Moment { at: 12, record: "one\ntwo three".to_owned(), names: vec![] };
        assert_eq!(Route::read("#/moment/12/one%0Atwo%20three"), moment);
    }

    #[test]
    fn a_challenge_by_somebody_without_a_name_can_be_read() {
        let nameless = challenge("sea", "", Some(("", 41)));
        assert_eq!(Route::read(&nameless.hash()), nameless, "{}", nameless.hash());
        let unplayed = challenge("sea", "", None);
        assert_ne!(nameless, unplayed);
    }

    #[test]
    fn broken_addresses_lead_nowhere() {
        let broken = [
            "#/nothing",
            "#/new",
            "#/new/atlas/more",
            "#/table",
            "#/table/abcd2345/last",
            "#/table/abcd2345/-1",
            "#/table/abcd2345/99999999999999999999999",
            "#/table/abcd2345/1/2",
            "#/share",
            "#/share/abcd2345/now",
            "#/rules",
            "#/rules/atlas/section/more",
            "#/score",
            "#/score/atlas/%",
            "#/score/atlas/paper/more",
            "#/analysis",
            "#/analysis/abcd2345/more",
            "#/analysis/of/%FF",
            "#/moment/3",
            "#/moment/three/record",
            "#/moment/3/%E2%82",
            "#/challenge/atlas/person/-",
            "#/challenge/atlas/person/-/sea/Ada",
            "#/challenge/atlas/person/-/sea/Ada/many",
            "#/challenge/atlas/person/-/sea/%/41",
            "#/challenge/atlas/%/-/sea",
            "#/challenge/atlas/person/%/sea",
            "#/challenge/atlas/person/-/%",
            "#/games/more",
            "#/about/more",
            "#/report/abcd2345/more",
            "#/settings/more",
        ];
        for address in broken {
            assert_eq!(Route::read(address), Route::Nowhere, "{address}");
        }
    }
}
