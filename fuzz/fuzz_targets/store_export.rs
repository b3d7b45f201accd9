//! Any bytes read as an exported record.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| adoube_store::fuzz::export(bytes));
