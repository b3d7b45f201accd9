//! Disputes that the delegates cannot settle: play *sub condicione* with both results recorded (Sub-condicione 9), and
//! an incident with a version of each side (Delegates 5.93).

use super::MatchPage;
use super::delays::board_choices;
use super::match_form::{MatchForm, SentMatchForm, framed};
use crate::pages::league::widgets::{read_result, result_choices};
use crate::words;
use adoube_federation::acts::MatchAct;
use adoube_federation::ids::TeamSide;
use adoube_federation::matches::BoardStatus;
use adoube_federation::unfinished::UnfinishedState;
use adoube_web::forms::{Fields, Input};
use maud::{Markup, html};

pub(super) const SUB_CONDICIONE: MatchForm =
    MatchForm::new("sub-condicione", words::matchday::SUB_CONDICIONE, draw_sub_condicione, read_sub_condicione);

pub(super) const VERSION: MatchForm = MatchForm::new("incident", words::matchday::INCIDENT, draw_version, read_version);

/// Parses a clock time such as `1:45` into seconds.
fn read_clock(text: &str) -> Option<u32> {
    let (hours, minutes) = text.trim().split_once(':')?;
    let (hours, minutes): (u32, u32) = (hours.parse().ok()?, minutes.parse().ok()?);
    (hours < 24 && minutes < 60).then_some(hours * 3600 + minutes * 60)
}

fn draw_sub_condicione(here: &MatchPage, side: TeamSide, fields: Fields<'_>) -> Markup {
    let visit = fields.visit;
    let reader = visit.reader;
    let playing = |board: BoardStatus| matches!(board, BoardStatus::Open | BoardStatus::Unfinished(_));
    let hint = reader.say(words::matchday::CLOCK_HINT);
    let clock = Input { required: true, hint: Some(&hint), placeholder: Some("1:45"), ..Input::default() };
    let inner = html! {
        p.hint { (reader.say(words::matchday::SUB_CONDICIONE_HINT)) }
        (fields.select("board", &reader.say(words::matchday::LATE_BOARD), None, &board_choices(here, side, visit, playing)))
        (fields.area("point", &reader.say(words::matchday::POINT), 3, None))
        div.grid {
            (fields.input("home-clock", &reader.say(words::matchday::CLOCK_HOME), "text", clock))
            (fields.input("visitors-clock", &reader.say(words::matchday::CLOCK_VISITORS), "text", clock))
            (fields.select("upheld", &reader.say(words::matchday::IF_UPHELD), None, &result_choices(reader)))
            (fields.select("rejected", &reader.say(words::matchday::IF_REJECTED), None, &result_choices(reader)))
        }
    };
    framed(here, side, SUB_CONDICIONE.what, visit, &inner, &reader.say(words::matchday::SUB_CONDICIONE_DO))
}

fn read_sub_condicione(form: &mut SentMatchForm<'_>) -> Vec<MatchAct> {
    let board = form.board("board");
    let mut clock = |name: &str| form.find(name, words::matchday::CLOCK_BAD, read_clock).unwrap_or(0);
    let (home_clock_s, visitors_clock_s) = (clock("home-clock"), clock("visitors-clock"));
    let point = form.words("point");
    let Some(upheld) = form.find("upheld", words::office::CHOOSE, read_result) else { return Vec::new() };
    let other = |text: &str| read_result(text).filter(|rejected| *rejected != upheld);
    let Some(rejected) = form.find("rejected", words::matchday::RESULTS_SAME, other) else { return Vec::new() };
    vec![MatchAct::SubCondicione { board, point, home_clock_s, visitors_clock_s, upheld, rejected }]
}

fn draw_version(here: &MatchPage, side: TeamSide, fields: Fields<'_>) -> Markup {
    let visit = fields.visit;
    let reader = visit.reader;
    // A board stopped by the other side awaits this side's version of the incident.
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
        p.hint { (reader.say(words::matchday::INCIDENT_HINT)) }
        @for (board, words) in theirs {
            blockquote { p { strong { (here.team(side.other())) " · " (reader.say_with(words::matchday::BOARD, &[("board", &board)])) } }
                p { (words) } }
        }
        (fields.select("board", &reader.say(words::matchday::LATE_BOARD), None, &choices))
        (fields.area("words", &reader.say(words::matchday::VERSION), 6, None))
    };
    framed(here, side, VERSION.what, visit, &inner, &reader.say(words::matchday::INCIDENT_DO))
}

fn read_version(form: &mut SentMatchForm<'_>) -> Vec<MatchAct> {
    let (side, board) = (form.side, form.board("board"));
    if form.values.get("do") == "read" {
        return vec![MatchAct::Countersign { side, board }];
    }
    vec![MatchAct::Version { side, board, words: form.words("words") }]
}
