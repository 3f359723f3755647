//! What an analysis has found: the texts of the worker, taken apart, and kept with the game.

use mentor::Tenths;
use table::{Phrase, Record, Seat};
use vellum::store;

use super::look::Compared;

/// How many of the dearest decisions are shown.
pub const DEAREST: usize = 3;

pub use mentor::answer::{Answer, ToldAccount as Account, ToldDecision as Judged, ToldHindsight as Foreseen};

/// A decision, and its moves in words: none is said as it is written.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// The decision.
    pub judged: Judged,
    /// What was played.
    pub played: Option<Phrase>,
    /// What would have been better.
    pub better: Option<Phrase>,
    /// Both as pictures, once it is among the dearest.
    pub compared: Option<Compared>,
}

/// All that was found.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Found {
    /// Whose decisions are looked at.
    pub seats: Vec<Seat>,
    /// The decisions, in the order of the game.
    pub decisions: Vec<Decision>,
    /// What decisions of a seat brought to the lead of each, where that counts.
    pub changes: Vec<(Seat, Vec<Tenths>)>,
    /// The accounts, once all is looked at.
    pub accounts: Vec<Account>,
    /// The best maps with hindsight.
    pub maps: Vec<Foreseen>,
    /// What is to be kept: the texts, one a line.
    pub texts: String,
}

impl Found {
    /// The decisions of a seat.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = &Decision> {
        self.decisions.iter().filter(move |decision| decision.judged.seat == seat)
    }

    /// The dearest decisions of a seat, the dearest first; what cost nothing is not among them.
    pub fn dearest(&self, seat: Seat) -> Vec<&Decision> {
        let mut dear: Vec<&Decision> = self.of(seat).filter(|decision| decision.judged.cost > Tenths(0)).collect();
        dear.sort_by_key(|decision| std::cmp::Reverse(decision.judged.cost));
        dear.truncate(DEAREST);
        dear
    }

    /// The account of a seat that came to a result, from all its decisions and what those of others changed: the worker that
    /// judged the last ones does not know of those that another judged before the analysis was stopped.
    pub fn summed(&self, seat: Seat, result: Tenths) -> Account {
        let sum = |what: fn(&Judged) -> Tenths| Tenths(self.of(seat).map(|decision| what(&decision.judged).0).sum());
        let expected = self.of(seat).next().map_or(result, |first| first.judged.expected);
        let (own, cost) = (sum(|judged| judged.skill), sum(|judged| judged.cost));
        let others = self.changes.iter().filter(|(by, _)| *by != seat);
        let changed: i32 = others.filter_map(|(_, changes)| changes.get(seat.index())).map(|change| change.0).sum();
        let skill = Tenths(own.0 + changed);
        Account { seat, expected, skill, luck: Tenths(result.0 - expected.0 - skill.0), cost, result }
    }

    /// The account of a seat.
    pub fn account(&self, seat: Seat) -> Option<&Account> {
        self.accounts.iter().find(|account| account.seat == seat)
    }
}

/// What the analysis of a kept game is kept under begins so; the game's name follows.
const ANALYSIS: &str = "portolan.analysis.";
/// The first word of what is kept, before the digest of the record. What another version wrote is not read.
const HEADING: &str = "analysis-2";
/// More than this is not kept: games come first.
const MOST_KEPT: usize = 64 * 1024;

/// A digest of a record, the same in every version: FNV-1a.
fn digest(record: &Record) -> u64 {
    let step = |digest: u64, byte: u8| (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    record.to_string().bytes().fold(0xcbf2_9ce4_8422_2325, step)
}

fn heading(record: &Record) -> String {
    format!("{HEADING} {:016x}", digest(record))
}

/// Keeps a finished analysis with its game, if there is room; those of games that are no longer kept go.
pub fn keep(id: &str, record: &Record, texts: &str) {
    for key in store::keys(ANALYSIS) {
        if store::get(&key.replacen(ANALYSIS, store::GAME, 1)).is_none() {
            store::remove(&key);
        }
    }
    if texts.len() <= MOST_KEPT {
        // Without it the analysis still holds for this visit.
        let _ = store::put(&format!("{ANALYSIS}{id}"), &format!("{}\n{texts}", heading(record)));
    }
}

/// The texts of the analysis that is kept with a game; none if it is of another record.
pub fn kept(id: &str, record: &Record) -> Option<String> {
    let text = store::get(&format!("{ANALYSIS}{id}"))?;
    let (head, texts) = text.split_once('\n')?;
    (head == heading(record)).then(|| texts.to_owned())
}
