//! `/desk/t/ID/import` and `/desk/import`: players from CSV or TRF, and whole tournaments from TRF. Whatever was not
//! understood or had to be adjusted is listed before anything is done.

use super::acting::{Acted, act, refusal_text};
use super::importing::{self, Adjusted};
use super::new::new_id;
use crate::Desk;
use crate::event::{Act, Level, Refusal};
use crate::failure::Failure;
use crate::forms::{self, Problems, Told, Values};
use crate::layout::Frame;
use crate::pages::event_page::{EventPage, EventTab};
use crate::visit::{Flash, Visit};
use axum::extract::{Multipart, Path, State};
use axum::response::Response;
use maud::{Markup, html};

/// What came in: a file, or a text that was pasted.
pub(super) async fn upload(mut parts: Multipart) -> Result<Values, Failure> {
    let bad = |_| Failure::Bad("failure-bad");
    let mut values = Values::default();
    while let Some(part) = parts.next_field().await.map_err(bad)? {
        let name = part.name().unwrap_or_default().to_owned();
        let bytes = part.bytes().await.map_err(bad)?;
        // A file that was not chosen is empty; then what was pasted counts.
        if name == "file" && !bytes.is_empty() {
            values.set("text", adoube_exchange::trf::decode(&bytes));
        } else if name != "file" && (name != "text" || values.raw("text").is_empty()) {
            values.set(&name, String::from_utf8_lossy(&bytes).into_owned());
        }
    }
    Ok(values)
}

pub(super) async fn show(State(desk): State<Desk>, visit: Visit, Path(id): Path<String>) -> Result<Markup, Failure> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    Ok(page(&visit, Some(&shown), &Values::default(), &[], &Problems::default()))
}

pub(super) async fn show_new(visit: Visit) -> Markup {
    page(&visit, None, &Values::default(), &[], &Problems::default())
}

/// Players for an event.
pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    parts: Multipart,
) -> Result<Response, Failure> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let values = upload(parts).await?;
    let text = values.raw("text");
    let Adjusted { found: players, said } = importing::players(&visit, text, &shown);
    let mut problems = Problems::default();
    if players.is_empty() {
        problems.add("text", visit.reader.say("import-nothing"));
    }
    let seen = values.get("seen") == importing::digest_of(text);
    if !problems.is_empty() || (!said.is_empty() && !seen) {
        let page = page(&visit, Some(&shown), &values, &said, &problems);
        return Ok(asked(said, text).with(forms::refused(page)));
    }
    let count = players.len();
    // A list of many players is several acts, each of which fits into the record.
    for part in players.chunks(500) {
        for (_, person) in part {
            desk.people().put(person, visit.now_ms).await?;
        }
        let acts = vec![Act::EnterAll(part.iter().map(|(data, _)| data.clone()).collect())];
        let mut once = values.clone();
        once.set("command", "");
        let Acted::Refused(refusal) = act(&desk, &visit, &id, &once, acts).await? else { continue };
        // Nobody is kept who did not enter.
        for (_, person) in part {
            desk.people().erase(&person.id, visit.now_ms).await?;
        }
        return Ok(refused(&visit, &shown, values, said, &refusal));
    }
    let flash = Flash::new("done-imported").with("count", count.to_string());
    Ok(forms::done(&shown.path("/players"), &flash))
}

/// A list that was not taken: why, or what has to be confirmed by sending it again.
fn refused(visit: &Visit, shown: &EventPage, mut values: Values, mut said: Vec<String>, refusal: &Refusal) -> Response {
    let mut problems = Problems::default();
    match refusal {
        Refusal::Confirm { needed, warnings } if *needed != Level::Leave => {
            said.extend(warnings.iter().map(|warning| visit.reader.told(warning.text(visit.reader.language))));
            values.set("confirmed", needed.number().to_string());
            let mut asked = asked(said.clone(), values.raw("text"));
            asked.again.push(("confirmed".to_owned(), needed.number().to_string()));
            asked.with(forms::refused(page(visit, Some(shown), &values, &said, &problems)))
        }
        _ => {
            problems.add("text", visit.reader.told(refusal_text(visit, refusal)));
            forms::refused(page(visit, Some(shown), &values, &said, &problems))
        }
    }
}

/// A whole tournament.
pub(super) async fn send_new(State(desk): State<Desk>, visit: Visit, parts: Multipart) -> Result<Response, Failure> {
    let values = upload(parts).await?;
    let text = values.raw("text");
    let mut problems = Problems::default();
    let (plan, said) = importing::tournament(&visit, text);
    let plan = match plan {
        Ok(plan) => plan,
        Err(why) => {
            problems.add("text", visit.reader.say("import-nothing"));
            if let Some(refusal) = why {
                problems.add("text", visit.reader.told(refusal_text(&visit, &refusal)));
            }
            return Ok(forms::refused(page(&visit, None, &values, &said, &problems)));
        }
    };
    if !said.is_empty() && values.get("seen") != importing::digest_of(text) {
        let page = page(&visit, None, &values, &said, &problems);
        return Ok(asked(said, text).with(forms::refused(page)));
    }
    let id = new_id(&plan.settings)?;
    importing::carry_out(&desk, &id, &plan).await?;
    let flash = Flash::new("done-imported").with("count", plan.players.to_string());
    Ok(forms::done(&format!("/desk/t/{id}"), &flash))
}

/// What a program sends along once it has seen every adjustment.
fn asked(said: Vec<String>, text: &str) -> Told {
    Told::again(said, "seen", &importing::digest_of(text))
}

fn page(visit: &Visit, shown: Option<&EventPage>, values: &Values, said: &[String], problems: &Problems) -> Markup {
    let reader = visit.reader;
    let title = reader.say(if shown.is_some() { "import-title" } else { "event-from-file" });
    let intro = reader.say(if shown.is_some() { "import-intro" } else { "import-intro-new" });
    let action = shown.map_or_else(|| "/desk/import".to_owned(), |shown| shown.path("/import"));
    let fields = forms::Fields::new(visit, values, problems);
    let ask = !said.is_empty() && problems.is_empty();
    let body = html! {
        h1 { (title) }
        (fields.summary())
        @if !said.is_empty() {
            section.card {
                h2 { (reader.say_with("import-adjusted", &[("count", said.len().into())])) }
                ul { @for sentence in said.iter().take(200) { li { (sentence) } } }
                @if ask { p { (reader.say("import-anyway")) } }
            }
        }
        section.card {
            p { (intro) }
            form method="post" action=(action) enctype="multipart/form-data" {
                (forms::mark(visit))
                @if ask {
                    input type="hidden" name="seen" value=(importing::digest_of(values.raw("text")));
                    @let confirmed = values.get("confirmed");
                    @if !confirmed.is_empty() { input type="hidden" name="confirmed" value=(confirmed); }
                }
                div.field { label for="f-file" { (reader.say("import-file")) }
                    input id="f-file" name="file" type="file" accept=".csv,.txt,.trf,.trfx,.trf16,.trf26"; }
                (fields.area("text", &reader.say("import-text"), 10, None))
                div.buttons { button.primary type="submit" { (reader.say(if ask { "import-go-on" } else { "import-send" })) } }
            }
        }
    };
    let frame = Frame::new(visit, &title);
    match shown {
        Some(shown) => frame.tabs(shown.tabs(visit, EventTab::Players)).show(&body),
        None => frame.show(&body),
    }
}
