//! Where requests come from, as far as it counts: which addresses are one, and whose word about them is believed.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::http::HeaderMap;

/// An address that is counted: one of IPv4, or the /64 of one of IPv6, which a provider gives to one customer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Origin(IpAddr);

impl From<IpAddr> for Origin {
    fn from(address: IpAddr) -> Origin {
        Origin(match address.to_canonical() {
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
            address @ IpAddr::V4(_) => address,
        })
    }
}

/// An address or a network, such as `10.0.0.7`, `10.0.0.0/8` or `fd00::/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    /// How many of its bits count.
    bits: u8,
}

/// A text that is no address and no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadNetwork;

impl fmt::Display for BadNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no address and no network, such as 10.0.0.7, 10.0.0.0/8 or fd00::/8")
    }
}

impl std::error::Error for BadNetwork {}

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Network {
        let address = address.to_canonical();
        Network { address, bits: if address.is_ipv4() { 32 } else { 128 } }
    }
}

impl FromStr for Network {
    type Err = BadNetwork;

    fn from_str(text: &str) -> Result<Network, BadNetwork> {
        let Some((address, bits)) = text.split_once('/') else {
            return text.parse::<IpAddr>().map(Network::from).map_err(|_| BadNetwork);
        };
        let address: IpAddr = address.parse().map_err(|_| BadNetwork)?;
        let bits: u8 = bits.parse().map_err(|_| BadNetwork)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        if bits > most { Err(BadNetwork) } else { Ok(Network { address, bits }) }
    }
}

impl Network {
    pub(crate) fn contains(self, address: IpAddr) -> bool {
        let same = |one: u128, other: u128, width: u8| {
            let ignored = u32::from(width - self.bits);
            one.checked_shr(ignored).unwrap_or(0) == other.checked_shr(ignored).unwrap_or(0)
        };
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => same(own.to_bits().into(), other.to_bits().into(), 32),
            (IpAddr::V6(own), IpAddr::V6(other)) => same(own.to_bits(), other.to_bits(), 128),
            _ => false,
        }
    }
}

/// The address that a request comes from: the peer's or, if that is a proxy, the last one before the proxies that it names.
pub(crate) fn client_of(peer: SocketAddr, headers: &HeaderMap, proxies: &[Network]) -> IpAddr {
    let is_proxy = |address: IpAddr| proxies.iter().any(|proxy| proxy.contains(address));
    let mut client = peer.ip().to_canonical();
    // Each proxy appends the address that it has seen, to the last line or as another line. What comes before the first
    // address that is no proxy's is what the client has written itself.
    let lines: Vec<&str> = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok()).collect();
    let mut named = lines.iter().rev().flat_map(|line| line.rsplit(','));
    while is_proxy(client) {
        match named.next().and_then(address_of) {
            Some(address) => client = address,
            None => break,
        }
    }
    client
}

/// Reads an address, perhaps with a port.
fn address_of(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()));
    address.map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn client(peer: &str, lines: &[&'static str], proxies: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        lines.iter().for_each(|line| _ = headers.append("x-forwarded-for", HeaderValue::from_static(line)));
        let proxies: Vec<Network> = proxies.iter().map(|proxy| proxy.parse().expect("a network")).collect();
        client_of(peer.parse().expect("an address"), &headers, &proxies).to_string()
    }

    #[test]
    fn only_proxies_say_where_a_request_comes_from() {
        assert_eq!(client("203.0.113.5:1", &["1.1.1.1"], &[]), "203.0.113.5");
        assert_eq!(client("10.0.0.1:1", &["1.1.1.1, 2.2.2.2"], &["10.0.0.1"]), "2.2.2.2");
        assert_eq!(client("10.0.0.1:1", &["1.1.1.1", "2.2.2.2"], &["10.0.0.0/8"]), "2.2.2.2", "the last line counts");
        assert_eq!(client("10.0.0.1:1", &["1.1.1.1, 2.2.2.2, 10.0.0.9"], &["10.0.0.0/8"]), "2.2.2.2", "two proxies");
        assert_eq!(client("10.0.0.1:1", &[], &["10.0.0.1"]), "10.0.0.1");
        assert_eq!(client("10.0.0.1:1", &["nonsense"], &["10.0.0.1"]), "10.0.0.1");
    }

    #[test]
    fn addresses_are_read_in_all_spellings() {
        assert_eq!(client("[::ffff:127.0.0.1]:1", &["1.2.3.4:567"], &["127.0.0.1"]), "1.2.3.4");
        assert_eq!(client("127.0.0.1:1", &["[2001:db8::1]:567"], &["127.0.0.1"]), "2001:db8::1");
        assert_eq!(client("127.0.0.1:1", &["[2001:db8::1]"], &["127.0.0.1"]), "2001:db8::1");
        assert_eq!(client("[fd00::7]:1", &["2001:db8::1"], &["fd00::/8"]), "2001:db8::1");
        assert_eq!(client("127.0.0.1:1", &["::ffff:1.2.3.4"], &["127.0.0.1"]), "1.2.3.4");
        for bad in ["", "10.0.0", "10.0.0.0/33", "fd00::/129", "10.0.0.0/x", "/8"] {
            assert_eq!(bad.parse::<Network>(), Err(BadNetwork), "{bad}");
        }
        assert!("0.0.0.0/0".parse::<Network>().is_ok_and(|all| all.contains(IpAddr::from([1, 2, 3, 4]))));
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one_address() {
        let origin = |text: &str| Origin::from(text.parse::<IpAddr>().expect("an address"));
        assert_eq!(origin("2001:db8::1"), origin("2001:db8::ffff:1"));
        assert_ne!(origin("2001:db8::1"), origin("2001:db8:0:1::1"));
        assert_eq!(origin("::ffff:1.2.3.4"), origin("1.2.3.4"));
        assert_ne!(origin("1.2.3.4"), origin("1.2.3.5"));
    }
}
