//! Any text is read as a transcript or refused with a place; a transcript gets the same answers twice, and its printed
//! form reads back with the same answers.
#![no_main]

use adoube_game::Transcript;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match Transcript::parse(text) {
        Err(error) => {
            let line = text.lines().nth(error.line.saturating_sub(1)).unwrap_or("");
            assert!(error.column <= line.chars().count() + 1);
        }
        Ok(transcript) => {
            let Ok(replay) = transcript.replay() else { return };
            assert_eq!(transcript.replay().as_ref(), Ok(&replay));
            let printed = replay.print(&transcript, |_, _| None);
            let Ok(again) = Transcript::parse(&printed) else { panic!("what is printed reads back:\n{printed}") };
            assert_eq!(again.header, transcript.header);
            assert!(replay.differences(&again).is_empty());
        }
    }
});
