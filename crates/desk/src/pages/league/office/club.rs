//! `/desk/league/ID/clubs/N`: one club: its delegates (Delegates 5.11), its address and changes of address (5.10), its
//! teams, the delegates' accounts.

use super::accounts::{self, AccountsOf};
use super::prelude::*;
use crate::pages::league::widgets::{day, findings, team_category};
use crate::words;
use adoube_federation::acts::ClubAct;
use adoube_federation::ids::ClubId;
use adoube_federation::season::Club;
use adoube_federation::teams::TeamCategory;
use adoube_services::people::Person;

/// The number of new delegates that can be named at once.
const NEW_DELEGATES: u32 = 2;

pub(super) struct ClubPage {
    id: ClubId,
    club: Club,
}

impl OfficePage for ClubPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        let id = ClubId(request.parameter(0)?);
        let club = request.shown.season().clubs.get(&id).cloned().ok_or(RequestError::NotFound)?;
        request.shown.read_club(&request.desk, id).await?;
        Ok(Self { id, club })
    }

    fn path(&self, _: &SeasonRequest) -> String {
        format!("/clubs/{}", self.id)
    }

    fn start(&self, shown: &SeasonPage) -> Values {
        let address = shown.state.name(Named::Venue(self.id));
        let mut values = Values::of([("call-name", shown.club_name(self.id)), ("address-address", address)]);
        for person in &self.club.delegates {
            values.set(&format!("delegates-stays-{person}"), "1");
        }
        values
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let (id, club) = (self.id, &self.club);
        let accounts = AccountsOf::Club(id).load(view.desk, view.visit, view.shown).await?;
        let shown = view.shown;
        let title = shown.club_name(id);
        let (call, address, delegates) = (view.form("call"), view.form("address"), view.form("delegates"));
        let office = view.runs(id);
        let warned: Vec<HandbookFinding> =
            shown.season().warnings.iter().filter(|w| w.club == Some(id)).map(|w| w.finding.clone()).collect();
        let body = html! {
            div.bar { h1 { (title) }
                a.button.push href=(view.link(&format!("/players?club={id}"))) { (view.say(words::office::CLUB_PLAYERS)) }
                @if view.may_for(id) { a.button href=(view.link(&format!("/clubs/{id}/fees"))) { (view.say(words::fees::TITLE)) } }
                a.button href=(view.link(&format!("/lists/{id}"))) { (view.say(words::office::STRENGTH_TITLE)) }
            }
            (teams(&view, id))
            section.card { h2 { (view.say(words::office::CLUB_FACTS)) } (facts(&view, id, club)) }
            @if view.may_for(id) { (super::missing::of_club(&view, id)) }
            @if !warned.is_empty() && view.may_for(id) { section.card { h2 { (view.say(words::office::WARNINGS)) } (findings(view.visit, shown, &warned)) } }
            @if view.may_for(id) {
                (address.folded((words::office::CLUB_NEW_ADDRESS, words::office::CLUB_ANNOUNCE), &html! {
                    p.whole.hint { (view.say(words::office::CLUB_ADDRESS_HINT)) }
                    (address.text("address", words::office::CLUB_ADDRESS, true))
                }))
            }
            @if office {
                (delegates.folded((words::office::CLUB_DELEGATES, words::common::SAVE), &html! {
                    @for person in &club.delegates { (delegates.tick_named(&format!("stays-{person}"), &shown.person(*person))) }
                    @for n in 1..=NEW_DELEGATES { (delegates.hinted(&format!("new-{n}"), words::office::CLUB_DELEGATE_NEW, words::players::NAME_HINT)) }
                }))
                (call.folded((words::office::CLUB_NAME, words::common::SAVE), &call.text("name", words::office::CLUB_NAME, true)))
                (category_form(&view, id))
                (accounts::section(&view, AccountsOf::Club(id), &accounts))
            }
        };
        Ok(view.page(SeasonTab::Clubs, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        form.only_for(self.id)?;
        let acts = match form.name {
            "address" => form.text("address").map(|address| {
                vec![LeagueAct::Call(Named::Venue(self.id), address), form.act(ClubAct::NewAddress(self.id))]
            }),
            _ if !form.runs(self.id) => return Err(RequestError::Forbidden),
            "call" => form.text("name").map(|name| vec![LeagueAct::Call(Named::Club(self.id), name)]),
            "delegates" => self.delegates(form).await?,
            "category" => self.categorise(form).map(|act| vec![form.act(act)]),
            _ => return accounts::read(form, AccountsOf::Club(self.id)).await,
        };
        Ok(Submission::then(acts, |answers| {
            let late = |answer: &SeasonAnswer| matches!(answer, SeasonAnswer::Warned(w) if matches!(w.finding, HandbookFinding::AddressLate { .. }));
            let late = answers.iter().any(late);
            let flash = if late {
                Flash::warning(words::office::WARN_ADDRESS_LATE)
            } else {
                Flash::done(words::tournament::DONE_SAVED)
            };
            NextPage::here(flash)
        }))
    }
}

impl ClubPage {
    /// Reads a team of the club and its category.
    fn categorise(&self, form: &mut SentForm<'_>) -> Option<ClubAct> {
        let teams = form.shown.season().club_teams(self.id);
        let known = |text: &str| teams.iter().map(|(id, _)| *id).find(|id| id.to_string() == text);
        let team = form.find("team", words::office::CHOOSE, known);
        let category = form.pick("category", &TeamCategory::ALL);
        team.zip(category).map(|(team, category)| ClubAct::Category(team, category))
    }

    /// Reads the remaining and the new delegates.
    async fn delegates(&self, form: &mut SentForm<'_>) -> Result<Option<Vec<LeagueAct>>, RequestError> {
        let stay = self.club.delegates.iter().copied().filter(|person| form.ticked(&format!("stays-{person}")));
        let mut persons: Vec<_> = stay.collect();
        let mut names = Vec::new();
        for n in 1..=NEW_DELEGATES {
            let Some(name) = form.maybe(&format!("new-{n}")) else { return Ok(None) };
            names.extend(Some(name).filter(|name| !name.is_empty()));
        }
        if persons.is_empty() && names.is_empty() {
            return Ok(form.wrong("new-1", words::office::CLUB_DELEGATES_NEEDED));
        }
        let mut acts = Vec::new();
        for name in names {
            let (person, act) = form.new_person(Person { name, ..Person::default() }).await?;
            persons.push(person);
            acts.push(act);
        }
        acts.push(form.act(ClubAct::Delegates(self.id, persons)));
        Ok(Some(acts))
    }
}

/// Renders the form that corrects the category of a team.
fn category_form(view: &OfficeView<'_>, club: ClubId) -> Markup {
    let (form, reader) = (view.form("category"), view.reader);
    let teams = view.shown.season().club_teams(club).into_iter();
    let teams: Vec<(String, String)> = teams.map(|(id, _)| (id.to_string(), view.shown.team(id))).collect();
    let categories = TeamCategory::ALL.map(|one| (code(&one), team_category(view.shown.season(), reader, one)));
    html! { @if !teams.is_empty() {
        (form.folded((words::office::CARRY_CATEGORY, words::common::SAVE), &html! {
            p.whole.hint { (view.say(words::office::CARRY_CATEGORY_HINT)) }
            (form.select("team", words::office::ENTRY_TEAM, &teams))
            (form.select("category", words::office::CARRY_NEW, &categories))
        }))
    } }
}

/// Renders a card for each team of the club: its category, its competitions, its next match.
fn teams(view: &OfficeView<'_>, club: ClubId) -> Markup {
    let (shown, season) = (view.shown, view.shown.season());
    let teams = season.club_teams(club);
    let next = |team| season.matches.iter().filter(move |(_, m)| m.side_of(team).is_some() && !m.is_settled());
    html! {
        @if teams.is_empty() { section.card { h2 { (view.say(words::office::CLUB_TEAMS)) } p.empty { (view.say(words::office::CLUB_NO_TEAMS)) } } }
        div.tcards { @for (team, of) in teams { section.card.tcard {
            h2 { (shown.team(team)) }
            p.kicker { (team_category(view.shown.season(), view.reader, of.category)) }
            @for (event, competition) in &season.events { @if competition.teams.contains_key(&team) {
                p { a href=(view.link(&format!("/c/{event}"))) { (shown.event(*event)) }
                    @if season.is_eliminated(*event, team) { " " span.mark.mark-bad { (view.say(words::league::ELIMINATED)) } } }
            } }
            @if let Some((id, m)) = next(team).min_by_key(|(_, m)| m.start) {
                p { a href=(view.link(&format!("/match/{id}"))) { (shown.state.team_in(m.event, m.home)) " – " (shown.state.team_in(m.event, m.visitors)) } " " span.soft { (day(m.start.date)) } }
            }
        } } }
    }
}

fn facts(view: &OfficeView<'_>, id: ClubId, club: &Club) -> Markup {
    let shown = view.shown;
    html! {
        dl.facts {
            dt { (view.say(words::office::CLUB_NUMBER)) } dd { (id) }
            dt { (view.say(words::office::CLUB_TOWN)) } dd { (shown.state.name(Named::Town(club.town))) }
            dt { (view.say(words::office::CLUB_PROVINCE)) } dd { (club.province.name()) " "
                span.soft { (view.say(if shown.season().has_delegation(club.province) { words::office::CLUB_BY_DELEGATION } else { words::office::CLUB_DIRECTLY })) } }
            dt { (view.say(words::office::CLUB_ADDRESS)) } dd { (shown.state.name(Named::Venue(id)))
                @if let Some(on) = club.new_address { " " span.mark { (view.say(words::office::CLUB_MOVED)) " " (day(on)) } } }
            dt { (view.say(words::office::CLUB_DELEGATES)) } dd {
                @if club.delegates.is_empty() { span.mark.mark-warn { (view.say(words::office::CLUB_NO_DELEGATES)) } }
                @for (at, person) in club.delegates.iter().enumerate() { @if at > 0 { br; } (shown.person(*person)) } }
        }
    }
}
