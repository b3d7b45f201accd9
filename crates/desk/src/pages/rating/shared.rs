//! Shared parts of the list pages: the requested list and rating, public names, links.

use crate::Desk;
use crate::calendar::today;
use crate::words;
use adoube_event::PersonId;
use adoube_services::lists::{Found, RatingKind};
use adoube_services::ratings::catalogue::{ListCatalogue, Looked};
use adoube_store::StoredList;
use adoube_web::forms::Values;
use adoube_web::layout::Frame;
use adoube_web::links::encoded;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use maud::{Markup, html};
use std::sync::Arc;

/// Number of players per page.
pub(crate) const PAGE: usize = 100;
/// The age below which the public sees initials.
const INITIALS_BELOW: u8 = 14;

/// Returns the fields of the query string.
pub(crate) fn query(visit: &Visit) -> Values {
    Values::read(visit.path.split_once('?').map_or("", |(_, query)| query).as_bytes())
}

/// Returns a list by its number as text, or a page saying that it is being loaded.
pub(super) async fn catalogue(
    desk: &Desk,
    visit: &Visit,
    id: &str,
) -> Result<Result<Arc<ListCatalogue>, Markup>, RequestError> {
    let id: i64 = id.parse().map_err(|_| RequestError::NotFound)?;
    Ok(match desk.office().catalogues.get(desk, id).await? {
        Looked::Ready(catalogue) => Ok(catalogue),
        Looked::Working(list) => Err(working(visit, &list)),
    })
}

fn working(visit: &Visit, list: &StoredList) -> Markup {
    let reader = visit.reader;
    let body = html! {
        h1 { (list.name) }
        section.card { p role="status" { (reader.say_with(words::ratings::WORKING, &[("count", &list.players)])) } }
    };
    Frame::new(visit, &list.name).refresh(3).show(&body)
}

/// Returns the requested rating, or the first that any player has.
pub(crate) fn kind(values: &Values, there: &[RatingKind]) -> RatingKind {
    let asked = RatingKind::from_code(values.get("kind")).filter(|kind| there.contains(kind));
    asked.or_else(|| there.first().copied()).unwrap_or(RatingKind::National)
}

pub(super) fn kind_name(visit: &Visit, kind: RatingKind) -> String {
    visit.reader.say(match kind {
        RatingKind::National => words::ratings::NATIONAL,
        RatingKind::Standard => words::ratings::STANDARD,
        RatingKind::Rapid => words::ratings::RAPID,
        RatingKind::Blitz => words::ratings::BLITZ,
    })
}

/// Returns a URL with query parameters; empty ones are omitted.
pub(super) fn address(path: &str, fields: &[(&str, &str)]) -> String {
    let given = fields.iter().filter(|(_, value)| !value.is_empty());
    let pairs: Vec<String> = given.map(|(name, value)| format!("{name}={}", encoded(value))).collect();
    if pairs.is_empty() { path.to_owned() } else { format!("{path}?{}", pairs.join("&")) }
}

/// Renders links to the same page for the other ratings; empty if there is only one.
pub(super) fn kinds(visit: &Visit, there: &[RatingKind], now: RatingKind, to: impl Fn(RatingKind) -> String) -> Markup {
    html! {
        @if there.len() > 1 {
            nav.chips aria-label=(visit.reader.say(words::ratings::KIND)) { @for kind in there {
                a href=(to(*kind)) aria-current=[(*kind == now).then_some("true")] { (kind_name(visit, *kind)) }
            } }
        }
    }
}

/// Returns players with their public names, in the same order. For persons known to the desk, their own or their
/// guardians' consent decides; erased persons have no name.
pub(crate) async fn public_names(desk: &Desk, visit: &Visit, players: &[Found]) -> Result<Vec<String>, RequestError> {
    let day = today(visit);
    let ids: Vec<PersonId> = players.iter().map(|found| PersonId(found.published.person.clone())).collect();
    let known = desk.people().several(ids.iter().filter(|id| !id.0.is_empty())).await?;
    let name = |(found, id): (&Found, &PersonId)| {
        if id.0.is_empty() {
            return day.map_or_else(|| adoube_services::people::initials(&found.name), |day| found.public_name(day));
        }
        match known.get(id) {
            Some(person) => person.public(day, INITIALS_BELOW).name,
            None => "—".to_owned(),
        }
    };
    Ok(players.iter().zip(&ids).map(name).collect())
}

/// Renders links to the previous and next pages; empty if there is only one.
pub(super) fn pages(visit: &Visit, now: usize, count: usize, to: impl Fn(usize) -> String) -> Markup {
    let reader = visit.reader;
    let last = count.div_ceil(PAGE).max(1);
    html! {
        @if last > 1 {
            nav.bar aria-label=(reader.say(words::ratings::PAGES)) {
                @if now > 1 { a.button href=(to(now - 1)) rel="prev" { (reader.say(words::ratings::BEFORE)) } }
                span { (reader.say_with(words::ratings::PAGE, &[("page", &now), ("pages", &last)])) }
                @if now < last { a.button href=(to(now + 1)) rel="next" { (reader.say(words::ratings::AFTER)) } }
            }
        }
    }
}

/// Returns the page number in the query, from 1.
pub(crate) fn page_number(values: &Values) -> usize {
    values.get("page").parse().ok().filter(|page| (1..=1_000_000).contains(page)).unwrap_or(1)
}

/// Returns a change with its sign.
pub(super) fn signed(before: u16, after: u16) -> String {
    match i32::from(after) - i32::from(before) {
        0 => "0".to_owned(),
        rise if rise > 0 => format!("+{rise}"),
        fall => format!("−{}", fall.unsigned_abs()),
    }
}

/// Formats a rating; empty for none.
pub(super) fn number(rating: u16) -> String {
    if rating > 0 { rating.to_string() } else { String::new() }
}

/// Sorts the lists by date: the one in the name, or the date of import.
pub(crate) fn by_day(mut lists: Vec<StoredList>) -> Vec<StoredList> {
    lists.sort_by_key(|list| (day_of(list), list.id));
    lists
}

fn day_of(list: &StoredList) -> String {
    let plain = |c: char| c.is_ascii_digit() || c == '-';
    let words = list.name.split(|c: char| !plain(c)).map(|word| word.trim_matches('-'));
    let is_day = |word: &&str| {
        let parts: Vec<usize> = word.split('-').map(str::len).collect();
        matches!(parts.as_slice(), [4, 2] | [4, 2, 2])
    };
    let of_arrival = || jiff::Timestamp::from_millisecond(list.at_ms).map(|at| at.to_string()).unwrap_or_default();
    words.into_iter().find(is_day).map_or_else(of_arrival, str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_stand_in_the_order_of_their_days() {
        let list = |id: i64, name: &str| StoredList { id, name: name.to_owned(), players: 1, at_ms: 1_794_826_800_000 };
        let lists = vec![list(1, "FIDE"), list(2, "FCE 2026-07-01"), list(3, "FCE 2026-01"), list(4, "x 12-34")];
        let order: Vec<i64> = by_day(lists).iter().map(|list| list.id).collect();
        assert_eq!(order, [3, 2, 1, 4]);
    }

    #[test]
    fn changes_have_signs() {
        assert_eq!([signed(2000, 2010), signed(2010, 2000), signed(5, 5)], ["+10", "−10", "0"]);
        assert_eq!(address("/x", &[("a", ""), ("b", "c d")]), "/x?b=c%20d");
    }
}
