//! `/desk/league/ID/import`: clubs, players, licences, ratings and strength lists from CSV or XLSX. The file is shown first,
//! row by row: what is new, what was matched with whom, what is left out and why. Once it is confirmed, everything is
//! entered with one press and undone as one. Details of persons are outside the log, so undoing keeps them.

mod columns;
mod lists;
pub(super) mod people;
mod plan;
mod preview;
mod rows;

use super::prelude::*;
use crate::pages::league::acting::{self, Acted};
use crate::words;
use crate::words::office_import as own;
use adoube_exchange::table::{FileKind, ROWS_MAX, Table, TableError};
use adoube_services::league::BulkPart;
use adoube_web::blocking::blocking;
use adoube_web::forms::{Problems, WHOLE};
use adoube_web::outcome::BrowserPage;
use adoube_web::reader::Reader;
use adoube_web::upload::Upload;
use adoube_words::Text;
use axum::body::Bytes;
use columns::{Column, ImportKind};
use plan::{Fate, ImportPlan, PlanBasis, plan};
use preview::page;
use std::sync::Arc;

/// Shows the form.
pub(super) async fn show(request: SeasonRequest) -> Markup {
    let asked = request.query::<String>("kind").ok().flatten();
    let values = Values::of([("kind", asked.unwrap_or_else(|| ImportKind::Clubs.code().to_owned()))]);
    page(&request, &values, None, &Problems::default())
}

/// The form as sent: its fields, and the file unless text was pasted.
struct SentFile {
    values: Values,
    file: Bytes,
}

async fn read_form(mut parts: Upload) -> Result<SentFile, RequestError> {
    let mut sent = SentFile { values: Values::default(), file: Bytes::new() };
    while let Some(part) = parts.next().await? {
        let name = part.name().to_owned();
        let bytes = part.bytes(adoube_web::BODY_BYTES_MAX).await?;
        if name == "file" {
            sent.file = bytes;
        } else {
            sent.values.set(&name, String::from_utf8_lossy(&bytes).into_owned());
        }
    }
    Ok(sent)
}

/// Shows the preview of a file, or enters what was confirmed.
pub(super) async fn send(request: SeasonRequest, parts: Upload) -> Result<FormOutcome, RequestError> {
    let SentFile { mut values, file } = read_form(parts).await?;
    let reader = request.visit.reader;
    let Some(kind) = ImportKind::ALL.into_iter().find(|kind| kind.code() == values.get("kind")) else {
        return Ok(invalid(&request, &values, None, ("kind", reader.say(words::office::CHOOSE))));
    };
    // A confirmation sent twice acts once.
    if let Some(command) = values.command().filter(|_| !values.get("seen").is_empty())
        && request.desk.store().find(command).await?.is_some()
    {
        let flash = Flash::done(words::tournament::DONE_SAVED);
        return Ok(FormOutcome::done(request.shown.path("/import"), flash));
    }
    // The file if one was chosen, else the text.
    let (field, pasted) = if file.is_empty() { ("text", Some(values.raw("text").to_owned())) } else { ("file", None) };
    let read = blocking(move || match pasted {
        Some(text) => Table::of_text(&text),
        None => Table::read(&file),
    });
    let table = match read.await? {
        Ok(table) => table,
        Err(error) => return Ok(invalid(&request, &values, None, (field, refusal(reader, &error)))),
    };
    if field == "file" {
        // The confirmation sends the rows again, as text.
        values.set("text", table.csv());
    }
    let made = match made(&request, &values, kind, table).await? {
        Ok(made) => made,
        Err(missing) => {
            let names: Vec<&str> = missing.iter().map(|column| column.text().get(reader.language)).collect();
            let problem = reader.say_with(own::HEADER_LACKS, &[("columns", &names.join(", "))]);
            return Ok(invalid(&request, &values, None, (field, problem)));
        }
    };
    if made.is_idle() {
        return Ok(invalid(&request, &values, Some(&made), (field, reader.say(own::NOTHING))));
    }
    let seen = made.digest(kind);
    if values.get("seen") != seen {
        let warnings: Vec<String> =
            made.lines.iter().flat_map(|line| line.notes.iter().cloned()).take(SAID_MAX).collect();
        values.set("seen", seen.clone());
        let draw = BrowserPage::new(&request.visit, || page(&request, &values, Some(&made), &Problems::default()));
        return Ok(FormOutcome::Confirm { warnings, again: vec![("seen", seen)], page: draw });
    }
    enter(&request, &values, made).await
}

/// The most notes that a program receives.
const SAID_MAX: usize = 500;

/// Plans the import on the season as it is now.
async fn made(
    request: &SeasonRequest,
    values: &Values,
    kind: ImportKind,
    table: Table,
) -> Result<Result<ImportPlan, Vec<Column>>, RequestError> {
    let people = request.desk.people().several(request.shown.state.persons.values()).await?;
    let seed = match values.command() {
        Some(command) => command.to_string(),
        None => request.desk.new_command()?.to_string(),
    };
    let basis = PlanBasis {
        state: Arc::clone(&request.shown.state),
        people,
        now: request.shown.now,
        reader: request.visit.reader,
        seed,
    };
    blocking(move || plan(kind, &table, &basis)).await
}

/// Enters a plan: the persons first, outside the log, then the acts.
async fn enter(request: &SeasonRequest, values: &Values, made: ImportPlan) -> Result<FormOutcome, RequestError> {
    let (desk, visit) = (&request.desk, &request.visit);
    let (new, changed, left) = (made.count(Fate::New), made.count(Fate::Changed), made.count(Fate::LeftOut));
    let ImportPlan { steps, entered, completed, .. } = made;
    let parts = BulkPart::cut(request.shown.now, steps);
    if visit.at.is_some() {
        return Err(RequestError::Bad(words::tournament::FAILURE_PAST));
    }
    desk.people().put_all(&entered, visit.now_ms).await?;
    if !parts.is_empty() {
        let acts = parts.into_iter().map(|part| LeagueAct::Bulk(Box::new(part))).collect();
        if let Acted::Refused(refusal) = acting::act(desk, visit, &request.shown.id, values, acts).await? {
            // Do not keep the data of persons who are not in the season.
            for person in &entered {
                desk.people().erase(&person.id, visit.now_ms).await?;
            }
            let why = acting::refusal_text(visit.reader, &request.shown, &refusal);
            return Ok(invalid(request, values, None, (WHOLE, visit.reader.told(why))));
        }
    }
    desk.people().put_all(&completed, visit.now_ms).await?;
    let flash = if left == 0 { Flash::done(own::DONE) } else { Flash::warning(own::DONE_WITHOUT) };
    let flash = flash.with("new", new.to_string()).with("changed", changed.to_string()).with("left", left.to_string());
    Ok(FormOutcome::done(request.shown.path("/import"), flash))
}

fn invalid(
    request: &SeasonRequest,
    values: &Values,
    made: Option<&ImportPlan>,
    (field, problem): (&str, String),
) -> FormOutcome {
    let mut problems = Problems::default();
    problems.add(field, problem);
    FormOutcome::invalid(&request.visit, problems, |problems| page(request, values, made, problems))
}

/// Returns why a file is not read, and what to do.
fn refusal(reader: Reader, error: &TableError) -> String {
    match error {
        TableError::Kind(kind) => reader.say(kind_text(*kind)),
        TableError::Empty => reader.say(own::FILE_EMPTY),
        TableError::Rows => reader.say_with(own::FILE_ROWS, &[("most", &(ROWS_MAX - 1))]),
        TableError::Columns(line) => {
            let most = adoube_exchange::table::COLUMNS_MAX;
            reader.say_with(own::FILE_COLUMNS, &[("line", line), ("most", &most)])
        }
        TableError::Size => {
            let most = adoube_exchange::table::UNPACKED_MAX >> 20;
            reader.say_with(own::FILE_SIZE, &[("most", &most)])
        }
        TableError::Damaged => reader.say(own::FILE_DAMAGED),
        TableError::Csv(fault) => reader.told(fault.sentence(reader.language)),
    }
}

const fn kind_text(kind: FileKind) -> Text {
    match kind {
        FileKind::OldExcel => own::FILE_OLD_EXCEL,
        FileKind::Ods => own::FILE_ODS,
        FileKind::Document => own::FILE_DOCUMENT,
        FileKind::Archive => own::FILE_ARCHIVE,
        FileKind::Pdf => own::FILE_PDF,
        FileKind::Picture => own::FILE_PICTURE,
        FileKind::Markup => own::FILE_MARKUP,
        FileKind::Text | FileKind::Xlsx | FileKind::Binary => own::FILE_BINARY,
    }
}
