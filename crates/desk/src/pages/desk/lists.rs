//! `/desk/lists`: imports and deletes rating lists; `/desk/lists/search`: looks up players, as a page and as JSON for
//! autocompletion.

use crate::Desk;
use crate::words;
use adoube_services::lists::{Found, ImportError, import};
use adoube_store::{StoredList, StoredPlayer};
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::{Fields, Input, Posted, Problems, Values};
use adoube_web::layout::{Frame, when};
use adoube_web::links::encoded;
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::upload::{FormPart, Upload};
use adoube_web::visit::Visit;
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde_json::json;
use std::io::{self, BufRead, Read};
use tokio::sync::mpsc;

/// The maximum number of search results per list.
const MOST: u16 = 20;
/// The maximum length of a list's name in characters.
const NAME_MAX: usize = 60;
/// The maximum file size, compressed or not, in megabytes.
const LIST_MEGABYTES_MAX: u64 = 1024;
/// The maximum size of a non-file field in bytes.
const FIELD_BYTES_MAX: usize = 8000;
/// The maximum number of chunks waiting for the parser.
const PIECES_WAITING: usize = 16;

/// Returns the fields of the query string.
fn query(visit: &Visit) -> Values {
    Values::read(visit.path.split_once('?').map_or("", |(_, query)| query).as_bytes())
}

/// Returns the player named by `?from=LIST.NUMBER`.
pub(super) async fn chosen(desk: &Desk, visit: &Visit) -> Result<Option<Found>, RequestError> {
    let values = query(visit);
    let Some((list, number)) = values.get("from").split_once('.') else { return Ok(None) };
    let (Ok(list), Ok(number)) = (list.parse(), number.parse()) else { return Ok(None) };
    Ok(desk.store().listed(list, number).await?.as_ref().map(Found::of))
}

pub(super) async fn show(State(desk): State<Desk>, visit: Visit) -> Result<Markup, RequestError> {
    let values = Values::of([("name", "FIDE".to_owned())]);
    Ok(page(&visit, &desk.store().lists().await?, &values, &Problems::default()))
}

/// Imports a list while it is uploaded, so that the browser shows the progress.
pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    mut parts: Upload,
) -> Result<FormOutcome, RequestError> {
    let reader = visit.reader;
    let mut values = Values::default();
    let mut problems = Problems::default();
    while let Some(part) = parts.next().await? {
        if !part.is_file() {
            let name = part.name().to_owned();
            let text = part.bytes(FIELD_BYTES_MAX).await?;
            values.set(&name, String::from_utf8_lossy(&text).into_owned());
            continue;
        }
        let list = check_name(&visit, &values, &mut problems);
        if !problems.is_empty() {
            break;
        }
        match bring_in(&desk, &visit, &list, part).await? {
            Ok(players) => {
                let flash =
                    Flash::done(words::lists::DONE_LIST_IMPORTED).with("name", list).with("count", players.to_string());
                return Ok(FormOutcome::done("/desk/lists", flash));
            }
            Err(ImportError::Store(fault)) => return Err(fault.into()),
            Err(ImportError::Packed) => problems.add("file", reader.say(words::lists::PACKED)),
            Err(ImportError::Read(error)) if error.kind() == io::ErrorKind::FileTooLarge => {
                problems.add("file", reader.say_with(words::lists::TOO_LARGE, &[("most", &LIST_MEGABYTES_MAX)]));
            }
            Err(ImportError::Read(_)) => problems.add("file", reader.say(words::lists::BROKEN)),
            Err(ImportError::Nothing) => problems.add("file", reader.say(words::lists::NOTHING)),
            Err(ImportError::Wrong(faults)) => {
                problems.add("file", reader.say(words::lists::WRONG));
                for fault in faults {
                    problems.add("file", reader.told(fault.sentence(reader.language)));
                }
            }
        }
        break;
    }
    if problems.is_empty() {
        check_name(&visit, &values, &mut problems);
        problems.add("file", reader.say(words::tournament::FIELD_NEEDED));
    }
    // Drain the rest of the upload: a browser that is still sending shows no response.
    while let Ok(Some(mut part)) = parts.next().await {
        while let Ok(Some(_)) = part.chunk().await {}
    }
    let lists = desk.store().lists().await?;
    Ok(FormOutcome::invalid(&visit, problems, |problems| page(&visit, &lists, &values, problems)))
}

/// Checks and normalises the list's name.
fn check_name(visit: &Visit, values: &Values, problems: &mut Problems) -> String {
    let name: String = values.get("name").chars().filter(|c| !c.is_control()).collect();
    if name.is_empty() {
        problems.add("name", visit.reader.say(words::tournament::FIELD_NEEDED));
    } else if name.chars().count() > NAME_MAX {
        problems.add("name", visit.reader.say_with(words::tournament::FIELD_LONG, &[("most", &NAME_MAX)]));
    }
    name
}

/// The chunks of an upload, read on another thread than the one that receives them.
struct Pieces {
    coming: mpsc::Receiver<io::Result<Bytes>>,
    piece: Bytes,
    ended: bool,
}

impl BufRead for Pieces {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        while self.piece.is_empty() && !self.ended {
            // A successful upload ends with an empty chunk; an aborted one does not.
            self.piece = self.coming.blocking_recv().unwrap_or_else(|| Err(io::ErrorKind::UnexpectedEof.into()))?;
            self.ended = self.piece.is_empty();
        }
        Ok(&self.piece)
    }

    fn consume(&mut self, count: usize) {
        self.piece = self.piece.slice(count.min(self.piece.len())..);
    }
}

impl Read for Pieces {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.read(buffer)?;
        self.consume(count);
        Ok(count)
    }
}

/// Streams an upload into the store.
async fn bring_in(
    desk: &Desk,
    visit: &Visit,
    name: &str,
    mut part: FormPart<'_>,
) -> Result<Result<u64, ImportError>, RequestError> {
    let (send, coming) = mpsc::channel(PIECES_WAITING);
    let source = Pieces { coming, piece: Bytes::new(), ended: false };
    let importing = import(desk.store(), name, source, visit.now_ms, |_| {});
    let sending = async move {
        let mut left = LIST_MEGABYTES_MAX * 1024 * 1024;
        loop {
            let piece = match part.chunk().await {
                Ok(Some(piece)) if piece.is_empty() => continue,
                Ok(piece) => Ok(piece.unwrap_or_default()),
                Err(_) => Err(io::ErrorKind::UnexpectedEof.into()),
            };
            let over = !matches!(&piece, Ok(piece) if !piece.is_empty());
            let length = piece.as_ref().map_or(0, |piece| piece.len() as u64);
            let Some(rest) = left.checked_sub(length) else {
                let _ = send.send(Err(io::ErrorKind::FileTooLarge.into())).await;
                return;
            };
            left = rest;
            if send.send(piece).await.is_err() || over {
                return;
            }
        }
    };
    Ok(tokio::join!(importing, sending).0)
}

pub(super) async fn throw_away(State(desk): State<Desk>, Posted(values): Posted) -> Result<FormOutcome, RequestError> {
    let id: i64 = values.get("list").parse().map_err(|_| RequestError::NOT_UNDERSTOOD)?;
    desk.store().drop_list(id).await?;
    Ok(FormOutcome::done("/desk/lists", Flash::done(words::lists::DONE_LIST_DROPPED)))
}

fn page(visit: &Visit, lists: &[StoredList], values: &Values, problems: &Problems) -> Markup {
    let reader = visit.reader;
    let title = reader.say(words::lists::TITLE);
    let fields = Fields::new(visit, values, problems);
    let hint = reader.say(words::lists::NAME_HINT);
    let body = html! {
        div.bar { h1 { (title) } a.button.push href="/desk/lists/search" { (reader.say(words::lists::SEARCH)) } }
        (fields.summary())
        section.card {
            @if lists.is_empty() { p.empty { (reader.say(words::lists::NONE)) } } @else {
                div.scroll { table {
                    caption.hidden { (title) }
                    thead { tr {
                        th scope="col" { (reader.say(words::lists::NAME)) }
                        th.num scope="col" { (reader.say(words::tournament::PLAYERS)) }
                        th scope="col" { (reader.say(words::lists::WHEN)) }
                        th scope="col" { span.hidden { (reader.say(words::lists::DROP)) } }
                    } }
                    tbody { @for list in lists { tr {
                        th scope="row" { (list.name) }
                        td.num { (list.players) }
                        td.nowrap { (when(list.at_ms)) }
                        td { form method="post" action="/desk/lists/drop" {
                            (csrf_field(visit))
                            input type="hidden" name="list" value=(list.id);
                            button.small type="submit" aria-label={ (reader.say(words::lists::DROP)) " " (list.name) } { (reader.say(words::lists::DROP)) }
                        } }
                    } } }
                } }
            }
        }
        section.card {
            h2 { (reader.say(words::lists::ADD)) }
            p { (reader.say_with(words::lists::INTRO, &[("most", &LIST_MEGABYTES_MAX)])) }
            form method="post" action="/desk/lists" enctype="multipart/form-data" {
                (csrf_field(visit))
                (fields.input("name", &reader.say(words::lists::NAME), "text", Input { required: true, maxlength: Some(60), autocomplete: Some("off"), hint: Some(&hint), ..Input::default() }))
                (fields.input("file", &reader.say(words::players::IMPORT_FILE), "file", Input { required: true, ..Input::default() }))
                div.buttons { button.primary type="submit" { (reader.say(words::lists::SEND)) } }
            }
        }
    };
    Frame::new(visit, &title).show(&body)
}

/// Looks up players. `?event=` names the event whose form a chosen player fills in.
pub(super) async fn search(
    State(desk): State<Desk>,
    visit: Visit,
    headers: HeaderMap,
) -> Result<Response, RequestError> {
    let reader = visit.reader;
    let values = query(&visit);
    let typed: String = values.get("q").chars().take(80).collect();
    let lists = desk.store().lists().await?;
    let found = desk.store().search_lists(&typed, MOST).await?;
    let said = reader.say_with(words::lists::FOUND, &[("count", &found.len())]);
    let name_of =
        |listed: &StoredPlayer| lists.iter().find(|list| list.id == listed.list).map_or("", |list| &list.name);
    let accepts = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if accepts.starts_with("application/json") {
        let players: Vec<_> =
            found.iter().map(|listed| json!({ "list": name_of(listed), "player": Found::of(listed) })).collect();
        return Ok(Json(json!({ "said": said, "players": players })).into_response());
    }
    let title = reader.say(words::lists::SEARCH);
    let event = values.get("event");
    let problems = Problems::default();
    let fields = Fields::new(&visit, &values, &problems);
    let hint = reader.say(words::lists::QUERY_HINT);
    let body = html! {
        h1 { (title) }
        section.card {
            form method="get" action="/desk/lists/search" {
                @if !event.is_empty() { input type="hidden" name="event" value=(event); }
                (fields.input("q", &reader.say(words::lists::QUERY), "search", Input { autofocus: true, maxlength: Some(80), autocomplete: Some("off"), hint: Some(&hint), ..Input::default() }))
                div.buttons { button.primary type="submit" { (title) } }
            }
        }
        @if lists.is_empty() { section.card { p.empty { (reader.say(words::lists::NONE)) } } }
        @else if !typed.is_empty() {
            section.card {
                p role="status" { (said) }
                @if !found.is_empty() { (table(&visit, &found, event, name_of)) }
            }
        }
    };
    Ok(Frame::new(&visit, &title).show(&body).into_response())
}

fn table<'a>(visit: &Visit, found: &[StoredPlayer], event: &str, name_of: impl Fn(&StoredPlayer) -> &'a str) -> Markup {
    let reader = visit.reader;
    let number = |number: u16| if number > 0 { number.to_string() } else { String::new() };
    html! {
        div.scroll { table {
            caption.hidden { (reader.say(words::lists::SEARCH)) }
            thead { tr {
                th scope="col" { (reader.say(words::players::NAME)) }
                th scope="col" { (reader.say(words::players::TITLE)) }
                th.num scope="col" { (reader.say(words::players::RATING)) }
                th.num scope="col" { (reader.say(words::players::NATIONAL)) }
                th scope="col" { (reader.say(words::tournament::FEDERATION)) }
                th scope="col" { (reader.say(words::players::CLUB)) }
                th.num scope="col" { (reader.say(words::players::FIDE_ID)) }
                th.num scope="col" { (reader.say(words::lists::PLAYER_YEAR)) }
                th scope="col" { (reader.say(words::lists::NAME)) }
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
