//! The variants whose results are counted separately, and the titles. This game has no titles.

use library::statistics::{Honours, InStatistics};

use crate::Example;

impl InStatistics for Example {
    const RANK: &'static str = "example-rank";

    fn variant(options: &crate::Options) -> Vec<String> {
        if options.island { vec!["library-example-island".to_owned()] } else { Vec::new() }
    }

    fn honours(_: &crate::Honours) -> Honours {
        Honours::default()
    }
}
