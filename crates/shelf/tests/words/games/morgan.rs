//! The phrases of Morgan's Magic Map.

use morgan::paper::BadPaper;
use morgan::{BadEdges, Cards, Edges, Event, Level, MapCard, Morgan, Point, Refusal, Set, Symbol, Tile, Treasure};
use table::{Forms, Options, Phrase, Seat, Seats, ToPhrase};

use super::{Spoken, named, played, reasons, score_titles};

pub fn spoken() -> Spoken {
    Spoken {
        game: "morgan",
        families: vec![
            ("point", named(Point::all(), Point::name)),
            ("tile", named(Tile::all(), Tile::name)),
            ("symbol", named(Symbol::ALL, Symbol::name)),
            ("set", named(Set::ALL, Set::name)),
            ("treasure", named(Treasure::all(), Treasure::name)),
            ("reason", reasons("morgan", &["outcome.rs"], &["doubloons", "treasure"])),
        ],
        begins_with_a_name: &[],
        phrases,
    }
}

fn phrases() -> Vec<Phrase> {
    [events(), refusals(), forms(), options(), score_titles(&played::<Morgan>(2, "", 9))].concat()
}

fn edges() -> Edges {
    "LLWW".parse().unwrap_or_else(|BadEdges| panic!("these are edges"))
}

fn cards(count: usize) -> Cards {
    MapCard::all().step_by(5).take(count).collect()
}

fn seats(count: u8) -> Seats {
    (1..=count).map(Seat).collect()
}

fn events() -> Vec<Phrase> {
    let (seat, at) = (Seat(0), (1, -2));
    let tile = Tile::all().next().unwrap();
    let level = Level::all().next().unwrap();
    let mut treasures = Treasure::all();
    let board = [(); 5].map(|()| treasures.next().unwrap());
    let mut events = vec![Event::Laid { board }, Event::Starts { seat }, Event::BoardLast {}];
    events.extend(Tile::all().map(|tile| Event::Moved { seat, tile, from: (0, 0), to: at, edges: edges() }));
    events.extend(MapCard::all().take(4).map(|card| Event::Played { seat, card }));
    events.extend(MapCard::all().take(4).map(|card| Event::Discarded { seat, card }));
    for count in 0..4 {
        events.push(Event::Landed { seat, tile, at, paid: seats(count) });
        events.push(Event::Stepped { seat, tile, at, paid: seats(count) });
        events.push(Event::Took { seat, treasure: board[0], level, doubloons: count.into() });
        events.push(Event::TurnedUp { treasure: board[0], board, left: count });
    }
    for count in 0..5 {
        events.push(Event::Drew { seat, cards: cards(count.into()) });
        events.push(Event::OtherDrew { seat, cards: count });
        events.extend(Set::ALL.map(|set| Event::MostOf { set, seats: seats(count), bonus: 1 }));
    }
    for count in 1..3 {
        events.extend(Symbol::ALL.map(|gives| Event::Used { seat, cards: cards(count), gives }));
        events.push(Event::Shuffled { cards: count as u8 });
        events.push(Event::NobodyDug { rounds: count as u32 });
    }
    events.iter().map(ToPhrase::phrase).collect()
}

fn refusals() -> Vec<Phrase> {
    let tile = Tile::all().next().unwrap();
    let mut levels = Level::all();
    let (reach, level) = (levels.next().unwrap(), levels.next().unwrap());
    let mut cards = MapCard::all();
    let (card, after) = (cards.next().unwrap(), cards.next().unwrap());
    let symbol = Symbol::Boots;
    let word = || "lava".to_owned();
    let refusals = [
        Refusal::NotYourTurn,
        Refusal::CornerFirst,
        Refusal::CornerChosen,
        Refusal::CannotPay { toll: 1, doubloons: 0 },
        Refusal::CannotPay { toll: 2, doubloons: 1 },
        Refusal::MapPhaseOver,
        Refusal::NoMovesLeft,
        Refusal::TileHasPirate(tile),
        Refusal::TileEnclosed(tile),
        Refusal::SameSpot(tile),
        Refusal::SpotTaken(tile),
        Refusal::TouchesNothing,
        Refusal::EdgesDiffer { beside: tile, edges: edges() },
        Refusal::MapSplits,
        Refusal::WalkOver,
        Refusal::NoStepsLeft,
        Refusal::Gap((1, -2)),
        Refusal::NotInHand(card),
        Refusal::CardDoesNotHold { card, away: 3 },
        Refusal::OutOfOrder { card, after },
        Refusal::DigOver,
        Refusal::NothingPlayed,
        Refusal::LevelTooDeep { level, reach },
        Refusal::DeepEnough,
        Refusal::NoSuchBonus { symbol, needed: 1, found: 0 },
        Refusal::NoSuchBonus { symbol, needed: 2, found: 1 },
        Refusal::NotFaceUp(card),
        Refusal::TreasureFirst,
        Refusal::AlreadyDiscarded,
        Refusal::UnknownAction(word()),
        Refusal::UnknownCorner(word()),
        Refusal::UnknownDirection(word()),
        Refusal::UnknownTile(word()),
        Refusal::UnknownSpot(word()),
        Refusal::UnknownEdges(word()),
        Refusal::NotItsEdges { tile, edges: edges() },
        Refusal::UnknownCard(word()),
        Refusal::UnknownLevel(word()),
        Refusal::UnknownBonus(word()),
    ];
    refusals.iter().map(ToPhrase::phrase).collect()
}

fn forms() -> Vec<Phrase> {
    let score = |doubloons: &str, treasures: &str| {
        Morgan::score(&format!(r#"{{"doubloons": {doubloons}, "treasures": {treasures}}}"#)).unwrap_err()
    };
    let legal = |tiles: &str, pirates: &str, query: &str| {
        Morgan::legal(&format!(r#"{{"tiles": [{tiles}], "pirates": {pirates}, "query": "{query}"}}"#)).unwrap_err()
    };
    let tomb = r#"{"at": [0, 0], "edges": "LLLL", "point": "tomb"}"#;
    let beside = |rest: &str| legal(&format!("{tomb}, {rest}"), "[[0, 0]]", "walks");
    vec![
        score("[1]", "[[]]"),
        score("[1, 2]", "[[]]"),
        score("[1, 2]", r#"[["rum"], []]"#),
        score("[1, 2]", r#"[["diadem"], ["diadem"]]"#),
        score("[1, 2]", r#"[{"sets": {"rum": 1}, "value": 1}, []]"#),
        score("[1, 2]", r#"[{"sets": {"jade": 4}, "value": 1}, []]"#),
        BadPaper::TooMuch(1 << 40).phrase(),
        legal("", "[[0, 0]]", "walks"),
        beside(tomb),
        beside(r#"{"at": [1, 0], "edges": "LLLL", "point": "rum"}"#),
        beside(r#"{"at": [1, 0], "edges": "LLLL", "point": "tomb"}"#),
        beside(r#"{"at": [1, 0], "edges": "rum"}"#),
        beside(r#"{"at": [2, 0], "edges": "LLLL"}"#),
        beside(r#"{"at": [1, 0], "edges": "WWWW"}"#),
        legal(tomb, "[]", "walks"),
        legal(tomb, "[[1, 0]]", "walks"),
        legal(tomb, "[[0, 0]]", "walks"),
        legal(tomb, "[[0, 0]]", "dance"),
    ]
}

fn options() -> Vec<Phrase> {
    vec![morgan::Options::read("rounds_without_dig=0").expect_err("a wrong option").phrase()]
}
