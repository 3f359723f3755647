//! A game looked back at.
//!
//! Before every decision the mentor sees what the player saw and weighs three moves: the best that it finds, the one that
//! was played, and the usual one, which a bot would play without thinking long. What a move *cost* is what the best would
//! have been worth more. How it compares with the usual one is *skill*; and what happens to the prospects between one
//! decision of a player and the next is *luck*: cards, and what the others do. So
//!
//! ```text
//! result = what was to be expected at the start + skill + luck
//! ```
//!
//! Skill is measured from the usual move and not from the best, or luck would seem to favour everybody: who expects usual
//! moves from now on finds better ones at every step.
//!
//! Where a game lasts as long as chances are missed ([`Effort::rivals`]), what the others' moves changed, compared with
//! their usual ones, counts as skill too, and only the rest is luck. Two careless players would otherwise each lose more by
//! choices than there is to win, and get it back by luck.

use table::{BadRecord, Choices, Record, Replay, Seat, Table, Tell};

use crate::hint::seed_at;
use crate::mentor::Mentor;
use crate::weigh::{Effort, Outlook, Tenths, Verdict, standing, weigh};

/// How a decision is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// What was played is compared with the best and with the usual move.
    Close,
    /// Only with the usual one, and only if what it changes for others counts: it costs nothing then, and nothing is
    /// expected.
    Brief,
    /// Not at all.
    Away,
}

/// One decision, judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged<A> {
    /// How many moves of the record were played before it.
    pub at: usize,
    /// Who decided.
    pub seat: Seat,
    /// Among how many choices.
    pub choices: u32,
    /// What was played.
    pub played: A,
    /// The best that was found: what was played, if nothing was clearly better.
    pub best: A,
    /// What the decision cost, in points of lead.
    pub cost: Tenths,
    /// By how much it was better than the usual one; negative if it was worse.
    pub skill: Tenths,
    /// The same for every seat: what it brought to its lead, or took from it. Empty if it does not count.
    pub changes: Vec<Tenths>,
    /// How the game was likely to end before it.
    pub outlook: Outlook,
}

/// What became of one move of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<A> {
    /// It was judged.
    Judged(Judged<A>),
    /// It was not: nobody wanted it, or there was no choice.
    Passed,
    /// There is none left.
    Over,
}

/// So many times as many games as usual are played to their ends at a seat's first move.
const FIRST: u32 = 8;

/// An analysis on its way through a record.
#[derive(Debug)]
pub struct Analysis<'a, G: Mentor> {
    record: &'a Record,
    replay: Replay<'a, G>,
    effort: Effort,
    at: usize,
}

impl<'a, G: Mentor> Analysis<'a, G> {
    /// Begins at the start of a game.
    pub fn open(record: &'a Record, effort: Effort) -> Result<Analysis<'a, G>, BadRecord> {
        Ok(Analysis { record, replay: Replay::open(record, &mut Tell::nobody())?, effort, at: 0 })
    }

    /// How many moves have been looked at, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.at, self.record.moves.len())
    }

    /// The table as it stands now.
    #[must_use]
    pub fn table(&self) -> &Table<G> {
        self.replay.table()
    }

    /// Plays one move of the record; judges it if there was a choice, as `look` says of its number and its seat.
    pub fn step(&mut self, look: impl Fn(usize, Seat) -> Look) -> Result<Step<G::Action>, BadRecord> {
        let Some(next) = self.record.moves.get(self.at) else { return Ok(Step::Over) };
        let (at, seat) = (self.at, next.seat);
        let look = Some(look(at, seat)).filter(|look| *look != Look::Brief || self.effort.rivals);
        let before = look.filter(|look| *look != Look::Away).map(|look| (self.replay.table().clone(), look));
        self.replay.step(&mut Tell::nobody())?;
        self.at += 1;
        let Some((before, look)) = before else { return Ok(Step::Passed) };
        let view = before.view(seat);
        let choices = G::choices(view).len();
        let Some(played) = G::parse(view, &next.action).ok().filter(|_| choices > 1) else { return Ok(Step::Passed) };
        let effort = match look {
            Look::Brief if bots::best(view) == Some(played) => return Ok(Step::Passed),
            Look::Brief => Effort { width: 1, games: 0, ..self.effort },
            Look::Close | Look::Away => self.effort_at(at, seat),
        };
        let verdict = weigh(view, 1, &[played], &effort, seed_at(self.record, at));
        let found = |verdict: &Verdict<G::Action>| verdict.moves.iter().find(|one| one.action == played).cloned();
        let Some((verdict, found)) = verdict.and_then(|verdict| found(&verdict).map(|found| (verdict, found))) else {
            return Ok(Step::Passed);
        };
        // Less than half a tenth is nothing.
        let worse = look == Look::Close && found.clear && found.behind.0 > 0;
        let (best, cost) = if worse { (verdict.moves[0].action, found.behind) } else { (played, Tenths(0)) };
        let (skill, changes, outlook) = (found.ahead, found.changes, verdict.outlook);
        Ok(Step::Judged(Judged { at, seat, choices, played, best, cost, skill, changes, outlook }))
    }

    /// A seat's first move takes more games: the whole account begins with what is expected there.
    fn effort_at(&self, at: usize, seat: Seat) -> Effort {
        let first = self.record.moves[..at].iter().all(|one| one.seat != seat);
        let games = self.effort.games.saturating_mul(if first { FIRST } else { 1 });
        Effort { games, ..self.effort }
    }

    /// How a seat's game came about, from all that was judged; none as long as the game is not over.
    #[must_use]
    pub fn account<'j>(&self, seat: Seat, judged: impl IntoIterator<Item = &'j Judged<G::Action>>) -> Option<Account>
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

/// How a result came about, in points of lead; alone, in points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Account {
    /// What was to be expected before the first decision.
    pub expected: Tenths,
    /// What the own moves brought or took, compared with the usual ones; and those of the others, where they count.
    pub skill: Tenths,
    /// What all else brought or took: cards, and the others' moves where they do not count as skill.
    pub luck: Tenths,
    /// What the own moves cost, compared with the best that were found.
    pub cost: Tenths,
    /// What it came to.
    pub result: Tenths,
}
