//! JSON values by way of text, the one format for which serializers are compiled.

use serde::Serialize;
use serde_json::{Error, Value};

/// Returns the JSON of a value.
pub(crate) fn value_of<T: Serialize + ?Sized>(value: &T) -> Result<Value, Error> {
    serde_json::from_str(&serde_json::to_string(value)?)
}
