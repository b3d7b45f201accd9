//! A plain text message as bytes (RFC 5322, RFC 2045, RFC 2047).

use super::address::MailAddress;
use adoube_words::Language;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::fmt::Write;

/// The greatest length of a subject in characters.
const SUBJECT_MAX: usize = 200;
/// The greatest length of a text in bytes.
const TEXT_BYTES_MAX: usize = 20_000;
/// Bytes of a subject in one encoded word: with the name of the header, a line has less than 76 characters.
const WORD_BYTES: usize = 39;
/// Characters of encoded text per line.
const LINE: usize = 76;

/// A message to one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mail {
    /// Identifies the message: the same for each attempt to send it. Letters, digits, points and hyphens.
    pub id: String,
    /// The recipient.
    pub to: MailAddress,
    /// The subject.
    pub subject: String,
    /// The text, with line ends `\n`.
    pub text: String,
    /// The language of both.
    pub language: Language,
    /// The time of writing, in milliseconds since 1970.
    pub at_ms: i64,
}

impl Mail {
    /// Writes the message as sent from an address. All lines are ASCII and short, and none begins with a point.
    pub(super) fn write(&self, from: &MailAddress) -> Vec<u8> {
        let id: String = self.id.chars().filter(|c| c.is_ascii_alphanumeric() || ".-".contains(*c)).collect();
        let at = Timestamp::from_millisecond(self.at_ms).unwrap_or(Timestamp::UNIX_EPOCH).to_zoned(TimeZone::UTC);
        let mut out = String::new();
        // Writing to a String cannot fail.
        let _ = write!(out, "Date: {}\r\n", at.strftime("%a, %d %b %Y %H:%M:%S +0000"));
        let _ = write!(out, "From: {from}\r\nTo: {}\r\nSubject: {}\r\n", self.to, subject(&self.subject));
        let _ = write!(out, "Message-ID: <{id}@{}>\r\n", from.0.domain());
        let _ = write!(out, "Auto-Submitted: auto-generated\r\nContent-Language: {}\r\n", self.language);
        out.push_str("MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n");
        out.push_str("Content-Transfer-Encoding: base64\r\n\r\n");
        let encoded = STANDARD.encode(text(&self.text));
        for line in encoded.as_bytes().chunks(LINE) {
            out.push_str(std::str::from_utf8(line).unwrap_or_default());
            out.push_str("\r\n");
        }
        out.into_bytes()
    }
}

/// Returns a text with the line ends of mail, cut at its greatest length.
fn text(text: &str) -> String {
    let end = text.char_indices().map(|(at, _)| at).take_while(|at| *at <= TEXT_BYTES_MAX).last().unwrap_or_default();
    let whole = if text.len() <= TEXT_BYTES_MAX { text } else { text.get(..end).unwrap_or_default() };
    let lines = whole.lines().map(|line| line.replace(char::is_control, ""));
    lines.collect::<Vec<_>>().join("\r\n") + "\r\n"
}

/// Encodes a subject in words of RFC 2047, unless it is short and plain.
fn subject(text: &str) -> String {
    let text: String = text.chars().filter(|c| !c.is_control()).take(SUBJECT_MAX).collect();
    let plain = text.len() <= 60 && !text.contains("=?") && text.bytes().all(|byte| (b' '..=b'~').contains(&byte));
    if plain {
        return text;
    }
    let mut words = vec![String::new()];
    for c in text.chars() {
        if words.last().is_some_and(|word| word.len() + c.len_utf8() > WORD_BYTES) {
            words.push(String::new());
        }
        if let Some(word) = words.last_mut() {
            word.push(c);
        }
    }
    let words = words.iter().map(|word| format!("=?utf-8?B?{}?=", STANDARD.encode(word)));
    words.collect::<Vec<_>>().join("\r\n ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(subject: &str, text: &str) -> String {
        let mail = Mail {
            id: "2026-7.a\r\nX: b".to_owned(),
            to: "p@club.example.org".parse().unwrap(),
            subject: subject.to_owned(),
            text: text.to_owned(),
            language: Language::Catalan,
            at_ms: 1_794_826_800_000,
        };
        String::from_utf8(mail.write(&"lliga@example.org".parse().unwrap())).unwrap()
    }

    #[test]
    fn a_message_is_short_ascii_lines() {
        let long = "Alineació ".repeat(40);
        let out = written(&long, &"Text llarg amb accents: àéí. ".repeat(200));
        for line in out.split("\r\n") {
            assert!(line.len() <= 78 && line.is_ascii() && !line.starts_with('.'), "{line}");
            assert!(!line.contains(['\n', '\r']));
        }
        assert!(out.starts_with("Date: Mon, 16 Nov 2026 "), "{out}");
        assert!(out.contains("\r\nMessage-ID: <2026-7.aXb@example.org>\r\n"), "{out}");
        assert!(out.contains("\r\nContent-Language: ca\r\n") && out.contains("\r\nAuto-Submitted: auto-generated\r\n"));
    }

    #[test]
    fn a_subject_cannot_add_a_header() {
        let out = written("Hello\r\nBcc: c@d.cat", "text");
        assert!(out.contains("Subject: HelloBcc: c@d.cat\r\n"), "{out}");
        let head = out.split("\r\n\r\n").next().unwrap();
        assert!(head.lines().all(|line| !line.starts_with("Bcc")), "{head}");
    }

    #[test]
    fn subjects_are_plain_or_encoded() {
        let cases = [
            ("Line-up due", "Line-up due"),
            ("Alineació", "=?utf-8?B?QWxpbmVhY2nDsw==?="),
            ("=?utf-8?B?QQ==?=", "=?utf-8?B?PT91dGYtOD9CP1FRPT0/PQ==?="),
        ];
        for (given, expected) in cases {
            assert_eq!(subject(given), expected);
        }
    }

    #[test]
    fn a_long_text_is_cut_between_characters() {
        let cut = text(&"é".repeat(TEXT_BYTES_MAX));
        assert!(cut.len() <= TEXT_BYTES_MAX + 2 && cut.trim_end().chars().all(|c| c == 'é'));
        assert_eq!(text("a\nb\u{7}"), "a\r\nb\r\n");
    }
}
