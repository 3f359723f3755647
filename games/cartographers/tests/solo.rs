//! The chapter *Solo Mode*: the walk of an ambush, rating and title.

use crate::drawn::{Scene, full_but, names};
use cartographers::Side::{self, Wastelands, Wilderness};
use cartographers::{Ambush, Cartographers, Event, Honours, Land, Sheet, Terrain, solo};
use serde_json::json;
use table::{Game, Purpose, Seats};

/// The spaces on which an ambush is drawn.
#[track_caller]
fn walks(ambush: &str, land: &Land) -> Option<String> {
    solo::ambush_spaces(Ambush::named(ambush).expect("an ambush"), land).map(names)
}

#[track_caller]
fn goes_to(ambush: &str, side: Side, picture: &str, spaces: &str) {
    assert_eq!(walks(ambush, &crate::drawn::land(side, picture)).as_deref(), Some(spaces), "{ambush} on{picture}");
}

/// The printed side with forest along the whole edge.
fn fenced(side: Side) -> String {
    let fill = |(at, mark): (usize, char)| if table::Grid11::EDGE.contains(at as u8) { 'F' } else { mark };
    crate::drawn::marks(crate::drawn::printed(side)).into_iter().enumerate().map(fill).collect()
}

#[test]
fn on_a_blank_wilderness_each_starts_in_its_corner() {
    goes_to("goblin-attack", Wilderness, crate::drawn::WILDERNESS, "I9 J10 K11");
    goes_to("bugbear-assault", Wilderness, crate::drawn::WILDERNESS, "A9 A11 B9 B11");
    goes_to("kobold-onslaught", Wilderness, crate::drawn::WILDERNESS, "I1 J1 J2 K1");
    goes_to("gnoll-raid", Wilderness, crate::drawn::WILDERNESS, "A1 A2 B1 C1 C2");
}

#[test]
fn on_blank_wastelands_the_bugbears_slide_past_the_mountain_on_b9() {
    goes_to("goblin-attack", Wastelands, crate::drawn::WASTELANDS, "I9 J10 K11");
    goes_to("bugbear-assault", Wastelands, crate::drawn::WASTELANDS, "C9 C11 D9 D11");
    goes_to("kobold-onslaught", Wastelands, crate::drawn::WASTELANDS, "I1 J1 J2 K1");
    goes_to("gnoll-raid", Wastelands, crate::drawn::WASTELANDS, "A1 A2 B1 C1 C2");
}

/// The printed wilderness with one space drawn on.
fn with(space: &str) -> String {
    let taken = crate::drawn::spaces(space);
    let fill = |(at, mark): (usize, char)| if taken.contains(at as u8) { 'V' } else { mark };
    crate::drawn::marks(crate::drawn::WILDERNESS).into_iter().enumerate().map(fill).collect()
}

#[test]
fn an_obstacle_makes_each_slide_one_space_in_the_direction_of_its_arrow() {
    // Counterclockwise, the walk goes up from the bottom right and down from the top left. Clockwise, it goes down from
    // the top right and up from the bottom left.
    goes_to("goblin-attack", Wilderness, &with("K11"), "H9 I10 J11");
    goes_to("gnoll-raid", Wilderness, &with("A1"), "B1 B2 C1 D1 D2");
    goes_to("bugbear-assault", Wilderness, &with("A11"), "D9 D11 E9 E11");
    goes_to("kobold-onslaught", Wilderness, &with("K1"), "H1 I1 I2 J1");
}

#[test]
fn a_filled_edge_makes_them_turn_the_corner() {
    let column = |number: u8| ('A'..='K').map(|row| format!("{row}{number}")).collect::<Vec<_>>().join(" ");
    // Down the left edge nothing fits; along the bottom I3 is a mountain, so the box goes on to column 4.
    goes_to("gnoll-raid", Wilderness, &with(&column(1)), "I4 I5 J4 K4 K5");
    // Up the right edge nothing fits; along the top to the left, columns 8 to 10 are free.
    goes_to("goblin-attack", Wilderness, &with(&column(11)), "A8 B9 C10");
    // Down the right edge nothing fits; along the bottom to the left: J8 is a mountain in the box of columns 8 to 10,
    // J7 and J9 are free.
    goes_to("bugbear-assault", Wilderness, &with(&column(11)), "J7 J9 K7 K9");
    // Up the left edge nothing fits; along the top to the right from column 2: A2, B2, B3, C2.
    goes_to("kobold-onslaught", Wilderness, &with(&column(1)), "A2 B2 B3 C2");
}

#[test]
fn when_the_edge_is_full_the_second_lap_starts_one_space_further_in() {
    goes_to("goblin-attack", Wilderness, &fenced(Wilderness), "H8 I9 J10");
    goes_to("gnoll-raid", Wilderness, &fenced(Wilderness), "B2 B3 C2 D2 D3");
    // C9 is a mountain: B8, B10, C8, C10 are around it.
    goes_to("bugbear-assault", Wilderness, &fenced(Wilderness), "B8 B10 C8 C10");
    // The mountain I3 blocks H2, I2, I3, J2, so the shape goes one space up.
    goes_to("kobold-onslaught", Wilderness, &fenced(Wilderness), "G2 H2 H3 I2");
    goes_to("goblin-attack", Wastelands, &fenced(Wastelands), "H8 I9 J10");
    goes_to("gnoll-raid", Wastelands, &fenced(Wastelands), "B2 B3 C2 D2 D3");
    goes_to("bugbear-assault", Wastelands, &fenced(Wastelands), "B8 B10 C8 C10");
    goes_to("kobold-onslaught", Wastelands, &fenced(Wastelands), "H2 I2 I3 J2");
}

#[test]
fn the_shape_is_neither_turned_nor_flipped() {
    // In turn, the only free places are a rising diagonal, a turned T, a bracket open to the left, and turned bugbears.
    assert_eq!(walks("goblin-attack", &crate::drawn::wild(&full_but(Wilderness, "D3 E2 F1"))), None);
    assert_eq!(walks("kobold-onslaught", &crate::drawn::wild(&full_but(Wilderness, "D1 D2 D3 E2"))), None);
    assert_eq!(walks("gnoll-raid", &crate::drawn::wild(&full_but(Wilderness, "D1 D2 E2 F1 F2"))), None);
    assert_eq!(walks("bugbear-assault", &crate::drawn::wild(&full_but(Wilderness, "D1 D2 F1 F2"))), None);
    assert_eq!(
        walks("goblin-attack", &crate::drawn::wild(&full_but(Wilderness, "D1 E2 F3"))).as_deref(),
        Some("D1 E2 F3")
    );
    assert_eq!(
        walks("gnoll-raid", &crate::drawn::wild(&full_but(Wilderness, "D1 D2 E1 F1 F2"))).as_deref(),
        Some("D1 D2 E1 F1 F2")
    );
}

#[test]
fn it_finds_the_only_place_in_the_middle_of_the_sheet() {
    for (ambush, place) in [
        ("goblin-attack", "E4 F5 G6"),
        ("bugbear-assault", "E5 E7 F5 F7"),
        ("kobold-onslaught", "D5 E5 E6 F5"),
        ("gnoll-raid", "E5 E6 F5 G5 G6"),
    ] {
        let board = full_but(Wilderness, place);
        assert_eq!(walks(ambush, &crate::drawn::wild(&board)).as_deref(), Some(place));
    }
}

#[test]
fn an_ambush_that_fits_nowhere_is_disregarded() {
    let mut scene = Scene::new(Wilderness, 1, "farmland", &["gnoll-raid", "orchard"])
        .with_land(0, &full_but(Wilderness, "A1 A2 A3 A4 B1 B3 C1"));
    scene.play(&["farm A3 A4"]);
    assert!(scene.sheet(0).land.of(Terrain::Monster).is_empty());
    let gnolls = Ambush::named("gnoll-raid").expect("an ambush");
    assert!(scene.events.contains(&Event::AmbushFoundNoPlace { card: gnolls }));
    assert_eq!(scene.open().ambushes[..], [gnolls], "it leaves the game nevertheless");
    assert_eq!(scene.open().card, crate::drawn::card("orchard"));
}

#[test]
fn a_mountain_that_the_ambush_surrounds_brings_a_coin() {
    let picture = "
        ...F.......
        ..FMF......
        ........M..
        ...........
        ...........
        .....M.....
        ...........
        ...........
        ..M........
        .......M...
        ...........";
    // Only one place is left for the gnolls. Its corner is below the mountain on B4.
    let mut land = crate::drawn::wild(picture);
    let open = crate::drawn::spaces("C4 C5 D4 E4 E5 A1 A2");
    land.draw(Terrain::Forest, land.empty() - open);
    let mut scene = Scene::new(Wilderness, 1, "farmland", &["gnoll-raid", "orchard"]);
    scene.position.open.sheets[0].land = land;
    scene.play(&["farm A1 A2"]);
    let drawn = scene.events.iter().find_map(|event| match event {
        Event::AmbushDrawn { spaces, coins, .. } => Some((names(spaces.0), coins.shape)),
        _ => None,
    });
    assert_eq!(drawn, Some(("C4 C5 D4 E4 E5".to_owned(), 0)));
    // All five mountains are surrounded now. The other four were surrounded by hand, so they pay with the first drawing
    // beside one.
    assert_eq!(scene.sheet(0).surrounded_mountains(), 5);
    assert_eq!(scene.sheet(0).coins, 1 + 5);
}

/// Name, shape, corner (bottom, right), and whether the arrow is clockwise, as printed on the cards.
const WALKS: [(&str, &str, bool, bool, bool); 4] = [
    ("goblin-attack", "#.. .#. ..#", true, true, false),
    ("bugbear-assault", "#.# #.#", false, true, true),
    ("kobold-onslaught", "#. ## #.", true, false, true),
    ("gnoll-raid", "## #. ##", false, false, false),
];

/// All positions of a box of `height` × `width`, lap by lap, each lap from the corner in the direction of the arrow.
fn laps(height: i32, width: i32, bottom: bool, right: bool, clockwise: bool) -> Vec<(i32, i32)> {
    let mut order = Vec::new();
    for lap in 0.. {
        let (top, left, low, far) = (lap, lap, 11 - height - lap, 11 - width - lap);
        if top > low || left > far {
            return order;
        }
        // Once around, clockwise from the top left. A lap that is a single line is walked only once, not back again.
        let mut ring: Vec<(i32, i32)> = (left..=far).map(|column| (top, column)).collect();
        ring.extend((top + 1..=low).map(|row| (row, far)));
        ring.extend((left..far).rev().map(|column| (low, column)));
        ring.extend((top + 1..low).rev().map(|row| (row, left)));
        let mut once: Vec<(i32, i32)> = Vec::new();
        ring.into_iter().for_each(|at| {
            if !once.contains(&at) {
                once.push(at)
            }
        });
        let corner = (if bottom { low } else { top }, if right { far } else { left });
        let start = once.iter().position(|&at| at == corner).expect("the corner is on the lap");
        once.rotate_left(start);
        if !clockwise {
            once[1..].reverse();
        }
        order.extend(once);
    }
    order
}

/// The first place in the order of the laps where every cell is empty.
fn slow_walk(card: (&str, &str, bool, bool, bool), land: &Land) -> Option<String> {
    let (_, picture, bottom, right, clockwise) = card;
    let lines: Vec<&str> = picture.split(' ').collect();
    for (row, column) in laps(lines.len() as i32, lines[0].len() as i32, bottom, right, clockwise) {
        let mut place = Vec::new();
        for (down, line) in lines.iter().enumerate() {
            for (across, _) in line.chars().enumerate().filter(|(_, mark)| *mark == '#') {
                place.push((row as u8 + down as u8) * 11 + column as u8 + across as u8);
            }
        }
        if place.iter().all(|&at| land.empty().contains(at)) {
            return Some(names(place.into_iter().collect()));
        }
    }
    None
}

#[test]
fn the_laps_visit_every_position_once() {
    for (height, width) in [(3, 3), (2, 3), (3, 2), (1, 1), (11, 1), (4, 6)] {
        let mut order = laps(height, width, true, false, true);
        assert_eq!(order.len() as i32, (12 - height) * (12 - width));
        order.sort_unstable();
        order.dedup();
        assert_eq!(order.len() as i32, (12 - height) * (12 - width));
    }
}

#[test]
fn of_any_two_free_places_the_walk_takes_the_one_that_the_laps_reach_first() {
    for card in WALKS {
        let lines: Vec<&str> = card.1.split(' ').collect();
        let cells = |at: (i32, i32)| -> table::Grid11 {
            let marks = lines.iter().enumerate().flat_map(|(down, line)| {
                line.chars()
                    .enumerate()
                    .filter(|(_, mark)| *mark == '#')
                    .map(move |(across, _)| (down as i32, across as i32))
            });
            marks.map(|(down, across)| ((at.0 + down) * 11 + at.1 + across) as u8).collect()
        };
        let order = laps(lines.len() as i32, lines[0].len() as i32, card.2, card.3, card.4);
        for side in Side::ALL {
            for (first, &one) in order.iter().enumerate() {
                for &other in &order[first..] {
                    let mut land = Land::blank(side);
                    land.draw(Terrain::Forest, land.empty() - (cells(one) | cells(other)));
                    assert_eq!(walks(card.0, &land), slow_walk(card, &land), "{} {one:?} {other:?}", card.0);
                }
            }
        }
    }
}

#[test]
fn the_walk_agrees_with_the_slow_one_on_thousands_of_lands() {
    let mut dice = crate::drawn::seed("walks").dice(Purpose(*b"walk"), 0);
    let mut found = 0;
    for round in 0..4000 {
        let side = Side::ALL[round % 2];
        let tenths = 1 + dice.below(9);
        let mut land = Land::blank(side);
        let taken = land.empty().iter().filter(|_| dice.below(10) < tenths).collect();
        land.draw(Terrain::Village, taken);
        for card in WALKS {
            let place = slow_walk(card, &land);
            found += usize::from(place.is_some());
            assert_eq!(walks(card.0, &land), place, "{} on {:#?}", card.0, land.rows());
        }
    }
    assert!((4000..15_500).contains(&found), "some find a place and some do not: {found}");
}

/// The rating and the title of a solo game with these stars.
fn honours(stars: i32) -> (i32, Option<&'static str>) {
    let land = json!({ "side": "wilderness", "map": Land::blank(Wilderness).rows() });
    let season = |stars: i32| json!({ "edicts": [stars, 0], "coins": 0, "monsters": 0, "filled": "0" });
    let seasons = [season(stars), season(0), season(0), season(0)];
    let text = json!({ "land": land, "coins": 0, "surrounded": 0, "seasons": seasons });
    let sheet: Sheet = serde_json::from_value(text).expect("a sheet");
    let mut scene = Scene::new(Wilderness, 1, "orchard", &[]).with_edicts([
        "treetower",
        "shoreside-expanse",
        "shieldgate",
        "the-cauldrons",
    ]);
    scene.position.open.sheets = vec![sheet];
    scene.position.open.awaited = Seats::NONE;
    let outcome = Cartographers::outcome(scene.open()).expect("the game is over");
    let Honours(Some(solo)) = outcome.players[0].honours else { panic!("a solo game is rated") };
    assert_eq!((outcome.players[0].total, outcome.players[0].rank), (stars, 1));
    (solo.rating, solo.title.map(|title| title.name()))
}

#[test]
fn the_rating_is_the_score_minus_the_numbers_of_the_four_scoring_cards() {
    // 17 + 27 + 20 + 20 = 84.
    assert_eq!(honours(100).0, 16);
    assert_eq!(honours(84).0, 0);
    assert_eq!(honours(0).0, -84);
}

#[test]
fn each_title_is_earned_at_its_rating_and_missed_one_below() {
    let titles = [
        (30, "legendary-cartographer"),
        (20, "master-mapsmith"),
        (10, "journeyman-topographer"),
        (0, "apprentice-surveyor"),
        (-5, "amateur-assessor"),
        (-10, "inept-assistant"),
        (-20, "dimwitted-doodler"),
        (-30, "oblivious-inkdrinker"),
    ];
    for (place, (rating, name)) in titles.into_iter().enumerate() {
        assert_eq!(honours(84 + rating), (rating, Some(name)));
        let below = titles.get(place + 1).map(|(_, name)| *name);
        assert_eq!(honours(84 + rating - 1), (rating - 1, below));
    }
    assert_eq!(honours(84 + 500).1, Some("legendary-cartographer"));
    assert_eq!(solo::title(-31), None);
    assert_eq!(solo::title(i32::MIN), None);
}
