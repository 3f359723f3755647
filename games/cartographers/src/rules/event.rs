//! The events of a game, for listeners.

use serde::{Deserialize, Serialize};
use table::{Phrase, Seat, ToPhrase};

use crate::rules::components::{Ambush, Card, Season};
use crate::rules::sheet::Coins;
use crate::rules::space::Spaces;
use crate::rules::terrain::Terrain;

/// Something that happened. Everybody is told every event: players of Cartographers have no secrets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
// The page reads tags with a reader of its own (`online::read`): serde's way to read them would take a tenth of online play.
#[cfg_attr(not(feature = "page"), serde(tag = "event"))]
pub enum Event {
    /// A card was revealed.
    Revealed {
        /// The card.
        card: Card,
        /// The time that has passed in the season, this card's included.
        time: u8,
    },
    /// A player drew.
    Drawn {
        /// The player who drew.
        seat: Seat,
        /// The owner of the sheet.
        sheet: Seat,
        /// The terrain.
        terrain: Terrain,
        /// The covered spaces.
        spaces: Spaces,
        /// The coins it earned for the sheet's owner.
        coins: Coins,
    },
    /// In the solo game, an ambush was drawn.
    AmbushDrawn {
        /// The ambush.
        card: Ambush,
        /// The covered spaces.
        spaces: Spaces,
        /// The coins it earned.
        coins: Coins,
    },
    /// In the solo game, an ambush found no place.
    AmbushFoundNoPlace {
        /// The ambush.
        card: Ambush,
    },
    /// A sheet was scored at the end of a season.
    SeasonScored {
        /// The owner of the sheet.
        seat: Seat,
        /// The season that ended.
        season: Season,
        /// The stars for the two edicts.
        edicts: [i16; 2],
        /// The stars for coins.
        coins: i16,
        /// The stars lost to monsters.
        monsters: i16,
        /// The total stars.
        total: i32,
    },
    /// The next season begins, with a new explore deck.
    SeasonBegan {
        /// The season.
        season: Season,
    },
}

impl ToPhrase for Event {
    fn phrase(&self) -> Phrase {
        let coins = |phrase: Phrase, coins: &Coins| phrase.with("coins", i64::from(coins.shape + coins.mountains));
        match self {
            Event::Revealed { card, time } => Phrase::new("cartographers-event-revealed")
                .term("card", format!("cartographers-card-{}", card.name()))
                .with("time", i64::from(*time)),
            Event::Drawn { seat, sheet, terrain, spaces, coins: earned } => {
                let own = if seat == sheet { "cartographers-event-drawn" } else { "cartographers-event-drawn-ambush" };
                let phrase = Phrase::new(own)
                    .with("seat", *seat)
                    .with("sheet", *sheet)
                    .term("terrain", format!("cartographers-terrain-{}", terrain.name()))
                    .with("spaces", spaces.to_string());
                coins(phrase, earned)
            }
            Event::AmbushDrawn { card, spaces, coins: earned } => {
                let phrase = Phrase::new("cartographers-event-ambush-drawn")
                    .term("card", format!("cartographers-card-{}", card.name()))
                    .with("spaces", spaces.to_string());
                coins(phrase, earned)
            }
            Event::AmbushFoundNoPlace { card } => Phrase::new("cartographers-event-ambush-found-no-place")
                .term("card", format!("cartographers-card-{}", card.name())),
            Event::SeasonScored { seat, season, total, .. } => Phrase::new("cartographers-event-season-scored")
                .with("seat", *seat)
                .term("season", format!("cartographers-season-{}", season.name()))
                .with("total", i64::from(*total)),
            Event::SeasonBegan { season } => Phrase::new("cartographers-event-season-began")
                .term("season", format!("cartographers-season-{}", season.name())),
        }
    }
}
