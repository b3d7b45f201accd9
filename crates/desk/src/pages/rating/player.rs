//! `/ratings/LIST/NUMBER`: a player's rating history, and the calculation if the desk did it.

use super::shared::{by_day, catalogue, kind_name, kinds, number, public_names, query, signed};
use crate::Desk;
use crate::calendar::today;
use crate::words;
use adoube_ledger::Ledger;
use adoube_rating::plot::{self, Look, Point};
use adoube_services::lists::{Code, Found, RatingKind, person_code};
use adoube_services::ratings::period::{Inputs, Periods};
use adoube_store::{Store, StoreError, StoredList};
use adoube_web::forms::Values;
use adoube_web::layout::Frame;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, PreEscaped, html};
use std::collections::HashMap;

/// The maximum number of lists in a history.
const LISTS_MAX: usize = 120;

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((list, place)): Path<(String, String)>,
) -> Result<Markup, RequestError> {
    let catalogue = match catalogue(&desk, &visit, &list).await? {
        Ok(catalogue) => catalogue,
        Err(page) => return Ok(page),
    };
    let place: i64 = place.parse().map_err(|_| RequestError::NotFound)?;
    let listed = desk.store().listed(catalogue.list.id, place).await?.ok_or(RequestError::NotFound)?;
    let found = Found::of(&listed);
    let name = public_names(&desk, &visit, std::slice::from_ref(&found)).await?.pop().unwrap_or_default();
    let lists = by_day(desk.store().lists().await?);
    let all = over(desk.store(), &lists, (catalogue.list.id, place), &found).await?;
    let there: Vec<RatingKind> =
        RatingKind::ALL.into_iter().filter(|kind| all.iter().any(|(_, _, one)| one.rating(*kind) > 0)).collect();
    let kind = chosen(&query(&visit), &found, &there);
    let worked = if found.published.period.is_empty() { Vec::new() } else { explained(&desk, &visit, &found).await? };
    let reader = visit.reader;
    let rank = catalogue.place_of(place, kind).map_or(0, |place| place.rank);
    let path = format!("/ratings/{}", catalogue.list.id);
    let young = today(&visit).is_none_or(|day| found.is_young(day));
    let body = html! {
        div.bar {
            h1 { (name) }
            a.button.push href={ (path) "?kind=" (kind.code()) } { (catalogue.list.name) }
        }
        (kinds(&visit, &there, kind, |kind| format!("{path}/{place}?kind={}", kind.code())))
        section.card { dl.facts {
            dt { (kind_name(&visit, kind)) } dd { strong { (number(found.rating(kind))) @if found.rating(kind) == 0 { "–" } } }
            @if rank > 0 { dt { (reader.say(words::ratings::RANK)) } dd { (rank) } }
            @if !found.title.is_empty() { dt { (reader.say(words::players::TITLE)) } dd { (found.title) } }
            @if !found.federation.is_empty() { dt { (reader.say(words::tournament::FEDERATION)) } dd { (found.federation) } }
            @if !found.club.is_empty() { dt { (reader.say(words::players::CLUB)) } dd { (found.club) } }
            @if !young && !found.fide_id.is_empty() { dt { (reader.say(words::players::FIDE_ID)) } dd { (found.fide_id) } }
            @if found.published.games > 0 { dt { (reader.say(words::rating::GAMES)) } dd { (found.published.games) } }
        } }
        (history(&visit, &name, kind, &all))
        @if !worked.is_empty() {
            section.card #worked { h2 { (reader.say(words::rating::WORKED)) } (lines(&visit, &worked)) }
        }
    };
    Ok(Frame::new(&visit, &name).style("ratings.css").show(&body))
}

fn chosen(values: &Values, found: &Found, there: &[RatingKind]) -> RatingKind {
    let asked = RatingKind::from_code(values.get("kind")).filter(|kind| there.contains(kind));
    let of_list = || there.iter().copied().find(|kind| found.rating(*kind) > 0);
    asked.or_else(of_list).or_else(|| there.first().copied()).unwrap_or(RatingKind::National)
}

/// Finds the player in each list, in order.
pub(crate) async fn over<'a>(
    store: &Store,
    lists: &'a [StoredList],
    (list, place): (i64, i64),
    found: &Found,
) -> Result<Vec<(&'a StoredList, i64, Found)>, StoreError> {
    let mut all = Vec::new();
    for one in lists.iter().rev().take(LISTS_MAX) {
        if one.id == list {
            all.push((one, place, found.clone()));
            continue;
        }
        let person = found.published.person.as_str();
        let codes: [Code<'_>; 3] = [
            (&found.fide_id, |found| &found.fide_id),
            (&found.licence, |found| &found.licence),
            (person, |found| &found.published.person),
        ];
        for (at, (code, of)) in codes.into_iter().enumerate().filter(|(_, (code, _))| !code.is_empty()) {
            let key = if at == 2 { person_code(code) } else { code.to_owned() };
            let named = store.listed_named(one.id, &key, 20).await?;
            let mut same = named.iter().map(|listed| (listed.number, Found::of(listed)));
            if let Some((number, there)) = same.find(|(_, there)| of(there) == code) {
                all.push((one, number, there));
                break;
            }
        }
    }
    all.reverse();
    Ok(all)
}

fn history(visit: &Visit, name: &str, kind: RatingKind, all: &[(&StoredList, i64, Found)]) -> Markup {
    let reader = visit.reader;
    let rated: Vec<&(&StoredList, i64, Found)> = all.iter().filter(|(_, _, found)| found.rating(kind) > 0).collect();
    let points: Vec<Point> =
        rated.iter().map(|(list, _, found)| Point { label: list.name.clone(), rating: found.rating(kind) }).collect();
    let before = std::iter::once(None).chain(rated.iter().map(|(_, _, found)| Some(found.rating(kind))));
    let rows: Vec<_> = rated.iter().zip(before).collect();
    html! {
        section.card #history {
            h2 { (reader.say(words::ratings::HISTORY)) }
            @if points.is_empty() { p.empty { (reader.say(words::ratings::NONE)) } } @else {
                div.scroll { (PreEscaped(plot::history(name, &points, Look::Page, reader.language))) }
                div.scroll { table {
                    caption.hidden { (reader.say(words::ratings::HISTORY)) }
                    thead { tr {
                        th scope="col" { (reader.say(words::lists::NAME)) }
                        th.num scope="col" { (reader.say(words::ratings::KIND)) }
                        th.num scope="col" { (reader.say(words::rating::CHANGE)) }
                    } }
                    tbody { @for ((list, number, found), before) in rows.iter().rev() { tr {
                        th scope="row" { a href={ "/ratings/" (list.id) "/" (number) "?kind=" (kind.code()) } { (list.name) } }
                        td.num { (found.rating(kind)) }
                        td.num { @if let Some(before) = before { (signed(*before, found.rating(kind))) } }
                    } } }
                } }
            }
        }
    }
}

/// Explains the rating from the period in the record.
pub(crate) async fn explained(desk: &Desk, visit: &Visit, found: &Found) -> Result<Vec<String>, RequestError> {
    let Ok(stream) = Ledger::<Periods>::stream(&found.published.period) else { return Ok(Vec::new()) };
    let state = desk.office().periods.state(&stream).await.map_err(|_| RequestError::Stopping)?;
    let Some(inputs) = &state.inputs else { return Ok(Vec::new()) };
    let place = (found.published.place as usize).saturating_sub(1);
    worked(desk, visit, inputs, place, true).await
}

/// Returns the calculation for a player of a period; the public sees initials for minors.
pub(super) async fn worked(
    desk: &Desk,
    visit: &Visit,
    inputs: &Inputs,
    place: usize,
    public: bool,
) -> Result<Vec<String>, RequestError> {
    let known = desk.people().several(inputs.players.iter().map(|player| &player.person)).await?;
    let day = today(visit);
    let person = |at: usize| {
        let id = inputs.players.get(at).map(|player| &player.person);
        let person = id.and_then(|id| known.get(id));
        person.map_or_else(
            || (at + 1).to_string(),
            |person| if public { person.public(day, 14).name } else { person.name.clone() },
        )
    };
    let mut names: HashMap<String, String> = HashMap::new();
    for event in &inputs.events {
        match desk.event_state(&event.id, None).await {
            Ok(state) => drop(names.insert(event.id.clone(), state.event.settings.name.clone())),
            Err(RequestError::NotFound) => {}
            Err(failure) => return Err(failure),
        }
    }
    let event = |id: &str| names.get(id).cloned().unwrap_or_else(|| id.to_owned());
    Ok(inputs.explain(place, &person, &event, visit.reader.language))
}

/// Renders the lines of an explanation, with continuation lines indented.
pub(super) fn lines(visit: &Visit, worked: &[String]) -> Markup {
    html! {
        ul.steps { @for line in worked {
            @match line.strip_prefix("  ") {
                Some(inner) => li.inner { (visit.reader.told(inner)) },
                None => li { (visit.reader.told(line.as_str())) },
            }
        } }
    }
}
