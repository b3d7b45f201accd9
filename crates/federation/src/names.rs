//! Names for sentences: the log holds numbers, and the caller looks up the names.

use crate::ids::{ClubId, CompetitionId, MemberNo, OpenId, TeamId};

/// Gives names; without them sentences show numbers.
pub trait NameLookup {
    /// A person's name.
    fn person(&self, id: MemberNo) -> String {
        format!("#{id}")
    }
    /// A club's name.
    fn club(&self, id: ClubId) -> String {
        format!("#{id}")
    }
    /// A team's name.
    fn team(&self, id: TeamId) -> String {
        format!("#{id}")
    }
    /// A competition's name.
    fn event(&self, id: CompetitionId) -> String {
        format!("#{id}")
    }
    /// An open tournament's name.
    fn open(&self, id: OpenId) -> String {
        format!("#{id}")
    }
}

/// Numbers only.
#[derive(Clone, Copy, Debug, Default)]
pub struct NumbersOnly;

impl NameLookup for NumbersOnly {}
