//! `/desk/league/ID/notices`: the notices by mail: whether they are on, what waits, what failed and why, what was sent; and
//! the addresses of those who receive them.

use super::prelude::*;
use crate::words;
use crate::words::notices as said;
use adoube_aggregate::Context;
use adoube_federation::ids::{ClubId, MemberNo};
use adoube_federation::notices::{Addressee, BODIES};
use adoube_ledger::Ledger;
use adoube_services::league::NoticeSwitch;
use adoube_services::notices::outbox::{FailureCause, MessageStatus, Outbox, OutboxAct, OutboxMessage, OutboxState};
use adoube_services::notices::text;
use adoube_services::people::Person;
use adoube_web::forms;
use adoube_web::layout::when;
use adoube_web::mail::MailError;
use adoube_words::{Language, Text};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The most messages on a page.
const SHOWN_AT_ONCE: usize = 100;
/// The most persons without an address on a page.
const NAMED_MAX: usize = 100;
/// The messages that the page lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shown {
    All,
    Waiting,
    Failed,
    Sent,
}

impl Shown {
    const ALL: [(Self, &'static str, Text); 4] = [
        (Self::All, "", said::ALL),
        (Self::Waiting, "waiting", said::WAITING),
        (Self::Failed, "failed", said::FAILED),
        (Self::Sent, "sent", said::SENT),
    ];

    fn has(self, message: &OutboxMessage) -> bool {
        match self {
            Self::All => true,
            Self::Waiting => message.is_open(),
            Self::Failed => matches!(message.status, MessageStatus::Failed { .. }),
            Self::Sent => matches!(message.status, MessageStatus::Sent { .. }),
        }
    }
}

/// The page of a season's outbox.
pub(super) struct OutboxPage {
    outbox: Arc<OutboxState>,
    shown: Shown,
    /// Messages before this number are listed.
    before: u32,
    /// Delegates and members of bodies without an address.
    without: Vec<MemberNo>,
}

/// Returns the outbox of a season.
pub(crate) async fn outbox(desk: &crate::Desk, season: &str) -> Result<Arc<OutboxState>, RequestError> {
    let stream = Ledger::<Outbox>::stream(season).map_err(|_| RequestError::NotFound)?;
    desk.notices().outbox.state(&stream).await.map_err(RequestError::from)
}

impl OfficePage for OutboxPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        let outbox = outbox(&request.desk, &request.shown.id).await?;
        let wanted = request.query::<String>("show")?.unwrap_or_default();
        let shown = Shown::ALL.into_iter().find(|(_, code, _)| *code == wanted).map_or(Shown::All, |(shown, ..)| shown);
        let before = request.query("before")?.unwrap_or(u32::MAX);
        let without = without_address(request).await?;
        Ok(Self { outbox, shown, before, without })
    }

    fn start(&self, _: &SeasonPage) -> Values {
        Values::of([("address-language", Language::default().code().to_owned())])
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let title = view.say(said::TITLE);
        let body = html! {
            h1 { (title) }
            (view.back(&["on", "off", "again", "discard", "discard-all"]))
            (standing(&view))
            section.card { (self.list(&view)) }
            (self.addresses(&view))
        };
        Ok(view.page(SeasonTab::Notices, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        let switch = |form: &SentForm<'_>, to, done| {
            let act = LeagueAct::Notices(to);
            // Nothing is told twice because somebody presses twice.
            let changes = form.shown.state.notices_since.is_some() != (to == NoticeSwitch::On);
            Ok(Submission::new(Some(if changes { vec![act] } else { Vec::new() }), done))
        };
        match form.name {
            "on" if form.desk.options().mail.is_none() => {
                form.problems.add(forms::WHOLE, form.visit.reader.say(said::NO_SERVER));
                Ok(Submission::unreadable())
            }
            "on" => switch(form, NoticeSwitch::On, said::DONE_ON),
            "off" => switch(form, NoticeSwitch::Off, said::DONE_OFF),
            "again" => one(form, OutboxAct::Again, said::DONE_AGAIN).await,
            "discard" => one(form, OutboxAct::Cancel, said::DONE_DISCARDED).await,
            "discard-all" => act(form, OutboxAct::CancelAll, said::DONE_DISCARDED).await,
            "address" => address(form).await,
            _ => Err(RequestError::NOT_UNDERSTOOD),
        }
    }
}

/// Acts on the message that a form names.
async fn one(form: &mut SentForm<'_>, of: fn(u32) -> OutboxAct, done: Text) -> Result<Submission, RequestError> {
    let number = form.get("number").parse().map_err(|_| RequestError::NOT_UNDERSTOOD)?;
    act(form, of(number), done).await
}

/// Acts on the outbox.
async fn act(form: &mut SentForm<'_>, act: OutboxAct, done: Text) -> Result<Submission, RequestError> {
    let stream = Ledger::<Outbox>::stream(&form.shown.id).map_err(|_| RequestError::NotFound)?;
    let context = Context::new(form.visit.actor.in_log(), form.visit.now_ms);
    let command = form.desk.new_command()?;
    match form.desk.notices().outbox.act(&stream, command, &context, act).await {
        Ok(_) => Ok(Submission::new(Some(Vec::new()), done)),
        Err(failed) => {
            failed.refusal().map_err(RequestError::from)?;
            form.problems.add(forms::WHOLE, form.visit.reader.say(said::NOT_NOW));
            Ok(Submission::unreadable())
        }
    }
}

/// Keeps the address and the language of a person, outside the log.
async fn address(form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
    let (person, email) = (form.person("person"), form.email("email"));
    let language = form.find("language", words::office::CHOOSE, |code| code.parse::<Language>().ok());
    let (Some(person), Some(email), Some(language)) = (person, email, language) else {
        return Ok(Submission::unreadable());
    };
    let key = form.shown.state.persons.get(&person).ok_or(RequestError::NotFound)?;
    let known: Option<Person> = form.desk.people().get(key).await?;
    let Some(mut known) = known else {
        form.wrong::<()>("person", words::office::NOBODY);
        return Ok(Submission::unreadable());
    };
    known.details.email = email;
    language.code().clone_into(&mut known.details.language);
    form.desk.people().put(&known, form.visit.now_ms).await?;
    Ok(Submission::new(Some(Vec::new()), words::tournament::DONE_SAVED))
}

/// Returns the delegates and members of bodies who have no address, and looks up their names.
async fn without_address(request: &mut SeasonRequest) -> Result<Vec<MemberNo>, RequestError> {
    let state = Arc::clone(&request.shown.state);
    let clubs = state.season.clubs.keys().map(|club: &ClubId| Addressee::Club(*club));
    let all = clubs.chain(BODIES.map(Addressee::Body)).flat_map(|to| to.recipients(&state.season));
    let all: BTreeSet<MemberNo> = all.collect();
    let keys = all.iter().filter_map(|person| Some((*person, state.persons.get(person)?)));
    let keys: Vec<_> = keys.collect();
    let people = request.desk.people().several(keys.iter().map(|(_, key)| *key)).await?;
    let silent = |key| people.get(key).is_some_and(|person| person.details.email.is_empty());
    let mut without: Vec<MemberNo> =
        keys.into_iter().filter(|(_, key)| silent(*key)).map(|(person, _)| person).collect();
    without.truncate(NAMED_MAX);
    Ok(without)
}

impl OutboxPage {
    fn list(&self, view: &OfficeView<'_>) -> Markup {
        let count = |shown: Shown| self.outbox.messages.values().filter(|message| shown.has(message)).count();
        let all = self.outbox.messages.iter().rev().filter(|(number, of)| **number < self.before && self.shown.has(of));
        let all: Vec<(&u32, &OutboxMessage)> = all.take(SHOWN_AT_ONCE + 1).collect();
        let code = Shown::ALL.iter().find(|(shown, ..)| *shown == self.shown).map_or("", |(_, code, _)| code);
        let earlier = all.get(SHOWN_AT_ONCE - 1).filter(|_| all.len() > SHOWN_AT_ONCE);
        html! {
            h2 { (view.say(said::MESSAGES)) }
            nav.bar aria-label=(view.say(said::MESSAGES)) { @for (shown, code, label) in Shown::ALL {
                a.button.small href=(view.link(&format!("/notices?show={code}"))) aria-current=[(shown == self.shown).then_some("page")] {
                    (view.say(label)) " " (count(shown)) }
            } }
            @if all.is_empty() { p.empty { (view.say(said::NONE)) } }
            @else { table.stack {
                caption.hidden { (view.say(said::MESSAGES)) }
                thead { tr {
                    th.num scope="col" { (view.say(words::office::STRENGTH_NUMBER)) } th scope="col" { (view.say(said::SUBJECT)) }
                    th scope="col" { (view.say(said::RECIPIENT)) } th scope="col" { (view.say(said::STATE)) } th scope="col" { span.hidden { (view.say(said::ACTIONS)) } }
                } }
                tbody { @for (number, message) in all.iter().take(SHOWN_AT_ONCE) { (line(view, **number, message)) } }
            } }
            @if let Some((number, _)) = earlier {
                p { a.button href=(view.link(&format!("/notices?show={code}&before={number}"))) { (view.say(said::EARLIER)) } }
            }
            @if count(Shown::Waiting) > 0 { p { (view.button("discard-all", &[], said::DISCARD_ALL)) } }
        }
    }

    fn addresses(&self, view: &OfficeView<'_>) -> Markup {
        let (form, reader) = (view.form("address"), view.reader);
        let languages: Vec<(String, String)> = Language::ALL
            .iter()
            .map(|language| (language.code().to_owned(), reader.told(language.name().to_owned())))
            .collect();
        html! {
            section.card {
                h2 { (view.say(said::WITHOUT_ADDRESS)) }
                @if self.without.is_empty() { p.empty { (view.say(said::ALL_HAVE_ADDRESSES)) } }
                @else { ul.list { @for person in &self.without { li { (super::form::person_text(view.shown, *person)) } } } }
            }
            (form.open((said::ADDRESS, words::common::SAVE), &html! {
                p.whole.hint { (view.say(said::ADDRESS_HINT)) }
                (form.search("person", said::RECIPIENT, "people", true))
                (form.text("email", words::players::EMAIL, false))
                (form.select("language", said::LANGUAGE, &languages))
            }))
            (people_list(view))
        }
    }
}

/// Renders whether notices are sent, and why not.
fn standing(view: &OfficeView<'_>) -> Markup {
    let (on, server) = (view.shown.state.notices_since.is_some(), view.desk.options().mail.as_ref());
    let trouble = view.desk.notices().trouble().filter(|_| server.is_some());
    html! { section.card {
        p { @if on { span.mark.mark-good { (view.say(said::ON)) } } @else { span.mark { (view.say(said::OFF)) } } }
        p.hint { (view.say(said::INTRO)) }
        @match server {
            None => p.notice.notice-warn { (view.say(said::NO_SERVER)) },
            Some(server) => p { (view.say(said::SERVER)) ": " code { (server.host()) } },
        }
        @if let Some(trouble) = trouble {
            p.notice.notice-warn { (view.say(trouble_text(trouble.cause))) " " (view.say(said::NEXT_TRY)) ": " (when(trouble.until_ms)) }
        }
        @if on { (view.button("off", &[], said::SWITCH_OFF)) }
        @else if server.is_some() { (view.button("on", &[], said::SWITCH_ON)) }
    } }
}

fn line(view: &OfficeView<'_>, number: u32, message: &OutboxMessage) -> Markup {
    let (shown, notice) = (view.shown, &message.message.notice);
    let about = text::about_known(notice, view.reader.language, &shown.known());
    let recipient = message.message.to.map_or_else(String::new, |person| shown.person(person));
    let of = match notice.to {
        Addressee::Club(club) => shown.club_name(club),
        Addressee::Body(body) => view.say(body.text()),
        Addressee::Person(_) => String::new(),
    };
    let number_text = number.to_string();
    let hidden = [("number", number_text.as_str())];
    html! { tr {
        td.num { (number) }
        th.whole scope="row" { (view.say(text::title(&notice.facts))) @if !about.is_empty() { " · " (view.reader.told(about)) } }
        td { (recipient) @if !of.is_empty() { " " span.soft { (of) } } }
        td { (state(view, message)) }
        td { @if message.is_open() { (view.button("discard", &hidden, said::DISCARD)) }
            @else { (view.button("again", &hidden, said::SEND_AGAIN)) } }
    } }
}

/// Renders the state of a message, its time and the cause of a failure.
fn state(view: &OfficeView<'_>, message: &OutboxMessage) -> Markup {
    let cause = message.cause.filter(|_| !matches!(message.status, MessageStatus::Sent { .. }));
    html! {
        @match message.status {
            MessageStatus::Waiting { next_ms } => {
                span.mark { (view.say(said::WAITING)) }
                @if message.tries > 0 { " " (view.say(said::NEXT_TRY)) ": " (when(next_ms)) }
            }
            MessageStatus::Sending { .. } => span.mark { (view.say(said::SENDING)) },
            MessageStatus::Sent { at_ms } => { span.mark.mark-good { (view.say(said::SENT)) } " " (when(at_ms)) }
            MessageStatus::Failed { at_ms } => { span.mark.mark-bad { (view.say(said::FAILED)) } " " (when(at_ms)) }
            MessageStatus::Cancelled { at_ms } => { span.mark { (view.say(said::DISCARDED)) } " " (when(at_ms)) }
        }
        @if let Some(cause) = cause { " " span.soft { (cause_text(view, cause)) } }
    }
}

fn cause_text(view: &OfficeView<'_>, cause: FailureCause) -> String {
    match cause {
        FailureCause::NoRecipient => view.say(said::CAUSE_NO_RECIPIENT),
        FailureCause::NoAddress => view.say(said::CAUSE_NO_ADDRESS),
        FailureCause::Refused(code) => view.reader.say_with(said::CAUSE_REFUSED, &[("code", &code)]),
        FailureCause::Later(code) => view.reader.say_with(said::CAUSE_LATER, &[("code", &code)]),
        FailureCause::BrokenOff => view.say(said::CAUSE_BROKEN_OFF),
        FailureCause::TooOld => view.say(said::CAUSE_TOO_OLD),
    }
}

const fn trouble_text(cause: MailError) -> Text {
    match cause {
        MailError::Tls => said::SERVER_TLS,
        MailError::SignIn => said::SERVER_SIGN_IN,
        _ => said::SERVER_UNREACHABLE,
    }
}
