//! How results are counted: this game has no variants and no titles.

use reading::counted::{Counted, Honours};

use crate::Morgan;

impl Counted for Morgan {
    const RANK: &'static str = "morgan-rank";

    fn variant(_: &crate::Options) -> Vec<String> {
        Vec::new()
    }

    fn honours(_: &crate::Honours) -> Honours {
        Honours::default()
    }
}
