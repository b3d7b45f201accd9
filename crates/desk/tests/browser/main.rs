//! The pages in a real browser: Chromium, driven by chromedriver. Without it the tests are skipped.
//!
//! `checks.js` checks every visited page for accessibility. Screenshots are written to the folder `screenshots` in the
//! target folder.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]
#![allow(clippy::unused_async, reason = "waiting for the driver or not is no matter of the scenarios")]

mod adjourned;
mod axe;
mod blitz;
mod cable;
mod driver;
mod game_pages;
mod hall;
mod help;
mod killed;
mod languages;
mod league;
mod lists;
mod looks;
mod office;
mod paper;
mod ratings;
mod rulings;
mod scoresheet;
mod seasons;
mod slip;
mod swiss;
mod systems;
mod table;
mod together;
