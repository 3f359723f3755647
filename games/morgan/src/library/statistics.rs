//! What the statistics count separately: this game has no variants and no titles.

use library::statistics::{Honours, InStatistics};

use crate::Morgan;

impl InStatistics for Morgan {
    const RANK: &'static str = "morgan-rank";

    fn variant(_: &crate::Options) -> Vec<String> {
        Vec::new()
    }

    fn honours(_: &crate::Honours) -> Honours {
        Honours::default()
    }
}
