//! Names for messages: the log holds numbers, and the caller looks up the names.

use crate::ids::{ClubId, CompetitionId, MatchId, MemberNo, OpenId, TeamId};

/// Looks up names; the default methods show numbers.
pub trait NameLookup {
    /// Returns a person's name.
    fn person(&self, id: MemberNo) -> String {
        format!("#{id}")
    }
    /// Returns a club's name.
    fn club(&self, id: ClubId) -> String {
        format!("#{id}")
    }
    /// Returns a team's name.
    fn team(&self, id: TeamId) -> String {
        format!("#{id}")
    }
    /// Returns a competition's name.
    fn event(&self, id: CompetitionId) -> String {
        format!("#{id}")
    }
    /// Returns an open tournament's name.
    fn open(&self, id: OpenId) -> String {
        format!("#{id}")
    }
    /// Returns the teams of a match.
    fn pairing(&self, id: MatchId) -> String {
        format!("#{id}")
    }
}

/// A lookup that shows numbers only.
#[derive(Clone, Copy, Debug, Default)]
pub struct NumbersOnly;

impl NameLookup for NumbersOnly {}
