//! Addresses: percent-encoding, cookies, where to go after signing in, QR codes.

use std::fmt::Write;
use std::net::IpAddr;

pub use crate::qr::drawn as qr;

/// A text as it stands in a path or a query.
pub fn encoded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            out.push(char::from(byte));
        } else {
            // Writing to a String cannot fail.
            let _ = write!(out, "%{byte:02X}");
        }
    }
    out
}

/// The text that was encoded; what is not well formed stays as it is.
pub fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let hex = match rest {
            [b'%', high, low, ..] => char::from(*high).to_digit(16).zip(char::from(*low).to_digit(16)),
            _ => None,
        };
        if let Some(byte) = hex.and_then(|(high, low)| u8::try_from(high * 16 + low).ok()) {
            bytes.push(byte);
            rest = rest.get(3..).unwrap_or_default();
        } else {
            bytes.push(*first);
            rest = tail;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The value of a cookie, from the `Cookie` headers' text.
pub fn cookie<'a>(header: &'a str, name: &str) -> Option<&'a str> {
    header.split(';').filter_map(|pair| pair.trim().split_once('=')).find(|(key, _)| *key == name).map(|(_, v)| v)
}

/// Whether an address leads, on whatever machine it is opened, to that machine itself.
pub fn is_this_machine(url: &str) -> bool {
    let host = url.split_once("://").map_or(url, |(_, rest)| rest).split('/').next().unwrap_or_default();
    let host = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    host.eq_ignore_ascii_case("localhost") || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// A path of this desk; anything else, such as another host, becomes the front page.
pub fn own_path(path: &str) -> &str {
    let safe = path.starts_with('/') && !path.starts_with("//") && !path.contains(['\\', '\r', '\n', '\t', '\0']);
    if safe && path.len() < 500 { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_encoded_decodes() {
        for text in ["", "àrbitre 1", "100 %", "a/b?c=d&e;f", "😀"] {
            assert_eq!(decoded(&encoded(text)), text);
        }
        assert_eq!(decoded("%"), "%");
        assert_eq!(decoded("%zz%4"), "%zz%4");
    }

    #[test]
    fn only_paths_of_this_desk_are_gone_to() {
        for (path, expected) in [
            ("/desk/t/1", "/desk/t/1"),
            ("//evil.example", "/"),
            ("https://evil.example", "/"),
            ("/\\evil.example", "/"),
            ("", "/"),
        ] {
            assert_eq!(own_path(path), expected);
        }
    }

    #[test]
    fn an_address_of_one_machine_is_told_from_one_of_the_hall() {
        for url in ["http://localhost:8080", "https://127.0.0.1:8443/t/x", "http://[::1]:80", "http://LOCALHOST"] {
            assert!(is_this_machine(url), "{url}");
        }
        for url in ["http://192.168.1.7:8080", "https://hall.local", "http://[fd00::2]:80", "http://localhost.club"] {
            assert!(!is_this_machine(url), "{url}");
        }
    }

    #[test]
    fn a_cookie_is_found_by_its_whole_name() {
        assert_eq!(cookie("xadoube=1; adoube=2;lang=ca", "adoube"), Some("2"));
        assert_eq!(cookie("adoube", "adoube"), None);
    }
}
