//! What somebody was told of a game, as a digest.
//!
//! Whoever kept it during the game can find out afterwards whether a record is the game that they were told. It does not depend
//! on the JSON in which a server tells events, nor on the language of the page:
//!
//! ```text
//! start   SHA-256("portolan told 1\nGAME GENERATION\n"), continued with a turn of no moves: the events of the set-up
//! turn    SHA-256(digest before · number of moves · seat of each move · number of events · each event)
//! event   its length in bytes, and its values in the order of their declaration (see `values`)
//! ```
//!
//! Numbers are 8 bytes, the lowest first. The `1` is [`FORM`].

mod values;

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::game::{Audience, EventSink, Game};
use crate::record::{BadRecord, Record, Replay};
use crate::seat::Seat;

/// The version of the digest. A change of the values of an event, or of how they are written, needs the next one: digests that
/// were kept in another form cannot be compared.
pub const FORM: u32 = 1;

/// What a seat, or a spectator, was told up to the end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Told {
    /// The number of moves at the end of the turn.
    pub moves: usize,
    /// The digest of all turns until then.
    pub digest: [u8; 32],
}

/// An event as the bytes that are hashed.
#[must_use]
pub fn written(event: &impl Serialize) -> Vec<u8> {
    let mut bytes = Vec::new();
    values::write(event, &mut bytes);
    bytes
}

impl Told {
    /// What was told before the first move: these events.
    #[must_use]
    pub fn at_start(game: &str, generation: u32, events: &[Vec<u8>]) -> Told {
        let digest = Sha256::digest(format!("portolan told {FORM}\n{game} {generation}\n")).into();
        Told { moves: 0, digest }.after(&[], events)
    }

    /// What was told after a turn of these moves and events.
    #[must_use]
    pub fn after(self, movers: &[Seat], events: &[Vec<u8>]) -> Told {
        let number = |number: usize| (number as u64).to_le_bytes();
        let mut hash = Sha256::new().chain_update(self.digest).chain_update(number(movers.len()));
        movers.iter().for_each(|seat| hash.update([seat.0]));
        hash.update(number(events.len()));
        for event in events {
            hash.update(number(event.len()));
            hash.update(event);
        }
        Told { moves: self.moves + movers.len(), digest: hash.finalize().into() }
    }

    /// Replays a whole record. Returns what a seat, or a spectator, is told by the end of each turn, the set-up first.
    pub fn by_record<G: Game>(record: &Record, viewer: Option<Seat>) -> Result<Vec<Told>, BadRecord> {
        let mut events = Vec::new();
        let mut replay = Replay::<G>::open(record, &mut EventSink::to(&mut listener::<G>(viewer, &mut events)))?;
        let mut told = Told::at_start(G::NAME, G::GENERATION, &events);
        let mut all = vec![told];
        loop {
            let mut events = Vec::new();
            if replay.step(&mut EventSink::to(&mut listener::<G>(viewer, &mut events)))?.is_none() {
                break;
            }
            let movers: Vec<Seat> = replay.table().log()[told.moves..].iter().map(|(seat, _)| *seat).collect();
            // A turn in which several act ends with the last of them; nothing is told before.
            if !movers.is_empty() {
                told = told.after(&movers, &events);
                all.push(told);
            }
        }
        replay.finish()?;
        Ok(all)
    }
}

/// A listener that writes down what a seat, or a spectator, is told.
fn listener<G: Game>(viewer: Option<Seat>, events: &mut Vec<Vec<u8>>) -> impl FnMut(Audience, G::Event) {
    move |audience, event| {
        if audience.includes(viewer) {
            events.push(written(&event));
        }
    }
}

/// Follows a game while it is told.
#[derive(Clone, Debug)]
pub struct Chain {
    game: &'static str,
    generation: u32,
    told: Option<Told>,
    /// The events that no finished turn has yet, each with the number of moves at the end of its turn.
    waiting: Vec<(usize, Vec<u8>)>,
}

impl Chain {
    /// Nothing was told yet.
    #[must_use]
    pub fn new(game: &'static str, generation: u32) -> Chain {
        Chain { game, generation, told: None, waiting: Vec::new() }
    }

    /// What was told until now.
    #[must_use]
    pub fn told(&self) -> Option<Told> {
        self.told
    }

    /// Goes on. `moves` has who made each move of the game so far, `turns` the number of moves at the end of each turn so far,
    /// and `heard` the events that were told since the last time, written, each with the number of moves at the end of its turn.
    /// Returns what was told by the end of each new turn, the set-up first.
    ///
    /// Every event counts: one that claims to belong to no turn, or to an earlier one, is taken to the next turn.
    pub fn follow(
        &mut self,
        moves: &[Seat],
        turns: &[usize],
        heard: impl IntoIterator<Item = (usize, Vec<u8>)>,
    ) -> Vec<Told> {
        self.waiting.extend(heard);
        let mut ends: Vec<usize> = if self.told.is_none() { vec![0] } else { Vec::new() };
        ends.extend(turns.iter().filter(|end| **end > self.told.map_or(0, |told| told.moves)));
        let mut all = Vec::new();
        for (index, &end) in ends.iter().enumerate() {
            let is_last = index + 1 == ends.len();
            let own = self.waiting.iter().take_while(|(moves, _)| *moves <= end || is_last).count();
            let events: Vec<Vec<u8>> = self.waiting.drain(..own).map(|(_, event)| event).collect();
            let told = match self.told {
                None => Told::at_start(self.game, self.generation, &events),
                Some(told) => match moves.get(told.moves..end) {
                    Some(movers) => told.after(movers, &events),
                    // Such a log fits no game.
                    None => break,
                },
            };
            self.told = Some(told);
            all.push(told);
        }
        all
    }
}

/// A text that is not `MOVES:DIGEST`, the digest of 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadTold;

impl fmt::Display for BadTold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("write a number of moves, a colon and 64 hexadecimal digits")
    }
}

impl std::error::Error for BadTold {}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.moves)?;
        self.digest.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Told {
    type Err = BadTold;

    fn from_str(text: &str) -> Result<Told, BadTold> {
        let (moves, hex) = text.split_once(':').ok_or(BadTold)?;
        if hex.len() != 64 || !hex.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(BadTold);
        }
        let mut digest = [0; 32];
        for (index, byte) in digest.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&hex[2 * index..2 * index + 2], 16).map_err(|_| BadTold)?;
        }
        Ok(Told { moves: moves.parse().map_err(|_| BadTold)?, digest })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn events(of: &[u8]) -> Vec<Vec<u8>> {
        of.iter().map(written).collect()
    }

    /// Computed with the standard library of Python.
    #[test]
    fn a_digest_can_be_computed_with_standard_tools() {
        let start = Told::at_start("atlas", 1, &events(&[]));
        let text = start.to_string();
        assert_eq!(text, "0:7124cb41c10068e5bd92b3d457b1166132bbc2ecf6c2e65211ac962d71dd4e01");
        let turn = start.after(&[Seat(1), Seat(0)], &events(&[7]));
        assert_eq!(turn.to_string(), "2:22cba4a8eef09df6edcabf25b02571675534c0638d8f23271be85c5cea2766ae");
    }

    #[test]
    fn every_part_of_a_turn_counts() {
        let start = Told::at_start("atlas", 1, &events(&[1, 2]));
        let other = [
            Told::at_start("atlas", 2, &events(&[1, 2])),
            Told::at_start("atla", 1, &events(&[1, 2])),
            Told::at_start("atlas", 1, &events(&[1])),
            Told::at_start("atlas", 1, &events(&[2, 1])),
        ];
        assert!(other.iter().all(|other| other.digest != start.digest));
        let turn = start.after(&[Seat(0), Seat(1)], &events(&[3]));
        assert_ne!(turn.digest, start.after(&[Seat(1), Seat(0)], &events(&[3])).digest);
        assert_ne!(turn.digest, start.after(&[Seat(0), Seat(1)], &events(&[4])).digest);
        assert_ne!(turn.digest, start.after(&[Seat(0)], &events(&[])).after(&[Seat(1)], &events(&[3])).digest);
    }

    #[test]
    fn a_chain_is_the_same_whether_it_is_followed_or_read_at_once() {
        let heard = [(0, 1), (2, 2), (2, 3), (3, 4)].map(|(moves, event): (usize, u8)| (moves, written(&event)));
        let (movers, turns) = ([Seat(0), Seat(1), Seat(0), Seat(1)], [2, 3, 4]);
        let mut chain = Chain::new("atlas", 1);
        let all = chain.follow(&movers, &turns, heard.clone());
        let start = Told::at_start("atlas", 1, &events(&[1]));
        let first = start.after(&movers[..2], &events(&[2, 3]));
        let second = first.after(&movers[2..3], &events(&[4]));
        assert_eq!(all, [start, first, second, second.after(&movers[3..], &[])]);

        let mut chain = Chain::new("atlas", 1);
        assert_eq!(chain.follow(&[], &[], heard[..1].to_vec()), all[..1]);
        assert_eq!(chain.follow(&movers[..2], &turns[..1], heard[1..3].to_vec()), all[1..2]);
        assert_eq!(chain.follow(&movers[..2], &turns[..1], []), [], "nothing happened");
        assert_eq!(chain.follow(&movers, &turns, heard[3..].to_vec()), all[2..]);
        assert_eq!(chain.told(), all.last().copied());
    }

    #[test]
    fn no_event_is_left_out_whatever_turn_it_claims_to_belong_to() {
        let movers = [Seat(0), Seat(1)];
        let mut chain = Chain::new("atlas", 1);
        chain.follow(&movers[..1], &[1], []);
        let honest = chain.clone().follow(&movers, &[1, 2], []);
        for claimed in [0, 1, 2, 9] {
            assert_ne!(chain.clone().follow(&movers, &[1, 2], [(claimed, written(&5_u8))]), honest, "{claimed}");
        }
        // A log whose turns have more moves than it says is followed as far as it goes.
        assert_eq!(chain.follow(&movers, &[2, 7], []).len(), 1);
    }

    #[test]
    fn what_was_told_is_read_from_its_text() {
        let told = Told::at_start("atlas", 1, &events(&[9])).after(&[Seat(3)], &events(&[]));
        assert_eq!(told.to_string().parse(), Ok(told));
        assert_eq!(told.to_string().to_uppercase().parse(), Ok(told));
        for bad in
            ["", "1", "1:", "1:ab", ":", "-1:00", &format!("x:{}", "0".repeat(64)), &format!("1:{}", "é".repeat(32))]
        {
            assert_eq!(bad.parse::<Told>(), Err(BadTold), "{bad}");
        }
    }
}
