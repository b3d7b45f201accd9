//! `/desk/t/ID/settings`: the settings fixed by the regulations; leaving FIDE mode.

use super::acting::{Acted, act, confirm, not_accepted, problem, refusal_text};
use super::settings_form as form;
use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab};
use crate::roles::Action;
use crate::words;
use adoube_event::{EventAct, EventRefusal, Level, PersonId};
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms;
use adoube_web::forms::{Fields, Input, Posted, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};

fn typed(shown: &EventPage) -> Values {
    let settings = &shown.event().settings;
    let name = |id: &PersonId| shown.names.get(id).map_or("", |known| known.name.as_str());
    let deputies: Vec<&str> = settings.deputies.iter().map(name).collect();
    form::values(settings, settings.arbiter.as_ref().map(name).unwrap_or_default(), &deputies.join("\n"))
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Markup, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    Ok(page(&visit, &shown, &typed(&shown), &Problems::default()))
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let before = &shown.event().settings;
    let mut problems = Problems::default();
    let mut wanted = form::read(&visit, &values, before, &mut problems);
    if problems.is_empty() {
        (wanted.arbiter, wanted.deputies) = form::arbiters(&desk, &values, Some(before)).await?;
        let path = shown.path("/settings");
        let changes = before.changes_to(&wanted);
        if changes.is_empty() {
            return Ok(FormOutcome::done(&path, Flash::done(words::tournament::DONE_NOTHING)));
        }
        match act(&desk, &visit, &id, &values, vec![EventAct::Change(changes)]).await? {
            Acted::Done(_) => return Ok(FormOutcome::done(&path, Flash::done(words::tournament::DONE_SETTINGS))),
            // Leaving FIDE mode is required first, with the form below.
            Acted::Refused(EventRefusal::Confirm { needed: Level::Leave, warnings }) => {
                not_accepted(&visit, &warnings, &mut problems);
                problems.add(forms::WHOLE, visit.reader.say(words::tournament::CONFIRM_LEAVE));
            }
            Acted::Refused(refusal) if refusal.needs().is_some() => {
                return confirm(&desk, &visit, &id, &values, &refusal, &path).await;
            }
            Acted::Refused(refusal) => problem(&visit, &refusal, &mut problems),
        }
    }
    Ok(FormOutcome::invalid(&visit, problems, |problems| page(&visit, &shown, &values, problems)))
}

pub(super) async fn leave(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let reason = values.get("reason").to_owned();
    let to = format!("/desk/t/{id}/settings");
    match act(&desk, &visit, &id, &values, vec![EventAct::LeaveFideMode { reason }]).await? {
        Acted::Done(_) => Ok(FormOutcome::done(&to, Flash::done(words::tournament::DONE_LEFT_FIDE))),
        Acted::Refused(refusal) if refusal.needs().is_some() => {
            confirm(&desk, &visit, &id, &values, &refusal, &to).await
        }
        Acted::Refused(refusal) => {
            let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
            let mut problems = Problems::default();
            problems.add("reason", visit.reader.told(refusal_text(&visit, &refusal)));
            let mut fields = typed(&shown);
            fields.set("reason", values.raw("reason"));
            Ok(FormOutcome::invalid(&visit, problems, |problems| page(&visit, &shown, &fields, problems)))
        }
    }
}

fn page(visit: &Visit, shown: &EventPage, values: &Values, problems: &Problems) -> Markup {
    let reader = visit.reader;
    let title = reader.say(words::tournament::TAB_SETTINGS);
    let fields = Fields::new(visit, values, problems);
    let may = visit.may(Action::DirectEvent, &shown.id) && visit.at.is_none();
    let body = html! {
        h1 { (title) }
        (fields.summary())
        form method="post" action=(shown.path("/settings")) {
            (csrf_field(visit))
            fieldset.plain disabled[!may] { (form::fields(fields, false)) }
            @if may { div.buttons { button.primary type="submit" { (reader.say(words::common::SAVE)) } } }
        }
        section.card id="fide" {
            h2 { (reader.say(words::tournament::FIDE_MODE)) }
            @if shown.event().settings.fide_mode {
                p { (reader.say(words::tournament::FIDE_MODE_ON)) }
                @if may {
                    form method="post" action=(shown.path("/settings/fide")) {
                        (csrf_field(visit))
                        (fields.input("reason", &reader.say(words::tournament::FIDE_MODE_REASON), "text", Input { required: true, maxlength: Some(200), ..Input::default() }))
                        div.buttons { button.danger type="submit" { (reader.say(words::tournament::FIDE_MODE_LEAVE)) } }
                    }
                }
            } @else { p { (reader.say(words::tournament::FIDE_MODE_OFF)) } }
        }
    };
    Frame::new(visit, &title).tabs(shown.tabs(visit, EventTab::Settings)).show(&body)
}
