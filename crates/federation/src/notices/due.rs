//! The notices of what is due, by a daily look at the season.

use super::{Addressee, Notice, NoticeFacts, club_of};
use crate::duties::{PaperDuty, duties};
use crate::ids::{ClubId, MatchId, TeamSide};
use crate::papers::{PaperKind, PaperSubject};
use crate::regulations::LicencePeriod;
use crate::season::SeasonState;
use crate::treasury::accounts;
use adoube_laws::{Date, Moment};
use std::collections::BTreeMap;

/// Days before the end of licences on which clubs are told.
const LICENCE_DAYS_AHEAD: i32 = 30;

/// A notice that is due, with the key that identifies it: each is sent once, however often one looks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueNotice {
    pub key: String,
    pub notice: Notice,
}

/// The last moment for a line-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineUpDeadline {
    pub at: Moment,
    pub rule: String,
}

/// Returns the deadline of a match's line-ups: ahead of the start, or the start itself (Teams 7.31).
pub fn line_up_deadline(state: &SeasonState, id: MatchId) -> Option<LineUpDeadline> {
    let m = state.matches.get(&id)?;
    let ahead = &state.regulations_on(m.start.date).line_ups.due_before_min;
    Some(LineUpDeadline { at: m.start.plus_minutes(-i64::from(**ahead)), rule: ahead.rule.clone() })
}

/// Returns everything that clubs are to be told on a day: line-ups and documents due by tomorrow, invoices overdue, licences that
/// end.
pub fn due(state: &SeasonState, now: Moment) -> Vec<DueNotice> {
    let mut found = line_ups(state, now);
    found.extend(papers(state, now));
    found.extend(invoices(state, now));
    found.extend(licences(state, now.date));
    found
}

fn line_ups(state: &SeasonState, now: Moment) -> Vec<DueNotice> {
    let mut found = Vec::new();
    let soon = |at: Moment| at > now && at.date <= now.date.plus(1);
    // A match begins no earlier than its line-up is due, and deadlines are hours ahead, not weeks.
    let near = state.matches.iter().filter(|(_, m)| m.start > now && m.start.date <= now.date.plus(8));
    for (id, m) in near {
        let Some(deadline) = line_up_deadline(state, *id).filter(|deadline| soon(deadline.at)) else { continue };
        for side in TeamSide::BOTH {
            let team = m.team(side);
            let waiting = m.lineups[side.index()].is_none() && m.lost_by.is_none() && m.passes.is_none();
            let Some(club) = club_of(state, team).filter(|_| waiting) else { continue };
            let facts = NoticeFacts::LineUpDue { id: *id, team, side, due: deadline.at };
            // A match that is moved has another deadline.
            let key = format!("line-up {id} {} {}", side.index(), deadline.at);
            found.push(DueNotice { key, notice: Notice::new(club, facts, &deadline.rule) });
        }
    }
    found
}

/// Documents of matches that are due by tomorrow: results of the club that reports them, everything else of the home club.
fn papers(state: &SeasonState, now: Moment) -> Vec<DueNotice> {
    let soon = |duty: &PaperDuty| {
        let rules = &state.regulations_on(now.date).deadlines;
        let due = duty.done.is_none().then(|| duty.due_at(rules))??;
        (due > now && due.date <= now.date.plus(1)).then_some(due)
    };
    let mut found = Vec::new();
    for duty in duties(state, now.date.plus(-1)) {
        let (id, side) = match duty.about {
            PaperSubject::Match(id) => (id, TeamSide::Home),
            PaperSubject::MatchSide(id, side) => (id, side),
            _ => continue,
        };
        let team = state.matches.get(&id).map(|m| m.team(side));
        let Some((club, due)) = team.and_then(|team| club_of(state, team)).zip(soon(&duty)) else { continue };
        let days = &state.regulations_on(due.date).deadlines;
        let rule = match duty.paper {
            PaperKind::Result => &days.result_working_days.rule,
            _ => &days.record_working_days.rule,
        };
        let facts = NoticeFacts::PaperDue { paper: duty.paper, about: duty.about, due };
        let key = format!("paper {:?} {id} {} {due}", duty.paper, side.index());
        found.push(DueNotice { key, notice: Notice::new(club, facts, rule) });
    }
    found
}

fn invoices(state: &SeasonState, now: Moment) -> Vec<DueNotice> {
    if state.fees.invoices.values().all(|invoice| invoice.due >= now.date) {
        return Vec::new();
    }
    let rule = &state.regulations().fees.payment_days.rule;
    let mut found = Vec::new();
    for (club, account) in accounts(state, now) {
        let overdue = account.invoices.iter().filter(|(invoice, open)| invoice.due < now.date && *open > 0);
        for (invoice, open) in overdue {
            let facts = NoticeFacts::Overdue { number: invoice.number, cents: *open, due: invoice.due };
            let key = format!("overdue {}", invoice.number);
            found.push(DueNotice { key, notice: Notice::new(Addressee::Club(club), facts, rule) });
        }
    }
    found
}

/// Identification 6.3: licences that end within the days ahead, counted by club.
fn licences(state: &SeasonState, today: Date) -> Vec<DueNotice> {
    let period = &state.regulations_on(today).licences.period;
    let last = match **period {
        LicencePeriod::Season => state.days().map(|(_, last)| last),
        LicencePeriod::CalendarYear => Date::new(today.year(), 12, 31),
    };
    let soon = |last: &Date| (0..=LICENCE_DAYS_AHEAD).contains(&last.since(today));
    let Some(last) = last.filter(soon) else { return Vec::new() };
    let mut clubs: BTreeMap<ClubId, u32> = BTreeMap::new();
    for (person, licence) in &state.licences {
        if state.is_licensed(*person, today) {
            *clubs.entry(licence.club).or_default() += 1;
        }
    }
    let notice = |(club, count)| DueNotice {
        key: format!("licences {club} {last}"),
        notice: Notice::new(Addressee::Club(club), NoticeFacts::LicencesEnd { count, last }, &period.rule),
    };
    clubs.into_iter().map(notice).collect()
}
