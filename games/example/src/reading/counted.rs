//! The variants whose results are counted separately, and the titles. This game has no titles.

use reading::counted::{Counted, Honours};

use crate::Example;

impl Counted for Example {
    const RANK: &'static str = "example-rank";

    fn variant(options: &crate::Options) -> Vec<String> {
        if options.island { vec!["study-example-island".to_owned()] } else { Vec::new() }
    }

    fn honours(_: &crate::Honours) -> Honours {
        Honours::default()
    }
}
