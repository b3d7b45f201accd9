//! Acts and headers in records and JSON: serialised as their text.

use crate::act::GameAct;
use crate::header::Header;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An act is serialised as its line without the time.
///
/// ```
/// use adoube_game::GameAct;
/// let act: GameAct = serde_json::from_str(r#""black claims threefold with Nf6""#)?;
/// assert_eq!(serde_json::to_string(&act)?, r#""black claims threefold with Nf6""#);
/// assert!(serde_json::from_str::<GameAct>(r#""black flies""#).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
impl Serialize for GameAct {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for GameAct {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(Error::custom)
    }
}

/// Headers are serialised as their lines.
impl Serialize for Header {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Header {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(Error::custom)
    }
}
