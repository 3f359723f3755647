//! Actions as text, as a person would write them.

use std::collections::BTreeSet;

use crate::drawn::Scene;
use morgan::{Action, Morgan};
use table::{Choices, EventSink, Game, Purpose, SeedText, SetUp, Table};

/// An island with the edges of the box: the layout for this seed.
fn scene() -> Scene {
    let mut scene = Scene::new(crate::drawn::RECTANGLE, &["Om", "S2"]);
    let seed = crate::drawn::seed("notation");
    scene.position.open.island = Morgan::set_up(&Default::default(), 2, seed, &mut EventSink::nobody()).open.island;
    scene
}

#[test]
fn actions_are_written_in_a_few_words() {
    let scene = scene();
    for text in [
        "corner south-east",
        "use shovel",
        "use boots+boots as map",
        "use doubloons+doubloons as doubloons",
        "step west",
        "play three-columns-0",
        "take IV",
        "discard green-tree-3",
        "draw",
        "tile tomb to 4,1 LLLL",
        "tile open-sea-2 to -1,0 WWWW",
        "tile lighthouse to 0,-1 WWLW",
        "use boots of tomb-1",
        "use boots+boots as map of tomb-1+skull-1",
        "use doubloons+doubloons as doubloons of oasis-2+anthill-2",
    ] {
        let action = scene.read(text);
        assert_eq!(Morgan::show(scene.position.view(scene.seat()), action), text);
        assert_eq!(Action::numbered(action.number()), Some(action), "{text}");
    }
}

#[test]
fn every_choice_of_a_game_has_a_unique_text_that_parses_back() {
    for seats in 2..=4 {
        let seed = SeedText::new(format!("notation {seats}")).expect("a seed");
        let dice = &mut seed.seed().dice(Purpose(*b"test"), 0);
        let set_up = SetUp { seats, options: Default::default(), seed };
        let mut table: Table<Morgan> = Table::open(set_up, &mut EventSink::nobody()).expect("a game");
        while let Some(seat) = table.awaited().first() {
            let view = table.view(seat);
            let choices = Morgan::choices(view);
            let mut texts = BTreeSet::new();
            choices.for_each(|action| {
                let text = Morgan::show(view, action);
                assert_eq!(Morgan::parse(view, &text), Ok(action), "{text}");
                assert!(texts.insert(text));
            });
            let action = choices.nth(dice.below(choices.len())).expect("a choice");
            table.act(seat, action, &mut EventSink::nobody()).expect("legal");
        }
    }
}

#[test]
fn a_spot_far_away_has_a_text_too() {
    let scene = scene();
    let view = scene.position.view(scene.seat());
    for number in (178..Morgan::NUMBERS).step_by(37) {
        let Some(action) = Morgan::action(number) else { continue };
        let text = Morgan::show(view, action);
        assert_eq!(Morgan::parse(view, &text), Ok(action), "{text}");
    }
}
