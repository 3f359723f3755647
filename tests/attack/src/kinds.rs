//! The kinds of attack. Each is a round that strangers repeat until the attack ends.

mod bots;
mod chats;
mod connections;
mod exports;
mod forged;
mod guesses;
mod guests;
mod halves;
mod junk;
mod keys;
mod logs;
mod loops;
mod origins;
mod passwords;
mod races;
mod readers;
mod sockets;
mod unicode;
mod waits;
mod watches;

use std::sync::Arc;

use clap::ValueEnum;
use futures_util::future::join_all;
use load::Failure;
use tokio::time::timeout_at;

use crate::stranger::{Stranger, Target};

macro_rules! kinds {
    ($($kind:ident: $module:ident, $what:literal;)*) => {
        /// A kind of attack.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, ValueEnum)]
        pub enum Kind {
            $(#[doc = $what] $kind,)*
        }

        impl Kind {
            /// Its name.
            pub fn name(self) -> &'static str {
                match self {
                    $(Kind::$kind => stringify!($module),)*
                }
            }

            async fn round(self, stranger: &mut Stranger) -> Result<(), Failure> {
                match self {
                    $(Kind::$kind => $module::round(stranger).await,)*
                }
            }
        }
    };
}

kinds! {
    Bots: bots, "Tables of ninety-nine `expert` bots";
    Chats: chats, "Messages with and without keys at an own table";
    Connections: connections, "Many connections that say nothing, over HTTP and live";
    Exports: exports, "Exports that nobody reads";
    Forged: forged, "Forged forwarding headers";
    Guesses: guesses, "Guesses of ids, codes and tokens";
    Guests: guests, "New guests";
    Halves: halves, "Half requests, and requests that come slowly";
    Junk: junk, "Junk, huge and deeply nested JSON";
    Keys: keys, "Keys of tables and moves";
    Logs: logs, "Logs and moments of a game of a hundred";
    Loops: loops, "Take-backs, leaving and joining, lucks, bots";
    Origins: origins, "Requests and live connections of other pages";
    Passwords: passwords, "Passwords for one login and for many";
    Races: races, "Renaming and deleting at the same moment";
    Readers: readers, "Clients that read nothing";
    Sockets: sockets, "Junk, pings and giant ids in live connections";
    Unicode: unicode, "Odd names, messages, lucks and options";
    Waits: waits, "Long polls of clients that vanish";
    Watches: watches, "Watching and leaving tables that are not in memory";
}

/// Strangers of each kind at the same time. With those who open tables for bots, each of whom moves on when the bound is
/// reached, there are more than a hundred.
const OF_EACH: u8 = 2;

/// Attacks in these ways until the end, and then deletes the strangers.
pub async fn attack(target: &Arc<Target>, kinds: &[Kind]) -> Result<(), Failure> {
    let of_each = if target.is_short { 1 } else { OF_EACH };
    let numbered = kinds.iter().flat_map(|kind| (0..of_each).map(move |number| (*kind, number)));
    let strangers: Result<Vec<Stranger>, Failure> =
        numbered.map(|(kind, number)| Stranger::new(target.clone(), kind, number)).collect();
    join_all(strangers?.into_iter().map(|mut stranger| async {
        while let Ok(round) = timeout_at(target.until, stranger.kind.round(&mut stranger)).await {
            if round.is_err() {
                // A connection was refused or has ended, as it should.
                target.answers.count(stranger.kind, 0);
            }
            stranger.pause().await;
        }
        if !target.stay {
            stranger.say_goodbye().await;
        }
    }))
    .await;
    Ok(())
}
