//! `/desk/league/ID/players`: the players of a club with the missing documents of their licences, and a new player with
//! the application for a licence (Delegates 5.21-5.28, 5.312).

use super::names;
use super::numbers::{self, PersonNumbers};
use super::prelude::*;
use crate::pages::league::widgets::{category, club_choices};
use crate::words;
use adoube_federation::acts::LicenceAct;
use adoube_federation::ids::{ClubId, MemberNo};
use adoube_federation::licence::{self, LicenceApplication, LicencePaper, LicenceReason};
use adoube_federation::people::{Nationality, PlayerCategory, PlayerRatings, PlayerTitle, RegisteredPlayer};
use adoube_laws::Date;
use adoube_services::people::{Details, Person, age_on};
use std::collections::BTreeSet;

pub(super) const CATEGORIES: [PlayerCategory; 4] =
    [PlayerCategory::Preferent, PlayerCategory::First, PlayerCategory::Second, PlayerCategory::Third];
pub(super) const TITLES: [PlayerTitle; 5] = [
    PlayerTitle::MestreCatala,
    PlayerTitle::NationalMaster,
    PlayerTitle::FideMaster,
    PlayerTitle::InternationalMaster,
    PlayerTitle::Grandmaster,
];
pub(super) const NATIONALITIES: [Nationality; 3] = [Nationality::Home, Nationality::Andorran, Nationality::Foreign];

/// The page of a club's players.
pub(super) struct PlayersPage {
    /// The club that the address names.
    asked: Option<ClubId>,
    /// The club to show: a delegate's own, the requested one, or the first.
    club: Option<ClubId>,
}

impl OfficePage for PlayersPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        let clubs = &request.shown.season().clubs;
        let asked = request.query("club")?.map(ClubId);
        let known = asked.filter(|club| clubs.contains_key(club));
        let club = request.shown.club().or(known).or_else(|| clubs.keys().next().copied());
        if let Some(club) = club {
            request.shown.read_club(&request.desk, club).await?;
        }
        Ok(Self { asked, club })
    }

    fn path(&self, _: &SeasonRequest) -> String {
        self.club.map_or_else(|| "/players".to_owned(), |club| format!("/players?club={club}"))
    }

    fn start(&self, _: &SeasonPage) -> Values {
        Values::of([
            ("new-category", code(&PlayerCategory::Third)),
            ("new-nationality", code(&Nationality::Home)),
            ("new-case", code(&LicenceReason::New)),
        ])
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let club = self.club;
        let (shown, reader) = (view.shown, view.reader);
        let title = view.say(words::office::CLUB_PLAYERS);
        let form = view.form("new");
        let body = html! {
            div.bar { h1 { (title) @if let Some(club) = club { " · " (shown.club_name(club)) } }
                @if view.by_office() {
                    a.button href=(view.link("/licences")) { (view.say(words::office_import::LICENCES_TITLE)) }
                    a.button href=(view.link("/import?kind=players")) { (view.say(words::office_import::TITLE)) }
                    a.button href=(view.link("/ratings")) { (view.say(words::office::RATED_TITLE)) }
                }
                @if shown.club().is_none() {
                    form.push method="get" action=(shown.path("/players")) {
                        label.hidden for="f-club" { (view.say(words::players::CLUB)) }
                        select #f-club name="club" { @for (value, name) in club_choices(shown, reader) {
                            option value=(value) selected[club.is_some_and(|club| club.to_string() == value)] { (name) }
                        } }
                        " " button type="submit" { (view.say(words::office::SHOW)) }
                    }
                }
            }
            @match club {
                None => section.card { p.empty { (view.say(words::office::CLUB_NONE)) } },
                Some(club) => {
                    section.card { (table(&view, club)) }
                    @if view.may_for(club) {
                        (form.folded((words::office::LICENCE_NEW_PLAYER, words::office::LICENCE_APPLY), &html! {
                            (form.hinted("name", words::players::NAME, words::players::NAME_HINT))
                            @if form.problem("name").is_some() { (form.tick("sure", words::office::PLAYER_KNOWN_SURE)) }
                            (form.day("born", words::players::BORN, true))
                            (form.text("phone", words::players::PHONE, false))
                            (numbers::fields(form))
                            (player_fields(&view, "new"))
                            (application_fields(&view, "new"))
                        }))
                    }
                }
            }
        };
        Ok(view.page(SeasonTab::Players, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        let club = self.club.ok_or(RequestError::NotFound)?;
        form.only_for(club)?;
        form.only_for(self.asked.unwrap_or(club))?;
        if form.name != "new" {
            return Err(RequestError::NOT_UNDERSTOOD);
        }
        let (name, born) = (form.text("name"), form.day("born"));
        let age = born.and_then(|born| age_on(born, form.shown.now.date)).and_then(|age| u8::try_from(age).ok());
        if born.is_some() && age.is_none() {
            form.wrong::<()>("born", words::office::LICENCE_NOT_BORN);
        }
        let (player, phone) = (read_player(form), form.maybe("phone"));
        let numbers = PersonNumbers::read(form, None).await?;
        // Parse every field, to show all problems at once.
        let application = read_application(form, MemberNo(0), age.unwrap_or_default()).filter(|_| age.is_some());
        let read = name.zip(player).zip(phone.zip(numbers)).zip(application);
        let Some((((name, (category, title, ratings, nationality)), (phone, numbers)), mut application)) = read else {
            return Ok(Submission::unreadable());
        };
        if !form.ticked("sure") && is_known(form, &name, born).await? {
            form.wrong::<()>("name", words::office::PLAYER_KNOWN_ALREADY);
        }
        if !form.problems.is_empty() {
            return Ok(Submission::unreadable());
        }
        let mut details = Details { phone, ..Details::default() };
        application.has_national_number |= numbers.has_national();
        numbers.put(&mut details);
        let (person, entered) = form.new_person(Person { name, born, details, ..Person::default() }).await?;
        application.person = person;
        application.category = category;
        let player = RegisteredPlayer { person, club, category, title, ratings, nationality };
        let acts = vec![entered, form.act(LicenceAct::Know(player)), form.act(LicenceAct::Apply(application))];
        let done = move |_: &[SeasonAnswer]| {
            NextPage::at(format!("/players/{person}"), Flash::done(words::office::DONE_PLAYER_MADE))
        };
        Ok(Submission::then(Some(acts), done))
    }

    fn field(&self, _: &SentForm<'_>, _: RefusalCause<'_>) -> String {
        "name".to_owned()
    }
}

/// Parses the fields of a player other than person and club.
pub(super) fn read_player(
    form: &mut SentForm<'_>,
) -> Option<(PlayerCategory, Option<PlayerTitle>, PlayerRatings, Nationality)> {
    let category = form.pick("category", &CATEGORIES);
    let title = form.maybe_pick("title", &TITLES);
    let nationality = form.pick("nationality", &NATIONALITIES);
    let mut rating = |field| form.maybe_number(field, (1, 3500));
    let (catalan, national, international) = (rating("catalan"), rating("national"), rating("international"));
    let ratings = PlayerRatings { catalan: catalan?, national: national?, international: international? };
    Some((category?, title?, ratings, nationality?))
}

/// Parses an application.
pub(super) fn read_application(form: &mut SentForm<'_>, person: MemberNo, age: u8) -> Option<LicenceApplication> {
    let case = form.pick("case", &[LicenceReason::New, LicenceReason::Renewal, LicenceReason::ChangeOfClub])?;
    let category = PlayerCategory::Third;
    Some(LicenceApplication {
        person,
        category,
        age,
        case,
        has_national_number: form.ticked("numbered"),
        papers: papers(form),
    })
}

/// Returns the selected documents.
pub(super) fn papers(form: &SentForm<'_>) -> BTreeSet<LicencePaper> {
    LicencePaper::ALL.into_iter().filter(|paper| form.ticked(&format!("paper-{}", code(paper)))).collect()
}

/// Returns whether the season has a person with this name and birth date.
async fn is_known(form: &SentForm<'_>, name: &str, born: Option<Date>) -> Result<bool, RequestError> {
    let folded = |name: &str| name.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    let wanted = folded(name);
    let people = form.desk.people().several(form.shown.state.persons.values()).await?;
    Ok(people.values().any(|person| person.born == born && folded(&person.name) == wanted))
}

/// Renders the fields of a player.
pub(super) fn player_fields(view: &OfficeView<'_>, name: &'static str) -> Markup {
    let (form, reader) = (view.form(name), view.reader);
    let categories = CATEGORIES.map(|c| (code(&c), reader.say(category(c))));
    html! {
        (form.select("category", words::office::LICENCE_CATEGORY, &categories))
        (form.select("title", words::players::TITLE, &or_none(choices(reader, &TITLES, names::title))))
        (form.select("nationality", words::office::LICENCE_NATIONALITY, &choices(reader, &NATIONALITIES, names::nationality)))
        (form.number("catalan", words::office::LICENCE_CATALAN, (1, 3500)))
        (form.number("national", words::office::LICENCE_NATIONAL, (1, 3500)))
        (form.number("international", words::office::LICENCE_INTERNATIONAL, (1, 3500)))
    }
}

/// Fields of an application: the case, the national number, the documents.
pub(super) fn application_fields(view: &OfficeView<'_>, name: &'static str) -> Markup {
    let (form, reader) = (view.form(name), view.reader);
    let cases = choices(
        reader,
        &[LicenceReason::New, LicenceReason::Renewal, LicenceReason::ChangeOfClub],
        names::licence_reason,
    );
    html! {
        (form.select("case", words::office::LICENCE_WHY, &cases))
        (form.tick("numbered", words::office::LICENCE_HAS_NUMBER))
        fieldset.whole { legend { (view.say(words::office::LICENCE_PAPERS)) }
            div.grid { @for paper in LicencePaper::ALL {
                (form.tick_named(&format!("paper-{}", code(&paper)), &reader.say(paper.text())))
            } }
        }
    }
}

fn table(view: &OfficeView<'_>, club: ClubId) -> Markup {
    let (shown, reader) = (view.shown, view.reader);
    let mut players: Vec<(&RegisteredPlayer, String)> =
        shown.season().players.values().filter(|p| p.club == club).map(|p| (p, shown.person(p.person))).collect();
    reader.sort_by_name(&mut players, |(_, name)| name);
    let list = shown.season().lists.get(&club);
    html! {
        @if players.is_empty() { p.empty { (view.say(words::players::NONE_YET)) } }
        @else { table.stack {
            caption.hidden { (view.say(words::office::CLUB_PLAYERS)) }
            thead { tr {
                th scope="col" { (view.say(words::players::NAME)) } th.num scope="col" { (view.say(words::office::STRENGTH_NUMBER)) }
                th scope="col" { (view.say(words::office::LICENCE_CATEGORY)) } th.num scope="col" { (view.say(words::office::LICENCE_CATALAN)) }
                th scope="col" { (view.say(words::office::LICENCE_TITLE)) }
            } }
            tbody { @for (player, name) in &players { tr {
                th.whole scope="row" { a href=(view.link(&format!("/players/{}", player.person))) { (name) } }
                td.num { @if let Some(number) = list.and_then(|list| list.number_of(player.person)) { (number) } }
                td { (reader.say(category(player.category)))
                    @if let Some(title) = player.title { " · " (reader.say(names::title(&title))) }
                    @if player.nationality.counts_as_foreigner(&view.shown.season().regulations().line_ups) { " " span.mark { (view.say(words::league::FOREIGNER_SHORT)) } } }
                td.num { @if let Some(elo) = player.ratings.catalan { (elo) } }
                td { (standing(view, player.person)) }
            } } }
        } }
    }
}

/// Renders the state of a player's licence: in force, documents missing, or not applied for.
pub(super) fn standing(view: &OfficeView<'_>, person: MemberNo) -> Markup {
    let season = view.shown.season();
    let today = view.shown.now.date;
    if let Some(licence) = season.licence_on(person, today) {
        let suspended = season.is_suspended(person, today);
        // A licence for the season ends with it; one by calendar year may end before.
        let until = season.licensed_until(today).filter(|until| season.days().is_none_or(|(_, last)| *until < last));
        return html! {
            span.mark.mark-good { (view.say(words::office::LICENCE_IN_FORCE)) } " " span.soft { (licence.since)
                @if let Some(until) = until { " – " (until) } }
            @if suspended { " " span.mark.mark-bad { (view.say(words::office::LICENCE_SUSPENDED)) } }
        };
    }
    if let Some(ended) = season.licences.get(&person) {
        let until = ended.last_of_year().map_or(String::new(), |until| until.to_string());
        return html! { span.mark.mark-warn { (view.reader.say_with(words::office::LICENCE_ENDED, &[("day", &until)])) } };
    }
    let Some(application) = season.applications.get(&person) else {
        return html! { span.mark.mark-warn { (view.say(words::office::LICENCE_NONE)) } };
    };
    let missing = licence::missing(application, &view.shown.season().regulations().licences);
    html! {
        @if missing.is_empty() { span.mark { (view.say(words::office::LICENCE_COMPLETE)) } }
        @else { span.mark.mark-warn { (view.say(words::office::LICENCE_MISSING)) } " "
            span.soft { @for (at, paper) in missing.iter().enumerate() { @if at > 0 { ", " } (view.reader.say(paper.text())) } } }
    }
}
