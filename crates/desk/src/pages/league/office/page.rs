//! The request cycle of every office page: load, render, parse the submitted form, act, respond.

use super::form::OfficeView;
use super::sent_form::SentForm;
use crate::pages::league::acting::{self, Acted, RefusalCause};
use crate::pages::league::season_page::SeasonPage;
use crate::pages::league::season_request::SeasonRequest;
use crate::words;
use adoube_federation::SeasonAnswer;
use adoube_services::league::LeagueAct;
use adoube_web::flash::Flash;
use adoube_web::forms::{self, Posted, Problems, Values};
use adoube_web::outcome::{BrowserPage, FormOutcome};
use adoube_web::request_error::RequestError;
use adoube_words::Text;
use maud::Markup;
use std::future::ready;

/// A page of the office: its subject, its rendering and its forms. [`show`] and [`send`] do the rest.
pub(super) trait OfficePage: Sized + Send + Sync {
    /// Looks up the page's subject; fails if there is none or the visitor may not see it.
    fn load(request: &mut SeasonRequest) -> impl Future<Output = Result<Self, RequestError>> + Send;

    /// Returns the path within the season; forms are sent there and redirect back to it.
    fn path(&self, request: &SeasonRequest) -> String {
        request.path().to_owned()
    }

    /// Returns the initial values of the page's forms.
    fn start(&self, _: &SeasonPage) -> Values {
        Values::default()
    }

    fn draw(&self, view: OfficeView<'_>) -> impl Future<Output = Result<Markup, RequestError>> + Send;

    /// Parses the submitted form, if the visitor may submit it.
    fn read(&self, _: &mut SentForm<'_>) -> impl Future<Output = Result<Submission, RequestError>> + Send {
        ready(Err(RequestError::NOT_UNDERSTOOD))
    }

    /// Returns the field next to which a refusal is shown; empty for the form as a whole.
    fn field(&self, _: &SentForm<'_>, _: RefusalCause<'_>) -> String {
        String::new()
    }
}

/// Builds the response to a form from the answers to its acts.
type AfterActs = Box<dyn FnOnce(&[SeasonAnswer]) -> NextPage + Send>;

/// A parsed form.
pub(super) enum Submission {
    /// Acts of the season, and the response once they are performed. `None` if a field could not be parsed.
    Acts(Option<Vec<LeagueAct>>, AfterActs),
    /// The form needs no act of the season.
    Answered(FormOutcome),
}

/// The redirect after the acts of a form.
pub(super) struct NextPage {
    /// The target path within the season; `None` for the page itself.
    pub(super) to: Option<String>,
    pub(super) flash: Flash,
}

impl NextPage {
    /// Redirects to the same page.
    pub(super) const fn here(flash: Flash) -> Self {
        Self { to: None, flash }
    }

    pub(super) const fn at(to: String, flash: Flash) -> Self {
        Self { to: Some(to), flash }
    }
}

impl Submission {
    /// Reports that a field could not be parsed; its problem is already recorded.
    pub(super) fn unreadable() -> Self {
        Self::new(None, words::tournament::DONE_SAVED)
    }

    /// Acts, and a sentence on the same page.
    pub(super) fn new(acts: Option<Vec<LeagueAct>>, done: Text) -> Self {
        Self::then(acts, move |_| NextPage::here(Flash::done(done)))
    }

    /// Creates a submission of one act, with a flash message on the same page.
    pub(super) fn one(act: Option<LeagueAct>, done: Text) -> Self {
        Self::new(act.map(|act| vec![act]), done)
    }

    /// Acts, and an answer that depends on theirs.
    pub(super) fn then(
        acts: Option<Vec<LeagueAct>>,
        done: impl FnOnce(&[SeasonAnswer]) -> NextPage + Send + 'static,
    ) -> Self {
        Self::Acts(acts, Box::new(done))
    }
}

/// Answers a GET request.
pub(super) async fn show<P: OfficePage>(mut request: SeasonRequest) -> Result<Markup, RequestError> {
    let page = P::load(&mut request).await?;
    drawn(&mut request, &page, |start| start, &Problems::default()).await
}

/// Renders a page twice: the first pass collects the names that it needs; they are looked up, and the second pass has them.
async fn drawn<P: OfficePage>(
    request: &mut SeasonRequest,
    page: &P,
    values: impl Fn(Values) -> Values,
    problems: &Problems,
) -> Result<Markup, RequestError> {
    let path = page.path(request);
    let first = values(page.start(&request.shown));
    let drawn = page.draw(OfficeView::new(request, &path, &first, problems)).await?;
    if !request.shown.read_wanted(&request.desk).await? {
        return Ok(drawn);
    }
    let named = values(page.start(&request.shown));
    page.draw(OfficeView::new(request, &path, &named, problems)).await
}

/// Answers a POST request: performs the acts of the form, or renders it again with its problems.
pub(super) async fn send<P: OfficePage>(
    mut request: SeasonRequest,
    Posted(posted): Posted,
) -> Result<FormOutcome, RequestError> {
    let page = P::load(&mut request).await?;
    // A form may name anybody.
    request.read_all().await?;
    let mut form = SentForm::new(&request, &posted);
    let (acts, done) = match page.read(&mut form).await? {
        Submission::Acts(acts, done) => (acts, done),
        Submission::Answered(outcome) => return Ok(outcome),
    };
    let problems = match acts.filter(|_| form.problems.is_empty()) {
        None => form.problems,
        Some(acts) => match settle(&request, &page, &posted, acts).await? {
            Err(problems) => problems,
            Ok(answers) => {
                let next = done(&answers);
                let to = next.to.unwrap_or_else(|| page.path(&request));
                return Ok(FormOutcome::done(request.shown.path(&to), next.flash));
            }
        },
    };
    let visit = request.visit.clone();
    let drawn = drawn(&mut request, &page, |start| again(&start, &posted), &problems);
    let page = BrowserPage::load(&visit, drawn).await?;
    Ok(FormOutcome::Invalid { problems, page })
}

/// Performs acts, or returns the problems by field.
async fn settle<P: OfficePage>(
    request: &SeasonRequest,
    page: &P,
    posted: &Values,
    acts: Vec<LeagueAct>,
) -> Result<Result<Vec<SeasonAnswer>, Problems>, RequestError> {
    if acts.is_empty() {
        return Ok(Ok(Vec::new()));
    }
    let entered = acts.iter().filter_map(|act| match act {
        LeagueAct::Person(_, key) => Some(key.clone()),
        _ => None,
    });
    let entered: Vec<_> = entered.collect();
    let refusal = match acting::act(&request.desk, &request.visit, &request.shown.id, posted, acts).await? {
        Acted::Done(answers) => return Ok(Ok(answers)),
        Acted::Refused(refusal) => refusal,
    };
    // Do not keep the data of persons who are not in the season.
    for key in &entered {
        request.desk.people().erase(key, request.visit.now_ms).await?;
    }
    let form = SentForm::new(request, posted);
    let field = |wrong: RefusalCause<'_>| match wrong {
        RefusalCause::Name => form.field("name"),
        RefusalCause::Other => forms::WHOLE.to_owned(),
        wrong => match page.field(&form, wrong) {
            field if field.is_empty() => forms::WHOLE.to_owned(),
            field => form.field(&field),
        },
    };
    Ok(Err(acting::problems(request.visit.reader, &request.shown, &refusal, field)))
}

/// Returns the values of a page with a refused form: that form as typed, the others with their initial values.
fn again(start: &Values, posted: &Values) -> Values {
    let own = format!("{}-", posted.get("do"));
    let others = start.kept().filter(|(name, _)| !name.starts_with(&own));
    Values::of(others.chain(posted.kept()).map(|(name, value)| (name, value.to_owned())).collect::<Vec<_>>())
}
