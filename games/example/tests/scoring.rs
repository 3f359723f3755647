//! The chapter "the end": groups, wishes, ranks. The tests use forms, which draw the map as text.

use example::{Example, Wish};
use serde_json::{Value, json};
use table::Forms;

fn score(map: [&str; 3], wishes: &[Wish]) -> Result<Value, &'static str> {
    let wishes: Vec<&str> = wishes.iter().map(|wish| wish.name()).collect();
    Example::score(&json!({ "map": map, "wishes": wishes }).to_string()).map_err(|bad| bad.code)
}

#[track_caller]
fn points(map: [&str; 3], wishes: &[Wish], expected: &[(i64, i64)], winners: &[u8]) {
    let answer = score(map, wishes).expect("it can be scored");
    let player = |&(group, wish)| json!({ "group": group, "wish": wish, "total": group + wish });
    assert_eq!(answer["players"], expected.iter().map(player).collect::<Value>());
    assert_eq!(answer["winners"], json!(winners));
}

#[test]
fn the_largest_group_counts_and_land_and_sea_are_one_group() {
    points(["L0 S0 L1", "L1 L0 S1", "L0 S1 L0"], &[Wish::SeaRow, Wish::LandCorners], &[(3, 0), (2, 4)], &[1]);
}

#[test]
fn squares_that_meet_at_a_corner_do_not_touch() {
    points(["L0 S1 L0", "S1 L0 S1", "L0 S1 S0"], &[Wish::SeaRow, Wish::MoreSea], &[(1, 0), (1, 2)], &[1]);
}

#[test]
fn squares_on_opposite_edges_do_not_touch() {
    points(["L1 L1 L0", "L0 L1 L1", "L1 S1 S1"], &[Wish::SeaRow, Wish::MoreSea], &[(1, 0), (7, 0)], &[1]);
}

#[test]
fn each_wish_comes_true() {
    let map = ["L0 S1 L2", "S0 S1 L2", "L0 S1 L2"];
    points(map, &[Wish::MoreLand, Wish::SeaRow, Wish::LandCorners], &[(3, 2), (3, 3), (3, 4)], &[2]);
    let map = ["S0 S1 S2", "S0 L- L2", "L0 S1 L2"];
    points(map, &[Wish::MoreSea, Wish::SeaRow, Wish::LandCorners], &[(3, 2), (1, 3), (3, 0)], &[0]);
}

#[test]
fn players_with_equal_points_share_the_rank() {
    points(["L0 L0 L0", "L0 L- L1", "L1 L1 L1"], &[Wish::SeaRow, Wish::MoreSea], &[(4, 0), (4, 0)], &[0, 1]);
}

#[test]
fn an_impossible_end_of_a_game_is_refused() {
    let full = ["L0 L0 L0", "L0 L- L1", "L1 L1 L1"];
    assert_eq!(score(full, &[Wish::SeaRow]), Err("example-paper-players"));
    assert_eq!(score(full, &[Wish::SeaRow; 2]), Err("example-paper-twice"));
    let wishes = [Wish::SeaRow, Wish::MoreSea];
    assert_eq!(score(["L0 L0 L0", "L0 .. L1", "L1 L1 L1"], &wishes), Err("example-paper-blank"));
    assert_eq!(score(["L0 L0 L0", "L0 L2 L1", "L1 L1 L1"], &wishes), Err("example-paper-stranger"));
    assert_eq!(score(["L0 L0 L0", "L0 X0 L1", "L1 L1 L1"], &wishes), Err("example-form-square"));
    assert_eq!(score(["L0 L0 L0", "L0 L0 L1", "L1 L1"], &wishes), Err("example-form-map"));
}

#[test]
fn blank_squares_may_be_charted_with_both_terrains() {
    let legal = Example::legal(r#"{ "map": ["L0 L0 L0", "L0 .. L1", "L1 L1 L1"] }"#);
    assert_eq!(legal, Ok(json!({ "count": 2, "actions": ["B2 land", "B2 sea"] })));
}
