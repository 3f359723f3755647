//! Analyses a game, decision by decision.
//!
//! Before every decision the coach sees what the player saw and weighs three moves: the best that it finds, the one
//! that was played, and the usual one, which a bot would play without thinking long. The *cost* of a move is how much
//! more the best move would have been worth. *Skill* compares the move with the usual one. *Luck* is the change of the
//! prospects between two decisions of a player: cards, and the moves of the others. So:
//!
//! ```text
//! result = expected at the start + skill + luck
//! ```
//!
//! Skill is measured from the usual move, not from the best one. The expectation assumes usual moves from now on, and
//! players find better ones at every step. Measured from the best move, luck would seem to favour everybody.
//!
//! In a game that lasts as long as players miss chances ([`Effort::rivals`]), the effect of the others' moves, compared
//! with their usual ones, counts as skill too. Only the rest is luck. Otherwise two careless players would each lose
//! more by their choices than there is to win, and get it back as luck.

use table::{BadRecord, Choices, EventSink, Record, Replay, Seat, Table};

use crate::coach::Coach;
use crate::hint::seed_at;
use crate::weigh::{Effort, Outlook, Tenths, Verdict, standing, weigh};

/// How closely a decision is examined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scrutiny {
    /// Compares the played move with the best and with the usual one.
    Close,
    /// Compares the played move only with the usual one, and only if the effect on the other seats counts. Cost and
    /// outlook are then zero.
    Brief,
    /// Skips the decision.
    Skip,
}

/// One decision, judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JudgedDecision<A> {
    /// How many moves of the record were played before it.
    pub at: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The number of choices.
    pub choices: u32,
    /// The played move.
    pub played: A,
    /// The best move that was found; the played one, if nothing was clearly better.
    pub best: A,
    /// The cost of the decision, in points of lead.
    pub cost: Tenths,
    /// By how much it was better than the usual one; negative if it was worse.
    pub skill: Tenths,
    /// How much the move changed each seat's lead, compared with the usual one. Empty if it does not count.
    pub changes: Vec<Tenths>,
    /// How the game was likely to end before the decision.
    pub outlook: Outlook,
}

/// The result of one step through a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnalysisStep<A> {
    /// The move was judged.
    Judged(JudgedDecision<A>),
    /// The move was not judged: nobody asked for it, or there was no choice.
    Passed,
    /// No move is left.
    Over,
}

/// The factor for the number of games played to their ends at a seat's first move.
const FIRST: u32 = 8;

/// An analysis that steps through a record.
#[derive(Debug)]
pub struct Analysis<'a, G: Coach> {
    record: &'a Record,
    replay: Replay<'a, G>,
    effort: Effort,
    at: usize,
}

impl<'a, G: Coach> Analysis<'a, G> {
    /// Begins at the start of a game.
    pub fn open(record: &'a Record, effort: Effort) -> Result<Analysis<'a, G>, BadRecord> {
        Ok(Analysis { record, replay: Replay::open(record, &mut EventSink::nobody())?, effort, at: 0 })
    }

    /// The number of moves done, and the number of moves in the record.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.at, self.record.moves.len())
    }

    /// The current table.
    #[must_use]
    pub fn table(&self) -> &Table<G> {
        self.replay.table()
    }

    /// Plays one move of the record and judges it if there was a choice. `scrutiny` takes the number of the move and its
    /// seat.
    pub fn step(&mut self, scrutiny: impl Fn(usize, Seat) -> Scrutiny) -> Result<AnalysisStep<G::Action>, BadRecord> {
        let Some(next) = self.record.moves.get(self.at) else { return Ok(AnalysisStep::Over) };
        let (at, seat) = (self.at, next.seat);
        let scrutiny = Some(scrutiny(at, seat)).filter(|scrutiny| *scrutiny != Scrutiny::Brief || self.effort.rivals);
        let before = scrutiny
            .filter(|scrutiny| *scrutiny != Scrutiny::Skip)
            .map(|scrutiny| (self.replay.table().clone(), scrutiny));
        self.replay.step(&mut EventSink::nobody())?;
        self.at += 1;
        let Some((before, scrutiny)) = before else { return Ok(AnalysisStep::Passed) };
        let view = before.view(seat);
        let choices = G::choices(view).len();
        let Some(played) = G::parse(view, &next.action).ok().filter(|_| choices > 1) else {
            return Ok(AnalysisStep::Passed);
        };
        let effort = match scrutiny {
            Scrutiny::Brief if bots::best(view) == Some(played) => return Ok(AnalysisStep::Passed),
            Scrutiny::Brief => Effort { width: 1, games: 0, ..self.effort },
            Scrutiny::Close | Scrutiny::Skip => self.effort_at(at, seat),
        };
        let verdict = weigh(view, 1, &[played], &effort, seed_at(self.record, at));
        let found = |verdict: &Verdict<G::Action>| verdict.moves.iter().find(|one| one.action == played).cloned();
        let Some((verdict, found)) = verdict.and_then(|verdict| found(&verdict).map(|found| (verdict, found))) else {
            return Ok(AnalysisStep::Passed);
        };
        // A difference that rounds to zero costs nothing.
        let worse = scrutiny == Scrutiny::Close && found.clear && found.behind.0 > 0;
        let (best, cost) = if worse { (verdict.moves[0].action, found.behind) } else { (played, Tenths(0)) };
        let (skill, changes, outlook) = (found.ahead, found.changes, verdict.outlook);
        Ok(AnalysisStep::Judged(JudgedDecision { at, seat, choices, played, best, cost, skill, changes, outlook }))
    }

    /// The effort for one move. A seat's first move takes more games, because its outlook is the expected result of the
    /// whole account.
    fn effort_at(&self, at: usize, seat: Seat) -> Effort {
        let first = self.record.moves[..at].iter().all(|one| one.seat != seat);
        let games = self.effort.games.saturating_mul(if first { FIRST } else { 1 });
        Effort { games, ..self.effort }
    }

    /// Breaks down a seat's result, given all judged moves. None while the game goes on.
    #[must_use]
    pub fn account<'j>(
        &self,
        seat: Seat,
        judged: impl IntoIterator<Item = &'j JudgedDecision<G::Action>>,
    ) -> Option<Account>
    where
        G::Action: 'j,
    {
        let table = self.replay.table();
        table.outcome()?;
        let result = Tenths(10 * standing::<G>(&table.position().open, seat).1);
        let mut account = Account { expected: result, skill: Tenths(0), luck: Tenths(0), cost: Tenths(0), result };
        let mut first = true;
        for one in judged {
            if one.seat != seat {
                account.skill.0 += one.changes.get(seat.index()).map_or(0, |change| change.0);
                continue;
            }
            if std::mem::take(&mut first) {
                account.expected = one.outlook.lead;
            }
            account.skill.0 += one.skill.0;
            account.cost.0 += one.cost.0;
        }
        account.luck.0 = result.0 - account.expected.0 - account.skill.0;
        Some(account)
    }
}

/// The breakdown of a result, in points of lead; in a solo game, in points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Account {
    /// The result that was expected before the first decision.
    pub expected: Tenths,
    /// The effect of the seat's own moves, compared with the usual ones, and of the others' moves where they count.
    pub skill: Tenths,
    /// The effect of everything else: cards, and the others' moves where they do not count as skill.
    pub luck: Tenths,
    /// The cost of the seat's own moves, compared with the best that were found.
    pub cost: Tenths,
    /// The final result.
    pub result: Tenths,
}
