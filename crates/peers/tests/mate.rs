//! "Can this side still mate?" against an independent library: every yes is replayed, every no is verified
//! exhaustively.
//!
//! `ADOUBE_MATE_CASES` sets the number of random positions.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test may fail and says what it did"
)]

use adoube_board::mate::{Budget, MatingChance, NoMateReason, Solver};
use adoube_board::{Color, Move, Piece, Position, Role, Setup, Square};
use shakmaty::{CastlingMode, Chess, Position as _, PositionError, fen::Fen, uci::UciMove};
use std::collections::HashSet;

/// A deterministic random number generator (SplitMix64).
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

fn cases(default: usize) -> usize {
    std::env::var("ADOUBE_MATE_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

fn oracle(position: &Position) -> Chess {
    let setup = position.fen().parse::<Fen>().unwrap();
    let position = setup.into_position(CastlingMode::Standard);
    position.or_else(PositionError::ignore_impossible_check).or_else(PositionError::ignore_too_much_material).unwrap()
}

/// Replays a line with the other library.
fn replay(start: &Position, line: &[Move], attacker: Color) {
    let mut ours = *start;
    let mut theirs = oracle(start);
    for &mv in line {
        let uci: UciMove = ours.uci(mv).parse().unwrap();
        let move_ = uci.to_move(&theirs).unwrap_or_else(|error| panic!("{start:?}: {uci} {error}"));
        theirs = theirs.play(move_).unwrap_or_else(|error| panic!("{start:?}: {error}"));
        ours = ours.play(mv);
    }
    assert!(theirs.is_checkmate(), "no mate at the end from {start:?}");
    assert_eq!(theirs.turn().is_white(), attacker == Color::Black, "{start:?}");
}

/// Searches all reachable positions, at most `limit`, for a mate by `attacker`.
fn mate_exists(start: &Position, attacker: Color, limit: usize) -> Option<bool> {
    let first = oracle(start);
    let key = |position: &Chess| {
        (position.board().clone(), position.turn(), position.castles().castling_rights(), position.legal_ep_square())
    };
    let mut seen = HashSet::from([key(&first)]);
    let mut open = vec![first];
    while let Some(position) = open.pop() {
        if position.is_checkmate() && position.turn().is_white() == (attacker == Color::Black) {
            return Some(true);
        }
        for move_ in position.legal_moves() {
            let next = position.clone().play(move_).unwrap();
            if seen.insert(key(&next)) {
                open.push(next);
            }
        }
        if seen.len() > limit {
            return None;
        }
    }
    Some(false)
}

fn random_position(random: &mut Random, men: u64) -> Option<Position> {
    let mut setup = Setup::empty();
    let mut free: Vec<Square> = Square::all().collect();
    for i in 0..men {
        let square = free.swap_remove(random.below(free.len() as u64) as usize);
        let role = if i < 2 { Role::King } else { Role::ALL[random.below(5) as usize] };
        let color = Color::ALL[if i < 2 { i } else { random.below(2) } as usize];
        setup.put(square, Some(Piece { color, role }));
    }
    setup.turn = Color::ALL[random.below(2) as usize];
    setup.playable().ok()
}

/// Asks both questions; replays a yes, verifies a no. Whether the position is dead must follow from the two.
fn check(solver: &mut Solver, position: &Position, gone_through: &mut usize) {
    let mut dead = true;
    for attacker in Color::ALL {
        match solver.can_mate(position, attacker, Budget::DEFAULT) {
            MatingChance::Yes(line) => {
                dead = false;
                replay(position, &line, attacker);
            }
            // Positions are checked for the material lemmas below.
            MatingChance::No(NoMateReason::Material) => {}
            MatingChance::No(ground) => {
                let found = mate_exists(position, attacker, 20_000);
                *gone_through += usize::from(found.is_some());
                assert_ne!(found, Some(true), "{attacker} {ground:?}: {position:?}");
            }
            MatingChance::Undecided => panic!("undecided: {attacker} {position:?}"),
        }
    }
    assert_eq!(solver.is_dead(position, Budget::DEFAULT), Some(dead), "{position:?}");
}

/// Returns the position after a random legal move; `None` if there is none.
fn after_any_move(random: &mut Random, position: &Position) -> Option<Position> {
    let moves = position.legal_moves();
    (!moves.is_empty()).then(|| position.play(moves[random.below(moves.len() as u64) as usize]))
}

/// Positions from games of random moves: full boards, openings, checks, exposed kings.
#[test]
fn article_5_2_2_positions_of_random_games() {
    let mut solver = Solver::new();
    let mut random = Random(13);
    let (mut asked, mut gone_through) = (0, 0);
    while asked < cases(6_000) {
        let mut position = Position::initial();
        for _ in 0..random.below(240) {
            let Some(next) = after_any_move(&mut random, &position) else { break };
            position = next;
            if random.below(12) == 0 && !position.legal_moves().is_empty() {
                check(&mut solver, &position, &mut gone_through);
                asked += 1;
            }
        }
    }
    println!("{asked} positions, {gone_through} noes gone through");
}

fn played_at_random(random: &mut Random) -> Position {
    let mut position = Position::initial();
    for _ in 0..random.below(300) {
        let Some(next) = after_any_move(random, &position) else { break };
        position = next;
    }
    position
}

/// Compares with another solver; its undecided answers are ignored.
#[test]
fn article_6_9_another_solver_answers_the_same() {
    let mut solver = Solver::new();
    let mut random = Random(17);
    let (mut asked, mut open) = (0, 0);
    while asked < cases(10_000) {
        let made = match random.below(3) {
            0 => blocked_position(&mut random),
            1 => caged_position(&mut random),
            _ => Some(played_at_random(&mut random)),
        };
        let Some(position) = made else { continue };
        let theirs: chess::Board = position.fen().parse().unwrap();
        for (attacker, theirs_of) in Color::ALL.into_iter().zip([chess::Color::White, chess::Color::Black]) {
            let Some(answer) = chasolver::winnability(&theirs, theirs_of) else {
                open += 1;
                continue;
            };
            let expected = matches!(answer, chasolver::Winnability::Winnable { .. });
            match solver.can_mate(&position, attacker, Budget::DEFAULT) {
                MatingChance::Yes(_) => assert!(expected, "{attacker} {position:?}"),
                MatingChance::No(_) => assert!(!expected, "{attacker} {position:?}"),
                MatingChance::Undecided => panic!("undecided: {attacker} {position:?}"),
            }
        }
        asked += 1;
    }
    assert!(open * 100 < asked, "{open} of {asked} left open");
    println!("{asked} positions, {open} questions left open by the other");
}

#[test]
fn article_5_2_2_random_positions_of_few_men() {
    let mut solver = Solver::new();
    let mut random = Random(5);
    let mut gone_through = 0;
    let mut asked = 0;
    while asked < cases(6_000) {
        let men = 3 + random.below(3);
        if let Some(position) = random_position(&mut random, men) {
            check(&mut solver, &position, &mut gone_through);
            asked += 1;
        }
    }
    assert!(gone_through > 0, "no answer of no was tested");
}

/// Returns a pawn structure in which every pawn is blocked, with kings and bishops anywhere.
fn blocked_position(random: &mut Random) -> Option<Position> {
    let mut setup = Setup::empty();
    let mut put = |square: Option<Square>, color, role| {
        let square = square?;
        setup.piece_at(square).is_none().then(|| setup.put(square, Some(Piece { color, role })))
    };
    for file in 0..8 {
        if random.below(5) > 0 {
            let rank = 2 + random.below(3) as i8;
            put(Square::at(file, rank), Color::White, Role::Pawn)?;
            put(Square::at(file, rank + 1), Color::Black, Role::Pawn)?;
        }
    }
    for color in Color::ALL {
        put(Some(Square::new(random.below(64) as u8)), color, Role::King)?;
        for _ in 0..random.below(3) {
            let role = [Role::Bishop, Role::Bishop, Role::Knight, Role::Rook][random.below(4) as usize];
            put(Some(Square::new(random.below(64) as u8)), color, role);
        }
    }
    setup.turn = Color::ALL[random.below(2) as usize];
    setup.playable().ok()
}

/// Returns a king among its own men, with few of the other side's, to test proofs about kings that never move.
fn caged_position(random: &mut Random) -> Option<Position> {
    let mut setup = Setup::empty();
    let king = Square::new(random.below(64) as u8);
    let caged = Color::ALL[random.below(2) as usize];
    setup.put(king, Some(Piece { color: caged, role: Role::King }));
    let inner = |square: Square| (1..7).contains(&square.rank());
    let pieces = [Role::Bishop, Role::Knight, Role::Rook, Role::Queen];
    for square in adoube_board::king_attacks(king) {
        if random.below(10) > 0 {
            let pawn = inner(square) && random.below(2) == 0;
            let role = if pawn { Role::Pawn } else { pieces[random.below(4) as usize] };
            setup.put(square, Some(Piece { color: caged, role }));
        }
    }
    let mut put = |color, role| {
        let square = Square::new(random.below(64) as u8);
        let fits = setup.piece_at(square).is_none() && (role != Role::Pawn || inner(square));
        fits.then(|| setup.put(square, Some(Piece { color, role })))
    };
    put(!caged, Role::King)?;
    put(!caged, Role::Queen)?;
    for role in [Role::Pawn, Role::Pawn, Role::Bishop] {
        put(caged, role);
    }
    setup.turn = Color::ALL[random.below(2) as usize];
    setup.playable().ok()
}

/// Proofs and constructed lines never contradict each other: no position on the way to a mate may be called hopeless,
/// and no move after a no may lead to a yes.
#[test]
fn proofs_and_lines_never_contradict_each_other() {
    let mut solver = Solver::new();
    let mut random = Random(7);
    let (mut asked, mut cases_made, mut open) = (0, 0, 0);
    while asked < cases(20_000) {
        let made = if random.below(2) == 0 { blocked_position(&mut random) } else { caged_position(&mut random) };
        let Some(mut position) = made else { continue };
        cases_made += 1;
        for attacker in Color::ALL {
            asked += 1;
            match solver.can_mate(&position, attacker, Budget::positions(20_000)) {
                MatingChance::Yes(line) => {
                    replay(&position, &line, attacker);
                    let mut on_the_way = position;
                    for (i, &mv) in line.iter().enumerate() {
                        on_the_way = on_the_way.play(mv);
                        if i % 4 == 0 {
                            asked += 1;
                            let answer = solver.can_mate(&on_the_way, attacker, Budget::positions(5_000));
                            assert!(!answer.is_no(), "{attacker} {answer:?}: {on_the_way:?} after {position:?}");
                        }
                    }
                }
                MatingChance::No(ground) => {
                    let before = position;
                    for _ in 0..8 {
                        let moves = position.legal_moves();
                        let Some(&mv) = moves.get(random.below(moves.len().max(1) as u64) as usize) else { break };
                        position = position.play(mv);
                        asked += 1;
                        let answer = solver.can_mate(&position, attacker, Budget::positions(5_000));
                        assert!(
                            !matches!(answer, MatingChance::Yes(_)),
                            "{attacker} {ground:?} {before:?}, but {position:?} {answer:?}"
                        );
                    }
                    position = before;
                }
                MatingChance::Undecided => open += 1,
            }
        }
    }
    println!("{asked} questions from {cases_made} positions made; {open} of the first questions left open");
}

/// The material lemmas, for all positions of four men that they cover: none is a mate.
#[test]
fn article_5_2_2_no_mate_exists_where_material_forbids_it() {
    let classes = [
        (Role::Knight, Role::Queen),
        (Role::Bishop, Role::Rook),
        (Role::Bishop, Role::Queen),
        (Role::Bishop, Role::Bishop),
    ];
    let mut solver = Solver::new();
    for (attacking, helping) in classes {
        let mut checks = 0;
        for victim in Square::all() {
            for at in Square::all() {
                let sees = match attacking {
                    Role::Knight => adoube_board::knight_attacks(at),
                    _ => adoube_board::bishop_attacks(at, victim.into()),
                };
                if !sees.contains(victim) {
                    continue;
                }
                for king in Square::all().filter(|&king| king != victim && king != at) {
                    for helper in Square::all().filter(|&helper| ![victim, at, king].contains(&helper)) {
                        if helping == Role::Bishop && helper.is_light() != at.is_light() {
                            continue;
                        }
                        let mut setup = Setup::empty();
                        setup.turn = Color::Black;
                        setup.put(victim, Some(Piece { color: Color::Black, role: Role::King }));
                        setup.put(helper, Some(Piece { color: Color::Black, role: helping }));
                        setup.put(king, Some(Piece { color: Color::White, role: Role::King }));
                        setup.put(at, Some(Piece { color: Color::White, role: attacking }));
                        let Ok(position) = setup.playable() else { continue };
                        assert!(!position.is_checkmate(), "{position:?}");
                        checks += 1;
                        if checks % 4096 == 0 {
                            let answer = solver.can_mate(&position, Color::White, Budget::DEFAULT);
                            assert_eq!(answer, MatingChance::No(NoMateReason::Material), "{position:?}");
                        }
                    }
                }
            }
        }
        assert!(checks > 10_000, "{attacking:?} {helping:?}: {checks}");
    }
}
