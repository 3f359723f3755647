//! The choices of the greedy bot in Maps of Misterra, on boards drawn by hand.

use std::collections::BTreeMap;

use bots::{Bot, BotName, Policy};
use misterra::{Action, HalfDay, Island, Misterra, Options, Parchment, Sketch, Space, Spaces, Step};
use table::{EventSink, Game, Options as _, Position, Purpose, Seat, SeedText, View};

/// A game of two players in the turn of seat 0.
struct Scene(Position<Misterra>);

impl Scene {
    /// An empty board with these presumptions, the meeple on a space, and this step to decide.
    fn new(presumptions: &str, meeple: &str, step: Step) -> Scene {
        let options = Options::read(&format!("presumptions0={presumptions},presumptions1=11+12")).unwrap();
        let seed = SeedText::new("a scene for bots").unwrap().seed();
        let mut position = Misterra::set_up(&options, 2, seed, &mut EventSink::nobody());
        let open = &mut position.open;
        (open.turn, open.half_day, open.step) = (Seat(0), HalfDay::Morning, step);
        open.awaited = table::Seats::only(Seat(0));
        open.island = Island::default();
        open.explorers[0].meeple = Space::named(meeple);
        Scene(position)
    }

    fn island(mut self, rows: [&str; 5]) -> Scene {
        self.0.open.island = Island::read(&rows).unwrap();
        self
    }

    fn parchment(mut self, rows: [&str; 5]) -> Scene {
        self.0.open.explorers[0].parchment = Parchment::read(&rows).unwrap();
        self
    }

    fn display(mut self, names: &[&str]) -> Scene {
        self.0.open.display = names.iter().map(|name| Sketch::named(name).unwrap()).collect();
        self
    }

    fn view(&self) -> View<'_, Misterra> {
        self.0.view(Seat(0))
    }

    #[track_caller]
    fn action(&self, text: &str) -> Action {
        let action = Misterra::parse(self.view(), text).unwrap_or_else(|bad| panic!("{text}: {bad:?}"));
        assert_eq!(Misterra::check(self.view(), action), Ok(()), "{text}");
        action
    }

    #[track_caller]
    fn gain(&self, text: &str) -> i32 {
        Misterra::gain(self.view(), self.action(text))
    }

    /// The choices of the greedy bot in `throws` attempts, and how often it made each.
    fn chosen(&self, throws: u32) -> BTreeMap<String, u32> {
        let mut bot: Box<dyn Bot<Misterra>> =
            BotName::Greedy.sit_down(SeedText::new("thrown").unwrap().seed().dice(Purpose(*b"test"), 0));
        let choices = Misterra::choices(self.view());
        let mut counts = BTreeMap::new();
        for _ in 0..throws {
            let action = bot.choose(self.view(), &choices);
            *counts.entry(Misterra::show(self.view(), action)).or_default() += 1;
        }
        counts
    }
}

fn mapping(sketch: &str) -> Step {
    Step::Map { sketch: Sketch::named(sketch).unwrap() }
}

#[test]
fn it_draws_the_confirmed_terrains() {
    let scene = Scene::new("11+12", "c2", mapping("jungle-lagoon"));
    let scene = scene.island([".....", ".....", "..JL.", ".LM..", "....."]);
    assert_eq!(scene.chosen(20).keys().collect::<Vec<_>>(), ["map jungle c3 lagoon d3"]);
}

#[test]
fn a_space_that_matches_a_confirmed_tile_gains_most_and_one_that_contradicts_it_least() {
    let scene =
        |tile| Scene::new("11+12", "c0", mapping("jungle-lagoon")).island([".....", ".....", ".....", ".....", tile]);
    let at = "map jungle c1 lagoon d1";
    assert!(scene("..J..").gain(at) > scene(".....").gain(at));
    assert!(scene(".....").gain(at) > scene("..M..").gain(at), "a space that contradicts a confirmed tile never pays");
    assert!(scene(".....").gain(at) > 0 && scene(".....").gain("leave") == 0);
}

/// An island with all tiles confirmed.
const CERTAIN: [&str; 5] = ["LMSLL", "MJSMM", "JJLJJ", "MMJMM", "LLJLL"];

#[test]
fn a_faithful_map_is_left_as_it_is() {
    let scene = Scene::new("11+12", "c3", mapping("mountain-mountain")).island(CERTAIN).parchment(CERTAIN);
    assert!(scene.gain("map mountain c3 mountain d3") < 0);
    assert_eq!(scene.chosen(20).keys().collect::<Vec<_>>(), ["claim"], "only a claim still gains");
}

#[test]
fn it_takes_the_sketch_with_the_best_laying() {
    let scene = Scene::new("11+12", "c0", Step::Sketch { exchanged: false })
        .island([".....", ".....", ".....", ".....", ".SJL."])
        .display(&["mountain-mountain", "jungle-lagoon", "lagoon-lagoon"]);
    assert_eq!(scene.chosen(20).keys().collect::<Vec<_>>(), ["take jungle-lagoon"]);
}

#[test]
fn it_moves_where_its_sketch_fits_and_can_be_mapped() {
    // From c0 the meeple can go along the beach, or onto the jungle, where it cannot map.
    let scene = Scene::new("11+12", "c0", Step::Move)
        .island([".....", ".....", ".....", ".....", "..JL."])
        .display(&["lagoon-lagoon"]);
    assert!(scene.gain("go d0") > scene.gain("go c1"));
    assert!(scene.gain("go d0") > scene.gain("go b0"));
}

#[test]
fn it_claims_a_large_region_and_leaves_a_small_one() {
    let scene = |rows| Scene::new("11+12", "c2", mapping("steppe-steppe")).island(rows);
    let large = scene(["JJJ..", "JJJ..", "..J..", "..J..", "....."]);
    assert_eq!(large.chosen(20).keys().collect::<Vec<_>>(), ["claim"], "on jungle only a claim gains");
    let large = scene(["LLL..", "LLL..", "..L..", "..L..", "....."]);
    assert_eq!(large.chosen(20).keys().collect::<Vec<_>>(), ["claim"]);
    let small = scene([".....", ".....", "..s..", "..L..", "..s.."]);
    assert!(small.gain("claim") < small.gain("map steppe c1 steppe d1").max(small.gain("map steppe c3 steppe d3")));
}

#[test]
fn steps_towards_a_threshold_of_a_presumption_gain() {
    // Spaces along the edge, one sketch below the next threshold.
    let scene =
        Scene::new("6+12", "c0", mapping("lagoon-lagoon")).parchment([".....", ".....", ".....", ".....", "LL..."]);
    assert!(scene.gain("map lagoon c1 lagoon d1") > scene.gain("map lagoon c1 lagoon c2"));
}

#[test]
fn on_a_lagoon_it_exchanges_only_when_no_sketch_is_useful() {
    // Only steppe is missing, on c4 and c5. The lagoon is claimed, so that claiming gains nothing.
    let scene = |display: &[&str]| {
        let scene = Scene::new("11+12", "c3", Step::Sketch { exchanged: false }).island(CERTAIN);
        let mut scene = scene.parchment(["LM.LL", "MJ.MM", "JJLJJ", "MMJMM", "LLJLL"]).display(display);
        scene.0.open.explorers[1].claims = Spaces::only(Space::named("c3").unwrap());
        scene
    };
    let poor = scene(&["jungle-mountain", "jungle-jungle"]);
    assert!(poor.chosen(20).keys().all(|action| action.starts_with("exchange ")), "{:?}", poor.chosen(20));
    let rich = scene(&["jungle-mountain", "steppe-steppe"]);
    assert_eq!(rich.chosen(20).keys().collect::<Vec<_>>(), ["take steppe-steppe"]);
}

#[test]
fn it_keeps_the_presumptions_that_earn_most() {
    let seed = SeedText::new("dealt").unwrap().seed();
    let position = Misterra::set_up(&Options::default(), 2, seed, &mut EventSink::nobody());
    let view = position.view(Seat(0));
    let mut gains = Vec::new();
    table::Choices::for_each(&Misterra::choices(view), |action| gains.push(Misterra::gain(view, action)));
    assert_eq!(gains.len(), 6);
    assert!(gains.iter().all(|&gain| gain > 0) && gains.iter().max() > gains.iter().min());
}

#[test]
fn ties_are_broken_at_random_with_equal_chances() {
    // An empty board: all spaces of the beach are equally good starts, except perhaps the ends.
    let mut scene = Scene::new("11+12", "c0", Step::Move).display(&["steppe-steppe"]);
    scene.0.open.explorers[0].meeple = None;
    let counts = scene.chosen(20_000);
    let gains: Vec<i32> = ["a0", "b0", "c0", "d0", "e0"].iter().map(|name| scene.gain(&format!("go {name}"))).collect();
    let most = gains.iter().max().unwrap();
    let best = gains.iter().filter(|&gain| gain == most).count();
    assert_eq!(counts.len(), best, "{counts:?}");
    let expected = 20_000.0 / best as f64;
    let chi_squared: f64 = counts.values().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    // With 4 degrees of freedom, one fair bot in ten thousand exceeds 23.5.
    assert!(best > 1 && chi_squared < 23.5, "{counts:?}");
}
