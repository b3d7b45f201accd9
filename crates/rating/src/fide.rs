//! FIDE's rating: B.02 «FIDE Rating Regulations» and «FIDE Rapid and Blitz Rating Regulations», both applied from
//! 1 March 2024, with the amendments of 1 December 2024 (rapid and blitz 7.3.1) and 1 October 2025 (8.3.1).
//!
//! Article numbers are those of the standard chapter; in the chapter of rapid and blitz they are one lower from 6 on.

use adoube_tournament::GameOutcome;

use crate::exact::Exact;
use crate::tables;

/// The three rating systems.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Tempo {
    /// Standard.
    #[default]
    Standard,
    /// Rapid.
    Rapid,
    /// Blitz.
    Blitz,
}

impl Tempo {
    /// All types of play.
    pub const ALL: [Self; 3] = [Self::Standard, Self::Rapid, Self::Blitz];

    /// Returns the code on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
        }
    }

    /// Returns the type of play with a code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tempo| tempo.code() == code)
    }

    /// Converts an article number of the standard chapter to that of the type of play's own chapter.
    pub fn article(self, standard: &str) -> String {
        let (first, rest) = standard.split_once('.').unwrap_or((standard, ""));
        match first.parse::<u32>() {
            Ok(number) if self != Self::Standard && number >= 6 => format!("{}.{rest}", number - 1),
            _ => standard.to_owned(),
        }
    }
}

/// The least rating that is published (7.1.2, 7.2.1).
pub const FLOOR: u16 = 1400;
/// The rating of the two hypothetical opponents in a first rating (8.2.2).
pub const SUPPOSED: i64 = 1800;
/// The highest first rating (8.2.3).
pub const MOST_INITIAL: i64 = 2200;
/// The number of games against rated opponents required for a first rating (7.1.4).
pub const INITIAL_GAMES: u32 = 5;
/// The number of months for which results count towards a first rating (7.1.4).
pub const POOL_MONTHS: u32 = 26;

/// Returns half points of an outcome.
pub const fn half_points(outcome: GameOutcome) -> u32 {
    match outcome {
        GameOutcome::Win => 2,
        GameOutcome::Draw => 1,
        GameOutcome::Loss => 0,
    }
}

/// 1.1: the time each player has for a game of 60 moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RateOfPlay {
    /// White's seconds for 60 moves.
    pub white_s: u32,
    /// Black's seconds.
    pub black_s: u32,
}

impl RateOfPlay {
    /// Parses a time control as in TRF: `5400+30`, `40/6000+30:900+30`, `W300-B240`. Each period is seconds, or moves
    /// and seconds, with the increment per move; `None` for any other format.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        if let Some(white) = text.strip_prefix('W') {
            let (white, black) = white.split_once("-B")?;
            return Some(Self { white_s: Self::seconds(white)?, black_s: Self::seconds(black)? });
        }
        let seconds = Self::seconds(text)?;
        Some(Self { white_s: seconds, black_s: seconds })
    }

    fn seconds(text: &str) -> Option<u32> {
        let number = |text: &str| text.parse::<u32>().ok().filter(|number| *number <= 1_000_000);
        let mut total = 0_u32;
        let mut moves_left = 60;
        for period in text.split(':') {
            let (moves, time) = match period.split_once('/') {
                Some((moves, time)) => (Some(number(moves)?), time),
                None => (None, period),
            };
            let (base, increment) = match time.split_once('+') {
                Some((base, increment)) => (number(base)?, number(increment)?),
                None => (number(time)?, 0),
            };
            let here = moves.unwrap_or(moves_left).min(moves_left);
            total = total.checked_add(base)?.checked_add(increment.checked_mul(here)?)?;
            moves_left -= here;
        }
        Some(total)
    }

    /// Returns the type of play of a time control by its length alone; `None` if it is too short for any.
    pub const fn tempo(self) -> Option<Tempo> {
        let seconds = if self.white_s < self.black_s { self.white_s } else { self.black_s };
        match seconds {
            3600.. => Some(Tempo::Standard),
            601.. => Some(Tempo::Rapid),
            181.. => Some(Tempo::Blitz),
            _ => None,
        }
    }

    /// Returns whether a game between two ratings (0 for none) with this time control is rated.
    pub fn suits(self, tempo: Tempo, ratings: [u16; 2]) -> bool {
        let [least, most] = [self.white_s.min(self.black_s), self.white_s.max(self.black_s)];
        let highest = ratings.into_iter().max().unwrap_or(0);
        match tempo {
            Tempo::Standard => {
                let minutes = match highest {
                    2400.. => 120,
                    1800.. => 90,
                    _ => 60,
                };
                least >= minutes * 60
            }
            Tempo::Rapid => least == most && least > 600 && least < 3600,
            Tempo::Blitz => least == most && least > 180 && least <= 600,
        }
    }
}

/// One game of a rated player against a rated opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameChange {
    /// The opponent's rating.
    pub opponent: u16,
    /// The player's rating minus the opponent's.
    pub difference: i32,
    /// The difference after the 400-point rule.
    pub used: i32,
    /// Percentage expected.
    pub percent: u8,
    /// The half points scored.
    pub half_points: u32,
}

impl GameChange {
    /// Returns the score minus the expected score in hundredths.
    pub fn delta_hundredths(&self) -> i64 {
        i64::from(self.half_points) * 50 - i64::from(self.percent)
    }
}

/// 8.3.1: returns the difference to use: at most 400, except for players of 2650 or more in standard chess.
pub fn used_difference(own: u16, opponent: u16, tempo: Tempo) -> i32 {
    let difference = i32::from(own) - i32::from(opponent);
    if tempo == Tempo::Standard && own >= 2650 { difference } else { difference.clamp(-400, 400) }
}

/// Rapid and blitz 7.3.1, since 1 December 2024: returns whether a game is rated; not if the ratings differ by 600 or
/// more and one is above 2600.
pub fn is_rated_pair(ratings: [u16; 2], tempo: Tempo) -> bool {
    let [a, b] = ratings;
    tempo == Tempo::Standard || a.abs_diff(b) < 600 || a.max(b) <= 2600
}

/// 8.3.2: calculates one game.
pub fn game(own: u16, opponent: u16, half_points: u32, tempo: Tempo) -> GameChange {
    let used = used_difference(own, opponent, tempo);
    GameChange {
        opponent,
        difference: i32::from(own) - i32::from(opponent),
        used,
        percent: tables::expected(used),
        half_points: half_points.min(2),
    }
}

/// The history that decides the coefficient K (8.3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct KFactorHistory {
    /// The rating.
    pub rating: u16,
    /// The highest rating ever published; at least the current one.
    pub highest: u16,
    /// Rated games so far.
    pub games: u32,
    /// Year of birth, if known.
    pub born: Option<u16>,
}

/// The reason for a K factor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KReason {
    /// 2400 was reached once.
    Reached2400,
    /// Until the end of the year of the 18th birthday, below 2300.
    Junior,
    /// New: fewer than 30 games.
    New,
    /// Below 2400.
    Usual,
    /// Given by the list or the user.
    Given,
}

impl KReason {
    const ALL: [Self; 5] = [Self::Reached2400, Self::Junior, Self::New, Self::Usual, Self::Given];

    /// Returns the code in records.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Reached2400 => "2400",
            Self::Junior => "junior",
            Self::New => "new",
            Self::Usual => "usual",
            Self::Given => "list",
        }
    }

    /// Returns the reason with a code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.code() == code)
    }
}

/// 8.3.3: returns the K factor and its reason, in the order that FIDE's own lists follow.
pub fn coefficient(career: KFactorHistory, year: Option<u16>) -> (u8, KReason) {
    let highest = career.highest.max(career.rating);
    let young = match (career.born, year) {
        (Some(born), Some(year)) => born > 0 && year.saturating_sub(born) <= 18,
        _ => false,
    };
    if highest >= 2400 {
        (10, KReason::Reached2400)
    } else if young && highest < 2300 {
        (40, KReason::Junior)
    } else if career.games < 30 {
        (40, KReason::New)
    } else {
        (20, KReason::Usual)
    }
}

/// 8.3.3, last sentence: limits K so that K times the games of a period does not exceed 700.
pub fn bounded_k(k: u8, games: u32) -> u8 {
    match 700_u32.checked_div(games) {
        Some(most) if u32::from(k) > most => most as u8,
        _ => k,
    }
}

/// The change of a rated player in a period.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FideChange {
    /// The previous rating.
    pub own: u16,
    /// Each game.
    pub games: Vec<GameChange>,
    /// K by the rules or the list.
    pub k: u8,
    /// Why.
    pub reason: KReason,
    /// K used, after the bound of 700.
    pub k_used: u8,
    /// The sum of score minus expectation.
    pub sum: Exact,
    /// The sum times K.
    pub exact: Exact,
    /// Rounded, halves away from zero (8.3.4).
    pub rounded: i64,
    /// The new rating.
    pub new: u16,
}

impl FideChange {
    /// Returns the published rating: none below 1400 (7.2.1).
    pub fn published(&self) -> Option<u16> {
        (self.new >= FLOOR).then_some(self.new)
    }
}

/// 8.3.2-8.3.4: multiplies a sum in hundredths by K; returns the exact change, the rounded one, and the new rating.
pub fn apply(own: u16, k: u8, sum_hundredths: i64) -> (Exact, i64, u16) {
    let exact = Exact::hundredths(sum_hundredths.saturating_mul(i64::from(k)));
    let rounded = exact.round_half_away();
    let new = (i64::from(own) + rounded).clamp(0, 9999);
    (exact, rounded, u16::try_from(new).unwrap_or(0))
}

/// 8.3: calculates the change of a rated player from the games of a period against rated opponents.
pub fn change(own: u16, games: Vec<GameChange>, k: (u8, KReason)) -> FideChange {
    let hundredths: i64 = games.iter().map(GameChange::delta_hundredths).sum();
    let k_used = bounded_k(k.0, u32::try_from(games.len()).unwrap_or(u32::MAX));
    let (exact, rounded, new) = apply(own, k_used, hundredths);
    FideChange { own, games, k: k.0, reason: k.1, k_used, sum: Exact::hundredths(hundredths), exact, rounded, new }
}

/// Results waiting for a first rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pool {
    /// Games against rated opponents.
    pub games: u32,
    /// Points in halves.
    pub half_points: u32,
    /// Sum of the opponents' ratings.
    pub sum: i64,
}

impl Pool {
    /// Adds both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            games: self.games.saturating_add(other.games),
            half_points: self.half_points.saturating_add(other.half_points),
            sum: self.sum.saturating_add(other.sum),
        }
    }
}

/// A first rating, step by step (8.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Initial {
    /// The games.
    pub pool: Pool,
    /// The average including the two hypothetical opponents of 1800.
    pub average: Exact,
    /// The percentage including two draws, as an integer, halves up.
    pub percent: u8,
    /// The difference of table 8.1.1.
    pub difference: i16,
    /// Their sum, rounded, halves up, at most 2200.
    pub rating: u16,
}

impl Initial {
    /// Returns the published rating: none below 1400 (7.1.4).
    pub fn published(&self) -> Option<u16> {
        (self.rating >= FLOOR).then_some(self.rating)
    }
}

/// 7.1.4 and 8.2: calculates a first rating; `None` with fewer than five games against rated opponents.
pub fn initial(pool: Pool) -> Option<Initial> {
    if pool.games < INITIAL_GAMES {
        return None;
    }
    let games = pool.games.saturating_add(2);
    let average = Exact::ratio(pool.sum.saturating_add(2 * SUPPOSED), i64::from(games))?;
    let percent = tables::percentage(pool.half_points.saturating_add(2), games)?;
    let difference = tables::fide_difference(percent);
    let exact = average + Exact::whole(difference.into());
    let rating = exact.round_half_up().clamp(0, MOST_INITIAL);
    Some(Initial { pool, average, percent, difference, rating: u16::try_from(rating).unwrap_or(0) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_of_rapid_and_blitz_are_one_lower_from_6_on() {
        let cases = [("8.3.3", "7.3.3"), ("7.2.1", "6.2.1"), ("5.1", "5.1"), ("1.1", "1.1"), ("8.1.2", "7.1.2")];
        for (standard, other) in cases {
            assert_eq!(Tempo::Standard.article(standard), standard);
            assert_eq!((Tempo::Rapid.article(standard), Tempo::Blitz.article(standard)), (other.into(), other.into()));
        }
        for reason in KReason::ALL {
            assert_eq!(KReason::from_code(reason.code()), Some(reason));
        }
    }

    #[test]
    fn b02_1_1_rate_of_play() {
        let cases = [
            ("5400+30", 7200),
            ("5400", 5400),
            ("40/6000+30:900+30", 8700),
            ("40/7200:20/3600:900", 11700),
            ("180+2", 300),
            ("60/3600:900+30", 4500),
        ];
        for (text, seconds) in cases {
            assert_eq!(RateOfPlay::parse(text).map(|rate| rate.white_s), Some(seconds), "{text}");
        }
        assert_eq!(RateOfPlay::parse("W300-B240"), Some(RateOfPlay { white_s: 300, black_s: 240 }));
        for text in ["", "90 min", "5400+", "40/", "9999999", "W1", "-5"] {
            assert_eq!(RateOfPlay::parse(text), None, "{text}");
        }
        let minutes = |m: u32| RateOfPlay { white_s: m * 60, black_s: m * 60 };
        let suits = [
            (minutes(120), Tempo::Standard, [2400, 1500], true),
            (minutes(119), Tempo::Standard, [2400, 1500], false),
            (minutes(90), Tempo::Standard, [1800, 2399], true),
            (minutes(89), Tempo::Standard, [1800, 0], false),
            (minutes(60), Tempo::Standard, [1799, 0], true),
            (minutes(60), Tempo::Rapid, [1799, 0], false),
            (minutes(59), Tempo::Rapid, [2800, 0], true),
            (minutes(10), Tempo::Rapid, [2000, 0], false),
            (minutes(10), Tempo::Blitz, [2000, 0], true),
            (minutes(3), Tempo::Blitz, [2000, 0], false),
            (RateOfPlay { white_s: 300, black_s: 240 }, Tempo::Blitz, [2000, 2000], false),
        ];
        for (rate, tempo, ratings, expected) in suits {
            assert_eq!(rate.suits(tempo, ratings), expected, "{rate:?} {tempo:?} {ratings:?}");
        }
    }

    #[test]
    fn b02_8_3_1_the_rule_of_400_points() {
        assert_eq!(used_difference(2000, 1500, Tempo::Standard), 400);
        assert_eq!(used_difference(1500, 2000, Tempo::Standard), -400);
        assert_eq!(used_difference(2649, 2000, Tempo::Standard), 400);
        assert_eq!(used_difference(2650, 2000, Tempo::Standard), 650);
        assert_eq!(used_difference(2000, 2650, Tempo::Standard), -400, "the one whose rating is computed decides");
        assert_eq!(used_difference(2650, 2000, Tempo::Rapid), 400);
        assert!(!is_rated_pair([2601, 2001], Tempo::Blitz));
        assert!(is_rated_pair([2600, 2000], Tempo::Blitz));
        assert!(is_rated_pair([2601, 2002], Tempo::Blitz));
        assert!(is_rated_pair([2700, 1500], Tempo::Standard));
    }

    #[test]
    fn b02_8_3_3_coefficients() {
        let career = |rating, highest, games, born| KFactorHistory { rating, highest, games, born };
        let cases = [
            (career(1800, 1800, 29, None), (40, KReason::New)),
            (career(1800, 1800, 30, None), (20, KReason::Usual)),
            (career(2390, 2400, 500, None), (10, KReason::Reached2400)),
            (career(2399, 2399, 500, None), (20, KReason::Usual)),
            (career(2299, 2299, 500, Some(2008)), (40, KReason::Junior)),
            (career(2299, 2299, 500, Some(2007)), (20, KReason::Usual)),
            (career(2290, 2300, 500, Some(2015)), (20, KReason::Usual)),
        ];
        for (career, expected) in cases {
            assert_eq!(coefficient(career, Some(2026)), expected, "{career:?}");
        }
        assert_eq!(bounded_k(40, 17), 40);
        assert_eq!(bounded_k(40, 18), 38);
        assert_eq!(bounded_k(20, 35), 20);
        assert_eq!(bounded_k(20, 36), 19);
        assert_eq!(bounded_k(10, 0), 10);
    }

    #[test]
    fn b02_8_3_4_rounding_is_away_from_zero() {
        assert_eq!(apply(2000, 10, 5).1, 1, "0.5");
        assert_eq!(apply(2000, 10, -5).1, -1, "-0.5");
        assert_eq!(apply(2000, 10, 4).1, 0);
        let games = vec![game(2000, 2100, 2, Tempo::Standard), game(2000, 1900, 1, Tempo::Standard)];
        let change = change(2000, games, (20, KReason::Usual));
        assert_eq!((change.sum.to_string(), change.exact.to_string(), change.new), ("0.5".into(), "10".into(), 2010));
    }

    #[test]
    fn b02_8_2_first_ratings() {
        let pool = |games, half_points, sum| Pool { games, half_points, sum };
        let first = initial(pool(5, 6, 9507)).unwrap();
        assert_eq!((format!("{:.2}", first.average).as_str(), first.percent, first.difference), ("1872.43", 57, 50));
        assert_eq!(first.published(), Some(1922));
        assert_eq!(initial(pool(4, 8, 8000)), None);
        assert_eq!(initial(pool(9, 18, 9 * 2400)).unwrap().rating, 2200, "at most 2200");
        assert_eq!(initial(pool(5, 0, 5 * 1400)).unwrap().published(), None, "below 1400");
    }
}
