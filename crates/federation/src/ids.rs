//! Identifiers used in acts. Acts contain only these; names, addresses and document numbers are stored elsewhere.

use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub struct $name(pub u32);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl From<$name> for u32 {
            fn from(id: $name) -> Self {
                id.0
            }
        }
    )*};
}

ids! {
    /// A person: player, delegate or member of a committee. Personal data is stored elsewhere.
    MemberNo,
    ClubId,
    /// A team of a club in the season.
    TeamId,
    /// A competition of the season: a league, a cup or an individual event.
    CompetitionId,
    /// A match between two teams.
    MatchId,
    /// A matter submitted to a body.
    CaseId,
    /// An open tournament with a request for homologation.
    OpenId,
}

/// A side of a match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamSide {
    /// The home team.
    Home,
    Visitors,
}

impl TeamSide {
    /// Both sides.
    pub const BOTH: [Self; 2] = [Self::Home, Self::Visitors];

    /// Returns the other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Home => Self::Visitors,
            Self::Visitors => Self::Home,
        }
    }

    /// Returns its index in a pair.
    pub const fn index(self) -> usize {
        match self {
            Self::Home => 0,
            Self::Visitors => 1,
        }
    }
}
