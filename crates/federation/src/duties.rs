//! Due dates of documents, and missing documents (Delegates 5.422 g, 5.71, 5.72, 5.811-5.814; Organisers 1-5; Delegations
//! 4; Open tournaments 7).

use crate::competition::{AgeGroup, CompetitionKind, IndividualSystem};
use crate::ids::{CompetitionId, MatchId, MemberNo, TeamSide};
use crate::lateness::{Arrival, TeamPresence};
use crate::list_number::ListNumber;
use crate::matches::{BoardStatus, ClubMatch, Remark};
use crate::papers::{PaperKind, PaperSubject};
use crate::people::PlayerCategory;
use crate::regulations::DeadlineRules;
use crate::season::SeasonState;
use crate::unfinished::UnfinishedState;
use crate::venue::Province;
use adoube_laws::{Date, Moment};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// A paper that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PaperDuty {
    pub paper: PaperKind,
    pub about: PaperSubject,
    /// The last day, where the handbook sets one.
    pub due: Option<Date>,
    /// The day it was done.
    pub done: Option<Date>,
}

impl PaperDuty {
    /// Returns whether it is overdue on a day.
    pub fn is_late(&self, today: Date) -> bool {
        self.due.is_some_and(|due| self.done.unwrap_or(today) > due)
    }

    /// Returns the deadline: results are due at an hour, 13:00 in the handbook (5.71), everything else by the end of the
    /// day.
    pub fn due_at(&self, rules: &DeadlineRules) -> Option<Moment> {
        let (hour, minute) =
            if self.paper == PaperKind::Result { (u16::from(*rules.result_hour), 0) } else { (23, 59) };
        self.due.map(|due| due.at(hour, minute))
    }

    /// Returns whether it is overdue at a time.
    pub fn is_late_at(&self, now: Moment, rules: &DeadlineRules) -> bool {
        if self.done.is_some() { self.is_late(now.date) } else { self.due_at(rules).is_some_and(|due| now > due) }
    }

    /// Returns whether to send a reminder: not done, and due within `days` or without a date.
    pub fn wants_reminder(&self, today: Date, days: i32) -> bool {
        self.done.is_none() && self.due.is_none_or(|due| due.since(today) <= days)
    }
}

/// The duties found so far, and the days on which documents were handed in.
struct DutyList<'a> {
    state: &'a SeasonState,
    received: HashMap<(PaperKind, PaperSubject), Date>,
    duties: Vec<PaperDuty>,
}

impl<'a> DutyList<'a> {
    fn new(state: &'a SeasonState) -> Self {
        // The first day counts: a document handed in again was there already.
        let received = state.papers.iter().rev().map(|paper| ((paper.paper, paper.about), paper.on)).collect();
        Self { state, received, duties: Vec::new() }
    }

    fn add(&mut self, paper: PaperKind, about: PaperSubject, due: Option<Date>) {
        let done = self.received.get(&(paper, about)).copied();
        self.duties.push(PaperDuty { paper, about, due, done });
    }
}

/// Returns every duty that exists on a day, done or not, in a fixed order.
pub fn duties(state: &SeasonState, today: Date) -> Vec<PaperDuty> {
    let mut list = DutyList::new(state);
    for (id, m) in state.matches.iter().filter(|(_, m)| m.start.date <= today) {
        list.of_match(*id, m);
    }
    for (id, event) in &state.events {
        let finished = event.settings.rounds.last().is_some_and(|last| last.date <= today);
        if finished && !event.settings.rounds.is_empty() {
            list.of_event(*id);
        }
        // 6.22: in infantil championships, of everybody.
        if event.settings.individual.age_group == Some(AgeGroup::Infantil) {
            for person in event.entrants.keys() {
                list.add(PaperKind::FamilyBook, PaperSubject::Person(*person), None);
            }
        }
    }
    for (id, _) in state.opens.iter().filter(|(_, o)| o.homologated == Some(true) && o.request.last < today) {
        list.add(PaperKind::OpenReport, PaperSubject::Open(*id), None);
    }
    list.duties
}

impl DutyList<'_> {
    fn of_match(&mut self, id: MatchId, m: &ClubMatch) {
        let state = self.state;
        let Some(season) = &state.season else { return };
        let days = &season.working_days;
        let record = days.record_due(m.start.date, &state.regulations_on(m.start.date).deadlines);
        for side in TeamSide::BOTH {
            let done = m.reports[side.index()].as_ref().map(|report| report.at.date);
            let due = Some(days.result_due(m.start.date, &state.regulations_on(m.start.date).deadlines).date);
            self.duties.push(PaperDuty {
                paper: PaperKind::Result,
                about: PaperSubject::MatchSide(id, side),
                due,
                done,
            });
        }
        let about = PaperSubject::Match(id);
        self.duties.push(PaperDuty { paper: PaperKind::Record, about, due: Some(record), done: m.record_received });
        let rules = state.regulations_on(m.start.date);
        let archived = |team| {
            let category = state.teams.get(&team).and_then(|team| rules.team_category(team.category.code()));
            category.is_some_and(|category| category.archived_sheets)
        };
        if archived(m.home) || archived(m.visitors) {
            self.add(PaperKind::ScoreSheets, about, Some(record));
        }
        if !m.envelopes.is_empty() {
            self.add(PaperKind::Envelopes, about, Some(record));
        }
        // 12.1 (c): a player who played with the time divided has to prove that public transport failed.
        let divided = |remark: &Remark| matches!(remark, Remark::Late { arrival: Arrival::StartsDivided { .. }, .. });
        let team = |presence: &Option<TeamPresence>| matches!(presence, Some(TeamPresence::Divided { .. }));
        if m.back.iter().any(divided) || m.presence.iter().any(team) {
            self.add(PaperKind::DelayProofs, about, Some(record));
        }
        if m.boards.contains(&BoardStatus::Unfinished(UnfinishedState::SealedTwice)) {
            // 10.2 (a): urgently; the handbook sets no day.
            self.add(PaperKind::SealedGame, about, None);
        }
    }

    fn of_event(&mut self, id: CompetitionId) {
        let state = self.state;
        let Some(event) = state.events.get(&id) else { return };
        let about = PaperSubject::Event(id);
        let mut papers = vec![PaperKind::OfficialsReports, PaperKind::RoundResults];
        // Organisers 3: individuals who entered, and members of teams who sat at a board.
        let entered = event.entrants.values().any(|entrant| entrant.category >= PlayerCategory::Preferent);
        if entered || preferents_sat(state, id) {
            papers.push(PaperKind::PreferentScoreSheets);
        }
        match event.settings.kind {
            CompetitionKind::Individual => match event.settings.individual.system {
                IndividualSystem::Swiss => papers.push(PaperKind::PairingCards),
                IndividualSystem::RoundRobin => papers.push(PaperKind::Crosstable),
                IndividualSystem::Knockout => {}
            },
            CompetitionKind::TeamSwiss => papers.push(PaperKind::PairingCards),
            CompetitionKind::League(_) => papers.push(PaperKind::Crosstable),
            CompetitionKind::Cup => {}
        }
        if event.settings.province.is_some_and(|province| state.has_delegation(province)) {
            papers.push(PaperKind::DelegationResults);
        }
        for paper in papers {
            self.add(paper, about, None);
        }
    }
}

/// Returns whether a Preferent has been on a record of an event.
fn preferents_sat(state: &SeasonState, id: CompetitionId) -> bool {
    let of_event = state.matches.values().filter(|m| m.event == id);
    let mut sides = of_event.flat_map(|m| TeamSide::BOTH.map(|side| (m, side)));
    sides.any(|(m, side)| {
        let list = state.teams.get(&m.team(side)).and_then(|team| state.lists.get(&team.club));
        let preferent = |number: &ListNumber| {
            let player = list.and_then(|list| state.players.get(&list.find(*number)?.person));
            player.is_some_and(|player| player.category >= PlayerCategory::Preferent)
        };
        m.seated[side.index()].iter().any(preferent)
    })
}

/// The office that receives a result (5.72).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReportingOffice {
    Federation,
    /// A delegation, which passes it on.
    Delegation(Province),
}

/// Returns the office that receives the results of an event (5.72).
pub fn office_for(state: &SeasonState, event: CompetitionId) -> ReportingOffice {
    let province = state.events.get(&event).and_then(|event| event.settings.province);
    province.filter(|of| state.has_delegation(*of)).map_or(ReportingOffice::Federation, ReportingOffice::Delegation)
}

/// Returns venues and their delegates who left the event without being replaced (5.422 g).
pub fn delegates_to_replace(state: &SeasonState) -> Vec<(u32, MemberNo)> {
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
