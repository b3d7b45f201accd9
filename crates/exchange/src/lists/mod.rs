//! Rating lists: FIDE's as fixed-width text and XML, read line by line or in chunks, never as a whole; and the
//! federation's.
//!
//! A list must have its columns (number, name, rating), complete lines, ratings from 0 to 4000 and no duplicate
//! numbers: a truncated line must not be read as a player without a rating.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;

pub mod federation;
mod text;
mod xml;

pub use text::TextList;
pub use xml::{MAX_RECORD, XmlList};

/// The rating for one type of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rating {
    /// The rating; 0 for none.
    pub rating: u16,
    /// Games in the period.
    pub games: u16,
    /// The coefficient K.
    pub k: u8,
}

/// A player of a list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ListedPlayer {
    /// FIDE identity number.
    pub fide_id: u32,
    /// Name as printed.
    pub name: String,
    /// Federation.
    pub federation: String,
    /// `M` or `F`, or blank.
    pub sex: String,
    /// Title.
    pub title: String,
    /// Women's title.
    pub women_title: String,
    /// Other titles.
    pub other_titles: String,
    /// Online arena title.
    pub arena_title: String,
    /// Standard rating.
    pub standard: Rating,
    /// Rapid rating.
    pub rapid: Rating,
    /// Blitz rating.
    pub blitz: Rating,
    /// Year of birth; 0 if unknown.
    pub born: u16,
    /// `i` inactive, `w` woman, `wi` both.
    pub flag: String,
}

/// The types of play for which a list has ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tempos {
    /// Standard, or the only rating of a list that does not name the type of play.
    pub standard: bool,
    /// Rapid.
    pub rapid: bool,
    /// Blitz.
    pub blitz: bool,
}

impl Tempos {
    /// Returns the types of play that either of the two has.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            standard: self.standard | other.standard,
            rapid: self.rapid | other.rapid,
            blitz: self.blitz | other.blitz,
        }
    }

    /// Returns whether the list has a single rating, whose type of play it does not name.
    pub const fn is_single(self) -> bool {
        self.standard && !self.rapid && !self.blitz
    }
}

/// The numbers read so far, each with its line.
#[derive(Clone, PartialEq, Eq, Debug)]
struct SeenNumbers<N: Eq + Hash>(HashMap<N, u32>);

impl<N: Eq + Hash> Default for SeenNumbers<N> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<N: Eq + Hash> SeenNumbers<N> {
    /// Returns the line on which a number occurred before; if it is new, records it and returns 0.
    fn earlier(&mut self, number: N, line: u32) -> u32 {
        match self.0.entry(number) {
            Entry::Occupied(seen) => *seen.get(),
            Entry::Vacant(free) => {
                free.insert(line);
                0
            }
        }
    }
}

/// Parses an unsigned integer of at most `most`; an empty field is 0.
fn whole(field: &str, most: u16) -> Option<u16> {
    if field.is_empty() {
        return Some(0);
    }
    let digits = field.bytes().all(|byte| byte.is_ascii_digit());
    field.parse().ok().filter(|value| digits && *value <= most)
}

/// Parses a FIDE id.
fn identity(field: &str) -> Option<u32> {
    let digits = field.bytes().all(|byte| byte.is_ascii_digit());
    field.parse().ok().filter(|number| digits && *number > 0)
}
