//! `/desk/league/new` and `/desk/league/ID/settings`: a season's year, its holidays (Delegates 5.71, D-09), and the
//! names of the season and the towns.

use super::prelude::*;
use crate::pages::desk::new::id_of;
use crate::pages::league::acting::{self, Acted};
use crate::words;
use adoube_federation::Regulations;
use adoube_federation::deadlines::WorkingDays;
use adoube_federation::regulations::{ShippedRegulations, differences};
use adoube_federation::season::Season;
use adoube_laws::Date;
use adoube_services::league::is_plausible;
use adoube_web::csrf::csrf_field;
use adoube_web::forms::Input;
use adoube_web::layout::Frame;
use adoube_web::reader::Reader;
use adoube_words::Text;
use std::collections::BTreeSet;

/// The most holidays of a season.
const HOLIDAYS_MAX: usize = 366;

/// The page of a season's settings.
pub(super) struct SettingsPage;

impl OfficePage for SettingsPage {
    async fn load(_: &mut SeasonRequest) -> Result<Self, RequestError> {
        Ok(Self)
    }

    fn start(&self, shown: &SeasonPage) -> Values {
        let season = shown.season().season.as_ref();
        let days: Vec<String> =
            season.into_iter().flat_map(|season| &season.working_days.holidays).map(Date::to_string).collect();
        let mut values =
            Values::of([("holidays-holidays", days.join("\n")), ("call-name", shown.state.name(Named::Season))]);
        values.set("regulations-choice", ShippedRegulations::Handbook1985.code().to_owned());
        for town in town_numbers(shown) {
            values.set(&format!("towns-{town}"), shown.state.name(Named::Town(town)));
        }
        values
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let (shown, title) = (view.shown, view.say(words::office::SEASON_SETTINGS));
        let (call, days, towns) = (view.form("call"), view.form("holidays"), view.form("towns"));
        let body = html! {
            h1 { (title) }
            @if let Some(season) = &shown.season().season {
                section.card { dl.facts {
                    dt { (view.say(words::office::SEASON_SINCE)) } dd { @match shown.season().days() { Some((first, _)) => (first), None => (season.year) } }
                    dt { (view.say(words::office::SEASON_PROTECTED)) } dd { (season.protected_rounds) }
                }
                p { a.button href=(view.link("/carry")) { (view.say(words::office::CARRY_TITLE)) } } }
            }
            (call.open((words::office::SEASON_NAME, words::common::SAVE), &call.text("name", words::office::SEASON_NAME, true)))
            (regulations(&view))
            (days.open((words::office::SEASON_HOLIDAYS, words::common::SAVE), &days.area("holidays", words::office::SEASON_HOLIDAYS, 8, words::office::SEASON_HOLIDAYS_HINT)))
            @if !town_numbers(shown).is_empty() {
                (towns.folded((words::office::SEASON_TOWNS, words::common::SAVE), &html! {
                    @for town in town_numbers(shown) { (towns.text(&town.to_string(), words::office::CLUB_TOWN, true)) }
                }))
            }
        };
        Ok(view.page(SeasonTab::Settings, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        let acts = match form.name {
            "holidays" => holidays(form).map(|days| vec![form.act(SeasonAct::Holidays(days))]),
            "call" => form.text("name").map(|name| vec![LeagueAct::Call(Named::Season, name)]),
            "towns" => towns(form),
            "regulations" => regulations_text(form).map(|text| vec![form.act(SeasonAct::Regulate(text))]),
            _ => return Err(RequestError::NOT_UNDERSTOOD),
        };
        Ok(Submission::new(acts, words::tournament::DONE_SAVED))
    }
}

/// The page of a season to be opened.
pub(super) struct NewSeasonPage;

impl OfficePage for NewSeasonPage {
    async fn load(_: &mut SeasonRequest) -> Result<Self, RequestError> {
        Ok(Self)
    }

    fn start(&self, shown: &SeasonPage) -> Values {
        let today = shown.now.date;
        let first = Regulations::handbook().season.first_day.of(today.year());
        let year = if first.is_some_and(|first| today >= first) { today.year() } else { today.year() - 1 };
        Values::of([
            ("open-year", year.to_string()),
            ("open-name", format!("{year}-{}", year + 1)),
            ("open-protected", Regulations::handbook().season.protected_rounds.to_string()),
            ("open-choice", ShippedRegulations::Handbook1985.code().to_owned()),
        ])
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let (visit, fields) = (view.visit, view.fields());
        let reader = visit.reader;
        let title = reader.say(words::office::SEASON_NEW);
        let (year, days, rounds) = (
            reader.say(words::office::SEASON_YEAR_HINT),
            reader.say(words::office::SEASON_HOLIDAYS_HINT),
            reader.say(words::office::SEASON_PROTECTED_HINT),
        );
        let body = html! {
            h1 { (title) }
            (fields.summary())
            form.card method="post" action=(view.shown.path("")) {
                (csrf_field(visit))
                input type="hidden" name="do" value="open";
                div.grid {
                    (fields.input("open-name", &reader.say(words::office::SEASON_NAME), "text", Input {
                        required: true, maxlength: Some(120), ..Input::default()
                    }))
                    (fields.input("open-year", &reader.say(words::office::SEASON_YEAR), "number", Input {
                        required: true, min: Some(1900), max: Some(2200), hint: Some(&year), ..Input::default()
                    }))
                    (fields.input("open-protected", &reader.say(words::office::SEASON_PROTECTED), "number", Input {
                        required: true, min: Some(0), max: Some(20), hint: Some(&rounds), ..Input::default()
                    }))
                    (view.form("open").select("choice", words::office::REGULATIONS_CHOICE, &regulations_choices(view.visit.reader)))
                    (view.form("open").area("text", words::office::REGULATIONS_FILE, 6, words::office::REGULATIONS_HINT))
                    (fields.area("open-holidays", &reader.say(words::office::SEASON_HOLIDAYS), 6, Some(&days)))
                }
                div.buttons { button.primary type="submit" { (reader.say(words::office::SEASON_MAKE)) }
                    a.button href="/desk/league" { (reader.say(words::common::CANCEL)) } }
            }
        };
        Ok(Frame::new(visit, &title).style("league.css").show(&body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        let (name, year) = (form.text("name"), form.number::<u16>("year", (1900, 2200)));
        let (protected_rounds, holidays) = (form.number("protected", (0, 20)), holidays(form));
        let text = regulations_text(form);
        let (Some(name), Some(year), Some(protected_rounds), Some(holidays), Some(text)) =
            (name, year, protected_rounds, holidays, text)
        else {
            return Ok(Submission::unreadable());
        };
        let id = id_of(&name, &year.to_string())?;
        let season = Season { year, working_days: WorkingDays { holidays }, protected_rounds };
        let act = acting::making(form.visit, SeasonAct::Open(season), &name);
        // A season without regulations follows the handbook.
        let handbook = text == ShippedRegulations::Handbook1985.text();
        let regulate = (!handbook).then(|| form.act(SeasonAct::Regulate(text)));
        let acts = std::iter::once(act).chain(regulate).collect();
        match acting::act(form.desk, form.visit, &id, form.values, acts).await? {
            Acted::Done(_) => {
                let to = format!("/desk/league/{id}/clubs");
                Ok(Submission::Answered(FormOutcome::done(to, Flash::done(words::office::DONE_SEASON_MADE))))
            }
            Acted::Refused(_) => Err(RequestError::NOT_UNDERSTOOD),
        }
    }
}

/// The options in the choice of regulations.
const OWN_FILE: &str = "own";

/// Returns the name of regulations that come with adoube.
const fn name_of(shipped: ShippedRegulations) -> Text {
    match shipped {
        ShippedRegulations::Handbook1985 => words::office::REGULATIONS_HANDBOOK,
        ShippedRegulations::LeagueToday => words::office::REGULATIONS_LEAGUE,
    }
}

fn regulations_choices(reader: Reader) -> Vec<(String, String)> {
    let shipped = ShippedRegulations::ALL.map(|one| (one.code().to_owned(), reader.say(name_of(one))));
    let own = (OWN_FILE.to_owned(), reader.say(words::office::REGULATIONS_OWN));
    shipped.into_iter().chain([own]).collect()
}

/// Parses the regulations: a shipped file, or the text of another, whose first error is shown with line and column. A form
/// without the choice means the handbook.
fn regulations_text(form: &mut SentForm<'_>) -> Option<String> {
    let choice = form.get("choice");
    if choice.is_empty() && form.get("text").is_empty() {
        return Some(ShippedRegulations::Handbook1985.text().to_owned());
    }
    if let Some(shipped) = ShippedRegulations::from_code(choice) {
        // A text that would be ignored was meant to be followed.
        if !form.get("text").is_empty() {
            return form.wrong("text", words::office::REGULATIONS_UNCHOSEN);
        }
        return Some(shipped.text().to_owned());
    }
    if choice != OWN_FILE && !choice.is_empty() {
        return form.wrong("choice", words::office::CHOOSE);
    }
    match Regulations::parse(form.get("text")) {
        Ok(_) => Some(form.get("text").to_owned()),
        Err(error) => {
            let sentence = error.sentence(form.visit.reader.language);
            form.problems.add(&form.field("text"), sentence);
            None
        }
    }
}

/// Renders the regulations in force, what differs from each shipped file, and the form that adopts others.
fn regulations(view: &OfficeView<'_>) -> Markup {
    let state = view.shown.season();
    let rules = state.regulations();
    let form = view.form("regulations");
    html! {
        section.card { h2 { (view.say(words::office::REGULATIONS)) } p { strong { (rules.name) } }
            @if !state.regulations.is_empty() { ul.list { @for adopted in &state.regulations {
                li { (view.say(words::office::REGULATIONS_FROM)) " " (adopted.from) ": " (adopted.regulations.name) }
            } } }
            @for shipped in ShippedRegulations::ALL { (regulation_differences(view, shipped, rules)) }
            @if let Some(adopted) = state.regulations.last() {
                details { summary { (view.say(words::office::REGULATIONS_FILE)) } div.scroll { pre { (adopted.text) } } }
            }
        }
        (form.folded((words::office::REGULATIONS_CHOICE, words::common::SAVE), &html! {
            (form.select("choice", words::office::REGULATIONS_CHOICE, &regulations_choices(view.visit.reader)))
            (form.area("text", words::office::REGULATIONS_FILE, 12, words::office::REGULATIONS_HINT))
        }))
    }
}

fn regulation_differences(view: &OfficeView<'_>, shipped: ShippedRegulations, rules: &Regulations) -> Markup {
    let found = differences(shipped.regulations(), rules);
    let (reader, name) = (view.visit.reader, view.say(name_of(shipped)));
    let title = reader.say_with(words::office::REGULATIONS_DIFFER, &[("name", &name), ("count", &found.len())]);
    html! { details { summary { (title) }
        @if !found.is_empty() { table.stack.regulation-differences { caption.hidden { (title) } thead { tr {
            th scope="col" { (view.say(words::office::REGULATIONS_FIELD)) }
            th scope="col" { (name) }
            th scope="col" { (view.say(words::office::REGULATIONS_HERE)) }
        } }
        tbody { @for one in &found { tr {
            td { code { (one.path) } }
            td { span.stack-label { (name) ": " } (one.first.as_deref().unwrap_or("–")) }
            td { span.stack-label { (view.say(words::office::REGULATIONS_HERE)) ": " } (one.second.as_deref().unwrap_or("–")) }
        } } } } }
    } }
}

/// Parses the holidays, one per line; spaces and commas separate as well.
fn holidays(form: &mut SentForm<'_>) -> Option<BTreeSet<Date>> {
    form.find("holidays", words::office::NO_DAYS, |typed| {
        let words = typed.split(|c: char| c.is_whitespace() || c == ',' || c == ';').filter(|word| !word.is_empty());
        let day = |word: &str| word.parse().ok().filter(|day| is_plausible(*day));
        let days: Option<BTreeSet<Date>> = words.map(day).collect();
        days.filter(|days| days.len() <= HOLIDAYS_MAX)
    })
}

fn towns(form: &mut SentForm<'_>) -> Option<Vec<LeagueAct>> {
    let mut acts = Vec::new();
    for town in town_numbers(form.shown) {
        let name = form.text(&town.to_string())?;
        if form.shown.state.name(Named::Town(town)) != name {
            acts.push(LeagueAct::Call(Named::Town(town), name));
        }
    }
    Some(acts)
}

fn town_numbers(shown: &SeasonPage) -> BTreeSet<u32> {
    shown.season().clubs.values().map(|club| club.town).collect()
}
