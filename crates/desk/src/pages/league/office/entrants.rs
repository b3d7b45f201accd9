//! `/desk/league/ID/c/N/players`: an individual competition: entries (Delegates 5.322, 5.422 a-d, h), who goes on, absences,
//! withdrawals (14.1-14.31), games moved for a clash (15.8-15.9), titles and norms of the final classification.

use super::competition::{DELIVERIES, facts};
use super::form::{Sent, View, Wrong, again, choices, code, named, people_list, person_of};
use super::lists::handed_in;
use super::player::club_of;
use super::words::category_name;
use crate::Desk;
use crate::league::LeagueAct;
use crate::pages::league::acting::doing;
use crate::pages::league::shown::{Page, Shown};
use crate::pages::league::widgets::day;
use crate::roles::Action;
use adoube_federation::HandbookFinding;
use adoube_federation::acts::{CompetitionAct, LicenceAct};
use adoube_federation::clash::Represents;
use adoube_federation::competition::{Competition, CompetitionKind, Delivery, IndividualEntry};
use adoube_federation::ids::{CompetitionId, MemberNo};
use adoube_federation::refusal::RefusalReason;
use adoube_federation::titles::TitleEvent;
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Posted, Problems, Values};
use adoube_web::outcome::{BrowserPage, FormOutcome};
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};

const REPRESENTS: [Represents; 2] = [Represents::Territory, Represents::Other];
const TITLES: [TitleEvent; 2] = [TitleEvent::AbsoluteChampionship, TitleEvent::BarcelonaOpenA];

/// Players enter individual events; teams' events have none of their own.
async fn load(desk: &Desk, visit: &Visit, id: &str, number: u32) -> Result<(Shown, CompetitionId), Failure> {
    let shown = Shown::load(desk, visit, id).await?;
    let (event, competition) = shown.competition(number)?;
    if competition.settings.kind != CompetitionKind::Individual {
        return Err(Failure::NotFound);
    }
    Ok((shown, event))
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
) -> Result<Markup, Failure> {
    let (mut shown, event) = load(&desk, &visit, &id, number).await?;
    shown.read_all(&desk).await?;
    page(View::new(&visit, &shown, &start(), &Problems::default()), event)
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let (mut shown, event) = load(&desk, &visit, &id, number).await?;
    shown.read_all(&desk).await?;
    let mut sent = Sent::new(&visit, &values);
    let office = visit.may(Action::RunSeason, &id);
    let act = match sent.name().as_str() {
        "enter" => enter(&mut sent, &shown, event, office)?,
        "goes" | "other" => of_own(&mut sent, &shown, event)?,
        _ if !office => return Err(Failure::Forbidden),
        "classify" => classify(&mut sent, &shown),
        _ => of_office(&mut sent, &shown, event)?,
    };
    let place = |wrong: Wrong<'_>| match wrong {
        Wrong::Finding(HandbookFinding::EntryLicence(_) | HandbookFinding::CalendarForeign(_)) => "person",
        Wrong::Finding(HandbookFinding::CalendarWindow { .. }) => "on",
        Wrong::Refusal(refusal) => match refusal.reason {
            RefusalReason::Unknown(adoube_federation::refusal::Thing::Round, _) => "round",
            RefusalReason::Unknown(..) | RefusalReason::Twice(..) | RefusalReason::Suspended(_) => "person",
            _ => "",
        },
        Wrong::Finding(_) => "",
    };
    let entry = sent.name() == "enter";
    let done = sent.settle(&desk, &mut shown, act.map(|act| vec![act]), place).await?;
    let flash = if entry && !office { "done-handed-in" } else { "done-saved" };
    let done = done.map(|_| (shown.path(&format!("/c/{event}/players")), Flash::done(flash)));
    let values = again(&start(), &values);
    if let Some((to, flash)) = done {
        return Ok(FormOutcome::done(to, flash));
    }
    let page = async { page(View::new(&visit, &shown, &values, &sent.problems), event) };
    let page = BrowserPage::load(&visit, page).await?;
    Ok(FormOutcome::Invalid { problems: sent.problems, page })
}

fn by_event(visit: &Visit, act: CompetitionAct) -> LeagueAct {
    doing(visit, adoube_federation::SeasonAct::Event(act))
}

fn enter(sent: &mut Sent<'_>, shown: &Shown, event: CompetitionId, office: bool) -> Result<Option<LeagueAct>, Failure> {
    let person = sent.person("person", shown);
    let (age, delivery) = (sent.maybe_number("age", (4, 120)), sent.pick("delivery", &DELIVERIES));
    let (Some(person), Some(age), Some(delivery)) = (person, age, delivery) else { return Ok(None) };
    let Some(club) = club_of(shown, person) else { return Ok(sent.wrong("person", "office-nobody")) };
    if !shown.may_for(sent.visit, club) {
        return Err(Failure::Forbidden);
    }
    let circumstances = sent.ticked("circumstances");
    let act = CompetitionAct::EnterPlayer { event, person, age, circumstances, delivery };
    Ok(Some(handed_in(sent.visit, club, adoube_federation::SeasonAct::Event(act), office)))
}

/// What a club says of its own player: goes on whatever the score, or plays the other competition.
fn of_own(sent: &mut Sent<'_>, shown: &Shown, event: CompetitionId) -> Result<Option<LeagueAct>, Failure> {
    let Some(person) = sent.person("person", shown) else { return Ok(None) };
    if !club_of(shown, person).is_some_and(|club| shown.may_for(sent.visit, club)) {
        return Err(Failure::Forbidden);
    }
    let act = if sent.name() == "goes" {
        CompetitionAct::GoesOn(event, person)
    } else {
        CompetitionAct::ChooseOther(event, person)
    };
    Ok(Some(by_event(sent.visit, act)))
}

fn of_office(sent: &mut Sent<'_>, shown: &Shown, event: CompetitionId) -> Result<Option<LeagueAct>, Failure> {
    let name = sent.name();
    if name == "close" {
        return Ok(Some(by_event(sent.visit, CompetitionAct::CloseRound(event))));
    }
    let person = sent.person("person", shown);
    let act = match name.as_str() {
        "absent" => {
            person.zip(sent.number("round", (1, 999))).map(|(p, round)| CompetitionAct::Absent(event, p, round))
        }
        "withdraw" => person.map(|person| CompetitionAct::WithdrawPlayer(event, person)),
        "hopeless" => {
            let (points, met) =
                (sent.get("points").parse::<adoube_tournament::Points>().ok(), sent.number("met", (0, 99)));
            let halves = points.and_then(|points| u32::try_from(points.tenths() / 5).ok());
            let halves = halves.or_else(|| sent.wrong("points", "case-points-bad"));
            let read = person.zip(halves).zip(met);
            read.map(|((person, half_points), seconds_met)| CompetitionAct::NoPromotionLeft {
                event,
                person,
                half_points,
                seconds_met,
            })
        }
        "date" => {
            let (round, on) = (sent.number("round", (1, 999)), sent.day("on"));
            let represents = sent.pick("represents", &REPRESENTS);
            let read = person.zip(round).zip(on).zip(represents);
            read.map(|(((person, round), on), represents)| CompetitionAct::SetGameDate {
                event,
                person,
                round,
                on,
                represents,
            })
        }
        _ => return Err(Failure::Bad("failure-bad")),
    };
    Ok(act.map(|act| by_event(sent.visit, act)))
}

fn classify(sent: &mut Sent<'_>, shown: &Shown) -> Option<LeagueAct> {
    let (title, typed) = (sent.pick("title", &TITLES), sent.get("order"));
    let lines = typed.lines().filter(|line| !line.trim().is_empty());
    let order: Option<Vec<MemberNo>> = lines.map(|line| person_of(line, shown)).collect();
    let order = order.filter(|order| !order.is_empty()).or_else(|| sent.wrong("order", "case-people-bad"));
    Some(doing(sent.visit, adoube_federation::SeasonAct::Licence(LicenceAct::Classification(title?, order?))))
}

fn start() -> Values {
    Values::of([("enter-delivery", code(&Delivery::ByHand)), ("date-represents", code(&Represents::Territory))])
}

fn page(view: View<'_>, id: CompetitionId) -> Result<Markup, Failure> {
    let shown = view.shown;
    let event = shown.season().events.get(&id).ok_or(Failure::NotFound)?;
    let title = format!("{} · {}", view.say("club-players"), shown.event(id));
    let office = view.visit.may(Action::RunSeason, &shown.id);
    let path = format!("/c/{id}/players");
    let body = html! {
        div.bar { h1 { (title) } a.button.push href=(view.link(&format!("/c/{id}"))) { (shown.event(id)) }
            @if office { a.button href=(view.link(&format!("/c/{id}/carried"))) { (view.say("carried-title")) } } }
        (view.back(&["close"]))
        section.card { (facts(&view, event))
            p { (view.reader.say_with("entry-rounds-closed", &[("closed", event.closed.into()), ("rounds", event.rounds().into())])) " "
                @if office && event.closed < event.rounds() { (view.button(&path, "close", &[], "entry-close")) } }
        }
        section.card { (table(&view, id, event)) }
        @if view.visit.may(Action::ActForClub, &shown.id) { (forms_of_club(&view, event, &shown.path(&path))) }
        @if office { (forms_of_office(&view, event, &shown.path(&path))) }
        (people_list(view))
    };
    Ok(view.page(Page::Competitions, &title, &body))
}

fn table(view: &View<'_>, id: CompetitionId, event: &Competition) -> Markup {
    let shown = view.shown;
    let mut entrants: Vec<(MemberNo, String, &IndividualEntry)> =
        event.entrants.iter().map(|(person, entrant)| (*person, shown.person(*person), entrant)).collect();
    view.reader.sort_by_name(&mut entrants, |(_, name, _)| name);
    html! {
        @if entrants.is_empty() { p.empty { (view.say("players-none")) } }
        @else { table.stack {
            caption.hidden { (view.say("club-players")) }
            thead { tr {
                th scope="col" { (view.say("player-name")) } th scope="col" { (view.say("player-club")) }
                th scope="col" { (view.say("licence-category")) } th scope="col" { (view.say("entry-entered")) }
                th scope="col" { (view.say("entry-remarks")) }
            } }
            tbody { @for (person, name, entrant) in &entrants { tr {
                th.whole scope="row" { (name) @if let Some(age) = entrant.age { " (" (age) ")" } }
                td { @if let Some(club) = club_of(shown, *person) { (shown.club_name(club)) } }
                td { (category_name(view, entrant.category)) }
                td { (day(entrant.entered)) " " span.soft { (named(view.reader, "entry-delivery", &entrant.delivery)) } }
                td {
                    @if entrant.circumstances { span.mark { (view.say("entry-circumstances")) } " " }
                    @if entrant.goes_on { span.mark { "C " (view.say("entry-goes-on")) } " " }
                    @if entrant.chose_other { span.mark { (view.say("entry-chose-other")) } " " }
                    @for round in &entrant.absences { span.mark.mark-warn { "X " (round) } " " }
                    @if let Some(after) = entrant.left_after { span.mark.mark-bad { (view.reader.say_with("entry-gone", &[("round", after.into())])) } " " }
                    @for (_, _, round, on) in shown.season().game_dates.iter().filter(|(e, p, ..)| *e == id && p == person) {
                        span.mark { (view.reader.say_with("public-round", &[("round", (*round).into())])) ": " (on) } " "
                    }
                }
            } } }
        } }
    }
}

fn entrant_choices(view: &View<'_>, event: &Competition, own: bool) -> Vec<(String, String)> {
    let mine =
        |person: &MemberNo| !own || view.shown.club.is_none_or(|club| club_of(view.shown, *person) == Some(club));
    let playing = event.entrants.iter().filter(|(person, e)| e.left_after.is_none() && mine(person));
    let mut choices: Vec<(String, String)> = playing.map(|(p, _)| (p.to_string(), view.shown.person(*p))).collect();
    view.reader.sort_by_name(&mut choices, |(_, name)| name);
    choices
}

fn forms_of_club(view: &View<'_>, event: &Competition, path: &str) -> Markup {
    let (reader, enter, goes, other) = (view.reader, view.sheet("enter"), view.sheet("goes"), view.sheet("other"));
    let own = entrant_choices(view, event, true);
    let office = view.visit.may(Action::RunSeason, &view.shown.id);
    html! {
        (enter.show(path, ("entry-enter-player", if office { "entry-enter-player" } else { "office-hand-in" }), true, &html! {
            (enter.search("person", "player-name", "people", true))
            (enter.number("age", "entry-age", (4, 120)))
            (enter.select("delivery", "entry-delivery", &choices(reader, "entry-delivery", &DELIVERIES)))
            (enter.tick("circumstances", "entry-circumstances"))
        }))
        @if !own.is_empty() {
            (goes.show(path, ("entry-goes-on", "save"), true, &goes.select("person", "player-name", &own)))
            (other.show(path, ("entry-choose-other", "save"), true, &other.select("person", "player-name", &own)))
        }
    }
}

fn forms_of_office(view: &View<'_>, event: &Competition, path: &str) -> Markup {
    let reader = view.reader;
    let all = entrant_choices(view, event, false);
    let (absent, withdraw, hopeless) = (view.sheet("absent"), view.sheet("withdraw"), view.sheet("hopeless"));
    let (date, classify) = (view.sheet("date"), view.sheet("classify"));
    html! {
        @if !all.is_empty() {
            (absent.show(path, ("entry-absent", "save"), true, &html! {
                (absent.select("person", "player-name", &all)) (absent.number("round", "case-round", (1, 99)))
            }))
            (withdraw.show(path, ("player-leaving", "player-withdraw"), true, &html! {
                p.whole.hint { (view.say("entry-withdraw-hint")) }
                (withdraw.select("person", "player-name", &all))
            }))
            (hopeless.show(path, ("entry-hopeless", "save"), true, &html! {
                p.whole.hint { (view.say("entry-hopeless-hint")) }
                (hopeless.select("person", "player-name", &all))
                (hopeless.text("points", "entry-points", true)) (hopeless.number("met", "entry-seconds-met", (0, 99)))
            }))
            (date.show(path, ("entry-game-date", "save"), true, &html! {
                (date.select("person", "player-name", &all)) (date.number("round", "case-round", (1, 99)))
                (date.day("on", "case-wanted", true))
                (date.select("represents", "entry-represents", &choices(reader, "entry-represents", &REPRESENTS)))
            }))
        }
        (classify.show(path, ("entry-classification", "save"), true, &html! {
            p.whole.hint { (view.say("entry-classification-hint")) }
            (classify.select("title", "entry-title-event", &choices(reader, "entry-title-event", &TITLES)))
            (classify.area("order", "entry-final-order", 4, "case-people-hint"))
        }))
    }
}
