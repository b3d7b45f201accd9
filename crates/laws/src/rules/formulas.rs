//! The formulas and tables of the edition of 1985: times after an irregularity (12.06) and the endings with a
//! hundred moves (10.09).

/// Returns the time used at an irregularity, in proportion to the moves (12.06): the reading times the move number of
/// the irregularity, divided by the moves played, rounded down to the millisecond. `None` if no moves were played or
/// the irregularity is after them.
///
/// ```
/// use adoube_laws::proportional_time;
/// const MINUTE_MS: u64 = 60_000;
/// assert_eq!(proportional_time(90 * MINUTE_MS, 20, 30), Some(60 * MINUTE_MS));
/// assert_eq!(proportional_time(60 * MINUTE_MS, 20, 30), Some(40 * MINUTE_MS));
/// ```
pub fn proportional_time(used_ms: u64, irregularity_at: u32, moves_played: u32) -> Option<u64> {
    if moves_played == 0 || irregularity_at > moves_played {
        return None;
    }
    let scaled = u128::from(used_ms) * u128::from(irregularity_at) / u128::from(moves_played);
    u64::try_from(scaled).ok()
}

/// An ending in which fifty moves become a hundred (10.09), and its article.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HundredMoveEnding {
    /// King, rook and bishop against king and rook.
    RookAndBishopAgainstRook,
    /// King and two knights against king and pawn, within [`TWO_KNIGHTS_PAWN_LIMITS`].
    TwoKnightsAgainstPawn,
    /// King, rook and pawn against king, bishop and pawn, as in [`WRONG_ROOK_PAWNS`].
    RookAndPawnAgainstBishopAndPawn,
}

impl HundredMoveEnding {
    /// Returns the article of 1985.
    pub const fn article(self) -> &'static str {
        match self {
            Self::RookAndBishopAgainstRook => "10.09.a",
            Self::TwoKnightsAgainstPawn => "10.09.b",
            Self::RookAndPawnAgainstBishopAndPawn => "10.09.c",
        }
    }
}

/// The limits of the pawn against two knights (10.09.b.ii), by file from a to h; it must also be safely blocked by a
/// knight (10.09.b.i).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PawnLimits {
    /// The lowest permitted rank of a black pawn.
    pub black_at_least: [u8; 8],
    /// The highest permitted rank of a white pawn.
    pub white_at_most: [u8; 8],
}

/// The limits of 10.09.b.ii.
pub const TWO_KNIGHTS_PAWN_LIMITS: PawnLimits =
    PawnLimits { black_at_least: [4, 6, 5, 4, 4, 5, 6, 4], white_at_most: [5, 3, 4, 5, 5, 4, 3, 5] };

/// A set-up of rook and pawn against bishop and pawn (10.09.c.i to 10.09.c.iii).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RookPawns {
    /// The article.
    pub article: &'static str,
    /// Whether White has the rook.
    pub white_has_rook: bool,
    /// The square of the white pawn.
    pub white_pawn: &'static str,
    /// The square of the black pawn.
    pub black_pawn: &'static str,
    /// Whether the bishop runs on dark squares.
    pub dark_squared_bishop: bool,
}

const fn rook_pawns(
    article: &'static str,
    white_pawn: &'static str,
    black_pawn: &'static str,
    dark_squared_bishop: bool,
) -> RookPawns {
    let white_has_rook = !matches!(article.as_bytes(), b"10.09.c.iii");
    RookPawns { article, white_has_rook, white_pawn, black_pawn, dark_squared_bishop }
}

/// The set-ups of 10.09.c.
pub const WRONG_ROOK_PAWNS: [RookPawns; 4] = [
    rook_pawns("10.09.c.i", "a2", "a3", true),
    rook_pawns("10.09.c.ii", "h2", "h3", false),
    rook_pawns("10.09.c.iii", "h6", "h7", true),
    rook_pawns("10.09.c.iii", "a6", "a7", false),
];

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn article_12_06_scales_the_reading() {
        let cases = [
            (5_400_000, 20, 30, Some(3_600_000)),
            (3_600_000, 20, 30, Some(2_400_000)),
            (1000, 1, 3, Some(333)),
            (1000, 0, 3, Some(0)),
            (1000, 4, 3, None),
            (1000, 0, 0, None),
            (u64::MAX, u32::MAX, u32::MAX, Some(u64::MAX)),
        ];
        for (used_ms, at, played, expected) in cases {
            assert_eq!(proportional_time(used_ms, at, played), expected, "{used_ms} {at}/{played}");
        }
    }

    #[test]
    fn article_10_09_b_mirrors_its_limits() {
        let limits = TWO_KNIGHTS_PAWN_LIMITS;
        for (black, white) in limits.black_at_least.into_iter().zip(limits.white_at_most) {
            assert_eq!(black + white, 9);
        }
    }

    proptest! {
        #[test]
        fn scaled_times_never_grow(used_ms in any::<u64>(), at in any::<u32>(), played in any::<u32>()) {
            match proportional_time(used_ms, at, played) {
                Some(scaled) => prop_assert!(scaled <= used_ms && at <= played),
                None => prop_assert!(played == 0 || at > played),
            }
        }
    }
}
