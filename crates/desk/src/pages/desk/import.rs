//! `/desk/t/ID/import` and `/desk/import`: players from CSV or TRF, and whole tournaments from TRF. Every unrecognised
//! or adjusted value is listed before anything is imported.

use super::acting::{Acted, act, refusal_text};
use super::importing::{self, Adjusted};
use super::new::new_id;
use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab};
use crate::words;
use adoube_event::{EventAct, EventRefusal, Level};
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms;
use adoube_web::forms::{Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::outcome::{BrowserPage, FormOutcome};
use adoube_web::request_error::RequestError;
use adoube_web::upload::Upload;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};

/// Reads the form's fields: a file or pasted text.
pub(super) async fn upload(mut parts: Upload) -> Result<Values, RequestError> {
    let mut values = Values::default();
    while let Some(part) = parts.next().await? {
        let name = part.name().to_owned();
        let bytes = part.bytes(adoube_web::BODY_BYTES_MAX).await?;
        // The file is empty if none was chosen; then the pasted text counts.
        if name == "file" && !bytes.is_empty() {
            values.set("text", adoube_exchange::trf::decode(&bytes));
        } else if name != "file" && (name != "text" || values.raw("text").is_empty()) {
            values.set(&name, String::from_utf8_lossy(&bytes).into_owned());
        }
    }
    Ok(values)
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Markup, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    Ok(page(&visit, Some(&shown), &Values::default(), &[], &Problems::default()))
}

pub(super) async fn show_new(visit: Visit) -> Markup {
    page(&visit, None, &Values::default(), &[], &Problems::default())
}

/// Imports players into an event.
pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    parts: Upload,
) -> Result<FormOutcome, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let values = upload(parts).await?;
    let text = values.raw("text");
    let Adjusted { found: players, said } = importing::players(&visit, text, &shown);
    let mut problems = Problems::default();
    if players.is_empty() {
        problems.add("text", visit.reader.say(words::players::IMPORT_NOTHING));
    }
    if !problems.is_empty() {
        return Ok(FormOutcome::invalid(&visit, problems, |problems| {
            page(&visit, Some(&shown), &values, &said, problems)
        }));
    }
    if !said.is_empty() && values.get("seen") != importing::digest_of(text) {
        return Ok(adjusted(&visit, Some(&shown), &values, said));
    }
    let count = players.len();
    // A long list becomes several acts, each within the record's size limit.
    for part in players.chunks(500) {
        for (_, person) in part {
            desk.people().put(person, visit.now_ms).await?;
        }
        let acts = vec![EventAct::EnterAll(part.iter().map(|(data, _)| data.clone()).collect())];
        let mut once = values.clone();
        once.set("command", "");
        let Acted::Refused(refusal) = act(&desk, &visit, &id, &once, acts).await? else { continue };
        // Do not keep the data of persons who were not entered.
        for (_, person) in part {
            desk.people().erase(&person.id, visit.now_ms).await?;
        }
        return Ok(refused(&visit, &shown, values, said, &refusal));
    }
    let flash = Flash::done(words::players::DONE_IMPORTED).with("count", count.to_string());
    Ok(FormOutcome::done(shown.path("/players"), flash))
}

/// Renders the page for a refused list: the reason, or the warnings to confirm by sending it again.
fn refused(
    visit: &Visit,
    shown: &EventPage,
    mut values: Values,
    mut said: Vec<String>,
    refusal: &EventRefusal,
) -> FormOutcome {
    let mut problems = Problems::default();
    match refusal {
        EventRefusal::Confirm { needed, warnings } if *needed != Level::Leave => {
            said.extend(warnings.iter().map(|warning| visit.reader.told(warning.text(visit.reader.language))));
            values.set("confirmed", needed.number().to_string());
            let again =
                vec![("seen", importing::digest_of(values.raw("text"))), ("confirmed", needed.number().to_string())];
            let page = BrowserPage::new(visit, || page(visit, Some(shown), &values, &said, &problems));
            FormOutcome::Confirm { warnings: said, again, page }
        }
        _ => {
            problems.add("text", visit.reader.told(refusal_text(visit, refusal)));
            FormOutcome::invalid(visit, problems, |problems| page(visit, Some(shown), &values, &said, problems))
        }
    }
}

/// Imports a whole tournament.
pub(super) async fn send_new(
    State(desk): State<Desk>,
    visit: Visit,
    parts: Upload,
) -> Result<FormOutcome, RequestError> {
    let values = upload(parts).await?;
    let text = values.raw("text");
    let mut problems = Problems::default();
    let (plan, said) = importing::tournament(&visit, text);
    let plan = match plan {
        Ok(plan) => plan,
        Err(why) => {
            let problem = match why {
                Some(refusal) => visit.reader.told(refusal_text(&visit, &refusal)),
                None => visit.reader.say(words::players::IMPORT_NOTHING),
            };
            problems.add("text", problem);
            return Ok(FormOutcome::invalid(&visit, problems, |problems| page(&visit, None, &values, &said, problems)));
        }
    };
    if !said.is_empty() && values.get("seen") != importing::digest_of(text) {
        return Ok(adjusted(&visit, None, &values, said));
    }
    let id = new_id(&plan.settings)?;
    importing::carry_out(&desk, &id, &plan).await?;
    let flash = Flash::done(words::players::DONE_IMPORTED).with("count", plan.players.to_string());
    Ok(FormOutcome::done(format!("/desk/t/{id}"), flash))
}

/// Renders the page that lists the adjustments to a file before it is imported.
fn adjusted(visit: &Visit, shown: Option<&EventPage>, values: &Values, said: Vec<String>) -> FormOutcome {
    let page = BrowserPage::new(visit, || page(visit, shown, values, &said, &Problems::default()));
    let again = vec![("seen", importing::digest_of(values.raw("text")))];
    FormOutcome::Confirm { warnings: said, again, page }
}

fn page(visit: &Visit, shown: Option<&EventPage>, values: &Values, said: &[String], problems: &Problems) -> Markup {
    let reader = visit.reader;
    let title = reader.say(if shown.is_some() { words::players::IMPORT_TITLE } else { words::tournament::FROM_FILE });
    let intro =
        reader.say(if shown.is_some() { words::players::IMPORT_INTRO } else { words::players::IMPORT_INTRO_NEW });
    let action = shown.map_or_else(|| "/desk/import".to_owned(), |shown| shown.path("/import"));
    let fields = forms::Fields::new(visit, values, problems);
    let ask = !said.is_empty() && problems.is_empty();
    let body = html! {
        h1 { (title) }
        (fields.summary())
        @if !said.is_empty() {
            section.card {
                h2 { (reader.say_with(words::players::IMPORT_ADJUSTED, &[("count", &said.len())])) }
                ul { @for sentence in said.iter().take(200) { li { (sentence) } } }
                @if ask { p { (reader.say(words::players::IMPORT_ANYWAY)) } }
            }
        }
        section.card {
            p { (intro) }
            form method="post" action=(action) enctype="multipart/form-data" {
                (csrf_field(visit))
                @if ask {
                    input type="hidden" name="seen" value=(importing::digest_of(values.raw("text")));
                    @let confirmed = values.get("confirmed");
                    @if !confirmed.is_empty() { input type="hidden" name="confirmed" value=(confirmed); }
                }
                div.field { label for="f-file" { (reader.say(words::players::IMPORT_FILE)) }
                    input id="f-file" name="file" type="file" accept=".csv,.txt,.trf,.trfx,.trf16,.trf26"; }
                (fields.area("text", &reader.say(words::players::IMPORT_TEXT), 10, None))
                div.buttons { button.primary type="submit" { (reader.say(if ask { words::players::IMPORT_GO_ON } else { words::players::IMPORT_SEND })) } }
            }
        }
    };
    let frame = Frame::new(visit, &title);
    match shown {
        Some(shown) => frame.tabs(shown.tabs(visit, EventTab::Players)).show(&body),
        None => frame.show(&body),
    }
}
