//! Perft counts of the usual six positions, and of the collections in the shared data if available.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test may fail and tell"
)]

use adoube_board::{Position, Setup, Variant};

/// Counts with two threads, which take the root moves alternately.
fn perft(position: Position, depth: u32) -> u64 {
    let moves = position.legal_moves();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..2)
            .map(|worker| {
                let moves = &moves;
                scope.spawn(move || {
                    moves.iter().skip(worker).step_by(2).map(|&mv| position.play(mv).perft(depth - 1)).sum::<u64>()
                })
            })
            .collect();
        workers.into_iter().map(|worker| worker.join().unwrap()).sum()
    })
}

#[test]
fn the_usual_six_positions_to_depth_six() {
    let cases = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", [20, 400, 8_902, 197_281, 4_865_609, 119_060_324]),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            [48, 2_039, 97_862, 4_085_603, 193_690_690, 8_031_647_685],
        ),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", [14, 191, 2_812, 43_238, 674_624, 11_030_083]),
        (
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            [6, 264, 9_467, 422_333, 15_833_292, 706_045_033],
        ),
        (
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            [44, 1_486, 62_379, 2_103_487, 89_941_194, 3_048_196_529],
        ),
        (
            "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
            [46, 2_079, 89_890, 3_894_594, 164_075_551, 6_923_051_137],
        ),
    ];
    for (fen, counts) in cases {
        let position: Position = fen.parse().unwrap();
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(position, depth), count, "{fen} at depth {depth}");
        }
    }
}

#[test]
fn playing_every_move_counts_the_same() {
    for fen in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    ] {
        let position: Position = fen.parse().unwrap();
        for depth in 0..=4 {
            let divided: u64 = position.divide(depth).map(|(_, leaves)| leaves).sum();
            assert_eq!(position.perft_playing_every_move(depth), position.perft(depth));
            assert_eq!(divided, if depth == 0 { 0 } else { position.perft(depth) });
        }
    }
}

/// Checks a file of `epd` and `perft DEPTH COUNT` lines, up to a number of leaves per position.
fn check_collection(path: &str, variant: Variant, most_leaves: u64) {
    let Some(file) = adoube_testing::shared(&format!("data/{path}")) else { return };
    let text = std::fs::read_to_string(file).unwrap();
    let mut position = None;
    let mut checked = 0;
    for line in text.lines() {
        if let Some(epd) = line.strip_prefix("epd ") {
            position = Some((epd, Setup::from_fen(epd, variant).unwrap().playable().unwrap()));
        } else if let Some(perft_line) = line.strip_prefix("perft ") {
            let (depth, count) = perft_line.split_once(' ').unwrap();
            let (depth, count): (u32, u64) = (depth.parse().unwrap(), count.trim().parse().unwrap());
            let (epd, position) = position.unwrap();
            if count <= most_leaves {
                assert_eq!(position.perft(depth), count, "{epd} at depth {depth}");
                checked += 1;
            }
        }
    }
    println!("{path}: {checked} counts");
    assert!(checked > 0);
}

#[test]
fn collection_of_tricky_positions() {
    // Some of them are Chess960 positions.
    check_collection("perft/tricky.perft", Variant::Chess960, 20_000_000);
}

#[test]
fn collection_of_random_positions() {
    check_collection("perft/random.perft", Variant::Standard, 300_000);
}

#[test]
fn collection_of_chess960_positions() {
    check_collection("perft/chess960.perft", Variant::Chess960, 4_000_000);
}
