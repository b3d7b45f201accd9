//! `/desk/league/ID/c/N/players`: an individual competition: entries (Delegates 5.322, 5.422 a-d, h), who goes on, absences,
//! withdrawals (14.1-14.31), games moved for a clash (15.8-15.9), titles and norms of the final classification.

use super::competition::{DELIVERIES, facts};
use super::descriptions::category_name;
use super::player::club_of;
use super::prelude::*;
use crate::pages::league::widgets::day;
use adoube_federation::acts::{CompetitionAct, LicenceAct};
use adoube_federation::clash::Represents;
use adoube_federation::competition::{Competition, CompetitionKind, Delivery, IndividualEntry};
use adoube_federation::ids::{CompetitionId, MemberNo};
use adoube_federation::refusal::{RefusalReason, Thing};
use adoube_federation::titles::TitleEvent;
use adoube_tournament::Points;

const REPRESENTS: [Represents; 2] = [Represents::Territory, Represents::Other];
const TITLES: [TitleEvent; 2] = [TitleEvent::AbsoluteChampionship, TitleEvent::BarcelonaOpenA];

/// The page of an individual competition.
pub(super) struct EntrantsPage {
    id: CompetitionId,
    event: Competition,
}

/// An individual competition by its number: team competitions have no players of their own.
pub(super) fn individual(request: &SeasonRequest) -> Result<(CompetitionId, Competition), Failure> {
    let (id, event) = request.shown.competition(request.parameter(0)?)?;
    if event.settings.kind != CompetitionKind::Individual {
        return Err(Failure::NotFound);
    }
    Ok((id, event.clone()))
}

impl OfficePage for EntrantsPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, Failure> {
        let (id, event) = individual(request)?;
        request.read_all().await?;
        Ok(Self { id, event })
    }

    fn start(&self, _: &SeasonPage) -> Values {
        Values::of([("enter-delivery", code(&Delivery::ByHand)), ("date-represents", code(&Represents::Territory))])
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, Failure> {
        let (id, event) = (self.id, &self.event);
        let shown = view.shown;
        let title = format!("{} · {}", view.say("club-players"), shown.event(id));
        let office = view.by_office();
        let body = html! {
            div.bar { h1 { (title) } a.button.push href=(view.link(&format!("/c/{id}"))) { (shown.event(id)) }
                @if office { a.button href=(view.link(&format!("/c/{id}/carried"))) { (view.say("carried-title")) } } }
            (view.back(&["close"]))
            section.card { (facts(&view, event))
                p { (view.reader.say_with("entry-rounds-closed", &[("closed", event.closed.into()), ("rounds", event.rounds().into())])) " "
                    @if office && event.closed < event.rounds() { (view.button("close", &[], "entry-close")) } }
            }
            section.card { (table(&view, id, event)) }
            @if view.may(Action::ActForClub) { (forms_of_club(&view, event)) }
            @if office { (forms_of_office(&view, event)) }
            (people_list(&view))
        };
        Ok(view.page(SeasonTab::Competitions, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, Failure> {
        let (office, id) = (form.by_office(), self.id);
        let act = match form.name {
            "enter" => {
                let flash = if office { "done-saved" } else { "done-handed-in" };
                return Ok(Submission::one(enter(form, id)?, flash));
            }
            "goes" | "other" => of_own(form, id)?.map(SeasonAct::from),
            _ if !office => return Err(Failure::Forbidden),
            "classify" => {
                let (title, order) = (form.pick("title", &TITLES), form.people("order", 1..=usize::MAX));
                title.zip(order).map(|(title, order)| LicenceAct::Classification(title, order).into())
            }
            _ => of_office(form, id)?.map(SeasonAct::from),
        };
        Ok(Submission::one(act.map(|act| form.act(act)), "done-saved"))
    }

    fn field(&self, _: &SentForm<'_>, wrong: Wrong<'_>) -> String {
        match wrong {
            Wrong::Finding(HandbookFinding::CalendarWindow { .. }) => "on",
            Wrong::Reason(RefusalReason::Unknown(Thing::Round, _)) => "round",
            Wrong::Finding(HandbookFinding::EntryLicence(_) | HandbookFinding::CalendarForeign(_))
            | Wrong::Reason(RefusalReason::Unknown(..) | RefusalReason::Twice(..) | RefusalReason::Suspended(_)) => {
                "person"
            }
            _ => "",
        }
        .to_owned()
    }
}

fn enter(form: &mut SentForm<'_>, event: CompetitionId) -> Result<Option<LeagueAct>, Failure> {
    let person = form.person("person");
    let (age, delivery) = (form.maybe_number("age", (4, 120)), form.pick("delivery", &DELIVERIES));
    let (Some(person), Some(age), Some(delivery)) = (person, age, delivery) else { return Ok(None) };
    let Some(club) = club_of(form.shown, person) else { return Ok(form.wrong("person", "office-nobody")) };
    form.only_for(club)?;
    let circumstances = form.ticked("circumstances");
    let act = CompetitionAct::EnterPlayer { event, person, age, circumstances, delivery };
    Ok(Some(form.act_or_propose(club, act)))
}

/// A club's statement on its own player, who goes on whatever the score, or plays the other competition.
fn of_own(form: &mut SentForm<'_>, event: CompetitionId) -> Result<Option<CompetitionAct>, Failure> {
    let Some(person) = form.person("person") else { return Ok(None) };
    form.only_for(club_of(form.shown, person).ok_or(Failure::Forbidden)?)?;
    let goes_on = form.name == "goes";
    Ok(Some(if goes_on { CompetitionAct::GoesOn(event, person) } else { CompetitionAct::ChooseOther(event, person) }))
}

fn of_office(form: &mut SentForm<'_>, event: CompetitionId) -> Result<Option<CompetitionAct>, Failure> {
    if form.name == "close" {
        return Ok(Some(CompetitionAct::CloseRound(event)));
    }
    let person = form.person("person");
    Ok(match form.name {
        "absent" => {
            person.zip(form.number("round", (1, 999))).map(|(p, round)| CompetitionAct::Absent(event, p, round))
        }
        "withdraw" => person.map(|person| CompetitionAct::WithdrawPlayer(event, person)),
        "hopeless" => {
            let halves = |text: &str| u32::try_from(text.parse::<Points>().ok()?.tenths() / 5).ok();
            let (met, halves) = (form.number("met", (0, 99)), form.find("points", "case-points-bad", halves));
            let read = person.zip(halves).zip(met);
            read.map(|((person, half_points), seconds_met)| CompetitionAct::NoPromotionLeft {
                event,
                person,
                half_points,
                seconds_met,
            })
        }
        "date" => {
            let (round, on) = (form.number("round", (1, 999)), form.day("on"));
            let represents = form.pick("represents", &REPRESENTS);
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
    })
}

fn table(view: &OfficeView<'_>, id: CompetitionId, event: &Competition) -> Markup {
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

fn entrant_choices(view: &OfficeView<'_>, event: &Competition, own: bool) -> Vec<(String, String)> {
    let mine =
        |person: &MemberNo| !own || view.shown.club.is_none_or(|club| club_of(view.shown, *person) == Some(club));
    let playing = event.entrants.iter().filter(|(person, e)| e.left_after.is_none() && mine(person));
    let mut choices: Vec<(String, String)> = playing.map(|(p, _)| (p.to_string(), view.shown.person(*p))).collect();
    view.reader.sort_by_name(&mut choices, |(_, name)| name);
    choices
}

fn forms_of_club(view: &OfficeView<'_>, event: &Competition) -> Markup {
    let (reader, enter, goes, other) = (view.reader, view.form("enter"), view.form("goes"), view.form("other"));
    let own = entrant_choices(view, event, true);
    let office = view.by_office();
    html! {
        (enter.folded(("entry-enter-player", if office { "entry-enter-player" } else { "office-hand-in" }), &html! {
            (enter.search("person", "player-name", "people", true))
            (enter.number("age", "entry-age", (4, 120)))
            (enter.select("delivery", "entry-delivery", &choices(reader, "entry-delivery", &DELIVERIES)))
            (enter.tick("circumstances", "entry-circumstances"))
        }))
        @if !own.is_empty() {
            (goes.folded(("entry-goes-on", "save"), &goes.select("person", "player-name", &own)))
            (other.folded(("entry-choose-other", "save"), &other.select("person", "player-name", &own)))
        }
    }
}

fn forms_of_office(view: &OfficeView<'_>, event: &Competition) -> Markup {
    let reader = view.reader;
    let all = entrant_choices(view, event, false);
    let (absent, withdraw, hopeless) = (view.form("absent"), view.form("withdraw"), view.form("hopeless"));
    let (date, classify) = (view.form("date"), view.form("classify"));
    html! {
        @if !all.is_empty() {
            (absent.folded(("entry-absent", "save"), &html! {
                (absent.select("person", "player-name", &all)) (absent.number("round", "case-round", (1, 99)))
            }))
            (withdraw.folded(("player-leaving", "player-withdraw"), &html! {
                p.whole.hint { (view.say("entry-withdraw-hint")) }
                (withdraw.select("person", "player-name", &all))
            }))
            (hopeless.folded(("entry-hopeless", "save"), &html! {
                p.whole.hint { (view.say("entry-hopeless-hint")) }
                (hopeless.select("person", "player-name", &all))
                (hopeless.text("points", "entry-points", true)) (hopeless.number("met", "entry-seconds-met", (0, 99)))
            }))
            (date.folded(("entry-game-date", "save"), &html! {
                (date.select("person", "player-name", &all)) (date.number("round", "case-round", (1, 99)))
                (date.day("on", "case-wanted", true))
                (date.select("represents", "entry-represents", &choices(reader, "entry-represents", &REPRESENTS)))
            }))
        }
        (classify.folded(("entry-classification", "save"), &html! {
            p.whole.hint { (view.say("entry-classification-hint")) }
            (classify.select("title", "entry-title-event", &choices(reader, "entry-title-event", &TITLES)))
            (classify.area("order", "entry-final-order", 4, "case-people-hint"))
        }))
    }
}
