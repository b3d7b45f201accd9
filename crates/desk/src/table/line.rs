//! One line of a transcript, without its time.

use super::Refusal;
use adoube_game::{Event, Transcript};

/// The event of a line such as `white plays e2-e4`, at nought.
///
/// # Errors
/// What was expected where, counted from the beginning of the line.
pub fn read(line: &str) -> Result<Event, Refusal> {
    const TIME: &str = "0:00 ";
    // A second line would be another event.
    let plain: String = line.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let transcript = Transcript::parse(&format!("{TIME}{}", plain.trim())).map_err(|mut error| {
        error.column = error.column.saturating_sub(TIME.len()).max(1);
        Refusal::Unreadable(error)
    })?;
    transcript.events().next().cloned().ok_or(Refusal::Unclear(plain))
}
