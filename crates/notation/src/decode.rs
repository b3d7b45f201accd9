//! Decodes a PGN file's bytes: UTF-8, else Latin-1, in which PGN was first defined.

use std::borrow::Cow;

/// Decodes bytes. Bytes that are not UTF-8 are read one by one as Latin-1, so that none is lost.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| char::from(byte)).collect()),
    }
}

/// Undoes a tag value's escapes: `\"` and `\\`.
pub fn unescape(value: &str, out: &mut String) {
    out.clear();
    let mut chars = value.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\\' if matches!(chars.peek(), Some('"' | '\\')) => out.extend(chars.next()),
            c => out.push(c),
        }
    }
}

/// Escapes a tag's value.
pub fn escape(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    for c in value.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_come_off_and_go_on() {
        let mut out = String::new();
        for value in ["", "plain", r#"the "Open" \ cup"#, r"\", "é"] {
            unescape(&escape(value), &mut out);
            assert_eq!(out, value);
        }
        unescape(r"a\b", &mut out);
        assert_eq!(out, r"a\b");
    }

    #[test]
    fn latin_1_is_read_where_utf_8_is_not() {
        assert_eq!(decode(b"Jos\xe9"), "José");
        assert_eq!(decode("José".as_bytes()), "José");
    }
}
