//! "Can this side still mate?" (5.2.2, 6.9) for few men, against tables built here backwards from all mates.
//!
//! The tables use neither the solver nor [`Position`]: they have their own moves, for two kings and at most two other
//! men. All positions of three men are compared. Of four men a sample of some classes is compared, or of every class if
//! `ADOUBE_MATE_ALL` is set; `ADOUBE_MATE_STRIDE` sets the sampling interval (1 compares all, except for sides that
//! have only bishops and knights). Whether a position is dead is compared for nearly all of them in any case. Of five
//! men some positions are chosen at random: everything that can follow with the same men is searched, up to a limit,
//! and captures are looked up in the tables of four men.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test may fail and says what it did"
)]

use adoube_board::mate::{Budget, MatingChance, Solver};
use adoube_board::{
    Bitboard, Color, Piece, Position, Role, Setup, Square, bishop_attacks, king_attacks, knight_attacks, pawn_attacks,
    rook_attacks,
};
use std::collections::{HashMap, HashSet, VecDeque};

type Kind = (Color, Role);

/// The pieces and their squares: White's king, Black's king, and at most three others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Board {
    men: [Kind; 5],
    at: [u8; 5],
    count: usize,
    turn: Color,
}

const KINGS: [Kind; 2] = [(Color::White, Role::King), (Color::Black, Role::King)];

fn bit(square: u8) -> u64 {
    1 << square
}

fn attacks((color, role): Kind, from: u8, occupied: u64) -> u64 {
    let (square, occupied) = (Square::new(from), Bitboard(occupied));
    match role {
        Role::Pawn => pawn_attacks(color, square).0,
        Role::Knight => knight_attacks(square).0,
        Role::Bishop => bishop_attacks(square, occupied).0,
        Role::Rook => rook_attacks(square, occupied).0,
        Role::Queen => bishop_attacks(square, occupied).0 | rook_attacks(square, occupied).0,
        Role::King => king_attacks(square).0,
    }
}

fn forward(color: Color) -> i8 {
    if color == Color::White { 8 } else { -8 }
}

fn last_rank(color: Color) -> u8 {
    if color == Color::White { 7 } else { 0 }
}

impl Board {
    fn new(extra: &[Kind], at: &[u8], turn: Color) -> Self {
        let mut men = [KINGS[0]; 5];
        men[..2].copy_from_slice(&KINGS);
        men[2..2 + extra.len()].copy_from_slice(extra);
        let mut squares = [0; 5];
        squares[..at.len()].copy_from_slice(at);
        Self { men, at: squares, count: 2 + extra.len(), turn }
    }

    fn occupied(&self) -> u64 {
        self.at[..self.count].iter().fold(0, |set, &square| set | bit(square))
    }

    fn is_attacked(&self, square: u8, by: Color) -> bool {
        let occupied = self.occupied();
        (0..self.count).any(|i| self.men[i].0 == by && attacks(self.men[i], self.at[i], occupied) & bit(square) != 0)
    }

    fn in_check(&self, color: Color) -> bool {
        self.is_attacked(self.at[color as usize], !color)
    }

    /// Pieces on different squares, pawns on inner ranks, and the side that has just moved not in check.
    fn is_legal(&self) -> bool {
        self.occupied().count_ones() as usize == self.count
            && (2..self.count).all(|i| self.men[i].1 != Role::Pawn || (8..56).contains(&self.at[i]))
            && !self.in_check(!self.turn)
    }

    /// The board after a piece moves to a square, with captures and promotions.
    fn after(&self, i: usize, to: u8, promotion: Option<Role>) -> Self {
        let mut next = *self;
        next.turn = !self.turn;
        next.at[i] = to;
        next.men[i].1 = promotion.unwrap_or(self.men[i].1);
        if let Some(taken) = (0..self.count).find(|&j| j != i && self.at[j] == to) {
            next.remove(taken);
        }
        next
    }

    fn remove(&mut self, i: usize) {
        self.men.copy_within(i + 1..self.count, i);
        self.at.copy_within(i + 1..self.count, i);
        self.count -= 1;
    }

    /// All boards after one legal move, each with whether the material is unchanged.
    fn moves(&self, visit: impl FnMut(Self, bool)) {
        self.some_moves(false, visit);
    }

    /// The same for one kind of piece, captures only if requested.
    fn some_moves(&self, only_captures: bool, mut visit: impl FnMut(Self, bool)) {
        let occupied = self.occupied();
        let own = (0..self.count).filter(|&i| self.men[i].0 == self.turn).fold(0, |set, i| set | bit(self.at[i]));
        let kings = bit(self.at[0]) | bit(self.at[1]);
        for i in (0..self.count).filter(|&i| self.men[i].0 == self.turn) {
            let (from, hits) = (self.at[i], attacks(self.men[i], self.at[i], occupied) & !own & !kings);
            let to = if self.men[i].1 == Role::Pawn {
                hits & occupied | self.steps(from, occupied)
            } else if only_captures {
                hits & occupied
            } else {
                hits
            };
            for to in Bitboard(to) {
                let promotes = self.men[i].1 == Role::Pawn && to.rank() == last_rank(self.turn);
                let roles: &[Option<Role>] = if promotes {
                    &[Some(Role::Queen), Some(Role::Rook), Some(Role::Bishop), Some(Role::Knight)]
                } else {
                    &[None]
                };
                for &role in roles {
                    let next = self.after(i, to.number(), role);
                    if next.is_legal() {
                        visit(next, role.is_none() && next.count == self.count);
                    }
                }
                self.in_passing(i, to.number(), &mut visit);
            }
        }
    }

    /// En passant after a double step, as if both were a single move.
    fn in_passing(&self, i: usize, to: u8, visit: &mut impl FnMut(Self, bool)) {
        let from = self.at[i];
        if self.men[i].1 != Role::Pawn || to.abs_diff(from) != 16 {
            return;
        }
        let next = self.after(i, to, None);
        let passed = u8::midpoint(from, to);
        for j in 2..self.count {
            let sees = attacks((next.turn, Role::Pawn), next.at[j], 0) & bit(passed) != 0;
            if next.is_legal() && next.men[j] == (next.turn, Role::Pawn) && sees {
                let mut taken = next.after(j, passed, None);
                taken.remove(i);
                if taken.is_legal() {
                    // One side moves twice in a row: the tables differ by whose turn it is.
                    visit(taken, false);
                }
            }
        }
    }

    /// The squares that a pawn can step to.
    fn steps(&self, from: u8, occupied: u64) -> u64 {
        let one = from.wrapping_add_signed(forward(self.turn));
        if occupied & bit(one) != 0 {
            return 0;
        }
        let home = if self.turn == Color::White { 1 } else { 6 };
        let two = one.wrapping_add_signed(forward(self.turn));
        bit(one) | if from / 8 == home && occupied & bit(two) == 0 { bit(two) } else { 0 }
    }

    /// All boards, legal or not, from which a quiet move (no capture, no promotion) leads here.
    fn before(&self, mut visit: impl FnMut(Self)) {
        let occupied = self.occupied();
        let mover = !self.turn;
        for i in (0..self.count).filter(|&i| self.men[i].0 == mover) {
            let at = self.at[i];
            let from = if self.men[i].1 == Role::Pawn {
                let mut from = 0;
                let one = at.wrapping_add_signed(-forward(mover));
                if (8..56).contains(&one) && occupied & bit(one) == 0 {
                    from |= bit(one);
                    let two = one.wrapping_add_signed(-forward(mover));
                    let home = if mover == Color::White { 1 } else { 6 };
                    if two / 8 == home && occupied & bit(two) == 0 {
                        from |= bit(two);
                    }
                }
                from
            } else {
                attacks(self.men[i], at, occupied) & !occupied
            };
            for square in Bitboard(from) {
                let mut earlier = *self;
                earlier.turn = mover;
                earlier.at[i] = square.number();
                visit(earlier);
            }
        }
    }

    fn extra(&self) -> &[Kind] {
        &self.men[2..self.count]
    }

    fn is_mate_by_white(&self) -> bool {
        let mut moves = 0;
        self.turn == Color::Black && self.in_check(Color::Black) && {
            self.moves(|_, _| moves += 1);
            moves == 0
        }
    }

    /// The same board with colours reversed.
    fn flipped(&self) -> Self {
        let mut at = self.at.map(|square| square ^ 0x38);
        at.swap(0, 1);
        let mut men = self.men;
        for man in &mut men[2..] {
            man.0 = !man.0;
        }
        Self { men, at, count: self.count, turn: !self.turn }
    }

    /// The board rotated and mirrored so that White's king is in one corner triangle, with the other pieces in order.
    fn normal(mut self) -> Self {
        if self.count == 4 && order(self.men[2]) > order(self.men[3]) {
            self.men.swap(2, 3);
            self.at.swap(2, 3);
        }
        let pawns = self.extra().iter().any(|man| man.1 == Role::Pawn);
        if self.at[0] & 7 > 3 {
            self.at = self.at.map(|square| square ^ 7);
        }
        if !pawns && self.at[0] >> 3 > 3 {
            self.at = self.at.map(|square| square ^ 0x38);
        }
        if !pawns && self.at[0] >> 3 > self.at[0] & 7 {
            self.at = self.at.map(|square| square >> 3 | (square & 7) << 3);
        }
        if self.count == 4 && self.men[2] == self.men[3] && self.at[2] > self.at[3] {
            self.at.swap(2, 3);
        }
        self
    }

    fn position(&self) -> Position {
        let mut setup = Setup::empty();
        for i in 0..self.count {
            let (color, role) = self.men[i];
            setup.put(Square::new(self.at[i]), Some(Piece { color, role }));
        }
        setup.turn = self.turn;
        setup.playable().unwrap_or_else(|_| panic!("{self:?}"))
    }
}

fn order(man: Kind) -> u8 {
    man.0 as u8 * 8 + man.1 as u8
}

/// Whether White can still mate, for each board of a class of material.
#[derive(Default)]
struct Tables(HashMap<Vec<Kind>, Vec<u64>>);

fn index(board: &Board) -> usize {
    let squares = board.at[..board.count].iter().fold(0, |index, &square| index * 64 + usize::from(square));
    squares * 2 + board.turn as usize
}

impl Tables {
    /// Whether White can mate.
    fn knows_mate(&self, board: &Board) -> bool {
        let board = board.normal();
        let table = self.0.get(board.extra());
        // Without a table White has only the king, which cannot give mate.
        table.is_some_and(|table| {
            let index = index(&board);
            table[index / 64] >> (index % 64) & 1 == 1
        })
    }

    fn can_mate(&self, board: &Board, color: Color) -> bool {
        self.knows_mate(&if color == Color::White { *board } else { board.flipped() })
    }

    /// Builds the table of a class and of all classes reached by captures and promotions.
    fn build(&mut self, extra: &[Kind]) {
        let mut extra = extra.to_vec();
        extra.sort_by_key(|man| order(*man));
        if self.0.contains_key(&extra) || extra.iter().all(|man| man.0 == Color::Black) {
            return;
        }
        for i in 0..extra.len() {
            let mut fewer = extra.clone();
            fewer.remove(i);
            self.build(&fewer);
            if extra[i].1 == Role::Pawn {
                for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
                    let mut promoted = extra.clone();
                    promoted[i].1 = role;
                    self.build(&promoted);
                    let mut fewer = promoted;
                    fewer.remove((i + 1) % extra.len());
                    self.build(&fewer);
                }
            }
        }
        let mut table = vec![0u64; (64usize.pow(extra.len() as u32 + 2) * 2).div_ceil(64)];
        let mut open = Vec::new();
        each_board(&extra, |board| {
            let mut leads = board.is_mate_by_white();
            board.some_moves(true, |next, same| leads |= !same && self.knows_mate(&next));
            if leads {
                mark(&mut table, &mut open, board);
            }
        });
        while let Some(board) = open.pop() {
            board.before(|earlier| {
                let index = index(&earlier.normal());
                if table[index / 64] >> (index % 64) & 1 == 0 && earlier.is_legal() {
                    mark(&mut table, &mut open, &earlier);
                }
            });
        }
        self.0.insert(extra, table);
    }
}

/// Records that White can mate here and, with the king on the long diagonal, on the mirrored board too.
fn mark(table: &mut [u64], open: &mut Vec<Board>, board: &Board) {
    let board = board.normal();
    let mut note = |board: Board| {
        let index = index(&board);
        let bit = 1 << (index % 64);
        if table[index / 64] & bit == 0 {
            table[index / 64] |= bit;
            open.push(board);
        }
    };
    note(board);
    let pawns = board.extra().iter().any(|man| man.1 == Role::Pawn);
    if !pawns && board.at[0] >> 3 == board.at[0] & 7 {
        let mut mirrored = board;
        mirrored.at = board.at.map(|square| square >> 3 | (square & 7) << 3);
        if mirrored.count == 4 && mirrored.men[2] == mirrored.men[3] && mirrored.at[2] > mirrored.at[3] {
            mirrored.at.swap(2, 3);
        }
        note(mirrored);
    }
}

/// All legal boards of a class in normal form.
fn each_board(extra: &[Kind], mut visit: impl FnMut(&Board)) {
    let pawns = extra.iter().any(|man| man.1 == Role::Pawn);
    for number in 0..64u32.pow(extra.len() as u32 + 2) {
        let mut at = [0; 5];
        let mut rest = number;
        for i in (0..extra.len() + 2).rev() {
            at[i] = (rest % 64) as u8;
            rest /= 64;
        }
        let (file, rank) = (at[0] & 7, at[0] >> 3);
        if file > 3 || !pawns && (rank > 3 || rank > file) {
            continue;
        }
        for turn in Color::ALL {
            let board = Board::new(extra, &at[..extra.len() + 2], turn);
            if board.normal() == board && board.is_legal() {
                visit(&board);
            }
        }
    }
}

/// Sampling interval for sides with bishops or knights only: these questions take hundreds of times as long.
const MINOR: usize = 1_009;

/// Asks the solver about every `stride`-th board of a class; returns the number of questions and of negative answers.
fn compare(tables: &Tables, extra: &[Kind], stride: usize) -> (u64, u64) {
    let mut solver = Solver::new();
    let (mut seen, mut asked, mut noes) = (0usize, 0, 0);
    each_board(extra, |board| {
        seen += 1;
        if !seen.is_multiple_of(stride) {
            return;
        }
        let position = board.position();
        for color in Color::ALL {
            let mut own = extra.iter().filter(|man| man.0 == color).peekable();
            let is_minor = own.peek().is_some() && own.all(|man| matches!(man.1, Role::Bishop | Role::Knight));
            if extra.len() == 2 && is_minor && stride < MINOR && !seen.is_multiple_of(MINOR) {
                continue;
            }
            let answer = solver.can_mate(&position, color, Budget::DEFAULT);
            let expected = tables.can_mate(board, color);
            asked += 1;
            noes += u64::from(answer.is_no());
            assert_ne!(answer, MatingChance::Undecided, "{color} {position:?}");
            assert_eq!(matches!(answer, MatingChance::Yes(_)), expected, "{color} {position:?}: {answer:?}");
        }
    });
    (asked, noes)
}

/// Asks the solver whether each board of a class is dead; only a sample if one side has two bishops or knights, which
/// no lemma covers. Returns the numbers of questions and of dead boards.
fn compare_dead(tables: &Tables, extra: &[Kind]) -> (u64, u64) {
    let mut solver = Solver::new();
    let is_minor = |man: &Kind| man.0 == extra[0].0 && matches!(man.1, Role::Bishop | Role::Knight);
    let stride = if extra.len() == 2 && extra.iter().all(is_minor) { MINOR } else { 1 };
    let (mut seen, mut asked, mut dead) = (0usize, 0, 0);
    each_board(extra, |board| {
        seen += 1;
        if !seen.is_multiple_of(stride) {
            return;
        }
        let expected = !Color::ALL.iter().any(|&color| tables.can_mate(board, color));
        let position = board.position();
        assert_eq!(solver.is_dead(&position, Budget::DEFAULT), Some(expected), "{position:?}");
        asked += 1;
        dead += u64::from(expected);
    });
    (asked, dead)
}

const ROLES: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

fn stride(default: usize) -> usize {
    std::env::var("ADOUBE_MATE_STRIDE").ok().and_then(|n| n.parse().ok()).unwrap_or(default).max(1)
}

#[test]
fn article_5_2_2_all_positions_of_three_men() {
    let mut tables = Tables::default();
    for role in ROLES {
        let extra = [(Color::White, role)];
        tables.build(&extra);
        let (asked, noes) = compare(&tables, &extra, 1);
        println!("{role:?}: {asked} questions, {noes} noes");
        let (boards, dead) = compare_dead(&tables, &extra);
        assert!(asked == 2 * boards && dead > 0, "{dead} of {boards} dead");
        assert!(asked > 20_000 && noes > 0);
    }
}

/// Four pieces: some classes by default, all with `ADOUBE_MATE_ALL`.
#[test]
fn article_5_2_2_positions_of_four_men() {
    let (white, black) = (Color::White, Color::Black);
    let mut classes = Vec::new();
    if std::env::var_os("ADOUBE_MATE_ALL").is_some() {
        for (i, &a) in ROLES.iter().enumerate() {
            classes.extend(ROLES[i..].iter().map(|&b| [(white, a), (white, b)]));
            classes.extend(ROLES[i..].iter().map(|&b| [(white, a), (black, b)]));
        }
        classes.sort_by_key(|class| class.iter().filter(|man| man.1 == Role::Pawn).count());
    } else {
        classes.push([(white, Role::Knight), (black, Role::Knight)]);
        classes.push([(white, Role::Bishop), (black, Role::Bishop)]);
    }
    let stride = stride(1_009);
    let mut tables = Tables::default();
    let mut all = (0, 0);
    for mut extra in classes {
        // As in the normal form; otherwise no board of the class would be included.
        extra.sort_by_key(|&man| order(man));
        // The other side's chances are looked up with colours reversed.
        tables.build(&extra);
        tables.build(&extra.map(|(color, role)| (!color, role)));
        let (asked, noes) = compare(&tables, &extra, stride);
        println!("{extra:?}: {asked} questions, {noes} noes");
        assert!(asked > 0);
        // A lemma answers most of these, so that every board can be tested.
        let (boards, dead) = compare_dead(&tables, &extra);
        println!("{extra:?}: {dead} of {boards} dead");
        assert!(boards > 0);
        all = (all.0 + asked, all.1 + noes);
    }
    println!("four men: {} questions, {} noes", all.0, all.1);
}

/// Random numbers that are the same in every run (SplitMix64).
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % end
    }
}

/// Whether White can mate from a board of five pieces, if a search of a limited number of boards with the same
/// material finds it.
fn can_mate_with_five(tables: &Tables, start: &Board, limit: usize) -> Option<bool> {
    let mut seen = HashSet::from([*start]);
    let mut open = VecDeque::from([*start]);
    while let Some(board) = open.pop_front() {
        let mut mates = board.is_mate_by_white();
        board.moves(|next, same| {
            if !same {
                mates |= tables.knows_mate(&next);
            } else if seen.insert(next) {
                open.push_back(next);
            }
        });
        if mates {
            return Some(true);
        }
        if seen.len() > limit {
            return None;
        }
    }
    Some(false)
}

/// Five random pieces: one class by default, more with `ADOUBE_MATE_ALL`.
#[test]
fn article_5_2_2_positions_of_five_men_drawn_by_lot() {
    let (white, black) = (Color::White, Color::Black);
    let mut classes = vec![[(white, Role::Knight), (black, Role::Bishop), (black, Role::Knight)]];
    let mut each = 3_000;
    if std::env::var_os("ADOUBE_MATE_ALL").is_some() {
        each = 30_000;
        classes.push([(white, Role::Bishop), (black, Role::Bishop), (black, Role::Knight)]);
        classes.push([(white, Role::Knight), (black, Role::Rook), (black, Role::Bishop)]);
        classes.push([(white, Role::Bishop), (white, Role::Bishop), (black, Role::Rook)]);
        classes.push([(white, Role::Knight), (black, Role::Queen), (black, Role::Knight)]);
        classes.push([(white, Role::Rook), (black, Role::Queen), (black, Role::Queen)]);
    }
    let mut tables = Tables::default();
    let mut solver = Solver::new();
    let mut random = Random(11);
    for extra in classes {
        for i in 0..3 {
            let mut fewer = extra.to_vec();
            fewer.remove(i);
            tables.build(&fewer);
        }
        let (mut asked, mut known, mut noes) = (0, 0, 0);
        while asked < each {
            let at: [u8; 5] = std::array::from_fn(|_| random.below(64) as u8);
            let board = Board::new(&extra, &at, Color::ALL[random.below(2) as usize]);
            if !board.is_legal() {
                continue;
            }
            asked += 1;
            let position = board.position();
            let answer = solver.can_mate(&position, white, Budget::DEFAULT);
            noes += usize::from(answer.is_no());
            assert_ne!(answer, MatingChance::Undecided, "{position:?}");
            if let Some(expected) = can_mate_with_five(&tables, &board, 2_000) {
                known += 1;
                assert_eq!(matches!(answer, MatingChance::Yes(_)), expected, "{position:?}: {answer:?}");
            }
        }
        println!("{extra:?}: {asked} questions, {noes} noes, {known} compared");
        assert!(known > each / 2, "{known} of {asked} compared");
    }
}
