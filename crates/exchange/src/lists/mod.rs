//! Rating lists: FIDE's fixed-width text and XML, read line by line or piece by piece, never whole; the federation's.

pub mod federation;
mod text;
mod xml;

pub use text::TextList;
pub use xml::{MAX_RECORD, XmlList};

/// One tempo's rating.
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
    /// Title, women's title, other titles, FIDE online arena title.
    pub title: String,
    /// Women's title.
    pub women_title: String,
    /// Other titles.
    pub other_titles: String,
    /// Online arena title.
    pub arena_title: String,
    /// Standard.
    pub standard: Rating,
    /// Rapid.
    pub rapid: Rating,
    /// Blitz.
    pub blitz: Rating,
    /// Year of birth; 0 if unknown.
    pub born: u16,
    /// `i` inactive, `w` woman, `wi` both.
    pub flag: String,
}

impl ListedPlayer {
    /// Whether the list marks the player inactive.
    pub fn is_inactive(&self) -> bool {
        self.flag.contains('i')
    }
}
