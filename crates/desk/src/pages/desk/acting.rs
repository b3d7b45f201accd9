//! From a form to an act: one way for all pages.
//!
//! A refusal comes back beside the field it is about, or as words on the page before. What has to be confirmed (FIDE's
//! framework of warnings) is asked on a page of its own that carries the form along; what weighs most is asked twice.

use super::shown::{Page, Shown, confirmed};
use crate::Desk;
use crate::event::{Act, Answer, Context, Field, Level, Reason, Refusal, Warning};
use crate::failure::Failure;
use crate::forms::{self, Problems, Values};
use crate::layout::Frame;
use crate::record::Failed;
use crate::visit::{Flash, Visit};
use adoube_web::outcome::{BrowserPage, FormOutcome};
use maud::{Markup, html};

/// What came of acts.
pub(super) enum Acted {
    /// They were done.
    Done(Vec<Answer>),
    /// They were not.
    Refused(Refusal),
}

/// Does acts, all or none.
pub(super) async fn act(
    desk: &Desk,
    visit: &Visit,
    id: &str,
    values: &Values,
    acts: Vec<Act>,
) -> Result<Acted, Failure> {
    if visit.at.is_some() {
        return Err(Failure::Bad("failure-past"));
    }
    let context = Context::new(visit.actor.in_log(), visit.now_ms).confirming(confirmed(values.get("confirmed")));
    let command = match values.command() {
        Some(command) => command,
        None => desk.new_command()?,
    };
    match desk.event_acts(id, command, &context, acts).await {
        Ok(outcome) => Ok(Acted::Done(outcome.answers)),
        Err(Failed::Refused(refusal)) => Ok(Acted::Refused(refusal)),
        Err(failed) => Err(crate::failure::of_record(failed)),
    }
}

/// Does acts that a button asks for, and goes on to a page; a refusal is said there.
pub(super) async fn press(
    desk: &Desk,
    visit: &Visit,
    id: &str,
    values: &Values,
    acts: Vec<Act>,
    (to, flash): (&str, Flash),
) -> Result<FormOutcome, Failure> {
    match act(desk, visit, id, values, acts).await? {
        Acted::Done(answers) => Ok(FormOutcome::done(to, consequences(visit, &answers).unwrap_or(flash))),
        Acted::Refused(refusal) if refusal.needs().is_some() => confirm(desk, visit, id, values, &refusal, to).await,
        Acted::Refused(refusal) => {
            let why = refusal_text(visit, &refusal);
            Ok(FormOutcome::done(to, Flash::refused("warn-refused").with("why", why)))
        }
    }
}

/// What follows from an act and has to be known: rounds that were paired with a wrong result.
pub(super) fn consequences(visit: &Visit, answers: &[Answer]) -> Option<Flash> {
    let wrong = answers.iter().filter(|answer| matches!(answer, Answer::PairedWithWrongResult { .. }));
    let said: Vec<String> = wrong.map(|answer| answer.text(visit.reader.language)).collect();
    (!said.is_empty()).then(|| Flash::warning("warn-consequences").with("what", said.join("; ")))
}

/// A refusal in words, with its provision.
pub(super) fn refusal_text(visit: &Visit, refusal: &Refusal) -> String {
    let text = refusal.text(visit.reader.language);
    match refusal.cites() {
        Some(article) => format!("{text} ({article})"),
        None => text,
    }
}

/// A refusal as a problem of the form it came from.
pub(super) fn problem(visit: &Visit, refusal: &Refusal, problems: &mut Problems) {
    problems.add(field(refusal), visit.reader.told(refusal_text(visit, refusal)));
}

/// The field of the forms of settings and players that a refusal is about.
fn field(refusal: &Refusal) -> &'static str {
    match (refusal, refusal.field()) {
        (Refusal::Because(Reason::DrawsWorthMore), _) => "draw",
        (Refusal::Because(Reason::ByeWorthMore), _) => "bye",
        (_, Some(Field::Dates)) => "ends",
        (_, Some(Field::Scoring)) => "win",
        (_, Some(Field::Person)) => "player",
        (_, Some(field)) => field.name(),
        (_, None) => forms::WHOLE,
    }
}

/// What FIDE does not accept, beside the fields of the settings it is about.
pub(super) fn not_accepted(visit: &Visit, warnings: &[Warning], problems: &mut Problems) {
    let reader = visit.reader;
    for warning in warnings {
        let field = match warning {
            Warning::BuchholzInRoundRobin => "tie_breaks",
            Warning::ByePoints => "bye",
            Warning::ScoringLocked => "win",
            _ => forms::WHOLE,
        };
        problems.add(field, reader.told(warning.text(reader.language)));
    }
}

/// The page that asks for confirmation and carries the form along.
pub(super) async fn confirm(
    desk: &Desk,
    visit: &Visit,
    id: &str,
    values: &Values,
    refusal: &Refusal,
    back: &str,
) -> Result<FormOutcome, Failure> {
    confirm_in(visit, Some(&Shown::load(desk, visit, id).await?), values, refusal, (back, &[]))
}

/// The same, in an event or, for an act that makes one, outside; with what would follow.
pub(super) fn confirm_in(
    visit: &Visit,
    shown: Option<&Shown>,
    values: &Values,
    refusal: &Refusal,
    (back, follows): (&str, &[String]),
) -> Result<FormOutcome, Failure> {
    let Refusal::Confirm { needed, warnings } = refusal else { return Err(Failure::Bad("failure-bad")) };
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
    shown: Option<&Shown>,
    values: &Values,
    (needed, warnings): (Level, &[Warning]),
    (back, follows): (&str, &[String]),
) -> Markup {
    let reader = visit.reader;
    let title = reader.say(if needed == Level::Leave { "confirm-not-title" } else { "confirm-title" });
    let asked_twice = needed == Level::TwoSteps && values.get("step") != "2";
    let body = html! {
        section.card.narrow {
            h1 { (title) }
            ul { @for warning in warnings {
                li { (reader.told(warning.text(reader.language))) " " small { "(" (warning.cites()) ")" } }
            } }
            @if !follows.is_empty() {
                p { (reader.say("confirm-follows")) }
                ul { @for sentence in follows { li { (reader.told(sentence.clone())) } } }
            }
            @if needed == Level::Leave {
                p { (reader.say("confirm-leave")) }
                @if let Some(shown) = shown {
                    p { a.button href=(shown.path("/settings#fide")) { (reader.say("confirm-leave-link")) } }
                }
            } @else {
                p { (reader.say(if asked_twice { "confirm-first" } else { "confirm-ask" })) }
                form method="post" action=(visit.path) {
                    (forms::mark(visit))
                    @for (name, value) in values.kept() { input type="hidden" name=(name) value=(value); }
                    @if asked_twice {
                        input type="hidden" name="step" value="2";
                    } @else {
                        input type="hidden" name="confirmed" value=(needed.number());
                    }
                    div.buttons {
                        button.danger type="submit" { (reader.say(if asked_twice { "confirm-go-on" } else { "confirm-yes" })) }
                        a.button href=(back) { (reader.say("cancel")) }
                    }
                }
            }
        }
    };
    let frame = Frame::new(visit, &title);
    match shown {
        Some(shown) => frame.tabs(shown.tabs(visit, Page::Overview)).show(&body),
        None => frame.show(&body),
    }
}
