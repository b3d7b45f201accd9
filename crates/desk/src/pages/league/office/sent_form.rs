//! A submitted form of the office while it is parsed. Problems are collected by field; every field is parsed, so that
//! all problems are shown at once.

use super::form::{code, person_of};
use crate::Desk;
use crate::pages::league::acting::{self, finding_text};
use crate::pages::league::season_page::SeasonPage;
use crate::pages::league::season_request::SeasonRequest;
use crate::roles::Action;
use crate::words;
use adoube_federation::ids::{CaseId, ClubId, CompetitionId, MatchId, MemberNo, OpenId};
use adoube_federation::{HandbookFinding, SeasonAct};
use adoube_laws::{Date, Moment};
use adoube_services::league::{LeagueAct, Statement, WORDS_MAX, is_plausible};
use adoube_services::people::Person;
use adoube_web::forms::{Problems, Values};
use adoube_web::mail::MailAddress;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use serde::Serialize;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The maximum length of a single-line field.
const TEXT_MAX: usize = 120;

/// A submitted form while it is parsed.
pub(super) struct SentForm<'a> {
    pub(super) desk: &'a Desk,
    pub(super) visit: &'a Visit,
    pub(super) shown: &'a SeasonPage,
    pub(super) values: &'a Values,
    pub(super) problems: Problems,
    /// The form's name on its page.
    pub(super) name: &'a str,
}

impl<'a> SentForm<'a> {
    pub(super) fn new(request: &'a SeasonRequest, values: &'a Values) -> Self {
        let SeasonRequest { desk, visit, shown, .. } = request;
        Self { desk, visit, shown, values, problems: Problems::default(), name: values.get("do") }
    }

    /// Returns whether the visitor runs the season.
    pub(super) fn by_office(&self) -> bool {
        self.visit.may(Action::RunSeason, &self.shown.id)
    }

    /// Returns whether the visitor is the office of a club: the federation's, or the delegation of its province.
    pub(super) fn runs(&self, club: ClubId) -> bool {
        self.shown.runs(self.visit, club)
    }

    /// Returns whether the visitor is the office of a competition.
    pub(super) fn runs_event(&self, event: CompetitionId) -> bool {
        self.shown.runs_event(self.visit, event)
    }

    /// Fails unless the visitor may act for a club.
    pub(super) fn only_for(&self, club: ClubId) -> Result<(), RequestError> {
        if self.shown.may_for(self.visit, club) { Ok(()) } else { Err(RequestError::Forbidden) }
    }

    /// Returns an act under the handbook, as of now.
    pub(super) fn act(&self, act: impl Into<SeasonAct>) -> LeagueAct {
        acting::doing(self.visit, act)
    }

    /// Returns an act of the office, or a proposal that the office must accept.
    pub(super) fn act_or_propose(&self, club: ClubId, act: impl Into<SeasonAct>) -> LeagueAct {
        let act = act.into();
        if self.shown.settles(self.visit, club, &act) {
            return self.act(act);
        }
        LeagueAct::Propose { at: adoube_services::league::moment(self.visit.now_ms), club, act: Box::new(act) }
    }

    /// Returns the full name of a field.
    pub(super) fn field(&self, field: &str) -> String {
        format!("{}-{field}", self.name)
    }

    pub(super) fn get(&self, field: &str) -> &'a str {
        self.values.get(&self.field(field))
    }

    pub(super) fn ticked(&self, field: &str) -> bool {
        self.values.ticked(&self.field(field))
    }

    /// Returns the fields with a prefix: the number after it, and the value.
    pub(super) fn numbered(&self, field: &str) -> Vec<(u32, String)> {
        let prefix = self.field(field);
        let found = self.values.starting(&prefix);
        found.filter_map(|(rest, value)| Some((rest.parse().ok()?, value.to_owned()))).collect()
    }

    /// Records a problem of a field.
    pub(super) fn wrong<T>(&mut self, field: &str, key: Text) -> Option<T> {
        self.problems.add(&self.field(field), self.visit.reader.say(key));
        None
    }

    /// Parses a field, or records its problem.
    pub(super) fn find<T>(&mut self, field: &str, key: Text, read: impl FnOnce(&'a str) -> Option<T>) -> Option<T> {
        match read(self.get(field)) {
            Some(value) => Some(value),
            None => self.wrong(field, key),
        }
    }

    fn parse<T: FromStr>(&mut self, field: &str, key: Text, accept: impl FnOnce(&T) -> bool) -> Option<T> {
        self.find(field, key, |text| text.parse().ok().filter(accept))
    }

    pub(super) fn text(&mut self, field: &str) -> Option<String> {
        if self.get(field).is_empty() { self.wrong(field, words::office::NEEDED) } else { self.maybe(field) }
    }

    /// Parses an optional text.
    pub(super) fn maybe(&mut self, field: &str) -> Option<String> {
        let fits = |text: &&str| text.chars().count() <= TEXT_MAX && !text.chars().any(char::is_control);
        self.find(field, words::office::TOO_LONG, |text| Some(text).filter(fits).map(str::to_owned))
    }

    /// Parses an optional e-mail address.
    pub(super) fn email(&mut self, field: &str) -> Option<String> {
        let sound = |text: &&str| text.is_empty() || text.parse::<MailAddress>().is_ok();
        self.find(field, words::players::FIELD_EMAIL, |text| Some(text).filter(sound).map(str::to_owned))
    }

    pub(super) fn day(&mut self, field: &str) -> Option<Date> {
        self.parse(field, words::office::NO_DAY, |day: &Date| is_plausible(*day))
    }

    /// Parses an optional date.
    #[allow(clippy::option_option, reason = "wrong, empty and there are three things")]
    pub(super) fn maybe_day(&mut self, field: &str) -> Option<Option<Date>> {
        if self.get(field).is_empty() { Some(None) } else { self.day(field).map(Some) }
    }

    pub(super) fn moment(&mut self, field: &str) -> Option<Moment> {
        self.parse(field, words::office::NO_MOMENT, |at: &Moment| is_plausible(at.date))
    }

    /// Parses a number within bounds.
    pub(super) fn number<T: TryFrom<u32>>(&mut self, field: &str, (least, most): (u32, u32)) -> Option<T> {
        let read = self.get(field).parse::<u32>().ok().filter(|n| (least..=most).contains(n));
        let number = read.and_then(|n| T::try_from(n).ok());
        if number.is_none() {
            let bounds: [(&str, &dyn Display); 2] = [("least", &least), ("most", &most)];
            self.problems.add(&self.field(field), self.visit.reader.say_with(words::office::NO_NUMBER, &bounds));
        }
        number
    }

    /// Parses an optional number.
    #[allow(clippy::option_option, reason = "wrong, empty and there are three things")]
    pub(super) fn maybe_number<T: TryFrom<u32>>(&mut self, field: &str, bounds: (u32, u32)) -> Option<Option<T>> {
        if self.get(field).is_empty() { Some(None) } else { self.number(field, bounds).map(Some) }
    }

    /// Parses one of several alternatives.
    pub(super) fn pick<T: Serialize + Clone>(&mut self, field: &str, all: &[T]) -> Option<T> {
        self.find(field, words::office::CHOOSE, |wanted| {
            all.iter().find(|value| !wanted.is_empty() && code(*value) == wanted).cloned()
        })
    }

    /// Parses one of several alternatives, or none.
    #[allow(clippy::option_option, reason = "wrong, empty and there are three things")]
    pub(super) fn maybe_pick<T: Serialize + Clone>(&mut self, field: &str, all: &[T]) -> Option<Option<T>> {
        if self.get(field).is_empty() { Some(None) } else { self.pick(field, all).map(Some) }
    }

    /// Parses one of several alternatives by its name in the form.
    pub(super) fn pick_named<T: Clone>(&mut self, field: &str, all: &[(&str, T)]) -> Option<T> {
        self.find(field, words::office::CHOOSE, |wanted| {
            all.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value.clone())
        })
    }

    pub(super) fn club(&mut self, field: &str) -> Option<ClubId> {
        let clubs = &self.shown.season().clubs;
        let known = |text: &str| text.parse().ok().map(ClubId).filter(|id| clubs.contains_key(id));
        self.find(field, words::office::CHOOSE, known)
    }

    pub(super) fn event(&mut self, field: &str) -> Option<CompetitionId> {
        let events = &self.shown.season().events;
        let known = |text: &str| text.parse().ok().map(CompetitionId).filter(|id| events.contains_key(id));
        self.find(field, words::office::CHOOSE, known)
    }

    pub(super) fn open(&mut self, field: &str) -> Option<OpenId> {
        let opens = &self.shown.season().opens;
        self.find(field, words::office::CHOOSE, |text| {
            text.parse().ok().map(OpenId).filter(|id| opens.contains_key(id))
        })
    }

    pub(super) fn person(&mut self, field: &str) -> Option<MemberNo> {
        let shown = self.shown;
        self.find(field, words::office::NOBODY, |text| person_of(text, shown))
    }

    /// Parses persons, one per line.
    pub(super) fn people(&mut self, field: &str, count: RangeInclusive<usize>) -> Option<Vec<MemberNo>> {
        let shown = self.shown;
        self.find(field, words::office::CASE_PEOPLE_BAD, |text| {
            let lines = text.lines().filter(|line| !line.trim().is_empty());
            let people: Option<Vec<MemberNo>> = lines.map(|line| person_of(line, shown)).collect();
            people.filter(|people| count.contains(&people.len()))
        })
    }

    pub(super) fn a_match(&mut self, field: &str) -> Option<MatchId> {
        let matches = &self.shown.season().matches;
        let known = |text: &str| super::form::after_hash(text).map(MatchId).filter(|id| matches.contains_key(id));
        self.find(field, words::office::NO_MATCH, known)
    }

    /// Parses the optional statement of a case: several lines, with a maximum length.
    pub(super) fn statement(&mut self, field: &str, case: Option<CaseId>, what: Statement) -> Option<Vec<LeagueAct>> {
        let words = self.values.raw(&self.field(field)).trim().to_owned();
        if words.chars().count() > WORDS_MAX {
            return self.wrong(field, words::office::WORDS_LONG);
        }
        Some(if words.is_empty() { Vec::new() } else { vec![LeagueAct::State { case, what, words }] })
    }

    /// Enters a person of this name.
    pub(super) async fn new_person(&self, person: Person) -> Result<(MemberNo, LeagueAct), RequestError> {
        acting::new_person(self.desk, self.visit, person).await
    }

    /// Returns a person by name or number; an unknown person is entered by an act added to `acts`.
    pub(super) async fn known_or_new(&self, name: String, acts: &mut Vec<LeagueAct>) -> Result<MemberNo, RequestError> {
        if let Some(person) = person_of(&name, self.shown) {
            return Ok(person);
        }
        let (person, act) = self.new_person(Person { name, ..Person::default() }).await?;
        acts.push(act);
        Ok(person)
    }

    /// Adds the findings on an act as if the problem just recorded were fixed, to show all problems at once.
    pub(super) fn probe(&mut self, act: impl Into<SeasonAct>, place: impl Fn(&HandbookFinding) -> String) {
        let Err(refusal) = adoube_federation::decide(self.shown.season(), &act.into(), self.shown.now) else { return };
        let reader = self.visit.reader;
        for finding in refusal.findings() {
            let text = finding_text(reader, self.shown, finding);
            self.problems.add(&self.field(&place(finding)), reader.told(text));
        }
    }
}
