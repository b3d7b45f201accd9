//! A form for one act of a match, and the parsing of its fields.

use super::{MatchPage, side_code};
use crate::pages::league::widgets::{hour, read_hour};
use crate::words;
use adoube_federation::HandbookFinding;
use adoube_federation::acts::MatchAct;
use adoube_federation::ids::TeamSide;
use adoube_web::csrf::csrf_field;
use adoube_web::forms::{self, Fields, Problems, Values};
use adoube_web::reader::Reader;
use adoube_web::visit::Visit;
use adoube_words::Text;
use maud::{Markup, html};

pub(super) struct MatchForm {
    /// The name in URLs.
    pub(super) what: &'static str,
    /// The text key of the title.
    pub(super) title: Text,
    /// Its initial values.
    pub(super) values: StartValues,
    /// Renders the fields and their explanations.
    pub(super) draw: DrawForm,
    /// Reads the acts from the form.
    pub(super) read: ReadForm,
    /// Maps a finding to the field next to which it is shown.
    pub(super) field: FieldOfFinding,
}

type StartValues = fn(&MatchPage, TeamSide) -> Values;

type DrawForm = fn(&MatchPage, TeamSide, Fields<'_>) -> Markup;

type ReadForm = fn(&mut SentMatchForm<'_>) -> Vec<MatchAct>;

type FieldOfFinding = fn(&Values, &HandbookFinding) -> String;

impl MatchForm {
    /// Creates an empty form whose refusals concern the form as a whole.
    pub(super) const fn new(what: &'static str, title: Text, draw: DrawForm, read: ReadForm) -> Self {
        Self { what, title, values: |_, _| Values::default(), draw, read, field: |_, _| forms::WHOLE.to_owned() }
    }

    /// Returns the form with initial values.
    pub(super) const fn starting(self, values: StartValues) -> Self {
        Self { values, ..self }
    }

    /// Returns the form with a mapping of findings to fields.
    pub(super) const fn placing(self, field: FieldOfFinding) -> Self {
        Self { field, ..self }
    }
}

/// A submitted form of a match while it is parsed. The problems of a field are collected next to it.
pub(super) struct SentMatchForm<'a> {
    pub(super) here: &'a MatchPage,
    /// The side for which the form acts.
    pub(super) side: TeamSide,
    pub(super) visit: &'a Visit,
    pub(super) values: &'a Values,
    pub(super) problems: Problems,
}

impl<'a> SentMatchForm<'a> {
    /// Records a problem of a field.
    pub(super) fn wrong<T: Default>(&mut self, field: &str, key: Text) -> T {
        self.problems.add(field, self.visit.reader.say(key));
        T::default()
    }

    /// Parses a field, or records its problem.
    pub(super) fn find<T>(&mut self, field: &str, key: Text, read: impl FnOnce(&'a str) -> Option<T>) -> Option<T> {
        let value = read(self.values.get(field));
        if value.is_none() {
            self.wrong::<()>(field, key);
        }
        value
    }

    /// Returns a required text.
    pub(super) fn words(&mut self, field: &str) -> String {
        let words = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        self.find(field, words::matchday::WORDS_MISSING, words).unwrap_or_default()
    }

    /// Returns a number up to a bound.
    pub(super) fn number(&mut self, field: &str, most: u32) -> u32 {
        let read = |text: &str| text.parse().ok().filter(|number| *number <= most);
        let number = read(self.values.get(field));
        if number.is_none() {
            self.problems.add(field, number_bad(self.visit.reader, 0, most));
        }
        number.unwrap_or(0)
    }

    /// Returns the chosen board; a problem is shown next to `field`.
    pub(super) fn board(&mut self, field: &str) -> u8 {
        let boards = 1..=self.here.m.boards.len();
        let board = self.values.get("board").parse().ok().filter(|board| boards.contains(&usize::from(*board)));
        board.unwrap_or_else(|| self.wrong(field, words::matchday::CHOOSE_BOARD))
    }

    /// Returns the typed time on the match day, in seconds after the start; a problem is shown next to `field`.
    pub(super) fn at(&mut self, field: &str) -> u32 {
        self.hour("at", field).unwrap_or(0)
    }

    /// Returns a time on the match day, in seconds after the start; a problem is shown next to `field`.
    pub(super) fn hour(&mut self, name: &str, field: &str) -> Option<u32> {
        let at = read_hour(self.values.get(name)).and_then(|minute| self.here.seconds(minute));
        if at.is_none() {
            let start = hour(self.here.m.start.minute);
            self.problems.add(field, self.visit.reader.say_with(words::matchday::HOUR_BAD, &[("start", &start)]));
        }
        at
    }
}

/// Returns the error for a number out of range.
pub(super) fn number_bad(reader: Reader, least: u32, most: u32) -> String {
    reader.say_with(words::matchday::NUMBER_BAD, &[("least", &least), ("most", &most)])
}

/// Wraps a form's fields.
pub(super) fn framed(
    here: &MatchPage,
    side: TeamSide,
    what: &str,
    visit: &Visit,
    inner: &Markup,
    button: &str,
) -> Markup {
    html! {
        form method="post" action=(here.form(side, what)) data-side=(side_code(side)) {
            (csrf_field(visit))
            (inner)
            div.buttons { button.primary type="submit" { (button) } }
        }
    }
}
