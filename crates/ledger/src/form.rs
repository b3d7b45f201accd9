//! The format of entries: writes acts to the log, and reads entries in earlier formats.
//!
//! An entry carries the version of its format. The program writes [`Aggregate::VERSION`], converts earlier versions
//! step by step ([`Aggregate::upcast`]), and refuses later ones.

use crate::RecordedOf;
use adoube_aggregate::{Aggregate, Recorded};
use adoube_store::{MalformedError, NewEntry, StreamEntry};

/// The kind of all entries.
pub const ACT: &str = "act";

/// The reason why an entry cannot be read as an act.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EntryError {
    /// A later version of the program wrote it.
    #[error("form {found}, known up to {known}")]
    Newer {
        /// The version of the entry's format.
        found: u32,
        /// The latest version that this program knows.
        known: u32,
    },
    /// It is not an act, or its body does not match its format.
    #[error("{0}")]
    Unreadable(String),
}

/// Reads an entry of the log as a recorded act.
///
/// # Errors
///
/// [`EntryError`] if the entry has a later format, or is not an act.
pub fn read_recorded<A: Aggregate>(entry: &StreamEntry) -> Result<RecordedOf<A>, EntryError> {
    let unreadable = |error: serde_json::Error| EntryError::Unreadable(error.to_string());
    if entry.kind != ACT {
        return Err(EntryError::Unreadable(entry.kind.clone()));
    }
    if entry.version > A::VERSION {
        return Err(EntryError::Newer { found: entry.version, known: A::VERSION });
    }
    let recorded: RecordedOf<A> = if entry.version == A::VERSION {
        serde_json::from_str(&entry.body).map_err(unreadable)?
    } else {
        let body = serde_json::from_str(&entry.body).map_err(unreadable)?;
        let body = (entry.version..A::VERSION).try_fold(body, |body, version| A::upcast(version, body));
        // As text, so that acts are read in one way only, which halves their machine code.
        let body: serde_json::Value = body.map_err(EntryError::Unreadable)?;
        serde_json::from_str(&body.to_string()).map_err(unreadable)?
    };
    Ok(Recorded { number: entry.number, ..recorded })
}

/// Creates the entry for an act.
///
/// # Errors
///
/// The act exceeds the maximum size of an entry.
pub(crate) fn write_recorded<A: Aggregate>(recorded: &RecordedOf<A>) -> Result<NewEntry, MalformedError> {
    NewEntry::new(ACT, A::VERSION, serde_json::to_string(recorded).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Replay;
    use adoube_aggregate::Context;
    use adoube_store::{CommandId, Hash, Replayer};
    use serde_json::{Value, json};

    /// A sum whose acts have had three formats: `{"add":"5"}`, `{"add":5}`, `{"plus":5}`.
    struct Sum;

    impl Aggregate for Sum {
        type Act = Value;
        type Answer = i64;
        type State = i64;
        type Refusal = ();

        const KIND: &'static str = "sum";
        const VERSION: u32 = 3;

        fn upcast(version: u32, mut body: Value) -> Result<Value, String> {
            let added = body["act"]["add"].take();
            let act = match version {
                1 => json!({ "add": added.as_str().and_then(|text| text.parse::<i64>().ok()).ok_or("not a number")? }),
                _ => json!({ "plus": added }),
            };
            body["act"] = act;
            Ok(body)
        }

        fn decide(state: &i64, act: &Value, _: &Context) -> Result<Vec<i64>, ()> {
            Ok(vec![state + act["plus"].as_i64().ok_or(())?])
        }

        fn apply(state: &mut i64, recorded: &Recorded<Value, i64>) {
            *state = recorded.answers.iter().copied().last().unwrap_or_default();
        }
    }

    fn entry(number: u64, version: u32, act: &Value, sum: i64) -> StreamEntry {
        StreamEntry {
            stream: "sum/1".parse().unwrap(),
            number,
            at_ms: 0,
            command: CommandId::new(number, [0; 10]),
            part: 0,
            kind: ACT.to_owned(),
            version,
            body: json!({ "at": 1, "by": "x", "act": act, "answers": [sum] }).to_string(),
            hash: Hash::GENESIS,
        }
    }

    #[test]
    fn entries_of_every_earlier_form_read_the_same_and_replay() {
        let entries = [
            entry(1, 1, &json!({ "add": "5" }), 5),
            entry(2, 2, &json!({ "add": 5 }), 10),
            entry(3, 3, &json!({ "plus": 5 }), 15),
        ];
        for entry in &entries {
            let recorded = read_recorded::<Sum>(entry).unwrap();
            assert_eq!((recorded.number, recorded.act), (entry.number, json!({ "plus": 5 })), "form {}", entry.version);
        }
        assert_eq!(Replay::<Sum>::default().replay(&entries[0].stream, &entries), []);
    }

    #[test]
    fn a_later_form_and_a_body_of_no_form_are_refused() {
        let later = read_recorded::<Sum>(&entry(1, 4, &json!({ "plus": 5 }), 5));
        assert_eq!(later.unwrap_err(), EntryError::Newer { found: 4, known: 3 });
        let unread = read_recorded::<Sum>(&entry(1, 1, &json!({ "add": "five" }), 5));
        assert_eq!(unread.unwrap_err(), EntryError::Unreadable("not a number".to_owned()));
        // The replay reports the difference and continues.
        let entries = [entry(1, 4, &json!({ "plus": 5 }), 5)];
        let differences = Replay::<Sum>::default().replay(&entries[0].stream, &entries);
        assert_eq!(differences.first().map(|found| found.replayed.as_str()), Some("form 4, known up to 3"));
    }

    #[test]
    fn acts_are_written_in_the_latest_form() {
        let recorded = read_recorded::<Sum>(&entry(1, 1, &json!({ "add": "5" }), 5)).unwrap();
        let written = write_recorded::<Sum>(&recorded).unwrap();
        assert_eq!((written.kind(), written.version()), (ACT, 3));
        assert!(written.body().contains(r#""act":{"plus":5}"#), "{}", written.body());
    }
}
