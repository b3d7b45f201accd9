//! Acts in words, as people read them in the record of a game.
//!
//! A line is about its actor, who is named before it: "White: touches e2".
#![allow(clippy::too_many_lines, reason = "a table of words is as long as its words are many")]

mod arbiter;

use crate::act::{ClaimEvidence, DrawGround, GameAct, Hands, Manner, PlayerAct};
use crate::words::acts;
use adoube_board::Square;
use adoube_words::{Language, Text};
use std::fmt::Display;

fn list(squares: &[Square]) -> String {
    squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// A text with one thing in it.
fn with(text: &Text, language: Language, thing: &dyn Display) -> String {
    text.fill(language, &[("it", thing)])
}

impl GameAct {
    /// The act in words, without the actor.
    ///
    /// ```
    /// use adoube_game::TimedAct;
    /// use adoube_words::Language;
    /// let event: TimedAct = "0:05 white touches e2".parse()?;
    /// assert_eq!(event.act.tell(Language::Spanish), "toca e2");
    /// # Ok::<(), adoube_game::TranscriptError>(())
    /// ```
    pub fn tell(&self, language: Language) -> String {
        match self {
            Self::Player(_, act) => act.tell(language),
            Self::Arbiter(act) => act.tell(language),
        }
    }
}

impl PlayerAct {
    fn tell(&self, language: Language) -> String {
        match self {
            Self::Touches(squares, manner) => {
                let text = match manner {
                    Manner::Deliberately => acts::TOUCHES,
                    Manner::Accidentally => acts::TOUCHES_BY_ACCIDENT,
                    Manner::Together => acts::TOUCHES_TOGETHER,
                };
                with(&text, language, &list(squares))
            }
            Self::Plays(mv, Hands::Two) => with(&acts::PLAYS_WITH_TWO_HANDS, language, mv),
            Self::Plays(mv, Hands::One) | Self::Moves(mv) => with(&acts::PLAYS, language, mv),
            Self::Releases(square) => with(&acts::RELEASES, language, square),
            Self::Places(role, square) => {
                let piece = format!("{}{square}", role.letter().to_ascii_uppercase());
                with(&acts::PLACES, language, &piece)
            }
            Self::ClaimsDraw(ground, mv, evidence) => claims_draw(*ground, mv.as_ref(), *evidence, language),
            Self::ClaimsTouched(square) => with(&acts::CLAIMS_TOUCHED, language, square),
            Self::Writes(mv) => with(&acts::WRITES, language, mv),
            // The sealed move itself is never shown here.
            Self::Seals(_) => acts::SEALS_A_MOVE.get(language).to_owned(),
            Self::Displaces(squares) => with(&acts::DISPLACES, language, &list(squares)),
            Self::Announces(mv) => with(&acts::ANNOUNCES, language, mv),
            Self::Signs(result) => with(&acts::SIGNS, language, &result.sign()),
            fixed => fixed.tell_fixed().get(language).to_owned(),
        }
    }

    /// The acts that name nothing.
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
            Self::Restores => acts::PUTS_THE_PIECES_BACK,
            Self::Phone => acts::PHONE,
            Self::Refuses => acts::REFUSES,
            Self::AsksScoresheet => acts::ASKS_SCORESHEET,
            // The rest name something and are told above.
            _ => acts::APPEALS,
        }
    }
}

fn claims_draw(
    ground: DrawGround,
    mv: Option<&crate::MoveText>,
    evidence: ClaimEvidence,
    language: Language,
) -> String {
    let claim = match ground {
        DrawGround::Threefold => acts::THREEFOLD,
        DrawGround::Fifty => acts::FIFTY,
    };
    let mut told = claim.get(language).to_owned();
    if let Some(mv) = mv {
        told.push_str(&with(&acts::WITH_MOVE, language, mv));
    }
    if evidence == ClaimEvidence::Display {
        let by = acts::BY_THE_DISPLAY;
        told.push_str(by.get(language));
    }
    told
}
