//! Specific wording for generic refusals of the handbook: the sentence and the rule that fit the refused act.

use crate::words::act_refusals;
use adoube_federation::acts::{BodyAct, CaseAct, CompetitionAct, LineUpTiming, MatchAct};
use adoube_federation::cases::Matter;
use adoube_federation::ids::TeamSide;
use adoube_federation::matches::{BoardStatus, ClubMatch};
use adoube_federation::refusal::RefusalReason;
use adoube_federation::unfinished::{AdjournmentStep, UnfinishedState};
use adoube_federation::{HandbookFinding, SeasonAct, SeasonRefusal, SeasonState};
use adoube_words::Text;

/// A sentence and the rule it rests on, if any.
pub(super) type Why = (Text, Option<&'static str>);

/// Returns the sentence for a refused act, if the refusal itself is too generic.
pub(super) fn why(state: &SeasonState, act: &SeasonAct, refusal: &SeasonRefusal) -> Option<Why> {
    match (act, &refusal.reason) {
        (SeasonAct::Match(id, act), reason) => of_match(state.matches.get(id)?, act, reason),
        (SeasonAct::Event(CompetitionAct::CloseRound(_)), RefusalReason::NotNow) => {
            Some((act_refusals::NO_ROUND, None))
        }
        (SeasonAct::Event(CompetitionAct::NoPromotionLeft { event, person, .. }), RefusalReason::NotNow) => {
            let entrant = state.events.get(event).and_then(|competition| competition.entrants.get(person));
            let goes_on = entrant.is_some_and(|entrant| entrant.goes_on);
            Some((if goes_on { act_refusals::GOES_ON } else { act_refusals::PROMOTION }, Some("Withdrawals 14.22")))
        }
        (SeasonAct::Event(CompetitionAct::Announce(_)), RefusalReason::Incomplete) => {
            Some((act_refusals::ROUNDS, None))
        }
        (SeasonAct::Case(CaseAct::Raise(Matter::Appeal(_))), RefusalReason::NotNow) => {
            Some((act_refusals::RAISED_APPEAL, Some("Competition Committee 2.1 (a)")))
        }
        (SeasonAct::Case(CaseAct::Raise(Matter::SubCondicione(..))), RefusalReason::NotNow) => {
            Some((act_refusals::RAISED_AT_BOARD, Some("Sub-condicione 9")))
        }
        (SeasonAct::Case(CaseAct::Raise(_)), RefusalReason::NotNow) => Some((act_refusals::RAISED_VENUE, None)),
        (SeasonAct::HandIn(..), RefusalReason::NotNow) => Some((act_refusals::ON_MATCH_PAGE, None)),
        (SeasonAct::Case(CaseAct::Raise(Matter::MatchChange(..) | Matter::Change(..))), RefusalReason::Incomplete) => {
            Some((act_refusals::NOTHING_MOVES, None))
        }
        (SeasonAct::Case(_), RefusalReason::Incomplete) => {
            Some((act_refusals::RECEIVED, Some("Competition Committee 2.1 (a)")))
        }
        (SeasonAct::Body(BodyAct::ElectCommittee(_)), RefusalReason::Incomplete) => {
            Some((act_refusals::ELECTED, Some("Competition Committee 1.1")))
        }
        (SeasonAct::Body(BodyAct::NameCouncil(..)), RefusalReason::Incomplete) => Some((act_refusals::ELECTED, None)),
        (SeasonAct::Body(BodyAct::Meeting { .. }), RefusalReason::Incomplete) => {
            Some((act_refusals::MEETING, Some("Sports Commission 8.1")))
        }
        (SeasonAct::Body(BodyAct::Sanctions(_)), RefusalReason::Incomplete) => {
            Some((act_refusals::CIRCULAR, Some("Competition Committee 3.1")))
        }
        (SeasonAct::AskHomologation(_), RefusalReason::Incomplete) => {
            Some((act_refusals::LAST_DAY, Some("Open tournaments 1")))
        }
        (SeasonAct::AskVenue(_, request), RefusalReason::Incomplete) if request.principal == request.auxiliary => {
            Some((act_refusals::SAME_DELEGATE, Some("Delegates 5.422 g")))
        }
        (SeasonAct::AskVenue(..), RefusalReason::Incomplete) => {
            Some((act_refusals::VENUE, Some("Delegates 5.422 e-f")))
        }
        _ => None,
    }
}

fn of_match(m: &ClubMatch, act: &MatchAct, reason: &RefusalReason) -> Option<Why> {
    let signed = m.signed.iter().all(Option::is_some);
    let decides =
        matches!(reason, RefusalReason::Rules(findings) if findings.contains(&HandbookFinding::FinishDecides));
    match (act, reason) {
        (MatchAct::Step { step: AdjournmentStep::Send, .. }, _) if decides => {
            Some((act_refusals::SEND_DECIDES, Some("Adjournments 10.1 (c)")))
        }
        (MatchAct::Remark(..) | MatchAct::SealLineUp { .. }, RefusalReason::Incomplete) => {
            Some((act_refusals::LONG, None))
        }
        (MatchAct::Version { .. } | MatchAct::Incident { .. }, RefusalReason::Incomplete) => {
            Some((act_refusals::WORDS, Some("Delegates 5.93")))
        }
        (MatchAct::SubCondicione { .. }, RefusalReason::Incomplete) => {
            Some((act_refusals::POINT, Some("Sub-condicione 9")))
        }
        (MatchAct::Report(..), RefusalReason::Incomplete) => Some((act_refusals::ALL_BOARDS, Some("Delegates 5.71"))),
        (MatchAct::OpenLineUp { .. }, RefusalReason::Incomplete) => {
            Some((act_refusals::ENVELOPE_COUNT, Some("Calendar 15.5")))
        }
        (_, RefusalReason::BoardSettled(_)) => Some((act_refusals::SETTLED, None)),
        (MatchAct::Correct(..), RefusalReason::BoardNotOpen(_)) => Some((act_refusals::NO_RESULT, None)),
        (MatchAct::Step { board, step, .. }, RefusalReason::NotNow) => step_not_now(m, *board, *step),
        (_, RefusalReason::NotNow) => not_now(m, act, signed),
        _ => None,
    }
}

fn status(m: &ClubMatch, board: u8) -> Option<BoardStatus> {
    usize::from(board).checked_sub(1).and_then(|at| m.boards.get(at)).copied()
}

/// Returns why a step of an adjournment does not follow from the state of the game.
fn step_not_now(m: &ClubMatch, board: u8, step: AdjournmentStep) -> Option<Why> {
    use UnfinishedState as U;
    let unfinished = match status(m, board) {
        Some(BoardStatus::Provisional { .. }) => return Some((act_refusals::SUB_CONDICIONE, Some("Sub-condicione 9"))),
        Some(BoardStatus::Unfinished(state)) => Some(state),
        _ => None,
    };
    Some(match (step, unfinished) {
        (AdjournmentStep::OrderThird, _) => (act_refusals::STEP_THIRD, Some("Adjournments 10.2 (b)")),
        (_, Some(U::Sent | U::SealedTwice)) => (act_refusals::COMMITTEE, Some("Adjournments 10.1 (b)")),
        (_, Some(U::QuickFinish)) => (act_refusals::STEP_QUICK, Some("Adjournments 10.1 (d)")),
        (_, Some(U::Third)) => (act_refusals::STEP_LAST, Some("Adjournments 10.2 (b)")),
        (AdjournmentStep::Resume, _) => (act_refusals::NOT_SEALED, Some("Adjournments 10.1 (a)")),
        (AdjournmentStep::Seal, _) => (act_refusals::STEP_SEALED, Some("Adjournments 10.1 (a)")),
        (AdjournmentStep::Send | AdjournmentStep::QuickFinish, _) => return None,
    })
}

fn not_now(m: &ClubMatch, act: &MatchAct, signed: bool) -> Option<Why> {
    let waits = |board: u8| matches!(status(m, board), Some(BoardStatus::Provisional { .. }));
    let in_hand = |side: TeamSide| m.lineups[side.index()].is_some();
    Some(match act {
        MatchAct::LineUp { side, .. } if in_hand(*side) && m.lineups_open() => {
            (act_refusals::LINE_UPS_OPEN, Some("Delegates 5.61"))
        }
        MatchAct::LineUp { side, .. } if in_hand(*side) && m.team_absent(*side) => {
            (act_refusals::LINE_UP_LOST, Some("Competition rules 12.3 (b)"))
        }
        MatchAct::LineUp { side, when: LineUpTiming::AfterPlay, .. } if in_hand(*side) => {
            (act_refusals::LINE_UP_IN, None)
        }
        MatchAct::LineUp { .. } => (act_refusals::ENVELOPE_DIFFERS, Some("Calendar 15.5")),
        MatchAct::SealLineUp { side, .. } if in_hand(*side) => (act_refusals::ENVELOPE_LATE, Some("Calendar 15.5")),
        MatchAct::SealLineUp { .. } => (act_refusals::ENVELOPE_BOARDS, Some("Calendar 15.5")),
        MatchAct::OpenLineUp { side, .. } if m.sealed[side.index()].is_some() => {
            (act_refusals::ENVELOPE_OPENED, Some("Calendar 15.5"))
        }
        MatchAct::OpenLineUp { .. } => (act_refusals::NO_ENVELOPE, Some("Calendar 15.5")),
        MatchAct::Presence { .. } => (act_refusals::PRESENCE, Some("Competition rules 12.3 (a)")),
        MatchAct::Sign(..) => (act_refusals::GAMES_OPEN, Some("Delegates 5.94")),
        MatchAct::Correct(..) if signed => (act_refusals::SIGNED, Some("Delegates 5.94")),
        MatchAct::Correct(board, result) if status(m, *board).and_then(BoardStatus::result) == Some(*result) => {
            (act_refusals::SAME_RESULT, None)
        }
        MatchAct::Correct(..) if m.lost_by.is_some() => (act_refusals::MATCH_LOST, None),
        MatchAct::Correct(..) if m.passes.is_some() => (act_refusals::MATCH_PASSED, None),
        MatchAct::Correct(..) => (act_refusals::RULED, None),
        MatchAct::Result(board, _) if waits(*board) => (act_refusals::SUB_CONDICIONE, Some("Sub-condicione 9")),
        MatchAct::Result(..) => (act_refusals::COMMITTEE, Some("Adjournments 10.1 (b)")),
        MatchAct::SubCondicione { .. } => (act_refusals::SUB_CONDICIONE, Some("Sub-condicione 9")),
        MatchAct::Version { .. } | MatchAct::Incident { .. } => (act_refusals::VERSION, Some("Delegates 5.93")),
        MatchAct::Countersign { .. } => (act_refusals::NOTHING_TO_READ, Some("Delegates 5.93")),
        MatchAct::LateAtResumption { .. } => (act_refusals::NOT_SEALED, Some("Competition rules 12.4")),
        _ => return None,
    })
}
