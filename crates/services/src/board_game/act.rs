//! The acts of a game at a board as stored in the log, and their refusals.
//!
//! Acts of players and the arbiter are [`adoube_game::GameAct`]s. Each is parsed once, from the line that a page or an
//! API client sends ([`read_act`]), and serialised in the log as that line.

use adoube_board::Color;
use adoube_game::{GameAct, Header, TranscriptError};
use adoube_store::SealedMove;
use serde::{Deserialize, Serialize};

/// Whether moves are made on our board or on a wooden one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// On our board.
    #[default]
    Board,
    /// On a wooden board: only the clock is ours, and a press counts as a move.
    Clock,
}

/// An act in the log of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LiveGameAct {
    /// Sets up the game. The clocks stay stopped until the arbiter starts them.
    Open {
        /// The headers of a transcript, without names.
        header: Box<Header>,
        /// Whether moves are made on our board or on a wooden one.
        #[serde(default)]
        mode: Mode,
    },
    /// An act of a player or the arbiter. A sealed move is stored as its commitment, never as written.
    AtBoard {
        /// A transcript event without its time: `white plays e2-e4`.
        act: GameAct,
        /// The arbiter's reason.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// Opens the envelope. Game, number of moves and nonce prove that this is the sealed move.
    Unseal {
        /// The move as written.
        written: String,
        /// The game's stream when the move was sealed.
        game: String,
        /// Number of moves made by then.
        ply: u32,
        /// The nonce of the commitment.
        #[serde(with = "hex::serde")]
        nonce: [u8; 32],
    },
    /// The desk was interrupted: the clocks stopped at the last acknowledged act.
    Interrupted,
    /// A player appeals against a decision (11.10).
    Appeal {
        /// The player.
        by: Color,
        /// The number of the act with the disputed decision.
        number: u64,
    },
    /// Decides an appeal.
    Settle {
        /// The appeal's number.
        number: u64,
        /// Whether the appeal is upheld.
        upheld: bool,
        /// The reasons for the decision.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
}

impl LiveGameAct {
    /// Creates an act of a player or the arbiter, without a reason.
    pub const fn at_board(act: GameAct) -> Self {
        Self::AtBoard { act, reason: String::new() }
    }

    /// Returns the act that opens an envelope.
    pub fn unseal(sealed: &SealedMove) -> Self {
        let SealedMove { game, ply, nonce, written } = sealed;
        Self::Unseal { written: written.clone(), game: game.to_string(), ply: *ply, nonce: *nonce }
    }
}

/// The reasons to refuse an act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LiveGameRefusal {
    /// The game is already set up.
    SetUp,
    /// The game is not set up yet.
    NoGame,
    /// A move is already sealed.
    Sealed,
    /// No move is sealed.
    NothingSealed,
    /// No decision has this number.
    NoDecision,
    /// The appeal does not exist or has been decided.
    NoOpenAppeal,
    /// The headers or the line of an act cannot be parsed.
    Unreadable(TranscriptError),
    /// The move cannot be interpreted in this position.
    Unclear(String),
    /// The line or the reason is too long.
    TooLong,
    /// The game has too many acts.
    TooManyActs,
    /// The move does not match the commitment.
    NotWhatWasSealed,
}

/// The maximum length of an act's line in bytes.
pub const LINE_BYTES_MAX: usize = 300;
/// The maximum length of a reason in bytes.
pub(super) const REASON_BYTES_MAX: usize = 4 * LINE_BYTES_MAX;

/// Reads the line of an act as sent by pages and API clients, an event of a transcript without its time: `white plays
/// e2-e4`. A comment after it is dropped, as in a transcript.
///
/// # Errors
/// The position of an unexpected word, or a line that is too long.
pub fn read_act(line: &str) -> Result<GameAct, LiveGameRefusal> {
    if line.len() > LINE_BYTES_MAX {
        return Err(LiveGameRefusal::TooLong);
    }
    // An act is one line: control characters become spaces.
    let plain: String = line.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let act = plain.split(" #").next().unwrap_or_default();
    act.trim().parse().map_err(LiveGameRefusal::Unreadable)
}
