//! The desk for programs: the same acts and queries as the pages, as JSON under `/api/v1`.
//!
//! `docs/openapi.json` describes it; a test compares it with [`openapi`]. A program signs in as a browser does (`/login`, which
//! sets the session's cookie), asks `/api/v1/session` for the session's mark, and sends that with every act as the
//! header `x-csrf`. Acts of an event are in their written form, as in the log. An act that was sent with a `command` (a UUID that the
//! program makes) may be sent again: it is done once. Whatever else a page does by a form, a program does by the same form as
//! JSON (`/api/v1/forms/…`, see `forms`); signing in is one of them.

mod act;
mod board;
mod document;
mod enter;
mod lists;
mod more;
mod office;
mod season;
mod view;

pub use document::openapi;

use crate::DeskRoutes;
use crate::roles::Action;

pub(crate) fn routes(routes: DeskRoutes) -> DeskRoutes {
    routes
        .get("/api/v1/openapi.json", Action::Read, document::show)
        .get("/api/v1/session", Action::Read, view::session)
        .get("/api/v1/events", Action::Read, view::events)
        .post_json("/api/v1/events", Action::MakeEvent, act::open)
        .get("/api/v1/events/{id}", Action::Read, view::event)
        .get("/api/v1/events/{id}/players", Action::Read, view::players)
        .get("/api/v1/events/{id}/rounds/{round}", Action::Read, view::round)
        .get("/api/v1/events/{id}/standings", Action::Read, view::standings)
        .get("/api/v1/events/{id}/crosstable", Action::Read, more::crosstable)
        .get("/api/v1/events/{id}/players/{number}", Action::Read, more::player)
        .post_json("/api/v1/events/{id}/players", Action::EnterPlayers, enter::player)
        .post_json("/api/v1/events/{id}/import", Action::EnterPlayers, enter::list)
        .get("/api/v1/events/{id}/settings", Action::SeeDesk, more::settings)
        .get("/api/v1/events/{id}/rounds/{round}/why", Action::SeeDesk, more::why)
        .get("/api/v1/events/{id}/notes", Action::Rule, more::notes)
        .get("/api/v1/events/{id}/slips", Action::SeeDesk, more::slips)
        .get("/api/v1/events/{id}/rounds/{round}/boards/{board}", Action::Read, board::show)
        .post_json("/api/v1/events/{id}/rounds/{round}/boards/{board}", Action::Rule, board::set_up)
        .post_json("/api/v1/events/{id}/rounds/{round}/boards/{board}/acts", Action::Rule, board::act)
        .get("/api/v1/events/{id}/standings/{number}", Action::Read, office::worked)
        .get("/api/v1/events/{id}/ratings", Action::Read, lists::of_event)
        .get("/api/v1/events/{id}/norms", Action::SeeDesk, lists::norms)
        .get("/api/v1/events/{id}/rounds/{round}/boards/{board}/sheets", Action::Rule, office::sheets)
        .get("/api/v1/events/{id}/log", Action::SeeDesk, view::log)
        .post_json("/api/v1/events/{id}/acts", Action::EnterResults, act::send)
        .with(of_office)
        .with(of_seasons)
}

/// Accounts, persons, rating lists.
fn of_office(routes: DeskRoutes) -> DeskRoutes {
    routes
        .get("/api/v1/account", Action::OwnAccount, office::own)
        .get("/api/v1/accounts", Action::ManageAccounts, office::accounts)
        .get("/api/v1/people/{person}", Action::EraseData, office::person)
        .get("/api/v1/lists", Action::Read, lists::all)
        .get("/api/v1/lists/search", Action::EnterPlayers, lists::search)
        .get("/api/v1/lists/compare", Action::Read, lists::compare)
        .get("/api/v1/lists/{list}", Action::Read, lists::list)
        .get("/api/v1/lists/{list}/distribution", Action::Read, lists::distribution)
        .get("/api/v1/lists/{list}/players/{number}", Action::Read, lists::player)
}

/// A federation's season.
fn of_seasons(routes: DeskRoutes) -> DeskRoutes {
    routes
        .get("/api/v1/seasons", Action::Read, season::list)
        .get("/api/v1/seasons/{id}", Action::Read, season::show)
        .get("/api/v1/seasons/{id}/calendar", Action::Read, season::calendar)
        .get("/api/v1/seasons/{id}/competitions/{number}", Action::Read, season::a_competition)
        .get("/api/v1/seasons/{id}/competitions/{number}/rounds/{round}", Action::Read, season::round)
        .get("/api/v1/seasons/{id}/matches/{number}", Action::Read, season::a_match)
        .get("/api/v1/seasons/{id}/record", Action::SeeSeason, season::record)
        .get("/api/v1/seasons/{id}/log", Action::RunSeason, season::log)
}
