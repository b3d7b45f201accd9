//! The outcome of a form, before it is drawn: [`crate::answer`] draws it as a page for a browser and as JSON for a program.

use crate::failure::Failure;
use crate::flash::Flash;
use crate::forms::Problems;
use crate::visit::Visit;
use axum::response::Response;
use maud::Markup;

/// The outcome of a form.
#[derive(Debug)]
pub enum FormOutcome {
    /// Carried out, or refused as a whole: on to a page, with a sentence at its top.
    Done {
        /// The path of the page.
        to: String,
        /// The sentence.
        flash: Option<Flash>,
        /// A `Set-Cookie` header.
        cookie: Option<String>,
    },
    /// Carried out; the page shows values that can be seen this once.
    Made {
        /// The values by name.
        made: Vec<(&'static str, String)>,
        /// The page.
        page: BrowserPage,
    },
    /// Not carried out yet: it has to be confirmed.
    Confirm {
        /// The reasons.
        warnings: Vec<String>,
        /// The fields that confirm it, to be sent along with the same form; without any, it cannot be confirmed.
        again: Vec<(&'static str, String)>,
        /// The page that asks.
        page: BrowserPage,
    },
    /// Not carried out: the form comes back with its problems.
    Invalid {
        /// The problems.
        problems: Problems,
        /// The page with the form, everything as it was typed.
        page: BrowserPage,
    },
    /// An answer that is the same for browsers and programs.
    Answer(Response),
}

/// A page that is drawn for browsers only: a program gets the values instead.
#[derive(Debug)]
pub struct BrowserPage(Option<Markup>);

impl BrowserPage {
    /// Draws a page, unless a program asks.
    pub fn new(visit: &Visit, draw: impl FnOnce() -> Markup) -> Self {
        Self((!visit.program).then(draw))
    }

    /// Loads and draws a page, unless a program asks: then the future is dropped without being polled.
    pub async fn load(visit: &Visit, page: impl Future<Output = Result<Markup, Failure>>) -> Result<Self, Failure> {
        Ok(Self(if visit.program { None } else { Some(page.await?) }))
    }

    pub(crate) fn into_markup(self) -> Markup {
        self.0.unwrap_or_default()
    }
}

impl FormOutcome {
    /// Carried out, or refused as a whole.
    pub fn done(to: impl Into<String>, flash: Flash) -> Self {
        Self::Done { to: to.into(), flash: Some(flash), cookie: None }
    }

    /// Problems of fields.
    pub fn invalid(visit: &Visit, problems: Problems, draw: impl FnOnce(&Problems) -> Markup) -> Self {
        let page = BrowserPage::new(visit, || draw(&problems));
        Self::Invalid { problems, page }
    }

    /// A value that is shown this once.
    pub fn made(visit: &Visit, name: &'static str, value: impl Into<String>, draw: impl FnOnce() -> Markup) -> Self {
        Self::Made { made: vec![(name, value.into())], page: BrowserPage::new(visit, draw) }
    }
}

impl From<Response> for FormOutcome {
    fn from(response: Response) -> Self {
        Self::Answer(response)
    }
}
