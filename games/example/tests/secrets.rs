//! The secrets: the wishes of the other players. The conformance suite tests that imagined positions look right. This
//! test also requires that imagined wishes are fair and predict the true ones no better than chance.

use example::{Example, Options, Wish};
use table::conformance::fairness::Count;
use table::conformance::random::{any_choice, at_every_turn};
use table::{Dice, Game, Seat, Table};

fn at_every_decision(look: impl FnMut(&Table<Example>, &mut Dice)) {
    at_every_turn("secrets", 400, (3, &Options::default()), any_choice, look);
}

#[test]
fn imagined_wishes_are_fair_and_predict_nothing() {
    let mut guessed = Count::default();
    let mut dealt = [(); Wish::ALL.len()].map(|()| Count::default());
    at_every_decision(|table, dice| {
        let viewer = Seat(dice.below(3) as u8);
        let other = viewer.clockwise(3).index();
        let position = table.position();
        let imagined = Example::imagine(table.view(viewer), dice);
        assert_eq!(imagined.own[viewer.index()], position.own[viewer.index()], "the viewer's own wish is known");
        let unseen = Wish::ALL.into_iter().filter(|wish| *wish != position.own[viewer.index()].wish);
        let chance = 1.0 / unseen.clone().count() as f64;
        unseen.for_each(|wish| dealt[wish as usize].add(imagined.own[other].wish == wish, chance));
        guessed.add(imagined.own[other] == position.own[other], chance);
    });
    // The decisions of one game share the same true wishes, so they are not independent: this takes a wider margin.
    guessed.is_within(6.0, "the other's wish");
    dealt.iter().zip(Wish::ALL).for_each(|(count, wish)| count.is_fair(wish.name()));
}

#[test]
fn the_wishes_are_hidden_until_the_map_is_full() {
    at_every_decision(|table, _| {
        assert!(table.position().open.wishes.is_empty());
        let spectator = serde_json::to_string(&table.spectator()).expect("a view can be serialized");
        assert!(Wish::ALL.iter().all(|wish| !spectator.contains(wish.name())), "{spectator}");
    });
}
