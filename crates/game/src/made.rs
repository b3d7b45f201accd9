//! The moves of a game as physically made: the position on the board, touched pieces, unfinished moves.
//!
//! Nothing here decides anything. Only [`Made::mv`] reveals whether a move is legal, which is not for the players
//! (12.6).

use crate::Span;
use crate::game::Game;
use crate::stand::{Attempted, Stand};
use crate::turn::BegunMove;
use adoube_board::{Color, Move, Position, Role, Square, Wing};
use adoube_notation::{CastlingSign, DepartureForm, PromotionSign, Style, write};

/// A move made on the board, legal or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Made<'a> {
    /// By whom.
    pub by: Color,
    /// Its number.
    pub number: u16,
    /// The legal move; `None` if it was illegal.
    pub mv: Option<Move>,
    /// The time of the move; `None` for moves before the first event.
    pub at: Option<Span>,
    /// Whether it is completed (6.2.1).
    pub completed: bool,
    attempted: Option<Attempted>,
    before: &'a Stand,
}

/// An unfinished move (4.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begun {
    /// The king was released on its castling square.
    Castling(Wing),
    /// A pawn was released on the last rank: origin and destination.
    Promotion(Square, Square),
    /// Any other: a piece beside the one it captures.
    Other,
}

impl Made<'_> {
    /// Returns the position in which it was made, if it had one king each.
    pub fn position(&self) -> Option<&Position> {
        self.before.position()
    }

    /// Returns the position before it as FEN.
    pub fn fen_before(&self) -> String {
        self.before.fen()
    }

    /// Returns origin and destination of the move; for castling those of the king.
    pub fn squares(&self) -> Option<(Square, Square)> {
        if let Some(mv) = self.mv {
            return Some((mv.from(), mv.arrival()));
        }
        match self.attempted? {
            Attempted::Squares(attempt) => Some((attempt.from, attempt.to)),
            Attempted::Castling(wing) => {
                let king = self.before.setup().pieces(self.by, Role::King).first()?;
                Some((king, Square::new(king.rank() * 8 + wing.king_file())))
            }
        }
    }

    /// Returns the move as written; an illegal one is in long notation.
    pub fn written(&self, style: &Style) -> String {
        if let (Some(mv), Some(position)) = (self.mv, self.before.position()) {
            return write(position, mv, style);
        }
        match self.attempted {
            Some(Attempted::Castling(Wing::King)) => zeroes(style, "0-0"),
            Some(Attempted::Castling(Wing::Queen)) => zeroes(style, "0-0-0"),
            Some(Attempted::Squares(attempt)) => {
                let role = self.before.piece_at(attempt.from).map_or(Role::Pawn, |piece| piece.role);
                let mut out: String = style.letters.letter(role).into_iter().collect();
                let taken = self.before.piece_at(attempt.to).is_some();
                let sign = if taken { 'x' } else { '-' };
                out = format!("{out}{}{sign}{}", attempt.from, attempt.to);
                if let Some(letter) = attempt.promotion.and_then(|role| style.letters.letter(role)) {
                    match style.promotion {
                        PromotionSign::Equals => out.push('='),
                        PromotionSign::Plain | PromotionSign::Parentheses => {}
                    }
                    out.push(letter);
                }
                out
            }
            None => String::new(),
        }
    }
}

fn zeroes(style: &Style, text: &str) -> String {
    match style.castling {
        CastlingSign::Zero => text.to_owned(),
        CastlingSign::LetterO => text.replace('0', "O"),
    }
}

/// Returns the style of a move list without check and mate symbols, which would assist the players.
pub const fn plain_style(letters: adoube_notation::Letters) -> Style {
    Style { checks: adoube_notation::Checks::Unmarked, form: DepartureForm::Short, ..Style::of_laws(letters) }
}

impl Game {
    /// Returns all moves on the board, including the uncompleted one.
    pub fn made_moves(&self) -> impl Iterator<Item = Made<'_>> {
        let line = self.line.iter().map(|ply| Made {
            by: ply.by,
            number: ply.before.setup().fullmove_number,
            mv: ply.mv,
            at: ply.at,
            completed: ply.completed,
            attempted: ply.attempted,
            before: &ply.before,
        });
        let now = self.turn.illegal.as_ref().map(|illegal| Made {
            by: self.stand.turn(),
            number: self.stand.setup().fullmove_number,
            mv: None,
            at: Some(self.now),
            completed: false,
            attempted: Some(illegal.attempted),
            before: &self.stand,
        });
        line.chain(now)
    }

    /// Returns the pieces that the player to move has deliberately touched since the opponent moved (4.3).
    pub fn touched(&self) -> &[Square] {
        &self.turn.touched
    }

    /// Returns the unfinished move, if any.
    pub fn begun(&self) -> Option<Begun> {
        Some(match self.turn.unfinished? {
            BegunMove::King(wing) => Begun::Castling(wing),
            BegunMove::Pawn(mv) | BegunMove::Promotion(mv) => Begun::Promotion(mv.from(), mv.to()),
            BegunMove::Capture => Begun::Other,
        })
    }
}
