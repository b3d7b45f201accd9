//! What those who show a game may ask of it: the moves as they were made, what is touched, what is open.
//!
//! Nothing here decides anything. Whether a move is legal, only [`Made::mv`] tells: it is not for the players (12.6).

use crate::answer::{Choice, Who};
use crate::game::Game;
use crate::stand::{Attempted, Stand};
use crate::turn::Unfinished;
use adoube_board::{Color, Move, Position, Role, Square, Wing};
use adoube_notation::{CastlingSign, Form, PromotionSign, Style, write};

/// A move that was made on the board, legal or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Made<'a> {
    /// By whom.
    pub by: Color,
    /// Its number.
    pub number: u16,
    /// The legal move; `None` if it was illegal.
    pub mv: Option<Move>,
    /// Whether it is completed (6.2.1).
    pub completed: bool,
    attempted: Option<Attempted>,
    before: &'a Stand,
}

/// A move that was begun and is not finished (4.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begun {
    /// The king was released where castling takes him.
    Castling(Wing),
    /// A pawn was released on the last rank: from where, to where.
    Promotion(Square, Square),
    /// Another: a man beside the one it captures.
    Other,
}

/// Something the arbiter has to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open<'a> {
    /// Whom it concerns.
    pub who: Who,
    /// What he may do.
    pub choices: &'a [Choice],
    /// By which article.
    pub article: &'static str,
}

impl Made<'_> {
    /// The position in which it was made, if there was one king each.
    pub fn position(&self) -> Option<&Position> {
        self.before.position()
    }

    /// Where the man was taken from and where it was put; castling is the king's move.
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

    /// The move as it is written; one that is not legal is written in the long form.
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

/// The style of a list of moves that tells nothing of checks and mates, so that it helps nobody.
pub const fn plain_style(letters: adoube_notation::Letters) -> Style {
    Style { checks: adoube_notation::Checks::Unmarked, form: Form::Short, ..Style::of_laws(letters) }
}

impl Game {
    /// The moves that stand on the board, from the first on, the one not yet completed included.
    pub fn made_moves(&self) -> impl Iterator<Item = Made<'_>> {
        let line = self.line.iter().map(|ply| Made {
            by: ply.by,
            number: ply.before.setup().fullmove_number,
            mv: ply.mv,
            completed: ply.completed,
            attempted: ply.attempted,
            before: &ply.before,
        });
        let now = self.turn.illegal.as_ref().map(|illegal| Made {
            by: self.stand.turn(),
            number: self.stand.setup().fullmove_number,
            mv: None,
            completed: false,
            attempted: Some(illegal.attempted),
            before: &self.stand,
        });
        line.chain(now)
    }

    /// The men that the player on the move has touched with intent since the opponent moved (4.3).
    pub fn touched(&self) -> &[Square] {
        &self.turn.touched
    }

    /// A move that was begun and is not finished.
    pub fn begun(&self) -> Option<Begun> {
        Some(match self.turn.unfinished? {
            Unfinished::King(wing) => Begun::Castling(wing),
            Unfinished::Pawn(mv) | Unfinished::Promotion(mv) => Begun::Promotion(mv.from(), mv.to()),
            Unfinished::Capture => Begun::Other,
        })
    }

    /// Whether a player's draw offer is open (9.1).
    pub fn has_offered(&self, who: Color) -> bool {
        self.offers[who as usize].is_some()
    }

    /// How many moves a player has completed, for the time control.
    pub fn completed(&self, who: Color) -> u32 {
        self.completed[who as usize]
    }

    /// What waits for the arbiter.
    pub fn open(&self) -> impl Iterator<Item = Open<'_>> {
        self.pending.iter().map(|pending| Open {
            who: pending.who,
            choices: &pending.choices,
            article: pending.article,
        })
    }

    /// Whether the game was adjourned and not gone on with (Guidelines I).
    pub const fn is_adjourned(&self) -> bool {
        self.adjournment.is_away()
    }
}
