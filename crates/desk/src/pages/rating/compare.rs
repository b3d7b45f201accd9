//! `/ratings/compare`: a comparison of two lists: new players, missing players, and rating changes.

use super::shared::{
    PAGE, address, by_day, catalogue, kind, kinds, number, page_number, pages, public_names, query, signed,
};
use crate::Desk;
use crate::words;
use adoube_services::lists::{Found, RatingKind};
use adoube_services::ratings::catalogue::{Change, Comparison, ListCatalogue};
use adoube_store::StoredList;
use adoube_web::blocking::blocking;
use adoube_web::failure::Failure;
use adoube_web::forms::{Fields, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::visit::Visit;
use axum::extract::State;
use maud::{Markup, html};
use std::sync::Arc;

/// The part of the comparison to show.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ChangeGroup {
    Changed,
    Came,
    Left,
}

impl ChangeGroup {
    const ALL: [Self; 3] = [Self::Changed, Self::Came, Self::Left];

    const fn code(self) -> &'static str {
        match self {
            Self::Changed => "changed",
            Self::Came => "new",
            Self::Left => "gone",
        }
    }

    fn of(self, found: &Comparison) -> &[Change] {
        match self {
            Self::Changed => &found.changed,
            Self::Came => &found.came,
            Self::Left => &found.left,
        }
    }

    fn label(self, visit: &Visit, count: usize) -> String {
        let key = match self {
            Self::Changed => words::ratings::CHANGED,
            Self::Came => words::ratings::NEW,
            Self::Left => words::ratings::GONE,
        };
        visit.reader.say_with(key, &[("count", &count)])
    }
}

/// Renders the form to choose two lists.
pub(super) fn choice(visit: &Visit, lists: &[StoredList], values: &Values) -> Markup {
    let reader = visit.reader;
    let mut filled = values.clone();
    if let (true, [.., old, new]) = (values.get("old").is_empty(), lists) {
        filled.set("old", old.id.to_string());
        filled.set("new", new.id.to_string());
    }
    let problems = Problems::default();
    let fields = Fields::new(visit, &filled, &problems);
    let choices: Vec<(String, String)> =
        lists.iter().rev().map(|list| (list.id.to_string(), list.name.clone())).collect();
    html! {
        form.filters method="get" action="/ratings/compare" {
            (fields.select("old", &reader.say(words::ratings::OLDER), None, &choices))
            (fields.select("new", &reader.say(words::ratings::NEWER), None, &choices))
            div.field { button type="submit" { (reader.say(words::ratings::COMPARE)) } }
        }
    }
}

pub(super) async fn show(State(desk): State<Desk>, visit: Visit) -> Result<Markup, Failure> {
    let reader = visit.reader;
    let values = query(&visit);
    let lists = by_day(desk.store().lists().await?);
    let title = reader.say(words::ratings::COMPARE);
    let form = html! { section.card { (choice(&visit, &lists, &values)) } };
    if values.get("old").is_empty() || values.get("new").is_empty() {
        let body = html! { h1 { (title) } (form) };
        return Ok(Frame::new(&visit, &title).style("ratings.css").show(&body));
    }
    let mut both = Vec::new();
    for name in ["old", "new"] {
        match catalogue(&desk, &visit, values.get(name)).await? {
            Ok(catalogue) => both.push(catalogue),
            Err(page) => return Ok(page),
        }
    }
    let [old, new]: [Arc<ListCatalogue>; 2] = both.try_into().map_err(|_| Failure::NotFound)?;
    let there: Vec<RatingKind> = old.kinds().into_iter().filter(|kind| new.kinds().contains(kind)).collect();
    let kind = kind(&values, &there);
    let work = {
        let (old, new) = (Arc::clone(&old), Arc::clone(&new));
        move || old.compare(&new, kind)
    };
    let found = blocking(work).await?;
    let part =
        ChangeGroup::ALL.into_iter().find(|part| part.code() == values.get("part")).unwrap_or(ChangeGroup::Changed);
    let page = page_number(&values);
    let changes = part.of(&found);
    let some: Vec<Change> = changes.iter().skip((page - 1).saturating_mul(PAGE)).take(PAGE).copied().collect();
    let rows = rows(&desk, &visit, (&old, &new), &some).await?;
    let to = |part: ChangeGroup, kind: RatingKind, page: usize| {
        let page = if page > 1 { page.to_string() } else { String::new() };
        let fields = [("old", values.get("old")), ("new", values.get("new")), ("kind", kind.code())];
        address("/ratings/compare", &[fields[0], fields[1], fields[2], ("part", part.code()), ("page", &page)])
    };
    let heading = format!("{} → {}", old.list.name, new.list.name);
    let body = html! {
        h1 { (heading) }
        (form)
        (kinds(&visit, &there, kind, |kind| to(part, kind, 1)))
        nav.chips aria-label=(title) { @for one in ChangeGroup::ALL {
            a href=(to(one, kind, 1)) aria-current=[(one == part).then_some("true")] { (one.label(&visit, one.of(&found).len())) }
        } }
        section.card {
            p.soft { (reader.say_with(words::ratings::SAME, &[("count", &found.same)])) }
            @if rows.is_empty() { p.empty { (reader.say(words::ratings::NOBODY)) } }
            @else { (table(&visit, part, kind, &rows)) }
        }
        (pages(&visit, page, changes.len(), |page| to(part, kind, page)))
    };
    Ok(Frame::new(&visit, &heading).style("ratings.css").show(&body))
}

/// Loads each change with its list and display name.
async fn rows(
    desk: &Desk,
    visit: &Visit,
    (old, new): (&ListCatalogue, &ListCatalogue),
    changes: &[Change],
) -> Result<Vec<(Change, i64, String)>, Failure> {
    let newer = changes.first().is_some_and(|change| change.new > 0);
    let list = if newer { new.list.id } else { old.list.id };
    let numbers: Vec<i64> = changes.iter().map(|change| if newer { change.new } else { change.old }).collect();
    let listed = desk.store().listed_some(list, &numbers).await?;
    let players: Vec<Found> = listed.iter().map(Found::of).collect();
    let names = public_names(desk, visit, &players).await?;
    Ok(changes.iter().zip(names).map(|(change, name)| (*change, list, name)).collect())
}

fn table(visit: &Visit, part: ChangeGroup, kind: RatingKind, rows: &[(Change, i64, String)]) -> Markup {
    let reader = visit.reader;
    html! {
        div.scroll { table #changes {
            caption.hidden { (part.label(visit, rows.len())) }
            thead { tr {
                th scope="col" { (reader.say(words::public::NAME)) }
                @if part != ChangeGroup::Came { th.num scope="col" { (reader.say(words::ratings::WAS)) } }
                @if part != ChangeGroup::Left { th.num scope="col" { (reader.say(words::ratings::KIND)) } }
                @if part == ChangeGroup::Changed { th.num scope="col" { (reader.say(words::rating::CHANGE)) } }
            } }
            tbody { @for (change, list, name) in rows {
                @let place = if part == ChangeGroup::Left { change.old } else { change.new };
                tr {
                    th scope="row" { a href={ "/ratings/" (list) "/" (place) "?kind=" (kind.code()) } { (name) } }
                    @if part != ChangeGroup::Came { td.num { (number(change.before)) } }
                    @if part != ChangeGroup::Left { td.num { (number(change.after)) } }
                    @if part == ChangeGroup::Changed {
                        td.num { @if change.before > 0 && change.after > 0 { strong { (signed(change.before, change.after)) } } }
                    }
                }
            } }
        } }
    }
}
