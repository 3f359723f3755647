//! The chapter *Contents*: the components and their printed facts.

use misterra::{Direction, Misterra, OtomaCard, Pay, Presumption, Rule, Sketch, SoloTitle, Space, Terrain, components};
use table::Game;

#[test]
fn the_box_holds_31_presumptions_22_otoma_cards_and_12_tiles_of_each_terrain() {
    assert_eq!(Presumption::COUNT, 31);
    assert_eq!(OtomaCard::COUNT, 22);
    assert_eq!(OtomaCard::all().filter(|card| card.claims()).count(), 3);
    assert_eq!((components::TILES, components::MARKERS, components::SKETCH_CARDS), (12, 3, 72));
    assert_eq!(Misterra::SEATS, (1, 4));
    assert_eq!(SoloTitle::all().count(), 6 + 4 + 4 + 4);
}

#[test]
fn there_is_a_sketch_of_every_pair_of_terrains() {
    let names: Vec<&str> = Sketch::all().map(Sketch::name).collect();
    let wanted = [
        "jungle-jungle",
        "jungle-lagoon",
        "jungle-mountain",
        "jungle-steppe",
        "lagoon-lagoon",
        "lagoon-mountain",
        "lagoon-steppe",
        "mountain-mountain",
        "mountain-steppe",
        "steppe-steppe",
    ];
    assert_eq!(names, wanted);
    for sketch in Sketch::all() {
        let [one, other] = sketch.terrains();
        assert_eq!(Sketch::of(other, one), sketch);
        assert_eq!(sketch.is_double(), one == other);
        let copies = [2, 3, 4].map(|players| sketch.copies(players));
        assert_eq!(copies, if sketch.is_double() { [4, 6, 6] } else { [6, 6, 8] });
    }
}

#[test]
fn presumptions_stand_in_the_order_of_their_numbers() {
    let rule = |number: u8| Presumption::numbered(number).expect("a card").facts().rule;
    for (place, terrain) in Terrain::ALL.into_iter().enumerate() {
        assert_eq!(rule(1 + place as u8), Rule::ZonesBySize(terrain));
        assert_eq!(rule(5 + place as u8), Rule::EdgeSpaces(terrain));
        assert!(matches!(rule(13 + place as u8), Rule::SpacesApart(of, _) if of == terrain));
    }
    assert_eq!([9, 10].map(rule), [Direction::Perpendicular, Direction::Parallel].map(Rule::LinesWithAllFour));
    assert_eq!([11, 12].map(rule), [Direction::Perpendicular, Direction::Parallel].map(Rule::LinesOfOneTerrain));
    assert_eq!([17, 18].map(rule), [Rule::LargestZone, Rule::SmallestZone]);
    assert_eq!([19, 20].map(rule), [Rule::ZonesOfSize(1), Rule::ZonesOfSize(2)]);
    assert_eq!([21, 22, 23].map(rule), [Rule::MostOfATerrain, Rule::LeastOfATerrain, Rule::SetsOfAllFour]);
    assert!((24..=31).all(|number| matches!(rule(number), Rule::Pattern(_))));
    assert_eq!((Presumption::numbered(0), Presumption::numbered(32)), (None, None));
}

#[test]
fn a_table_pays_its_highest_step_reached_and_extra_points_beyond_the_last() {
    let pay = Pay::Steps { table: &[(4, 4), (8, 14)], beyond: 1 };
    let points: Vec<i32> = [0, 3, 4, 7, 8, 9, 11].map(|count| pay.points(count)).to_vec();
    assert_eq!(points, [0, 0, 4, 4, 14, 15, 17]);
    assert_eq!(Pay::Each(5).points(3), 15);
}

#[test]
fn otomas_cards_reach_every_space() {
    let mut times = [0; 25];
    for card in OtomaCard::all() {
        card.facts().spaces.iter().for_each(|space| times[usize::from(space.index())] += 1);
    }
    assert!(times.iter().all(|&count| count >= 1), "{times:?}");
    assert!(Space::all().skip(25).all(Space::is_beach));
}

#[test]
fn positions_are_small() {
    // A search copies millions of them. Only the list of what each seat owns is on the heap.
    assert!(size_of::<misterra::Open>() <= 384, "{}", size_of::<misterra::Open>());
    assert!(size_of::<misterra::Hidden>() <= 128, "{}", size_of::<misterra::Hidden>());
    assert!(size_of::<misterra::Choices>() <= 32, "{}", size_of::<misterra::Choices>());
}
