//! `/desk/t/ID/results`: fast entry of results by keyboard, and corrections of earlier rounds.
//!
//! A field takes `1`, `0`, `=`, `+` (White wins by forfeit), `-` (Black wins by forfeit), `--` (double forfeit); `1u`,
//! `=u`, `0u` for unrated games, and the unusual results `=0` and `0=`. The module `results.js` saves each result as it
//! is typed; without it one button saves all.

use super::acting::{Acted, act, confirm, confirm_in, consequences, refusal_text};
use crate::Desk;
use crate::pages::acting;
use crate::pages::event_page::{EventPage, EventTab, points};
use crate::roles::Action;
use crate::words;
use adoube_event::{EntryId, EventAct, EventAnswer, EventRound, Level, RoundStage, decide};
use adoube_tournament::BoardResult;
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::{Fields, Posted, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::json;

#[derive(Deserialize)]
pub(super) struct ResultsQuery {
    round: Option<u16>,
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Query(asked): Query<ResultsQuery>,
) -> Result<Markup, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let last = shown.event().rounds.last().map_or(0, |round| round.number);
    Ok(page(&visit, &shown, asked.round.unwrap_or(last), &Values::default(), &Problems::default()))
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    headers: HeaderMap,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let event = shown.event();
    let round = event.open_round().filter(|round| round.stage == RoundStage::Published);
    // Typed results belong to the round that the page showed, never to the next one.
    let shown_round = values.get("round").parse().ok();
    let number = shown_round.or(round.map(|round| round.number)).unwrap_or_default();
    let by_module = headers.get(header::ACCEPT).is_some_and(|accept| accept == "application/json");
    let mut problems = Problems::default();
    let mut acts = Vec::new();
    let mut meanwhile = None;
    for (white, typed) in values.starting("r.") {
        let Ok(white) = white.parse().map(EntryId) else { continue };
        let now = event.result(number, white);
        // The value when the page was rendered: an untouched field must not revert a result that someone else entered.
        if let Some((_, before)) = values.starting("w.").find(|(key, _)| *key == white.to_string()) {
            if typed == before {
                continue;
            }
            if BoardResult::read(before) != now && BoardResult::read(typed) != now {
                let sign = now.map_or_else(|| "–".to_owned(), |now| now.to_string());
                problems.add(
                    &format!("r.{white}"),
                    visit.reader.say_with(words::rounds::RESULTS_MEANWHILE, &[("result", &sign)]),
                );
                meanwhile = Some(now.map(BoardResult::typed).unwrap_or_default());
                continue;
            }
        }
        match (typed.is_empty(), BoardResult::read(typed)) {
            (true, _) if now.is_some() => acts.push(EventAct::ClearResult { round: number, white }),
            (true, _) => {}
            (false, Some(result)) if now == Some(result) => {}
            (false, Some(result)) => acts.push(EventAct::Result { round: number, white, result }),
            (false, None) => problems.add(&format!("r.{white}"), visit.reader.say(words::tournament::FIELD_RESULT)),
        }
    }
    let count = acts.len();
    if problems.is_empty() && count > 0 {
        match act(&desk, &visit, &id, &values, acts).await? {
            Acted::Done(_) => {}
            Acted::Refused(refusal) if refusal.needs().is_some() && !by_module => {
                return confirm(&desk, &visit, &id, &values, &refusal, &shown.path("/results")).await;
            }
            Acted::Refused(refusal) => problems.add("form", visit.reader.told(refusal_text(&visit, &refusal))),
        }
    }
    if by_module {
        return answer_module(&desk, &visit, &id, &problems, meanwhile).await;
    }
    if problems.is_empty() {
        let flash = Flash::done(words::rounds::DONE_RESULTS).with("count", count.to_string());
        return Ok(FormOutcome::done(shown.path("/results"), flash));
    }
    Ok(FormOutcome::invalid(&visit, problems, |problems| page(&visit, &shown, number, &values, problems)))
}

/// Returns the response for the module: whether the result was saved, the number of missing results, and results
/// entered by others meanwhile.
async fn answer_module(
    desk: &Desk,
    visit: &Visit,
    id: &str,
    problems: &Problems,
    meanwhile: Option<&str>,
) -> Result<FormOutcome, RequestError> {
    let shown = EventPage::for_arbiters(desk, visit, id).await?;
    let missing = shown.event().missing_results().len();
    let said = visit.reader.say_with(words::rounds::RESULTS_MISSING, &[("count", &missing)]);
    let problem = problems.all().next().map(|(_, sentence)| sentence.to_owned());
    let refused = problem.is_some();
    let body = json!({ "missing": missing, "said": said, "problem": problem, "meanwhile": meanwhile });
    Ok(if refused { FormOutcome::refused_to_module(body) } else { FormOutcome::to_module(body) })
}

/// Corrects the result of an earlier round.
pub(super) async fn correct(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, round)): Path<(String, u16)>,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let white = values.get("white").parse().map(EntryId).map_err(|_| RequestError::NOT_UNDERSTOOD)?;
    let field = format!("c.{white}");
    let mut problems = Problems::default();
    match BoardResult::read(values.get("result")) {
        None => problems.add(&field, visit.reader.say(words::tournament::FIELD_RESULT)),
        Some(result) => {
            let to = format!("/desk/t/{id}/results?round={round}");
            let wanted = EventAct::Correct { round, white, result, rating_only: values.ticked("rating_only") };
            match act(&desk, &visit, &id, &values, vec![wanted.clone()]).await? {
                Acted::Done(answers) => {
                    let flash = Flash::done(words::rounds::DONE_CORRECTED).with("round", round.to_string());
                    return Ok(FormOutcome::done(&to, consequences(&visit, &answers).unwrap_or(flash)));
                }
                Acted::Refused(refusal) if refusal.needs().is_some() => {
                    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
                    let follows = follows(&visit, &shown, &wanted);
                    return confirm_in(&visit, Some(&shown), &values, &refusal, (&to, &follows));
                }
                Acted::Refused(refusal) => problems.add(&field, visit.reader.told(refusal_text(&visit, &refusal))),
            }
        }
    }
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let mut typed = Values::of([(field.as_str(), values.raw("result").to_owned())]);
    typed.set("rating_only", values.get("rating_only"));
    Ok(FormOutcome::invalid(&visit, problems, |problems| page(&visit, &shown, round, &typed, problems)))
}

/// Returns the consequences of a correction that needs confirmation.
fn follows(visit: &Visit, shown: &EventPage, wanted: &EventAct) -> Vec<String> {
    let context = acting::context(visit).confirming(Level::TwoSteps);
    let answers = decide(&shown.state, wanted, &context).unwrap_or_default();
    let wrong = answers.iter().filter(|answer| matches!(answer, EventAnswer::PairedWithWrongResult { .. }));
    wrong.map(|answer| answer.text(visit.reader.language)).collect()
}

fn page(visit: &Visit, shown: &EventPage, number: u16, values: &Values, problems: &Problems) -> Markup {
    let reader = visit.reader;
    let event = shown.event();
    let title = reader.say(words::tournament::TAB_RESULTS);
    let body = html! {
        @if event.round(number).is_none_or(|round| round.stage == RoundStage::Draft) { (Fields::new(visit, values, problems).summary()) }
        @match event.round(number) {
            None => section.card { h1 { (title) } p.empty { (reader.say(words::rounds::RESULTS_NO_ROUND)) } },
            Some(round) if round.stage == RoundStage::Draft => section.card {
                h1 { (title) }
                p.empty { (reader.say(words::rounds::RESULTS_DRAFT)) }
                p { a.button href=(shown.path("/rounds")) { (reader.say(words::tournament::NEXT_DRAFT_BUTTON)) } }
            },
            Some(round) if round.stage == RoundStage::Published => (entering(visit, shown, round, values, problems)),
            Some(round) => (correcting(Fields::new(visit, values, problems), shown, round)),
        }
    };
    Frame::new(visit, &title).tabs(shown.tabs(visit, EventTab::Results)).script("results.js").show(&body)
}

/// Renders links to the results of all rounds, where earlier ones are corrected.
fn chooser(visit: &Visit, shown: &EventPage, number: u16) -> Markup {
    let reader = visit.reader;
    html! {
        nav.rounds aria-label=(reader.say(words::tournament::TAB_RESULTS)) {
            @for round in shown.event().rounds.iter().map(|round| round.number) {
                a href=(visit.link(&shown.path(&format!("/results?round={round}")))) aria-current=[(round == number).then_some("page")]
                    aria-label=(reader.say_with(words::rounds::TITLE, &[("round", &round)])) { (round) }
            }
        }
    }
}

fn entering(visit: &Visit, shown: &EventPage, round: &EventRound, values: &Values, problems: &Problems) -> Markup {
    let reader = visit.reader;
    let event = shown.event();
    let may = visit.may(Action::EnterResults, &shown.id) && visit.at.is_none();
    let missing = event.missing_results().len();
    let field = |white: EntryId| format!("r.{white}");
    let value = |white: EntryId| match values.raw(&field(white)) {
        "" if problems.is_empty() => {
            event.result(round.number, white).map(BoardResult::typed).unwrap_or_default().to_owned()
        }
        typed => typed.to_owned(),
    };
    html! {
        (chooser(visit, shown, round.number))
        div.bar {
            h1 { (reader.say_with(words::rounds::RESULTS_TITLE, &[("round", &round.number)])) }
            span.mark aria-live="polite" id="missing" { (reader.say_with(words::rounds::RESULTS_MISSING, &[("count", &missing)])) }
        }
        (Fields::new(visit, values, problems).summary())
        p.hint { kbd { "1" } " " (reader.say(words::rounds::KEY_WHITE)) " · " kbd { "0" } " " (reader.say(words::rounds::KEY_BLACK)) " · "
            kbd { "=" } " " (reader.say(words::rounds::KEY_DRAW)) " · " kbd { "+" } " " (reader.say(words::rounds::KEY_PLUS)) " · "
            kbd { "-" } " " (reader.say(words::rounds::KEY_MINUS)) " · " kbd { "--" } " " (reader.say(words::rounds::KEY_BOTH)) }
        section.card {
            form.results method="post" action=(shown.path("/results")) data-save
                data-follow=[visit.at.is_none().then(|| format!("/t/{}/events", shown.id))] {
                (csrf_field(visit))
                input type="hidden" name="round" value=(round.number);
                div.scroll { table.stick {
                    caption.hidden { (reader.say_with(words::rounds::RESULTS_TITLE, &[("round", &round.number)])) }
                    thead { tr {
                        th.num scope="col" { (reader.say(words::rounds::BOARD)) }
                        th scope="col" { (reader.say(words::rounds::WHITE)) }
                        th.mid scope="col" { (reader.say(words::rounds::RESULT)) }
                        th scope="col" { (reader.say(words::rounds::BLACK)) }
                    } }
                    tbody { @for board in &round.boards {
                        @let name = field(board.white);
                        @let problem = problems.of(&name);
                        @let now = board.result;
                        tr {
                            th.num scope="row" { (board.table) }
                            td { (shown.name(board.white)) " " small { (points(shown.points_before(board.white, round.number))) } }
                            td.mid { input id={ "f-" (name) } type="text" name=(name) value=(value(board.white)) maxlength="4" size="3" autocomplete="off"
                                disabled[!may] aria-invalid=[problem.map(|_| "true")] aria-describedby=[problem.map(|_| format!("f-{name}-problem"))]
                                aria-label=(reader.say_with(words::rounds::RESULTS_FIELD, &[("board", &board.table)]));
                                @if may { input type="hidden" name={ "w." (board.white) } value=(now.map(BoardResult::typed).unwrap_or_default()); }
                                @match problem {
                                    Some(problem) => span.said.problem id={ "f-" (name) "-problem" } { (problem) },
                                    None => span.said { @if let Some(now) = now { (now) } },
                                } }
                            td { (shown.name(board.black)) " " small { (points(shown.points_before(board.black, round.number))) } }
                        }
                    } }
                } }
                @if may { div.buttons { button.primary type="submit" { (reader.say(words::rounds::RESULTS_SAVE)) } } }
            }
        }
        div #closing { @if missing == 0 && visit.may(Action::Pair, &shown.id) && visit.at.is_none() {
            p { a.button.primary href=(shown.path(&format!("/rounds/{}", round.number))) { (reader.say(words::tournament::NEXT_CLOSE_ROUND_BUTTON)) } }
        } }
    }
}

fn correcting(fields: Fields<'_>, shown: &EventPage, round: &EventRound) -> Markup {
    let (visit, problems) = (fields.visit, fields.problems);
    let reader = visit.reader;
    let event = shown.event();
    let may = visit.may(Action::CorrectResults, &shown.id) && visit.at.is_none() && !event.closed;
    html! {
        (chooser(visit, shown, round.number))
        h1 { (reader.say_with(words::rounds::RESULTS_CLOSED_TITLE, &[("round", &round.number)])) }
        (fields.summary())
        @if may { p.hint { (reader.say(words::rounds::RESULTS_CORRECT_INTRO)) } }
        section.card { div.scroll { table.correcting {
            caption.hidden { (reader.say_with(words::rounds::RESULTS_CLOSED_TITLE, &[("round", &round.number)])) }
            thead { tr {
                th.num scope="col" { (reader.say(words::rounds::BOARD)) }
                th scope="col" { (reader.say(words::rounds::WHITE)) }
                th.mid scope="col" { (reader.say(words::rounds::RESULT)) }
                th scope="col" { (reader.say(words::rounds::BLACK)) }
                @if may { th scope="col" { (reader.say(words::rounds::RESULTS_CORRECT)) } }
            } }
            tbody { @for board in &round.boards { tr {
                th.num scope="row" { (board.table) }
                td { (shown.name(board.white)) }
                td.mid.nowrap { @if let Some(result) = board.result { (result) } }
                td { (shown.name(board.black)) }
                @let name = format!("c.{}", board.white);
                @let problem = problems.of(&name);
                @if may { td { details open[problem.is_some()] {
                    summary { (reader.say(words::rounds::RESULTS_CORRECT)) }
                    form.results method="post" action=(shown.path(&format!("/results/{}", round.number))) {
                        (csrf_field(visit))
                        input type="hidden" name="white" value=(board.white);
                        input id={ "f-" (name) } type="text" name="result" maxlength="4" size="3" autocomplete="off" value=(fields.values.raw(&name))
                            aria-invalid=[problem.map(|_| "true")] aria-describedby=[problem.map(|_| format!("f-{name}-problem"))]
                            aria-label=(reader.say_with(words::rounds::RESULTS_FIELD, &[("board", &board.table)]));
                        @if let Some(problem) = problem { p.problem id={ "f-" (name) "-problem" } { (problem) } }
                        label { input type="checkbox" name="rating_only" value="1" checked[problem.is_some() && fields.values.ticked("rating_only")]; " " (reader.say(words::rounds::RESULTS_RATING_ONLY)) }
                        div.buttons { button.small type="submit" { (reader.say(words::common::SAVE)) } }
                    }
                } } }
            } } }
        } } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The module shows a result before the page is reloaded, so its notation must match [`BoardResult`].
    #[test]
    fn the_module_writes_results_as_the_pages_do() {
        let module = include_str!("../../../assets/signs.js");
        let table = module.lines().find_map(|line| line.trim().strip_prefix("const SIGNS = {")).unwrap();
        let entries: Vec<(&str, &str)> = table
            .trim_end_matches(['}', ';', ' '])
            .split(',')
            .filter_map(|entry| entry.split_once(": "))
            .map(|(typed, sign)| (typed.trim().trim_matches(['\'', '"']), sign.trim().trim_matches(['\'', '"'])))
            .collect();
        assert_eq!(entries.len(), 6, "{table}");
        for (typed, sign) in entries {
            assert_eq!(BoardResult::read(typed).map(|result| result.to_string()).as_deref(), Some(sign), "{typed}");
        }
    }
}
