//! `/league/ID/player/N`: a player's season for the public: the games for the club's teams, and their sum.

use super::season_page::{PublicTab, SeasonPage};
use super::widgets::{self, at, category, points};
use crate::Desk;
use crate::words;
use adoube_federation::ids::MemberNo;
use adoube_federation::personal::{PlayerGame, games_of};
use adoube_tournament::{Color, Points};
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
    let person = MemberNo(number);
    let player = shown.season().players.get(&person).cloned().ok_or(RequestError::NotFound)?;
    let games = games_of(shown.season(), person);
    let opponents = games.iter().filter_map(|game| game.opponent.person);
    shown.read(&desk, opponents.chain([person]).collect::<Vec<_>>()).await?;
    let (reader, title) = (visit.reader, shown.person(person));
    let body = html! {
        h1 { (title) }
        p.soft {
            a href=(shown.public_path(&format!("/club/{}", player.club))) { (shown.club_name(player.club)) }
            " · " (reader.say(category(player.category)))
            @if let Some(elo) = player.ratings.catalan { " · " (elo) }
        }
        (sum(&visit, &games))
        section.card {
            @if games.is_empty() { p.empty { (reader.say(words::league::PLAYER_NO_GAMES)) } }
            @else { (table(&visit, &shown, &games)) }
        }
    };
    Ok(shown.public_page(&visit, &headers, PublicTab::Other, &title, &body))
}

/// Renders the points of the settled games, with each colour, and the mean rating of the opponents who have one.
fn sum(visit: &Visit, games: &[PlayerGame]) -> Markup {
    let reader = visit.reader;
    let settled: Vec<(&PlayerGame, Points)> =
        games.iter().filter(|game| game.is_played()).filter_map(|game| Some((game, game.points()?))).collect();
    let total: Points = settled.iter().map(|(_, points)| *points).sum();
    let with = |colour: Color| settled.iter().filter(|(game, _)| game.own.colour == colour).count();
    let rated: Vec<u32> = settled.iter().filter_map(|(game, _)| game.opponent.elo.map(u32::from)).collect();
    let mean = rated.iter().sum::<u32>().checked_div(u32::try_from(rated.len()).unwrap_or(u32::MAX));
    html! { @if !settled.is_empty() { ul.counts {
        li { strong { (points(total)) "/" (settled.len()) } " " (reader.say(words::league::PLAYER_POINTS)) }
        li { strong { (with(Color::White)) } " " (reader.say(words::matchday::WHITE)) }
        li { strong { (with(Color::Black)) } " " (reader.say(words::matchday::BLACK)) }
        @if let Some(mean) = mean { li { strong { (mean) } " " (reader.say(words::league::PLAYER_OPPONENTS)) } }
    } } }
}

fn table(visit: &Visit, shown: &SeasonPage, games: &[PlayerGame]) -> Markup {
    let reader = visit.reader;
    html! { table.pairs {
        caption.hidden { (reader.say(words::league::PLAYER_SEASON)) }
        thead { tr {
            th scope="col" { (reader.say(words::paper::DATE)) } th.num scope="col" { (reader.say(words::matchday::BOARD_SHORT)) }
            th scope="col" { (reader.say(words::league::OPPONENT)) } th.mid scope="col" { (reader.say(words::matchday::RESULT)) }
        } }
        tbody { @for game in games { @if let Some(m) = shown.season().matches.get(&game.id) {
            @let rival = shown.state.team_in(m.event, m.team(game.side.other()));
            tr {
                td { (at(m.start)) br; small { a href=(shown.public_path(&format!("/match/{}", game.id))) {
                    (shown.event(m.event)) " · " (reader.say_with(words::public::ROUND, &[("round", &m.round)])) } } }
                td.num { (game.board) }
                td { (opponent(visit, shown, game)) br; small { (rival) } }
                td.mid { (result(visit, game)) }
            }
        } } }
    } }
}

/// Renders the player's colour, and the opponent with a link.
fn opponent(visit: &Visit, shown: &SeasonPage, game: &PlayerGame) -> Markup {
    let white = game.opponent.colour == Color::White;
    let said = visit.reader.say(if white { words::matchday::WHITE } else { words::matchday::BLACK });
    html! {
        span.(if white { "white" } else { "black" }) {
            @match game.opponent.person { Some(person) => (person_link(shown, person)), None => "–" } }
        span.hidden { " (" (said) ")" }
        @if let Some(elo) = game.opponent.elo { " " small { (elo) } }
    }
}

/// Renders the name of a person with a link to the player's season.
pub(super) fn person_link(shown: &SeasonPage, person: MemberNo) -> Markup {
    let known = shown.season().players.contains_key(&person);
    html! { @if known { a href=(shown.public_path(&format!("/player/{person}"))) { (shown.person(person)) } } @else { (shown.person(person)) } }
}

/// Renders the result from the player's side: a forfeit is marked.
fn result(visit: &Visit, game: &PlayerGame) -> Markup {
    let played = if game.is_played() { "" } else { " X" };
    html! { @match game.points() {
        Some(own) => strong { (points(own)) (played) },
        None => (widgets::board(visit.reader, game.stand)),
    } }
}
