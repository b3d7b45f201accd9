//! The arbiter's desk: events, their record and the people in them.

// Players and rounds are far below 2^16; they convert by `as` between widths.
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)]

pub mod event;
pub mod machine;
pub mod record;
pub mod table;
