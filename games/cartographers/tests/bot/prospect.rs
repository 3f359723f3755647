//! The promise of a drawing in Cartographers.

use super::drawn::{DULL, Scene};
use bots::{BotName, Policy, dice_of};
use cartographers::{Card, Cartographers, Scoring};
use table::{Choices, EventSink, Game, Seat, SeedText, SetUp, Table};

/// One star in the unit of promises.
const STAR: i32 = 256;

#[test]
fn in_the_last_turn_the_promise_equals_the_gain() {
    let mut seen = [0; Scoring::COUNT as usize];
    for game in 0..60 {
        let seed = SeedText::new(format!("last turn {game}")).unwrap();
        let dice = dice_of(Seat(0), &seed.seed());
        let set_up = SetUp::<Cartographers> { seats: 1, options: Default::default(), seed };
        let mut table = Table::open(set_up, &mut EventSink::nobody()).unwrap();
        let mut bot = BotName::Normal.sit_down::<Cartographers>(dice);
        while let Some(seat) = table.awaited().first() {
            let view = table.view(seat);
            let choices = Cartographers::choices(view);
            let open = view.open;
            if open.season.next().is_none() && open.time >= open.season.facts().threshold {
                let (gain, promise) = (Cartographers::gains(view), Cartographers::promises(view));
                choices.for_each(|draw| assert_eq!(promise(draw), STAR * gain(draw), "{:?}", open.edicts));
                for card in open.season.cards(&open.edicts) {
                    let place = Scoring::all().position(|other| other == card).unwrap();
                    seen[place] += 1;
                }
            }
            let action = bot.choose(view, &choices);
            table.act(seat, action, &mut EventSink::nobody()).unwrap();
        }
    }
    assert!(seen.iter().all(|&seen| seen > 0), "every card was scored in some last turn: {seen:?}");
}

/// Row E lacks its last five spaces.
const ROW: &str = "
    ...........
    ...M.......
    ........M..
    ...........
    AAAAAA.....
    .....M.....
    ...........
    ...........
    ..M........
    .......M...
    ...........";

#[test]
fn a_nearly_complete_row_has_a_promise_without_a_gain() {
    let edicts = ["borderlands", "stoneside-forest", "canal-lake", "wildholds"];
    let scene = Scene::new(1, "spring", "fishing-village", edicts).with_land(0, ROW);
    let promise = |text: &str| {
        let draw = Cartographers::parse(scene.view(0), text).unwrap();
        assert_eq!(Cartographers::gain(scene.view(0), draw), 0);
        Cartographers::promises(scene.view(0))(draw)
    };
    assert!(promise("village E7 E8 E9 E10") > promise("village K1 K2 K3 K4") + STAR);
}

#[test]
fn an_ambush_is_drawn_where_it_hurts_most() {
    let scene = Scene::new(2, "spring", "goblin-attack", DULL);
    assert!(matches!(scene.open().card, Card::Ambush(_)));
    let promise = Cartographers::promises(scene.view(0));
    let (mut best, mut worst) = (i32::MIN, i32::MAX);
    scene.choices(0).for_each(|draw| (best, worst) = (best.max(promise(draw)), worst.min(promise(draw))));
    assert!(best > 0 && best > worst + STAR, "in the open it haunts many spaces, in a corner few: {best} and {worst}");
}
