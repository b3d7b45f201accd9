//! Errors in a transcript, with their place.

use crate::words::transcript;
use adoube_words::{Language, Text};
use std::fmt;

/// An unexpected word in a transcript.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TranscriptError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The text found.
    pub found: String,
    /// The text expected.
    pub expected: Expected,
}

macro_rules! expected {
    ($($(#[$doc:meta])* $name:ident: $text:path;)*) => {
        /// The kinds of text a transcript expects.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Expected {
            $($(#[$doc])* $name,)*
        }

        impl Expected {
            /// All expectations.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// Returns the text.
            pub const fn text(self) -> Text {
                match self {
                    $(Self::$name => $text,)*
                }
            }
        }
    };
}

expected! {
    /// A header, an event or an answer.
    Line: transcript::LINE;
    /// A smaller file.
    Smaller: transcript::SMALLER;
    /// A known header.
    Key: transcript::KEY;
    /// A header that occurs only once.
    Once: transcript::ONCE;
    /// Headers before the first event.
    HeadersFirst: transcript::HEADERS_FIRST;
    /// An event before its answer.
    EventFirst: transcript::EVENT_FIRST;
    /// An edition.
    Edition: transcript::EDITION;
    /// A time.
    Time: transcript::TIME;
    /// A time not before the one above.
    LaterTime: transcript::LATER_TIME;
    /// A time control.
    TimeControl: transcript::TIME_CONTROL;
    /// A time control without increment.
    NoIncrement: transcript::NO_INCREMENT;
    /// A kind of play.
    Play: transcript::PLAY;
    /// Supervision.
    Supervision: transcript::SUPERVISION;
    /// Draw offers.
    DrawOffers: transcript::DRAW_OFFERS;
    /// Quickplay.
    Quickplay: transcript::QUICKPLAY;
    /// A position.
    Position: transcript::POSITION;
    /// Movetext.
    Movetext: transcript::MOVETEXT;
    /// Players.
    Players: transcript::PLAYERS;
    /// A name.
    Name: transcript::NAME;
    /// An actor.
    Actor: transcript::ACTOR;
    /// A player's act.
    PlayerAct: transcript::PLAYER_ACT;
    /// An arbiter's act.
    ArbiterAct: transcript::ARBITER_ACT;
    /// A square.
    Square: transcript::SQUARE;
    /// A move.
    Move: transcript::MOVE;
    /// A move that is legal and clear.
    LegalMove: transcript::LEGAL_MOVE;
    /// A promotion piece.
    Piece: transcript::PIECE;
    /// A number.
    Number: transcript::NUMBER;
    /// A player.
    Player: transcript::PLAYER;
    /// A penalty.
    Penalty: transcript::PENALTY;
    /// A score.
    Score: transcript::SCORE;
    /// A result.
    Result: transcript::RESULT;
    /// A sealed move.
    Sealed: transcript::SEALED;
    /// The end of the line.
    Nothing: transcript::NOTHING;
    /// An answer.
    Answer: transcript::ANSWER;
    /// The number of an article.
    Article: transcript::ARTICLE;
    /// The players' letters.
    Letters: transcript::LETTERS;
    /// The value of a game.
    Points: transcript::POINTS;
    /// The storage of devices.
    Devices: transcript::DEVICES;
    /// The penalty for a device.
    DevicePenalty: transcript::DEVICE_PENALTY;
    /// Whether leaving is reported.
    Leaving: transcript::LEAVING;
    /// The counting of illegal moves.
    Counting: transcript::COUNTING;
    /// The time given in supervised blitz.
    SupervisedBlitz: transcript::SUPERVISED_BLITZ;
}

impl TranscriptError {
    pub(crate) fn new(line: usize, column: usize, found: &str, expected: Expected) -> Self {
        Self { line, column, found: found.chars().take(60).collect(), expected }
    }

    /// Returns the error as a sentence.
    pub fn sentence(&self, language: Language) -> String {
        let (line, column, expected) = (&self.line, &self.column, &self.expected.text().get(language));
        if self.found.trim().is_empty() {
            return transcript::NOTHING_FOUND
                .fill(language, &[("line", line), ("column", column), ("expected", expected)]);
        }
        let found = format!("{:?}", self.found);
        transcript::SENTENCE
            .fill(language, &[("line", line), ("column", column), ("found", &found), ("expected", expected)])
    }
}

impl fmt::Display for TranscriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

impl std::error::Error for TranscriptError {}
