//! `/t/ID/player/N`: a player's card: games, score, and the calculation of each tie-break.

use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab, points};
use crate::pages::event_tables::workings::{sum, worked_out};
use crate::pages::event_tables::{card, tie_break_code};
use crate::words;
use adoube_event::EntryId;
use adoube_services::ratings::field::category;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u16)>,
) -> Result<Response, RequestError> {
    let seen = EventPage::for_public(&desk, &id).await?;
    let entry = seen.event().numbered(number).ok_or(RequestError::NotFound)?;
    let reader = visit.reader;
    let name = seen.titled(entry.id);
    let title = reader.say_with(words::public::CARD_TITLE, &[("number", &number), ("name", &name)]);
    let main = html! {
        h1 { (title) }
        (facts(&visit, &seen, entry.id))
        section.card {
            h2 { (reader.say(words::players::CARD)) }
            (card::table(&visit, &seen, entry.id))
        }
        (tie_breaks(&visit, &seen, entry.id))
    };
    Ok(seen.kept(seen.live_page(&visit, EventTab::Other, &title, &main)))
}

fn facts(visit: &Visit, seen: &EventPage, id: EntryId) -> Markup {
    let reader = visit.reader;
    let (Some(entry), Some(player)) = (seen.event().entry(id), seen.player(id)) else { return html! {} };
    let rank = seen.event().standings(seen.finished()).into_iter().find(|row| seen.event().ix(id) == Some(row.player));
    html! {
        section.card { dl.facts {
            @if let Some(row) = rank {
                dt { (reader.say(words::rounds::RANK)) } dd { (row.rank) }
                dt { (reader.say(words::public::POINTS)) } dd { (points(row.points)) }
            }
            @if !category(entry).code().is_empty() { dt { (reader.say(words::public::CATEGORY)) } dd { (category(entry).code()) } }
            @if player.rating > 0 { dt { (reader.say(words::public::RATING)) } dd { (player.rating) } }
            @if !player.federation.is_empty() { dt { (reader.say(words::public::FEDERATION)) } dd { (player.federation) } }
            @if !entry.club.is_empty() { dt { (reader.say(words::public::CLUB)) } dd { (entry.club) } }
        } }
    }
}

fn tie_breaks(visit: &Visit, seen: &EventPage, id: EntryId) -> Markup {
    let reader = visit.reader;
    let Some(ix) = seen.event().ix(id).filter(|_| seen.finished() > 0) else { return html! {} };
    let works = worked_out(seen, seen.finished(), ix);
    if works.is_empty() {
        return html! {};
    }
    html! {
        section.card {
            h2 { (reader.say(words::public::CARD_TIEBREAKS)) }
            dl.facts { @for (code, worked) in &works { @if let Some(worked) = worked {
                dt { (tie_break_code(code)) } dd { (sum(visit, seen, worked)) }
            } } }
        }
    }
}
