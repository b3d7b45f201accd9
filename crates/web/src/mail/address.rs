//! Addresses that mail can be sent to.

use lettre::Address;
use std::fmt;
use std::str::FromStr;

/// The greatest length of an address in bytes.
const ADDRESS_BYTES_MAX: usize = 120;

/// An address that mail can be sent to: ASCII, on one line, without quotes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MailAddress(pub(super) Address);

/// The text is not an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not an e-mail address")]
pub struct MailAddressError;

impl FromStr for MailAddress {
    type Err = MailAddressError;

    fn from_str(text: &str) -> Result<Self, MailAddressError> {
        // A quoted local part may contain anything, and a header or command is no place for it.
        let plain = text.len() <= ADDRESS_BYTES_MAX
            && text.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"<>(),;:\\[]".contains(&byte));
        let address = text.parse::<Address>().ok().filter(|address| plain && address.domain().contains('.'));
        address.map(Self).ok_or(MailAddressError)
    }
}

impl fmt::Display for MailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_plain_line() {
        let good = ["a@b.cat", "joan.puig+lliga@club-escacs.example.org", "x_1@mail.example.com"];
        for text in good {
            assert_eq!(text.parse::<MailAddress>().map(|address| address.to_string()), Ok(text.to_owned()));
        }
        let long = format!("{}@example.org", "a".repeat(120));
        let bad = [
            "",
            "a",
            "@b.cat",
            "a@",
            "a@localhost",
            "a b@c.cat",
            "a@b.cat\r\nBcc: c@d.cat",
            "a@b.cat\n",
            "\na@b.cat",
            "a\0@b.cat",
            "\"a b\"@c.cat",
            "a@[127.0.0.1]",
            "a@b.cat>",
            "a@b.cat,c@d.cat",
            "núria@b.cat",
            long.as_str(),
        ];
        for text in bad {
            assert_eq!(text.parse::<MailAddress>(), Err(MailAddressError), "{text:?}");
        }
    }
}
