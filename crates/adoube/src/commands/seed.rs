//! Random numbers for draws and simulations, and the seeds that repeat them.

use crate::screen;
use crate::words::seed;
use adoube_words::Language;
use std::hash::{BuildHasher, Hasher};

/// Returns a random number from the OS-seeded `RandomState`.
pub(super) fn random() -> u64 {
    std::hash::RandomState::new().build_hasher().finish()
}

/// Returns the seed typed, or a random one, which is written to standard error so that the run can be repeated.
pub(super) fn typed_or_random(typed: Option<u64>, language: Language) -> u64 {
    typed.unwrap_or_else(|| {
        // Short enough to type.
        let seed = random() % 1_000_000_000;
        screen::message(&seed::DRAWN.fill(language, &[("seed", &seed)]));
        seed
    })
}
