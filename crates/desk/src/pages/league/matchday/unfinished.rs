//! Unfinished games: adjourned with a sealed move, resumed, sent for analysis or finished quickly (Adjournments 10; Sealed moves
//! 11).

use super::delays::board_choices;
use super::match_form::{MatchForm, SentMatchForm, framed, number_bad};
use super::play::waits;
use super::{MatchPage, read_side, side_code};
use crate::Desk;
use crate::pages::league::widgets::{self, read_hour};
use crate::words;
use adoube_federation::acts::MatchAct;
use adoube_federation::ids::TeamSide;
use adoube_federation::matches::{BoardStatus, EnvelopeContents, Resumption, SealedMoveEnvelope};
use adoube_federation::unfinished::{AdjournmentStep, UnfinishedState, can_decide};
use adoube_web::forms::{Fields, Input, Problems, Values};
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use maud::{Markup, html};

pub(super) const FORM: MatchForm =
    MatchForm::new("unfinished", words::matchday::UNFINISHED, draw_unfinished, read_unfinished)
        .placing(|_, _| "step".to_owned());

const STEPS: [(AdjournmentStep, &str, Text); 4] = [
    (AdjournmentStep::Seal, "seal", words::matchday::STEP_SEAL),
    (AdjournmentStep::Resume, "resume", words::matchday::STEP_RESUME),
    (AdjournmentStep::Send, "send", words::matchday::STEP_SEND),
    (AdjournmentStep::QuickFinish, "quick", words::matchday::STEP_QUICK),
];

/// The most characters of a position, of a number in words, and of the time on a clock.
const POSITION_MAX: usize = 200;
const WORDS_MAX: u32 = 60;
const CLOCK_MAX: u32 = 5;
/// The highest number of a move that can be entered.
const MOVES_MAX: u16 = 500;

/// The pieces of one player.
const PIECES_MAX: u32 = 16;

/// The maximum number of minutes that can be entered for sealing a move; the handbook's own limit is checked later.
const MINUTES_MAX: u32 = 60;

fn draw_unfinished(here: &MatchPage, side: TeamSide, fields: Fields<'_>) -> Markup {
    let visit = fields.visit;
    let reader = visit.reader;
    let event = here.shown.season().events.get(&here.m.event);
    let scoring = event.map(|event| event.settings.table.scoring).unwrap_or_default();
    let (home, visitors) = (here.m.points(TeamSide::Home), here.m.points(TeamSide::Visitors));
    let open = can_decide(home, visitors, here.m.pending(), scoring);
    let going = |board: BoardStatus| {
        !matches!(board, BoardStatus::Finished(_) | BoardStatus::Provisional { .. }) && !waits(board)
    };
    let minutes = *here.shown.season().regulations_on(here.m.start.date).sessions.quick_finish_min;
    let step = |(step, code, key): (AdjournmentStep, &str, Text)| {
        let quick = step == AdjournmentStep::QuickFinish;
        let told = if quick {
            reader.say_with(words::matchday::STEP_QUICK, &[("minutes", &minutes)])
        } else {
            reader.say(key)
        };
        (code.to_owned(), told)
    };
    let steps = STEPS.map(step);
    let step_hint = reader.say_with(words::matchday::STEP_HINT, &[("minutes", &minutes)]);
    let men = |name: &str, key: Text| {
        fields.input(
            name,
            &reader.say(key),
            "number",
            Input { min: Some(1), max: Some(PIECES_MAX.into()), ..Input::default() },
        )
    };
    let text = |name: &str, key: Text, most: u32| {
        fields.input(name, &reader.say(key), "text", Input { maxlength: Some(most), ..Input::default() })
    };
    let sides = TeamSide::BOTH.map(|side| (side_code(side).to_owned(), here.team(side)));
    let inner = html! {
        p.notice { (reader.say(if open { words::matchday::OPEN_DECIDES } else { words::matchday::OPEN_NOT })) }
        (fields.select("board", &reader.say(words::matchday::LATE_BOARD), None, &board_choices(here, side, visit, going)))
        (fields.select("step", &reader.say(words::matchday::STEP), Some(&step_hint), &steps))
        fieldset {
            legend { (reader.say(words::matchday::SEALED_MOVE)) }
            p.hint { (reader.say(words::matchday::SEALED_HINT)) }
            div.grid {
                (fields.select("sealed-by", &reader.say(words::matchday::SEALED_BY), None, &sides))
                (fields.input("move", &reader.say(words::matchday::SEALED_MOVE_NUMBER), "number", Input { min: Some(1), max: Some(MOVES_MAX.into()), ..Input::default() }))
            }
            (fields.area("position", &reader.say(words::matchday::SEALED_POSITION), 3, Some(&reader.say(words::matchday::SEALED_POSITION_HINT))))
            div.grid {
                (men("home-pieces", words::matchday::HOME_PIECES)) (text("home-words", words::matchday::HOME_PIECES_WORDS, WORDS_MAX))
                (men("visitors-pieces", words::matchday::VISITORS_PIECES)) (text("visitors-words", words::matchday::VISITORS_PIECES_WORDS, WORDS_MAX))
                (text("home-used", words::matchday::HOME_USED, CLOCK_MAX)) (text("visitors-used", words::matchday::VISITORS_USED, CLOCK_MAX))
                (fields.input("minutes", &reader.say(words::matchday::SEALED_MINUTES), "number", Input { min: Some(0), max: Some(MINUTES_MAX.into()), ..Input::default() }))
            }
            (fields.tick("stopped", &reader.say(words::matchday::SEALED_STOPPED), None))
            (fields.tick("signed", &reader.say(words::matchday::SEALED_SIGNED), None))
            (fields.tick("home-delegate", &reader.say(words::matchday::SEALED_HOME_DELEGATE), None))
            (fields.tick("visitors-delegate", &reader.say(words::matchday::SEALED_VISITORS_DELEGATE), None))
            p.hint { (reader.say(words::matchday::TELEPHONES_HINT)) }
            div.grid { @for (side, name) in TELEPHONES {
                @let label = format!("{} · {}", reader.say(words::matchday::TELEPHONE), here.team(side));
                (fields.input(name, &label, "tel", Input { maxlength: Some(40), autocomplete: Some("off"), ..Input::default() }))
            } }
        }
        fieldset {
            legend { (reader.say(words::matchday::RESUMED)) }
            p.hint { (reader.say(words::matchday::RESUMED_HINT)) }
            (fields.tick("home-here", &reader.say(words::matchday::RESUMPTION_HOME), None))
            (fields.tick("visitors-here", &reader.say(words::matchday::RESUMPTION_VISITORS), None))
            (fields.tick("arbiter", &reader.say(words::matchday::RESUMPTION_ARBITER), None))
        }
    };
    framed(here, side, FORM.what, visit, &inner, &reader.say(words::matchday::SAVE))
}

fn read_unfinished(form: &mut SentMatchForm<'_>) -> Vec<MatchAct> {
    let board = form.board("board");
    let &mut SentMatchForm { here, visit, values, ref mut problems, .. } = form;
    let chosen = STEPS.into_iter().find(|(_, code, _)| *code == values.get("step"));
    let Some((step, ..)) = chosen else {
        problems.add("step", visit.reader.say(words::matchday::CHOOSE_STEP));
        return Vec::new();
    };
    for (name, least, most) in
        [("home-pieces", 1, PIECES_MAX), ("visitors-pieces", 1, PIECES_MAX), ("minutes", 0, MINUTES_MAX)]
    {
        let typed = values.get(name);
        if !typed.is_empty() && !typed.parse().is_ok_and(|number| (least..=most).contains(&number)) {
            problems.add(name, number_bad(visit.reader, least, most));
        }
    }
    let number = |name: &str| values.get(name).parse::<u8>().unwrap_or(0);
    // 10.2 (a): between two envelopes pieces can be captured but not added.
    let before = here.m.envelopes.iter().rev().find(|(of, _)| *of == board).map(|(_, envelope)| envelope);
    if let Some(before) = before.filter(|_| step == AdjournmentStep::Seal) {
        for (name, most) in [("home-pieces", before.home_pieces), ("visitors-pieces", before.visitors_pieces)] {
            if number(name) > most {
                problems.add(name, visit.reader.say_with(words::matchday::MORE_PIECES, &[("most", &most)]));
            }
        }
    }
    // 10.2 (a): after the second session both delegates sign, and both players' telephone numbers are sent with the game.
    let second = stand(here, board) == Some(BoardStatus::Unfinished(UnfinishedState::Second));
    let seals = step == AdjournmentStep::Seal;
    let contents = if seals { contents(values, problems, visit, second) } else { None };
    let envelope = seals.then(|| SealedMoveEnvelope {
        home_pieces: number("home-pieces"),
        visitors_pieces: number("visitors-pieces"),
        clocks_stopped: values.ticked("stopped"),
        signed: values.ticked("signed"),
        minutes: number("minutes"),
        telephones: TELEPHONES.iter().all(|(_, name)| is_telephone(values.get(name))),
        contents,
    });
    let resumption = (step == AdjournmentStep::Resume).then(|| Resumption {
        present: [values.ticked("home-here"), values.ticked("visitors-here")],
        arbiter: values.ticked("arbiter"),
    });
    for (_, name) in TELEPHONES {
        let typed = values.get(name);
        let needed = step == AdjournmentStep::Seal && second;
        if (needed || !typed.is_empty()) && !is_telephone(typed) {
            problems.add(name, visit.reader.say(words::matchday::TELEPHONE_NEEDED));
        }
    }
    vec![MatchAct::Step { board, step, envelope, resumption }]
}

/// Reads what is written on the envelope (11.1), and says beside each field what is missing.
fn contents(values: &Values, problems: &mut Problems, visit: &Visit, second: bool) -> Option<EnvelopeContents> {
    let reader = visit.reader;
    let mut missing = |name: &str, key: Text| problems.add(name, reader.say(key));
    let sealed_by = read_side(values.get("sealed-by"));
    if sealed_by.is_none() {
        missing("sealed-by", words::office::CHOOSE);
    }
    let move_number = values.get("move").parse::<u16>().ok().filter(|number| (1..=MOVES_MAX).contains(number));
    if move_number.is_none() {
        missing("move", words::matchday::SEALED_MOVE_NUMBER_BAD);
    }
    let position = values.get("position").split_whitespace().collect::<Vec<_>>().join(" ");
    if position.is_empty() || position.chars().count() > POSITION_MAX {
        missing("position", words::matchday::SEALED_POSITION_BAD);
    }
    let in_words = ["home-words", "visitors-words"].map(|name| {
        let text = values.get(name).trim().to_owned();
        if text.is_empty() || text.chars().any(|c| c.is_ascii_digit()) || text.len() > WORDS_MAX as usize {
            missing(name, words::matchday::PIECES_WORDS_BAD);
        }
        text
    });
    let used = ["home-used", "visitors-used"].map(|name| {
        let used = read_hour(values.get(name)).map(|minutes| u32::from(minutes) * 60);
        if used.is_none() {
            missing(name, words::matchday::USED_BAD);
        }
        used
    });
    let delegates = ["home-delegate", "visitors-delegate"].map(|name| {
        if second && !values.ticked(name) {
            missing(name, words::matchday::SEALED_DELEGATE_NEEDED);
        }
        values.ticked(name)
    });
    let ([Some(home), Some(visitors)], Some(sealed_by), Some(move_number)) = (used, sealed_by, move_number) else {
        return None;
    };
    let used_s = [home, visitors];
    Some(EnvelopeContents { position, sealed_by, move_number, used_s, in_words, delegates, at: None })
}

const TELEPHONES: [(TeamSide, &str); 2] =
    [(TeamSide::Home, "home-telephone"), (TeamSide::Visitors, "visitors-telephone")];

fn is_telephone(text: &str) -> bool {
    let digits = text.chars().filter(char::is_ascii_digit).count();
    (6..=20).contains(&digits) && text.len() <= 40 && text.chars().all(|c| c.is_ascii_digit() || " +()-./".contains(c))
}

fn stand(here: &MatchPage, board: u8) -> Option<BoardStatus> {
    usize::from(board).checked_sub(1).and_then(|at| here.m.boards.get(at)).copied()
}

/// 10.2 (a): stores the telephone numbers with the personal data, which can be erased; the log only records that they
/// were given.
pub(super) async fn keep_telephones(
    desk: &Desk,
    visit: &Visit,
    here: &MatchPage,
    values: &Values,
) -> Result<(), RequestError> {
    let board = values.get("board").parse().unwrap_or(0);
    for (side, name) in TELEPHONES {
        let number = here.seated(side, board).filter(|_| is_telephone(values.get(name)));
        let person = number.and_then(|number| widgets::listed(&here.shown, here.club(side), number));
        let Some(key) = person.and_then(|person| here.shown.state.persons.get(&person)) else { continue };
        if let Some(mut person) = desk.people().get(key).await? {
            person.details.phone = values.get(name).trim().to_owned();
            desk.people().put(&person, visit.now_ms).await?;
        }
    }
    Ok(())
}
