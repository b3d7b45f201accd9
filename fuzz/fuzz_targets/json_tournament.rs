//! Any bytes read as a tournament in JSON.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| adoube_exchange::fuzz::json(bytes));
