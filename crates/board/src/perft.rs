//! Perft: the number of move sequences of a given length, for verifying a move generator.

use crate::Color;
use crate::generate::{Count, Each, Sink, generate};
use crate::moves::Move;
use crate::position::Position;
use crate::sliders::{Kernel, Sliders, dispatch};
use std::hint::black_box;

impl Position {
    /// Returns the number of legal move sequences of this length. The last moves are counted without being played.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        match self.turn() {
            Color::White => dispatch(Perft::<true, true> { position: self, depth }),
            Color::Black => dispatch(Perft::<false, true> { position: self, depth }),
        }
    }

    /// Returns the same number, but plays every move of every sequence, for benchmarks of playing moves.
    pub fn perft_playing_every_move(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        match self.turn() {
            Color::White => dispatch(Perft::<true, false> { position: self, depth }),
            Color::Black => dispatch(Perft::<false, false> { position: self, depth }),
        }
    }

    /// Returns, for each legal move, the number of sequences that begin with it.
    pub fn divide(&self, depth: u32) -> impl Iterator<Item = (Move, u64)> {
        let position = *self;
        let moves = if depth == 0 { Vec::new() } else { self.legal_moves().to_vec() };
        moves.into_iter().map(move |mv| (mv, position.play(mv).perft(depth - 1)))
    }
}

/// Counts the sequences of at least one move.
struct Perft<'a, const WHITE: bool, const BULK: bool> {
    position: &'a Position,
    depth: u32,
}

/// The type of the other side's kernel.
trait Reply {
    fn reply<S: Sliders>(position: &Position, depth: u32, sliders: S) -> u64;
}

impl<const BULK: bool> Reply for Perft<'_, true, BULK> {
    #[inline(always)]
    fn reply<S: Sliders>(position: &Position, depth: u32, sliders: S) -> u64 {
        sliders.enter(Perft::<false, BULK> { position, depth })
    }
}

impl<const BULK: bool> Reply for Perft<'_, false, BULK> {
    #[inline(always)]
    fn reply<S: Sliders>(position: &Position, depth: u32, sliders: S) -> u64 {
        sliders.enter(Perft::<true, BULK> { position, depth })
    }
}

impl<const WHITE: bool, const BULK: bool> Kernel for Perft<'_, WHITE, BULK>
where
    Self: Reply,
{
    type Output = u64;

    #[inline(always)]
    fn run<S: Sliders>(self, sliders: S) -> u64 {
        let Self { position, depth } = self;
        if depth == 1 && BULK {
            let mut count = Count(0);
            generate::<WHITE, S>(position, sliders, &mut count);
            return count.0;
        }
        if depth == 1 {
            let mut last = LastMoves::<WHITE> { position, total: 0 };
            generate::<WHITE, S>(position, sliders, &mut last);
            return last.total;
        }
        let mut total = 0;
        let mut sink = Each(|mv| total += Self::reply(&position.play_as::<WHITE>(mv), depth - 1, sliders));
        generate::<WHITE, S>(position, sliders, &mut sink);
        total
    }
}

/// Plays each move. A closure passed to [`Each`] would not be inlined, so it would neither know the kind of move nor
/// use the CPU's special instructions.
struct LastMoves<'a, const WHITE: bool> {
    position: &'a Position,
    total: u64,
}

impl<const WHITE: bool> LastMoves<'_, WHITE> {
    #[inline(always)]
    fn play(&mut self, mv: Move) {
        black_box(&self.position.play_as::<WHITE>(mv));
        self.total += 1;
    }
}

impl<const WHITE: bool> Sink for LastMoves<'_, WHITE> {
    #[inline(always)]
    fn single(&mut self, mv: Move) {
        self.play(mv);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sliders::Portable;
    use crate::{Setup, Variant};

    /// A processor with PEXT would otherwise never run the portable code.
    #[test]
    fn portable_sliders_count_the_same() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        ] {
            let position = Setup::from_fen(fen, Variant::Chess960).unwrap().playable().unwrap();
            for depth in 1..=4 {
                let counted = Portable.enter(Perft::<true, true> { position: &position, depth });
                let played = Portable.enter(Perft::<true, false> { position: &position, depth });
                assert_eq!((counted, played), (position.perft(depth), position.perft(depth)), "{fen} {depth}");
            }
        }
    }
}
