//! Notices to the parties of a season: what was decided follows from the answers to an act ([`following`]), what is due from
//! the state on a day ([`due`]). A notice holds numbers, sums and dates, so that it stays true when the season goes on;
//! names are looked up when it is written.

mod due;
mod following;

pub use due::{DueNotice, LineUpDeadline, due, line_up_deadline};
pub use following::{following, settled};

use crate::appeal::DecidingBody;
use crate::cases::{Offender, Party, RulingKind, SanctionEffect};
use crate::ids::{CaseId, ClubId, CompetitionId, MatchId, MemberNo, TeamId, TeamSide};
use crate::papers::{PaperKind, PaperSubject};
use crate::season::SeasonState;
use adoube_laws::{Date, Moment};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The most persons that one notice names; beyond, it gives their number only.
pub const NAMED_MAX: usize = 40;

/// The bodies whose members a season knows. The office sees its own cases, and others have their own post.
pub const BODIES: [DecidingBody; 4] = [
    DecidingBody::CompetitionCommittee,
    DecidingBody::SportsCommission,
    DecidingBody::Board,
    DecidingBody::ExecutiveCouncil,
];

/// Those whom a notice is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Addressee {
    /// A club, through its delegates, who answer for its documents (Delegates 5.11).
    Club(ClubId),
    Person(MemberNo),
    /// The members of a body.
    Body(DecidingBody),
}

impl Addressee {
    /// Returns the persons who receive the notice; empty if nobody acts for the addressee.
    pub fn recipients(self, state: &SeasonState) -> BTreeSet<MemberNo> {
        match self {
            Self::Club(club) => state.clubs.get(&club).into_iter().flat_map(|of| of.delegates.clone()).collect(),
            Self::Person(person) => BTreeSet::from([person]),
            Self::Body(body) => state.members(body).into_iter().collect(),
        }
    }

    /// Returns the addressee of a party; organisers of opens are not known as persons.
    const fn of_party(party: Party) -> Option<Self> {
        match party {
            Party::Club(club) => Some(Self::Club(club)),
            Party::Person(person) => Some(Self::Person(person)),
            Party::Organiser(_) => None,
        }
    }
}

/// The application that the office granted or refused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Application {
    Licence(MemberNo),
    /// The club's strength list.
    List,
    /// A player added to the list.
    Addition(MemberNo),
    Team(CompetitionId),
    Player(CompetitionId, MemberNo),
    /// Any other request.
    Other,
}

/// The time to appeal against a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AppealTime {
    /// Nobody decides after this body.
    Final,
    /// To this body, within days of the receipt.
    Within { to: DecidingBody, days: u16 },
    /// To this body, until this day, because the day of the receipt is known.
    Until { to: DecidingBody, last: Date },
}

/// The facts of a notice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoticeFacts {
    /// Licences were granted.
    Licensed(Vec<MemberNo>),
    /// The office granted or refused an application of a club.
    Settled {
        application: Application,
        granted: bool,
    },
    /// A match has another date or time.
    Moved {
        id: MatchId,
        from: Option<Moment>,
        to: Moment,
    },
    /// A match has another hall.
    Venue(MatchId),
    /// A round that is not paired yet has another date or time.
    RoundMoved {
        event: CompetitionId,
        round: u16,
        to: Moment,
    },
    /// The reports of both clubs differ on these boards.
    Disputed {
        id: MatchId,
        boards: Vec<u8>,
    },
    /// A case came before a body.
    Raised(CaseId),
    /// A body decided a case.
    Decided {
        case: CaseId,
        ruling: RulingKind,
        appeal: AppealTime,
    },
    Sanctioned {
        case: CaseId,
        on: Offender,
        effect: SanctionEffect,
        from: Date,
        appeal: AppealTime,
    },
    Invoiced {
        number: u32,
        cents: i64,
        due: Date,
    },
    Overdue {
        number: u32,
        cents: i64,
        due: Date,
    },
    LineUpDue {
        id: MatchId,
        team: TeamId,
        side: TeamSide,
        due: Moment,
    },
    PaperDue {
        paper: PaperKind,
        about: PaperSubject,
        due: Moment,
    },
    /// Licences of a club's players end on a day.
    LicencesEnd {
        count: u32,
        last: Date,
    },
}

/// A notice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Notice {
    pub to: Addressee,
    pub facts: NoticeFacts,
    /// The rule, as the regulations in force name it; empty if there is none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rule: String,
}

impl Notice {
    fn new(to: Addressee, facts: NoticeFacts, rule: &str) -> Self {
        // Regulations name the rule of a figure that no rule sets "none".
        let rule = if rule == "none" { String::new() } else { rule.to_owned() };
        Self { to, facts, rule }
    }
}

/// Returns the club of a team.
fn club_of(state: &SeasonState, team: TeamId) -> Option<Addressee> {
    state.teams.get(&team).map(|team| Addressee::Club(team.club))
}

/// Returns the clubs of a match; one if both teams are of the same club.
fn clubs_of(state: &SeasonState, id: MatchId) -> BTreeSet<Addressee> {
    let teams = state.matches.get(&id).into_iter().flat_map(|m| [m.home, m.visitors]);
    teams.filter_map(|team| club_of(state, team)).collect()
}
