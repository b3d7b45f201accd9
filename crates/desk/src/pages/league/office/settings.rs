//! `/desk/league/new` and `/desk/league/ID/settings`: a season's year, its holidays (Delegates 5.71, D-09) and what it and the
//! towns are called.

use super::form::{Sent, View, Wrong, again};
use crate::Desk;
use crate::league::{LeagueAct, Named, is_plausible, moment};
use crate::pages::league::acting::{self, Acted, doing};
use crate::pages::league::shown::{Page, Shown};
use adoube_federation::deadlines::WorkingDays;
use adoube_federation::season::Season;
use adoube_laws::Date;
use adoube_web::csrf::csrf_field;
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Fields, Input, Posted, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::outcome::FormOutcome;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};
use std::collections::BTreeSet;

/// The most holidays of a season.
const HOLIDAYS_MAX: usize = 366;

pub(super) async fn new(visit: Visit) -> Markup {
    let today = moment(visit.now_ms).date;
    let year = if today.month() >= 7 { today.year() } else { today.year() - 1 };
    let values = Values::of([
        ("open-year", year.to_string()),
        ("open-name", format!("{year}-{}", year + 1)),
        ("open-protected", "2".to_owned()),
    ]);
    new_page(&visit, &values, &Problems::default())
}

pub(super) async fn make(
    State(desk): State<Desk>,
    visit: Visit,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let mut sent = Sent::new(&visit, &values);
    let name = sent.text("name");
    let year: Option<u16> = sent.number("year", (1900, 2200));
    let protected_rounds = sent.number("protected", (0, 20));
    let holidays = holidays(&mut sent);
    if let (Some(name), Some(year), Some(protected_rounds), Some(holidays)) = (name, year, protected_rounds, holidays) {
        let id = crate::pages::desk::new::id_of(&name, &year.to_string())?;
        let season = Season { year, working_days: WorkingDays { holidays }, protected_rounds };
        let act = acting::making(&visit, adoube_federation::SeasonAct::Open(season), &name);
        match acting::act(&desk, &visit, &id, &values, vec![act]).await? {
            Acted::Done(..) => {
                return Ok(FormOutcome::done(format!("/desk/league/{id}/clubs"), Flash::done("done-season-made")));
            }
            Acted::Refused(_) => return Err(Failure::Bad("failure-bad")),
        }
    }
    Ok(FormOutcome::invalid(&visit, sent.problems, |problems| new_page(&visit, &values, problems)))
}

/// One day a line; blanks and commas separate as well.
fn holidays(sent: &mut Sent<'_>) -> Option<BTreeSet<Date>> {
    let typed = sent.get("holidays");
    let words = typed.split(|c: char| c.is_whitespace() || c == ',' || c == ';').filter(|word| !word.is_empty());
    let days: Option<BTreeSet<Date>> = words.map(|word| word.parse().ok().filter(|day| is_plausible(*day))).collect();
    match days.filter(|days| days.len() <= HOLIDAYS_MAX) {
        Some(days) => Some(days),
        None => sent.wrong("holidays", "office-no-days"),
    }
}

fn new_page(visit: &Visit, values: &Values, problems: &Problems) -> Markup {
    let reader = visit.reader;
    let title = reader.say("season-new");
    let fields = Fields::new(visit, values, problems);
    let (year, days, rounds) =
        (reader.say("season-year-hint"), reader.say("season-holidays-hint"), reader.say("season-protected-hint"));
    let body = html! {
        h1 { (title) }
        (fields.summary())
        form.card method="post" action="/desk/league/new" {
            (csrf_field(visit))
            input type="hidden" name="do" value="open";
            div.grid {
                (fields.input("open-name", &reader.say("season-name"), "text", Input {
                    required: true, maxlength: Some(120), ..Input::default()
                }))
                (fields.input("open-year", &reader.say("season-year"), "number", Input {
                    required: true, min: Some(1900), max: Some(2200), hint: Some(&year), ..Input::default()
                }))
                (fields.input("open-protected", &reader.say("season-protected"), "number", Input {
                    required: true, min: Some(0), max: Some(20), hint: Some(&rounds), ..Input::default()
                }))
                (fields.area("open-holidays", &reader.say("season-holidays"), 6, Some(&days)))
            }
            div.buttons { button.primary type="submit" { (reader.say("season-make")) }
                a.button href="/desk/league" { (reader.say("cancel")) } }
        }
    };
    Frame::new(visit, &title).style("league.css").show(&body)
}

pub(super) async fn show(State(desk): State<Desk>, visit: Visit, Path(id): Path<String>) -> Result<Markup, Failure> {
    let shown = Shown::load(&desk, &visit, &id).await?;
    let values = start(&shown);
    Ok(page(View::new(&visit, &shown, &values, &Problems::default())))
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let mut shown = Shown::load(&desk, &visit, &id).await?;
    let mut sent = Sent::new(&visit, &values);
    let acts = match sent.name().as_str() {
        "holidays" => holidays(&mut sent).map(|days| vec![doing(&visit, adoube_federation::SeasonAct::Holidays(days))]),
        "call" => sent.text("name").map(|name| vec![LeagueAct::Call(Named::Season, name)]),
        "towns" => towns(&mut sent, &shown),
        _ => return Err(Failure::Bad("failure-bad")),
    };
    let done = sent.settle(&desk, &mut shown, acts, |_: Wrong<'_>| "").await?;
    let done = done.map(|_| (shown.path("/settings"), Flash::done("done-saved")));
    let values = again(&start(&shown), &values);
    Ok(sent.answer(done, |problems| page(View::new(&visit, &shown, &values, problems))))
}

fn towns(sent: &mut Sent<'_>, shown: &Shown) -> Option<Vec<LeagueAct>> {
    let mut acts = Vec::new();
    for town in town_numbers(shown) {
        let name = sent.text(&town.to_string())?;
        if shown.state.name(Named::Town(town)) != name {
            acts.push(LeagueAct::Call(Named::Town(town), name));
        }
    }
    Some(acts)
}

fn town_numbers(shown: &Shown) -> BTreeSet<u32> {
    shown.season().clubs.values().map(|club| club.town).collect()
}

fn start(shown: &Shown) -> Values {
    let season = shown.season().season.as_ref();
    let days: Vec<String> =
        season.into_iter().flat_map(|season| &season.working_days.holidays).map(Date::to_string).collect();
    let mut values =
        Values::of([("holidays-holidays", days.join("\n")), ("call-name", shown.state.name(Named::Season))]);
    for town in town_numbers(shown) {
        values.set(&format!("towns-{town}"), shown.state.name(Named::Town(town)));
    }
    values
}

fn page(view: View<'_>) -> Markup {
    let (shown, title, path) = (view.shown, view.say("season-settings"), view.shown.path("/settings"));
    let (call, days, towns) = (view.sheet("call"), view.sheet("holidays"), view.sheet("towns"));
    let body = html! {
        h1 { (title) }
        @if let Some(season) = &shown.season().season {
            section.card { dl.facts {
                dt { (view.say("season-since")) } dd { (season.year) "-07-01" }
                dt { (view.say("season-protected")) } dd { (season.protected_rounds) }
            } }
        }
        (call.show(&path, ("season-name", "save"), false, &call.text("name", "season-name", true)))
        (days.show(&path, ("season-holidays", "save"), false,
            &days.area("holidays", "season-holidays", 8, "season-holidays-hint")))
        @if !town_numbers(shown).is_empty() {
            (towns.show(&path, ("season-towns", "save"), true, &html! {
                @for town in town_numbers(shown) { (towns.text(&town.to_string(), "club-town", true)) }
            }))
        }
    };
    view.page(Page::Settings, &title, &body)
}
