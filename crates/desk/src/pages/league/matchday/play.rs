//! Results at the board, remarks, each club's report and the signatures (Delegates 5.51-5.54, 5.62, 5.63, 5.71, 5.92, 5.94).

use super::MatchPage;
use super::delays::board_choices;
use super::match_form::{MatchForm, SentMatchForm, framed};
use crate::pages::league::widgets::{self, read_result, result_choices, result_code};
use crate::words;
use adoube_federation::acts::MatchAct;
use adoube_federation::duties::{ReportingOffice, office_for};
use adoube_federation::ids::{MemberNo, TeamSide};
use adoube_federation::matches::{BoardStatus, Preparation, RecordMark};
use adoube_federation::result::TeamBoardResult;
use adoube_web::csrf::csrf_field;
use adoube_web::forms::{Fields, Values};
use adoube_web::visit::Visit;
use adoube_words::Text;
use maud::{Markup, html};

pub(super) const RESULTS: MatchForm =
    MatchForm::new("results", words::matchday::RESULTS, draw_results, read_results).starting(|here, _| settled(here));

pub(super) const REMARKS: MatchForm = MatchForm::new("remarks", words::matchday::REMARKS, draw_remarks, read_remarks);

pub(super) const REPORT: MatchForm =
    MatchForm::new("report", words::matchday::REPORT, draw_report, read_report).starting(report_values);

pub(super) const SIGN: MatchForm =
    MatchForm::new("sign", words::matchday::SIGN, draw_sign, read_sign).placing(|_, _| "person".to_owned());

fn settled(here: &MatchPage) -> Values {
    let mut values = Values::default();
    for (board, stand) in here.boards() {
        values.set(&format!("r{board}"), stand.result().map_or("", result_code));
    }
    values
}

/// Renders one line per board: the players, and a field for the result.
fn lines(here: &MatchPage, fields: Fields<'_>, fixed: impl Fn(BoardStatus) -> bool) -> Markup {
    let reader = fields.visit.reader;
    let choices = result_choices(reader);
    html! {
        ol.boards { @for (board, stand) in here.boards() {
            @let name = format!("r{board}");
            @let chosen = fields.values.get(&name);
            @let players = html! {
                span.board-number { (board) } " "
                @for side in TeamSide::BOTH {
                    @if side == TeamSide::Visitors { " – " }
                    @match here.seated(side, board) { Some(number) => { (here.player(side, number)) }, None => "…" }
                }
            };
            li.field {
                @if fixed(stand) {
                    div { (players) } div { (widgets::board(reader, stand)) }
                } @else {
                    // The result when the page was rendered, to detect results entered by others since.
                    input type="hidden" name={ "was" (board) } value=(stand_code(stand));
                    label for={ "f-" (name) } { (players) }
                    select id={ "f-" (name) } name=(name) {
                        option value="" { "–" }
                        @for (code, words) in &choices { option value=(code) selected[code == chosen] { (words) } }
                    }
                }
                @if let Some(problem) = fields.problems.of(&name) { p.problem id={ "f-" (name) "-problem" } { (problem) } }
            }
        } }
    }
}

/// Renders the boards that have no result yet, each with a button for every result of a played game.
pub(super) fn one_press(visit: &Visit, here: &MatchPage, side: TeamSide) -> Markup {
    let played = [TeamBoardResult::HomeWon, TeamBoardResult::Drawn, TeamBoardResult::VisitorsWon];
    let open: Vec<u8> =
        here.boards().filter(|(_, stand)| *stand == BoardStatus::Open).map(|(board, _)| board).collect();
    let name = |side, board| here.seated(side, board).map(|number| here.player(side, number)).unwrap_or_default();
    html! { @if here.m.lineups_open() && here.m.start <= here.shown.now { @if !open.is_empty() { section.card {
        h2 { (visit.reader.say(words::matchday::RESULTS_ENTER)) }
        ul.one-press { @for board in open { li {
            @let players = format!("{} – {}", name(TeamSide::Home, board), name(TeamSide::Visitors, board));
            span { span.board-number { (board) } " " (players) }
            form method="post" action=(here.form(side, RESULTS.what)) {
                (csrf_field(visit))
                input type="hidden" name={ "was" (board) } value=(stand_code(BoardStatus::Open));
                @for result in played {
                    button type="submit" name={ "r" (board) } value=(result_code(result))
                        aria-label={ (visit.reader.say_with(words::matchday::BOARD, &[("board", &board)])) ": " (widgets::result_text(result)) }
                        { (widgets::result_text(result)) }
                }
            }
        } } }
    } } } }
}

/// Returns the code of a board's result, as the form remembers it.
fn stand_code(stand: BoardStatus) -> &'static str {
    stand.result().map_or("open", result_code)
}

/// Returns whether only a committee can settle the board.
pub(super) fn waits(board: BoardStatus) -> bool {
    match board {
        BoardStatus::Provisional { .. } => true,
        BoardStatus::Unfinished(session) => session.waits_for_committee(),
        _ => false,
    }
}

fn draw_results(here: &MatchPage, side: TeamSide, fields: Fields<'_>) -> Markup {
    let reader = fields.visit.reader;
    let inner = html! {
        p.hint { (reader.say(words::matchday::RESULTS_HINT)) }
        (lines(here, fields, waits))
    };
    framed(here, side, RESULTS.what, fields.visit, &inner, &reader.say(words::matchday::SAVE))
}

/// Returns whether a value is not one of the offered results.
fn not_listed(typed: &str) -> bool {
    !typed.is_empty() && read_result(typed).is_none()
}

/// Returns the changes: new results, and corrections of wrong ones.
fn read_results(form: &mut SentMatchForm<'_>) -> Vec<MatchAct> {
    let &mut SentMatchForm { here, visit, values, ref mut problems, .. } = form;
    let reader = visit.reader;
    let mut acts = Vec::new();
    for (board, stand) in here.boards() {
        let name = format!("r{board}");
        let typed = values.get(&name);
        if waits(stand) {
            if read_result(typed).is_some() {
                problems.add(&name, reader.say(words::matchday::BOARD_WAITS));
            }
            continue;
        }
        let (was, now) = (values.get(&format!("was{board}")), stand_code(stand));
        let untouched = if was == "open" { typed.is_empty() } else { typed == was };
        if not_listed(typed) {
            problems.add(&name, reader.say(words::office::CHOOSE));
            continue;
        }
        let Some(result) = read_result(typed).filter(|result| Some(*result) != stand.result()) else { continue };
        if !was.is_empty() && was != now {
            // Somebody else has changed this board since the page was rendered.
            if !untouched {
                let open = || reader.say(words::matchday::RESULT_MEANWHILE_OPEN);
                let other = stand.result().map_or_else(open, |result| widgets::result_text(result).to_owned());
                problems.add(&name, reader.say_with(words::matchday::RESULT_MEANWHILE, &[("result", &other)]));
            }
            continue;
        }
        let new = stand.result().is_none();
        acts.push(if new { MatchAct::Result(board, result) } else { MatchAct::Correct(board, result) });
    }
    acts
}

const PREPARED: [(Preparation, &str, Text); 5] = [
    (Preparation::Laid, "prepared-laid", words::matchday::PREPARED_LAID),
    (Preparation::Materials, "prepared-materials", words::matchday::PREPARED_MATERIALS),
    (Preparation::List, "prepared-list", words::matchday::PREPARED_LIST),
    (Preparation::Credentials, "prepared-credentials", words::matchday::PREPARED_CREDENTIALS),
    (Preparation::Kept, "prepared-kept", words::matchday::PREPARED_KEPT),
];

/// Returns the checks of a side before a session: of the later ones, only those of the home delegate.
fn checks(side: TeamSide, session: u8) -> impl Iterator<Item = (Preparation, &'static str, Text)> {
    PREPARED.into_iter().filter(move |(what, ..)| match side {
        TeamSide::Home => session == 1 || what.is_of_home(),
        TeamSide::Visitors => session == 1 && !what.is_of_home(),
    })
}

/// Renders the checks of a session to tick, and those made with a button to withdraw each.
fn draw_checks(here: &MatchPage, side: TeamSide, session: u8, visit: &Visit) -> Markup {
    let reader = visit.reader;
    let done = |what: Preparation| here.m.prepared.contains(&(what, side, session));
    let ticks = html! {
        input type="hidden" name="do" value="prepare";
        input type="hidden" name="session" value=(session);
        @for (what, name, text) in checks(side, session) {
            div.field.tick { label { input type="checkbox" name=(name) value="1" checked[done(what)] disabled[done(what)]; " " (reader.say(text)) } }
        }
    };
    let title = match session {
        1 => reader.say(words::matchday::PREPARE),
        later => reader.say_with(words::matchday::PREPARE_SESSION, &[("session", &later)]),
    };
    let made: Vec<_> = checks(side, session).filter(|(what, ..)| done(*what)).collect();
    let number = session.to_string();
    html! { @if checks(side, session).next().is_some() { section.card {
        h2 { (title) }
        (framed(here, side, REMARKS.what, visit, &ticks, &reader.say(words::matchday::SAVE)))
        @if !made.is_empty() { ul.list { @for (_, name, text) in made { li {
            (taking_back(here, side, visit, words::matchday::CHECK_WITHDRAW, &reader.say(text),
                &[("do", "unprepare"), ("session", &number), ("what", name)]))
        } } } }
    } } }
}

/// Renders the marks of a side, with a button to take off each.
fn draw_marks(here: &MatchPage, side: TeamSide, visit: &Visit) -> Markup {
    let reader = visit.reader;
    let marks = here.m.marks.iter().filter(|(_, of, _)| *of == side);
    let marks: Vec<(u8, RecordMark)> = marks.map(|(board, _, mark)| (*board, *mark)).collect();
    html! { @if !marks.is_empty() { ul.list { @for (board, mark) in marks { li {
        @let of = reader.say_with(words::matchday::BOARD, &[("board", &board)]);
        (taking_back(here, side, visit, words::matchday::MARK_TAKE_OFF, &format!("{of} · {}", reader.say(mark_meaning(mark))),
            &[("do", "unmark"), ("board", &board.to_string()), ("mark", &format!("{mark:?}"))]))
    } } } } }
}

/// Renders one thing with the button that takes it back.
fn taking_back(
    here: &MatchPage,
    side: TeamSide,
    visit: &Visit,
    button: Text,
    what: &str,
    fields: &[(&str, &str)],
) -> Markup {
    let button = visit.reader.say(button);
    html! {
        form method="post" action=(here.form(side, REMARKS.what)) {
            (csrf_field(visit))
            @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
            (what) " "
            button type="submit" aria-label={ (button) ": " (what) } { (button) }
        }
    }
}

fn draw_remarks(here: &MatchPage, side: TeamSide, fields: Fields<'_>) -> Markup {
    let visit = fields.visit;
    let reader = visit.reader;
    let players =
        here.m.seated[side.index()].iter().map(|n| (n.to_string(), format!("{n} · {}", here.player(side, *n))));
    let players: Vec<(String, String)> = players.collect();
    let missing = html! {
        input type="hidden" name="do" value="missing";
        (fields.select("number", &reader.say(words::matchday::MISSING_WHOSE), None, &players))
    };
    let marks = [RecordMark::X, RecordMark::O].map(|mark| (format!("{mark:?}"), reader.say(mark_meaning(mark))));
    let mark = html! {
        input type="hidden" name="do" value="mark";
        (fields.select("board", &reader.say(words::matchday::LATE_BOARD), None, &board_choices(here, side, visit, |_| true)))
        (fields.select("mark", &reader.say(words::matchday::MARK), None, &marks))
    };
    let words = html! {
        input type="hidden" name="do" value="words";
        (fields.area("words", &reader.say(words::matchday::WORDS), 4, None))
    };
    let save = reader.say(words::matchday::SAVE);
    html! {
        @for session in 1..=here.m.sessions() { (draw_checks(here, side, session, visit)) }
        section.card { h2 { (reader.say(words::matchday::MISSING)) } (framed(here, side, REMARKS.what, visit, &missing, &save)) }
        section.card {
            h2 { (reader.say(words::matchday::MARKS)) }
            (framed(here, side, REMARKS.what, visit, &mark, &save))
            (draw_marks(here, side, visit))
        }
        section.card { h2 { (reader.say(words::matchday::WORDS_TITLE)) } (framed(here, side, REMARKS.what, visit, &words, &save)) }
    }
}

pub(super) const fn mark_meaning(mark: RecordMark) -> Text {
    match mark {
        RecordMark::X => words::matchday::MARK_X,
        RecordMark::C => words::matchday::MARK_C,
        RecordMark::O => words::matchday::MARK_O,
    }
}

/// Returns the session of a form of checks; one without it is of the first.
fn session(values: &Values) -> u8 {
    values.get("session").parse().unwrap_or(1)
}

fn read_remarks(form: &mut SentMatchForm<'_>) -> Vec<MatchAct> {
    let (here, side, values) = (form.here, form.side, form.values);
    match values.get("do") {
        "prepare" => {
            let session = session(values);
            let new = checks(side, session)
                .filter(|(what, name, _)| values.ticked(name) && !here.m.prepared.contains(&(*what, side, session)));
            let act = |(what, ..): (Preparation, &str, Text)| match session {
                1 => MatchAct::Prepare(side, what),
                later => MatchAct::PrepareSession(what, later),
            };
            new.map(act).collect()
        }
        "unprepare" => {
            let session = session(values);
            let named = |wanted: &str| PREPARED.iter().find(|(_, name, _)| *name == wanted);
            let check = form.find("what", words::office::CHOOSE, named);
            check.map(|(what, ..)| MatchAct::Unprepare(side, *what, session)).into_iter().collect()
        }
        "missing" => {
            let number = form.find("number", words::matchday::LINE_UP_NUMBER, |text| text.parse().ok());
            number.map(|number| MatchAct::MissingDocument(side, number)).into_iter().collect()
        }
        todo @ ("mark" | "unmark") => {
            let (board, marks) = (form.board("board"), [RecordMark::X, RecordMark::C, RecordMark::O]);
            let chosen = |text: &str| marks.into_iter().find(|mark| format!("{mark:?}") == text);
            let mark = form.find("mark", words::office::CHOOSE, chosen);
            let act = if todo == "mark" { MatchAct::Mark } else { MatchAct::Unmark };
            mark.map(|mark| act(board, side, mark)).into_iter().collect()
        }
        _ => vec![MatchAct::Remark(side, form.words("words"))],
    }
}

fn report_values(here: &MatchPage, side: TeamSide) -> Values {
    let mut values = settled(here);
    if let Some(report) = &here.m.reports[side.index()] {
        for (board, result) in (1..).zip(&report.results) {
            values.set(&format!("r{board}"), result.map_or("", result_code));
        }
    }
    values
}

fn draw_report(here: &MatchPage, side: TeamSide, fields: Fields<'_>) -> Markup {
    let reader = fields.visit.reader;
    let due = here.shown.season().season.as_ref().map(|s| {
        s.working_days.result_due(here.m.start.date, &here.shown.season().regulations_on(here.m.start.date).deadlines)
    });
    // 5.72: the results of a delegation's competition go to the delegation.
    let to = match office_for(here.shown.season(), here.m.event) {
        ReportingOffice::Federation => reader.say(words::matchday::REPORT_TO_FEDERATION),
        ReportingOffice::Delegation(of) => {
            reader.say_with(words::matchday::REPORT_TO_DELEGATION, &[("province", &of.name())])
        }
    };
    let inner = html! {
        p.hint { (reader.say(words::matchday::REPORT_HINT)) " " (to) @if let Some(due) = due { " " (reader.say(words::matchday::DUE)) " " (widgets::at(due)) "." } }
        (lines(here, fields, |_| false))
    };
    framed(here, side, REPORT.what, fields.visit, &inner, &reader.say(words::matchday::REPORT_DO))
}

fn read_report(form: &mut SentMatchForm<'_>) -> Vec<MatchAct> {
    let names = form.here.boards().map(|(board, _)| format!("r{board}"));
    let mut results = Vec::new();
    for name in names {
        let typed = form.values.get(&name);
        if not_listed(typed) {
            form.wrong::<()>(&name, words::office::CHOOSE);
        }
        results.push(read_result(typed));
    }
    vec![MatchAct::Report(form.side, results)]
}

fn draw_sign(here: &MatchPage, side: TeamSide, fields: Fields<'_>) -> Markup {
    let reader = fields.visit.reader;
    let club = here.club(side).and_then(|club| here.shown.season().clubs.get(&club));
    let delegates = club.into_iter().flat_map(|club| &club.delegates);
    let choices: Vec<(String, String)> = delegates.map(|id| (id.to_string(), here.shown.person(*id))).collect();
    let inner = html! {
        p { strong { (here.team(TeamSide::Home)) " " (widgets::score(&here.m)) " " (here.team(TeamSide::Visitors)) } }
        p.hint { (reader.say(words::matchday::SIGN_HINT)) }
        (fields.select("person", &reader.say(words::matchday::SIGN_WHO), None, &choices))
    };
    framed(here, side, SIGN.what, fields.visit, &inner, &reader.say(words::matchday::SIGN_DO))
}

fn read_sign(form: &mut SentMatchForm<'_>) -> Vec<MatchAct> {
    let person = form.find("person", words::matchday::SIGN_NOBODY, |text| text.parse().ok().map(MemberNo));
    person.map(|person| MatchAct::Sign(form.side, person)).into_iter().collect()
}
