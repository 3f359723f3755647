//! The gate: how many connections are open, in all and from one address.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use protocol::Bounds;

use crate::origin::Origin;

/// Counts connections. Clones share it.
#[derive(Clone)]
pub(crate) struct Gate(Arc<Mutex<Inside>>);

struct Inside {
    all: u64,
    by_origin: HashMap<Origin, u64>,
    most: u64,
    most_of_one: u64,
}

/// A connection that is counted as long as this is there.
pub(crate) struct Place {
    gate: Gate,
    origin: Option<Origin>,
}

impl Gate {
    pub fn new(bounds: &Bounds) -> Gate {
        Gate(Arc::new(Mutex::new(Inside {
            all: 0,
            by_origin: HashMap::new(),
            most: bounds.server_connections,
            most_of_one: bounds.address_connections,
        })))
    }

    /// Lets a connection in, if there is room. Of a proxy, which has many, the address does not count.
    pub fn enter(&self, origin: Option<Origin>) -> Option<Place> {
        let mut inside = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let of_one = origin.map_or(0, |origin| inside.by_origin.get(&origin).copied().unwrap_or(0));
        if inside.all >= inside.most || of_one >= inside.most_of_one {
            return None;
        }
        inside.all += 1;
        if let Some(origin) = origin {
            inside.by_origin.insert(origin, of_one + 1);
        }
        Some(Place { gate: self.clone(), origin })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inside = self.gate.0.lock().unwrap_or_else(PoisonError::into_inner);
        inside.all -= 1;
        if let Some(origin) = self.origin
            && let Some(count) = inside.by_origin.get_mut(&origin)
        {
            *count -= 1;
            if *count == 0 {
                inside.by_origin.remove(&origin);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_a_connection_ends() {
        let gate = Gate::new(&Bounds { server_connections: 3, address_connections: 2, ..Bounds::CLUB });
        let origin = |last| Some(Origin::from(std::net::IpAddr::from([192, 0, 2, last])));
        let first = gate.enter(origin(1)).expect("it is empty");
        let _second = gate.enter(origin(1)).expect("there is room");
        assert!(gate.enter(origin(1)).is_none(), "two of one address");
        let third = gate.enter(None).expect("there is room");
        assert!(gate.enter(origin(2)).is_none(), "three in all");
        drop(third);
        let _other = gate.enter(origin(2)).expect("there is room again");
        drop(first);
        let _again = gate.enter(origin(1)).expect("there is room again");
    }
}
