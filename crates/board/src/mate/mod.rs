//! Can this side still mate? (Articles 1.5, 5.1.2, 5.2.2, 6.9, 7.5.5, A.5.3, III)
//!
//! The Laws end a game, or turn a loss into a draw, when a player cannot mate "by any possible series of legal moves". The
//! [`Solver`] answers that for any position and either side, and never wrongly: a **yes** is a line of legal moves that
//! ends in the mate; a **no** is a proof. Only a budget of positions that is too small leaves it **undecided**.
//!
//! ```
//! use adoube_board::mate::{MatingChance, Budget, NoMateReason, Solver};
//! use adoube_board::{Color, Position};
//! let mut solver = Solver::new();
//! let position: Position = "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1".parse()?;
//! assert!(solver.can_mate(&position, Color::White, Budget::DEFAULT).is_yes());
//! assert_eq!(solver.can_mate(&position, Color::Black, Budget::DEFAULT), MatingChance::No(NoMateReason::Blocked));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A series of legal moves is meant as in Article 3: the rules that end a game by counting moves (9.6) or on a claim
//! (9.2, 9.3) are not taken into account, as in all known collections of such positions, and the counters of moves are not
//! looked at.
//!
//! How an answer comes about, the cheapest way first:
//! 1. `material`: men with which nobody can mate;
//! 2. `sketch`: a mate drawn up without search, the kings walking and the other men standing still;
//! 3. `search`: a search for a mate with both sides' help, led by where the kings should go (`plan`);
//! 4. `prove`: a proof from where men can ever get (`reach`), if no mate fits in there (`net`);
//! 5. searches led by mates that would fit (`goal`), and by the captures and pawn moves that would have to come first
//!    (`stepping`);
//! 6. a search that leaves out what is proved hopeless and ends when everything has been seen.
//!
//! A line for people is made shorter afterwards (`shorten`).

mod answer;
mod goal;
mod guide;
mod material;
mod net;
mod plan;
mod prove;
mod queue;
mod reach;
mod search;
mod seen;
mod shorten;
mod sketch;
mod solve;
mod stepping;

pub use answer::{MatingChance, NoMateReason};
pub use solve::{Budget, Solver};
