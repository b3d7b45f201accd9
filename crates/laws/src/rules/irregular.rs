//! Irregularities other than offences: 7.1 to 7.4 and 7.6, with A.5.1 and A.5.2 (1985: 08 and 12.06).

use super::{Block, Cited, Param, by, cited};
use crate::Edition;

/// Irregularities other than offences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Irregular {
    /// The earliest time to act on an illegal move (7.5.1; 1985: 08.01).
    pub actionable: Param<Actionable>,
    /// The latest time to act on it (7.5.1; without full supervision A.5.2, before 2023 A.4.2; 1985: 08.01).
    pub window: Param<Window>,
    /// Whether both players may agree to correct an illegal move that remains on the board (A.5.2; before 2023 A.4.2).
    pub corrected_by_agreement: Param<bool>,
    /// The ruling if the position before an illegal move cannot be determined (7.5.1; 1985: 08.01).
    pub cannot_restore: Param<CannotRestore>,
    /// The move that replaces an illegal one is bound by the touch (7.5.1 with 4.3 and 4.7; 1985: 08.01 with 07).
    pub replacement: Cited,
    /// The clock times after restoring (7.1; 1985: 12.06).
    pub times_after_restoring: Param<TimesAfterRestoring>,
    /// Wrong initial position: a new game (7.2.1; 1985: 08.05).
    pub wrong_setup: Cited,
    /// Board turned: the position is transferred and the game continues (7.2.2; 1985: 08.06).
    pub board_turned: Cited,
    /// The number of completed moves by each after which set-up and board cannot be claimed, and a misplaced king or
    /// rook may not castle (A.5.1.2; before 2023 A.4.1.2).
    pub setup_stays_after: Param<Option<u16>>,
    /// Colours reversed: a new game if both made fewer than this many moves, or always if there is no number (7.3;
    /// 1985: 08.05).
    pub colours_reversed_before: Param<Option<u16>>,
    /// Pieces knocked over (7.4.1 to 7.4.3; 1985: 08.03).
    pub knocked_over: Param<KnockedOver>,
    /// Pieces found displaced, and the ruling if the position cannot be determined (7.6; 1985: 08.02).
    pub displaced: Param<CannotRestore>,
    /// The adjourned position was set up wrongly: it is restored (7.6; 1985: 08.04).
    pub resumed_wrongly: Cited,
}

/// The earliest time to act on an illegal move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actionable {
    /// Whenever it is found.
    WheneverFound,
    /// Once the clock has been pressed.
    OncePressed,
}

/// The latest time to act on an illegal move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Window {
    /// Until the end of the game, including games awaiting adjudication.
    UntilAdjudication,
    /// To the end of the game.
    DuringTheGame,
    /// Until the opponent has made the next move.
    UntilTheReply,
}

/// The ruling if a position cannot be restored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CannotRestore {
    /// The game is annulled and a new one played.
    NewGame,
    /// The game continues from the last position that can be identified.
    LastIdentifiable,
}

/// The clock times after restoring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimesAfterRestoring {
    /// If unknown, in proportion to the moves: see [`proportional_time`](super::proportional_time).
    Proportional,
    /// At the arbiter's discretion, possibly unchanged.
    ArbiterJudges,
}

/// Pieces knocked over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KnockedOver {
    /// The player may not stop their own clock before the pieces are restored.
    ClockMayNotBeStopped,
    /// Restored on the player's own time; the arbiter may impose a penalty.
    OwnTimeAndPenalty,
}

const IN_1985: Irregular = Irregular {
    actionable: by(Actionable::WheneverFound, &["08.01"]),
    window: by(Window::UntilAdjudication, &["08.01"]),
    corrected_by_agreement: by(false, &[]),
    cannot_restore: by(CannotRestore::NewGame, &["08.01"]),
    replacement: cited(&["08.01", "07"]),
    times_after_restoring: by(TimesAfterRestoring::Proportional, &["12.06"]),
    wrong_setup: cited(&["08.05"]),
    board_turned: cited(&["08.06"]),
    setup_stays_after: by(None, &[]),
    colours_reversed_before: by(None, &["08.05"]),
    knocked_over: by(KnockedOver::ClockMayNotBeStopped, &["08.03"]),
    displaced: by(CannotRestore::NewGame, &["08.02"]),
    resumed_wrongly: cited(&["08.04"]),
};

const IN_2017: Irregular = Irregular {
    actionable: by(Actionable::OncePressed, &["7.5.1"]),
    window: by(Window::DuringTheGame, &["7.5.1"]),
    corrected_by_agreement: by(false, &[]),
    cannot_restore: by(CannotRestore::LastIdentifiable, &["7.5.1"]),
    replacement: cited(&["7.5.1", "4.3", "4.7"]),
    times_after_restoring: by(TimesAfterRestoring::ArbiterJudges, &["7.1"]),
    wrong_setup: cited(&["7.2.1"]),
    board_turned: cited(&["7.2.2"]),
    setup_stays_after: by(None, &[]),
    colours_reversed_before: by(Some(10), &["7.3"]),
    knocked_over: by(KnockedOver::OwnTimeAndPenalty, &["7.4.1", "7.4.2", "7.4.3"]),
    displaced: by(CannotRestore::LastIdentifiable, &["7.6"]),
    resumed_wrongly: cited(&["7.6"]),
};

const IN_2018: Irregular = IN_2017;
const IN_2023: Irregular = IN_2018;

const TABLE: [Irregular; Edition::COUNT] = [IN_1985, IN_2017, IN_2018, IN_2023];

/// The articles of the basic rules: illegal moves and the set-up.
const BASIC: [Option<[&[&str]; 2]>; Edition::COUNT] =
    [None, Some([&["A.4.2"], &["A.4.1.2"]]), Some([&["A.4.2"], &["A.4.1.2"]]), Some([&["A.5.2"], &["A.5.1.2"]])];

pub(super) fn table(edition: Edition, block: Block) -> Irregular {
    let table = TABLE[edition.column()];
    match BASIC[edition.column()] {
        Some([illegal, setup]) if block == Block::Basic => Irregular {
            window: by(Window::UntilTheReply, illegal),
            corrected_by_agreement: by(true, illegal),
            setup_stays_after: by(Some(10), setup),
            ..table
        },
        _ => table,
    }
}
