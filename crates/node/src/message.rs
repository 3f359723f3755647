//! What nodes tell each other.

use hall::{Ask, Body, Command, Reply, Request, Watch};
use protocol::{Player, PlayerId, TableId};
use serde::{Deserialize, Serialize};
use store::NodeId;

/// The version of what nodes tell each other. Nodes of different versions do not hear each other, so a change of it cannot be
/// rolled out node by node. It changes when the texts in the test below do.
pub const DIALECT: u32 = 1;

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
    Forget {
        /// The number of this announcement at the node that sent it.
        number: u64,
        /// The player.
        player: PlayerId,
    },
    /// An announcement was heard.
    Heard {
        /// Its number.
        number: u64,
    },
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

impl Message {
    /// About how many bytes its texts have.
    pub(crate) fn weight(&self) -> usize {
        let texts = match self {
            Message::Answer { reply: Ok(answer), .. } => match &answer.body {
                Body::Json(text) | Body::Text(text) => text.len(),
            },
            Message::Tell { watchers, text } => text.len() + 20 * watchers.len(),
            Message::Say { text, .. } => text.len(),
            Message::Ask { request, .. } => match request {
                Request::OpenAs(_, open) | Request::Open(open) => open.options.len() + 40 * open.bots.len(),
                Request::OpenRematch(next) => next.open.options.len() + 200 * next.reserved.len(),
                Request::Table(_, Ask::Command(Command::Moves(moves))) => moves.moves.iter().map(String::len).sum(),
                _ => 0,
            },
            _ => 0,
        };
        texts + 500
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each kind of message, as nodes write and read it.
    const MESSAGES: &[&str] = &[
        r#"{"Ask":{"number":1,"player":{"id":"AAAAAAAAAAAAAAAAAAAAAQ","name":"Anna"},"request":{"Table":["AAAAAAAAAAAAAAAAAAAAAg","View"]}}}"#,
        r#"{"Ask":{"number":1,"player":null,"request":{"Table":["AAAAAAAAAAAAAAAAAAAAAg",{"News":{"since":1,"wait":20000}}]}}}"#,
        r#"{"Ask":{"number":1,"player":null,"request":{"Table":["AAAAAAAAAAAAAAAAAAAAAg",{"Command":{"Moves":{"moves":["go b1"],"version":3,"key":"k"}}}]}}}"#,
        r#"{"Ask":{"number":1,"player":null,"request":{"OpenAs":["AAAAAAAAAAAAAAAAAAAAAg",{"game":"example","seats":2,"options":"","bots":{},"listed":false,"pace":null,"rated":false,"hints":true,"start":"opener","luck":null,"key":null}]}}}"#,
        r#"{"Ask":{"number":1,"player":null,"request":{"OpenRematch":{"of":"AAAAAAAAAAAAAAAAAAAAAQ","table":"AAAAAAAAAAAAAAAAAAAAAg","open":{"game":"example","seats":2,"options":"","bots":{},"listed":false,"pace":null,"rated":false,"hints":true,"start":"opener","luck":null,"key":null},"reserved":[[1,{"id":"AAAAAAAAAAAAAAAAAAAAAQ","name":"Anna"}]]}}}}"#,
        r#"{"Ask":{"number":1,"player":null,"request":{"ListPart":[{"state":null,"game":null,"after":null},null]}}}"#,
        r#"{"Ask":{"number":1,"player":null,"request":{"Place":"AAAAAAAAAAAAAAAAAAAAAg"}}}"#,
        r#"{"Answer":{"number":1,"reply":{"Ok":{"status":200,"body":{"Json":"{}"}}}}}"#,
        r#"{"Answer":{"number":1,"reply":{"Err":{"status":503,"code":"not-stored","detail":"this could not be stored; send the same request again in a moment","args":{}}}}}"#,
        r#"{"Elsewhere":{"number":1}}"#,
        r#"{"Watch":{"watcher":1,"player":null,"table":"AAAAAAAAAAAAAAAAAAAAAg","watch":{"since":1,"changes":true,"again":false}}}"#,
        r#"{"Unplaced":{"watcher":1}}"#,
        r#"{"Unwatch":{"watcher":1,"table":"AAAAAAAAAAAAAAAAAAAAAg"}}"#,
        r#""UnwatchAll""#,
        r#"{"Tell":{"watchers":[1,2],"text":"{}"}}"#,
        r#"{"Say":{"table":"AAAAAAAAAAAAAAAAAAAAAg","text":"{}"}}"#,
        r#"{"Named":{"id":"AAAAAAAAAAAAAAAAAAAAAQ","name":"Anna"}}"#,
        r#"{"Forget":{"number":1,"player":"AAAAAAAAAAAAAAAAAAAAAQ"}}"#,
        r#"{"Heard":{"number":1}}"#,
        r#""Look""#,
        r#"{"Beat":{"sent":1,"gaps":0}}"#,
    ];

    #[test]
    fn nodes_of_one_dialect_understand_each_other() {
        for text in MESSAGES {
            let message: Message = serde_json::from_str(text).expect(text);
            assert_eq!(serde_json::to_string(&message).expect("it is written"), *text);
        }
    }
}
