//! `/league/ID/c/N/group/G`: a group while its round is played: live scores, the grid of all matches, and the place of
//! each team after each round.

use super::competition::{group_name, round_matches_of, rounds, scoreboards, team_link};
use super::season_page::{PublicTab, SeasonPage};
use super::widgets::{begun, points};
use crate::Desk;
use crate::words;
use adoube_federation::competition::{Competition, CompetitionKind};
use adoube_federation::ids::{CompetitionId, MatchId, TeamId, TeamSide};
use adoube_federation::progress::{TeamProgress, TeamRound, progress};
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};
use std::collections::BTreeMap;

/// A group as rendered on its page.
struct GroupPage<'a> {
    visit: &'a Visit,
    shown: &'a SeasonPage,
    event: CompetitionId,
    competition: &'a Competition,
    teams: Vec<TeamProgress>,
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number, group)): Path<(String, u32, u16)>,
    headers: HeaderMap,
) -> Result<Response, RequestError> {
    let shown = SeasonPage::public(&desk, &visit, &id).await?;
    let (event, competition) = shown.competition(number)?;
    let at = usize::from(group.checked_sub(1).ok_or(RequestError::NotFound)?);
    let teams = progress(shown.season(), event, at).ok_or(RequestError::NotFound)?;
    let title = format!("{} · {}", shown.event(event), group_name(&visit, &shown, event, at));
    let page = GroupPage { visit: &visit, shown: &shown, event, competition, teams };
    let reader = visit.reader;
    let round = competition.paired;
    let body = html! {
        h1 { a href=(shown.public_path(&format!("/c/{event}"))) { (shown.event(event)) } " · " (group_name(&visit, &shown, event, at)) }
        (rounds(&visit, &shown, event, competition, 0))
        (scoreboards(&visit, &shown, (event, Some(at)), round))
        section.card { h2 { (reader.say(words::league::GRID)) }
            @if matches!(competition.settings.kind, CompetitionKind::League(_)) { (page.grid()) } @else { (page.way()) } }
        @if page.teams.iter().any(|team| !team.places.is_empty()) {
            section.card { h2 { (reader.say(words::league::PROGRESS)) } (page.places()) }
        }
        @if round > 0 { section.card { h2 { (reader.say_with(words::public::ROUND, &[("round", &round)])) }
            (round_matches_of(&visit, &shown, (event, at), round)) } }
    };
    Ok(shown.public_page(&visit, &headers, PublicTab::Other, &title, &body))
}

impl GroupPage<'_> {
    /// Renders a table of the group's teams: their places, the given cells, and their points.
    fn table(&self, caption: &str, heads: &[Markup], cells: impl Fn(&TeamProgress) -> Vec<Markup>) -> Markup {
        let reader = self.visit.reader;
        let latest = |team: &TeamProgress| team.places.values().next_back().copied();
        html! { div.scroll { table.tight.grid-table {
            caption.hidden { (caption) }
            thead { tr {
                th.num scope="col" { (reader.say(words::league::RANK)) } th scope="col" { (reader.say(words::league::TEAM)) }
                @for head in heads { th.mid scope="col" { (head) } }
                th.num scope="col" { (reader.say(words::league::POINTS)) }
            } }
            tbody { @for (place, team) in (1..).zip(&self.teams) { tr class=[self.competition.gone.contains_key(&team.team).then_some("out")] {
                td.num { (latest(team).map_or(place, |(rank, _)| rank)) }
                th scope="row" { (team_link(self.shown, self.event, team.team)) }
                @for cell in cells(team) { td.mid { (cell) } }
                td.score { @if let Some((_, sum)) = latest(team) { strong { (points(sum)) } } }
            } } }
        } } }
    }

    /// Renders a result from the team's side, with a link to the match.
    fn cell(&self, team: TeamId, round: u16, at: &TeamRound) -> Markup {
        let (own, other) = at.points;
        let running = self.shown.season().matches.get(&at.id).is_some_and(begun);
        let class = match () {
            () if !at.settled && running => "live",
            () if !at.settled => "waits",
            () if own > other => "won",
            () if own < other => "lost",
            () => "drawn",
        };
        let name = |team| self.shown.state.team_in(self.event, team);
        let said = self.visit.reader.say_with(words::public::ROUND, &[("round", &round)]);
        let (home, visitors) = if at.side == TeamSide::Home { (team, at.opponent) } else { (at.opponent, team) };
        html! {
            a.cell.(class) href=(self.match_path(at.id)) aria-label={ (said) ": " (name(home)) " – " (name(visitors)) " " (points(own)) ":" (points(other)) }
                { @if running || at.settled { (points(own)) } @else { (round) } }
        }
    }

    fn match_path(&self, id: MatchId) -> String {
        self.shown.public_path(&format!("/match/{id}"))
    }

    /// Renders all against all; matches to come show the number of their round.
    fn grid(&self) -> Markup {
        let mut to_come: BTreeMap<(TeamId, TeamId), Vec<u16>> = BTreeMap::new();
        for round in self.competition.paired + 1..=self.competition.rounds() {
            for (home, visitors) in self.shown.planned(self.event, round) {
                to_come.entry((home, visitors)).or_default().push(round);
                to_come.entry((visitors, home)).or_default().push(round);
            }
        }
        let count = u16::try_from(self.teams.len()).unwrap_or(u16::MAX);
        let heads: Vec<Markup> = (1..=count).map(|place| html! { (place) }).collect();
        let caption = self.visit.reader.say(words::league::GRID);
        self.table(&caption, &heads, |team| {
            let against = |other: &TeamProgress| {
                let met = team.rounds.iter().filter(|(_, at)| at.opponent == other.team);
                let later = to_come.get(&(team.team, other.team));
                html! {
                    @if other.team == team.team { span.cell.self aria-hidden="true" {} }
                    @else {
                        @for (round, at) in met { (self.cell(team.team, *round, at)) }
                        @for round in later.into_iter().flatten() { span.cell.waits { (round) } }
                    }
                }
            };
            self.teams.iter().map(against).collect()
        })
    }

    /// Renders each team's matches round by round.
    fn way(&self) -> Markup {
        let heads: Vec<Markup> = self.round_heads(self.competition.paired);
        let place: BTreeMap<TeamId, usize> = (1..).zip(&self.teams).map(|(place, team)| (team.team, place)).collect();
        let caption = self.visit.reader.say(words::league::GRID);
        self.table(&caption, &heads, |team| {
            let of = |round: u16| {
                html! { @if let Some(at) = team.rounds.get(&round) {
                    (self.cell(team.team, round, at)) " " small.nowrap { @if let Some(place) = place.get(&at.opponent) { (place) } }
                } @else { span.soft { "–" } } }
            };
            (1..=self.competition.paired).map(of).collect()
        })
    }

    /// Renders the place of each team after each round, and its points.
    fn places(&self) -> Markup {
        let last = self.teams.iter().filter_map(|team| team.places.keys().next_back()).max().copied().unwrap_or(0);
        let caption = self.visit.reader.say(words::league::PROGRESS);
        self.table(&caption, &self.round_heads(last), |team| {
            let of = |round: u16| {
                html! { @if let Some((rank, sum)) = team.places.get(&round) { strong { (rank) } " " small.nowrap { (points(*sum)) } } }
            };
            (1..=last).map(of).collect()
        })
    }

    fn round_heads(&self, last: u16) -> Vec<Markup> {
        let reader = self.visit.reader;
        let head =
            |round: u16| html! { abbr title=(reader.say_with(words::public::ROUND, &[("round", &round)])) { (round) } };
        (1..=last).map(head).collect()
    }
}
