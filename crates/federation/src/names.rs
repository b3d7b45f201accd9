//! Names for sentences: the log holds numbers, and whoever shows a sentence says who they are.

use crate::ids::{ClubId, EventId, OpenId, PersonId, TeamId};

/// Gives names; without them sentences show numbers.
pub trait Names {
    /// A person's name.
    fn person(&self, id: PersonId) -> String {
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
    fn event(&self, id: EventId) -> String {
        format!("#{id}")
    }
    /// An open tournament's name.
    fn open(&self, id: OpenId) -> String {
        format!("#{id}")
    }
}

/// Numbers only.
#[derive(Clone, Copy, Debug, Default)]
pub struct Numbers;

impl Names for Numbers {}
