//! What of its results is counted apart, and the titles that it gives.

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
