//! Weights compared criterion by criterion.
//!
//! The criteria of a pairing system have strict priority. Each is a sum over the pairs made, so each gets a digit of a
//! mixed-radix number; the digits are packed into a few 64-bit lanes, and the lanes are compared in order. Lanes never
//! carry into each other, so addition is lane by lane and the whole is an ordered group.

use std::ops::{Add, AddAssign, Sub, SubAssign};

/// A weight of `L` lanes, most important first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Lex<const L: usize>(pub(crate) [i64; L]);

impl<const L: usize> Lex<L> {
    pub(crate) const ZERO: Self = Self([0; L]);

    /// Returns half of it. Exact wherever the matching uses it: all weights are even, see `matching`.
    pub(crate) fn half(self) -> Self {
        Self(self.0.map(|lane| lane / 2))
    }

    /// Returns at least half of it, in every lane.
    pub(crate) fn half_up(self) -> Self {
        Self(self.0.map(|lane| (lane + 1) >> 1))
    }

    pub(crate) fn is_zero(&self) -> bool {
        self.0.iter().all(|lane| *lane == 0)
    }

    pub(crate) fn add_digit(&mut self, digit: Digit, value: i64) {
        if let Some(lane) = self.0.get_mut(digit.lane as usize) {
            *lane += digit.unit * value;
        }
    }
}

impl<const L: usize> Add for Lex<L> {
    type Output = Self;
    #[inline]
    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl<const L: usize> Sub for Lex<L> {
    type Output = Self;
    #[inline]
    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

impl<const L: usize> AddAssign for Lex<L> {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a += b;
        }
    }
}

impl<const L: usize> SubAssign for Lex<L> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a -= b;
        }
    }
}

/// The position of one criterion: a lane, and the value of one unit in it. A criterion that cannot differ has unit 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Digit {
    pub(crate) lane: u16,
    pub(crate) unit: i64,
}

impl Digit {
    /// A criterion that is not used.
    pub(crate) const OFF: Self = Self { lane: 0, unit: 0 };
}

/// Lays out digits from the most to the least important.
pub(crate) struct Layout {
    /// The requested ranges, in order.
    ranges: Vec<i64>,
    lane_limit: i64,
}

impl Layout {
    /// Creates a layout for matchings of `vertices` vertices: a dual variable is an alternating sum of at most that
    /// many weights, so a lane reserves that much room.
    pub(crate) fn new(vertices: usize) -> Self {
        let room = (vertices as i64 + 2).saturating_mul(4);
        Self { ranges: Vec::new(), lane_limit: (1_i64 << 62) / room.max(4) }
    }

    /// Requests a digit whose sums over any two matchings differ by at most `range`; returns its number.
    pub(crate) fn digit(&mut self, range: i64) -> usize {
        self.ranges.push(range.max(0));
        self.ranges.len() - 1
    }

    /// Returns the positions of all requested digits, and the number of lanes. Digits of range 0 are off. The first
    /// lane used is `first`.
    pub(crate) fn place(&self, first: usize) -> (Vec<Digit>, usize) {
        // Fill lanes from the most important digit: collect runs that fit, then assign units from the run's end.
        let mut places = vec![Digit::OFF; self.ranges.len()];
        let mut lane = first;
        let mut start = 0;
        while start < self.ranges.len() {
            let mut product: i64 = 1;
            let mut end = start;
            while let Some(&range) = self.ranges.get(end) {
                match product.checked_mul(range.saturating_add(1)) {
                    Some(next) if next <= self.lane_limit || end == start => product = next,
                    _ => break,
                }
                end += 1;
            }
            let mut unit: i64 = 2; // even, so that halves are exact
            let mut used = false;
            for at in (start..end).rev() {
                let range = self.ranges[at];
                if range > 0 {
                    places[at] = Digit { lane: lane as u16, unit };
                    unit *= range + 1;
                    used = true;
                }
            }
            lane += usize::from(used);
            start = end.max(start + 1);
        }
        (places, lane - first)
    }

    /// Returns how many of the requested digits, from the first, fit in `lanes` lanes.
    pub(crate) fn fit(&self, lanes: usize) -> usize {
        let (places, _) = self.place(0);
        places.iter().take_while(|d| (d.lane as usize) < lanes).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn earlier_digits_outweigh_later_ones() {
        const RANGES: [i64; 6] = [50, 0, 3, 1_000_000_000_000, 1_000_000_000_000, 50];
        let mut layout = Layout::new(100);
        let digits: Vec<usize> = RANGES.iter().map(|r| layout.digit(*r)).collect();
        let (places, lanes) = layout.place(0);
        assert!(lanes >= 2);
        assert_eq!(places[digits[1]], Digit::OFF);
        for (at, (&digit, range)) in digits.iter().zip(RANGES).enumerate() {
            if range == 0 {
                continue;
            }
            let mut one = Lex::<4>::ZERO;
            one.add_digit(places[digit], 1);
            let mut all_lower = Lex::<4>::ZERO;
            for (&lower, most) in digits.iter().zip(RANGES).skip(at + 1) {
                all_lower.add_digit(places[lower], most);
            }
            assert!(one > all_lower, "digit {at}");
        }
    }
}
