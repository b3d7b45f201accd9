//! What others read and write: the tournament report file (TRF16, TRF26), rating lists, CSV.
//!
//! Reading is tolerant: what cannot be understood becomes a [`Fault`] with line and column, and the rest is read.
//! Writing is exact: a canonical file read and written again is the same, byte by byte.

pub mod csv;
mod fault;
mod fault_texts;
pub mod fuzz;
pub mod json;
pub mod lists;
pub mod trf;

pub use fault::{Fault, Severity};
