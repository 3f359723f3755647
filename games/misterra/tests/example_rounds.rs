//! The rulebook's *Example of two complete rounds*, as far as its text describes it.
//!
//! Cassandre (seat 0) and Eliott (seat 1). The text does not name the spaces, the sketches on display or the possible
//! moves. The test plays the actions of the text on spaces chosen to fit.

use crate::drawn::Scene;
use misterra::{Event, HalfDay, Step, Update};
use table::{Revealed, Seat};

#[test]
fn two_complete_rounds() {
    let mut scene = Scene::new(2)
        .display(&["lagoon-mountain", "jungle-lagoon", "steppe-steppe", "steppe-steppe", "jungle-jungle"])
        .deck(&[
            "lagoon-lagoon",
            "jungle-mountain",
            "lagoon-steppe",
            "jungle-lagoon",
            "mountain-mountain",
            "jungle-steppe",
        ]);

    // She places her meeple on the beach, and maps the space in front of her and one beside it: two hazy tiles.
    scene.play_all(&["go b0", "take lagoon-mountain", "map lagoon b1 mountain c1"]);
    scene.shows_island("..... ..... ..J.. ..... .lm..");
    scene.shows_parchment(0, "..... ..... ..... ..... .LM..");
    assert_eq!(scene.open().half_day, HalfDay::Afternoon);

    // She moves onto the lagoon and uses its effect: one sketch goes under the deck, a new one is revealed.
    let _ = scene.play("go b1");
    assert_eq!(scene.play("exchange jungle-jungle"), Revealed::Something);
    assert_eq!(scene.tucked_names(), ["jungle-jungle"]);
    assert!(scene.display_names().contains(&"lagoon-lagoon"));

    // She covers the lagoon with another lagoon, which confirms the hazy tile.
    scene.play_all(&["take jungle-lagoon", "map jungle b2 lagoon b1"]);
    scene.shows_island("..... ..... ..J.. .j... .Lm..");
    // Two more sketches are revealed, and it is his turn.
    assert_eq!((scene.open().display.len(), scene.open().turn), (5, Seat(1)));

    // His two steppes replace her hazy mountain.
    scene.play_all(&["go c0", "take steppe-steppe", "map steppe c1 steppe d1"]);
    scene.shows_island("..... ..... ..J.. .j... .Lss.");
    let replaced = scene.events.iter().rev().find_map(|event| match event {
        Event::Mapped { halves, .. } => Some(halves.map(|half| half.update)),
        _ => None,
    });
    assert_eq!(replaced, Some([Update::Replaced { old: misterra::Terrain::Mountain }, Update::Laid]));

    // The steppe lets him move one space further. The same sketch on the same spaces confirms both tiles.
    scene.play_all(&["go d1", "take steppe-steppe", "map steppe c1 steppe d1"]);
    scene.shows_island("..... ..... ..J.. .j... .LSS.");
    assert_eq!((scene.open().round, scene.open().turn), (2, Seat(0)), "the first round is complete");

    // The second round needs a mountain beside her; the text does not say who mapped it.
    let mut scene = scene.island("..... ..... ..J.. .mj.. .LSS.");
    assert_eq!(scene.display_names()[1..], ["jungle-mountain", "lagoon-steppe", "jungle-lagoon", "mountain-mountain"]);
    // She moves onto the mountain and maps one space further away. The lagoon does not change the confirmed steppe.
    let _ = scene.play("go b2");
    scene.play_all(&["take lagoon-steppe", "map lagoon b4 steppe c4"]);
    scene.shows_island("..... .ls.. ..J.. .mj.. .LSS.");
    // She moves to the jungle, cannot map, does not claim, and discards.
    scene.play_all(&["go c2", "take jungle-mountain"]);
    assert_eq!(scene.refused("map jungle c2 mountain d2"), "misterra-refused-on-jungle");
    let _ = scene.play("leave");
    assert!(matches!(
        scene.events.iter().rev().find(|event| matches!(event, Event::Left { .. })),
        Some(Event::Left { seat: Seat(0), .. })
    ));

    // He stays, takes and discards a sketch, and claims the region where he stands.
    let _ = scene.play("stay");
    let take = format!("take {}", scene.display_names()[0]);
    scene.play_all(&[&take, "claim"]);
    assert_eq!(scene.open().explorers[1].claims, crate::drawn::spaces("d1"));
    assert_eq!(scene.open().island.region(crate::drawn::space("d1")).len(), 2);
    assert_eq!((scene.open().step, scene.open().half_day), (Step::Move, HalfDay::Afternoon));
}

#[test]
fn a_confirmed_steppe_is_unaffected_by_a_lagoon() {
    let mut scene = Scene::new(2).island("..... ..... ..J.. ..... .LSS.").meeple(0, "c0").taken("lagoon-mountain");
    let _ = scene.play("map lagoon c1 mountain c2");
    scene.shows_island("..... ..... ..J.. ..m.. .LSS.");
    scene.shows_parchment(0, "..... ..... ..... ..M.. ..L..");
}
