//! Queries on a game: some open to everybody, some for the arbiter alone (12.6). For the moves as made see `made.rs`.

use crate::Span;
use crate::act::Score;
use crate::answer::{Answer, ArbiterChoice, GameResult, Notice, Who};
use crate::game::Game;
use crate::paperwork::{Appeal, Imposed};
use adoube_board::Color;
use adoube_laws::Offence;

/// A notice to the arbiter that the players must not see (12.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrivateNote {
    /// The time of the notice.
    pub at: Span,
    /// The player who acted; `None` for the arbiter.
    pub by: Option<Color>,
    /// The notice.
    pub notice: Notice,
    /// The article.
    pub article: &'static str,
}

/// An open choice of the arbiter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open<'a> {
    /// The player it concerns.
    pub who: Who,
    /// The options to choose from.
    pub choices: &'a [ArbiterChoice],
    /// The article.
    pub article: &'static str,
}

/// An illegal move, or an act that counts as one, not yet dealt with. For the arbiter only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenOffence {
    /// The offender.
    pub by: Color,
    /// The offence.
    pub offence: Offence,
    /// The number of the move in which it happened.
    pub number: u16,
    /// Whether the arbiter or the opponent can act on it yet.
    pub actionable: bool,
}

impl ArbiterChoice {
    /// Returns the scores that a choice of 12.9 may give (10.2): the opponent's for a loss or for more points to the
    /// opponent, the offender's for fewer points to the offender. Empty for other choices.
    ///
    /// ```
    /// use adoube_game::{ArbiterChoice, Score};
    /// assert_eq!(ArbiterChoice::Loss.scores(), [Score::ONE, Score::HALF, Score::NOUGHT]);
    /// assert!(ArbiterChoice::Warning.scores().is_empty());
    /// ```
    pub const fn scores(self) -> &'static [Score] {
        match self {
            Self::Loss => &[Score::ONE, Score::HALF, Score::NOUGHT],
            Self::PointsOpponent => &[Score::ONE, Score::HALF],
            Self::PointsOffender => &[Score::HALF, Score::NOUGHT],
            _ => &[],
        }
    }
}

impl Game {
    /// Returns the clock times at an instant not before the last event, assuming no event until then.
    pub fn clocks_at(&self, at: Span) -> [Span; 2] {
        let mut clock = self.clock.clone();
        clock.advance(self.now.max(at), self.completed);
        Color::ALL.map(|color| clock.remaining(color))
    }

    /// Returns the time of the last event.
    pub const fn now(&self) -> Span {
        self.now
    }

    /// Returns the side to move.
    pub fn to_move(&self) -> Color {
        self.mover()
    }

    /// Returns whether a player's draw offer is open (9.1).
    pub const fn has_offered(&self, who: Color) -> bool {
        self.offers[who as usize].is_some()
    }

    /// Returns the number of moves a player has completed, for the time control.
    pub const fn completed(&self, who: Color) -> u32 {
        self.completed[who as usize]
    }

    /// Returns whether the game is adjourned and not resumed (Guidelines I).
    pub const fn is_adjourned(&self) -> bool {
        self.adjournment.is_away()
    }

    /// Returns the duty of the player on the move: a `must …` or `free …` with its article.
    pub fn duty(&self) -> Option<Answer> {
        if self.over.is_some() || self.adjournment.is_away() {
            return None;
        }
        let bound = self.turn.bound(&self.stand, &self.rules)?;
        Some(Answer { what: bound.what(self.mover(), &self.stand), article: bound.article })
    }

    /// Returns the article under which the game ended or was annulled.
    pub fn ended_by(&self) -> Option<&'static str> {
        self.over.map(|over| over.article)
    }

    /// Returns the open choices of the arbiter.
    pub fn open(&self) -> impl Iterator<Item = Open<'_>> {
        self.pending.iter().map(|pending| Open {
            who: pending.who,
            choices: &pending.choices,
            article: pending.article,
        })
    }

    /// Returns the notices for the arbiter alone (12.6), oldest first.
    pub fn notices(&self) -> &[PrivateNote] {
        &self.paperwork.notices
    }

    /// Returns illegal moves, and acts that count as one, not yet dealt with. For the arbiter only (12.6).
    pub fn open_offences(&self) -> Vec<OpenOffence> {
        let number = |ply: usize| {
            let stand = self.line.get(ply).map_or(&self.stand, |ply| &ply.before);
            stand.setup().fullmove_number
        };
        let offences = self.offences.iter();
        offences
            .map(|record| OpenOffence {
                by: record.by,
                offence: record.offence,
                number: number(record.ply),
                actionable: record.actionable,
            })
            .collect()
    }

    /// Returns the number of a player's illegal moves, and acts that count as one, that were dealt with (7.5.5).
    pub fn illegal_moves(&self, who: Color) -> u32 {
        self.ladders[who as usize].iter().map(|&count| u32::from(count)).sum()
    }

    /// Returns the penalties imposed so far, oldest first (12.9).
    pub fn penalties(&self) -> &[Imposed] {
        &self.paperwork.penalties
    }

    /// Returns the appeals noted, oldest first (11.10).
    pub fn appeals(&self) -> &[Appeal] {
        &self.paperwork.appeals
    }

    /// Returns the result each player has signed (8.7).
    pub const fn signatures(&self) -> [Option<GameResult>; 2] {
        self.paperwork.signed
    }
}
