//! Tests of the charts of all games.

mod boards;
mod drawn;
mod misterra;
mod morgan;
mod outlines;
mod palette;
mod svg;
mod tables;
