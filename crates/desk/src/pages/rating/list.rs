//! `/ratings/LIST`: a list by descending rating, by letter, by club, in pages, or by search.

use super::shared::{PAGE, address, catalogue, kind, kinds, number, page_number, pages, public_names, query};
use crate::Desk;
use crate::calendar::today;
use crate::words;
use adoube_services::lists::{Found, RatingKind};
use adoube_services::ratings::catalogue::{Grouped, ListCatalogue, ListPlace, Wanted};
use adoube_store::{StoredPlayer, fold};
use adoube_web::forms::Values;
use adoube_web::layout::{Frame, when};
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};

/// The maximum number of clubs or federations offered.
const GROUPS_MAX: usize = 2000;

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(list): Path<String>,
) -> Result<Markup, RequestError> {
    let catalogue = match catalogue(&desk, &visit, &list).await? {
        Ok(catalogue) => catalogue,
        Err(page) => return Ok(page),
    };
    let values = query(&visit);
    let there = catalogue.kinds();
    let kind = kind(&values, &there);
    let typed: String = values.get("q").chars().take(80).collect();
    let page = page_number(&values);
    let (places, count) = if typed.is_empty() {
        let wanted = Wanted {
            letter: values.get("letter").chars().next().filter(|c| c.is_ascii_uppercase() || *c == '#'),
            group: Some(values.get("group").to_owned()).filter(|group| !group.is_empty()),
            from: (page - 1).saturating_mul(PAGE),
            most: PAGE,
        };
        catalogue.ranked(kind, &wanted)
    } else {
        let found = desk.store().search_list(catalogue.list.id, &typed, 100).await?;
        let seen = found.iter().filter(|listed| may_be_found(&visit, listed, &typed));
        let places: Vec<ListPlace> = seen.filter_map(|listed| catalogue.place_of(listed.number, kind)).collect();
        let count = places.len();
        (places, count)
    };
    let numbers: Vec<i64> = places.iter().map(|place| place.number).collect();
    let listed = desk.store().listed_some(catalogue.list.id, &numbers).await?;
    let players: Vec<Found> = listed.iter().map(Found::of).collect();
    let names = public_names(&desk, &visit, &players).await?;
    let rows: Vec<(ListPlace, String, Found)> =
        places.into_iter().zip(names).zip(players).map(|((place, name), found)| (place, name, found)).collect();
    Ok(draw(&visit, &catalogue, kind, &values, (&rows, count)))
}

/// Returns whether a search may find a player: minors, whose names are hidden, only by number.
pub(crate) fn may_be_found(visit: &Visit, listed: &StoredPlayer, typed: &str) -> bool {
    let found = Found::of(listed);
    let young = today(visit).is_none_or(|day| found.is_young(day));
    let typed = fold(typed);
    !young || [&found.fide_id, &found.licence].into_iter().any(|code| !code.is_empty() && fold(code) == typed)
}

type Rows<'a> = (&'a [(ListPlace, String, Found)], usize);

fn draw(
    visit: &Visit,
    catalogue: &ListCatalogue,
    kind: RatingKind,
    values: &Values,
    (rows, count): Rows<'_>,
) -> Markup {
    let reader = visit.reader;
    let list = &catalogue.list;
    let path = format!("/ratings/{}", list.id);
    let there = catalogue.kinds();
    let [letter, group, typed] = ["letter", "group", "q"].map(|name| values.get(name));
    let to = |fields: &[(&str, &str)]| address(&path, fields);
    let mut groups: Vec<&str> = Vec::new();
    if catalogue.groups.len() <= GROUPS_MAX {
        groups.extend(catalogue.groups.iter().map(String::as_str).filter(|name| !name.is_empty()));
        reader.sort_by_name(&mut groups, |name| name);
    }
    let body = html! {
        div.bar {
            h1 { (list.name) }
            a.button.push href={ (path) "/distribution?kind=" (kind.code()) } { (reader.say(words::ratings::DISTRIBUTION)) }
        }
        p.soft { (reader.say_with(words::ratings::PLAYERS, &[("count", &list.players)])) " · " (when(list.at_ms)) }
        (kinds(visit, &there, kind, |kind| to(&[("kind", kind.code()), ("letter", letter), ("group", group), ("q", typed)])))
        section.card {
            form.filters method="get" action=(path) {
                input type="hidden" name="kind" value=(kind.code());
                div.field {
                    label for="f-q" { (reader.say(words::lists::QUERY)) }
                    input id="f-q" type="search" name="q" value=(typed) maxlength="80" autocomplete="off";
                }
                @if groups.len() > 1 {
                    div.field {
                        label for="f-group" { (group_name(visit, catalogue.grouped)) }
                        select id="f-group" name="group" {
                            option value="" { (reader.say(words::ratings::ALL)) }
                            @for name in &groups { option value=(name) selected[*name == group] { (name) } }
                        }
                    }
                }
                div.field { button type="submit" { (reader.say(words::ratings::SHOW)) } }
            }
            nav.letters aria-label=(reader.say(words::ratings::LETTERS)) {
                a href=(to(&[("kind", kind.code()), ("group", group)])) aria-current=[letter.is_empty().then_some("true")] { (reader.say(words::ratings::ALL)) }
                @for one in catalogue.letters() {
                    @let one = one.to_string();
                    a href=(to(&[("kind", kind.code()), ("group", group), ("letter", &one)])) aria-current=[(one == letter).then_some("true")] { (one) }
                }
            }
        }
        section.card {
            p role="status" { (reader.say_with(words::ratings::COUNT, &[("count", &count)])) }
            @if !rows.is_empty() { (table(visit, catalogue, kind, rows)) }
        }
        @if typed.is_empty() {
            (pages(visit, page_number(values), count, |page| to(&[
                ("kind", kind.code()), ("letter", letter), ("group", group), ("page", &page.to_string()),
            ])))
        }
    };
    Frame::new(visit, &list.name).style("ratings.css").show(&body)
}

fn group_name(visit: &Visit, grouped: Grouped) -> String {
    visit.reader.say(match grouped {
        Grouped::Club => words::players::CLUB,
        Grouped::Federation => words::tournament::FEDERATION,
    })
}

fn table(visit: &Visit, catalogue: &ListCatalogue, kind: RatingKind, rows: &[(ListPlace, String, Found)]) -> Markup {
    let reader = visit.reader;
    let list = &catalogue.list;
    let computed = rows.iter().any(|(_, _, found)| found.published.games > 0);
    html! {
        div.scroll { table #list {
            caption.hidden { (list.name) }
            thead { tr {
                th.num scope="col" { (reader.say(words::ratings::RANK)) }
                th scope="col" { (reader.say(words::public::NAME)) }
                th.wide-only scope="col" { (reader.say(words::players::TITLE)) }
                th.num scope="col" { (reader.say(words::ratings::KIND)) }
                @if computed { th.num scope="col" { (reader.say(words::rating::GAMES)) } }
                th.wide-only scope="col" { (group_name(visit, catalogue.grouped)) }
            } }
            tbody { @for (place, name, found) in rows { tr {
                td.num { @if place.rank > 0 { (place.rank) } }
                th scope="row" { a href={ "/ratings/" (list.id) "/" (place.number) "?kind=" (kind.code()) } { (name) } }
                td.wide-only { (found.title) }
                td.num { strong { (number(found.rating(kind))) } }
                @if computed { td.num { @if found.published.games > 0 { (found.published.games) } } }
                td.wide-only { @match catalogue.grouped {
                    Grouped::Club => (found.club),
                    Grouped::Federation => (found.federation),
                } }
            } } }
        } }
    }
}
