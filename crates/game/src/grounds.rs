//! The earlier events that support an answer: "second illegal move; the first was 23…Rd8 at 1:12:40".
//!
//! They are looked up on demand in the game's history, so that deciding an act does not wait for them.

use crate::Span;
use crate::act::Penalty;
use crate::answer::{Answer, AnswerKind, Judgement, Keeping, Notice, Who};
use crate::explain::in_letters;
use crate::game::Game;
use crate::refusal::RefusalReason;
use crate::words::grounds;
use adoube_board::{Color, Square};
use adoube_notation::{Letters, Style};
use adoube_words::Language;

/// An earlier event that supports an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ground {
    /// The kind of event.
    pub what: GroundKind,
    /// The time of the event.
    pub at: Option<Span>,
}

/// The kinds of event that can support an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GroundKind {
    /// An illegal move, or an act that counts as one, that was dealt with: the player, and the move in the notation of
    /// the Laws.
    IllegalMove(Color, String),
    /// A claim that was rejected.
    RejectedClaim,
    /// A claim that is open.
    OpenClaim,
    /// The first touch of a piece in this move.
    Touch(Square),
    /// The clocks were stopped.
    Stop,
    /// Less than five minutes were left.
    FiveMinutes(Color),
    /// A flag fell.
    FlagFall(Color),
    /// A penalty.
    Penalty(Color, Penalty),
    /// The arbiter was asked to choose.
    Asked,
    /// The same position, after this move.
    SamePosition(String),
    /// The same position, at the start of the game.
    StartPosition,
    /// The game ended.
    End,
}

/// An illegal move that was dealt with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DealtWith {
    pub(crate) by: Color,
    pub(crate) ladder: usize,
    /// The time at which it was dealt with.
    pub(crate) at: Span,
    /// The time at which it was made.
    pub(crate) made_at: Option<Span>,
    /// The move with its number, in the notation of the Laws; empty for a press without a move.
    pub(crate) written: String,
}

impl Game {
    /// Returns the earlier events that support an answer to the last act, oldest first; empty if the act alone does.
    ///
    /// ```
    /// use adoube_game::{GroundKind, Transcript};
    /// let text = "0:05 arbiter stops clocks\n0:10 white e4\n";
    /// let transcript = Transcript::parse(text)?;
    /// let mut game = transcript.game()?;
    /// let mut answers = Vec::new();
    /// for event in transcript.events() {
    ///     answers = game.decide(event).unwrap_or_default();
    /// }
    /// let grounds = game.grounds(&answers[0]);
    /// assert_eq!((&grounds[0].what, grounds[0].at.map(|at| at.to_string())), (&GroundKind::Stop, Some("0:05".to_owned())));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn grounds(&self, answer: &Answer) -> Vec<Ground> {
        let announced = self.rules.draws.announced_move.article() == Some(answer.article);
        let mut found = match &answer.what {
            AnswerKind::Refused(Some(reason)) => self.grounds_of_refusal(*reason),
            AnswerKind::Claim(_) | AnswerKind::Position(_) | AnswerKind::Must(..) if announced => {
                vec![Ground { what: GroundKind::RejectedClaim, at: self.turn.claimed_at }]
            }
            AnswerKind::Claim(judgement) => self.grounds_of_claim(*judgement, answer.article),
            AnswerKind::Position(_) | AnswerKind::Must(..) | AnswerKind::Free(_) => {
                self.touch_ground_by(answer.article)
            }
            AnswerKind::ScoreKeeping(Who::One(who), Keeping::Off) => self.little_time(*who),
            AnswerKind::Options(Who::One(_), _) if self.quickplay.flagged.is_some() => {
                vec![Ground { what: GroundKind::OpenClaim, at: self.quickplay.at }]
            }
            AnswerKind::Scores(..) => self.points_taken(),
            AnswerKind::Result(_) => self.grounds_of_result(),
            AnswerKind::Penalty(..) | AnswerKind::Time(..) | AnswerKind::Continues | AnswerKind::NewGame => {
                self.asked(answer)
            }
            _ => Vec::new(),
        };
        // An event with the current time is the act itself, or a part of it.
        found.retain(|ground| {
            ground.at.is_none_or(|at| at < self.now) || matches!(ground.what, GroundKind::SamePosition(_))
        });
        found
    }

    fn grounds_of_refusal(&self, reason: RefusalReason) -> Vec<Ground> {
        let ground = |what, at: Option<Span>| at.map(|at| Ground { what, at: Some(at) }).into_iter().collect();
        match reason {
            RefusalReason::ClaimBinds => ground(GroundKind::RejectedClaim, self.turn.claimed_at),
            RefusalReason::ClocksStopped => ground(GroundKind::Stop, self.interrupted),
            RefusalReason::GameOver => ground(GroundKind::End, self.over.map(|over| over.at)),
            RefusalReason::DecisionPending => ground(GroundKind::OpenClaim, self.quickplay.at),
            RefusalReason::ClaimAfterTouch => self.touch_ground(),
            _ => Vec::new(),
        }
    }

    fn grounds_of_claim(&self, judgement: Judgement, article: &str) -> Vec<Ground> {
        let threefold = self.rules.draws.threefold_on_board.article();
        if judgement == Judgement::Upheld && threefold == Some(article) {
            return self.same_positions();
        }
        self.touch_ground_by(article)
    }

    /// Returns the first touch of the current move, if an answer's article is about touching.
    fn touch_ground_by(&self, article: &str) -> Vec<Ground> {
        let bound = self.turn.bound(&self.stand, &self.rules).map(|bound| bound.article);
        let about = [bound, self.rules.touch.complaint.article()].contains(&Some(article));
        if about { self.touch_ground() } else { Vec::new() }
    }

    /// Returns the first touch of the current move, with its time.
    fn touch_ground(&self) -> Vec<Ground> {
        let touch = self.turn.touched.first().zip(self.turn.touched_at);
        touch.map(|(square, at)| Ground { what: GroundKind::Touch(*square), at: Some(at) }).into_iter().collect()
    }

    fn little_time(&self, who: Color) -> Vec<Ground> {
        let told = self.paperwork.notices.iter().rev().find(|note| note.notice == Notice::FiveMinutes(who));
        told.map(|note| Ground { what: GroundKind::FiveMinutes(who), at: Some(note.at) }).into_iter().collect()
    }

    fn points_taken(&self) -> Vec<Ground> {
        let points = |penalty: Penalty| matches!(penalty, Penalty::Points(_) | Penalty::OpponentPoints(_));
        let taken = self.paperwork.penalties.iter().filter(|imposed| points(imposed.penalty));
        taken.map(|i| Ground { what: GroundKind::Penalty(i.on, i.penalty), at: Some(i.at) }).collect()
    }

    fn grounds_of_result(&self) -> Vec<Ground> {
        if let Some(last) = self.dealt_with.last().filter(|last| last.at == self.now) {
            let earlier =
                self.dealt_with.iter().filter(|o| o.by == last.by && o.ladder == last.ladder && o.at < self.now);
            return earlier
                .map(|o| Ground {
                    what: GroundKind::IllegalMove(o.by, o.written.clone()),
                    at: o.made_at.or(Some(o.at)),
                })
                .collect();
        }
        let on_time = self.over.is_some_and(|over| Some(over.article) == self.rules.ending.flag_fall.article());
        if on_time {
            let fall = self.clock.falls().iter().rev().find(|fall| fall.called && !fall.complete);
            return fall.map(|f| Ground { what: GroundKind::FlagFall(f.who), at: Some(f.at) }).into_iter().collect();
        }
        self.settled.map(|(_, at)| Ground { what: GroundKind::Asked, at: Some(at) }).into_iter().collect()
    }

    /// Returns the time at which the arbiter was asked for the choice in an answer.
    fn asked(&self, answer: &Answer) -> Vec<Ground> {
        let settled = self.settled.filter(|(article, _)| *article == answer.article);
        settled.map(|(_, at)| Ground { what: GroundKind::Asked, at: Some(at) }).into_iter().collect()
    }

    /// Returns the moves after which the current position occurred before.
    fn same_positions(&self) -> Vec<Ground> {
        let same = |index: &usize| {
            self.line.get(*index).is_some_and(|ply| {
                ply.before.key() == self.stand.key() && ply.before.position() == self.stand.position()
            })
        };
        let after = (0..self.line.len()).filter(same).filter_map(|index| {
            let Some(before) = index.checked_sub(1) else {
                return Some(Ground { what: GroundKind::StartPosition, at: None });
            };
            let (number, at) = self.written_at(before)?;
            Some(Ground { what: GroundKind::SamePosition(number), at })
        });
        after.collect()
    }

    /// Returns a move with its number in English notation, and its time.
    pub(crate) fn written_at(&self, index: usize) -> Option<(String, Option<Span>)> {
        let made = self.made_moves().nth(index)?;
        let dots = if made.by == Color::White { "." } else { "…" };
        let style = Style::of_laws(Letters::English);
        Some((format!("{}{dots}{}", made.number, made.written(&style)), made.at))
    }
}

impl Ground {
    /// Describes the event, without a full stop.
    pub fn tell(&self, language: Language) -> String {
        let at = self.at.map_or_else(|| "–".to_owned(), |at| at.to_string());
        let (text, side, it) = match &self.what {
            GroundKind::IllegalMove(by, written) if written.is_empty() => {
                (grounds::PRESS_WITHOUT_MOVE, Some(*by), String::new())
            }
            GroundKind::IllegalMove(by, written) => (grounds::ILLEGAL_MOVE, Some(*by), in_letters(written, language)),
            GroundKind::RejectedClaim => (grounds::REJECTED_CLAIM, None, String::new()),
            GroundKind::OpenClaim => (grounds::OPEN_CLAIM, None, String::new()),
            GroundKind::Touch(square) => (grounds::TOUCH, None, square.to_string()),
            GroundKind::Stop => (grounds::STOP, None, String::new()),
            GroundKind::FiveMinutes(who) => (grounds::FIVE_MINUTES, Some(*who), String::new()),
            GroundKind::FlagFall(who) => (grounds::FLAG_FALL, Some(*who), String::new()),
            GroundKind::Penalty(who, penalty) => (grounds::PENALTY, Some(*who), penalty.tell(language)),
            GroundKind::Asked => (grounds::ASKED, None, String::new()),
            GroundKind::SamePosition(written) => {
                return grounds::SAME_POSITION.fill(language, &[("it", &in_letters(written, language))]);
            }
            GroundKind::StartPosition => (grounds::START_POSITION, None, String::new()),
            GroundKind::End => (grounds::END, None, String::new()),
        };
        let side = side.map_or("", Color::word);
        text.fill(language, &[("side", &side), ("it", &it), ("at", &at)])
    }
}
