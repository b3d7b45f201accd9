//! The answer to "can this side still mate?", and the ground of a no.

use crate::Move;
use crate::words::mate;
use adoube_laws::Article;
use adoube_words::Text;

/// Whether a side can still mate by some series of legal moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MatingChance {
    /// It can: these moves, both sides helping, end in its mate. The line is empty if the mate is on the board.
    Yes(Vec<Move>),
    /// It cannot, and this is why.
    No(NoMateReason),
    /// The budget was spent before either was found.
    Undecided,
}

impl MatingChance {
    /// Whether the answer is yes.
    pub const fn is_yes(&self) -> bool {
        matches!(self, Self::Yes(_))
    }

    /// Whether the answer is no.
    pub const fn is_no(&self) -> bool {
        matches!(self, Self::No(_))
    }
}

/// Why a side can never mate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NoMateReason {
    /// No position with these men, or with what they can become, is a mate.
    Material,
    /// The men stand in each other's way for ever: none can get to where a mate would need it.
    Blocked,
    /// The few moves that are possible have been gone through; whatever is played, no mate remains possible.
    Forced,
    /// All positions that can still arise have been gone through, and none is a mate.
    Exhausted,
}

impl NoMateReason {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Material, Self::Blocked, Self::Forced, Self::Exhausted];

    /// The article that speaks of positions in which a king cannot be mated by any series of legal moves.
    pub const fn article(self) -> Article {
        Article::new("5.2.2")
    }

    /// A word for programs: `material`, `blocked`, `forced`, `exhausted`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Material => "material",
            Self::Blocked => "blocked",
            Self::Forced => "forced",
            Self::Exhausted => "exhausted",
        }
    }

    /// The ground as a sentence.
    pub const fn text(self) -> Text {
        match self {
            Self::Material => mate::MATERIAL,
            Self::Blocked => mate::BLOCKED,
            Self::Forced => mate::FORCED,
            Self::Exhausted => mate::EXHAUSTED,
        }
    }
}
