//! Replays streams for `adoube verify`: decides each act again and compares the answers with those recorded.

use crate::form::read_recorded;
use adoube_aggregate::{Aggregate, Decision};
use adoube_store::{ReplayDifference, Replayer, Stream, StreamEntry};
use std::marker::PhantomData;

/// Replays the streams of an aggregate.
pub struct Replay<A>(PhantomData<fn() -> A>);

impl<A> Default for Replay<A> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

/// Maximum length of an answer in a report, in characters.
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

    fn replay(&self, _stream: &Stream, entries: &[StreamEntry]) -> Vec<ReplayDifference> {
        let mut state = A::State::default();
        let mut differences = Vec::new();
        for entry in entries {
            let number = entry.number;
            let done = match read_recorded::<A>(entry) {
                Ok(done) => done,
                Err(why) => {
                    let (recorded, replayed) = (shown(&entry.body), shown(&why.to_string()));
                    differences.push(ReplayDifference { number, recorded, replayed });
                    continue;
                }
            };
            let decided = A::decide_next(&state, &done.act, &done.context(), number);
            let same = decided.as_ref().is_ok_and(|decision| decision.answers == done.answers);
            if !same {
                let write = |answers: &Vec<A::Answer>| serde_json::to_string(answers).unwrap_or_default();
                let replayed = match &decided {
                    Ok(decision) => write(&decision.answers),
                    Err(refusal) => format!("{refusal:?}"),
                };
                let recorded = write(&done.answers);
                differences.push(ReplayDifference { number, recorded: shown(&recorded), replayed: shown(&replayed) });
            }
            match decided {
                Ok(Decision { next: Some(next), .. }) if same => state = next,
                // Continue from the recorded answers, so that each difference is reported once.
                _ => A::apply(&mut state, &done),
            }
        }
        differences
    }
}
