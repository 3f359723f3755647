//! A game played on paper: maps as they are now, seasons at their end, whole years.

use crate::drawn::{code, edicts, scoring_card, sum, wild};
use cartographers::paper::{BadPaper, CoinCount, Feature, Played, SeasonEnd};
use cartographers::{
    Cartographers, Honours, Land, Scoring, Season, SeasonScore, Sheet, Side, Solo, SoloTitle, Terrain, scoring,
};
use proptest::prelude::*;
use table::{Choices as _, EventSink, Game, Item, Seat, SeedText, SetUp, Table};

/// The first mountain, B4, is surrounded; a monster at K11 haunts J11 and K10.
const CORNERS: &str = "
    FF.W.......
    F.WMF......
    .R.A....MR.
    ...........
    ...........
    .....M.....
    ...........
    ...........
    .RM......R.
    .....R.M...
    ..........X";

fn features() -> impl Iterator<Item = Feature> {
    Scoring::all().map(Feature::Card).chain([Feature::Monsters, Feature::Mountains])
}

fn card(name: &str) -> Feature {
    Feature::Card(scoring_card(name))
}

/// Items as (spaces, points, reason).
fn readable(items: &[Item]) -> Vec<(String, i32, &'static str)> {
    let name = |&space: &u16| cartographers::space_name(space as u8);
    let spaces = |item: &Item| item.spaces.iter().map(name).collect::<Vec<_>>().join(" ");
    items.iter().map(|item| (spaces(item), item.points, item.reason)).collect()
}

#[test]
fn a_map_is_scored_as_it_is_now() {
    let land = wild(CORNERS);
    let items = |feature: Feature| readable(&feature.line(&land).items);
    let item = |spaces: &str, points, reason| (spaces.to_owned(), points, reason);
    let edge = ["A1", "A2", "B1"].map(|space| item(space, 1, "forest-on-edge"));
    assert_eq!(items(card("sentinel-wood")), edge);
    assert_eq!(items(card("treetower")), [item("A1", 1, "forest-surrounded")]);
    let valley = [
        item("A4", 2, "water-beside-mountain"),
        item("B3", 2, "water-beside-mountain"),
        item("C4", 1, "farm-beside-mountain"),
    ];
    assert_eq!(items(card("mages-valley")), valley);
    let haunted = ["J11", "K10"].map(|space| item(space, -1, "monster-neighbour"));
    assert_eq!(items(Feature::Monsters), haunted);
    assert_eq!(items(Feature::Mountains), [item("B4", 1, "mountain-surrounded")]);
    assert_eq!((Feature::Monsters.points(&land), Feature::Mountains.points(&land)), (-2, 1));
    assert_eq!(code(&card("treetower").line(&land).title), "cartographers-line-card");
}

#[test]
fn coins_are_counted_as_filled_or_without_the_mountains() {
    let land = wild(CORNERS);
    assert_eq!(CoinCount::Filled(3).filled(&land), Ok(3));
    assert_eq!(CoinCount::ForShapes(3).filled(&land), Ok(4));
    assert_eq!(CoinCount::ForShapes(14).filled(&land), Ok(14), "the track is full");
    assert_eq!(CoinCount::Filled(0).filled(&land), Err(BadPaper::MountainCoins { coins: 0, mountains: 1 }));
    assert_eq!(CoinCount::Filled(15).filled(&land), Err(BadPaper::Coins(15)));
    assert_eq!(CoinCount::ForShapes(255).filled(&land), Err(BadPaper::Coins(255)));
}

#[test]
fn a_season_scores_its_two_edicts_coins_and_monsters() {
    let edicts = edicts(["sentinel-wood", "mages-valley", "wildholds", "borderlands"]);
    let end = SeasonEnd::Drawn { land: wild(CORNERS), coins: CoinCount::ForShapes(2) };
    let spring = Season::named("spring").expect("a season");
    let score = end.score(spring, &edicts).expect("a valid season");
    assert_eq!((score.edicts, score.coins, score.monsters, score.total()), ([3, 5], 3, 2, 9));
    let boxes = end.boxes(spring, &edicts).expect("a valid season");
    assert_eq!(boxes.each_ref().map(|line| line.points), [3, 5, 3, -2]);
    assert_eq!(boxes.each_ref().map(|line| sum(&line.items)), [3, 5, 3, -2]);
    // Winter: edicts D and A.
    let winter = end.boxes(Season::named("winter").expect("a season"), &edicts).expect("a valid season");
    assert_eq!(winter.each_ref().map(|line| line.points), [0, 3, 3, -2]);
}

/// A season that is known only by its boxes.
fn written(edicts: [i16; 2], coins: i16, monsters: i16) -> SeasonEnd {
    SeasonEnd::Written(SeasonScore { edicts, coins, monsters, ..SeasonScore::default() })
}

fn played(years: Vec<Vec<SeasonEnd>>) -> Played {
    Played { edicts: edicts(["sentinel-wood", "canal-lake", "wildholds", "borderlands"]), years }
}

#[test]
fn a_year_is_the_sum_of_the_boxes_that_were_written_down() {
    let year = vec![written([5, 3], 1, 2), written([0, 0], 2, 6), written([10, 4], 2, 0), written([7, 9], 3, 1)];
    let played = played(vec![year]);
    let scored = played.scored().expect("valid boxes");
    let sheet = &scored.sheets()[0];
    assert_eq!((sheet.total, sheet.lines.len()), (37, 16));
    assert_eq!(readable(&sheet.lines[3].items), [(String::new(), -2, "written-down")]);
    assert!(sheet.lines.iter().all(|line| sum(&line.items) == line.points));
}

#[test]
fn a_solo_game_is_rated_and_a_tie_goes_to_the_player_who_lost_fewer_stars_to_monsters() {
    let year = |monsters: i16| vec![written([20 + monsters, 0], 0, monsters); 4];
    let alone = played(vec![year(0)]);
    let outcome = alone.scored().expect("a year").outcome().expect("winter is over");
    let numbers: i32 = alone.edicts.iter().map(|card| i32::from(card.facts().solo)).sum();
    let (rating, title) = (80 - numbers, SoloTitle::for_rating(80 - numbers));
    assert_eq!(outcome.players[0].honours, Honours(Some(Solo { rating, title })));
    let several = played(vec![year(2), year(1), year(1)]);
    let outcome = several.scored().expect("years").outcome().expect("winter is over");
    assert_eq!(
        outcome.players.iter().map(|player| (player.total, player.rank)).collect::<Vec<_>>(),
        [(80, 3), (80, 1), (80, 1)]
    );
    assert!(outcome.players.iter().all(|player| player.honours == Honours(None)));
    let summer = played(vec![year(0), year(0)[..2].to_vec()]);
    assert_eq!(summer.scored().expect("years").outcome(), None, "one player has not finished winter");
}

#[test]
fn impossible_sheets_are_refused() {
    let refused = |years| played(years).scored().expect_err("a refusal");
    let none = || written([0, 0], 0, 0);
    assert_eq!(refused(vec![]), BadPaper::Players(0));
    assert_eq!(refused(vec![vec![]; 101]), BadPaper::Players(101));
    assert_eq!(refused(vec![vec![none(); 5]]), BadPaper::Seasons(5));
    assert_eq!(refused(vec![vec![written([0, 0], 15, 0)]]), BadPaper::Coins(15));
    assert_eq!(refused(vec![vec![none(), written([0, 0], 0, -3)]]), BadPaper::Negative(-3));
    assert_eq!(refused(vec![vec![written([i16::MIN, 0], 0, 0)]]), BadPaper::Negative(i16::MIN));
    let land = wild(CORNERS);
    let poor = SeasonEnd::Drawn { land, coins: CoinCount::Filled(0) };
    assert_eq!(refused(vec![vec![poor]]), BadPaper::MountainCoins { coins: 0, mountains: 1 });
    let stack = Played { edicts: edicts(["treetower", "greenbough", "wildholds", "borderlands"]), years: vec![vec![]] };
    let two = [scoring_card("treetower"), scoring_card("greenbough")];
    assert_eq!(stack.scored(), Err(BadPaper::SameStack(two)));
    assert_eq!(code(&BadPaper::SameStack(two)), "cartographers-edicts-stack");
}

/// The state of a player's sheet on paper at the end of each season.
fn on_paper(sheet: &Sheet) -> Vec<SeasonEnd> {
    let end = |score: &SeasonScore| SeasonEnd::Drawn {
        land: sheet.land.when_filled(score.filled),
        coins: CoinCount::Filled(score.coins as u8),
    };
    sheet.seasons().iter().map(end).collect()
}

#[test]
fn a_game_on_paper_has_the_same_result_as_at_the_table() {
    for (game, seats) in [1, 2, 3, 4].into_iter().cycle().take(20).enumerate() {
        let seed = SeedText::new(format!("on paper {game}")).expect("a seed");
        let set_up = SetUp { seats, options: Default::default(), seed };
        let mut table: Table<Cartographers> = Table::open(set_up, &mut EventSink::nobody()).expect("a game");
        let mut turn = 7;
        while let Some(seat) = table.awaited().first() {
            let choices = Cartographers::choices(table.view(seat));
            turn = (turn * 31 + 11) % 10_007;
            let draw = choices.nth(turn % choices.len()).expect("a choice");
            table.act(seat, draw, &mut EventSink::nobody()).expect("a choice is legal");
        }
        let open = &table.position().open;
        let played = Played { edicts: open.edicts, years: open.sheets.iter().map(on_paper).collect() };
        let scored = played.scored().expect("a game that was played");
        assert_eq!(scored.outcome(), table.outcome());
        let sheets: Vec<_> = (0..seats).map(|seat| Cartographers::score_sheet(table.spectator(), Seat(seat))).collect();
        assert_eq!(scored.sheets(), sheets);
    }
}

fn any_land() -> impl Strategy<Value = Land> {
    let terrain = prop_oneof![3 => Just(None), 5 => (0..Terrain::COUNT).prop_map(|at| Some(Terrain::ALL[at]))];
    (prop::sample::select(Side::ALL.to_vec()), prop::collection::vec(terrain, 121)).prop_map(|(side, terrains)| {
        let mut land = Land::blank(side);
        for (space, terrain) in terrains.into_iter().enumerate() {
            let here = table::Grid11::space(space as u8);
            if let Some(terrain) = terrain.filter(|_| here.is_within(land.empty())) {
                land.draw(terrain, here);
            }
        }
        land
    })
}

proptest! {
    #[test]
    fn the_items_of_everything_that_is_scored_add_up(land in any_land(), coins in 0..=14_u8) {
        for feature in features() {
            let line = feature.line(&land);
            prop_assert_eq!(line.points, feature.points(&land));
            prop_assert_eq!(sum(&line.items), line.points, "{:?}", feature);
        }
        prop_assert_eq!(scoring::surrounded_mountains(&land), Feature::Mountains.line(&land).items.len() as u32);
        let end = SeasonEnd::Drawn { land, coins: CoinCount::ForShapes(coins) };
        let played = played(vec![vec![end; 4]]);
        for sheet in played.scored().expect("a valid season").sheets() {
            prop_assert_eq!(sheet.lines.iter().map(|line| sum(&line.items)).sum::<i32>(), sheet.total);
            prop_assert!(sheet.lines.iter().all(|line| sum(&line.items) == line.points));
        }
    }
}
