//! `/t/ID/player/N`: a player's card: games, score, and each tie-break as a worked sum.

use super::round::bye_name;
use super::seen::{Page, Seen};
use crate::Desk;
use crate::event::{EntryId, Stage, TieBreaks};
use crate::failure::Failure;
use crate::pages::desk::shown::points;
use crate::ratings::field::category;
use crate::visit::Visit;
use adoube_tournament::tables::{CardLine, card};
use adoube_tournament::tiebreaks::{PartNote, Worked, work_out_after};
use adoube_tournament::{Colour, Entry, Forfeit, Outcome, PlayerIx};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u16)>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let seen = Seen::load(&desk, &id).await?;
    let entry = seen.event().numbered(number).ok_or(Failure::NotFound)?;
    let reader = visit.reader;
    let name = seen.titled(entry.id);
    let title = reader.say_with("public-card-title", &[("number", number.into()), ("name", name.as_str().into())]);
    let main = html! {
        h1 { (title) }
        (facts(&visit, &seen, entry.id))
        section.card {
            h2 { (reader.say("public-card-games")) }
            div.scroll { (games(&visit, &seen, entry.id)) }
        }
        (tie_breaks(&visit, &seen, entry.id))
    };
    Ok(seen.page(&visit, &headers, Page::Other, &title, &main))
}

fn facts(visit: &Visit, seen: &Seen, id: EntryId) -> Markup {
    let reader = visit.reader;
    let (Some(entry), Some(player)) = (seen.event().entry(id), seen.player(id)) else { return html! {} };
    let rank = seen.event().standings(seen.finished()).into_iter().find(|row| seen.event().ix(id) == Some(row.player));
    html! {
        section.card { dl.facts {
            @if let Some(row) = rank {
                dt { (reader.say("public-rank")) } dd { (row.rank) }
                dt { (reader.say("public-points")) } dd { (points(row.points)) }
            }
            @if !category(entry).code().is_empty() { dt { (reader.say("public-category")) } dd { (category(entry).code()) } }
            @if player.rating > 0 { dt { (reader.say("public-rating")) } dd { (player.rating) } }
            @if !player.federation.is_empty() { dt { (reader.say("public-federation")) } dd { (player.federation) } }
            @if !entry.club.is_empty() { dt { (reader.say("public-club")) } dd { (entry.club) } }
        } }
    }
}

fn games(visit: &Visit, seen: &Seen, id: EntryId) -> Markup {
    let reader = visit.reader;
    let event = seen.event();
    let Some(ix) = event.ix(id) else { return html! {} };
    let published = event.rounds.iter().filter(|round| round.stage != Stage::Draft).count();
    let lines: Vec<CardLine> = card(event.tournament(), ix).into_iter().take(published).collect();
    html! {
        table {
            caption.hidden { (reader.say("public-card-games")) }
            thead { tr {
                th.num scope="col" { (reader.say("round")) }
                th scope="col" { (reader.say("public-card-opponent")) }
                th scope="col" { (reader.say("public-card-colour")) }
                th.mid scope="col" { (reader.say("public-result")) }
                th.num scope="col" { (reader.say("public-card-score")) }
            } }
            tbody { @for line in &lines { tr {
                th.num scope="row" { (line.round) }
                td { (opponent(visit, seen, &line.entry)) }
                td { @match line.entry.colour() {
                    Some(Colour::White) => (colour(visit, "white", "public-white")),
                    Some(Colour::Black) => (colour(visit, "black", "public-black")),
                    None => {}
                } }
                td.mid { strong { (sign(&line.entry)) } }
                td.num { (points(line.total)) }
            } } }
        }
    }
}

/// A colour as a sign and, where there is room, as a word.
fn colour(visit: &Visit, sign: &str, key: &str) -> Markup {
    let word = visit.reader.say(key);
    html! { span.(sign) title=(word) { span.hidden { (word) } span.wide-only aria-hidden="true" { (word) } } }
}

fn opponent(visit: &Visit, seen: &Seen, entry: &Entry) -> Markup {
    if let Entry::Bye(bye) = entry {
        return html! { span.soft { (bye_name(visit, *bye)) } };
    }
    let Some(id) = entry.opponent().and_then(|ix| seen.event().id(ix)) else { return html! {} };
    let rating = seen.player(id).map_or(0, |player| player.rating);
    html! {
        a href=(seen.path(&format!("/player/{}", seen.event().number(id)))) { (seen.titled(id)) }
        @if rating > 0 { " " small { (rating) } }
    }
}

fn sign(entry: &Entry) -> &'static str {
    match entry {
        Entry::Game { outcome: Outcome::Win, .. } => "1",
        Entry::Game { outcome: Outcome::Draw, .. } => "½",
        Entry::Game { outcome: Outcome::Loss, .. } => "0",
        Entry::Forfeit { forfeit: Forfeit::Won, .. } => "+",
        Entry::Forfeit { forfeit: Forfeit::Lost, .. } => "−",
        Entry::Paired { .. } | Entry::Bye(_) => "–",
    }
}

fn tie_breaks(visit: &Visit, seen: &Seen, id: EntryId) -> Markup {
    let reader = visit.reader;
    let event = seen.event();
    let (TieBreaks::Fide(list), Some(ix)) = (&event.settings.tie_breaks, event.ix(id)) else { return html! {} };
    let rounds = usize::from(seen.finished());
    if rounds == 0 || list.is_empty() {
        return html! {};
    }
    let works = list.iter().enumerate().filter_map(|(at, tie_break)| {
        let (kind, before) = (event.settings.event_kind(), list.get(..at)?);
        let worked = work_out_after(event.tournament(), rounds, kind, ix, before, *tie_break)?;
        Some((tie_break.to_string(), worked))
    });
    html! {
        section.card {
            h2 { (reader.say("public-card-tiebreaks")) }
            dl.facts { @for (code, worked) in works {
                dt { (code) } dd { (sum(visit, seen, &worked)) }
            } }
        }
    }
}

/// A value with its terms: `7½ + 6 + (4) = 13½`, each term with whose it is.
pub(crate) fn sum(visit: &Visit, seen: &Seen, worked: &Worked) -> Markup {
    let reader = visit.reader;
    let whose =
        |ix: Option<PlayerIx>| ix.and_then(|ix| seen.event().id(ix)).map(|id| seen.titled(id)).unwrap_or_default();
    html! {
        strong { (worked.value) }
        @if worked.parts.len() > 1 { " = "
            @for (at, part) in worked.parts.iter().enumerate() {
                @if at > 0 { " + " }
                @let cut = part.note == PartNote::Cut;
                @let dummy = part.note == PartNote::Dummy;
                span.nowrap title=(whose(part.opponent)) {
                    @if cut { s { (part.value) } span.hidden { " " (reader.say("public-worked-cut")) } }
                    @else { (part.value) }
                    @if dummy { abbr title=(reader.say("public-worked-dummy")) { "*" } }
                }
            }
        }
    }
}
