//! The chessclock (Article 6): two dials, periods with move counts, increment and delay, in whole milliseconds.
//!
//! The clock does not read the time of day: every operation takes the time as an argument. A flag falls in the exact
//! millisecond in which a dial reaches zero, and the order of the falls is kept.

use crate::Span;
use crate::header::TimePeriod;
use adoube_board::Color;

/// One player's side of the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Dial {
    remaining: Span,
    period: usize,
    /// The time the player has used, delays included.
    spent: Span,
    /// Whether the time of the period is up before its moves were made: the dial stays at zero.
    down: bool,
    /// The lowest time left during the period.
    least: Span,
}

/// A flag that fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fall {
    /// The player whose flag fell.
    pub who: Color,
    /// The time of the fall.
    pub at: Span,
    /// Whether the moves of the period were complete, so that the next one began.
    pub complete: bool,
    /// Whether the arbiter has been notified.
    pub(crate) noticed: bool,
    /// Whether it has been called.
    pub(crate) called: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Running {
    who: Color,
    since: Span,
    delay_left: Span,
}

/// Two clocks of which at most one runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChessClock {
    periods: Vec<TimePeriod>,
    dials: [Dial; 2],
    running: Option<Running>,
    /// The clock that was stopped, and the rest of its delay: a move has one, however often its clock is started (6.3.2).
    stopped: Option<(Color, Span)>,
    falls: Vec<Fall>,
    /// The increment granted to both players during the game (III.4).
    granted: Span,
}

impl ChessClock {
    /// Creates full clocks, with the increment of the first move added (6.3.1).
    pub fn new(periods: Vec<TimePeriod>) -> Self {
        let full = periods.first().map_or(Span::ZERO, |period| period.base.plus(period.increment));
        let dial = Dial { remaining: full, period: 0, spent: Span::ZERO, down: false, least: full };
        Self { periods, dials: [dial; 2], running: None, stopped: None, falls: Vec::new(), granted: Span::ZERO }
    }

    /// Sets both clocks; `completed` gives the moves that determine each player's period.
    pub fn set_both(&mut self, times: [Span; 2], completed: [u32; 2]) {
        for ((dial, time), moves) in self.dials.iter_mut().zip(times).zip(completed) {
            dial.remaining = time;
            dial.least = time;
            dial.period = 0;
            while dial.period + 1 < self.periods.len() && needed(&self.periods, dial.period) <= Some(moves) {
                dial.period += 1;
            }
        }
        for who in Color::ALL {
            self.drop_flag_at_zero(who, Span::ZERO, completed);
        }
    }

    /// Drops the flag of a clock that was set to zero.
    pub fn drop_flag_at_zero(&mut self, who: Color, now: Span, completed: [u32; 2]) {
        self.spend(who, Span::ZERO, now, completed);
    }

    const fn dial(&self, who: Color) -> &Dial {
        &self.dials[who as usize]
    }

    const fn dial_mut(&mut self, who: Color) -> &mut Dial {
        &mut self.dials[who as usize]
    }

    /// Returns the side whose clock runs.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|running| running.who)
    }

    /// Returns the time since which it has run, as of the last [`Self::advance`], and the rest of its delay.
    pub fn running_since(&self) -> Option<(Span, Span)> {
        self.running.map(|running| (running.since, running.delay_left))
    }

    /// Returns whether a player's time is up with the moves of the period not made: the dial stays at zero.
    pub fn is_down(&self, who: Color) -> bool {
        self.dial(who).down
    }

    /// Returns the number of a player's period, from 1, and the number of periods.
    pub fn period_number(&self, who: Color) -> (usize, usize) {
        (self.dial(who).period + 1, self.periods.len().max(self.dial(who).period + 1))
    }

    /// Returns the time added when a player's dial reaches zero with `completed` moves; `None` if there is none.
    pub fn next_base(&self, who: Color, completed: u32) -> Option<Span> {
        let period = self.dial(who).period;
        let done = needed(&self.periods, period).is_some_and(|needed| completed >= needed);
        let next = self.period_at(period + 1).map(|period| period.base);
        next.filter(|base| done && *base > Span::ZERO)
    }

    /// Returns the time on a clock, as of the last [`Self::advance`].
    pub fn remaining(&self, who: Color) -> Span {
        self.dial(who).remaining
    }

    /// Returns the lowest time left on a clock during the current period (8.4).
    pub fn least(&self, who: Color) -> Span {
        self.dial(who).least
    }

    /// Returns the time a player has used since this clock was set up, delays included.
    pub fn spent(&self, who: Color) -> Span {
        self.dial(who).spent
    }

    /// Returns a player's current period.
    pub fn period(&self, who: Color) -> Option<&TimePeriod> {
        self.periods.get(self.dial(who).period.min(self.periods.len().saturating_sub(1)))
    }

    /// Returns whether a player is in the last period.
    pub fn in_last_period(&self, who: Color) -> bool {
        self.dial(who).period + 1 >= self.periods.len()
    }

    /// Returns whether any period has an increment or a delay, or one was granted.
    pub fn has_increment(&self) -> bool {
        self.granted > Span::ZERO
            || self.periods.iter().any(|period| period.increment > Span::ZERO || period.delay > Span::ZERO)
    }

    /// Returns the increment a player gets for a move now.
    pub fn increment(&self, who: Color) -> Span {
        self.period(who).map_or(Span::ZERO, |period| period.increment).plus(self.granted)
    }

    /// Returns a player's total time up to and including the current period, without increments.
    pub fn allotted(&self, who: Color) -> Span {
        let periods = self.dial(who).period + 1;
        (0..periods).fold(Span::ZERO, |sum, i| sum.plus(self.period_at(i).map_or(Span::ZERO, |p| p.base)))
    }

    /// Returns a period; the last one repeats if it has a number of moves.
    fn period_at(&self, index: usize) -> Option<&TimePeriod> {
        self.periods.get(index).or_else(|| self.periods.last().filter(|period| period.moves.is_some()))
    }

    /// Returns the number of moves a player must have completed by the end of the current period.
    pub fn control(&self, who: Color) -> Option<u32> {
        needed(&self.periods, self.dial(who).period)
    }

    /// Returns the flag falls in order.
    pub fn falls(&self) -> &[Fall] {
        &self.falls
    }

    pub(crate) fn falls_mut(&mut self) -> &mut [Fall] {
        &mut self.falls
    }

    /// Lets time pass. `completed` are the moves each player has completed.
    pub fn advance(&mut self, now: Span, completed: [u32; 2]) {
        let Some(mut running) = self.running else { return };
        let mut elapsed = now.minus(running.since);
        let dial = self.dial_mut(running.who);
        dial.spent = dial.spent.plus(elapsed);
        let delayed = running.delay_left.min(elapsed);
        running.delay_left = running.delay_left.minus(delayed);
        elapsed = elapsed.minus(delayed);
        running.since = now.max(running.since);
        self.running = Some(running);
        self.spend(running.who, elapsed, now, completed);
    }

    /// Deducts time from a dial; at zero the flag falls.
    fn spend(&mut self, who: Color, mut elapsed: Span, now: Span, completed: [u32; 2]) {
        let moves = completed[who as usize];
        let mut dial = *self.dial(who);
        while !dial.down && elapsed >= dial.remaining && (elapsed > Span::ZERO || dial.remaining == Span::ZERO) {
            elapsed = elapsed.minus(dial.remaining);
            let done = needed(&self.periods, dial.period).is_some_and(|needed| moves >= needed);
            let next = if done { self.period_at(dial.period + 1).map(|period| period.base) } else { None };
            let fall = Fall { who, at: now.minus(elapsed), complete: next.is_some(), noticed: false, called: false };
            self.falls.push(fall);
            match next {
                Some(base) if base > Span::ZERO => {
                    dial.period += 1;
                    dial.remaining = base;
                    dial.least = base;
                }
                _ => {
                    dial.remaining = Span::ZERO;
                    dial.down = true;
                }
            }
        }
        if !dial.down {
            dial.remaining = dial.remaining.minus(elapsed);
        }
        dial.least = dial.least.min(dial.remaining);
        *self.dial_mut(who) = dial;
    }

    /// Starts a clock and stops the other if it is running (6.2.1).
    pub fn start(&mut self, who: Color, now: Span) {
        let rest = self.stopped.take().filter(|(stopped, _)| *stopped == who).map(|(_, rest)| rest);
        let delay = rest.unwrap_or_else(|| self.period(who).map_or(Span::ZERO, |period| period.delay));
        self.running = Some(Running { who, since: now, delay_left: delay });
    }

    /// Stops both clocks.
    pub fn stop(&mut self) {
        self.stopped = self.running.take().map(|running| (running.who, running.delay_left)).or(self.stopped);
    }

    /// Gives the next clock to start its full delay: another move begins.
    pub fn forget_delay(&mut self) {
        self.stopped = None;
    }

    /// Presses the clock: adds the increment for the player's next move and starts the opponent's clock.
    pub fn press(&mut self, who: Color, now: Span) {
        self.add_increment(who);
        self.start(!who, now);
    }

    pub(crate) fn add_increment(&mut self, who: Color) {
        let increment = self.increment(who);
        let dial = self.dial_mut(who);
        if !dial.down {
            dial.remaining = dial.remaining.plus(increment);
        }
    }

    /// Adds time by a ruling.
    pub fn give(&mut self, who: Color, span: Span) {
        let dial = self.dial_mut(who);
        dial.remaining = dial.remaining.plus(span);
        dial.down = dial.remaining == Span::ZERO;
    }

    /// Deducts time by a ruling; the flag may fall.
    pub fn take(&mut self, who: Color, span: Span, now: Span, completed: [u32; 2]) {
        if self.dial(who).remaining > span {
            let dial = self.dial_mut(who);
            dial.remaining = dial.remaining.minus(span);
            dial.least = dial.least.min(dial.remaining);
        } else {
            self.spend(who, span.max(Span::from_ms(1)), now, completed);
        }
    }

    /// Sets a clock for the arbiter. A clock with time left has its flag up again, so an uncalled fall is void (6.10).
    pub fn set(&mut self, who: Color, span: Span) {
        let dial = self.dial_mut(who);
        dial.remaining = span;
        dial.down &= span == Span::ZERO;
        dial.least = dial.least.min(span);
        if span > Span::ZERO {
            self.falls.retain(|fall| fall.who != who || fall.called || fall.complete);
        }
    }

    /// Corrects a clock that showed a wrong time: only the new reading counts.
    pub fn correct(&mut self, who: Color, span: Span) {
        self.set(who, span);
        self.dial_mut(who).least = span;
    }

    /// Grants both players an increment from now on (III.4).
    pub fn grant_increment(&mut self, increment: Span) {
        self.granted = self.granted.plus(increment);
    }

    /// Starts a player's next period, regardless of the number of moves (8.6).
    pub fn begin_next_period(&mut self, who: Color) {
        let period = self.dial(who).period;
        if let Some(base) = self.period_at(period + 1).map(|period| period.base) {
            let dial = self.dial_mut(who);
            dial.period = period + 1;
            dial.remaining = dial.remaining.plus(base);
            dial.least = dial.remaining;
            dial.down = false;
        }
    }
}

/// Returns the number of moves to complete by the end of a period; `None` for all remaining moves.
fn needed(periods: &[TimePeriod], index: usize) -> Option<u32> {
    let mut total = 0u32;
    for i in 0..=index {
        let period = periods.get(i).or_else(|| periods.last())?;
        total = total.saturating_add(u32::from(period.moves?));
    }
    Some(total)
}
