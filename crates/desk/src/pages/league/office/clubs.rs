//! `/desk/league/ID/clubs`: the clubs by delegation, and a new one (Delegates 5.11; Delegations 1).

use super::prelude::*;
use crate::pages::league::widgets::province;
use crate::words;
use adoube_federation::acts::ClubAct;
use adoube_federation::ids::ClubId;
use adoube_federation::season::Club;
use adoube_federation::venue::Province;
use adoube_services::league::moment;
use adoube_services::people::Person;
use std::collections::HashMap;

pub(super) const PROVINCES: [Province; 4] = Province::ALL;

pub(super) struct ClubsPage;

impl OfficePage for ClubsPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        let clubs = request.shown.season().clubs.values();
        let delegates: Vec<_> = clubs.flat_map(|club| club.delegates.clone()).collect();
        request.shown.read(&request.desk, delegates).await?;
        Ok(Self)
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let (shown, title) = (view.shown, view.say(words::office::CLUB_TITLE));
        let form = view.form("register");
        let provinces = PROVINCES.map(|p| (code(&p), province(p).to_owned()));
        let body = html! {
            div.bar { h1 { (title) } }
            @if shown.season().clubs.is_empty() { section.card {
                p.empty { (view.say(words::office::CLUB_NONE)) }
                @if view.by_office() { p { a.button href=(view.link("/carry")) { (view.say(words::office::CARRY_TITLE)) } } }
            } }
            @for of in PROVINCES {
                @let clubs = clubs_of(&view, of);
                @if !clubs.is_empty() { section.card {
                    h2 { (province(of)) " " small { (view.say(if shown.season().has_delegation(of) { words::office::CLUB_BY_DELEGATION } else { words::office::CLUB_DIRECTLY })) } }
                    (table(&view, province(of), &clubs))
                } }
            }
            @if view.by_office() {
                (form.show((words::office::CLUB_NEW, words::office::CLUB_REGISTER), !shown.season().clubs.is_empty(), &html! {
                    (form.text("name", words::office::CLUB_NAME, true))
                    (form.text("town", words::office::CLUB_TOWN, true))
                    (form.select("province", words::office::CLUB_PROVINCE, &provinces))
                    (form.text("address", words::office::CLUB_ADDRESS, false))
                    (form.hinted("principal", words::office::CLUB_DELEGATE, words::players::NAME_HINT))
                    (form.hinted("auxiliary", words::office::CLUB_DELEGATE_SECOND, words::players::NAME_HINT))
                }))
            }
        };
        Ok(view.page(SeasonTab::Clubs, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        if form.name != "register" {
            return Err(RequestError::NOT_UNDERSTOOD);
        }
        let (name, town, province) = (form.text("name"), form.text("town"), form.pick("province", &PROVINCES));
        let (address, delegates) = (form.maybe("address"), [form.maybe("principal"), form.maybe("auxiliary")]);
        let (Some(name), Some(town), Some(province), Some(address)) = (name, town, province, address) else {
            return Ok(Submission::unreadable());
        };
        let (mut acts, mut persons) = (Vec::new(), Vec::new());
        for name in delegates.into_iter().flatten().filter(|name| !name.is_empty()) {
            let (person, act) = form.new_person(Person { name, ..Person::default() }).await?;
            persons.push(person);
            acts.push(act);
        }
        let (town_number, called) = town_of(form.shown, &town);
        acts.extend(called);
        let club = Club { town: town_number, province, delegates: persons, new_address: None };
        let at = moment(form.visit.now_ms);
        let venue = Some(address).filter(|address| !address.is_empty());
        acts.push(LeagueAct::Do { at, act: ClubAct::Register(club).into(), name: Some(name), venue });
        Ok(Submission::then(Some(acts), registered))
    }

    fn field(&self, _: &SentForm<'_>, _: RefusalCause<'_>) -> String {
        "name".to_owned()
    }
}

/// Redirects to the page of the new club.
fn registered(answers: &[SeasonAnswer]) -> NextPage {
    let made = answers.iter().find_map(|answer| match answer {
        SeasonAnswer::ClubRegistered(id, _) => Some(*id),
        _ => None,
    });
    NextPage { to: made.map(|id| format!("/clubs/{id}")), flash: Flash::done(words::office::DONE_CLUB_MADE) }
}

/// Returns the number of a town by name; for a new town the next number, and the act that names it.
fn town_of(shown: &SeasonPage, name: &str) -> (u32, Option<LeagueAct>) {
    let wanted = name.to_lowercase();
    let towns = shown.state.called.iter().filter_map(|(what, name)| match what {
        Named::Town(number) => Some((*number, name.to_lowercase())),
        _ => None,
    });
    let known = towns.clone().find(|(_, name)| *name == wanted);
    if let Some((number, _)) = known {
        return (number, None);
    }
    let of_clubs = shown.season().clubs.values().map(|club| club.town);
    let next = towns.map(|(number, _)| number).chain(of_clubs).max().unwrap_or(0).saturating_add(1);
    (next, Some(LeagueAct::Call(Named::Town(next), name.to_owned())))
}

fn clubs_of(view: &OfficeView<'_>, of: Province) -> Vec<(ClubId, String)> {
    let all = view.shown.season().clubs.iter().filter(|(_, club)| club.province == of);
    let mut clubs: Vec<(ClubId, String)> = all.map(|(id, _)| (*id, view.shown.club_name(*id))).collect();
    view.reader.sort_by_name(&mut clubs, |(_, name)| name);
    clubs
}

/// Counts how often each club occurs.
fn counted(clubs: impl Iterator<Item = ClubId>) -> HashMap<ClubId, usize> {
    let mut counts = HashMap::new();
    for club in clubs {
        *counts.entry(club).or_default() += 1;
    }
    counts
}

fn table(view: &OfficeView<'_>, caption: &str, clubs: &[(ClubId, String)]) -> Markup {
    let shown = view.shown;
    let whole = shown.season().teams.values().filter(|team| team.second_half_of.is_none());
    let teams = counted(whole.map(|team| team.club));
    let players = counted(shown.season().players.values().map(|player| player.club));
    let of = |counts: &HashMap<ClubId, usize>, club: &ClubId| counts.get(club).copied().unwrap_or(0);
    html! {
        table.stack {
            caption.hidden { (caption) }
            thead { tr {
                th scope="col" { (view.say(words::office::CLUB_NAME)) } th scope="col" { (view.say(words::office::CLUB_TOWN)) }
                th.wide-only scope="col" { (view.say(words::office::CLUB_DELEGATES)) } th.num.wide-only scope="col" { (view.say(words::office::CLUB_TEAMS)) }
                th.num.wide-only scope="col" { (view.say(words::office::CLUB_PLAYERS)) } th scope="col" { (view.say(words::office::STRENGTH_TITLE)) }
            } }
            tbody { @for (id, name) in clubs {
                @if let Some(club) = shown.season().clubs.get(id) {
                    tr {
                        th.whole scope="row" { a href=(view.link(&format!("/clubs/{id}"))) { (name) } }
                        td { (shown.state.name(Named::Town(club.town))) }
                        td.wide-only { @for (at, person) in club.delegates.iter().enumerate() { @if at > 0 { "; " } (shown.person(*person)) } }
                        td.num.wide-only { (of(&teams, id)) }
                        td.num.wide-only { (of(&players, id)) }
                        td { span.stack-label { (view.say(words::office::STRENGTH_TITLE)) ": " } a href=(view.link(&format!("/lists/{id}"))) {
                            (view.say(if shown.season().lists.contains_key(id) { words::office::STRENGTH_STAMPED } else { words::office::STRENGTH_NOT_STAMPED })) } }
                    }
                }
            } }
        }
    }
}
