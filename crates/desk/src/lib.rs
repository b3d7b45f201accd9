//! The arbiter's desk: events, their record and the people in them.

// Players and rounds are far below 2^16; they convert by `as` between widths.
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)]

pub mod event;
pub mod game_machine;
pub mod machine;
pub mod people;
pub mod record;

/// What plays the streams of a desk again, for `adoube verify`.
pub fn replayers() -> [Box<dyn adoube_store::Replayer>; 2] {
    [
        Box::new(record::Replay::<event::EventMachine>::default()),
        Box::new(record::Replay::<game_machine::GameMachine>::default()),
    ]
}
