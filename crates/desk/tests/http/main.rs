//! The server over HTTP, without a browser: pages, forms and the API, checked by structure.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

mod accounts;
mod api;
mod contrast;
mod forms;
mod game;
mod hall;
mod help;
mod laws;
mod league;
mod lists;
mod office;
mod people;
mod public;
mod rating;
mod ratings;
mod rounds;
mod routes;
mod rulings;
mod sample_logs;
mod scopes;
#[path = "../support/mod.rs"]
mod support;
mod tournament;
