//! Shared test helpers.
#![allow(dead_code, clippy::print_stdout, reason = "each test file uses a part of this")]

use adoube_board::{Move, Position, chess960};

/// A small random number generator with a seed, so that every failure can be repeated.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }
}

/// Calls a function for each of many positions of random games, every fourth of them Chess960.
pub(crate) fn random_positions(seed: u64, count: usize, mut each: impl FnMut(&Position, &[Move], &mut Random)) {
    let mut random = Random(seed);
    let mut done = 0;
    while done < count {
        let mut position = match random.below(4) {
            0 => chess960::position(random.below(960) as u16),
            _ => Position::initial(),
        };
        for _ in 0..200 {
            let moves = position.legal_moves();
            if moves.is_empty() || done == count {
                break;
            }
            each(&position, &moves, &mut random);
            done += 1;
            position = position.play(moves[random.below(moves.len())]);
        }
    }
}

/// A number from the environment, to run a test at full length.
pub(crate) fn from_environment(name: &str, default: usize) -> usize {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

/// A file of the shared data; without it the test is skipped.
pub(crate) fn shared(path: &str) -> Option<Vec<u8>> {
    adoube_testing::shared(path).map(|file| std::fs::read(file).unwrap())
}
