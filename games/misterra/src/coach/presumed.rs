//! The reasons for keeping a pair of presumptions: what each asks of the map, how many sketches suit it, and how the
//! two go together. No sketch is on display yet when presumptions are chosen, but everybody knows the contents of the
//! deck.

use crate::{Open, Pair, Presumption, Rule, Sketch, Terrain};
use table::Phrase;

use coach::Reason;

/// The kind of sketch that a presumption asks for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asks {
    /// This terrain.
    Terrain(Terrain),
    /// The first terrain, with nothing of the second beside it.
    Apart(Terrain, Terrain),
    /// Twice the same terrain.
    Alike,
    /// Two different terrains.
    Mixed,
    /// Two terrains that are neighbours in this pattern.
    Pattern(&'static [&'static [Terrain]]),
}

impl Asks {
    fn of(card: Presumption) -> Asks {
        match card.facts().rule {
            Rule::ZonesBySize(terrain) | Rule::EdgeSpaces(terrain) => Asks::Terrain(terrain),
            Rule::SpacesApart(terrain, from) => Asks::Apart(terrain, from),
            Rule::ZonesOfSize(1) | Rule::LinesWithAllFour(_) | Rule::SetsOfAllFour | Rule::LeastOfATerrain => {
                Asks::Mixed
            }
            Rule::ZonesOfSize(_)
            | Rule::LinesOfOneTerrain(_)
            | Rule::LargestZone
            | Rule::SmallestZone
            | Rule::MostOfATerrain => Asks::Alike,
            Rule::Pattern(pattern) => Asks::Pattern(pattern),
        }
    }

    /// Whether a sketch is of this kind.
    fn suits(self, sketch: Sketch) -> bool {
        let shown = sketch.terrains();
        match self {
            Asks::Terrain(terrain) => shown.contains(&terrain),
            Asks::Apart(terrain, from) => shown.contains(&terrain) && !shown.contains(&from),
            Asks::Alike => sketch.is_double(),
            Asks::Mixed => !sketch.is_double(),
            Asks::Pattern(pattern) => {
                let same = |two: [Terrain; 2]| two == shown || two == [shown[1], shown[0]];
                let rows = pattern.iter().flat_map(|row| row.windows(2).map(|two| [two[0], two[1]]));
                let columns =
                    pattern.windows(2).flat_map(|two| two[0].iter().zip(two[1]).map(|(up, down)| [*up, *down]));
                rows.chain(columns).any(same)
            }
        }
    }

    /// The text of the kind; the caller adds how many sketches suit it.
    fn phrase(self) -> Phrase {
        match self {
            Asks::Terrain(terrain) => Phrase::new("coach-asks-terrain").term("terrain", terrain.term()),
            Asks::Apart(terrain, from) => {
                Phrase::new("coach-asks-apart").term("terrain", terrain.term()).term("other", from.term())
            }
            Asks::Alike => Phrase::new("coach-asks-alike"),
            Asks::Mixed => Phrase::new("coach-asks-mixed"),
            Asks::Pattern(_) => Phrase::new("coach-asks-pattern"),
        }
    }

    /// The terrain that is asked for, if it is a specific one.
    fn terrain(self) -> Option<Terrain> {
        match self {
            Asks::Terrain(terrain) | Asks::Apart(terrain, _) => Some(terrain),
            Asks::Alike | Asks::Mixed | Asks::Pattern(_) => None,
        }
    }

    /// The terrain that costs the presumption points.
    fn spoilt_by(self) -> Option<Terrain> {
        match self {
            Asks::Apart(_, from) => Some(from),
            _ => None,
        }
    }
}

/// The reasons for a pair: one for each card, and one for both together.
pub(super) fn reasons(open: &Open, pair: Pair) -> Vec<Reason> {
    let asked = pair.cards().map(Asks::of);
    let mut phrases: Vec<Phrase> = Vec::new();
    for (card, asks) in pair.cards().into_iter().zip(asked) {
        let deck = || Sketch::all().zip(open.unseen_sketches());
        let all: i64 = deck().map(|(_, copies)| i64::from(copies)).sum();
        let suit: i64 = deck().filter(|(sketch, _)| asks.suits(*sketch)).map(|(_, copies)| i64::from(copies)).sum();
        phrases.push(asks.phrase().term("card", card.term()).with("count", suit).with("of", all));
    }
    phrases.push(together(open, asked));
    phrases.into_iter().map(Reason::note).collect()
}

/// How two presumptions go together on one map; if they do not affect each other, how the island suits them.
fn together(open: &Open, asked: [Asks; 2]) -> Phrase {
    let [one, other] = asked;
    let about = |code, terrain: Terrain| Phrase::new(code).term("terrain", terrain.term());
    if let Some(terrain) = one.terrain().filter(|_| one.terrain() == other.terrain()) {
        return about("coach-pair-shares", terrain);
    }
    let spoils = |one: Asks, other: Asks| one.spoilt_by().filter(|from| other.terrain() == Some(*from));
    if let Some(terrain) = spoils(one, other).or(spoils(other, one)) {
        return about("coach-pair-quarrels", terrain);
    }
    let lies = |terrain: &Terrain| !open.island.of(*terrain).is_empty();
    if let Some(terrain) = asked.into_iter().filter_map(Asks::terrain).find(lies) {
        return about("coach-pair-island", terrain);
    }
    let mixed = asked.map(|asks| matches!(asks, Asks::Mixed | Asks::Pattern(_)));
    let alike = asked.map(|asks| asks == Asks::Alike);
    Phrase::new(match (mixed, alike) {
        ([true, true], _) => "coach-pair-mixed",
        (_, [true, true]) => "coach-pair-alike",
        ([true, _], [_, true]) | ([_, true], [true, _]) => "coach-pair-opposed",
        _ => "coach-pair-free",
    })
}
