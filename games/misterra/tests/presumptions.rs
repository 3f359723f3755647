//! The chapter *Presumption cards*: each of the 31 cards on drawn parchments.

use crate::drawn::{scores, sum};
use misterra::{Parchment, Presumption};
use proptest::prelude::*;

const EMPTY: &str = "..... ..... ..... ..... .....";

/// Replaces each terrain with the one `by` places further in the order jungle, lagoon, mountain, steppe.
fn shifted(picture: &str, by: usize) -> String {
    let shift = |mark: char| "JLMS".find(mark).map_or(mark, |place| b"JLMS"[(place + by) % 4] as char);
    picture.chars().map(shift).collect()
}

#[test]
fn an_empty_parchment_pays_nothing() {
    for presumption in Presumption::all() {
        scores(presumption.number(), 0, EMPTY);
    }
}

#[test]
fn cards_1_to_4_pay_for_each_zone_of_a_terrain_by_its_size_from_3() {
    // The rulebook's example: 5 + 2 + 2. A zone of two earns nothing.
    let example = "
        JJ.JJ
        JJ...
        ...JJ
        JJ..J
        J....";
    let sizes = [(2, 0), (3, 2), (4, 5), (5, 8), (6, 12), (7, 12), (10, 12)];
    for place in 0..4 {
        scores(place as u8 + 1, 9, &shifted(example, place));
        scores(place as u8 + 1, 0, &shifted(example, place + 1));
        for (size, points) in sizes {
            let filled: String = (0..25).map(|space| if space < size { 'J' } else { '.' }).collect();
            let rows: Vec<&str> = (0..5).map(|row| &filled[row * 5..row * 5 + 5]).collect();
            scores(place as u8 + 1, points, &shifted(&rows.join(" "), place));
        }
    }
}

#[test]
fn cards_5_to_8_pay_for_spaces_at_the_edge_and_one_for_each_beyond_8() {
    let edge = [(3, 0), (4, 4), (5, 6), (6, 8), (7, 11), (8, 14), (9, 15), (10, 16), (16, 22)];
    // The spaces of the edge, in order around the board. The inner spaces do not count.
    let rim = [0, 1, 2, 3, 4, 9, 14, 19, 24, 23, 22, 21, 20, 15, 10, 5];
    for place in 0..4 {
        for (count, points) in edge {
            let mark = |space| match space {
                6 | 12 => 'J',
                _ if rim[..count].contains(&space) => 'J',
                _ => 'L',
            };
            let marks: String = (0..25).map(mark).collect();
            let rows: Vec<&str> = (0..5).map(|row| &marks[row * 5..row * 5 + 5]).collect();
            scores(place as u8 + 5, points, &shifted(&rows.join(" "), place));
        }
    }
}

/// Columns a, c and d have all four terrains; b has a gap, e only three terrains.
const LINES: &str = "
    JLSML
    L.MLL
    MJLJM
    SSJSS
    JMJJS";

#[test]
fn card_9_pays_4_for_each_complete_column_with_all_four_terrains() {
    scores(9, 3 * 4, LINES);
}

#[test]
fn card_10_pays_4_for_each_complete_row_with_all_four_terrains() {
    // Row 5 has all four terrains; row 4 has a gap; the others have at most three.
    scores(10, 4, "JLSML L.MSJ MJLJM SSJSS JMJJS");
    scores(10, 2 * 4, "JLSML LJMSJ MJLJM SSJSS JMJJS");
    // A row with a gap does not count, even with all four terrains.
    scores(10, 0, "JLSM. ..... ..... ..... .....");
    scores(9, 0, "J.... L.... M.... S.... .....");
}

#[test]
fn card_11_pays_5_for_each_complete_column_of_one_terrain() {
    // The example of the rulebook: three columns.
    scores(11, 3 * 5, "JLSJ. JLSL. JLSJ. JLSJ. JLSJ.");
    scores(11, 0, "JJJJJ ..... ..... ..... .....");
    scores(11, 0, "J.... J.... J.... J.... .....");
}

#[test]
fn card_12_pays_5_for_each_complete_row_of_one_terrain() {
    scores(12, 4 * 5, "JJJJJ LLLLL JJJJJ SSSSS JJJJ.");
    scores(12, 0, "J.... J.... J.... J.... J....");
    scores(12, 5 * 5, "MMMMM MMMMM MMMMM MMMMM MMMMM");
}

#[test]
fn cards_13_to_16_pay_for_spaces_that_do_not_touch_another_terrain() {
    // Jungle apart from steppe, lagoon from mountain, mountain from jungle, steppe from lagoon.
    // The jungle of c3 touches steppe; the other nine do not. 12 + 2, as in the rulebook's example.
    let picture = |jungle: char, steppe: char| -> String {
        let marks = "JJJJ. JJ... JJJS. J.... .....";
        marks
            .chars()
            .map(|mark| match mark {
                'J' => jungle,
                'S' => steppe,
                other => other,
            })
            .collect()
    };
    for (number, terrain, from, neutral) in
        [(13, 'J', 'S', 'L'), (14, 'L', 'M', 'S'), (15, 'M', 'J', 'L'), (16, 'S', 'L', 'M')]
    {
        scores(number, 12 + 2, &picture(terrain, from));
        // All ten spaces count beside any other terrain.
        scores(number, 12 + 3, &picture(terrain, neutral));
        scores(number, 0, &picture(from, terrain));
    }
    for (count, points) in [(2, 0), (3, 3), (4, 5), (5, 7), (6, 9), (7, 12), (8, 13)] {
        let marks: String = (0..25).map(|space| if space < count { 'J' } else { '.' }).collect();
        let rows: Vec<&str> = (0..5).map(|row| &marks[row * 5..row * 5 + 5]).collect();
        scores(13, points, &rows.join(" "));
    }
}

#[test]
fn card_17_pays_for_the_largest_zone() {
    // Two zones of seven: only one is scored. The rulebook's example: 10.
    scores(17, 10, "JJJJ. JJJ.. ....L ..LLL ..LLL");
    for (count, points) in [(3, 0), (4, 4), (5, 4), (6, 10), (7, 10), (8, 15), (9, 15), (10, 20), (25, 20)] {
        let marks: String = (0..25).map(|space| if space < count { 'M' } else { '.' }).collect();
        let rows: Vec<&str> = (0..5).map(|row| &marks[row * 5..row * 5 + 5]).collect();
        scores(17, points, &rows.join(" "));
    }
}

#[test]
fn card_18_pays_for_the_smallest_zone_and_no_more_beyond_six() {
    scores(18, 0, "JJJJJ L.... ..... ..... .....");
    for (count, points) in [(1, 0), (2, 6), (3, 10), (4, 18), (5, 25), (6, 30), (7, 30), (25, 30)] {
        let marks: String = (0..25).map(|space| if space < count { 'S' } else { '.' }).collect();
        let rows: Vec<&str> = (0..5).map(|row| &marks[row * 5..row * 5 + 5]).collect();
        scores(18, points, &rows.join(" "));
    }
    // The smallest of several zones.
    scores(18, 10, "JJJJJ LLL.. ..... MMMMM SSSSS");
}

#[test]
fn card_19_pays_for_zones_of_one_space() {
    scores(19, 0, "J.J.. .J.J. ..... ..... .....");
    scores(19, 3, "J.J.. .J.J. J.... ..... .....");
    scores(19, 30, "JLJLJ LJLJL JLJLJ LJLJL JLJLJ");
    // Twelve: the rulebook's example, 15.
    scores(19, 15, "JLJLJ LJLJL JL... ..... .....");
    scores(19, 20, "JLJLJ LJLJL JLJLJ L.... .....");
}

#[test]
fn card_20_pays_for_zones_of_two_spaces() {
    scores(20, 0, "JJLL. MM... ..... ..... .....");
    scores(20, 6, "JJLL. MMSS. ..... ..... .....");
    // Six: the rulebook's example, 10.
    scores(20, 10, "JJLL. MMSS. JJLL. ..... .....");
    scores(20, 25, "JJLLM MMSSM JJLLS SSMMS JJLL.");
}

#[test]
fn card_21_pays_for_the_most_frequent_terrain() {
    for (count, points) in [(7, 0), (8, 6), (9, 6), (10, 9), (12, 12), (14, 12), (15, 18), (25, 18)] {
        let marks: String = (0..25).map(|space| if space < count { 'M' } else { '.' }).collect();
        let rows: Vec<&str> = (0..5).map(|row| &marks[row * 5..row * 5 + 5]).collect();
        scores(21, points, &rows.join(" "));
    }
    // Tied terrains are scored once.
    scores(21, 12, "JLJLJ LJLJL JLJLJ LJLJL JLJL.");
}

#[test]
fn card_22_pays_3_for_each_space_of_the_rarest_terrain_on_the_parchment() {
    // Three mountains, no steppe: the rulebook's example, 3 × 3.
    scores(22, 9, "JJJJJ LLLLL MMM.. ..... .....");
    scores(22, 3, "JJJJJ LLLLL MMMMM SJJJJ .....");
    scores(22, 75, "SSSSS SSSSS SSSSS SSSSS SSSSS");
}

#[test]
fn card_23_pays_for_sets_of_all_four_terrains() {
    scores(23, 0, "JJJJJ LLLLL MMMMM SS... .....");
    scores(23, 5, "JJJJJ LLLLL MMMMM SSS.. .....");
    // Four sets: the rulebook's example, 8.
    scores(23, 8, "JJJJJ LLLLL MMMM. SSSSS .....");
    scores(23, 12, "JJJJJ LLLLL MMMMM SSSSS .....");
    scores(23, 18, "JJJJJ JLLLL LLMMM MMMSS SSSS.");
}

#[test]
fn cards_24_to_27_pay_5_for_each_row_of_three_as_drawn() {
    for place in 0..4u8 {
        let shifted = |picture: &str| shifted(picture, usize::from(place));
        // Three occurrences: the rulebook's example, 3 × 5.
        scores(24 + place, 3 * 5, &shifted("JLM.. ..JLM ..... .JLM. ....."));
        // Mirrored and rotated patterns do not count.
        scores(24 + place, 0, &shifted("MLJ.. J.... L.... M.... ....."));
        // A pattern does not continue in the next row.
        scores(24 + place, 0, &shifted("....J LM... ...JL M.... ....."));
    }
}

#[test]
fn cards_28_to_31_pay_8_for_each_square_of_four_as_drawn() {
    for place in 0..4u8 {
        let shifted = |picture: &str| shifted(picture, usize::from(place));
        // Three occurrences: the rulebook's example, 3 × 8.
        scores(28 + place, 3 * 8, &shifted("JL.JL MS.MS .JL.. .MS.. ....."));
        // An upside-down or mirrored pattern does not count.
        scores(28 + place, 0, &shifted("MS... JL... .LJ.. .SM.. ....."));
    }
    // Each of the four squares, once.
    for (number, picture) in [(28, "JL MS"), (29, "LM SJ"), (30, "MS JL"), (31, "SJ LM")] {
        let (top, bottom) = picture.split_once(' ').expect("two rows");
        let drawn = format!("..... ..... ..... ...{top} ...{bottom}");
        for other in 28..=31 {
            scores(other, if other == number { 8 } else { 0 }, &drawn);
        }
    }
}

fn any_parchment() -> impl Strategy<Value = Parchment> {
    let marks = prop::collection::vec(prop::sample::select(vec!['.', 'J', 'L', 'M', 'S', 'J', 'L', 'M', 'S']), 25);
    marks.prop_map(|marks| {
        let rows: Vec<String> = marks.chunks(5).map(|row| row.iter().collect()).collect();
        Parchment::read(&rows).expect("five rows of five marks")
    })
}

proptest! {
    #[test]
    fn the_reasons_of_every_card_add_up_to_its_points(parchment in any_parchment()) {
        for presumption in Presumption::all() {
            let items = presumption.explain(&parchment);
            prop_assert_eq!(sum(&items), presumption.points(&parchment), "presumption {}", presumption.number());
            prop_assert!(items.iter().all(|item| item.points > 0 && !item.spaces.is_empty()));
        }
    }
}
