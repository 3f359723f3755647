//! One of several servers that share a store: which tables it serves, and how it asks the others. Without sockets, disk or
//! clock, like the [`Hall`](hall::Hall) inside it.
//!
//! Tables are divided into shards, and each shard is served by one node. Players are connected to any node. What a node does
//! not serve it asks the node that does, by packets over a bus that may lose them:
//!
//! ```text
//!  player ──► node A ── Ask, Watch ──► node B (serves the table) ──► store
//!         ◄──        ◄── Answer, Tell ──
//! ```
//!
//! - **Who serves what** is decided by leases ([`store::Membership`]). A node answers from what it has in memory only while
//!   its lease holds by its own clock. A node that has more than its share of the shards gives some back, once everything about
//!   them is stored; a node that has less takes shards that nobody serves, and reads their tables.
//! - **Lost packets** are noticed by their numbers: each packet to another node has the next one, and every second a beat says
//!   how many there were. Whoever notices a gap asks again for everything that it waits for and watches.
//! - **Requests are carried out once.** A request whose answer is lost is sent again only if repeating it changes nothing: it
//!   reads, or has a key. For any other the asker gets 503 and must look.
//! - A node that does not serve a table says so without carrying anything out, and the asker tries the node that does. So a
//!   table can move from one node to another without an error.
//!
//! A server alone is a node that serves everything and never asks anybody ([`Node::alone`]).

mod announcing;
mod forwarding;
mod holding;
mod lists;
mod message;
mod node;
mod peers;
mod watching;

pub use message::{DIALECT, Message, Packet};
pub use node::{Effect, Node, Numbered};
