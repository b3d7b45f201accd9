//! `/desk/t/ID/players`: the entries, entering one after another by typing, check-in, starting numbers, who may not meet.

use super::acting::{Acted, act, confirm, press, problem};
use super::{lists, player_form};
use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab};
use crate::people::Person;
use crate::roles::Action;
use adoube_event::{CheckIn, Enrolment, EntryId, EventAct};
use adoube_laws::Play;
use adoube_web::csrf::csrf_field;
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Fields, Posted, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::outcome::FormOutcome;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};

pub(super) async fn show(State(desk): State<Desk>, visit: Visit, Path(id): Path<String>) -> Result<Markup, Failure> {
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
) -> Result<FormOutcome, Failure> {
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
                return Ok(FormOutcome::done(&path, Flash::done("done-entered").with("name", person.name)));
            }
            Acted::Refused(refusal) => {
                if !known {
                    // Nobody is kept who did not enter.
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

/// Whoever has entered already: by the FIDE id, or by the name unless it is said that there are two of that name.
fn twice(visit: &Visit, shown: &EventPage, person: &Person, values: &Values, problems: &mut Problems) {
    let fide_id = person.details.fide_id.as_str();
    for entry in &shown.event().entries {
        let Some(known) = shown.names.get(&entry.person) else { continue };
        let number = shown.event().number(entry.id);
        let says =
            |key: &str| visit.reader.say_with(key, &[("name", known.name.as_str().into()), ("number", number.into())]);
        if !fide_id.is_empty() && known.fide_id == fide_id {
            problems.add("fide_id", says("player-twice"));
        } else if known.name.to_lowercase() == person.name.to_lowercase() && !values.ticked("namesake") {
            problems.add("player", says("player-twice"));
        } else {
            continue;
        }
        return;
    }
}

/// Check-in, starting numbers, who may not meet.
pub(super) async fn acts(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let event = shown.event();
    let chosen: Vec<EntryId> = values.all("who").filter_map(|text| text.parse().ok().map(EntryId)).collect();
    let is = |player: &EntryId, here: bool| {
        event.entry(*player).is_some_and(|entry| entry.checked_in == here && entry.left.is_none())
    };
    let (acts, flash): (Vec<EventAct>, &str) = match values.get("do") {
        "check-in" => (chosen.into_iter().filter(|p| is(p, false)).map(EventAct::CheckIn).collect(), "done-checked-in"),
        "check-out" => {
            (chosen.into_iter().filter(|p| is(p, true)).map(EventAct::CheckOut).collect(), "done-checked-out")
        }
        "check-in-all" => {
            let all = event.entries.iter().map(|entry| entry.id).filter(|p| is(p, false));
            (all.map(EventAct::CheckIn).collect(), "done-checked-in")
        }
        "arrange" => (vec![EventAct::Arrange(order(&visit, &shown))], "done-arranged"),
        "keep-apart" => (vec![EventAct::KeepApart(chosen)], "done-kept-apart"),
        "let-meet" => (vec![EventAct::LetMeet(chosen)], "done-let-meet"),
        _ => return Err(Failure::Bad("failure-bad")),
    };
    let to = shown.path("/players");
    if acts.is_empty() {
        return Ok(FormOutcome::done(&to, Flash::refused("warn-nobody-chosen")));
    }
    press(&desk, &visit, &id, &values, acts, (&to, Flash::done(flash))).await
}

/// The order of starting numbers: rating, title, name by the reader's alphabet (C.04.2, 2.2).
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
    let title = reader.say("tab-players");
    let fields = Fields::new(visit, values, problems);
    let may = visit.may(Action::EnterPlayers, &shown.id) && visit.at.is_none() && !event.closed;
    let personal = visit.may(Action::SeePersonalData, &shown.id);
    let body = html! {
        div.bar {
            h1 { (title) " " small { "(" (event.entries.len()) ")" } }
            @if may { a.button.push href=(shown.path("/import")) { (reader.say("import-title")) } }
        }
        (fields.summary())
        @if may {
            section.card {
                h2 { (reader.say("player-add")) }
                @if looking { (lookup(visit, shown)) }
                form.grid method="post" action=(shown.path("/players")) {
                    (csrf_field(visit))
                    (player_form::fields(fields, personal, true))
                    div.buttons { button.primary type="submit" { (reader.say("player-enter")) } }
                }
            }
        }
        (list(visit, shown, may))
        (apart(visit, shown, may))
    };
    let frame = Frame::new(visit, &title).tabs(shown.tabs(visit, EventTab::Players));
    if may && looking { frame.script("lists.js").show(&body) } else { frame.show(&body) }
}

/// Where players are looked up: for the module that suggests, and as a link.
fn lookup(visit: &Visit, shown: &EventPage) -> Markup {
    let reader = visit.reader;
    let tempo = match shown.event().settings.kind_of_play() {
        Play::Rapid => "rapid",
        Play::Blitz => "blitz",
        Play::Standard => "standard",
    };
    html! {
        div id="lookup" data-url="/desk/lists/search" data-tempo=(tempo) data-label=(reader.say("lists-search")) {
            p.hint { a href={ "/desk/lists/search?event=" (shown.id) } { (reader.say("lists-search")) } }
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
            @if event.entries.is_empty() { p.empty { (reader.say("players-none")) } } @else {
            form method="post" action=(shown.path("/players/acts")) {
                (csrf_field(visit))
                div.bar {
                    label.hidden for="filter" { (reader.say("players-filter")) }
                    input.filter id="filter" type="search" data-filter="#players" placeholder=(reader.say("players-filter"));
                    @if may {
                        @if arranging { button.small type="submit" name="do" value="arrange" { (reader.say("players-arrange")) } }
                        @if check_in {
                            button.small type="submit" name="do" value="check-in" { (reader.say("players-check-in")) }
                            button.small type="submit" name="do" value="check-out" { (reader.say("players-check-out")) }
                            button.small type="submit" name="do" value="check-in-all" { (reader.say("players-check-in-all")) }
                        }
                        button.small type="submit" name="do" value="keep-apart" { (reader.say("players-keep-apart")) }
                    }
                }
                @if arranging && !event.arranged { p.hint { (reader.say("players-not-arranged")) } }
                div.scroll { table.stick.stack id="players" {
                    caption.hidden { (reader.say("tab-players")) }
                    thead { tr {
                        @if may { th scope="col" { span.hidden { (reader.say("players-choose")) } } }
                        th.num scope="col" { (reader.say("player-number")) }
                        th scope="col" { (reader.say("player-name")) }
                        th scope="col" { (reader.say("player-title")) }
                        th.num scope="col" { (reader.say("player-rating")) }
                        th.wide-only scope="col" { (reader.say("event-federation")) }
                        th.wide-only scope="col" { (reader.say("player-club")) }
                        th scope="col" { (reader.say("event-state")) }
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
                    Some(left) if left.expelled => span.mark.mark-bad { (reader.say("player-expelled")) },
                    Some(_) => span.mark.mark-warn { (reader.say("player-withdrawn")) },
                    None if check_in && entry.checked_in => span.mark.mark-good { (reader.say("player-here")) },
                    None if check_in => span.soft { (reader.say("player-not-here")) },
                    None => {}
                }
                @if byes > 0 { " " span.mark { (reader.say_with("player-byes", &[("count", byes.into())])) } }
                @if let Some(table) = entry.fixed_table { " " span.mark { (reader.say_with("player-table", &[("table", table.into())])) } }
                @if entry.since > 0 { " " span.mark { (reader.say_with("player-since", &[("round", entry.since.into())])) } }
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
                h2 { (reader.say("players-apart")) }
                ul.list { @for group in &event.apart {
                    li.bar {
                        span { (group.iter().map(|player| shown.name(*player)).collect::<Vec<_>>().join(" · ")) }
                        @if may {
                            form.push method="post" action=(shown.path("/players/acts")) {
                                (csrf_field(visit))
                                @for player in group { input type="hidden" name="who" value=(player); }
                                button.small type="submit" name="do" value="let-meet" { (reader.say("players-let-meet")) }
                            }
                        }
                    }
                } }
            }
        }
    }
}
