//! `/desk/league/ID/office`: pending, missing and late items: lists and entries submitted, documents with their
//! deadlines, matches without report, licences, lists, delegates to replace, warnings given.

use super::clubs::PROVINCES;
use super::descriptions::{about, of_match, proposal};
use super::form::person_of;
use super::prelude::*;
use crate::pages::league::widgets::{at, contradicted, day, findings, province, rule};
use crate::words;
use adoube_federation::acts::MatchAct;
use adoube_federation::appeal::DecidingBody;
use adoube_federation::duties::{PaperDuty, delegates_to_replace, duties};
use adoube_federation::ids::{ClubId, CompetitionId, MatchId, MemberNo, OpenId, TeamSide};
use adoube_federation::licence;
use adoube_federation::papers::{PaperKind, PaperSubject};
use adoube_words::Text;

/// Number of days before a deadline at which the office reminds.
const REMIND_DAYS: i32 = 3;
/// Warnings that the page shows.
const WARNINGS: usize = 30;
/// Items of a list that the page shows unless asked for all.
const AT_ONCE: usize = 50;
/// Documents that no deadline requires: recorded when they arrive.
const FREE: [PaperKind; 12] = [
    PaperKind::PromotionList,
    PaperKind::Forms,
    PaperKind::DelegationNotice,
    PaperKind::DelegationResults,
    PaperKind::TravelCover,
    PaperKind::FamilyBook,
    PaperKind::OfficialsReports,
    PaperKind::RoundResults,
    PaperKind::PreferentScoreSheets,
    PaperKind::PairingCards,
    PaperKind::Crosstable,
    PaperKind::OpenReport,
];

/// The page of missing documents.
pub(super) struct MissingPage {
    /// Whether the lists are shown in full.
    whole: bool,
}

impl OfficePage for MissingPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        Ok(Self { whole: request.query::<u8>("all")? == Some(1) })
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let (shown, title) = (view.shown, view.say(words::office::TITLE));
        let all = duties(shown.season(), shown.now.date);
        let open: Vec<&PaperDuty> = all.iter().filter(|duty| duty.done.is_none()).collect();
        let (late, rest): (Vec<&PaperDuty>, Vec<&PaperDuty>) =
            open.into_iter().partition(|duty| duty.is_late_at(shown.now, &shown.season().regulations().deadlines));
        let (soon, later): (Vec<&PaperDuty>, Vec<&PaperDuty>) =
            rest.into_iter().partition(|duty| duty.wants_reminder(shown.now.date, REMIND_DAYS));
        let most = if self.whole { usize::MAX } else { AT_ONCE };
        let body = html! {
            div.bar { h1 { (title) } @if !late.is_empty() { span.mark.mark-bad { (late.len()) " " (view.say(words::office::COUNT_LATE)) } } }
            (view.back(&["accept", "decline", "received"]))
            div.cols {
                div {
                    (waiting(&view))
                    (papers(&view, words::office::LATE, "mark-bad", &late, most))
                    (papers(&view, words::office::SOON, "mark-warn", &soon, most))
                    (papers(&view, words::office::LATER, "mark", &later, most))
                    (matches(&view, most))
                    (paper_form(&view))
                    (warnings(&view))
                }
                div {
                    (counts(&view, late.len()))
                    (licences(&view, most))
                    (clubs(&view, most))
                }
            }
            (people_list(&view))
        };
        Ok(view.page(SeasonTab::Office, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        let bad = || RequestError::NOT_UNDERSTOOD;
        if let "accept" | "decline" = form.name {
            let (number, accepted) = (form.get("number").parse().map_err(|_| bad())?, form.name == "accept");
            let flash = if accepted { words::office::DONE_ACCEPTED } else { words::office::DONE_DECLINED };
            return Ok(Submission::one(Some(LeagueAct::Settle { number, accepted }), flash));
        }
        let act = match form.name {
            "received" => {
                let paper = PaperKind::ALL.into_iter().find(|paper| code(paper) == form.get("paper"));
                match (paper.ok_or_else(bad)?, read_about(form.get("about")).ok_or_else(bad)?) {
                    (PaperKind::Record, PaperSubject::Match(id)) => {
                        Some(SeasonAct::Match(id, MatchAct::RecordReceived))
                    }
                    (paper, about) => Some(SeasonAct::HandIn(paper, about)),
                }
            }
            "paper" => {
                let (paper, shown) = (form.pick("paper", &FREE), form.shown);
                let about = if form.get("person").is_empty() {
                    form.find("about", words::office::CHOOSE, read_about)
                } else {
                    form.find("person", words::office::NOBODY, |text| person_of(text, shown).map(PaperSubject::Person))
                };
                paper.zip(about).map(|(paper, about)| SeasonAct::HandIn(paper, about))
            }
            _ => return Err(bad()),
        };
        Ok(Submission::one(act.map(|act| form.act(act)), words::office::DONE_HANDED_IN_PAPER))
    }
}

/// Returns the form value of a document's subject.
fn about_code(about: PaperSubject) -> String {
    match about {
        PaperSubject::Match(id) => format!("match:{id}"),
        PaperSubject::MatchSide(id, side) => format!("match:{id}:{}", code(&side)),
        PaperSubject::Event(id) => format!("event:{id}"),
        PaperSubject::Open(id) => format!("open:{id}"),
        PaperSubject::Club(id) => format!("club:{id}"),
        PaperSubject::Person(id) => format!("person:{id}"),
        PaperSubject::Province(of) => format!("province:{}", code(&of)),
    }
}

fn read_about(text: &str) -> Option<PaperSubject> {
    let (kind, rest) = text.split_once(':')?;
    if kind == "province" {
        return PROVINCES.into_iter().find(|of| code(of) == rest).map(PaperSubject::Province);
    }
    let (number, side) = rest.split_once(':').map_or((rest, None), |(number, side)| (number, Some(side)));
    let number: u32 = number.parse().ok()?;
    let side = side.and_then(|wanted| TeamSide::BOTH.into_iter().find(|side| code(side) == wanted));
    Some(match (kind, side) {
        ("match", None) => PaperSubject::Match(MatchId(number)),
        ("match", Some(side)) => PaperSubject::MatchSide(MatchId(number), side),
        ("event", _) => PaperSubject::Event(CompetitionId(number)),
        ("open", _) => PaperSubject::Open(OpenId(number)),
        ("club", _) => PaperSubject::Club(ClubId(number)),
        ("person", _) => PaperSubject::Person(MemberNo(number)),
        _ => return None,
    })
}

/// Renders the number of pending items of each kind, with links.
fn counts(view: &OfficeView<'_>, late: usize) -> Markup {
    let season = view.shown.season();
    let pending = |body: DecidingBody| season.cases.iter().filter(|c| c.body == body && c.decision.is_none()).count();
    let all = season.cases.iter().filter(|c| c.decision.is_none()).count();
    html! {
        section.card { h2 { (view.say(words::office::TITLE)) } ul.counts {
            li { strong { (view.shown.state.proposals.len()) } " " (view.say(words::office::COUNT_WAITING)) }
            li { strong { (late) } " " (view.say(words::office::COUNT_LATE)) }
            li { a href=(view.link("/cases")) { strong { (pending(DecidingBody::CompetitionCommittee)) } " " (view.say(words::office::COUNT_COMMITTEE)) } }
            li { a href=(view.link("/cases")) { strong { (pending(DecidingBody::SportsCommission)) } " " (view.say(words::office::COUNT_COMMISSION)) } }
            li { a href=(view.link("/cases")) { strong { (all) } " " (view.say(words::office::COUNT_CASES)) } }
        } }
    }
}

fn waiting(view: &OfficeView<'_>) -> Markup {
    let waits = &view.shown.state.proposals;
    html! { @if !waits.is_empty() { section.card.next {
        h2 { (view.say(words::office::WAITING)) }
        ul.list { @for (number, of) in waits { li {
            (proposal(view, &of.act)) " " span.soft { (view.shown.club_name(of.club)) " · " (at(of.at)) }
            div.buttons {
                (view.button("accept", &[("number", &number.to_string())], words::office::ACCEPT))
                (view.button("decline", &[("number", &number.to_string())], words::office::DECLINE))
            }
        } } }
    } } }
}

fn papers(view: &OfficeView<'_>, key: Text, mark: &str, list: &[&PaperDuty], most: usize) -> Markup {
    let rules = &view.shown.season().regulations().deadlines;
    html! { @if !list.is_empty() { section.card {
        h2 { (view.say(key)) " " span.mark.(mark) { (list.len()) } }
        table.stack {
            caption.hidden { (view.say(key)) }
            thead { tr {
                th scope="col" { (view.say(words::office::PAPER)) } th scope="col" { (view.say(words::office::ABOUT)) }
                th scope="col" { (view.say(words::office::DUE)) } th scope="col" { (view.say(words::office::RECEIVED)) }
            } }
            tbody { @for duty in list.iter().take(most) { tr {
                th.whole scope="row" { (view.reader.say(duty.paper.text())) " " small { (rule(view.reader, duty.paper.rule())) } }
                td.whole { (about(view, duty.about)) }
                td { @if let Some(due) = duty.due { (day(due)) @if duty.paper == PaperKind::Result { " " (*rules.result_hour) ":00" } } }
                td { @if duty.paper != PaperKind::Result {
                    (view.button("received", &[("paper", &code(&duty.paper)), ("about", &about_code(duty.about))], words::matchday::RECEIVE))
                } }
            } } }
        }
        (rest(view, list.len(), most))
    } } }
}

/// Renders the link to the full lists, where a list is longer than shown.
fn rest(view: &OfficeView<'_>, all: usize, most: usize) -> Markup {
    html! { @if all > most {
        p { a href=(view.link("/office?all=1")) { (view.reader.say_with(words::office::SHOW_ALL, &[("count", &all)])) } }
    } }
}

/// Renders the outstanding documents of a club, late or not: its reports, the records it must send (5.54), its players'
/// documents.
pub(super) fn of_club(view: &OfficeView<'_>, club: ClubId) -> Markup {
    let season = view.shown.season();
    let team = |id: MatchId, side: TeamSide| {
        let team = season.matches.get(&id).and_then(|m| season.teams.get(&m.team(side)));
        team.is_some_and(|team| team.club == club)
    };
    let owes = |about: PaperSubject| match about {
        PaperSubject::MatchSide(id, side) => team(id, side),
        PaperSubject::Match(id) => team(id, TeamSide::Home),
        PaperSubject::Person(id) => season.players.get(&id).is_some_and(|player| player.club == club),
        PaperSubject::Club(id) => id == club,
        _ => false,
    };
    let today = view.shown.now.date;
    let rules = &season.regulations().deadlines;
    let open: Vec<PaperDuty> =
        duties(season, today).into_iter().filter(|d| d.done.is_none() && owes(d.about)).collect();
    html! { @if !open.is_empty() { section.card {
        h2 { (view.say(words::office::OWED)) " " span.mark.mark-warn { (open.len()) } }
        ul.list { @for duty in open { li {
            strong { (view.reader.say(duty.paper.text())) } " " small { (rule(view.reader, duty.paper.rule())) } " " (about(view, duty.about)) " "
            @if let Some(due) = duty.due { span.mark.(if duty.is_late_at(view.shown.now, rules) { "mark-bad" } else { "mark-warn" }) { (view.say(words::office::DUE)) " " (due) @if duty.paper == PaperKind::Result { " " (*rules.result_hour) ":00" } } }
        } } }
    } } }
}

/// Renders unsettled matches that have begun, with the missing reports.
fn matches(view: &OfficeView<'_>, most: usize) -> Markup {
    let (shown, today) = (view.shown, view.shown.now);
    let open: Vec<_> = shown.season().matches.iter().filter(|(_, m)| m.start < today && !m.is_settled()).collect();
    let differ: Vec<_> = shown.season().matches.iter().filter(|(_, m)| !m.differences.is_empty()).collect();
    let contradicted = shown.season().matches.iter().map(|(id, m)| (id, contradicted(m)));
    let contradicted: Vec<_> = contradicted.filter(|(_, boards)| !boards.is_empty()).collect();
    html! {
        @if !contradicted.is_empty() { section.card {
            h2 { (view.say(words::office::CONTRADICT)) " " span.mark.mark-bad { (contradicted.len()) } }
            ul.list { @for (id, boards) in contradicted.iter().take(most) { li { (of_match(view, **id)) " · " (view.say(words::office::CASE_BOARD))
                @for board in boards { " " (board) } } } }
            (rest(view, contradicted.len(), most))
        } }
        @if !open.is_empty() { section.card {
            h2 { (view.say(words::office::UNSETTLED)) " " span.mark.mark-warn { (open.len()) } }
            ul.list { @for (id, m) in open.iter().take(most) { li {
                (of_match(view, **id)) " "
                @for side in TeamSide::BOTH { @if m.reports[side.index()].is_none() {
                    span.mark.mark-warn { (view.say(words::office::NO_REPORT)) ": " (shown.team(m.team(side))) } " "
                } }
            } } }
            (rest(view, open.len(), most))
        } }
        @if !differ.is_empty() { section.card {
            h2 { (view.say(words::office::DIFFER)) " " span.mark.mark-bad { (differ.len()) } }
            ul.list { @for (id, m) in differ.iter().take(most) { li { (of_match(view, **id)) " · " (view.say(words::office::CASE_BOARD))
                @for board in &m.differences { " " (board) } } } }
            (rest(view, differ.len(), most))
        } }
    }
}

fn licences(view: &OfficeView<'_>, most: usize) -> Markup {
    let season = view.shown.season();
    let open = season.applications.values().filter(|a| !season.licences.contains_key(&a.person));
    let open: Vec<_> =
        open.map(|a| (a.person, licence::missing(a, &view.shown.season().regulations().licences))).collect();
    html! { section.card {
        h2 { (view.say(words::office::LICENCES)) " " span.mark { (open.len()) } }
        @if open.is_empty() { p.empty { (view.say(words::office::NOTHING)) } }
        ul.list { @for (person, missing) in open.iter().take(most) { li {
            a href=(view.link(&format!("/players/{person}"))) { (view.shown.person(*person)) } " "
            @if missing.is_empty() { span.mark.mark-good { (view.say(words::office::LICENCE_COMPLETE)) } }
            @for paper in missing { span.mark.mark-warn { (view.reader.say(paper.text())) } " " }
        } } }
        (rest(view, open.len(), most))
    } }
}

fn clubs(view: &OfficeView<'_>, most: usize) -> Markup {
    let (shown, season) = (view.shown, view.shown.season());
    let unstamped: Vec<ClubId> = season.clubs.keys().copied().filter(|club| !season.lists.contains_key(club)).collect();
    let without: Vec<ClubId> = season.clubs.iter().filter(|(_, c)| c.delegates.is_empty()).map(|(id, _)| *id).collect();
    let replace = delegates_to_replace(season);
    html! { section.card {
        h2 { (view.say(words::office::CLUBS)) }
        @if unstamped.is_empty() && without.is_empty() && replace.is_empty() { p.empty { (view.say(words::office::NOTHING)) } }
        ul.list {
            @for club in unstamped.iter().take(most) { li { a href=(view.link(&format!("/lists/{club}"))) { (shown.club_name(*club)) } " " span.mark.mark-warn { (view.say(words::office::STRENGTH_NOT_STAMPED)) } } }
            @for club in without.iter().take(most) { li { a href=(view.link(&format!("/clubs/{club}"))) { (shown.club_name(*club)) } " " span.mark.mark-warn { (view.say(words::office::CLUB_NO_DELEGATES)) } } }
            @for (venue, person) in replace { li { a href=(view.link("/venues")) { (view.say(words::office::VENUE_ONE)) " " (venue + 1) } " "
                span.mark.mark-warn { (view.say(words::office::VENUE_REPLACE_NEEDED)) } " " (shown.person(person)) } }
        }
        (rest(view, unstamped.len().max(without.len()), most))
    } }
}

fn paper_form(view: &OfficeView<'_>) -> Markup {
    let (shown, form) = (view.shown, view.form("paper"));
    let papers: Vec<(String, String)> = FREE.iter().map(|p| (code(p), view.reader.say(p.text()))).collect();
    let mut abouts = vec![(String::new(), "–".to_owned())];
    abouts.extend(PROVINCES.into_iter().filter(|p| shown.season().has_delegation(*p)).map(|p| {
        (about_code(PaperSubject::Province(p)), format!("{} {}", view.say(words::office::DELEGATION), province(p)))
    }));
    abouts.extend(shown.season().events.keys().map(|id| (about_code(PaperSubject::Event(*id)), shown.event(*id))));
    abouts.extend(
        shown.season().opens.keys().map(|id| (about_code(PaperSubject::Open(*id)), shown.state.name(Named::Open(*id)))),
    );
    abouts.extend(shown.season().clubs.keys().map(|id| (about_code(PaperSubject::Club(*id)), shown.club_name(*id))));
    form.folded(
        (words::office::HAND_IN_PAPER, words::common::SAVE),
        &html! {
            (form.select("paper", words::office::PAPER, &papers))
            (form.select("about", words::office::ABOUT, &abouts))
            (form.search("person", words::office::OR_PERSON, "people", false))
        },
    )
}

fn warnings(view: &OfficeView<'_>) -> Markup {
    let given: Vec<_> = view.shown.season().warnings.iter().rev().take(WARNINGS).collect();
    html! { @if !given.is_empty() { details.card.act {
        summary { (view.say(words::office::WARNINGS)) " " span.mark { (view.shown.season().warnings.len()) } }
        ul.list { @for warning in given { li {
            (at(warning.at)) " " @if let Some(club) = warning.club { strong { (view.shown.club_name(club)) } }
            (findings(view.visit, view.shown, std::slice::from_ref(&warning.finding)))
        } } }
    } } }
}
