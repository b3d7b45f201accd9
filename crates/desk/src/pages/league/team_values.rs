//! The calculation of a team's tie-breaks by FIDE's codes (C.07, articles 12 and 13), next to the league table.

use super::season_page::SeasonPage;
use crate::pages::event_page::points;
use crate::pages::event_tables::tie_break_code;
use crate::words;
use adoube_federation::competition::Competition;
use adoube_federation::ids::{CompetitionId, TeamId};
use adoube_federation::matches::ProvisionalReading;
use adoube_federation::reports::work_out;
use adoube_tournament::tiebreaks::PartNote;
use adoube_tournament::tiebreaks::teams::{TeamPart, TeamTermKind};
use adoube_web::visit::Visit;
use maud::{Markup, html};

/// Renders the terms of each of a team's values.
pub(super) fn show(
    visit: &Visit,
    shown: &SeasonPage,
    (event, competition): (CompetitionId, &Competition),
    reading: ProvisionalReading,
    team: TeamId,
) -> Markup {
    let reader = visit.reader;
    let found = competition.group_of(team).and_then(|group| work_out(shown.season(), (event, group), reading, team));
    let Some((teams, works)) = found.filter(|(_, works)| !works.is_empty()) else { return html! {} };
    let name = |team: TeamId| shown.state.team_in(event, team);
    html! {
        section #worked.card {
            h2 { (reader.say_with(words::league::TIE_WORKED_TITLE, &[("team", &name(team))])) }
            dl.facts { @for (code, worked) in &works {
                dt { (tie_break_code(code)) }
                dd { strong { (points(worked.value)) }
                    @if !worked.parts.is_empty() { ul { @for part in &worked.parts {
                        li { (term(visit, part, &|at| teams.get(at).map(|t| name(*t)).unwrap_or_default())) }
                    } } }
                }
            } }
        }
    }
}

fn term(visit: &Visit, part: &TeamPart, name: &dyn Fn(usize) -> String) -> Markup {
    let reader = visit.reader;
    let score = match part.term {
        TeamTermKind::MatchPoints => Some(words::league::TIE_WORKED_MATCHES),
        TeamTermKind::GamePoints => Some(words::league::TIE_WORKED_GAMES),
        TeamTermKind::Divisor => Some(words::league::TIE_WORKED_DIVIDED),
        TeamTermKind::Counted | TeamTermKind::Board => None,
    };
    html! {
        @if let Some(round) = part.round { (reader.say_with(words::league::TIE_WORKED_ROUND, &[("round", &round)])) ", " }
        @if let Some(board) = part.board { (reader.say_with(words::league::TIE_WORKED_BOARD, &[("board", &board)])) ": " }
        @if let Some(opponent) = part.opponent { (name(opponent)) ": " }
        @if let Some(key) = score { (reader.say(key)) " " }
        @if part.note == PartNote::Cut { s { (points(part.value)) } span.hidden { " " (reader.say(words::rounds::WORKED_CUT)) } }
        @else { (points(part.value)) }
        @if part.note == PartNote::Dummy { " " small { (reader.say(words::rounds::WORKED_DUMMY)) } }
    }
}
