//! The tags of a game: the seven required ones, duplicates, and a `Result` in other notation.

use super::{At, Checker, GameReport, PgnFinding, PgnFindingKind, PgnTermination, decode, unescape};
use crate::pgn::SEVEN_TAGS;
use adoube_board::Color;
use std::collections::HashMap;

/// The maximum number of tag names remembered per game.
const MAX_TAGS: usize = 1_000;

/// The tags on which the check of a game depends.
const DECISIVE: [&str; 5] = ["White", "Black", "Result", "FEN", "Variant"];

/// The tags of a game so far.
#[derive(Clone, Default)]
pub(super) struct Roster {
    /// The words of [`DECISIVE`], one bit each.
    decisive: u8,
    /// Whether the game has tags.
    pub(super) any: bool,
    /// All tags with their first values; only kept if irregularities are requested.
    all: HashMap<String, String>,
}

impl Roster {
    pub(super) fn clear(&mut self) {
        self.decisive = 0;
        self.any = false;
        self.all.clear();
    }

    /// Returns whether a tag is not a duplicate of one on which the check depends. A tag without a value counts as
    /// missing.
    #[inline]
    pub(super) const fn is_first(&mut self, name: &[u8], value: &[u8]) -> bool {
        self.any = true;
        let bit = match name {
            b"White" => 1,
            b"Black" => 2,
            b"Result" => 4,
            b"FEN" => 8,
            b"Variant" => 16,
            _ => return true,
        };
        let before = self.decisive;
        self.decisive |= if value.is_empty() { 0 } else { bit };
        before & bit == 0
    }
}

impl PgnFindingKind {
    fn twice(name: &str, first: &str, second: &str) -> Self {
        let short = |text: &str| text.chars().take(80).collect();
        Self::DoubledTag {
            name: short(name),
            first: short(first),
            second: short(second),
            is_fault: first != second && !first.is_empty() && DECISIVE.contains(&name),
        }
    }
}

impl<F: FnMut(GameReport)> Checker<F> {
    /// Reports a contradicting duplicate of a tag on which the check depends, if irregularities are not requested.
    #[cold]
    pub(super) fn second_tag(&mut self, name: &[u8], value: &[u8], at: At<'_>) {
        let mut second = String::new();
        unescape(&decode(value), &mut second);
        let first = match name {
            b"White" => &self.game.white,
            b"Black" => &self.game.black,
            b"Result" => &self.result_tag,
            b"FEN" => self.track.fen(),
            _ => self.track.variant(),
        };
        let what = PgnFindingKind::twice(&decode(name), first, &second);
        if what.is_fault() {
            self.push_about_tags(what, &[], at.place());
        }
    }

    /// Checks any tag, if irregularities are requested.
    #[cold]
    pub(super) fn odd_tag(&mut self, name: &[u8], value: &[u8], at: At<'_>) {
        let mut plain = String::new();
        unescape(&decode(value), &mut plain);
        let name = decode(name);
        if let Some(first) = self.roster.all.get(name.as_ref()) {
            let what = PgnFindingKind::twice(&name, first, &plain);
            self.push_about_tags(what, &[], at.place());
        } else if self.roster.all.len() < MAX_TAGS {
            self.roster.all.insert(name.clone().into_owned(), plain.clone());
        }
        // A value that is not a result is reported at the end of the game.
        if name == "Result"
            && let Some(meant) = PgnTermination::from_sign(plain.as_bytes())
            && meant.sign() != plain
        {
            self.push_about_tags(PgnFindingKind::ResultSign { found: plain, meant: Some(meant) }, &[], at.place());
        }
    }

    /// Reports at the end of the game which of the seven tags are missing.
    #[cold]
    pub(super) fn missing_tags(&mut self) {
        let missing = SEVEN_TAGS.iter().map(|(name, _)| *name).filter(|name| !self.roster.all.contains_key(*name));
        let missing: Vec<&'static str> = missing.collect();
        if !missing.is_empty() {
            let (place, what) = (self.game.place, PgnFindingKind::MissingTags(missing));
            let finding = PgnFinding { place, number: 1, color: Color::White, text: String::new(), what };
            self.game.findings.insert(0, finding);
        }
    }
}
