//! The gain of drawings, which the greedy bot maximizes, on boards drawn by hand.

use super::drawn::{BLANK, DULL, Scene};
use bots::{Bot, Greedy, Policy};
use cartographers::{Cartographers, Draw, scoring};
use table::{Purpose, Seat, SeedText};

/// Row E lacks its last four spaces; no column is nearly complete.
const ROW: &str = "
    ...........
    ...M.......
    ........M..
    ...........
    AAAAAAA....
    .....M.....
    ...........
    ...........
    ..M........
    .......M...
    ...........";

/// Edicts with borderlands under one letter. A village of four scores for no other edict.
fn borderlands_under(letter: usize) -> [&'static str; 4] {
    let mut edicts = DULL;
    edicts.swap(0, letter);
    edicts
}

/// The gain when the village of a fishing village completes the row.
fn completing(season: &str, letter: usize) -> i32 {
    let scene = Scene::new(1, season, "fishing-village", borderlands_under(letter)).with_land(0, ROW);
    scene.gain(0, "village E8 E9 E10 E11")
}

#[test]
fn a_complete_row_gains_six_for_every_time_it_will_still_be_scored() {
    // Spring scores A and B, summer B and C, fall C and D, winter D and A.
    for (season, times) in
        [("spring", [2, 2, 2, 2]), ("summer", [1, 1, 2, 2]), ("fall", [1, 0, 1, 2]), ("winter", [1, 0, 0, 1])]
    {
        for (letter, times) in times.into_iter().enumerate() {
            assert_eq!(completing(season, letter), 6 * times, "{season}, edict {}", ["A", "B", "C", "D"][letter]);
        }
    }
}

#[test]
fn a_drawing_that_changes_nothing_gains_nothing() {
    let scene = Scene::new(1, "spring", "fishing-village", DULL).with_land(0, ROW);
    assert_eq!(scene.gain(0, "village A1 A2 A3 A4"), 0);
    assert_eq!(scene.gain(0, "village E8 F8 G8 H8"), 0);
}

#[test]
fn a_coin_gains_a_star_in_every_season_to_come() {
    for (season, seasons) in [("spring", 4), ("summer", 3), ("fall", 2), ("winter", 1)] {
        let scene = Scene::new(1, season, "hamlet", DULL);
        assert_eq!(scene.gain(0, "village A1 B1 B2"), seasons, "the smaller shape has a coin, in {season}");
        assert_eq!(scene.gain(0, "village A1 A2 A3 B1 B2"), 0, "the larger one has none");
        let full = Scene::new(1, season, "hamlet", DULL).with_coins(0, 14);
        assert_eq!(full.gain(0, "village A1 B1 B2"), 0, "the track has an end");
    }
}

#[test]
fn a_surrounded_mountain_gains_its_coin() {
    let nearly = BLANK.replacen("...........", "...A.......", 1).replacen("...M.......", "..AM.......", 1);
    let scene = Scene::new(1, "fall", "fishing-village", DULL).with_land(0, &nearly);
    // B5 alone leaves C4 open; C4 alone leaves B5 open.
    assert_eq!(scene.gain(0, "village B5 B6 B7 B8"), 0);
    let last = nearly.replacen("..AM.......", "..AMA......", 1);
    let scene = Scene::new(1, "fall", "fishing-village", DULL).with_land(0, &last);
    assert_eq!(scene.gain(0, "village C3 C4 C5 C6"), 2, "a coin in fall and in winter");
}

#[test]
fn filling_the_space_beside_a_monster_on_the_own_sheet_gains_what_it_cost() {
    let haunted = BLANK.replacen("...........", "X..........", 1);
    let scene = Scene::new(1, "summer", "fishing-village", DULL).with_land(0, &haunted);
    assert_eq!(scene.gain(0, "village A2 A3 A4 A5"), 3, "one space, in three seasons");
    assert_eq!(scene.gain(0, "village B1 C1 D1 E1"), 3);
    assert_eq!(scene.gain(0, "village K1 K2 K3 K4"), 0);
}

#[test]
fn an_ambush_gains_what_it_costs_the_neighbour() {
    // Ten empty spaces lie around the raid, one of them in its arms:  ■ ■
    //                                                                  ■ .
    //                                                                  ■ ■
    for (season, seasons) in [("spring", 4), ("summer", 3), ("fall", 2), ("winter", 1)] {
        let scene = Scene::new(2, season, "gnoll-raid", DULL);
        assert_eq!(scene.gain(0, "monster E8 E9 F8 G8 G9"), 10 * seasons, "{season}");
        assert_eq!(scene.gain(1, "monster E8 E9 F8 G8 G9"), 10 * seasons, "{season}");
        // In the corner, the edge takes the place of some empty spaces.
        assert_eq!(scene.gain(0, "monster A1 A2 B1 C1 C2"), 5 * seasons, "{season}");
    }
}

#[test]
fn a_row_completed_for_the_neighbour_is_no_gain() {
    let row = ROW.replace("AAAAAAA....", "AAAAAAA..AA");
    let scene = Scene::new(2, "winter", "gnoll-raid", borderlands_under(3)).with_land(1, &row);
    // Eight empty spaces beside the monsters; the row is six stars for the neighbour.
    assert_eq!(scene.gain(0, "monster E8 E9 F8 G8 G9"), 8 - 6);
    // Seat 1 draws on the blank sheet of seat 0.
    assert_eq!(scene.gain(1, "monster E8 E9 F8 G8 G9"), 10);
}

/// Some terrain here and there, so that drawings differ.
const HALF_DRAWN: &str = "
    FFF.....WWA
    F..MVV..AWA
    ..FFVV..M..
    X..........
    AAAAAAA..AA
    AW...M.....
    AW..VVV....
    ....V......
    FFMF.....XX
    .FF....MWW.
    ...AA....W.";

/// The stars of a sheet in winter.
fn winter(scene: &Scene, sheet: &cartographers::Sheet) -> i32 {
    let [a, _, _, d] = scene.open().edicts;
    scoring::stars(d, &sheet.land) + scoring::stars(a, &sheet.land) + i32::from(sheet.coins)
        - scoring::monsters(&sheet.land)
}

/// The stars that the owner of a sheet loses in winter when monsters are drawn on it.
fn loss(scene: &Scene, seat: u8, owner: u8, draw: Draw) -> i32 {
    let before = &scene.open().sheets[usize::from(owner)];
    let mut after = before.clone();
    after.draw(draw.terrain(), scene.open().task(Seat(seat)).unwrap().spaces(draw).unwrap(), false);
    winter(scene, before) - winter(scene, &after)
}

#[test]
fn in_an_ambush_greedy_takes_most_from_the_sheet_it_was_passed() {
    let edicts = ["greenbough", "great-city", "the-golden-granary", "borderlands"];
    let dice = |ordinal| SeedText::new("raiders").unwrap().seed().dice(Purpose(*b"test"), ordinal);
    for card in ["gnoll-raid", "goblin-attack", "bugbear-assault", "kobold-onslaught"] {
        let scene = Scene::new(3, "winter", card, edicts).with_land(1, HALF_DRAWN).with_land(2, ROW);
        // Clockwise, the sheets go to the left, so a seat draws on the sheet of its right neighbour.
        let on = if ["gnoll-raid", "goblin-attack"].contains(&card) { [1, 2, 0] } else { [2, 0, 1] };
        for (seat, owner) in (0..3).zip(on) {
            let losses: Vec<i32> = scene.draws(seat).into_iter().map(|draw| loss(&scene, seat, owner, draw)).collect();
            let (least, most) = (losses.iter().min().unwrap(), losses.iter().max().unwrap());
            assert!(least < most, "some drawings are worse");
            for (draw, loss) in scene.draws(seat).into_iter().zip(&losses) {
                assert_eq!(Cartographers::gain(scene.view(seat), draw), *loss, "{}", scene.show(seat, draw));
            }
            let chosen = Greedy::new(dice(u32::from(seat))).choose(scene.view(seat), &scene.choices(seat));
            let taken = loss(&scene, seat, owner, chosen);
            assert_eq!(taken, *most, "{card}: {}", scene.show(seat, chosen));
        }
    }
}

#[test]
fn on_its_own_sheet_greedy_completes_the_row() {
    let scene = Scene::new(1, "winter", "fishing-village", borderlands_under(3)).with_land(0, ROW);
    for ordinal in 0..20 {
        let dice = SeedText::new("a row").unwrap().seed().dice(Purpose(*b"test"), ordinal);
        let chosen = Greedy::new(dice).choose(scene.view(0), &scene.choices(0));
        let text = scene.show(0, chosen);
        assert!(["village E8 E9 E10 E11", "water E8 E9 E10 E11"].contains(&text.as_str()), "{text}");
    }
}
