//! `/desk/league/ID`: where a delegate, the office and the committees begin.

use super::shown::{Page, Shown};
use super::widgets::{at, score};
use crate::Desk;
use crate::failure::Failure;
use crate::visit::Visit;
use adoube_federation::ids::{EventId, MatchId, Side};
use adoube_federation::matches::Match;
use axum::extract::{Path, State};
use maud::{Markup, html};

pub(super) async fn show(State(desk): State<Desk>, visit: Visit, Path(id): Path<String>) -> Result<Markup, Failure> {
    let shown = Shown::load(&desk, &visit, &id).await?;
    let title = visit.reader.say("league-tab-overview");
    let body = html! {
        h1 { (title) }
        (matches(&visit, &shown))
    };
    Ok(shown.live_page(&visit, Page::Overview, &title, &body))
}

/// The matches of the rounds that are being played; a delegate sees those of the club.
fn matches(visit: &Visit, shown: &Shown) -> Markup {
    let reader = visit.reader;
    let own = |m: &Match| shown.club.is_none() || Side::BOTH.iter().any(|side| shown.club_of(m, *side) == shown.club);
    let of = |event: EventId, round: u16| -> Vec<(MatchId, &Match)> {
        let all = shown.season().matches.iter().filter(|(_, m)| m.event == event && m.round == round);
        all.filter(|(_, m)| own(m)).map(|(id, m)| (*id, m)).collect()
    };
    html! {
        @for (event, competition) in &shown.season().events {
            @let round = competition.paired;
            @let matches = of(*event, round);
            @if round > 0 && !matches.is_empty() {
                section.card {
                    h2 { (shown.event(*event)) " · " (reader.say_with("public-round", &[("round", round.into())])) }
                    ul.list { @for (id, m) in matches { li {
                        a href=(visit.link(&shown.path(&format!("/match/{id}")))) {
                            (shown.state.team_in(*event, m.home)) " – " (shown.state.team_in(*event, m.visitors)) }
                        " " strong { (score(m)) } " " span.soft { (at(m.start)) }
                    } } }
                }
            }
        }
    }
}
