//! The page of an import: the form with the columns of each kind, and the preview of a file.

use super::columns::ImportKind;
use super::people::MatchedBy;
use super::plan::{Fate, ImportPlan, PlannedLine};
use crate::pages::league::office::prelude::*;
use crate::words;
use crate::words::office_import as own;
use adoube_web::csrf::csrf_field;
use adoube_web::forms::{Fields, Problems};
use adoube_web::reader::Reader;
use adoube_words::Text;

/// The most rows shown of each kind; all are entered.
const SHOWN_MAX: usize = 200;

/// Renders the page.
pub(super) fn page(request: &SeasonRequest, values: &Values, made: Option<&ImportPlan>, problems: &Problems) -> Markup {
    let (visit, shown, reader) = (&request.visit, &request.shown, request.visit.reader);
    let title = reader.say(own::TITLE);
    let fields = Fields::new(visit, values, problems);
    let kind = ImportKind::ALL.into_iter().find(|kind| kind.code() == values.get("kind")).unwrap_or(ImportKind::Clubs);
    let confirms = made.is_some() && problems.is_empty();
    let body = html! {
        div.bar { h1 { (title) }
            a.button.push href=(shown.path("/clubs")) { (reader.say(words::office::CLUB_TITLE)) }
            a.button href=(shown.path("/players")) { (reader.say(words::office::CLUB_PLAYERS)) }
        }
        (fields.summary())
        @if let Some(made) = made {
            (summary(reader, kind, made))
            @if confirms { section.card {
                p { (reader.say(own::CONFIRM_HINT)) }
                form method="post" action=(shown.path("/import")) enctype="multipart/form-data" {
                    (csrf_field(visit))
                    input type="hidden" name="kind" value=(kind.code());
                    input type="hidden" name="seen" value=(values.get("seen"));
                    textarea name="text" hidden { "\n" (values.raw("text")) }
                    div.buttons { button.primary type="submit" { (reader.say(own::ENTER)) }
                        a.button href=(shown.path("/import")) { (reader.say(words::common::CANCEL)) } }
                }
            } }
            (rows(reader, made, Fate::LeftOut, own::FATE_LEFT))
            (rows(reader, made, Fate::New, own::FATE_NEW))
            (rows(reader, made, Fate::Changed, own::FATE_CHANGED))
            (rows(reader, made, Fate::Same, own::FATE_SAME))
        }
        @if !confirms && visit.at.is_none() { (form(request, fields)) }
    };
    shown.page(visit, SeasonTab::Players, &title, &body)
}

fn form(request: &SeasonRequest, fields: Fields<'_>) -> Markup {
    let (visit, reader) = (&request.visit, request.visit.reader);
    let kinds = ImportKind::ALL.map(|kind| (kind.code().to_owned(), reader.say(kind.text())));
    html! {
        section.card {
            p { (reader.say(own::INTRO)) }
            form method="post" action=(request.shown.path("/import")) enctype="multipart/form-data" {
                (csrf_field(visit))
                (fields.select("kind", &reader.say(own::KIND), None, &kinds))
                div.field { label for="f-file" { (reader.say(words::players::IMPORT_FILE)) }
                    input id="f-file" name="file" type="file" accept=".csv,.txt,.tsv,.xlsx" aria-describedby="f-file-hint";
                    p.hint id="f-file-hint" { (reader.say(own::FILE_HINT)) }
                    @if let Some(problem) = fields.problems.of("file") { p.problem id="f-file-problem" { (problem) } } }
                (fields.area("text", &reader.say(words::players::IMPORT_TEXT), 6, None))
                div.buttons { button.primary type="submit" { (reader.say(own::PREVIEW)) } }
            }
        }
        section.card {
            h2 { (reader.say(own::COLUMNS)) }
            p.hint { (reader.say(own::COLUMNS_HINT)) }
            dl.facts { @for kind in ImportKind::ALL {
                @let (needed, others) = kind.columns();
                dt { (reader.say(kind.text())) }
                dd {
                    @for (at, column) in needed.iter().enumerate() { @if at > 0 { ", " } strong { (reader.say(column.text())) } }
                    @for column in others { ", " (reader.say(column.text())) }
                }
            } }
        }
    }
}

/// Renders the counts, and what of the file is not read.
fn summary(reader: Reader, kind: ImportKind, made: &ImportPlan) -> Markup {
    let fates = [
        (Fate::New, own::FATE_NEW),
        (Fate::Changed, own::FATE_CHANGED),
        (Fate::Same, own::FATE_SAME),
        (Fate::LeftOut, own::FATE_LEFT),
    ];
    html! { section.card {
        h2 { (reader.say(own::PREVIEW_TITLE)) " · " (reader.say(kind.text())) }
        dl.facts { @for (fate, text) in fates { dt { (reader.say(text)) } dd { (made.count(fate)) } } }
        @if let Some(sheet) = &made.sheet { p { (reader.say_with(own::SHEET, &[("sheet", sheet)])) } }
        @if !made.unread.is_empty() {
            p { (reader.say_with(own::UNREAD, &[("columns", &made.unread.join(", "))])) }
        }
    } }
}

const fn matched_text(by: MatchedBy) -> Text {
    match by {
        MatchedBy::FideId => words::players::FIDE_ID,
        MatchedBy::Licence => own::LICENCE_NUMBER,
        MatchedBy::NationalNumber => own::NATIONAL_NUMBER,
        MatchedBy::Birth => own::BY_BIRTH,
        MatchedBy::Name => words::players::NAME,
    }
}

/// Renders the rows with an effect.
fn rows(reader: Reader, made: &ImportPlan, fate: Fate, title: Text) -> Markup {
    let all: Vec<&PlannedLine> = made.lines.iter().filter(|line| line.fate == fate).collect();
    let mark = match fate {
        Fate::New => "mark-good",
        Fate::LeftOut => "mark-bad",
        Fate::Changed | Fate::Same => "mark-warn",
    };
    html! { @if !all.is_empty() { section.card {
        h2 { (reader.say(title)) " " span.mark.(mark) { (all.len()) } }
        div.scroll { table.stack {
            caption.hidden { (reader.say(title)) }
            thead { tr {
                th.num scope="col" { (reader.say(own::LINE)) } th scope="col" { (reader.say(words::players::NAME)) }
                th scope="col" { (reader.say(words::players::CLUB)) } th scope="col" { (reader.say(own::MATCHED)) }
                th scope="col" { (reader.say(own::NOTES)) }
            } }
            tbody { @for line in all.iter().take(SHOWN_MAX) { tr {
                td.num { (line.line) } th scope="row" { (line.subject) } td { (line.club) }
                td { @if let Some(by) = line.matched { (reader.say(matched_text(by))) } }
                td { @for (at, note) in line.notes.iter().enumerate() { @if at > 0 { br; } (note) } }
            } } }
        } }
        @if all.len() > SHOWN_MAX { p.hint { (reader.say_with(own::MORE, &[("count", &(all.len() - SHOWN_MAX))])) } }
    } } }
}
