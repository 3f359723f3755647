//! Limits: how many requests an identity and an address may send.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::{PlayerId, Problem};

/// Requests a second for an identity.
const OF_IDENTITY: NonZeroU32 = NonZeroU32::new(100).expect("not zero");
/// Requests a second for an address.
const OF_ADDRESS: NonZeroU32 = NonZeroU32::new(2000).expect("not zero");

/// Attempts a minute for an address to find a table by its code: codes are short, and tables that are not listed shall not be
/// found by trying them all.
const OF_CODES: NonZeroU32 = NonZeroU32::new(10).expect("not zero");

/// Counts requests.
pub(crate) struct Limits {
    identities: DefaultKeyedRateLimiter<PlayerId>,
    addresses: DefaultKeyedRateLimiter<IpAddr>,
    codes: DefaultKeyedRateLimiter<IpAddr>,
}

impl Limits {
    pub fn new() -> Limits {
        Limits {
            identities: RateLimiter::keyed(Quota::per_second(OF_IDENTITY)),
            addresses: RateLimiter::keyed(Quota::per_second(OF_ADDRESS)),
            codes: RateLimiter::keyed(Quota::per_minute(OF_CODES)),
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

    /// Counts an attempt of an address to find a table by its code.
    pub fn check_code(&self, address: IpAddr) -> Result<(), Problem> {
        let wait = 60 / OF_CODES.get();
        let why = "you have tried too many codes; wait a moment";
        self.codes.check_key(&address).map_err(|_| Problem::new(429, "too-many-requests", why).with("wait", wait))
    }

    /// Forgets who has not asked for a while.
    pub fn tidy(&self) {
        self.identities.retain_recent();
        self.addresses.retain_recent();
        self.codes.retain_recent();
    }
}

fn too_many() -> Problem {
    Problem::new(429, "too-many-requests", "you ask too often; wait a second")
}
