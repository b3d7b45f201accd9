//! Times by name, and the memory of this process.

use std::collections::BTreeMap;
use std::time::Duration;

#[derive(Default)]
pub(crate) struct Times(BTreeMap<String, (Vec<Duration>, usize)>);

pub(crate) fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

impl Times {
    pub(crate) fn add(&mut self, name: &str, took: Duration, bytes: usize) {
        let of = self.0.entry(name.to_owned()).or_default();
        of.0.push(took);
        of.1 = of.1.max(bytes);
    }

    /// Prints the slowest first, and how many are over the bar at p99.
    pub(crate) fn print(mut self, bar: Duration) {
        self.0.values_mut().for_each(|(times, _)| times.sort_unstable());
        let p99 = |times: &[Duration]| times[(times.len() * 99).div_ceil(100).saturating_sub(1)];
        let mut rows: Vec<_> = self.0.iter().map(|(name, (times, bytes))| (p99(times), name, times, bytes)).collect();
        rows.sort_unstable_by_key(|(slow, ..)| std::cmp::Reverse(*slow));
        println!("{:<44} {:>5} {:>9} {:>9} {:>9} {:>8}", "ms", "times", "p50", "p99", "most", "KB");
        for (slow, name, times, bytes) in &rows {
            let (median, most) = (times[times.len() / 2], times[times.len() - 1]);
            let mark = if *slow > bar { "OVER" } else { "" };
            let (median, slow, most) = (ms(median), ms(*slow), ms(most));
            println!("{name:<44} {:>5} {median:>9.1} {slow:>9.1} {most:>9.1} {:>8} {mark}", times.len(), *bytes / 1024);
        }
        let over = rows.iter().filter(|(slow, ..)| *slow > bar).count();
        println!("{} of {} within {:.0} ms at p99", rows.len() - over, rows.len(), ms(bar));
    }
}

/// The memory of this process, now and at most.
pub(crate) fn memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let of = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or_default() / 1024
    };
    format!("memory {} MB, at most {} MB", of("VmRSS:"), of("VmHWM:"))
}
