//! The way through every page of the office: load it, draw it, read the form that was sent, act, answer.

use super::form::OfficeView;
use super::sent_form::SentForm;
use crate::pages::league::acting::{self, Acted, Wrong};
use crate::pages::league::season_page::SeasonPage;
use crate::pages::league::season_request::SeasonRequest;
use crate::words;
use adoube_federation::SeasonAnswer;
use adoube_services::league::LeagueAct;
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{self, Posted, Problems, Values};
use adoube_web::outcome::{BrowserPage, FormOutcome};
use adoube_words::Text;
use maud::Markup;
use std::future::ready;

/// A page of the office: its subject, its drawing and its forms. [`show`] and [`send`] do the rest.
pub(super) trait OfficePage: Sized + Send + Sync {
    /// Looks up the page's subject; fails if there is none or the visitor may not see it.
    fn load(request: &mut SeasonRequest) -> impl Future<Output = Result<Self, Failure>> + Send;

    /// The path within the season: forms are sent there, and lead back there.
    fn path(&self, request: &SeasonRequest) -> String {
        request.path().to_owned()
    }

    /// The initial values of the page's forms.
    fn start(&self, _: &SeasonPage) -> Values {
        Values::default()
    }

    fn draw(&self, view: OfficeView<'_>) -> impl Future<Output = Result<Markup, Failure>> + Send;

    /// Reads the form that was sent, if the visitor may send it.
    fn read(&self, _: &mut SentForm<'_>) -> impl Future<Output = Result<Submission, Failure>> + Send {
        ready(Err(Failure::NOT_UNDERSTOOD))
    }

    /// The field of a form that a refusal is shown beside; empty for the form as a whole.
    fn field(&self, _: &SentForm<'_>, _: Wrong<'_>) -> String {
        String::new()
    }
}

/// The answer to a form, made of the answers to its acts.
type AfterActs = Box<dyn FnOnce(&[SeasonAnswer]) -> NextPage + Send>;

/// A form as its page has read it.
pub(super) enum Submission {
    /// Acts of the season, and the answer once they are done. None if a field could not be read.
    Acts(Option<Vec<LeagueAct>>, AfterActs),
    /// The form is answered without an act of the season.
    Answered(FormOutcome),
}

/// The answer to a form whose acts are done.
pub(super) struct NextPage {
    /// The path within the season to go on to; the page itself if there is none.
    pub(super) to: Option<String>,
    pub(super) flash: Flash,
}

impl NextPage {
    /// On the same page.
    pub(super) const fn here(flash: Flash) -> Self {
        Self { to: None, flash }
    }

    pub(super) const fn at(to: String, flash: Flash) -> Self {
        Self { to: Some(to), flash }
    }
}

impl Submission {
    /// A field could not be read; its problem is noted.
    pub(super) fn unreadable() -> Self {
        Self::new(None, words::tournament::DONE_SAVED)
    }

    /// Acts, and a sentence on the same page.
    pub(super) fn new(acts: Option<Vec<LeagueAct>>, done: Text) -> Self {
        Self::then(acts, move |_| NextPage::here(Flash::done(done)))
    }

    /// One act, and a sentence on the same page.
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
pub(super) async fn show<P: OfficePage>(mut request: SeasonRequest) -> Result<Markup, Failure> {
    let page = P::load(&mut request).await?;
    let (values, path) = (page.start(&request.shown), page.path(&request));
    page.draw(OfficeView::new(&request, &path, &values, &Problems::default())).await
}

/// Answers a POST request: the acts of the form are done, or it is drawn again with its problems.
pub(super) async fn send<P: OfficePage>(
    mut request: SeasonRequest,
    Posted(posted): Posted,
) -> Result<FormOutcome, Failure> {
    let page = P::load(&mut request).await?;
    let mut form = SentForm::new(&request, &posted);
    let (acts, done) = match page.read(&mut form).await? {
        Submission::Acts(acts, done) => (acts, done),
        Submission::Answered(outcome) => return Ok(outcome),
    };
    let problems = match acts.filter(|_| form.problems.is_empty()) {
        None => form.problems,
        Some(acts) => match settle(&mut request, &page, &posted, acts).await? {
            Err(problems) => problems,
            Ok(answers) => {
                let next = done(&answers);
                let to = next.to.unwrap_or_else(|| page.path(&request));
                return Ok(FormOutcome::done(request.shown.path(&to), next.flash));
            }
        },
    };
    let (values, path) = (again(&page.start(&request.shown), &posted), page.path(&request));
    let drawn = page.draw(OfficeView::new(&request, &path, &values, &problems));
    let page = BrowserPage::load(&request.visit, drawn).await?;
    Ok(FormOutcome::Invalid { problems, page })
}

/// Does acts, or says what is wrong with which field.
async fn settle<P: OfficePage>(
    request: &mut SeasonRequest,
    page: &P,
    posted: &Values,
    acts: Vec<LeagueAct>,
) -> Result<Result<Vec<SeasonAnswer>, Problems>, Failure> {
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
    // Nothing is kept of persons whom the season does not know.
    for key in &entered {
        request.desk.people().erase(key, request.visit.now_ms).await?;
    }
    request.read_all().await?;
    let form = SentForm::new(request, posted);
    let field = |wrong: Wrong<'_>| match wrong {
        Wrong::Name => form.field("name"),
        Wrong::Other => forms::WHOLE.to_owned(),
        wrong => match page.field(&form, wrong) {
            field if field.is_empty() => forms::WHOLE.to_owned(),
            field => form.field(&field),
        },
    };
    Ok(Err(acting::problems(request.visit.reader, &request.shown, &refusal, field)))
}

/// The values of a page whose form comes back: that form as it was typed, the others as at first.
fn again(start: &Values, posted: &Values) -> Values {
    let own = format!("{}-", posted.get("do"));
    let others = start.kept().filter(|(name, _)| !name.starts_with(&own));
    Values::of(others.chain(posted.kept()).map(|(name, value)| (name, value.to_owned())).collect::<Vec<_>>())
}
