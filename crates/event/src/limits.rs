//! Limits on the length and content of texts, since everything in the log stays there.

use crate::ids::PersonId;
use crate::refusal::{EventField, EventReason, EventRefusal};
use adoube_aggregate::BY_BYTES_MAX;

/// Names of events and places.
pub(super) const NAME: usize = 120;
/// Codes of federations.
pub(super) const FEDERATION: usize = 12;
/// Titles.
pub(super) const TITLE: usize = 6;
/// Clubs.
pub(super) const CLUB: usize = 80;
/// Names of groups.
pub(super) const GROUP: usize = 20;
/// Number of groups.
pub(super) const GROUPS: usize = 12;
/// Starting time of a round.
pub(super) const HOUR: usize = 40;
pub(super) const ZONE: usize = 60;
/// Reasons.
pub(super) const REASON: usize = 200;
/// Articles.
pub(super) const ARTICLE: usize = 40;
/// Notes and regulations.
pub(super) const LONG: usize = 4000;
/// Deputy arbiters.
pub(super) const DEPUTIES: usize = 50;
/// Hours of the schedule.
pub(super) const SCHEDULE: usize = 200;
/// Forbidden pairings.
pub(super) const APART: usize = 1000;
/// Entries or results in one act.
pub(super) const LIST: usize = 3000;
/// Entries of an event.
pub(super) const ENTRIES: usize = 9999;

fn fits(text: &str, max: usize) -> bool {
    text.len() <= max * 4 && text.chars().count() <= max && !text.chars().any(char::is_control)
}

/// Checks a text that must not be empty.
pub(super) fn text(field: EventField, text: &str, max: usize) -> Result<(), EventRefusal> {
    if text.trim().is_empty() {
        Err(EventReason::BadText { field, max }.into())
    } else {
        text_or_empty(field, text, max)
    }
}

/// Checks a text that may be empty.
pub(super) fn text_or_empty(field: EventField, text: &str, max: usize) -> Result<(), EventRefusal> {
    if fits(text, max) { Ok(()) } else { Err(EventReason::BadText { field, max }.into()) }
}

/// Checks that a time zone has the form of an IANA name. Which zones exist is known to the system, not here.
pub(super) fn zone(name: &str) -> Result<(), EventRefusal> {
    let sound = |byte: u8| byte.is_ascii_alphanumeric() || b"/_+-".contains(&byte);
    let sound = name.len() <= ZONE && name.bytes().all(sound) && !name.starts_with('/');
    if sound { Ok(()) } else { Err(EventReason::BadZone.into()) }
}

/// Checks a text of several lines.
pub(super) fn long_text(field: EventField, text: &str) -> Result<(), EventRefusal> {
    let sound = text.chars().all(|c| !c.is_control() || matches!(c, '\n' | '\r' | '\t'));
    if sound && text.chars().count() <= LONG { Ok(()) } else { Err(EventReason::BadText { field, max: LONG }.into()) }
}

/// Checks that a field does not have too many values.
pub(super) fn at_most(field: EventField, count: usize, most: usize) -> Result<(), EventRefusal> {
    if count <= most { Ok(()) } else { Err(EventReason::TooMany { field, most }.into()) }
}

/// Checks the id of a person.
pub(super) fn id(field: EventField, person: &PersonId) -> Result<(), EventRefusal> {
    if person.is_sound() { Ok(()) } else { Err(EventReason::BadId(field).into()) }
}

/// Checks that a number is within bounds.
pub(super) fn within(field: EventField, value: u32, least: u32, most: u32) -> Result<(), EventRefusal> {
    if (least..=most).contains(&value) { Ok(()) } else { Err(EventReason::OutOfBounds { field, least, most }.into()) }
}

/// Checks the author of an act.
pub(super) fn by(by: &str) -> Result<(), EventRefusal> {
    let sound = !by.is_empty() && by.len() <= BY_BYTES_MAX && !by.chars().any(char::is_control);
    if sound { Ok(()) } else { Err(EventReason::BadText { field: EventField::By, max: BY_BYTES_MAX }.into()) }
}
