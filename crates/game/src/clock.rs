//! The chessclock (Article 6): two dials, periods with move counts, increment and delay, in whole milliseconds.
//!
//! The clock knows nothing of the wall: every operation says what time it is. A flag falls in the very millisecond in
//! which a dial reaches nought, and the order of the falls is kept.

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
    /// The time of the period is up and its moves are not made: the dial stays at nought.
    down: bool,
    /// The least time that was left at some stage of the period.
    least: Span,
}

/// A flag that fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fall {
    /// The player it belongs to.
    pub who: Color,
    /// When.
    pub at: Span,
    /// Whether the moves of the period were complete, so that the next one began.
    pub complete: bool,
    /// Whether the arbiter has been told.
    pub(crate) noticed: bool,
    /// Whether somebody has called it.
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
    falls: Vec<Fall>,
    /// The increment granted to both during the game (III.4).
    granted: Span,
}

impl ChessClock {
    /// Both clocks full, the increment of the first move added (6.3.1).
    pub fn new(periods: Vec<TimePeriod>) -> Self {
        let full = periods.first().map_or(Span::ZERO, |period| period.base.plus(period.increment));
        let dial = Dial { remaining: full, period: 0, spent: Span::ZERO, down: false, least: full };
        Self { periods, dials: [dial; 2], running: None, falls: Vec::new(), granted: Span::ZERO }
    }

    /// The clocks show these times; `completed` moves tell in which period each player is.
    pub fn set_both(&mut self, times: [Span; 2], completed: [u32; 2]) {
        for ((dial, time), moves) in self.dials.iter_mut().zip(times).zip(completed) {
            dial.remaining = time;
            dial.least = time;
            dial.period = 0;
            while dial.period + 1 < self.periods.len() && needed(&self.periods, dial.period) <= Some(moves) {
                dial.period += 1;
            }
        }
    }

    const fn dial(&self, who: Color) -> &Dial {
        &self.dials[who as usize]
    }

    const fn dial_mut(&mut self, who: Color) -> &mut Dial {
        &mut self.dials[who as usize]
    }

    /// The side whose clock runs.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|running| running.who)
    }

    /// Since when it runs, as of the last [`Self::advance`], and how much of its delay is left.
    pub fn running_since(&self) -> Option<(Span, Span)> {
        self.running.map(|running| (running.since, running.delay_left))
    }

    /// Whether a player's time is up with the moves of the period not made: the dial stays at nought.
    pub fn is_down(&self, who: Color) -> bool {
        self.dial(who).down
    }

    /// The number of the period a player is in, from 1, and how many there are.
    pub fn period_number(&self, who: Color) -> (usize, usize) {
        (self.dial(who).period + 1, self.periods.len().max(self.dial(who).period + 1))
    }

    /// The time that is put on when a player's dial reaches nought with `completed` moves; `None` if none is.
    pub fn next_base(&self, who: Color, completed: u32) -> Option<Span> {
        let period = self.dial(who).period;
        let done = needed(&self.periods, period).is_some_and(|needed| completed >= needed);
        let next = self.period_at(period + 1).map(|period| period.base);
        next.filter(|base| done && *base > Span::ZERO)
    }

    /// The time on a clock, as of the last [`Self::advance`].
    pub fn remaining(&self, who: Color) -> Span {
        self.dial(who).remaining
    }

    /// The least time that was left on a clock at some stage of the present period (8.4).
    pub fn least(&self, who: Color) -> Span {
        self.dial(who).least
    }

    /// The time a player has used since this clock was set up, delays included.
    pub fn spent(&self, who: Color) -> Span {
        self.dial(who).spent
    }

    /// The period a player is in.
    pub fn period(&self, who: Color) -> Option<&TimePeriod> {
        self.periods.get(self.dial(who).period.min(self.periods.len().saturating_sub(1)))
    }

    /// Whether a player is in the last period.
    pub fn in_last_period(&self, who: Color) -> bool {
        self.dial(who).period + 1 >= self.periods.len()
    }

    /// Whether any period has an increment or a delay.
    pub fn has_increment(&self) -> bool {
        self.periods.iter().any(|period| period.increment > Span::ZERO || period.delay > Span::ZERO)
    }

    /// The increment a player gets for a move now.
    pub fn increment(&self, who: Color) -> Span {
        self.period(who).map_or(Span::ZERO, |period| period.increment).plus(self.granted)
    }

    /// All the time a player has had up to and including the present period, increments left out.
    pub fn allotted(&self, who: Color) -> Span {
        let periods = self.dial(who).period + 1;
        (0..periods).fold(Span::ZERO, |sum, i| sum.plus(self.period_at(i).map_or(Span::ZERO, |p| p.base)))
    }

    /// A period; the last one repeats if it has a number of moves.
    fn period_at(&self, index: usize) -> Option<&TimePeriod> {
        self.periods.get(index).or_else(|| self.periods.last().filter(|period| period.moves.is_some()))
    }

    /// How many moves a player must have completed by the end of the present period.
    pub fn control(&self, who: Color) -> Option<u32> {
        needed(&self.periods, self.dial(who).period)
    }

    /// The falls of the flags in the order in which they came.
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

    /// Takes time off a dial; when it reaches nought the flag falls.
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

    /// Starts a clock and stops the other, if it ran (6.2.1).
    pub fn start(&mut self, who: Color, now: Span) {
        let delay = self.period(who).map_or(Span::ZERO, |period| period.delay);
        self.running = Some(Running { who, since: now, delay_left: delay });
    }

    /// Stops both clocks.
    pub fn stop(&mut self) {
        self.running = None;
    }

    /// The player stops the own clock: the increment for the next move is added to it and the opponent's starts.
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

    /// A ruling gives time.
    pub fn give(&mut self, who: Color, span: Span) {
        let dial = self.dial_mut(who);
        dial.remaining = dial.remaining.plus(span);
        dial.down = dial.remaining == Span::ZERO;
    }

    /// A ruling takes time away; the flag may fall by it.
    pub fn take(&mut self, who: Color, span: Span, now: Span, completed: [u32; 2]) {
        if self.dial(who).remaining > span {
            let dial = self.dial_mut(who);
            dial.remaining = dial.remaining.minus(span);
            dial.least = dial.least.min(dial.remaining);
        } else {
            self.spend(who, span.max(Span::from_ms(1)), now, completed);
        }
    }

    /// The arbiter sets a clock.
    pub fn set(&mut self, who: Color, span: Span) {
        let dial = self.dial_mut(who);
        dial.remaining = span;
        dial.down = false;
        dial.least = dial.least.min(span);
    }

    /// The arbiter sets a clock that had shown a wrong time: only what it shows now counts.
    pub fn correct(&mut self, who: Color, span: Span) {
        self.set(who, span);
        self.dial_mut(who).least = span;
    }

    /// Both players get an increment from now on (III.4).
    pub fn grant_increment(&mut self, increment: Span) {
        self.granted = self.granted.plus(increment);
    }

    /// The next period begins for a player, whatever the count of moves says (8.6).
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

/// How many moves must be completed by the end of a period; `None` if all that remain.
fn needed(periods: &[TimePeriod], index: usize) -> Option<u32> {
    let mut total = 0u32;
    for i in 0..=index {
        let period = periods.get(i).or_else(|| periods.last())?;
        total = total.saturating_add(u32::from(period.moves?));
    }
    Some(total)
}
