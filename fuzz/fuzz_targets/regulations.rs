//! Any text is read as regulations or refused with a place inside it; regulations that are read differ from themselves nowhere.
#![no_main]

use adoube_federation::regulations::{Regulations, differences};
use adoube_words::Language;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| match Regulations::parse(text) {
    Ok(read) => {
        assert!(differences(&read, &read).is_empty());
        let _ = (read.foreigners_allowed(8), read.substitutions_allowed(8));
    }
    Err(error) => {
        assert!(error.line >= 1 && error.line <= text.matches('\n').count() + 1 && error.column >= 1);
        assert!(!error.sentence(Language::Basque).is_empty());
    }
});
