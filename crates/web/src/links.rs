//! URLs: percent-encoding, cookies, redirects after signing in, QR codes.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use std::net::IpAddr;

pub use crate::qr::drawn as qr;

/// All characters but letters, digits and `-._~` (RFC 3986, unreserved characters).
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

/// Percent-encodes a text for a path or a query.
pub fn encoded(text: &str) -> String {
    utf8_percent_encode(text, ENCODED).to_string()
}

/// Decodes a percent-encoded text; malformed sequences are kept.
pub fn decoded(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

/// Returns the value of a cookie from the text of the `Cookie` headers.
pub fn cookie<'a>(header: &'a str, name: &str) -> Option<&'a str> {
    header.split(';').filter_map(|pair| pair.trim().split_once('=')).find(|(key, _)| *key == name).map(|(_, v)| v)
}

/// Returns whether a URL points to the machine on which it is opened, such as `localhost`.
pub fn is_this_machine(url: &str) -> bool {
    let host = url.split_once("://").map_or(url, |(_, rest)| rest).split('/').next().unwrap_or_default();
    let host = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    host.eq_ignore_ascii_case("localhost") || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// Returns a path of this site unchanged; anything else, such as another host, becomes the front page.
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
