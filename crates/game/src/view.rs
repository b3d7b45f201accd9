//! Queries on a game: those open to everybody and those for the arbiter alone (12.6). `made.rs` has how the moves were
//! made.

use crate::Span;
use crate::act::Score;
use crate::answer::{Answer, ArbiterChoice, GameResult, Notice, Who};
use crate::game::Game;
use crate::paperwork::{Appeal, Imposed};
use adoube_board::Color;
use adoube_laws::Offence;

/// Something the arbiter was told and the players must not be (12.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrivateNote {
    /// When.
    pub at: Span,
    /// The player whose act it was; `None` for the arbiter.
    pub by: Option<Color>,
    /// The notice.
    pub notice: Notice,
    /// The article.
    pub article: &'static str,
}

/// Something the arbiter has to choose and has not chosen yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open<'a> {
    /// Whom it concerns.
    pub who: Who,
    /// The options to choose from.
    pub choices: &'a [ArbiterChoice],
    /// The article.
    pub article: &'static str,
}

/// An illegal move, or what counts as one, that nobody has dealt with. Only the arbiter may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenOffence {
    /// The player it is about.
    pub by: Color,
    /// Which.
    pub offence: Offence,
    /// The number of the move in which it happened.
    pub number: u16,
    /// Whether something can be done about it already.
    pub actionable: bool,
}

impl ArbiterChoice {
    /// The scores that a choice of 12.9 may give in the game (10.2): the opponent's for a loss or for more points to
    /// the opponent, the offender's for fewer points to the offender. None for other choices.
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
    /// The times on the clocks at an instant not before the last event, if nothing happens until then.
    pub fn clocks_at(&self, at: Span) -> [Span; 2] {
        let mut clock = self.clock.clone();
        clock.advance(self.now.max(at), self.completed);
        Color::ALL.map(|color| clock.remaining(color))
    }

    /// When the last event was.
    pub const fn now(&self) -> Span {
        self.now
    }

    /// The side to move.
    pub fn to_move(&self) -> Color {
        self.mover()
    }

    /// Whether a player's draw offer is open (9.1).
    pub const fn has_offered(&self, who: Color) -> bool {
        self.offers[who as usize].is_some()
    }

    /// How many moves a player has completed, for the time control.
    pub const fn completed(&self, who: Color) -> u32 {
        self.completed[who as usize]
    }

    /// Whether the game was adjourned and not gone on with (Guidelines I).
    pub const fn is_adjourned(&self) -> bool {
        self.adjournment.is_away()
    }

    /// The duty of the player on the move: a `must …` or `free …` with its article.
    pub fn duty(&self) -> Option<Answer> {
        if self.over.is_some() {
            return None;
        }
        let bound = self.turn.bound(&self.stand, &self.rules)?;
        Some(Answer { what: bound.what(self.mover(), &self.stand), article: bound.article })
    }

    /// The article by which the game is over or annulled.
    pub fn ended_by(&self) -> Option<&'static str> {
        self.over.map(|over| over.article)
    }

    /// The choices the arbiter has yet to make.
    pub fn open(&self) -> impl Iterator<Item = Open<'_>> {
        self.pending.iter().map(|pending| Open {
            who: pending.who,
            choices: &pending.choices,
            article: pending.article,
        })
    }

    /// The notices for the arbiter alone (12.6), oldest first.
    pub fn notices(&self) -> &[PrivateNote] {
        &self.paperwork.notices
    }

    /// Illegal moves, and what counts as one, that nobody has dealt with. Only the arbiter may know (12.6).
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

    /// How many illegal moves, or what counts as one, of a player have been dealt with (7.5.5).
    pub fn illegal_moves(&self, who: Color) -> u32 {
        self.ladders[who as usize].iter().map(|&count| u32::from(count)).sum()
    }

    /// The penalties imposed so far, oldest first (12.9).
    pub fn penalties(&self) -> &[Imposed] {
        &self.paperwork.penalties
    }

    /// The appeals noted, oldest first (11.10).
    pub fn appeals(&self) -> &[Appeal] {
        &self.paperwork.appeals
    }

    /// The result each player has signed (8.7).
    pub const fn signatures(&self) -> [Option<GameResult>; 2] {
        self.paperwork.signed
    }
}
