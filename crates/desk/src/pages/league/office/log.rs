//! `/desk/league/ID/log`: who did what in the season, and when; the season as it was after each act.
//!
//! A line-up is secret until both are in (Delegates 5.61): the log says that one was handed in, never whom it names.

use super::form::View;
use super::words::{about, matter, of_match};
use crate::Desk;
use crate::failure::Failure;
use crate::forms::{Problems, Values};
use crate::layout::when;
use crate::league::{Act, SeasonDone, Statement, effective};
use crate::live_games::of_hall;
use crate::pages::desk::log::{Asked, SHOWN_AT_ONCE, accounts, page, who};
use crate::pages::league::shown::{Page, Shown};
use crate::visit::Visit;
use adoube_federation::Act as Of;
use adoube_federation::acts::{BodyAct, CaseAct, ClubAct, EventAct, LicenceAct, ListAct, MatchAct};
use adoube_federation::appeal::Body;
use adoube_federation::papers::About;
use axum::extract::{Path, Query, State};
use maud::{Markup, html};
use std::collections::HashSet;

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Markup, Failure> {
    let shown = Shown::whole(&desk, &visit, &id).await?;
    let accounts = accounts(&desk).await?;
    let before = asked.before.unwrap_or(u64::MAX).min(shown.state.number.saturating_add(1));
    let after = before.saturating_sub(SHOWN_AT_ONCE as u64 + 1);
    let stream = format!("season/{id}").parse().map_err(|_| Failure::NotFound)?;
    let mut acts = desk.seasons().since(&stream, after, SHOWN_AT_ONCE as u32).await.map_err(of_hall)?;
    acts.retain(|done| done.number < before);
    let undone = undone(&shown);
    let (values, problems) = (Values::default(), Problems::default());
    let view = View::new(&visit, &shown, &values, &problems);
    let lines = acts
        .iter()
        .rev()
        .map(|done| line(&view, done, &who(&visit, &done.by, &accounts), undone.contains(&done.number)));
    let lines: Vec<Markup> = lines.collect();
    let first = acts.first().filter(|first| first.number > 1);
    let earlier = first.map(|first| view.link(&format!("/log?before={}", first.number)));
    let body = page(visit.reader, "season-log-intro", &lines, earlier.as_deref());
    let title = view.say("tab-log");
    Ok(view.page(Page::Log, &title, &body))
}

/// The acts that do not hold any more.
pub(super) fn undone(shown: &Shown) -> HashSet<u64> {
    let history = &shown.state.history;
    history.iter().zip(effective(history)).filter(|(_, holds)| !holds).map(|(done, _)| done.number).collect()
}

fn line(view: &View<'_>, done: &SeasonDone, who: &str, undone: bool) -> Markup {
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

/// What was done, in names.
pub(super) fn said(view: &View<'_>, act: &Act) -> Markup {
    html! { strong { (view.say(title(act))) } " " (what(view, act)) }
}

/// The key of what was done.
fn title(act: &Act) -> &'static str {
    match act {
        Act::Do { act, .. } => of_handbook(act),
        Act::Propose { .. } => "log-proposed",
        Act::Settle { accepted: true, .. } => "log-accepted",
        Act::Settle { .. } => "log-declined",
        Act::Undo { .. } => "log-undone-act",
        Act::Play { .. } => "carried-choose",
        Act::Call(..) => "log-named",
        Act::Person(..) => "log-person",
        Act::State { what: Statement::Facts, .. } => "case-facts",
        Act::State { what: Statement::Grounds, .. } => "case-grounds",
        Act::State { .. } => "case-reasons",
    }
}

fn of_handbook(act: &Of) -> &'static str {
    match act {
        Of::Open(_) => "log-opened",
        Of::Holidays(_) => "log-holidays",
        Of::Club(ClubAct::Register(_)) => "log-club",
        Of::Club(_) => "log-club-changed",
        Of::Licence(LicenceAct::Grant(_)) => "log-licence",
        Of::Licence(LicenceAct::Apply(_) | LicenceAct::Complete(..)) => "log-application",
        Of::Licence(_) => "log-player",
        Of::List(ListAct::Stamp(..)) => "log-list",
        Of::List(_) => "strength-add",
        Of::Event(act) => of_event(act),
        Of::Match(_, act) => of_match_act(act),
        Of::HandIn(..) => "log-paper",
        Of::Case(CaseAct::Raise(_)) => "log-raised",
        Of::Case(CaseAct::Rule { .. }) => "case-decision",
        Of::Case(CaseAct::Received(..) | CaseAct::ReceivedBy { .. }) => "case-enter-received",
        Of::Case(CaseAct::Appeal(_) | CaseAct::AppealBy { .. }) => "case-appeal",
        Of::Case(CaseAct::National(_)) => "case-national",
        Of::Body(BodyAct::Sanctions(_)) => "case-sanctions",
        Of::Body(BodyAct::ElectCommittee(_)) => "body-elect-committee",
        Of::Body(BodyAct::NameCommission { .. }) => "body-name-commission",
        Of::Body(BodyAct::Meeting { .. }) => "body-meeting",
        Of::Body(BodyAct::NameCouncil(Body::Board, _)) => "body-name-board",
        Of::Body(BodyAct::NameCouncil(..)) => "body-name-council",
        Of::AskHomologation(_) => "open-title",
        Of::AskVenue(..) | Of::ReplaceDelegate { .. } => "venue-title",
    }
}

const fn of_event(act: &EventAct) -> &'static str {
    match act {
        EventAct::Announce(_) => "log-announced",
        EventAct::EnterTeam { .. } | EventAct::EnterPlayer { .. } => "log-entered",
        EventAct::Group(..) => "entry-groups",
        EventAct::Pair(_) => "log-paired",
        EventAct::CloseRound(_) => "log-round-closed",
        EventAct::DrawLots(..) => "lots-title",
        EventAct::WithdrawTeam(..) | EventAct::WithdrawPlayer(..) => "player-leaving",
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

/// What an act was about, in names.
fn what(view: &View<'_>, act: &Act) -> Markup {
    match act {
        Act::Do { act, name, .. } => html! { (of_act(view, act)) @if let Some(name) = name { " " (name) } },
        Act::Propose { act, club, .. } => {
            html! { (view.say(of_handbook(act))) " · " (view.shown.club_name(*club)) }
        }
        Act::Settle { number, .. } => {
            html! { (view.reader.say_with("log-of", &[("number", number.to_string().into())])) }
        }
        Act::Undo { number, also, why } => html! {
            a href=(view.shown.path(&format!("/log?before={}", number.saturating_add(1)))) { (view.reader.say_with("log-of", &[("number", number.to_string().into())])) }
            @for number in also { ", " (number) } " · «" (why) "»"
        },
        Act::Play { event, tournament } => {
            html! { (about(view, About::Event(*event))) " · " a href=(format!("/t/{tournament}")) { (tournament) } }
        }
        Act::Call(_, name) => html! { (name) },
        Act::Person(person, _) => html! { (view.shown.person(*person)) },
        Act::State { case, .. } => html! { @if let Some(case) = case { "#" (case) } },
    }
}

fn of_act(view: &View<'_>, act: &Of) -> Markup {
    let shown = view.shown;
    match act {
        Of::Club(ClubAct::Delegates(club, _) | ClubAct::NewAddress(club)) | Of::List(ListAct::Stamp(club, _)) => {
            about(view, About::Club(*club))
        }
        Of::Licence(LicenceAct::Know(player)) => about(view, About::Person(player.person)),
        Of::Licence(LicenceAct::Apply(application)) => about(view, About::Person(application.person)),
        Of::Licence(LicenceAct::Complete(person, _) | LicenceAct::Grant(person) | LicenceAct::Title(person, ..))
        | Of::List(ListAct::Add { person, .. }) => about(view, About::Person(*person)),
        Of::Event(EventAct::EnterTeam { event, club, .. }) => {
            html! { (about(view, About::Event(*event))) " · " (shown.club_name(*club)) }
        }
        Of::Event(
            EventAct::EnterPlayer { event, person, .. }
            | EventAct::WithdrawPlayer(event, person)
            | EventAct::GoesOn(event, person)
            | EventAct::Absent(event, person, _)
            | EventAct::NoPromotionLeft { event, person, .. }
            | EventAct::ChooseOther(event, person)
            | EventAct::SetGameDate { event, person, .. },
        ) => html! { (about(view, About::Event(*event))) " · " (shown.person(*person)) },
        Of::Event(EventAct::WithdrawTeam(event, team)) => {
            html! { (about(view, About::Event(*event))) " · " (shown.team(*team)) }
        }
        Of::Event(
            EventAct::Pair(event)
            | EventAct::CloseRound(event)
            | EventAct::Group(event, _)
            | EventAct::DrawLots(event, _),
        )
        | Of::AskVenue(event, _) => about(view, About::Event(*event)),
        Of::Match(id, act) => html! { (of_match(view, *id)) (of_board(view, act)) },
        Of::HandIn(paper, of) => html! { (view.reader.text(&paper.text())) " · " (about(view, *of)) },
        Of::Case(CaseAct::Raise(of)) => html! { (view.reader.text(&of.text())) " · " (matter(view, of)) },
        Of::Case(
            CaseAct::Rule { case, .. } | CaseAct::Received(case, _) | CaseAct::Appeal(case) | CaseAct::National(case),
        ) => {
            html! { a href=(view.link(&format!("/cases/{case}"))) { "#" (case) } }
        }
        Of::Case(CaseAct::ReceivedBy { case, party, .. } | CaseAct::AppealBy { case, party }) => html! {
            a href=(view.link(&format!("/cases/{case}"))) { "#" (case) } " · " (super::receipts::name(view.reader, shown, *party))
        },
        _ => html! {},
    }
}

fn of_board(view: &View<'_>, act: &MatchAct) -> Markup {
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
