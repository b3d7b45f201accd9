//! Where a request comes from: the machine itself, an address, or nowhere that can be told.
//!
//! Behind a proxy every connection comes from the proxy, which names the client in a header: `X-Forwarded-For`, or
//! `Forwarded` (RFC 7239). Clients can send these headers too, so only proxies that are named are believed, only the
//! last address that is not one of them counts, and a request whose address cannot be read is never taken for local.

use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

/// The origin of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Client {
    /// The machine that runs the site.
    Local,
    /// Another machine.
    Remote(IpAddr),
    /// Another machine behind a proxy that does not name its address, or not readably.
    Unknown,
}

impl Client {
    /// Returns the origin of a request: `peer` is the other end of the connection; tests that use no network have none.
    pub fn of(peer: Option<IpAddr>, headers: &HeaderMap, proxies: &[AddressRange]) -> Self {
        if proxies.is_empty() {
            return peer
                .map(|peer| peer.to_canonical())
                .filter(|peer| !peer.is_loopback())
                .map_or(Self::Local, Self::Remote);
        }
        match peer.map(|peer| peer.to_canonical()) {
            Some(peer) if !is_within(peer, proxies) => Self::Remote(peer),
            _ => forwarded(headers, proxies).map_or(Self::Unknown, Self::Remote),
        }
    }

    /// Returns the text by which rate limits count this client. An IPv6 network of 64 bits is one client, because each
    /// of its machines can choose any address within it.
    pub fn limit_key(self) -> String {
        match self {
            Self::Local => "local".to_owned(),
            Self::Unknown => "unknown".to_owned(),
            Self::Remote(address) => network(address).to_string(),
        }
    }
}

/// Returns an IPv4 address unchanged, and the first address of an IPv6 network of 64 bits.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() & !u128::from(u64::MAX))),
        four @ IpAddr::V4(_) => four,
    }
}

/// Addresses that begin with the same bits, such as `10.0.0.0/8` or `::1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AddressRange {
    first: IpAddr,
    bits: u8,
}

impl AddressRange {
    /// The addresses of the machine itself.
    pub const LOOPBACK: [Self; 2] = [
        Self { first: IpAddr::V4(std::net::Ipv4Addr::new(127, 0, 0, 0)), bits: 8 },
        Self { first: IpAddr::V6(Ipv6Addr::LOCALHOST), bits: 128 },
    ];

    /// Returns whether an address is one of them.
    pub fn contains(self, address: IpAddr) -> bool {
        let differ = |a: u128, b: u128, width: u32| {
            let ignored = width.saturating_sub(u32::from(self.bits));
            (a ^ b).checked_shr(ignored).unwrap_or(0) != 0
        };
        match (self.first, address.to_canonical()) {
            (IpAddr::V4(a), IpAddr::V4(b)) => !differ(a.to_bits().into(), b.to_bits().into(), 32),
            (IpAddr::V6(a), IpAddr::V6(b)) => !differ(a.to_bits(), b.to_bits(), 128),
            _ => false,
        }
    }
}

fn is_within(address: IpAddr, ranges: &[AddressRange]) -> bool {
    ranges.iter().any(|range| range.contains(address))
}

/// The text is not an address, nor an address with a number of bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected an address such as 10.0.0.7 or a range such as 10.0.0.0/8")]
pub struct AddressRangeError;

impl FromStr for AddressRange {
    type Err = AddressRangeError;

    fn from_str(text: &str) -> Result<Self, AddressRangeError> {
        let (address, bits) = text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let first: IpAddr = address.trim().parse().map_err(|_| AddressRangeError)?;
        let most = if first.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.trim().parse().map_err(|_| AddressRangeError))?;
        if bits > most { Err(AddressRangeError) } else { Ok(Self { first, bits }) }
    }
}

/// Returns the address that the proxies forwarded. A client may send the header that its proxy does not set, so the two
/// kinds must agree if both are there.
fn forwarded(headers: &HeaderMap, proxies: &[AddressRange]) -> Option<IpAddr> {
    let x = last_client(&elements(headers, "x-forwarded-for", address), proxies);
    let rfc = last_client(&elements(headers, "forwarded", forwarded_for), proxies);
    match (x, rfc) {
        (Forwarding::None, Forwarding::Client(address)) | (Forwarding::Client(address), Forwarding::None) => {
            Some(address)
        }
        (Forwarding::Client(a), Forwarding::Client(b)) => (a == b).then_some(a),
        _ => None,
    }
}

/// The contents of the headers of one kind.
enum Forwarding {
    /// There are none.
    None,
    /// The last address that is no proxy's.
    Client(IpAddr),
    /// That address cannot be read.
    Unreadable,
}

fn last_client(elements: &[Option<IpAddr>], proxies: &[AddressRange]) -> Forwarding {
    if elements.is_empty() {
        return Forwarding::None;
    }
    let client = elements.iter().rev().find(|element| !element.is_some_and(|address| is_within(address, proxies)));
    // Each element is a proxy's: the first proxy itself asked.
    let client = client.or(elements.first());
    client.copied().flatten().map_or(Forwarding::Unreadable, Forwarding::Client)
}

/// Returns the elements of all headers of a name, in order.
fn elements(headers: &HeaderMap, name: &str, read: fn(&str) -> Option<IpAddr>) -> Vec<Option<IpAddr>> {
    let lines = headers.get_all(name).iter().map(|line| line.to_str().ok());
    lines.flat_map(|line| line.map_or_else(|| vec![None], |line| line.split(',').map(read).collect())).collect()
}

/// Reads `1.2.3.4`, `1.2.3.4:56`, `2001:db8::7` or `[2001:db8::7]:56`.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    let read = bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()));
    read.map(|address: IpAddr| address.to_canonical())
}

/// Reads the `for` parameter of an element of `Forwarded`, such as `for="[2001:db8::7]:56";proto=https`.
fn forwarded_for(element: &str) -> Option<IpAddr> {
    let parameters = element.split(';').filter_map(|parameter| parameter.split_once('='));
    let mut value = parameters.filter(|(name, _)| name.trim().eq_ignore_ascii_case("for")).map(|(_, value)| value);
    address(value.next()?.trim().trim_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    fn headers(lines: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(HeaderName::from_static(name), HeaderValue::from_str(value).unwrap());
        }
        headers
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn without_a_proxy_headers_are_not_believed() {
        let sent = headers(&[("x-forwarded-for", "127.0.0.1")]);
        assert_eq!(Client::of(Some(ip("203.0.113.9")), &sent, &[]), Client::Remote(ip("203.0.113.9")));
        assert_eq!(Client::of(Some(ip("::ffff:127.0.0.1")), &HeaderMap::new(), &[]), Client::Local);
        assert_eq!(Client::of(Some(ip("::1")), &HeaderMap::new(), &[]), Client::Local);
    }

    #[test]
    fn behind_a_proxy_nobody_is_local_and_only_the_last_foreign_address_counts() {
        let proxies: Vec<AddressRange> = ["127.0.0.0/8", "10.0.0.7"].iter().map(|text| text.parse().unwrap()).collect();
        let remote = Client::Remote(ip("203.0.113.9"));
        let cases: [(&[(&'static str, &str)], Client); 14] = [
            (&[("x-forwarded-for", "203.0.113.9")], remote),
            (&[("x-forwarded-for", "127.0.0.1, 203.0.113.9")], remote),
            (&[("x-forwarded-for", "127.0.0.1"), ("x-forwarded-for", "203.0.113.9")], remote),
            (&[("x-forwarded-for", "6.6.6.6, 203.0.113.9, 10.0.0.7")], remote),
            (&[("x-forwarded-for", "203.0.113.9:4711")], remote),
            (&[("x-forwarded-for", "[2001:db8::7]:4711")], Client::Remote(ip("2001:db8::7"))),
            (&[("x-forwarded-for", "unknown")], Client::Unknown),
            (&[("x-forwarded-for", "203.0.113.9, unknown")], Client::Unknown),
            (&[("x-forwarded-for", "127.0.0.1")], Client::Remote(ip("127.0.0.1"))),
            (&[], Client::Unknown),
            (&[("forwarded", "for=203.0.113.9;proto=https")], remote),
            (&[("forwarded", "for=6.6.6.6, For=\"[2001:db8::7]:99\"")], Client::Remote(ip("2001:db8::7"))),
            (&[("forwarded", "for=6.6.6.6"), ("x-forwarded-for", "203.0.113.9")], Client::Unknown),
            (&[("forwarded", "for=_hidden")], Client::Unknown),
        ];
        for (lines, expected) in cases {
            assert_eq!(Client::of(Some(ip("127.0.0.1")), &headers(lines), &proxies), expected, "{lines:?}");
        }
        let spoofed = headers(&[("x-forwarded-for", "127.0.0.1")]);
        let direct = Client::of(Some(ip("198.51.100.3")), &spoofed, &proxies);
        assert_eq!(direct, Client::Remote(ip("198.51.100.3")), "a proxy that is not named");
    }

    #[test]
    fn ranges_are_addresses_with_a_number_of_bits() {
        let range: AddressRange = "192.168.0.0/16".parse().unwrap();
        assert!(range.contains(ip("192.168.3.4")) && !range.contains(ip("192.169.0.1")));
        assert!(range.contains(ip("::ffff:192.168.3.4")) && !range.contains(ip("::1")));
        assert!("0.0.0.0/0".parse::<AddressRange>().unwrap().contains(ip("8.8.8.8")));
        assert!("2001:db8::/32".parse::<AddressRange>().unwrap().contains(ip("2001:db8:1::2")));
        for bad in ["", "10.0.0.0/33", "10.0.0", "a/8", "10.0.0.0/", "::/129"] {
            assert_eq!(bad.parse::<AddressRange>(), Err(AddressRangeError), "{bad}");
        }
    }

    #[test]
    fn a_network_of_64_bits_is_one_client() {
        let one = Client::Remote(ip("2001:db8:1:2:3::4")).limit_key();
        assert_eq!(one, Client::Remote(ip("2001:db8:1:2:ffff::")).limit_key());
        assert_ne!(one, Client::Remote(ip("2001:db8:1:3::")).limit_key());
    }
}
