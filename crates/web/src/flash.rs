//! A sentence at the top of the next page: what the form before did, or why it did nothing.

use crate::links;
use crate::texts::Reader;

const COOKIE: &str = "adoube-flash";

/// What a flash is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FlashKind {
    /// The form was carried out.
    Done,
    /// It was carried out, and something has to be known.
    Warning,
    /// It was refused.
    Refused,
}

impl FlashKind {
    const ALL: [Self; 3] = [Self::Done, Self::Warning, Self::Refused];

    const fn code(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Warning => "warning",
            Self::Refused => "refused",
        }
    }
}

/// A sentence at the top of the next page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flash {
    /// What it is about.
    pub kind: FlashKind,
    /// The key of the sentence.
    pub key: String,
    /// The values of its placeholders.
    pub values: Vec<(String, String)>,
}

impl Flash {
    fn new(kind: FlashKind, key: &str) -> Self {
        Self { kind, key: key.to_owned(), values: Vec::new() }
    }

    /// The form was carried out.
    pub fn done(key: &str) -> Self {
        Self::new(FlashKind::Done, key)
    }

    /// The form was carried out, and something has to be known.
    pub fn warning(key: &str) -> Self {
        Self::new(FlashKind::Warning, key)
    }

    /// The form was refused.
    pub fn refused(key: &str) -> Self {
        Self::new(FlashKind::Refused, key)
    }

    /// Fills a placeholder.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<String>) -> Self {
        self.values.push((name.to_owned(), value.into()));
        self
    }

    /// As a cookie's value.
    pub fn write(&self) -> String {
        let mut out = format!("{}|{}", self.kind.code(), self.key);
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
        let kind = parts.next()?;
        let kind = FlashKind::ALL.into_iter().find(|known| known.code() == kind)?;
        let key = parts.next()?.to_owned();
        let mut values = Vec::new();
        while let (Some(name), Some(value)) = (parts.next(), parts.next()) {
            values.push((links::decoded(name), links::decoded(value)));
        }
        Some(Self { kind, key, values })
    }

    /// The sentence.
    pub fn sentence(&self, reader: Reader) -> String {
        let values: Vec<_> = self.values.iter().map(|(name, value)| (name.as_str(), value.as_str().into())).collect();
        reader.say_with(&self.key, &values)
    }

    /// Whether it warns of something, or says that the form was refused.
    pub fn warns(&self) -> bool {
        self.kind != FlashKind::Done
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flash_reads_back() {
        let flash = Flash::done("done-saved").with("name", "Núñez, José | ; =").with("n", "3");
        assert_eq!(Flash::read(&flash.write()), Some(flash));
        assert_eq!(Flash::read("failure-form"), None, "only sentences about an act");
    }
}
