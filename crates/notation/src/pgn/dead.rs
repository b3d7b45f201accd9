//! Finds the first dead position of a game (5.2.2) by reading the game a second time.
//!
//! A dead position stays dead, so the first one is found with a few queries, by growing steps back from the end and
//! then by bisection; with a single one if the last move created it, as is usual. The first reading of a game only
//! checks its final position.

use super::check::Questions;
use super::event::{At, LineColumn, PgnSyntaxError, San, Visitor};
use super::finding::{PgnFinding, PgnFindingKind};
use super::reader::read_chunk;
use super::track::{Track, Tracked};
use crate::Letters;
use adoube_board::{Color, Position, Role};

/// The maximum length of a game for this search, in plies.
const MAX_PLIES: usize = 10_000;

/// Returns whether a drawn game's final position is worth checking: few men, or no possible capture or pawn move.
pub(super) fn might_be_dead(position: &Position) -> bool {
    position.occupied().count() <= 4
        || position.halfmove_clock() > 0
            && !position.legal_moves().iter().any(|mv| mv.role() == Role::Pawn || position.is_capture(*mv))
}

/// Returns the first move made in a dead position, if any.
pub(super) fn played_on(game: &[u8], start: LineColumn, letters: Letters, questions: Questions) -> Option<PgnFinding> {
    let mut moves = MainLine { track: Track::written_in(letters), plies: Vec::new() };
    read_chunk(game, start, &mut moves);
    let first = first_from_the_end(&moves.plies, |ply| questions.is_dead(&ply.before));
    let ply = moves.plies.into_iter().nth(first)?;
    Some(PgnFinding {
        place: ply.place,
        number: u32::from(ply.before.fullmove_number()),
        color: ply.color,
        text: ply.text,
        what: PgnFindingKind::PlayedOn(Box::new(PgnFindingKind::DeadPosition)),
    })
}

/// Returns the index of the first item that holds, if all after it do; searches from the end.
fn first_from_the_end<T>(items: &[T], holds: impl Fn(&T) -> bool) -> usize {
    let (mut known, mut stride) = (items.len(), 1);
    // All from `known` on hold.
    while known > 0 {
        let earlier = known.saturating_sub(stride);
        if !items.get(earlier).is_some_and(&holds) {
            let between = items.get(earlier + 1..known).unwrap_or_default();
            return earlier + 1 + between.partition_point(|item| !holds(item));
        }
        (known, stride) = (earlier, stride * 2);
    }
    0
}

/// The moves of the main line, each with the position before it.
struct MainLine {
    track: Track,
    plies: Vec<PlayedPly>,
}

struct PlayedPly {
    before: Position,
    color: Color,
    place: LineColumn,
    text: String,
}

impl Visitor for MainLine {
    fn begin_game(&mut self, _: At<'_>) {
        self.track.begin_game();
    }

    fn tag(&mut self, name: &[u8], value: &[u8], _: At<'_>) {
        self.track.tag(name, value);
    }

    fn begin_movetext(&mut self, _: At<'_>) {
        // An invalid start position leaves the moves unplayed.
        let _ = self.track.begin_movetext();
    }

    fn mv(&mut self, san: San, text: &[u8], at: At<'_>) {
        let before = *self.track.position();
        let played = matches!(self.track.mv(san, text), Tracked::Played(..));
        if played && self.track.is_main_line() && self.plies.len() < MAX_PLIES {
            let text = super::decode(text).into_owned();
            self.plies.push(PlayedPly { before, color: before.turn(), place: at.place(), text });
        }
    }

    fn begin_variation(&mut self, _: At<'_>) {
        self.track.begin_variation();
    }

    fn end_variation(&mut self, _: At<'_>) {
        self.track.end_variation();
    }

    fn fault(&mut self, _: PgnSyntaxError, _: &[u8], _: At<'_>) {}
}

#[cfg(test)]
mod tests {
    use super::first_from_the_end;
    use std::cell::Cell;

    #[test]
    fn the_first_is_found_wherever_it_is_and_at_the_end_with_one_question() {
        for len in 0..40usize {
            let items: Vec<usize> = (0..len).collect();
            for first in 0..=len {
                let asked = Cell::new(0);
                let holds = |item: &usize| {
                    asked.set(asked.get() + 1);
                    *item >= first
                };
                assert_eq!(first_from_the_end(&items, holds), first, "{first} of {len}");
                let most = if first == len { 1 } else { 2 + 2 * (len - first + 1).ilog2() };
                assert!(asked.get() <= most, "{} questions, {first} of {len}", asked.get());
            }
        }
    }
}
