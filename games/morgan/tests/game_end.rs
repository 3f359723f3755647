//! The chapter *End of game*: when it ends, bonuses, totals and ties.

use crate::drawn::{RECTANGLE, Scene, treasures};
use morgan::{Event, Morgan, Options, Phase, Set, Treasure, outcome};
use serde_json::json;
use table::{Forms, Game, Options as _, Seat, Seats};

/// Two players, 23 treasures claimed by seat 1; the next dig turns up the last one.
fn last_dig() -> Scene {
    let board = "jade-dragon diadem jade-mask necklace pearl-of-the-deep";
    let claimed: Vec<&str> = Treasure::all().map(|treasure| treasure.name()).take(23).collect();
    Scene::new(RECTANGLE, &["Om", "S2"])
        .with_hand(0, "old-mill-0 tomb-3")
        .with_face_up(0, "swamp-2")
        .with_board(board)
        .with_treasures(1, &claimed.join(" "))
}

#[test]
fn the_game_ends_immediately_when_the_last_treasure_is_laid() {
    let mut scene = last_dig();
    assert_eq!(scene.open().treasure_deck, 1);
    assert!(Morgan::outcome(scene.open()).is_none());
    scene.play(&["play tomb-3", "take I"]);
    assert_eq!(scene.open().turn.phase, Phase::Over);
    assert!(Morgan::awaited(scene.open()).is_empty());
    assert_eq!(scene.open().board.len(), 5, "five stay on the board");
    let claimed: usize = scene.open().players.iter().map(|player| player.treasures.len()).sum();
    assert_eq!(claimed, 24);
    assert!(scene.announced(&Event::BoardLast {}));
    assert_eq!((scene.hand(0).len(), scene.player(0).doubloons), (1, 2), "nothing is drawn or cashed in any more");
    assert!(scene.choices().is_empty());
}

#[test]
fn the_game_goes_on_after_the_dig_before_the_last() {
    let mut scene = last_dig();
    scene.position.open.players[1].treasures.remove(crate::drawn::treasure("loose-garnets"));
    let board: Vec<_> = scene.open().board.iter().map(|treasure| treasure.name()).collect();
    let mut scene = scene.with_board(&board.join(" "));
    scene.play(&["play tomb-3", "take I"]);
    assert_eq!((scene.open().turn.phase, scene.open().treasure_deck), (Phase::Draw, 1));
}

#[test]
fn most_of_a_set_brings_six_shared_by_tied_players() {
    let bonus = |counts: &[usize]| -> Vec<u8> {
        (0..counts.len()).map(|player| outcome::majority_bonus(counts, player)).collect()
    };
    assert_eq!(bonus(&[3, 2, 1]), [6, 0, 0]);
    assert_eq!(bonus(&[2, 2, 1]), [3, 3, 0]);
    assert_eq!(bonus(&[1, 1, 1]), [2, 2, 2]);
    assert_eq!(bonus(&[1, 1, 1, 1]), [1, 1, 1, 1], "six among four is one each");
    assert_eq!(bonus(&[0, 2, 2, 2]), [0, 2, 2, 2]);
    assert_eq!(bonus(&[0, 0]), [0, 0], "at least one is needed");
    assert_eq!(bonus(&[0, 1]), [0, 6]);
}

/// The final scoring example: 63, 63 and 59; the first tie-break decides.
#[test]
fn the_final_scoring_example() {
    let sets = |gems, silver, gold, pearl, jewelry, jade| json!({ "gems": gems, "silver": silver, "gold": gold, "pearl": pearl, "jewelry": jewelry, "jade": jade });
    let form = json!({
        "doubloons": [18, 16, 19],
        "treasures": [
            { "sets": sets(1, 1, 2, 1, 2, 1), "value": 34 },
            { "sets": sets(3, 1, 1, 2, 0, 1), "value": 30 },
            { "sets": sets(2, 1, 2, 1, 2, 0), "value": 32 },
        ],
    });
    let answer = Morgan::score(&form.to_string()).expect("an answer");
    let player = |doubloons: u32, bonus: u32, treasures: u32, total: u32| json!({ "doubloons": doubloons, "bonus": bonus, "treasures": treasures, "total": total });
    let players = [player(18, 11, 34, 63), player(16, 17, 30, 63), player(19, 8, 32, 59)];
    assert_eq!(answer, json!({ "players": players, "winners": [0] }));
}

/// Three players with these doubloons and treasures, at the end.
fn ended(players: [(u16, &str); 3]) -> Scene {
    let mut scene = Scene::new(RECTANGLE, &["Om", "S2", "Li"]);
    for (seat, (doubloons, names)) in players.into_iter().enumerate() {
        scene.position.open.players[seat].treasures = treasures(names);
        scene = scene.with_doubloons(seat as u8, doubloons);
    }
    scene.position.open.turn.phase = Phase::Over;
    scene
}

fn standings(scene: &Scene) -> Vec<(i32, u16)> {
    let outcome = Morgan::outcome(scene.open()).expect("it is over");
    outcome.players.iter().map(|player| (player.total, player.rank)).collect()
}

#[test]
fn a_tie_goes_to_the_higher_value_of_treasures_and_is_then_shared() {
    // Gold bars (5) and the gold idol (6) share the bonus for gold.
    let scene = ended([(10, "gold-bars"), (9, "gold-idol"), (0, "")]);
    assert_eq!(standings(&scene), [(18, 2), (18, 1), (0, 3)]);
    // Both treasures are worth five.
    let scene = ended([(10, "gold-bars"), (10, "silver-chalice"), (0, "")]);
    assert_eq!(standings(&scene), [(21, 1), (21, 1), (0, 3)]);
}

#[test]
fn the_score_sheet_explains_every_point() {
    let scene = ended([(7, "gold-bars gold-idol jade-turtle"), (3, "jade-mask"), (0, "blood-ruby")]);
    let sheet = Morgan::score_sheet(scene.position.view(Seat(1)), Seat(0));
    let lines: Vec<_> = sheet
        .lines
        .iter()
        .map(|line| (line.title.code, line.points, line.items.iter().map(|item| item.reason).collect::<Vec<_>>()))
        .collect();
    let bonus = "morgan-line-bonus";
    assert_eq!(
        lines,
        [
            ("morgan-line-doubloons", 7, vec!["doubloons"]),
            (bonus, 0, vec![]),
            (bonus, 0, vec![]),
            (bonus, 6, vec!["most-of-set"]),
            (bonus, 0, vec![]),
            (bonus, 0, vec![]),
            (bonus, 3, vec!["most-of-set-shared"]),
            ("morgan-line-treasures", 16, vec!["treasure", "treasure", "treasure"]),
        ]
    );
    assert_eq!(sheet.total, 32);
    assert_eq!(sheet.lines[3].items[0].spaces, [21, 24], "the ranks of its treasures");
    let majorities: Vec<_> =
        scene.open().majorities(Seat(0)).iter().map(|majority| (majority.count, majority.bonus)).collect();
    assert_eq!(majorities, [(0, 0), (0, 0), (2, 6), (0, 0), (0, 0), (1, 3)]);
}

#[test]
fn majorities_are_told_at_the_end() {
    let mut scene = last_dig();
    scene.play(&["play tomb-3", "take I"]);
    let most_of = |set, seats: &[u8], bonus| {
        let seats: Seats = seats.iter().copied().map(Seat).collect();
        Event::MostOf { set, seats, bonus }
    };
    assert!(scene.announced(&most_of(Set::Gems, &[1], 6)));
    // Seat 0 took one pearl, seat 1 has three.
    assert!(scene.announced(&most_of(Set::Pearl, &[1], 6)));
    assert!(scene.announced(&most_of(Set::Jade, &[1], 6)));
}

#[test]
fn a_game_in_which_nobody_digs_ends_after_the_stated_rounds() {
    for rounds in [1, 3, 20] {
        let mut scene = Scene::new(RECTANGLE, &["Om", "S2", "Li"]);
        scene.position.open.rounds_without_dig = rounds;
        for turn in 0..rounds * 3 {
            assert_eq!(scene.open().turn.phase, Phase::Map, "turn {turn} of {rounds} rounds");
            scene.play(&["draw"]);
        }
        assert_eq!(scene.open().turn.phase, Phase::Over);
        assert!(scene.announced(&Event::NobodyDug { rounds }));
        assert_eq!(standings(&scene), [(2, 1), (2, 1), (2, 1)], "scored as it stands");
    }
}

#[test]
fn a_dig_resets_the_count_of_turns_without_a_dig() {
    let mut scene = Scene::new(RECTANGLE, &["Om", "S2"]).with_hand(0, "old-mill-0");
    scene.position.open.rounds_without_dig = 2;
    scene.play(&["step north", "step south", "draw", "draw", "draw"]);
    assert_eq!(scene.open().turns_without_dig, 3);
    let mut scene = Scene::new(RECTANGLE, &["Om", "S2"]).with_hand(0, "old-mill-0");
    scene.position.open.rounds_without_dig = 2;
    scene.position.open.turns_without_dig = 3;
    scene.play(&["play old-mill-0", "take I", "draw"]);
    assert_eq!((scene.open().turns_without_dig, scene.open().turn.phase), (0, Phase::Map));
    scene.play(&["draw", "draw", "draw"]);
    assert_eq!(scene.open().turn.phase, Phase::Map);
    scene.play(&["draw"]);
    assert_eq!(scene.open().turn.phase, Phase::Over);
}

#[test]
fn the_option_is_at_least_one_round() {
    assert_eq!(Options::default().rounds_without_dig, 20);
    assert_eq!(Options::read("rounds_without_dig=1"), Ok(Options { rounds_without_dig: 1 }));
    assert_eq!(
        Options::read("rounds_without_dig=500").map(|options| options.write()),
        Ok("rounds_without_dig=500".into())
    );
    for bad in ["0", "-1", "", "many", "+3", "1.5", "99999999999"] {
        let refused = Options::read(&format!("rounds_without_dig={bad}")).expect_err(bad);
        assert_eq!(crate::drawn::code(&refused), "morgan-option-rounds", "{bad}");
    }
    assert_eq!(crate::drawn::code(&Options::read("rounds=3").expect_err("unknown")), "option-unknown-key");
    assert!(Options { rounds_without_dig: 0 }.check(2).is_err());
}
