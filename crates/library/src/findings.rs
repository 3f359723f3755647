//! The results of an analysis: parses the worker's answers and saves them with the game.

use coach::Tenths;
use page_kit::store;
use table::{Phrase, Record, Seat};

use super::analysis::Comparison;

/// How many of the costliest decisions are shown.
pub const COSTLIEST: usize = 3;

pub use coach::answer::{AccountMessage, Answer, DecisionMessage, HindsightMessage};

/// A decision, with its moves as phrases. Without a phrase, the move is shown in the game's notation.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// The decision.
    pub judged: DecisionMessage,
    /// The move that was played.
    pub played: Option<Phrase>,
    /// The move that would have been better.
    pub better: Option<Phrase>,
    /// Pictures of both moves, once the decision is among the costliest.
    pub comparison: Option<Comparison>,
}

/// Everything the analysis has found.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Findings {
    /// The seats whose decisions are analysed.
    pub seats: Vec<Seat>,
    /// The decisions, in the order of the game.
    pub decisions: Vec<Decision>,
    /// For each decision of a seat, how much it changed every seat's lead. Empty in games that do not count this.
    pub changes: Vec<(Seat, Vec<Tenths>)>,
    /// The accounts, once all moves are analysed.
    pub accounts: Vec<AccountMessage>,
    /// The best maps in hindsight.
    pub maps: Vec<HindsightMessage>,
    /// The answers to save, one per line.
    pub texts: String,
}

impl Findings {
    /// The decisions of a seat.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = &Decision> {
        self.decisions.iter().filter(move |decision| decision.judged.seat == seat)
    }

    /// The costliest decisions of a seat, the costliest first. Decisions without a cost are left out.
    pub fn costliest(&self, seat: Seat) -> Vec<&Decision> {
        let mut costly: Vec<&Decision> = self.of(seat).filter(|decision| decision.judged.cost > Tenths(0)).collect();
        costly.sort_by_key(|decision| std::cmp::Reverse(decision.judged.cost));
        costly.truncate(COSTLIEST);
        costly
    }

    /// The account of a seat with this result, summed over all its decisions and the changes that other seats caused.
    /// The worker cannot sum it: after a stop, a new worker does not know the decisions that the first one judged.
    pub fn summed(&self, seat: Seat, result: Tenths) -> AccountMessage {
        let sum =
            |what: fn(&DecisionMessage) -> Tenths| Tenths(self.of(seat).map(|decision| what(&decision.judged).0).sum());
        let expected = self.of(seat).next().map_or(result, |first| first.judged.expected);
        let (own, cost) = (sum(|judged| judged.skill), sum(|judged| judged.cost));
        let others = self.changes.iter().filter(|(by, _)| *by != seat);
        let changed: i32 = others.filter_map(|(_, changes)| changes.get(seat.index())).map(|change| change.0).sum();
        let skill = Tenths(own.0 + changed);
        AccountMessage { seat, expected, skill, luck: Tenths(result.0 - expected.0 - skill.0), cost, result }
    }

    /// The account of a seat.
    pub fn account(&self, seat: Seat) -> Option<&AccountMessage> {
        self.accounts.iter().find(|account| account.seat == seat)
    }
}

/// The first word of a saved analysis, before the digest of the record. Other versions are not read.
const HEADING: &str = "analysis-3";
/// A longer analysis is not saved: games take precedence.
const MAX_SAVED: usize = 64 * 1024;

/// A digest of a record, the same in every version: FNV-1a.
fn digest(record: &Record) -> u64 {
    let step = |digest: u64, byte: u8| (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    record.to_string().bytes().fold(0xcbf2_9ce4_8422_2325, step)
}

fn heading(record: &Record) -> String {
    format!("{HEADING} {:016x}", digest(record))
}

/// Saves a finished analysis with its game, if there is room. Removes the analyses of games that no longer exist.
pub fn save(id: &str, record: &Record, texts: &str) {
    for key in store::keys(store::ANALYSIS) {
        if store::get(&key.replacen(store::ANALYSIS, store::GAME, 1)).is_none() {
            store::remove(&key);
        }
    }
    if texts.len() <= MAX_SAVED {
        // If this fails, the analysis is still available during this visit.
        let _ = store::put(&store::analysis_key(id), &headed(record, texts));
    }
}

/// The texts of the analysis saved with a game; none if it belongs to another record.
pub fn load(id: &str, record: &Record) -> Option<String> {
    texts_of(record, &store::get(&store::analysis_key(id))?).map(str::to_owned)
}

/// The texts of an analysis below a heading that identifies the record.
fn headed(record: &Record, texts: &str) -> String {
    format!("{}\n{texts}", heading(record))
}

/// The texts below a [`headed`] heading; none if it was written for another record or by another version.
fn texts_of<'a>(record: &Record, text: &'a str) -> Option<&'a str> {
    let (head, texts) = text.split_once('\n')?;
    (head == heading(record)).then_some(texts)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const RECORD: &str = "portolan record 1\ngame atlas\ngeneration 1\ndata 0f1e\nseats 2\noptions \nseed sea\n\n\
        0 water A1\n1 water A2\nunfinished\n";

    fn record(moves: usize) -> Record {
        Record::read(RECORD).unwrap().first(moves)
    }

    fn decision(seat: u8, at: usize, cost: i32, skill: i32, expected: i32) -> Decision {
        let (cost, skill, expected) = (Tenths(cost), Tenths(skill), Tenths(expected));
        let (played, best) = (String::new(), String::new());
        let judged = DecisionMessage {
            at,
            seat: Seat(seat),
            choices: 9,
            cost,
            skill,
            points: Tenths(0),
            expected,
            played,
            best,
        };
        Decision { judged, played: None, better: None, comparison: None }
    }

    fn findings(decisions: Vec<Decision>) -> Findings {
        Findings { decisions, ..Findings::default() }
    }

    fn moves_before<'a>(decisions: impl IntoIterator<Item = &'a Decision>) -> Vec<usize> {
        decisions.into_iter().map(|decision| decision.judged.at).collect()
    }

    #[test]
    fn decisions_are_filtered_by_seat_in_the_order_of_the_game() {
        let findings = findings(vec![decision(1, 0, 5, 0, 0), decision(0, 1, 9, 0, 0), decision(1, 2, 7, 0, 0)]);
        assert_eq!(moves_before(findings.of(Seat(1))), [0, 2]);
        assert_eq!(moves_before(findings.of(Seat(0))), [1]);
        assert!(moves_before(findings.of(Seat(2))).is_empty());
    }

    #[test]
    fn the_costliest_decisions_are_at_most_three_and_have_a_cost() {
        let costs = [(0, 3), (0, 0), (1, 99), (0, 12), (0, -4), (0, 3), (0, 7), (0, 1), (1, 0), (1, -2)];
        let all: Vec<Decision> =
            costs.iter().enumerate().map(|(at, (seat, cost))| decision(*seat, at, *cost, 0, 0)).collect();
        let findings = findings(all);
        assert_eq!(moves_before(findings.costliest(Seat(0))), [3, 6, 0], "at equal cost the earlier one comes first");
        assert_eq!(moves_before(findings.costliest(Seat(1))), [2], "decisions without a cost are left out");
        assert!(moves_before(findings.costliest(Seat(2))).is_empty());
    }

    #[test]
    fn an_account_sums_decisions_and_the_changes_by_other_seats() {
        let decisions = vec![
            decision(1, 0, 100, 100, 100),
            decision(0, 1, 4, 10, 25),
            decision(0, 5, 6, -3, 70),
            decision(1, 6, 100, 100, 100),
        ];
        let changes = vec![
            (Seat(1), vec![Tenths(-2), Tenths(500)]),
            // A seat's own changes are already part of its skill.
            (Seat(0), vec![Tenths(1000), Tenths(0)]),
            (Seat(1), vec![Tenths(-5), Tenths(500)]),
            // A game that does not count changes for every seat sends none.
            (Seat(1), Vec::new()),
        ];
        let findings = Findings { changes, ..findings(decisions) };
        let account = findings.summed(Seat(0), Tenths(60));
        let skill = 10 - 3 - 2 - 5;
        assert_eq!(
            account,
            AccountMessage {
                seat: Seat(0),
                expected: Tenths(25),
                skill: Tenths(skill),
                luck: Tenths(60 - 25 - skill),
                cost: Tenths(10),
                result: Tenths(60),
            }
        );
        assert_eq!(account.expected.0 + account.skill.0 + account.luck.0, account.result.0);
    }

    #[test]
    fn a_seat_without_decisions_has_the_expected_result() {
        let nothing = Tenths(0);
        let expected = AccountMessage {
            seat: Seat(1),
            expected: Tenths(33),
            skill: nothing,
            luck: nothing,
            cost: nothing,
            result: Tenths(33),
        };
        assert_eq!(findings(vec![decision(0, 0, 5, 5, 5)]).summed(Seat(1), Tenths(33)), expected);
    }

    #[test]
    fn an_account_is_found_by_its_seat() {
        let mut findings = findings(Vec::new());
        findings.accounts = vec![findings.summed(Seat(1), Tenths(7)), findings.summed(Seat(0), Tenths(9))];
        assert_eq!(findings.account(Seat(0)).map(|account| account.result), Some(Tenths(9)));
        assert_eq!(findings.account(Seat(1)).map(|account| account.result), Some(Tenths(7)));
        assert_eq!(findings.account(Seat(2)), None);
    }

    #[test]
    fn the_digest_is_the_same_in_every_version() {
        // The FNV-1a digest of the text, computed with another program.
        assert_eq!(record(2).to_string(), RECORD);
        assert_eq!(heading(&record(2)), "analysis-3 ffdc1b13275140cd");
    }

    #[test]
    fn a_saved_analysis_is_read_only_for_its_own_record() {
        let texts = "judged 1\nover";
        let saved = headed(&record(2), texts);
        assert_eq!(texts_of(&record(2), &saved), Some(texts));
        assert_eq!(texts_of(&record(2), &headed(&record(2), "")), Some(""));
        assert_eq!(texts_of(&record(1), &saved), None, "fewer moves were played");
        let other = Record { seed: table::SeedText::new("see").unwrap(), ..record(2) };
        assert_eq!(texts_of(&other, &saved), None, "another game");
        assert_eq!(texts_of(&record(2), &saved.replacen("analysis-3", "analysis-2", 1)), None, "another version");
        assert_eq!(texts_of(&record(2), ""), None);
        assert_eq!(texts_of(&record(2), &heading(&record(2))), None, "truncated");
    }
}
