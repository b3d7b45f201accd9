//! Calendars to subscribe to: the rounds and matches of a season, a competition, a club or a team with their deadlines, for
//! phones and mail programs.

use super::deadlines::{self, address, title};
use super::season_page::SeasonPage;
use crate::Desk;
use crate::words;
use adoube_exchange::ical::{Calendar, CalendarEntry};
use adoube_federation::competition::Competition;
use adoube_federation::ids::{ClubId, CompetitionId, TeamId};
use adoube_federation::reports::{CalendarLine, calendar as lines};
use adoube_laws::Moment;
use adoube_services::league::Named;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use jiff::Timestamp;
use maud::{Markup, html};
use serde::Deserialize;

/// The length of a session without a time control, in minutes.
const DEFAULT_LENGTH_MIN: u16 = 240;

/// The query of a club's calendar.
#[derive(Deserialize)]
pub(super) struct Asked {
    /// The token with which it includes invoices.
    due: Option<String>,
}

/// The matches that a calendar has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Subject {
    Season,
    Competition(CompetitionId),
    Club(ClubId),
    Team(TeamId),
}

pub(super) async fn season(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, RequestError> {
    answer(&desk, &visit, &id, Subject::Season).await
}

pub(super) async fn competition(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
) -> Result<Response, RequestError> {
    answer(&desk, &visit, &id, Subject::Competition(CompetitionId(number))).await
}

pub(super) async fn club(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
    Query(asked): Query<Asked>,
) -> Result<Response, RequestError> {
    let club = ClubId(number);
    let shown = SeasonPage::public(&desk, &visit, &id).await?;
    let mut entries = entries(&visit, &shown, Subject::Club(club));
    let private = asked.due.is_some_and(|token| deadlines::may_see_invoices(&desk, &shown, club, &token));
    if private {
        entries.extend(deadlines::invoices(&visit, &shown, club));
    }
    written(&visit, &shown, Subject::Club(club), entries, private)
}

pub(super) async fn team(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
) -> Result<Response, RequestError> {
    answer(&desk, &visit, &id, Subject::Team(TeamId(number))).await
}

/// Renders the link to a calendar, `path` being that of its page.
pub(super) fn link(visit: &Visit, shown: &SeasonPage, path: &str) -> Markup {
    html! { a href=(shown.public_path(&format!("{path}/calendar.ics"))) { (visit.reader.say(words::league::SUBSCRIBE)) } }
}

async fn answer(desk: &Desk, visit: &Visit, id: &str, subject: Subject) -> Result<Response, RequestError> {
    let shown = SeasonPage::public(desk, visit, id).await?;
    let entries = entries(visit, &shown, subject);
    written(visit, &shown, subject, entries, false)
}

fn written(
    visit: &Visit,
    shown: &SeasonPage,
    subject: Subject,
    entries: Vec<CalendarEntry>,
    private: bool,
) -> Result<Response, RequestError> {
    let name = subject.name(shown).ok_or(RequestError::NotFound)?;
    let calendar = Calendar { name, stamp: utc(visit.now_ms), entries };
    let cached = if private { "private, max-age=300" } else { "public, max-age=300" };
    let kind = [(header::CONTENT_TYPE, "text/calendar; charset=utf-8"), (header::CACHE_CONTROL, cached)];
    Ok((kind, calendar.write()).into_response())
}

impl Subject {
    /// Returns the name of the calendar, or `None` if the season has no such thing.
    fn name(self, shown: &SeasonPage) -> Option<String> {
        let season = shown.season();
        match self {
            Self::Season => Some(shown.state.name(Named::Season)),
            Self::Competition(event) => season.events.contains_key(&event).then(|| shown.event(event)),
            Self::Club(club) => season.clubs.contains_key(&club).then(|| shown.club_name(club)),
            Self::Team(team) => season.teams.contains_key(&team).then(|| shown.team(team)),
        }
    }

    fn has_event(self, event: CompetitionId) -> bool {
        match self {
            Self::Competition(own) => own == event,
            Self::Season | Self::Club(_) | Self::Team(_) => true,
        }
    }

    fn has_team(self, shown: &SeasonPage, team: TeamId) -> bool {
        match self {
            Self::Season | Self::Competition(_) => true,
            Self::Club(club) => shown.season().teams.get(&team).is_some_and(|of| of.club == club),
            Self::Team(own) => own == team,
        }
    }

    /// Whether the calendar is for those who play, who have deadlines.
    const fn is_of_teams(self) -> bool {
        matches!(self, Self::Club(_) | Self::Team(_))
    }

    /// Whether a round without known pairings has a place in the calendar.
    const fn has_open_rounds(self) -> bool {
        matches!(self, Self::Season | Self::Competition(_))
    }
}

/// Returns the appointments: a match each, and a round where the pairings are not known yet.
fn entries(visit: &Visit, shown: &SeasonPage, subject: Subject) -> Vec<CalendarEntry> {
    let mut entries = Vec::new();
    for line in lines(shown.season()).iter().filter(|line| subject.has_event(line.event)) {
        let Some(competition) = shown.season().events.get(&line.event) else { continue };
        let matches = line.matches.iter().filter_map(|id| Some((id, shown.season().matches.get(id)?)));
        for (id, m) in matches {
            if subject.has_team(shown, m.home) || subject.has_team(shown, m.visitors) {
                let venue = m.venue.clone().unwrap_or_else(|| hall(competition, line.round));
                let path = format!("/match/{id}");
                entries.push(appointment(visit, shown, line, (m.home, m.visitors), (&path, venue)));
                let own = |team| subject.is_of_teams() && subject.has_team(shown, team);
                entries.extend(deadlines::of_match(visit, shown, *id, m, own));
            }
        }
        if let Subject::Competition(_) = subject {
            entries.extend(deadlines::of_round(visit, shown, line));
        }
        if line.round <= competition.paired {
            continue;
        }
        let pairs = shown.planned(line.event, line.round);
        let own =
            |(home, visitors): &(TeamId, TeamId)| subject.has_team(shown, *home) || subject.has_team(shown, *visitors);
        let path = format!("/c/{}/round/{}", line.event, line.round);
        for pair in pairs.iter().copied().filter(own) {
            entries.push(appointment(visit, shown, line, pair, (&path, hall(competition, line.round))));
        }
        if pairs.is_empty() && subject.has_open_rounds() {
            entries.push(CalendarEntry {
                uid: format!("{}-{}-{}@adoube", shown.id, line.event, line.round),
                start: line.at,
                length_min: length_min(competition),
                summary: title(visit, shown, line),
                location: hall(competition, line.round),
                url: address(visit, shown, &path),
            });
        }
    }
    entries
}

/// Returns the appointment of a match. A pairing that is only planned and the match it becomes have the same id, so that
/// the calendar shows it once.
fn appointment(
    visit: &Visit,
    shown: &SeasonPage,
    line: &CalendarLine,
    (home, visitors): (TeamId, TeamId),
    (path, location): (&str, String),
) -> CalendarEntry {
    let name = |team: TeamId| shown.state.team_in(line.event, team);
    CalendarEntry {
        uid: format!("{}-{}-{}-{home}-{visitors}@adoube", shown.id, line.event, line.round),
        start: line.at,
        length_min: shown.season().events.get(&line.event).map_or(u32::from(DEFAULT_LENGTH_MIN), length_min),
        summary: format!("{} – {} · {}", name(home), name(visitors), title(visit, shown, line)),
        location,
        url: address(visit, shown, path),
    }
}

/// Returns the hall of a whole round, if it has one (15.10 (b)).
fn hall(competition: &Competition, round: u16) -> String {
    competition.halls.get(&round).map(|hall| hall.address.clone()).unwrap_or_default()
}

/// 5.511: returns the length of a session by its last time control.
fn length_min(competition: &Competition) -> u32 {
    let last = competition.settings.session.controls.iter().map(|(display, _)| *display).max();
    u32::from(last.unwrap_or(DEFAULT_LENGTH_MIN))
}

fn utc(ms: i64) -> Moment {
    let instant = Timestamp::from_millisecond(ms).unwrap_or(Timestamp::UNIX_EPOCH);
    let text = instant.strftime("%Y-%m-%dT%H:%M").to_string();
    text.parse().unwrap_or(Moment { date: adoube_laws::Date::EPOCH, minute: 0 })
}
