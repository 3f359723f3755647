//! Every sentence that table and rules can say is said once, with the arguments that they really give.

#![allow(clippy::unwrap_used, reason = "what a test prepares may fail it")]

use std::collections::BTreeSet;

use cartographers::{BadMap, Card, Cartographers, Coins, Event, Explore, Land, Refusal, Season, Side, Spaces, Terrain};
use table::{
    BadOption, BadSeed, BadSetUp, BadShape, Choices, Forms, Game, Grid11, Options, Phrase, Record, Refused, Replay,
    Says, Seat, SeedText, SetUp, Table, Tell,
};
use words::{BadWords, LANGUAGES, Words};

/// A record of a solo game, as lines.
fn record(moves: usize) -> Vec<String> {
    let set_up = SetUp { seats: 1, options: Default::default(), seed: SeedText::new("words").unwrap() };
    let mut table: Table<Cartographers> = Table::open(set_up, &mut Tell::nobody()).unwrap();
    for _ in 0..moves {
        let Some(seat) = table.awaited().first() else { break };
        let draw = Cartographers::choices(table.view(seat)).nth(0).unwrap();
        table.act(seat, draw, &mut Tell::nobody()).unwrap();
    }
    table.record().to_string().lines().map(str::to_owned).collect()
}

/// Why a record with one line written otherwise is refused.
fn refused(moves: usize, line: usize, text: &str) -> Phrase {
    let mut lines = record(moves);
    if line < lines.len() {
        lines[line] = text.to_owned()
    } else {
        lines.push(text.to_owned())
    }
    why(&lines.join("\n"))
}

fn why(text: &str) -> Phrase {
    let record = match Record::read(text) {
        Err(bad) => return bad.why,
        Ok(record) => record,
    };
    match Replay::<Cartographers>::open(&record, &mut Tell::nobody()) {
        Err(bad) => bad.why,
        Ok(replay) => replay.finish().expect_err("the record is wrong").why,
    }
}

/// What the table says.
fn of_the_table() -> Vec<Phrase> {
    let finished = record(usize::MAX);
    let last = finished.len() - 1;
    let after_end = [finished.clone(), vec!["0 water A1".to_owned()]].concat().join("\n");
    let move_too_many = [&finished[..last], &["0 water A1".to_owned(), finished[last].clone()]].concat().join("\n");
    let two_seats = record(1).join("\n").replace("seats 1", "seats 2").replace("\n0 ", "\n1 ");
    let options = |text: &str| cartographers::Options::read(text).expect_err("a wrong option").phrase();
    vec![
        BadSeed::Empty.phrase(),
        BadSeed::TooLong(300).phrase(),
        BadSeed::LineBreak.phrase(),
        options("side"),
        options("side=wilderness,side=wilderness"),
        options("colour=red"),
        options("side=moon"),
        BadSetUp::Seats { seats: 101, fewest: 1, most: 100 }.phrase(),
        BadSetUp::Options(BadOption::Twice("side".into())).phrase(),
        Refused::<Cartographers>::Over.phrase(),
        Refused::<Cartographers>::NotAwaited(Seat(0)).phrase(),
        Phrase::new("seat-name").with("number", 0),
        Cartographers::score("[]").expect_err("a list is no form"),
        Phrase::new("cartographers-form-ambush-on-ruins"),
        BadShape::Empty.phrase(),
        BadShape::Repeated(1, 2).phrase(),
        BadShape::TooLarge.phrase(),
        Refused::<Cartographers>::Rule(Refusal::OffSheet).phrase(),
        refused(0, 0, "a letter"),
        refused(0, 1, "games cartographers"),
        refused(0, 2, "generation one"),
        refused(0, 4, "seats 101"),
        refused(0, 1, "game chess"),
        refused(0, 3, "data 0"),
        refused(1, 8, "0"),
        refused(0, 8, "0 water Z1"),
        refused(0, 8, "result 4O"),
        why(&record(0)[..8].join("\n")),
        why(&after_end),
        why(&move_too_many),
        why(&two_seats),
        refused(usize::MAX, last, "unfinished"),
        refused(usize::MAX, last, "result 1000"),
        refused(0, 8, "result 0"),
        Cartographers::score("{").unwrap_err(),
        Cartographers::legal(&form(r#""shape": []"#)).unwrap_err(),
    ]
}

fn form(rest: &str) -> String {
    let map = Land::blank(Side::Wilderness).rows();
    format!(r#"{{"side": "wilderness", "map": {map:?}, {rest}}}"#)
}

/// What Cartographers says.
fn of_cartographers() -> Vec<Phrase> {
    let spaces = |n: usize| (0..n as u8).collect::<Grid11>();
    let options = |text: &str| cartographers::Options::read(text).expect_err("a wrong option").phrase();
    let mut phrases = vec![
        Refusal::UnknownTerrain("lava".into()).phrase(),
        Refusal::UnknownSpace("Z9".into()).phrase(),
        Refusal::NotOnCard(spaces(0)).phrase(),
        Refusal::NotOnCard(spaces(121)).phrase(),
        Refusal::NoSuchShape.phrase(),
        Refusal::SameAsLower.phrase(),
        Refusal::OffSheet.phrase(),
        Refusal::Filled(spaces(1)).phrase(),
        Refusal::Filled(spaces(2)).phrase(),
        Refusal::MissesRuins.phrase(),
        Refusal::ShapeFits.phrase(),
        Refusal::NothingAsked.phrase(),
        BadMap::Rows(1).phrase(),
        BadMap::RowLength { row: 2, length: 12 }.phrase(),
        BadMap::Unknown { space: 3, mark: 'Q' }.phrase(),
        BadMap::Misplaced { space: 4, mark: 'M' }.phrase(),
        BadMap::Covered { space: 14, printed: 'M', mark: '.' }.phrase(),
        options("edicts=treetower"),
        options("edicts=treetower+greenbough+wildholds+borderlands"),
        Cartographers::score(r#"{"side": "moon", "map": [], "card": "treetower"}"#).unwrap_err(),
        Cartographers::score(&form(r#""card": "joker""#)).unwrap_err(),
        Cartographers::legal(&form(r#""ambush": "orcs""#)).unwrap_err(),
        Cartographers::legal(&form(r#""on_ruins": true"#)).unwrap_err(),
        Event::SeasonBegan { season: Season::default() }.phrase(),
    ];
    phrases.extend(Terrain::ALL.map(|terrain| Refusal::Terrain(terrain).phrase()));
    phrases.extend(Explore::all().map(|card| Event::Revealed { card: Card::Explore(card), time: 3 }.phrase()));
    for card in cartographers::Ambush::all() {
        phrases.push(Event::AmbushFoundNoPlace { card }.phrase());
        phrases.push(Event::Revealed { card: Card::Ambush(card), time: 3 }.phrase());
    }
    for earned in 0..3 {
        let coins = Coins { shape: 0, mountains: earned };
        let (seat, terrain, spaces) = (Seat(0), Terrain::Water, Spaces(spaces(3)));
        phrases.push(Event::Drawn { seat, sheet: Seat(0), terrain, spaces, coins }.phrase());
        phrases.push(Event::Drawn { seat, sheet: Seat(1), terrain, spaces, coins }.phrase());
        phrases.push(Event::AmbushDrawn { card: Default::default(), spaces, coins }.phrase());
    }
    for (season, total) in Season::all().zip([-3, 0, 1, 2]) {
        let (seat, edicts) = (Seat(0), [0, 0]);
        phrases.push(Event::SeasonScored { seat, season, edicts, coins: 0, monsters: 0, total }.phrase());
    }
    phrases.extend(score_titles());
    phrases
}

/// The lines of a finished score sheet.
fn score_titles() -> Vec<Phrase> {
    let text = record(usize::MAX).join("\n");
    let record = Record::read(&text).unwrap();
    let table = Replay::<Cartographers>::open(&record, &mut Tell::nobody()).unwrap().finish().unwrap();
    let sheet = Cartographers::score_sheet(table.spectator(), Seat(0));
    sheet.lines.into_iter().map(|line| line.title).collect()
}

#[test]
fn every_sentence_is_one_whole_line_in_every_language() {
    for words in LANGUAGES.iter().filter_map(|language| Words::embedded(language)) {
        for phrase in of_the_table().iter().chain(&of_cartographers()) {
            let said = words.say(phrase);
            // Fluent shows an argument that is missing in braces; a code without words stands in angle brackets.
            assert!(!said.contains(['{', '}', '⟨', '\n', '\r']), "{words:?} {}: {said}", phrase.code);
            let whole = !said.is_empty() && said == said.trim() && !said.ends_with('.');
            assert!(whole, "{words:?} {}: {said}", phrase.code);
        }
    }
}

#[test]
fn no_sentence_of_table_or_rules_is_left_out_above() {
    let said: BTreeSet<&str> = of_the_table().iter().chain(&of_cartographers()).map(|phrase| phrase.code).collect();
    // What `files.rs` lists by name has no arguments; what `chart` says is tested there.
    let elsewhere = [
        "name", "about", "thanks", "rank", "side", "terrain", "land", "season", "card", "rule", "reason", "title",
        "chart",
    ];
    for text in [include_str!("../../../locales/en/table.ftl"), include_str!("../../../locales/en/cartographers.ftl")] {
        for code in text.lines().filter_map(|line| line.split_once(" = ")).map(|(code, _)| code) {
            let second = code.split('-').nth(1).unwrap_or_default();
            let listed = code.starts_with("cartographers-") && elsewhere.contains(&second);
            assert!(code.starts_with(' ') || listed || said.contains(code), "{code} is said nowhere");
        }
    }
}

#[test]
fn events_begin_large_and_errors_as_the_language_begins_after_a_colon() {
    for words in LANGUAGES.iter().filter_map(|language| Words::embedded(language)) {
        for phrase in of_the_table().iter().chain(&of_cartographers()) {
            let said = words.say(phrase);
            let first = said.chars().next().unwrap();
            match (phrase.code, words.language()) {
                (code, _) if code.starts_with("cartographers-event-") => assert!(first.is_uppercase(), "{said}"),
                // A whole sentence begins large in German wherever it stands, and so does every noun.
                (_, "de") => assert!(!first.is_lowercase(), "{said}"),
                // It begins with the name of a card, or with a space.
                ("cartographers-edicts-stack" | "cartographers-refused-filled" | "seat-name", _) => {}
                _ => assert!(!first.is_uppercase(), "{said}"),
            }
        }
    }
}

#[test]
fn some_sentences() {
    let words = Words::english();
    let say = |phrase: Phrase| words.say(&phrase);
    assert_eq!(
        say(BadSetUp::Seats { seats: 0, fewest: 1, most: 100 }.phrase()),
        "0 seats do not fit this game; it takes 1 to 100"
    );
    assert_eq!(say(refused(0, 4, "seats 0")), "0 seats are out of range; a table has 1 to 100");
    assert_eq!(say(refused(0, 8, "result 0")), "the record gives a result, but its moves do not finish the game");
    assert_eq!(
        say(refused(0, 8, "1 water A1")),
        "\"1 water A1\" is no move; write a seat from 0 to 0 and its action, or end with \"result\" or \"unfinished\""
    );
    let coins = Coins { shape: 1, mountains: 1 };
    let spaces = Spaces([0, 1].into_iter().collect());
    let drawn = Event::Drawn { seat: Seat(0), sheet: Seat(0), terrain: Terrain::Forest, spaces, coins };
    assert_eq!(words.say(&drawn), "Seat 0 draws forest on A1 A2 and earns 2 coins");
    let scored = Event::SeasonScored {
        seat: Seat(3),
        season: Season::default(),
        edicts: [0, 0],
        coins: 0,
        monsters: 4,
        total: -4,
    };
    assert_eq!(words.say(&scored), "Seat 3 earns -4 stars in spring");
    assert_eq!(
        say(Cartographers::parse(table_of_one().view(Seat(0)), "lava A1").unwrap_err().phrase()),
        "\"lava\" is no terrain; write forest, village, farm, water or monster"
    );
}

#[test]
fn some_sentences_in_german_and_dutch() {
    let (german, dutch) = (Words::embedded("de").unwrap(), Words::embedded("nl").unwrap());
    let both = |phrase: &dyn Says, in_german: &str, in_dutch: &str| {
        assert_eq!(german.say(phrase), in_german);
        assert_eq!(dutch.say(phrase), in_dutch);
    };
    let spaces = Spaces([0, 1].into_iter().collect());
    let coins = Coins { shape: 1, mountains: 1 };
    both(
        &Event::Drawn { seat: Seat(0), sheet: Seat(0), terrain: Terrain::Farm, spaces, coins },
        "Sitz 0 zeichnet Acker auf A1 A2 und erhält 2 Münzen",
        "Stoel 0 tekent akker op A1 A2 en krijgt 2 munten",
    );
    let (season, edicts) = (Season::default(), [0, 0]);
    both(
        &Event::SeasonScored { seat: Seat(3), season, edicts, coins: 0, monsters: 1, total: -1 },
        "Sitz 3 bekommt im Frühling -1 Stern",
        "Stoel 3 krijgt in de lente -1 ster",
    );
    both(&Event::SeasonBegan { season }, "Der Frühling beginnt", "De lente begint");
    both(
        &Refusal::UnknownTerrain("lava".into()),
        "„lava“ ist kein Gelände; schreib forest, village, farm, water oder monster",
        "“lava” is geen terrein; schrijf forest, village, farm, water of monster",
    );
    both(
        &cartographers::Options::read("edicts=treetower+greenbough+wildholds+borderlands").unwrap_err(),
        "Baumturm und Grünzweig sind aus demselben Stapel; nimm aus jedem Stapel eine Karte",
        "Boomtoren en Groentwijg komen uit dezelfde stapel; neem uit elke stapel één kaart",
    );
}

fn table_of_one() -> Table<Cartographers> {
    let set_up = SetUp { seats: 1, options: Default::default(), seed: SeedText::new("words").unwrap() };
    Table::open(set_up, &mut Tell::nobody()).unwrap()
}

#[test]
fn what_is_missing_shows_and_nothing_panics() {
    let words = Words::english();
    assert!(!words.has("no-such-code") && words.has("seed-empty"));
    assert_eq!(words.term("no-such-code"), "⟨no-such-code⟩");
    assert_eq!(words.term("no code\n"), "⟨no code\u{fffd}⟩");
    let phrase = Phrase::new("cartographers-event-season-began");
    assert_eq!(words.say(&phrase), "A new season begins: {$season}");
    assert_eq!(words.say(&phrase.term("season", "no-season")), "A new season begins: ⟨no-season⟩");
    let refusal = Refusal::UnknownTerrain("bell\u{7}\u{1b}[31m".into());
    assert!(!words.say(&refusal).contains('\u{1b}'));
    assert!(words.say(&Refusal::UnknownSpace("A1".repeat(100_000))).chars().count() < 600);
}

#[test]
fn words_come_from_texts_too() {
    let german = Words::new("de", &["cartographers-season-spring = Frühling"]).unwrap();
    assert_eq!((german.language(), german.term("cartographers-season-spring")), ("de", "Frühling".to_owned()));
    assert_eq!(Words::new("!", &[]).unwrap_err(), BadWords::Language("!".into()));
    assert!(matches!(Words::new("en", &["a = 1", "= 2"]), Err(BadWords::Unreadable { text: 2, .. })));
    assert_eq!(Words::new("en", &["a = 1", "a = 2"]).unwrap_err(), BadWords::Twice("a".into()));
    assert!(Words::embedded("xx").is_none());
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&german);
}
