//! The best map with hindsight: what could have been drawn by who had known the cards.
//!
//! This is no bot: it looks at the deck. Once a game of Cartographers is over, its cards are known, and nothing that a
//! player draws changes their order. A beam search goes through them one after the other: of all maps that can be drawn up
//! to a card it keeps the most promising, by the same prospects that the bots go by, and goes on from these. What the
//! others did is taken as given: their drawings, and the ambushes that they drew on this sheet, for which room is left.
//!
//! It finds a good map, not always the best one, so its score is a lower bound of what was possible.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::{Cartographers, Draw, Open, Sheet, solo};
use table::{Choices, Game, Grid11, Position, Seat, SetUp, Table, Tell};

use super::outlook::STAR;
use super::prospect::Prospect;
use super::{Policy, drawn};

/// A search for the best map of a game that is over, to be carried on step by step.
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
    /// What everybody did, by the moment of the game.
    played: BTreeMap<u32, Vec<(Seat, Draw)>>,
    /// Where others drew ambushes on this sheet, by the moment.
    ambushed: BTreeMap<u32, Grid11>,
    /// The lines that wait for a drawing, by the moment.
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
    /// The actions of the whole game in the order of a record, the others' as they were.
    pub log: Vec<(Seat, Draw)>,
    /// The table at the end, with the sheet.
    pub open: Open,
}

/// One way to draw up to some card.
#[derive(Clone, Debug)]
struct Line {
    position: Position<Cartographers>,
    log: Vec<(Seat, Draw)>,
    /// Whether this is the game as it was played, which is never given up.
    played: bool,
}

/// One more drawing on a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Next {
    score: Reverse<i32>,
    line: usize,
    draw: Draw,
}

impl BestMaps {
    /// Begins at the start of a game that is over, for the map of a seat; keeps so many maps at each card. None if the
    /// game is not over, or has no such seat.
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
            let now = Cartographers::moment(&position.open);
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

    /// Goes on by one card. False once there is nothing left to do.
    pub fn step(&mut self) -> bool {
        let Some((now, lines)) = self.lines.pop_first() else { return false };
        self.steps += 1;
        let nexts = self.nexts(now, &lines);
        let drawn = nexts.iter().map(|next| (&lines[next.line], Some(next.draw)));
        // Who draws on a neighbour's sheet, or not at all, does as it was played.
        let own = self.as_played(now);
        let given = lines.iter().filter(|line| !self.draws(line)).map(|line| (line, own));
        let after: Vec<Line> = drawn.chain(given).filter_map(|(line, own)| self.carry_out(now, line, own)).collect();
        after.into_iter().for_each(|line| self.wait(line));
        !self.lines.is_empty()
    }

    /// How many cards are done, and of how many, as far as one can tell.
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

    /// Whether a line's next decision is a drawing on the own sheet.
    fn draws(&self, line: &Line) -> bool {
        let open = &line.position.open;
        open.awaited.contains(self.seat) && open.sheet_drawn_by(self.seat) == self.seat
    }

    /// What the seat itself did at a moment, if it did something.
    fn as_played(&self, now: u32) -> Option<Draw> {
        let acts = self.played.get(&now)?;
        acts.iter().find(|&&(seat, _)| seat == self.seat).map(|&(_, draw)| draw)
    }

    /// The most promising drawings over all lines, no two of which lead to the same sheet.
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
        // Many ways lead to one sheet, so some more are looked at than are kept.
        let some = (4 * self.width).min(nexts.len());
        if some < nexts.len() {
            nexts.select_nth_unstable(some);
            nexts.truncate(some);
        }
        nexts.sort_unstable();
        self.different(now, lines, nexts)
    }

    /// The first of the drawings that lead to different sheets, and the one that was played.
    fn different(&self, now: u32, lines: &[Line], nexts: Vec<Next>) -> Vec<Next> {
        let sheet = |next: &Next| {
            let open = &lines[next.line].position.open;
            drawn(open, self.seat, &open.sheets[self.seat.index()], next.draw)
        };
        let mut kept: Vec<Next> = Vec::with_capacity(self.width + 1);
        // Equal sheets have equal scores, and so they stand together.
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

    /// A line after a turn with this action of its own; none if what others did is not possible in it.
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

    /// Puts a line where it waits for its next drawing; or, if its game is over, among the best.
    fn wait(&mut self, line: Line) {
        let open = &line.position.open;
        if !open.awaited.is_empty() {
            return self.lines.entry(Cartographers::moment(open)).or_default().push(line);
        }
        let total = open.sheets[self.seat.index()].total();
        if self.best.as_ref().is_none_or(|best| total > best.total) {
            let rating = open.is_solo().then(|| solo::rating(open));
            self.best = Some(BestMap { total, rating, log: line.log, open: line.position.open });
        }
    }
}
