//! The search stays within its budget, and its result does not depend on the number of threads.

use std::sync::atomic::{AtomicU64, Ordering};

use bots::{
    Bot, BotName, Budget, Nobody, Policy, Search, SearchPlan, Skill, Strength, Thinking, dice_of, play_thinking,
};
use cartographers::Cartographers;
use misterra::Misterra;
use morgan::Morgan;
use table::{Choices, EventSink, Game, Purpose, Seat, SeedText, SetUp, Table};

fn set_up<G: Game>(seats: u8, seed: &str) -> SetUp<G> {
    SetUp { seats, options: Default::default(), seed: SeedText::new(seed).unwrap() }
}

fn plan<G: Policy>(strength: Strength) -> SearchPlan {
    match G::skill(strength) {
        Skill::Search(plan) => plan,
        skill => panic!("{strength:?} does not search: {skill:?}"),
    }
}

fn nodes(nodes: u64, threads: usize) -> Thinking {
    Thinking { budget: Some(Budget::Nodes(nodes)), threads }
}

/// Plays a game with random actions, and lets a search think about some of the decisions.
fn thinks<G: Policy>(seats: u8, thinking: &Thinking) -> Vec<(u32, u64)> {
    let seed = SeedText::new("search").unwrap().seed();
    let mut table = Table::open(set_up::<G>(seats, "searched"), &mut EventSink::nobody()).unwrap();
    let mut random = BotName::Random.sit_down::<G>(dice_of(Seat(0), &seed));
    let mut found = Vec::new();
    let mut ordinal = 0;
    while let Some(seat) = table.awaited().first() {
        let view = table.view(seat);
        let choices = G::choices(view);
        if ordinal % 16 == 0 {
            let dice = seed.dice(Purpose(*b"test"), ordinal);
            let mut search = Search::new(plan::<G>(Strength::Expert), thinking, dice);
            let action = search.choose(view, &choices);
            assert!(choices.contains(action));
            found.push((G::number(action), search.nodes_spent()));
        }
        let action = random.choose(view, &choices);
        table.act(seat, action, &mut EventSink::nobody()).unwrap();
        ordinal += 1;
    }
    found
}

fn never_spends_more<G: Policy>(seats: u8) {
    for budget in [0, 1, 7, 60, 250] {
        let spent = thinks::<G>(seats, &nodes(budget, 1));
        assert!(spent.iter().all(|&(_, spent)| spent <= budget), "{budget}: {spent:?}");
    }
    let spent = thinks::<G>(seats, &nodes(250, 1));
    assert!(spent.iter().any(|&(_, spent)| spent > 125), "the search uses most of its budget: {spent:?}");
}

#[test]
fn no_decision_exceeds_its_node_budget() {
    never_spends_more::<Cartographers>(1);
    never_spends_more::<Cartographers>(3);
    never_spends_more::<Misterra>(2);
    never_spends_more::<Morgan>(2);
}

fn threads_make_no_difference<G: Policy>(seats: u8) {
    let alone = thinks::<G>(seats, &nodes(200, 1));
    for threads in [2, 5] {
        assert_eq!(thinks::<G>(seats, &nodes(200, threads)), alone, "{threads} threads");
    }
}

#[test]
fn the_number_of_threads_does_not_change_the_result() {
    threads_make_no_difference::<Cartographers>(1);
    threads_make_no_difference::<Misterra>(2);
    threads_make_no_difference::<Morgan>(2);
}

/// A clock that advances by a millisecond at every reading.
fn hurried() -> u64 {
    static LOOKS: AtomicU64 = AtomicU64::new(0);
    LOOKS.fetch_add(1, Ordering::Relaxed)
}

#[test]
fn a_time_budget_follows_the_given_clock() {
    let time = |milliseconds| Thinking { budget: Some(Budget::Time { milliseconds, now: hurried }), threads: 1 };
    let (short, long) = (thinks::<Cartographers>(1, &time(5)), thinks::<Cartographers>(1, &time(40)));
    let sum = |found: &[(u32, u64)]| found.iter().map(|&(_, spent)| spent).sum::<u64>();
    assert!(sum(&short) > 0 && sum(&long) > 3 * sum(&short), "{} and {}", sum(&short), sum(&long));
}

/// A digest of a game's log: the numbers of all actions.
fn digest<G: Policy>(names: &[BotName], budget: u64) -> u64 {
    let played =
        play_thinking(set_up::<G>(names.len() as u8, "golden"), names, &nodes(budget, 1), &mut Nobody).unwrap();
    let numbers = played.table.log().iter().map(|&(_, action)| u64::from(G::number(action)));
    // FNV-1a, on whole numbers.
    numbers.fold(0xcbf2_9ce4_8422_2325, |hash, number| (hash ^ number).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn the_same_seed_and_nodes_always_give_the_same_game() {
    let two = [BotName::Expert, BotName::Normal];
    let games = [digest::<Cartographers>(&two[..1], 60), digest::<Misterra>(&two, 150), digest::<Morgan>(&two, 150)];
    // They change only when a bot learns to play better. They do not depend on the machine or the browser.
    assert_eq!(games.map(|game| format!("{game:016x}")), GOLDEN);
}

const GOLDEN: [&str; 3] = ["896f79a59f00d23f", "35664ef812e358a9", "620bc29bc587ec15"];
