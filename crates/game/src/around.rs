//! People and things around a game: assistants (4.9, 6.2.6, 8.1.6, D.2.10, D.2.11), third parties (11.2.3.3, 12.7, 12.8)
//! and the replacement of a scoresheet (8.3).

use crate::Short;
use crate::answer::{AnswerKind, ArbiterChoice, Who};
use crate::game::{Game, Ruling, Stop};
use crate::refusal::RefusalReason;
use adoube_board::Color;
use adoube_laws::{Article, Assistance, known_number};

impl Game {
    /// Handles a breach by somebody else: the arbiter acts, and the game continues.
    pub(crate) fn others_breach(&mut self, number: Short) -> Ruling {
        let Some(article) = known_number(number.as_str()) else { return Err(Stop::UnknownArticle(number)) };
        if !self.rules.binds_others(article) {
            return Err(Stop::Refused(RefusalReason::NoRuleForOthers, article));
        }
        self.say(AnswerKind::Continues, article);
        Ok(())
    }

    /// Handles an evident defect of an electronic scoresheet: it is replaced, and the game continues (8.3).
    pub(crate) fn scoresheet_defective(&mut self) -> Ruling {
        if !self.rules.replaces_scoresheets() {
            return self.refuse(RefusalReason::NoElectronicScoresheet, Article::new("8.3"));
        }
        let article = self.cite(Article::new("8.3"));
        self.say(AnswerKind::Continues, article);
        Ok(())
    }

    /// Admits an assistant. If the assistant works the clock or the scoresheet, the arbiter adjusts the player's time
    /// unless the player is disabled, which the arbiter decides; a blind player is.
    pub(crate) fn admits(&mut self, who: Color, number: Short) -> Ruling {
        let Some(article) = known_number(number.as_str()) else { return Err(Stop::UnknownArticle(number)) };
        let refused = |reason| Err(Stop::Refused(reason, article));
        let (own, opponent) = (self.blind[who as usize], self.blind[!who as usize]);
        match self.rules.assistance(article) {
            Some(Assistance::OfBlind | Assistance::OfOpponent) if !own && !opponent => {
                return refused(RefusalReason::NobodyBlind);
            }
            Some(Assistance::WithPieces) => {}
            Some(Assistance::WithAdjustedClock) => {
                let choices = [ArbiterChoice::Continue, ArbiterChoice::SetClocks];
                if !own {
                    self.offer_options(Who::One(who), &choices, article);
                }
            }
            Some(Assistance::OfBlind) if own => self.assisted[who as usize] = true,
            Some(Assistance::OfOpponent) if opponent && !own && !self.assisted[!who as usize] => {}
            None | Some(Assistance::OfBlind | Assistance::OfOpponent) => return refused(RefusalReason::NoAssistant),
        }
        Ok(())
    }
}
