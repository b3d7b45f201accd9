//! A tournament: its rules, its entries, and the events of each round.
//!
//! FIDE C.04.1 and C.04.2, Article 10 of the Laws. A result that exists is one of the variants of [`RoundEntry`]; a win by
//! forfeit is not a played win, and no value mixes the two.

use crate::points::Points;
pub use adoube_laws::Color;
use serde::{Deserialize, Serialize};

/// The outcome of a game for one player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameOutcome {
    /// Won.
    Win,
    /// Drew.
    Draw,
    /// Lost.
    Loss,
}

impl GameOutcome {
    /// Returns the opponent's outcome if the result is a usual one.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::Draw => Self::Draw,
            Self::Loss => Self::Win,
        }
    }
}

/// Whether a played game is sent for rating; a game of less than one move is not (`W D L` in TRF).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rated {
    /// Sent for rating.
    Yes,
    /// Not sent for rating.
    No,
}

/// The outcome of a forfeit for one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Forfeit {
    /// The opponent was absent: the point is won without play.
    Won,
    /// The player was absent (if both entries have it, both were).
    Lost,
}

/// A round without an opponent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bye {
    /// The pairing-allocated bye: the odd player out.
    PairingAllocated,
    /// A full-point bye granted by the arbiter.
    Full,
    /// A requested half-point bye.
    Half,
    /// A zero-point bye: absent, not yet arrived, or withdrawn.
    Zero,
}

/// A player of the tournament, by index in [`Tournament::players`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct PlayerIx(pub u32);

impl PlayerIx {
    /// Returns the place as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One player's entry for one round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundEntry {
    /// A game that was played.
    Game {
        /// The opponent.
        opponent: PlayerIx,
        /// The player's colour.
        colour: Color,
        /// The outcome.
        outcome: GameOutcome,
        /// Whether it counts for rating.
        rated: Rated,
    },
    /// A pairing that was not played.
    Forfeit {
        /// The opponent; a file may omit it.
        opponent: Option<PlayerIx>,
        /// The colour given by the pairing.
        colour: Option<Color>,
        /// Whether the player won or lost by it.
        forfeit: Forfeit,
    },
    /// A pairing without a result yet.
    Paired {
        /// The opponent.
        opponent: PlayerIx,
        /// The player's colour.
        colour: Color,
    },
    /// A round without an opponent.
    Bye(Bye),
}

impl RoundEntry {
    /// Returns the scheduled opponent, whether or not the game was played.
    pub const fn opponent(&self) -> Option<PlayerIx> {
        match *self {
            Self::Game { opponent, .. } | Self::Paired { opponent, .. } => Some(opponent),
            Self::Forfeit { opponent, .. } => opponent,
            Self::Bye(_) => None,
        }
    }

    /// Returns opponent, colour and outcome of a played game (C.04.2, 3.4: only these count for colours and meetings).
    pub const fn played(&self) -> Option<(PlayerIx, Color, GameOutcome)> {
        match *self {
            Self::Game { opponent, colour, outcome, .. } => Some((opponent, colour, outcome)),
            _ => None,
        }
    }

    /// Returns the colour given by the pairing.
    pub const fn colour(&self) -> Option<Color> {
        match *self {
            Self::Game { colour, .. } | Self::Paired { colour, .. } => Some(colour),
            Self::Forfeit { colour, .. } => colour,
            Self::Bye(_) => None,
        }
    }

    /// Returns whether the player was included when the round was paired.
    pub const fn was_in_pairing(&self) -> bool {
        !matches!(self, Self::Bye(Bye::Full | Bye::Half | Bye::Zero))
    }
}

/// Points per result (C.04.1; TRF record 162).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scoring {
    /// A win, a win by forfeit, a full-point bye.
    pub win: Points,
    /// A draw, a half-point bye.
    pub draw: Points,
    /// A game lost over the board.
    pub loss: Points,
    /// A zero-point bye and a loss by forfeit.
    pub absence: Points,
    /// The pairing-allocated bye.
    pub pairing_allocated_bye: Points,
}

impl Default for Scoring {
    fn default() -> Self {
        Self {
            win: Points::ONE,
            draw: Points::HALF,
            loss: Points::ZERO,
            absence: Points::ZERO,
            pairing_allocated_bye: Points::ONE,
        }
    }
}

impl Scoring {
    /// Returns the points of an entry; a pairing without a result counts as a draw (C.04.2, 3.1).
    pub const fn points(&self, entry: &RoundEntry) -> Points {
        match entry {
            RoundEntry::Game { outcome: GameOutcome::Win, .. }
            | RoundEntry::Forfeit { forfeit: Forfeit::Won, .. }
            | RoundEntry::Bye(Bye::Full) => self.win,
            RoundEntry::Game { outcome: GameOutcome::Draw, .. }
            | RoundEntry::Bye(Bye::Half)
            | RoundEntry::Paired { .. } => self.draw,
            RoundEntry::Game { outcome: GameOutcome::Loss, .. } => self.loss,
            RoundEntry::Forfeit { forfeit: Forfeit::Lost, .. } | RoundEntry::Bye(Bye::Zero) => self.absence,
            RoundEntry::Bye(Bye::PairingAllocated) => self.pairing_allocated_bye,
        }
    }
}

/// Sex as TRF records it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sex {
    /// `m`.
    Man,
    /// `w`.
    Woman,
}

/// A player of the tournament.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// The tournament pairing number (starting rank), from 1.
    pub number: u16,
    /// The name.
    pub name: String,
    /// Sex, if stated.
    pub sex: Option<Sex>,
    /// Title as printed: `GM`, `WFM`, or empty.
    pub title: String,
    /// Rating; 0 for none.
    pub rating: u16,
    /// Federation or club.
    pub federation: String,
    /// FIDE identity number as printed.
    pub fide_id: String,
    /// Date of birth as printed.
    pub born: String,
    /// Whether the player withdrew before half of the event, so that the points do not count in the classification
    /// (handbook, 14.31).
    pub annulled: bool,
    /// The entries by round. Shorter than the tournament if later rounds have not been paired for the player.
    pub entries: Vec<RoundEntry>,
}

/// Virtual points in some rounds for a range of starting ranks (C.04.7; TRF record 250).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Acceleration {
    /// Virtual points added to the score for pairing only.
    pub points: Points,
    /// First round, from 1.
    pub first_round: u16,
    /// Last round.
    pub last_round: u16,
    /// First starting rank.
    pub first_number: u16,
    /// Last starting rank.
    pub last_number: u16,
}

/// Players who may not meet each other in some rounds (TRF record 260).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Forbidden {
    /// First round, from 1.
    pub first_round: u16,
    /// Last round.
    pub last_round: u16,
    /// The players.
    pub players: Vec<PlayerIx>,
}

/// Points added to or deducted from a player's score in a round: a penalty, or abnormal points (TRF record 299).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Adjustment {
    /// The player.
    pub player: PlayerIx,
    /// The round, from 1.
    pub round: u16,
    /// The points; negative for a penalty.
    pub points: Points,
}

/// A tournament: the rules of the event, the players and their results.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tournament {
    /// Its name.
    pub name: String,
    /// Number of rounds announced, if stated.
    pub rounds: Option<u16>,
    /// Colour of the first player in the first round, drawn by lot (C.04.3, 5.1).
    pub initial_colour: Option<Color>,
    /// Points.
    pub scoring: Scoring,
    /// Virtual points.
    pub accelerations: Vec<Acceleration>,
    /// Pairs that may not be made.
    pub forbidden: Vec<Forbidden>,
    /// Penalties and abnormal points.
    pub adjustments: Vec<Adjustment>,
    /// The players by starting rank.
    pub players: Vec<Player>,
}

impl Tournament {
    /// Returns the player at an index.
    pub fn player(&self, ix: PlayerIx) -> Option<&Player> {
        self.players.get(ix.index())
    }

    /// Returns the index of a starting rank; players are sorted by starting rank.
    pub fn find(&self, number: u16) -> Option<PlayerIx> {
        self.players.binary_search_by_key(&number, |p| p.number).ok().map(|i| PlayerIx(i as u32))
    }

    /// Returns the tournament with its players in another order, given as indices in the old one; omitted players are
    /// left out. Pairing systems rank players by this order; the numbers stay.
    #[must_use]
    pub fn reordered(&self, order: &[usize]) -> Self {
        let mut place: Vec<Option<PlayerIx>> = vec![None; self.players.len()];
        for (new, old) in order.iter().enumerate() {
            if let Some(slot) = place.get_mut(*old) {
                *slot = Some(PlayerIx(new as u32));
            }
        }
        let moved = |ix: PlayerIx| place.get(ix.index()).copied().flatten();
        let mut out = self.clone();
        out.players = order.iter().filter_map(|old| self.players.get(*old).cloned()).collect();
        for entry in out.players.iter_mut().flat_map(|p| p.entries.iter_mut()) {
            match entry {
                RoundEntry::Game { opponent, .. } | RoundEntry::Paired { opponent, .. } => match moved(*opponent) {
                    Some(new) => *opponent = new,
                    None => *entry = RoundEntry::Bye(Bye::Zero),
                },
                RoundEntry::Forfeit { opponent, .. } => *opponent = opponent.and_then(moved),
                RoundEntry::Bye(_) => {}
            }
        }
        for group in &mut out.forbidden {
            group.players = group.players.iter().filter_map(|ix| moved(*ix)).collect();
        }
        out.adjustments =
            self.adjustments.iter().filter_map(|a| Some(Adjustment { player: moved(a.player)?, ..*a })).collect();
        out
    }

    /// Returns the number of paired rounds: the last round in which anybody was paired.
    pub fn paired_rounds(&self) -> usize {
        let last = |p: &Player| p.entries.iter().rposition(RoundEntry::was_in_pairing).map_or(0, |i| i + 1);
        self.players.iter().map(last).max().unwrap_or(0)
    }

    /// Returns the number of completed rounds: paired, with a result for every pairing.
    pub fn complete_rounds(&self) -> usize {
        let open = |p: &Player| p.entries.iter().position(|e| matches!(e, RoundEntry::Paired { .. }));
        self.players.iter().filter_map(open).min().unwrap_or_else(|| self.paired_rounds())
    }

    /// Returns a player's points in a round (from 0), including adjustments. A round without an entry is an absence.
    pub fn round_points(&self, ix: PlayerIx, round: usize) -> Points {
        let entry = self.player(ix).and_then(|p| p.entries.get(round));
        let points = entry.map_or(self.scoring.absence, |e| self.scoring.points(e));
        let applies = |a: &&Adjustment| a.player == ix && usize::from(a.round) == round + 1;
        points + self.adjustments.iter().filter(applies).map(|a| a.points).sum()
    }

    /// Returns a player's points after the first `rounds` rounds, without virtual points.
    pub fn score_after(&self, ix: PlayerIx, rounds: usize) -> Points {
        (0..rounds).map(|r| self.round_points(ix, r)).sum()
    }

    /// Returns the virtual points of a starting rank when a round (from 1) is paired.
    pub fn virtual_points(&self, number: u16, round: usize) -> Points {
        let applies = |a: &&Acceleration| {
            (usize::from(a.first_round)..=usize::from(a.last_round)).contains(&round)
                && (a.first_number..=a.last_number).contains(&number)
        };
        self.accelerations.iter().filter(applies).map(|a| a.points).sum()
    }
}
