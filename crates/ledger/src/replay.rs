//! Replays streams for `adoube verify`: decides each act again and compares the answers with those recorded.

use adoube_aggregate::{Aggregate, Recorded};
use adoube_store::{Difference, Entry, Replayer, Stream};
use serde::de::DeserializeOwned;
use std::marker::PhantomData;

/// Reads an entry of the log as a recorded act.
///
/// # Errors
/// What is wrong with its body.
pub fn read_recorded<A: DeserializeOwned, W: DeserializeOwned>(entry: &Entry) -> Result<Recorded<A, W>, String> {
    if entry.kind != crate::ACT {
        return Err(entry.kind.clone());
    }
    let done: Recorded<A, W> = serde_json::from_str(&entry.body).map_err(|error| error.to_string())?;
    Ok(Recorded { number: entry.number, ..done })
}

/// Replays the streams of an aggregate.
pub struct Replay<A>(PhantomData<fn() -> A>);

impl<A> Default for Replay<A> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

/// The longest part of an answer that a report shows, in characters.
const SHOWN: usize = 200;

fn shown(text: &str) -> String {
    let mut short: String = text.chars().take(SHOWN).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

impl<A: Aggregate> Replayer for Replay<A> {
    fn replays(&self, kind: &str) -> bool {
        kind == A::KIND
    }

    fn replay(&self, _stream: &Stream, entries: &[Entry]) -> Vec<Difference> {
        let mut state = A::State::default();
        let mut differences = Vec::new();
        for entry in entries {
            let number = entry.number;
            let done: Recorded<A::Act, A::Answer> = match read_recorded(entry) {
                Ok(done) => done,
                Err(why) => {
                    let (recorded, replayed) = (shown(&entry.body), shown(&why));
                    differences.push(Difference { number, recorded, replayed });
                    continue;
                }
            };
            let decided = A::decide(&state, &done.act, &done.context());
            let same = decided.as_ref().is_ok_and(|answers| *answers == done.answers);
            if !same {
                let write = |answers: &Vec<A::Answer>| serde_json::to_string(answers).unwrap_or_default();
                let replayed = match &decided {
                    Ok(answers) => write(answers),
                    Err(refusal) => format!("{refusal:?}"),
                };
                let recorded = write(&done.answers);
                differences.push(Difference { number, recorded: shown(&recorded), replayed: shown(&replayed) });
            }
            // Go on from the recorded answers, so that each difference is reported once.
            A::apply(&mut state, &done);
        }
        differences
    }
}
