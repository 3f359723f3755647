//! The phrases of Maps of Misterra.

use misterra::{
    BadMap, Ending, Event, Half, Misterra, OtomaAction, OtomaCard, Presumption, Refusal, Sketch, SoloTitle, Space,
    Terrain, Update,
};
use table::{Forms, Options, Phrase, Seat, ToPhrase};

use super::{Spoken, named, played, reasons, score_titles};

const ENDINGS: [Ending; 5] =
    [Ending::IslandConfirmed, Ending::RestUnmappable, Ending::NoSketches, Ending::ParchmentCovered, Ending::OtomaDone];

const UPDATES: [Update; 5] =
    [Update::Laid, Update::Confirmed, Update::Replaced { old: Terrain::Jungle }, Update::Unchanged, Update::NoTileLeft];

pub fn spoken() -> Spoken {
    let number = |card: Presumption| card.number().to_string();
    Spoken {
        game: "misterra",
        families: vec![
            ("terrain", named(Terrain::ALL, Terrain::name)),
            ("card", named(Presumption::all(), number)),
            ("rule", named(Presumption::all(), number)),
            ("title", named(SoloTitle::all(), SoloTitle::name)),
            ("ending", named(ENDINGS, Ending::name)),
            ("update", named(UPDATES, |update| update.term().trim_start_matches("misterra-update-"))),
            ("reason", reasons("misterra", &["scoring", "outcome.rs"], &[])),
        ],
        begins_with_a_name: &[],
        phrases,
    }
}

fn space(name: &str) -> Space {
    Space::named(name).expect("a space")
}

fn phrases() -> Vec<Phrase> {
    [events(), refusals(), forms(), options(), score_titles(&played::<Misterra>(1, "master=true", usize::MAX))].concat()
}

fn events() -> Vec<Phrase> {
    let (seat, at) = (Seat(0), space("a1"));
    let sketch = Sketch::of(Terrain::Jungle, Terrain::Lagoon);
    let sketches = |count: usize| std::iter::repeat_n(sketch, count).collect();
    let mut cards = Presumption::all();
    let pair = [cards.next().unwrap(), cards.next().unwrap()];
    let mut events = vec![
        Event::JungleLaid { spaces: [at, space("c3")].into_iter().collect() },
        Event::Dealt { seat, presumptions: Presumption::all().take(4).collect() },
        Event::Kept { seat, presumptions: pair },
        Event::KeptInSecret { seat },
        Event::FirstDrawn { seat },
        Event::Placed { seat, to: space("a0") },
        Event::Went { seat, from: space("a0"), to: at },
        Event::Stayed { seat, at },
        Event::NoSketch { seat },
        Event::Exchanged { seat, tucked: sketch, drawn: sketch },
        Event::Took { seat, sketch },
        Event::Left { seat, sketch },
        Event::OtomaClaimedNothing,
    ];
    for count in 0..3 {
        events.push(Event::Revealed { sketches: sketches(count) });
        events.push(Event::Refilled { sketches: sketches(count) });
        events.push(Event::Swept { sketches: sketches(count) });
        events.push(Event::Scored { seat, total: count as i32 - 1 });
    }
    for card in OtomaCard::all() {
        let facts = card.facts();
        events.push(Event::OtomaTurned { spaces: facts.spaces, orders: facts.orders });
    }
    for terrain in Terrain::ALL {
        for update in UPDATES {
            let half = Half { space: at, terrain, update };
            events.push(Event::Mapped { seat, halves: [half; 2] });
            for action in [OtomaAction::Map(terrain), OtomaAction::ConfirmOrMap(terrain)] {
                events.push(Event::OtomaActed { space: at, action, update });
            }
        }
        for tiles in 1..3 {
            events.push(Event::Claimed { seat, space: at, terrain, tiles, sketch });
            events.push(Event::OtomaClaimed { space: at, terrain, tiles });
        }
    }
    events.extend(ENDINGS.map(|ending| Event::EndCame { seat, ending }));
    let shown = Presumption::all().map(|card| Event::PresumptionsShown { seat, presumptions: [card; 2] });
    events.into_iter().chain(shown).map(|event| event.phrase()).collect()
}

fn refusals() -> Vec<Phrase> {
    let (one, other) = (space("a1"), space("c3"));
    let card = Presumption::all().next().unwrap();
    let sketch = Sketch::of(Terrain::Jungle, Terrain::Lagoon);
    let word = || "lava".to_owned();
    let refusals = vec![
        Refusal::UnknownAction(word()),
        Refusal::UnknownSpace(word()),
        Refusal::UnknownTerrain(word()),
        Refusal::UnknownSketch(word()),
        Refusal::UnknownPresumption(word()),
        Refusal::SamePresumption(card),
        Refusal::NothingAsked,
        Refusal::OtherStep,
        Refusal::NotDealt(card),
        Refusal::BeginsOnBeach(one),
        Refusal::NotPlaced,
        Refusal::AlreadyThere(one),
        Refusal::EmptySpace(one),
        Refusal::TooFar(one),
        Refusal::NotInDisplay(sketch),
        Refusal::NotOnLagoon,
        Refusal::AlreadyExchanged,
        Refusal::NoSketchTaken,
        Refusal::OtherSketch(sketch),
        Refusal::NotAdjacent(one, other),
        Refusal::OnTheBeach(space("a0")),
        Refusal::OnJungle(one),
        Refusal::NotSeen(one, other),
        Refusal::SameAsTurned,
        Refusal::NothingToClaim,
        Refusal::NotConfirmed(one),
        Refusal::RegionClaimed(one),
        Refusal::TerrainClaimed(Terrain::Steppe),
        Refusal::NoMarker,
        Refusal::NotTied(one),
    ];
    let maps = [
        BadMap::Rows(1),
        BadMap::Rows(4),
        BadMap::RowLength { row: 2, length: 1 },
        BadMap::RowLength { row: 2, length: 6 },
        BadMap::Unknown { space: one, mark: 'Q' },
        BadMap::Tiles { terrain: Terrain::Steppe, tiles: 13, most: 12 },
    ];
    refusals.iter().map(ToPhrase::phrase).chain(maps.iter().map(ToPhrase::phrase)).collect()
}

fn forms() -> Vec<Phrase> {
    let blank = r#"[".....", ".....", ".....", ".....", "....."]"#;
    let jungle = r#"[".....", ".....", ".....", ".....", "JJLj."]"#;
    let score = |rest: &str| Misterra::score(&format!(r#"{{"island": {jungle}, {rest}}}"#)).unwrap_err();
    let legal = |rest: &str| Misterra::legal(&format!(r#"{{"island": {jungle}, {rest}}}"#)).unwrap_err();
    let two = |claims: &str| {
        score(&format!(
            r#""parchments": [{blank}, {blank}], "presumptions": [[1, 2], [3, 4]], "claims": [{claims}, []]"#
        ))
    };
    vec![
        Misterra::score(&format!(r#"{{"parchment": {blank}, "presumption": 32}}"#)).unwrap_err(),
        score(r#""parchments": [], "presumptions": [], "claims": []"#),
        score(&format!(r#""parchments": [{blank}, {blank}], "presumptions": [[1, 2]], "claims": [[], []]"#)),
        score(&format!(r#""parchments": [{blank}], "presumptions": [[1, 2]], "claims": [[]]"#)),
        score(&format!(
            r#""parchments": [{blank}, {blank}], "presumptions": [[1, 2], [3, 4]], "claims": [[], []], "otoma": []"#
        )),
        score(&format!(r#""parchments": [{blank}, {blank}], "presumptions": [[1, 2], [2, 3]], "claims": [[], []]"#)),
        two(r#"["a1", "c1", "a2", "a3"]"#),
        two(r#"["d1"]"#),
        two(r#"["a1", "b1"]"#),
        legal(r#""query": "dance""#),
        legal(r#""query": "claim", "meeple": "a1", "claims": [[]], "seat": 1"#),
    ]
}

fn options() -> Vec<Phrase> {
    let read = |text: &str| misterra::Options::read(text).expect_err("a wrong option").phrase();
    let check =
        |text: &str| misterra::Options::read(text).unwrap().check(2).expect_err("options that do not fit").phrase();
    vec![
        read("presumptions0=1"),
        read("presumptions0=1+2+3"),
        read("presumptions0=1+1"),
        check("presumptions3=1+2"),
        check("first_game=true,presumptions0=1+2"),
        misterra::Options::read("presumptions0=1+2").unwrap().check_public().unwrap_err().phrase(),
    ]
}
