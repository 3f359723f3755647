//! The phrases of Cartographers.

use cartographers::paper::{BadPaper, Feature};
use cartographers::{
    Ambush, BadMap, Card, Cartographers, Coins, Event, Explore, Land, Refusal, Scoring, Season, Side, SoloTitle,
    Spaces, Terrain,
};
use table::{Forms, Grid11, Options, Phrase, Seat, ToPhrase};

use super::{Spoken, named, played, reasons, score_titles};

pub fn spoken() -> Spoken {
    Spoken {
        game: "cartographers",
        families: vec![
            ("terrain", named(Terrain::ALL, Terrain::name)),
            ("side", named(Side::ALL, Side::name)),
            ("season", named(Season::all(), Season::name)),
            ("title", named(SoloTitle::all(), SoloTitle::name)),
            (
                "card",
                [
                    named(Explore::all(), Explore::name),
                    named(Ambush::all(), Ambush::name),
                    named(Scoring::all(), Scoring::name),
                ]
                .concat(),
            ),
            ("rule", named(Scoring::all(), Scoring::name)),
            ("reason", reasons("cartographers", &["scoring", "outcome.rs"], &["coin"])),
        ],
        begins_with_a_name: &["cartographers-edicts-stack", "cartographers-refused-filled", "cartographers-line-card"],
        phrases,
    }
}

/// A form with a blank map.
pub fn blank_form(rest: &str) -> String {
    let map = Land::blank(Side::Wilderness).rows();
    format!(r#"{{"side": "wilderness", "map": {map:?}, {rest}}}"#)
}

fn phrases() -> Vec<Phrase> {
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
        Cartographers::score(&blank_form(r#""card": "joker""#)).unwrap_err(),
        Cartographers::legal(&blank_form(r#""ambush": "orcs""#)).unwrap_err(),
        Cartographers::legal(&blank_form(r#""on_ruins": true"#)).unwrap_err(),
        Phrase::new("cartographers-form-ambush-on-ruins"),
        Event::SeasonBegan { season: Season::default() }.phrase(),
    ];
    let papers = [
        BadPaper::Players(0),
        BadPaper::SameStack([Scoring::default(); 2]),
        BadPaper::Seasons(5),
        BadPaper::Coins(15),
        BadPaper::Negative(-1),
        BadPaper::MountainCoins { coins: 0, mountains: 1 },
    ];
    phrases.extend(papers.iter().map(ToPhrase::phrase));
    let features = [Feature::Card(Scoring::default()), Feature::Monsters, Feature::Mountains];
    phrases.extend(features.map(|feature| feature.line(&Land::blank(Side::Wilderness)).title));
    phrases.extend(Terrain::ALL.map(|terrain| Refusal::Terrain(terrain).phrase()));
    phrases.extend(Explore::all().map(|card| Event::Revealed { card: Card::Explore(card), time: 3 }.phrase()));
    for card in Ambush::all() {
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
    phrases.extend(score_titles(&played::<Cartographers>(1, "", usize::MAX)));
    phrases
}
