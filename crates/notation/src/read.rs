//! Parses a written move (Appendix C): tolerant in its input, strict in its findings.
//!
//! A text is first read literally. Only if that gives no legal move are slips repaired, the smallest first, and the
//! reading reports them. At each step every matching legal move counts: more than one is *ambiguous* (I.8.1), whatever
//! a reader might guess.

use crate::Letters;
use crate::irregular::Irregularity;
use crate::old::{self, OldNotation};
use crate::scan::{Body, LetterCase, Marks, Scan, Signs};
use crate::why::{Illegal, why_illegal};
use crate::write::{Departure, Style, is_en_passant, write};
use adoube_board::{Clue, Move, Position, Role, Square, Variant, Wing};

/// The result of reading a written move in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveReading {
    /// One legal move.
    Move(ReadMove),
    /// More than one legal move fits (I.8.1).
    Ambiguous(Vec<Move>),
    /// A clear but illegal move (I.8.3).
    Illegal(Illegal),
    /// The text cannot be read (I.8.2).
    Unreadable,
    /// A notation that Appendix C does not recognise: the arbiter warns the player.
    Old(OldNotation),
}

/// A move that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadMove {
    /// The move.
    pub mv: Move,
    /// Irregularities, in the order they were found.
    pub irregularities: Vec<Irregularity>,
    /// Whether a draw offer is marked (C.12).
    pub draw_offer: bool,
}

impl ReadMove {
    /// Returns whether the literal text denotes this move and no other.
    pub fn is_literal(&self) -> bool {
        !self.irregularities.iter().any(|i| i.is_repair())
    }

    /// Returns whether a piece has another language's letter.
    pub fn has_foreign_letter(&self) -> bool {
        self.irregularities.iter().any(|i| matches!(i, Irregularity::ForeignLetter(_)))
    }

    /// Returns whether a letter that may be a piece's was read as a pawn's file, or as the pawn itself: `Cc3` for c3,
    /// `Pf3` for f3.
    pub fn has_pawn_letter(&self) -> bool {
        self.irregularities.iter().any(|i| matches!(i, Irregularity::CapitalFile | Irregularity::PawnLetter))
    }

    /// Returns whether the letters may be another language's.
    pub fn doubts_letters(&self) -> bool {
        self.has_foreign_letter() || self.has_pawn_letter()
    }

    /// Returns the move in the notation of the Laws.
    pub fn canonical(&self, position: &Position, letters: Letters) -> String {
        write(position, self.mv, &Style::of_laws(letters))
    }
}

impl MoveReading {
    /// Returns the move, if there is one.
    pub fn mv(&self) -> Option<Move> {
        match self {
            Self::Move(read) => Some(read.mv),
            _ => None,
        }
    }

    /// Returns whether the text is one legal move without irregularities.
    pub fn is_regular(&self) -> bool {
        matches!(self, Self::Move(read) if read.irregularities.is_empty())
    }
}

/// An interpretation of a text: its parts, and the repairs.
#[derive(Clone, Copy)]
struct Hypothesis {
    body: Body,
    forgiven: [Option<Irregularity>; 2],
}

impl Hypothesis {
    const fn literal(body: Body) -> Self {
        Self { body, forgiven: [None, None] }
    }

    const fn forgiving(body: Body, irregularity: Irregularity) -> Self {
        Self { body, forgiven: [Some(irregularity), None] }
    }

    /// Returns whether a pawn's step has its file twice, the first a capital: `Cc3`. This is unusual for a pawn but
    /// common for a knight.
    fn doubles_file(&self) -> bool {
        self.forgiven[0] == Some(Irregularity::CapitalFile)
            && matches!(self.body, Body::Piece(scan)
                if scan.from_file.is_some() && scan.from_file == scan.to_file && scan.from_rank.is_none())
    }
}

/// Reads a move written with these letters.
///
/// ```
/// use adoube_board::Position;
/// use adoube_notation::{Letters, MoveReading, read};
/// let position = Position::initial();
/// let MoveReading::Move(move_read) = read(&position, "Cf3", Letters::Catalan) else { return Err("unread")? };
/// assert_eq!(position.uci(move_read.mv), "g1f3");
/// assert!(matches!(read(&position, "Cf6", Letters::Catalan), MoveReading::Illegal(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read(position: &Position, text: &str, letters: Letters) -> MoveReading {
    read_with(position, text, letters, Leniency::Sheet)
}

/// Parses a move to be made or announced now: a wrong origin is not repaired, but illegal.
pub fn read_exactly(position: &Position, text: &str, letters: Letters) -> MoveReading {
    read_with(position, text, letters, Leniency::Board)
}

/// The leniency towards a wrong part.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Leniency {
    /// On a sheet: the game continued, so a legal move was meant.
    Sheet,
    /// On the board: the intention is unknown.
    Board,
}

fn read_with(position: &Position, text: &str, letters: Letters, leniency: Leniency) -> MoveReading {
    let Some(mut signs) = Signs::of(text) else { return MoveReading::Unreadable };
    let marks = signs.take_marks();

    let literal = signs.body(letters, LetterCase::Strict);
    if let Some(body) = literal
        && let Some(reading) = settle(position, &[Hypothesis::literal(body)], marks, letters)
    {
        return reading;
    }
    if let Some(old) = old::recognise(signs.as_slice())
        && literal.is_none()
    {
        return MoveReading::Old(old);
    }
    let (doubled, slips): (Vec<_>, Vec<_>) = slips(&signs, letters).into_iter().partition(Hypothesis::doubles_file);
    if let Some(reading) = settle(position, &slips, marks, letters) {
        return reading;
    }
    let mut readable: Vec<Hypothesis> = literal.map(Hypothesis::literal).into_iter().chain(slips).collect();
    let mut repairs = repairs(position, &signs, &readable, letters);
    if leniency == Leniency::Board {
        repairs.retain(|hypothesis| !hypothesis.forgiven.contains(&Some(Irregularity::WrongDeparture)));
    }
    if let Some(reading) = settle(position, &repairs, marks, letters) {
        return reading;
    }
    if let Some(reading) = settle(position, &doubled, marks, letters) {
        return reading;
    }
    readable.extend(doubled);
    readable.retain(|hypothesis| is_complete(&hypothesis.body));
    match readable.first() {
        Some(hypothesis) => MoveReading::Illegal(why_illegal(position, &hypothesis.body)),
        None => match signs.body(Letters::English, LetterCase::Strict).filter(is_complete) {
            Some(body) if letters != Letters::English => MoveReading::Illegal(why_illegal(position, &body)),
            _ => MoveReading::Unreadable,
        },
    }
}

const fn is_complete(body: &Body) -> bool {
    match body {
        Body::Castling { .. } => true,
        Body::Piece(scan) => scan.to_file.is_some() && scan.to_rank.is_some(),
    }
}

/// Returns the legal moves that match an interpretation of the text.
fn fitting(position: &Position, body: &Body) -> Candidates {
    let mut found = Candidates::default();
    match *body {
        Body::Castling { wing, .. } => found.extend(position.castling_move(wing)),
        Body::Piece(scan) => {
            let (Some(file), Some(rank)) = (scan.to_file, scan.to_rank) else { return found };
            let to = Square::new(rank * 8 + file);
            let clue = Clue { role: scan.role, to, from: scan.origins(), promotion: scan.promotion };
            let last_rank = scan.role == Role::Pawn && (rank == 0 || rank == 7);
            if last_rank && scan.promotion.is_none() {
                // The piece is missing: any of the four may be meant.
                for role in Role::PROMOTIONS {
                    found.extend(pawn_moves(position, Clue { promotion: Some(role), ..clue }, &scan));
                }
            } else if scan.role == Role::Pawn {
                found.extend(pawn_moves(position, clue, &scan));
            } else {
                found.extend(position.fitting(clue));
                found.extend(castling_as_king_move(position, &scan, to));
            }
        }
    }
    found
}

/// Returns the matching pawn moves. A pawn's capture names its file (C.9.3), so a move without a file is a step.
fn pawn_moves(position: &Position, clue: Clue, scan: &Scan) -> impl Iterator<Item = Move> {
    let needs_file = scan.from_file.is_none();
    position.fitting(clue).into_iter().filter(move |mv| !needs_file || mv.from().file() == mv.to().file())
}

/// Parses the long form of castling that some programs write: `Ke1g1`.
fn castling_as_king_move(position: &Position, scan: &Scan, to: Square) -> Option<Move> {
    if scan.role != Role::King || scan.from_file.is_none() || scan.from_rank.is_none() || scan.capture {
        return None;
    }
    let castling = Wing::ALL.into_iter().filter_map(|wing| position.castling_move(wing));
    let rook = |wing| position.castling_rook(position.turn(), wing);
    let mut meant = castling.filter(|mv| {
        let steps = mv.arrival() == to && mv.from().file().abs_diff(to.file()) > 1;
        // In Chess960 programs name the rook's square.
        let takes_rook = position.variant() == Variant::Chess960 && mv.castling().and_then(rook) == Some(to);
        scan.origins().contains(mv.from()) && (steps || takes_rook)
    });
    meant.next()
}

/// Moves that fit, each once.
#[derive(Default)]
struct Candidates(Vec<Move>);

impl Candidates {
    fn extend(&mut self, moves: impl IntoIterator<Item = Move>) {
        for mv in moves {
            if !self.0.contains(&mv) {
                self.0.push(mv);
            }
        }
    }
}

/// Returns the verdict on some interpretations of the text; `None` if none of them gives a legal move.
fn settle(position: &Position, hypotheses: &[Hypothesis], marks: Marks, letters: Letters) -> Option<MoveReading> {
    let mut all = Candidates::default();
    let mut first: Option<&Hypothesis> = None;
    for hypothesis in hypotheses {
        let mut found = fitting(position, &hypothesis.body);
        // If a part is missing or wrong, an x is taken literally.
        if hypothesis.forgiven.iter().flatten().any(|i| i.is_repair())
            && matches!(hypothesis.body, Body::Piece(scan) if scan.capture)
        {
            found.0.retain(|mv| position.is_capture(*mv));
        }
        if !found.0.is_empty() {
            first.get_or_insert(hypothesis);
            all.extend(found.0);
        }
    }
    let meant = first?;
    let &[mv] = all.0.as_slice() else { return Some(MoveReading::Ambiguous(all.0)) };
    let mut irregularities: Vec<Irregularity> = meant.forgiven.into_iter().flatten().collect();
    judge_body(position, mv, &meant.body, &mut irregularities);
    judge_marks(position, mv, marks, letters, &mut irregularities);
    Some(MoveReading::Move(ReadMove { mv, irregularities, draw_offer: marks.draw_offer }))
}

fn judge_body(position: &Position, mv: Move, body: &Body, found: &mut Vec<Irregularity>) {
    let scan = match body {
        Body::Castling { regular: true, .. } => return,
        Body::Castling { regular: false, .. } => return found.push(Irregularity::CastlingSigns),
        Body::Piece(_) if mv.castling().is_some() => return found.push(Irregularity::CastlingSigns),
        Body::Piece(scan) => scan,
    };
    if scan.capture && !position.is_capture(mv) {
        found.push(Irregularity::FalseCapture);
    }
    let written = (scan.from_file.is_some(), scan.from_rank.is_some());
    if written == (true, true) || found.iter().any(|i| i.is_repair()) {
        return;
    }
    let needed = Departure::needed(position, mv);
    let needed = (needed.shows_file(), needed.shows_rank());
    match (written, needed) {
        _ if written == needed => {}
        ((false, true), (true, false)) => found.push(Irregularity::RankForFile),
        _ => found.push(Irregularity::SuperfluousDeparture),
    }
}

fn judge_marks(position: &Position, mv: Move, marks: Marks, letters: Letters, found: &mut Vec<Irregularity>) {
    if marks.check || marks.double_plus || marks.mate {
        let after = position.play(mv);
        let check = after.is_check();
        let claims_mate = marks.mate || marks.double_plus;
        if !check && !claims_mate {
            found.push(Irregularity::FalseCheck);
        } else if claims_mate && !(check && after.count_legal_moves() == 0) {
            found.push(Irregularity::FalseMate);
        }
    }
    if let Some(mark) = marks.en_passant {
        if !is_en_passant(mv) {
            found.push(Irregularity::FalseEnPassant);
        } else if !letters.en_passant_mark().starts_with(mark) {
            found.push(Irregularity::ForeignEnPassantMark);
        }
    }
    if marks.stray {
        found.push(Irregularity::StraySigns);
    }
}

/// Tolerant readings: they forgive the form of a written move, not its content.
fn slips(signs: &Signs, letters: Letters) -> Vec<Hypothesis> {
    let mut found = Vec::new();
    let mut add = |body: Option<Body>, irregularity| {
        found.extend(body.map(|body| Hypothesis::forgiving(body, irregularity)));
    };
    let first = signs.as_slice().first().copied().unwrap_or(' ');
    if letters.is_pawn_letter(first.to_ascii_uppercase()) && first != 'b' && first != 'o' {
        let mut rest = *signs;
        rest.drop_first(1);
        add(pawn_only(rest.body(letters, LetterCase::Strict)), Irregularity::PawnLetter);
    }
    add(signs.body(letters, LetterCase::LowerPiece), Irregularity::SmallLetter);
    add(signs.body(letters, LetterCase::UpperFiles), Irregularity::CapitalFile);
    let mut promotion = *signs;
    if promotion.capitalise_promotion() {
        add(pawn_only(promotion.body(letters, LetterCase::Strict)), Irregularity::SmallLetter);
    }
    // Digits, dots and quotes before the move.
    let stray = signs.as_slice().iter().take_while(|c| matches!(c, '0'..='9' | '.' | '…' | ' ' | '"' | '(')).count();
    if stray > 0 {
        let mut rest = *signs;
        rest.drop_first(stray);
        add(rest.body(letters, LetterCase::Strict), Irregularity::StraySigns);
    }
    found
}

fn pawn_only(body: Option<Body>) -> Option<Body> {
    body.filter(|body| matches!(body, Body::Piece(scan) if scan.role == Role::Pawn))
}

/// Returns interpretations that repair a part of the text, or supply a missing one.
fn repairs(position: &Position, signs: &Signs, readable: &[Hypothesis], letters: Letters) -> Vec<Hypothesis> {
    let mut found: Vec<Hypothesis> = Vec::new();
    for hypothesis in readable {
        let Body::Piece(scan) = hypothesis.body else { continue };
        let mut add = |scan: Scan, irregularity| {
            found.push(Hypothesis { body: Body::Piece(scan), forgiven: [hypothesis.forgiven[0], Some(irregularity)] });
        };
        match (scan.to_file, scan.to_rank) {
            (Some(_), Some(_)) if scan.role == Role::Pawn && scan.from_file.is_none() => {
                (0..8).for_each(|file| add(Scan { from_file: Some(file), ..scan }, Irregularity::MissingDeparture));
            }
            // A complete origin square leaves no doubt about the piece: only half of one may be a slip.
            (Some(_), Some(_)) if scan.role != Role::Pawn && (scan.from_file.is_some() != scan.from_rank.is_some()) => {
                add(Scan { from_file: None, from_rank: None, ..scan }, Irregularity::WrongDeparture);
            }
            (None, Some(_)) => {
                (0..8).for_each(|file| add(Scan { to_file: Some(file), ..scan }, Irregularity::MissingFile));
            }
            (Some(_), None) => {
                let taken_only = |rank: u8| scan.role != Role::Pawn || captures_on(position, &scan, rank);
                (0..8).filter(|rank| taken_only(*rank)).for_each(|rank| {
                    add(Scan { to_rank: Some(rank), ..scan }, Irregularity::MissingRank);
                });
            }
            _ => {}
        }
    }
    let english_first = std::iter::once(Letters::English).chain(Letters::ALL);
    let mut seen: Vec<Body> = Vec::new();
    for other in english_first.filter(|other| !other.same_letters(letters)) {
        if let Some(body @ Body::Piece(scan)) = signs.body(other, LetterCase::Strict)
            && (scan.role != Role::Pawn || scan.promotion.is_some())
            && !readable.iter().any(|hypothesis| hypothesis.body == body)
            && !seen.contains(&body)
            // D is the queen except in one set of letters: of two promotions the first is meant.
            && (scan.promotion.is_none() || seen.iter().all(|earlier| !promotes(earlier)))
        {
            seen.push(body);
            found.push(Hypothesis::forgiving(body, Irregularity::ForeignLetter(other)));
        }
    }
    found
}

const fn promotes(body: &Body) -> bool {
    matches!(body, Body::Piece(scan) if scan.promotion.is_some())
}

/// Returns whether a pawn's capture with only its files written (`ed`) captures on a rank.
fn captures_on(position: &Position, scan: &Scan, rank: u8) -> bool {
    let (Some(from), Some(to)) = (scan.from_file, scan.to_file) else { return false };
    let square = Square::new(rank * 8 + to);
    from.abs_diff(to) == 1 && (position.men(!position.turn()).contains(square) || position.en_passant() == Some(square))
}
