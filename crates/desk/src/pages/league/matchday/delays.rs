//! Substitutes and delays: substitutions, late players, and teams with half of their players absent (Competition rules
//! 12; Substitutes 13).

use super::match_form::{MatchForm, SentMatchForm, framed};
use super::{MatchPage, lineup};
use crate::pages::league::widgets::{self, hour, hour_field};
use crate::words;
use adoube_federation::HandbookFinding;
use adoube_federation::acts::MatchAct;
use adoube_federation::ids::TeamSide;
use adoube_federation::lateness::Cause;
use adoube_federation::list_number::ListNumber;
use adoube_federation::matches::BoardStatus;
use adoube_federation::teams::titular_of;
use adoube_web::forms::{Fields, Input, Values};
use adoube_web::visit::Visit;
use maud::{Markup, html};
use std::fmt::Display;

pub(super) const SUBSTITUTE: MatchForm =
    MatchForm::new("substitute", words::matchday::SUBSTITUTE, draw_substitute, read_substitute)
        .starting(|here, _| Values::of([("at", hour(here.hour_now()))]))
        .placing(|_, finding| match finding {
            HandbookFinding::SubstitutionEarly { .. } | HandbookFinding::SubstitutionLate { .. } => "at".to_owned(),
            HandbookFinding::SubstitutionCount { .. } => "board".to_owned(),
            _ => "incoming".to_owned(),
        });

pub(super) const LATE: MatchForm = MatchForm::new("late", words::matchday::LATE, draw_late, read_late)
    .starting(|here, _| Values::of([("at", hour(here.hour_now()))]))
    .placing(|_, _| "at".to_owned());

pub(super) const TEAM: MatchForm = MatchForm::new("team", words::matchday::TEAM, draw_team, read_team)
    .starting(|here, _| Values::of([("at", hour(here.hour_now()))]));

/// Returns the boards to choose from, with their players.
pub(super) fn board_choices(
    here: &MatchPage,
    side: TeamSide,
    visit: &Visit,
    wanted: impl Fn(BoardStatus) -> bool,
) -> Vec<(String, String)> {
    let board = |board: u8| {
        let number = visit.reader.say_with(words::matchday::BOARD, &[("board", &board)]);
        let who = here.seated(side, board).map(|n| format!(" · {n} · {}", here.player(side, n))).unwrap_or_default();
        (board.to_string(), format!("{number}{who}"))
    };
    here.boards().filter(|(_, stand)| wanted(*stand)).map(|(number, _)| board(number)).collect()
}

fn draw_substitute(here: &MatchPage, side: TeamSide, fields: Fields<'_>) -> Markup {
    let visit = fields.visit;
    let reader = visit.reader;
    let boards = here.m.boards.len().min(255) as u8;
    let done = here.m.substitutes[side.index()].len();
    let rules = here.shown.season().regulations_on(here.m.start.date);
    let window: [(&str, &dyn Display); 3] = [
        ("from", &here.hour_after(*rules.substitutions.from_min as u16)),
        ("until", &here.hour_after(*rules.substitutions.until_min as u16)),
        ("left", &usize::from(rules.substitutions_allowed(boards)).saturating_sub(done)),
    ];
    let choices = incoming_choices(here, side, visit);
    let mut replaced = vec![(String::new(), "–".to_owned())];
    replaced.extend(board_choices(here, side, visit, |b| b == BoardStatus::Open));
    let inner = html! {
        p.hint { (reader.say_with(words::matchday::SUBSTITUTE_WINDOW, &window)) }
        (fields.select("board", &reader.say(words::matchday::REPLACED), None, &replaced))
        (fields.select("incoming", &reader.say(words::matchday::INCOMING), Some(&reader.say(words::matchday::INCOMING_HINT)), &choices))
        (hour_field(fields, "at", &reader.say(words::matchday::SUBSTITUTE_AT), None))
    };
    framed(here, side, SUBSTITUTE.what, visit, &inner, &reader.say(words::matchday::SUBSTITUTE_DO))
}

/// Returns the possible substitutes, eligible ones first (Substitutes 13.1); none is preselected.
fn incoming_choices(here: &MatchPage, side: TeamSide, visit: &Visit) -> Vec<(String, String)> {
    let reader = visit.reader;
    let listed = here.club(side).map(|club| widgets::listed_choices(&here.shown, reader, club)).unwrap_or_default();
    let on_record: Vec<String> = here.m.on_record(side).iter().map(ToString::to_string).collect();
    let rules = lineup::rules(here, side);
    let (mut may, mut may_not) = (vec![(String::new(), "–".to_owned())], Vec::new());
    for (code, words) in listed.into_iter().filter(|(code, _)| !on_record.contains(code)) {
        let lower =
            code.parse::<ListNumber>().ok().zip(rules.as_ref()).is_some_and(|(number, (roster, sheet, used))| {
                !used.contains(&number) && titular_of(number, &roster.sizes).is_none_or(|team| team > sheet.team)
            });
        if lower {
            may.push((code, words));
        } else {
            may_not.push((code, format!("{words} · {}", reader.say(words::matchday::MAY_NOT_SHORT))));
        }
    }
    may.extend(may_not);
    may
}

/// 12.2: reads the cause of a delay. A transport failure counts only for visitors from another town.
fn read_cause(form: &mut SentMatchForm<'_>) -> Cause {
    let here = form.here;
    let town = |side| here.club(side).and_then(|club| here.shown.season().clubs.get(&club)).map(|club| club.town);
    match form.values.get("cause") {
        "" | "none" => return Cause::None,
        "transport" => {
            if form.side == TeamSide::Home || town(TeamSide::Home) == town(TeamSide::Visitors) {
                form.wrong::<()>("cause", words::matchday::CAUSE_SAME_TOWN);
            }
        }
        _ => {
            form.wrong::<()>("cause", words::office::CHOOSE);
            return Cause::None;
        }
    }
    Cause::TransportWithProof
}

fn read_substitute(form: &mut SentMatchForm<'_>) -> Vec<MatchAct> {
    let (board, at_s) = (form.board("board"), form.at("at"));
    let Ok(incoming) = form.values.get("incoming").parse() else {
        return form.wrong("incoming", words::matchday::LINE_UP_NUMBER);
    };
    vec![MatchAct::Substitute { side: form.side, board, incoming, at_s }]
}

fn cause_field(fields: Fields<'_>) -> Markup {
    let reader = fields.visit.reader;
    let choices = [("none", words::matchday::CAUSE_NONE), ("transport", words::matchday::CAUSE_TRANSPORT)];
    let choices = choices.map(|(code, key)| (code.to_owned(), reader.say(key)));
    fields.select(
        "cause",
        &reader.say(words::matchday::CAUSE),
        Some(&reader.say(words::matchday::CAUSE_HINT)),
        &choices,
    )
}

fn draw_late(here: &MatchPage, side: TeamSide, fields: Fields<'_>) -> Markup {
    let visit = fields.visit;
    let reader = visit.reader;
    let rules = &here.shown.season().regulations_on(here.m.start.date).lateness;
    let (limit, wait) = (here.hour_after(*rules.lost_after_min as u16), here.hour_after(*rules.wait_min as u16));
    let local = 100_u8.saturating_sub(*rules.visitor_percent);
    let limits: [(&str, &dyn Display); 4] =
        [("limit", &limit), ("wait", &wait), ("visitor", &*rules.visitor_percent), ("local", &local)];
    let inner = html! {
        p.hint { (reader.say_with(words::matchday::LATE_HINT, &limits)) }
        (fields.select("board", &reader.say(words::matchday::LATE_BOARD), None, &board_choices(here, side, visit, |b| b == BoardStatus::Open)))
        (hour_field(fields, "at", &reader.say(words::matchday::LATE_AT), None))
        (cause_field(fields))
    };
    framed(here, side, LATE.what, visit, &inner, &reader.say(words::matchday::LATE_DO))
}

fn read_late(form: &mut SentMatchForm<'_>) -> Vec<MatchAct> {
    let (board, at_s) = (form.board("board"), form.at("at"));
    vec![MatchAct::Late { side: form.side, board, at_s, cause: read_cause(form) }]
}

fn draw_team(here: &MatchPage, side: TeamSide, fields: Fields<'_>) -> Markup {
    let visit = fields.visit;
    let reader = visit.reader;
    let boards = here.m.boards.len().min(255) as u8;
    let limits: [(&str, &dyn Display); 2] =
        [("half", &here.shown.season().regulations_on(here.m.start.date).needed(boards)), ("boards", &boards)];
    let lateness = &here.shown.season().regulations_on(here.m.start.date).lateness;
    let values = of_forms(here, fields.values);
    let of_several = fields.filled(&values);
    let presence = html! {
        input type="hidden" name="do" value="presence";
        p.hint { (reader.say_with(words::matchday::TEAM_HINT, &limits)) }
        (fields.input("present", &reader.say(words::matchday::PRESENT), "number",
            Input { required: true, min: Some(0), max: Some(i64::from(boards)), ..Input::default() }))
        (fields.input("half", &reader.say(words::matchday::HALF_AT), "time",
            Input { hint: Some(&reader.say(words::matchday::HALF_HINT)), ..Input::default() }))
        (cause_field(fields))
    };
    let sealed =
        |board: BoardStatus| matches!(board, BoardStatus::Unfinished(session) if !session.waits_for_committee());
    let leave = html! {
        input type="hidden" name="do" value="leave";
        p.hint { (reader.say_with(words::matchday::LEAVE_HINT, &[("wait", &here.hour_after(*lateness.wait_min as u16))])) }
        (of_several.named("board").select("leave-board", &reader.say(words::matchday::LATE_BOARD), None, &board_choices(here, side, visit, |b| b == BoardStatus::Open)))
        (hour_field(of_several.named("at"), "leave-at", &reader.say(words::matchday::LEAVE_AT), None))
    };
    let resumption = html! {
        input type="hidden" name="do" value="resumption";
        p.hint { (reader.say_with(words::matchday::RESUMPTION_HINT, &[("minutes", &*lateness.resumption_min)])) }
        (of_several.named("board").select("resumption-board", &reader.say(words::matchday::LATE_BOARD), None, &board_choices(here, side, visit, sealed)))
        (fields.input("minutes", &reader.say(words::matchday::RESUMPTION_MINUTES), "number",
            Input { required: true, min: Some(0), max: Some(600), ..Input::default() }))
    };
    html! {
        section.card { h2 { (reader.say(words::matchday::TEAM_PRESENCE)) }
            (framed(here, side, TEAM.what, visit, &presence, &reader.say(words::matchday::SAVE))) }
        @if side == TeamSide::Home {
            section.card { h2 { (reader.say(words::matchday::LEAVE)) } (framed(here, side, TEAM.what, visit, &leave, &reader.say(words::matchday::SAVE))) }
        }
        @if here.boards().any(|(_, stand)| sealed(stand)) {
            section.card { h2 { (reader.say(words::matchday::RESUMPTION)) }
                (framed(here, side, TEAM.what, visit, &resumption, &reader.say(words::matchday::SAVE))) }
        }
    }
}

/// Returns the field values of the forms with a board or a time each: the typed values for the form that is shown
/// again.
fn of_forms(here: &MatchPage, typed: &Values) -> Values {
    let mut values = Values::of([("leave-at", hour(here.hour_now()))]);
    let form = typed.get("do");
    if matches!(form, "leave" | "resumption") {
        for field in ["board", "at"] {
            values.set(&format!("{form}-{field}"), typed.raw(field).to_owned());
        }
    }
    values
}

fn read_team(form: &mut SentMatchForm<'_>) -> Vec<MatchAct> {
    let side = form.side;
    match form.values.get("do") {
        "leave" => {
            let board = form.board("leave-board");
            vec![MatchAct::Leave { board, at_s: form.at("leave-at") }]
        }
        "resumption" => {
            let board = form.board("resumption-board");
            vec![MatchAct::LateAtResumption { side, board, at_s: form.number("minutes", 600) * 60 }]
        }
        _ => {
            let boards = u32::try_from(form.here.m.boards.len()).unwrap_or(u32::MAX);
            let present = u8::try_from(form.number("present", boards)).unwrap_or(u8::MAX);
            let half_at_s = (!form.values.get("half").is_empty()).then(|| form.hour("half", "half")).flatten();
            vec![MatchAct::Presence { side, present, half_at_s, cause: read_cause(form) }]
        }
    }
}
