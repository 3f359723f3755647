//! The chapter *Components*: what is in the box and what is printed on it.

use std::collections::BTreeSet;

use morgan::{Action, Bonus, Level, MapCard, Morgan, Point, Set, Spot, Symbol, Tile, Treasure, components};
use table::Game;

#[test]
fn the_box_holds_20_tiles_72_map_cards_29_treasures_and_4_pirates() {
    assert_eq!((Tile::COUNT, MapCard::COUNT, Treasure::COUNT), (20, 72, 29));
    assert_eq!(Point::COUNT, 18);
    assert_eq!(Morgan::SEATS, (2, 4));
    assert_eq!((components::HAND, components::STARTING_DOUBLOONS), (4, 2));
    assert_eq!((components::START_COLUMNS, components::START_ROWS), (4, 5));
    assert_eq!((components::STEPS, components::STEPS_PER_BOOTS, components::DOUBLOONS_PER_CARD), (2, 2, 2));
    assert_eq!(components::MAJORITY_BONUS, 6);
}

#[test]
fn the_sets_have_8_5_5_4_4_and_3_treasures() {
    let sizes: Vec<_> = Set::ALL.map(|set| (set.name(), set.size())).to_vec();
    assert_eq!(sizes, [("gems", 8), ("silver", 5), ("gold", 5), ("pearl", 4), ("jewelry", 4), ("jade", 3)]);
    assert!(Treasure::all().map(|treasure| treasure.facts().rank).eq(1..=29));
}

#[test]
fn each_point_has_a_card_for_0_1_2_and_3_steps_with_its_symbol() {
    for point in Point::all() {
        let cards: Vec<_> = MapCard::all().filter(|card| card.point() == point).collect();
        let printed: Vec<_> = cards.iter().map(|card| (card.distance(), card.symbol())).collect();
        assert_eq!(printed, [(0, Symbol::Shovel), (1, Symbol::Boots), (2, Symbol::Doubloons), (3, Symbol::Map)]);
        assert_eq!(point.tile().facts().point, Some(point));
    }
}

#[test]
fn the_worked_turns_name_these_symbols() {
    let symbol = |name: &str| crate::drawn::card(name).symbol();
    assert_eq!(symbol("tomb-0"), Symbol::Shovel);
    assert_eq!(symbol("biting-cave-0"), Symbol::Shovel);
    assert_eq!((symbol("green-tree-2"), symbol("oasis-2")), (Symbol::Doubloons, Symbol::Doubloons));
}

#[test]
fn two_tiles_have_no_point_and_are_called_open_sea() {
    let without: Vec<_> = Tile::all().filter(|tile| tile.facts().point.is_none()).map(Tile::name).collect();
    assert_eq!(without, ["open-sea-1", "open-sea-2"]);
    let names: BTreeSet<_> = Tile::all().map(Tile::name).collect();
    assert_eq!(names.len(), Tile::COUNT, "every tile has a unique name");
}

#[test]
fn the_levels_pay_0_1_2_3_and_4_doubloons() {
    let levels: Vec<_> = Level::all().map(|level| (level.name(), level.depth(), level.doubloons())).collect();
    assert_eq!(levels, [("I", 1, 0), ("II", 2, 1), ("III", 3, 2), ("IV", 4, 3), ("V", 5, 4)]);
}

#[test]
fn a_tile_has_one_two_or_four_orientations() {
    let ways = |name: &str| crate::drawn::tile(name).facts().edges.lies().len();
    assert_eq!((ways("To"), ways("S1"), ways("Tp"), ways("Gt"), ways("Li"), ways("Bm")), (1, 1, 2, 4, 4, 4));
    for tile in Tile::all() {
        let edges = tile.facts().edges;
        assert!(edges.lies().is_sorted_by(|one, next| one < next));
        assert!(edges.lies().contains(&edges) && edges.lies().contains(&edges.turned()));
        assert!(edges.lies().iter().all(|lies| lies.lies() == edges.lies()), "turning gives the same set");
    }
}

#[test]
fn cards_are_found_only_by_their_exact_names() {
    assert!(MapCard::all().all(|card| MapCard::named(&card.name()) == Some(card)));
    for bad in ["", "tomb", "tomb-", "tomb-4", "tomb-02", "tomb-+2", "Tomb-2", "tomb 2", "open-sea-1", "-2", "tomb-2 "]
    {
        assert_eq!(MapCard::named(bad), None, "{bad:?}");
    }
    assert!(Treasure::all().all(|treasure| Treasure::named(treasure.name()) == Some(treasure)));
    assert_eq!(Level::named("VI"), None);
}

#[test]
fn actions_have_178_small_numbers_20_tiles_in_4_ways_on_1024_spots_and_picked_cards() {
    assert_eq!(Morgan::NUMBERS, 178 + 20 * 4 * 1024 + 72 + 72 * 18 * 4);
    assert_eq!(Spot::COUNT, 1024);
    assert_eq!(Bonus::COUNT, 20);
    let mut before = None;
    let mut actions = 0;
    for number in 0..Morgan::NUMBERS + 10 {
        let Some(action) = Action::numbered(number) else { continue };
        assert_eq!(action.number(), number);
        assert!(before < Some(action), "actions are ordered by their numbers");
        before = Some(action);
        actions += 1;
    }
    // Twelve tiles have four orientations, two have two, six have one. With each symbol there are 153 pairs of cards.
    assert_eq!(actions, 178 + (12 * 4 + 2 * 2 + 6) * 1024 + 72 + 4 * 153 * 4);
}

#[test]
fn a_position_is_small() {
    let (open, hidden) = (size_of::<morgan::Open>(), size_of::<morgan::Hidden>());
    assert!(open <= 512 && hidden <= 192, "{open} and {hidden} bytes");
}
