//! The duty to record (8.1, 8.4, 8.5, A.2, A.4.3; 1985: 11).

use crate::Span;
use crate::answer::{AnswerKind, ArbiterChoice, Keeping, Notice, Who};
use crate::game::{Game, Ruling};
use crate::refusal::RefusalReason;
use adoube_board::Color;
use adoube_laws::{Article, Block, Play, TimeLeft};

/// A player's scoresheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PlayerSheet {
    pub(crate) kept: bool,
    /// The article under which it must be completed before the next move.
    pub(crate) due: Option<&'static str>,
}

impl Default for PlayerSheet {
    fn default() -> Self {
        Self { kept: true, due: None }
    }
}

impl Game {
    pub(crate) fn records(&mut self, who: Color) -> Ruling {
        self.sheets[who as usize] = PlayerSheet::default();
        Ok(())
    }

    /// Handles a player who stops recording: allowed with less than five minutes left (8.4), in rapid and blitz at any
    /// time (A.2).
    pub(crate) fn stops_recording(&mut self, who: Color) -> Ruling {
        let recording = &self.rules.recording;
        let exemption = recording.exemption;
        let article = if recording.duty.value {
            let left = match exemption.value.counts {
                TimeLeft::Now => self.clock.remaining(who),
                TimeLeft::AtSomeStage => self.clock.least(who),
            };
            let little_time = left < Span::from_s(u64::from(exemption.value.below_s));
            let increment = self.clock.increment(who);
            let limit = exemption.value.increment_below_s.map(|seconds| Span::from_s(u64::from(seconds)));
            if !little_time || limit.is_some_and(|limit| increment >= limit) {
                return self.refuse_by(RefusalReason::MustRecord, exemption.article(), Article::new("8.4"));
            }
            exemption.article()
        } else {
            recording.duty.article()
        };
        self.sheets[who as usize].kept = false;
        self.say(AnswerKind::ScoreKeeping(Who::One(who), Keeping::Off), article.unwrap_or_default());
        Ok(())
    }

    /// Requires scoresheets to be completed after a flag was called and the game continues (8.5).
    pub(crate) fn sheets_are_due(&mut self) {
        if !self.rules.recording.duty.value {
            return;
        }
        let due: Vec<Color> = Color::ALL.into_iter().filter(|&color| !self.sheets[color as usize].kept).collect();
        let (who, article) = match due.as_slice() {
            [] => return,
            &[one] => (Who::One(one), self.rules.recording.catch_up_one.article()),
            _ => (Who::Both, self.rules.recording.catch_up_both.article()),
        };
        let article = article.unwrap_or_default();
        for color in due {
            self.sheets[color as usize].due = Some(article);
        }
        if who == Who::Both {
            self.interrupt();
        }
        self.say(AnswerKind::ScoreKeeping(who, Keeping::On), article);
    }

    /// Records a move made before the scoresheet is complete.
    pub(crate) fn note_recording(&mut self, who: Color) {
        if let Some(article) = self.sheets[who as usize].due {
            self.say(AnswerKind::Notice(Notice::Recording), article);
        }
    }

    /// Handles a request to see the arbiter's scoresheet: on one's own move, five times (A.4.3, B.2.3).
    pub(crate) fn asks_scoresheet(&mut self, who: Color) -> Ruling {
        let rule = self.rules.quick.looks_at_scoresheet;
        let kept = self.rules.play() != Play::Standard && self.rules.block() == Block::Competition;
        let Some(most) = rule.value.filter(|_| kept) else {
            return self.refuse_by(RefusalReason::NoScoresheetLooks, rule.article(), Article::new("A.4.3"));
        };
        if self.mover() != who {
            return self.refuse_by(RefusalReason::NotToMove, rule.article(), Article::new("A.4.3"));
        }
        let looks = &mut self.looks[who as usize];
        *looks = looks.saturating_add(1);
        if *looks > most {
            self.offer_options(Who::One(who), &ArbiterChoice::PENALTIES, rule.article().unwrap_or_default());
        }
        Ok(())
    }
}
