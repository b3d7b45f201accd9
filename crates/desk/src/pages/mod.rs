//! The pages, one file each.
//!
//! # How to add a page
//!
//! 1. A file in the folder of its area (`pages/public/card.rs`), with a handler for each method:
//!
//!    ```text
//!    pub(super) async fn show(State(desk): State<Desk>, visit: Visit, Path(id): Path<String>) -> Result<Markup, Failure> {
//!        let event = desk.event(&id, visit.at).await?;                 // one query …
//!        let title = visit.reader.say(words::players::TITLE);
//!        Ok(Frame::new(&visit, &title).tabs(…).show(&html! { … }))     // … and it is drawn
//!    }
//!    pub(super) async fn send(State(desk): State<Desk>, visit: Visit, …, Posted(values): Posted) -> Result<FormOutcome, Failure> {
//!        // one act; then `FormOutcome::done(path, Flash::done(words::…))`, or `FormOutcome::invalid` with what was typed
//!    }
//!    ```
//!
//! 2. Its address and action in the area's `routes` function, called from [`all`]. There is no other way to register a
//!    handler, so none is without an action; the event's id is the path's `{id}`, a slip's token its `{slip}`. Whether the
//!    role may do it is checked before the handler runs (`guard::check`); what it may see on the page, the
//!    handler asks by `visit.may(Action::…, &id)`.
//! 3. Its words in `locales/LANGUAGE/AREA.ftl`, in every language: the message `title` of `players.ftl` is the constant
//!    `words::players::TITLE`. Words of the pure crates come through `reader.say` or `reader.told`.
//! 4. Style sheets and modules in `assets/`, added to the list in [`crate::assets`], and asked for by
//!    `Frame::script("name.js")`. No inline script or style: browsers refuse it.
//! 5. Forms are `POST`, begin with `csrf_field(&visit)`, and have their fields drawn by [`adoube_web::forms::Fields`].
//! 6. Links within an event go through `visit.link(path)`, which keeps `?at=`.
//! 7. `tests/http/routes.rs` walks the list of routes: what needs more than an id is given an example there.

mod accounts;
mod acting;
pub(crate) mod desk;
pub(crate) mod event_page;
pub(crate) mod event_tables;
pub(crate) mod game;
mod hall_timer;
mod health;
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
        .with(laws::routes)
        .with(league::routes)
        .with(public::routes)
        .with(paper::routes)
        .with(rating::routes)
        .with(desk::routes)
}
