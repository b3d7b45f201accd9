//! The Sports Commission: members, term, absences, quorum and votes (Sports Commission 1.1-8.1; D-52 to D-56).

use crate::finding::HandbookFinding;
use crate::ids::MemberNo;
use crate::regulations::BodyRules;
use adoube_laws::Date;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Tasks of members (4.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// The president, who is in charge (4.1).
    President,
    /// Keeps the minutes (4.2).
    Secretary,
    /// Ratings.
    Rating,
    Rules,
    Tournaments,
    /// Sanction proposals and case files.
    Sanctions,
    /// Promotion of elite players.
    Elite,
    /// No particular task.
    Member,
}

/// A member of a body.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Member {
    pub person: MemberNo,
    pub task: Task,
    /// The day of appointment.
    pub since: Date,
}

/// The Sports Commission.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Commission {
    /// The day of the last general elections for president (2.2).
    pub elected: Option<Date>,
    pub members: Vec<Member>,
    /// Absent members, per meeting.
    pub absences: Vec<BTreeSet<MemberNo>>,
    /// Seats left by members during the term and not filled since (3.3).
    #[serde(default, skip_serializing_if = "no_vacancy")]
    pub vacant: u8,
}

/// Returns whether nothing needs to be written about vacant seats.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature that serde calls")]
fn no_vacancy(seats: &u8) -> bool {
    *seats == 0
}

impl Commission {
    /// Returns whether there are five to eight members, one of them president (1.1).
    pub fn is_complete(&self, rules: &BodyRules) -> bool {
        let in_charge = self.members.iter().filter(|member| member.task == Task::President).count();
        (usize::from(*rules.commission_fewest)..=usize::from(*rules.commission_most)).contains(&self.members.len())
            && in_charge == 1
    }

    /// Returns the end of the term: two years after the elections, also for members appointed later (2.1, 2.2; D-55).
    pub fn term_ends(&self, rules: &BodyRules) -> Option<Date> {
        self.elected.map(|date| date.plus_years(i32::from(*rules.commission_years)))
    }

    /// Returns the president.
    pub fn president(&self) -> Option<MemberNo> {
        self.members.iter().find(|member| member.task == Task::President).map(|member| member.person)
    }

    /// Returns the members with a cause for removal: absent from five meetings in a row or ten in total (3.2, D-54).
    pub fn causes_for_removal(&self, rules: &BodyRules) -> Vec<MemberNo> {
        let cause = |person: &MemberNo| {
            let (mut row, mut longest, mut all) = (0_u32, 0_u32, 0_u32);
            for absent in &self.absences {
                row = if absent.contains(person) { row + 1 } else { 0 };
                all += u32::from(absent.contains(person));
                longest = longest.max(row);
            }
            longest >= u32::from(*rules.absences_in_a_row) || all >= u32::from(*rules.absences_in_all)
        };
        self.members.iter().map(|member| member.person).filter(cause).collect()
    }

    /// Returns whether this many votes remove a member: all the others must agree (3.1).
    pub fn removed_by(&self, votes: u8) -> bool {
        usize::from(votes) + 1 >= self.members.len() && self.members.len() > 1
    }

    /// Names members: in the same term, a member who is no longer named leaves a vacant seat (3.3), and absences still
    /// count (3.2).
    pub(crate) fn name(&mut self, elected: Date, members: &[Member]) {
        if self.elected.replace(elected) != Some(elected) {
            self.absences.clear();
            (self.vacant, self.members) = (0, members.to_vec());
            return;
        }
        let seats = self.appointed().saturating_add(self.vacant);
        self.members = members.to_vec();
        self.vacant = seats.saturating_sub(self.appointed());
    }

    /// Adds a member, who takes a vacant seat if there is one.
    pub(crate) fn join(&mut self, member: &Member) {
        self.members.push(member.clone());
        self.vacant = self.vacant.saturating_sub(1);
    }

    /// Removes a member, whose seat becomes vacant.
    pub(crate) fn leave(&mut self, person: MemberNo) {
        let seats = self.appointed().saturating_add(self.vacant);
        self.members.retain(|member| member.person != person);
        self.vacant = seats.saturating_sub(self.appointed());
    }

    /// Returns the number of appointed members.
    pub fn appointed(&self) -> u8 {
        self.members.len().min(255) as u8
    }
}

/// A member's vote.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ballot {
    For,
    Against,
    /// Blank, or no vote.
    Blank,
}

/// The totals of a vote; individual votes are confidential (8.1). The president's is stored because it breaks ties
/// (7.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Vote {
    pub yes: u8,
    /// Against.
    pub no: u8,
    /// Blank: counts for the quorum (D-53).
    pub blank: u8,
    /// The president's vote.
    pub president: Ballot,
}

impl Vote {
    /// Returns whether this many members can have cast these votes, the president's included (7.1-7.3).
    pub fn can_be(&self, members: u8) -> bool {
        let votes = u16::from(self.yes) + u16::from(self.no) + u16::from(self.blank);
        let own = match self.president {
            Ballot::For => self.yes > 0,
            Ballot::Against => self.no > 0,
            Ballot::Blank => true,
        };
        votes <= u16::from(members) && own
    }
}

/// Returns the votes needed for a quorum: half the members plus one (7.3, D-52).
pub const fn quorum(members: u8) -> u8 {
    members / 2 + 1
}

/// The outcome of a vote.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VoteOutcome {
    Carried,
    Rejected,
}

/// 7.1, 7.2, 7.3: counts a vote: simple majority of those for and against; the president breaks ties.
///
/// # Errors
/// `E-VOTE-QUORUM`.
pub fn count(vote: &Vote, members: u8) -> Result<VoteOutcome, HandbookFinding> {
    let votes = vote.yes.saturating_add(vote.no).saturating_add(vote.blank);
    let needed = quorum(members);
    if votes < needed {
        return Err(HandbookFinding::VoteQuorum { votes, needed, members });
    }
    let carried = vote.yes > vote.no || vote.yes == vote.no && vote.president == Ballot::For;
    Ok(if carried { VoteOutcome::Carried } else { VoteOutcome::Rejected })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regulations::Regulations;

    fn rules() -> &'static BodyRules {
        &Regulations::handbook().bodies
    }
    use proptest::prelude::*;

    #[test]
    fn v_vo_1_to_8_votes() {
        use Ballot::{Against, For};
        use VoteOutcome::{Carried, Rejected};
        let quorum = |votes, needed, members| Err(HandbookFinding::VoteQuorum { votes, needed, members });
        let cases = [
            ("V-VO-1", 5, 2, 0, 0, For, quorum(2, 3, 5)),
            ("V-VO-2", 5, 2, 1, 0, For, Ok(Carried)),
            ("V-VO-3", 6, 2, 1, 0, For, quorum(3, 4, 6)),
            ("V-VO-4", 7, 2, 2, 0, Against, Ok(Rejected)),
            ("V-VO-5", 7, 3, 3, 1, For, Ok(Carried)),
            ("V-VO-6", 8, 2, 2, 0, For, quorum(4, 5, 8)),
            ("V-VO-7", 8, 2, 1, 2, For, Ok(Carried)),
            ("V-VO-8", 8, 4, 4, 0, Against, Ok(Rejected)),
        ];
        for (id, members, yes, no, blank, president, expected) in cases {
            assert_eq!(count(&Vote { yes, no, blank, president }, members), expected, "{id}");
        }
    }

    #[test]
    fn d_53_totals_that_can_be() {
        use Ballot::{Against, Blank, For};
        let cases = [
            ((3, 2, 0, For), true),
            ((9, 2, 0, For), false),
            ((0, 0, 5, For), false),
            ((5, 0, 0, Against), false),
            ((0, 0, 5, Blank), true),
            ((255, 255, 255, For), false),
        ];
        for ((yes, no, blank, president), expected) in cases {
            assert_eq!(Vote { yes, no, blank, president }.can_be(5), expected, "{yes} {no} {blank}");
        }
    }

    fn commission(members: u32) -> Commission {
        let since = Date::new(1989, 7, 1).unwrap();
        let task = |n| if n == 1 { Task::President } else { Task::Member };
        let members = (1..=members).map(|n| Member { person: MemberNo(n), task: task(n), since }).collect();
        Commission { elected: Date::new(1989, 6, 3), members, ..Commission::default() }
    }

    #[test]
    fn v_vo_9_membership() {
        let valid: Vec<u32> = (0..12).filter(|n| commission(*n).is_complete(rules())).collect();
        assert_eq!(valid, [5, 6, 7, 8], "V-VO-9");
        let absent = |meetings: &dyn Fn(u32) -> bool, of: u32| {
            let mut c = commission(7);
            let who = |n| if meetings(n) { BTreeSet::from([MemberNo(3)]) } else { BTreeSet::new() };
            c.absences = (1..=of).map(who).collect();
            c.causes_for_removal(rules())
        };
        assert_eq!(absent(&|n| n <= 5, 5), [MemberNo(3)], "V-VO-9: five running");
        assert_eq!(absent(&|n| n % 3 != 0, 15), [MemberNo(3)], "V-VO-9: ten of fifteen, never five running");
        assert_eq!(absent(&|n| n <= 4, 20), [], "V-VO-9: four");
        let seven = commission(7);
        assert!(seven.removed_by(6) && !seven.removed_by(5), "V-VO-9: 6 of 6");
        assert_eq!(seven.term_ends(rules()), Date::new(1991, 6, 3));
        assert_eq!(seven.president(), Some(MemberNo(1)));
    }

    proptest! {
        #[test]
        fn one_more_vote_for_never_rejects(members in 5_u8..9, yes in 0_u8..9, no in 0_u8..9, blank in 0_u8..9) {
            let vote = Vote { yes, no, blank, president: Ballot::Against };
            if count(&vote, members) == Ok(VoteOutcome::Carried) {
                prop_assert_eq!(count(&Vote { yes: yes + 1, ..vote }, members), Ok(VoteOutcome::Carried));
            }
        }
    }
}
