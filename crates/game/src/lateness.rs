//! The default time at the start of the game (6.7.1; 1985: 10.14, 10.16): who is late, the notice, and the forfeit.

use crate::Span;
use crate::answer::{AnswerKind, GameResult, Notice};
use crate::game::Game;
use adoube_board::Color;

impl Game {
    /// Returns whether a player has not arrived at the start of the game (6.7.1). A late return to a resumption is a
    /// different case.
    fn has_not_come(&self, who: Color) -> bool {
        !self.present[who as usize] && !self.adjournment.was_sealed()
    }

    /// Returns whether a player has not arrived and the default time has passed.
    pub(crate) fn has_defaulted(&self, who: Color) -> bool {
        let limit = Span::from_s(u64::from(self.rules.clock.default_time.value.seconds()));
        self.has_not_come(who) && self.now > limit
    }

    /// Returns whether a player came to the start of the game after the default time, or has not come at all.
    pub(crate) fn was_late(&self, who: Color) -> bool {
        self.came_late[who as usize] || self.has_defaulted(who)
    }

    /// Notifies the arbiter, once, that a player's default time is over (6.7.1).
    pub(crate) fn tell_of_lateness(&mut self) {
        let article = self.rules.clock.default_time.article().unwrap_or_default();
        for who in Color::ALL {
            if !self.lateness_told[who as usize] && self.has_defaulted(who) {
                self.lateness_told[who as usize] = true;
                self.say(AnswerKind::Notice(Notice::DefaultTime(who)), article);
            }
        }
    }

    /// Returns the article of a forfeit declared by the arbiter, if it is for the default of absent players.
    pub(crate) fn forfeit_article(&self, result: GameResult) -> Option<&'static str> {
        let clock = &self.rules.clock;
        let (forfeits, article) = match result {
            GameResult::WhiteForfeits => ([true, false], clock.default_time.article()),
            GameResult::BlackForfeits => ([false, true], clock.default_time.article()),
            GameResult::BothForfeit => ([true, true], clock.both_late.article()),
            _ => return None,
        };
        let all = Color::ALL.into_iter().all(|who| !forfeits[who as usize] || self.has_defaulted(who));
        article.filter(|_| all)
    }
}
