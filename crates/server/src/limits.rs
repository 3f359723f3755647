//! Limits: how many requests an identity and an address may send.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::{PlayerId, Problem};

/// Requests a second for an identity.
const OF_IDENTITY: NonZeroU32 = NonZeroU32::new(100).expect("not zero");
/// Requests a second for an address.
const OF_ADDRESS: NonZeroU32 = NonZeroU32::new(2000).expect("not zero");

/// Counts requests.
pub(crate) struct Limits {
    identities: DefaultKeyedRateLimiter<PlayerId>,
    addresses: DefaultKeyedRateLimiter<IpAddr>,
}

impl Limits {
    pub fn new() -> Limits {
        Limits {
            identities: RateLimiter::keyed(Quota::per_second(OF_IDENTITY)),
            addresses: RateLimiter::keyed(Quota::per_second(OF_ADDRESS)),
        }
    }

    /// Counts a request of an address.
    pub fn check_address(&self, address: IpAddr) -> Result<(), Problem> {
        self.addresses.check_key(&address).map_err(|_| too_many())
    }

    /// Counts a request of a player.
    pub fn check_player(&self, player: PlayerId) -> Result<(), Problem> {
        self.identities.check_key(&player).map_err(|_| too_many())
    }

    /// Forgets who has not asked for a while.
    pub fn tidy(&self) {
        self.identities.retain_recent();
        self.addresses.retain_recent();
    }
}

fn too_many() -> Problem {
    Problem::new(429, "too-many-requests", "you ask too often; wait a second")
}
