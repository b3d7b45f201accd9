//! Playing streams again, for `adoube verify`: each act is decided on anew and its answers compared with those recorded.

use crate::machine::{Done, Machine};
use adoube_store::{Difference, Entry, Replayer, Stream};
use serde::de::DeserializeOwned;
use std::marker::PhantomData;

/// Reads an entry of the log as an act that was done.
///
/// # Errors
/// What is wrong with its body.
pub fn read_done<A: DeserializeOwned, W: DeserializeOwned>(entry: &Entry) -> Result<Done<A, W>, String> {
    if entry.kind != super::ACT {
        return Err(entry.kind.clone());
    }
    let done: Done<A, W> = serde_json::from_str(&entry.body).map_err(|error| error.to_string())?;
    Ok(Done { number: entry.number, ..done })
}

/// Plays the streams of a machine again.
pub struct Replay<M>(PhantomData<fn() -> M>);

impl<M> Default for Replay<M> {
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

impl<M: Machine> Replayer for Replay<M> {
    fn replays(&self, kind: &str) -> bool {
        kind == M::KIND
    }

    fn replay(&self, _stream: &Stream, entries: &[Entry]) -> Vec<Difference> {
        let mut state = M::State::default();
        let mut differences = Vec::new();
        for entry in entries {
            let number = entry.number;
            let done: Done<M::Act, M::Answer> = match read_done(entry) {
                Ok(done) => done,
                Err(why) => {
                    let (recorded, replayed) = (shown(&entry.body), shown(&why));
                    differences.push(Difference { number, recorded, replayed });
                    continue;
                }
            };
            let decided = M::decide(&state, &done.act, &done.context());
            let same = decided.as_ref().is_ok_and(|answers| *answers == done.answers);
            if !same {
                let write = |answers: &Vec<M::Answer>| serde_json::to_string(answers).unwrap_or_default();
                let replayed = match &decided {
                    Ok(answers) => write(answers),
                    Err(refusal) => format!("{refusal:?}"),
                };
                let recorded = write(&done.answers);
                differences.push(Difference { number, recorded: shown(&recorded), replayed: shown(&replayed) });
            }
            // What follows is held against what was recorded, so that each difference is named once.
            M::apply(&mut state, &done);
        }
        differences
    }
}
