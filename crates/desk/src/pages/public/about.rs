//! `/t/ID/about`: venue, dates and rules.

use crate::Desk;
use crate::pages::desk::settings_form::system_name;
use crate::pages::event_page::{EventPage, EventTab};
use crate::pages::event_tables::tie_break_codes;
use crate::words;
use adoube_web::layout::Frame;
use adoube_web::links;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use axum::response::Response;
use maud::html;

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, RequestError> {
    let seen = EventPage::for_public(&desk, &id).await?;
    let reader = visit.reader;
    let settings = &seen.event().settings;
    let title = reader.say(words::public::ABOUT);
    let ends = settings.ends.filter(|ends| settings.starts != Some(*ends));
    let dates: Vec<String> = [settings.starts, ends].into_iter().flatten().map(|date| date.to_string()).collect();
    let named = settings.arbiter.iter().chain(&settings.deputies).filter_map(|person| seen.names.get(person));
    let arbiters: Vec<&str> = named.map(|known| known.name.as_str()).collect();
    let year = settings.edition.to_string();
    let url = format!("{}{}", desk.hall_address(&visit), seen.path(""));
    let body = html! {
        h1 { (settings.name) }
        section.card { dl.facts {
            @if !settings.place.is_empty() { dt { (reader.say(words::public::PLACE)) } dd { (settings.place) } }
            @if !dates.is_empty() { dt { (reader.say(words::public::DATES)) } dd { (dates.join(" – ")) } }
            @if !settings.schedule.is_empty() {
                dt { (reader.say(words::public::SCHEDULE)) }
                dd { ol.bare { @for time in &settings.schedule { li { (time) } } } }
            }
            @if !arbiters.is_empty() { dt { (reader.say(words::public::ARBITERS)) } dd { (arbiters.join(", ")) } }
            dt { (reader.say(words::public::SYSTEM)) } dd { (system_name(reader, settings.system)) }
            dt { (reader.say(words::public::ROUNDS)) } dd { (settings.rounds) }
            @if !settings.rate.text.is_empty() { dt { (reader.say(words::public::RATE)) } dd { (settings.rate.text) } }
            dt { (reader.say(words::public::EDITION)) } dd { (reader.say_with(words::public::EDITION_OF, &[("year", &year)])) }
            dt { (reader.say(words::public::TIEBREAK_ORDER)) } dd { (tie_break_codes(&settings.tie_breaks).join(", ")) }
        } }
        @if !settings.regulations.is_empty() {
            section.card { h2 { (reader.say(words::public::REGULATIONS)) }
                @for line in settings.regulations.lines() { p { (line) } } }
        }
        section.card { h2 { (reader.say(words::public::SHARE)) } div.qr-box { (links::qr(&url)) } p.mid { a href=(url) { (url) } } }
    };
    let page = Frame::new(&visit, &title).tabs(seen.tabs(&visit, EventTab::About)).show(&body);
    Ok(seen.kept(page))
}
