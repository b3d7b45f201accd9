//! Perft races: adoube, cozy-chess, chess and shakmaty, interleaved in one process.
//!
//! Each position is counted by each library in turn, several times over; the best time of each counts. The closing
//! lines give, for both modes, the geometric mean over the suite of *fastest peer's time / our time*, first for the
//! library's own perft, then for one written outside it with its lists of moves, as a user would ("by list").
#![allow(clippy::print_stdout, reason = "a benchmark's report")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a benchmark may stop")]

use std::hint::black_box;
use std::time::{Duration, Instant};

const SUITE: [(&str, &str, u32); 6] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
    ("rook ending", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6),
    ("promotions", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5),
    ("talkchess", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4),
    ("middle game", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 4),
];

/// The number of our own libraries in the race.
const OURS: usize = 2;

/// A library's perft: position, depth, and whether the last moves may be counted without being played.
type Perft = fn(&str, u32, bool) -> (u64, Duration);

fn timed(count: impl FnOnce() -> u64) -> (u64, Duration) {
    let start = Instant::now();
    let leaves = count();
    (leaves, start.elapsed())
}

fn adoube(fen: &str, depth: u32, bulk: bool) -> (u64, Duration) {
    let position: adoube_board::Position = fen.parse().expect("a suite position");
    timed(|| if bulk { position.perft(depth) } else { position.perft_playing_every_move(depth) })
}

/// Counts with the public interface: lists the moves and plays each.
fn by_list(fen: &str, depth: u32, bulk: bool) -> (u64, Duration) {
    use adoube_board::{MoveList, Position};
    fn count<const BULK: bool>(position: &Position, lists: &mut [MoveList]) -> u64 {
        let Some((list, deeper)) = lists.split_first_mut() else {
            return 1;
        };
        if deeper.is_empty() && BULK {
            return position.count_legal_moves() as u64;
        }
        position.legal_moves_into(list);
        let mut total = 0;
        for &mv in list.iter() {
            let next = position.play(mv);
            total += if deeper.is_empty() {
                black_box(&next);
                1
            } else {
                count::<BULK>(&next, deeper)
            };
        }
        total
    }
    let position: Position = fen.parse().expect("a suite position");
    let mut lists = vec![MoveList::new(); depth as usize];
    timed(|| if bulk { count::<true>(&position, &mut lists) } else { count::<false>(&position, &mut lists) })
}

fn cozy(fen: &str, depth: u32, bulk: bool) -> (u64, Duration) {
    fn count<const BULK: bool>(board: &cozy_chess::Board, depth: u32) -> u64 {
        let mut total = 0;
        board.generate_moves(|moves| {
            if depth == 1 && BULK {
                total += moves.len() as u64;
                return false;
            }
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                total += if depth == 1 {
                    black_box(&next);
                    1
                } else {
                    count::<BULK>(&next, depth - 1)
                };
            }
            false
        });
        total
    }
    let board: cozy_chess::Board = fen.parse().expect("a suite position");
    timed(|| if bulk { count::<true>(&board, depth) } else { count::<false>(&board, depth) })
}

fn chess(fen: &str, depth: u32, bulk: bool) -> (u64, Duration) {
    fn count<const BULK: bool>(board: &::chess::Board, depth: u32) -> u64 {
        let moves = ::chess::MoveGen::new_legal(board);
        if depth == 1 && BULK {
            return moves.len() as u64;
        }
        let mut total = 0;
        let mut next = *board;
        for mv in moves {
            board.make_move(mv, &mut next);
            total += if depth == 1 {
                black_box(&next);
                1
            } else {
                count::<BULK>(&next, depth - 1)
            };
        }
        total
    }
    let board: ::chess::Board = fen.parse().expect("a suite position");
    timed(|| if bulk { count::<true>(&board, depth) } else { count::<false>(&board, depth) })
}

fn shakmaty(fen: &str, depth: u32, bulk: bool) -> (u64, Duration) {
    use ::shakmaty::{CastlingMode, Chess, Position, fen::Fen};
    fn count<const BULK: bool>(position: &Chess, depth: u32) -> u64 {
        let moves = position.legal_moves();
        if depth == 1 && BULK {
            return moves.len() as u64;
        }
        let mut total = 0;
        for mv in moves {
            let mut next = position.clone();
            next.play_unchecked(mv);
            total += if depth == 1 {
                black_box(&next);
                1
            } else {
                count::<BULK>(&next, depth - 1)
            };
        }
        total
    }
    let position: Chess =
        fen.parse::<Fen>().expect("a suite position").into_position(CastlingMode::Standard).expect("a suite position");
    timed(|| if bulk { count::<true>(&position, depth) } else { count::<false>(&position, depth) })
}

fn main() {
    let rounds: u32 = std::env::var("ROUNDS").ok().and_then(|n| n.parse().ok()).unwrap_or(7);
    let libraries: [(&str, Perft); 5] =
        [("adoube", adoube), ("by list", by_list), ("cozy-chess", cozy), ("chess", chess), ("shakmaty", shakmaty)];
    for bulk in [true, false] {
        println!("{}, best of {rounds}:", if bulk { "last moves counted" } else { "every move played" });
        print!("{:<14}", "");
        for (name, _) in libraries {
            print!("{name:>14}");
        }
        println!("{:>10}{:>10}", "ratio", "by list");
        let mut products = [1.0f64; OURS];
        for (name, fen, depth) in SUITE {
            let best = race(&libraries, fen, depth, bulk, rounds);
            let (ours, peers) = best.split_at(OURS);
            let fastest = peers.iter().min().map_or(0.0, Duration::as_secs_f64);
            print!("{name:<12}{depth:>2}");
            for time in &best {
                print!("{:>11.2} ms", time.as_secs_f64() * 1e3);
            }
            for (product, ours) in products.iter_mut().zip(ours) {
                let ratio = fastest / ours.as_secs_f64();
                print!("{ratio:>10.2}");
                *product *= ratio;
            }
            println!();
        }
        let [ours, by_list] = products.map(|product| product.powf(1.0 / f64::from(SUITE.len() as u32)));
        println!("fastest peer's time / ours, geometric mean: {ours:.2}; by list: {by_list:.2}\n");
    }
}

/// Returns the best time of each library; all must agree on the count.
fn race(libraries: &[(&str, Perft)], fen: &str, depth: u32, bulk: bool, rounds: u32) -> Vec<Duration> {
    let mut best = vec![Duration::MAX; libraries.len()];
    for _ in 0..rounds {
        let mut agreed = None;
        for ((name, perft), best) in libraries.iter().zip(&mut best) {
            let (leaves, time) = perft(fen, depth, bulk);
            assert_eq!(*agreed.get_or_insert(leaves), leaves, "{name} counts otherwise for {fen}");
            *best = time.min(*best);
        }
    }
    best
}
