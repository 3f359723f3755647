//! What nodes tell each other.

use hall::{Listed, List, Reply, Request, Watch};
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
    /// A connection wants to be told what happens at a table.
    Watch {
        /// The number of the connection at the node that sent it.
        connection: u64,
        /// Who watches.
        player: Option<Player>,
        /// The table.
        table: TableId,
        /// What the connection wants to be told.
        watch: Watch,
        /// Whether the connection may have missed something, so that it must read the view again.
        again: bool,
    },
    /// A connection does not watch these tables any more.
    Unwatch {
        /// The number of the connection.
        connection: u64,
        /// The tables.
        tables: Vec<TableId>,
    },
    /// Something about a table, for connections that watch it.
    Tell {
        /// The numbers of the connections at the node that receives it.
        connections: Vec<u64>,
        /// The table.
        table: TableId,
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
    /// A request for the listed tables of this node.
    List {
        /// The number of the request.
        number: u64,
        /// Which tables.
        list: List,
        /// The place after which the list goes on.
        after: Option<(u64, TableId)>,
    },
    /// The listed tables of a node.
    Listed {
        /// The number of the request.
        number: u64,
        /// The tables, in order.
        tables: Vec<Listed>,
    },
    /// A request for the place of a table in lists.
    Place {
        /// The number of the request.
        number: u64,
        /// The table.
        table: TableId,
    },
    /// The place of a table in lists; none if it is not listed.
    PlaceIs {
        /// The number of the request.
        number: u64,
        /// The place.
        place: Option<(u64, TableId)>,
    },
    /// A player has this name from now on.
    Named(Player),
    /// A token of a player was revoked, or the player's name has changed: what is remembered of the player is void.
    Forget(PlayerId),
    /// A sign of life, every second.
    Beat {
        /// The number of the last packet to the receiver.
        sent: u64,
        /// How often packets of the receiver were missing here so far.
        gaps: u64,
    },
}
