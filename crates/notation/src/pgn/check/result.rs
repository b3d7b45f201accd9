//! The result of a game: the tag and the end of the movetext must agree with each other, and with the final position
//! under the Laws.

use super::{Checker, GameReport, LineColumn, PgnFinding, PgnFindingKind, PgnTermination, mate_or_stalemate};
use crate::pgn::dead::might_be_dead;

impl<F: FnMut(GameReport)> Checker<F> {
    pub(super) fn judge_result(&mut self, end: LineColumn) {
        let tag = PgnTermination::from_sign(self.result_tag.as_bytes());
        let marker = self.outcome;
        match marker {
            Some((outcome, place)) if !self.result_tag.is_empty() && tag != Some(outcome) => {
                self.find(PgnFindingKind::ResultsDiffer(self.result_tag.clone(), outcome), &[], place);
            }
            None if !self.result_tag.is_empty() && tag.is_none() => self.no_result(),
            _ => {}
        }
        if self.track.is_lost() || !self.track.is_main_line() {
            return;
        }
        let stated = marker.map(|(outcome, _)| outcome).or(tag);
        // The tag's own result, if different.
        let other = tag.filter(|tag| Some(*tag) != stated);
        let is_drawn = stated == Some(PgnTermination::Drawn);
        let end_of_game = self.end_of_game(is_drawn && other.is_none());
        self.game.is_dead = match &end_of_game {
            Some((PgnFindingKind::DeadPosition, _)) => true,
            None if is_drawn => {
                let position = self.track.position();
                might_be_dead(position) && self.questions.is_dead(position)
            }
            _ => false,
        };
        let Some((because, due)) = end_of_game else { return };
        if let Some(stated) = other.filter(|tag| *tag != due) {
            let position = self.track.position();
            let what = PgnFindingKind::WrongResult { stated, due, because: Box::new(because.clone()) };
            let (number, color) = (u32::from(position.fullmove_number()), position.turn());
            let text = "[Result]".to_owned();
            self.push_in_order(PgnFinding { place: self.result_place, number, color, text, what });
        }
        if stated != Some(due) {
            let stated = stated.unwrap_or(PgnTermination::Open);
            let place = marker.map_or(end, |(_, place)| place);
            self.find(PgnFindingKind::WrongResult { stated, due, because: Box::new(because) }, &[], place);
        }
    }

    /// Reports a `Result` tag that is not a result, if the moves do not end with one either.
    #[cold]
    fn no_result(&mut self) {
        let found = self.result_tag.chars().take(80).collect();
        let position = self.track.position();
        let (number, color) = (u32::from(position.fullmove_number()), position.turn());
        let what = PgnFindingKind::ResultSign { found, meant: None };
        self.push_in_order(PgnFinding { place: self.result_place, number, color, text: String::new(), what });
    }

    /// Reports a result on its own, such as a second one after a game's own.
    pub(super) fn result_without_game(&mut self) {
        if let Some((_, place)) = self.outcome
            && !self.roster.any
            && place == self.game.place
        {
            self.find(PgnFindingKind::LoneResult, &[], place);
        }
    }

    /// Returns the reason why the final position ends the game automatically, and the result.
    ///
    /// A drawn game is not checked for a dead position, since the result is right anyway; others are checked now or
    /// later.
    fn end_of_game(&mut self, is_drawn: bool) -> Option<(PgnFindingKind, PgnTermination)> {
        let position = self.track.position();
        if let Some(end) = mate_or_stalemate(position) {
            return Some(end);
        }
        if let Some((what, _)) = &self.ended {
            return Some((what.clone(), PgnTermination::Drawn));
        }
        if is_drawn {
            return None;
        }
        self.questions.are_dead?;
        if self.later.is_some() {
            self.is_open = true;
            return None;
        }
        self.questions.is_dead(position).then_some((PgnFindingKind::DeadPosition, PgnTermination::Drawn))
    }
}
