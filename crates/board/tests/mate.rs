//! "Can this side still mate?" (5.2.2, 6.9): hard examples, and collections with known answers.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test may fail and says what it skips"
)]

use adoube_board::mate::{Budget, MatingChance, NoMateReason, Solver};
use adoube_board::{Color, Move, Piece, Position, Role, Setup, Square};

/// Plays the line and asserts that it ends in a mate by `attacker`.
fn replay(start: &Position, line: &[Move], attacker: Color) {
    let mut position = *start;
    for &mv in line {
        assert!(position.legal_moves().contains(&mv), "{mv} is not legal in {position:?}, from {start:?}");
        position = position.play(mv);
    }
    assert!(position.is_checkmate() && position.turn() == !attacker, "no mate at the end from {start:?}");
}

/// `W`, `B` or `-` for each side, `?` if undecided; yes lines are replayed.
fn verdict(solver: &mut Solver, position: &Position) -> String {
    let of = |solver: &mut Solver, color, letter| match solver.can_mate(position, color, Budget::DEFAULT) {
        MatingChance::Yes(line) => {
            replay(position, &line, color);
            letter
        }
        MatingChance::No(_) => '-',
        MatingChance::Undecided => '?',
    };
    [of(solver, Color::White, 'W'), of(solver, Color::Black, 'B')].into_iter().collect()
}

#[test]
fn article_5_2_2_examples() {
    let cases = [
        ("a pawn wall, and a bishop on the right side of it", "W-", "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1"),
        ("kings that cannot pass each other", "--", "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 3 57"),
        ("the capture that opens the wall is stalemate", "--", "1k6/b7/7p/5p1P/5p2/5PpK/6P1/8 w - - 0 1"),
        (
            "the king cannot move, and the knight mates if it does",
            "-B",
            "8/2b4B/4k3/8/8/2p1p1p1/2PpP1P1/1B1K3n w - - 0 1",
        ),
        ("a knight with the help of a knight", "WB", "8/8/4kn2/8/8/3KN3/8/8 w - - 0 1"),
        ("a knight against a queen", "-B", "8/8/4kq2/8/8/3KN3/8/8 w - - 0 1"),
        ("a bishop against a rook", "-B", "8/8/4kr2/8/8/3KB3/8/8 w - - 0 1"),
        ("the only move takes the last piece", "--", "8/8/8/8/8/8/1q5k/K7 w - - 0 1"),
        ("the only move leaves a bishop, which needs the knight's help", "WB", "8/4N3/8/Kq6/6b1/8/8/5k2 w - - 0 1"),
        ("both moves leave a bishop", "WB", "8/6Qk/4B3/5n2/8/3K4/8/8 b - - 0 1"),
        ("stalemate", "--", "8/8/8/8/8/1q6/7k/K7 w - - 0 1"),
        ("the mate is on the board", "-B", "8/8/8/8/8/2k5/1q6/K7 w - - 0 1"),
        ("no game leads to two bishops checking at once", "-B", "8/8/8/8/8/2b1k1b1/8/3RKR2 w - - 0 1"),
        ("the initial position", "WB", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        ("a capture in passing saves the game", "WB", "8/6R1/8/6p1/2N2pP1/PPPP4/QNP2P1N/1Bk1K2R b - g3 0 1"),
        ("every check that the last piece can give loses it", "-B", "8/5ppp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1"),
        (
            "seven bishops in eight squares always guard the pawns",
            "--",
            "B1B1B1B1/pBpBpBp1/P1P1P1P1/4b3/5b2/8/8/k1K5 w - - 0 1",
        ),
        ("the bishops of each side shut in their own king", "WB", "k1b1b3/8/8/1pBpBpBp/1PbPbPbP/8/8/K1B1B3 w - - 0 1"),
        ("a king must walk far to open the wall", "WB", "b5k1/8/b1p5/1pP5/1P4p1/2B1BpPb/1B1B1P2/K6b w - - 0 1"),
    ];
    let mut solver = Solver::new();
    for (name, expected, fen) in cases {
        let position: Position = fen.parse().unwrap();
        assert_eq!(verdict(&mut solver, &position), expected, "{name}: {fen}");
    }
}

#[test]
fn grounds_are_told_apart() {
    let cases = [
        ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", NoMateReason::Material),
        ("5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1", NoMateReason::Blocked),
        ("8/8/8/8/8/8/1q5k/K7 w - - 0 1", NoMateReason::Forced),
        ("2k5/6p1/6P1/6PK/6P1/6PR/7P/8 b - - 0 1", NoMateReason::Exhausted),
    ];
    let mut solver = Solver::new();
    for (fen, ground) in cases {
        let position: Position = fen.parse().unwrap();
        assert_eq!(solver.can_mate(&position, Color::Black, Budget::DEFAULT), MatingChance::No(ground), "{fen}");
    }
}

/// Both kings in check, as an arbiter may find them on a board: every line in an answer must be playable.
#[test]
fn from_a_position_that_no_game_leads_to_lines_are_legal() {
    let mut solver = Solver::new();
    let mut state = 7u64;
    let mut below = |end: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % end
    };
    let mut lines = 0;
    for _ in 0..60_000 {
        let mut setup = Setup::empty();
        for i in 0..10 {
            let square = Square::new(below(64) as u8);
            let inner = (1..7).contains(&square.rank());
            let role = match below(3) {
                _ if i < 2 => Role::King,
                0 | 1 if inner => Role::Pawn,
                _ => Role::Rook,
            };
            if setup.piece_at(square).is_none() {
                setup.put(square, Some(Piece { color: Color::ALL[i % 2], role }));
            }
        }
        setup.turn = Color::ALL[below(2) as usize];
        let Some(start) = setup.as_it_stands() else { continue };
        if Color::ALL.iter().any(|&color| start.attackers(start.king(color), !color).is_empty()) {
            continue;
        }
        solver.is_dead(&start, Budget::positions(300));
        for attacker in Color::ALL {
            if let MatingChance::Yes(line) = solver.can_mate(&start, attacker, Budget::positions(300)) {
                lines += 1;
                let mut position = start;
                for mv in line {
                    assert!(position.legal_moves().contains(&mv), "{mv:?} from {position:?} after {start:?}");
                    position = position.play(mv);
                }
                assert!(position.is_checkmate(), "{start:?}");
            }
        }
    }
    assert!(lines > 100, "{lines} lines");
}

#[test]
fn questions_asked_together_are_answered_as_one_by_one() {
    let dead = ["8/8/8/8/8/8/1q5k/K7 w - - 0 1", "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 3 57"];
    let mut positions = Vec::new();
    let mut state = 11u64;
    for fen in dead {
        positions.push(fen.parse().unwrap());
        let mut position = Position::initial();
        for _ in 0..400 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            position = position.play(moves[(state >> 33) as usize % moves.len()]);
            positions.push(position);
        }
    }
    for budget in [Budget::positions(0), Budget::positions(50), Budget::DEFAULT] {
        let mut solver = Solver::new();
        let one_by_one: Vec<_> = positions.iter().map(|position| solver.is_dead(position, budget)).collect();
        assert_eq!(Solver::new().are_dead(&positions, budget), one_by_one);
        let found = one_by_one.iter().filter(|answer| **answer == Some(true)).count();
        assert!(found > 1 || budget < Budget::DEFAULT, "{found} of {}", positions.len());
    }
}

#[test]
fn lines_are_made_shorter_and_stay_lines() {
    let cases = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Color::Black, 4),
        ("8/4k3/4bp2/2n1p1p1/8/5B1p/7K/8 b - - 3 67", Color::White, 60),
        ("8/8/8/8/3b4/2p1p3/ppPpP3/krbK1B2 w - - 0 1", Color::White, 120),
    ];
    for (fen, attacker, most) in cases {
        let position: Position = fen.parse().unwrap();
        let answer = Solver::new().can_mate(&position, attacker, Budget::DEFAULT);
        let MatingChance::Yes(short) = answer.clone().shortened(&position, 200_000) else { panic!("{fen}") };
        let MatingChance::Yes(line) = answer else { panic!("{fen}") };
        replay(&position, &short, attacker);
        assert!(short.len() < line.len() && short.len() <= most, "{} of {} from {fen}", short.len(), line.len());
    }
    let dead: Position = "8/8/4k3/8/8/3K4/8/8 w - - 0 1".parse().unwrap();
    let no = Solver::new().can_mate(&dead, Color::White, Budget::DEFAULT);
    assert_eq!(no.clone().shortened(&dead, 1_000), no);
}

#[test]
fn a_pawn_left_on_the_last_rank_becomes_nothing() {
    let setup = Setup::from_fen("7P/8/8/8/3k4/8/8/K1p5 w - - 0 1", adoube_board::Variant::Standard).unwrap();
    let position = setup.as_it_stands().unwrap();
    assert_eq!(Solver::new().is_dead(&position, Budget::DEFAULT), Some(true));
}

#[test]
fn a_budget_of_nothing_leaves_it_open_and_is_kept() {
    let mut solver = Solver::new();
    let position = Position::initial();
    assert_eq!(solver.can_mate(&position, Color::White, Budget::positions(0)), MatingChance::Undecided);
    let open: Position = "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1".parse().unwrap();
    assert_eq!(solver.can_mate(&open, Color::White, Budget::positions(1_000)), MatingChance::Undecided);
    assert!(solver.positions_looked_at() <= 1_000);
    assert_eq!(solver.is_dead(&position, Budget::DEFAULT), Some(false));
}

#[test]
fn the_same_question_has_the_same_answer_after_others() {
    let mut solver = Solver::new();
    let position: Position = "8/1p1k4/p4R2/8/5P1P/P7/1P2b3/2K5 w - - 1 50".parse().unwrap();
    let first = solver.can_mate(&position, Color::Black, Budget::DEFAULT);
    let other: Position = "1k6/1P5p/BP3p2/1P6/8/6K1/5P1P/8 w - - 0 1".parse().unwrap();
    solver.can_mate(&other, Color::White, Budget::DEFAULT);
    assert_eq!(solver.can_mate(&position, Color::Black, Budget::DEFAULT), first);
}

#[test]
fn from_the_initial_position_a_mate_is_drawn_up_without_search() {
    let mut solver = Solver::new();
    let position = Position::initial();
    for color in Color::ALL {
        match solver.can_mate(&position, color, Budget::positions(1)) {
            MatingChance::Yes(line) => replay(&position, &line, color),
            other => panic!("{color:?}: {other:?}"),
        }
        assert_eq!(solver.positions_looked_at(), 0, "{color:?}");
    }
}

/// Answers a collection on two threads; every `stride`-th line, or all if `ADOUBE_MATE_ALL` is set.
fn check_collection(name: &str, stride: usize) {
    let Some(file) = adoube_testing::shared(&format!("data/mate/{name}")) else { return };
    let text = std::fs::read_to_string(file).unwrap();
    let stride = if std::env::var_os("ADOUBE_MATE_ALL").is_some() { 1 } else { stride };
    let lines: Vec<(&str, &str)> = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.trim().split_once(' '))
        .step_by(stride)
        .collect();
    assert!(!lines.is_empty());
    let check = |part: &[(&str, &str)]| {
        let mut solver = Solver::new();
        for &(expected, fen) in part {
            let position: Position = fen.trim().parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
            let found = verdict(&mut solver, &position);
            if expected.contains('?') {
                assert!(!found.contains('?'), "{fen} is undecided");
            } else {
                assert_eq!(found, expected, "{fen}");
            }
        }
    };
    std::thread::scope(|scope| {
        let (a, b): (Vec<_>, Vec<_>) = lines.iter().copied().enumerate().partition(|(i, _)| i % 2 == 0);
        for half in [a, b] {
            let half: Vec<_> = half.into_iter().map(|(_, line)| line).collect();
            scope.spawn(move || check(&half));
        }
    });
}

#[test]
fn positions_from_lichess_games() {
    check_collection("lichess-20k.txt", 1);
}

#[test]
fn positions_that_people_asked_about() {
    check_collection("chasolver-positions.txt", 5);
}

#[test]
fn test_vector_of_the_unwinnability_analyzer() {
    check_collection("cha-test-vector.txt", 5);
}

#[test]
fn positions_that_defeated_others() {
    check_collection("hard.txt", 1);
}
