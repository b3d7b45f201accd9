//! Members and terms of the federation's Board and Executive Council. They decide appeals and revocations (Competition
//! Committee 2.1 (a); Sports Commission 6.1) and the composition of the Sports Commission (1.1, 1.2, 3.1).

use crate::appeal::DecidingBody;
use crate::commission::{Member, Task};
use crate::ids::MemberNo;
use adoube_laws::Date;
use serde::{Deserialize, Serialize};

/// The bodies stored as a [`Council`].
pub const COUNCILS: [DecidingBody; 2] = [DecidingBody::Board, DecidingBody::ExecutiveCouncil];
/// Maximum number of members.
pub const SEATS: usize = 30;

/// A body as elected or appointed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Council {
    /// The day of the election or appointment.
    pub elected: Date,
    /// The end of its term, which the statutes set, not the handbook.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Date>,
    pub members: Vec<Member>,
}

impl Council {
    /// Returns whether it has members, at most one president, and a term that ends after it began.
    pub fn is_sound(&self) -> bool {
        let presidents = self.members.iter().filter(|member| member.task == Task::President).count();
        let ends = self.until.is_none_or(|until| until > self.elected);
        (1..=SEATS).contains(&self.members.len()) && presidents <= 1 && ends
    }

    /// Returns a person listed twice.
    pub fn twice(&self) -> Option<MemberNo> {
        let again = |at: usize, person: MemberNo| self.members.iter().skip(at + 1).any(|other| other.person == person);
        self.members.iter().enumerate().find(|(at, m)| again(*at, m.person)).map(|(_, member)| member.person)
    }

    /// Returns whether a person belongs to it.
    pub fn has(&self, person: MemberNo) -> bool {
        self.members.iter().any(|member| member.person == person)
    }

    /// Returns whether its term was over on a day.
    pub fn is_over(&self, on: Date) -> bool {
        self.until.is_some_and(|until| until < on)
    }
}
