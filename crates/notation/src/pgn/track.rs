//! The board beside the text: which position each move of a PGN game is made in, variations included.

use super::decode::{decode, unescape};
use super::event::San;
use crate::{Letters, MoveReading, read};
use adoube_board::{Move, Position, Setup, Variant};

/// Variations nested deeper than this are read but not played.
pub const MAX_DEPTH: usize = 256;

/// A start position that cannot be had from a game's tags.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadStart {
    /// The FEN tag is no position that can be played from; the value.
    Fen(String),
    /// The game is of a variant that is not chess; its name.
    Variant(String),
}

/// Follows one game after another.
#[derive(Clone, Debug)]
pub struct Track {
    position: Position,
    before: Position,
    /// The positions to come back to, each with that before its last move, and whether play was lost.
    stack: Vec<(Position, Position, bool)>,
    /// Variations that are too deep to be played.
    too_deep: usize,
    /// Whether the position is unknown, after a move that could not be played.
    lost: bool,
    /// The position in which a word stood that is nothing: it may have been a move.
    doubt: Option<u64>,
    fen: String,
    variant: String,
    /// The letters the moves are written in.
    letters: Letters,
}

/// The result of reading a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tracked {
    /// It was played. `read` is there if the text is not PGN's own notation.
    Played(Move, Option<Box<crate::ReadMove>>),
    /// It is no legal move; play is lost until the end of the line.
    Refused(Box<MoveReading>),
    /// Play is lost since an earlier move.
    Lost,
}

impl Default for Track {
    fn default() -> Self {
        Self {
            position: Position::initial(),
            before: Position::initial(),
            stack: Vec::new(),
            too_deep: 0,
            lost: false,
            doubt: None,
            fen: String::new(),
            variant: String::new(),
            letters: Letters::English,
        }
    }
}

impl Track {
    /// Games whose moves are written in these letters, and not in PGN's.
    pub fn written_in(letters: Letters) -> Self {
        Self { letters, ..Self::default() }
    }

    /// A game begins.
    pub fn begin_game(&mut self) {
        self.fen.clear();
        self.variant.clear();
        self.stack.clear();
        self.too_deep = 0;
        self.lost = false;
        self.doubt = None;
    }

    /// A word that is nothing has come, perhaps in place of a move.
    pub const fn stray(&mut self) {
        self.doubt = Some(self.position.key());
    }

    /// A number that is not the one due: if a word that is nothing stood just before it, or before the last move, that was a move.
    pub fn wrong_number(&mut self) {
        self.lost |= self.doubt.is_some_and(|key| key == self.position.key() || key == self.before.key());
    }

    /// The next move cannot be played, nor those that follow in its line.
    pub const fn lose(&mut self) {
        self.lost = true;
    }

    /// Takes note of the tags that set the position; of two of the same name, the first counts.
    #[inline]
    pub fn tag(&mut self, name: &[u8], value: &[u8]) {
        match name {
            b"FEN" if self.fen.is_empty() => unescape(&decode(value), &mut self.fen),
            b"Variant" if self.variant.is_empty() => unescape(&decode(value), &mut self.variant),
            _ => {}
        }
    }

    /// The FEN tag's value.
    pub(super) fn fen(&self) -> &str {
        &self.fen
    }

    /// The Variant tag's value.
    pub(super) fn variant(&self) -> &str {
        &self.variant
    }

    /// The tags are over: sets up the start position.
    pub fn begin_movetext(&mut self) -> Result<(), BadStart> {
        let start = self.start();
        self.position = match &start {
            Ok(position) => *position,
            Err(_) => Position::initial(),
        };
        self.before = self.position;
        self.lost = start.is_err();
        start.map(|_| ())
    }

    fn start(&self) -> Result<Position, BadStart> {
        let variant = match self.variant.to_ascii_lowercase().replace([' ', '-'], "").as_str() {
            "" | "standard" | "normal" | "chess" | "fromposition" => Variant::Standard,
            "chess960" | "fischerandom" | "fischerrandom" | "fisherrandom" | "fischerandomchess" => Variant::Chess960,
            _ => return Err(BadStart::Variant(self.variant.clone())),
        };
        if self.fen.is_empty() {
            return Ok(Position::initial());
        }
        let set_up = |variant| Setup::from_fen(&self.fen, variant).ok()?.playable().ok();
        // A Chess960 game that does not say so shows by its castling rights.
        set_up(variant).or_else(|| set_up(Variant::Chess960)).ok_or_else(|| BadStart::Fen(self.fen.clone()))
    }

    /// The position before the next move.
    #[inline]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position before the last move.
    pub const fn before(&self) -> &Position {
        &self.before
    }

    /// Whether the position is known.
    pub const fn is_lost(&self) -> bool {
        self.lost
    }

    /// Whether the line is the game itself and not a variation.
    #[inline]
    pub const fn is_main_line(&self) -> bool {
        self.stack.is_empty() && self.too_deep == 0
    }

    /// Plays a move.
    #[inline]
    pub fn mv(&mut self, san: San, text: &[u8]) -> Tracked {
        if !self.lost {
            let before = self.position;
            let found = match san {
                // The same letter may stand for another piece.
                San::Move(_) if self.letters != Letters::English => None,
                San::Move(clue) => self.position.follow(clue),
                San::Castling(wing) => {
                    let found = self.position.castling_move(wing);
                    if let Some(mv) = found {
                        self.position = before.play(mv);
                    }
                    found
                }
                San::Other => None,
            };
            if let Some(mv) = found {
                self.before = before;
                return Tracked::Played(mv, None);
            }
        }
        self.odd(text)
    }

    fn play(&mut self, mv: Move) {
        self.before = self.position;
        self.position = self.before.play(mv);
    }

    #[cold]
    fn odd(&mut self, text: &[u8]) -> Tracked {
        if self.lost {
            return Tracked::Lost;
        }
        match read(&self.position, &decode(text), self.letters) {
            MoveReading::Move(found) => {
                self.play(found.mv);
                Tracked::Played(found.mv, Some(Box::new(found)))
            }
            reading => {
                self.lost = true;
                Tracked::Refused(Box::new(reading))
            }
        }
    }

    /// A variation begins: the last move is taken back. Whether it is the first that is too deep to be played.
    pub fn begin_variation(&mut self) -> bool {
        if self.stack.len() == MAX_DEPTH {
            self.too_deep += 1;
            self.lost = true;
            return self.too_deep == 1;
        }
        self.stack.push((self.position, self.before, self.lost));
        self.position = self.before;
        false
    }

    /// A variation ends.
    pub fn end_variation(&mut self) {
        if self.too_deep > 0 {
            self.too_deep -= 1;
        } else if let Some((position, before, lost)) = self.stack.pop() {
            (self.position, self.before, self.lost) = (position, before, lost);
        }
    }
}
