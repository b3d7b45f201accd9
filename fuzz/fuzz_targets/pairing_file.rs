//! The tournament of any TRF, paired and ranked.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| adoube_exchange::fuzz::pairing(bytes));
