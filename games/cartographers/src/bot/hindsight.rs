//! The best map with hindsight: the map of a player who had known the cards.
//!
//! This is not a bot: it looks at the deck. Once a game of Cartographers is over, its cards are known, and no drawing
//! changes their order. A beam search goes through the cards. At each card, it keeps the most promising maps and
//! continues from these. It judges maps by the bots' prospects. The other players' actions are fixed: their drawings,
//! and the ambushes that they drew on this sheet. The search leaves room for these ambushes.
//!
//! It finds a good map, not always the best one, so its score is a lower bound on the best possible score.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::{Cartographers, Draw, Open, Sheet, solo};
use table::{Choices, EventSink, Game, Grid11, Position, Seat, SetUp, Table};

use super::chances::STAR;
use super::prospect::Prospect;
use super::{Policy, drawn};

/// A search, in steps, for the best map of a finished game.
///
/// ```
/// use bots::{BotName, Nobody, play};
/// use cartographers::Cartographers;
/// use cartographers::bot::BestMaps;
/// use table::{Seat, SeedText, SetUp};
///
/// let set_up = SetUp { seats: 1, options: Default::default(), seed: SeedText::new("had I but known")? };
/// let played = play::<Cartographers>(set_up, &[BotName::Easy], &mut Nobody).expect("one may play");
/// let mut hindsight = BestMaps::new(&played.table, Seat(0), 20).expect("the game is over");
/// while hindsight.step() {}
/// let best = hindsight.best().expect("at least the game as it was played");
/// assert!(best.total >= played.table.outcome().expect("it is over").players[0].total);
/// # Ok::<(), table::BadSeed>(())
/// ```
#[derive(Debug)]
pub struct BestMaps {
    seat: Seat,
    width: usize,
    /// The actions of all players, by turn.
    played: BTreeMap<u32, Vec<(Seat, Draw)>>,
    /// The spaces on which others drew ambushes on this sheet, by turn.
    ambushed: BTreeMap<u32, Grid11>,
    /// The branches that wait for their next drawing, by turn.
    branches: BTreeMap<u32, Vec<Branch>>,
    best: Option<BestMap>,
    steps: usize,
}

/// The best map found.
#[derive(Clone, Debug)]
pub struct BestMap {
    /// Its score.
    pub total: i32,
    /// Its rating in the solo game.
    pub rating: Option<i32>,
    /// All actions of the game, in the order of a record. Those of other players are unchanged.
    pub log: Vec<(Seat, Draw)>,
    /// The open part of the position at the end, with the sheet.
    pub open: Open,
}

/// One sequence of drawings up to some card.
#[derive(Clone, Debug)]
struct Branch {
    position: Position<Cartographers>,
    log: Vec<(Seat, Draw)>,
    /// Whether this is the game as it was played. That branch is never dropped.
    played: bool,
}

/// A candidate for the next drawing of a branch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Candidate {
    score: Reverse<i32>,
    branch: usize,
    draw: Draw,
}

impl BestMaps {
    /// Starts a search for the best map of a seat in a finished game. It keeps `width` maps at each card. Returns none
    /// if the game is not over or has no such seat.
    #[must_use]
    pub fn new(table: &Table<Cartographers>, seat: Seat, width: usize) -> Option<BestMaps> {
        table.outcome().filter(|outcome| seat.index() < outcome.players.len())?;
        let SetUp { seats, options, seed } = table.set_up();
        let start = Cartographers::set_up(options, *seats, seed.seed(), &mut EventSink::nobody());
        let (mut played, mut ambushed) = (BTreeMap::new(), BTreeMap::new());
        let mut position = start.clone();
        let mut log = table.log();
        while let Some((acts, rest)) = log.split_at_checked(position.open.awaited.len() as usize) {
            if acts.is_empty() {
                break;
            }
            let now = Cartographers::turn_counter(&position.open);
            for &(other, draw) in acts.iter().filter(|&&(other, _)| other != seat) {
                if position.open.sheet_drawn_by(other) == seat {
                    ambushed.insert(now, position.open.task(other)?.spaces(draw).ok()?);
                }
            }
            played.insert(now, acts.to_vec());
            let _ = Cartographers::resolve(&mut position, acts, &mut EventSink::nobody());
            log = rest;
        }
        let mut hindsight =
            BestMaps { seat, width: width.max(1), played, ambushed, branches: BTreeMap::new(), best: None, steps: 0 };
        hindsight.wait(Branch { position: start, log: Vec::new(), played: true });
        Some(hindsight)
    }

    /// Advances by one card. Returns false when the search is done.
    pub fn step(&mut self) -> bool {
        let Some((now, branches)) = self.branches.pop_first() else { return false };
        self.steps += 1;
        let candidates = self.candidates(now, &branches);
        let drawn = candidates.iter().map(|candidate| (&branches[candidate.branch], Some(candidate.draw)));
        // If the seat draws on a neighbour's sheet, or not at all, it acts as it was played.
        let own = self.as_played(now);
        let given = branches.iter().filter(|branch| !self.draws(branch)).map(|branch| (branch, own));
        let after: Vec<Branch> =
            drawn.chain(given).filter_map(|(branch, own)| self.carry_out(now, branch, own)).collect();
        after.into_iter().for_each(|branch| self.wait(branch));
        !self.branches.is_empty()
    }

    /// The number of cards done, and the expected total.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let all = if self.branches.is_empty() { self.steps } else { self.played.len().max(self.steps) };
        (self.steps, all)
    }

    /// The best map, once the search is over.
    #[must_use]
    pub fn best(&self) -> Option<&BestMap> {
        self.best.as_ref().filter(|_| self.branches.is_empty())
    }

    /// Whether a branch's next decision is a drawing on the seat's own sheet.
    fn draws(&self, branch: &Branch) -> bool {
        let open = &branch.position.open;
        open.awaited.contains(self.seat) && open.sheet_drawn_by(self.seat) == self.seat
    }

    /// The seat's own action in a turn, if any.
    fn as_played(&self, now: u32) -> Option<Draw> {
        let acts = self.played.get(&now)?;
        acts.iter().find(|&&(seat, _)| seat == self.seat).map(|&(_, draw)| draw)
    }

    /// The most promising drawings of all branches. They lead to different sheets.
    fn candidates(&self, now: u32, branches: &[Branch]) -> Vec<Candidate> {
        let kept_free = self.ambushed.range(now + 1..).fold(Grid11::EMPTY, |all, (_, &spaces)| all | spaces);
        let mut candidates = Vec::new();
        for (index, branch) in branches.iter().enumerate().filter(|(_, branch)| self.draws(branch)) {
            let open = &branch.position.open;
            let prospect = Prospect::after_draw(open);
            let score = |sheet: &Sheet| Reverse(STAR * sheet.total() + prospect.of(sheet));
            Cartographers::choices(branch.position.view(self.seat)).for_each(|draw| {
                let sheet = drawn(open, self.seat, &open.sheets[self.seat.index()], draw);
                if let Some(sheet) = sheet.filter(|sheet| !kept_free.meets(sheet.land.filled())) {
                    candidates.push(Candidate { score: score(&sheet), branch: index, draw });
                }
            });
        }
        // Many drawings lead to the same sheet, so more are examined than kept.
        let some = (4 * self.width).min(candidates.len());
        if some < candidates.len() {
            candidates.select_nth_unstable(some);
            candidates.truncate(some);
        }
        candidates.sort_unstable();
        self.different(now, branches, candidates)
    }

    /// The first drawings that lead to different sheets, up to the width, and the one that was played.
    fn different(&self, now: u32, branches: &[Branch], candidates: Vec<Candidate>) -> Vec<Candidate> {
        let sheet = |candidate: &Candidate| {
            let open = &branches[candidate.branch].position.open;
            drawn(open, self.seat, &open.sheets[self.seat.index()], candidate.draw)
        };
        let mut beam: Vec<Candidate> = Vec::with_capacity(self.width + 1);
        // Equal sheets have equal scores, so they are in the same run.
        let mut alike: Vec<Sheet> = Vec::new();
        for candidate in candidates {
            if beam.len() == self.width {
                break;
            }
            if beam.last().is_some_and(|last| last.score != candidate.score) {
                alike.clear();
            }
            let Some(sheet) = sheet(&candidate) else { continue };
            if !alike.contains(&sheet) {
                alike.push(sheet);
                beam.push(candidate);
            }
        }
        let played = branches.iter().position(|branch| branch.played && self.draws(branch));
        if let Some((branch, draw)) = played.zip(self.as_played(now))
            && !beam.iter().any(|candidate| candidate.branch == branch && candidate.draw == draw)
        {
            beam.push(Candidate { score: Reverse(i32::MIN), branch, draw });
        }
        beam
    }

    /// The branch after a turn with this action of the seat; none if the other players' actions are not legal in it.
    fn carry_out(&self, now: u32, branch: &Branch, own: Option<Draw>) -> Option<Branch> {
        let mut acts: Vec<(Seat, Draw)> = self.played.get(&now).cloned().unwrap_or_default();
        let as_played = self.as_played(now) == own;
        acts.retain(|&(seat, _)| seat != self.seat);
        acts.extend(own.filter(|_| branch.position.open.awaited.contains(self.seat)).map(|draw| (self.seat, draw)));
        acts.sort_unstable();
        let asked = branch.position.open.awaited.iter();
        let fits = |&(seat, draw): &(Seat, Draw)| Cartographers::check(branch.position.view(seat), draw).is_ok();
        if !asked.eq(acts.iter().map(|&(seat, _)| seat)) || !acts.iter().all(fits) {
            return None;
        }
        let mut next = branch.clone();
        let _ = Cartographers::resolve(&mut next.position, &acts, &mut EventSink::nobody());
        next.log.extend(acts);
        next.played &= as_played;
        Some(next)
    }

    /// Queues a branch for its next drawing. If its game is over, updates the best map instead.
    fn wait(&mut self, branch: Branch) {
        let open = &branch.position.open;
        if !open.awaited.is_empty() {
            return self.branches.entry(Cartographers::turn_counter(open)).or_default().push(branch);
        }
        let total = open.sheets[self.seat.index()].total();
        if self.best.as_ref().is_none_or(|best| total > best.total) {
            let rating = open.is_solo().then(|| solo::rating(open));
            self.best = Some(BestMap { total, rating, log: branch.log, open: branch.position.open });
        }
    }
}
