//! A sentence at the top of the next page: what the form before did, or why it did nothing.

use crate::links;
use crate::texts::Reader;
use axum::http::HeaderValue;

const COOKIE: &str = "adoube-flash";

/// A sentence at the top of the next page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flash {
    /// The key of the sentence; it begins with `done-` or `warn-`.
    pub key: String,
    /// The values of its placeholders.
    pub values: Vec<(String, String)>,
}

impl Flash {
    /// A sentence without placeholders.
    pub fn new(key: &str) -> Self {
        Self { key: key.to_owned(), values: Vec::new() }
    }

    /// Fills a placeholder.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<String>) -> Self {
        self.values.push((name.to_owned(), value.into()));
        self
    }

    /// As a cookie's value.
    pub fn write(&self) -> String {
        let mut out = self.key.clone();
        for (name, value) in &self.values {
            out.push('|');
            out.push_str(&links::encoded(name));
            out.push('|');
            // A cookie has about four kilobytes.
            out.push_str(&links::encoded(&value.chars().take(300).collect::<String>()));
        }
        out
    }

    /// Reads a cookie's value.
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('|');
        let key = parts.next().filter(|key| key.starts_with("done-") || key.starts_with("warn-"))?.to_owned();
        let mut values = Vec::new();
        while let (Some(name), Some(value)) = (parts.next(), parts.next()) {
            values.push((links::decoded(name), links::decoded(value)));
        }
        Some(Self { key, values })
    }

    /// The sentence.
    pub fn sentence(&self, reader: Reader) -> String {
        let values: Vec<_> = self.values.iter().map(|(name, value)| (name.as_str(), value.as_str().into())).collect();
        reader.say_with(&self.key, &values)
    }

    /// Whether it is a warning.
    pub fn warns(&self) -> bool {
        self.key.starts_with("warn-")
    }

    /// The `Set-Cookie` header that shows it on the next page.
    pub fn cookie(&self) -> String {
        format!("{COOKIE}={}; Path=/; Max-Age=60; SameSite=Lax; HttpOnly", self.write())
    }

    /// The sentence in the request's cookies.
    pub fn from_cookies(cookies: &str) -> Option<Self> {
        links::cookie(cookies, COOKIE).and_then(Self::read)
    }

    /// The `Set-Cookie` header that removes it.
    pub fn removal() -> String {
        format!("{COOKIE}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly")
    }
}

/// Whether a `Set-Cookie` header carries a flash.
pub(crate) fn is_flash(cookie: &HeaderValue) -> bool {
    cookie.as_bytes().strip_prefix(COOKIE.as_bytes()).is_some_and(|rest| rest.starts_with(b"="))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flash_reads_back() {
        let flash = Flash::new("done-saved").with("name", "Núñez, José | ; =").with("n", "3");
        assert_eq!(Flash::read(&flash.write()), Some(flash));
        assert_eq!(Flash::read("failure-form"), None, "only sentences about an act");
    }
}
