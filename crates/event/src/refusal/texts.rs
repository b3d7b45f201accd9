//! Texts of refusals.

use super::{EventField, EventReason};
use crate::rate::PERIODS_MAX;
use crate::settings::TIE_BREAKS_MAX;
use crate::warning::EventWarning;
use crate::words::refusals;
use adoube_aggregate::Level;
use adoube_laws::Article;
use adoube_tournament::knockout::KnockoutError;
use adoube_tournament::system::{RoundPairingError, RoundsRefusal};
use adoube_words::{Language, Text};

/// Returns the provision on which a reason is based.
pub(super) fn cites(reason: &EventReason) -> Option<Article> {
    use EventReason as R;
    Some(Article::new(match reason {
        R::DrawsWorthMore | R::ByeWorthMore | R::SeatedTwice(_) | R::TwoByes | R::NotToBeAskedFor => "C.04.1:3",
        R::BadOrder | R::NotArranged => "C.04.2:2.2",
        R::TooLate => "C.04.2:2.3",
        R::HasLeft(_) | R::HasNotLeft(_) => "C.04.2:3.2",
        R::NoByesHere => "C.05:1",
        R::NotPublished | R::NoDraft => "C.04.2:3.6",
        R::NoResult
        | R::HasResult
        | R::HasResults(_)
        | R::ResultsMissing { .. }
        | R::NotWhite { .. }
        | R::NotClosedYet(_)
        | R::NotThisRound(_) => "C.04.2:4",
        R::NotOpened
        | R::AlreadyOpened
        | R::NobodyToPair(_)
        | R::NoOpenRound
        | R::RoundOpen(_)
        | R::NotPaired(_)
        | R::SamePlayer => "C.04.2:1",
        R::OnlyColours | R::TooLateToReturn => "Pairing systems:3.1",
        R::NoBaku => "C.04.7:1",
        R::ImpossibleResult => "10.2",
        R::NoSuchRound(_) => "C.04.1:1",
        R::WouldBreak { why, .. } => return why.cites(),
        _ => return None,
    }))
}

/// Returns the text for a system that finds no pairing. The number of games of a knockout is refused when settings are
/// saved.
pub(super) fn pairing(reason: &RoundPairingError, language: Language) -> String {
    let text = match reason {
        RoundPairingError::Knockout(KnockoutError::Games) => refusals::KNOCKOUT_GAMES,
        _ => refusals::CANNOT_PAIR,
    };
    text.fill(language, &[("why", &reason.sentence(language))])
}

/// Returns the text for a number of rounds that does not fit the number of players.
pub(super) fn rounds(refusal: RoundsRefusal, language: Language) -> String {
    refusals::ROUNDS_REFUSED.fill(language, &[("why", &refusal.sentence(language))])
}

/// Returns the text about the required confirmation.
pub(super) fn confirm(needed: Level, warnings: &[EventWarning], language: Language) -> String {
    let list: Vec<String> = warnings.iter().map(|warning| warning.text(language)).collect();
    let list = list.join(" ");
    let text = match needed {
        Level::Leave => refusals::LEAVE,
        Level::TwoSteps => refusals::TWO_STEPS,
        Level::Confirm => refusals::CONFIRM,
        Level::Acknowledge | Level::None => refusals::ACKNOWLEDGE,
    };
    text.fill(language, &[("warnings", &list)])
}

/// Returns a reason as text.
pub(super) fn reason(reason: &EventReason, language: Language) -> String {
    use EventReason as R;
    let plain = |text: Text| text.get(language).to_owned();
    let number = |text: Text, n: &dyn std::fmt::Display| text.fill(language, &[("number", n)]);
    let round = |text: Text, n: &u16| text.fill(language, &[("round", n)]);
    let most = |text: Text, field: EventField, most: usize| {
        text.fill(language, &[("field", &field.text().get(language)), ("most", &most)])
    };
    let field_only = |text: Text, field: EventField| text.fill(language, &[("field", &field.text().get(language))]);
    match reason {
        R::BadText { field, max } => {
            refusals::BAD_TEXT.fill(language, &[("field", &field.text().get(language)), ("max", max)])
        }
        R::OutOfBounds { field, least, most } => {
            let field = field.text().get(language);
            refusals::OUT_OF_BOUNDS.fill(language, &[("field", &field), ("least", least), ("most", most)])
        }
        R::TooMany { field, most: limit } => most(refusals::TOO_MANY, *field, *limit),
        R::UnknownTieBreaks => field_only(refusals::NO_MEANING, EventField::TieBreaks),
        R::BadZone => field_only(refusals::BAD_ZONE, EventField::Zone),
        R::BadId(field) => field_only(refusals::BAD_ID, *field),
        R::BadRate => most(refusals::BAD_RATE, EventField::Rate, PERIODS_MAX),
        R::BadTieBreaks => most(refusals::BAD_TIE_BREAKS, EventField::TieBreaks, TIE_BREAKS_MAX),
        R::BadPoints => field_only(refusals::BAD_POINTS, EventField::Scoring),
        R::PenaltyPoints => field_only(refusals::BAD_PENALTY, EventField::Scoring),
        R::NotOpened => plain(refusals::NOT_OPENED),
        R::AlreadyOpened => plain(refusals::ALREADY_OPENED),
        R::TooLate => plain(refusals::TOO_LATE),
        R::TooLateToReturn => plain(refusals::TOO_LATE_TO_RETURN),
        R::TooLateToDelete => plain(refusals::TOO_LATE_TO_DELETE),
        R::TooLateToArrange => plain(refusals::TOO_LATE_TO_ARRANGE),
        R::NotToBeAskedFor => plain(refusals::NOT_TO_BE_ASKED_FOR),
        R::NobodyToPair(n) => round(refusals::NOBODY_TO_PAIR, n),
        R::NoBaku => plain(refusals::NO_BAKU),
        R::NoOpenRound => plain(refusals::NO_OPEN_ROUND),
        R::NotPaired(n) => number(refusals::NOT_PAIRED, n),
        R::SamePlayer => plain(refusals::SAME_PLAYER),
        R::OnlyColours => plain(refusals::ONLY_COLOURS),
        R::HasResults(n) => round(refusals::HAS_RESULTS, n),
        R::ResultsMissing { round, boards } => {
            let list: Vec<String> = boards.iter().map(u16::to_string).collect();
            let (count, boards) = (boards.len(), list.join(", "));
            refusals::RESULTS_MISSING.fill(language, &[("count", &count), ("round", round), ("boards", &boards)])
        }
        R::NotWhite { number, round } => refusals::NOT_WHITE.fill(language, &[("number", number), ("round", round)]),
        R::Dates => plain(refusals::DATES),
        R::DrawsWorthMore => plain(refusals::DRAWS_WORTH_MORE),
        R::ByeWorthMore => plain(refusals::BYE_WORTH_MORE),
        R::SameResult => plain(refusals::SAME_RESULT),
        R::NothingChanges => plain(refusals::NOTHING_CHANGES),
        R::NotInFideMode => plain(refusals::NOT_IN_FIDE_MODE),
        R::EnteredAlready => plain(refusals::ENTERED_ALREADY),
        R::UnknownEntry => plain(refusals::UNKNOWN_ENTRY),
        R::TooManyEntries { most, list } => {
            refusals::TOO_MANY_ENTRIES.fill(language, &[("most", most), ("list", list)])
        }
        R::Begun(what) => refusals::BEGUN.fill(language, &[("what", &what.name())]),
        R::BadOrder => plain(refusals::BAD_ORDER),
        R::NotArranged => plain(refusals::NOT_ARRANGED),
        R::HasLeft(n) => number(refusals::HAS_LEFT, n),
        R::HasNotLeft(n) => number(refusals::HAS_NOT_LEFT, n),
        R::CheckedInAlready(n) => number(refusals::CHECKED_IN_ALREADY, n),
        R::AbsentAlready(n) => number(refusals::ABSENT_ALREADY, n),
        R::RoundPast(n) => number(refusals::ROUND_PAST, n),
        R::NoSuchRound(n) => number(refusals::NO_SUCH_ROUND, n),
        R::NoSuchBye => plain(refusals::NO_SUCH_BYE),
        R::NoByesHere => plain(refusals::NO_BYES_HERE),
        R::NotAGroup => plain(refusals::NOT_A_GROUP),
        R::TooManyApart(most) => refusals::TOO_MANY_APART.fill(language, &[("most", most)]),
        R::NoSuchRule => plain(refusals::NO_SUCH_RULE),
        R::TableTaken(n) => number(refusals::TABLE_TAKEN, n),
        R::NoDraft => plain(refusals::NO_DRAFT),
        R::NotPublished => plain(refusals::NOT_PUBLISHED),
        R::ManualOpen => plain(refusals::MANUAL_OPEN),
        R::ManualNotOpen => plain(refusals::MANUAL_NOT_OPEN),
        R::SeatedTwice(n) => number(refusals::SEATED_TWICE, n),
        R::TwoByes => plain(refusals::TWO_BYES),
        R::NoResult => plain(refusals::NO_RESULT),
        R::HasResult => plain(refusals::HAS_RESULT),
        R::ImpossibleResult => plain(refusals::IMPOSSIBLE_RESULT),
        R::NotAPlayersResult => plain(refusals::NOT_A_PLAYERS_RESULT),
        R::NoSuchSlip(n) => number(refusals::NO_SUCH_SLIP, n),
        R::NotThisRound(n) => number(refusals::NOT_THIS_ROUND, n),
        R::NotClosedYet(n) => number(refusals::NOT_CLOSED_YET, n),
        R::EventClosed => plain(refusals::EVENT_CLOSED),
        R::EventOpen => plain(refusals::EVENT_OPEN),
        R::RoundOpen(n) => number(refusals::ROUND_OPEN, n),
        R::NoTimer => plain(refusals::NO_TIMER),
        R::NoSuchAct(n) => number(refusals::NO_SUCH_ACT, n),
        R::Undone(n) => number(refusals::UNDONE, n),
        R::NotUndoable(n) => number(refusals::NOT_UNDOABLE, n),
        R::WouldBreak { number, title, .. } => {
            refusals::WOULD_BREAK.fill(language, &[("number", number), ("title", &title.get(language))])
        }
        R::TooLarge => plain(refusals::TOO_LARGE),
    }
}
