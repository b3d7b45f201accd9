//! Any bytes read as a rating list in text.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| adoube_exchange::fuzz::text_list(bytes));
