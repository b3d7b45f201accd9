//! The JSON of events for programs, in the format of the log. These functions are here because this crate
//! already compiles that code for the log.

use adoube_event::{EventAct, EventAnswer, EventSettings};
use serde_json::{Error, Value};

/// Reads an act.
///
/// # Errors
///
/// The JSON is no act.
pub fn read_act(json: &Value) -> Result<EventAct, Error> {
    serde_json::from_str(&json.to_string())
}

/// Reads the settings of an event; missing ones get their defaults.
///
/// # Errors
///
/// The JSON is no settings.
pub fn read_settings(json: &Value) -> Result<EventSettings, Error> {
    serde_json::from_str(&json.to_string())
}

/// Writes the settings of an event.
///
/// # Errors
///
/// None that the types allow.
pub fn write_settings(settings: &EventSettings) -> Result<Value, Error> {
    serde_json::from_str(&serde_json::to_string(settings)?)
}

/// Writes an answer.
///
/// # Errors
///
/// None that the types allow.
pub fn write_answer(answer: &EventAnswer) -> Result<Value, Error> {
    serde_json::from_str(&serde_json::to_string(answer)?)
}
