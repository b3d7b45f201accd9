//! Results, results handed in by players, corrections, penalties, the end of a round.

use super::{Decision, confirmed, known, published};
use crate::act::Act;
use crate::answer::Answer;
use crate::ids::EntryId;
use crate::limits;
use crate::refusal::{Field, Reason, Refusal};
use crate::state::{Event, Round};
use crate::warning::Warning;
use adoube_aggregate::Context;
use adoube_tournament::acts::{self as inner, BoardResult};
use adoube_tournament::{Outcome, Points};

pub(super) fn decide(event: &Event, act: &Act, context: &Context) -> Decision {
    match act {
        Act::Result { white, result } => enter(event, *white, *result, context),
        Act::Results(list) => several(event, list, context),
        Act::ClearResult { white } => {
            let round = published(event)?;
            on_board(event, round, *white)?;
            match event.result(round.number, *white) {
                Some(_) => Ok(Vec::new()),
                None => Err(Reason::NoResult.into()),
            }
        }
        Act::Report { round, white, result, .. } => report(event, *round, *white, *result),
        Act::Approve(number) => {
            let slip = event.slips.iter().find(|slip| slip.number == *number);
            let slip = slip.ok_or(Refusal::from(Reason::NoSuchSlip(*number)))?;
            if published(event)?.number != slip.round {
                return Err(Reason::NotThisRound(slip.round).into());
            }
            enter(event, slip.white, slip.result, context)
        }
        Act::Reject(number) => {
            let there = event.slips.iter().any(|slip| slip.number == *number);
            if there { Ok(Vec::new()) } else { Err(Reason::NoSuchSlip(*number).into()) }
        }
        Act::Correct { round, white, result, rating_only } => {
            correct(event, *round, *white, *result, *rating_only, context)
        }
        Act::Penalty { player, round, points, article, reason } => {
            known(event, *player)?;
            limits::text_or_empty(Field::Article, article, limits::ARTICLE)?;
            limits::text_or_empty(Field::Reason, reason, limits::REASON)?;
            if *points == Points::ZERO || !(-1000..=1000).contains(&points.tenths()) {
                return Err(Reason::NoMeaning(Field::Scoring).into());
            }
            if usize::from(*round) > event.rounds.len() {
                return Err(Reason::NoSuchRound(*round).into());
            }
            let (number, round, points) = (event.number(*player), *round, *points);
            inner::decide(&event.inner, &inner::Act::Penalty { number, round, points })?;
            Ok(Vec::new())
        }
        _ => {
            let round = published(event)?.number;
            inner::decide(&event.inner, &inner::Act::CloseRound)?;
            Ok(vec![Answer::Closed(round)])
        }
    }
}

fn on_board(event: &Event, round: &Round, white: EntryId) -> Result<(), Refusal> {
    known(event, white)?;
    if round.boards.iter().any(|board| board.white == white) {
        Ok(())
    } else {
        let (number, round) = (event.number(white), round.number);
        Err(inner::Refusal::from(inner::RefusalReason::NotWhite { number, round }).into())
    }
}

/// Whether a result can exist, and whether it is usual.
fn is_usual(result: BoardResult) -> Result<bool, Refusal> {
    use Outcome::{Draw, Loss, Win};
    match result {
        BoardResult::Played(w, b) | BoardResult::Unrated(w, b) => match (w, b) {
            (Win, Win | Draw) | (Draw, Win) => Err(Reason::ImpossibleResult.into()),
            (Win, Loss) | (Loss, Win) | (Draw, Draw) => Ok(true),
            _ => Ok(false),
        },
        _ => Ok(true),
    }
}

fn unusual(result: BoardResult) -> Result<Vec<Warning>, Refusal> {
    Ok(if is_usual(result)? { Vec::new() } else { vec![Warning::UnusualResult] })
}

fn enter(event: &Event, white: EntryId, result: BoardResult, context: &Context) -> Decision {
    let round = published(event)?;
    on_board(event, round, white)?;
    let mut answers = confirmed(event, context, unusual(result)?)?;
    answers.push(Answer::Resulted { round: round.number, white, result });
    Ok(answers)
}

fn several(event: &Event, list: &[(EntryId, BoardResult)], context: &Context) -> Decision {
    let round = published(event)?;
    if list.is_empty() {
        return Err(Reason::NothingChanges.into());
    }
    if list.len() > limits::LIST {
        return Err(Reason::TooLarge.into());
    }
    let mut warnings = Vec::new();
    for (white, result) in list {
        on_board(event, round, *white)?;
        warnings.extend(unusual(*result)?);
    }
    warnings.dedup();
    let mut answers = confirmed(event, context, warnings)?;
    let resulted = |(white, result): &(EntryId, BoardResult)| Answer::Resulted {
        round: round.number,
        white: *white,
        result: *result,
    };
    answers.extend(list.iter().map(resulted));
    Ok(answers)
}

fn report(event: &Event, number: u16, white: EntryId, result: BoardResult) -> Decision {
    let round = published(event)?;
    if round.number != number {
        return Err(Reason::NotThisRound(number).into());
    }
    on_board(event, round, white)?;
    if !matches!(result, BoardResult::Played(..)) || !is_usual(result)? {
        return Err(Reason::NotAPlayersResult.into());
    }
    if event.result(number, white).is_some() {
        return Err(Reason::HasResult.into());
    }
    Ok(Vec::new())
}

fn correct(
    event: &Event,
    number: u16,
    white: EntryId,
    result: BoardResult,
    rating_only: bool,
    context: &Context,
) -> Decision {
    let Some(round) = event.round(number) else { return Err(Reason::NoSuchRound(number).into()) };
    if number > event.inner.closed {
        return Err(Reason::NotClosedYet(number).into());
    }
    on_board(event, round, white)?;
    if event.result(number, white) == Some(result) {
        return Err(Reason::NothingChanges.into());
    }
    let mut warnings = unusual(result)?;
    let old = number < event.inner.closed && !rating_only;
    warnings.push(if old { Warning::OldRound(number) } else { Warning::ClosedRound(number) });
    let mut answers = confirmed(event, context, warnings)?;
    if rating_only {
        return Ok(answers);
    }
    answers.push(Answer::Resulted { round: number, white, result });
    let black = round.board_of(white).map(|board| board.black);
    for later in event.rounds.iter().filter(|later| later.number > number) {
        let involved = later.boards.iter().filter(|board| board.has(white) || black.is_some_and(|b| board.has(b)));
        let tables: Vec<u16> = involved.map(|board| board.table).collect();
        if !tables.is_empty() {
            answers.push(Answer::PairedWithWrongResult { round: later.number, tables });
        }
    }
    Ok(answers)
}
