//! The desk for programs: the same acts and queries as the pages, as JSON under `/api/v1`.
//!
//! `docs/openapi.json` describes it; a test compares it with [`openapi`]. A program signs in as a browser does (`/login`, which
//! sets the session's cookie), asks `/api/v1/session` for the session's mark, and sends that with every act as the
//! header `x-csrf`. Acts are in their written form, as in the log. An act that was sent with a `command` (a UUID that the
//! program makes) may be sent again: it is done once.

mod act;
mod board;
mod document;
mod enter;
mod more;
mod shape;
mod view;

pub use document::openapi;

use crate::accounts::roles::Action;
use crate::routes::Routes;

pub(crate) fn routes(routes: Routes) -> Routes {
    routes
        .get("/api/v1/openapi.json", Action::Read, document::show)
        .get("/api/v1/session", Action::Read, view::session)
        .get("/api/v1/events", Action::Read, view::events)
        .post("/api/v1/events", Action::MakeEvent, act::open)
        .get("/api/v1/events/{id}", Action::Read, view::event)
        .get("/api/v1/events/{id}/players", Action::Read, view::players)
        .get("/api/v1/events/{id}/rounds/{round}", Action::Read, view::round)
        .get("/api/v1/events/{id}/standings", Action::Read, view::standings)
        .get("/api/v1/events/{id}/crosstable", Action::Read, more::crosstable)
        .get("/api/v1/events/{id}/players/{number}", Action::Read, more::player)
        .post("/api/v1/events/{id}/players", Action::EnterPlayers, enter::player)
        .post("/api/v1/events/{id}/import", Action::EnterPlayers, enter::list)
        .get("/api/v1/events/{id}/settings", Action::SeeDesk, more::settings)
        .get("/api/v1/events/{id}/rounds/{round}/why", Action::SeeDesk, more::why)
        .get("/api/v1/events/{id}/notes", Action::Rule, more::notes)
        .get("/api/v1/events/{id}/slips", Action::SeeDesk, more::slips)
        .get("/api/v1/events/{id}/rounds/{round}/boards/{board}", Action::Read, board::show)
        .post("/api/v1/events/{id}/rounds/{round}/boards/{board}", Action::Rule, board::set_up)
        .post("/api/v1/events/{id}/rounds/{round}/boards/{board}/acts", Action::Rule, board::act)
        .get("/api/v1/events/{id}/log", Action::SeeDesk, view::log)
        .post("/api/v1/events/{id}/acts", Action::EnterResults, act::send)
}
