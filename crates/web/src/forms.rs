//! Forms: the values entered, their problems, and the fields that show both.
//!
//! A refused form is shown again with status 422, all values as entered, and a message beside each invalid field.

use crate::links;
use crate::request_error::RequestError;
use crate::visit::Visit;
use crate::words;
use adoube_store::CommandId;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use maud::{Markup, html};
use serde_json::{Map, Value};
use std::sync::Arc;

/// Maximum number of fields in a form: enough for two thousand results.
const FIELDS_MAX: usize = 10_000;

/// The values entered in a form.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Values(Vec<(String, String)>);

impl Values {
    /// Creates a form with initial values.
    pub fn of<'a>(pairs: impl IntoIterator<Item = (&'a str, String)>) -> Self {
        Self(pairs.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
    }

    /// Parses URL-encoded fields.
    pub fn read(bytes: &[u8]) -> Self {
        Self(form_urlencoded::parse(bytes).into_owned().take(FIELDS_MAX).collect())
    }

    /// Reads fields from JSON: a ticked box is `true`, a field with several values an array.
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

    /// Returns all fields, in order.
    pub fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Returns the value of a field, trimmed; empty if there is no such field.
    pub fn get(&self, name: &str) -> &str {
        self.raw(name).trim()
    }

    /// Returns the value of a field exactly as entered.
    pub fn raw(&self, name: &str) -> &str {
        self.0.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
    }

    /// Returns whether a box was ticked.
    pub fn ticked(&self, name: &str) -> bool {
        self.0.iter().any(|(key, value)| key == name && !value.is_empty())
    }

    /// Returns all values of a field that may be repeated.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.trim())
    }

    /// Returns the fields with a prefix: the rest of the name, and the value.
    pub fn starting<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.0.iter().filter_map(move |(key, value)| Some((key.strip_prefix(prefix)?, value.trim())))
    }

    /// Returns the fields that a confirmation page sends again: all but those of a single submission, such as the CSRF
    /// token.
    pub fn kept(&self) -> impl Iterator<Item = (&str, &str)> {
        const OF_ONE_SENDING: [&str; 4] = ["csrf", "command", "confirmed", "step"];
        let kept = self.0.iter().filter(|(key, _)| !OF_ONE_SENDING.contains(&key.as_str()));
        kept.map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// Returns the idempotency key: derived from the form's command id and all its values, so that the same form sent
    /// twice acts once, while a form sent again with other values is a new command.
    pub fn command(&self) -> Option<CommandId> {
        let command = self.get("command").parse::<CommandId>().ok()?;
        let mut all = String::new();
        for (name, value) in self.0.iter().filter(|(name, _)| name != "csrf") {
            all.push('\n');
            all.push_str(&links::encoded(name));
            all.push('=');
            all.push_str(&links::encoded(value));
        }
        Some(command.derived(&all))
    }

    /// Sets a field, replacing its values.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        self.0.retain(|(key, _)| key != name);
        self.0.push((name.to_owned(), value.into()));
    }
}

/// A submitted form. [`crate::guard`] has parsed it and checked its CSRF token.
#[derive(Clone, Debug)]
pub struct Posted(pub Values);

impl<S: Send + Sync> FromRequestParts<S> for Posted {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, RequestError> {
        let values = parts.extensions.get::<Arc<Values>>().ok_or(RequestError::NOT_UNDERSTOOD)?;
        Ok(Self(Values::clone(values)))
    }
}

/// A form, or the JSON that a page's script sends to the same address.
#[derive(Clone, Debug)]
pub enum Submitted {
    /// A form.
    Form(Values),
    /// JSON.
    Json(Bytes),
}

impl<S: Send + Sync> FromRequest<S> for Submitted {
    type Rejection = RequestError;

    async fn from_request(request: Request, state: &S) -> Result<Self, RequestError> {
        if let Some(values) = request.extensions().get::<Arc<Values>>() {
            return Ok(Self::Form(Values::clone(values)));
        }
        Bytes::from_request(request, state).await.map(Self::Json).map_err(|_| RequestError::TooLarge)
    }
}

/// The name of problems that concern the whole form instead of a field.
pub const WHOLE: &str = "form";

/// The problems of a form: field names and the messages beside them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Problems(Vec<(String, String)>);

impl Problems {
    /// Creates a problem of the whole form.
    pub fn of_form(sentence: &str) -> Self {
        Self(vec![(WHOLE.to_owned(), sentence.to_owned())])
    }

    /// Adds a problem.
    pub fn add(&mut self, field: &str, sentence: impl Into<String>) {
        self.0.push((field.to_owned(), sentence.into()));
    }

    /// Returns whether there are no problems.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the message beside a field.
    pub fn of(&self, field: &str) -> Option<&str> {
        self.0.iter().find(|(name, _)| name == field).map(|(_, sentence)| sentence.as_str())
    }

    /// Returns all problems.
    pub fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, sentence)| (name.as_str(), sentence.as_str()))
    }
}

/// Renders the fields of a form.
#[derive(Clone, Copy)]
pub struct Fields<'a> {
    /// The current request.
    pub visit: &'a Visit,
    /// The values entered, or the initial ones.
    pub values: &'a Values,
    /// The problems to show.
    pub problems: &'a Problems,
    sent_as: Option<&'a str>,
}

impl<'a> Fields<'a> {
    /// Creates a renderer for the fields of a form.
    pub const fn new(visit: &'a Visit, values: &'a Values, problems: &'a Problems) -> Self {
        Self { visit, values, problems, sent_as: None }
    }

    /// Returns the same renderer with other values.
    #[must_use]
    pub const fn filled(self, values: &'a Values) -> Self {
        Self { values, ..self }
    }

    /// Returns the same renderer, sending fields under another name, for pages on which several forms have the same
    /// field.
    #[must_use]
    pub const fn named(self, sent_as: &'a str) -> Self {
        Self { sent_as: Some(sent_as), ..self }
    }

    /// Renders all problems as a list, each with a link to its field.
    pub fn summary(self) -> Markup {
        html! {
            @if !self.problems.is_empty() {
                div.notice.notice-bad role="alert" tabindex="-1" {
                    p { strong { (self.visit.reader.say(words::frame::FORM_PROBLEMS)) } }
                    ul { @for (name, sentence) in self.problems.all() { li {
                        // A problem of the whole form has no field to link to.
                        @if name == WHOLE { (sentence) } @else { a href={ "#f-" (name) } { (sentence) } }
                    } } }
                }
            }
        }
    }

    /// Renders a single-line input. `kind` is its type, `more` its other attributes.
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

    /// Renders a multi-line text area.
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

    /// Renders a select with values and their labels.
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

    /// Renders a checkbox.
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

/// Further attributes of an input.
#[derive(Clone, Copy, Debug, Default)]
pub struct Input<'a> {
    /// Whether a value is required.
    pub required: bool,
    /// Hint for the browser's autofill.
    pub autocomplete: Option<&'a str>,
    /// The keyboard that a phone shows.
    pub inputmode: Option<&'a str>,
    /// The smallest number allowed.
    pub min: Option<i64>,
    /// The largest number allowed.
    pub max: Option<i64>,
    /// The maximum number of characters.
    pub maxlength: Option<u32>,
    /// Text shown while the input is empty.
    pub placeholder: Option<&'a str>,
    /// The id of a list of suggestions.
    pub list: Option<&'a str>,
    /// Help text below the input.
    pub hint: Option<&'a str>,
    /// Whether the input has the focus when the page opens.
    pub autofocus: bool,
    /// Approximate width, in characters.
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
