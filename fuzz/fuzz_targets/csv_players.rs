//! Any bytes read as a list of players.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| adoube_exchange::fuzz::csv(bytes));
