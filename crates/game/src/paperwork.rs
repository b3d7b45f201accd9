//! Paperwork besides the score: penalties without a clock or a result (12.9), signatures (8.7), appeals (11.10), and
//! notices to the arbiter (12.6).
//!
//! `signs RESULT` and `appeals` are allowed before and after the end of a game. Their only answer is the `result` of
//! two equal signatures.

use crate::Span;
use crate::act::{Penalty, Score};
use crate::answer::{AnswerKind, GameResult, Notice};
use crate::game::{Game, Over, Ruling};
use crate::refusal::RefusalReason;
use crate::view::PrivateNote;
use adoube_board::Color;
use adoube_laws::{Article, ResultPoints, Scores, Signing};

/// A penalty that was imposed (12.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Imposed {
    /// The time of the penalty.
    pub at: Span,
    /// On whom.
    pub on: Color,
    /// The penalty.
    pub penalty: Penalty,
    /// The article: that of the options it settles, or else its own.
    pub article: &'static str,
}

/// An appeal against a decision of the arbiter (11.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Appeal {
    /// The time of the appeal.
    pub at: Span,
    /// The player who appeals.
    pub by: Color,
}

/// The paperwork of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Paperwork {
    pub(crate) penalties: Vec<Imposed>,
    pub(crate) appeals: Vec<Appeal>,
    pub(crate) signed: [Option<GameResult>; 2],
    pub(crate) notices: Vec<PrivateNote>,
}

impl Game {
    /// Handles a signature or an electronic approval of a result (8.7). A result signed by both is final, even if
    /// wrong.
    pub(crate) fn signs(&mut self, who: Color, result: GameResult) -> Ruling {
        let rule = self.rules.recording.signing;
        let ended = self.over.and_then(|over| over.result);
        let Some(stands) = ended.filter(|_| rule.value != Signing::NotSaid) else {
            let reason = if ended.is_some() { RefusalReason::NoSigning } else { RefusalReason::NoResult };
            return self.refuse_by(reason, rule.article(), Article::new("8.7"));
        };
        self.paperwork.signed[who as usize] = Some(result);
        if self.paperwork.signed == [Some(result); 2] && stands != result {
            let article = rule.article().unwrap_or_default();
            self.say(AnswerKind::Result(result), article);
            self.over = Some(Over { article, result: Some(result), by_will: false, at: self.now });
            self.say_scores();
        }
        Ok(())
    }

    /// Records a player's appeal against a decision (11.10).
    pub(crate) fn appeals_against(&mut self, who: Color) -> Ruling {
        let rule = self.rules.conduct.appeal;
        if !rule.value {
            return self.refuse_by(RefusalReason::NoAppeal, rule.article(), Article::new("11.10"));
        }
        self.paperwork.appeals.push(Appeal { at: self.now, by: who });
        Ok(())
    }

    /// Puts a penalty on record; returns its article.
    pub(crate) fn note_penalty(&mut self, on: Color, penalty: Penalty, settled: Option<&'static str>) -> &'static str {
        let article = settled.unwrap_or_else(|| {
            self.cite(match penalty {
                Penalty::Warning => Article::new("12.9.1"),
                Penalty::Opponent(_) => Article::new("12.9.2"),
                Penalty::Time(_) => Article::new("12.9.3"),
                Penalty::Points(_) => Article::new("12.9.5"),
                Penalty::OpponentPoints(_) => Article::new("12.9.4"),
                Penalty::Loss(_) => Article::new("12.9.6"),
                Penalty::Fine => Article::new("12.9.7"),
                Penalty::Rounds(_) => Article::new("12.9.8"),
                Penalty::Expulsion => Article::new("12.9.9"),
            })
        });
        self.paperwork.penalties.push(Imposed { at: self.now, on, penalty, article });
        article
    }

    /// Records the notices given to the arbiter.
    pub(crate) fn note_notices(&mut self, actor: Option<Color>) {
        for answer in &self.out {
            if let AnswerKind::Notice(notice) = answer.what {
                let by = if let Notice::Flag(who) | Notice::DefaultTime(who) = notice { Some(who) } else { actor };
                self.paperwork.notices.push(PrivateNote { at: self.now, by, notice, article: answer.article });
            }
        }
    }

    /// Returns each player's score for the game: the result, plus points added (12.9.4) or deducted (12.9.5) by
    /// penalties.
    ///
    /// ```
    /// use adoube_game::{Score, Transcript};
    /// let text = "0:10 arbiter penalises white points 1/2\n0:20 black resigns\n";
    /// let transcript = Transcript::parse(text)?;
    /// let mut game = transcript.game()?;
    /// for event in transcript.events() {
    ///     game.decide(event).unwrap_or_default();
    /// }
    /// assert_eq!(game.scores(), Some([Score::HALF, Score::NOUGHT]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn scores(&self) -> Option<[Score; 2]> {
        self.scores_by().map(|(scores, _)| scores)
    }

    /// Returns the scores, and the last penalty that changed them.
    fn scores_by(&self) -> Option<([Score; 2], Option<&'static str>)> {
        let worth = Score::of_points(&self.points());
        let [win, draw, loss] = worth.map(|score| score.0);
        // The normal maximum, which the sum of the scores must not exceed (10.2).
        let total = win.saturating_add(loss).max(draw.saturating_mul(2));
        let mut scores = Score::worth(self.result()?, &self.points());
        let mut by = None;
        for imposed in &self.paperwork.penalties {
            let before = scores;
            match imposed.penalty {
                Penalty::Points(most) => {
                    let score = &mut scores[imposed.on as usize];
                    score.0 = score.0.min(most.0);
                }
                Penalty::OpponentPoints(least) => {
                    let opponent = &mut scores[!imposed.on as usize];
                    opponent.0 = opponent.0.max(least.0);
                    let left = total.saturating_sub(opponent.0);
                    let score = &mut scores[imposed.on as usize];
                    score.0 = score.0.min(left);
                }
                _ => {}
            }
            if scores != before {
                by = Some(imposed.article);
            }
        }
        Some((scores, by))
    }

    /// Adds the scores to the answers, if penalties made them differ from the result.
    pub(crate) fn say_scores(&mut self) {
        if self.paperwork.penalties.is_empty() {
            return;
        }
        if let Some(([white, black], Some(article))) = self.scores_by()
            && self.result().is_some_and(|result| Score::worth(result, &self.points()) != [white, black])
        {
            self.say(AnswerKind::Scores(white, black), article);
        }
    }

    /// Returns the points for each result in this event (10.1).
    pub(crate) fn points(&self) -> ResultPoints {
        match self.rules.ending.points.value {
            Scores::UnlessEventSaysOtherwise => self.rules.regulations().points,
            Scores::Fixed => ResultPoints::default(),
        }
    }
}
