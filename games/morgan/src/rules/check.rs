//! Checks actions against the rules, rule by rule.

use table::Seat;

use crate::rules::action::{Action, Corner};
use crate::rules::bonus::{Bonus, Picked};
use crate::rules::components::{LEVELS, Level, MapCard, Symbol, Tile};
use crate::rules::deck::Own;
use crate::rules::edges::{Direction, Edges};
use crate::rules::island::Island;
use crate::rules::open::{Open, Phase, Player};
use crate::rules::refusal::Refusal;
use crate::rules::spot::Spot;
use crate::rules::survey::Survey;

type Check = Result<(), Refusal>;

/// The player whose turn it is, with everything that the player sees.
#[derive(Clone, Copy)]
pub(crate) struct Asked<'a> {
    pub(crate) open: &'a Open,
    pub(crate) own: &'a Own,
    pub(crate) seat: Seat,
}

impl<'a> Asked<'a> {
    #[inline]
    pub(crate) fn player(self) -> &'a Player {
        self.open.player(self.seat)
    }

    /// Whether an action is allowed; if not, the rule against it.
    #[inline]
    pub(crate) fn check(self, action: Action) -> Check {
        match (action, self.open.turn.phase) {
            (Action::Corner(corner), Phase::Corner) => self.corner(corner),
            (_, Phase::Corner) => Err(Refusal::CornerFirst),
            (Action::Corner(_), _) => Err(Refusal::CornerChosen),
            (Action::Move { tile, edges, spot }, _) => self.move_tile(tile, edges, spot),
            (Action::Use(bonus), _) => self.bonus(bonus),
            (Action::Pick(picked), _) => self.pick(picked),
            (Action::Step(direction), _) => self.step(direction).map(drop),
            (Action::Play(card), _) => self.play(card),
            (Action::Take(level), _) => self.take(level),
            (Action::Discard(card), _) => self.discard(card),
            (Action::Draw, Phase::Dig) => Err(Refusal::TreasureFirst),
            (Action::Draw, _) => Ok(()),
        }
    }

    pub(crate) fn corner(self, corner: Corner) -> Check {
        // The corner tiles lie where they were laid until the first turn.
        let Some(tile) = self.open.corner(corner) else { return Err(Refusal::CornerChosen) };
        self.toll(tile).map(drop)
    }

    /// The toll for entering a tile, if the player can pay it.
    #[inline]
    fn toll(self, tile: Tile) -> Result<u8, Refusal> {
        let toll = self.open.others_on(tile, self.seat).len() as u8;
        let doubloons = self.player().doubloons;
        if u16::from(toll) > doubloons { Err(Refusal::CannotPay { toll, doubloons }) } else { Ok(toll) }
    }

    /// The tile that a step leads to.
    #[inline]
    pub(crate) fn step(self, direction: Direction) -> Result<Tile, Refusal> {
        let turn = &self.open.turn;
        if turn.phase > Phase::Walk {
            return Err(Refusal::WalkOver);
        }
        if turn.steps == 0 {
            return Err(Refusal::NoStepsLeft);
        }
        let island = &self.open.island;
        let Some(from) = self.player().pirate else { return Err(Refusal::CornerFirst) };
        let spot = island.spot(from).next(direction);
        let Some(tile) = island.tile_on(spot) else { return Err(Refusal::Gap(island.place(spot))) };
        self.toll(tile).map(|_| tile)
    }

    fn move_tile(self, tile: Tile, edges: Edges, spot: Spot) -> Check {
        let turn = &self.open.turn;
        if turn.phase > Phase::Map {
            return Err(Refusal::MapPhaseOver);
        }
        if turn.moves == 0 {
            return Err(Refusal::NoMovesLeft);
        }
        if self.open.pirates() >> tile.index() & 1 == 1 {
            return Err(Refusal::TileHasPirate(tile));
        }
        may_lie(&self.open.island, tile, edges, spot)
    }

    /// Whether a symbol is of any use at this moment of the turn.
    #[inline]
    pub(crate) fn symbol(self, gives: Symbol) -> Check {
        let turn = &self.open.turn;
        match gives {
            Symbol::Map if turn.phase > Phase::Map => Err(Refusal::MapPhaseOver),
            Symbol::Boots if turn.phase > Phase::Walk => Err(Refusal::WalkOver),
            Symbol::Shovel if turn.phase < Phase::Dig => Err(Refusal::NothingPlayed),
            Symbol::Shovel if turn.phase > Phase::Dig => Err(Refusal::DigOver),
            Symbol::Shovel if usize::from(turn.reach()) == LEVELS => Err(Refusal::DeepEnough),
            Symbol::Map | Symbol::Boots | Symbol::Shovel | Symbol::Doubloons => Ok(()),
        }
    }

    fn bonus(self, bonus: Bonus) -> Check {
        self.symbol(bonus.gives())?;
        let found = self.player().face_up.carrying(bonus.discards()).len();
        if found < bonus.cards() {
            let needed = bonus.cards() as u8;
            return Err(Refusal::NoSuchBonus { symbol: bonus.discards(), needed, found: found as u8 });
        }
        Ok(())
    }

    fn pick(self, picked: Picked) -> Check {
        self.symbol(picked.bonus().gives())?;
        let missing = picked.cards().without(self.player().face_up).first();
        missing.map_or(Ok(()), |card| Err(Refusal::NotFaceUp(card)))
    }

    #[inline]
    pub(crate) fn play(self, card: MapCard) -> Check {
        let turn = &self.open.turn;
        if turn.phase > Phase::Dig {
            return Err(Refusal::DigOver);
        }
        if !self.own.hand.contains(card) {
            return Err(Refusal::NotInHand(card));
        }
        // The same cards in another order make the same dig. After a shovel the player may not have planned the rest.
        if let Some(after) = turn.played.iter().last().filter(|&after| turn.shovels == 0 && card < after) {
            return Err(Refusal::OutOfOrder { card, after });
        }
        let Some(pirate) = self.player().pirate else { return Err(Refusal::CornerFirst) };
        if !self.open.holds(card, pirate) {
            let away = self.open.island.distance(pirate, card.point().tile());
            return Err(Refusal::CardDoesNotHold { card, away });
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn take(self, level: Level) -> Check {
        let turn = &self.open.turn;
        if turn.phase > Phase::Dig {
            return Err(Refusal::DigOver);
        }
        match Level::at(usize::from(turn.reach()).wrapping_sub(1)) {
            None => Err(Refusal::NothingPlayed),
            Some(reach) if level > reach => Err(Refusal::LevelTooDeep { level, reach }),
            Some(_) => Ok(()),
        }
    }

    #[inline]
    pub(crate) fn discard(self, card: MapCard) -> Check {
        let turn = &self.open.turn;
        if turn.phase == Phase::Dig {
            return Err(Refusal::TreasureFirst);
        }
        if turn.discarded {
            return Err(Refusal::AlreadyDiscarded);
        }
        if self.own.hand.contains(card) { Ok(()) } else { Err(Refusal::NotInHand(card)) }
    }
}

/// Whether a tile may be moved to a spot with these edges. Pirates are not considered.
fn may_lie(island: &Island, tile: Tile, edges: Edges, spot: Spot) -> Check {
    let from = island.spot(tile);
    if from.beside().into_iter().all(|beside| island.tile_on(beside).is_some()) {
        return Err(Refusal::TileEnclosed(tile));
    }
    match island.tile_on(spot) {
        Some(same) if same == tile => return Err(Refusal::SameSpot(tile)),
        Some(other) => return Err(Refusal::SpotTaken(other)),
        None => {}
    }
    let mut touches = false;
    for (side, beside) in Direction::ALL.into_iter().zip(spot.beside()) {
        let Some(other) = island.tile_on(beside).filter(|&other| other != tile) else { continue };
        touches = true;
        if island.edges(other).is_water(side.opposite()) != edges.is_water(side) {
            return Err(Refusal::EdgesDiffer { beside: other, edges });
        }
    }
    if !touches {
        return Err(Refusal::TouchesNothing);
    }
    if joins_all(island, tile, spot) { Ok(()) } else { Err(Refusal::MapSplits) }
}

/// Whether the map stays in one piece after a tile moves to a spot that touches another tile.
fn joins_all(island: &Island, tile: Tile, spot: Spot) -> bool {
    let survey = Survey::of(island);
    if !survey.may_split(island.spot(tile)) {
        return true;
    }
    let beside = spot.beside().map(|beside| island.tile_on(beside).filter(|&other| other != tile));
    let beside = beside.into_iter().flatten().fold(0, |bits, other| bits | 1 << other.index());
    let mut joins = true;
    survey.each_piece(Some(tile), |piece, _| joins &= piece & beside != 0);
    joins
}
