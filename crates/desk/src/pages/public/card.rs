//! `/t/ID/player/N`: a player's card: games, score, and the calculation of each tie-break.

use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab, points};
use crate::pages::event_tables::{card, tie_break_code};
use crate::words;
use adoube_event::{EntryId, TieBreaks};
use adoube_services::ratings::field::category;
use adoube_tournament::PlayerIx;
use adoube_tournament::tiebreaks::{PartNote, Worked, work_out_after};
use adoube_web::failure::Failure;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u16)>,
) -> Result<Response, Failure> {
    let seen = EventPage::for_public(&desk, &id).await?;
    let entry = seen.event().numbered(number).ok_or(Failure::NotFound)?;
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
    let event = seen.event();
    let (TieBreaks::Fide(list), Some(ix)) = (&event.settings.tie_breaks, event.ix(id)) else { return html! {} };
    let rounds = usize::from(seen.finished());
    if rounds == 0 || list.is_empty() {
        return html! {};
    }
    let works = list.iter().enumerate().filter_map(|(at, tie_break)| {
        let (kind, before) = (event.settings.event_kind(), list.get(..at)?);
        let worked = work_out_after(event.tournament(), rounds, kind, ix, before, *tie_break)?;
        Some((tie_break_code(tie_break), worked))
    });
    html! {
        section.card {
            h2 { (reader.say(words::public::CARD_TIEBREAKS)) }
            dl.facts { @for (code, worked) in works {
                dt { (code) } dd { (sum(visit, seen, &worked)) }
            } }
        }
    }
}

/// Renders a value with its terms: `7½ + 6 + (4) = 13½`, each with its opponent.
pub(crate) fn sum(visit: &Visit, seen: &EventPage, worked: &Worked) -> Markup {
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
                    @if cut { s { (part.value) } span.hidden { " " (reader.say(words::rounds::WORKED_CUT)) } }
                    @else { (part.value) }
                    @if dummy { abbr title=(reader.say(words::rounds::WORKED_DUMMY)) { "*" } }
                }
            }
        }
    }
}
