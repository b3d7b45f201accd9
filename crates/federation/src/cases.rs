//! Matters that bodies decide, each with its rule, its body and the rulings that fit it (Competition Committee 1.1-3.1; Sports
//! Commission 1.2, 3.1, 3.3, 6.1; every rule the handbook marks as a decision).

use crate::appeal::{CaseScope, DecidingBody};
use crate::clash::{MatchChange, RoundChange};
use crate::commission::{Member, Vote};
use crate::ids::{CaseId, ClubId, CompetitionId, MatchId, MemberNo, OpenId, TeamId};
use crate::result::TeamBoardResult;
use adoube_laws::{Date, Moment};
use adoube_tournament::Points;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A matter that a body decides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Matter {
    /// Delegates 5.422 e-f: a venue, by its index among those requested.
    Venue(u32),
    /// Delegates 5.93: an incident the delegates could not settle; boards count from 1.
    Incident(MatchId, u8),
    /// Sub-condicione 9: the ruling on a disputed point.
    SubCondicione(MatchId, u8),
    /// Adjournments 10.1 (b): a game sent for analysis.
    Analysis(MatchId, u8),
    /// Adjournments 10.1 (c): a game sent for analysis after the match was decided in the second session.
    AnalysisAfterSecond(MatchId, u8),
    /// Adjournments 10.2 (b): a game sealed after the second session.
    ThirdSession(MatchId, u8),
    /// Competition rules 12.1 (d): proof of a delay, in seconds after the official start.
    DelayProof(MatchId, u8, u32),
    /// Competition rules 12.5: force majeure in a round, for all its matches or some.
    ForceMajeure(CompetitionId, u16, Vec<MatchId>),
    /// Withdrawals 14.21: a Preferent's reason to withdraw.
    Withdrawal(CompetitionId, MemberNo),
    /// Calendar 15.1: a clash that needs another date.
    Clash(MatchId),
    /// Calendar 15.2: whether an unofficial event is treated as official.
    OtherEvent(CompetitionId, u16),
    /// Calendar 15.4: a date for the matches of a round robin that a change of calendar affects, or for some boards of one.
    RoundRobinDate(
        CompetitionId,
        u16,
        #[serde(default)] Vec<MatchId>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")] Vec<u8>,
    ),
    /// Calendar 15.6: a clash in the last round that affects the top places.
    LastRound(CompetitionId),
    /// Calendar 15.7: a team of the Copa Catalana passes without playing.
    CopaPass(MatchId, TeamId),
    /// Calendar 15.82: the last round of an individual Swiss.
    LastSwissRound(CompetitionId),
    /// Calendar 15.10 (b): a change of date or venue.
    Change(CompetitionId, RoundChange),
    /// Calendar 15.10 (b): another date, hour or venue of one match.
    MatchChange(MatchId, MatchChange),
    /// Competition Committee 1.2: a breach or unsporting conduct.
    Breach(Offender),
    /// Competition Committee 3.1: the sanction for it, from the latest circular.
    Sanction(Offender),
    /// Sports Commission 1.2: a member chosen by the president.
    Appointment(Member),
    /// Sports Commission 3.1: removal of a member.
    Removal(MemberNo),
    /// Sports Commission 3.3: filling a vacancy.
    Vacancy(Member),
    /// Sports Commission 6.1: revoking a decision of the Commission, convened by two of its members and one of the Committee.
    Revocation {
        case: CaseId,
        /// Two members of the Commission.
        commission: (MemberNo, MemberNo),
        /// One member of the Competition Committee.
        committee: MemberNo,
    },
    /// Pairing systems 3.11: the teams that may play on among their own category.
    Consolation(CompetitionId, Vec<TeamId>),
    /// Tie-breaks 1.714, D-74: a public draw of lots.
    Lots(CompetitionId, Vec<MemberNo>),
    /// Open tournaments 6: the rules of an open.
    OpenRules(OpenId),
    /// Open tournaments, closing: an event with evident irregularities.
    Annulment(OpenId),
    /// Open tournaments, closing: any other event with evident irregularities.
    EventAnnulment(CompetitionId),
    /// Rating 1 (b): whether a non-official event counts for rating.
    Rated(CompetitionId),
    /// Competition Committee 2.1: an appeal against another case.
    Appeal(CaseId),
}

/// The person, team or club accused of a breach.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offender {
    Person(MemberNo),
    Team(TeamId),
    Club(ClubId),
}

/// A body's ruling.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ruling {
    /// Granted, admitted, upheld, approved.
    Yes,
    /// Refused.
    No,
    Result(TeamBoardResult),
    /// A date and time, for example of a session.
    At(Moment),
    /// A row of the table of sanctions.
    Sanction(u16),
    /// The order of a draw.
    Order(Vec<MemberNo>),
    /// On appeal: the ruling that replaces the first body's.
    Instead(Box<Ruling>),
}

/// A kind of ruling, as listed in the options of a matter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RulingKind {
    Yes,
    No,
    Result,
    /// A date and time.
    At,
    Sanction,
    Order,
    /// A ruling that replaces another.
    Instead,
}

impl Ruling {
    /// Returns the kind of the ruling.
    pub const fn choice(&self) -> RulingKind {
        match self {
            Self::Yes => RulingKind::Yes,
            Self::No => RulingKind::No,
            Self::Result(_) => RulingKind::Result,
            Self::At(_) => RulingKind::At,
            Self::Sanction(_) => RulingKind::Sanction,
            Self::Order(_) => RulingKind::Order,
            Self::Instead(_) => RulingKind::Instead,
        }
    }
}

impl Matter {
    /// Returns the rule that leaves the matter to a body.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Venue(_) => "Delegates 5.422 e-f",
            Self::Incident(..) => "Delegates 5.93",
            Self::SubCondicione(..) => "Sub-condicione 9",
            Self::Analysis(..) => "Adjournments 10.1 (b)",
            Self::AnalysisAfterSecond(..) => "Adjournments 10.1 (c)",
            Self::ThirdSession(..) => "Adjournments 10.2 (b)",
            Self::DelayProof(..) => "Competition rules 12.1 (d)",
            Self::ForceMajeure(..) => "Competition rules 12.5",
            Self::Withdrawal(..) => "Withdrawals 14.21",
            Self::Clash(_) => "Calendar 15.1",
            Self::OtherEvent(..) => "Calendar 15.2",
            Self::RoundRobinDate(..) => "Calendar 15.4",
            Self::LastRound(_) => "Calendar 15.6",
            Self::CopaPass(..) => "Calendar 15.7",
            Self::LastSwissRound(_) => "Calendar 15.82",
            Self::Change(..) | Self::MatchChange(..) => "Calendar 15.10 (b)",
            Self::Breach(_) => "Competition Committee 1.2",
            Self::Sanction(_) => "Competition Committee 3.1",
            Self::Appointment(_) => "Sports Commission 1.2",
            Self::Removal(_) => "Sports Commission 3.1",
            Self::Vacancy(_) => "Sports Commission 3.3",
            Self::Revocation { .. } => "Sports Commission 6.1",
            Self::Consolation(..) => "Pairing systems 3.11",
            Self::Lots(..) => "Tie-breaks 1.714",
            Self::OpenRules(_) => "Open tournaments 6",
            Self::Annulment(_) | Self::EventAnnulment(_) => "Open tournaments, closing",
            Self::Rated(_) => "Rating 1 (b)",
            Self::Appeal(_) => "Competition Committee 2.1 (a)",
        }
    }

    /// Returns the body that decides; for an appeal, the next instance.
    pub const fn body(&self) -> DecidingBody {
        match self {
            Self::Incident(..)
            | Self::SubCondicione(..)
            | Self::Analysis(..)
            | Self::AnalysisAfterSecond(..)
            | Self::ThirdSession(..)
            | Self::DelayProof(..)
            | Self::Withdrawal(..)
            | Self::Breach(_)
            | Self::Sanction(_) => DecidingBody::CompetitionCommittee,
            Self::OtherEvent(..)
            | Self::RoundRobinDate(..)
            | Self::LastRound(_)
            | Self::CopaPass(..)
            | Self::LastSwissRound(_)
            | Self::Change(..)
            | Self::MatchChange(..)
            | Self::Vacancy(_)
            | Self::Annulment(_)
            | Self::EventAnnulment(_) => DecidingBody::SportsCommission,
            Self::Appointment(_) | Self::Removal(_) => DecidingBody::ExecutiveCouncil,
            Self::Revocation { .. } | Self::Appeal(_) => DecidingBody::Board,
            Self::Venue(_)
            | Self::ForceMajeure(..)
            | Self::Clash(_)
            | Self::Consolation(..)
            | Self::Lots(..)
            | Self::OpenRules(_)
            | Self::Rated(_) => DecidingBody::Federation,
        }
    }

    /// Returns the kinds of ruling that fit the matter.
    pub const fn options(&self) -> &'static [RulingKind] {
        match self {
            Self::Analysis(..) | Self::AnalysisAfterSecond(..) => &[RulingKind::Result],
            Self::Incident(..) => &[RulingKind::Result, RulingKind::At],
            Self::ThirdSession(..) => &[RulingKind::At, RulingKind::Result],
            Self::ForceMajeure(..)
            | Self::Clash(_)
            | Self::RoundRobinDate(..)
            | Self::LastRound(_)
            | Self::LastSwissRound(_) => &[RulingKind::At, RulingKind::No],
            Self::Sanction(_) => &[RulingKind::Sanction, RulingKind::No],
            Self::Lots(..) => &[RulingKind::Order],
            Self::Appeal(_) => &[RulingKind::No, RulingKind::Instead],
            _ => &[RulingKind::Yes, RulingKind::No],
        }
    }

    /// Returns the match concerned, which also gives the event.
    pub const fn of_match(&self) -> Option<MatchId> {
        match self {
            Self::Incident(id, _)
            | Self::SubCondicione(id, _)
            | Self::Analysis(id, _)
            | Self::AnalysisAfterSecond(id, _)
            | Self::ThirdSession(id, _)
            | Self::DelayProof(id, ..)
            | Self::Clash(id)
            | Self::MatchChange(id, _)
            | Self::CopaPass(id, _) => Some(*id),
            _ => None,
        }
    }

    /// Returns the event concerned, if the matter names one.
    pub const fn of_event(&self) -> Option<CompetitionId> {
        match self {
            Self::ForceMajeure(id, ..)
            | Self::Withdrawal(id, _)
            | Self::OtherEvent(id, _)
            | Self::RoundRobinDate(id, ..)
            | Self::LastRound(id)
            | Self::LastSwissRound(id)
            | Self::Change(id, _)
            | Self::Consolation(id, _)
            | Self::Lots(id, _)
            | Self::EventAnnulment(id)
            | Self::Rated(id) => Some(*id),
            _ => None,
        }
    }
}

/// A recipient of a resolution.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    Club(ClubId),
    Person(MemberNo),
    /// The organiser of an open.
    Organiser(OpenId),
}

/// A decision on a case.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CaseDecision {
    pub ruling: Ruling,
    pub on: Date,
    /// The day all parties received the resolution; `None` while it is in transit, or where each party has its own day.
    #[serde(default)]
    pub received: Option<Date>,
    /// 2.1 (a): the day each party received it, from which its time for an appeal runs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub receipts: Vec<(Party, Date)>,
    /// The vote, where the Sports Commission decided.
    pub vote: Option<Vote>,
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub sat: BTreeSet<MemberNo>,
}

impl CaseDecision {
    /// Returns the day a party received the resolution: its own, or the day it was delivered to all.
    pub fn received_by(&self, party: Party) -> Option<Date> {
        let own = self.receipts.iter().find(|(of, _)| *of == party);
        own.map(|(_, on)| *on).or(self.received)
    }

    /// Returns the last day on which any party is known to have received it.
    pub fn last_received(&self) -> Option<Date> {
        self.receipts.iter().map(|(_, on)| *on).chain(self.received).max()
    }
}

/// A matter submitted to a body.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CaseFile {
    /// Case number.
    pub id: CaseId,
    pub matter: Matter,
    pub body: DecidingBody,
    /// Regional or national.
    pub scope: CaseScope,
    pub raised: Moment,
    /// The decision, once made.
    pub decision: Option<CaseDecision>,
    /// The appeal against it.
    pub appealed: Option<CaseId>,
    /// The appellant, if the case is an appeal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Party>,
    /// Whether the decision was revoked (6.1).
    pub revoked: bool,
    /// Whether the act that raised it was undone, so that there is nothing to decide.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub withdrawn: bool,
}

impl CaseFile {
    /// Returns whether its body has yet to decide.
    pub const fn is_open(&self) -> bool {
        self.decision.is_none() && !self.withdrawn
    }
}

/// The Competition Committee, elected by the general assembly every year (Competition Committee 1.1).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Committee {
    /// The day of the assembly.
    pub elected: Option<Date>,
    pub members: Vec<MemberNo>,
}

/// The effect of a sanction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SanctionEffect {
    Warning,
    Fine(u32),
    /// Points deducted from a team.
    Points(Points),
    /// A person may not play for this many days.
    Suspension(u16),
    /// A team is excluded from its competition.
    Exclusion,
}

/// A row of the latest circular on sanctions (D-03: maintained by the federation).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SanctionRow {
    /// The offence, as worded in the circular.
    pub offence: String,
    pub effect: SanctionEffect,
}

/// The table of sanctions in force.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SanctionTable {
    pub circular: String,
    pub rows: Vec<SanctionRow>,
}

/// A sanction imposed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sanction {
    pub case: CaseId,
    pub on: Offender,
    /// The row of the table.
    pub row: u16,
    pub circular: String,
    pub effect: SanctionEffect,
    pub from: Date,
    /// Whether it was lifted on appeal.
    pub lifted: bool,
}

impl Sanction {
    /// Returns whether it keeps a person from playing on a day.
    pub fn suspends(&self, person: MemberNo, on: Date) -> bool {
        let SanctionEffect::Suspension(days) = self.effect else { return false };
        !self.lifted && self.on == Offender::Person(person) && on >= self.from && on < self.from.plus(i32::from(days))
    }

    /// Returns the points deducted from a team.
    pub fn points_off(&self, team: TeamId) -> Points {
        match self.effect {
            SanctionEffect::Points(points) if !self.lifted && self.on == Offender::Team(team) => points,
            _ => Points::ZERO,
        }
    }
}
