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

/// A sentence and its rule.
pub(super) type Why = (Text, &'static str);

/// Returns the sentence for a refused act, if the refusal itself is too generic.
pub(super) fn why(state: &SeasonState, act: &SeasonAct, refusal: &SeasonRefusal) -> Option<Why> {
    match (act, &refusal.reason) {
        (SeasonAct::Match(id, act), reason) => of_match(state.matches.get(id)?, act, reason),
        (SeasonAct::Event(CompetitionAct::CloseRound(_)), RefusalReason::NotNow) => {
            Some((act_refusals::NO_ROUND, "Round-robin tables"))
        }
        (SeasonAct::Event(CompetitionAct::NoPromotionLeft { event, person, .. }), RefusalReason::NotNow) => {
            let entrant = state.events.get(event).and_then(|competition| competition.entrants.get(person));
            let goes_on = entrant.is_some_and(|entrant| entrant.goes_on);
            Some((if goes_on { act_refusals::GOES_ON } else { act_refusals::PROMOTION }, "Withdrawals 14.21"))
        }
        (SeasonAct::Event(CompetitionAct::Announce(_)), RefusalReason::Incomplete) => {
            Some((act_refusals::ROUNDS, "Calendar 15.1"))
        }
        (SeasonAct::Case(CaseAct::Raise(Matter::Appeal(_))), RefusalReason::NotNow) => {
            Some((act_refusals::RAISED_APPEAL, "Competition Committee 2.1 (a)"))
        }
        (SeasonAct::Case(CaseAct::Raise(Matter::SubCondicione(..))), RefusalReason::NotNow) => {
            Some((act_refusals::RAISED_AT_BOARD, "Sub-condicione 9"))
        }
        (SeasonAct::Case(CaseAct::Raise(_)), RefusalReason::NotNow) => {
            Some((act_refusals::RAISED_VENUE, "Delegates 5.422 a-d"))
        }
        (SeasonAct::HandIn(..), RefusalReason::NotNow) => Some((act_refusals::ON_MATCH_PAGE, "Delegates 5.71")),
        (SeasonAct::Case(CaseAct::Raise(Matter::MatchChange(..) | Matter::Change(..))), RefusalReason::Incomplete) => {
            Some((act_refusals::NOTHING_MOVES, "Calendar 15.10 (b)"))
        }
        (SeasonAct::Case(_), RefusalReason::Incomplete) => {
            Some((act_refusals::RECEIVED, "Competition Committee 2.1 (a)"))
        }
        (SeasonAct::Body(BodyAct::ElectCommittee(_)), RefusalReason::Incomplete) => {
            Some((act_refusals::ELECTED, "Competition Committee 1.1"))
        }
        (SeasonAct::Body(BodyAct::NameCouncil(..)), RefusalReason::Incomplete) => {
            Some((act_refusals::ELECTED, "Sports Commission 6.1"))
        }
        (SeasonAct::Body(BodyAct::Meeting { .. }), RefusalReason::Incomplete) => {
            Some((act_refusals::MEETING, "Sports Commission 8.1"))
        }
        (SeasonAct::Body(BodyAct::Sanctions(_)), RefusalReason::Incomplete) => {
            Some((act_refusals::CIRCULAR, "Competition Committee 3.1"))
        }
        (SeasonAct::AskHomologation(_), RefusalReason::Incomplete) => {
            Some((act_refusals::LAST_DAY, "Open tournaments 1"))
        }
        (SeasonAct::AskVenue(_, request), RefusalReason::Incomplete) if request.principal == request.auxiliary => {
            Some((act_refusals::SAME_DELEGATE, "Delegates 5.422 a-d"))
        }
        (SeasonAct::AskVenue(..), RefusalReason::Incomplete) => Some((act_refusals::VENUE, "Delegates 5.422 a-d")),
        _ => None,
    }
}

fn of_match(m: &ClubMatch, act: &MatchAct, reason: &RefusalReason) -> Option<Why> {
    let signed = m.signed.iter().all(Option::is_some);
    let decides =
        matches!(reason, RefusalReason::Rules(findings) if findings.contains(&HandbookFinding::FinishDecides));
    match (act, reason) {
        (MatchAct::Step { step: AdjournmentStep::Send, .. }, _) if decides => {
            Some((act_refusals::SEND_DECIDES, "Adjournments 10.1 (c)"))
        }
        (MatchAct::Remark(..) | MatchAct::SealLineUp { .. }, RefusalReason::Incomplete) => {
            Some((act_refusals::LONG, "Delegates 5.94"))
        }
        (MatchAct::Version { .. } | MatchAct::Incident { .. }, RefusalReason::Incomplete) => {
            Some((act_refusals::WORDS, "Delegates 5.93"))
        }
        (MatchAct::SubCondicione { .. }, RefusalReason::Incomplete) => Some((act_refusals::POINT, "Sub-condicione 9")),
        (MatchAct::Report(..), RefusalReason::Incomplete) => Some((act_refusals::ALL_BOARDS, "Delegates 5.71")),
        (MatchAct::OpenLineUp { .. }, RefusalReason::Incomplete) => {
            Some((act_refusals::ENVELOPE_COUNT, "Calendar 15.5"))
        }
        (MatchAct::Late { .. } | MatchAct::Leave { .. }, RefusalReason::BoardSettled(_)) => {
            Some((act_refusals::SETTLED, "Competition rules 12.1 (a)"))
        }
        (MatchAct::Step { .. }, RefusalReason::BoardSettled(_)) => {
            Some((act_refusals::SETTLED, "Adjournments 10.1 (a)"))
        }
        (MatchAct::SubCondicione { .. }, RefusalReason::BoardSettled(_)) => {
            Some((act_refusals::SETTLED, "Sub-condicione 9"))
        }
        (MatchAct::Incident { .. } | MatchAct::Version { .. }, RefusalReason::BoardSettled(_)) => {
            Some((act_refusals::SETTLED, "Delegates 5.93"))
        }
        (MatchAct::Result(..), RefusalReason::BoardSettled(_)) => Some((act_refusals::SETTLED, "Delegates 5.92")),
        (MatchAct::Correct(..), RefusalReason::BoardNotOpen(_)) => Some((act_refusals::NO_RESULT, "Delegates 5.92")),
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
        Some(BoardStatus::Provisional { .. }) => return Some((act_refusals::SUB_CONDICIONE, "Sub-condicione 9")),
        Some(BoardStatus::Unfinished(state)) => Some(state),
        _ => None,
    };
    Some(match (step, unfinished) {
        (AdjournmentStep::OrderThird, _) => (act_refusals::STEP_THIRD, "Adjournments 10.2 (b)"),
        (_, Some(U::Sent | U::SealedTwice)) => (act_refusals::COMMITTEE, "Adjournments 10.1 (b)"),
        (_, Some(U::QuickFinish)) => (act_refusals::STEP_QUICK, "Adjournments 10.1 (d)"),
        (_, Some(U::Third)) => (act_refusals::STEP_LAST, "Adjournments 10.2 (b)"),
        (AdjournmentStep::Resume, _) => (act_refusals::NOT_SEALED, "Adjournments 10.1 (a)"),
        (AdjournmentStep::Seal, _) => (act_refusals::STEP_SEALED, "Adjournments 10.1 (a)"),
        (AdjournmentStep::Send | AdjournmentStep::QuickFinish, _) => return None,
    })
}

fn not_now(m: &ClubMatch, act: &MatchAct, signed: bool) -> Option<Why> {
    let waits = |board: u8| matches!(status(m, board), Some(BoardStatus::Provisional { .. }));
    let in_hand = |side: TeamSide| m.lineups[side.index()].is_some();
    Some(match act {
        MatchAct::LineUp { side, .. } if in_hand(*side) && m.lineups_open() => {
            (act_refusals::LINE_UPS_OPEN, "Delegates 5.61")
        }
        MatchAct::LineUp { side, .. } if in_hand(*side) && m.team_absent(*side) => {
            (act_refusals::LINE_UP_LOST, "Competition rules 12.3 (b)")
        }
        MatchAct::LineUp { side, when: LineUpTiming::AfterPlay, .. } if in_hand(*side) => {
            (act_refusals::LINE_UP_IN, "Delegates 5.61")
        }
        MatchAct::LineUp { .. } => (act_refusals::ENVELOPE_DIFFERS, "Calendar 15.5"),
        MatchAct::SealLineUp { side, .. } if in_hand(*side) => (act_refusals::ENVELOPE_LATE, "Calendar 15.5"),
        MatchAct::SealLineUp { .. } => (act_refusals::ENVELOPE_BOARDS, "Calendar 15.5"),
        MatchAct::OpenLineUp { side, .. } if m.sealed[side.index()].is_some() => {
            (act_refusals::ENVELOPE_OPENED, "Calendar 15.5")
        }
        MatchAct::OpenLineUp { .. } => (act_refusals::NO_ENVELOPE, "Calendar 15.5"),
        MatchAct::Presence { .. } => (act_refusals::PRESENCE, "Competition rules 12.3 (a)"),
        MatchAct::Sign(..) => (act_refusals::GAMES_OPEN, "Delegates 5.94"),
        MatchAct::Correct(..) if signed => (act_refusals::SIGNED, "Delegates 5.94"),
        MatchAct::Correct(board, result) if status(m, *board).and_then(BoardStatus::result) == Some(*result) => {
            (act_refusals::SAME_RESULT, "Delegates 5.92")
        }
        MatchAct::Correct(..) if m.lost_by.is_some() => (act_refusals::MATCH_LOST, "Delegates 5.92"),
        MatchAct::Correct(..) if m.passes.is_some() => (act_refusals::MATCH_PASSED, "Delegates 5.92"),
        MatchAct::Correct(..) => (act_refusals::RULED, "Delegates 5.92"),
        MatchAct::Result(board, _) if waits(*board) => (act_refusals::SUB_CONDICIONE, "Sub-condicione 9"),
        MatchAct::Result(..) => (act_refusals::COMMITTEE, "Adjournments 10.1 (b)"),
        MatchAct::SubCondicione { .. } => (act_refusals::SUB_CONDICIONE, "Sub-condicione 9"),
        MatchAct::Version { .. } | MatchAct::Incident { .. } => (act_refusals::VERSION, "Delegates 5.93"),
        MatchAct::Countersign { .. } => (act_refusals::NOTHING_TO_READ, "Delegates 5.93"),
        MatchAct::LateAtResumption { .. } => (act_refusals::NOT_SEALED, "Competition rules 12.4"),
        _ => return None,
    })
}
