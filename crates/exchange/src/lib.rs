//! Exchange formats: the tournament report file (TRF16, TRF26), rating lists, CSV, calendars.
//!
//! Reading is tolerant: a value that cannot be parsed becomes a [`FileFinding`] with line and column, and the rest is
//! read. Writing is exact: a canonical file that is read and written again is identical, byte for byte.
//!
//! ```
//! use adoube_exchange::trf;
//! use adoube_tournament::dutch::{DutchEdition, pair_round};
//!
//! let file = "012 Club championship\n142 5\n152 W\n\
//!             001    1      Anna\n001    2      Berta\n001    3      Carles\n001    4      Dolors\n";
//! let (document, faults) = trf::read(file);
//! assert!(faults.is_empty());
//! let meaning = document.tournament();
//! let round = meaning.tournament.paired_rounds() + 1;
//! let pairing = pair_round(&meaning.tournament, round, DutchEdition::Fide2026)?;
//! assert_eq!(trf::pairing_text(&meaning.tournament, &pairing), "2\n1 3\n4 2\n");
//! assert_eq!(document.write(), file);
//! # Ok::<(), adoube_tournament::dutch::PairingError>(())
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]

pub mod csv;
mod finding;
pub mod fuzz;
pub mod ical;
pub mod json;
pub mod lists;
mod person;
pub mod table;
pub mod trf;
/// The texts of `locales/`.
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use finding::{FileFinding, Remedy, Severity};
pub use person::Born;
