//! `/desk/league/ID/log`: the acts of the season with author and time; the season as of each act.
//!
//! A line-up is secret until both are in (Delegates 5.61): the log shows that one was submitted, but not its players.

use super::descriptions::{about, matter, of_match};
use super::prelude::*;
use crate::pages::desk::log::{SHOWN_AT_ONCE, accounts, page, who};
use crate::words;
use adoube_federation::acts::{BodyAct, CaseAct, ClubAct, CompetitionAct, FeeAct, LicenceAct, ListAct, MatchAct};
use adoube_federation::appeal::DecidingBody;
use adoube_federation::papers::PaperSubject;
use adoube_services::league::{NoticeSwitch, SeasonDone, Statement, effective};
use adoube_web::layout::when;
use adoube_words::Text;
use std::collections::HashSet;

pub(super) struct LogPage {
    /// Acts before this number are shown.
    before: u64,
}

impl OfficePage for LogPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        let last = request.shown.state.number.saturating_add(1);
        Ok(Self { before: request.query("before")?.unwrap_or(u64::MAX).min(last) })
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let accounts = accounts(view.desk).await?;
        let after = self.before.saturating_sub(SHOWN_AT_ONCE as u64 + 1);
        let stream = format!("season/{}", view.shown.id).parse().map_err(|_| RequestError::NotFound)?;
        let mut acts =
            view.desk.seasons().since(&stream, after, SHOWN_AT_ONCE as u32).await.map_err(RequestError::from)?;
        acts.retain(|done| done.number < self.before);
        let undone = undone(view.shown);
        let lines = acts
            .iter()
            .rev()
            .map(|done| line(&view, done, &who(view.visit, &done.by, &accounts), undone.contains(&done.number)));
        let lines: Vec<Markup> = lines.collect();
        let first = acts.first().filter(|first| first.number > 1);
        let earlier = first.map(|first| view.link(&format!("/log?before={}", first.number)));
        let (title, body) = (
            view.say(words::tournament::TAB_LOG),
            page(view.reader, words::office::SEASON_LOG_INTRO, &lines, earlier.as_deref()),
        );
        Ok(view.page(SeasonTab::Log, &title, &body))
    }
}

/// Returns the acts that have been undone.
pub(super) fn undone(shown: &SeasonPage) -> HashSet<u64> {
    let history = &shown.state.history;
    history.iter().zip(effective(history)).filter(|(_, holds)| !holds).map(|(done, _)| done.number).collect()
}

fn line(view: &OfficeView<'_>, done: &SeasonDone, who: &str, undone: bool) -> Markup {
    html! { tr.(if undone { "undone" } else { "" }) {
        td.num { (done.number) }
        td.nowrap { (when(done.at)) }
        td { (who) }
        td.whole { (said(view, &done.act)) @if undone { " " span.mark.mark-warn { (view.say(words::tournament::LOG_UNDONE)) } } }
        td.nowrap { a href={ (view.shown.path("")) "?at=" (done.number) } { (view.say(words::tournament::LOG_LOOK)) }
            @if !undone && view.writes() && adoube_services::league::can_fall(&done.act) {
                " " a href=(view.shown.path(&format!("/log/{}", done.number))) { (view.say(words::tournament::LOG_UNDO)) } } }
    } }
}

/// Renders the description of an act.
pub(super) fn said(view: &OfficeView<'_>, act: &LeagueAct) -> Markup {
    html! { strong { (view.say(title(act))) } " " (what(view, act)) }
}

/// Returns the title of an act.
fn title(act: &LeagueAct) -> Text {
    match act {
        LeagueAct::Do { act, .. } => of_handbook(act),
        LeagueAct::Bulk(_) => words::office_import::LOG_BULK,
        LeagueAct::Propose { .. } => words::office::LOG_PROPOSED,
        LeagueAct::Settle { accepted: true, .. } => words::office::LOG_ACCEPTED,
        LeagueAct::Settle { .. } => words::office::LOG_DECLINED,
        LeagueAct::Undo { .. } => words::office::LOG_UNDONE_ACT,
        LeagueAct::Play { .. } => words::office::LOG_LINKED,
        LeagueAct::Notices(NoticeSwitch::On) => words::notices::LOG_ON,
        LeagueAct::Notices(NoticeSwitch::Off) => words::notices::LOG_OFF,
        LeagueAct::Call(..) => words::office::LOG_NAMED,
        LeagueAct::Person(..) | LeagueAct::Introduce { .. } => words::office::LOG_PERSON,
        LeagueAct::State { what: Statement::Facts, .. } => words::office::LOG_FACTS,
        LeagueAct::State { what: Statement::Grounds, .. } => words::office::LOG_GROUNDS,
        LeagueAct::State { .. } => words::office::LOG_REASONS,
    }
}

fn of_handbook(act: &SeasonAct) -> Text {
    match act {
        SeasonAct::Open(_) => words::office::LOG_OPENED,
        SeasonAct::Holidays(_) => words::office::LOG_HOLIDAYS,
        SeasonAct::Regulate(_) => words::office::LOG_REGULATIONS,
        SeasonAct::Carry(_) => words::office::LOG_CARRIED,
        SeasonAct::Several(_) => words::office::LOG_SEVERAL,
        SeasonAct::Fee(FeeAct::Invoice(_)) => words::fees::LOG_INVOICE,
        SeasonAct::Fee(FeeAct::Pay { .. }) => words::fees::LOG_PAYMENT,
        SeasonAct::Fee(FeeAct::Charge { .. }) => words::fees::LOG_CHARGE,
        SeasonAct::Club(ClubAct::Register(_)) => words::office::LOG_CLUB,
        SeasonAct::Club(_) => words::office::LOG_CLUB_CHANGED,
        SeasonAct::Licence(LicenceAct::Grant(_)) => words::office::LOG_LICENCE,
        SeasonAct::Licence(LicenceAct::Apply(_) | LicenceAct::Complete(..)) => words::office::LOG_APPLICATION,
        SeasonAct::Licence(_) => words::office::LOG_PLAYER,
        SeasonAct::List(ListAct::Stamp(..)) => words::office::LOG_LIST,
        SeasonAct::List(_) => words::office::LOG_ADDITION,
        SeasonAct::Classify(..) => words::office::LOG_CLASSIFIED,
        SeasonAct::Event(act) => of_event(act),
        SeasonAct::Match(_, act) => of_match_act(act),
        SeasonAct::HandIn(..) => words::office::LOG_PAPER,
        SeasonAct::Case(CaseAct::Raise(_)) => words::office::LOG_RAISED,
        SeasonAct::Case(CaseAct::Rule { .. }) => words::office::LOG_DECIDED,
        SeasonAct::Case(CaseAct::Received(..) | CaseAct::ReceivedBy { .. }) => words::office::LOG_RECEIVED,
        SeasonAct::Case(CaseAct::Appeal(_) | CaseAct::AppealBy { .. }) => words::office::LOG_APPEALED,
        SeasonAct::Case(CaseAct::National(_)) => words::office::LOG_NATIONAL,
        SeasonAct::Body(BodyAct::Sanctions(_)) => words::office::LOG_CIRCULAR,
        SeasonAct::Body(BodyAct::ElectCommittee(_)) => words::office::LOG_COMMITTEE,
        SeasonAct::Body(BodyAct::NameCommission { .. }) => words::office::LOG_COMMISSION,
        SeasonAct::Body(BodyAct::Meeting { .. }) => words::office::LOG_MEETING,
        SeasonAct::Body(BodyAct::NameCouncil(DecidingBody::Board, _)) => words::office::LOG_BOARD,
        SeasonAct::Body(BodyAct::NameCouncil(..)) => words::office::LOG_COUNCIL,
        SeasonAct::AskHomologation(_) => words::office::LOG_HOMOLOGATION,
        SeasonAct::AskVenue(..) => words::office::LOG_VENUE,
        SeasonAct::ReplaceDelegate { .. } => words::office::LOG_VENUE_DELEGATE,
    }
}

const fn of_event(act: &CompetitionAct) -> Text {
    match act {
        CompetitionAct::Announce(_) => words::office::LOG_ANNOUNCED,
        CompetitionAct::EnterTeam { .. } | CompetitionAct::EnterPlayer { .. } => words::office::LOG_ENTERED,
        CompetitionAct::Group(..) => words::office::LOG_GROUPS,
        CompetitionAct::Pair(_) => words::office::LOG_PAIRED,
        CompetitionAct::CloseRound(_) => words::office::LOG_ROUND_CLOSED,
        CompetitionAct::DrawLots(..) => words::office::LOG_LOTS,
        CompetitionAct::WithdrawTeam(..) | CompetitionAct::WithdrawPlayer(..) => words::office::LOG_WITHDRAWN,
        _ => words::office::LOG_ENTRANT,
    }
}

const fn of_match_act(act: &MatchAct) -> Text {
    match act {
        MatchAct::LineUp { .. } => words::matchday::LOG_LINE_UP,
        MatchAct::SealLineUp { .. } => words::matchday::LOG_ENVELOPE,
        MatchAct::OpenLineUp { .. } => words::matchday::LOG_ENVELOPE_OPENED,
        MatchAct::Prepare(..) | MatchAct::PrepareSession(..) => words::matchday::LOG_PREPARED,
        MatchAct::Unprepare(..) => words::matchday::LOG_UNPREPARED,
        MatchAct::MissingDocument(..) => words::matchday::LOG_MISSING,
        MatchAct::Presence { .. } => words::matchday::LOG_ATTENDANCE,
        MatchAct::Substitute { .. } => words::matchday::LOG_SUBSTITUTED,
        MatchAct::Late { .. } => words::matchday::LOG_LATE,
        MatchAct::Leave { .. } => words::matchday::LOG_LEFT,
        MatchAct::LateAtResumption { .. } => words::matchday::LOG_RESUMPTION,
        MatchAct::Result(..) => words::matchday::LOG_RESULT,
        MatchAct::Correct(..) => words::matchday::LOG_CORRECTED,
        MatchAct::Mark(..) => words::matchday::LOG_MARK,
        MatchAct::Unmark(..) => words::matchday::LOG_UNMARKED,
        MatchAct::Step { .. } => words::matchday::LOG_STEP,
        MatchAct::SubCondicione { .. } => words::matchday::LOG_SUB_CONDICIONE,
        MatchAct::Incident { .. } | MatchAct::Version { .. } => words::matchday::LOG_INCIDENT,
        MatchAct::Countersign { .. } => words::matchday::LOG_READ,
        MatchAct::Report(..) => words::matchday::LOG_REPORTED,
        MatchAct::Sign(..) => words::matchday::LOG_SIGNED,
        MatchAct::RecordReceived | MatchAct::RecordArrived(_) => words::office::LOG_RECORD,
        MatchAct::Remark(..) => words::matchday::LOG_REMARK,
    }
}

/// Renders the name of an act's subject.
fn what(view: &OfficeView<'_>, act: &LeagueAct) -> Markup {
    match act {
        LeagueAct::Do { act, name, .. } => html! { (of_act(view, act)) @if let Some(name) = name { " " (name) } },
        LeagueAct::Bulk(part) => html! {
            (of_act(view, &part.act))
            @if part.parts > 1 { " · " (part.before.saturating_add(1)) "/" (part.parts) }
        },
        LeagueAct::Propose { act, club, .. } => {
            html! { (view.say(of_handbook(act))) " · " (view.shown.club_name(*club)) }
        }
        LeagueAct::Settle { number, .. } => {
            html! { (view.reader.say_with(words::tournament::LOG_OF, &[("number", &number)])) }
        }
        LeagueAct::Undo { number, also, why } => html! {
            a href=(view.shown.path(&format!("/log?before={}", number.saturating_add(1)))) { (view.reader.say_with(words::tournament::LOG_OF, &[("number", &number)])) }
            @for number in also { ", " (number) } " · " (view.reader.say_with(words::common::QUOTED, &[("text", why)]))
        },
        LeagueAct::Play { event, tournament } => {
            html! { (about(view, PaperSubject::Event(*event))) " · " a href=(format!("/t/{tournament}")) { (tournament) } }
        }
        LeagueAct::Notices(_) => html! {},
        LeagueAct::Call(_, name) => html! { (name) },
        LeagueAct::Person(person, _) => html! { (view.shown.person(*person)) },
        LeagueAct::Introduce { persons, called } => html! { (persons.len() + called.len()) },
        LeagueAct::State { case, .. } => html! { @if let Some(case) = case { "#" (case) } },
    }
}

fn of_act(view: &OfficeView<'_>, act: &SeasonAct) -> Markup {
    let shown = view.shown;
    match act {
        SeasonAct::Club(ClubAct::Delegates(club, _) | ClubAct::NewAddress(club))
        | SeasonAct::List(ListAct::Stamp(club, _))
        | SeasonAct::Fee(FeeAct::Invoice(club)) => about(view, PaperSubject::Club(*club)),
        SeasonAct::Carry(part) => {
            html! { (part.year) ": " (part.clubs.len() + part.teams.len() + part.players.len()) }
        }
        SeasonAct::Several(acts) => {
            html! { (acts.len()) @if let Some(first) = acts.first() { " · " (view.say(of_handbook(first))) } }
        }
        SeasonAct::Club(ClubAct::Category(team, _)) => html! { (shown.team(*team)) },
        SeasonAct::Fee(FeeAct::Pay { club, cents, .. } | FeeAct::Charge { club, cents, .. }) => {
            html! { (about(view, PaperSubject::Club(*club))) " · " (super::money::money(*cents)) }
        }
        SeasonAct::Licence(LicenceAct::Know(player)) => about(view, PaperSubject::Person(player.person)),
        SeasonAct::Licence(LicenceAct::Apply(application)) => about(view, PaperSubject::Person(application.person)),
        SeasonAct::Licence(
            LicenceAct::Complete(person, _)
            | LicenceAct::Grant(person)
            | LicenceAct::Title(person, ..)
            | LicenceAct::Norm(person, ..),
        )
        | SeasonAct::List(ListAct::Add { person, .. }) => about(view, PaperSubject::Person(*person)),
        SeasonAct::Event(CompetitionAct::EnterTeam { event, club, .. }) => {
            html! { (about(view, PaperSubject::Event(*event))) " · " (shown.club_name(*club)) }
        }
        SeasonAct::Event(
            CompetitionAct::EnterPlayer { event, person, .. }
            | CompetitionAct::WithdrawPlayer(event, person)
            | CompetitionAct::GoesOn(event, person)
            | CompetitionAct::Absent(event, person, _)
            | CompetitionAct::NoPromotionLeft { event, person, .. }
            | CompetitionAct::ChooseOther(event, person)
            | CompetitionAct::SetGameDate { event, person, .. },
        ) => html! { (about(view, PaperSubject::Event(*event))) " · " (shown.person(*person)) },
        SeasonAct::Event(CompetitionAct::WithdrawTeam(event, team)) => {
            html! { (about(view, PaperSubject::Event(*event))) " · " (shown.team(*team)) }
        }
        SeasonAct::Classify(event, _)
        | SeasonAct::Event(
            CompetitionAct::Pair(event)
            | CompetitionAct::CloseRound(event)
            | CompetitionAct::Group(event, _)
            | CompetitionAct::DrawLots(event, _),
        )
        | SeasonAct::AskVenue(event, _) => about(view, PaperSubject::Event(*event)),
        SeasonAct::Match(id, act) => html! { (of_match(view, *id)) (of_board(view, act)) },
        SeasonAct::HandIn(paper, of) => html! { (view.reader.say(paper.text())) " · " (about(view, *of)) },
        SeasonAct::Case(CaseAct::Raise(of)) => html! { (view.reader.say(of.text())) " · " (matter(view, of)) },
        SeasonAct::Case(
            CaseAct::Rule { case, .. } | CaseAct::Received(case, _) | CaseAct::Appeal(case) | CaseAct::National(case),
        ) => {
            html! { a href=(view.link(&format!("/cases/{case}"))) { "#" (case) } }
        }
        SeasonAct::Case(CaseAct::ReceivedBy { case, party, .. } | CaseAct::AppealBy { case, party }) => html! {
            a href=(view.link(&format!("/cases/{case}"))) { "#" (case) } " · " (super::receipts::name(view.reader, shown, *party))
        },
        _ => html! {},
    }
}

fn of_board(view: &OfficeView<'_>, act: &MatchAct) -> Markup {
    let board = match act {
        MatchAct::Result(board, _)
        | MatchAct::Correct(board, _)
        | MatchAct::Mark(board, ..)
        | MatchAct::Unmark(board, ..)
        | MatchAct::Step { board, .. }
        | MatchAct::SubCondicione { board, .. }
        | MatchAct::Late { board, .. }
        | MatchAct::Substitute { board, .. }
        | MatchAct::Version { board, .. } => *board,
        _ => return html! {},
    };
    html! { " · " (view.say(words::office::CASE_BOARD)) " " (board) }
}
