//! The public draw among teams that no tie-break separates (Tie-breaks 1.714; D-74), on the page of the competition.

use super::prelude::*;
use crate::words;
use adoube_federation::acts::CompetitionAct;
use adoube_federation::competition::Competition;
use adoube_federation::ids::{CompetitionId, TeamId};
use adoube_federation::matches::ProvisionalReading;
use adoube_federation::reports::standing;
use adoube_federation::season::SeasonState;

/// Teams that share a place in the final table, by group.
pub(super) fn level(state: &SeasonState, id: CompetitionId, event: &Competition) -> Vec<Vec<TeamId>> {
    let mut level = Vec::new();
    for group in 0..event.groups.len() {
        let Some(standing) = standing(state, id, group, ProvisionalReading::Settled) else { continue };
        if standing.movements.is_none() {
            continue;
        }
        let rows: Vec<_> = standing.rows.iter().filter(|row| !event.gone.contains_key(&row.team)).collect();
        let tied = rows.chunk_by(|a, b| a.rank == b.rank).filter(|tied| tied.len() > 1);
        level.extend(tied.map(|tied| tied.iter().map(|row| row.team).collect()));
    }
    level
}

/// Renders a form for each set of level teams.
pub(super) fn forms(view: &OfficeView<'_>, id: CompetitionId, event: &Competition) -> Markup {
    let (shown, form) = (view.shown, view.form("lots"));
    html! { @for teams in level(shown.season(), id, event) {
        (form.open((words::office::LOTS_TITLE, words::office::LOTS_RECORD), &html! {
            p.whole.hint { (view.say(words::office::LOTS_HINT)) }
            @for team in &teams { (form.number_named(&format!("team-{team}"), &shown.state.team_in(id, *team), (1, u32::try_from(teams.len()).unwrap_or(99)))) }
        }))
    } }
}

/// Reads the drawn order: each place once.
pub(super) fn read(form: &mut SentForm<'_>, event: CompetitionId) -> Option<CompetitionAct> {
    let typed = form.numbered("team-");
    let mut order: Vec<(u32, TeamId)> = Vec::new();
    for (team, place) in typed {
        let place = place.trim().parse::<u32>().ok().filter(|place| !order.iter().any(|(other, _)| other == place));
        match place {
            Some(place) => order.push((place, TeamId(team))),
            None => return form.wrong(&format!("team-{team}"), words::office::LOTS_EACH_ONCE),
        }
    }
    order.sort_unstable();
    Some(CompetitionAct::DrawLots(event, order.into_iter().map(|(_, team)| team).collect()))
}
