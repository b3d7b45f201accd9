//! Answers as sentences.

use crate::answer::{
    Answer, AnswerKind, ArbiterChoice, GameResult, Judgement, Keeping, Must, Notice, OfferState, TimeChange, Who,
};
use crate::grounds::Ground;
use crate::words::answers;
use adoube_board::{Color, Wing};
use adoube_notation::Letters;
use adoube_words::{Language, Text};

const fn choice(choice: ArbiterChoice) -> Text {
    match choice {
        ArbiterChoice::Warning => answers::WARNING,
        ArbiterChoice::TimeOpponent => answers::TIME_OPPONENT,
        ArbiterChoice::TimeOffender => answers::TIME_OFFENDER,
        ArbiterChoice::PointsOpponent => answers::POINTS_OPPONENT,
        ArbiterChoice::PointsOffender => answers::POINTS_OFFENDER,
        ArbiterChoice::Loss => answers::LOSS,
        ArbiterChoice::Fine => answers::FINE,
        ArbiterChoice::Rounds => answers::ROUNDS,
        ArbiterChoice::Expulsion => answers::EXPULSION,
        ArbiterChoice::Uphold => answers::UPHOLD,
        ArbiterChoice::Reject => answers::REJECT,
        ArbiterChoice::Postpone => answers::POSTPONE,
        ArbiterChoice::Continue => answers::CONTINUE,
        ArbiterChoice::NewGame => answers::CHOOSE_NEW_GAME,
        ArbiterChoice::SetClocks => answers::SET_CLOCKS,
        ArbiterChoice::Draw => answers::DRAW,
        ArbiterChoice::White => answers::WHITES_MOVE,
        ArbiterChoice::Black => answers::BLACKS_MOVE,
        // Variants with arguments are handled below.
        ArbiterChoice::Square(_) | ArbiterChoice::Move(_) => Text::same(""),
    }
}

/// Formats a move in the letters of a language: `Nf3` is `Cf3` in Catalan.
pub(crate) fn in_letters(mv: &str, language: Language) -> String {
    Letters::from(language).rewrite(mv)
}

/// Returns the text of the arbiter's options. Among penalties, more time is for the opponent of the named player;
/// elsewhere it is for that player (III.5.2).
fn choices(whom: Who, list: &[ArbiterChoice], language: Language) -> String {
    let penalties = list.contains(&ArbiterChoice::Warning);
    let names: Vec<String> = list
        .iter()
        .map(|&item| match (item, whom) {
            (ArbiterChoice::Square(square), _) => answers::CHOOSE_SQUARE.fill(language, &[("square", &square)]),
            (ArbiterChoice::Move(san), _) => {
                answers::CHOOSE_MOVE.fill(language, &[("move", &in_letters(san.as_str(), language))])
            }
            (ArbiterChoice::TimeOpponent, Who::One(color)) if !penalties => {
                answers::TIME_SIDE.fill(language, &[("side", &color.word())])
            }
            _ => choice(item).get(language).to_owned(),
        })
        .collect();
    names.join(", ")
}

impl Answer {
    /// Returns the answer as one sentence.
    ///
    /// ```
    /// use adoube_game::{Answer, AnswerKind};
    /// use adoube_words::Language;
    /// let answer = Answer { what: AnswerKind::Continues, article: "6.4" };
    /// assert_eq!(answer.explain(Language::Catalan), "la partida continua");
    /// ```
    pub fn explain(&self, language: Language) -> String {
        let of = |text: Text, color: &Color| text.fill(language, &[("side", &color.word())]);
        match &self.what {
            AnswerKind::Refused(None) => answers::REFUSED.get(language).to_owned(),
            AnswerKind::Refused(Some(reason)) => {
                answers::REFUSED_WHY.fill(language, &[("why", &reason.text().get(language))])
            }
            AnswerKind::RefusedNumber(_) => {
                let why = crate::RefusalReason::NoDuty.text();
                answers::REFUSED_WHY.fill(language, &[("why", &why.get(language))])
            }
            AnswerKind::Claim(Judgement::Upheld) => answers::UPHELD.get(language).to_owned(),
            AnswerKind::Claim(Judgement::Rejected) => answers::REJECTED.get(language).to_owned(),
            AnswerKind::Flag(color) => of(answers::FLAG, color),
            AnswerKind::Completed(color, san) => {
                answers::COMPLETED.fill(language, &[("side", &color.word()), ("move", &in_letters(san, language))])
            }
            AnswerKind::Position(_) => answers::POSITION.get(language).to_owned(),
            AnswerKind::Clocks(white, black) => answers::CLOCKS.fill(language, &[("white", white), ("black", black)]),
            AnswerKind::NewGame => answers::NEW_GAME.get(language).to_owned(),
            AnswerKind::Continues => answers::CONTINUES.get(language).to_owned(),
            AnswerKind::Must(color, must) => explain_must(*color, must, language),
            AnswerKind::Free(color) => of(answers::FREE, color),
            AnswerKind::Time(color, TimeChange::Plus(span)) => {
                answers::TIME_PLUS.fill(language, &[("side", &color.word()), ("time", span)])
            }
            AnswerKind::Time(color, TimeChange::Minus(span)) => {
                answers::TIME_MINUS.fill(language, &[("side", &color.word()), ("time", span)])
            }
            AnswerKind::Penalty(color, penalty) => {
                answers::PENALTY.fill(language, &[("side", &color.word()), ("penalty", &penalty.tell(language))])
            }
            AnswerKind::Scores(white, black) => answers::SCORES.fill(language, &[("white", white), ("black", black)]),
            AnswerKind::Increment(seconds) => answers::INCREMENT.fill(language, &[("seconds", seconds)]),
            AnswerKind::Offer(color, OfferState::Open) => of(answers::OFFER_OPEN, color),
            AnswerKind::Offer(color, OfferState::Declined) => of(answers::OFFER_DECLINED, color),
            AnswerKind::Offer(color, OfferState::Improper) => of(answers::OFFER_IMPROPER, color),
            AnswerKind::ScoreKeeping(Who::Both, Keeping::Off) => answers::SCORE_OFF_BOTH.get(language).to_owned(),
            AnswerKind::ScoreKeeping(Who::Both, Keeping::On) => answers::SCORE_ON_BOTH.get(language).to_owned(),
            AnswerKind::ScoreKeeping(Who::One(color), Keeping::Off) => of(answers::SCORE_OFF, color),
            AnswerKind::ScoreKeeping(Who::One(color), Keeping::On) => of(answers::SCORE_ON, color),
            AnswerKind::Options(whom @ Who::One(color), list) => {
                let choices = choices(*whom, list, language);
                answers::OPTIONS.fill(language, &[("side", &color.word()), ("choices", &choices)])
            }
            AnswerKind::Options(Who::Both, list) => {
                answers::OPTIONS_BOTH.fill(language, &[("choices", &choices(Who::Both, list, language))])
            }
            AnswerKind::Notice(Notice::Illegal) => answers::NOTICE_ILLEGAL.get(language).to_owned(),
            AnswerKind::Notice(Notice::Touch) => answers::NOTICE_TOUCH.get(language).to_owned(),
            AnswerKind::Notice(Notice::Displaced) => answers::NOTICE_DISPLACED.get(language).to_owned(),
            AnswerKind::Notice(Notice::Recording) => answers::NOTICE_RECORDING.get(language).to_owned(),
            AnswerKind::Notice(Notice::Announcement) => answers::NOTICE_ANNOUNCEMENT.get(language).to_owned(),
            AnswerKind::Notice(Notice::Flag(color)) => of(answers::NOTICE_FLAG, color),
            AnswerKind::Notice(Notice::DefaultTime(color)) => of(answers::NOTICE_DEFAULT_TIME, color),
            AnswerKind::Notice(Notice::FiveMinutes(color)) => of(answers::NOTICE_FIVE_MINUTES, color),
            AnswerKind::Notice(Notice::TwoMinutes(color)) => of(answers::NOTICE_TWO_MINUTES, color),
            AnswerKind::Notice(Notice::TenMoves) => answers::NOTICE_TEN_MOVES.get(language).to_owned(),
            AnswerKind::Result(result) => explain_result(*result, language),
        }
    }

    /// Returns the answer as one sentence, followed by the earlier events that support it in brackets.
    pub fn explain_with(&self, grounds: &[Ground], language: Language) -> String {
        let mut told = self.explain(language);
        if !grounds.is_empty() {
            let events: Vec<String> = grounds.iter().map(|ground| ground.tell(language)).collect();
            told.push_str(" (");
            told.push_str(&events.join("; "));
            told.push(')');
        }
        told
    }

    /// Returns whether the answer must not be passed on to the players (12.6).
    pub const fn is_for_the_arbiter_only(&self) -> bool {
        matches!(self.what, AnswerKind::Notice(_))
    }
}

fn explain_must(color: Color, must: &Must, language: Language) -> String {
    let side = color.word();
    match must {
        Must::Move(square) => answers::MUST_MOVE.fill(language, &[("side", &side), ("square", square)]),
        Must::MoveTo(square, to) => {
            answers::MUST_MOVE_TO.fill(language, &[("side", &side), ("square", square), ("to", to)])
        }
        Must::Capture(square) => answers::MUST_CAPTURE.fill(language, &[("side", &side), ("square", square)]),
        Must::CaptureWith(square, with) => {
            answers::MUST_CAPTURE_WITH.fill(language, &[("side", &side), ("square", square), ("with", with)])
        }
        Must::Castle(Wing::King) => answers::MUST_CASTLE_SHORT.fill(language, &[("side", &side)]),
        Must::Castle(Wing::Queen) => answers::MUST_CASTLE_LONG.fill(language, &[("side", &side)]),
        Must::King => answers::MUST_KING.fill(language, &[("side", &side)]),
        Must::Play(san) => answers::MUST_PLAY.fill(language, &[("side", &side), ("move", &in_letters(san, language))]),
    }
}

fn explain_result(result: GameResult, language: Language) -> String {
    let of = |text: Text, color: Color| text.fill(language, &[("side", &color.word())]);
    match result {
        GameResult::WhiteWins => of(answers::WON, Color::White),
        GameResult::BlackWins => of(answers::WON, Color::Black),
        GameResult::Draw => answers::DRAWN.get(language).to_owned(),
        GameResult::BothLose => answers::BOTH_LOSE.get(language).to_owned(),
        GameResult::BothForfeit => answers::BOTH_FORFEIT.get(language).to_owned(),
        GameResult::HalfToWhite => of(answers::HALF, Color::White),
        GameResult::HalfToBlack => of(answers::HALF, Color::Black),
        GameResult::BlackForfeits => of(answers::FORFEIT, Color::White),
        GameResult::WhiteForfeits => of(answers::FORFEIT, Color::Black),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Span;

    /// The names of the sides are plural in Catalan and Portuguese: the verb must agree, and the article must be
    /// present.
    #[test]
    fn verbs_agree_with_the_sides() {
        let two = TimeChange::Plus(Span::from_s(120));
        let cases = [
            (
                AnswerKind::Must(Color::White, Must::King),
                "les blanques han de moure el rei",
                "as brancas devem mover o rei",
            ),
            (
                AnswerKind::Free(Color::Black),
                "les negres poden fer qualsevol jugada legal",
                "as pretas podem fazer qualquer lance legal",
            ),
            (AnswerKind::Time(Color::Black, two), "les negres reben 2:00 més", "as pretas recebem mais 2:00"),
            (AnswerKind::Flag(Color::White), "ha caigut la bandera de les blanques", "caiu a seta das brancas"),
            (AnswerKind::Result(GameResult::WhiteWins), "guanyen les blanques", "as brancas vencem"),
            (
                AnswerKind::ScoreKeeping(Who::Both, Keeping::On),
                "tots dos jugadors han de completar la planella",
                "os dois jogadores devem completar a planilha",
            ),
        ];
        for (what, catalan, portuguese) in cases {
            let answer = Answer { what, article: "" };
            assert_eq!(answer.explain(Language::Catalan), catalan);
            assert_eq!(answer.explain(Language::BrazilianPortuguese), portuguese);
        }
    }

    #[test]
    fn no_place_is_left_open() {
        for color in Color::ALL {
            for what in [
                AnswerKind::Flag(color),
                AnswerKind::Free(color),
                AnswerKind::Offer(color, OfferState::Open),
                AnswerKind::Offer(color, OfferState::Improper),
                AnswerKind::Notice(Notice::Flag(color)),
                AnswerKind::Options(Who::One(color), vec![ArbiterChoice::Loss]),
            ] {
                for language in Language::ALL {
                    let told = Answer { what: what.clone(), article: "" }.explain(language);
                    assert!(!told.contains('{'), "{told}");
                }
            }
        }
    }
}
