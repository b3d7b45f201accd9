//! Whether a side can still mate (Articles 1.5, 5.1.2, 5.2.2, 6.9, 7.5.5, A.5.3, III).
//!
//! The Laws end a game, or turn a loss into a draw, when a player cannot mate "by any possible series of legal moves".
//! The [`Solver`] answers this for any position and either side, and is never wrong: a **yes** is a line of legal moves
//! that ends in mate; a **no** is a proof. It is **undecided** only if the budget of positions is too small.
//!
//! ```
//! use adoube_board::mate::{MatingChance, Budget, NoMateReason, Solver};
//! use adoube_board::{Color, Position};
//! let mut solver = Solver::new();
//! let position: Position = "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1".parse()?;
//! assert!(matches!(solver.can_mate(&position, Color::White, Budget::DEFAULT), MatingChance::Yes(_)));
//! assert_eq!(solver.can_mate(&position, Color::Black, Budget::DEFAULT), MatingChance::No(NoMateReason::Blocked));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A series of legal moves is meant as in Article 3: the rules that end a game by counting moves (9.6) or on a claim
//! (9.2, 9.3) are ignored, as in all known collections of such positions, and so are the move counters.
//!
//! The methods, cheapest first:
//! 1. `material`: material with which neither side can mate;
//! 2. `sketch`: a mate constructed without search, with walking kings while the other men stay;
//! 3. `search`: a search for a helpmate, guided by destinations of the kings (`plan`);
//! 4. `prove`: a proof from the squares that men can ever reach (`reach`), if no mate fits into them (`net`);
//! 5. searches guided by mates that would fit (`goal`), and by the captures and pawn moves that must come first
//!    (`stepping`);
//! 6. an exhaustive search that skips positions proved hopeless.
//!
//! Lines for people are shortened afterwards (`shorten`).

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
