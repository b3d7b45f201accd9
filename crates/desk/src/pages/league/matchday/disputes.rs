//! What the delegates cannot settle: play *sub condicione* with both results kept (Sub-condicione 9), and an incident of
//! which each side writes its version (Delegates 5.93).

use super::Here;
use super::delays::{board_choices, read_board};
use super::forms::{Form, framed};
use crate::pages::league::widgets::{read_result, result_choices};
use adoube_federation::acts::MatchAct;
use adoube_federation::ids::TeamSide;
use adoube_federation::matches::BoardStatus;
use adoube_federation::unfinished::UnfinishedState;
use adoube_web::forms::{Fields, Input, Problems, Values};
use adoube_web::visit::Visit;
use maud::{Markup, html};

pub(super) const SUB_CONDICIONE: Form = Form {
    what: "sub-condicione",
    title: "match-sub-condicione",
    values: |_, _| Values::default(),
    draw: draw_sub_condicione,
    read: read_sub_condicione,
    field: |_, _| "form".to_owned(),
};

pub(super) const VERSION: Form = Form {
    what: "incident",
    title: "match-incident",
    values: |_, _| Values::default(),
    draw: draw_version,
    read: read_version,
    field: |_, _| "form".to_owned(),
};

/// Reads a clock such as `1:45` in seconds.
fn read_clock(text: &str) -> Option<u32> {
    let (hours, minutes) = text.trim().split_once(':')?;
    let (hours, minutes): (u32, u32) = (hours.parse().ok()?, minutes.parse().ok()?);
    (hours < 24 && minutes < 60).then_some(hours * 3600 + minutes * 60)
}

fn draw_sub_condicione(here: &Here, side: TeamSide, fields: Fields<'_>) -> Markup {
    let visit = fields.visit;
    let reader = visit.reader;
    let playing = |board: BoardStatus| matches!(board, BoardStatus::Open | BoardStatus::Unfinished(_));
    let hint = reader.say("match-clock-hint");
    let clock = Input { required: true, hint: Some(&hint), placeholder: Some("1:45"), ..Input::default() };
    let inner = html! {
        p.hint { (reader.say("match-sub-condicione-hint")) }
        (fields.select("board", &reader.say("match-late-board"), None, &board_choices(here, side, visit, playing)))
        (fields.area("point", &reader.say("match-point"), 3, None))
        div.grid {
            (fields.input("home-clock", &reader.say("match-clock-home"), "text", clock))
            (fields.input("visitors-clock", &reader.say("match-clock-visitors"), "text", clock))
            (fields.select("upheld", &reader.say("match-if-upheld"), None, &result_choices(reader)))
            (fields.select("rejected", &reader.say("match-if-rejected"), None, &result_choices(reader)))
        }
    };
    framed(here, side, SUB_CONDICIONE.what, visit, &inner, &reader.say("match-sub-condicione-do"))
}

fn read_sub_condicione(
    here: &Here,
    _side: TeamSide,
    visit: &Visit,
    values: &Values,
    problems: &mut Problems,
) -> Vec<MatchAct> {
    let reader = visit.reader;
    let board = read_board(here, visit, values, problems);
    let mut clock = |name: &str| {
        let read = read_clock(values.get(name));
        if read.is_none() {
            problems.add(name, reader.say("match-clock-bad"));
        }
        read.unwrap_or(0)
    };
    let (home_clock_s, visitors_clock_s) = (clock("home-clock"), clock("visitors-clock"));
    if values.get("point").is_empty() {
        problems.add("point", reader.say("match-words-missing"));
    }
    if read_result(values.get("upheld")).is_none() {
        problems.add("upheld", reader.say("office-choose"));
        return Vec::new();
    }
    let results = read_result(values.get("upheld")).zip(read_result(values.get("rejected")));
    let Some((upheld, rejected)) = results.filter(|(upheld, rejected)| upheld != rejected) else {
        problems.add("rejected", reader.say("match-results-same"));
        return Vec::new();
    };
    let point = values.get("point").to_owned();
    vec![MatchAct::SubCondicione { board, point, home_clock_s, visitors_clock_s, upheld, rejected }]
}

fn draw_version(here: &Here, side: TeamSide, fields: Fields<'_>) -> Markup {
    let visit = fields.visit;
    let reader = visit.reader;
    // A board that the other side has stopped waits for this side's version.
    let waiting = |board: u8| here.m.version(side.other(), board).is_some() && here.m.version(side, board).is_none();
    let numbers: Vec<u8> = here
        .boards()
        .filter(|(number, stand)| {
            let sent = *stand == BoardStatus::Unfinished(UnfinishedState::Sent);
            matches!(stand, BoardStatus::Open | BoardStatus::Unfinished(_)) && (!sent || waiting(*number))
        })
        .map(|(number, _)| number)
        .collect();
    let choices: Vec<(String, String)> = board_choices(here, side, visit, |_| true)
        .into_iter()
        .filter(|(code, _)| code.parse().is_ok_and(|number| numbers.contains(&number)))
        .collect();
    let theirs: Vec<(u8, &str)> =
        numbers.iter().filter_map(|n| Some((*n, here.m.version(side.other(), *n)?.0))).collect();
    let inner = html! {
        p.hint { (reader.say("match-incident-hint")) }
        @for (board, words) in theirs {
            blockquote { p { strong { (here.team(side.other())) " · " (reader.say_with("match-board", &[("board", board.into())])) } }
                p { (words) } }
        }
        (fields.select("board", &reader.say("match-late-board"), None, &choices))
        (fields.area("words", &reader.say("match-version"), 6, None))
    };
    framed(here, side, VERSION.what, visit, &inner, &reader.say("match-incident-do"))
}

fn read_version(here: &Here, side: TeamSide, visit: &Visit, values: &Values, problems: &mut Problems) -> Vec<MatchAct> {
    let board = read_board(here, visit, values, problems);
    if values.get("do") == "read" {
        return vec![MatchAct::Countersign { side, board }];
    }
    if values.get("words").is_empty() {
        problems.add("words", visit.reader.say("match-words-missing"));
    }
    vec![MatchAct::Version { side, board, words: values.get("words").to_owned() }]
}
