//! `/desk/lists`: rating lists to look players up in, brought in and thrown away; `/desk/lists/search`: looking somebody up,
//! as a page and, for the field that suggests while one types, as JSON.

use super::import::upload;
use crate::Desk;
use crate::failure::Failure;
use crate::forms::{self, Fields, Input, Posted, Problems, Values};
use crate::layout::{Frame, when};
use crate::links::encoded;
use crate::lists::{Found, ImportError, import};
use crate::visit::{Flash, Visit};
use adoube_store::{List, Listed};
use axum::Json;
use axum::extract::{Multipart, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde_json::json;

/// How many players of a list a search shows.
const MOST: u16 = 20;
/// The longest name of a list, in characters.
const NAME_MAX: usize = 60;

/// Text between a query and its fields.
fn query(visit: &Visit) -> Values {
    Values::read(visit.path.split_once('?').map_or("", |(_, query)| query).as_bytes())
}

/// The player that `?from=LIST.NUMBER` names.
pub(super) async fn chosen(desk: &Desk, visit: &Visit) -> Result<Option<Found>, Failure> {
    let values = query(visit);
    let Some((list, number)) = values.get("from").split_once('.') else { return Ok(None) };
    let (Ok(list), Ok(number)) = (list.parse(), number.parse()) else { return Ok(None) };
    Ok(desk.store().listed(list, number).await?.as_ref().map(Found::of))
}

pub(super) async fn show(State(desk): State<Desk>, visit: Visit) -> Result<Markup, Failure> {
    let values = Values::of([("name", "FIDE".to_owned())]);
    Ok(page(&visit, &desk.store().lists().await?, &values, &Problems::default()))
}

pub(super) async fn send(State(desk): State<Desk>, visit: Visit, parts: Multipart) -> Result<Response, Failure> {
    let mut values = upload(parts).await?;
    let reader = visit.reader;
    let mut problems = Problems::default();
    let name: String = values.get("name").chars().filter(|c| !c.is_control()).collect();
    if name.is_empty() {
        problems.add("name", reader.say("field-needed"));
    } else if name.chars().count() > NAME_MAX {
        problems.add("name", reader.say_with("field-long", &[("most", NAME_MAX.into())]));
    }
    if problems.is_empty() {
        match import(desk.store(), &name, values.raw("text").as_bytes(), visit.now_ms).await {
            Ok(done) => {
                let flash = Flash::new("done-list-imported").with("name", name).with("count", done.players.to_string());
                return Ok(forms::done("/desk/lists", &flash.with("left", done.left_out.to_string())));
            }
            Err(ImportError::Store(fault)) => return Err(fault.into()),
            Err(ImportError::Packed) => problems.add("file", reader.say("lists-packed")),
            Err(ImportError::Nothing | ImportError::Read(_)) => problems.add("file", reader.say("lists-nothing")),
        }
    }
    values.set("text", "");
    Ok(forms::refused(page(&visit, &desk.store().lists().await?, &values, &problems)))
}

pub(super) async fn throw_away(State(desk): State<Desk>, Posted(values): Posted) -> Result<Response, Failure> {
    let id: i64 = values.get("list").parse().map_err(|_| Failure::Bad("failure-bad"))?;
    desk.store().drop_list(id).await?;
    Ok(forms::done("/desk/lists", &Flash::new("done-list-dropped")))
}

fn page(visit: &Visit, lists: &[List], values: &Values, problems: &Problems) -> Markup {
    let reader = visit.reader;
    let title = reader.say("lists-title");
    let fields = Fields::new(visit, values, problems);
    let hint = reader.say("lists-name-hint");
    let body = html! {
        div.bar { h1 { (title) } a.button.push href="/desk/lists/search" { (reader.say("lists-search")) } }
        (fields.summary())
        section.card {
            @if lists.is_empty() { p.empty { (reader.say("lists-none")) } } @else {
                div.scroll { table {
                    caption.hidden { (title) }
                    thead { tr {
                        th scope="col" { (reader.say("lists-name")) }
                        th.num scope="col" { (reader.say("players")) }
                        th scope="col" { (reader.say("lists-when")) }
                        th scope="col" { span.hidden { (reader.say("lists-drop")) } }
                    } }
                    tbody { @for list in lists { tr {
                        th scope="row" { (list.name) }
                        td.num { (list.players) }
                        td.nowrap { (when(list.at_ms)) }
                        td { form method="post" action="/desk/lists/drop" {
                            (forms::mark(visit))
                            input type="hidden" name="list" value=(list.id);
                            button.small type="submit" aria-label={ (reader.say("lists-drop")) " " (list.name) } { (reader.say("lists-drop")) }
                        } }
                    } } }
                } }
            }
        }
        section.card {
            h2 { (reader.say("lists-add")) }
            p { (reader.say("lists-intro")) }
            form method="post" action="/desk/lists" enctype="multipart/form-data" {
                (forms::mark(visit))
                (fields.input("name", &reader.say("lists-name"), "text", Input { required: true, maxlength: Some(60), autocomplete: Some("off"), hint: Some(&hint), ..Input::default() }))
                (fields.input("file", &reader.say("import-file"), "file", Input { required: true, ..Input::default() }))
                div.buttons { button.primary type="submit" { (reader.say("lists-send")) } }
            }
        }
    };
    Frame::new(visit, &title).show(&body)
}

/// Looks somebody up. `?event=` names the event whose form a found player fills.
pub(super) async fn search(State(desk): State<Desk>, visit: Visit, headers: HeaderMap) -> Result<Response, Failure> {
    let reader = visit.reader;
    let values = query(&visit);
    let typed: String = values.get("q").chars().take(80).collect();
    let lists = desk.store().lists().await?;
    let found = desk.store().search_lists(&typed, MOST).await?;
    let said = reader.say_with("lists-found", &[("count", found.len().into())]);
    let name_of = |listed: &Listed| lists.iter().find(|list| list.id == listed.list).map_or("", |list| &list.name);
    let accepts = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if accepts.starts_with("application/json") {
        let players: Vec<_> =
            found.iter().map(|listed| json!({ "list": name_of(listed), "player": Found::of(listed) })).collect();
        return Ok(Json(json!({ "said": said, "players": players })).into_response());
    }
    let title = reader.say("lists-search");
    let event = values.get("event");
    let problems = Problems::default();
    let fields = Fields::new(&visit, &values, &problems);
    let hint = reader.say("lists-query-hint");
    let body = html! {
        h1 { (title) }
        section.card {
            form method="get" action="/desk/lists/search" {
                @if !event.is_empty() { input type="hidden" name="event" value=(event); }
                (fields.input("q", &reader.say("lists-query"), "search", Input { autofocus: true, maxlength: Some(80), autocomplete: Some("off"), hint: Some(&hint), ..Input::default() }))
                div.buttons { button.primary type="submit" { (title) } }
            }
        }
        @if lists.is_empty() { section.card { p.empty { (reader.say("lists-none")) } } }
        @else if !typed.is_empty() {
            section.card {
                p role="status" { (said) }
                @if !found.is_empty() { (table(&visit, &found, event, name_of)) }
            }
        }
    };
    Ok(Frame::new(&visit, &title).show(&body).into_response())
}

fn table<'a>(visit: &Visit, found: &[Listed], event: &str, name_of: impl Fn(&Listed) -> &'a str) -> Markup {
    let reader = visit.reader;
    let number = |number: u16| if number > 0 { number.to_string() } else { String::new() };
    html! {
        div.scroll { table {
            caption.hidden { (reader.say("lists-search")) }
            thead { tr {
                th scope="col" { (reader.say("player-name")) }
                th scope="col" { (reader.say("player-title")) }
                th.num scope="col" { (reader.say("player-rating")) }
                th.num scope="col" { (reader.say("player-national")) }
                th scope="col" { (reader.say("event-federation")) }
                th scope="col" { (reader.say("player-club")) }
                th.num scope="col" { (reader.say("player-fide-id")) }
                th.num scope="col" { (reader.say("player-year")) }
                th scope="col" { (reader.say("lists-name")) }
            } }
            tbody { @for listed in found {
                @let player = Found::of(listed);
                tr {
                    th scope="row" {
                        @if event.is_empty() { (player.name) } @else {
                            a href={ "/desk/t/" (encoded(event)) "/players?from=" (listed.list) "." (listed.number) } { (player.name) }
                        }
                    }
                    td { (player.title) }
                    td.num { (number(player.standard)) }
                    td.num { (number(player.national)) }
                    td { (player.federation) }
                    td { (player.club) }
                    td.num { (player.fide_id) }
                    td.num { (number(player.year)) }
                    td { (name_of(listed)) }
                }
            } }
        } }
    }
}
