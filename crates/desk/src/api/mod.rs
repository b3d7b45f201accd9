//! The JSON API under `/api/v1`, with the same acts and queries as the pages.
//!
//! `docs/openapi.json` describes it; a test compares it with [`openapi`]. A client signs in as a browser does
//! (`/login`, which sets the session cookie), reads the CSRF token from `/api/v1/session`, and sends it with every act
//! in the `x-csrf` header. Acts of an event are in the format of the log. An act with a `command` (a UUID chosen by the
//! client) can be retried: it is performed once. Every other form of a page, including signing in, can be submitted as
//! JSON (`/api/v1/forms/…`, see `forms`).

mod act;
mod board;
mod document;
mod enter;
mod league_public;
mod lists;
mod more;
mod notices;
mod office;
mod search;
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

/// Routes for accounts, persons and rating lists.
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

/// Routes for a federation's season.
fn of_seasons(routes: DeskRoutes) -> DeskRoutes {
    routes
        .get("/api/v1/seasons", Action::Read, season::list)
        .get("/api/v1/seasons/{id}", Action::Read, season::show)
        .get("/api/v1/seasons/{id}/calendar", Action::Read, season::calendar)
        .get("/api/v1/seasons/{id}/competitions/{number}", Action::Read, season::a_competition)
        .get("/api/v1/seasons/{id}/competitions/{number}/rounds/{round}", Action::Read, season::round)
        .get("/api/v1/seasons/{id}/competitions/{number}/groups/{group}", Action::Read, league_public::group)
        .get("/api/v1/seasons/{id}/clubs/{number}", Action::Read, league_public::club)
        .get("/api/v1/seasons/{id}/players/{number}", Action::Read, league_public::player)
        .get("/api/v1/seasons/{id}/matches/{number}", Action::Read, season::a_match)
        .get("/api/v1/seasons/{id}/search", Action::Read, search::find)
        .get("/api/v1/seasons/{id}/record", Action::SeeSeason, season::record)
        .get("/api/v1/seasons/{id}/log", Action::RunSeason, season::log)
        .get("/api/v1/seasons/{id}/notices", Action::RunSeason, notices::show)
}
