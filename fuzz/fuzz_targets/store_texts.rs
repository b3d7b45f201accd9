//! Any text read as what the record's names, ids, keys, checkpoints and bodies are.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| adoube_store::fuzz::texts(text));
