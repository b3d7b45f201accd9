//! Answers as sentences.

use crate::answer::{Answer, Change, Choice, GameResult, Judgement, Keeping, Must, Notice, OfferState, What, Who};
use crate::words::answers;
use adoube_board::{Color, Wing};
use adoube_words::{Language, Text};

const fn choice(choice: Choice) -> Text {
    match choice {
        Choice::Warning => answers::WARNING,
        Choice::TimeOpponent => answers::TIME_OPPONENT,
        Choice::TimeOffender => answers::TIME_OFFENDER,
        Choice::PointsOpponent => answers::POINTS_OPPONENT,
        Choice::PointsOffender => answers::POINTS_OFFENDER,
        Choice::Loss => answers::LOSS,
        Choice::Fine => answers::FINE,
        Choice::Rounds => answers::ROUNDS,
        Choice::Expulsion => answers::EXPULSION,
        Choice::Uphold => answers::UPHOLD,
        Choice::Reject => answers::REJECT,
        Choice::Postpone => answers::POSTPONE,
        Choice::Continue => answers::CONTINUE,
        Choice::NewGame => answers::CHOOSE_NEW_GAME,
        Choice::SetClocks => answers::SET_CLOCKS,
        Choice::Draw => answers::DRAW,
        Choice::White => answers::WHITES_MOVE,
        Choice::Black => answers::BLACKS_MOVE,
        Choice::Square(_) => Text::same(""),
    }
}

/// A side as a sentence names it: where its name is a plural, with the article.
pub(crate) const fn side(color: Color) -> Text {
    match color {
        Color::White => answers::WHITE,
        Color::Black => answers::BLACK,
    }
}

/// The possessive of a side.
pub(crate) const fn of_side(color: Color) -> Text {
    match color {
        Color::White => answers::OF_WHITE,
        Color::Black => answers::OF_BLACK,
    }
}

fn who(who: Who, language: Language) -> &'static str {
    match who {
        Who::One(color) => side(color).get(language),
        Who::Both => answers::BOTH.get(language),
    }
}

fn choices(list: &[Choice], language: Language) -> String {
    let names: Vec<String> = list
        .iter()
        .map(|&item| match item {
            Choice::Square(square) => square.to_string(),
            _ => choice(item).get(language).to_owned(),
        })
        .collect();
    names.join(", ")
}

impl Answer {
    /// The answer as one sentence.
    ///
    /// ```
    /// use adoube_game::{Answer, What};
    /// use adoube_words::Language;
    /// let answer = Answer { what: What::Continues, article: "6.4" };
    /// assert_eq!(answer.explain(Language::Catalan), "la partida continua");
    /// ```
    pub fn explain(&self, language: Language) -> String {
        let name = |color: &Color| side(*color).get(language);
        let of = |text: Text, color: &Color| {
            text.fill(language, &[("who", &name(color)), ("of", &of_side(*color).get(language))])
        };
        match &self.what {
            What::Refused => answers::REFUSED.get(language).to_owned(),
            What::Claim(Judgement::Upheld) => answers::UPHELD.get(language).to_owned(),
            What::Claim(Judgement::Rejected) => answers::REJECTED.get(language).to_owned(),
            What::Flag(color) => of(answers::FLAG, color),
            What::Completed(color, san) => {
                answers::COMPLETED.fill(language, &[("who", &color.name().get(language)), ("move", san)])
            }
            What::Position(_) => answers::POSITION.get(language).to_owned(),
            What::Clocks(white, black) => answers::CLOCKS.fill(language, &[("white", white), ("black", black)]),
            What::NewGame => answers::NEW_GAME.get(language).to_owned(),
            What::Continues => answers::CONTINUES.get(language).to_owned(),
            What::Must(color, must) => explain_must(name(color), must, language),
            What::Free(color) => of(answers::FREE, color),
            What::Time(color, Change::Plus(span)) => {
                answers::TIME_PLUS.fill(language, &[("who", &name(color)), ("time", span)])
            }
            What::Time(color, Change::Minus(span)) => {
                answers::TIME_MINUS.fill(language, &[("who", &name(color)), ("time", span)])
            }
            What::Increment(seconds) => answers::INCREMENT.fill(language, &[("seconds", seconds)]),
            What::Offer(color, OfferState::Open) => of(answers::OFFER_OPEN, color),
            What::Offer(color, OfferState::Declined) => of(answers::OFFER_DECLINED, color),
            What::Offer(color, OfferState::Improper) => of(answers::OFFER_IMPROPER, color),
            What::ScoreKeeping(Who::Both, Keeping::Off) => answers::SCORE_OFF_BOTH.get(language).to_owned(),
            What::ScoreKeeping(Who::Both, Keeping::On) => answers::SCORE_ON_BOTH.get(language).to_owned(),
            What::ScoreKeeping(whom, Keeping::Off) => {
                answers::SCORE_OFF.fill(language, &[("who", &who(*whom, language))])
            }
            What::ScoreKeeping(whom, Keeping::On) => {
                answers::SCORE_ON.fill(language, &[("who", &who(*whom, language))])
            }
            What::Options(whom, list) => answers::OPTIONS
                .fill(language, &[("who", &who(*whom, language)), ("choices", &choices(list, language))]),
            What::Notice(Notice::Illegal) => answers::NOTICE_ILLEGAL.get(language).to_owned(),
            What::Notice(Notice::Touch) => answers::NOTICE_TOUCH.get(language).to_owned(),
            What::Notice(Notice::Displaced) => answers::NOTICE_DISPLACED.get(language).to_owned(),
            What::Notice(Notice::Recording) => answers::NOTICE_RECORDING.get(language).to_owned(),
            What::Notice(Notice::Flag(color)) => of(answers::NOTICE_FLAG, color),
            What::Result(result) => explain_result(*result, language),
        }
    }

    /// Whether the players must not be told (12.6).
    pub const fn is_for_the_arbiter_only(&self) -> bool {
        matches!(self.what, What::Notice(_))
    }
}

fn explain_must(who: &str, must: &Must, language: Language) -> String {
    match must {
        Must::Move(square) => answers::MUST_MOVE.fill(language, &[("who", &who), ("square", square)]),
        Must::MoveTo(square, to) => {
            answers::MUST_MOVE_TO.fill(language, &[("who", &who), ("square", square), ("to", to)])
        }
        Must::Capture(square) => answers::MUST_CAPTURE.fill(language, &[("who", &who), ("square", square)]),
        Must::CaptureWith(square, with) => {
            answers::MUST_CAPTURE_WITH.fill(language, &[("who", &who), ("square", square), ("with", with)])
        }
        Must::Castle(Wing::King) => answers::MUST_CASTLE_SHORT.fill(language, &[("who", &who)]),
        Must::Castle(Wing::Queen) => answers::MUST_CASTLE_LONG.fill(language, &[("who", &who)]),
        Must::King => answers::MUST_KING.fill(language, &[("who", &who)]),
        Must::Play(san) => answers::MUST_PLAY.fill(language, &[("who", &who), ("move", san)]),
    }
}

fn explain_result(result: GameResult, language: Language) -> String {
    let of = |text: Text, color: Color| text.fill(language, &[("who", &side(color).get(language))]);
    match result {
        GameResult::WhiteWins => of(answers::WON, Color::White),
        GameResult::BlackWins => of(answers::WON, Color::Black),
        GameResult::Draw => answers::DRAWN.get(language).to_owned(),
        GameResult::BothLose | GameResult::BothForfeit => answers::BOTH_LOSE.get(language).to_owned(),
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

    /// The names of the sides are plurals in Catalan and Portuguese: the verb agrees, and the article is there.
    #[test]
    fn verbs_agree_with_the_sides() {
        let two = Change::Plus(Span::from_s(120));
        let cases = [
            (What::Must(Color::White, Must::King), "les blanques han de moure el rei", "as brancas devem mover o rei"),
            (
                What::Free(Color::Black),
                "les negres poden fer qualsevol jugada legal",
                "as pretas podem fazer qualquer lance legal",
            ),
            (What::Time(Color::Black, two), "les negres reben 2:00 més", "as pretas recebem mais 2:00"),
            (What::Flag(Color::White), "la bandera de les blanques ha caigut", "a seta das brancas caiu"),
            (What::Result(GameResult::WhiteWins), "guanyen les blanques", "ganham as brancas"),
            (
                What::ScoreKeeping(Who::Both, Keeping::On),
                "tots dos han de completar la planella",
                "ambos devem completar a planilha",
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
                What::Flag(color),
                What::Free(color),
                What::Offer(color, OfferState::Open),
                What::Offer(color, OfferState::Improper),
                What::Notice(Notice::Flag(color)),
                What::Options(Who::One(color), vec![Choice::Loss]),
            ] {
                for language in Language::ALL {
                    let told = Answer { what: what.clone(), article: "" }.explain(language);
                    assert!(!told.contains('{'), "{told}");
                }
            }
        }
    }
}
