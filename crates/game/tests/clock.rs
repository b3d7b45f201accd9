//! The chessclock (Article 6) against FIDE's requirements for digital clocks; `docs/clock.md` lists the test for each.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

use adoube_board::Color::{Black, White};
use adoube_game::{ChessClock, Span, TimePeriod, analogue_periods};
use proptest::prelude::*;

fn s(seconds: u64) -> Span {
    Span::from_s(seconds)
}

fn fischer(base: u64, increment: u64) -> Vec<TimePeriod> {
    vec![TimePeriod { increment: s(increment), ..TimePeriod::plain(s(base)) }]
}

fn two_periods(moves: u16, first: u64, second: u64) -> Vec<TimePeriod> {
    vec![TimePeriod { moves: Some(moves), ..TimePeriod::plain(s(first)) }, TimePeriod::plain(s(second))]
}

#[test]
fn shows_at_all_times_what_is_left_for_the_next_move() {
    let mut clock = ChessClock::new(fischer(5400, 30));
    // The increment of the first move is included.
    assert_eq!((clock.remaining(White), clock.remaining(Black)), (s(5430), s(5430)));
    clock.start(White, s(0));
    clock.advance(Span::from_ms(1), [0, 0]);
    assert_eq!(clock.remaining(White), Span::from_ms(5_429_999));
    clock.advance(s(10), [0, 0]);
    clock.press(White, s(10));
    assert_eq!(clock.remaining(White), s(5450));
}

#[test]
fn tells_which_clock_runs() {
    let mut clock = ChessClock::new(fischer(60, 0));
    assert_eq!(clock.running(), None);
    clock.start(White, s(0));
    assert_eq!(clock.running(), Some(White));
    clock.press(White, s(1));
    assert_eq!(clock.running(), Some(Black));
    clock.stop();
    assert_eq!(clock.running(), None);
}

#[test]
fn tells_which_flag_fell_first() {
    let mut clock = ChessClock::new(fischer(10, 0));
    clock.start(White, s(0));
    clock.advance(s(12), [0, 0]);
    clock.press(White, s(12));
    clock.advance(s(30), [0, 0]);
    let falls: Vec<_> = clock.falls().iter().map(|fall| (fall.who, fall.at, fall.complete)).collect();
    assert_eq!(falls, [(White, s(10), false), (Black, s(22), false)]);
}

#[test]
fn adds_no_time_once_the_last_control_is_passed() {
    let mut clock = ChessClock::new(fischer(10, 5));
    clock.start(White, s(0));
    clock.advance(s(20), [0, 0]);
    clock.press(White, s(20));
    assert_eq!(clock.remaining(White), s(0));
}

#[test]
fn a_period_ends_when_its_time_is_used_up_and_the_rest_is_kept() {
    // 6.3.2: 400 seconds of the first period are kept for the second.
    let mut clock = ChessClock::new(two_periods(40, 5400, 1800));
    clock.start(White, s(0));
    clock.advance(s(5000), [39, 39]);
    clock.press(White, s(5000));
    clock.press(Black, s(5000));
    clock.advance(s(5400), [40, 40]);
    assert_eq!(clock.remaining(White), s(1800));
    assert_eq!(clock.falls().iter().map(|fall| (fall.at, fall.complete)).collect::<Vec<_>>(), [(s(5400), true)]);
    clock.advance(s(7199), [40, 40]);
    assert_eq!(clock.remaining(White), s(1));
}

#[test]
fn without_the_moves_of_the_period_the_flag_stays_down() {
    let mut clock = ChessClock::new(two_periods(40, 5400, 1800));
    clock.start(White, s(0));
    clock.advance(s(5401), [39, 39]);
    assert_eq!((clock.remaining(White), clock.in_last_period(White)), (s(0), false));
    clock.begin_next_period(White);
    assert_eq!((clock.remaining(White), clock.in_last_period(White)), (s(1800), true));
}

#[test]
fn a_delay_runs_before_the_clock_every_move() {
    // 6.3.2: moves of 3, 5 and 9 seconds with a delay of 5 cost 4 seconds.
    let mut clock = ChessClock::new(vec![TimePeriod { delay: s(5), ..TimePeriod::plain(s(3600)) }]);
    let mut now = 0;
    for think in [3, 5, 9] {
        clock.start(White, s(now));
        now += think;
        clock.advance(s(now), [0, 0]);
        clock.press(White, s(now));
    }
    assert_eq!(clock.remaining(White), s(3596));
}

#[test]
fn the_arbiter_corrects_times_and_periods() {
    let mut clock = ChessClock::new(two_periods(40, 5400, 1800));
    clock.start(White, s(0));
    clock.advance(s(100), [0, 0]);
    clock.stop();
    clock.set(White, s(5000));
    clock.give(Black, s(120));
    clock.take(White, s(60), s(100), [0, 0]);
    assert_eq!((clock.remaining(White), clock.remaining(Black)), (s(4940), s(5520)));
    // While the clocks are stopped, no time passes on them.
    clock.advance(s(1000), [0, 0]);
    assert_eq!(clock.remaining(White), s(4940));
}

#[test]
fn a_penalty_may_bring_the_flag_down() {
    let mut clock = ChessClock::new(fischer(60, 0));
    clock.take(White, s(60), s(0), [0, 0]);
    assert_eq!((clock.remaining(White), clock.falls().len()), (s(0), 1));
}

#[test]
fn many_periods_follow_each_other() {
    let period = |moves, base| TimePeriod { moves, ..TimePeriod::plain(s(base)) };
    let mut clock = ChessClock::new(vec![period(Some(40), 100), period(Some(20), 50), period(None, 15)]);
    clock.start(Black, s(0));
    clock.advance(s(100), [0, 40]);
    assert_eq!(clock.remaining(Black), s(50));
    clock.advance(s(150), [0, 60]);
    assert_eq!(clock.remaining(Black), s(15));
    clock.advance(s(165), [0, 80]);
    assert_eq!(clock.falls().iter().map(|fall| fall.complete).collect::<Vec<_>>(), [true, true, false]);
}

#[test]
fn the_six_hour_session_of_the_handbook() {
    // Clock hands at 2:59, controls at 5:00 (40 moves) and 6:00 (60 moves); then 20 moves per hour.
    let hours = |h: u64, m: u64| s(h * 3600 + m * 60);
    let periods = analogue_periods(hours(2, 59), &[(40, hours(5, 0)), (60, hours(6, 0))]).unwrap();
    let mut clock = ChessClock::new(periods);
    assert_eq!(clock.remaining(White), hours(2, 1));
    clock.start(White, s(0));
    clock.advance(hours(2, 1), [40, 0]);
    assert_eq!((clock.remaining(White), clock.control(White)), (s(3600), Some(60)));
    clock.advance(hours(3, 1), [60, 0]);
    assert_eq!((clock.remaining(White), clock.control(White)), (s(3600), Some(80)));
    assert_eq!(analogue_periods(hours(3, 0), &[(40, hours(2, 0))]), None);
    assert_eq!(analogue_periods(hours(3, 0), &[(40, hours(5, 0)), (40, hours(6, 0))]), None);
}

proptest! {
    /// Reading the clock, however often, does not change it.
    #[test]
    fn looking_at_the_clock_changes_nothing(looks in prop::collection::vec(0u64..200_000, 1..30), moves in 0u32..80) {
        let mut looks = looks;
        looks.sort_unstable();
        let mut often = ChessClock::new(two_periods(40, 60, 30));
        let mut once = often.clone();
        often.start(White, s(0));
        once.start(White, s(0));
        for &look in &looks {
            often.advance(Span::from_ms(look), [moves, 0]);
        }
        once.advance(Span::from_ms(*looks.last().unwrap()), [moves, 0]);
        prop_assert_eq!(often, once);
    }

    /// A player's gain or loss never changes the other clock, and only presses add increments.
    #[test]
    fn time_is_conserved(thinks in prop::collection::vec(0u64..9_000, 0..60), increment in 0u64..10) {
        let mut clock = ChessClock::new(fischer(3600, increment));
        clock.start(White, s(0));
        let mut now = Span::ZERO;
        let mut spent = [0u64; 2];
        for (i, think) in thinks.iter().enumerate() {
            let mover = if i % 2 == 0 { White } else { Black };
            now = now.plus(Span::from_ms(*think));
            clock.advance(now, [0, 0]);
            clock.press(mover, now);
            spent[mover as usize] += think;
        }
        for color in [White, Black] {
            let pressed = (thinks.len() + usize::from(color == White)) as u64 / 2;
            let expected = 3_600_000 + (1 + pressed) * increment * 1000 - spent[color as usize];
            prop_assert_eq!(clock.remaining(color).ms(), expected);
        }
    }
}

#[test]
fn once_a_flag_is_down_the_other_clock_runs_on() {
    let mut clock =
        ChessClock::new(vec![TimePeriod { increment: Span::from_s(5), ..TimePeriod::plain(Span::from_s(60)) }]);
    clock.start(White, Span::ZERO);
    clock.press(White, Span::ZERO);
    clock.advance(Span::from_s(10), [1, 0]);
    assert_eq!(clock.remaining(Black), Span::from_s(55), "before a flag falls both run");
    clock.press(Black, Span::from_s(10));
    clock.advance(Span::from_s(100), [1, 1]);
    assert_eq!(clock.falls().iter().map(|fall| fall.who).collect::<Vec<_>>(), [White]);
    clock.press(White, Span::from_s(100));
    clock.advance(Span::from_s(120), [1, 1]);
    assert_eq!((clock.remaining(Black), clock.running()), (Span::from_s(40), Some(Black)));
}
