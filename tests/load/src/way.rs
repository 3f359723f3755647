//! The way to a server.

use std::net::IpAddr;

/// Where a server is, and what a proxy adds to the requests that come this way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The host and port.
    pub server: String,
    /// Further lines of each request's head. Each has its line end.
    pub lines: String,
}

impl Way {
    /// From an address, as a proxy says.
    #[must_use]
    pub fn from_address(server: &str, address: IpAddr) -> Way {
        Way { server: server.to_owned(), lines: format!("X-Forwarded-For: {address}\r\n") }
    }
}

impl From<String> for Way {
    fn from(server: String) -> Way {
        Way { server, lines: String::new() }
    }
}

impl From<&str> for Way {
    fn from(server: &str) -> Way {
        server.to_owned().into()
    }
}

impl From<&String> for Way {
    fn from(server: &String) -> Way {
        server.clone().into()
    }
}

impl From<&Way> for Way {
    fn from(way: &Way) -> Way {
        way.clone()
    }
}
