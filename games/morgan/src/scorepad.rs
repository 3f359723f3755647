//! The score pad of Morgan's Magic Map: everybody's hoard.

use std::fmt;

use crate::paper::{BadPaper, Dug, Hoard, Played};
use crate::{Morgan, Set, Treasure};
use table::{Phrase, ScoreSheet, ToPhrase};

use scorepad::text::{BadText, Lines, line, write_name};
use scorepad::{Entry, PadScores, Padded, ScorePad};

/// A game of Morgan's Magic Map.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MorganPad {
    /// The players.
    pub players: Vec<Entry<Hoard>>,
}

/// Converts named treasures into counts.
#[must_use]
pub fn count_instead(dug: &Dug) -> Dug {
    let sets = Set::ALL.map(|set| u32::try_from(dug.count(set)).unwrap_or(u32::MAX));
    Dug::Counted { sets, value: u32::try_from(dug.value()).unwrap_or(u32::MAX) }
}

/// Converts counted treasures into named ones. The list starts empty, because the names are unknown.
#[must_use]
pub fn name_instead() -> Dug {
    Dug::Named(Vec::new())
}

impl MorganPad {
    /// The player who has a treasure.
    #[must_use]
    pub fn owner(&self, treasure: Treasure) -> Option<usize> {
        self.players
            .iter()
            .position(|entry| matches!(&entry.has.treasures, Dug::Named(treasures) if treasures.contains(&treasure)))
    }

    /// Gives a treasure to a player, or takes it away from that player. Each treasure exists once, so any other owner
    /// loses it.
    pub fn take(&mut self, player: usize, treasure: Treasure) {
        let owner = self.owner(treasure);
        for entry in &mut self.players {
            if let Dug::Named(treasures) = &mut entry.has.treasures {
                treasures.retain(|one| *one != treasure);
            }
        }
        if owner == Some(player) {
            return;
        }
        if let Some(Dug::Named(treasures)) = self.players.get_mut(player).map(|entry| &mut entry.has.treasures) {
            treasures.push(treasure);
            treasures.sort_unstable();
        }
    }

    /// The game in the form that the rules score.
    #[must_use]
    pub fn played(&self) -> Played {
        Played { hoards: self.players.iter().map(|entry| entry.has.clone()).collect() }
    }
}

impl Padded for Morgan {
    type Pad = MorganPad;
}

impl ScorePad for MorganPad {
    type Has = Hoard;

    fn players(&self) -> &Vec<Entry<Hoard>> {
        &self.players
    }

    fn players_mut(&mut self) -> &mut Vec<Entry<Hoard>> {
        &mut self.players
    }

    fn nothing_yet(&self) -> Hoard {
        Hoard::default()
    }

    fn scores(&self) -> PadScores {
        let played = self.played();
        let scores = played.scored().and_then(|scored| {
            let sheets: Vec<ScoreSheet> = scored.sheets()?;
            Ok((sheets, scored.ranks()))
        });
        match scores {
            Ok((sheets, ranks)) => PadScores { sheets: sheets.into_iter().map(Ok).collect(), ranks: Ok(ranks) },
            Err(bad) => PadScores { sheets: vec![Err(bad.phrase()); self.players.len()], ranks: Err(bad.phrase()) },
        }
    }

    fn write(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        for Entry { name, has } in &self.players {
            write_name(to, name)?;
            line(to, "doubloons", [has.doubloons.to_string()])?;
            match &has.treasures {
                Dug::Named(treasures) => line(to, "treasures", treasures.iter().map(|treasure| treasure.name()))?,
                Dug::Counted { sets, value } => {
                    let sets = sets.iter().map(u32::to_string);
                    line(to, "counted", sets.chain(["worth".to_owned(), value.to_string()]))?;
                }
            }
        }
        Ok(())
    }

    fn read(lines: &mut Lines<'_>, most: usize) -> Result<Self, BadText> {
        let players = lines.players(most, |count| BadPaper::Players(count).phrase(), hoard)?;
        Ok(MorganPad { players })
    }
}

fn hoard(lines: &mut Lines<'_>) -> Result<Hoard, BadText> {
    let doubloons = lines.line("doubloons")?;
    let doubloons = lines.number(doubloons)?;
    if lines.next_word() != Some("counted") {
        let names = lines.words("treasures")?;
        let unknown = |name| lines.bad(Phrase::new("morgan-form-treasure").with("treasure", name));
        let treasures = names.into_iter().map(|name| Treasure::named(name).ok_or_else(|| unknown(name)));
        return Ok(Hoard { doubloons, treasures: Dug::Named(treasures.collect::<Result<_, _>>()?) });
    }
    let words = lines.words("counted")?;
    let [counts @ .., "worth", value] = &words[..] else {
        return Err(lines.bad(Phrase::new("library-paper-text-counted").with("sets", Set::COUNT as i64)));
    };
    let counts = counts.iter().map(|count| lines.number(count)).collect::<Result<Vec<u32>, _>>()?;
    let sets = counts
        .try_into()
        .map_err(|_| lines.bad(Phrase::new("library-paper-text-counted").with("sets", Set::COUNT as i64)))?;
    Ok(Hoard { doubloons, treasures: Dug::Counted { sets, value: lines.number(value)? } })
}
