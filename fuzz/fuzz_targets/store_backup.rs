//! Any bytes read as a backup, plain or encrypted.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| adoube_store::fuzz::backup(bytes));
