//! The acts of a game at a board, as the log keeps them, and why one is refused.
//!
//! What players and arbiter do is an [`adoube_game::GameAct`]. It is read once, from the line that a page or a program sends
//! ([`read_act`]); in the log it stands as that line.

use adoube_board::Color;
use adoube_game::{GameAct, Header, TranscriptError};
use adoube_store::SealedMove;
use serde::{Deserialize, Serialize};

/// Where the moves are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// On our board.
    #[default]
    Board,
    /// On a wooden board; here is the clock, and a press is a move.
    Clock,
}

/// An act in the record of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LiveGameAct {
    /// The game is set up; its clocks stand still until the arbiter starts them.
    Open {
        /// The headers of a transcript, without names.
        header: Box<Header>,
        /// Where the moves are made.
        #[serde(default)]
        mode: Mode,
    },
    /// A player or the arbiter does something. A move that is sealed stands here as its commitment, never as it was written.
    AtBoard {
        /// The event of a transcript without its time: `white plays e2-e4`.
        act: GameAct,
        /// The arbiter's reason.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// The envelope is opened. Game, number of moves and nonce prove that this is the move that was sealed.
    Unseal {
        /// The move as it was written.
        written: String,
        /// The game's stream, as it was sealed.
        game: String,
        /// How many moves had been made.
        ply: u32,
        /// The nonce that was sealed with it.
        #[serde(with = "hex::serde")]
        nonce: [u8; 32],
    },
    /// The desk itself was interrupted: the clocks stopped when the last act was acknowledged.
    Interrupted,
    /// A player appeals against a decision (11.10).
    Appeal {
        /// The player.
        by: Color,
        /// The number of the act with the decision.
        number: u64,
    },
    /// An appeal is decided on.
    Settle {
        /// The appeal's number.
        number: u64,
        /// Whether the player was right.
        upheld: bool,
        /// Why, in the words of whoever decided.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
}

impl LiveGameAct {
    /// What a player or the arbiter does, without a reason.
    pub const fn at_board(act: GameAct) -> Self {
        Self::AtBoard { act, reason: String::new() }
    }

    /// The act that opens an envelope.
    pub fn unseal(sealed: &SealedMove) -> Self {
        let SealedMove { game, ply, nonce, written } = sealed;
        Self::Unseal { written: written.clone(), game: game.to_string(), ply: *ply, nonce: *nonce }
    }
}

/// Why an act was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LiveGameRefusal {
    /// The game is not set up, or is set up already.
    NotNow,
    /// The headers, or the line of an act, cannot be read.
    Unreadable(TranscriptError),
    /// The move is not clear here.
    Unclear(String),
    /// It is longer than a line may be.
    TooLong,
    /// It is not what was sealed.
    NotWhatWasSealed,
}

/// The longest line of an act, in bytes.
pub const LINE_BYTES_MAX: usize = 300;
/// The longest reason, in bytes.
pub(super) const REASON_BYTES_MAX: usize = 4 * LINE_BYTES_MAX;

/// Reads the line of an act as pages and programs send it, an event of a transcript without its time:
/// `white plays e2-e4`. A comment after it is dropped, as in a transcript.
///
/// # Errors
/// The place where something else was expected; a line that is too long.
pub fn read_act(line: &str) -> Result<GameAct, LiveGameRefusal> {
    if line.len() > LINE_BYTES_MAX {
        return Err(LiveGameRefusal::TooLong);
    }
    // One line: a control character is no more than a blank.
    let plain: String = line.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let act = plain.split(" #").next().unwrap_or_default();
    act.trim().parse().map_err(LiveGameRefusal::Unreadable)
}
