//! Any bytes are read as a rating list and games; the result is rated and written, and reads back.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| adoube_rating::fuzz::rating_list(bytes));
