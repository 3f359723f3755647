//! The chapter *Solo mode*: Otoma's deck, half days and claims; the end of the game; the score and the titles.

use crate::drawn::{Scene, island, seed, space, spaces, texts};
use misterra::{
    Ending, Event, Misterra, Options, OtomaAction, OtomaCard, Score, SoloTitle, Step, Terrain, Titles, Track, Update,
    claim,
};
use table::{EventSink, Game, Seat};

/// The player has one decision left in the turn. Otoma's deck has these cards, by their indices in the data.
fn before_otoma(picture: &str, cards: &[u8]) -> Scene {
    let scene = Scene::with_options(1, "presumptions0=1+2").meeple(0, "c0").island(picture);
    scene.deck(&["steppe-steppe"; 10]).otoma_deck(cards).afternoon().taken("jungle-jungle")
}

const JUNGLE: &str = "..... ..... ..J.. ..... .....";

#[test]
fn the_deck_is_three_stacks_of_seven_each_with_a_claim_card_that_is_not_on_top() {
    for game in 0..200 {
        let position =
            Misterra::set_up(&Options::default(), 1, seed(&format!("stacks {game}")), &mut EventSink::nobody());
        let top_first: Vec<OtomaCard> = position.hidden.otoma().iter().rev().copied().collect();
        assert_eq!(top_first.len(), 21);
        for stack in top_first.chunks(7) {
            assert_eq!(stack.iter().filter(|card| card.claims()).count(), 1);
            assert!(!stack[0].claims());
        }
        let mut different = top_first.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), 21);
    }
}

#[test]
fn the_card_turned_over_names_the_spaces_and_the_next_one_the_actions() {
    // Card 0 is turned over: a5 and a4. Card 1: confirm or map lagoon, map jungle. Then c2 and c3 with the orders of
    // card 2.
    let mut scene = before_otoma(JUNGLE, &[0, 1, 2, 3]);
    let _ = scene.play("leave");
    let acted: Vec<(String, Update)> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::OtomaActed { space, update, .. } => Some((space.name(), *update)),
            _ => None,
        })
        .collect();
    let (laid, unchanged) = (Update::Laid, Update::Unchanged);
    let wanted = [("a5", laid), ("a4", laid), ("c2", laid), ("c3", unchanged)];
    assert_eq!(acted, wanted.map(|(name, update)| (name.to_owned(), update)));
    scene.shows_island("l.... j.... ..J.. ..j.. .....");
    let otoma = scene.open().otoma.as_ref().unwrap();
    assert_eq!((otoma.left, otoma.played.len()), (2, 2));
    assert_eq!(otoma.orders, OtomaCard::try_from(2).unwrap().facts().orders);
}

#[test]
fn before_its_turn_the_rest_of_the_display_leaves_and_after_it_five_new_sketches_come() {
    let mut scene = before_otoma(JUNGLE, &[0, 1, 2, 3]).display(&["jungle-lagoon", "jungle-lagoon", "lagoon-steppe"]);
    let _ = scene.play("leave");
    assert_eq!(scene.display_names(), ["steppe-steppe"; 5]);
    assert_eq!(scene.open().discarded[1], 2);
    assert_eq!((scene.open().step, scene.open().round), (Step::Move, 2));
}

#[test]
fn the_display_is_not_refilled_during_the_players_turn() {
    let mut scene = Scene::with_options(1, "presumptions0=1+2");
    scene.play_all(&["go c0", "take jungle-jungle", "leave", "stay"]);
    assert_eq!(scene.display_names().len(), 4);
}

#[test]
fn confirm_or_map_confirms_a_tile_and_maps_only_an_empty_space() {
    // Card 3 (e1, e2) is turned over, card 9 on top: map lagoon, confirm or map steppe. Then card 9 (b3, a3) with the
    // orders of card 16: confirm or map steppe, confirm or map jungle.
    for (picture, after) in [
        ("..... ..... m.... ....l .....", "..... ..... Ms... ....L ....l"),
        ("..... ..... MM... ....S .....", "..... ..... MM... ....S ....l"),
        ("..... ..... ..... ..... .....", "..... ..... js... ....s ....l"),
    ] {
        let mut scene = before_otoma(picture, &[3, 9, 16, 0]);
        let _ = scene.play("leave");
        scene.shows_island(after);
    }
}

#[test]
fn confirming_needs_no_tile_from_the_supply() {
    let twelve = "jjjjj jjjjj jj... ..... .....";
    let mut full = island(twelve);
    assert_eq!(full.map(space("a3"), Terrain::Jungle), Update::NoTileLeft);
    assert_eq!(full.confirm(space("a3")), Some(Update::Confirmed));
    assert_eq!(full.confirm(space("e1")), None);
}

/// The groups that Otoma chooses from.
fn groups(picture: &str, markers: &str, own: &str) -> Vec<String> {
    let all = claim::largest_available(&island(picture), spaces(markers).island(), spaces(own));
    all.map(|group| misterra::Spaces::of_island(group).to_string()).collect()
}

#[test]
fn otoma_claims_the_largest_group_of_confirmed_tiles() {
    assert_eq!(groups("SSS.. ..... LL... ..... jjjjj", "", ""), ["a5 b5 c5"]);
    // Hazy tiles neither count nor connect.
    assert_eq!(groups("SSsS. ..... LLlll ..... .....", "", ""), ["a3 b3", "a5 b5"]);
    // Regions with a marker, also across hazy tiles, and terrains that Otoma has claimed are not available.
    assert_eq!(groups("SSsS. ..... LL... ..... M....", "d5", ""), ["a3 b3"]);
    assert_eq!(groups("SS... ..... LL... ..... S....", "a1", "a1"), ["a3 b3"]);
    assert_eq!(groups("..... ..... ..... ..... .....", "", ""), [""; 0]);
    assert_eq!(groups("SSSSS L.... M.... J.... .....", "a4 a3 a2", "a4 a3 a2"), [""; 0], "no marker is left");
}

#[test]
fn with_one_largest_group_otoma_claims_without_asking() {
    // Card 0 (a5, a4) is turned over. Card 5 claims: confirm or map jungle, map mountain.
    let mut scene = before_otoma("..... ..... ..... ..... SSS.L", &[0, 5, 2, 3]);
    let _ = scene.play("leave");
    assert_eq!(scene.open().otoma.as_ref().unwrap().claims, spaces("a1"));
    let claimed = scene.events.iter().find(|event| matches!(event, Event::OtomaClaimed { .. }));
    assert_eq!(claimed, Some(&Event::OtomaClaimed { space: space("a1"), terrain: Terrain::Steppe, tiles: 3 }));
    assert_eq!(scene.open().step, Step::Move, "and its turn goes on");
}

#[test]
fn on_a_tie_the_player_chooses_in_the_middle_of_otomas_turn() {
    let mut scene = before_otoma("..... ..... ..... ..... SS.LL", &[0, 5, 2, 3]);
    let _ = scene.play("leave");
    assert_eq!(scene.open().step, Step::OtomaClaim);
    assert_eq!(scene.choices(), texts(&["otoma claims a1", "otoma claims d1"]));
    assert_eq!(scene.refused("otoma claims b1"), "misterra-refused-not-tied");
    let before = scene.open().otoma.as_ref().unwrap().played.len();
    let _ = scene.play("otoma claims d1");
    let otoma = scene.open().otoma.as_ref().unwrap();
    assert_eq!((otoma.claims, otoma.played.len()), (spaces("d1"), before + 1), "the second half day follows");
    assert_eq!(scene.open().step, Step::Move);
}

#[test]
fn a_tie_in_the_second_half_day_ends_the_turn() {
    let mut scene = before_otoma("..... ..... ..... ..... SS.LL", &[0, 2, 5, 3]);
    let _ = scene.play("leave");
    assert_eq!(scene.open().step, Step::OtomaClaim);
    let _ = scene.play("otoma claims a1");
    assert_eq!((scene.open().step, scene.display_names().len()), (Step::Move, 5));
}

#[test]
fn with_nothing_to_claim_otoma_goes_on() {
    let mut scene = before_otoma("..... ..... ..... ..... .....", &[0, 5, 2, 3]);
    let _ = scene.play("leave");
    assert!(scene.events.contains(&Event::OtomaClaimedNothing));
    assert_eq!(scene.open().step, Step::Move);
}

fn ending(scene: &Scene) -> Option<Ending> {
    scene.open().ending
}

#[test]
fn the_game_ends_after_otomas_turn_when_the_parchment_is_covered() {
    let mut scene = before_otoma(JUNGLE, &[0, 1, 2, 3]).parchment(0, "JJJJJ JJJJJ JJJJJ JJJJJ JJJJJ");
    let _ = scene.play("leave");
    assert_eq!((ending(&scene), scene.open().step), (Some(Ending::ParchmentCovered), Step::Over));
    assert_eq!(scene.open().otoma.as_ref().unwrap().played.len(), 2, "Otoma had its turn");
}

#[test]
fn the_game_ends_when_all_of_the_island_is_confirmed() {
    let mut scene = before_otoma("lLMSJ jMSJL MSJLM SJLMS JLMSJ", &[0, 1, 2, 3]);
    let _ = scene.play("leave");
    assert_eq!(ending(&scene), Some(Ending::IslandConfirmed));
}

#[test]
fn the_game_ends_when_one_card_of_otoma_is_left() {
    let mut scene = before_otoma(JUNGLE, &[0, 1, 2]);
    let _ = scene.play("leave");
    assert_eq!((ending(&scene), scene.open().otoma.as_ref().unwrap().left), (Some(Ending::OtomaDone), 1));
}

#[test]
fn a_remainder_that_cannot_be_mapped_does_not_end_the_solo_game() {
    let mut scene = before_otoma(".JJSJ JJSML JSMLM LMSLM LMSLM", &[10, 11, 12, 13]);
    let _ = scene.play("leave");
    assert_eq!(ending(&scene), None);
}

#[test]
fn otoma_has_ten_turns_at_most() {
    for game in 0..20 {
        let position =
            Misterra::set_up(&Options::default(), 1, seed(&format!("turns {game}")), &mut EventSink::nobody());
        let mut scene = Scene { position, events: Vec::new() };
        let hand = scene.position.own[0].hand.clone();
        let _ = scene.play(&format!("keep {} {}", hand[0].number(), hand[1].number()));
        let _ = scene.play("go a0");
        let mut turns = 0;
        loop {
            let take = format!("take {}", scene.display_names()[0]);
            scene.play_all(&[&take, "leave", "stay"]);
            let take = format!("take {}", scene.display_names()[0]);
            scene.play_all(&[&take, "leave"]);
            turns += 1;
            while scene.open().step == Step::OtomaClaim {
                let first = scene.choices().into_iter().next().unwrap();
                let _ = scene.play(&first);
            }
            if scene.open().step == Step::Over {
                break;
            }
            assert_eq!(scene.display_names().len(), 5, "there are enough sketches");
            let _ = scene.play("stay");
        }
        assert_eq!(turns, 10, "a player who does nothing sees all of Otoma's cards");
        let claims = scene
            .events
            .iter()
            .filter(|event| matches!(event, Event::OtomaClaimed { .. } | Event::OtomaClaimedNothing));
        assert_eq!(claims.count(), 3, "all three claim cards were played");
    }
}

#[test]
fn otomas_claims_are_subtracted_and_dispute_regions() {
    let scene = Scene::with_options(1, "presumptions0=1+2").island("..... LL... ..... ..... SSS.L");
    let alone = scene.claims(0, "a1").otoma_claims("a4");
    let score = misterra::score_now(alone.open(), Seat(0), &[]);
    assert_eq!((score.claims, score.otoma, score.total()), (6, 4, 6 - 4 - 25));
    let disputed = alone.otoma_claims("c1");
    let score = misterra::score_now(disputed.open(), Seat(0), &[]);
    assert_eq!((score.claims, score.otoma), (0, 0));
    let sheet = Misterra::score_sheet(disputed.position.view(Seat(0)), Seat(0));
    assert_eq!(sheet.lines.last().unwrap().title.code, "misterra-line-otoma");
}

#[test]
fn each_title_is_reached_by_its_points() {
    let name = |track, points| SoloTitle::reached(track, points).name();
    for (points, title) in [
        (-30, "insignificant"),
        (59, "insignificant"),
        (60, "dim"),
        (70, "famous"),
        (80, "memorable"),
        (90, "illustrious"),
        (99, "illustrious"),
        (100, "eternal"),
    ] {
        assert_eq!(name(Track::Total, points), title);
    }
    for (points, title) in [(0, "apprentice"), (19, "apprentice"), (20, "assistant"), (40, "expert"), (60, "dean")] {
        assert_eq!(name(Track::Presumptions, points), title);
    }
    for (points, title) in
        [(0, "paper-pusher"), (20, "topographer"), (30, "surveyor"), (39, "surveyor"), (40, "cartographer")]
    {
        assert_eq!(name(Track::Fidelity, points), title);
    }
    for (points, title) in
        [(-6, "fearful"), (0, "fearful"), (1, "prudent"), (7, "prudent"), (8, "bold"), (16, "intrepid")]
    {
        assert_eq!(name(Track::Claims, points), title);
    }
}

#[test]
fn titles_ignore_the_masters_bonus_and_subtract_otomas_claims() {
    let score = Score { fidelity: 38, completeness: 0, presumptions: 41, claims: 12, master: 9, otoma: 6 };
    let titles = Titles::of(&score);
    assert_eq!(titles.fidelity.name(), "surveyor");
    assert_eq!(titles.claims.name(), "prudent");
    assert_eq!(titles.total.name(), "illustrious");
    assert_eq!(titles.presumptions.name(), "expert");
    let json = serde_json::to_value(misterra::Honours { titles: Some(titles) }).unwrap();
    assert_eq!(json["titles"]["total"], "illustrious");
    assert_eq!(serde_json::to_value(misterra::Honours { titles: None }).unwrap(), serde_json::json!({}));
}

#[test]
fn an_order_is_written_as_its_kind_and_terrain() {
    assert_eq!(
        serde_json::to_value(OtomaAction::ConfirmOrMap(Terrain::Lagoon)).unwrap(),
        serde_json::json!({ "confirm-or-map": "lagoon" })
    );
}
