//! What the programs share that measure and break servers: connections to them, and how suites run.

pub mod http;
pub mod live;
pub mod player;
pub mod servers;
pub mod suite;
pub mod tally;
mod way;

pub use way::Way;

/// Why a measurement failed.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;
