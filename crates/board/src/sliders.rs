//! Attacks of bishops, rooks and queens (Articles 3.2-3.5), by the fastest method that the CPU supports.
//!
//! Two implementations give the same results: [`Portable`], arithmetic on lines that runs everywhere, and `Bmi2`,
//! tables indexed by the PEXT instruction. The choice is made once at run time, so that one binary runs on every CPU.
//! Code that needs the fast one is written once, generic over [`Sliders`], and passed to [`dispatch`].
//!
//! This is the only module with unsafe code. It calls functions compiled for BMI2, and reads a table without a bounds
//! check. Both are sound because a `Bmi2` value exists only if the CPU was detected to have those instructions, and
//! because the index is built from the masks whose sizes laid out the table. Without it the start position's perft
//! takes 1.8 times as long.
#![expect(unsafe_code, reason = "runtime choice of instructions, see above")]

use crate::rays::{DIAGONAL, ORTHOGONAL, walk};
use crate::{Bitboard, Square};

/// A method of computing slider attacks.
pub(crate) trait Sliders: Copy {
    /// Returns the squares a rook attacks, including the first occupied one in each direction.
    fn rook(self, square: Square, occupied: u64) -> u64;
    /// Returns the squares a bishop attacks.
    fn bishop(self, square: Square, occupied: u64) -> u64;
    /// Runs a kernel in a separate function, as recursive kernels need.
    fn enter<K: Kernel>(self, kernel: K) -> K::Output;
}

/// Work that is compiled once for each implementation of [`Sliders`].
///
/// `run` and all hot code below it must be `#[inline(always)]`, otherwise it is not compiled for BMI2.
pub(crate) trait Kernel {
    /// The result of the work.
    type Output;
    /// Does the work.
    fn run<S: Sliders>(self, sliders: S) -> Self::Output;
}

/// Runs a kernel with the fastest sliders this processor has.
#[inline]
pub(crate) fn dispatch<K: Kernel>(kernel: K) -> K::Output {
    #[cfg(target_arch = "x86_64")]
    if let Some(bmi2) = Bmi2::detected() {
        return bmi2.enter(kernel);
    }
    Portable.enter(kernel)
}

/// Returns the squares a rook attacks (3.3).
pub fn rook_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    struct Rook(Square, u64);
    impl Kernel for Rook {
        type Output = u64;
        #[inline(always)]
        fn run<S: Sliders>(self, sliders: S) -> u64 {
            sliders.rook(self.0, self.1)
        }
    }
    Bitboard(dispatch(Rook(square, occupied.0)))
}

/// Returns the squares a bishop attacks (3.2).
pub fn bishop_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    struct Bishop(Square, u64);
    impl Kernel for Bishop {
        type Output = u64;
        #[inline(always)]
        fn run<S: Sliders>(self, sliders: S) -> u64 {
            sliders.bishop(self.0, self.1)
        }
    }
    Bitboard(dispatch(Bishop(square, occupied.0)))
}

/// Sliders by obstruction difference: on each line, subtracts the nearest obstacle below from the nearest above.
#[derive(Clone, Copy)]
pub(crate) struct Portable;

/// The two halves of a line through a square.
#[derive(Clone, Copy)]
struct RayPair {
    lower: u64,
    upper: u64,
}

static LINES: [[RayPair; 4]; 64] = line_table();

impl RayPair {
    #[inline(always)]
    fn attacks(self, occupied: u64) -> u64 {
        let below = self.lower & occupied;
        let above = self.upper & occupied;
        // From the nearest obstacle below (or the line's end) up to the nearest above.
        let from_below = u64::MAX << ((below | 1).leading_zeros() ^ 63);
        let up_to_above = above ^ above.wrapping_sub(1);
        from_below & up_to_above & (self.lower | self.upper)
    }
}

impl Sliders for Portable {
    #[inline(always)]
    fn rook(self, square: Square, occupied: u64) -> u64 {
        let [rank, file, _, _] = LINES[square.index()];
        rank.attacks(occupied) | file.attacks(occupied)
    }

    #[inline(always)]
    fn bishop(self, square: Square, occupied: u64) -> u64 {
        let [_, _, rising, falling] = LINES[square.index()];
        rising.attacks(occupied) | falling.attacks(occupied)
    }

    #[inline]
    fn enter<K: Kernel>(self, kernel: K) -> K::Output {
        kernel.run(self)
    }
}

const fn line_table() -> [[RayPair; 4]; 64] {
    // The upward direction of each line: along the rank, the file, and the two diagonals.
    const UP: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];
    const NOWHERE: (i8, i8) = (8, 8);
    let mut table = [[RayPair { lower: 0, upper: 0 }; 4]; 64];
    let mut i = 0;
    while i < 64 {
        let square = Square::new(i as u8);
        let mut j = 0;
        while j < 4 {
            let (files, ranks) = UP[j];
            table[i][j].upper = walk(square, 0, [(files, ranks), NOWHERE, NOWHERE, NOWHERE]);
            table[i][j].lower = walk(square, 0, [(-files, -ranks), NOWHERE, NOWHERE, NOWHERE]);
            j += 1;
        }
        i += 1;
    }
    table
}

#[cfg(target_arch = "x86_64")]
use bmi2::Bmi2;

#[cfg(target_arch = "x86_64")]
mod bmi2 {
    use super::{DIAGONAL, Kernel, ORTHOGONAL, Sliders, Square, walk};
    use std::arch::x86_64::{__cpuid, _pdep_u64, _pext_u64};
    use std::sync::OnceLock;

    /// Compiles a kernel with the instructions that [`Bmi2`] proves to be there.
    #[target_feature(enable = "bmi1,bmi2,popcnt,lzcnt")]
    fn run_with_bmi2<K: Kernel>(kernel: K, sliders: Bmi2) -> K::Output {
        kernel.run(sliders)
    }

    /// Sliders by table; proof that the CPU has BMI1, BMI2, POPCNT and LZCNT, and a fast PEXT.
    #[derive(Clone, Copy)]
    pub(super) struct Bmi2(&'static Tables);

    /// One square's part of the table.
    #[derive(Clone, Copy, Default)]
    struct SquareAttacks {
        /// The squares whose occupancy matters.
        relevant: u64,
        /// The slider's lines on an empty board.
        lines: u64,
        /// The offset of this square's part.
        offset: usize,
    }

    struct Tables {
        rook: [SquareAttacks; 64],
        bishop: [SquareAttacks; 64],
        /// Attacks as subsets of `lines`, packed by PEXT: a quarter of the memory of sets of squares.
        packed: Box<[u16]>,
    }

    impl Bmi2 {
        /// Returns the tables, if this CPU supports them. They are built at the first call, in about a millisecond.
        #[inline]
        pub(super) fn detected() -> Option<Self> {
            static TABLES: OnceLock<Option<Tables>> = OnceLock::new();
            TABLES.get_or_init(|| is_fast().then(Tables::build)).as_ref().map(Self)
        }

        #[inline(always)]
        fn attacks(self, entry: SquareAttacks, occupied: u64) -> u64 {
            // SAFETY: `self` proves that the processor has BMI2; and `packed` has, from `offset` on, an element for each
            // value that PEXT with `relevant` can give.
            unsafe {
                let index = entry.offset + _pext_u64(occupied, entry.relevant) as usize;
                debug_assert!(index < self.0.packed.len());
                _pdep_u64(u64::from(*self.0.packed.get_unchecked(index)), entry.lines)
            }
        }
    }

    impl Sliders for Bmi2 {
        #[inline(always)]
        fn rook(self, square: Square, occupied: u64) -> u64 {
            self.attacks(self.0.rook[square.index()], occupied)
        }

        #[inline(always)]
        fn bishop(self, square: Square, occupied: u64) -> u64 {
            self.attacks(self.0.bishop[square.index()], occupied)
        }

        #[inline(always)]
        fn enter<K: Kernel>(self, kernel: K) -> K::Output {
            // SAFETY: a `Bmi2` exists only on a processor with these instructions.
            unsafe { run_with_bmi2(kernel, self) }
        }
    }

    /// Returns whether PEXT exists and is not microcoded: AMD processors before Zen 3 (family 19h) take hundreds of
    /// cycles.
    fn is_fast() -> bool {
        let has = is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("lzcnt");
        has && !is_amd_before_zen3()
    }

    fn is_amd_before_zen3() -> bool {
        let vendor = __cpuid(0);
        let name = [vendor.ebx, vendor.edx, vendor.ecx];
        // "AuthenticAMD", and "HygonGenuine", whose processors are based on the first Zen.
        let is_amd = name == [0x6874_7541, 0x6974_6e65, 0x444d_4163] || name == [0x6f67_7948, 0x6e65_476e, 0x656e_6975];
        let signature = __cpuid(1).eax;
        let family = (signature >> 8 & 0xf) + (signature >> 20 & 0xff);
        is_amd && family < 0x19
    }

    impl Tables {
        fn build() -> Self {
            let mut packed = Vec::with_capacity(107_648);
            let rook = Self::build_for(ORTHOGONAL, &mut packed);
            let bishop = Self::build_for(DIAGONAL, &mut packed);
            Self { rook, bishop, packed: packed.into_boxed_slice() }
        }

        fn build_for(directions: [(i8, i8); 4], packed: &mut Vec<u16>) -> [SquareAttacks; 64] {
            std::array::from_fn(|number| {
                let square = Square::new(number as u8);
                let lines = walk(square, 0, directions);
                let relevant = lines & !ends(square);
                let offset = packed.len();
                // The subsets of `relevant` in the order PEXT numbers them.
                let mut occupied = 0u64;
                loop {
                    packed.push(pack(walk(square, occupied, directions), lines));
                    occupied = occupied.wrapping_sub(relevant) & relevant;
                    if occupied == 0 {
                        break;
                    }
                }
                SquareAttacks { relevant, lines, offset }
            })
        }
    }

    /// Returns the last squares of the lines from a square, which are attacked whether occupied or not.
    fn ends(square: Square) -> u64 {
        const RANKS: u64 = 0xff00_0000_0000_00ff;
        const FILES: u64 = 0x8181_8181_8181_8181;
        let own_rank = 0xff << (square.rank() * 8);
        let own_file = 0x0101_0101_0101_0101 << square.file();
        (RANKS & !own_rank) | (FILES & !own_file)
    }

    /// Emulates PEXT; a line set has at most 14 squares.
    fn pack(mut attacks: u64, mut lines: u64) -> u16 {
        let mut packed = 0;
        let mut bit = 0;
        while lines != 0 {
            let lowest = lines & lines.wrapping_neg();
            packed |= u16::from(attacks & lowest != 0) << bit;
            attacks &= !lowest;
            lines ^= lowest;
            bit += 1;
        }
        packed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn all_implementations_see_what_walking_sees(number in 0u8..64, a: u64, b: u64) {
            let square = Square::new(number);
            for occupied in [a, a & b, a & b & b.rotate_left(17), a | b] {
                let rook = walk(square, occupied, ORTHOGONAL);
                let bishop = walk(square, occupied, DIAGONAL);
                prop_assert_eq!(Portable.rook(square, occupied), rook);
                prop_assert_eq!(Portable.bishop(square, occupied), bishop);
                prop_assert_eq!(rook_attacks(square, Bitboard(occupied)).0, rook);
                prop_assert_eq!(bishop_attacks(square, Bitboard(occupied)).0, bishop);
            }
        }
    }
}
