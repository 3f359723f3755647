//! How results enter the statistics: the variants that are counted separately, and the titles.

use library::statistics::{EarnedTitle, Honours, InStatistics};

use crate::Cartographers;

impl InStatistics for Cartographers {
    const RANK: &'static str = "cartographers-rank";

    fn variant(options: &crate::Options) -> Vec<String> {
        vec![format!("cartographers-side-{}", options.side.name())]
    }

    fn honours(honours: &crate::Honours) -> Honours {
        let Some(solo) = honours.0 else { return Honours::default() };
        let earned = |title: crate::SoloTitle| EarnedTitle {
            of: None,
            from: title.facts().rating,
            code: format!("cartographers-title-{}", title.name()),
        };
        Honours { rating: Some(solo.rating), titles: solo.title.map(earned).into_iter().collect() }
    }
}
