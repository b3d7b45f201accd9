//! Illegal moves and acts that count as one: 7.5 with A.3, A.5.2 and B.2 (2017: 7.5, 7.7, 7.8, A.4.2; 1985: 05.06.e and
//! 08.01).

use super::penalty::penalty;
use super::{Block, CountingIn2017, Param, Play, Regulations, by};
use crate::Edition;

/// An act that is, or counts as, an illegal move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Offence {
    /// A move against Article 3 (7.5.1).
    IllegalMove,
    /// A pawn left on the last rank (7.5.2).
    PawnLeft,
    /// The clock pressed without a move (7.5.3).
    EmptyPress,
    /// One move with two hands (7.5.4).
    TwoHands,
}

impl Offence {
    /// All offences.
    pub const ALL: [Self; 4] = [Self::IllegalMove, Self::PawnLeft, Self::EmptyPress, Self::TwoHands];
}

/// The earliest time to act on an offence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ActionableFrom {
    /// Never: the edition has no such offence.
    Never,
    /// As soon as it is on the board.
    OnTheBoard,
    /// Once the clock has been pressed.
    OncePressed,
}

/// The correction of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Repair {
    /// The previous position is restored; the touched piece is bound.
    Restored,
    /// The pawn becomes a queen; the player is not bound.
    PawnBecomesQueen,
    /// The position stays.
    Stands,
    /// The position before the pawn's move is restored, the opponent gets back the time since the press, and the pawn
    /// is promoted properly to any piece.
    PawnGoesBack,
}

/// The cost of the first offence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FirstOffence {
    /// No penalty.
    NoPenalty,
    /// A warning or time, at the arbiter's choice.
    WarningOrTime,
    /// The opponent gains time.
    OpponentGains {
        /// In seconds.
        seconds: u32,
    },
    /// The game, or half of it if the opponent cannot mate.
    Loses,
}

/// The offences that are counted together: those with the same penalty ladder.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ladder {
    /// Illegal moves, and all offences counted with them.
    Moves,
    /// Two hands, counted separately (2017: 7.7.2).
    TwoHands,
    /// Presses without a move, counted separately (2017: 7.8.2).
    EmptyPresses,
}

/// An edition's rule on one offence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OffenceRule {
    /// The earliest time to act, and the article that forbids the offence.
    pub seen: Param<ActionableFrom>,
    /// The article under which a claim of it is decided.
    pub claim: Option<&'static str>,
    /// The correction of the board; its article is that of `seen`.
    pub repair: Repair,
    /// The ladder on which it is counted.
    pub ladder: Ladder,
    /// The cost of the first offence on the ladder.
    pub first: Param<FirstOffence>,
    /// The article by which a further one on the ladder loses; `None` if it costs no more than the first.
    pub further_loses: Option<&'static str>,
}

/// Illegal moves and acts that count as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offences {
    rules: [OffenceRule; 4],
    /// The article under which a claim is rejected, or the arbiter refused, if there is no offence.
    pub nothing_found: &'static str,
    /// Whether two hands are forbidden only in castling, capture and promotion (2017: 7.7.1).
    pub two_hands_only_in_compound_moves: bool,
}

impl Offences {
    /// Returns the rule on an offence.
    pub const fn rule(&self, offence: Offence) -> &OffenceRule {
        &self.rules[offence as usize]
    }
}

/// The articles of one edition, one for each offence in the order of [`Offence::ALL`].
struct Numbers {
    offence: [&'static [&'static str]; 4],
    seen: [ActionableFrom; 4],
    repair: [Repair; 4],
    ladder: [Ladder; 4],
    /// The article of each ladder, which sets two minutes and the loss.
    ladder_articles: [&'static [&'static str]; 4],
    /// The article of the block for too few arbiters.
    basic: &'static [&'static str],
    first_loses_in_basic: bool,
}

const ONCE_PRESSED: [ActionableFrom; 4] = [ActionableFrom::OncePressed; 4];
const REPAIR: [Repair; 4] = [Repair::Restored, Repair::PawnBecomesQueen, Repair::Stands, Repair::Stands];

const IN_2017: Numbers = Numbers {
    offence: [&["7.5.1"], &["7.5.2"], &["7.8.1"], &["7.7.1"]],
    seen: [
        ActionableFrom::OncePressed,
        ActionableFrom::OncePressed,
        ActionableFrom::OncePressed,
        ActionableFrom::OnTheBoard,
    ],
    repair: REPAIR,
    ladder: [Ladder::Moves, Ladder::Moves, Ladder::EmptyPresses, Ladder::TwoHands],
    ladder_articles: [&["7.5.3"], &["7.5.3"], &["7.8.2"], &["7.7.2"]],
    basic: &["A.4.2"],
    first_loses_in_basic: true,
};

const IN_2018: Numbers = Numbers {
    offence: [&["7.5.1"], &["7.5.2"], &["7.5.3"], &["7.5.4"]],
    seen: ONCE_PRESSED,
    ladder: [Ladder::Moves; 4],
    ladder_articles: [&["7.5.5"]; 4],
    first_loses_in_basic: false,
    ..IN_2017
};

const IN_2023: Numbers = Numbers { basic: &["A.5.2"], ..IN_2018 };

/// 1985 has no ladder, and two of the offences do not exist.
const IN_1985: Offences = {
    const fn rule(seen: Param<ActionableFrom>, repair: Repair, first: Param<FirstOffence>) -> OffenceRule {
        let claim = if seen.articles.is_empty() { None } else { Some(seen.articles[0]) };
        OffenceRule { seen, claim, repair, ladder: Ladder::Moves, first, further_loses: None }
    }
    const NOTHING: OffenceRule = rule(by(ActionableFrom::Never, &[]), Repair::Stands, by(FirstOffence::NoPenalty, &[]));
    Offences {
        rules: [
            rule(by(ActionableFrom::OnTheBoard, &["08.01"]), Repair::Restored, by(FirstOffence::NoPenalty, &["08.01"])),
            rule(
                by(ActionableFrom::OncePressed, &["05.06.e"]),
                Repair::PawnGoesBack,
                by(FirstOffence::WarningOrTime, &["05.06.e"]),
            ),
            NOTHING,
            NOTHING,
        ],
        nothing_found: "08.01",
        two_hands_only_in_compound_moves: false,
    }
};

pub(super) fn table(edition: Edition, play: Play, block: Block, regulations: &Regulations) -> Offences {
    const TABLE: [Option<Numbers>; Edition::COUNT] = [None, Some(IN_2017), Some(IN_2018), Some(IN_2023)];
    let Some(numbers) = &TABLE[edition.column()] else {
        return IN_1985;
    };
    Offences {
        rules: Offence::ALL.map(|offence| numbers.rule(offence, edition, play, block, regulations)),
        nothing_found: match block {
            Block::Competition => numbers.offence[0][0],
            Block::Basic => numbers.basic[0],
        },
        two_hands_only_in_compound_moves: numbers.seen[Offence::TwoHands as usize] == ActionableFrom::OnTheBoard,
    }
}

impl Numbers {
    fn rule(
        &self,
        offence: Offence,
        edition: Edition,
        play: Play,
        block: Block,
        regulations: &Regulations,
    ) -> OffenceRule {
        let i = offence as usize;
        let basic = block == Block::Basic;
        let pooled = edition == Edition::E2017 && regulations.counting_in_2017 == CountingIn2017::Pooled;
        let ladder_articles = self.ladder_articles[i];
        let first = if basic && self.first_loses_in_basic {
            by(FirstOffence::Loses, self.basic)
        } else {
            let time = penalty(edition, play, block, regulations, ladder_articles);
            by(FirstOffence::OpponentGains { seconds: time.value }, time.articles)
        };
        OffenceRule {
            seen: by(self.seen[i], self.offence[i]),
            claim: if basic { self.basic.first().copied() } else { self.offence[i].first().copied() },
            repair: self.repair[i],
            ladder: if pooled { Ladder::Moves } else { self.ladder[i] },
            first,
            further_loses: if first.value == FirstOffence::Loses { None } else { ladder_articles.first().copied() },
        }
    }
}
