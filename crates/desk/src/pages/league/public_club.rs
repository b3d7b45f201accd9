//! `/league/ID/club/N`: a club for the public: how its teams stand, their matches and scores, its players with their
//! games, and a calendar to subscribe to.

use super::public_player::person_link;
use super::season_page::{PublicTab, SeasonPage};
use super::subscription;
use super::widgets::{at, begun, category, moved, points, score, team_category};
use crate::Desk;
use crate::words;
use adoube_federation::ids::{ClubId, CompetitionId, MatchId, MemberNo, TeamId};
use adoube_federation::matches::{ClubMatch, ProvisionalReading};
use adoube_federation::personal::sums_of;
use adoube_federation::reports::{standing, strength_list};
use adoube_federation::teams::letter;
use adoube_services::league::Named;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
    headers: HeaderMap,
) -> Result<Response, RequestError> {
    let mut shown = SeasonPage::public(&desk, &visit, &id).await?;
    let club = ClubId(number);
    if !shown.season().clubs.contains_key(&club) {
        return Err(RequestError::NotFound);
    }
    shown.read_club(&desk, club).await?;
    let title = shown.club_name(club);
    let own = |(_, team): &(&TeamId, &adoube_federation::season::ClubTeam)| team.club == club;
    let mut teams: Vec<(u16, TeamId)> =
        shown.season().teams.iter().filter(own).map(|(id, team)| (team.place, *id)).collect();
    teams.sort();
    let body = html! {
        div.bar { h1 { (title) }
            @if shown.may_for(&visit, club) { a.button.push href=(shown.path(&format!("/clubs/{club}"))) { (visit.reader.say(words::league::WITHIN)) } } }
        @let venue = shown.state.name(Named::Venue(club));
        @if !venue.is_empty() { p.soft { (visit.reader.say(words::matchday::ACTA_VENUE)) ": " (venue) } }
        p { (subscription::link(&visit, &shown, &format!("/club/{club}"))) }
        @if teams.is_empty() { section.card { p.empty { (visit.reader.say(words::league::CLUB_NO_TEAMS)) } } }
        div.tcards { @for (_, team) in &teams { (how_it_stands(&visit, &shown, *team)) } }
        (players(&visit, &shown, club))
        @for (_, team) in &teams { (team_card(&visit, &shown, *team)) }
    };
    Ok(shown.public_page(&visit, &headers, PublicTab::Other, &title, &body))
}

/// Renders a team's category, its place in each competition, and its match of the day or the next one.
fn how_it_stands(visit: &Visit, shown: &SeasonPage, team: TeamId) -> Markup {
    let (reader, season) = (visit.reader, shown.season());
    let own = season.matches.iter().filter(|(_, m)| m.side_of(team).is_some());
    let mut own: Vec<(&MatchId, &ClubMatch)> = own.collect();
    own.sort_by_key(|(id, m)| (m.start, **id));
    let next = own.iter().find(|(_, m)| !m.is_settled()).or(own.last());
    let place = |event: CompetitionId| -> Option<u16> {
        let group = season.events.get(&event).filter(|event| event.closed > 0)?.group_of(team)?;
        let rows = standing(season, event, group, ProvisionalReading::Settled)?.rows;
        rows.iter().find(|row| row.team == team).map(|row| row.rank)
    };
    html! { section.card.tcard {
        h2 { (shown.team(team)) }
        @if let Some(of) = season.teams.get(&team) { p.kicker { (team_category(season, reader, of.category)) } }
        @for (event, competition) in &season.events { @if competition.teams.contains_key(&team) {
            p { @if let Some(rank) = place(*event) { span.place { (rank) "." } " " }
                a href=(shown.public_path(&format!("/c/{event}"))) { (shown.event(*event)) } }
        } }
        @if let Some((id, m)) = next { p {
            a href=(shown.public_path(&format!("/match/{id}"))) { (shown.state.team_in(m.event, m.home)) " – " (shown.state.team_in(m.event, m.visitors)) }
            " " @if begun(m) { strong { (score(m)) } } @else { span.soft { (at(m.start)) } }
            @if begun(m) && !m.is_settled() { " " span.mark.mark-good { (reader.say(words::league::PLAYING)) } }
        } }
    } }
}

/// Renders the club's list: number, name, rating or category, team, and the games played.
fn players(visit: &Visit, shown: &SeasonPage, club: ClubId) -> Markup {
    let (reader, season) = (visit.reader, shown.season());
    let Some(lines) = strength_list(season, club).filter(|lines| !lines.is_empty()) else { return html! {} };
    let sums = sums_of(season, club);
    let strength = |person: MemberNo| {
        let player = season.players.get(&person)?;
        Some(player.ratings.catalan.map_or_else(|| reader.say(category(player.category)), |elo| elo.to_string()))
    };
    html! { section.card.flush {
        header { h2 { (reader.say(words::office::CLUB_PLAYERS)) } }
        table {
            caption.hidden { (reader.say(words::office::CLUB_PLAYERS)) }
            thead { tr {
                th.num scope="col" { (reader.say(words::office::STRENGTH_NUMBER)) } th scope="col" { (reader.say(words::players::NAME)) }
                th.wide-only scope="col" { (reader.say(words::office::LICENCE_CATEGORY)) }
                th.mid.wide-only scope="col" { (reader.say(words::league::TEAM)) }
                th.num scope="col" { (reader.say(words::league::GAMES)) } th.num scope="col" { (reader.say(words::league::POINTS)) }
            } }
            tbody { @for (number, person, team) in lines { tr {
                @let sum = sums.get(&person);
                td.num { (number) } th scope="row" { (person_link(shown, person)) }
                td.wide-only { @if let Some(strength) = strength(person) { (strength) } }
                td.mid.wide-only { @if let Some(place) = team { (letter(usize::from(place))) } }
                td.num { (sum.map_or(0, |(games, _)| *games)) }
                td.score { @if let Some((_, sum)) = sum { (points(*sum)) } }
            } } }
        }
    } }
}

/// Renders a team with its matches, in the order they are played.
fn team_card(visit: &Visit, shown: &SeasonPage, team: TeamId) -> Markup {
    let reader = visit.reader;
    let of = |(_, m): &(&MatchId, &ClubMatch)| m.side_of(team).is_some();
    let mut matches: Vec<(&MatchId, &ClubMatch)> = shown.season().matches.iter().filter(of).collect();
    matches.sort_by_key(|(id, m)| (m.start, **id));
    html! {
        section.card {
            h2 { (shown.team(team)) }
            @if matches.is_empty() { p.empty { (reader.say(words::league::CLUB_NO_MATCHES)) } }
            @else {
                table.pairs {
                    caption.hidden { (shown.team(team)) }
                    thead { tr {
                        th scope="col" { (reader.say(words::paper::DATE)) }
                        th scope="col" { (reader.say(words::league::HOME)) }
                        th.mid scope="col" { (reader.say(words::matchday::RESULT)) }
                        th scope="col" { (reader.say(words::league::VISITORS)) }
                    } }
                    tbody { @for (id, m) in &matches { (match_row(visit, shown, **id, m)) } }
                }
            }
            p { (subscription::link(visit, shown, &format!("/team/{team}"))) }
        }
    }
}

fn match_row(visit: &Visit, shown: &SeasonPage, id: MatchId, m: &ClubMatch) -> Markup {
    let href = shown.public_path(&format!("/match/{id}"));
    let name = |team: TeamId| shown.state.team_in(m.event, team);
    html! {
        tr {
            td { (at(m.start)) br; small { a href=(shown.public_path(&format!("/c/{}", m.event))) { (shown.event(m.event)) } } }
            td { (name(m.home)) }
            td.mid { a href=(href) aria-label={ (name(m.home)) " – " (name(m.visitors)) } { (score(m)) }
                @if m.venue.is_some() { br; small { (moved(shown, visit.reader, m)) } } }
            td { (name(m.visitors)) }
        }
    }
}
