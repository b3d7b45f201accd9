//! Short texts stored inline: the number of an article, a move in algebraic notation.

use std::fmt;

/// Capacity in bytes: `05.01.f.ii` has ten, `exd8=Q#` seven.
const MOST: usize = 14;

/// A text of at most fourteen ASCII characters.
///
/// ```
/// use adoube_game::Short;
/// assert_eq!(Short::new("05.01.f.ii").map(|short| short.to_string()).as_deref(), Some("05.01.f.ii"));
/// assert_eq!(Short::new("a text that is too long"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Short {
    bytes: [u8; MOST],
    length: u8,
}

impl Short {
    /// Stores a text, if it is short, printable and without spaces.
    pub fn new(text: &str) -> Option<Self> {
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_graphic()) {
            return None;
        }
        let mut bytes = [0; MOST];
        bytes.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        Some(Self { bytes, length: text.len() as u8 })
    }

    /// Returns the text.
    pub fn as_str(&self) -> &str {
        let kept = self.bytes.get(..usize::from(self.length)).unwrap_or_default();
        std::str::from_utf8(kept).unwrap_or_default()
    }
}

impl fmt::Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.as_str())
    }
}
