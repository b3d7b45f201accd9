//! Alarms for the arbiter beyond the notices of a transcript: five minutes left (8.4), two minutes in a quickplay
//! finish (III.4-III.6), ten moves completed (A.5.1).
//!
//! They are recorded with the notices, not as answers, so a transcript reads the same with and without them.

use crate::Span;
use crate::answer::Notice;
use crate::game::Game;
use crate::view::PrivateNote;
use adoube_board::Color;
use adoube_laws::{Announced, Article, QuickplayGuideline};

/// The alarms already given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Alarms {
    /// The period in which the five-minute alarm was given, from 1.
    five_minutes: [usize; 2],
    two_minutes: [bool; 2],
    ten_moves: bool,
}

impl Game {
    /// Records the alarms that are due now.
    pub(crate) fn sound_alarms(&mut self) {
        for who in Color::ALL {
            self.alarm_of_time(who);
        }
        if self.alarms.ten_moves {
            return;
        }
        let rule = self.rules.irregular.setup_stays_after;
        match rule.value {
            Some(moves) if self.completed.iter().all(|&done| done >= u32::from(moves)) => {
                self.alarms.ten_moves = true;
                self.note(None, Notice::TenMoves, rule.article().unwrap_or_default());
            }
            Some(_) => {}
            None => self.alarms.ten_moves = true,
        }
    }

    fn alarm_of_time(&mut self, who: Color) {
        let exemption = self.rules.recording.exemption;
        let least = self.clock.least(who);
        if least >= Span::from_s(u64::from(exemption.value.below_s)) {
            return;
        }
        let (period, _) = self.clock.period_number(who);
        let spared = exemption.value.increment_below_s.map(|seconds| Span::from_s(u64::from(seconds)));
        if self.rules.recording.duty.value
            && self.alarms.five_minutes[who as usize] < period
            && spared.is_none_or(|limit| self.clock.increment(who) < limit)
        {
            self.alarms.five_minutes[who as usize] = period;
            self.note(Some(who), Notice::FiveMinutes(who), exemption.article().unwrap_or_default());
        }
        let quickplay = &self.rules.quickplay;
        let article = match quickplay.announced.value {
            Announced::Unknown | Announced::Guideline(QuickplayGuideline::Off) => return,
            Announced::Guideline(QuickplayGuideline::Increment) => Article::new("III.4"),
            Announced::Guideline(QuickplayGuideline::Claim) => Article::new("III.5"),
            Announced::Guideline(QuickplayGuideline::Referred) => Article::new("III.6.1"),
        };
        let little = self.clock.remaining(who) < Span::from_s(u64::from(quickplay.below_s));
        let applies = quickplay.in_scope.value && !self.clock.has_increment() && self.clock.in_last_period(who);
        if little && applies && !self.alarms.two_minutes[who as usize] {
            self.alarms.two_minutes[who as usize] = true;
            let article = self.cite(article);
            self.note(Some(who), Notice::TwoMinutes(who), article);
        }
    }

    fn note(&mut self, by: Option<Color>, notice: Notice, article: &'static str) {
        self.paperwork.notices.push(PrivateNote { at: self.now, by, notice, article });
    }
}
