//! `/desk/ratings`: rates a period from the desk's own events, for review and publication as a new list.
//!
//! The choices are in the URL, so a preview changes nothing; publishing is one act in the record (see
//! [`adoube_services::ratings::period`]), from which the list follows.

use super::player::{lines, worked};
use super::shared::{address, number, query, signed};
use crate::Desk;
use crate::calendar::today;
use crate::pages::acting::Command;
use crate::pages::desk::stage;
use crate::words;
use adoube_event::EventHistory;
use adoube_federation::ratinglist::team_events;
use adoube_laws::Date;
use adoube_ledger::{Ledger, LedgerError};
use adoube_rating::fce::EventKind;
use adoube_services::league::{Named, rules};
use adoube_services::ratings::again;
use adoube_services::ratings::gather::{self, Chosen, ChosenEvent, Gathered, PeriodChoice};
use adoube_services::ratings::period::{EVENTS_MAX, NewRating, PeriodAct, Periods, RatingRules};
use adoube_services::ratings::publish::BASE_MAX;
use adoube_store::StoredList;
use adoube_web::blocking::blocking;
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::{Fields, Input, Posted, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::outcome::FormOutcome;
use adoube_web::reader::Reader;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::sync::Arc;

/// The maximum length of a list's name in characters.
const NAME_MAX: usize = 60;

/// The data behind the form.
struct PeriodChoices {
    lists: Vec<StoredList>,
    events: Vec<(String, Arc<EventHistory>)>,
    /// The team events of the seasons.
    team_events: Vec<TeamEventChoice>,
}

/// A season's team event to choose: all parts of a championship are one.
struct TeamEventChoice {
    id: String,
    name: String,
    ended: String,
    closed: bool,
}

/// Returns the team events of all seasons whose games count.
async fn of_seasons(desk: &Desk) -> Result<Vec<TeamEventChoice>, RequestError> {
    let mut all = Vec::new();
    for (id, state) in desk.seasons_latest_first().await? {
        all.extend(team_events(&state.season).into_iter().map(|event| {
            let parts: Vec<String> = event.parts.iter().map(|part| state.name(Named::Event(*part))).collect();
            TeamEventChoice {
                id: gather::season_event(&id, event.event),
                name: format!("{} {}", parts.join(", "), state.name(Named::Season)),
                ended: event.ended.map(|day| day.to_string()).unwrap_or_default(),
                closed: event.closed,
            }
        }));
    }
    all.truncate(EVENTS_MAX);
    Ok(all)
}

impl PeriodChoices {
    async fn load(desk: &Desk) -> Result<Self, RequestError> {
        let mut lists = desk.store().lists().await?;
        lists.reverse();
        let mut events = desk.events_latest_first().await?;
        events.truncate(EVENTS_MAX);
        Ok(Self { lists, events, team_events: of_seasons(desk).await? })
    }
}

pub(super) async fn show(State(desk): State<Desk>, visit: Visit) -> Result<Response, RequestError> {
    let known = PeriodChoices::load(&desk).await?;
    let mut values = query(&visit);
    if values.get("rules").is_empty() {
        values.set("rules", RatingRules::Handbook.code());
        values.set("date", today(&visit).map(next_list).unwrap_or_default());
        let base = known.lists.iter().find(|list| list.players <= BASE_MAX);
        values.set("base", base.map(|list| list.id.to_string()).unwrap_or_default());
        return Ok(page(&visit, &known, &values, &Problems::default(), None).into_response());
    }
    let (choice, problems) = read(&visit, &known, &values);
    let Some(choice) = choice else {
        let page = page(&visit, &known, &values, &problems, None);
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    };
    let preview = preview(&desk, &visit, &choice, &values).await?;
    Ok(page(&visit, &known, &values, &problems, Some(&preview)).into_response())
}

/// The days after which every day of the year has come once.
const DAYS_OF_A_YEAR: i32 = 366;

/// Returns the date of the next list (Rating 7).
fn next_list(today: Date) -> String {
    let days = (1..=DAYS_OF_A_YEAR).map(|days| today.plus(days));
    days.into_iter().find(|day| adoube_rating::fce::is_list_day(*day)).map(|day| day.to_string()).unwrap_or_default()
}

/// Returns the rule that sets the dates of the lists.
fn lists_rule(reader: Reader) -> String {
    rules::rule("Rating 7", reader.language)
}

/// Returns whether the handbook has no list on this date (Rating 7).
fn other_day(values: &Values) -> bool {
    let day = adoube_laws::Date::parse(values.get("date"));
    values.get("rules") == RatingRules::Handbook.code() && day.is_some_and(|day| !adoube_rating::fce::is_list_day(day))
}

fn read(visit: &Visit, known: &PeriodChoices, values: &Values) -> (Option<PeriodChoice>, Problems) {
    let reader = visit.reader;
    let mut problems = Problems::default();
    let rules = RatingRules::from_code(values.get("rules"));
    if rules.is_none() {
        problems.add("rules", reader.say(words::tournament::FIELD_NEEDED));
    }
    let date = values.get("date").parse::<Date>().ok();
    if date.is_none() {
        problems.add("date", reader.say(words::ratings::DATE_WRONG));
    }
    let base = known.lists.iter().find(|list| list.id.to_string() == values.get("base")).cloned();
    if base.is_none() && !values.get("base").is_empty() {
        problems.add("base", reader.say(words::ratings::BASE_GONE));
    }
    if rules == Some(RatingRules::Handbook) && base.as_ref().is_some_and(|list| list.players > BASE_MAX) {
        problems.add("base", reader.say_with(words::ratings::BASE_LARGE, &[("most", &BASE_MAX)]));
    }
    let chosen = known.events.iter().filter(|(id, _)| values.all("event").any(|chosen| chosen == id));
    let kind = |id: &str| EventKind::from_code(values.get(&format!("kind.{id}"))).unwrap_or(EventKind::Open);
    let teams = known.team_events.iter().filter(|event| values.all("event").any(|chosen| chosen == event.id));
    let team = teams.map(|event| ChosenEvent { id: event.id.clone(), kind: EventKind::TeamChampionship, at: None });
    let events: Vec<ChosenEvent> =
        chosen.map(|(id, _)| ChosenEvent { id: id.clone(), kind: kind(id), at: None }).chain(team).collect();
    if events.is_empty() {
        problems.add("event", reader.say(words::ratings::EVENTS_NEEDED));
    }
    let name: String = values.get("name").chars().filter(|c| !c.is_control()).collect();
    let choice = match (rules, date, problems.is_empty()) {
        (Some(rules), Some(date), true) => Some(PeriodChoice { rules, date, base, name, events }),
        _ => None,
    };
    (choice, problems)
}

/// A period under review.
struct Preview {
    gathered: Gathered,
    rated: Option<Vec<NewRating>>,
    /// The player whose calculation is shown, by index from 0, with its lines.
    worked: Option<(usize, Vec<String>)>,
}

async fn preview(desk: &Desk, visit: &Visit, choice: &PeriodChoice, values: &Values) -> Result<Preview, RequestError> {
    let rated = again::rated(&desk.office().periods).await?;
    let gathered = gather::gather(&desk.office().sources, choice, &rated).await?;
    let inputs = gathered.inputs.clone();
    let rated = blocking(move || inputs.rate()).await?;
    let place = values.get("player").parse::<usize>().ok().and_then(|place| place.checked_sub(1));
    let worked = match place.filter(|place| *place < gathered.players.len()) {
        Some(place) => Some((place, worked(desk, visit, &gathered.inputs, place, false).await?)),
        None => None,
    };
    Ok(Preview { gathered, rated: rated.map(|(rated, _)| rated), worked })
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let known = PeriodChoices::load(&desk).await?;
    let (choice, mut problems) = read(&visit, &known, &values);
    let reader = visit.reader;
    let name: String = values.get("name").chars().filter(|c| !c.is_control()).collect();
    if name.is_empty() {
        problems.add("name", reader.say(words::tournament::FIELD_NEEDED));
    } else if name.chars().count() > NAME_MAX {
        problems.add("name", reader.say_with(words::tournament::FIELD_LONG, &[("most", &NAME_MAX)]));
    }
    let Some(choice) = choice else {
        return Ok(FormOutcome::invalid(&visit, problems, |problems| page(&visit, &known, &values, problems, None)));
    };
    let Command { id, context } = Command::of_form(&desk, &visit, &values)?;
    // The period has the name of its form, so that the form with other values does not publish it again.
    let period = values.get("command").parse().unwrap_or(id).to_string();
    let taken = known.lists.iter().any(|list| list.name == choice.name);
    let Ok(stream) = Ledger::<Periods>::stream(&period) else { return Err(RequestError::NOT_UNDERSTOOD) };
    let done = desk.office().periods.state(&stream).await.is_ok_and(|state| state.inputs.is_some());
    if taken && !done {
        problems.add("name", reader.say(words::ratings::NAME_TAKEN));
    }
    // Publishing is serialised, so that no event is rated twice.
    let _alone = desk.office().publishing.lock().await;
    let preview = preview(&desk, &visit, &choice, &values).await?;
    confirm(&visit, &preview, &values, &period, &mut problems);
    if !problems.is_empty() {
        return Ok(FormOutcome::invalid(&visit, problems, |problems| {
            page(&visit, &known, &values, problems, Some(&preview))
        }));
    }
    let act = PeriodAct::Publish(Box::new(preview.gathered.inputs.clone()));
    match desk.office().periods.act(&stream, id, &context, act).await {
        Ok(_) => {}
        Err(LedgerError::Refused(refusal)) => return Err(RequestError::Refused(reader.say(refusal.text()))),
        Err(failed) => return Err(failed.into()),
    }
    desk.office().into_lists.catch_up(&stream).await?;
    let lists = desk.store().lists().await?;
    let list = lists.into_iter().find(|list| list.name == choice.name).ok_or(RequestError::NotFound)?.id;
    Ok(FormOutcome::done(
        format!("/ratings/{list}"),
        Flash::done(words::ratings::DONE_RATINGS_PUBLISHED).with("name", choice.name),
    ))
}

/// Asks for explicit confirmation of events that were already rated or are still in play.
fn confirm(visit: &Visit, preview: &Preview, values: &Values, command: &str, problems: &mut Problems) {
    let reader = visit.reader;
    for event in &preview.gathered.events {
        if let Some(list) = event.rated_before(command).filter(|_| !values.ticked("again")) {
            problems
                .add("again", reader.say_with(words::ratings::EVENT_AGAIN, &[("name", &event.name), ("list", &list)]));
        }
        if !event.closed && !values.ticked("unfinished") {
            problems.add("unfinished", reader.say_with(words::ratings::EVENT_OPEN, &[("name", &event.name)]));
        }
    }
}

fn page(
    visit: &Visit,
    known: &PeriodChoices,
    values: &Values,
    problems: &Problems,
    preview: Option<&Preview>,
) -> Markup {
    let reader = visit.reader;
    let title = reader.say(words::ratings::OFFICE);
    let fields = Fields::new(visit, values, problems);
    let rules = RatingRules::ALL.map(|rules| (rules.code().to_owned(), reader.say(rules_name(rules))));
    let mut bases = vec![(String::new(), reader.say(words::ratings::BASE_NONE))];
    bases.extend(known.lists.iter().map(|list| (list.id.to_string(), list.name.clone())));
    let (base_hint, date_hint) = (reader.say(words::ratings::BASE_HINT), reader.say(words::ratings::DATE_HINT));
    let body = html! {
        h1 { (title) }
        (fields.summary())
        section.card {
            p { (reader.say(words::ratings::OFFICE_INTRO)) }
            form method="get" action="/desk/ratings" {
                div.grid {
                    (fields.select("rules", &reader.say(words::ratings::RULES), None, &rules))
                    (fields.input("date", &reader.say(words::ratings::DATE), "date", Input { required: true, hint: Some(&date_hint), ..Input::default() }))
                    (fields.select("base", &reader.say(words::ratings::BASE), Some(&base_hint), &bases))
                }
                (events(visit, known, values, problems))
                div.buttons { button.primary type="submit" { (reader.say(words::ratings::PREVIEW)) } }
            }
        }
        @if let Some(preview) = preview { (previewed(visit, values, fields, preview)) }
    };
    Frame::new(visit, &title).style("ratings.css").show(&body)
}

const fn rules_name(rules: RatingRules) -> Text {
    match rules {
        RatingRules::Handbook => words::ratings::RULES_HANDBOOK,
        RatingRules::Standard => words::ratings::RULES_STANDARD,
        RatingRules::Rapid => words::ratings::RULES_RAPID,
        RatingRules::Blitz => words::ratings::RULES_BLITZ,
    }
}

fn events(visit: &Visit, known: &PeriodChoices, values: &Values, problems: &Problems) -> Markup {
    let reader = visit.reader;
    if known.events.is_empty() && known.team_events.is_empty() {
        return html! { p.empty { (reader.say(words::common::HOME_NONE)) } };
    }
    html! {
        fieldset #f-event {
            legend { (reader.say(words::ratings::EVENTS)) }
            p.hint { (reader.say(words::ratings::KIND_HINT)) }
            @if let Some(problem) = problems.of("event") { p.problem { (problem) } }
            ul.list { @for event in &known.team_events { li.choose { label {
                input type="checkbox" name="event" value=(event.id) checked[values.all("event").any(|one| one == event.id)];
                span { strong { (event.name) } " " span.soft { (event.ended) " "
                    (reader.told(EventKind::TeamChampionship.text().get(reader.language).to_owned())) }
                    @if !event.closed { " " span.mark { (reader.say(words::ratings::TEAMS_NOT_OVER)) } } }
            } } } }
            ul.list { @for (id, state) in &known.events {
                @let event = &state.event;
                @let field = format!("kind.{id}");
                @let chosen = if values.get(&field).is_empty() { EventKind::Open.code() } else { values.get(&field) };
                li.choose {
                    label {
                        input type="checkbox" name="event" value=(id) checked[values.all("event").any(|one| one == id)];
                        span { strong { (event.settings.name) } " "
                            span.soft { (event.settings.ends.or(event.settings.starts).map(|day| day.to_string()).unwrap_or_default()) " " }
                            span.mark { (stage(visit, event)) } }
                    }
                    select name=(field) aria-label=(reader.say_with(words::ratings::KIND_OF, &[("name", &event.settings.name)])) {
                        @for kind in EventKind::ALL {
                            option value=(kind.code()) selected[kind.code() == chosen] { (reader.told(format!("{}, K {}", kind.text().get(reader.language), kind.k()))) }
                        }
                    }
                }
            } }
        }
    }
}

fn previewed(visit: &Visit, values: &Values, fields: Fields<'_>, preview: &Preview) -> Markup {
    let reader = visit.reader;
    let Some(rated) = &preview.rated else {
        let text = adoube_services::ratings::period::PeriodRefusal::Unsound.text();
        return html! { div.notice.notice-bad role="alert" { p { (reader.say(text)) } } };
    };
    let usual = reader.say_with(words::ratings::NAME_USUAL, &[("date", &values.get("date"))]);
    let mut named = values.clone();
    if values.get("name").is_empty() {
        named.set("name", usual);
    }
    let fields = Fields::new(visit, &named, fields.problems);
    let name_hint = reader.say(words::ratings::NAME_HINT);
    html! {
        @if other_day(values) { div.notice.notice-warn { p { (reader.say_with(words::ratings::DATE_OTHER, &[("rule", &lists_rule(reader))])) } } }
        @for event in &preview.gathered.events { (warned(visit, event)) }
        @if let Some((place, lines_of)) = &preview.worked {
            section.card #worked {
                h2 { (preview.gathered.players.get(*place).map_or("", |player| player.found.name.as_str())) }
                (lines(visit, lines_of))
            }
        }
        section.card {
            h2 { (reader.say(words::ratings::PREVIEW_TITLE)) }
            (table(visit, values, preview, rated))
        }
        section.card.next {
            h2 { (reader.say(words::ratings::PUBLISH)) }
            p { (reader.say(words::ratings::PUBLISH_INTRO)) }
            form method="post" action="/desk/ratings" {
                (csrf_field(visit))
                @for (name, value) in values.kept().filter(|(name, _)| !NOT_KEPT.contains(name)) {
                    input type="hidden" name=(name) value=(value);
                }
                @if preview.gathered.events.iter().any(|event| event.rated_before("").is_some()) {
                    (fields.tick("again", &reader.say(words::ratings::CONFIRM_AGAIN), None))
                }
                @if preview.gathered.events.iter().any(|event| !event.closed) {
                    (fields.tick("unfinished", &reader.say(words::ratings::CONFIRM_UNFINISHED), None))
                }
                (fields.input("name", &reader.say(words::lists::NAME), "text", Input { required: true, maxlength: Some(60), autocomplete: Some("off"), hint: Some(&name_hint), ..Input::default() }))
                div.buttons { button.primary type="submit" { (reader.say(words::ratings::PUBLISH)) } }
            }
        }
    }
}

/// Parameters for which the publish form has its own fields.
const NOT_KEPT: [&str; 5] = ["name", "player", "lang", "again", "unfinished"];

/// Renders warnings about an event before publication.
fn warned(visit: &Visit, event: &Chosen) -> Markup {
    let reader = visit.reader;
    let mut said = Vec::new();
    if let Some(list) = event.rated_before("") {
        said.push(reader.say_with(words::ratings::EVENT_AGAIN, &[("name", &event.name), ("list", &list)]));
    }
    if !event.closed {
        said.push(reader.say_with(words::ratings::EVENT_OPEN, &[("name", &event.name)]));
    }
    if let Some(list) = &event.waits_for {
        said.push(reader.say_with(
            words::ratings::EVENT_WAITS,
            &[("name", &event.name), ("date", &list), ("rule", &lists_rule(reader))],
        ));
    }
    if event.left_out > 0 {
        said.push(reader.say_with(words::ratings::EVENT_LEFT, &[("name", &event.name), ("games", &event.left_out)]));
    }
    html! { @if !said.is_empty() { div.notice.notice-warn { @for line in said { p { (line) } } } } }
}

fn table(visit: &Visit, values: &Values, preview: &Preview, rated: &[NewRating]) -> Markup {
    let reader = visit.reader;
    let Gathered { inputs, players, .. } = &preview.gathered;
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by_key(|at| {
        let after = rated.get(*at).map_or(0, |rated| rated.rating);
        (std::cmp::Reverse(after), players.get(*at).map(|player| player.found.name.clone()))
    });
    let to = |place: usize| {
        let place = (place + 1).to_string();
        let kept = values.kept().filter(|(name, _)| !matches!(*name, "player" | "name"));
        let fields: Vec<(&str, &str)> = kept.chain([("player", place.as_str())]).collect();
        format!("{}#worked", address("/desk/ratings", &fields))
    };
    html! {
        p.hint { (reader.say(words::ratings::PREVIEW_HINT)) }
        div.scroll { table #preview {
            caption.hidden { (reader.say(words::ratings::PREVIEW_TITLE)) }
            thead { tr {
                th scope="col" { (reader.say(words::public::NAME)) }
                th.num scope="col" { (reader.say(words::ratings::WAS)) }
                th.num scope="col" { (reader.say(words::rating::GAMES)) }
                th.num scope="col" { (reader.say(words::rating::NEW)) }
                th.num scope="col" { (reader.say(words::rating::CHANGE)) }
                th.wide-only scope="col" { (reader.say(words::ratings::ON_LIST)) }
            } }
            tbody { @for at in order {
                @if let (Some(player), Some(before), Some(after)) = (players.get(at), inputs.players.get(at), rated.get(at)) { tr {
                    th scope="row" { a href=(to(at)) { (player.found.name) } }
                    td.num { (number(before.rating)) }
                    td.num { (after.games) }
                    td.num { strong { (number(after.rating)) } }
                    td.num { @if before.rating > 0 && after.rating > 0 { (signed(before.rating, after.rating)) } }
                    td.wide-only { @if player.number.is_some() { (reader.say(words::rating::YES)) } @else { (reader.say(words::rating::NO)) } }
                } }
            } }
        } }
    }
}
