//! `/desk/league/ID/c/N/players`: an individual competition: entries (Delegates 5.322, 5.422 a-d, h), qualifiers,
//! absences, withdrawals (14.1-14.31), games moved for a clash (15.8-15.9), titles and norms of the final
//! classification.

use super::competition::{deliveries, facts, received, usual_delivery};
use super::descriptions::category_name;
use super::names;
use super::player::club_of;
use super::prelude::*;
use crate::pages::league::widgets::day;
use crate::words;
use adoube_federation::acts::CompetitionAct;
use adoube_federation::clash::Represents;
use adoube_federation::competition::{Competition, CompetitionKind, IndividualEntry};
use adoube_federation::entries::admission;
use adoube_federation::ids::{CompetitionId, MemberNo};
use adoube_federation::refusal::{RefusalReason, Thing};
use adoube_tournament::Points;

const REPRESENTS: [Represents; 2] = [Represents::Territory, Represents::Other];

/// The page of an individual competition.
pub(super) struct EntrantsPage {
    id: CompetitionId,
    event: Competition,
}

/// Returns an individual competition by its number; team competitions have no individual entries.
pub(super) fn individual(request: &SeasonRequest) -> Result<(CompetitionId, Competition), RequestError> {
    let (id, event) = request.shown.competition(request.parameter(0)?)?;
    if event.settings.kind != CompetitionKind::Individual {
        return Err(RequestError::NotFound);
    }
    Ok((id, event.clone()))
}

impl OfficePage for EntrantsPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        let (id, event) = individual(request)?;
        Ok(Self { id, event })
    }

    fn start(&self, shown: &SeasonPage) -> Values {
        Values::of([
            ("enter-delivery", usual_delivery(shown.season())),
            ("date-represents", code(&Represents::Territory)),
        ])
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let (id, event) = (self.id, &self.event);
        let shown = view.shown;
        let title = format!("{} · {}", view.say(words::office::CLUB_PLAYERS), shown.event(id));
        let office = view.runs_event(id);
        let body = html! {
            div.bar { h1 { (title) } a.button.push href=(view.link(&format!("/c/{id}"))) { (shown.event(id)) }
                @if view.by_office() { a.button href=(view.link(&format!("/c/{id}/carried"))) { (view.say(words::office::CARRIED_TITLE)) } } }
            (view.back(&["close"]))
            section.card { (facts(&view, event))
                p { (view.reader.say_with(words::office::ENTRY_ROUNDS_CLOSED, &[("closed", &event.closed), ("rounds", &event.rounds())])) " "
                    @if office && event.closed < event.rounds() { (view.button("close", &[], words::office::ENTRY_CLOSE)) } }
            }
            section.card { (table(&view, id, event)) }
            (places(&view, id))
            @if view.may(Action::ActForClub) { (forms_of_club(&view, id, event)) }
            @if office { (forms_of_office(&view, event)) }
            (people_list(&view))
        };
        Ok(view.page(SeasonTab::Competitions, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        let (office, id) = (form.runs_event(self.id), self.id);
        let act = match form.name {
            "enter" => {
                let flash = if office { words::tournament::DONE_SAVED } else { words::office::DONE_HANDED_IN };
                return Ok(Submission::one(enter(form, id, &self.event).await?, flash));
            }
            "goes" | "other" => of_own(form, id)?.map(SeasonAct::from),
            _ if !office => return Err(RequestError::Forbidden),
            // Titles are the federation's.
            "classify" if !form.by_office() => return Err(RequestError::Forbidden),
            "classify" => form.people("order", 1..=usize::MAX).map(|order| SeasonAct::Classify(id, order)),
            _ => of_office(form, id)?.map(SeasonAct::from),
        };
        Ok(Submission::one(act.map(|act| form.act(act)), words::tournament::DONE_SAVED))
    }

    fn field(&self, form: &SentForm<'_>, wrong: RefusalCause<'_>) -> String {
        match wrong {
            RefusalCause::Finding(HandbookFinding::CalendarWindow { .. }) => "on",
            RefusalCause::Reason(RefusalReason::AgeNeeded) => "age",
            RefusalCause::Reason(RefusalReason::Unknown(..) | RefusalReason::Twice(..)) if form.name == "classify" => {
                "order"
            }
            RefusalCause::Reason(RefusalReason::Unknown(Thing::Round, _)) => "round",
            RefusalCause::Finding(HandbookFinding::EntryLicence(_) | HandbookFinding::CalendarForeign(_))
            | RefusalCause::Reason(
                RefusalReason::Unknown(..) | RefusalReason::Twice(..) | RefusalReason::Suspended(_),
            ) => "person",
            _ => "",
        }
        .to_owned()
    }
}

async fn enter(
    form: &mut SentForm<'_>,
    event: CompetitionId,
    competition: &Competition,
) -> Result<Option<LeagueAct>, RequestError> {
    let person = form.person("person");
    let age = age(form, person, competition).await?;
    let delivery = form.pick("delivery", &deliveries(form.shown.season()));
    let (last_year, received) = (form.maybe_number("last", (1, 2000)), received(form, event));
    let (Some(person), Some(age), Some(delivery)) = (person, age, delivery) else { return Ok(None) };
    let (Some(last_year), Some(received)) = (last_year, received) else { return Ok(None) };
    let Some(club) = club_of(form.shown, person) else { return Ok(form.wrong("person", words::office::NOBODY)) };
    form.only_for(club)?;
    let circumstances = form.ticked("circumstances");
    let act = CompetitionAct::EnterPlayer { event, person, age, circumstances, delivery, last_year, received };
    Ok(Some(form.act_or_propose(club, act)))
}

/// Reads the age, which follows from the date of birth where the desk knows it (5.422 h): that on the day of the first round.
#[allow(clippy::option_option, reason = "wrong, empty and there are three things")]
async fn age(
    form: &mut SentForm<'_>,
    person: Option<MemberNo>,
    event: &Competition,
) -> Result<Option<Option<u8>>, RequestError> {
    let typed = form.maybe_number::<u8>("age", (4, 120));
    let key = person.and_then(|person| form.shown.state.persons.get(&person));
    let Some(key) = key else { return Ok(typed) };
    let first = event.settings.rounds.first().map_or(form.shown.now.date, |round| round.date);
    let known = form.desk.people().get(key).await?.and_then(|known| known.age_on(first));
    let Some(age) = known.and_then(|age| u8::try_from(age).ok()) else { return Ok(typed) };
    match typed {
        // The log keeps no ages that nobody asks for.
        Some(None) if event.settings.individual.age_group.is_none() => Ok(typed),
        Some(Some(other)) if other != age => {
            let sentence = form.visit.reader.say_with(words::office::ENTRY_AGE_OTHER, &[("age", &age)]);
            form.problems.add(&form.field("age"), sentence);
            Ok(None)
        }
        Some(_) => Ok(Some(Some(age))),
        None => Ok(None),
    }
}

/// Reads a club's statement on its own player, who advances whatever the score, or plays in the other competition.
fn of_own(form: &mut SentForm<'_>, event: CompetitionId) -> Result<Option<CompetitionAct>, RequestError> {
    let Some(person) = form.person("person") else { return Ok(None) };
    form.only_for(club_of(form.shown, person).ok_or(RequestError::Forbidden)?)?;
    let goes_on = form.name == "goes";
    Ok(Some(if goes_on { CompetitionAct::GoesOn(event, person) } else { CompetitionAct::ChooseOther(event, person) }))
}

fn of_office(form: &mut SentForm<'_>, event: CompetitionId) -> Result<Option<CompetitionAct>, RequestError> {
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
            let (met, halves) =
                (form.number("met", (0, 99)), form.find("points", words::office::CASE_POINTS_BAD, halves));
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
        _ => return Err(RequestError::NOT_UNDERSTOOD),
    })
}

/// Renders the players with a place, where places are limited, and those who draw lots for the last ones (Tie-breaks
/// 1.71).
fn places(view: &OfficeView<'_>, id: CompetitionId) -> Markup {
    let Some(admission) = admission(view.shown.season(), id) else { return html! {} };
    html! { section.card {
        h2 { (view.say(words::office::ENTRY_PLACES)) }
        ol { @for person in &admission.admitted { li { (view.shown.person(*person)) } } }
        @if admission.left > 0 {
            p { (view.reader.say_with(words::office::ENTRY_PLACES_DRAW, &[("count", &admission.left)])) }
            ul { @for person in &admission.draw { li { (view.shown.person(*person)) } } }
        }
    } }
}

fn table(view: &OfficeView<'_>, id: CompetitionId, event: &Competition) -> Markup {
    let shown = view.shown;
    let mut entrants: Vec<(MemberNo, String, &IndividualEntry)> =
        event.entrants.iter().map(|(person, entrant)| (*person, shown.person(*person), entrant)).collect();
    view.reader.sort_by_name(&mut entrants, |(_, name, _)| name);
    html! {
        @if entrants.is_empty() { p.empty { (view.say(words::players::NONE_YET)) } }
        @else { table.stack {
            caption.hidden { (view.say(words::office::CLUB_PLAYERS)) }
            thead { tr {
                th scope="col" { (view.say(words::players::NAME)) } th scope="col" { (view.say(words::players::CLUB)) }
                th scope="col" { (view.say(words::office::LICENCE_CATEGORY)) } th scope="col" { (view.say(words::office::ENTRY_ENTERED)) }
                th scope="col" { (view.say(words::office::ENTRY_REMARKS)) }
            } }
            tbody { @for (person, name, entrant) in &entrants { tr {
                th.whole scope="row" { (name) @if let Some(age) = entrant.age { " (" (age) ")" } }
                td { @if let Some(club) = club_of(shown, *person) { (shown.club_name(club)) } }
                td { (category_name(view, entrant.category)) }
                td { (day(entrant.entered)) " " span.soft { (view.reader.say(names::delivery(&entrant.delivery))) } }
                td {
                    @if entrant.circumstances { span.mark { (view.say(words::office::ENTRY_CIRCUMSTANCES)) } " " }
                    @if entrant.goes_on { span.mark { "C " (view.say(words::office::ENTRY_GOES_ON)) } " " }
                    @if entrant.chose_other { span.mark { (view.say(words::office::ENTRY_CHOSE_OTHER)) } " " }
                    @for round in &entrant.absences { span.mark.mark-warn { "X " (round) } " " }
                    @if let Some(after) = entrant.left_after { span.mark.mark-bad { (view.reader.say_with(words::office::ENTRY_GONE, &[("round", &after)])) } " " }
                    @for (_, _, round, on) in shown.season().game_dates.iter().filter(|(e, p, ..)| *e == id && p == person) {
                        span.mark { (view.reader.say_with(words::public::ROUND, &[("round", round)])) ": " (on) } " "
                    }
                }
            } } }
        } }
    }
}

fn entrant_choices(view: &OfficeView<'_>, event: &Competition, own: bool) -> Vec<(String, String)> {
    let mine = |person: &MemberNo| !own || !view.shown.is_limited() || view.shown.covers_player(*person);
    let playing = event.entrants.iter().filter(|(person, e)| e.left_after.is_none() && mine(person));
    let mut choices: Vec<(String, String)> = playing.map(|(p, _)| (p.to_string(), view.shown.person(*p))).collect();
    view.reader.sort_by_name(&mut choices, |(_, name)| name);
    choices
}

fn forms_of_club(view: &OfficeView<'_>, id: CompetitionId, event: &Competition) -> Markup {
    let (reader, enter, goes, other) = (view.reader, view.form("enter"), view.form("goes"), view.form("other"));
    let own = entrant_choices(view, event, true);
    let office = view.runs_event(id);
    html! {
        (enter.folded((words::office::ENTRY_ENTER_PLAYER, if office { words::office::ENTRY_ENTER_PLAYER } else { words::office::HAND_IN }), &html! {
            (enter.search("person", words::players::NAME, "people", true))
            (enter.number("age", words::office::ENTRY_AGE, (4, 120)))
            (enter.number("last", words::office::ENTRY_LAST_YEAR, (1, 2000)))
            (enter.select("delivery", words::office::ENTRY_DELIVERY, &choices(reader, &deliveries(view.shown.season()), names::delivery)))
            @if office { (enter.day("received", words::office::ENTRY_RECEIVED, false)) }
            (enter.tick("circumstances", words::office::ENTRY_CIRCUMSTANCES))
        }))
        @if !own.is_empty() {
            (goes.folded((words::office::ENTRY_GOES_ON, words::common::SAVE), &goes.select("person", words::players::NAME, &own)))
            (other.folded((words::office::ENTRY_CHOOSE_OTHER, words::common::SAVE), &other.select("person", words::players::NAME, &own)))
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
            (absent.folded((words::office::ENTRY_ABSENT, words::common::SAVE), &html! {
                (absent.select("person", words::players::NAME, &all)) (absent.number("round", words::office::CASE_ROUND, (1, 99)))
            }))
            (withdraw.folded((words::players::LEAVING, words::players::WITHDRAW_ENTRY), &html! {
                p.whole.hint { (view.say(words::office::ENTRY_WITHDRAW_HINT)) }
                (withdraw.select("person", words::players::NAME, &all))
            }))
            (hopeless.folded((words::office::ENTRY_HOPELESS, words::common::SAVE), &html! {
                p.whole.hint { (view.say(words::office::ENTRY_HOPELESS_HINT)) }
                (hopeless.select("person", words::players::NAME, &all))
                (hopeless.text("points", words::office::ENTRY_POINTS, true)) (hopeless.number("met", words::office::ENTRY_SECONDS_MET, (0, 99)))
            }))
            (date.folded((words::office::ENTRY_GAME_DATE, words::common::SAVE), &html! {
                (date.select("person", words::players::NAME, &all)) (date.number("round", words::office::CASE_ROUND, (1, 99)))
                (date.day("on", words::office::CASE_WANTED, true))
                (date.select("represents", words::office::ENTRY_REPRESENTS, &choices(reader, &REPRESENTS, names::represents)))
            }))
        }
        // Titles and norms come from the events that give them.
        @if view.by_office() && event.settings.individual.title_event.is_some() {
            (classify.folded((words::office::ENTRY_CLASSIFICATION, words::common::SAVE), &html! {
                p.whole.hint { (view.say(words::office::ENTRY_CLASSIFICATION_HINT)) }
                (classify.area("order", words::office::ENTRY_FINAL_ORDER, 4, words::office::CASE_PEOPLE_HINT))
            }))
        }
    }
}
