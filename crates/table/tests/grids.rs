//! Compares boards as bits with boards as lists of spaces.

#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use table::{BadShape, Grid5, Grid11, Placing, Shape};

/// The spaces beside a space, computed without bits.
fn beside(space: usize, side: usize) -> Vec<usize> {
    let (row, column) = (space / side, space % side);
    let mut spaces = Vec::new();
    if row > 0 {
        spaces.push(space - side);
    }
    if row + 1 < side {
        spaces.push(space + side);
    }
    if column > 0 {
        spaces.push(space - 1);
    }
    if column + 1 < side {
        spaces.push(space + 1);
    }
    spaces
}

fn grid11() -> impl Strategy<Value = Grid11> {
    // Sparse, even and dense boards.
    (any::<u128>(), any::<u128>(), 0..3).prop_map(|(one, other, density)| {
        Grid11::from_bits(match density {
            0 => one & other,
            1 => one,
            _ => one | other,
        })
    })
}

proptest! {
    #[test]
    fn neighbours_are_the_spaces_beside(set in grid11()) {
        let expected: Grid11 =
            set.iter().flat_map(|space| beside(usize::from(space), 11)).map(|space| space as u8).collect();
        prop_assert_eq!(set.neighbours(), expected);
    }

    #[test]
    fn neighbours_are_the_spaces_beside_on_a_small_board(bits in 0u32..1 << 25) {
        let set = Grid5::from_bits(bits);
        let expected: Grid5 = set.iter().flat_map(|space| beside(usize::from(space), 5)).map(|space| space as u8).collect();
        prop_assert_eq!(set.neighbours(), expected);
    }

    #[test]
    fn a_flood_reaches_what_a_walk_reaches(land in grid11(), from in 0u8..121) {
        let mut reached = [false; 121];
        let mut waiting = vec![usize::from(from)];
        while let Some(space) = waiting.pop() {
            if land.contains(space as u8) && !reached[space] {
                reached[space] = true;
                waiting.extend(beside(space, 11));
            }
        }
        let expected: Grid11 = (0..121).filter(|&space| reached[usize::from(space)]).collect();
        prop_assert_eq!(Grid11::space(from).flood(land), expected);
    }

    #[test]
    fn clusters_are_separate_and_make_up_the_set(set in grid11()) {
        let mut all = Grid11::EMPTY;
        for cluster in set.clusters() {
            prop_assert!(!cluster.is_empty() && !cluster.meets(all));
            prop_assert!(!cluster.neighbours().meets(set - cluster));
            prop_assert_eq!(cluster.first_space().flood(cluster), cluster);
            all |= cluster;
        }
        prop_assert_eq!(all, set);
    }

    #[test]
    fn counting_and_indexing_agree_with_the_list(set in grid11()) {
        let list: Vec<u8> = set.iter().collect();
        let mut walked = Vec::new();
        set.for_each(|space| walked.push(space));
        prop_assert_eq!(&walked, &list);
        prop_assert_eq!(set.len() as usize, list.len());
        for n in 0..=list.len() + 1 {
            prop_assert_eq!(set.nth(n as u32), list.get(n).copied());
        }
        for space in 0..=255 {
            prop_assert_eq!(set.contains(space), list.contains(&space));
        }
        prop_assert_eq!(set.first(), list.first().copied());
        prop_assert_eq!(!!set, set);
        prop_assert_eq!((!set).len() + set.len(), 121);
    }

    #[test]
    fn pictures_and_json_round_trip(set in grid11()) {
        prop_assert_eq!(Grid11::picture(&format!("{set:?}")), Ok(set));
        let json = serde_json::to_string(&set).unwrap();
        prop_assert_eq!(serde_json::from_str::<Grid11>(&json).unwrap(), set);
    }

    #[test]
    fn a_shape_fits_where_all_its_cells_are_free(
        free in grid11(),
        cells in prop::collection::btree_set((0i64..4, 0i64..4), 1..6),
        wanted in grid11(),
    ) {
        let shape = Shape::new(cells).unwrap();
        for (orientation, lies) in shape.orientations() {
            let placing = Placing::new(orientation, &lies).unwrap();
            for anchor in 0..121u8 {
                let (row, column) = (u32::from(anchor) / 11, u32::from(anchor) % 11);
                let covered: Vec<(u32, u32)> = lies.spaces().iter().map(|cell| (cell.0 + row, cell.1 + column)).collect();
                let inside = covered.iter().all(|&(row, column)| row < 11 && column < 11);
                let has = |set: Grid11, &(row, column): &(u32, u32)| set.contains((row * 11 + column) as u8);
                prop_assert_eq!(placing.fits(free).contains(anchor), inside && covered.iter().all(|at| has(free, at)));
                prop_assert_eq!(placing.meets(wanted).contains(anchor), inside && covered.iter().any(|at| has(wanted, at)));
                if inside {
                    let expected: Grid11 = covered.iter().map(|&(row, column)| (row * 11 + column) as u8).collect();
                    prop_assert_eq!(placing.at(anchor), expected);
                }
            }
        }
    }

    #[test]
    fn orientations_are_closed_under_turning(cells in prop::collection::btree_set((0i64..4, 0i64..4), 1..6)) {
        let shape = Shape::new(cells).unwrap();
        let ways: Vec<Shape> = shape.orientations().map(|(_, lies)| lies).collect();
        prop_assert!([1, 2, 4, 8].contains(&ways.len()));
        for way in &ways {
            for orientation in 0..8 {
                prop_assert!(ways.contains(&way.oriented(orientation)));
            }
        }
    }
}

#[test]
fn the_eight_orientations_match_the_documentation() {
    let shape = Shape::new([(0, 0), (1, 0), (1, 1), (1, 2)]).unwrap();
    let picture = |shape: &Shape| {
        let row = |row| {
            (0..shape.columns()).map(move |column| if shape.spaces().contains(&(row, column)) { '#' } else { '.' })
        };
        (0..shape.rows()).map(|at| row(at).collect::<String>()).collect::<Vec<_>>().join(" ")
    };
    let pictures: Vec<String> = (0..8).map(|orientation| picture(&shape.oriented(orientation))).collect();
    let expected = ["#.. ###", "## #. #.", "### ..#", ".# .# ##", "..# ###", "#. #. ##", "### #..", "## .# .#"];
    assert_eq!(pictures, expected);
}

#[test]
fn shapes_are_validated_and_moved_to_the_corner() {
    assert_eq!(Shape::new([]), Err(BadShape::Empty));
    assert_eq!(Shape::new([(1, 2), (1, 2)]), Err(BadShape::Repeated(1, 2)));
    assert_eq!(Shape::new([(i64::MIN, 0), (i64::MAX, 0)]), Err(BadShape::TooLarge));
    let far = Shape::new([(-5, -7), (-5, -6)]).unwrap();
    assert_eq!(far.spaces(), [(0, 0), (0, 1)]);
    assert_eq!(Placing::new(0, &Shape::new([(0, 0), (0, 11)]).unwrap()), None);
}

#[test]
fn wrong_pictures_are_refused() {
    assert!(Grid5::picture("#####").is_err());
    assert!(Grid5::picture(&"#".repeat(26)).is_err());
    assert!(Grid5::picture(&"x".repeat(25)).is_err());
    assert!(serde_json::from_str::<Grid5>("\"ffffffff\"").is_err());
}
