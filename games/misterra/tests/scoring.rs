//! The chapter *Tally the prestige points*: hazy tiles and disputed claims are removed, then points; ties; the variant.

use crate::drawn::{Scene, card, island, parchment, spaces, sum};
use misterra::scoring::Tally;
use misterra::{Misterra, Step, score_now};
use table::{Game, Seat};

fn tally(picture: &str, claims: &[&str]) -> Tally {
    Tally::new(&island(picture), claims.iter().map(|names| spaces(names)))
}

#[test]
fn two_points_for_each_space_equal_to_a_confirmed_tile() {
    let tally = tally("JLMS. jlms. JLMS. ..... .....", &[]);
    // Row 5 is right; row 4 is only hazy; in row 3 only the mountain is right. Empty spaces do not count.
    assert_eq!(tally.fidelity(&parchment("JLMS. JLMS. LJMJJ ..... .....")), 2 * 5);
}

#[test]
fn one_point_less_for_each_empty_space() {
    assert_eq!(Tally::completeness(&parchment("JLMS. JLMS. LJMJJ ..... .....")), -12);
    assert_eq!(Tally::completeness(&parchment("JLMSJ JLMSJ LJMJJ LLLLL SSSSS")), 0);
}

#[test]
fn two_points_for_each_tile_of_a_claimed_region_without_the_hazy_ones() {
    assert_eq!(tally("..... ..... SS... Ss... S.SS.", &["a1"]).claims(0), 2 * 4);
    // The hazy steppe joins two parts; without it the far part is another region.
    assert_eq!(tally("..... ..... ..... ..... SSsSS", &["a1"]).claims(0), 2 * 2);
}

#[test]
fn a_disputed_region_earns_nothing() {
    let disputed = tally("..... ..... ..... ..... SSSSJ", &["a1", "d1 e1"]);
    assert_eq!((disputed.claims(0), disputed.claims(1)), (0, 2), "other claims still count");
    // A hazy tile that joins two regions is removed before scoring.
    let apart = tally("..... ..... ..... ..... SSsSS", &["a1", "e1"]);
    assert_eq!((apart.claims(0), apart.claims(1)), (4, 4));
}

#[test]
fn the_masters_bonus_is_three_for_each_faithful_row_and_column() {
    // The example of the rulebook: a row and a column match; another row is hazy, another column has a gap.
    let island = "
        JLMSJ
        LJJJL
        mMMMM
        SJLSJ
        SJ.SL";
    let map = parchment(
        "
        JLMSJ
        SSSSL
        MMMMM
        LLLLJ
        SJ.LL",
    );
    let tally = tally(island, &[]);
    assert_eq!(tally.master(&map), 2 * 3);
    assert!(!Scene::new(2).open().master, "it is a variant");
}

/// A game of two players with these boards, before its last decision. All presumptions pay nothing.
fn finished(island: &str, boards: [&str; 2], claims: [&str; 2], more: &str) -> Scene {
    let options = format!("presumptions0=11+12,presumptions1=9+10{more}");
    let mut scene = Scene::with_options(2, &options).island(island);
    for (seat, (board, claims)) in boards.into_iter().zip(claims).enumerate() {
        scene = scene.parchment(seat, board).claims(seat, claims).meeple(seat, "c0");
    }
    scene.turn_of(1).afternoon().display(&[]).deck(&[]).taken("jungle-jungle")
}

fn result(scene: &mut Scene) -> Vec<(i32, u16)> {
    let _ = scene.play("leave");
    assert_eq!(scene.open().step, Step::Over);
    Misterra::outcome(scene.open()).unwrap().players.iter().map(|player| (player.total, player.rank)).collect()
}

const SHORE: &str = "..... ..... ..... ..... SSLL.";

#[test]
fn more_points_win() {
    let mut scene = finished(SHORE, ["..... ..... ..... ..... SS...", "..... ..... ..... ..... SSLL."], ["", ""], "");
    assert_eq!(result(&mut scene), [(4 - 23, 2), (8 - 21, 1)]);
}

#[test]
fn on_a_tie_more_fidelity_wins() {
    // 2 − 24 + 4 for a claim of two tiles, and 4 − 22: both have −18, and seat 1 has more for fidelity.
    let boards = ["..... ..... ..... ..... S....", "..... ..... ..... ..... SS.M."];
    let mut scene = finished(SHORE, boards, ["c1", ""], "");
    assert_eq!(result(&mut scene), [(-18, 2), (-18, 1)]);
}

#[test]
fn players_who_are_still_tied_share_the_victory() {
    let board = "..... ..... ..... ..... SSL..";
    let mut scene = finished(SHORE, [board, board], ["", ""], "");
    assert_eq!(result(&mut scene), [(6 - 22, 1), (6 - 22, 1)]);
}

#[test]
fn the_masters_bonus_does_not_count_as_fidelity() {
    // Seat 0: column a, 10 + 3 − 20. Seat 1: 12 − 19, so both have −7, and 12 is more than 10.
    let island = "S.... L.... S.... L.... SL.L.";
    let boards = ["S.... L.... S.... L.... S....", "S.... L.... S.... L.... .L.L."];
    let mut scene = finished(island, boards, ["", ""], ",master=true");
    assert_eq!(result(&mut scene), [(-7, 2), (-7, 1)]);
}

#[test]
fn a_sheet_shows_presumptions_only_to_their_player_until_the_end() {
    let scene = Scene::with_options(2, "master=true,presumptions0=1+2,presumptions1=3+4");
    let codes = |view: table::View<'_, Misterra>| -> Vec<&str> {
        Misterra::score_sheet(view, Seat(0)).lines.iter().map(|line| line.title.code).collect()
    };
    let own = codes(scene.position.view(Seat(0)));
    assert_eq!(own.iter().filter(|code| **code == "misterra-line-presumption").count(), 2);
    assert_eq!(own.last(), Some(&"misterra-line-master"));
    assert!(!codes(scene.position.view(Seat(1))).contains(&"misterra-line-presumption"));
    assert!(!codes(scene.position.spectator()).contains(&"misterra-line-presumption"));
}

#[test]
fn a_sheet_explains_disputes() {
    let scene = Scene::new(2).island("..... ..... ..... ..... SSSSJ").claims(0, "a1").claims(1, "d1 e1");
    let sheet = Misterra::score_sheet(scene.position.view(Seat(1)), Seat(1));
    let claims = sheet.lines.iter().find(|line| line.title.code == "misterra-line-claims").unwrap();
    let reasons: Vec<(i32, &str, usize)> =
        claims.items.iter().map(|item| (item.points, item.reason, item.spaces.len())).collect();
    assert_eq!(reasons, [(0, "region-disputed", 4), (2, "region-claimed", 1)]);
    assert_eq!(sum(&claims.items), claims.points);
}

#[test]
fn presumptions_score_only_the_parchment() {
    let scene =
        Scene::with_options(2, "presumptions0=12+21,presumptions1=3+4").parchment(0, "JJJJJ JJJJJ ..... ..... .....");
    let score = score_now(scene.open(), Seat(0), &[card(12), card(21)]);
    assert_eq!(score.presumptions, 10 + 9);
    assert_eq!((score.fidelity, score.completeness), (0, -15));
}
