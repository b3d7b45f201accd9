//! Descriptions of the arbiter's acts.
#![allow(clippy::too_many_lines, reason = "a table of words is as long as its words are many")]

use super::{with, written};
use crate::act::{AlsoLost, ArbiterAct, ArbiterFinding, Certainty, DeclaredResult, Penalty};
use crate::words::arbiter;
use adoube_words::{Language, Text};

impl ArbiterAct {
    pub(super) fn tell(&self, language: Language) -> String {
        match self {
            Self::Sets(who, span) => arbiter::SETS.fill(language, &[("side", &who.word()), ("it", span)]),
            Self::SetsBoth(white, black) => arbiter::SETS_BOTH.fill(language, &[("white", white), ("black", black)]),
            Self::Gives(who, span) => arbiter::GIVES.fill(language, &[("side", &who.word()), ("it", span)]),
            Self::Penalises(who, penalty) => {
                arbiter::PENALISES.fill(language, &[("side", &who.word()), ("it", &penalty.tell(language))])
            }
            Self::Decides(verdict) => {
                let result = match verdict {
                    DeclaredResult::Forfeit(result) => format!("{result:#}"),
                    DeclaredResult::Scores(white, black) => format!("{white:#}-{black:#}"),
                };
                with(&arbiter::DECIDES, language, &result)
            }
            Self::TakesBack(who) => arbiter::TAKES_BACK.fill(language, &[("side", &who.word())]),
            Self::SeesTouched(Some(square)) => with(&arbiter::SEES_TOUCHED_ON, language, square),
            Self::Reads(mv) => with(&arbiter::READS_MOVE, language, &written(mv, language)),
            Self::Admits(who, article) => arbiter::ADMITS.fill(language, &[("side", &who.word()), ("it", article)]),
            Self::Finds(finding) => finding.tell(language),
            fixed => fixed.tell_fixed().get(language).to_owned(),
        }
    }

    /// Returns the text of an act without arguments.
    const fn tell_fixed(&self) -> Text {
        match self {
            Self::Starts => arbiter::STARTS,
            Self::StopsClocks => arbiter::STOPS_CLOCKS,
            Self::ReadsClocks => arbiter::READS_CLOCKS,
            Self::ReadsBoard => arbiter::READS_BOARD,
            Self::SeesFlag => arbiter::SEES_FLAG,
            Self::SeesFlags => arbiter::SEES_FLAGS,
            Self::SeesIllegal => arbiter::SEES_ILLEGAL,
            Self::SeesTouched(_) => arbiter::SEES_TOUCHED,
            Self::SeesPosition => arbiter::SEES_POSITION,
            Self::Consents => arbiter::CONSENTS,
            Self::Upholds => arbiter::UPHOLDS,
            Self::Rejects => arbiter::REJECTS,
            Self::Postpones => arbiter::POSTPONES,
            Self::DecidesContinue => arbiter::DECIDES_CONTINUE,
            Self::DecidesNewGame => arbiter::DECIDES_NEW_GAME,
            Self::Adjourns => arbiter::ADJOURNS,
            Self::Resumes => arbiter::RESUMES,
            Self::OpensEnvelope => arbiter::OPENS_ENVELOPE,
            Self::LosesEnvelope(AlsoLost::Times) => arbiter::LOSES_ENVELOPE_AND_TIMES,
            Self::LosesEnvelope(AlsoLost::Position) => arbiter::LOSES_ENVELOPE_AND_POSITION,
            // Acts with arguments are handled above.
            _ => arbiter::LOSES_ENVELOPE,
        }
    }
}

impl ArbiterFinding {
    fn tell(self, language: Language) -> String {
        if let Self::TouchedFirst(square) = self {
            let first = arbiter::FINDS_TOUCHED_FIRST;
            return with(&first, language, &square);
        }
        if let Self::Breach(who, article) = self {
            return arbiter::BREACH.fill(language, &[("side", &who.word()), ("it", &article)]);
        }
        if let Self::OthersBreach(article) = self {
            return with(&arbiter::OTHERS_BREACH, language, &article);
        }
        if let Self::ScoresheetDefective(who) = self {
            return arbiter::SCORESHEET_DEFECTIVE.fill(language, &[("side", &who.word())]);
        }
        let (text, number) = match self {
            Self::SetupWrong => (arbiter::SETUP_WRONG, None),
            Self::BoardTurned => (arbiter::BOARD_TURNED, None),
            Self::ColoursReversed => (arbiter::COLOURS_REVERSED, None),
            Self::ClockWrong => (arbiter::CLOCK_WRONG, None),
            Self::ClockDefective => (arbiter::CLOCK_DEFECTIVE, None),
            Self::Displaced(certainty, number) => (
                match certainty {
                    Certainty::Certain => arbiter::DISPLACED_AFTER,
                    Certainty::Uncertain => arbiter::DISPLACED_UNCERTAIN,
                },
                Some(number),
            ),
            Self::ResumptionWrong => (arbiter::RESUMPTION_WRONG, None),
            Self::CountUnknown => (arbiter::COUNT_UNKNOWN, None),
            // The findings that name a player, a square or an article are handled above.
            Self::BoardsDiffer(None)
            | Self::TouchedFirst(_)
            | Self::Breach(..)
            | Self::OthersBreach(_)
            | Self::ScoresheetDefective(_) => (arbiter::BOARDS_DIFFER, None),
            Self::BoardsDiffer(Some(number)) => (arbiter::BOARDS_DIFFER_AFTER, Some(number)),
        };
        match number {
            Some(number) => with(&text, language, &number),
            None => text.get(language).to_owned(),
        }
    }
}

impl Penalty {
    /// Describes a penalty (12.9).
    pub fn tell(self, language: Language) -> String {
        match self {
            Self::Warning => arbiter::WARNING.get(language).to_owned(),
            Self::Time(span) => with(&arbiter::LESS, language, &span),
            Self::Opponent(span) => with(&arbiter::MORE_FOR_OPPONENT, language, &span),
            Self::Points(score) => with(&arbiter::POINTS, language, &score),
            Self::OpponentPoints(score) => with(&arbiter::POINTS_FOR_OPPONENT, language, &score),
            Self::Loss(None) => arbiter::LOSS.get(language).to_owned(),
            Self::Loss(Some(score)) => with(&arbiter::LOSS_AND_POINTS, language, &score),
            Self::Fine => arbiter::FINE.get(language).to_owned(),
            Self::Rounds(rounds) => with(&arbiter::EXCLUSION, language, &rounds),
            Self::Expulsion => arbiter::EXPULSION.get(language).to_owned(),
        }
    }
}
