//! Progress bars: on a terminal only, never in a pipe.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::time::Duration;

/// Creates a bar with a number of steps on standard error. It is visible only on a terminal.
pub(crate) fn bar(steps: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::stderr());
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed} / {duration}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// Creates a bar with a number of bytes; without a length it only counts.
pub(crate) fn bytes(length: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target((length > 0).then_some(length), ProgressDrawTarget::stderr());
    let template =
        if length > 0 { "{wide_bar} {bytes}/{total_bytes} {elapsed} / {duration}" } else { "{bytes} {elapsed}" };
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
