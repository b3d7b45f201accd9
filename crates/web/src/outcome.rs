//! The outcome of a form before rendering: [`crate::answer`] renders it as a page for a browser and as JSON for an API
//! client.

use crate::flash::Flash;
use crate::forms::Problems;
use crate::request_error::RequestError;
use crate::visit::Visit;
use adoube_words::Text;
use axum::http::StatusCode;
use maud::Markup;
use serde_json::Value;

/// The outcome of a form.
#[derive(Debug)]
pub enum FormOutcome {
    /// Processed: redirect to a page with a flash message.
    Done {
        /// The path of the page.
        to: String,
        /// The flash message.
        flash: Option<Flash>,
        /// `Set-Cookie` headers.
        cookies: Vec<String>,
    },
    /// Refused as a whole: redirect to a page that shows the reason.
    Refused {
        /// The path of the page.
        to: String,
        /// The reason.
        why: Flash,
    },
    /// Processed; the page shows values that can be seen only once.
    Made {
        /// The values by name.
        made: Vec<(&'static str, String)>,
        /// The page that shows them.
        page: BrowserPage,
    },
    /// Not processed yet: the user must confirm it.
    Confirm {
        /// The warnings to confirm.
        warnings: Vec<String>,
        /// The fields to add to the same form to confirm it; if empty, it cannot be confirmed.
        again: Vec<(&'static str, String)>,
        /// The page that asks for confirmation.
        page: BrowserPage,
    },
    /// Not processed: the form is shown again with its problems.
    Invalid {
        /// The problems.
        problems: Problems,
        /// The page with the form, all values as entered.
        page: BrowserPage,
    },
    /// Values for the page's own JavaScript module, which shows them without a new page (`assets/PROTOCOL.md`).
    Module {
        /// 200 or 422.
        status: StatusCode,
        /// The values.
        body: Value,
    },
}

/// A page rendered for browsers only; an API client gets the values instead.
#[derive(Debug)]
pub struct BrowserPage(Option<Markup>);

impl BrowserPage {
    /// Renders a page, unless an API client sent the request.
    pub fn new(visit: &Visit, draw: impl FnOnce() -> Markup) -> Self {
        Self((!visit.program).then(draw))
    }

    /// Loads and renders a page, unless an API client sent the request: then the future is dropped without being
    /// polled.
    pub async fn load(
        visit: &Visit,
        page: impl Future<Output = Result<Markup, RequestError>>,
    ) -> Result<Self, RequestError> {
        Ok(Self(if visit.program { None } else { Some(page.await?) }))
    }

    pub(crate) fn into_markup(self) -> Markup {
        self.0.unwrap_or_default()
    }
}

impl FormOutcome {
    /// Redirects to a page with a flash message.
    pub fn done(to: impl Into<String>, flash: Flash) -> Self {
        Self::Done { to: to.into(), flash: Some(flash), cookies: Vec::new() }
    }

    /// Redirects to a page that shows why the form was refused, with the message's placeholders filled.
    pub fn refused(to: impl Into<String>, why: Text, values: impl IntoIterator<Item = (&'static str, String)>) -> Self {
        let flash = Flash::refused(why);
        let why = values.into_iter().fold(flash, |flash, (place, value)| flash.with(place, value));
        Self::Refused { to: to.into(), why }
    }

    /// Answers the page's module: the form was processed.
    pub const fn to_module(body: Value) -> Self {
        Self::Module { status: StatusCode::OK, body }
    }

    /// Answers the page's module: the form was refused.
    pub const fn refused_to_module(body: Value) -> Self {
        Self::Module { status: StatusCode::UNPROCESSABLE_ENTITY, body }
    }

    /// Reports problems of fields, and renders the form again.
    pub fn invalid(visit: &Visit, problems: Problems, draw: impl FnOnce(&Problems) -> Markup) -> Self {
        let page = BrowserPage::new(visit, || draw(&problems));
        Self::Invalid { problems, page }
    }

    /// Reports a value that is shown only once.
    pub fn made(visit: &Visit, name: &'static str, value: impl Into<String>, draw: impl FnOnce() -> Markup) -> Self {
        Self::Made { made: vec![(name, value.into())], page: BrowserPage::new(visit, draw) }
    }
}
