//! Analyses of games.

use bots::{BotName, Horizon, Nobody, play};
use cartographers::Cartographers;
use coach::{Account, Analysis, AnalysisStep, Coach, Effort, JudgedDecision, Scrutiny};
use misterra::Misterra;
use morgan::Morgan;
use table::{Record, Seat, SeedText, SetUp};

fn played<G: Coach>(bots: &[BotName], seed: &str) -> Record {
    let seats = bots.len() as u8;
    let set_up = SetUp::<G> { seats, options: Default::default(), seed: SeedText::new(seed).unwrap() };
    play(set_up, bots, &mut Nobody).unwrap().table.record()
}

fn analysed<G: Coach>(record: &Record, effort: Effort) -> (Vec<JudgedDecision<G::Action>>, Vec<Account>) {
    let mut analysis = Analysis::<G>::open(record, effort).unwrap();
    let mut judged = Vec::new();
    let mut steps = 0;
    loop {
        assert_eq!(analysis.progress(), (steps, record.moves.len()));
        match analysis.step(|_, _| Scrutiny::Close).unwrap() {
            AnalysisStep::Over => break,
            AnalysisStep::Passed => {}
            AnalysisStep::Judged(one) => judged.push(one),
        }
        steps += 1;
    }
    assert_eq!(steps, record.moves.len());
    let accounts = (0..record.seats).map(|seat| analysis.account(Seat(seat), &judged).unwrap()).collect();
    (judged, accounts)
}

/// A small effort with a short horizon.
fn quick(effort: Effort) -> Effort {
    Effort { fresh: 3, games: 1, horizon: Horizon { turns: 1, longest: 8 }, ..effort.with_nodes(30) }
}

fn adds_up<G: Coach>(bots: &[BotName]) {
    let record = played::<G>(bots, "it adds up");
    let (judged, accounts) = analysed::<G>(&record, quick(G::ANALYSIS));
    for one in &judged {
        assert!(one.cost.0 >= 0 && one.choices > 1, "{one:?}");
        assert_eq!(one.cost.0 == 0, one.played == one.best, "a decision without a cost is the best one: {one:?}");
    }
    let table::Ending::Result(totals) = &record.ending else { panic!("it is over") };
    for (seat, account) in accounts.iter().enumerate() {
        let others = totals.iter().enumerate().filter(|&(other, _)| other != seat).map(|(_, total)| *total).max();
        let result = totals[seat] - others.unwrap_or(0);
        assert_eq!(account.result.0, 10 * result, "{} seat {seat}", G::NAME);
        let sum = account.expected.0 + account.skill.0 + account.luck.0;
        assert_eq!(sum, account.result.0, "{} seat {seat}: {account:?}", G::NAME);
    }
}

#[test]
fn expectation_skill_and_luck_add_up_to_the_result() {
    use BotName::{Easy, Normal};
    adds_up::<Cartographers>(&[Easy]);
    adds_up::<Cartographers>(&[Easy, Normal]);
    adds_up::<Misterra>(&[Normal]);
    adds_up::<Misterra>(&[Normal, Easy]);
    adds_up::<Morgan>(&[Normal, Easy]);
}

#[test]
fn careless_players_pay_more_than_careful_ones() {
    let cost = |bot: BotName| -> i32 {
        let effort = Effort { fresh: 24, games: 1, ..Cartographers::ANALYSIS.with_nodes(200) };
        let games = (0..2).map(|game| played::<Cartographers>(&[bot], &format!("careless {game}")));
        games.map(|record| analysed::<Cartographers>(&record, effort).1[0].cost.0).sum()
    };
    let (random, normal) = (cost(BotName::Random), cost(BotName::Normal));
    assert!(random > 10 * 2 * 30, "a random player gives away more than thirty stars a game: {random}");
    assert!(normal < 10 * 2 * 12, "a normal player less than twelve: {normal}");
}

/// The accounts of both seats of a game of Morgan's Magic Map. The analysis compares choices only with the usual ones.
fn accounts(bots: [BotName; 2], seed: &str, effort: Effort) -> Vec<Account> {
    let record = played::<Morgan>(&bots, seed);
    let mut analysis = Analysis::<Morgan>::open(&record, effort).unwrap();
    let mut judged = Vec::new();
    loop {
        match analysis.step(|at, _| if at < 2 { Scrutiny::Close } else { Scrutiny::Brief }).unwrap() {
            AnalysisStep::Over => break,
            AnalysisStep::Passed => {}
            AnalysisStep::Judged(one) => judged.push(one),
        }
    }
    (0..2).map(|seat| analysis.account(Seat(seat), &judged).unwrap()).collect()
}

#[test]
fn careless_pirates_are_charged_for_their_choices_and_not_given_luck() {
    // A missed chance costs nothing unless the other player takes it. When the analysis looked one turn ahead and
    // counted the other player's choices as luck, each lost about 400 points of skill here and got them back as luck.
    let effort = Effort { fresh: 4, games: 4, ..Morgan::analysis(2) };
    for account in accounts([BotName::Random; 2], "two careless pirates", effort) {
        assert!(account.skill.0.abs() < 10 * 40 && account.luck.0.abs() < 10 * 40, "both play alike: {account:?}");
    }
    let [hard, careless] = accounts([BotName::Hard, BotName::Random], "one careless pirate", effort)[..] else {
        panic!("two play")
    };
    assert!(careless.result.0 < -10 * 150, "{careless:?}");
    assert!(careless.skill.0 < -10 * 150 && careless.luck.0.abs() < 10 * 40, "no bad luck: {careless:?}");
    assert!(hard.skill.0 > 10 * 150 && hard.luck.0.abs() < 10 * 40, "no good luck: {hard:?}");
}

#[test]
fn an_analysis_is_repeatable() {
    let record = played::<Misterra>(&[BotName::Easy, BotName::Normal], "again");
    let effort = quick(Misterra::ANALYSIS);
    assert_eq!(analysed::<Misterra>(&record, effort).0, analysed::<Misterra>(&record, effort).0);
}
