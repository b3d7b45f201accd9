//! Automatic ends of a game, resignation, and the endings listed in 1985 (5, 9.6; 1985: 10.01-10.03, 10.07).

use crate::answer::{AnswerKind, GameResult};
use crate::game::{Game, Ruling};
use crate::stand::Stand;
use crate::turn::san;
use adoube_board::{Bitboard, Color, Move, Position, Role};
use adoube_laws::{DeadPosition, How, Losing, MaterialDraw, NeedsNoPress};

/// An end that needs no claim or decision.
struct AutomaticEnd {
    result: GameResult,
    article: &'static str,
    mate_or_stalemate: bool,
}

impl Game {
    /// Ends the game if the last move does so automatically. A move that breaks touch-move or 9.5.3 ends it only by the
    /// fifth repetition or after 75 moves (9.6): the proviso is in 5.1.1, 5.2.1 and 5.2.2.
    pub(crate) fn end_by_itself(&mut self, who: Color, mv: Move, obeyed: bool) {
        let Some(end) = self.automatic_end(who, obeyed) else { return };
        self.witness.forget();
        let rule = self.rules.clock.completed_without_press;
        let complete = end.mate_or_stalemate || rule.value == NeedsNoPress::EveryEndingMove;
        let last = self.line.len().saturating_sub(1);
        if complete && let Some(ply) = self.line.get(last) {
            let san = san(&ply.before, mv);
            self.say(AnswerKind::Completed(who, san), rule.article().unwrap_or_default());
        }
        self.complete(last);
        self.end(end.result, end.article);
    }

    /// Returns the result, its article and whether it is a mate if the last move ended the game.
    pub(crate) fn end_of_last_move(&mut self, who: Color, obeyed: bool) -> Option<(GameResult, &'static str, bool)> {
        let end = self.automatic_end(who, obeyed)?;
        Some((end.result, end.article, end.result == GameResult::win(who)))
    }

    fn automatic_end(&mut self, who: Color, obeyed: bool) -> Option<AutomaticEnd> {
        if obeyed {
            return self.ending_of(who);
        }
        // Follow the line to a mate move by move only if every end is checked.
        self.witness.forget();
        self.counted_end()
    }

    fn ending_of(&mut self, who: Color) -> Option<AutomaticEnd> {
        let position = *self.stand.position()?;
        let ending = self.rules.ending;
        let end = |result, article: Option<&'static str>, mate_or_stalemate| {
            Some(AutomaticEnd { result, article: article.unwrap_or_default(), mate_or_stalemate })
        };
        if position.count_legal_moves() == 0 {
            return if position.is_check() {
                end(GameResult::win(who), ending.mate.article(), true)
            } else {
                end(GameResult::Draw, ending.stalemate.article(), true)
            };
        }
        if let Some(article) = self.dead(&position) {
            return end(GameResult::Draw, Some(article), false);
        }
        self.repetition_or_75(&position)
    }

    /// Returns the end that applies whatever was touched. Mate takes precedence over 75 moves, even a mate that does
    /// not end the game.
    fn counted_end(&self) -> Option<AutomaticEnd> {
        let position = *self.stand.position()?;
        let mate = position.is_check() && position.count_legal_moves() == 0;
        if mate { None } else { self.repetition_or_75(&position) }
    }

    fn repetition_or_75(&self, position: &Position) -> Option<AutomaticEnd> {
        let ending = self.rules.ending;
        let draw = |article: Option<&'static str>| {
            let article = article.unwrap_or_default();
            Some(AutomaticEnd { result: GameResult::Draw, article, mate_or_stalemate: false })
        };
        if let Some(limit) = ending.fivefold.value
            && limit.how == How::Automatic
            && self.occurrences() >= usize::from(limit.count)
        {
            return draw(ending.fivefold.article());
        }
        let moves = position.halfmove_clock() / 2;
        match ending.seventy_five_moves.value {
            Some(limit) if moves >= limit.count => draw(ending.seventy_five_moves.article()),
            _ => None,
        }
    }

    /// Returns the article under which neither side can mate, if so.
    fn dead(&mut self, position: &Position) -> Option<&'static str> {
        let rule = self.rules.ending.dead_position;
        match rule.value {
            DeadPosition::Material => material_draw(position).and_then(|e| self.rules.ending.dead_position_article(e)),
            DeadPosition::NoMatePossible => {
                let last = self.line.last()?;
                let (before, mv) = (*last.before.position()?, last.mv?);
                (self.stand.is_regular() && self.witness.is_dead(&before, mv, position)).then(|| rule.article())?
            }
        }
    }

    /// Returns the number of occurrences of the position on the board, including this one.
    pub(crate) fn occurrences(&self) -> usize {
        self.occurrences_of(&self.stand)
    }

    /// Returns the number of occurrences of a position, including itself; it is assumed to be the last.
    pub(crate) fn occurrences_of(&self, stand: &Stand) -> usize {
        let back = usize::from(stand.halfmove_clock());
        let (key, position) = (stand.key(), stand.position());
        let earlier = self.line.iter().rev().take(back);
        1 + earlier.filter(|ply| ply.before.key() == key && ply.before.position() == position).count()
    }

    /// Handles a resignation (5.1.2).
    pub(crate) fn resigns(&mut self, who: Color) -> Ruling {
        let rule = self.rules.ending.resignation;
        let result = match rule.value {
            Losing::Always => GameResult::win(!who),
            Losing::UnlessOpponentCannotMate => crate::mating::lost(who, &self.stand),
        };
        let article = if self.adjournment.is_before_resumption() {
            self.rules.adjournment.resigned_before_opening.article()
        } else {
            rule.article()
        };
        self.end(result, article.unwrap_or_default());
        self.over = self.over.map(|over| crate::game::Over { by_will: true, ..over });
        Ok(())
    }
}

/// Returns the material draw of 1985, if any (10.07).
fn material_draw(position: &Position) -> Option<MaterialDraw> {
    let minors = position.role(Role::Bishop) | position.role(Role::Knight);
    if position.occupied() != minors | position.role(Role::King) {
        return None;
    }
    match (minors.count(), position.role(Role::Bishop).count()) {
        (0, _) => Some(MaterialDraw::Kings),
        (1, _) => Some(MaterialDraw::MinorPiece),
        (2, 2) => {
            let bishops = position.role(Role::Bishop);
            let one_each = Color::ALL.into_iter().all(|color| position.pieces(color, Role::Bishop).count() == 1);
            let one_colour = (bishops & Bitboard::LIGHT).is_empty() || (bishops & Bitboard::DARK).is_empty();
            (one_each && one_colour).then_some(MaterialDraw::BishopsOfOneColour)
        }
        _ => None,
    }
}
