//! Any bytes read as a table: CSV or XLSX.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| adoube_exchange::fuzz::table(bytes));
