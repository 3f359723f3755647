//! The chapter *End of the game*: what triggers the end, and that the round is played to its end.

use crate::drawn::Scene;
use misterra::{Action, Ending, Event, Explorer, Laying, Misterra, Step, walk};
use table::{Choices as _, Dice, EventSink, Game, Position, Purpose, Revealed, Seat, SeedText};

const FULL: &str = "JLMSJ LMSJL MSJLM SJLMS JLMSJ";
/// All tiles are confirmed except c1, which is hazy steppe.
const ALMOST: &str = "JLMSJ LMSJL MSJLM SJLMS JLsSJ";

/// Seat 0 has one decision left in its turn.
fn last_decision(seats: u8) -> Scene {
    (0..usize::from(seats))
        .fold(Scene::new(seats), |scene, seat| scene.meeple(seat, "c0"))
        .afternoon()
        .taken("steppe-steppe")
}

fn ending(scene: &Scene) -> Option<(Seat, Ending)> {
    scene.events.iter().find_map(|event| match event {
        Event::EndCame { seat, ending } => Some((*seat, *ending)),
        _ => None,
    })
}

/// Finishes the round: the others discard every sketch. Returns how many turns they took.
fn finish_round(scene: &mut Scene) -> usize {
    let mut turns = 0;
    while scene.open().step != Step::Over {
        let take = format!("take {}", scene.display_names()[0]);
        scene.play_all(&["stay", &take, "leave"]);
        let again = format!("take {}", scene.display_names()[0]);
        scene.play_all(&["stay", &again, "leave"]);
        turns += 1;
        assert!(turns < 10, "the round ends");
    }
    turns
}

#[test]
fn all_of_the_island_confirmed() {
    let mut scene = last_decision(3).island(ALMOST);
    let _ = scene.play("map steppe c1 steppe d1");
    assert_eq!(ending(&scene), Some((Seat(0), Ending::IslandConfirmed)));
    assert_eq!(finish_round(&mut scene), 2, "everybody has had equally many turns");
    assert_eq!(scene.open().ending, Some(Ending::IslandConfirmed));
}

#[test]
fn the_end_is_not_checked_in_the_middle_of_a_turn() {
    let mut scene = Scene::new(2).meeple(0, "c0").island(ALMOST).taken("steppe-steppe");
    let _ = scene.play("map steppe c1 steppe d1");
    assert_eq!(ending(&scene), None, "another half day follows");
    scene.play_all(&["stay", "take jungle-jungle", "leave"]);
    assert_eq!(ending(&scene), Some((Seat(0), Ending::IslandConfirmed)));
}

#[test]
fn the_last_player_of_a_round_ends_the_game_immediately() {
    let mut scene = last_decision(2).turn_of(1).island(ALMOST);
    assert_eq!(scene.play("map steppe c1 steppe d1"), Revealed::Something);
    assert_eq!(scene.open().step, Step::Over);
    assert!(scene.open().explorers.iter().all(|explorer| explorer.presumptions.is_some()), "presumptions are shown");
    assert!(Misterra::outcome(scene.open()).is_some());
}

#[test]
fn the_round_ends_before_the_first_player_whoever_that_is() {
    let mut scene = last_decision(3).turn_of(1).island(ALMOST);
    scene.position.open.first = Some(Seat(2));
    let _ = scene.play("map steppe c1 steppe d1");
    assert_eq!(scene.open().step, Step::Over);
}

#[test]
fn a_remainder_that_nobody_can_map() {
    // a5 is empty. Every space that sees it or the spaces beside it is jungle, from where nobody can map.
    let walled = "
        .JJSJ
        JJSML
        JSMLM
        LMSLM
        LMSLM";
    let mut scene = last_decision(2).island(walled);
    let _ = scene.play("leave");
    assert_eq!(ending(&scene), Some((Seat(0), Ending::RestUnmappable)));
}

#[test]
fn a_mountain_sees_over_the_wall_so_the_remainder_can_be_mapped() {
    for (picture, ends) in [
        // The mountain on d5 sees b5, beside the empty a5; so does the one on b3; the one on c4 sees a4.
        (".JJMJ JJSML JSMLM LMSLM LMSLM", false),
        (".JJSJ JJSML JMMLM LMSLM LMSLM", false),
        (".JJSJ JJMSL JSMLM LMSLM LMSLM", false),
        // The mountain on d4 sees b4, which is not beside a5.
        (".JJSJ JJSML JSMLM LMSLM LMSLM", true),
        // A hazy tile is left, so the game continues.
        (".JJSJ JJSML JSMLM LMSLM LMSLm", false),
    ] {
        let mut scene = last_decision(2).island(picture);
        let _ = scene.play("leave");
        assert_eq!(ending(&scene).is_some(), ends, "{picture}");
    }
}

#[test]
fn a_space_that_the_beach_sees_can_still_be_mapped() {
    // The coast is empty, and nobody can map from the jungle; but c1 can be mapped from the beach.
    let mut scene = last_decision(2).island("..... ..... ..J.. ..... .....");
    let _ = scene.play("leave");
    assert_eq!(ending(&scene), None);
}

#[test]
fn no_sketch_left() {
    let mut scene = last_decision(2).display(&[]).deck(&[]);
    let _ = scene.play("leave");
    assert_eq!(ending(&scene), Some((Seat(0), Ending::NoSketches)));
    // The other player still has a turn, with moves only.
    scene.play_all(&["go b0", "stay"]);
    assert_eq!(scene.open().step, Step::Over);
}

#[test]
fn a_deck_of_tucked_cards_is_not_empty() {
    let mut scene = last_decision(2).display(&[]).deck(&[]);
    scene.position.open.deck.tucked.push(crate::drawn::sketch("jungle-jungle"));
    let _ = scene.play("leave");
    assert_eq!(ending(&scene), None);
    assert_eq!(scene.display_names(), ["jungle-jungle"]);
}

#[test]
fn a_parchment_that_is_covered() {
    let mut scene = last_decision(2).parchment(0, "JJJJJ JJJJJ JJJJJ JJJJJ JJ..J");
    let _ = scene.play("map steppe c1 steppe d1");
    assert_eq!(ending(&scene), Some((Seat(0), Ending::ParchmentCovered)));
}

#[test]
fn only_the_parchment_of_the_player_whose_turn_ends_counts() {
    let mut scene = last_decision(2).parchment(1, FULL);
    let _ = scene.play("leave");
    assert_eq!(ending(&scene), None);
}

#[test]
fn the_end_is_told_only_once() {
    let mut scene = last_decision(3).island(ALMOST).parchment(1, FULL);
    let _ = scene.play("map steppe c1 steppe d1");
    finish_round(&mut scene);
    assert_eq!(scene.events.iter().filter(|event| matches!(event, Event::EndCame { .. })).count(), 1);
}

/// How many empty spaces of the parchment an action covers, or the best laying after it.
fn covers(position: &Position<Misterra>, seat: Seat, action: Action) -> u32 {
    let Explorer { parchment, meeple, .. } = position.open.explorers[seat.index()];
    let covered = |laying: Laying| ((laying.first().grid() | laying.second().grid()) & parchment.empty()).len();
    let standing = match action {
        Action::Map(laying) => return covered(laying),
        Action::Go(to) => Some(to),
        _ => meeple,
    };
    let Some(meeple) = standing.filter(|&meeple| walk::may_map(&position.open.island, meeple)) else { return 0 };
    let seen = walk::seen(&position.open.island, meeple);
    let sees = |laying: &Laying| seen.meets(laying.first().grid() | laying.second().grid());
    Laying::all().filter(sees).map(covered).max().unwrap_or(0)
}

/// A random one of the choices that cover most.
fn most_covering(position: &Position<Misterra>, dice: &mut Dice) -> Action {
    let seat = position.open.awaited.first().expect("somebody is awaited");
    let mut best: Vec<Action> = Vec::new();
    let mut most = 0;
    Misterra::choices(position.view(seat)).for_each(|action| {
        let covers = if action == Action::Leave { 0 } else { covers(position, seat, action) };
        if covers > most {
            (most, best) = (covers, Vec::new());
        }
        if covers == most {
            best.push(action);
        }
    });
    best[dice.below(best.len() as u32) as usize]
}

#[test]
fn players_who_always_cover_empty_spaces_end_the_game() {
    let mut endings = Vec::new();
    for (game, seats) in (0..80).zip([1, 2, 3, 4].into_iter().cycle()) {
        let seed = SeedText::new(format!("diligent {game}")).expect("a seed").seed();
        let mut dice = seed.dice(Purpose(*b"test"), 0);
        let fixed = "presumptions0=1+2,presumptions1=3+4,presumptions2=5+6,presumptions3=7+8";
        let options = fixed.split(',').take(usize::from(seats)).collect::<Vec<_>>().join(",");
        let mut position = Misterra::set_up(&crate::drawn::options(&options), seats, seed, &mut EventSink::nobody());
        while let Some(seat) = position.open.awaited.first() {
            let action = most_covering(&position, &mut dice);
            assert_eq!(Misterra::check(position.view(seat), action), Ok(()));
            let _ = Misterra::resolve(&mut position, &[(seat, action)], &mut EventSink::nobody());
            assert_eq!(Misterra::audit(&position), Ok(()));
        }
        endings.push(position.open.ending);
    }
    let covered = endings.iter().filter(|ending| **ending == Some(Ending::ParchmentCovered)).count();
    assert!(covered > 20, "{covered} of {}", endings.len());
}
