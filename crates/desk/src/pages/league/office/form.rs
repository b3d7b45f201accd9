//! The forms of the office: several on a page, each with a name. What is wrong stands beside its field with the code of
//! section 31, and what was typed stays.
//!
//! A field's name begins with that of its form (`enter-club`), so that names are unique on the page and a form that comes
//! back does not touch the others.

use crate::Desk;
use crate::league::{LeagueAct, LeagueRefusal, LeagueState, Statement, WORDS_MAX, is_plausible};
use crate::pages::league::acting::{self, Acted};
use crate::pages::league::shown::{Page, Shown};
use crate::texts::Reader;
use adoube_federation::ids::{CaseId, ClubId, CompetitionId, MatchId, MemberNo};
use adoube_federation::{HandbookFinding, SeasonAnswer};
use adoube_laws::{Date, Moment};
use adoube_web::csrf::csrf_field;
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Fields, Input, Problems, Values};
use adoube_web::outcome::FormOutcome;
use adoube_web::visit::Visit;
use maud::{Markup, html};
use serde::Serialize;
use std::str::FromStr;
use std::sync::Arc;

/// The longest text in a field of one line.
const TEXT_MAX: usize = 120;

/// How a value of a list of alternatives is written in a form: as in the record.
pub(super) fn code<T: Serialize>(value: &T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(code)) => code,
        _ => String::new(),
    }
}

/// Alternatives to choose from, called by the keys `PREFIX-CODE`.
pub(super) fn choices<T: Serialize>(reader: Reader, prefix: &str, all: &[T]) -> Vec<(String, String)> {
    all.iter().map(|value| (code(value), named(reader, prefix, value))).collect()
}

/// An alternative's name, by the key `PREFIX-CODE`.
pub(super) fn named<T: Serialize>(reader: Reader, prefix: &str, value: &T) -> String {
    reader.say(&format!("{prefix}-{}", code(value).replace('_', "-")))
}

/// Choices with one that stands for none.
pub(super) fn or_none(mut choices: Vec<(String, String)>) -> Vec<(String, String)> {
    choices.insert(0, (String::new(), "–".to_owned()));
    choices
}

/// A page with its forms: who looks, at what, what was typed and what is wrong with it.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub(super) visit: &'a Visit,
    pub(super) shown: &'a Shown,
    pub(super) values: &'a Values,
    pub(super) problems: &'a Problems,
    pub(super) reader: Reader,
}

impl<'a> View<'a> {
    pub(super) const fn new(visit: &'a Visit, shown: &'a Shown, values: &'a Values, problems: &'a Problems) -> Self {
        Self { visit, shown, values, problems, reader: visit.reader }
    }

    pub(super) fn say(&self, key: &str) -> String {
        self.reader.say(key)
    }

    /// A link within the season.
    pub(super) fn link(&self, path: &str) -> String {
        self.visit.link(&self.shown.path(path))
    }

    /// The whole page.
    pub(super) fn page(&self, page: Page, title: &str, body: &Markup) -> Markup {
        self.shown.page(self.visit, page, title, body)
    }

    /// A form of this page.
    pub(super) const fn sheet(&self, name: &'a str) -> Sheet<'a> {
        Sheet { fields: Fields::new(self.visit, self.values, self.problems), name, reader: self.reader }
    }

    /// What is wrong, for forms that are but a button.
    pub(super) fn back(&self, names: &[&str]) -> Markup {
        let back = !self.problems.is_empty() && names.contains(&self.values.get("do"));
        html! { @if back { div #f-form { (Fields::new(self.visit, self.values, self.problems).summary()) } } }
    }

    /// Whether forms are shown: nothing can be changed in the past.
    pub(super) const fn writes(&self) -> bool {
        self.visit.at.is_none()
    }

    /// A button that sends a form with nothing to fill in.
    pub(super) fn button(&self, path: &str, name: &str, hidden: &[(&str, &str)], key: &str) -> Markup {
        html! {
            @if self.writes() {
                form.inline method="post" action=(self.shown.path(path)) {
                    (csrf_field(self.visit))
                    input type="hidden" name="do" value=(name);
                    @for (field, value) in hidden { input type="hidden" name={ (name) "-" (field) } value=(value); }
                    button.small type="submit" { (self.say(key)) }
                }
            }
        }
    }
}

/// A form: its fields by their names without the form's own.
#[derive(Clone, Copy)]
pub(super) struct Sheet<'a> {
    fields: Fields<'a>,
    name: &'a str,
    reader: Reader,
}

impl Sheet<'_> {
    fn field(self, field: &str) -> String {
        format!("{}-{field}", self.name)
    }

    pub(super) fn text(self, field: &str, key: &str, required: bool) -> Markup {
        let more = Input { required, maxlength: Some(120), autocomplete: Some("off"), ..Input::default() };
        self.fields.input(&self.field(field), &self.reader.say(key), "text", more)
    }

    pub(super) fn hinted(self, field: &str, key: &str, hint: &str) -> Markup {
        let hint = self.reader.say(hint);
        let more = Input { hint: Some(&hint), maxlength: Some(120), autocomplete: Some("off"), ..Input::default() };
        self.fields.input(&self.field(field), &self.reader.say(key), "text", more)
    }

    pub(super) fn day(self, field: &str, key: &str, required: bool) -> Markup {
        let more = Input { required, ..Input::default() };
        self.fields.input(&self.field(field), &self.reader.say(key), "date", more)
    }

    pub(super) fn moment(self, field: &str, key: &str, required: bool) -> Markup {
        let more = Input { required, ..Input::default() };
        self.fields.input(&self.field(field), &self.reader.say(key), "datetime-local", more)
    }

    pub(super) fn number(self, field: &str, key: &str, (min, max): (i64, i64)) -> Markup {
        let more = Input { min: Some(min), max: Some(max), inputmode: Some("numeric"), ..Input::default() };
        self.fields.input(&self.field(field), &self.reader.say(key), "number", more)
    }

    /// A number with words that come from elsewhere.
    pub(super) fn number_named(self, field: &str, label: &str, (min, max): (u32, u32)) -> Markup {
        let more = Input { required: true, min: Some(min.into()), max: Some(max.into()), ..Input::default() };
        self.fields.input(&self.field(field), label, "number", more)
    }

    pub(super) fn area(self, field: &str, key: &str, rows: u32, hint: &str) -> Markup {
        let hint = self.reader.say(hint);
        self.fields.area(&self.field(field), &self.reader.say(key), rows, Some(&hint))
    }

    pub(super) fn select(self, field: &str, key: &str, choices: &[(String, String)]) -> Markup {
        self.fields.select(&self.field(field), &self.reader.say(key), None, choices)
    }

    pub(super) fn tick(self, field: &str, key: &str) -> Markup {
        self.fields.tick(&self.field(field), &self.reader.say(key), None)
    }

    /// A box to tick with words that come from elsewhere.
    pub(super) fn tick_named(self, field: &str, label: &str) -> Markup {
        self.fields.tick(&self.field(field), label, None)
    }

    /// A person, a match: typed, with suggestions from a list of the page.
    pub(super) fn search(self, field: &str, key: &str, list: &str, required: bool) -> Markup {
        let hint = self.reader.say("office-search-hint");
        let hint = Some(hint.as_str());
        let more = Input { required, list: Some(list), autocomplete: Some("off"), hint, ..Input::default() };
        self.fields.input(&self.field(field), &self.reader.say(key), "text", more)
    }

    /// The id of a field that is drawn by hand.
    pub(super) fn id(&self, field: &str) -> String {
        format!("f-{}", self.field(field))
    }

    /// What is wrong with a field that is drawn by hand.
    pub(super) fn problem(&self, field: &str) -> Option<&str> {
        self.fields.problems.of(&self.field(field))
    }

    /// What stands in a field that is drawn by hand.
    pub(super) fn value(&self, field: &str) -> &str {
        self.fields.values.raw(&self.field(field))
    }

    /// The form, in a card. `folded` is opened by a touch, unless it has come back.
    pub(super) fn show(self, path: &str, (title, button): (&str, &str), folded: bool, inner: &Markup) -> Markup {
        let back = !self.fields.problems.is_empty() && self.fields.values.get("do") == self.name;
        let form = html! {
            @if back { (self.fields.summary()) }
            form.grid id=[back.then_some("f-form")] method="post" action=(path) {
                (csrf_field(self.fields.visit))
                input type="hidden" name="do" value=(self.name);
                (inner)
                div.buttons { button.primary type="submit" { (self.reader.say(button)) } }
            }
        };
        html! {
            @if self.fields.visit.at.is_none() {
                @if folded {
                    details.card.act open[back] { summary { (self.reader.say(title)) } (form) }
                } @else {
                    section.card { h2 { (self.reader.say(title)) } (form) }
                }
            }
        }
    }
}

/// A form that was sent, while it is read.
pub(super) struct Sent<'a> {
    pub(super) visit: &'a Visit,
    pub(super) values: &'a Values,
    pub(super) problems: Problems,
    name: String,
}

impl<'a> Sent<'a> {
    pub(super) fn new(visit: &'a Visit, values: &'a Values) -> Self {
        Self { visit, values, problems: Problems::default(), name: values.get("do").to_owned() }
    }

    /// Which form.
    pub(super) fn name(&self) -> String {
        self.name.clone()
    }

    fn field(&self, field: &str) -> String {
        format!("{}-{field}", self.name)
    }

    pub(super) fn get(&self, field: &str) -> String {
        self.values.get(&self.field(field)).to_owned()
    }

    pub(super) fn ticked(&self, field: &str) -> bool {
        self.values.ticked(&self.field(field))
    }

    /// Fields that begin so: the number behind it, and what stands there.
    pub(super) fn numbered(&self, field: &str) -> Vec<(u32, String)> {
        let prefix = self.field(field);
        let found = self.values.starting(&prefix);
        found.filter_map(|(rest, value)| Some((rest.parse().ok()?, value.to_owned()))).collect()
    }

    /// Says what is wrong with a field.
    pub(super) fn wrong<T>(&mut self, field: &str, key: &str) -> Option<T> {
        self.problems.add(&self.field(field), self.visit.reader.say(key));
        None
    }

    pub(super) fn text(&mut self, field: &str) -> Option<String> {
        let text = self.get(field);
        if text.is_empty() {
            return self.wrong(field, "office-needed");
        }
        self.maybe(field)
    }

    /// A text, maybe an empty one.
    pub(super) fn maybe(&mut self, field: &str) -> Option<String> {
        let text = self.get(field);
        if text.chars().count() > TEXT_MAX || text.chars().any(char::is_control) {
            return self.wrong(field, "office-too-long");
        }
        Some(text)
    }

    fn read<T: FromStr>(&mut self, field: &str, key: &str, accept: impl FnOnce(&T) -> bool) -> Option<T> {
        match self.get(field).parse().ok().filter(accept) {
            Some(value) => Some(value),
            None => self.wrong(field, key),
        }
    }

    pub(super) fn day(&mut self, field: &str) -> Option<Date> {
        self.read(field, "office-no-day", |day: &Date| is_plausible(*day))
    }

    pub(super) fn moment(&mut self, field: &str) -> Option<Moment> {
        self.read(field, "office-no-moment", |at: &Moment| is_plausible(at.date))
    }

    /// A number within bounds.
    pub(super) fn number<T: TryFrom<u32>>(&mut self, field: &str, (least, most): (u32, u32)) -> Option<T> {
        let read = self.get(field).parse::<u32>().ok().filter(|n| (least..=most).contains(n));
        let Some(number) = read.and_then(|n| T::try_from(n).ok()) else {
            let said = self.visit.reader.say_with(
                "office-no-number",
                &[("least", least.to_string().into()), ("most", most.to_string().into())],
            );
            self.problems.add(&self.field(field), said);
            return None;
        };
        Some(number)
    }

    /// A number or nothing.
    #[allow(clippy::option_option, reason = "what is wrong, what is empty and what is there are three things")]
    pub(super) fn maybe_number<T: TryFrom<u32>>(&mut self, field: &str, bounds: (u32, u32)) -> Option<Option<T>> {
        if self.get(field).is_empty() { Some(None) } else { self.number(field, bounds).map(Some) }
    }

    /// One of some alternatives.
    pub(super) fn pick<T: Serialize + Clone>(&mut self, field: &str, all: &[T]) -> Option<T> {
        let wanted = self.get(field);
        match all.iter().find(|value| !wanted.is_empty() && code(*value) == wanted) {
            Some(value) => Some(value.clone()),
            None => self.wrong(field, "office-choose"),
        }
    }

    /// One of some alternatives, or none.
    #[allow(clippy::option_option, reason = "what is wrong, what is empty and what is there are three things")]
    pub(super) fn maybe_pick<T: Serialize + Clone>(&mut self, field: &str, all: &[T]) -> Option<Option<T>> {
        if self.get(field).is_empty() { Some(None) } else { self.pick(field, all).map(Some) }
    }

    pub(super) fn club(&mut self, field: &str, shown: &Shown) -> Option<ClubId> {
        let id = self.get(field).parse().ok().map(ClubId);
        match id.filter(|id| shown.season().clubs.contains_key(id)) {
            Some(id) => Some(id),
            None => self.wrong(field, "office-choose"),
        }
    }

    pub(super) fn event(&mut self, field: &str, shown: &Shown) -> Option<CompetitionId> {
        let id = self.get(field).parse().ok().map(CompetitionId);
        match id.filter(|id| shown.season().events.contains_key(id)) {
            Some(id) => Some(id),
            None => self.wrong(field, "office-choose"),
        }
    }

    pub(super) fn person(&mut self, field: &str, shown: &Shown) -> Option<MemberNo> {
        match person_of(&self.get(field), shown) {
            Some(person) => Some(person),
            None => self.wrong(field, "office-nobody"),
        }
    }

    pub(super) fn a_match(&mut self, field: &str, shown: &Shown) -> Option<MatchId> {
        let id = after_hash(&self.get(field)).map(MatchId);
        match id.filter(|id| shown.season().matches.contains_key(id)) {
            Some(id) => Some(id),
            None => self.wrong(field, "office-no-match"),
        }
    }

    /// A statement of a case, if one was written: several lines, at most so long.
    pub(super) fn statement(&mut self, field: &str, case: Option<CaseId>, what: Statement) -> Option<Vec<LeagueAct>> {
        let words = self.values.raw(&self.field(field)).trim().to_owned();
        if words.chars().count() > WORDS_MAX {
            return self.wrong(field, "office-words-long");
        }
        Some(if words.is_empty() { Vec::new() } else { vec![LeagueAct::State { case, what, words }] })
    }

    /// What else would be found wrong if what was found were right: every error at once.
    pub(super) fn probe(
        &mut self,
        shown: &Shown,
        act: &adoube_federation::SeasonAct,
        place: impl Fn(&HandbookFinding) -> String,
    ) {
        let Err(refusal) = adoube_federation::decide(shown.season(), act, shown.now) else { return };
        let reader = self.visit.reader;
        for finding in refusal.findings() {
            let text = format!("{} {}", finding.code(), finding.text(reader.language, &shown.known()));
            self.problems.add(&self.field(&place(finding)), reader.told(text));
        }
    }

    /// Does what the form asks for; `None` if it could not be read.
    pub(super) async fn settle(
        &mut self,
        desk: &Desk,
        shown: &mut Shown,
        acts: Option<Vec<LeagueAct>>,
        place: impl Fn(Wrong<'_>) -> &'static str,
    ) -> Result<Option<(Vec<SeasonAnswer>, Arc<LeagueState>)>, Failure> {
        self.settle_at(desk, shown, acts, |wrong| place(wrong).to_owned()).await
    }

    /// The same, where the fields' names are made.
    pub(super) async fn settle_at(
        &mut self,
        desk: &Desk,
        shown: &mut Shown,
        acts: Option<Vec<LeagueAct>>,
        place: impl Fn(Wrong<'_>) -> String,
    ) -> Result<Option<(Vec<SeasonAnswer>, Arc<LeagueState>)>, Failure> {
        let (Some(acts), true) = (acts, self.problems.is_empty()) else { return Ok(None) };
        if acts.is_empty() {
            return Ok(Some((Vec::new(), Arc::clone(&shown.state))));
        }
        let entered = acts.iter().filter_map(|act| match act {
            LeagueAct::Person(_, key) => Some(key.clone()),
            _ => None,
        });
        let entered: Vec<_> = entered.collect();
        match acting::act(desk, self.visit, &shown.id, self.values, acts).await? {
            Acted::Done(events, state) => Ok(Some((events, state))),
            Acted::Refused(refusal) => {
                // Nothing is kept of persons whom the season does not know.
                for key in &entered {
                    desk.people().erase(key, self.visit.now_ms).await?;
                }
                self.refused(desk, shown, &refusal, place).await?;
                Ok(None)
            }
        }
    }

    /// Puts a refusal beside the fields it is about.
    async fn refused(
        &mut self,
        desk: &Desk,
        shown: &mut Shown,
        refusal: &LeagueRefusal,
        place: impl Fn(Wrong<'_>) -> String,
    ) -> Result<(), Failure> {
        shown.read_all(desk).await?;
        let (reader, known) = (self.visit.reader, shown.known());
        for finding in refusal.findings() {
            let text = format!("{} {}", finding.code(), finding.text(reader.language, &known));
            let place = place(Wrong::Finding(finding));
            let field = if place.is_empty() { "form".to_owned() } else { self.field(&place) };
            self.problems.add(&field, reader.told(text));
        }
        if refusal.findings().is_empty() {
            let place = match refusal {
                LeagueRefusal::Name => "name".to_owned(),
                LeagueRefusal::Handbook(refusal) | LeagueRefusal::Act(refusal, ..) => place(Wrong::Refusal(refusal)),
                _ => String::new(),
            };
            let field = if place.is_empty() { "form".to_owned() } else { self.field(&place) };
            self.problems.add(&field, reader.told(refusal.text(reader.language, &known)));
        }
        Ok(())
    }

    /// Redirects with a flash, or shows the form again with its problems.
    pub(super) fn answer(self, done: Option<(String, Flash)>, again: impl FnOnce(&Problems) -> Markup) -> FormOutcome {
        match done {
            Some((to, flash)) => FormOutcome::done(to, flash),
            None => FormOutcome::invalid(self.visit, self.problems, again),
        }
    }
}

/// What a form was refused for.
#[derive(Clone, Copy)]
pub(super) enum Wrong<'a> {
    /// Something of section 31.
    Finding(&'a HandbookFinding),
    /// Anything else of the handbook.
    Refusal(&'a adoube_federation::SeasonRefusal),
}

/// What stands in the forms of a page when one of them comes back: that one as it was typed, the others as at first.
pub(super) fn again(start: &Values, posted: &Values) -> Values {
    let own = format!("{}-", posted.get("do"));
    let others = start.kept().filter(|(name, _)| !name.starts_with(&own));
    Values::of(others.chain(posted.kept()).map(|(name, value)| (name, value.to_owned())).collect::<Vec<_>>())
}

fn after_hash(text: &str) -> Option<u32> {
    let digits: String = text.rsplit_once('#')?.1.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

/// The person that somebody means by `Name #NUMBER`, the number alone, or a name that only one person has.
pub(super) fn person_of(text: &str, shown: &Shown) -> Option<MemberNo> {
    let known = |id: &MemberNo| shown.state.persons.contains_key(id) || shown.season().players.contains_key(id);
    if let Some(number) = after_hash(text).or_else(|| text.trim().parse().ok()) {
        return Some(MemberNo(number)).filter(known);
    }
    let wanted = text.trim().to_lowercase();
    let mut of_that_name = shown.state.persons.keys().filter(|id| shown.person(**id).to_lowercase() == wanted);
    of_that_name.next().copied().filter(|_| of_that_name.next().is_none())
}

/// What a field for a person shows.
pub(super) fn person_text(shown: &Shown, person: MemberNo) -> String {
    format!("{} #{person}", shown.person(person))
}

/// The persons of the season, as suggestions for fields; to a delegate, those of the club.
pub(super) fn people_list(view: View<'_>) -> Markup {
    let of = |id: &MemberNo| view.shown.season().players.get(id).map(|player| player.club);
    let seen = |id: &&MemberNo| view.shown.club.is_none() || of(id) == view.shown.club;
    let people = view.shown.state.persons.keys().filter(seen);
    let mut people: Vec<String> = people.map(|id| person_text(view.shown, *id)).collect();
    view.reader.sort_by_name(&mut people, |name| name);
    html! { datalist #people { @for person in people { option value=(person) {} } } }
}

/// The matches of the season, the latest first, as suggestions for fields.
pub(super) fn match_list(view: View<'_>) -> Markup {
    let shown = view.shown;
    html! { datalist #matches { @for (id, m) in shown.season().matches.iter().rev() {
        option value={ (shown.team(m.home)) " – " (shown.team(m.visitors)) " #" (id) } {}
    } } }
}

/// The competitions to choose from.
pub(super) fn event_choices(shown: &Shown) -> Vec<(String, String)> {
    shown.season().events.keys().map(|id| (id.to_string(), shown.event(*id))).collect()
}
