//! The exact set of legal actions, in compact form.
//!
//! Two kinds of legal actions are in the set but not in its list: an exchange of two cards for their own symbol, which
//! no player wants, and picked cards, which bring no other bonus than the first cards with the symbol.

use crate::rules::action::{Action, Corner};
use crate::rules::bonus::Bonus;
use crate::rules::check::Asked;
use crate::rules::components::{Level, Symbol};
use crate::rules::edges::Direction;
use crate::rules::open::Phase;
use crate::rules::sets::Cards;
use crate::rules::tile_moves::TileMoves;

/// All legal actions at one decision.
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    /// Corners, listed bonuses and steps, as bit sets of their numbers.
    corners: u8,
    bonuses: u32,
    steps: u8,
    /// The number of levels that the dig reaches.
    levels: u8,
    /// The hand cards that may be played, and those that may be discarded.
    plays: Cards,
    discards: Cards,
    draw: bool,
    /// The face-up cards, and the symbols that they may be used as now, as bits.
    face_up: Cards,
    gives: u8,
    tile_moves: TileMoves,
    /// The number of listed choices that are not tile moves.
    others: u32,
}

impl Choices {
    /// No choices.
    pub(crate) const NONE: Choices = Choices {
        corners: 0,
        bonuses: 0,
        steps: 0,
        levels: 0,
        plays: Cards::EMPTY,
        discards: Cards::EMPTY,
        draw: false,
        face_up: Cards::EMPTY,
        gives: 0,
        tile_moves: TileMoves::NONE,
        others: 0,
    };

    /// Lists everything that a player may do.
    #[inline]
    pub(crate) fn list(&mut self, asked: Asked<'_>) {
        let turn = &asked.open.turn;
        match turn.phase {
            Phase::Over => return,
            Phase::Corner => {
                let open = Corner::ALL.into_iter().filter(|&corner| asked.corner(corner).is_ok());
                self.corners = open.fold(0, |bits, corner| bits | 1 << corner as u8);
                self.others = self.corners.count_ones();
                return;
            }
            Phase::Map | Phase::Walk | Phase::Dig | Phase::Draw => {}
        }
        self.list_bonuses(asked);
        self.list_cards(asked);
        if turn.phase <= Phase::Walk && turn.steps > 0 {
            let open = Direction::ALL.into_iter().filter(|&direction| asked.step(direction).is_ok());
            self.steps = open.fold(0, |bits, direction| bits | 1 << direction as u8);
        }
        if turn.phase == Phase::Dig {
            self.levels = turn.reach();
        }
        self.draw = turn.phase != Phase::Dig;
        let cards = self.plays.len() + self.discards.len() + usize::from(self.levels) + usize::from(self.draw);
        self.others = self.bonuses.count_ones() + self.steps.count_ones() + cards as u32;
        if turn.phase == Phase::Map && turn.moves > 0 {
            self.tile_moves.list(&asked.open.island, asked.open.pirates());
        }
    }

    /// Lists the bonuses of the face-up cards.
    #[inline]
    fn list_bonuses(&mut self, asked: Asked<'_>) {
        let face_up = asked.player().face_up;
        // Fast path: early in a game, and for most of it, no card lies face up.
        if face_up.is_empty() {
            return;
        }
        self.face_up = face_up;
        let useful = Symbol::ALL.into_iter().filter(|&symbol| asked.symbol(symbol).is_ok());
        self.gives = useful.fold(0, |bits, symbol| bits | 1 << symbol as u8);
        let listed = Bonus::all().filter(|&bonus| bonus.is_sensible() && self.has_bonus(bonus));
        self.bonuses = listed.fold(0, |bits, bonus| bits | 1 << bonus.number());
    }

    /// Whether enough face-up cards carry the symbol of a bonus that is of use now.
    #[inline]
    fn has_bonus(&self, bonus: Bonus) -> bool {
        self.gives(bonus) && self.face_up.carrying(bonus.discards()).len() >= bonus.cards()
    }

    /// Whether a bonus is of use now.
    #[inline]
    fn gives(&self, bonus: Bonus) -> bool {
        self.gives >> bonus.gives() as u8 & 1 == 1
    }

    /// Lists the plays and discards of the hand cards.
    #[inline]
    fn list_cards(&mut self, asked: Asked<'_>) {
        let turn = &asked.open.turn;
        if turn.phase <= Phase::Dig {
            self.plays = asked.own.hand.iter().filter(|&card| asked.play(card).is_ok()).collect();
        }
        if turn.phase != Phase::Dig && !turn.discarded {
            self.discards = asked.own.hand;
        }
    }

    /// The tile moves among the choices.
    #[must_use]
    pub fn tile_moves(&self) -> &TileMoves {
        &self.tile_moves
    }

    /// The corners, in ascending order.
    fn corners(&self) -> impl Iterator<Item = Action> {
        Corner::ALL.into_iter().filter(|&corner| self.corners >> corner as u8 & 1 == 1).map(Action::Corner)
    }

    /// Everything but tile moves, in ascending order.
    fn others(&self) -> impl Iterator<Item = Action> {
        let bonuses = Bonus::all().filter(|bonus| self.bonuses >> bonus.number() & 1 == 1);
        let steps = Direction::ALL.into_iter().filter(|&direction| self.steps >> direction as u8 & 1 == 1);
        self.corners()
            .chain(bonuses.map(Action::Use))
            .chain(steps.map(Action::Step))
            .chain(self.plays.iter().map(Action::Play))
            .chain(Level::all().take(usize::from(self.levels)).map(Action::Take))
            .chain(self.discards.iter().map(Action::Discard))
            .chain(self.draw.then_some(Action::Draw))
    }
}

impl table::Choices<Action> for Choices {
    #[inline]
    fn len(&self) -> u32 {
        self.others + self.tile_moves.len()
    }

    #[inline]
    fn nth(&self, index: u32) -> Option<Action> {
        match index.checked_sub(self.others) {
            Some(index) => self.tile_moves.nth(index).map(|(tile, edges, spot)| Action::Move { tile, edges, spot }),
            None => self.others().nth(index as usize),
        }
    }

    #[inline]
    fn contains(&self, action: Action) -> bool {
        match action {
            Action::Corner(corner) => self.corners >> corner as u8 & 1 == 1,
            Action::Use(bonus) => self.has_bonus(bonus),
            Action::Pick(picked) => self.gives(picked.bonus()) && picked.cards().without(self.face_up).is_empty(),
            Action::Step(direction) => self.steps >> direction as u8 & 1 == 1,
            Action::Play(card) => self.plays.contains(card),
            Action::Take(level) => level.depth() <= self.levels,
            Action::Discard(card) => self.discards.contains(card),
            Action::Draw => self.draw,
            Action::Move { tile, edges, spot } => self.tile_moves.contains(tile, edges, spot),
        }
    }

    #[inline]
    fn for_each(&self, mut each: impl FnMut(Action)) {
        self.others().for_each(&mut each);
        self.tile_moves.for_each(|tile, edges, spot| each(Action::Move { tile, edges, spot }));
    }
}
