//! What nodes tell each other.

use hall::{Reply, Request, Watch};
use protocol::{Player, PlayerId, TableId};
use serde::{Deserialize, Serialize};
use store::NodeId;

/// Messages from one node to another.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Packet {
    /// Who sent it.
    pub from: NodeId,
    /// Its number among the packets of this sender to this receiver, from 1; 0 for a packet that is not counted.
    pub number: u64,
    /// The messages, in order.
    pub messages: Vec<Message>,
}

/// A message from one node to another.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Message {
    /// A request of a player.
    Ask {
        /// The number of the request at the node that sent it.
        number: u64,
        /// Who asks.
        player: Option<Player>,
        /// What is asked.
        request: Request,
    },
    /// The answer to a request.
    Answer {
        /// The number of the request.
        number: u64,
        /// The answer.
        reply: Reply,
    },
    /// The node does not serve this table, and has not carried out the request.
    Elsewhere {
        /// The number of the request.
        number: u64,
    },
    /// Somebody wants to be told what happens at a table.
    Watch {
        /// The number of the watcher at the node that sent it.
        watcher: u64,
        /// Who watches.
        player: Option<Player>,
        /// The table.
        table: TableId,
        /// What is wanted.
        watch: Watch,
    },
    /// The node does not serve the table that a watcher wants to watch.
    Unplaced {
        /// The number of the watcher at the node that receives it.
        watcher: u64,
    },
    /// A watcher is gone.
    Unwatch {
        /// The number of the watcher.
        watcher: u64,
        /// The table.
        table: TableId,
    },
    /// All watchers of the node that sent it are gone.
    UnwatchAll,
    /// Something about a table, for some who watch it.
    Tell {
        /// The numbers of the watchers at the node that receives it.
        watchers: Vec<u64>,
        /// The message.
        text: String,
    },
    /// Something was said at a table, for all who watch it.
    Say {
        /// The table.
        table: TableId,
        /// The message.
        text: String,
    },
    /// A player has this name from now on.
    Named(Player),
    /// A token of a player was revoked, or the player's name has changed: what is remembered of the player is void.
    Forget(PlayerId),
    /// Who serves what has changed: it is time to look.
    Look,
    /// A sign of life, every second.
    Beat {
        /// The number of the last packet to the receiver.
        sent: u64,
        /// How often packets of the receiver were missing here so far.
        gaps: u64,
    },
}
