//! Any bytes read as TRF.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| adoube_exchange::fuzz::trf(bytes));
