//! Reasons why a position is impossible (Article 3.10.3), that is, cannot be reached by legal moves.
//!
//! Detected: the wrong number of kings, men or promoted men, pawns on impossible squares, the player who has just moved
//! left in check, checks that no last move can have given, castling or en passant rights that contradict the men. Not
//! detected: deeper reasons, such as a pawn structure that needs more captures than there are missing men.

use crate::position::{Attackers, Variant};
use crate::setup::back_rank;
use crate::sliders::dispatch;
use crate::words::problems;
use crate::{Bitboard, Color, Role, Setup, Square, retro};
use adoube_laws::Article;
use adoube_words::{Language, Text};
use std::fmt;

/// One reason why a position is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupProblem {
    /// A player has no king (2.2).
    NoKing(Color),
    /// A player has more than one king (2.2).
    SeveralKings(Color),
    /// A player has more than the 16 men of the start (2.2).
    TooManyMen(Color),
    /// A player has more than 8 pawns (2.2).
    TooManyPawns(Color),
    /// A player has more additional pieces than pawns are missing to have promoted to them (3.7.5.1).
    TooManyPromoted(Color),
    /// A pawn is on the first or last rank (3.7.1, 3.7.5.1).
    PawnOnEdge(Square),
    /// The player not to move is in check, which cannot result from a legal move (3.9.2).
    OpponentInCheck(Color),
    /// No last move can have given the check or checks (3.9.1, 3.10.3).
    ImpossibleCheck(Color),
    /// A castling right, but the king is not on its initial square (3.8.2.1.1).
    CastlingWithoutKing(Square),
    /// A castling right, but no rook on its initial square (3.8.2.1.2).
    CastlingWithoutRook(Square),
    /// Two rights to castle on one wing.
    CastlingTwice(Color),
    /// Chess960: the castling rights imply an impossible start position: each king must be between its rooks, and the
    /// players' pieces must mirror each other (II.2.1, II.2.3).
    NoStartPosition,
    /// An en passant square that is not on the rank passed over by the opponent's double steps (3.7.2).
    EnPassantRank(Square),
    /// An en passant square without an opponent's pawn in front of it (3.7.4.1).
    EnPassantWithoutPawn(Square),
    /// An en passant square that is occupied, or whose square behind is, which a double step rules out (3.7.2).
    EnPassantBlocked(Square),
    /// The double step implied by the en passant square is impossible: the player to move would have been in check
    /// before it (3.9.2).
    EnPassantCheck(Square),
    /// An en passant square with a nonzero number of moves since the last pawn move (3.7.4.1, 9.3).
    EnPassantClock(Square),
}

impl SetupProblem {
    /// Returns whether no [`crate::Position`] can hold it: the rules of movement do not apply to it, or it has more men
    /// than a move list has room for. The other problems only mean that no game leads there.
    pub const fn prevents_play(&self) -> bool {
        !matches!(
            self,
            Self::TooManyPawns(_)
                | Self::TooManyPromoted(_)
                | Self::ImpossibleCheck(_)
                | Self::NoStartPosition
                | Self::EnPassantCheck(_)
                | Self::EnPassantClock(_)
        )
    }

    /// Returns a name for programs, the same in every language.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::NoKing(_) => "no-king",
            Self::SeveralKings(_) => "several-kings",
            Self::TooManyMen(_) => "too-many-men",
            Self::TooManyPawns(_) => "too-many-pawns",
            Self::TooManyPromoted(_) => "too-many-promoted",
            Self::PawnOnEdge(_) => "pawn-on-edge",
            Self::OpponentInCheck(_) => "opponent-in-check",
            Self::ImpossibleCheck(_) => "impossible-check",
            Self::CastlingWithoutKing(_) => "castling-without-king",
            Self::CastlingWithoutRook(_) => "castling-without-rook",
            Self::CastlingTwice(_) => "castling-twice",
            Self::NoStartPosition => "no-start-position",
            Self::EnPassantRank(_) => "en-passant-rank",
            Self::EnPassantWithoutPawn(_) => "en-passant-without-pawn",
            Self::EnPassantBlocked(_) => "en-passant-blocked",
            Self::EnPassantCheck(_) => "en-passant-check",
            Self::EnPassantClock(_) => "en-passant-clock",
        }
    }

    /// Returns the article that the position contradicts.
    pub const fn article(&self) -> Article {
        Article::new(match self {
            Self::NoKing(_) | Self::SeveralKings(_) | Self::TooManyMen(_) | Self::TooManyPawns(_) => "2.2",
            Self::TooManyPromoted(_) | Self::PawnOnEdge(_) => "3.7.5.1",
            Self::OpponentInCheck(_) | Self::EnPassantCheck(_) => "3.9.2",
            Self::ImpossibleCheck(_) => "3.10.3",
            Self::CastlingWithoutKing(_) => "3.8.2.1.1",
            Self::CastlingWithoutRook(_) | Self::CastlingTwice(_) => "3.8.2.1.2",
            Self::EnPassantRank(_) | Self::EnPassantBlocked(_) => "3.7.2",
            Self::EnPassantWithoutPawn(_) | Self::EnPassantClock(_) => "3.7.4.1",
            Self::NoStartPosition => "II.2",
        })
    }

    /// Returns the reason as a sentence.
    pub fn sentence(&self, language: Language) -> String {
        let text = self.text();
        match self {
            Self::NoKing(color)
            | Self::SeveralKings(color)
            | Self::TooManyMen(color)
            | Self::TooManyPawns(color)
            | Self::TooManyPromoted(color)
            | Self::OpponentInCheck(color)
            | Self::ImpossibleCheck(color)
            | Self::CastlingTwice(color) => text.fill(language, &[("side", &color.word())]),
            Self::PawnOnEdge(square)
            | Self::CastlingWithoutKing(square)
            | Self::CastlingWithoutRook(square)
            | Self::EnPassantRank(square)
            | Self::EnPassantWithoutPawn(square)
            | Self::EnPassantBlocked(square)
            | Self::EnPassantCheck(square)
            | Self::EnPassantClock(square) => text.fill(language, &[("square", square)]),
            Self::NoStartPosition => text.get(language).to_owned(),
        }
    }

    const fn text(&self) -> Text {
        match self {
            Self::NoKing(_) => problems::NO_KING,
            Self::SeveralKings(_) => problems::SEVERAL_KINGS,
            Self::TooManyMen(_) => problems::TOO_MANY_MEN,
            Self::TooManyPawns(_) => problems::TOO_MANY_PAWNS,
            Self::TooManyPromoted(_) => problems::TOO_MANY_PROMOTED,
            Self::PawnOnEdge(_) => problems::PAWN_ON_EDGE,
            Self::OpponentInCheck(_) => problems::OPPONENT_IN_CHECK,
            Self::ImpossibleCheck(_) => problems::IMPOSSIBLE_CHECK,
            Self::CastlingWithoutKing(_) => problems::CASTLING_WITHOUT_KING,
            Self::CastlingWithoutRook(_) => problems::CASTLING_WITHOUT_ROOK,
            Self::CastlingTwice(_) => problems::CASTLING_TWICE,
            Self::NoStartPosition => problems::NO_START_POSITION,
            Self::EnPassantClock(_) => problems::EN_PASSANT_CLOCK,
            Self::EnPassantRank(_) => problems::EN_PASSANT_RANK,
            Self::EnPassantWithoutPawn(_) => problems::EN_PASSANT_WITHOUT_PAWN,
            Self::EnPassantBlocked(_) => problems::EN_PASSANT_BLOCKED,
            Self::EnPassantCheck(_) => problems::EN_PASSANT_CHECK,
        }
    }
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

/// All the reasons why a position is impossible, in a fixed order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SetupProblems(Vec<SetupProblem>);

impl SetupProblems {
    pub(crate) fn retain(&mut self, keep: impl Fn(&SetupProblem) -> bool) {
        self.0.retain(|problem| keep(problem));
    }
}

impl std::ops::Deref for SetupProblems {
    type Target = [SetupProblem];

    fn deref(&self) -> &[SetupProblem] {
        &self.0
    }
}

impl fmt::Display for SetupProblems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, problem) in self.0.iter().enumerate() {
            write!(f, "{}{problem}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupProblems {}

/// Finds every problem.
pub(crate) fn find(setup: &Setup) -> SetupProblems {
    let mut found = Vec::new();
    for color in Color::ALL {
        count_men(setup, color, &mut found);
    }
    let edge = Bitboard::rank(0) | Bitboard::rank(7);
    let pawns = setup.pieces(Color::White, Role::Pawn) | setup.pieces(Color::Black, Role::Pawn);
    found.extend((pawns & edge).into_iter().map(SetupProblem::PawnOnEdge));
    check_castling(setup, &mut found);
    check_en_passant(setup, &mut found);
    let kings = Color::ALL.map(|color| setup.pieces(color, Role::King));
    if kings.iter().all(|king| king.count() == 1) {
        check_checks(setup, &mut found);
    }
    SetupProblems(found)
}

fn count_men(setup: &Setup, color: Color, found: &mut Vec<SetupProblem>) {
    let count = |role| setup.pieces(color, role).count();
    match count(Role::King) {
        0 => found.push(SetupProblem::NoKing(color)),
        1 => {}
        _ => found.push(SetupProblem::SeveralKings(color)),
    }
    if setup.men(color).count() > 16 {
        found.push(SetupProblem::TooManyMen(color));
    }
    let pawns = count(Role::Pawn);
    if pawns > 8 {
        found.push(SetupProblem::TooManyPawns(color));
    } else {
        let bishops = setup.pieces(color, Role::Bishop);
        let promoted = count(Role::Queen).saturating_sub(1)
            + count(Role::Rook).saturating_sub(2)
            + count(Role::Knight).saturating_sub(2)
            + (bishops & Bitboard::LIGHT).count().saturating_sub(1)
            + (bishops & Bitboard::DARK).count().saturating_sub(1);
        if promoted > 8 - pawns {
            found.push(SetupProblem::TooManyPromoted(color));
        }
    }
}

fn check_castling(setup: &Setup, found: &mut Vec<SetupProblem>) {
    for color in Color::ALL {
        let rank = back_rank(color);
        let home = Bitboard::rank(rank);
        let mut wings = [0; 2];
        let king = (setup.pieces(color, Role::King) & home).first();
        for rook in setup.castling & home {
            match king {
                Some(king) if setup.variant == Variant::Chess960 || king.file() == 4 => {
                    wings[usize::from(rook < king)] += 1;
                }
                _ => {
                    found.push(SetupProblem::CastlingWithoutKing(rook));
                    continue;
                }
            }
            let in_corner = rook.file() == 0 || rook.file() == 7;
            if !setup.pieces(color, Role::Rook).contains(rook) || setup.variant == Variant::Standard && !in_corner {
                found.push(SetupProblem::CastlingWithoutRook(rook));
            }
        }
        if wings.iter().any(|&rights| rights > 1) {
            found.push(SetupProblem::CastlingTwice(color));
        }
    }
    if !could_start(setup) {
        found.push(SetupProblem::NoStartPosition);
    }
    let elsewhere = !(Bitboard::rank(0) | Bitboard::rank(7));
    found.extend((setup.castling & elsewhere).into_iter().map(SetupProblem::CastlingWithoutRook));
}

/// Returns whether the initial squares implied by the castling rights fit Chess960 (II.2.1, II.2.3).
fn could_start(setup: &Setup) -> bool {
    let files = |color: Color| {
        let home = Bitboard::rank(back_rank(color));
        let king = (setup.pieces(color, Role::King) & home).first().map(Square::file)?;
        let rooks = (setup.castling & home).into_iter().map(Square::file);
        let (left, right): (Vec<u8>, Vec<u8>) = rooks.partition(|&rook| rook < king);
        (!left.is_empty() || !right.is_empty()).then_some((king, left, right))
    };
    let sides = Color::ALL.map(files);
    let in_corner = sides.iter().flatten().any(|(king, ..)| matches!(king, 0 | 7));
    let facing = |one: &[u8], other: &[u8]| one.is_empty() || other.is_empty() || one == other;
    let mirrored = match &sides {
        [Some(white), Some(black)] => white.0 == black.0 && facing(&white.1, &black.1) && facing(&white.2, &black.2),
        _ => true,
    };
    setup.variant == Variant::Standard || mirrored && !in_corner
}

fn check_en_passant(setup: &Setup, found: &mut Vec<SetupProblem>) {
    let Some(square) = setup.en_passant else { return };
    let opponent = !setup.turn;
    let (passed_rank, forward) = match opponent {
        Color::White => (2, 1),
        Color::Black => (5, -1),
    };
    if square.rank() != passed_rank {
        found.push(SetupProblem::EnPassantRank(square));
        return;
    }
    let pawn = square.offset(0, forward);
    if !pawn.is_some_and(|pawn| setup.pieces(opponent, Role::Pawn).contains(pawn)) {
        found.push(SetupProblem::EnPassantWithoutPawn(square));
        return;
    }
    let occupied = setup.men(Color::White) | setup.men(Color::Black);
    if occupied.contains(square) || square.offset(0, -forward).is_some_and(|home| occupied.contains(home)) {
        found.push(SetupProblem::EnPassantBlocked(square));
    } else if setup.halfmove_clock > 0 {
        found.push(SetupProblem::EnPassantClock(square));
    }
}

fn check_checks(setup: &Setup, found: &mut Vec<SetupProblem>) {
    let attackers = |of: Color| {
        let king = setup.pieces(of, Role::King).first().unwrap_or(Square::new(0));
        Bitboard(dispatch(Attackers { planes: &setup.planes, square: king, by: !of }))
    };
    if !attackers(!setup.turn).is_empty() {
        found.push(SetupProblem::OpponentInCheck(!setup.turn));
    }
    let double_step = setup.en_passant.filter(|_| {
        !found.iter().any(|problem| {
            matches!(
                problem,
                SetupProblem::EnPassantRank(_)
                    | SetupProblem::EnPassantWithoutPawn(_)
                    | SetupProblem::EnPassantBlocked(_)
            )
        })
    });
    if let Some(square) = double_step {
        if !retro::double_step_explains(setup, square) {
            found.push(SetupProblem::EnPassantCheck(square));
        }
    } else if !attackers(setup.turn).is_empty() && !retro::some_move_explains(setup) {
        found.push(SetupProblem::ImpossibleCheck(setup.turn));
    }
}
