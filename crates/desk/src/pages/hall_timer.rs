//! The hall timer, which counts down on the screen and on the arbiters' page.

use crate::words;
use adoube_event::Timer;
use adoube_web::visit::Visit;
use maud::{Markup, html};

/// Renders the hall timer counting down.
pub(super) fn timer(visit: &Visit, timer: Timer) -> Markup {
    let ends_ms = timer.started_ms.saturating_add(i64::from(timer.seconds) * 1000);
    let left_s = (ends_ms - visit.now_ms).max(0) / 1000;
    let (hours, minutes, seconds) = (left_s / 3600, left_s / 60 % 60, left_s % 60);
    let digits =
        if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") };
    let reader = visit.reader;
    html! {
        div.round-timer role="timer" data-left=(left_s) data-over=(reader.say(words::screen::TIMER_OVER)) {
            span { (reader.say(words::screen::TIMER)) } " "
            strong { @if left_s > 0 { (digits) } @else { (reader.say(words::screen::TIMER_OVER)) } }
        }
    }
}
