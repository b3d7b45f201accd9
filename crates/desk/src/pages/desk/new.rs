//! `/desk/new`: a new tournament.

use super::acting::{Acted, act, confirm_in, not_accepted, problem};
use super::settings_form as form;
use crate::Desk;
use crate::calendar::today;
use crate::words;
use adoube_event::rate::Rate;
use adoube_event::{EventAct, EventRefusal, EventSettings, Level};
use adoube_laws::Edition;
use adoube_store::random;
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::{Fields, Posted, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::token::digest;
use adoube_web::visit::Visit;
use axum::extract::State;
use maud::{Markup, html};

pub(super) async fn show(visit: Visit) -> Markup {
    let starts = today(&visit);
    // Prefill the most common settings.
    let rate = Rate::default();
    // The initial colour is drawn by lot, so it is unset until then.
    let mut settings = EventSettings { starts, ends: starts, rate, initial_colour: None, ..EventSettings::default() };
    if let Some(edition) = starts.and_then(Edition::in_force_on) {
        settings.edition = edition;
    }
    page(&visit, &form::values(&settings, "", ""), &Problems::default())
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let mut problems = Problems::default();
    let mut settings = form::read(&visit, &values, &EventSettings::default(), &mut problems);
    settings.fide_mode = values.ticked("fide_mode");
    if problems.is_empty() {
        // The same form sent again creates the same tournament.
        let seed = values.command().map(|command| digest(command.to_string().as_bytes()));
        let id = match seed.as_deref().and_then(|digest| digest.as_bytes().first_chunk()) {
            Some(seed) => id_with(&settings.name, &year(&settings), *seed),
            None => new_id(&settings)?,
        };
        (settings.arbiter, settings.deputies) = form::arbiters(&desk, &values, None).await?;
        match act(&desk, &visit, &id, &values, vec![EventAct::Open(Box::new(settings))]).await? {
            Acted::Done(_) => {
                return Ok(FormOutcome::done(
                    format!("/desk/t/{id}/players"),
                    Flash::done(words::tournament::DONE_EVENT_MADE),
                ));
            }
            // Settings that FIDE does not accept are shown beside their fields; other warnings ask for confirmation.
            Acted::Refused(EventRefusal::Confirm { needed: Level::Leave, warnings }) => {
                not_accepted(&visit, &warnings, &mut problems);
            }
            Acted::Refused(refusal) if refusal.needs().is_some() => {
                return confirm_in(&visit, None, &values, &refusal, ("/desk/new", &[]));
            }
            Acted::Refused(refusal) => problem(&visit, &refusal, &mut problems),
        }
    }
    Ok(FormOutcome::invalid(&visit, problems, |problems| page(&visit, &values, problems)))
}

/// Returns a short id with year and name: `2026-girona-x7k2`.
pub(crate) fn new_id(settings: &EventSettings) -> Result<String, RequestError> {
    id_of(&settings.name, &year(settings))
}

fn year(settings: &EventSettings) -> String {
    settings.starts.map(|date| date.to_string().chars().take(4).collect()).unwrap_or_default()
}

/// Returns an id for a name and a year.
pub(crate) fn id_of(name: &str, year: &str) -> Result<String, RequestError> {
    Ok(id_with(name, year, random()?))
}

/// Returns an id for a name and a year, with a suffix from `seed` to make it unique.
fn id_with(name: &str, year: &str, seed: [u8; 4]) -> String {
    let plain: String = name
        .to_lowercase()
        .chars()
        .map(|c| match c {
            'à' | 'á' | 'â' | 'ã' | 'ä' => 'a',
            'è' | 'é' | 'ê' | 'ë' => 'e',
            'ì' | 'í' | 'ï' => 'i',
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' => 'o',
            'ù' | 'ú' | 'ü' => 'u',
            'ç' => 'c',
            'ñ' => 'n',
            other => other,
        })
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
        .collect();
    let words: Vec<&str> = plain.split('-').filter(|word| !word.is_empty()).collect();
    let mut slug: String = words.join("-").chars().take(24).collect();
    while slug.ends_with('-') {
        slug.pop();
    }
    let letters = b"abcdefghjkmnpqrstuvwxyz23456789";
    let tail: String =
        seed.iter().map(|byte| char::from(*letters.get(usize::from(*byte) % letters.len()).unwrap_or(&b'x'))).collect();
    let parts = [year, &slug, &tail];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}

fn page(visit: &Visit, values: &Values, problems: &Problems) -> Markup {
    let reader = visit.reader;
    let title = reader.say(words::tournament::NEW);
    let fields = Fields::new(visit, values, problems);
    let body = html! {
        h1 { (title) }
        (fields.summary())
        form method="post" action="/desk/new" {
            (csrf_field(visit))
            (form::fields(fields, true))
            div.buttons { button.primary type="submit" { (reader.say(words::tournament::MAKE)) } a.button href="/desk" { (reader.say(words::common::CANCEL)) } }
        }
    };
    Frame::new(visit, &title).show(&body)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_short_plain_and_says_what_it_is() {
        let name = "XXV Obert d'Escacs «Vila de Maçanet»: grup A".to_owned();
        let settings = EventSettings {
            name,
            starts: "2026-11-16".parse().ok(),
            rate: Rate::default(),
            ..EventSettings::default()
        };
        let id = new_id(&settings).unwrap();
        assert!(id.starts_with("2026-xxv-obert-d-escacs-vila-"), "{id}");
        assert!(id.len() <= 40 && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-'), "{id}");
        assert_ne!(id, new_id(&settings).unwrap());
    }
}
