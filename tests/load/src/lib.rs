//! What the programs share that measure and break servers: connections to them, and how suites run.

pub mod http;
pub mod live;
pub mod suite;

/// Why a measurement failed.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;
