//! Papers that must reach the federation, with their deadlines, and what is missing (Delegates 5.22, 5.812-5.814;
//! Identification 6.22; Adjournments 10.2 a; Delegations 2-5; Organisers 1-5; Open tournaments 7).

use crate::date::{Date, Moment};
use crate::ids::{ClubId, EventId, MatchId, OpenId, PersonId, Side};
use crate::lateness::{Arrival, TeamPresence};
use crate::matches::{Board, Match, Remark};
use crate::people::Category;
use crate::season::{EventKind, State};
use crate::teams::TeamCategory;
use crate::unfinished::Session;
use crate::venue::Province;
use serde::{Deserialize, Serialize};

/// A paper.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Paper {
    /// 5.22: the list of category promotions, with tournament and score.
    PromotionList,
    /// 5.71: the result of a match; done by a report.
    Result,
    /// 5.811: the record of a match.
    Record,
    /// 5.812: both original score sheets, marked «arxiu».
    ScoreSheets,
    /// 5.813: sealed-move envelopes.
    Envelopes,
    /// 5.814: proofs of delay.
    DelayProofs,
    /// Identification 6.22: a photocopy of the family book, in infantil championships.
    FamilyBook,
    /// Adjournments 10.2 (a): a game sealed twice, urgently, with both players' telephone numbers.
    SealedGame,
    /// Delegations 2: forms.
    Forms,
    /// Delegations 3: notice of events, assemblies and changes.
    DelegationNotice,
    /// Delegations 4: results by round and final classification, pairing cards, Preferents' score sheets.
    DelegationResults,
    /// Delegations 5: travel and lodging covered for the final.
    TravelCover,
    /// Organisers 1: reports of arbiter, director and competition committee.
    OfficialsReports,
    /// Organisers 2: results by round with the final classification.
    RoundResults,
    /// Organisers 3: original score sheets in duplicate, if Preferents play.
    PreferentScoreSheets,
    /// Organisers 4: pairing cards, in a Swiss.
    PairingCards,
    /// Organisers 5: the crosstable, in a round robin.
    Crosstable,
    /// Open tournaments 7: the report with remarks.
    OpenReport,
}

impl Paper {
    /// All of them.
    pub const ALL: [Self; 18] = [
        Self::PromotionList,
        Self::Result,
        Self::Record,
        Self::ScoreSheets,
        Self::Envelopes,
        Self::DelayProofs,
        Self::FamilyBook,
        Self::SealedGame,
        Self::Forms,
        Self::DelegationNotice,
        Self::DelegationResults,
        Self::TravelCover,
        Self::OfficialsReports,
        Self::RoundResults,
        Self::PreferentScoreSheets,
        Self::PairingCards,
        Self::Crosstable,
        Self::OpenReport,
    ];

    /// The rule that asks for it.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::PromotionList => "Delegates 5.22",
            Self::Result => "Delegates 5.71",
            Self::Record => "Delegates 5.811",
            Self::ScoreSheets => "Delegates 5.812",
            Self::Envelopes => "Delegates 5.813",
            Self::DelayProofs => "Delegates 5.814",
            Self::FamilyBook => "Identification 6.22",
            Self::SealedGame => "Adjournments 10.2 (a)",
            Self::Forms => "Delegations 2",
            Self::DelegationNotice => "Delegations 3",
            Self::DelegationResults => "Delegations 4",
            Self::TravelCover => "Delegations 5",
            Self::OfficialsReports => "Organisers 1",
            Self::RoundResults => "Organisers 2",
            Self::PreferentScoreSheets => "Organisers 3",
            Self::PairingCards => "Organisers 4",
            Self::Crosstable => "Organisers 5",
            Self::OpenReport => "Open tournaments 7",
        }
    }
}

/// What a paper is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// A match.
    Match(MatchId),
    /// A side of a match.
    MatchSide(MatchId, Side),
    /// An event.
    Event(EventId),
    /// An open.
    Open(OpenId),
    /// A club.
    Club(ClubId),
    /// A person.
    Person(PersonId),
    /// A delegation.
    Province(Province),
}

/// A paper that was handed in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HandedIn {
    /// What.
    pub paper: Paper,
    /// About what.
    pub about: About,
    /// When.
    pub on: Date,
}

/// Something that must be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Duty {
    /// What.
    pub paper: Paper,
    /// About what.
    pub about: About,
    /// The last day, where the handbook sets one.
    pub due: Option<Date>,
    /// When it was done.
    pub done: Option<Date>,
}

impl Duty {
    /// Whether it is late on a day.
    pub fn is_late(&self, today: Date) -> bool {
        self.due.is_some_and(|due| self.done.unwrap_or(today) > due)
    }

    /// The last minute: results are due at 13:00 (5.71), what has no hour by the end of its day.
    pub fn due_at(&self) -> Option<Moment> {
        self.due.map(|due| if self.paper == Paper::Result { due.at(13, 0) } else { due.at(23, 59) })
    }

    /// Whether it is late at a minute.
    pub fn is_late_at(&self, now: Moment) -> bool {
        if self.done.is_some() { self.is_late(now.date) } else { self.due_at().is_some_and(|due| now > due) }
    }

    /// Whether to remind of it: not done, and due within so many days or without a date.
    pub fn wants_reminder(&self, today: Date, days: i32) -> bool {
        self.done.is_none() && self.due.is_none_or(|due| due.since(today) <= days)
    }
}

/// Every duty that exists on a day, done or not, in a fixed order.
pub fn duties(state: &State, today: Date) -> Vec<Duty> {
    let mut duties = Vec::new();
    for (id, m) in state.matches.iter().filter(|(_, m)| m.start.date <= today) {
        match_duties(state, *id, m, &mut duties);
    }
    for (id, event) in &state.events {
        let finished = event.settings.rounds.last().is_some_and(|last| last.date <= today);
        if finished && !event.settings.rounds.is_empty() {
            event_duties(state, *id, &mut duties);
        }
        for person in event.entrants.iter().filter(|(_, e)| e.age.is_some_and(|age| age < 14)).map(|(p, _)| *p) {
            duties.push(duty(state, Paper::FamilyBook, About::Person(person), None));
        }
    }
    for (id, open) in state.opens.iter().filter(|(_, o)| o.homologated == Some(true) && o.request.last < today) {
        let _ = open;
        duties.push(duty(state, Paper::OpenReport, About::Open(*id), None));
    }
    duties
}

fn duty(state: &State, paper: Paper, about: About, due: Option<Date>) -> Duty {
    let done = state.papers.iter().find(|p| p.paper == paper && p.about == about).map(|p| p.on);
    Duty { paper, about, due, done }
}

fn match_duties(state: &State, id: MatchId, m: &Match, duties: &mut Vec<Duty>) {
    let Some(season) = &state.season else { return };
    let days = &season.working_days;
    let record = days.record_due(m.start.date);
    for side in Side::BOTH {
        let done = m.reports[side.index()].as_ref().map(|report| report.at.date);
        let due = Some(days.result_due(m.start.date).date);
        duties.push(Duty { paper: Paper::Result, about: About::MatchSide(id, side), due, done });
    }
    let about = About::Match(id);
    duties.push(Duty { paper: Paper::Record, about, due: Some(record), done: m.record_received });
    let high = |team| state.teams.get(&team).is_some_and(|t| t.category <= TeamCategory::First);
    if high(m.home) || high(m.visitors) {
        duties.push(duty(state, Paper::ScoreSheets, about, Some(record)));
    }
    if !m.envelopes.is_empty() {
        duties.push(duty(state, Paper::Envelopes, about, Some(record)));
    }
    // 12.1 (c): who played with the time divided has to prove that public transport failed.
    let divided = |remark: &Remark| matches!(remark, Remark::Late { arrival: Arrival::StartsDivided { .. }, .. });
    let team = |presence: &Option<TeamPresence>| matches!(presence, Some(TeamPresence::Divided { .. }));
    if m.back.iter().any(divided) || m.presence.iter().any(team) {
        duties.push(duty(state, Paper::DelayProofs, about, Some(record)));
    }
    if m.boards.contains(&Board::Unfinished(Session::SealedTwice)) {
        duties.push(duty(state, Paper::SealedGame, about, Some(m.start.date.plus(1))));
    }
}

fn event_duties(state: &State, id: EventId, duties: &mut Vec<Duty>) {
    let Some(event) = state.events.get(&id) else { return };
    let about = About::Event(id);
    let mut papers = vec![Paper::OfficialsReports, Paper::RoundResults];
    if event.entrants.values().any(|entrant| entrant.category >= Category::Preferent) {
        papers.push(Paper::PreferentScoreSheets);
    }
    match event.settings.kind {
        EventKind::Individual | EventKind::TeamSwiss => papers.push(Paper::PairingCards),
        EventKind::League(_) => papers.push(Paper::Crosstable),
        EventKind::Cup => {}
    }
    if event.settings.province.is_some_and(Province::has_delegation) {
        papers.push(Paper::DelegationResults);
    }
    duties.extend(papers.into_iter().map(|paper| duty(state, paper, about, None)));
}

/// 5.72: the office to which a result goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Office {
    /// The federation.
    Federation,
    /// A delegation, which passes it on.
    Delegation(Province),
}

/// 5.72: where the results of an event are reported.
pub fn office_for(state: &State, event: EventId) -> Office {
    let province = state.events.get(&event).and_then(|event| event.settings.province);
    province.filter(|p| p.has_delegation()).map_or(Office::Federation, Office::Delegation)
}

/// 5.422 g: venues whose delegates have left the event and were not replaced, with who has left.
pub fn delegates_to_replace(state: &State) -> Vec<(u32, PersonId)> {
    let mut out = Vec::new();
    for (at, venue) in (0..).zip(&state.venues) {
        let Some(event) = state.events.get(&venue.event) else { continue };
        for person in [venue.request.principal, venue.request.auxiliary] {
            if event.entrants.get(&person).is_some_and(|entrant| entrant.left_after.is_some()) {
                out.push((at, person));
            }
        }
    }
    out
}
