//! `/desk/league/ID/players/N`: one player: the application with required and missing documents by category and age
//! (Delegates 5.21-5.28), the grant, changes of club, titles, personal data, minors' documents.

use super::names;
use super::numbers::{self, PersonNumbers};
use super::players::{TITLES, application_fields, papers, player_fields, read_application, read_player, standing};
use super::prelude::*;
use crate::pages::league::widgets::{category, club_choices, findings, rule};
use crate::words;
use adoube_federation::acts::LicenceAct;
use adoube_federation::ids::{ClubId, MemberNo};
use adoube_federation::licence::{self, LicenceApplication, LicencePaper, LicenceReason};
use adoube_federation::people::RegisteredPlayer;
use adoube_federation::season::{SeasonState, TitleGround};
use adoube_federation::titles::{NormClaim, NormGround};
use adoube_laws::Date;
use adoube_rating::master::Norms;
use adoube_services::people::{Guardian, Person, SeenDocument};
use adoube_tournament::Points;
use adoube_web::access::Actor;

/// Title 1 is given with the classification of the championship.
const GROUNDS: [TitleGround; 4] =
    [TitleGround::FideTitle, TitleGround::SpanishJunior, TitleGround::SpanishFinal, TitleGround::ThreeNorms];

/// Norm 2 is given with the classification of the Barcelona Open.
const NORM_GROUNDS: [NormGround; 3] = [NormGround::RatingList, NormGround::Percentage, NormGround::Earlier];

/// The page of a player, with the personal data for those who may see it.
pub(super) struct PlayerPage {
    player: RegisteredPlayer,
    person: Option<Person>,
    age: Option<u8>,
}

impl OfficePage for PlayerPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        let (desk, visit) = (&request.desk, &request.visit);
        let id = MemberNo(request.parameter(0)?);
        let shown = &mut request.shown;
        let player = shown.season().players.get(&id).cloned().ok_or(RequestError::NotFound)?;
        let may_for = shown.may_for(visit, player.club);
        if shown.is_limited() && !may_for {
            return Err(RequestError::Forbidden);
        }
        shown.read_club(desk, player.club).await?;
        let kept = match shown.state.persons.get(&id) {
            Some(key) => desk.people().get(key).await?,
            None => None,
        };
        let today = shown.now.date.to_string().parse().ok();
        let age = kept.as_ref().zip(today).and_then(|(person, today)| person.age_on(today));
        let may = visit.may(Action::SeePersonalData, &shown.id) || may_for;
        Ok(Self { age: age.and_then(|age| u8::try_from(age).ok()), person: kept.filter(|_| may), player })
    }

    fn start(&self, shown: &SeasonPage) -> Values {
        let known = self;
        let player = &known.player;
        let rating = |rating: Option<u16>| rating.map_or(String::new(), |r| r.to_string());
        let mut values = Values::of([
            ("know-category", code(&player.category)),
            ("know-title", player.title.map_or(String::new(), |title| code(&title))),
            ("know-nationality", code(&player.nationality)),
            ("know-catalan", rating(player.ratings.catalan)),
            ("know-national", rating(player.ratings.national)),
            ("know-international", rating(player.ratings.international)),
            ("apply-case", code(&LicenceReason::Renewal)),
            ("title-ground", code(&TitleGround::FideTitle)),
            ("norm-ground", code(&NormGround::RatingList)),
        ]);
        let renews = shown.season().licences.contains_key(&player.person);
        if let Some(application) = shown.season().applications.get(&player.person).filter(|_| !renews) {
            values.set("apply-case", code(&application.case));
            if application.has_national_number {
                values.set("apply-numbered", "1");
            }
            for paper in &application.papers {
                values.set(&format!("apply-paper-{}", code(paper)), "1");
            }
        }
        if let Some(person) = &known.person {
            values.set("person-name", person.name.clone());
            values.set("person-born", person.born.map_or(String::new(), |day| day.to_string()));
            values.set("person-phone", person.details.phone.clone());
            values.set("person-email", person.details.email.clone());
            numbers::fill(&mut values, "person", &person.details);
            if let Some(guardian) = &person.details.guardian {
                values.set("person-guardian", guardian.name.clone());
                values.set("person-contact", guardian.contact.clone());
                values.set("person-consent", if guardian.consent.is_some() { "1" } else { "" });
            }
        }
        values
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let known = self;
        let (shown, player) = (view.shown, &known.player);
        let title = shown.person(player.person);
        let office = view.runs(self.player.club);
        let body = html! {
            div.bar { h1 { (title) }
                a.button.push href=(view.link(&format!("/players?club={}", player.club))) { (shown.club_name(player.club)) } }
            div.columns {
                section.card { h2 { (view.say(words::office::LICENCE_TITLE)) } (licence_facts(&view, known)) }
                section.card { h2 { (view.say(words::players::EDIT)) } (facts(&view, known)) }
            }
            @if view.may_for(player.club) { (forms_of_club(&view, known)) }
            @if office { (forms_of_office(&view, known)) }
            @if let (true, Some(key)) = (view.may(Action::EraseData), shown.state.persons.get(&player.person)) {
                p { a href={ "/desk/people/" (key.0) } { (view.say(words::players::PERSON_TITLE)) } }
            }
        };
        Ok(view.page(SeasonTab::Players, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        let player = &self.player;
        form.only_for(player.club)?;
        let mut flash = words::tournament::DONE_SAVED;
        let acts = match form.name {
            "person" => self.keep_person(form).await?,
            "apply" => self.apply(form).map(|application| vec![form.act(LicenceAct::Apply(application))]),
            "complete" => Some(vec![form.act(LicenceAct::Complete(player.person, papers(form)))]),
            _ if !form.runs(player.club) => return Err(RequestError::Forbidden),
            "grant" => {
                flash = words::office::DONE_LICENCE_GRANTED;
                Some(vec![form.act(LicenceAct::Grant(player.person))])
            }
            "know" => read_player(form).map(|(category, title, ratings, nationality)| {
                let changed = RegisteredPlayer { category, title, ratings, nationality, ..player.clone() };
                vec![form.act(LicenceAct::Know(changed))]
            }),
            "move" => self.change_club(form),
            "title" => {
                let (title, ground) = (form.pick("title", &TITLES), form.pick("ground", &GROUNDS));
                let act = title.zip(ground).map(|(title, ground)| LicenceAct::Title(player.person, title, ground));
                act.map(|act| vec![form.act(act)])
            }
            "norm" => read_norm(form).map(|(claim, on)| vec![form.act(LicenceAct::Norm(player.person, claim, on))]),
            _ => return Err(RequestError::NOT_UNDERSTOOD),
        };
        Ok(Submission::new(acts, flash))
    }
}

impl PlayerPage {
    fn apply(&self, form: &mut SentForm<'_>) -> Option<LicenceApplication> {
        let Some(age) = self.age else { return form.wrong("case", words::office::LICENCE_BORN_NEEDED) };
        let application = read_application(form, self.player.person, age)?;
        let numbered = application.has_national_number || self.has_national_number();
        Some(LicenceApplication { category: self.player.category, has_national_number: numbered, ..application })
    }

    /// Returns whether the desk knows a national number of the player.
    fn has_national_number(&self) -> bool {
        self.person.as_ref().is_some_and(|person| !person.details.national_number.is_empty())
    }

    /// Moves the player to another club.
    fn change_club(&self, form: &mut SentForm<'_>) -> Option<Vec<LeagueAct>> {
        let (player, club) = (&self.player, form.club("club"));
        let Some(age) = self.age else { return form.wrong("club", words::office::LICENCE_BORN_NEEDED) };
        let application = LicenceApplication {
            person: player.person,
            category: player.category,
            age,
            case: LicenceReason::ChangeOfClub,
            has_national_number: form.ticked("numbered") || self.has_national_number(),
            papers: papers(form),
        };
        let moved = RegisteredPlayer { club: club?, ..player.clone() };
        // Check the application first: the holder of a licence cannot change it this season.
        Some(vec![form.act(LicenceAct::Apply(application)), form.act(LicenceAct::Know(moved))])
    }

    /// Stores the personal data where it can be erased, not in the log.
    async fn keep_person(&self, form: &mut SentForm<'_>) -> Result<Option<Vec<LeagueAct>>, RequestError> {
        let (name, born, phone, email) =
            (form.text("name"), form.day("born"), form.maybe("phone"), form.email("email"));
        let (guardian, contact) = (form.maybe("guardian"), form.maybe("contact"));
        let numbers = PersonNumbers::read(form, Some(self.player.person)).await?;
        let (Some(name), Some(born), Some(phone), Some(email)) = (name, born, phone, email) else { return Ok(None) };
        let (Some(guardian), Some(contact), Some(numbers)) = (guardian, contact, numbers) else { return Ok(None) };
        if !form.problems.is_empty() {
            return Ok(None);
        }
        let mut person = self.person.clone().ok_or(RequestError::NotFound)?;
        person.name = name.chars().filter(|c| !c.is_control()).take(90).collect();
        person.born = born.to_string().parse().ok();
        person.details.phone = phone;
        person.details.email = email;
        numbers.put(&mut person.details);
        let before = person.details.guardian.take().and_then(|guardian| guardian.consent);
        let by = match &form.visit.actor {
            Actor::Account { id, .. } => id.clone(),
            _ => String::new(),
        };
        let seen = || SeenDocument { document: "consent".to_owned(), by, at_ms: form.visit.now_ms };
        let consent = form.ticked("consent").then(|| before.unwrap_or_else(seen));
        person.details.guardian = (!guardian.is_empty()).then_some(Guardian { name: guardian, contact, consent });
        form.desk.people().put(&person, form.visit.now_ms).await?;
        Ok(Some(Vec::new()))
    }
}

/// Master, loss and title 5 (D-116): returns the norms held at the end of the season.
fn norms_held(season: &SeasonState, person: MemberNo) -> Norms {
    let year = season.season.as_ref().map_or(0, |season| season.year);
    adoube_federation::titles::norms_held(&season.norms_of(person), year, season.regulations())
}

/// Parses a norm and its date, with the figures that its ground needs (Master, norms 1 and 3).
fn read_norm(form: &mut SentForm<'_>) -> Option<(NormClaim, Date)> {
    let (ground, on) = (form.pick("ground", &NORM_GROUNDS), form.day("on"));
    // What is typed is checked, needed or not.
    form.maybe_number::<u16>("rating", (1, 3500))?;
    form.maybe_number::<u16>("average", (1, 3500))?;
    let claim = match ground? {
        NormGround::RatingList => {
            let (rating, games) = (form.number("rating", (1, 3500)), form.number("games", (0, 999)));
            NormClaim::RatingList { rating: rating?, games: games? }
        }
        NormGround::Percentage => {
            let (open, games) = (form.open("open"), form.number("games", (1, 99)));
            let halves = |text: &str| u32::try_from(text.parse::<Points>().ok()?.tenths() / 5).ok();
            let half_points = form.find("points", words::office::CASE_POINTS_BAD, halves);
            let average = form.number("average", (1, 3500));
            NormClaim::Percentage { open: open?, games: games?, half_points: half_points?, average: average? }
        }
        _ => NormClaim::Earlier,
    };
    Some((claim, on?))
}

fn season_name(year: u16) -> String {
    format!("{year}-{}", year.saturating_add(1))
}

fn facts(view: &OfficeView<'_>, known: &PlayerPage) -> Markup {
    let (shown, player, reader) = (view.shown, &known.player, view.reader);
    let season = shown.season();
    let number = season.lists.get(&player.club).and_then(|list| list.number_of(player.person));
    let norms = norms_held(season, player.person);
    html! {
        dl.facts {
            dt { (view.say(words::players::CLUB)) } dd { a href=(view.link(&format!("/clubs/{}", player.club))) { (shown.club_name(player.club)) } }
            dt { (view.say(words::office::LICENCE_CATEGORY)) } dd { (reader.say(category(player.category))) }
            @if let Some(title) = player.title { dt { (view.say(words::players::TITLE)) } dd { (reader.say(names::title(&title))) } }
            @if !norms.held.is_empty() || !norms.lost.is_empty() { dt { (view.say(words::office::LICENCE_NORMS)) } dd { (norms.held.len())
                @for (at, of) in &norms.lost { " · " (reader.say_with(words::office::LICENCE_NORM_LOST, &[("of", &season_name(*of)), ("at", &season_name(*at))])) } } }
            dt { (view.say(words::office::LICENCE_NATIONALITY)) } dd { (reader.say(names::nationality(&player.nationality))) }
            dt { (view.say(words::office::LICENCE_CATALAN)) } dd { (player.ratings.catalan.map_or("–".to_owned(), |r| r.to_string())) }
            @if let Some(number) = number { dt { (view.say(words::office::STRENGTH_NUMBER)) } dd { (number) } }
            @if let Some(person) = &known.person {
                dt { (view.say(words::players::BORN)) } dd { (person.born.map_or("–".to_owned(), |day| day.to_string()))
                    @if let Some(age) = known.age { " (" (age) ")" } }
                (numbers::facts(view, &person.details))
                @if !person.details.phone.is_empty() { dt { (view.say(words::players::PHONE)) } dd { (person.details.phone) } }
                @if let Some(guardian) = &person.details.guardian {
                    dt { (view.say(words::office::LICENCE_GUARDIAN)) } dd { (guardian.name) " " (guardian.contact) " "
                        @if guardian.consent.is_some() { span.mark.mark-good { (view.say(words::office::LICENCE_CONSENT_SEEN)) } }
                        @else { span.mark.mark-warn { (view.say(words::office::LICENCE_CONSENT_MISSING)) } } }
                }
            }
        }
    }
}

/// Renders the licence: documents required and submitted.
fn licence_facts(view: &OfficeView<'_>, known: &PlayerPage) -> Markup {
    let (person, reader) = (known.player.person, view.reader);
    let application = view.shown.season().applications.get(&person);
    let rules = &view.shown.season().regulations().licences;
    let wrong = application.map(|a| licence::check(a, rules)).unwrap_or_default();
    let season = view.shown.season();
    let granted = season.is_licensed(person, view.shown.now.date);
    // The application for a licence that has ended is not one for the next.
    let application = application.filter(|_| granted || !season.licences.contains_key(&person));
    html! {
        (view.back(&["grant"]))
        p { (standing(view, person)) }
        @if known.age.is_some_and(|age| Some(age) < rules.age_of(LicencePaper::FamilyBook)) { p { span.mark { (view.say(words::office::LICENCE_MINOR)) } } }
        @if let Some(application) = application {
            p { (reader.say(names::licence_reason(&application.case))) }
            ul.list { @for paper in licence::required(application, rules) { li {
                @if application.papers.contains(&paper) { span.mark.mark-good { "✓ " (view.say(words::office::LICENCE_HANDED_IN)) } }
                @else { span.mark.mark-warn { "– " (view.say(words::office::LICENCE_LACKS)) } }
                " " (reader.say(paper.text())) " " small { "(" (rule(reader, paper.rule())) ")" }
            } } }
            @if !granted { (findings(view.visit, view.shown, &wrong)) }
            @if !granted && view.runs(known.player.club) {
                p { (view.button("grant", &[], words::office::LICENCE_GRANT)) }
            }
        }
    }
}

fn forms_of_club(view: &OfficeView<'_>, known: &PlayerPage) -> Markup {
    let (shown, player, reader) = (view.shown, &known.player, view.reader);
    let (apply, complete, person) = (view.form("apply"), view.form("complete"), view.form("person"));
    let season = shown.season();
    let granted = season.is_licensed(player.person, shown.now.date);
    let application = season.applications.get(&player.person);
    let application = application.filter(|_| granted || !season.licences.contains_key(&player.person));
    let rules = &shown.season().regulations().licences;
    let missing = application.map(|a| licence::missing(a, rules)).unwrap_or_default();
    html! {
        @if !missing.is_empty() && !granted {
            (complete.open((words::office::LICENCE_HAND_IN, words::common::SAVE), &html! {
                div.whole.grid { @for paper in &missing {
                    (complete.tick_named(&format!("paper-{}", code(paper)), &reader.say(paper.text())))
                } }
            }))
        }
        @if !granted {
            (apply.show((words::office::LICENCE_APPLY, words::office::LICENCE_APPLY), application.is_some(), &application_fields(view, "apply")))
        }
        @if known.person.is_some() {
            (person.folded((words::office::LICENCE_PERSON, words::common::SAVE), &html! {
                (person.hinted("name", words::players::NAME, words::players::NAME_HINT))
                (person.day("born", words::players::BORN, true))
                (person.text("phone", words::players::PHONE, false))
                (person.text("email", words::players::EMAIL, false))
                (numbers::fields(person))
                (person.text("guardian", words::office::LICENCE_GUARDIAN, false))
                (person.text("contact", words::office::LICENCE_GUARDIAN_CONTACT, false))
                (person.tick("consent", words::office::LICENCE_CONSENT))
            }))
        }
    }
}

fn forms_of_office(view: &OfficeView<'_>, known: &PlayerPage) -> Markup {
    let (shown, player, reader) = (view.shown, &known.player, view.reader);
    let (know, moves, title, norm) = (view.form("know"), view.form("move"), view.form("title"), view.form("norm"));
    let homologated = shown.season().opens.iter().filter(|(_, open)| open.homologated == Some(true) && !open.annulled);
    let opens: Vec<(String, String)> =
        homologated.map(|(id, _)| (id.to_string(), shown.state.name(Named::Open(*id)))).collect();
    let others: Vec<(String, String)> =
        club_choices(shown, reader).into_iter().filter(|(id, _)| *id != player.club.to_string()).collect();
    html! {
        (know.folded((words::office::LICENCE_CORRECT, words::common::SAVE), &player_fields(view, "know")))
        @if !others.is_empty() {
            (moves.folded((words::office::LICENCE_MOVE, words::office::LICENCE_APPLY), &html! {
                p.whole.hint { (view.say(words::office::LICENCE_MOVE_HINT)) }
                (moves.select("club", words::office::LICENCE_NEW_CLUB, &others))
                (moves.tick("numbered", words::office::LICENCE_HAS_NUMBER))
                fieldset.whole { legend { (view.say(words::office::LICENCE_PAPERS)) }
                    div.grid { @for paper in LicencePaper::ALL {
                        (moves.tick_named(&format!("paper-{}", code(&paper)), &reader.say(paper.text())))
                    } }
                }
            }))
        }
        (title.folded((words::office::LICENCE_RECORD_TITLE, words::common::SAVE), &html! {
            (title.select("title", words::players::TITLE, &choices(reader, &TITLES, names::title)))
            (title.select("ground", words::office::LICENCE_GROUND, &choices(reader, &GROUNDS, names::title_ground)))
        }))
        (norm.folded((words::office::LICENCE_RECORD_NORM, words::common::SAVE), &html! {
            p.whole.hint { (view.say(words::office::LICENCE_NORM_HINT)) }
            (norm.select("ground", words::office::LICENCE_GROUND, &choices(reader, &NORM_GROUNDS, names::norm_ground)))
            (norm.day("on", words::office::LICENCE_NORM_DAY, true))
            (norm.number("rating", words::office::LICENCE_NORM_RATING, (1, 3500)))
            (norm.number("games", words::office::LICENCE_NORM_GAMES, (0, 999)))
            @if !opens.is_empty() { (norm.select("open", words::office::LICENCE_NORM_OPEN, &opens)) }
            (norm.text("points", words::office::ENTRY_POINTS, false))
            (norm.number("average", words::office::LICENCE_NORM_AVERAGE, (1, 3500)))
        }))
    }
}

/// Returns the club that a person belongs to.
pub(super) fn club_of(shown: &SeasonPage, person: MemberNo) -> Option<ClubId> {
    shown.season().players.get(&person).map(|player| player.club)
}
