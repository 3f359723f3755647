//! The text form of score pads: everything entered is read back, and every error has its line.

use cartographers::Cartographers;
use cartographers::paper::{CoinCount, SeasonEnd};
use cartographers::scorepad::{CartographersPad, Sheet};
use cartographers::{Scoring, Season, SeasonScore, Side, Terrain};
use misterra::Misterra;
use misterra::scorepad::MisterraPad;
use misterra::{Presumption, Space};
use morgan::Morgan;
use morgan::paper::{Dug, Hoard};
use morgan::scorepad::MorganPad;
use morgan::{Set, Treasure};
use proptest::collection::vec;
use proptest::prelude::*;
use scorepad::{BadText, Entry, LONGEST_NAME, Pad};
use shelf::{Title, read_pad, with_game};

/// The blank pad of a game.
fn blank(game: &str) -> Pad {
    with_game!(Title::named(game).expect("a game"), G => Pad::blank::<G>())
}

/// A name as a person may type it.
fn name() -> impl Strategy<Value = String> {
    "[^\\p{C}]{0,40}".prop_filter("as long as a name may be", |name| name.chars().count() <= LONGEST_NAME)
}

fn land() -> impl Strategy<Value = Vec<(u8, usize)>> {
    vec((0..121u8, 0..6usize), 0..60)
}

fn sheet(side: Side, painted: &[(u8, usize)]) -> Sheet {
    let mut sheet = Sheet::blank(side);
    for &(space, terrain) in painted {
        sheet.paint(space, Terrain::ALL.get(terrain).copied());
    }
    sheet
}

fn cartographers() -> impl Strategy<Value = Pad> {
    let season = (land(), any::<u8>(), any::<Option<bool>>(), any::<[i16; 4]>());
    let player = (name(), vec(season, 0..=4), land(), any::<u8>());
    (any::<bool>(), any::<[Option<u8>; 4]>(), vec(player, 1..4)).prop_map(|(wild, edicts, players)| {
        let side = if wild { Side::Wilderness } else { Side::Wastelands };
        let edicts = edicts.map(|card| card.and_then(|card| Scoring::all().nth(usize::from(card % Scoring::COUNT))));
        let players = players.into_iter().map(|(name, seasons, land, coins)| {
            let ended = seasons.into_iter().map(|(land, coins, drawn, [one, other, stars, monsters])| match drawn {
                Some(true) => SeasonEnd::Drawn { land: sheet(side, &land).land, coins: CoinCount::ForShapes(coins) },
                Some(false) => SeasonEnd::Drawn { land: sheet(side, &land).land, coins: CoinCount::Filled(coins) },
                None => SeasonEnd::Written(SeasonScore {
                    edicts: [one, other],
                    coins: stars,
                    monsters,
                    ..SeasonScore::default()
                }),
            });
            Entry { name, has: Sheet { ended: ended.collect(), coins, ..sheet(side, &land) } }
        });
        Pad::new::<Cartographers>(CartographersPad { side, edicts, players: players.collect() })
    })
}

fn misterra() -> impl Strategy<Value = Pad> {
    let marks = || vec((0..25u8, 0..5usize, any::<bool>()), 0..40);
    let spaces = || vec(0..25u8, 0..5);
    let player = (name(), marks(), vec(1..=Presumption::COUNT, 0..4), spaces());
    (marks(), any::<bool>(), spaces(), vec(player, 1..=4)).prop_map(|(tiles, master, otoma, players)| {
        let space = |index: u8| Space::new(index).expect("one of the island");
        let mut pad = MisterraPad { master, ..MisterraPad::default() };
        for (at, terrain, confirmed) in tiles {
            let terrain = misterra::Terrain::ALL.get(terrain).map(|terrain| (*terrain, confirmed));
            // This fails if no tile is left.
            let _ = pad.lay(space(at), terrain);
        }
        otoma.into_iter().for_each(|at| pad.claim(None, space(at)));
        for (seat, (name, marks, cards, claims)) in players.into_iter().enumerate() {
            pad.players.push(Entry { name, has: Default::default() });
            for (at, terrain, _) in marks {
                pad.paint(seat, space(at), misterra::Terrain::ALL.get(terrain).copied());
            }
            cards.into_iter().filter_map(Presumption::numbered).for_each(|card| pad.presume(seat, card));
            claims.into_iter().for_each(|at| pad.claim(Some(seat), space(at)));
        }
        Pad::new::<Misterra>(pad)
    })
}

fn morgan() -> impl Strategy<Value = Pad> {
    let dug = prop_oneof![
        vec(0..Treasure::COUNT, 0..9)
            .prop_map(|ranks| Dug::Named(ranks.into_iter().filter_map(|rank| Treasure::all().nth(rank)).collect())),
        (any::<[u32; Set::COUNT]>(), any::<u32>()).prop_map(|(sets, value)| Dug::Counted { sets, value }),
    ];
    let player = (name(), any::<u32>(), dug)
        .prop_map(|(name, doubloons, treasures)| Entry { name, has: Hoard { doubloons, treasures } });
    vec(player, 1..=4).prop_map(|players| Pad::new::<Morgan>(MorganPad { players }))
}

proptest! {
    #[test]
    fn a_pad_survives_writing_and_reading(pad in prop_oneof![cartographers(), misterra(), morgan()]) {
        let text = pad.to_string();
        prop_assert_eq!(read_pad(&text), Ok(pad.clone()));
        // However incomplete or wrong the pad is, it can be scored or explains why not.
        let scores = pad.scores();
        prop_assert_eq!(scores.sheets.len(), pad.players());
        if let Ok(ranks) = scores.ranks {
            prop_assert_eq!(ranks.len(), pad.players());
        }
    }

    #[test]
    fn an_invalid_pad_is_refused(pad in prop_oneof![cartographers(), misterra(), morgan()], at in any::<prop::sample::Index>(), mark in any::<char>()) {
        // A changed letter gives another valid pad, or an error with its line.
        let mut letters: Vec<char> = pad.to_string().chars().collect();
        let at = at.index(letters.len());
        letters[at] = mark;
        let text: String = letters.into_iter().collect();
        match read_pad(&text) {
            Ok(other) => prop_assert_eq!(read_pad(&other.to_string()), Ok(other)),
            Err(bad) => prop_assert!((1..=text.lines().count() + 1).contains(&bad.line), "{bad:?}"),
        }
    }
}

#[test]
fn every_truncation_is_reported() {
    for game in ["cartographers", "misterra", "morgan"] {
        let text = blank(game).to_string();
        let lines = text.lines().count();
        // Without the second player, Morgan's pad is still valid, with one player.
        let whole = if game == "morgan" { 4 } else { lines };
        for lines_left in 0..whole {
            let cut: String = text.lines().take(lines_left).map(|line| format!("{line}\n")).collect();
            assert_eq!(
                read_pad(&cut).map_err(|bad| bad.line),
                Err(lines_left.max(1) + usize::from(lines_left > 0)),
                "{cut}"
            );
        }
    }
}

const CARTOGRAPHERS: &str = "portolan-paper 1 cartographers\nside wilderness\nedicts - - - -\nplayer Anna\n";
const MISTERRA: &str = "portolan-paper 1 misterra\nisland 25.\nmaster no\notoma\nplayer Anna\n";
const MORGAN: &str = "portolan-paper 1 morgan\nplayer Anna\ndoubloons 0\n";

fn blank_map() -> String {
    let pad = blank("cartographers").to_string();
    pad.lines().last().and_then(|line| line.split(' ').nth(1)).expect("a map").to_owned()
}

/// The line and the code of the error.
fn wrong(text: &str) -> (usize, &'static str) {
    let BadText { line, why } = read_pad(text).expect_err(text);
    (line, why.code)
}

#[test]
fn every_mistake_has_its_own_message() {
    let map = blank_map();
    let long = "x".repeat(LONGEST_NAME + 1);
    let many = format!("{CARTOGRAPHERS}now {map} 0\n") + &format!("player\nnow {map} 0\n").repeat(100);
    let cases: &[(String, usize, &str)] = &[
        (String::new(), 1, "library-paper-text-heading"),
        ("a letter to a friend".into(), 1, "library-paper-text-heading"),
        ("portolan-paper".into(), 1, "library-paper-text-heading"),
        ("portolan-paper 1".into(), 1, "library-paper-text-heading"),
        ("portolan-paper 1 morgan please".into(), 1, "library-paper-text-heading"),
        ("portolan-paper 2 morgan".into(), 1, "library-paper-text-version"),
        ("portolan-paper 1 atlantis".into(), 1, "library-paper-text-game"),
        ("portolan-paper 1 morgan".into(), 2, "library-paper-text-missing"),
        ("portolan-paper 1 morgan\nplayers Anna".into(), 2, "library-paper-text-wanted"),
        (format!("portolan-paper 1 morgan\nplayer {long}\ndoubloons 0\ntreasures"), 2, "library-paper-text-name"),
        ("portolan-paper 1 morgan\nplayer A\tB\ndoubloons 0\ntreasures".into(), 2, "library-paper-text-name"),
        (format!("{MORGAN}treasures gold-idol spoon"), 4, "morgan-form-treasure"),
        (MORGAN.replace('0', "-1") + "treasures", 3, "library-paper-text-number"),
        (MORGAN.replace('0', "+1") + "treasures", 3, "library-paper-text-number"),
        (MORGAN.replace('0', "4294967296") + "treasures", 3, "library-paper-text-number"),
        (format!("{MORGAN}counted 1 2 3 worth 4"), 4, "library-paper-text-counted"),
        (format!("{MORGAN}counted 1 2 3 4 5 6 7"), 4, "library-paper-text-counted"),
        (format!("{MORGAN}counted 1 2 3 4 5 six worth 7"), 4, "library-paper-text-number"),
        (format!("{MORGAN}treasures\nand more"), 5, "library-paper-text-more"),
        (
            format!("portolan-paper 1 morgan\n{}", "player\ndoubloons 0\ntreasures\n".repeat(5)),
            14,
            "morgan-form-players",
        ),
        ("portolan-paper 1 cartographers\nside moon".into(), 2, "cartographers-form-side"),
        (CARTOGRAPHERS.replace("- -", "-"), 3, "cartographers-edicts-count"),
        (CARTOGRAPHERS.replace("- - - -", "- - - ace"), 3, "library-paper-text-card"),
        (format!("{CARTOGRAPHERS}now {map}"), 5, "library-paper-text-now"),
        (format!("{CARTOGRAPHERS}now 121. 0"), 5, "cartographers-map-covered"),
        (format!("{CARTOGRAPHERS}now Q{} 0", &map[1..]), 5, "library-paper-text-map"),
        (format!("{CARTOGRAPHERS}now {map}99999999999999999999F 0"), 5, "library-paper-text-map"),
        (format!("{CARTOGRAPHERS}now {map}7 0"), 5, "library-paper-text-map"),
        (format!("{CARTOGRAPHERS}now {map} 256"), 5, "library-paper-text-number"),
        (format!("{CARTOGRAPHERS}season {map} 3"), 5, "library-paper-text-season"),
        (format!("{CARTOGRAPHERS}season 1 2 3 4.5"), 5, "library-paper-text-number"),
        (format!("{CARTOGRAPHERS}{}", "season 1 2 3 4\n".repeat(5)), 9, "cartographers-paper-seasons"),
        (many, 204, "seats-out-of-range"),
        (MISTERRA.replace("25.", "24."), 2, "library-paper-text-map"),
        (MISTERRA.replace("25.", "24.Q"), 2, "misterra-map-unknown"),
        (MISTERRA.replace("25.", "25J"), 2, "misterra-map-tiles"),
        (MISTERRA.replace("master no", "master perhaps"), 3, "library-paper-text-wanted"),
        (MISTERRA.replace("otoma", "otoma z9"), 4, "library-paper-text-space"),
        (MISTERRA.replace("otoma", "otoma a0"), 4, "library-paper-text-space"),
        (format!("{MISTERRA}parchment 24.x"), 6, "misterra-map-unknown"),
        (format!("{MISTERRA}parchment 25.\npresumptions 32"), 7, "misterra-form-presumption"),
        (format!("{MISTERRA}parchment 25.\npresumptions 300"), 7, "library-paper-text-number"),
        (format!("{MISTERRA}parchment 25.\npresumptions 1 2\nclaims f6"), 8, "library-paper-text-space"),
    ];
    for (text, line, code) in cases {
        let (start, _) = text.split_at(text.len().min(200));
        assert_eq!(wrong(text), (*line, *code), "{start}");
    }
}

#[test]
fn line_endings_of_other_systems_do_not_matter() {
    let pad = blank("misterra");
    assert_eq!(read_pad(&pad.to_string().replace('\n', "\r\n")), Ok(pad));
}

#[test]
fn a_season_can_be_closed_and_reopened() {
    let mut sheet = Sheet::blank(Side::Wilderness);
    sheet.paint(0, Some(Terrain::Forest));
    sheet.coins = 2;
    sheet.write_down();
    sheet.paint(1, Some(Terrain::Water));
    sheet.paint(0, Some(Terrain::Monster));
    sheet.paint(14, Some(Terrain::Farm));
    assert_eq!(&sheet.land.rows()[..2], ["XW.........", "...M......."], "mountains stay");
    let spring = Season::default();
    let summer = spring.next().expect("summer");
    assert_eq!(sheet.season(), Some(summer));
    sheet.write_boxes(summer, SeasonScore { coins: 3, ..SeasonScore::default() });
    sheet.write_boxes(summer, SeasonScore { coins: 4, ..SeasonScore::default() });
    assert_eq!(sheet.ended.len(), 2);
    sheet.open_again();
    assert_eq!(sheet.land.rows()[0], "XW.........", "written scores do not change the map");
    sheet.open_again();
    assert_eq!((sheet.land.rows()[0].as_str(), sheet.coins), ("F..........", 2));
    sheet.open_again();
    assert_eq!(sheet.season(), Some(spring));
}

#[test]
fn a_stack_has_one_card_among_the_edicts() {
    let card = |name| Scoring::named(name).expect("a card");
    let mut pad = CartographersPad::default();
    for (edict, name) in ["treetower", "canal-lake", "great-city", "borderlands"].into_iter().enumerate() {
        pad.choose(edict, card(name));
    }
    pad.choose(1, card("greenbough"));
    assert_eq!(pad.edicts, ["canal-lake", "greenbough", "great-city", "borderlands"].map(|name| Some(card(name))));
    pad.choose(4, card("greenbough"));
    assert!(pad.all_edicts().is_some());
}

#[test]
fn turning_the_sheet_over_keeps_all_spaces_it_can() {
    let mut pad = CartographersPad::default();
    let mut sheet = Sheet::blank(Side::Wilderness);
    (0..121).for_each(|space| sheet.paint(space, Some(Terrain::Farm)));
    sheet.write_down();
    pad.players.push(Entry { name: String::new(), has: sheet });
    pad.turn_over(Side::Wastelands);
    let sheet = &pad.players[0].has;
    let SeasonEnd::Drawn { land, .. } = sheet.ended[0] else { panic!("it was drawn") };
    assert_eq!((land.side(), land), (Side::Wastelands, sheet.land));
    let printed = Side::Wastelands.map().filled | Side::Wilderness.map().filled;
    assert_eq!(land.of(Terrain::Farm).len(), 121 - printed.len());
}

#[test]
fn a_treasure_has_one_owner() {
    let idol = Treasure::named("gold-idol").expect("a treasure");
    let mut pad: MorganPad = blank("morgan").of().cloned().expect("its pad");
    pad.take(0, idol);
    assert_eq!(pad.owner(idol), Some(0));
    pad.take(1, idol);
    assert_eq!(pad.owner(idol), Some(1));
    pad.take(1, idol);
    assert_eq!(pad.owner(idol), None);
    pad.take(0, idol);
    let counted = morgan::scorepad::count_instead(&pad.players[0].has.treasures);
    assert_eq!((counted.count(Set::Gold), counted.value()), (1, i64::from(idol.facts().value)));
}

#[test]
fn the_number_of_players_stays_within_the_limits() {
    for (game, fewest, most) in [("cartographers", 1, 100), ("misterra", 1, 4), ("morgan", 2, 4)] {
        let mut pad = blank(game);
        assert_eq!(pad.players(), fewest);
        pad.remove_player(0);
        assert_eq!(pad.players(), fewest);
        (0..120).for_each(|_| pad.add_player());
        assert_eq!(pad.players(), most);
        pad.rename(1.min(most - 1), "Ben\n");
        pad.remove_player(0);
        assert_eq!((pad.players(), pad.name(0)), (most - 1, "Ben"));
        assert_eq!(pad.name(most), "");
        assert_eq!(pad.game(), game);
    }
    assert!(read_pad("portolan-paper 1 atlantis\n").is_err());
}

#[test]
fn missing_parts_are_named_and_the_rest_is_scored() {
    let pad = blank("cartographers");
    assert_eq!(pad.scores().ranks.expect_err("no edicts").code, "library-paper-edicts-missing");
    let mut pad: MisterraPad = blank("misterra").of().cloned().expect("its pad");
    let at = |name| Space::named(name).expect("a space");
    pad.lay(at("c3"), Some((misterra::Terrain::Jungle, true))).expect("a tile is left");
    pad.paint(0, at("c3"), Some(misterra::Terrain::Jungle));
    let scores = Pad::new::<Misterra>(pad.clone()).scores();
    assert_eq!(scores.ranks.expect_err("no presumptions").code, "misterra-presumptions-count");
    let sheet = scores.sheets[0].as_ref().expect("points so far");
    assert_eq!((sheet.lines[0].title.code, sheet.lines[0].points > 0), ("misterra-line-fidelity", true));
    pad.presume(0, Presumption::numbered(1).expect("a card"));
    pad.presume(0, Presumption::numbered(2).expect("a card"));
    let scores = Pad::new::<Misterra>(pad.clone()).scores();
    assert_eq!(scores.ranks, Ok(vec![1]));
    let scored = pad.played();
    assert_eq!(scores.sheets[0].as_ref(), Ok(&scored.scored().expect("whole").sheets()[0]));
    pad.claim(Some(0), at("a1"));
    assert_eq!(Pad::new::<Misterra>(pad).scores().sheets[0].as_ref().expect_err("empty").code, "misterra-form-claim");
}
