//! A tournament made of any bytes, paired to its end.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| adoube_exchange::fuzz::pairing_any(bytes));
