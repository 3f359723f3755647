//! What a player, a table, an address and the whole server may use: the one place for these bounds.
//!
//! `docs/hosting.md` lists them in a table, which a test compares with this one. A server whose host says nothing has the
//! bounds of a club; `portolan serve --bounds public` has those of a server for strangers, and `--bound NAME=NUMBER` sets one.

/// A bound: its name, what it is, and its values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bound {
    /// The name.
    pub name: &'static str,
    /// What may be used, and what happens at the bound.
    pub what: &'static str,
    /// Its value on the server of a club.
    pub club: u64,
    /// Its value on a public server.
    pub public: u64,
}

macro_rules! bounds {
    ($($name:ident: $club:literal, $public:literal, $what:literal;)*) => {
        /// The bounds of a server.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Bounds {
            $(#[doc = $what] pub $name: u64,)*
        }

        impl Bounds {
            /// The bounds of a club, whose members may sit behind one address.
            pub const CLUB: Bounds = Bounds { $($name: $club,)* };
            /// The bounds of a server for strangers.
            pub const PUBLIC: Bounds = Bounds { $($name: $public,)* };
            /// All bounds, as a table.
            pub const ALL: &[Bound] = &[
                $(Bound { name: stringify!($name), what: $what, club: $club, public: $public },)*
            ];

            /// Sets a bound by its name. Returns whether there is one of that name.
            #[must_use]
            pub fn set(&mut self, name: &str, value: u64) -> bool {
                match name {
                    $(stringify!($name) => self.$name = value,)*
                    _ => return false,
                }
                true
            }
        }
    };
}

bounds! {
    address_requests: 2000, 2000, "What an address may ask for in a second; expensive requests count as several. Then 429.";
    address_guests: 300, 60, "New guests of an address in an hour. Then 429.";
    address_tables: 600, 120, "Tables that an address opens in an hour. Then 429.";
    address_bots: 1000, 400, "Seats of bots at the tables that the players of an address have opened and that have not ended. Then 429. Forgotten by a restart.";
    address_logins: 60, 20, "Attempts of an address to log in or to set a password, in ten minutes. Then 429.";
    address_codes: 10, 10, "Attempts of an address to find a table by its code, in a minute. Then 429.";
    address_connections: 1000, 200, "Connections of an address at the same time. Further ones are closed at once.";
    player_requests: 100, 100, "What a player may ask for in a second; expensive requests count as several. Then 429.";
    player_tables: 250, 50, "Tables that a player has opened and that have not ended. Then 429.";
    player_bots: 400, 200, "Seats of bots at the tables that a player has opened and that have not ended. Then 429.";
    player_chat: 30, 15, "Chat messages of a player in a minute. Then 429.";
    player_changes: 60, 30, "Commands of a player at one table in a minute that are not moves. Then 429.";
    player_exports: 60, 60, "Exports of a player's data in an hour. Then 429.";
    player_tokens: 50, 50, "Sessions and API tokens of a player. Then no new API token; a new session ends the oldest.";
    login_attempts: 5, 5, "Wrong passwords for a login in a row until each further attempt must wait: at first 2 s, at last 15 minutes. Then 429.";
    table_rows: 20000, 5000, "Rows of a table that are not moves. Then only moves, leaving and resigning; others 429.";
    table_log: 50000, 20000, "Rows of a table. Then it is closed.";
    table_chat: 2000, 1000, "Chat messages that a table keeps. Then the oldest go.";
    table_lucks: 10, 10, "Times that a player brings a luck to a seat. Then 429.";
    table_waits: 1000, 300, "Requests of people who do not sit at a table that wait for news of it. Then 503.";
    table_asleep: 24, 12, "Hours without anybody at a game without a clock until it leaves the memory. It comes back when somebody asks for it.";
    table_abandoned: 90, 30, "Days without anybody at a game until it is closed.";
    connection_asked: 200, 100, "Requests of a live connection that wait for an answer. Then 429.";
    server_tables: 50000, 20000, "Tables in memory that have not ended. Then no new ones: 503.";
    server_connections: 20000, 20000, "Connections at the same time. Further ones are closed at once.";
    server_hashes: 32, 32, "Passwords that wait to be checked. Then 503.";
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds::CLUB
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_host_reads_the_bounds_that_hold() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/hosting.md");
        let page = std::fs::read_to_string(path).expect("the page for hosts");
        let figure = |text: &str| text.replace(',', "").parse::<u64>().ok();
        let listed: Vec<(&str, Option<u64>, Option<u64>, &str)> = page
            .lines()
            .filter_map(|line| match line.split(" | ").collect::<Vec<_>>()[..] {
                [name, club, public, what] => {
                    let name = name.strip_prefix("| `")?.strip_suffix('`')?;
                    Some((name, figure(club), figure(public), what.strip_suffix(" |")?))
                }
                _ => None,
            })
            .collect();
        let known: Vec<_> =
            Bounds::ALL.iter().map(|bound| (bound.name, Some(bound.club), Some(bound.public), bound.what)).collect();
        assert_eq!(listed, known);
    }

    #[test]
    fn a_bound_is_set_by_its_name() {
        let mut bounds = Bounds::default();
        assert!(bounds.set("player_tables", 7));
        assert_eq!(bounds, Bounds { player_tables: 7, ..Bounds::CLUB });
        assert!(!bounds.set("player_table", 7));
        assert!(Bounds::ALL.iter().all(|bound| bounds.set(bound.name, bound.public)));
        assert_eq!(bounds, Bounds::PUBLIC);
    }
}
