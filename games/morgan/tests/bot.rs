//! How greedy judges actions in Morgan's Magic Map, and how its games go.

use std::collections::BTreeMap;

use bots::{Bot, BotName, Nobody, Policy, dice_of, play};
use morgan::{Action, Cards, MapCard, Morgan, Open, Phase, Point, Tile, Treasure};
use table::{EventSink, Game, Position, Purpose, Seat, SeedText, SetUp, Table, View};

fn set_up(seats: u8, seed: &str) -> SetUp<Morgan> {
    SetUp { seats, options: Default::default(), seed: SeedText::new(seed).unwrap() }
}

/// Seat 0 of two is on turn, in a given phase; the other pirate is far away.
struct Scene(Position<Morgan>);

impl Scene {
    fn new(phase: Phase) -> Scene {
        let table = Table::open(set_up(2, "a scene for bots"), &mut EventSink::nobody()).unwrap();
        let mut position = table.position().clone();
        let open = &mut position.open;
        (open.seat, open.starting) = (Seat(0), Seat(0));
        (open.turn.phase, open.turn.moves, open.turn.steps) = (phase, 1, 2);
        open.players[0].pirate = Some(tile_at(open, (1, 1)));
        open.players[1].pirate = Some(tile_at(open, (3, 4)));
        position.own[0].hand = Cards::EMPTY;
        Scene(position)
    }

    fn open(&mut self) -> &mut Open {
        &mut self.0.open
    }

    fn with_hand(mut self, cards: &[MapCard]) -> Scene {
        self.0.own[0].hand = cards.iter().copied().collect();
        self
    }

    fn with_face_up(mut self, names: &[&str]) -> Scene {
        self.0.open.players[0].face_up = names.iter().map(|name| MapCard::named(name).unwrap()).collect();
        self
    }

    fn view(&self) -> View<'_, Morgan> {
        self.0.view(Seat(0))
    }

    #[track_caller]
    fn gain(&self, text: &str) -> i32 {
        let action = Morgan::parse(self.view(), text).unwrap_or_else(|bad| panic!("{text}: {bad:?}"));
        assert_eq!(Morgan::check(self.view(), action), Ok(()), "{text}");
        Morgan::gain(self.view(), action)
    }

    /// How often greedy chooses each action.
    fn chosen(&self, throws: u32) -> BTreeMap<String, u32> {
        let dice = SeedText::new("ties").unwrap().seed().dice(Purpose(*b"test"), 0);
        let mut bot: Box<dyn Bot<Morgan>> = BotName::Greedy.sit_down(dice);
        let choices = Morgan::choices(self.view());
        let mut counts = BTreeMap::new();
        for _ in 0..throws {
            let action = bot.choose(self.view(), &choices);
            *counts.entry(Morgan::show(self.view(), action)).or_default() += 1;
        }
        counts
    }
}

fn tile_at(open: &Open, place: (i32, i32)) -> Tile {
    open.island.tile_on(open.island.spot_at(place).unwrap()).unwrap()
}

/// Cards that hold on a tile, for `count` different points.
fn holding(open: &Open, tile: Tile, count: usize) -> Vec<MapCard> {
    let cards = Point::all().filter_map(|point| MapCard::new(point, open.island.distance(tile, point.tile())));
    cards.take(count).collect()
}

/// A card that misses by `by` steps on a tile.
fn missing(open: &Open, tile: Tile, by: u8) -> MapCard {
    let wrong = |card: &MapCard| open.island.distance(tile, card.point().tile()).abs_diff(card.distance()) == by;
    MapCard::all().find(wrong).unwrap()
}

#[test]
fn a_spectator_gains_nothing() {
    let scene = Scene::new(Phase::Map);
    assert_eq!(Morgan::gain(View::for_spectator(&scene.0.open), Action::Draw), 0);
}

#[test]
fn playing_the_first_card_that_holds_gains_most() {
    let scene = Scene::new(Phase::Walk);
    let here = scene.0.open.players[0].pirate.unwrap();
    let cards = holding(&scene.0.open, here, 3);
    let scene = scene.with_hand(&cards);
    let first = cards.iter().min().unwrap();
    assert_eq!(scene.gain(&format!("play {first}")), 0, "the best plan begins with it");
    let later = cards.iter().max().unwrap();
    assert!(scene.gain(&format!("play {later}")) < 0, "after it the first card could not be played");
    assert!(scene.gain("draw") < -100, "a treasure is worth more than what is kept");
    assert_eq!(scene.chosen(5).into_keys().collect::<Vec<_>>(), [format!("play {first}")]);
}

#[test]
fn the_best_treasure_is_taken_by_value_doubloons_and_majority() {
    let mut scene = Scene::new(Phase::Dig);
    let here = scene.0.open.players[0].pirate.unwrap();
    let played: Cards = holding(&scene.0.open, here, 3).into_iter().collect();
    let board = ["silver-spoons", "silver-buckle", "gold-dust", "necklace", "jade-dragon"];
    let board = board.map(|name| Treasure::named(name).unwrap());
    let open = scene.open();
    (open.turn.played, open.board) = (played, board);
    // Seat 1 leads in silver and gold, so only value and doubloons differ: 2, 3 + 1, 3 + 2.
    for name in ["silver-teapot", "silver-chalice", "gold-bars", "gold-idol"] {
        open.players[1].treasures.insert(Treasure::named(name).unwrap());
    }
    assert_eq!(scene.gain("take II") - scene.gain("take I"), 200);
    assert_eq!(scene.gain("take III") - scene.gain("take II"), 100);
    assert_eq!(scene.gain("take III"), 0);
    // A second silver treasure ties with seat 1, so the two share the bonus: 3 more for one, 3 less for the other,
    // counted by half.
    scene.open().players[0].treasures.insert(Treasure::named("silver-candlestick").unwrap());
    assert_eq!(scene.gain("take II") - scene.gain("take III"), 300 - 100);
}

#[test]
fn shovels_are_used_when_deeper_is_better() {
    let mut scene = Scene::new(Phase::Dig).with_face_up(&["tomb-0"]);
    let here = scene.0.open.players[0].pirate.unwrap();
    scene.open().turn.played = holding(&scene.0.open, here, 1).into_iter().collect();
    let board = ["loose-garnets", "necklace", "jade-mask", "diadem", "jade-dragon"];
    scene.open().board = board.map(|name| Treasure::named(name).unwrap());
    assert_eq!(scene.gain("use shovel"), 0, "the best plan begins with it");
    assert!(scene.gain("take I") < -300, "a treasure worth 1 instead of 6 and a doubloon");
    let board = ["jade-dragon", "loose-garnets", "amethyst-pair", "rough-opal", "silver-spoons"];
    scene.open().board = board.map(|name| Treasure::named(name).unwrap());
    assert!(scene.gain("use shovel") < 0 && scene.gain("take I") == 0, "the best treasure lies at level I");
}

#[test]
fn doubloon_cards_are_cashed_in_and_pairs_only_at_the_end() {
    let mut scene = Scene::new(Phase::Draw).with_face_up(&["tomb-2", "tomb-3", "oasis-3"]);
    assert!(scene.gain("use doubloons") > 0);
    assert!(scene.gain("use map+map as doubloons") < 0);
    scene.open().treasure_deck = 1;
    scene.open().players[0].face_up.remove(MapCard::named("tomb-2").unwrap());
    assert_eq!(scene.gain("use map+map as doubloons"), 200, "the next treasure ends the game");
}

#[test]
fn a_hopeless_card_is_discarded_and_a_good_one_is_kept() {
    let scene = Scene::new(Phase::Draw);
    let here = scene.0.open.players[0].pirate.unwrap();
    let (far, near) = (missing(&scene.0.open, here, 4), missing(&scene.0.open, here, 0));
    let scene = scene.with_hand(&[far, near]);
    assert!(scene.gain(&format!("discard {far}")) > scene.gain("draw"));
    assert!(scene.gain(&format!("discard {near}")) < scene.gain("draw"));
}

#[test]
fn a_toll_lowers_the_gain_by_its_cost() {
    let mut scene = Scene::new(Phase::Walk);
    let there = tile_at(&scene.0.open, (2, 1));
    scene.open().turn.steps = 1;
    let step = |scene: &Scene| scene.gain("step east") - scene.gain("draw");
    let free = step(&scene);
    scene.open().players[1].pirate = Some(there);
    assert_eq!(step(&scene), free - 100);
    assert!(free < 0, "a step that leads to nothing loses");
}

#[test]
fn boots_are_used_when_they_lead_to_a_dig() {
    let mut scene = Scene::new(Phase::Walk).with_face_up(&["tomb-1", "oasis-1"]);
    // Too far for two steps.
    let there = tile_at(&scene.0.open, (3, 3));
    let here = scene.0.open.players[0].pirate.unwrap();
    let far = holding(&scene.0.open, there, Point::COUNT);
    let only_there = |card: &MapCard| {
        let open = &scene.0.open;
        let near = open.walks(Seat(0), 2).into_iter().map(|walk| walk.to).chain([here]);
        near.into_iter().all(|tile| !open.holds(*card, tile))
    };
    let cards: Vec<MapCard> = far.into_iter().filter(only_there).take(4).collect();
    assert!(!cards.is_empty());
    scene = scene.with_hand(&cards);
    assert_eq!(scene.gain("use boots"), 0, "the best plan begins with it");
    assert!(scene.gain("draw") < 0);
}

fn open_moves(open: &Open) -> Vec<Action> {
    open.tile_moves().iter().map(|(tile, edges, spot)| Action::Move { tile, edges, spot }).collect()
}

#[test]
fn a_tile_is_moved_so_that_more_cards_hold() {
    let standing = || {
        let mut scene = Scene::new(Phase::Map);
        scene.open().turn.steps = 0;
        scene
    };
    let scene = standing();
    let here = scene.0.open.players[0].pirate.unwrap();
    // Find a card that holds here after some tile move, and not before.
    let open = &scene.0.open;
    let found = open.tile_moves().iter().find_map(|(tile, edges, spot)| {
        let point = tile.facts().point?;
        let away = spot.apart(open.island.spot(here));
        let card = MapCard::new(point, away)?;
        (!open.holds(card, here)).then_some((card, Action::Move { tile, edges, spot }))
    });
    let (card, action) = found.unwrap();
    let scene = scene.with_hand(&[card]);
    assert!(Morgan::gain(scene.view(), action) > 100, "a treasure comes within reach");
    let without = Morgan::gain(standing().view(), action);
    assert!(without < 50, "without the card, the move only helps cards that are still to be drawn: {without}");
    let all = open_moves(&standing().0.open);
    let gains = || all.iter().map(|&action| Morgan::gain(standing().view(), action));
    assert!(gains().any(|gain| gain > 0), "some moves bring points near, for cards to come");
    assert!(gains().any(|gain| gain < 0), "some moves take points away");
}

#[test]
fn among_equal_corners_the_dice_decide() {
    let mut scene = Scene::new(Phase::Corner);
    scene.open().players.iter_mut().for_each(|player| player.pirate = None);
    let counts = scene.chosen(8000);
    assert_eq!(counts.len(), 4, "without a card all corners are alike: {counts:?}");
    let chi_squared: f64 = counts.values().map(|&count| (f64::from(count) - 2000.0).powi(2) / 2000.0).sum();
    // With 3 degrees of freedom, one fair bot in ten thousand exceeds 21.
    assert!(chi_squared < 21.0, "{counts:?}");
}

#[test]
fn a_corner_where_nobody_stands_is_cheaper() {
    let mut scene = Scene::new(Phase::Corner);
    scene.open().players[0].pirate = None;
    // The other pirate stands in the south-east.
    assert_eq!(scene.gain("corner north-west") - scene.gain("corner south-east"), 100);
}

/// Plays a game between greedy bots and checks every turn. Returns the number of turns.
fn every_turn_with_a_card_that_holds_ends_with_a_dig(seats: u8, seed: &str) -> u32 {
    let set_up = set_up(seats, seed);
    let seeds = set_up.seed.seed();
    let mut table = Table::open(set_up, &mut EventSink::nobody()).unwrap();
    let mut bots: Vec<Box<dyn Bot<Morgan>>> =
        (0..seats).map(|seat| BotName::Greedy.sit_down(dice_of(Seat(seat), &seeds))).collect();
    let (mut turns, mut must_dig, mut dug) = (0, false, false);
    while let Some(seat) = table.awaited().first() {
        let view = table.view(seat);
        let action = bots[seat.index()].choose(view, &Morgan::choices(view));
        let (turn, player) = (&view.open.turn, view.open.player(seat));
        if let (Phase::Map, Some(pirate)) = (turn.phase, player.pirate)
            && turn.moves == 1
        {
            must_dig = !view.open.holding(view.own().unwrap().hand, pirate).is_empty();
        }
        dug |= matches!(action, Action::Take(_));
        table.act(seat, action, &mut EventSink::nobody()).unwrap();
        if action == Action::Draw {
            assert!(dug || !must_dig, "turn {turns} of {seed}");
            (turns, must_dig, dug) = (turns + 1, false, false);
        }
    }
    assert_eq!(table.position().open.treasure_deck, 0, "{seed}: the treasures end the game");
    turns
}

#[test]
fn greedy_digs_whenever_it_can_and_its_games_end_by_treasures() {
    for seats in 2..=4 {
        for game in 0..12 {
            let turns = every_turn_with_a_card_that_holds_ends_with_a_dig(seats, &format!("dug {seats} {game}"));
            assert!((20..80).contains(&turns), "{turns} turns for 24 treasures");
        }
    }
}

#[test]
fn games_with_random_players_end_by_treasures_too() {
    for game in 0..10 {
        let names = [BotName::Greedy, BotName::Random, BotName::Random, BotName::Greedy];
        let played = play(set_up(4, &format!("mixed {game}")), &names, &mut Nobody).unwrap();
        assert_eq!(played.table.position().open.treasure_deck, 0);
        let players = played.table.outcome().unwrap().players;
        let worst = players[0].total.min(players[3].total);
        assert!(worst > players[1].total.max(players[2].total), "{players:?}");
    }
}
