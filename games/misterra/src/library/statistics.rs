//! The variants that the statistics count separately, and the titles of the game.

use library::statistics::{EarnedTitle, Honours, InStatistics};

use crate::Misterra;

impl InStatistics for Misterra {
    const RANK: &'static str = "misterra-rank";

    fn variant(options: &crate::Options) -> Vec<String> {
        let switches =
            [(options.first_game, "page-misterra-option-first-game"), (options.master, "page-misterra-option-master")];
        switches.into_iter().filter(|(on, _)| *on).map(|(_, code)| code.to_owned()).collect()
    }

    fn honours(honours: &crate::Honours) -> Honours {
        let Some(titles) = &honours.titles else { return Honours::default() };
        let earned = [
            ("page-misterra-titles-total", titles.total),
            ("page-misterra-titles-presumptions", titles.presumptions),
            ("page-misterra-titles-fidelity", titles.fidelity),
            ("page-misterra-titles-claims", titles.claims),
        ];
        let earned =
            earned.map(|(of, title)| EarnedTitle { of: Some(of), from: title.facts().from, code: title.term() });
        Honours { rating: None, titles: earned.into() }
    }
}
