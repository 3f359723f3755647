//! What the programs share that measure and break a server: the server's process, and connections to it.

pub mod http;
pub mod live;
pub mod server;
pub mod suite;

/// Why a measurement failed.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;
