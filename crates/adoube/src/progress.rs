//! A bar for long work: on a terminal only, never in a pipe.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::time::Duration;

/// A bar of so many steps on standard error. It shows itself only if that is a terminal.
pub(crate) fn bar(steps: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::stderr());
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed} / {duration}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// A bar of so many bytes; without a length it only counts.
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
