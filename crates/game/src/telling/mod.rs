//! Acts as sentences for the log of a game: "White touches the piece on e2".
#![allow(clippy::too_many_lines, reason = "a table of words is as long as its words are many")]

mod arbiter;

use crate::act::{ClaimEvidence, DrawGround, GameAct, Hands, Manner, MoveText, PlayerAct};
use crate::explain::in_letters;
use crate::words::acts;
use adoube_board::{Color, Square};
use adoube_words::{Language, Text};
use std::fmt::Display;

fn list(squares: &[Square]) -> String {
    squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Formats a move in the reader's language.
fn written(mv: &MoveText, language: Language) -> String {
    in_letters(&mv.to_string(), language)
}

/// Formats a text with one argument.
fn with(text: &Text, language: Language, thing: &dyn Display) -> String {
    text.fill(language, &[("it", thing)])
}

impl GameAct {
    /// Returns the act as a sentence without a full stop, with its actor as the subject.
    ///
    /// ```
    /// use adoube_game::TimedAct;
    /// use adoube_words::Language;
    /// let event: TimedAct = "0:05 white touches e2".parse()?;
    /// assert_eq!(event.act.tell(Language::Spanish), "Las blancas tocan la pieza de e2");
    /// # Ok::<(), adoube_game::TranscriptError>(())
    /// ```
    pub fn tell(&self, language: Language) -> String {
        match self {
            Self::Player(who, act) => act.tell(*who, language),
            Self::Arbiter(act) => act.tell(language),
        }
    }
}

impl PlayerAct {
    fn tell(&self, who: Color, language: Language) -> String {
        let side = who.word();
        let with = |text: Text, it: &dyn Display| text.fill(language, &[("side", &side), ("it", it)]);
        let pieces = |text: Text, squares: &[Square]| {
            text.fill(language, &[("side", &side), ("count", &squares.len()), ("it", &list(squares))])
        };
        match self {
            Self::Touches(squares, Manner::Deliberately) => pieces(acts::TOUCHES, squares),
            Self::Touches(squares, Manner::Accidentally) => pieces(acts::TOUCHES_BY_ACCIDENT, squares),
            Self::Touches(squares, Manner::Together) => pieces(acts::TOUCHES_TOGETHER, squares),
            Self::Plays(mv, Hands::Two) => with(acts::PLAYS_WITH_TWO_HANDS, &written(mv, language)),
            Self::Plays(mv, Hands::One) | Self::Moves(mv) => with(acts::PLAYS, &written(mv, language)),
            Self::Releases(square) => with(acts::RELEASES, square),
            Self::Places(role, square) => {
                let piece = format!("{}{square}", role.letter().to_ascii_uppercase());
                with(acts::PLACES, &in_letters(&piece, language))
            }
            Self::ClaimsDraw(ground, mv, evidence) => claims_draw(who, *ground, mv.as_ref(), *evidence, language),
            Self::ClaimsTouched(square) => with(acts::CLAIMS_TOUCHED, square),
            Self::Writes(mv) => with(acts::WRITES, &written(mv, language)),
            Self::Displaces(squares) => pieces(acts::DISPLACES, squares),
            Self::Announces(mv) => with(acts::ANNOUNCES, &written(mv, language)),
            Self::Signs(result) => with(acts::SIGNS, result),
            fixed => fixed.tell_fixed().fill(language, &[("side", &side)]),
        }
    }

    /// Returns the text of an act without arguments.
    const fn tell_fixed(&self) -> Text {
        match self {
            Self::Arrives => acts::ARRIVES,
            Self::SaysAdjust => acts::SAYS_ADJUST,
            Self::StopsAdjusting => acts::HAS_ADJUSTED,
            Self::Presses => acts::PRESSES_THE_CLOCK,
            Self::Offers => acts::OFFERS,
            Self::Accepts => acts::ACCEPTS_THE_DRAW,
            Self::Declines => acts::DECLINES,
            Self::ClaimsBareKing => acts::CLAIMS_BARE_KING,
            Self::ClaimsFlag => acts::CLAIMS_FLAG,
            Self::ClaimsIllegal => acts::CLAIMS_ILLEGAL,
            Self::ClaimsClock => acts::CLAIMS_CLOCK,
            Self::ClaimsNoWinningMeans => acts::CLAIMS_NO_WINNING_MEANS,
            Self::ClaimsNoEffort => acts::CLAIMS_NO_EFFORT,
            Self::AsksIncrement => acts::ASKS_INCREMENT,
            Self::Withdraws => acts::WITHDRAWS,
            Self::Agrees => acts::AGREES,
            Self::Resigns => acts::RESIGNS,
            Self::StopsClocks => acts::STOPS_CLOCKS,
            Self::Records => acts::RECORDS,
            Self::StopsRecording => acts::STOPS_RECORDING,
            // The sealed move itself is never shown here.
            Self::Seals(_) => acts::SEALS_A_MOVE,
            Self::Restores => acts::PUTS_THE_PIECES_BACK,
            Self::Phone => acts::PHONE,
            Self::PhoneInBag => acts::PHONE_IN_BAG,
            Self::Refuses => acts::REFUSES,
            Self::AsksScoresheet => acts::ASKS_SCORESHEET,
            // Acts with arguments are handled above.
            _ => acts::APPEALS,
        }
    }
}

fn claims_draw(
    who: Color,
    ground: DrawGround,
    mv: Option<&MoveText>,
    evidence: ClaimEvidence,
    language: Language,
) -> String {
    let claim = match ground {
        DrawGround::Threefold => acts::THREEFOLD,
        DrawGround::Fifty => acts::FIFTY,
    };
    let mut told = claim.fill(language, &[("side", &who.word())]);
    if let Some(mv) = mv {
        told.push(' ');
        told.push_str(&with(&acts::WITH_MOVE, language, &written(mv, language)));
    }
    if evidence == ClaimEvidence::Display {
        told.push(' ');
        told.push_str(acts::BY_THE_DISPLAY.get(language));
    }
    told
}
