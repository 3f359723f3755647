//! Component data files: the format of `data/N.toml`, and a parser that checks every fact.
//!
//! The build script uses this module to turn the data into tables. With the feature `data`, the program uses it to
//! check a file. Its errors are for people who edit a data file, so they are plain English, like a compiler's.

// The build script compiles this module too, and only it reads some of the facts.
#![allow(dead_code)]

use serde::Deserialize;
use table::data::{Check, DataError, DataFile};
use toml::Spanned;

/// The wishes that this crate implements, in the order of their numbers.
pub const WISHES: [&str; 4] = ["more-land", "more-sea", "sea-row", "land-corners"];
/// More points than this would make everything else pointless.
const MOST_POINTS: u8 = 9;

/// The contents of a data file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    pub counts: Counts,
    pub wish: Vec<WishFacts>,
    #[serde(skip)]
    pub digest: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    pub source: Spanned<String>,
    pub wishes: Spanned<usize>,
    pub points_per_square: Spanned<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WishFacts {
    pub source: Spanned<String>,
    pub name: Spanned<String>,
    pub points: Spanned<u8>,
}

/// Reads a data file and checks every fact in it.
pub fn read(text: &str) -> Result<Components, DataError> {
    let (components, digest) = table::data::read(text, check)?;
    Ok(Components { digest, ..components })
}

/// Checks that every fact meets the needs of the rules.
fn check(file: &DataFile<'_>, data: &Components) -> Check {
    file.sources([&data.counts.source].into_iter().chain(data.wish.iter().map(|wish| &wish.source)))?;
    let points = [&data.counts.points_per_square].into_iter().chain(data.wish.iter().map(|wish| &wish.points));
    for points in points {
        if !(1..=MOST_POINTS).contains(points.get_ref()) {
            return file.bad(points, format!("points must be 1 to {MOST_POINTS}"));
        }
    }
    for (place, wish) in data.wish.iter().enumerate() {
        file.one_of("wish", &wish.name, &WISHES)?;
        if WISHES[place.min(WISHES.len() - 1)] != wish.name.get_ref() {
            return file.bad(&wish.name, format!("the wishes must be in this order: {}", WISHES.join(", ")));
        }
    }
    let stated = &data.counts.wishes;
    if *stated.get_ref() != WISHES.len() {
        return file.bad(stated, format!("there must be {} wishes", WISHES.len()));
    }
    file.count("wishes", data.wish.len(), WISHES.len())
}
