//! The parts of a position: open to everybody, visible to one player, and hidden from all.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Grid5, Pile, Seat, Seats};

use crate::rules::components::{
    DEALT, DISPLAY, KEPT, MARKERS, MOST_PLAYERS, Orders, OtomaCard, Presumption, SKETCH_CARDS, Sketch,
};
use crate::rules::island::Island;
use crate::rules::parchment::Parchment;
use crate::rules::space::{Space, Spaces};

/// Everything that all players see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// Whether faithful rows and columns earn the master cartographers' bonus.
    pub master: bool,
    /// Whether presumptions were dealt in lettered pairs.
    pub first_game: bool,
    /// The island.
    pub island: Island,
    /// The players, in seat order.
    pub explorers: ArrayVec<Explorer, MOST_PLAYERS>,
    /// The automatic opponent, in the solo game.
    pub otoma: Option<Otoma>,
    /// The sketches that lie face up. Refills go to the end; an exchange replaces a sketch in its place.
    pub display: ArrayVec<Sketch, DISPLAY>,
    /// The public knowledge about the deck of sketches.
    pub deck: Deck,
    /// How many of each kind of sketch lie on parchments, covered ones included.
    pub laid: [u8; Sketch::COUNT],
    /// How many of each kind of sketch have left the game in view of everybody.
    pub discarded: [u8; Sketch::COUNT],
    /// The first player, once drawn.
    pub first: Option<Seat>,
    /// The round, from 1.
    pub round: u8,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// The half of the turn.
    pub half_day: HalfDay,
    /// The next decision.
    pub step: Step,
    /// Why this round is the last one, once that is known.
    pub ending: Option<Ending>,
    /// The seats that must act; empty when the game is over.
    pub awaited: Seats,
}

/// The public part of a player.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Explorer {
    /// The space of the meeple; `None` before the first half day.
    pub meeple: Option<Space>,
    /// The player's map.
    pub parchment: Parchment,
    /// The spaces of the player's claim markers.
    pub claims: Spaces,
    /// The presumptions, shown when the game is over.
    pub presumptions: Option<[Presumption; KEPT]>,
}

impl Explorer {
    /// How many claim markers the player has left.
    #[must_use]
    pub fn markers(&self) -> u8 {
        MARKERS.saturating_sub(self.claims.len() as u8)
    }
}

/// The public knowledge about the deck of sketches.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Deck {
    /// How many cards nobody has seen; they lie above the tucked ones.
    pub unseen: u8,
    /// The cards that were tucked under the deck, the lowest first.
    pub tucked: ArrayVec<Sketch, SKETCH_CARDS>,
}

impl Deck {
    /// How many cards are left.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.unseen) + self.tucked.len()
    }

    /// Whether no card is left.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The public part of Otoma.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Otoma {
    /// The cards that were turned over, in order; both sides of them have been seen.
    pub played: ArrayVec<OtomaCard, { OtomaCard::COUNT }>,
    /// How many cards are left in its deck.
    pub left: u8,
    /// The terrain side of the top card of its deck.
    pub orders: Orders,
    /// The spaces of its claim markers.
    pub claims: Spaces,
}

/// A half of a player's turn, or of Otoma's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HalfDay {
    /// The first.
    Morning,
    /// The second.
    Afternoon,
}

/// The next decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "kebab-case")]
pub enum Step {
    /// Which two presumptions to keep.
    Presume,
    /// Where to go.
    Move,
    /// Which sketch to take.
    Sketch {
        /// Whether the lagoon's exchange was used in this half day.
        exchanged: bool,
    },
    /// Whether to map, to claim or to do neither.
    Map {
        /// The sketch that was taken.
        sketch: Sketch,
    },
    /// Which of several equal groups Otoma claims.
    OtomaClaim,
    /// Nothing: the game is over.
    Over,
}

/// Why the game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// All of the island is confirmed.
    IslandConfirmed,
    /// All tiles are confirmed, and nobody can ever map the empty spaces.
    RestUnmappable,
    /// No sketch is left.
    NoSketches,
    /// The player whose turn it was has covered the parchment.
    ParchmentCovered,
    /// Otoma's cards are used up.
    OtomaDone,
}

impl Ending {
    /// All of them.
    pub const ALL: [Ending; 5] = [
        Ending::IslandConfirmed,
        Ending::RestUnmappable,
        Ending::NoSketches,
        Ending::ParchmentCovered,
        Ending::OtomaDone,
    ];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ending::IslandConfirmed => "island-confirmed",
            Ending::RestUnmappable => "rest-unmappable",
            Ending::NoSketches => "no-sketches",
            Ending::ParchmentCovered => "parchment-covered",
            Ending::OtomaDone => "otoma-done",
        }
    }
}

impl Open {
    /// How many players there are, Otoma not counted.
    #[must_use]
    #[inline]
    pub fn seats(&self) -> u8 {
        self.explorers.len() as u8
    }

    /// Whether this is the solo game.
    #[must_use]
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.explorers.len() == 1
    }

    /// The player whose turn it is.
    #[must_use]
    #[inline]
    pub fn explorer(&self) -> &Explorer {
        &self.explorers[self.turn.index()]
    }

    /// The sketch that was taken and not laid or discarded yet.
    #[must_use]
    #[inline]
    pub const fn taken(&self) -> Option<Sketch> {
        match self.step {
            Step::Map { sketch } => Some(sketch),
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn explorer_mut(&mut self) -> &mut Explorer {
        &mut self.explorers[self.turn.index()]
    }

    /// Every claim marker on the island, Otoma's too.
    #[must_use]
    #[inline]
    pub fn markers(&self) -> Grid5 {
        let players = self.explorers.iter().fold(Spaces::EMPTY, |all, explorer| all.or(explorer.claims));
        self.otoma.as_ref().map_or(players, |otoma| players.or(otoma.claims)).island()
    }

    /// The claim markers of every player in seat order, and then Otoma's.
    #[must_use]
    pub fn claims(&self) -> ArrayVec<Spaces, { MOST_PLAYERS + 1 }> {
        let players = self.explorers.iter().map(|explorer| explorer.claims);
        players.chain(self.otoma.as_ref().map(|otoma| otoma.claims)).collect()
    }

    /// How many sketches of each kind nobody has seen: they are in the deck or, in the solo game, among the two
    /// removed.
    #[must_use]
    pub fn unseen_sketches(&self) -> [u8; Sketch::COUNT] {
        let mut unseen = [0; Sketch::COUNT];
        for sketch in Sketch::all() {
            let kind = usize::from(sketch.number());
            let shown = self.display.iter().chain(&self.deck.tucked).filter(|&&card| card == sketch).count() as u8;
            let taken = u8::from(self.step == Step::Map { sketch });
            let seen = self.laid[kind] + self.discarded[kind] + shown + taken;
            unseen[kind] = sketch.copies(self.seats()) - seen;
        }
        unseen
    }
}

/// The part that only one player sees: the presumptions.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Own {
    /// The four presumptions dealt or, once chosen, the two kept, in the order of their numbers.
    pub hand: ArrayVec<Presumption, DEALT>,
    /// The two returned to the box, unseen by the others.
    pub returned: ArrayVec<Presumption, DEALT>,
}

impl Own {
    /// The two presumptions that the player keeps, once chosen.
    #[must_use]
    pub fn kept(&self) -> Option<[Presumption; KEPT]> {
        self.hand.as_slice().try_into().ok()
    }
}

/// The part that nobody sees.
#[derive(Clone)]
pub struct Hidden {
    /// The cards of the sketch deck that nobody has seen.
    pub(crate) sketches: Pile<Sketch, SKETCH_CARDS>,
    /// Otoma's deck.
    pub(crate) otoma: Pile<OtomaCard, { OtomaCard::COUNT }>,
    /// The first player, who becomes public when the game begins.
    pub(crate) first: Seat,
}

impl Hidden {
    /// Decks in a given order, for puzzles and tests. The first card is drawn first.
    #[must_use]
    pub fn arranged(sketches: &[Sketch], otoma: &[OtomaCard], first: Seat) -> Hidden {
        let sketches = Pile::stacked(sketches.iter().rev().copied());
        Hidden { sketches, otoma: Pile::stacked(otoma.iter().rev().copied()), first }
    }

    /// The sketches that nobody has seen, the top one last.
    #[must_use]
    pub fn sketches(&self) -> &[Sketch] {
        self.sketches.cards()
    }

    /// Otoma's deck, the top card last.
    #[must_use]
    pub fn otoma(&self) -> &[OtomaCard] {
        self.otoma.cards()
    }
}
