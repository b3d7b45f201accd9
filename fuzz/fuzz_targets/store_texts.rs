//! Any text is parsed as a name, id, key, checkpoint or body of the record.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| adoube_store::fuzz::texts(text));
