//! Explanations of refused acts at a board.

use crate::words;
use adoube_services::board_game::LiveGameRefusal;
use adoube_web::reader::Reader;
use adoube_words::Text;

/// Names the condition that is not met.
fn not_now(why: Text, reader: Reader) -> String {
    reader.say_with(words::game::NOT_NOW, &[("why", &why.get(reader.language))])
}

/// Explains why a line was refused.
pub(super) fn sentence(refusal: &LiveGameRefusal, reader: Reader) -> String {
    match refusal {
        LiveGameRefusal::SetUp => not_now(words::game::NOT_NOW_SET_UP, reader),
        LiveGameRefusal::NoGame => not_now(words::game::NOT_NOW_NO_GAME, reader),
        LiveGameRefusal::Sealed => not_now(words::game::NOT_NOW_SEALED, reader),
        LiveGameRefusal::NothingSealed => not_now(words::game::NOT_NOW_NO_ENVELOPE, reader),
        LiveGameRefusal::NoDecision => not_now(words::game::NOT_NOW_NO_DECISION, reader),
        LiveGameRefusal::NoOpenAppeal => not_now(words::game::NOT_NOW_NO_APPEAL, reader),
        LiveGameRefusal::Unreadable(error) => {
            let expected = error.expected.text().get(reader.language);
            let key =
                if error.found.trim().is_empty() { words::game::UNREADABLE_EMPTY } else { words::game::UNREADABLE };
            reader.say_with(key, &[("found", &error.found.trim()), ("expected", &expected)])
        }
        LiveGameRefusal::Unclear(text) => reader.say_with(words::game::UNCLEAR, &[("move", &text)]),
        LiveGameRefusal::TooLong => reader.say(words::game::TOO_LONG),
        LiveGameRefusal::TooManyActs => reader.say(words::game::TOO_MANY_ACTS),
        LiveGameRefusal::NotWhatWasSealed => reader.say(words::game::NOT_SEALED),
    }
}
