//! Possible draw claims: by a player who writes a move without playing it (9.2.1, 9.3.1), or is to move after it
//! (9.2.2, 9.3.2); and automatic draws (9.6).

use super::{At, Checker, GameReport, LOOK_BACK, LineColumn, PgnFinding, PgnFindingKind};
use crate::{Style, write};
use adoube_board::{Move, Position, Role};

/// The number of plies without capture or pawn move that make fifty moves by each player.
const FIFTY: usize = 100;
/// The same for seventy-five.
const SEVENTY_FIVE: usize = 150;
/// The minimum number of plies for a threefold repetition.
const SHORTEST_THREEFOLD: usize = 8;

/// Returns whether a move is neither a capture nor a pawn move.
fn is_quiet(position: &Position, mv: Move) -> bool {
    mv.role() != Role::Pawn && !position.is_capture(mv)
}

/// Returns the positions that have occurred twice and could recur with the next move.
fn twice(history: &[u64]) -> Vec<u64> {
    let mut keys: Vec<u64> = history.iter().rev().take(LOOK_BACK).skip(1).step_by(2).copied().collect();
    keys.sort_unstable();
    let same = |pair: &[u64]| pair.first().copied().filter(|key| Some(key) == pair.last());
    let mut found: Vec<u64> = keys.windows(2).filter_map(same).collect();
    found.dedup();
    found
}

impl<F: FnMut(GameReport)> Checker<F> {
    #[inline]
    pub(super) fn quiet_move(&mut self, clock: usize, key: u64, at: At<'_>) {
        let same = self.history.iter().rev().take(LOOK_BACK).step_by(2).filter(|earlier| **earlier == key).count();
        if (3..5).contains(&same) && self.ended.is_none() {
            self.claim(true, at);
        }
        if clock >= FIFTY && !self.noted.fifty {
            self.noted.fifty = true;
            self.claim(false, at);
        }
        if self.ended.is_none() && (same >= 5 || clock >= SEVENTY_FIVE) && !self.track.position().is_checkmate() {
            let what = if same >= 5 { PgnFindingKind::Fivefold } else { PgnFindingKind::SeventyFive };
            self.ended = Some((what.clone(), at.place()));
            if self.questions.claims {
                self.find_at_last_move(PgnFindingKind::DrawnHere(Box::new(what)), &[], at.place());
            }
        }
    }

    /// Reports that the last move allows a claim by both players: by one before it, by the other after it.
    #[cold]
    fn claim(&mut self, threefold: bool, at: At<'_>) {
        // A finished game cannot be claimed.
        if self.questions.claims && self.track.position().count_legal_moves() > 0 {
            let by = self.track.before().turn();
            let what = if threefold {
                PgnFindingKind::ThreefoldPossible { by, written: None }
            } else {
                PgnFindingKind::FiftyPossible { by, written: None }
            };
            self.find_at_last_move(what, &[], at.place());
        }
    }

    /// Checks, after a move but before recording it, whether another move would have allowed its player to claim.
    #[cold]
    pub(super) fn before_move(&mut self, place: LineColumn) {
        let before = *self.track.before();
        let (played, clock) = (self.track.position().key(), self.track.position().halfmove_clock());
        self.claim_by_writing(&before, Some((played, clock == 0)), place);
    }

    /// Checks at the end of a game whether the player to move could claim by writing a move.
    #[cold]
    pub(super) fn claim_at_end(&mut self, place: LineColumn) {
        if !self.track.is_lost() && self.track.is_main_line() {
            let position = *self.track.position();
            self.claim_by_writing(&position, None, place);
        }
    }

    /// Checks for a claim by a written move. `played` is the position after the actual move, and whether that was a
    /// capture or a pawn move.
    fn claim_by_writing(&mut self, position: &Position, played: Option<(u64, bool)>, place: LineColumn) {
        if self.ended.is_some() {
            return;
        }
        let clock = usize::from(position.halfmove_clock());
        if self.history.len() >= SHORTEST_THREEFOLD && clock + 1 >= SHORTEST_THREEFOLD {
            self.third_time(position, played.map(|(key, _)| key), place);
        }
        if clock + 1 >= FIFTY && !self.noted.fifty && played.is_none_or(|(_, is_last)| is_last) {
            let written = position.legal_moves().iter().find(|mv| is_quiet(position, **mv)).copied();
            if let Some(mv) = written {
                self.noted.fifty = true;
                let written = Some(write(position, mv, &Style::PGN));
                self.push_claim(position, PgnFindingKind::FiftyPossible { by: position.turn(), written }, place);
            }
        }
    }

    fn third_time(&mut self, position: &Position, played: Option<u64>, place: LineColumn) {
        let twice = twice(&self.history);
        if twice.is_empty() || played.is_some_and(|key| twice.contains(&key)) {
            return;
        }
        for mv in position.legal_moves().iter().filter(|mv| is_quiet(position, **mv)) {
            let key = position.play(*mv).key();
            if twice.contains(&key) && !self.claimed.contains(&key) {
                self.claimed.push(key);
                let written = Some(write(position, *mv, &Style::PGN));
                self.push_claim(position, PgnFindingKind::ThreefoldPossible { by: position.turn(), written }, place);
            }
        }
    }

    fn push_claim(&mut self, position: &Position, what: PgnFindingKind, place: LineColumn) {
        let (number, color) = (u32::from(position.fullmove_number()), position.turn());
        self.push(PgnFinding { place, number, color, text: String::new(), what });
    }
}
