//! Every sentence of the table and the rules is tested once, with arguments that really occur.

use std::collections::BTreeSet;
use std::path::PathBuf;

use cartographers::{Cartographers, Coins, Event, Refusal, Season, Spaces, Terrain};
use table::{
    BadOption, BadSeed, BadSetUp, BadShape, EventSink, Forms, Game, Options, Phrase, Record, Refused, Replay, Seat,
    SeedText, SetUp, Table, ToPhrase,
};
use words::{BadWords, LANGUAGES, Words};

use crate::words::games::{self, played};

/// A record of a solo game, as lines.
fn record(moves: usize) -> Vec<String> {
    played::<Cartographers>(1, "", moves).record().to_string().lines().map(str::to_owned).collect()
}

/// The error for a record in which one line is replaced.
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
    match Replay::<Cartographers>::open(&record, &mut EventSink::nobody()) {
        Err(bad) => bad.why,
        Ok(replay) => replay.finish().expect_err("the record is wrong").why,
    }
}

/// The phrases of the table.
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
        Cartographers::score("[]").expect_err("a list is not a form"),
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
        Cartographers::legal(&games::cartographers::blank_form(r#""shape": []"#)).unwrap_err(),
    ]
}

/// The phrases of the table and of all games.
fn all_phrases() -> Vec<Phrase> {
    of_the_table().into_iter().chain(games::all().iter().flat_map(|spoken| (spoken.phrases)())).collect()
}

#[test]
fn every_sentence_is_one_whole_line_in_every_language() {
    let phrases = all_phrases();
    for words in LANGUAGES.iter().filter_map(|language| shelf::words(language)) {
        for phrase in &phrases {
            let sentence = words.say(phrase);
            // A missing argument appears in braces, and a code without a message in angle brackets.
            assert!(!sentence.contains(['{', '}', '⟨', '\n', '\r']), "{words:?} {}: {sentence}", phrase.code);
            let whole = !sentence.is_empty() && sentence == sentence.trim() && !sentence.ends_with('.');
            assert!(whole, "{words:?} {}: {sentence}", phrase.code);
        }
    }
}

#[test]
fn every_message_of_table_and_rules_is_listed() {
    let phrases = all_phrases();
    let codes: BTreeSet<&str> = phrases.iter().map(|phrase| phrase.code).collect();
    // The names that `games` lists have no arguments. Other tests cover the messages of the page and of `chart`.
    let elsewhere = ["name", "about", "facts", "thanks", "rank", "land", "chart"];
    let messages = |file: PathBuf| {
        let text = std::fs::read_to_string(file).unwrap();
        let codes = text.lines().filter(|line| !line.starts_with([' ', '#'])).filter_map(|line| line.split_once(" = "));
        codes.map(|(code, _)| code.to_owned()).collect::<Vec<_>>()
    };
    for code in messages(games::workspace().join("locales/en/table.ftl")) {
        assert!(codes.contains(code.as_str()), "{code} is not listed");
    }
    for spoken in games::all() {
        let listed = spoken.codes();
        // Other tests cover the messages of `chart` and `coach` in this file.
        let own = |code: &String| code.starts_with(&format!("{}-", spoken.game));
        for code in messages(games::folder(spoken.game).join("words/en/game.ftl")).into_iter().filter(own) {
            let second = code.split('-').nth(1).unwrap_or_default();
            let known = elsewhere.contains(&second) || listed.contains(&code) || codes.contains(code.as_str());
            assert!(known, "{code} is not listed");
        }
    }
}

#[test]
fn events_start_with_a_capital_and_errors_as_after_a_colon() {
    let begin_with_a_name: Vec<&str> =
        games::all().iter().flat_map(|spoken| spoken.begins_with_a_name).copied().collect();
    let phrases = all_phrases();
    for words in LANGUAGES.iter().filter_map(|language| shelf::words(language)) {
        for phrase in &phrases {
            let sentence = words.say(phrase);
            let first = sentence.chars().next().unwrap();
            match (phrase.code, words.language()) {
                // A digit is not lower case.
                (code, _) if code.contains("-event-") => assert!(!first.is_lowercase(), "{sentence}"),
                // In German, a sentence after a colon starts with a capital, and so does every noun.
                (_, "de") => assert!(!first.is_lowercase(), "{sentence}"),
                ("seat-name", _) => {}
                (code, _) if begin_with_a_name.contains(&code) => {}
                _ => assert!(!first.is_uppercase(), "{sentence}"),
            }
        }
    }
}

#[test]
fn some_sentences() {
    let words = shelf::english();
    let say = |phrase: Phrase| words.say(&phrase);
    assert_eq!(
        say(BadSetUp::Seats { seats: 0, fewest: 1, most: 100 }.phrase()),
        "0 seats do not fit this game; it takes 1 to 100"
    );
    assert_eq!(say(refused(0, 4, "seats 0")), "0 seats are out of range; a table has 1 to 100");
    assert_eq!(say(refused(0, 8, "result 0")), "the record gives a result, but its moves do not finish the game");
    assert_eq!(
        say(refused(0, 8, "1 water A1")),
        "\"1 water A1\" is not a move; write a seat from 0 to 0 and its action, or end with \"result\" or \"unfinished\""
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
        "\"lava\" is not a terrain; write forest, village, farm, water or monster"
    );
}

#[test]
fn some_sentences_in_german_and_dutch() {
    let (german, dutch) = (shelf::words("de").unwrap(), shelf::words("nl").unwrap());
    let both = |phrase: &dyn ToPhrase, in_german: &str, in_dutch: &str| {
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
    Table::open(set_up, &mut EventSink::nobody()).unwrap()
}

#[test]
fn some_sentences_about_the_island_and_the_torn_map() {
    let say = |what: &dyn ToPhrase| ["en", "de", "nl"].map(|language| shelf::words(language).unwrap().say(what));
    let space = |name| misterra::Space::named(name).unwrap();
    let laid = |at, terrain, update| misterra::Half { space: space(at), terrain, update };
    let halves = [
        laid("b1", misterra::Terrain::Jungle, misterra::Update::Confirmed),
        laid("b2", misterra::Terrain::Mountain, misterra::Update::Laid),
    ];
    assert_eq!(
        say(&misterra::Event::Mapped { seat: Seat(1), halves }),
        [
            "Seat 1 maps jungle on b1 (confirmed) and mountain on b2 (new, hazy)",
            "Sitz 1 kartiert Dschungel auf b1 (bestätigt) und Gebirge auf b2 (neu, unklar)",
            "Stoel 1 brengt jungle op b1 in kaart (bevestigd) en gebergte op b2 (nieuw, beneveld)",
        ]
    );
    assert_eq!(
        say(&misterra::Refusal::EmptySpace(space("c3"))),
        [
            "there is no tile on c3; choose a tile or the beach",
            "Auf c3 liegt kein Plättchen; wähle ein Plättchen oder den Strand",
            "op c3 ligt geen tegel; kies een tegel of het strand",
        ]
    );
    let tile = morgan::Tile::named("tomb").unwrap();
    assert_eq!(
        say(&morgan::Event::Stepped {
            seat: Seat(0),
            tile,
            at: (2, -1),
            paid: [Seat(1), Seat(2)].into_iter().collect()
        }),
        [
            "Seat 0 walks to Tomb and pays Seat 1 and Seat 2 a doubloon each",
            "Sitz 0 läuft bis Gruft und zahlt Sitz 1 und Sitz 2 je eine Dublone",
            "Stoel 0 loopt naar Graftombe en betaalt Stoel 1 en Stoel 2 elk een dubloen",
        ]
    );
    let cards = ["tomb-2", "skull-0"].map(|name| morgan::MapCard::named(name).unwrap()).into_iter().collect();
    assert_eq!(
        say(&morgan::Event::Drew { seat: Seat(0), cards }),
        [
            "Seat 0 draws Tomb 2 and Skull 0",
            "Sitz 0 zieht Gruft 2 und Totenkopf 0",
            "Stoel 0 trekt Graftombe 2 en Doodshoofd 0",
        ]
    );
}

#[test]
fn written_phrases_read_as_the_phrases_do() {
    let words = shelf::words("de").unwrap();
    let names = ["Anna \u{2}\u{3} [x]".to_owned()];
    for phrase in all_phrases() {
        assert_eq!(words.say_written(&phrase.written(), &names), words.say_among(&phrase, &names), "{}", phrase.code);
    }
    // Nested phrases, and text around them.
    let line = Phrase::new("cartographers-line-card").term("card", "cartographers-card-borderlands");
    let reason = Phrase::new("coach-reason").with("line", line.written()).with("points", "+6").written();
    let whose = Phrase::new("coach-whose").with("seat", Seat(0)).with("what", format!("{reason}; {reason}"));
    let sentence = words.say_written(&format!("1 → {}", whose.written()), &names);
    assert_eq!(sentence, "1 → für Anna \u{fffd}\u{fffd} [x]: Grenzlande +6; Grenzlande +6");
    // Malformed input still gives a text.
    assert_eq!(words.say_written("\u{2}no-code\u{1f}x\u{1f}y number z", &[]), "⟨no-code⟩");
    assert_eq!(words.say_written("plain\u{3}", &[]), "plain\u{3}");
}

#[test]
fn presumptions_state_their_points() {
    for words in LANGUAGES.iter().filter_map(|language| shelf::words(language)) {
        for card in misterra::Presumption::all() {
            let rule = words.term(&format!("misterra-rule-{}", card.number()));
            let numbers: Vec<u8> =
                rule.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
            let pays: Vec<u8> = match card.facts().pay {
                misterra::Pay::Each(each) => vec![each],
                misterra::Pay::Steps { table, beyond } => {
                    let steps = table.iter().flat_map(|&(count, points)| [count, points]);
                    steps.chain((beyond > 0).then_some(beyond)).collect()
                }
            };
            let says = numbers.windows(pays.len()).any(|stated| stated == pays);
            assert!(says, "{words:?} {}: {rule}, but it pays {pays:?}", card.number());
            if let misterra::Rule::Pattern(pattern) = card.facts().rule {
                let mut rest = rule.as_str();
                for terrain in pattern.concat() {
                    let after = rest.split_once(&words.term(&terrain.term()));
                    rest = after.unwrap_or_else(|| panic!("{words:?}: {rule} misses {terrain:?}")).1;
                }
            }
        }
    }
}

#[test]
fn missing_messages_and_arguments_are_visible_and_nothing_panics() {
    let words = shelf::english();
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
fn words_can_be_built_from_texts() {
    let german = Words::new("de", &["cartographers-season-spring = Frühling"]).unwrap();
    assert_eq!((german.language(), german.term("cartographers-season-spring")), ("de", "Frühling".to_owned()));
    assert_eq!(Words::new("!", &[]).unwrap_err(), BadWords::Language("!".into()));
    assert!(matches!(Words::new("en", &["a = 1", "= 2"]), Err(BadWords::Unreadable { text: 2, .. })));
    assert_eq!(Words::new("en", &["a = 1", "a = 2"]).unwrap_err(), BadWords::Twice("a".into()));
    assert!(shelf::words("xx").is_none());
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&german);
}
