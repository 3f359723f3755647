//! Actions as text and as numbers.

use crate::drawn::{Scene, card, sketch, space};
use misterra::{Action, Laying, Misterra, Pair, Presumption, Space, Spaces};
use table::{Game, Seat};

fn laying(first: &str, second: &str) -> Laying {
    Laying::new(space(first), space(second)).unwrap()
}

#[test]
fn every_action_has_a_readable_text() {
    let scene = Scene::new(2).taken("jungle-lagoon");
    let show = |action| Misterra::show(scene.position.view(Seat(0)), action);
    for (action, text) in [
        (Action::Keep(Pair::new(card(18), card(3)).unwrap()), "keep 3 18"),
        (Action::Go(space("b2")), "go b2"),
        (Action::Stay, "stay"),
        (Action::Take(sketch("jungle-lagoon")), "take jungle-lagoon"),
        (Action::Exchange(sketch("jungle-steppe")), "exchange jungle-steppe"),
        (Action::Map(laying("c2", "c3")), "map jungle c2 lagoon c3"),
        (Action::Claim, "claim"),
        (Action::Leave, "leave"),
        (Action::OtomaClaims(space("b2")), "otoma claims b2"),
    ] {
        assert_eq!(show(action), text);
        assert_eq!(Misterra::parse(scene.position.view(Seat(0)), text), Ok(action));
    }
}

#[test]
fn halves_and_presumptions_may_be_written_in_either_order() {
    let scene = Scene::new(2).taken("jungle-lagoon");
    assert_eq!(scene.read("map lagoon c3 jungle c2"), scene.read("map jungle c2 lagoon c3"));
    assert_ne!(scene.read("map jungle c3 lagoon c2"), scene.read("map jungle c2 lagoon c3"));
    assert_eq!(scene.read("keep 18 3"), scene.read("keep 3 18"));
    let double = Scene::new(2).taken("jungle-jungle");
    for text in ["map jungle c1 jungle c2", "map jungle c2 jungle c1"] {
        assert_eq!(double.read(text), Action::Map(laying("c1", "c2")));
    }
}

#[test]
fn without_a_sketch_a_laying_can_be_shown_but_not_parsed() {
    let scene = Scene::new(2);
    let text = Misterra::show(scene.position.view(Seat(0)), Action::Map(laying("c2", "c3")));
    assert!(Misterra::parse(scene.position.view(Seat(0)), &text).is_err(), "{text}");
}

#[test]
fn every_number_is_an_action_in_ascending_order() {
    let mut before = None;
    for number in 0..Misterra::NUMBERS {
        let action = Action::numbered(number).expect("there are no gaps");
        assert_eq!(action.number(), number);
        assert!(before < Some(action), "{action:?}");
        before = Some(action);
    }
    assert_eq!(Action::numbered(Misterra::NUMBERS), None);
    assert_eq!(Misterra::NUMBERS, 465 + 31 + 20 + 80 + 2 + 25);
}

#[test]
fn pairs_are_numbered_in_order() {
    let numbers = |number| match Action::numbered(number) {
        Some(Action::Keep(pair)) => pair.cards().map(Presumption::number),
        other => panic!("{other:?}"),
    };
    assert_eq!([0, 1, 29, 30, 464].map(numbers), [[1, 2], [1, 3], [1, 31], [2, 3], [30, 31]]);
}

#[test]
fn spaces_are_named_from_a0_to_e5() {
    for space in Space::all() {
        assert_eq!(Space::named(&space.name()), Some(space));
    }
    let names: Vec<String> = Spaces::from_bits(u32::MAX).iter().map(Space::name).collect();
    assert!(names.is_sorted() && names.len() == 30, "sets iterate by name");
    for bad in ["", "a", "0", "a6", "f0", "A1", "a1 ", "a01", "é1", "aa"] {
        assert_eq!(Space::named(bad), None, "{bad:?}");
    }
    assert_eq!((space("a5").index(), space("e1").index(), space("a0").index()), (0, 24, 25));
}

#[test]
fn there_are_eighty_layings() {
    assert_eq!(Laying::all().count(), 80);
    for laying in Laying::all() {
        assert_eq!(Laying::new(laying.first(), laying.second()), Some(laying));
        assert_eq!(laying.turned().turned(), laying);
        assert_ne!(laying.is_in_order(), laying.turned().is_in_order());
        assert_eq!(laying.is_in_order(), laying.first().by_name() < laying.second().by_name());
    }
    assert_eq!(Laying::new(space("e2"), space("a1")), None, "rows do not wrap around");
    assert_eq!(Laying::new(space("a1"), space("a0")), None, "nothing is laid on the beach");
}
