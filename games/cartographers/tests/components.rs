//! The chapter *Components*: the contents of the box, and the facts printed on them.

use crate::drawn::{card, land, marks, printed};
use cartographers::{
    Ambush, Arrow, Card, Cartographers, Corner, Draw, Explore, Scoring, Season, Side, SoloTitle, Terrain,
};
use table::{Game, Grid11};

#[test]
fn the_box_holds_13_explore_16_scoring_4_ambush_and_4_season_cards_and_100_sheets() {
    assert_eq!(Explore::COUNT, 13);
    assert_eq!(Scoring::COUNT, 16);
    assert_eq!(Ambush::COUNT, 4);
    assert_eq!(Season::COUNT, 4);
    assert_eq!(SoloTitle::COUNT, 8);
    assert_eq!(Cartographers::SEATS, (1, 100));
}

#[test]
fn the_cards_are_numbered_without_a_gap_by_kind() {
    assert!(Ambush::all().map(|card| card.facts().number).eq(1..=4));
    assert!(Explore::all().map(|card| card.facts().number).eq(5..=17));
    assert!(Scoring::all().map(|card| card.facts().number).eq(26..=41));
}

#[test]
fn each_side_is_printed_as_the_rulings_draw_it() {
    for side in Side::ALL {
        let map = side.map();
        let of = |mark: char| -> Grid11 {
            let marked = marks(printed(side)).into_iter().enumerate().filter(move |(_, here)| *here == mark);
            marked.map(|(at, _)| at as u8).collect()
        };
        assert_eq!(map.mountains, of('M'), "{side:?}");
        assert_eq!(map.ruins, of('R'), "{side:?}");
        assert_eq!(map.wasteland, of('#'), "{side:?}");
        assert_eq!((map.mountains.len(), map.ruins.len()), (5, 6));
        assert_eq!(map.filled, of('M') | of('#'));
        assert_eq!(land(side, printed(side)), cartographers::Land::blank(side));
    }
    assert_eq!(Side::Wilderness.map().wasteland.len(), 0);
    assert_eq!(Side::Wastelands.map().wasteland.len(), 7);
}

#[test]
fn no_mountain_stands_on_the_edge_so_each_has_four_sides() {
    for side in Side::ALL {
        assert_eq!(side.map().around.len(), 5);
        assert!(side.map().around.iter().all(|around| around.len() == 4), "{side:?}");
        assert!(!side.map().mountains.meets(Grid11::EDGE));
    }
}

#[test]
fn seasons_end_at_8_8_7_and_6_and_score_ab_bc_cd_and_da() {
    let seasons: Vec<_> =
        Season::all().map(|season| (season.name(), season.facts().threshold, season.facts().edicts)).collect();
    let (a, b, c, d) = (0, 1, 2, 3);
    let printed = [("spring", 8, [a, b]), ("summer", 8, [b, c]), ("fall", 7, [c, d]), ("winter", 6, [d, a])];
    assert_eq!(seasons, printed);
    assert_eq!(Season::default().name(), "spring");
    assert_eq!(Season::named("winter").and_then(Season::next), None);
}

/// Name, time, terrains, then for each shape: coin or not, number of distinct placings, and its picture.
type Printed = (&'static str, u8, &'static str, &'static [(bool, usize, &'static str)]);

/// The number of placings is worked out by hand: 8 orientations, less those that symmetries make equal. A straight line
/// has 2, a shape with one axis of symmetry 4, a shape that only a half turn leaves unchanged 4, and a shape without
/// any symmetry 8.
const EXPLORE: [Printed; 13] = [
    ("temple-ruins", 0, "", &[]),
    ("outpost-ruins", 0, "", &[]),
    ("great-river", 1, "W", &[(true, 2, "# # #"), (false, 4, "..# .## ##.")]),
    ("farmland", 1, "A", &[(true, 2, "# #"), (false, 1, ".#. ### .#.")]),
    ("hamlet", 1, "V", &[(true, 4, "#. ##"), (false, 8, "### ##.")]),
    ("forgotten-forest", 1, "F", &[(true, 2, "#. .#"), (false, 4, "#. ## .#")]),
    ("hinterland-stream", 2, "AW", &[(false, 4, "### #.. #..")]),
    ("homestead", 2, "VA", &[(false, 4, "#. ## #.")]),
    ("orchard", 2, "FA", &[(false, 8, "### ..#")]),
    ("treetop-village", 2, "FV", &[(false, 8, "..## ###.")]),
    ("marshlands", 2, "FW", &[(false, 4, "#.. ### #..")]),
    ("fishing-village", 2, "VW", &[(false, 2, "####")]),
    ("rift-lands", 0, "FVAWX", &[(false, 1, "#")]),
];

/// The spaces of a shape's picture, placed in the top left corner of the sheet.
fn pictured(picture: &str) -> Grid11 {
    let mut all = Grid11::EMPTY;
    for (row, line) in picture.split(' ').enumerate() {
        for (column, _) in line.chars().enumerate().filter(|(_, mark)| *mark == '#') {
            all |= Grid11::at(row, column);
        }
    }
    all
}

#[test]
fn each_explore_card_has_its_printed_time_terrains_shapes_and_coins() {
    for (explore, (name, time, terrains, shapes)) in Explore::all().zip(EXPLORE) {
        let facts = explore.facts();
        assert_eq!((facts.name, facts.time, facts.ruins), (name, time, shapes.is_empty()), "{name}");
        let letters: Vec<char> = facts.terrains.iter().map(Terrain::letter).collect();
        let mut wanted: Vec<char> = terrains.chars().collect();
        wanted.sort_by_key(|letter| "FVAWX".find(*letter));
        assert_eq!(letters, wanted, "{name}");
        assert_eq!(facts.shapes.len(), shapes.len(), "{name}");
        for (shape, (coin, ways, picture)) in facts.shapes.iter().zip(shapes) {
            assert_eq!(shape.placings[0].cells, pictured(picture), "{name} {picture}");
            assert_eq!((shape.coin, shape.placings.len()), (*coin, *ways), "{name} {picture}");
        }
    }
}

#[test]
fn the_explore_cards_carry_16_time_in_all() {
    assert_eq!(Explore::all().map(|card| card.facts().time).sum::<u8>(), 16);
}

#[test]
fn each_ambush_card_has_its_printed_shape_arrow_and_corner() {
    let printed = [
        ("goblin-attack", Arrow::Counterclockwise, Corner::BottomRight, 2, "#.. .#. ..#"),
        ("bugbear-assault", Arrow::Clockwise, Corner::TopRight, 2, "#.# #.#"),
        ("kobold-onslaught", Arrow::Clockwise, Corner::BottomLeft, 4, "#. ## #."),
        ("gnoll-raid", Arrow::Counterclockwise, Corner::TopLeft, 4, "## #. ##"),
    ];
    for (ambush, (name, arrow, corner, ways, picture)) in Ambush::all().zip(printed) {
        let facts = ambush.facts();
        assert_eq!((facts.name, facts.arrow, facts.corner), (name, arrow, corner));
        let [shape] = facts.shapes else { panic!("{name} has one shape") };
        assert_eq!(shape.placings[0].cells, pictured(picture), "{name}");
        assert_eq!((shape.coin, shape.placings.len()), (false, ways), "{name}");
        let monster = Card::Ambush(ambush).terrains();
        assert_eq!(monster.iter().collect::<Vec<_>>(), [Terrain::Monster]);
    }
}

#[test]
fn each_stack_holds_four_scoring_cards_with_their_solo_numbers() {
    let printed = [
        (0, [("sentinel-wood", 25), ("greenbough", 22), ("treetower", 17), ("stoneside-forest", 18)]),
        (1, [("canal-lake", 24), ("mages-valley", 22), ("the-golden-granary", 20), ("shoreside-expanse", 27)]),
        (2, [("wildholds", 16), ("great-city", 16), ("greengold-plains", 21), ("shieldgate", 20)]),
        (3, [("borderlands", 24), ("lost-barony", 24), ("the-broken-road", 24), ("the-cauldrons", 20)]),
    ];
    for (stack, cards) in printed {
        let of_stack = Scoring::all().filter(|card| card.facts().stack == stack);
        assert_eq!(of_stack.map(|card| (card.name(), card.facts().solo)).collect::<Vec<_>>(), cards);
    }
}

#[test]
fn the_titles_and_their_ratings_are_those_of_the_rulebook() {
    let titles: Vec<_> = SoloTitle::all().map(|title| (title.facts().rating, title.name())).collect();
    let printed = [
        (30, "legendary-cartographer"),
        (20, "master-mapsmith"),
        (10, "journeyman-topographer"),
        (0, "apprentice-surveyor"),
        (-5, "amateur-assessor"),
        (-10, "inept-assistant"),
        (-20, "dimwitted-doodler"),
        (-30, "oblivious-inkdrinker"),
    ];
    assert_eq!(titles, printed);
}

#[test]
fn cards_are_found_only_by_their_exact_names() {
    assert_eq!(card("gnoll-raid").name(), "gnoll-raid");
    assert_eq!(Explore::named("gnoll-raid"), None);
    assert_eq!(Scoring::named("Treetower"), None);
    assert!(Explore::all().all(|card| Explore::named(card.name()) == Some(card)));
}

#[test]
fn a_drawing_has_one_of_3_slots_5_terrains_8_orientations_and_121_anchors() {
    assert_eq!(Draw::NUMBERS, 14_520);
    assert_eq!(Cartographers::NUMBERS, 14_520);
    assert!(Draw::numbered(14_519).is_some());
    assert_eq!(Draw::numbered(14_520), None);
}

#[test]
fn every_orientation_of_a_shape_is_one_of_its_placings() {
    for shape in Explore::all().flat_map(|card| card.facts().shapes) {
        let printed = shape.placings[0];
        assert_eq!(printed.size(), (shape.rows, shape.columns));
        for orientation in 0..8 {
            let lies = shape.lying(orientation);
            assert!(lies.orientation <= orientation, "the lowest orientation names it");
            let turned = if orientation % 2 == 0 { (shape.rows, shape.columns) } else { (shape.columns, shape.rows) };
            assert_eq!(lies.size(), turned);
            assert_eq!(lies.cells.len(), printed.cells.len());
        }
        assert!(shape.placings.iter().all(|placing| *shape.lying(placing.orientation) == *placing));
    }
}
