//! `/desk/league/ID/match/N`: the match for both delegates and the office, with the next steps of each.

use super::{MatchPage, record};
use crate::pages::league::acting::{self, Acted, doing};
use crate::pages::league::season_page::SeasonTab;
use crate::pages::league::season_request::SeasonRequest;
use crate::pages::league::widgets::{at, day, score};
use crate::words;
use adoube_federation::SeasonAct;
use adoube_federation::acts::MatchAct;
use adoube_federation::duties::{PaperDuty, duties};
use adoube_federation::ids::TeamSide;
use adoube_federation::matches::{BoardStatus, ClubMatch};
use adoube_federation::papers::{PaperKind, PaperSubject};
use adoube_laws::Date;
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::Posted;
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use maud::{Markup, html};

pub(super) async fn show(request: SeasonRequest) -> Result<Markup, RequestError> {
    let (_, visit, here) = MatchPage::load(request).await?;
    let reader = visit.reader;
    let title = format!("{} – {}", here.team(TeamSide::Home), here.team(TeamSide::Visitors));
    let sides = here.shown.sides(&visit, &here.m);
    let back = record::back(&visit, &here);
    let body = html! {
        div.match-head {
            h1.tscore {
                span.of { span.crest aria-hidden="true" {} (here.team(TeamSide::Home)) }
                " " span.score { (score(&here.m)) } " "
                span.of { span.crest.away aria-hidden="true" {} (here.team(TeamSide::Visitors)) }
            }
            p.soft { (here.shown.event(here.m.event)) " · "
                (reader.say_with(words::public::ROUND, &[("round", &here.m.round)])) " · " (at(here.m.start))
                @if let Some(venue) = venue(&here) { " · " (venue) }
                @if let Some(planned) = here.m.planned { " · " span.mark.mark-warn { (reader.say(words::matchday::MOVED)) } " " (reader.say(words::matchday::MOVED_FROM)) " " (at(planned)) } }
            @for (board, when) in &here.m.moved_boards { p { span.mark.mark-warn { (reader.say(words::matchday::MOVED)) } " "
                (reader.say_with(words::matchday::BOARD, &[("board", board)])) " · " (at(*when)) } }
            (states(&visit, &here))
        }
        div.split {
            div {
                @for side in &sides { (next(&visit, &here, *side)) }
                @if let Some(side) = sides.first() { (super::play::one_press(&visit, &here, *side)) }
                section.card { (record::boards(&visit, &here)) }
                @if !back.is_empty() && here.m.lineups_open() {
                    section.card { h2 { (reader.say(words::matchday::BACK_OF_RECORD)) } ul.list { @for line in &back { li { (line) } } } }
                }
                (versions(&visit, &here, &sides))
                @if here.m.reports.iter().any(Option::is_some) {
                    section.card { h2 { (reader.say(words::matchday::COMPARISON)) } (record::comparison(&visit, &here)) }
                }
            }
            div {
                @for side in &sides { (actions(&visit, &here, *side, sides.len() > 1)) }
                section.card {
                    h2 { (reader.say(words::matchday::PAPERS)) }
                    p.buttons { a.button href=(visit.link(&here.path("/acta"))) { (reader.say(words::matchday::ACTA_PRINT)) } " "
                        a.button href=(here.shown.public_path(&format!("/match/{}", here.id))) { (reader.say(words::matchday::PUBLIC)) } }
                    @if !sides.is_empty() && movable(&here) { p { a.button href=(here.path("/move")) { (reader.say(words::matchday::MOVE_REQUEST)) } } }
                    (cases(&visit, &here))
                    @if here.shown.runs_event(&visit, here.m.event) { (papers(&visit, &here)) }
                }
            }
        }
    };
    Ok(here.shown.live_page(&visit, SeasonTab::Overview, &title, &body))
}

/// Returns the venue: the one permitted for the match, or the home club's.
pub(in crate::pages::league) fn venue(here: &MatchPage) -> Option<String> {
    if here.m.venue.is_some() {
        return here.m.venue.clone();
    }
    let club = here.club(TeamSide::Home)?;
    let venue = here.shown.state.name(adoube_services::league::Named::Venue(club));
    (!venue.is_empty()).then_some(venue)
}

/// Calendar 15.10: returns whether another date can still be requested.
fn movable(here: &MatchPage) -> bool {
    here.shown.now < here.m.start
        && !here.m.lineups_open()
        && here.m.boards.iter().all(|board| *board == BoardStatus::Open)
}

/// Renders the progress of each side.
fn states(visit: &Visit, here: &MatchPage) -> Markup {
    let reader = visit.reader;
    let open = here.m.lineups_open();
    html! {
        ul.states { @for side in TeamSide::BOTH {
            li { strong { (here.team(side)) } " "
                @if here.m.lineups[side.index()].is_some() {
                    span.mark.mark-good { (reader.say(if open { words::matchday::STATE_LINE_UP } else { words::matchday::STATE_LINE_UP_SECRET })) }
                } @else { span.mark { (reader.say(words::matchday::STATE_NO_LINE_UP)) } }
                @if let Some(sealed) = &here.m.sealed[side.index()] { " "
                    span.mark { (reader.say(if sealed.opened.is_some() { words::matchday::STATE_ENVELOPE_OPENED } else { words::matchday::STATE_ENVELOPE })) } }
                @if here.m.reports[side.index()].is_some() { " " span.mark.mark-good { (reader.say(words::matchday::STATE_REPORTED)) } }
                @if let Some(person) = here.m.signed[side.index()] {
                    " " span.mark.mark-good { (reader.say(words::matchday::STATE_SIGNED)) } " " small { (here.shown.person(person)) }
                }
            }
        } }
    }
}

/// Returns the next step of a side, and its form.
pub(in crate::pages::league) fn step(m: &ClubMatch, side: TeamSide) -> (Text, Option<&'static str>) {
    match () {
        () if m.lineups[side.index()].is_none() => (words::matchday::NEXT_LINE_UP, Some("lineup")),
        () if !m.lineups_open() => (words::matchday::NEXT_WAIT, None),
        () if m.boards.contains(&BoardStatus::Open) => (words::matchday::NEXT_RESULTS, Some("results")),
        () if m.reports[side.index()].is_none() => (words::matchday::NEXT_REPORT, Some("report")),
        () if m.signed[side.index()].is_none() => (words::matchday::NEXT_SIGN, Some("sign")),
        () if m.record_received.is_none() => (words::matchday::NEXT_DONE, None),
        () => (words::matchday::NEXT_COMPLETE, None),
    }
}

/// Renders the next step of a side.
fn next(visit: &Visit, here: &MatchPage, side: TeamSide) -> Markup {
    let reader = visit.reader;
    let unread = here.boards().any(|(board, _)| here.m.version(side.other(), board).is_some_and(|(_, read)| !read));
    let (key, what) =
        if unread && here.m.lineups_open() { (words::matchday::NEXT_READ, None) } else { step(&here.m, side) };
    html! {
        section.card.next {
            p { strong { (here.team(side)) } ": " (reader.say(key)) }
            @if let Some(what) = what {
                p { a.button.primary href=(here.form(side, what)) { (reader.say(button(what))) } }
            }
        }
    }
}

pub(in crate::pages::league) fn button(what: &str) -> Text {
    match what {
        "lineup" => words::matchday::HAND_IN,
        "results" => words::matchday::RESULTS_ENTER,
        "report" => words::matchday::REPORT_DO,
        "substitute" => words::matchday::SUBSTITUTE_DO,
        "late" => words::matchday::LATE_DO,
        "team" => words::matchday::TEAM_RECORD,
        "unfinished" => words::matchday::UNFINISHED_RECORD,
        "sub-condicione" => words::matchday::SUB_CONDICIONE_DO,
        "incident" => words::matchday::INCIDENT_RECORD,
        "remarks" => words::matchday::REMARKS_ADD,
        "envelope" => words::matchday::ENVELOPE_USE,
        _ => words::matchday::SIGN_DO,
    }
}

/// Renders all acts open to a side.
fn actions(visit: &Visit, here: &MatchPage, side: TeamSide, named: bool) -> Markup {
    let reader = visit.reader;
    let mut all = vec!["lineup", "envelope", "team", "remarks"];
    if here.m.lineups_open() {
        all = vec![
            "results",
            "substitute",
            "late",
            "team",
            "unfinished",
            "sub-condicione",
            "incident",
            "remarks",
            "report",
            "sign",
        ];
    }
    let closed = here.m.signed.iter().all(Option::is_some);
    if closed {
        all.clear();
        if here.m.reports[side.index()].is_none() {
            all.push("report");
        }
    }
    html! {
        @let list = html! { @if closed { p.hint { (reader.say(words::matchday::ALL_SIGNED)) } } ul.actions { @for what in all { li { a.button href=(here.form(side, what)) { (reader.say(button(what))) } } } } };
        section.card {
            @if named { details.actions-of { summary { (here.team(side)) ": " (reader.say(words::matchday::ACTIONS)) } (list) } }
            @else { h2 { (reader.say(words::matchday::ACTIONS)) } (list) }
        }
    }
}

/// 5.93: renders the other side's version, to be signed as read.
fn versions(visit: &Visit, here: &MatchPage, sides: &[TeamSide]) -> Markup {
    let reader = visit.reader;
    let unread: Vec<(TeamSide, u8, String)> = sides
        .iter()
        .flat_map(|side| here.boards().map(move |(board, _)| (*side, board)))
        .filter_map(|(side, board)| match here.m.version(side.other(), board) {
            Some((words, false)) => Some((side, board, words.to_owned())),
            _ => None,
        })
        .collect();
    html! {
        @for (side, board, words) in unread {
            section.card.next {
                h2 { (reader.say_with(words::matchday::VERSION_OF, &[("team", &here.team(side.other())), ("board", &board)])) }
                blockquote { (words) }
                form method="post" action=(here.form(side, "incident")) {
                    (csrf_field(visit))
                    input type="hidden" name="do" value="read";
                    input type="hidden" name="board" value=(board);
                    div.buttons {
                        button.primary type="submit" { (reader.say(words::matchday::COUNTERSIGN)) }
                        @if here.m.version(side, board).is_none() {
                            a.button href=(here.form(side, "incident")) { (reader.say(words::matchday::OWN_VERSION)) }
                        }
                    }
                }
            }
        }
    }
}

fn cases(visit: &Visit, here: &MatchPage) -> Markup {
    let reader = visit.reader;
    let cases: Vec<_> = here.shown.season().cases.iter().filter(|c| c.matter.of_match() == Some(here.id)).collect();
    html! {
        @if !cases.is_empty() { ul.list { @for case in cases { li {
            a href=(visit.link(&here.shown.path(&format!("/cases/{}", case.id)))) { "#" (case.id) " · " (reader.say(case.matter.text())) } " · " (reader.say(case.body.text())) " "
            @if case.withdrawn { span.mark { (reader.say(words::office::CASE_WITHDRAWN_MARK)) } }
            @else if case.decision.is_some() { span.mark.mark-good { (reader.say(words::matchday::CASE_DECIDED)) } }
            @else { span.mark.mark-warn { (reader.say(words::matchday::CASE_OPEN)) } }
        } } } }
    }
}

fn of_match(here: &MatchPage, duty: &PaperDuty) -> bool {
    matches!(duty.about, PaperSubject::Match(id) | PaperSubject::MatchSide(id, _) if id == here.id)
}

/// Renders the documents due to the office (Delegates 5.81).
fn papers(visit: &Visit, here: &MatchPage) -> Markup {
    let reader = visit.reader;
    let rules = &here.shown.season().regulations().deadlines;
    let due: Vec<PaperDuty> =
        duties(here.shown.season(), here.shown.now.date).into_iter().filter(|d| of_match(here, d)).collect();
    html! {
        h3 { (reader.say(words::matchday::DUE_PAPERS)) }
        ul.list { @for duty in due { li {
            (reader.say(duty.paper.text()))
            @if let PaperSubject::MatchSide(_, side) = duty.about { " · " (here.team(side)) }
            @if let Some(due) = duty.due { " · " (reader.say(words::matchday::DUE)) " " (day(due)) @if duty.paper == PaperKind::Result { " " (*rules.result_hour) ":00" } }
            " "
            @if let Some(done) = duty.done { span.mark.mark-good { (reader.say(words::matchday::RECEIVED)) } " " (day(done)) }
            @else if duty.is_late_at(here.shown.now, rules) { span.mark.mark-bad { (reader.say(words::matchday::OVERDUE)) } }
            @if duty.done.is_none() && duty.paper != PaperKind::Result {
                form.inline method="post" action=(here.path("/office")) {
                    (csrf_field(visit))
                    input type="hidden" name="paper" value=(paper_code(duty.paper));
                    " " button.small type="submit" { (reader.say(words::matchday::RECEIVE)) }
                    // The day on which it arrived, where that is not today.
                    @if duty.paper == PaperKind::Record { " " details.inline { summary { (reader.say(words::matchday::RECEIVED)) "…" }
                        @for on in arrival_days(here) { button.small type="submit" name="on" value=(on) { (day(on)) } " " }
                    } }
                }
            }
        } } }
    }
}

/// Returns the days on which a record can have arrived: before today, back to the match, at most two weeks.
fn arrival_days(here: &MatchPage) -> Vec<Date> {
    let today = here.shown.now.date;
    (1..15).map(|back| today.plus(-back)).take_while(|on| *on >= here.m.start.date).collect()
}

fn paper_code(paper: PaperKind) -> usize {
    PaperKind::ALL.iter().position(|other| *other == paper).unwrap_or_default()
}

/// Records that the office has received a document.
pub(super) async fn office(mut request: SeasonRequest, Posted(values): Posted) -> Result<FormOutcome, RequestError> {
    let (id, m) = request.shown.a_match(request.parameter(0)?)?;
    if !request.shown.runs_event(&request.visit, m.event) {
        return Err(RequestError::Forbidden);
    }
    let paper = values.get("paper").parse::<usize>().ok().and_then(|at| PaperKind::ALL.get(at)).copied();
    let act = match paper.ok_or(RequestError::NOT_UNDERSTOOD)? {
        PaperKind::Record if !values.get("on").is_empty() => {
            let on = Date::parse(values.get("on")).ok_or(RequestError::NOT_UNDERSTOOD)?;
            SeasonAct::Match(id, MatchAct::RecordArrived(on))
        }
        PaperKind::Record => SeasonAct::Match(id, MatchAct::RecordReceived),
        paper => SeasonAct::HandIn(paper, PaperSubject::Match(id)),
    };
    let to = request.shown.path(&format!("/match/{id}"));
    let acts = vec![doing(&request.visit, act)];
    match acting::act(&request.desk, &request.visit, &request.shown.id, &values, acts).await? {
        Acted::Done(_) => Ok(FormOutcome::done(to, Flash::done(words::matchday::DONE_MATCH_RECEIVED))),
        Acted::Refused(refusal) => {
            request.read_all().await?;
            let why = acting::refusal_text(request.visit.reader, &request.shown, &refusal);
            Ok(FormOutcome::refused(to, words::tournament::WARN_REFUSED, [("why", why)]))
        }
    }
}
