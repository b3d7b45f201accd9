//! The forms of the office: several per page, each with a name. Errors are shown next to their fields with the code of
//! section 31, and the typed values are kept.
//!
//! A field's name begins with that of its form (`enter-club`), so that names are unique on the page and a returned form
//! does not affect the others.

use crate::Desk;
use crate::json::value_of;
use crate::pages::league::season_page::{SeasonPage, SeasonTab};
use crate::pages::league::season_request::SeasonRequest;
use crate::roles::Action;
use crate::words;
use adoube_federation::ids::{ClubId, CompetitionId, MatchId, MemberNo};
use adoube_federation::matches::ClubMatch;
use adoube_web::csrf::csrf_field;
use adoube_web::forms::{Fields, Input, Problems, Values};
use adoube_web::reader::Reader;
use adoube_web::visit::Visit;
use adoube_words::Text;
use maud::{Markup, html};
use serde::Serialize;

/// Returns the value of an alternative in a form: its serialised name.
pub(super) fn code<T: Serialize>(value: &T) -> String {
    match value_of(value) {
        Ok(serde_json::Value::String(code)) => code,
        _ => String::new(),
    }
}

/// Alternatives to choose from.
pub(super) fn choices<T: Serialize>(reader: Reader, all: &[T], name: impl Fn(&T) -> Text) -> Vec<(String, String)> {
    all.iter().map(|value| (code(value), reader.say(name(value)))).collect()
}

/// Choices with one for none.
pub(super) fn or_none(mut choices: Vec<(String, String)>) -> Vec<(String, String)> {
    choices.insert(0, (String::new(), "–".to_owned()));
    choices
}

/// A page with its forms: the visitor, the subject, and the values and problems of the fields.
#[derive(Clone, Copy)]
pub(super) struct OfficeView<'a> {
    pub(super) desk: &'a Desk,
    pub(super) visit: &'a Visit,
    pub(super) shown: &'a SeasonPage,
    pub(super) reader: Reader,
    /// The page's path within the season.
    path: &'a str,
    pub(super) values: &'a Values,
    problems: &'a Problems,
}

impl<'a> OfficeView<'a> {
    pub(super) fn new(request: &'a SeasonRequest, path: &'a str, values: &'a Values, problems: &'a Problems) -> Self {
        let SeasonRequest { desk, visit, shown, .. } = request;
        Self { desk, visit, shown, reader: visit.reader, path, values, problems }
    }

    pub(super) fn say(&self, key: Text) -> String {
        self.reader.say(key)
    }

    /// Returns a link within the season.
    pub(super) fn link(&self, path: &str) -> String {
        self.visit.link(&self.shown.path(path))
    }

    /// Returns whether the visitor may do something in the season.
    pub(super) fn may(&self, action: Action) -> bool {
        self.visit.may(action, &self.shown.id)
    }

    /// Returns whether the visitor runs the season.
    pub(super) fn by_office(&self) -> bool {
        self.may(Action::RunSeason)
    }

    /// Returns whether the visitor is the office of a club: the federation's, or the delegation of its province.
    pub(super) fn runs(&self, club: ClubId) -> bool {
        self.shown.runs(self.visit, club)
    }

    /// Returns whether the visitor is the office of a competition.
    pub(super) fn runs_event(&self, event: CompetitionId) -> bool {
        self.shown.runs_event(self.visit, event)
    }

    /// Returns whether the visitor may act for a club.
    pub(super) fn may_for(&self, club: ClubId) -> bool {
        self.shown.may_for(self.visit, club)
    }

    /// Renders the whole page.
    pub(super) fn page(&self, tab: SeasonTab, title: &str, body: &Markup) -> Markup {
        self.shown.page(self.visit, tab, title, body)
    }

    /// Returns the fields of a form with a custom layout.
    pub(super) const fn fields(&self) -> Fields<'a> {
        Fields::new(self.visit, self.values, self.problems)
    }

    /// Creates a form of this page.
    pub(super) const fn form(&self, name: &'a str) -> FormCard<'a> {
        FormCard { fields: self.fields(), name, shown: self.shown, path: self.path }
    }

    /// Renders the problems of forms that consist only of a button.
    pub(super) fn back(&self, names: &[&str]) -> Markup {
        let back = !self.problems.is_empty() && names.contains(&self.values.get("do"));
        html! { @if back { div #f-form { (self.fields().summary()) } } }
    }

    /// Returns whether forms are shown: past states are read-only.
    pub(super) const fn writes(&self) -> bool {
        self.visit.at.is_none()
    }

    /// Renders a button that submits a form without fields.
    pub(super) fn button(&self, name: &str, hidden: &[(&str, &str)], key: Text) -> Markup {
        html! {
            @if self.writes() {
                form.inline method="post" action=(self.shown.path(self.path)) {
                    (csrf_field(self.visit))
                    input type="hidden" name="do" value=(name);
                    @for (field, value) in hidden { input type="hidden" name={ (name) "-" (field) } value=(value); }
                    button.small type="submit" { (self.say(key)) }
                }
            }
        }
    }
}

/// A form in a card. Its field names are given without the form's prefix.
#[derive(Clone, Copy)]
pub(super) struct FormCard<'a> {
    fields: Fields<'a>,
    name: &'a str,
    shown: &'a SeasonPage,
    path: &'a str,
}

impl<'a> FormCard<'a> {
    /// Returns the form with another target path within the season.
    pub(super) const fn sent_to(self, path: &'a str) -> Self {
        Self { path, ..self }
    }

    fn say(self, key: Text) -> String {
        self.fields.visit.reader.say(key)
    }

    fn field(self, field: &str) -> String {
        format!("{}-{field}", self.name)
    }

    fn input(self, field: &str, key: Text, kind: &str, more: Input<'_>) -> Markup {
        self.fields.input(&self.field(field), &self.say(key), kind, more)
    }

    pub(super) fn text(self, field: &str, key: Text, required: bool) -> Markup {
        let more = Input { required, maxlength: Some(120), autocomplete: Some("off"), ..Input::default() };
        self.input(field, key, "text", more)
    }

    pub(super) fn hinted(self, field: &str, key: Text, hint: Text) -> Markup {
        let hint = self.say(hint);
        let more = Input { hint: Some(&hint), maxlength: Some(120), autocomplete: Some("off"), ..Input::default() };
        self.input(field, key, "text", more)
    }

    pub(super) fn day(self, field: &str, key: Text, required: bool) -> Markup {
        self.input(field, key, "date", Input { required, ..Input::default() })
    }

    pub(super) fn moment(self, field: &str, key: Text, required: bool) -> Markup {
        self.input(field, key, "datetime-local", Input { required, ..Input::default() })
    }

    pub(super) fn number(self, field: &str, key: Text, (min, max): (i64, i64)) -> Markup {
        let more = Input { min: Some(min), max: Some(max), inputmode: Some("numeric"), ..Input::default() };
        self.input(field, key, "number", more)
    }

    /// Renders a number field whose label is data, not a translated text.
    pub(super) fn number_named(self, field: &str, label: &str, (min, max): (u32, u32)) -> Markup {
        let more = Input { required: true, min: Some(min.into()), max: Some(max.into()), ..Input::default() };
        self.fields.input(&self.field(field), label, "number", more)
    }

    pub(super) fn area(self, field: &str, key: Text, rows: u32, hint: Text) -> Markup {
        self.fields.area(&self.field(field), &self.say(key), rows, Some(&self.say(hint)))
    }

    pub(super) fn select(self, field: &str, key: Text, choices: &[(String, String)]) -> Markup {
        self.fields.select(&self.field(field), &self.say(key), None, choices)
    }

    pub(super) fn select_hinted(self, field: &str, key: Text, hint: Text, choices: &[(String, String)]) -> Markup {
        self.fields.select(&self.field(field), &self.say(key), Some(&self.say(hint)), choices)
    }

    pub(super) fn tick(self, field: &str, key: Text) -> Markup {
        self.tick_named(field, &self.say(key))
    }

    /// Renders a checkbox whose label is data, not a translated text.
    pub(super) fn tick_named(self, field: &str, label: &str) -> Markup {
        self.fields.tick(&self.field(field), label, None)
    }

    /// Renders a field for a person or match, with suggestions from a list on the page.
    pub(super) fn search(self, field: &str, key: Text, list: &str, required: bool) -> Markup {
        let hint = self.say(words::office::SEARCH_HINT);
        let hint = Some(hint.as_str());
        let more = Input { required, list: Some(list), autocomplete: Some("off"), hint, ..Input::default() };
        self.input(field, key, "text", more)
    }

    /// Renders a short field in a table row, with its problem.
    pub(super) fn cell(self, field: &str, label: &str, max: u32) -> Markup {
        let invalid = self.problem(field).map(|_| "true");
        html! {
            input.order id=(self.id(field)) name=(self.field(field)) type="number" min="1" max=(max)
                value=(self.value(field)) aria-label=(label) aria-invalid=[invalid];
        }
    }

    /// Renders the problem of a field with a custom layout.
    pub(super) fn problem_of(self, field: &str) -> Markup {
        html! { @if let Some(problem) = self.problem(field) { p.problem id={ (self.id(field)) "-problem" } { (problem) } } }
    }

    /// Returns the id of a field with a custom layout.
    pub(super) fn id(self, field: &str) -> String {
        format!("f-{}", self.field(field))
    }

    /// Returns the value of a field with a custom layout.
    pub(super) fn value(self, field: &str) -> &'a str {
        self.fields.values.raw(&self.field(field))
    }

    pub(super) fn problem(self, field: &str) -> Option<&'a str> {
        self.fields.problems.of(&self.field(field))
    }

    /// Renders the form, expanded in its card.
    pub(super) fn open(self, titles: (Text, Text), inner: &Markup) -> Markup {
        self.show(titles, false, inner)
    }

    /// Renders the form, collapsed unless it has problems to show.
    pub(super) fn folded(self, titles: (Text, Text), inner: &Markup) -> Markup {
        self.show(titles, true, inner)
    }

    pub(super) fn show(self, (title, button): (Text, Text), folded: bool, inner: &Markup) -> Markup {
        let back = !self.fields.problems.is_empty() && self.fields.values.get("do") == self.name;
        let form = html! {
            @if back { (self.fields.summary()) }
            form.grid id=[back.then_some("f-form")] method="post" action=(self.shown.path(self.path)) {
                (csrf_field(self.fields.visit))
                input type="hidden" name="do" value=(self.name);
                (inner)
                div.buttons { button.primary type="submit" { (self.say(button)) } }
            }
        };
        html! {
            @if self.fields.visit.at.is_none() {
                @if folded {
                    details.card.act open[back] { summary { (self.say(title)) } (form) }
                } @else {
                    section.card { h2 { (self.say(title)) } (form) }
                }
            }
        }
    }
}

/// Parses the number after a `#`.
pub(super) fn after_hash(text: &str) -> Option<u32> {
    let digits: String = text.rsplit_once('#')?.1.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

/// Finds the person for `Name #NUMBER`, a number alone, or a name that only one person has.
pub(super) fn person_of(text: &str, shown: &SeasonPage) -> Option<MemberNo> {
    let seen = |id: &MemberNo| shown.province().is_none() || may_name(shown, *id);
    let known =
        |id: &MemberNo| seen(id) && (shown.state.persons.contains_key(id) || shown.season().players.contains_key(id));
    if let Some(number) = after_hash(text).or_else(|| text.trim().parse().ok()) {
        return Some(MemberNo(number)).filter(known);
    }
    let wanted = text.trim().to_lowercase();
    let named = shown.state.persons.keys().filter(|id| seen(id));
    let mut of_that_name = named.filter(|id| shown.person(**id).to_lowercase() == wanted);
    of_that_name.next().copied().filter(|_| of_that_name.next().is_none())
}

/// Returns the text of a field for a person.
pub(super) fn person_text(shown: &SeasonPage, person: MemberNo) -> String {
    format!("{} #{person}", shown.person(person))
}

/// The most suggestions that a page carries; with more, they are asked for while a name is typed.
const SUGGESTED: usize = 300;

/// Renders the persons of the season, as suggestions for fields; to a delegate, those of the club.
pub(super) fn people_list(view: &OfficeView<'_>) -> Markup {
    let people = suggested_people(view.shown);
    let few = people.len() <= SUGGESTED;
    let mut people: Vec<String> = people.into_iter().filter(|_| few).map(|id| person_text(view.shown, id)).collect();
    view.reader.sort_by_name(&mut people, |name| name);
    let ask = (!few).then(|| view.shown.path("/suggest?of=people"));
    html! { datalist #people data-ask=[ask] { @for person in people { option value=(person) {} } } }
}

/// Returns the persons whom a visitor may name: a delegate, those of the club; a delegation, those of its clubs.
pub(super) fn suggested_people(shown: &SeasonPage) -> Vec<MemberNo> {
    shown.state.persons.keys().copied().filter(|id| may_name(shown, *id)).collect()
}

fn may_name(shown: &SeasonPage, person: MemberNo) -> bool {
    let represents =
        || shown.season().clubs.iter().any(|(id, club)| shown.covers(*id) && club.delegates.contains(&person));
    !shown.is_limited() || shown.covers_player(person) || shown.province().is_some() && represents()
}

/// Renders the matches of the season, the latest first, as suggestions for fields.
pub(super) fn match_list(view: &OfficeView<'_>) -> Markup {
    let shown = view.shown;
    let few = shown.season().matches.len() <= SUGGESTED;
    let ask = (!few).then(|| shown.path("/suggest?of=matches"));
    html! { datalist #matches data-ask=[ask] { @if few { @for (id, m) in shown.season().matches.iter().rev() {
        option value=(match_text(shown, *id, m)) {}
    } } } }
}

/// Returns the text of a field for a match.
pub(super) fn match_text(shown: &SeasonPage, id: MatchId, m: &ClubMatch) -> String {
    format!("{} – {} #{id}", shown.team(m.home), shown.team(m.visitors))
}

/// Returns the competitions to choose from.
pub(super) fn event_choices(shown: &SeasonPage) -> Vec<(String, String)> {
    shown.season().events.keys().map(|id| (id.to_string(), shown.event(*id))).collect()
}
