//! Forms: what was typed, what is wrong with it, and the fields that show both.
//!
//! A refused form comes back with status 422, everything as it was typed, and the words beside the field.

use crate::failure::Failure;
use crate::links;
use crate::token::digest;
use crate::visit::Visit;
use crate::words;
use adoube_store::CommandId;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use maud::{Markup, html};
use serde_json::{Map, Value};
use std::sync::Arc;

/// How many fields a form has at most: two thousand results have room.
const FIELDS_MAX: usize = 10_000;

/// What was typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Values(Vec<(String, String)>);

impl Values {
    /// Fields with what stands in them at first.
    pub fn of<'a>(pairs: impl IntoIterator<Item = (&'a str, String)>) -> Self {
        Self(pairs.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
    }

    /// Reads a form's fields.
    pub fn read(bytes: &[u8]) -> Self {
        Self(form_urlencoded::parse(bytes).into_owned().take(FIELDS_MAX).collect())
    }

    /// Reads the fields of a form as JSON: a ticked box is `true`, a field with several values an array.
    pub fn from_json(fields: &Map<String, Value>) -> Self {
        let mut pairs = Vec::new();
        for (name, value) in fields {
            let several = value.as_array().map_or_else(|| std::slice::from_ref(value), Vec::as_slice);
            for one in several {
                let text = match one {
                    Value::Null | Value::Bool(false) => continue,
                    Value::Bool(true) => "1".to_owned(),
                    Value::String(text) => text.clone(),
                    other => other.to_string(),
                };
                pairs.push((name.clone(), text));
            }
        }
        pairs.truncate(FIELDS_MAX);
        Self(pairs)
    }

    /// All fields, in order.
    pub fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// What was typed in a field, without blanks around it; empty if there is no such field.
    pub fn get(&self, name: &str) -> &str {
        self.raw(name).trim()
    }

    /// What was typed in a field, letter for letter.
    pub fn raw(&self, name: &str) -> &str {
        self.0.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
    }

    /// Whether a box was ticked.
    pub fn ticked(&self, name: &str) -> bool {
        self.0.iter().any(|(key, value)| key == name && !value.is_empty())
    }

    /// Every value of a field that can be there several times.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.trim())
    }

    /// Fields whose names begin so: the rest of the name, and the value.
    pub fn starting<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.0.iter().filter_map(move |(key, value)| Some((key.strip_prefix(prefix)?, value.trim())))
    }

    /// What a page that asks for confirmation carries along: everything but what belongs to one sending.
    pub fn kept(&self) -> impl Iterator<Item = (&str, &str)> {
        const OF_ONE_SENDING: [&str; 4] = ["csrf", "command", "confirmed", "step"];
        let kept = self.0.iter().filter(|(key, _)| !OF_ONE_SENDING.contains(&key.as_str()));
        kept.map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// The id of what the form asks for: of this form with exactly this in it. A form that is sent twice asks once; one to
    /// which somebody goes back to write something else asks for something else.
    pub fn command(&self) -> Option<CommandId> {
        let command = self.get("command").parse::<CommandId>().ok()?.to_string();
        let mut all = command.clone();
        for (name, value) in self.0.iter().filter(|(name, _)| name != "csrf") {
            all.push('\n');
            all.push_str(&links::encoded(name));
            all.push('=');
            all.push_str(&links::encoded(value));
        }
        let digest = digest(all.as_bytes());
        let (when, [a, b, c]) = (command.get(..15)?, [digest.get(..3)?, digest.get(3..6)?, digest.get(6..18)?]);
        format!("{when}{a}-a{b}-{c}").parse().ok()
    }

    /// Sets a field.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        self.0.retain(|(key, _)| key != name);
        self.0.push((name.to_owned(), value.into()));
    }
}

/// A form that was sent. [`crate::guard`] has read it and checked its CSRF token.
#[derive(Clone, Debug)]
pub struct Posted(pub Values);

impl<S: Send + Sync> FromRequestParts<S> for Posted {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        let values = parts.extensions.get::<Arc<Values>>().ok_or(Failure::NOT_UNDERSTOOD)?;
        Ok(Self(Values::clone(values)))
    }
}

/// A form, or the JSON that a module of a page sends to the same address.
#[derive(Clone, Debug)]
pub enum Submitted {
    /// A form.
    Form(Values),
    /// JSON.
    Json(Bytes),
}

impl<S: Send + Sync> FromRequest<S> for Submitted {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        if let Some(values) = request.extensions().get::<Arc<Values>>() {
            return Ok(Self::Form(Values::clone(values)));
        }
        Bytes::from_request(request, state).await.map(Self::Json).map_err(|_| Failure::TooLarge)
    }
}

/// The name under which a problem is of the whole form, not of one of its fields.
pub const WHOLE: &str = "form";

/// What is wrong with a form: a field's name and the words beside it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Problems(Vec<(String, String)>);

impl Problems {
    /// One problem of the whole form.
    pub fn of_form(sentence: &str) -> Self {
        Self(vec![(WHOLE.to_owned(), sentence.to_owned())])
    }

    /// Adds one.
    pub fn add(&mut self, field: &str, sentence: impl Into<String>) {
        self.0.push((field.to_owned(), sentence.into()));
    }

    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The words beside a field.
    pub fn of(&self, field: &str) -> Option<&str> {
        self.0.iter().find(|(name, _)| name == field).map(|(_, sentence)| sentence.as_str())
    }

    /// Every problem.
    pub fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, sentence)| (name.as_str(), sentence.as_str()))
    }
}

/// Draws a form's fields.
#[derive(Clone, Copy)]
pub struct Fields<'a> {
    /// For whom.
    pub visit: &'a Visit,
    /// What was typed, or stands there at first.
    pub values: &'a Values,
    /// What is wrong.
    pub problems: &'a Problems,
    sent_as: Option<&'a str>,
}

impl<'a> Fields<'a> {
    /// Fields for a reader.
    pub const fn new(visit: &'a Visit, values: &'a Values, problems: &'a Problems) -> Self {
        Self { visit, values, problems, sent_as: None }
    }

    /// The same fields with other things in them.
    #[must_use]
    pub const fn filled(self, values: &'a Values) -> Self {
        Self { values, ..self }
    }

    /// Fields that are sent under another name than their own, of which several forms on a page have one.
    #[must_use]
    pub const fn named(self, sent_as: &'a str) -> Self {
        Self { sent_as: Some(sent_as), ..self }
    }

    /// All problems at the top, each with a link to its field.
    pub fn summary(self) -> Markup {
        html! {
            @if !self.problems.is_empty() {
                div.notice.notice-bad role="alert" tabindex="-1" {
                    p { strong { (self.visit.reader.say(words::frame::FORM_PROBLEMS)) } }
                    ul { @for (name, sentence) in self.problems.all() { li {
                        // What is about the whole form has no field to go to.
                        @if name == WHOLE { (sentence) } @else { a href={ "#f-" (name) } { (sentence) } }
                    } } }
                }
            }
        }
    }

    /// A line of text. `kind` is the input's type, `more` its other attributes.
    pub fn input(self, name: &str, label: &str, kind: &str, more: Input<'_>) -> Markup {
        let value = if kind == "password" { "" } else { self.values.raw(name) };
        let problem = self.problems.of(name);
        let described = described(name, problem.is_some(), more.hint.is_some());
        self.framed(
            name,
            label,
            more.hint,
            &html! {
                input id={ "f-" (name) } name=(self.sent_as.unwrap_or(name)) type=(kind) value=(value)
                    required[more.required] autocomplete=[more.autocomplete] inputmode=[more.inputmode]
                    min=[more.min] max=[more.max] maxlength=[more.maxlength] placeholder=[more.placeholder]
                    list=[more.list] autofocus[more.autofocus] size=[more.size]
                    aria-invalid=[problem.map(|_| "true")] aria-describedby=[described];
            },
        )
    }

    /// A text of several lines.
    pub fn area(self, name: &str, label: &str, rows: u32, hint: Option<&str>) -> Markup {
        let problem = self.problems.of(name);
        let described = described(name, problem.is_some(), hint.is_some());
        self.framed(
            name,
            label,
            hint,
            &html! {
                textarea id={ "f-" (name) } name=(self.sent_as.unwrap_or(name)) rows=(rows)
                    aria-invalid=[problem.map(|_| "true")] aria-describedby=[described] { (self.values.raw(name)) }
            },
        )
    }

    /// A choice: values and what they are called.
    pub fn select(self, name: &str, label: &str, hint: Option<&str>, choices: &[(String, String)]) -> Markup {
        let chosen = self.values.get(name);
        let problem = self.problems.of(name);
        let described = described(name, problem.is_some(), hint.is_some());
        self.framed(
            name,
            label,
            hint,
            &html! {
                select id={ "f-" (name) } name=(self.sent_as.unwrap_or(name))
                    aria-invalid=[problem.map(|_| "true")] aria-describedby=[described] {
                    @for (value, shown) in choices { option value=(value) selected[value == chosen] { (shown) } }
                }
            },
        )
    }

    /// A box to tick.
    pub fn tick(self, name: &str, label: &str, hint: Option<&str>) -> Markup {
        let described = described(name, false, hint.is_some());
        html! {
            div.field.tick {
                label { input id={ "f-" (name) } type="checkbox" name=(name) value="1"
                    checked[self.values.ticked(name)] aria-describedby=[described]; " " (label) }
                @if let Some(hint) = hint { p.hint id={ "f-" (name) "-hint" } { (hint) } }
            }
        }
    }

    fn framed(self, name: &str, label: &str, hint: Option<&str>, inner: &Markup) -> Markup {
        html! {
            div.field {
                label for={ "f-" (name) } { (label) }
                (inner)
                @if let Some(hint) = hint { p.hint id={ "f-" (name) "-hint" } { (hint) } }
                @if let Some(problem) = self.problems.of(name) { p.problem id={ "f-" (name) "-problem" } { (problem) } }
            }
        }
    }
}

fn described(name: &str, problem: bool, hint: bool) -> Option<String> {
    let ids = [problem.then(|| format!("f-{name}-problem")), hint.then(|| format!("f-{name}-hint"))];
    let ids: Vec<String> = ids.into_iter().flatten().collect();
    (!ids.is_empty()).then(|| ids.join(" "))
}

/// What else a line of text has.
#[derive(Clone, Copy, Debug, Default)]
pub struct Input<'a> {
    /// Whether it must be filled.
    pub required: bool,
    /// What the browser may fill in.
    pub autocomplete: Option<&'a str>,
    /// Which keyboard a phone shows.
    pub inputmode: Option<&'a str>,
    /// The least number.
    pub min: Option<i64>,
    /// The greatest number.
    pub max: Option<i64>,
    /// The most characters.
    pub maxlength: Option<u32>,
    /// What stands in it while it is empty.
    pub placeholder: Option<&'a str>,
    /// The id of a list of suggestions.
    pub list: Option<&'a str>,
    /// Words below it.
    pub hint: Option<&'a str>,
    /// Whether it is where typing begins.
    pub autofocus: bool,
    /// About how many characters it shows.
    pub size: Option<u32>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_read_as_they_were_typed() {
        let values = Values::read("name=N%C3%BA%C3%B1ez%2C+J.&r.1=1&r.2=%3D&tick=1&empty=&lonely".as_bytes());
        assert_eq!(values.get("name"), "Núñez, J.");
        assert_eq!(values.starting("r.").collect::<Vec<_>>(), [("1", "1"), ("2", "=")]);
        assert!(values.ticked("tick") && !values.ticked("empty") && !values.ticked("none"));
        assert_eq!(values.get("lonely"), "");
        let form = |name: &str| {
            Values::of([("command", "0190163d-8694-739b-aea5-966c26f8ad91".to_owned()), ("name", name.to_owned())])
        };
        assert_eq!(form("a").command(), form("a").command());
        assert!(form("a").command().is_some_and(|one| form("b").command().is_some_and(|other| one != other)));
        assert_eq!(values.command(), None);
        let json = r#"{"name":"Núñez & Co","sure":true,"not":false,"none":null,"n":-3,"event":["a","b"]}"#;
        let json = Values::from_json(&serde_json::from_str(json).unwrap());
        let expected = [("event", "a"), ("event", "b"), ("n", "-3"), ("name", "Núñez & Co"), ("sure", "1")];
        assert_eq!(json.pairs().collect::<Vec<_>>(), expected);
        let wrong = Values::read(&[0xff, b'=', b'%', 0xfe]);
        assert!(wrong.get("\u{fffd}").starts_with('%'));
    }
}
