//! The open part of a game, which everybody sees, and the hidden part, which nobody sees.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Dice, Pile, Purpose, Seat, Seats, Seed};

use crate::rules::components::{Ambush, Arrow, Card, Explore, Season, Side};
use crate::rules::sheet::Sheet;
use crate::rules::task::Task;
use crate::rules::{Scoring, components};

/// Everything that all players see. Players of Cartographers have no secrets.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The scoring cards under edicts A to D.
    pub edicts: [Scoring; 4],
    /// The season card on top of the stack.
    pub season: Season,
    /// The explore cards revealed in this season, in order.
    pub column: ArrayVec<Explore, { Explore::COUNT as usize }>,
    /// The time that these cards have taken.
    pub time: u8,
    /// The ambushes revealed so far, in order; they have left the game.
    pub ambushes: ArrayVec<Ambush, { Ambush::COUNT as usize }>,
    /// Whether a ruins card was revealed, so that the next explore card must be drawn on ruins.
    pub ruins_demanded: bool,
    /// The card that the players draw from now.
    pub card: Card,
    /// Every player's sheet, in seat order.
    pub sheets: Vec<Sheet>,
    /// The seats that must draw. If there are none, the game is over.
    pub awaited: Seats,
}

impl Open {
    /// The number of players.
    #[must_use]
    #[inline]
    pub fn seats(&self) -> u8 {
        self.sheets.len() as u8
    }

    /// The side of the sheets in play.
    #[must_use]
    pub fn side(&self) -> Side {
        self.sheets[0].land.side()
    }

    /// Whether this is the solo game.
    #[must_use]
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.sheets.len() == 1
    }

    /// The seat whose sheet this seat draws on: its own, or in an ambush the one that was passed to it.
    ///
    /// With a clockwise arrow every sheet goes to the left neighbour, so a seat gets the sheet of its right neighbour.
    #[must_use]
    #[inline]
    pub fn sheet_drawn_by(&self, seat: Seat) -> Seat {
        match self.card {
            Card::Explore(_) => seat,
            Card::Ambush(ambush) => match ambush.facts().arrow {
                Arrow::Clockwise => seat.counterclockwise(self.seats()),
                Arrow::Counterclockwise => seat.clockwise(self.seats()),
            },
        }
    }

    /// The task of a seat; none if it need not draw.
    #[must_use]
    #[inline]
    pub fn task(&self, seat: Seat) -> Option<Task<'_>> {
        if !self.awaited.contains(seat) {
            return None;
        }
        let sheet = &self.sheets[self.sheet_drawn_by(seat).index()];
        Some(Task::new(self.card, &sheet.land, self.ruins_demanded))
    }

    /// The seats that can draw. A seat that would draw on a full sheet is left out.
    #[inline]
    pub(crate) fn seats_with_room(&self) -> Seats {
        let mut seats = Seats::all(self.seats());
        for seat in (0..self.seats()).map(Seat) {
            if self.sheets[self.sheet_drawn_by(seat).index()].land.is_full() {
                seats.remove(seat);
            }
        }
        seats
    }

    /// The number of ambushes in the explore deck. Each season adds one, and revealed ones leave the game.
    #[must_use]
    pub fn ambushes_in_deck(&self) -> usize {
        (self.season.index() + 1).saturating_sub(self.ambushes.len())
    }
}

/// The most cards that the explore deck can hold.
const DECK: usize = Explore::COUNT as usize + Ambush::COUNT as usize;

/// The hidden part: the order of the decks, and the seed of later shuffles.
#[derive(Clone)]
pub struct Hidden {
    /// The source of all randomness.
    pub(crate) seed: Seed,
    /// The explore deck.
    pub(crate) deck: Pile<Card, DECK>,
    /// The ambushes that have not been shuffled in yet.
    pub(crate) ambush_deck: Pile<Ambush, { Ambush::COUNT as usize }>,
}

/// The shuffle of the ambush deck.
const AMBUSH_SHUFFLE: Purpose = Purpose(*b"ambu");
/// The shuffle of the explore deck, once a season.
const EXPLORE_SHUFFLE: Purpose = Purpose(*b"expl");
/// The draw of the scoring cards.
const EDICTS_DRAW: Purpose = Purpose(*b"edic");

impl Hidden {
    /// Shuffles the ambush deck and, with one of its cards, the first explore deck.
    pub(crate) fn new(seed: Seed) -> Hidden {
        let mut ambush_deck = Pile::shuffled(Ambush::all(), &mut seed.dice(AMBUSH_SHUFFLE, 0));
        let first = ambush_deck.draw().expect("the game has ambush cards");
        let deck = shuffle_explore_deck(seed, 0, std::iter::once(first));
        Hidden { seed, deck, ambush_deck }
    }

    /// Decks in a given order, for puzzles and tests. The cards are drawn in this order. Later seasons are shuffled
    /// from the seed as usual.
    #[must_use]
    pub fn arranged(seed: Seed, deck: &[Card], ambush_deck: &[Ambush]) -> Hidden {
        let deck = Pile::stacked(deck.iter().rev().copied());
        Hidden { seed, deck, ambush_deck: Pile::stacked(ambush_deck.iter().rev().copied()) }
    }

    /// Prepares a season: shuffles all explore cards, the ambushes that were not revealed, and one more ambush.
    pub(crate) fn prepare(&mut self, season: Season) {
        let drawn = self.ambush_deck.draw();
        let mut shuffled_in = [false; Ambush::COUNT as usize];
        self.ambushes_in_deck().chain(drawn).for_each(|ambush| shuffled_in[usize::from(ambush.0)] = true);
        // Sorted by number, so that the shuffle depends only on the seed.
        let ambushes = Ambush::all().filter(|ambush| shuffled_in[usize::from(ambush.0)]);
        self.deck = shuffle_explore_deck(self.seed, season.index() as u32, ambushes);
    }

    pub(crate) fn ambushes_in_deck(&self) -> impl Iterator<Item = Ambush> {
        self.deck.cards().iter().filter_map(|card| match card {
            Card::Ambush(ambush) => Some(*ambush),
            Card::Explore(_) => None,
        })
    }

    /// Random decks that are consistent with `open`. Any ambush that was not revealed yet may be in the deck.
    pub(crate) fn imagined(open: &Open, dice: &mut Dice) -> Hidden {
        let unseen = Ambush::all().filter(|ambush| !open.ambushes.contains(ambush));
        let mut ambush_deck = Pile::shuffled(unseen, dice);
        let mut draw = || ambush_deck.draw().expect("there is an ambush card for every season");
        let shuffled_in: Vec<Ambush> = (0..open.ambushes_in_deck()).map(|_| draw()).collect();
        let unrevealed = Explore::all().filter(|card| !open.column.contains(card)).map(Card::Explore);
        let deck = Pile::shuffled(unrevealed.chain(shuffled_in.into_iter().map(Card::Ambush)), dice);
        Hidden { seed: dice.seed(), deck, ambush_deck }
    }
}

/// Shuffles all explore cards and some ambushes.
fn shuffle_explore_deck(seed: Seed, ordinal: u32, ambushes: impl Iterator<Item = Ambush>) -> Pile<Card, DECK> {
    let mut deck = Pile::stacked(EXPLORE_CARDS);
    ambushes.for_each(|ambush| deck.lay(Card::Ambush(ambush)));
    deck.shuffle(&mut seed.dice(EXPLORE_SHUFFLE, ordinal));
    deck
}

/// All explore cards, in the order of the data.
const EXPLORE_CARDS: [Card; Explore::COUNT as usize] = {
    let mut cards = [Card::Explore(Explore(0)); Explore::COUNT as usize];
    let mut card = 0;
    while card < Explore::COUNT {
        cards[card as usize] = Card::Explore(Explore(card));
        card += 1;
    }
    cards
};

/// Draws one scoring card from each stack and puts the four under the edicts in random order.
pub(crate) fn draw_edicts(seed: Seed) -> [Scoring; 4] {
    let mut dice = seed.dice(EDICTS_DRAW, 0);
    let mut stack = 0;
    let mut edicts = [(); components::STACKS as usize].map(|()| {
        let cards = || Scoring::all().filter(|card| card.facts().stack == stack);
        let drawn = cards().nth(dice.below(cards().count() as u32) as usize).expect("every stack has cards");
        stack += 1;
        drawn
    });
    dice.shuffle(&mut edicts);
    edicts
}
