//! Any bytes read as a rating list in XML.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| adoube_exchange::fuzz::xml_list(bytes));
