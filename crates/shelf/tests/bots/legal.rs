//! Bots obey the rules: in hundreds of games, with many options and every number of seats.

use bots::{Bot, BotName, Budget, Expand, Nobody, Policy, Thinking, dice_of, play, play_thinking};
use cartographers::Cartographers;
use misterra::Misterra;
use morgan::Morgan;
use table::{Choices, EventSink, Game, Options, Seat, SeedText, SetUp, Table};

fn set_up<G: Game>(options: &str, seats: u8, seed: String) -> SetUp<G> {
    SetUp { seats, options: G::Options::read(options).unwrap(), seed: SeedText::new(seed).unwrap() }
}

/// A small budget, so that many games can be played.
const HASTY: Thinking = Thinking { budget: Some(Budget::Nodes(70)), threads: 1 };

/// Plays a game by hand and has the rules check every action.
fn play_and_check<G: Policy>(set_up: SetUp<G>, names: &[BotName]) -> Table<G> {
    let seed = set_up.seed.seed();
    let mut table = Table::open(set_up, &mut EventSink::nobody()).unwrap();
    let mut bots: Vec<Box<dyn Bot<G>>> =
        (0..).zip(names).map(|(seat, name)| name.sit_down_thinking(dice_of(Seat(seat), &seed), &HASTY)).collect();
    while let Some(seat) = table.awaited().first() {
        let view = table.view(seat);
        let choices = G::choices(view);
        let action = bots[seat.index()].choose(view, &choices);
        assert!(choices.contains(action), "{} chose an action that is not a choice", names[seat.index()].name());
        assert_eq!(G::check(view, action), Ok(()));
        table.act(seat, action, &mut EventSink::nobody()).unwrap();
    }
    table
}

/// Plays this many games for each number of seats up to `most`, with each of these options.
fn all_play_by_the_rules<G: Policy>(name: BotName, options: &[&str], most: u8, games: u32) {
    for options in options {
        for seats in G::SEATS.0..=most {
            for game in 0..games {
                let names = vec![name; usize::from(seats)];
                let seed = format!("{} {options} {seats} {game}", name.name());
                let by_hand = play_and_check::<G>(set_up(options, seats, seed.clone()), &names);
                assert_eq!(by_hand.outcome().unwrap().players.len(), usize::from(seats));
                // `play` must play the same game.
                let played = play_thinking::<G>(set_up(options, seats, seed), &names, &HASTY, &mut Nobody).unwrap();
                assert_eq!(played.table.log(), by_hand.log());
                assert_eq!(played.decisions, by_hand.log().len() as u64);
            }
        }
    }
}

const SIDES: [&str; 2] = ["side=wilderness", "side=wastelands"];
const ROUNDS: [&str; 2] = ["", "rounds_without_dig=1"];
const PRESUMPTIONS: [&str; 4] = ["", "first_game=true", "master=true", "presumptions0=18+22"];

#[test]
fn random_does_only_what_the_rules_allow() {
    // Few games are enough: the conformance suites play thousands of random games.
    all_play_by_the_rules::<Cartographers>(BotName::Random, &SIDES, 5, 15);
    all_play_by_the_rules::<Misterra>(BotName::Random, &PRESUMPTIONS, 4, 8);
    all_play_by_the_rules::<Morgan>(BotName::Random, &ROUNDS, 4, 8);
    #[cfg(feature = "example")]
    BotName::ALL
        .into_iter()
        .for_each(|name| all_play_by_the_rules::<example::Example>(name, &["", "island=true"], 3, 4));
}

#[test]
fn greedy_does_only_what_the_rules_allow() {
    all_play_by_the_rules::<Cartographers>(BotName::Greedy, &SIDES, 5, 15);
    all_play_by_the_rules::<Misterra>(BotName::Greedy, &PRESUMPTIONS, 4, 8);
    all_play_by_the_rules::<Morgan>(BotName::Greedy, &ROUNDS, 4, 8);
}

#[test]
fn easy_and_normal_do_only_what_the_rules_allow() {
    for name in [BotName::Easy, BotName::Normal] {
        all_play_by_the_rules::<Cartographers>(name, &SIDES, 4, 10);
        all_play_by_the_rules::<Misterra>(name, &PRESUMPTIONS, 4, 4);
        all_play_by_the_rules::<Morgan>(name, &ROUNDS, 4, 3);
    }
}

#[test]
fn hard_and_expert_do_only_what_the_rules_allow() {
    for name in [BotName::Hard, BotName::Expert] {
        all_play_by_the_rules::<Cartographers>(name, &SIDES, 3, 1);
        all_play_by_the_rules::<Misterra>(name, &PRESUMPTIONS, 3, 1);
        all_play_by_the_rules::<Morgan>(name, &ROUNDS[..1], 3, 1);
    }
}

#[test]
fn random_and_greedy_bots_share_a_table() {
    for game in 0..60 {
        let names: Vec<BotName> =
            (0..5).map(|seat| [BotName::Random, BotName::Greedy][(game >> seat & 1) as usize]).collect();
        play_and_check::<Cartographers>(set_up(SIDES[game as usize % 2], 5, format!("mixed {game}")), &names);
        play_and_check::<Misterra>(set_up("", 4, format!("mixed {game}")), &names[..4]);
        play_and_check::<Morgan>(set_up("", 4, format!("mixed {game}")), &names[..4]);
    }
}

/// Compares the expanded choices with the original ones, and counts them.
struct Compare(Expand, u64);

impl<G: Game> bots::Watch<G> for Compare {
    fn decision(&mut self, view: table::View<'_, G>, choices: &G::Choices) {
        self.0.decision(view, choices);
        let mut numbers = Vec::new();
        choices.for_each(|action| numbers.push(G::number(action)));
        assert_eq!(self.0.numbers(), numbers);
        self.1 += numbers.len() as u64;
    }
}

fn expanding_changes_nothing<G: Policy>() {
    let names = [BotName::Random, BotName::Greedy];
    let watched = play::<G>(set_up("", 2, "watched".to_owned()), &names, &mut Expand::default()).unwrap();
    let alone = play::<G>(set_up("", 2, "watched".to_owned()), &names, &mut Nobody).unwrap();
    assert_eq!(watched.table.log(), alone.table.log());
    assert_eq!((watched.decisions, watched.actions_listed), (alone.decisions, alone.actions_listed));

    let mut compare = Compare(Expand::default(), 0);
    let played = play::<G>(set_up("", 3, "compared".to_owned()), &[BotName::Random; 3], &mut compare).unwrap();
    assert_eq!(played.actions_listed, compare.1, "the sum of the sizes of all sets");
}

#[test]
fn expanding_lists_every_choice_by_number_and_changes_nothing() {
    expanding_changes_nothing::<Cartographers>();
    expanding_changes_nothing::<Misterra>();
    expanding_changes_nothing::<Morgan>();
}

#[test]
fn a_table_of_the_wrong_size_is_refused() {
    let refused = |seats: u8| vec![BotName::Random; usize::from(seats)];
    for seats in [0, 101] {
        assert!(play::<Cartographers>(set_up("", seats, "size".to_owned()), &refused(seats), &mut Nobody).is_err());
    }
    for seats in [0, 1, 5] {
        assert!(play::<Morgan>(set_up("", seats, "size".to_owned()), &refused(seats), &mut Nobody).is_err());
    }
    for seats in [0, 5] {
        assert!(play::<Misterra>(set_up("", seats, "size".to_owned()), &refused(seats), &mut Nobody).is_err());
    }
}

#[test]
fn every_bot_is_found_by_its_name() {
    assert_eq!(BotName::ALL.map(BotName::name), ["random", "easy", "greedy", "normal", "hard", "expert"]);
    for bot in BotName::ALL {
        assert_eq!(BotName::named(bot.name()), Some(bot));
    }
    assert_eq!(BotName::named("Random"), None);
    assert_eq!(BotName::named(""), None);
}
