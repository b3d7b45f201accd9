//! The end of the game: Articles 1.4, 1.5, 5, 6.9, 9.2, 9.3, 9.6 and 10 (1985: 10, 12.07 and 17).

use super::{Param, by};
use crate::Edition;

/// The end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Mate wins at once (5.1.1; 1985: 10.01).
    pub mate: Param<Proviso>,
    /// Stalemate draws at once (5.2.1; 1985: 10.03).
    pub stalemate: Param<Proviso>,
    /// Resignation (5.1.2; 1985: 10.02).
    pub resignation: Param<Losing>,
    /// The positions that are drawn because neither side can mate (5.2.2 and 1.5; 1985: 10.07).
    pub dead_position: Param<DeadPosition>,
    /// Moves each player must have made before a draw can be agreed (5.2.3; 1985: 10.04).
    pub agreed_draw_after_moves: Param<u16>,
    /// Whether the event may restrict agreed draws (9.1.1).
    pub event_may_restrict_draws: Param<bool>,
    /// The same position a third time (9.2.1; 1985: 10.05).
    pub threefold: Param<Limit>,
    /// The same position a fifth time (9.6.1).
    pub fivefold: Param<Option<Limit>>,
    /// Fifty moves by each without pawn move or capture (9.3.1, 9.3.2; 1985: 10.08).
    pub fifty_moves: Param<Limit>,
    /// The endings in which fifty moves become a hundred (1985: 10.09).
    pub hundred_move_endings: Param<Option<Limit>>,
    /// Seventy-five moves by each; mate takes precedence (9.6.2).
    pub seventy_five_moves: Param<Option<Limit>>,
    /// Time overstepped (6.9; 1985: 10.13).
    pub flag_fall: Param<Losing>,
    /// Whether a player may claim a draw because the opponent has only the king left (1985: 10.11.02).
    pub bare_king_claim: Param<bool>,
    /// Resignation and agreement are valid although a flag had fallen unnoticed: whether the edition has an article for
    /// it (1985: 12.07) or it follows from others (6.9, 6.8).
    pub own_article_on_late_flags: Param<bool>,
    /// The points for a game, and whether the event may change them (10.1; 1985: 17).
    pub points: Param<Scores>,
    /// Whether only normal scores may be given, never more than the game's total (10.2).
    pub only_normal_scores: Param<bool>,
    /// The case in which both players lose (11.8; 1985: 10.16).
    pub both_lose: Param<BothLose>,
}

/// The articles that a move ending the game must obey.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Proviso {
    /// The edition has no proviso.
    None,
    /// Article 3 and Articles 4.2 to 4.7.
    LegalAndProperlyMade,
}

/// The cost of a resignation or a fallen flag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Losing {
    /// The game.
    Always,
    /// The game, or half of it if the opponent cannot mate by any series of legal moves.
    UnlessOpponentCannotMate,
}

/// The positions that are drawn because neither side can mate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DeadPosition {
    /// The endings of [`MaterialDraw`] only.
    Material,
    /// Every position in which neither side can mate by any series of legal moves.
    NoMatePossible,
}

/// The endings that are drawn by their material (1985: 10.07).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MaterialDraw {
    /// King against king.
    Kings,
    /// King against king and bishop, or king and knight.
    MinorPiece,
    /// King and bishop against king and bishop, both bishops on squares of one colour.
    BishopsOfOneColour,
}

/// A number of occurrences or of moves by each player, and its effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Limit {
    /// The number.
    pub count: u16,
    /// Whether the draw is automatic or on claim.
    pub how: How,
}

/// The way a draw is reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum How {
    /// The player to move must claim it.
    OnClaim,
    /// Automatically.
    Automatic,
}

/// The scope of the rule on points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scores {
    /// One, a half, zero.
    Fixed,
    /// One, a half, zero, including forfeits, unless the event decides otherwise.
    UnlessEventSaysOtherwise,
}

/// The case in which both players lose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BothLose {
    /// Both refuse to comply with the Laws, or both are more than an hour late.
    RefusalOrLateness,
    /// Both persistently refuse the Laws.
    PersistentRefusal,
}

const fn on_claim(count: u16) -> Limit {
    Limit { count, how: How::OnClaim }
}

const fn automatic(count: u16) -> Limit {
    Limit { count, how: How::Automatic }
}

const IN_1985: Ending = Ending {
    mate: by(Proviso::None, &["10.01"]),
    stalemate: by(Proviso::None, &["10.03"]),
    resignation: by(Losing::Always, &["10.02"]),
    dead_position: by(DeadPosition::Material, &["10.07"]),
    agreed_draw_after_moves: by(0, &["10.04"]),
    event_may_restrict_draws: by(false, &[]),
    threefold: by(on_claim(3), &["10.05"]),
    fivefold: by(None, &[]),
    fifty_moves: by(on_claim(50), &["10.08"]),
    hundred_move_endings: by(Some(on_claim(100)), &["10.09"]),
    seventy_five_moves: by(None, &[]),
    flag_fall: by(Losing::Always, &["10.13"]),
    bare_king_claim: by(true, &["10.11.02", "10.12.b"]),
    own_article_on_late_flags: by(true, &["12.07"]),
    points: by(Scores::Fixed, &["17"]),
    only_normal_scores: by(false, &[]),
    both_lose: by(BothLose::RefusalOrLateness, &["10.16"]),
};

const IN_2017: Ending = Ending {
    mate: by(Proviso::LegalAndProperlyMade, &["5.1.1"]),
    stalemate: by(Proviso::LegalAndProperlyMade, &["5.2.1"]),
    resignation: by(Losing::Always, &["5.1.2"]),
    dead_position: by(DeadPosition::NoMatePossible, &["5.2.2", "1.5"]),
    agreed_draw_after_moves: by(1, &["5.2.3"]),
    event_may_restrict_draws: by(true, &["9.1.1"]),
    threefold: by(on_claim(3), &["9.2.1"]),
    fivefold: by(Some(automatic(5)), &["9.6.1"]),
    fifty_moves: by(on_claim(50), &["9.3.2", "9.3.1"]),
    hundred_move_endings: by(None, &[]),
    seventy_five_moves: by(Some(automatic(75)), &["9.6.2"]),
    flag_fall: by(Losing::UnlessOpponentCannotMate, &["6.9"]),
    bare_king_claim: by(false, &["6.9"]),
    own_article_on_late_flags: by(false, &["6.9", "6.8"]),
    points: by(Scores::UnlessEventSaysOtherwise, &["10.1"]),
    only_normal_scores: by(true, &["10.2"]),
    both_lose: by(BothLose::PersistentRefusal, &["11.8"]),
};

const IN_2018: Ending = IN_2017;

const IN_2023: Ending = Ending { resignation: by(Losing::UnlessOpponentCannotMate, &["5.1.2"]), ..IN_2018 };

static TABLE: [Ending; Edition::COUNT] = [IN_1985, IN_2017, IN_2018, IN_2023];

pub(super) fn table(edition: Edition) -> &'static Ending {
    &TABLE[edition.column()]
}

impl Ending {
    /// Returns the article of a draw by insufficient mating material: 1985 has one for each ending.
    pub fn dead_position_article(&self, ending: MaterialDraw) -> Option<&'static str> {
        match (self.dead_position.value, ending) {
            (DeadPosition::NoMatePossible, _) => self.dead_position.article(),
            (DeadPosition::Material, MaterialDraw::Kings) => Some("10.07.a"),
            (DeadPosition::Material, MaterialDraw::MinorPiece) => Some("10.07.b"),
            (DeadPosition::Material, MaterialDraw::BishopsOfOneColour) => Some("10.07.c"),
        }
    }
}
