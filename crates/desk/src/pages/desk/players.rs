//! `/desk/t/ID/players`: the entries, fast entry by keyboard, check-in, starting numbers, and players who must not
//! meet.

use super::acting::{Acted, act, confirm, press, problem};
use super::{lists, player_form};
use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab};
use crate::roles::Action;
use crate::words;
use adoube_event::{CheckIn, Enrolment, EntryId, EventAct};
use adoube_laws::Play;
use adoube_services::people::Person;
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::{Fields, Posted, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use axum::extract::{Path, State};
use maud::{Markup, html};

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Markup, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let settings = &shown.event().settings;
    let values = match lists::chosen(&desk, &visit).await? {
        Some(found) if visit.may(Action::EnterPlayers, &id) => {
            player_form::of_list(&found, settings.kind_of_play(), &settings.federation)
        }
        _ => Values::of([("federation", settings.federation.clone())]),
    };
    let looking = !desk.store().lists().await?.is_empty();
    Ok(page(&visit, &shown, &values, &Problems::default(), looking))
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let path = shown.path("/players");
    let mut problems = Problems::default();
    let (data, person) = player_form::read(&visit, &values, None, &mut problems);
    let known = desk.people().get(&person.id).await?.is_some();
    if !known {
        twice(&visit, &shown, &person, &values, &mut problems);
    }
    if problems.is_empty() {
        if !known {
            desk.people().put(&person, visit.now_ms).await?;
        }
        match act(&desk, &visit, &id, &values, vec![EventAct::Enter(Box::new(data))]).await? {
            Acted::Done(_) => {
                return Ok(FormOutcome::done(
                    &path,
                    Flash::done(words::players::DONE_ENTERED).with("name", person.name),
                ));
            }
            Acted::Refused(refusal) => {
                if !known {
                    // Do not keep the data of a person who was not entered.
                    desk.people().erase(&person.id, visit.now_ms).await?;
                }
                if refusal.needs().is_some() {
                    return confirm(&desk, &visit, &id, &values, &refusal, &path).await;
                }
                problem(&visit, &refusal, &mut problems);
            }
        }
    }
    let looking = !desk.store().lists().await?.is_empty();
    Ok(FormOutcome::invalid(&visit, problems, |problems| page(&visit, &shown, &values, problems, looking)))
}

/// Finds players who have already entered: by FIDE id, or by name unless the form confirms that there are two of that
/// name.
fn twice(visit: &Visit, shown: &EventPage, person: &Person, values: &Values, problems: &mut Problems) {
    let fide_id = person.details.fide_id.as_str();
    for entry in &shown.event().entries {
        let Some(known) = shown.names.get(&entry.person) else { continue };
        let number = shown.event().number(entry.id);
        let says = |key: Text| visit.reader.say_with(key, &[("name", &known.name), ("number", &number)]);
        if !fide_id.is_empty() && known.fide_id == fide_id {
            problems.add("fide_id", says(words::players::TWICE));
        } else if known.name.to_lowercase() == person.name.to_lowercase() && !values.ticked("namesake") {
            problems.add("player", says(words::players::TWICE));
        } else {
            continue;
        }
        return;
    }
}

/// Handles check-in, starting numbers, and players who must not meet.
pub(super) async fn acts(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let event = shown.event();
    let chosen: Vec<EntryId> = values.all("who").filter_map(|text| text.parse().ok().map(EntryId)).collect();
    let is = |player: &EntryId, here: bool| {
        event.entry(*player).is_some_and(|entry| entry.checked_in == here && entry.left.is_none())
    };
    let (acts, flash): (Vec<EventAct>, Text) = match values.get("do") {
        "check-in" => (
            chosen.into_iter().filter(|p| is(p, false)).map(EventAct::CheckIn).collect(),
            words::players::DONE_CHECKED_IN,
        ),
        "check-out" => (
            chosen.into_iter().filter(|p| is(p, true)).map(EventAct::CheckOut).collect(),
            words::players::DONE_CHECKED_OUT,
        ),
        "check-in-all" => {
            let all = event.entries.iter().map(|entry| entry.id).filter(|p| is(p, false));
            (all.map(EventAct::CheckIn).collect(), words::players::DONE_CHECKED_IN)
        }
        "arrange" => (vec![EventAct::Arrange(order(&visit, &shown))], words::players::DONE_ARRANGED),
        "keep-apart" => (vec![EventAct::KeepApart(chosen)], words::players::DONE_KEPT_APART),
        "let-meet" => (vec![EventAct::LetMeet(chosen)], words::players::DONE_LET_MEET),
        _ => return Err(RequestError::NOT_UNDERSTOOD),
    };
    let to = shown.path("/players");
    if acts.is_empty() {
        return Ok(FormOutcome::refused(&to, words::players::WARN_NOBODY_CHOSEN, []));
    }
    press(&desk, &visit, &id, &values, acts, (&to, Flash::done(flash))).await
}

/// Returns the order of starting numbers: rating, title, name in the reader's collation (C.04.2, 2.2).
pub(super) fn order(visit: &Visit, shown: &EventPage) -> Vec<EntryId> {
    let event = shown.event();
    let mut names: Vec<(&adoube_event::PersonId, &str)> =
        event.entries.iter().map(|entry| (&entry.person, shown.name(entry.id))).collect();
    visit.reader.sort_by_name(&mut names, |(_, name)| name);
    let place: std::collections::HashMap<_, usize> = names.iter().enumerate().map(|(at, (id, _))| (*id, at)).collect();
    event.proposed_order(|person| place.get(person).copied().unwrap_or(usize::MAX))
}

fn page(visit: &Visit, shown: &EventPage, values: &Values, problems: &Problems, looking: bool) -> Markup {
    let reader = visit.reader;
    let event = shown.event();
    let title = reader.say(words::tournament::TAB_PLAYERS);
    let fields = Fields::new(visit, values, problems);
    let may = visit.may(Action::EnterPlayers, &shown.id) && visit.at.is_none() && !event.closed;
    let personal = visit.may(Action::SeePersonalData, &shown.id);
    let body = html! {
        div.bar {
            h1 { (title) " " small { "(" (event.entries.len()) ")" } }
            @if may { a.button.push href=(shown.path("/import")) { (reader.say(words::players::IMPORT_TITLE)) } }
        }
        (fields.summary())
        @if may {
            section.card {
                h2 { (reader.say(words::players::ADD)) }
                @if looking { (lookup(visit, shown)) }
                form.grid method="post" action=(shown.path("/players")) {
                    (csrf_field(visit))
                    (player_form::fields(fields, personal, true))
                    div.buttons { button.primary type="submit" { (reader.say(words::players::ENTER)) } }
                }
            }
        }
        (list(visit, shown, may))
        (apart(visit, shown, may))
    };
    let frame = Frame::new(visit, &title).tabs(shown.tabs(visit, EventTab::Players));
    if may && looking { frame.script("lists.js").show(&body) } else { frame.show(&body) }
}

/// Renders the player lookup: for the autocompletion module, and as a link.
fn lookup(visit: &Visit, shown: &EventPage) -> Markup {
    let reader = visit.reader;
    let tempo = match shown.event().settings.kind_of_play() {
        Play::Rapid => "rapid",
        Play::Blitz => "blitz",
        Play::Standard => "standard",
    };
    html! {
        div id="lookup" data-url="/desk/lists/search" data-tempo=(tempo) data-label=(reader.say(words::lists::SEARCH)) {
            p.hint { a href={ "/desk/lists/search?event=" (shown.id) } { (reader.say(words::lists::SEARCH)) } }
            p.hidden role="status" {}
        }
    }
}

fn list(visit: &Visit, shown: &EventPage, may: bool) -> Markup {
    let reader = visit.reader;
    let event = shown.event();
    let check_in = event.settings.check_in == CheckIn::Needed;
    let arranging = may && !event.has_begun();
    html! {
        section.card {
            @if event.entries.is_empty() { p.empty { (reader.say(words::players::NONE)) } } @else {
            form method="post" action=(shown.path("/players/acts")) {
                (csrf_field(visit))
                div.bar {
                    label.hidden for="filter" { (reader.say(words::players::FILTER)) }
                    input.filter id="filter" type="search" data-filter="#players" placeholder=(reader.say(words::players::FILTER));
                    @if may {
                        @if arranging { button.small type="submit" name="do" value="arrange" { (reader.say(words::players::ARRANGE)) } }
                        @if check_in {
                            button.small type="submit" name="do" value="check-in" { (reader.say(words::players::CHECK_IN)) }
                            button.small type="submit" name="do" value="check-out" { (reader.say(words::players::CHECK_OUT)) }
                            button.small type="submit" name="do" value="check-in-all" { (reader.say(words::players::CHECK_IN_ALL)) }
                        }
                        button.small type="submit" name="do" value="keep-apart" { (reader.say(words::players::KEEP_APART)) }
                    }
                }
                @if arranging && !event.arranged { p.hint { (reader.say(words::players::NOT_ARRANGED)) } }
                div.scroll { table.stick.stack id="players" {
                    caption.hidden { (reader.say(words::tournament::TAB_PLAYERS)) }
                    thead { tr {
                        @if may { th scope="col" { span.hidden { (reader.say(words::players::CHOOSE)) } } }
                        th.num scope="col" { (reader.say(words::players::NUMBER)) }
                        th scope="col" { (reader.say(words::players::NAME)) }
                        th scope="col" { (reader.say(words::players::TITLE)) }
                        th.num scope="col" { (reader.say(words::players::RATING)) }
                        th.wide-only scope="col" { (reader.say(words::tournament::FEDERATION)) }
                        th.wide-only scope="col" { (reader.say(words::players::CLUB)) }
                        th scope="col" { (reader.say(words::tournament::STATE)) }
                    } }
                    tbody { @for entry in &event.entries { (row(visit, shown, entry, may, check_in)) } }
                } }
            } }
        }
    }
}

fn row(visit: &Visit, shown: &EventPage, entry: &Enrolment, may: bool, check_in: bool) -> Markup {
    let reader = visit.reader;
    let event = shown.event();
    let player = shown.player(entry.id);
    let name = shown.name(entry.id);
    let byes = entry.byes.range(event.current_round()..).count();
    html! {
        tr.(if entry.left.is_some() { "out" } else { "" }) {
            @if may { td { input type="checkbox" name="who" value=(entry.id) aria-label=(name); } }
            td.num { (event.number(entry.id)) }
            th scope="row" { a href=(visit.link(&shown.path(&format!("/players/{}", entry.id)))) { (name) } }
            td { (player.map(|player| player.title.as_str()).unwrap_or_default()) }
            td.num { (player.filter(|player| player.rating > 0).map(|player| player.rating.to_string()).unwrap_or_default()) }
            td.wide-only { (player.map(|player| player.federation.as_str()).unwrap_or_default()) }
            td.wide-only { (entry.club) }
            td {
                @match entry.left {
                    Some(left) if left.expelled => span.mark.mark-bad { (reader.say(words::players::EXPELLED)) },
                    Some(_) => span.mark.mark-warn { (reader.say(words::players::WITHDRAWN)) },
                    None if check_in && entry.checked_in => span.mark.mark-good { (reader.say(words::players::HERE)) },
                    None if check_in => span.soft { (reader.say(words::players::NOT_HERE)) },
                    None => {}
                }
                @if byes > 0 { " " span.mark { (reader.say_with(words::players::BYES, &[("count", &byes)])) } }
                @if let Some(table) = entry.fixed_table { " " span.mark { (reader.say_with(words::players::TABLE, &[("table", &table)])) } }
                @if entry.since > 0 { " " span.mark { (reader.say_with(words::players::SINCE, &[("round", &entry.since)])) } }
            }
        }
    }
}

fn apart(visit: &Visit, shown: &EventPage, may: bool) -> Markup {
    let reader = visit.reader;
    let event = shown.event();
    html! {
        @if !event.apart.is_empty() {
            section.card {
                h2 { (reader.say(words::players::APART)) }
                ul.list { @for group in &event.apart {
                    li.bar {
                        span { (group.iter().map(|player| shown.name(*player)).collect::<Vec<_>>().join(" · ")) }
                        @if may {
                            form.push method="post" action=(shown.path("/players/acts")) {
                                (csrf_field(visit))
                                @for player in group { input type="hidden" name="who" value=(player); }
                                button.small type="submit" name="do" value="let-meet" { (reader.say(words::players::LET_MEET)) }
                            }
                        }
                    }
                } }
            }
        }
    }
}
