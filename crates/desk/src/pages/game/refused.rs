//! Why an act at a board was refused, as a sentence.

use crate::words;
use adoube_services::board_game::LiveGameRefusal;
use adoube_web::reader::Reader;

/// Explains why a line was refused.
pub(super) fn sentence(refusal: &LiveGameRefusal, reader: Reader) -> String {
    match refusal {
        LiveGameRefusal::NotNow => reader.say(words::game::NOT_NOW),
        LiveGameRefusal::Unreadable(error) => {
            let expected = error.expected.text().get(reader.language);
            let key =
                if error.found.trim().is_empty() { words::game::UNREADABLE_EMPTY } else { words::game::UNREADABLE };
            reader.say_with(key, &[("found", &error.found.trim()), ("expected", &expected)])
        }
        LiveGameRefusal::Unclear(text) => reader.say_with(words::game::UNCLEAR, &[("move", &text)]),
        LiveGameRefusal::TooLong => reader.say(words::game::TOO_LONG),
        LiveGameRefusal::NotWhatWasSealed => reader.say(words::game::NOT_SEALED),
    }
}
