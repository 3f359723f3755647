//! What is played: which game, by how many, with which bots.

use shelf::Title;
use table::{Dice, Seat};

/// One game as it is planned.
#[derive(Debug)]
pub struct Plan {
    /// The game.
    pub title: Title,
    /// The number of seats.
    pub seats: u8,
    /// Its options.
    pub options: &'static str,
    /// Bots of the house, at the last seats.
    pub bots: Vec<(u8, &'static str)>,
    /// Whether it starts when all seats are taken.
    pub starts_by_itself: bool,
    /// Which seats add luck: as many of three.
    lucks: u32,
}

impl Plan {
    /// Plans a game by dice.
    ///
    /// Of a hundred games 60 are Cartographers, 34 Misterra and 6 Morgan: played at random, the last ones have about ten
    /// times as many moves as the first ones, so each game gets a good part of the moves.
    pub fn new(dice: &mut Dice) -> Plan {
        let (title, most, options) = match dice.below(100) {
            0..60 => (Title::Cartographers, 4, ["", "side=wastelands"]),
            60..94 => (Title::Misterra, 4, ["", "master=true"]),
            _ => (Title::Morgan, 3, ["", ""]),
        };
        // Most tables are small; some of the game that any number can play are larger.
        let seats = match dice.below(20) {
            0 if title == Title::Cartographers => 5 + dice.below(4) as u8,
            0..12 => 2,
            _ => 2 + dice.below(most - 1) as u8,
        };
        let bots = match dice.below(6) {
            0 => vec![(seats - 1, "random")],
            1 => vec![(seats - 1, "greedy")],
            _ => Vec::new(),
        };
        let options = options[dice.below(2) as usize];
        Plan { title, seats, options, bots, starts_by_itself: dice.below(2) == 0, lucks: dice.below(4) }
    }

    /// The number of persons, who sit at the first seats.
    pub fn persons(&self) -> usize {
        usize::from(self.seats) - self.bots.len()
    }

    /// The seats of the persons.
    pub fn person_seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.persons() as u8).map(Seat)
    }

    /// What a seat adds to the seed of a game.
    pub fn luck(&self, seat: Seat, game: u64) -> Option<String> {
        let adds = usize::from(seat.0) < self.persons() && u32::from(seat.0) % 3 < self.lucks;
        adds.then(|| format!("luck {seat} of game {game}"))
    }
}
