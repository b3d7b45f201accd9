//! The answer to "can this side still mate?", with the reason for a no.

use crate::Move;
use crate::words::mate;
use adoube_laws::Article;
use adoube_words::Text;

/// Whether a side can still mate by some series of legal moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MatingChance {
    /// Yes: these moves, with both sides helping, end in mate. The line is empty if the mate is on the board.
    Yes(Vec<Move>),
    /// No, with the reason.
    No(NoMateReason),
    /// The budget was exhausted first.
    Undecided,
}

impl MatingChance {
    /// Returns whether the answer is no.
    pub const fn is_no(&self) -> bool {
        matches!(self, Self::No(_))
    }
}

/// Why a side can never mate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NoMateReason {
    /// No position with these men, or with their promotions, is a mate.
    Material,
    /// The men block each other permanently: none can reach a square that a mate would need.
    Blocked,
    /// The few possible moves were examined; none leaves a possible mate.
    Forced,
    /// All reachable positions were examined, and none is a mate.
    Exhausted,
}

impl NoMateReason {
    /// All reasons.
    pub const ALL: [Self; 4] = [Self::Material, Self::Blocked, Self::Forced, Self::Exhausted];

    /// Returns the article on positions in which a king cannot be mated by any series of legal moves.
    pub const fn article(self) -> Article {
        Article::new("5.2.2")
    }

    /// Returns the code: `material`, `blocked`, `forced`, `exhausted`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Material => "material",
            Self::Blocked => "blocked",
            Self::Forced => "forced",
            Self::Exhausted => "exhausted",
        }
    }

    /// Returns the reason as a sentence.
    pub const fn text(self) -> Text {
        match self {
            Self::Material => mate::MATERIAL,
            Self::Blocked => mate::BLOCKED,
            Self::Forced => mate::FORCED,
            Self::Exhausted => mate::EXHAUSTED,
        }
    }
}
