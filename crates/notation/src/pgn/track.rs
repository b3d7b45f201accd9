//! Tracks the position of each move of a PGN game, including variations.

use super::event::San;
use crate::decode::{decode, unescape};
use crate::{Letters, MoveReading, read};
use adoube_board::{Move, Position, Setup, Variant};

/// The maximum depth of variations that are played; deeper ones are only parsed.
pub const MAX_DEPTH: usize = 256;

/// The error for tags without a valid start position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadStart {
    /// The FEN tag is not a playable position; holds its value.
    Fen(String),
    /// The game is of an unsupported variant; holds its name.
    Variant(String),
}

/// Follows one game after another.
#[derive(Clone, Debug)]
pub struct Track {
    position: Position,
    before: Position,
    /// The positions to return to, each with that before its last move, and whether play was lost.
    stack: Vec<(Position, Position, bool)>,
    /// The number of variations that are too deep to be played.
    too_deep: usize,
    /// Whether the position is unknown, after a move that could not be played.
    lost: bool,
    /// The position with an invalid word, which may have been a move.
    doubt: Option<u64>,
    fen: String,
    variant: String,
    /// The letters the moves are written in.
    letters: Letters,
}

/// The result of reading a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tracked {
    /// The move was played. `read` is present if the text is not PGN's own notation.
    Played(Move, Option<Box<crate::ReadMove>>),
    /// The move is not legal; play is lost until the end of the line.
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

    /// Begins a game.
    pub fn begin_game(&mut self) {
        self.fen.clear();
        self.variant.clear();
        self.stack.clear();
        self.too_deep = 0;
        self.lost = false;
        self.doubt = None;
    }

    /// Records an invalid word, which may replace a move.
    pub const fn stray(&mut self) {
        self.doubt = Some(self.position.key());
    }

    /// Handles a wrong move number: if an invalid word precedes it or the last move, that word was a move.
    pub fn wrong_number(&mut self) {
        self.lost |= self.doubt.is_some_and(|key| key == self.position.key() || key == self.before.key());
    }

    /// Marks the next move and the rest of its line as unplayable.
    pub const fn lose(&mut self) {
        self.lost = true;
    }

    /// Records the tags that set the position; of duplicates, the first counts.
    #[inline]
    pub fn tag(&mut self, name: &[u8], value: &[u8]) {
        match name {
            b"FEN" if self.fen.is_empty() => unescape(&decode(value), &mut self.fen),
            b"Variant" if self.variant.is_empty() => unescape(&decode(value), &mut self.variant),
            _ => {}
        }
    }

    /// Returns the FEN tag's value.
    pub(super) fn fen(&self) -> &str {
        &self.fen
    }

    /// Returns the Variant tag's value.
    pub(super) fn variant(&self) -> &str {
        &self.variant
    }

    /// Sets up the start position after the tags.
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
        // A Chess960 game without the tag is recognised by its castling rights.
        set_up(variant).or_else(|| set_up(Variant::Chess960)).ok_or_else(|| BadStart::Fen(self.fen.clone()))
    }

    /// Returns the position before the next move.
    #[inline]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the position before the last move.
    pub const fn before(&self) -> &Position {
        &self.before
    }

    /// Returns whether the position is unknown.
    pub const fn is_lost(&self) -> bool {
        self.lost
    }

    /// Returns whether the line is the main line rather than a variation.
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
                // The same letter may denote another piece.
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

    /// Begins a variation by taking back the last move. Returns whether it is the first that is too deep to be played.
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

    /// Ends a variation.
    pub fn end_variation(&mut self) {
        if self.too_deep > 0 {
            self.too_deep -= 1;
        } else if let Some((position, before, lost)) = self.stack.pop() {
            (self.position, self.before, self.lost) = (position, before, lost);
        }
    }
}
