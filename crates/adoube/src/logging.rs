//! The log of the server: its filter and its format (`--log`, `RUST_LOG`; `docs/operations.md`).

use std::str::FromStr;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;

const DEFAULT: LevelFilter = LevelFilter::INFO;
/// The prefix of the names of our crates.
const OURS: &str = "adoube";

/// The filter of the log, and whether it is JSON.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct LogOptions {
    targets: Targets,
    json: bool,
}

/// A word that is neither a level, nor `json`, nor `TARGET=LEVEL`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ParseLogError;

impl FromStr for LogOptions {
    type Err = ParseLogError;

    /// Parses comma-separated words: a level, `json`, `TARGET=LEVEL`. A level without a target applies to our own
    /// crates; libraries log warnings and errors only.
    fn from_str(text: &str) -> Result<Self, ParseLogError> {
        let (mut ours, mut json, mut others) = (DEFAULT, false, Vec::new());
        for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            match word.split_once('=') {
                Some((target, level)) => others.push((target.to_owned(), level_named(level)?)),
                None if word == "json" => json = true,
                None => ours = level_named(word)?,
            }
        }
        let targets = Targets::new().with_default(ours.min(LevelFilter::WARN)).with_target(OURS, ours);
        Ok(Self { targets: targets.with_targets(others), json })
    }
}

fn level_named(name: &str) -> Result<LevelFilter, ParseLogError> {
    match name.to_ascii_lowercase().as_str() {
        "off" => Ok(LevelFilter::OFF),
        "error" => Ok(LevelFilter::ERROR),
        "warn" => Ok(LevelFilter::WARN),
        "info" => Ok(LevelFilter::INFO),
        "debug" => Ok(LevelFilter::DEBUG),
        "trace" => Ok(LevelFilter::TRACE),
        _ => Err(ParseLogError),
    }
}

impl LogOptions {
    /// Returns the options of `--log` or, without it, of `RUST_LOG`.
    pub(crate) fn choose(given: Option<Self>) -> Result<Self, ParseLogError> {
        match given {
            Some(given) => Ok(given),
            None => std::env::var("RUST_LOG").unwrap_or_default().parse(),
        }
    }

    /// Starts logging to standard error, panics included.
    pub(crate) fn start(self) {
        let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(false);
        let lines =
            if self.json { lines.json().flatten_event(true).with_span_list(false).boxed() } else { lines.boxed() };
        let subscriber = tracing_subscriber::registry().with(lines.with_filter(self.targets));
        // A process runs one server; a second one shares the log of the first.
        if tracing::subscriber::set_global_default(subscriber).is_ok() {
            adoube_web::observe::log_panics();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tracing::Level;

    #[test]
    fn levels_targets_and_json() {
        let options = |text: &str| text.parse::<LogOptions>().unwrap();
        let standard = options("");
        assert!(standard.targets.would_enable("adoube_web", &Level::INFO) && !standard.json);
        assert!(!standard.targets.would_enable("adoube_web", &Level::DEBUG));
        assert!(!standard.targets.would_enable("sqlx", &Level::INFO));
        let debug = options(" json, DEBUG ");
        assert!(debug.json && debug.targets.would_enable("adoube_store::append", &Level::DEBUG));
        assert!(!debug.targets.would_enable("sqlx::query", &Level::DEBUG), "libraries only warn");
        let one = options("warn,adoube_store=trace,hyper=info");
        assert!(one.targets.would_enable("adoube_store", &Level::TRACE));
        assert!(
            one.targets.would_enable("hyper", &Level::INFO) && !one.targets.would_enable("adoube_web", &Level::INFO)
        );
        assert!(!options("off").targets.would_enable("adoube_web", &Level::ERROR));
        for bad in ["loud", "adoube_store=", "adoube_store=loud", "info;json"] {
            assert_eq!(bad.parse::<LogOptions>(), Err(ParseLogError), "{bad}");
        }
    }
}
