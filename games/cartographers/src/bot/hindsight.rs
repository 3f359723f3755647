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
use table::{Choices, Game, Grid11, Position, Seat, SetUp, Table, Tell};

use super::outlook::STAR;
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
    /// The actions of all players, by the moment of the game.
    played: BTreeMap<u32, Vec<(Seat, Draw)>>,
    /// The spaces on which others drew ambushes on this sheet, by moment.
    ambushed: BTreeMap<u32, Grid11>,
    /// The lines that wait for their next drawing, by moment.
    lines: BTreeMap<u32, Vec<Line>>,
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
struct Line {
    position: Position<Cartographers>,
    log: Vec<(Seat, Draw)>,
    /// Whether this is the game as it was played. That line is never dropped.
    played: bool,
}

/// A candidate for the next drawing of a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Next {
    score: Reverse<i32>,
    line: usize,
    draw: Draw,
}

impl BestMaps {
    /// Starts a search for the best map of a seat in a finished game. It keeps `width` maps at each card. Returns none
    /// if the game is not over or has no such seat.
    #[must_use]
    pub fn new(table: &Table<Cartographers>, seat: Seat, width: usize) -> Option<BestMaps> {
        table.outcome().filter(|outcome| seat.index() < outcome.players.len())?;
        let SetUp { seats, options, seed } = table.set_up();
        let start = Cartographers::set_up(options, *seats, seed.seed(), &mut Tell::nobody());
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
            let _ = Cartographers::resolve(&mut position, acts, &mut Tell::nobody());
            log = rest;
        }
        let mut hindsight =
            BestMaps { seat, width: width.max(1), played, ambushed, lines: BTreeMap::new(), best: None, steps: 0 };
        hindsight.wait(Line { position: start, log: Vec::new(), played: true });
        Some(hindsight)
    }

    /// Advances by one card. Returns false when the search is done.
    pub fn step(&mut self) -> bool {
        let Some((now, lines)) = self.lines.pop_first() else { return false };
        self.steps += 1;
        let nexts = self.nexts(now, &lines);
        let drawn = nexts.iter().map(|next| (&lines[next.line], Some(next.draw)));
        // If the seat draws on a neighbour's sheet, or not at all, it acts as it was played.
        let own = self.as_played(now);
        let given = lines.iter().filter(|line| !self.draws(line)).map(|line| (line, own));
        let after: Vec<Line> = drawn.chain(given).filter_map(|(line, own)| self.carry_out(now, line, own)).collect();
        after.into_iter().for_each(|line| self.wait(line));
        !self.lines.is_empty()
    }

    /// The number of cards done, and the expected total.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let all = if self.lines.is_empty() { self.steps } else { self.played.len().max(self.steps) };
        (self.steps, all)
    }

    /// The best map, once the search is over.
    #[must_use]
    pub fn best(&self) -> Option<&BestMap> {
        self.best.as_ref().filter(|_| self.lines.is_empty())
    }

    /// Whether a line's next decision is a drawing on the seat's own sheet.
    fn draws(&self, line: &Line) -> bool {
        let open = &line.position.open;
        open.awaited.contains(self.seat) && open.sheet_drawn_by(self.seat) == self.seat
    }

    /// The seat's own action at a moment, if any.
    fn as_played(&self, now: u32) -> Option<Draw> {
        let acts = self.played.get(&now)?;
        acts.iter().find(|&&(seat, _)| seat == self.seat).map(|&(_, draw)| draw)
    }

    /// The most promising drawings of all lines. They lead to different sheets.
    fn nexts(&self, now: u32, lines: &[Line]) -> Vec<Next> {
        let kept_free = self.ambushed.range(now + 1..).fold(Grid11::EMPTY, |all, (_, &spaces)| all | spaces);
        let mut nexts = Vec::new();
        for (index, line) in lines.iter().enumerate().filter(|(_, line)| self.draws(line)) {
            let open = &line.position.open;
            let prospect = Prospect::after_draw(open);
            let score = |sheet: &Sheet| Reverse(STAR * sheet.total() + prospect.of(sheet));
            Cartographers::choices(line.position.view(self.seat)).for_each(|draw| {
                let sheet = drawn(open, self.seat, &open.sheets[self.seat.index()], draw);
                if let Some(sheet) = sheet.filter(|sheet| !kept_free.meets(sheet.land.filled())) {
                    nexts.push(Next { score: score(&sheet), line: index, draw });
                }
            });
        }
        // Many drawings lead to the same sheet, so more are examined than kept.
        let some = (4 * self.width).min(nexts.len());
        if some < nexts.len() {
            nexts.select_nth_unstable(some);
            nexts.truncate(some);
        }
        nexts.sort_unstable();
        self.different(now, lines, nexts)
    }

    /// The first drawings that lead to different sheets, up to the width, and the one that was played.
    fn different(&self, now: u32, lines: &[Line], nexts: Vec<Next>) -> Vec<Next> {
        let sheet = |next: &Next| {
            let open = &lines[next.line].position.open;
            drawn(open, self.seat, &open.sheets[self.seat.index()], next.draw)
        };
        let mut kept: Vec<Next> = Vec::with_capacity(self.width + 1);
        // Equal sheets have equal scores, so they are in the same run.
        let mut alike: Vec<Sheet> = Vec::new();
        for next in nexts {
            if kept.len() == self.width {
                break;
            }
            if kept.last().is_some_and(|last| last.score != next.score) {
                alike.clear();
            }
            let Some(sheet) = sheet(&next) else { continue };
            if !alike.contains(&sheet) {
                alike.push(sheet);
                kept.push(next);
            }
        }
        let played = lines.iter().position(|line| line.played && self.draws(line));
        if let Some((line, draw)) = played.zip(self.as_played(now))
            && !kept.iter().any(|next| next.line == line && next.draw == draw)
        {
            kept.push(Next { score: Reverse(i32::MIN), line, draw });
        }
        kept
    }

    /// The line after a turn with this action of the seat; none if the other players' actions are not legal in it.
    fn carry_out(&self, now: u32, line: &Line, own: Option<Draw>) -> Option<Line> {
        let mut acts: Vec<(Seat, Draw)> = self.played.get(&now).cloned().unwrap_or_default();
        let as_played = self.as_played(now) == own;
        acts.retain(|&(seat, _)| seat != self.seat);
        acts.extend(own.filter(|_| line.position.open.awaited.contains(self.seat)).map(|draw| (self.seat, draw)));
        acts.sort_unstable();
        let asked = line.position.open.awaited.iter();
        let fits = |&(seat, draw): &(Seat, Draw)| Cartographers::check(line.position.view(seat), draw).is_ok();
        if !asked.eq(acts.iter().map(|&(seat, _)| seat)) || !acts.iter().all(fits) {
            return None;
        }
        let mut next = line.clone();
        let _ = Cartographers::resolve(&mut next.position, &acts, &mut Tell::nobody());
        next.log.extend(acts);
        next.played &= as_played;
        Some(next)
    }

    /// Queues a line for its next drawing. If its game is over, updates the best map instead.
    fn wait(&mut self, line: Line) {
        let open = &line.position.open;
        if !open.awaited.is_empty() {
            return self.lines.entry(Cartographers::turn_counter(open)).or_default().push(line);
        }
        let total = open.sheets[self.seat.index()].total();
        if self.best.as_ref().is_none_or(|best| total > best.total) {
            let rating = open.is_solo().then(|| solo::rating(open));
            self.best = Some(BestMap { total, rating, log: line.log, open: line.position.open });
        }
    }
}
