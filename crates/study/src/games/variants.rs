//! What a game brings to the games played: the variants that are counted apart, and the titles that it gives.

use cartographers::Cartographers;
use misterra::Misterra;
use morgan::Morgan;
use table::Game;

/// A game whose results are counted.
pub trait Counted: Game {
    /// The message for a player's rank.
    const RANK: &'static str;

    /// The codes of what was chosen for a table that makes its results others.
    fn variant(options: &Self::Options) -> Vec<String>;

    /// What a result is honoured with.
    fn honours(honours: &Self::Honours) -> Honours;
}

/// What a result is honoured with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Honours {
    /// A number beside the points.
    pub rating: Option<i32>,
    /// The titles.
    pub titles: Vec<Earned>,
}

/// A title.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Earned {
    /// The code of what it is given for, if there are titles for several things.
    pub of: Option<&'static str>,
    /// The fewest points that earn it.
    pub from: i32,
    /// The code of its name.
    pub code: String,
}

impl Counted for Cartographers {
    const RANK: &'static str = "cartographers-rank";

    fn variant(options: &cartographers::Options) -> Vec<String> {
        vec![format!("cartographers-side-{}", options.side.name())]
    }

    fn honours(honours: &cartographers::Honours) -> Honours {
        let Some(solo) = honours.0 else { return Honours::default() };
        let earned = |title: cartographers::Title| Earned {
            of: None,
            from: title.facts().rating,
            code: format!("cartographers-title-{}", title.name()),
        };
        Honours { rating: Some(solo.rating), titles: solo.title.map(earned).into_iter().collect() }
    }
}

impl Counted for Misterra {
    const RANK: &'static str = "misterra-rank";

    fn variant(options: &misterra::Options) -> Vec<String> {
        let switches =
            [(options.first_game, "page-misterra-option-first-game"), (options.master, "page-misterra-option-master")];
        switches.into_iter().filter(|(on, _)| *on).map(|(_, code)| code.to_owned()).collect()
    }

    fn honours(honours: &misterra::Honours) -> Honours {
        let Some(titles) = &honours.titles else { return Honours::default() };
        let earned = [
            ("page-misterra-titles-total", titles.total),
            ("page-misterra-titles-presumptions", titles.presumptions),
            ("page-misterra-titles-fidelity", titles.fidelity),
            ("page-misterra-titles-claims", titles.claims),
        ];
        let earned = earned.map(|(of, title)| Earned { of: Some(of), from: title.facts().from, code: title.term() });
        Honours { rating: None, titles: earned.into() }
    }
}

impl Counted for Morgan {
    const RANK: &'static str = "morgan-rank";

    fn variant(_: &morgan::Options) -> Vec<String> {
        Vec::new()
    }

    fn honours(_: &morgan::Honours) -> Honours {
        Honours::default()
    }
}
