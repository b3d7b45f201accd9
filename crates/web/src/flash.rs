//! Flash messages: shown once at the top of the next page, with the result of a form or the reason for its refusal.
//!
//! The formatted message travels in a cookie, truncated to the size that browsers accept; the page escapes it like any
//! other text.

use crate::links;
use crate::reader::Reader;
use adoube_words::Text;
use std::fmt::Display;

const COOKIE: &str = "adoube-flash";

/// The maximum length of a message in the cookie, encoded, in bytes: browsers accept about 4,096 per cookie.
const SENT_BYTES_MAX: usize = 3_500;

/// The kind of a flash message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FlashKind {
    /// The form was processed.
    Done,
    /// The form was processed, with a warning.
    Warning,
    /// The form was refused.
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

/// A flash message, in every language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flash {
    kind: FlashKind,
    text: Text,
    values: Vec<(&'static str, String)>,
}

impl Flash {
    const fn new(kind: FlashKind, text: Text) -> Self {
        Self { kind, text, values: Vec::new() }
    }

    /// Creates a message that the form was processed.
    pub const fn done(text: Text) -> Self {
        Self::new(FlashKind::Done, text)
    }

    /// Creates a message that the form was processed, with a warning.
    pub const fn warning(text: Text) -> Self {
        Self::new(FlashKind::Warning, text)
    }

    /// Creates the message of a refused form. Only [`crate::outcome::FormOutcome::refused`] calls it, so the outcome is
    /// always marked as refused.
    pub(crate) const fn refused(text: Text) -> Self {
        Self::new(FlashKind::Refused, text)
    }

    /// Fills a place.
    #[must_use]
    pub fn with(mut self, place: &'static str, value: impl Into<String>) -> Self {
        self.values.push((place, value.into()));
        self
    }

    /// Returns the message for a reader.
    pub fn message(&self, reader: Reader) -> FlashMessage {
        let values: Vec<(&str, &dyn Display)> = self.values.iter().map(|(place, value)| (*place, value as _)).collect();
        FlashMessage { kind: self.kind, sentence: reader.say_with(self.text, &values) }
    }
}

/// A flash message in the reader's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FlashMessage {
    /// The kind of the message.
    pub kind: FlashKind,
    /// Returns the message in the reader's language.
    pub sentence: String,
}

impl FlashMessage {
    /// Encodes the message as a cookie value.
    pub fn write(&self) -> String {
        let mut sent = format!("{}|", self.kind.code());
        for letter in self.sentence.chars() {
            let letter = links::encoded(letter.encode_utf8(&mut [0; 4]));
            if sent.len() + letter.len() > SENT_BYTES_MAX {
                break;
            }
            sent.push_str(&letter);
        }
        sent
    }

    /// Decodes a cookie value.
    pub fn read(text: &str) -> Option<Self> {
        let (kind, sentence) = text.split_once('|')?;
        let kind = FlashKind::ALL.into_iter().find(|known| known.code() == kind)?;
        Some(Self { kind, sentence: links::decoded(sentence.get(..SENT_BYTES_MAX).unwrap_or(sentence)) })
    }

    /// Returns whether the message is a warning or a refusal.
    pub fn warns(&self) -> bool {
        self.kind != FlashKind::Done
    }

    /// Returns the `Set-Cookie` header that shows the message on the next page.
    pub fn cookie(&self) -> String {
        format!("{COOKIE}={}; Path=/; Max-Age=60; SameSite=Lax; HttpOnly", self.write())
    }

    /// Reads the message from the request's cookies.
    pub fn from_cookies(cookies: &str) -> Option<Self> {
        links::cookie(cookies, COOKIE).and_then(Self::read)
    }

    /// Returns the `Set-Cookie` header that removes the message.
    pub fn removal() -> String {
        format!("{COOKIE}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::password;
    use adoube_words::Language;

    #[test]
    fn a_message_reads_back() {
        let reader = Reader::new(Language::English);
        let message = Flash::done(password::SHORT).with("least", "Núñez, José | ; =").message(reader);
        assert_eq!(message.sentence, "Choose a password with at least Núñez, José | ; = characters.");
        assert_eq!(FlashMessage::read(&message.write()), Some(message));
        assert_eq!(FlashMessage::read("failure-form"), None, "only sentences about an act");
    }

    #[test]
    fn a_cookie_is_not_too_long() {
        let reader = Reader::new(Language::English);
        let sent = Flash::refused(password::SHORT).with("least", "ñ".repeat(10_000)).message(reader).write();
        assert!(sent.len() <= SENT_BYTES_MAX, "{}", sent.len());
        let read = FlashMessage::read(&sent).unwrap();
        assert!(read.warns() && read.sentence.ends_with('ñ'), "{}", read.sentence);
    }
}
