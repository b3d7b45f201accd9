//! `/desk/league/ID/log`: who did what in the season, and when; the season as it was after each act.
//!
//! A line-up is secret until both are in (Delegates 5.61): the log says that one was handed in, never whom it names.

use super::descriptions::{about, matter, of_match};
use super::prelude::*;
use crate::league::{SeasonDone, Statement, effective};
use crate::pages::desk::log::{SHOWN_AT_ONCE, accounts, page, who};
use adoube_federation::acts::{BodyAct, CaseAct, ClubAct, CompetitionAct, LicenceAct, ListAct, MatchAct};
use adoube_federation::appeal::DecidingBody;
use adoube_federation::papers::PaperSubject;
use adoube_web::layout::when;
use std::collections::HashSet;

/// The page of the log.
pub(super) struct LogPage {
    /// Acts before this number are shown.
    before: u64,
}

impl OfficePage for LogPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, Failure> {
        request.read_all().await?;
        let last = request.shown.state.number.saturating_add(1);
        Ok(Self { before: request.query("before")?.unwrap_or(u64::MAX).min(last) })
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, Failure> {
        let accounts = accounts(view.desk).await?;
        let after = self.before.saturating_sub(SHOWN_AT_ONCE as u64 + 1);
        let stream = format!("season/{}", view.shown.id).parse().map_err(|_| Failure::NotFound)?;
        let mut acts = view.desk.seasons().since(&stream, after, SHOWN_AT_ONCE as u32).await.map_err(Failure::from)?;
        acts.retain(|done| done.number < self.before);
        let undone = undone(view.shown);
        let lines = acts
            .iter()
            .rev()
            .map(|done| line(&view, done, &who(view.visit, &done.by, &accounts), undone.contains(&done.number)));
        let lines: Vec<Markup> = lines.collect();
        let first = acts.first().filter(|first| first.number > 1);
        let earlier = first.map(|first| view.link(&format!("/log?before={}", first.number)));
        let (title, body) = (view.say("tab-log"), page(view.reader, "season-log-intro", &lines, earlier.as_deref()));
        Ok(view.page(SeasonTab::Log, &title, &body))
    }
}

/// The acts that do not hold any more.
pub(super) fn undone(shown: &SeasonPage) -> HashSet<u64> {
    let history = &shown.state.history;
    history.iter().zip(effective(history)).filter(|(_, holds)| !holds).map(|(done, _)| done.number).collect()
}

fn line(view: &OfficeView<'_>, done: &SeasonDone, who: &str, undone: bool) -> Markup {
    html! { tr.(if undone { "undone" } else { "" }) {
        td.num { (done.number) }
        td.nowrap { (when(done.at)) }
        td { (who) }
        td.whole { (said(view, &done.act)) @if undone { " " span.mark.mark-warn { (view.say("log-undone")) } } }
        td.nowrap { a href={ (view.shown.path("")) "?at=" (done.number) } { (view.say("log-look")) }
            @if !undone && view.writes() && crate::league::can_fall(&done.act) {
                " " a href=(view.shown.path(&format!("/log/{}", done.number))) { (view.say("log-undo")) } } }
    } }
}

/// An act in words.
pub(super) fn said(view: &OfficeView<'_>, act: &LeagueAct) -> Markup {
    html! { strong { (view.say(title(act))) } " " (what(view, act)) }
}

/// The key of what was done.
fn title(act: &LeagueAct) -> &'static str {
    match act {
        LeagueAct::Do { act, .. } => of_handbook(act),
        LeagueAct::Propose { .. } => "log-proposed",
        LeagueAct::Settle { accepted: true, .. } => "log-accepted",
        LeagueAct::Settle { .. } => "log-declined",
        LeagueAct::Undo { .. } => "log-undone-act",
        LeagueAct::Play { .. } => "carried-choose",
        LeagueAct::Call(..) => "log-named",
        LeagueAct::Person(..) => "log-person",
        LeagueAct::State { what: Statement::Facts, .. } => "case-facts",
        LeagueAct::State { what: Statement::Grounds, .. } => "case-grounds",
        LeagueAct::State { .. } => "case-reasons",
    }
}

fn of_handbook(act: &SeasonAct) -> &'static str {
    match act {
        SeasonAct::Open(_) => "log-opened",
        SeasonAct::Holidays(_) => "log-holidays",
        SeasonAct::Club(ClubAct::Register(_)) => "log-club",
        SeasonAct::Club(_) => "log-club-changed",
        SeasonAct::Licence(LicenceAct::Grant(_)) => "log-licence",
        SeasonAct::Licence(LicenceAct::Apply(_) | LicenceAct::Complete(..)) => "log-application",
        SeasonAct::Licence(_) => "log-player",
        SeasonAct::List(ListAct::Stamp(..)) => "log-list",
        SeasonAct::List(_) => "strength-add",
        SeasonAct::Event(act) => of_event(act),
        SeasonAct::Match(_, act) => of_match_act(act),
        SeasonAct::HandIn(..) => "log-paper",
        SeasonAct::Case(CaseAct::Raise(_)) => "log-raised",
        SeasonAct::Case(CaseAct::Rule { .. }) => "case-decision",
        SeasonAct::Case(CaseAct::Received(..) | CaseAct::ReceivedBy { .. }) => "case-enter-received",
        SeasonAct::Case(CaseAct::Appeal(_) | CaseAct::AppealBy { .. }) => "case-appeal",
        SeasonAct::Case(CaseAct::National(_)) => "case-national",
        SeasonAct::Body(BodyAct::Sanctions(_)) => "case-sanctions",
        SeasonAct::Body(BodyAct::ElectCommittee(_)) => "body-elect-committee",
        SeasonAct::Body(BodyAct::NameCommission { .. }) => "body-name-commission",
        SeasonAct::Body(BodyAct::Meeting { .. }) => "body-meeting",
        SeasonAct::Body(BodyAct::NameCouncil(DecidingBody::Board, _)) => "body-name-board",
        SeasonAct::Body(BodyAct::NameCouncil(..)) => "body-name-council",
        SeasonAct::AskHomologation(_) => "open-title",
        SeasonAct::AskVenue(..) | SeasonAct::ReplaceDelegate { .. } => "venue-title",
    }
}

const fn of_event(act: &CompetitionAct) -> &'static str {
    match act {
        CompetitionAct::Announce(_) => "log-announced",
        CompetitionAct::EnterTeam { .. } | CompetitionAct::EnterPlayer { .. } => "log-entered",
        CompetitionAct::Group(..) => "entry-groups",
        CompetitionAct::Pair(_) => "log-paired",
        CompetitionAct::CloseRound(_) => "log-round-closed",
        CompetitionAct::DrawLots(..) => "lots-title",
        CompetitionAct::WithdrawTeam(..) | CompetitionAct::WithdrawPlayer(..) => "player-leaving",
        _ => "log-entrant",
    }
}

const fn of_match_act(act: &MatchAct) -> &'static str {
    match act {
        MatchAct::LineUp { .. } => "match-line-up",
        MatchAct::SealLineUp { .. } | MatchAct::OpenLineUp { .. } => "match-envelope",
        MatchAct::Prepare(..) => "match-prepare",
        MatchAct::MissingDocument(..) => "match-missing",
        MatchAct::Presence { .. } => "match-team",
        MatchAct::Substitute { .. } => "match-substitute",
        MatchAct::Late { .. } => "match-late",
        MatchAct::Leave { .. } => "match-leave",
        MatchAct::LateAtResumption { .. } => "match-resumption",
        MatchAct::Result(..) | MatchAct::Correct(..) => "match-result",
        MatchAct::Mark(..) => "match-marks",
        MatchAct::Step { .. } => "match-unfinished",
        MatchAct::SubCondicione { .. } => "match-sub-condicione",
        MatchAct::Incident { .. } | MatchAct::Version { .. } | MatchAct::Countersign { .. } => "match-incident",
        MatchAct::Report(..) => "match-report",
        MatchAct::Sign(..) => "match-sign",
        MatchAct::RecordReceived => "log-record",
        MatchAct::Remark(..) => "match-remarks",
    }
}

/// The subject of an act, by its name.
fn what(view: &OfficeView<'_>, act: &LeagueAct) -> Markup {
    match act {
        LeagueAct::Do { act, name, .. } => html! { (of_act(view, act)) @if let Some(name) = name { " " (name) } },
        LeagueAct::Propose { act, club, .. } => {
            html! { (view.say(of_handbook(act))) " · " (view.shown.club_name(*club)) }
        }
        LeagueAct::Settle { number, .. } => {
            html! { (view.reader.say_with("log-of", &[("number", number.to_string().into())])) }
        }
        LeagueAct::Undo { number, also, why } => html! {
            a href=(view.shown.path(&format!("/log?before={}", number.saturating_add(1)))) { (view.reader.say_with("log-of", &[("number", number.to_string().into())])) }
            @for number in also { ", " (number) } " · «" (why) "»"
        },
        LeagueAct::Play { event, tournament } => {
            html! { (about(view, PaperSubject::Event(*event))) " · " a href=(format!("/t/{tournament}")) { (tournament) } }
        }
        LeagueAct::Call(_, name) => html! { (name) },
        LeagueAct::Person(person, _) => html! { (view.shown.person(*person)) },
        LeagueAct::State { case, .. } => html! { @if let Some(case) = case { "#" (case) } },
    }
}

fn of_act(view: &OfficeView<'_>, act: &SeasonAct) -> Markup {
    let shown = view.shown;
    match act {
        SeasonAct::Club(ClubAct::Delegates(club, _) | ClubAct::NewAddress(club))
        | SeasonAct::List(ListAct::Stamp(club, _)) => about(view, PaperSubject::Club(*club)),
        SeasonAct::Licence(LicenceAct::Know(player)) => about(view, PaperSubject::Person(player.person)),
        SeasonAct::Licence(LicenceAct::Apply(application)) => about(view, PaperSubject::Person(application.person)),
        SeasonAct::Licence(
            LicenceAct::Complete(person, _) | LicenceAct::Grant(person) | LicenceAct::Title(person, ..),
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
        SeasonAct::Event(
            CompetitionAct::Pair(event)
            | CompetitionAct::CloseRound(event)
            | CompetitionAct::Group(event, _)
            | CompetitionAct::DrawLots(event, _),
        )
        | SeasonAct::AskVenue(event, _) => about(view, PaperSubject::Event(*event)),
        SeasonAct::Match(id, act) => html! { (of_match(view, *id)) (of_board(view, act)) },
        SeasonAct::HandIn(paper, of) => html! { (view.reader.text(&paper.text())) " · " (about(view, *of)) },
        SeasonAct::Case(CaseAct::Raise(of)) => html! { (view.reader.text(&of.text())) " · " (matter(view, of)) },
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
        | MatchAct::Step { board, .. }
        | MatchAct::SubCondicione { board, .. }
        | MatchAct::Late { board, .. }
        | MatchAct::Substitute { board, .. }
        | MatchAct::Version { board, .. } => *board,
        _ => return html! {},
    };
    html! { " · " (view.say("case-board")) " " (board) }
}
