//! The pages, one file each.
//!
//! A handler reads the request, performs one query or one act, and renders the page; form handlers return a
//! `FormOutcome`. The role's permission is checked before the handler runs (`guard::check`); to hide parts of a page,
//! the handler calls `visit.may(Action::…, &id)`. Links within an event go through `visit.link(path)`, which keeps
//! `?at=`.
//!
//! How to add a page: `docs/howto/page.md`.

mod accounts;
pub(crate) mod acting;
pub(crate) mod desk;
pub(crate) mod event_page;
pub(crate) mod event_tables;
pub(crate) mod game;
mod hall_timer;
mod health;
mod help;
mod home;
mod laws;
pub(crate) mod league;
mod paper;
pub(crate) mod public;
pub(crate) mod rating;
mod screen;

use crate::roles::Action;
use crate::{DeskRoutes, assets};

/// Registers all pages. Each area has its own function, so that changes do not collide here.
pub fn all(routes: DeskRoutes) -> DeskRoutes {
    routes
        .get("/assets/{digest}/{name}", Action::Read, assets::show)
        .get("/healthz", Action::Read, health::show)
        .get("/", Action::Read, home::show)
        .get("/screen/{id}", Action::Read, screen::show)
        .with(accounts::routes)
        .with(game::routes)
        .with(help::routes)
        .with(laws::routes)
        .with(league::routes)
        .with(public::routes)
        .with(paper::routes)
        .with(rating::routes)
        .with(desk::routes)
}
