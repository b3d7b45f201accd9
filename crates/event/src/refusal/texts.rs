//! Texts of refusals.

use super::EventReason;
use crate::warning::EventWarning;
use crate::words::refusals;
use adoube_aggregate::Level;
use adoube_laws::Article;
use adoube_words::{Language, Text};

/// Returns the provision a reason rests on.
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
        | R::ResultsMissing(_)
        | R::NotWhite { .. }
        | R::NotClosedYet(_)
        | R::NotThisRound(_)
        | R::RoundNotOpen(_) => "C.04.2:4",
        R::NotOpened | R::AlreadyOpened | R::NobodyToPair | R::NoOpenRound | R::RoundOpen(_) | R::NotPaired(_) => {
            "C.04.2:1"
        }
        R::OnlyColours => "Pairing systems:3.1",
        R::NoBaku => "C.04.7:1",
        R::ImpossibleResult => "10.2",
        R::NoSuchRound(_) => "C.04.1:1",
        R::WouldBreak { why, .. } => return why.cites(),
        _ => return None,
    }))
}

/// Returns the text about the required confirmation.
pub(super) fn confirm(needed: Level, warnings: &[EventWarning], language: Language) -> String {
    let list: Vec<String> = warnings.iter().map(|warning| warning.text(language)).collect();
    let list = list.join("; ");
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
    match reason {
        R::BadText { field, max } => {
            refusals::BAD_TEXT.fill(language, &[("field", &field.text().get(language)), ("max", max)])
        }
        R::OutOfBounds { field, least, most } => {
            let field = field.text().get(language);
            refusals::OUT_OF_BOUNDS.fill(language, &[("field", &field), ("least", least), ("most", most)])
        }
        R::NoMeaning(field) => refusals::NO_MEANING.fill(language, &[("field", &field.text().get(language))]),
        R::NotOpened => plain(refusals::NOT_OPENED),
        R::AlreadyOpened => plain(refusals::ALREADY_OPENED),
        R::TooLate => plain(refusals::TOO_LATE),
        R::NotToBeAskedFor => plain(refusals::NOT_TO_BE_ASKED_FOR),
        R::NobodyToPair => plain(refusals::NOBODY_TO_PAIR),
        R::NoBaku => plain(refusals::NO_BAKU),
        R::NoOpenRound => plain(refusals::NO_OPEN_ROUND),
        R::NotPaired(n) => number(refusals::NOT_PAIRED, n),
        R::OnlyColours => plain(refusals::ONLY_COLOURS),
        R::HasResults(n) => refusals::HAS_RESULTS.fill(language, &[("round", n)]),
        R::ResultsMissing(numbers) => {
            let list: Vec<String> = numbers.iter().map(u16::to_string).collect();
            refusals::RESULTS_MISSING.fill(language, &[("players", &list.join(", "))])
        }
        R::NotWhite { number, round } => refusals::NOT_WHITE.fill(language, &[("number", number), ("round", round)]),
        R::Dates => plain(refusals::DATES),
        R::DrawsWorthMore => plain(refusals::DRAWS_WORTH_MORE),
        R::ByeWorthMore => plain(refusals::BYE_WORTH_MORE),
        R::NothingChanges => plain(refusals::NOTHING_CHANGES),
        R::NotInFideMode => plain(refusals::NOT_IN_FIDE_MODE),
        R::EnteredAlready => plain(refusals::ENTERED_ALREADY),
        R::UnknownEntry => plain(refusals::UNKNOWN_ENTRY),
        R::TooManyEntries => plain(refusals::TOO_MANY_ENTRIES),
        R::Begun => plain(refusals::BEGUN),
        R::BadOrder => plain(refusals::BAD_ORDER),
        R::NotArranged => plain(refusals::NOT_ARRANGED),
        R::HasLeft(n) => number(refusals::HAS_LEFT, n),
        R::HasNotLeft(n) => number(refusals::HAS_NOT_LEFT, n),
        R::CheckInSame(n) => number(refusals::CHECK_IN_SAME, n),
        R::RoundPast(n) => number(refusals::ROUND_PAST, n),
        R::NoSuchRound(n) => number(refusals::NO_SUCH_ROUND, n),
        R::NoSuchBye => plain(refusals::NO_SUCH_BYE),
        R::NoByesHere => plain(refusals::NO_BYES_HERE),
        R::NotAGroup => plain(refusals::NOT_A_GROUP),
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
        R::RoundNotOpen(n) => number(refusals::ROUND_NOT_OPEN, n),
        R::NotThisRound(n) => number(refusals::NOT_THIS_ROUND, n),
        R::NotClosedYet(n) => number(refusals::NOT_CLOSED_YET, n),
        R::EventClosed => plain(refusals::EVENT_CLOSED),
        R::EventOpen => plain(refusals::EVENT_OPEN),
        R::RoundOpen(n) => number(refusals::ROUND_OPEN, n),
        R::NoTimer => plain(refusals::NO_TIMER),
        R::NoSuchAct(n) => number(refusals::NO_SUCH_ACT, n),
        R::Undone(n) => number(refusals::UNDONE, n),
        R::NotUndoable(n) => number(refusals::NOT_UNDOABLE, n),
        R::WouldBreak { number, title, why } => {
            let (title, why) = (title.get(language), why.text(language));
            refusals::WOULD_BREAK.fill(language, &[("number", number), ("title", &title), ("why", &why)])
        }
        R::TooLarge => plain(refusals::TOO_LARGE),
    }
}
