//! Performs the acts of a form on an event, for all pages.
//!
//! A refusal is shown beside the field it concerns, or as a flash message on the previous page. Acts that need
//! confirmation (FIDE's framework of warnings) ask for it on a separate page that carries the form along; the most
//! serious ones ask twice.

use crate::Desk;
use crate::pages::acting;
use crate::pages::event_page::{EventPage, EventTab};
use crate::words;
use adoube_event::{EventAct, EventAggregate, EventAnswer, EventField, EventReason, EventRefusal, EventWarning, Level};
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::{self, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::outcome::{BrowserPage, FormOutcome};
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use maud::{Markup, html};

/// The outcome of acts of an event.
pub(super) type Acted = acting::Acted<EventAggregate>;

/// Performs acts of an event, all or none.
pub(super) async fn act(
    desk: &Desk,
    visit: &Visit,
    id: &str,
    values: &Values,
    acts: Vec<EventAct>,
) -> Result<Acted, RequestError> {
    acting::act(desk, visit, (desk.events(), id), values, acts).await
}

/// Performs the acts of a button and redirects to a page, which shows a refusal.
pub(super) async fn press(
    desk: &Desk,
    visit: &Visit,
    id: &str,
    values: &Values,
    acts: Vec<EventAct>,
    (to, flash): (&str, Flash),
) -> Result<FormOutcome, RequestError> {
    match act(desk, visit, id, values, acts).await? {
        Acted::Done(answers) => Ok(FormOutcome::done(to, consequences(visit, &answers).unwrap_or(flash))),
        Acted::Refused(refusal) if refusal.needs().is_some() => confirm(desk, visit, id, values, &refusal, to).await,
        Acted::Refused(refusal) => {
            let why = refusal_text(visit, &refusal);
            Ok(FormOutcome::refused(to, words::tournament::WARN_REFUSED, [("why", why)]))
        }
    }
}

/// Returns a message on important consequences of an act: rounds paired with a wrong result.
pub(super) fn consequences(visit: &Visit, answers: &[EventAnswer]) -> Option<Flash> {
    let wrong = answers.iter().filter(|answer| matches!(answer, EventAnswer::PairedWithWrongResult { .. }));
    let said: Vec<String> = wrong.map(|answer| answer.text(visit.reader.language)).collect();
    (!said.is_empty()).then(|| Flash::warning(words::tournament::WARN_CONSEQUENCES).with("what", said.join("; ")))
}

/// Returns the text of a refusal, with its provision.
pub(super) fn refusal_text(visit: &Visit, refusal: &EventRefusal) -> String {
    let text = refusal.text(visit.reader.language);
    match refusal.cites() {
        Some(article) => format!("{text} ({article})"),
        None => text,
    }
}

/// Adds a refusal to the problems of its form.
pub(super) fn problem(visit: &Visit, refusal: &EventRefusal, problems: &mut Problems) {
    problems.add(field(refusal), visit.reader.told(refusal_text(visit, refusal)));
}

/// Returns the field of the settings or player form that a refusal concerns.
fn field(refusal: &EventRefusal) -> &'static str {
    match (refusal, refusal.field()) {
        (EventRefusal::Because(EventReason::DrawsWorthMore), _) => "draw",
        (EventRefusal::Because(EventReason::ByeWorthMore), _) => "bye",
        (EventRefusal::Because(EventReason::Begun(what)), _) => what.name(),
        (_, Some(EventField::Dates)) => "ends",
        (_, Some(EventField::Scoring)) => "win",
        (_, Some(EventField::Person)) => "player",
        (_, Some(field)) => field.name(),
        (_, None) => forms::WHOLE,
    }
}

/// Adds settings that FIDE does not accept to the problems of their fields.
pub(super) fn not_accepted(visit: &Visit, warnings: &[EventWarning], problems: &mut Problems) {
    let reader = visit.reader;
    for warning in warnings {
        let field = match warning {
            EventWarning::BuchholzInRoundRobin => "tie_breaks",
            EventWarning::ByePoints => "bye",
            EventWarning::ScoringLocked => "win",
            _ => forms::WHOLE,
        };
        problems.add(field, reader.told(warning.text(reader.language)));
    }
}

/// Renders the confirmation page, which carries the form along.
pub(super) async fn confirm(
    desk: &Desk,
    visit: &Visit,
    id: &str,
    values: &Values,
    refusal: &EventRefusal,
    back: &str,
) -> Result<FormOutcome, RequestError> {
    confirm_in(visit, Some(&EventPage::for_arbiters(desk, visit, id).await?), values, refusal, (back, &[]))
}

/// Renders the confirmation page within an event or, for an act that creates one, outside; with the consequences.
pub(super) fn confirm_in(
    visit: &Visit,
    shown: Option<&EventPage>,
    values: &Values,
    refusal: &EventRefusal,
    (back, follows): (&str, &[String]),
) -> Result<FormOutcome, RequestError> {
    let EventRefusal::Confirm { needed, warnings } = refusal else { return Err(RequestError::NOT_UNDERSTOOD) };
    let page = BrowserPage::new(visit, || confirm_page(visit, shown, values, (*needed, warnings), (back, follows)));
    let warnings = warnings.iter().map(|warning| warning.text(visit.reader.language)).collect();
    let again = match needed {
        Level::Leave => Vec::new(),
        _ => vec![("confirmed", needed.number().to_string())],
    };
    Ok(FormOutcome::Confirm { warnings, again, page })
}

fn confirm_page(
    visit: &Visit,
    shown: Option<&EventPage>,
    values: &Values,
    (needed, warnings): (Level, &[EventWarning]),
    (back, follows): (&str, &[String]),
) -> Markup {
    let reader = visit.reader;
    let title = reader.say(if needed == Level::Leave {
        words::tournament::CONFIRM_NOT_TITLE
    } else {
        words::tournament::CONFIRM_TITLE
    });
    let asked_twice = needed == Level::TwoSteps && values.get("step") != "2";
    let body = html! {
        section.card.narrow {
            h1 { (title) }
            ul { @for warning in warnings {
                li { (reader.told(warning.text(reader.language))) " " small { "(" (warning.cites()) ")" } }
            } }
            @if !follows.is_empty() {
                p { (reader.say(words::tournament::CONFIRM_FOLLOWS)) }
                ul { @for sentence in follows { li { (reader.told(sentence.clone())) } } }
            }
            @if needed == Level::Leave {
                p { (reader.say(words::tournament::CONFIRM_LEAVE)) }
                @if let Some(shown) = shown {
                    p { a.button href=(shown.path("/settings#fide")) { (reader.say(words::tournament::CONFIRM_LEAVE_LINK)) } }
                }
            } @else {
                p { (reader.say(if asked_twice { words::tournament::CONFIRM_FIRST } else { words::tournament::CONFIRM_ASK })) }
                form method="post" action=(visit.path) {
                    (csrf_field(visit))
                    @for (name, value) in values.kept() { input type="hidden" name=(name) value=(value); }
                    @if asked_twice {
                        input type="hidden" name="step" value="2";
                    } @else {
                        input type="hidden" name="confirmed" value=(needed.number());
                    }
                    div.buttons {
                        button.danger type="submit" { (reader.say(if asked_twice { words::tournament::CONFIRM_GO_ON } else { words::tournament::CONFIRM_YES })) }
                        a.button href=(back) { (reader.say(words::common::CANCEL)) }
                    }
                }
            }
        }
    };
    let frame = Frame::new(visit, &title);
    match shown {
        Some(shown) => frame.tabs(shown.tabs(visit, EventTab::Overview)).show(&body),
        None => frame.show(&body),
    }
}
