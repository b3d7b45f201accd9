//! Results, results reported by players, corrections, penalties, closing a round.

use super::{Decision, confirmed, known, published};
use crate::act::EventAct;
use crate::answer::EventAnswer;
use crate::ids::EntryId;
use crate::limits;
use crate::refusal::{EventField, EventReason, EventRefusal};
use crate::state::{EventRound, EventState, RoundBoard};
use crate::warning::EventWarning;
use adoube_aggregate::Context;
use adoube_tournament::{BoardResult, Points};

pub(super) fn decide(event: &EventState, act: &EventAct, context: &Context) -> Decision {
    match act {
        EventAct::Result { round, white, result } => enter(event, *round, *white, *result, context),
        EventAct::Results { round, results } => several(event, *round, results, context),
        EventAct::ClearResult { round, white } => {
            let round = open(event, *round)?;
            match on_board(event, round, *white)?.result {
                Some(_) => Ok(Vec::new()),
                None => Err(EventReason::NoResult.into()),
            }
        }
        EventAct::Report { round, white, result, .. } => report(event, *round, *white, *result),
        EventAct::Approve(number) => {
            let slip = event.slips.iter().find(|slip| slip.number == *number);
            let slip = slip.ok_or(EventRefusal::from(EventReason::NoSuchSlip(*number)))?;
            if published(event)?.number != slip.round {
                return Err(EventReason::NotThisRound(slip.round).into());
            }
            enter(event, slip.round, slip.white, slip.result, context)
        }
        EventAct::Reject(number) => {
            let there = event.slips.iter().any(|slip| slip.number == *number);
            if there { Ok(Vec::new()) } else { Err(EventReason::NoSuchSlip(*number).into()) }
        }
        EventAct::Correct { round, white, result, rating_only } => {
            correct(event, *round, *white, *result, *rating_only, context)
        }
        EventAct::Penalty { player, round, points, article, reason } => {
            known(event, *player)?;
            limits::text_or_empty(EventField::Article, article, limits::ARTICLE)?;
            limits::text_or_empty(EventField::Reason, reason, limits::REASON)?;
            if *points == Points::ZERO || !(-1000..=1000).contains(&points.tenths()) {
                return Err(EventReason::PenaltyPoints.into());
            }
            if *round == 0 || usize::from(*round) > event.rounds.len() {
                return Err(EventReason::NoSuchRound(*round).into());
            }
            Ok(Vec::new())
        }
        _ => close(event),
    }
}

fn close(event: &EventState) -> Decision {
    let round = published(event)?;
    let open = round.boards.iter().filter(|board| board.result.is_none());
    let mut boards: Vec<u16> = open.map(|board| board.table).collect();
    if boards.is_empty() {
        return Ok(vec![EventAnswer::Closed(round.number)]);
    }
    boards.sort_unstable();
    Err(EventReason::ResultsMissing { round: round.number, boards }.into())
}

/// Returns the board on which a player has White.
fn on_board<'a>(event: &EventState, round: &'a EventRound, white: EntryId) -> Result<&'a RoundBoard, EventRefusal> {
    known(event, white)?;
    let board = round.boards.iter().find(|board| board.white == white);
    board.ok_or_else(|| EventReason::NotWhite { number: event.number(white), round: round.number }.into())
}

fn unusual(result: BoardResult) -> Result<Vec<EventWarning>, EventRefusal> {
    if !result.is_possible() {
        return Err(EventReason::ImpossibleResult.into());
    }
    Ok(if result.is_usual() { Vec::new() } else { vec![EventWarning::UnusualResult] })
}

/// Returns the round in which results are entered, if it is the one that the act names.
fn open(event: &EventState, number: u16) -> Result<&EventRound, EventRefusal> {
    let round = published(event)?;
    if round.number == number { Ok(round) } else { Err(EventReason::NotThisRound(number).into()) }
}

fn enter(event: &EventState, number: u16, white: EntryId, result: BoardResult, context: &Context) -> Decision {
    let round = open(event, number)?;
    on_board(event, round, white)?;
    let mut answers = confirmed(event, context, unusual(result)?)?;
    answers.push(EventAnswer::Resulted { round: round.number, white, result });
    Ok(answers)
}

fn several(event: &EventState, number: u16, list: &[(EntryId, BoardResult)], context: &Context) -> Decision {
    let round = open(event, number)?;
    if list.is_empty() {
        return Err(EventReason::NothingChanges.into());
    }
    if list.len() > limits::LIST {
        return Err(EventReason::TooLarge.into());
    }
    let mut warnings = Vec::new();
    for (white, result) in list {
        on_board(event, round, *white)?;
        warnings.extend(unusual(*result)?);
    }
    warnings.dedup();
    let mut answers = confirmed(event, context, warnings)?;
    let resulted = |(white, result): &(EntryId, BoardResult)| EventAnswer::Resulted {
        round: round.number,
        white: *white,
        result: *result,
    };
    answers.extend(list.iter().map(resulted));
    Ok(answers)
}

fn report(event: &EventState, number: u16, white: EntryId, result: BoardResult) -> Decision {
    let round = published(event)?;
    if round.number != number {
        return Err(EventReason::NotThisRound(number).into());
    }
    let board = on_board(event, round, white)?;
    unusual(result)?;
    if !matches!(result, BoardResult::Played(..)) || !result.is_usual() {
        return Err(EventReason::NotAPlayersResult.into());
    }
    if board.result.is_some() {
        return Err(EventReason::HasResult.into());
    }
    Ok(Vec::new())
}

fn correct(
    event: &EventState,
    number: u16,
    white: EntryId,
    result: BoardResult,
    rating_only: bool,
    context: &Context,
) -> Decision {
    let Some(round) = event.round(number) else { return Err(EventReason::NoSuchRound(number).into()) };
    if number > event.finished_rounds() {
        return Err(EventReason::NotClosedYet(number).into());
    }
    let board = on_board(event, round, white)?;
    if board.result == Some(result) {
        return Err(EventReason::SameResult.into());
    }
    let mut warnings = unusual(result)?;
    let old = number < event.finished_rounds() && !rating_only;
    warnings.push(if old { EventWarning::OldRound(number) } else { EventWarning::ClosedRound(number) });
    let mut answers = confirmed(event, context, warnings)?;
    if rating_only {
        return Ok(answers);
    }
    answers.push(EventAnswer::Resulted { round: number, white, result });
    for later in event.rounds.iter().filter(|later| later.number > number) {
        let involved = later.boards.iter().filter(|other| other.has(white) || other.has(board.black));
        let tables: Vec<u16> = involved.map(|board| board.table).collect();
        if !tables.is_empty() {
            answers.push(EventAnswer::PairedWithWrongResult { round: later.number, tables });
        }
    }
    Ok(answers)
}
