//! A federation's season: `/league/…` for everybody, `/desk/league/…` for the office, the committees and the delegates.
//!
//! # How to add a page
//!
//! To add a page: a file here, its URL in [`routes`], its tab in [`season_page`] if it has one, its texts in
//! `locales/*/league.ftl` (shared and public), `match.ftl` (the match) or `office.ftl` (the office and the committees).
//! A handler takes a [`season_request::SeasonRequest`] (within the desk) or loads `SeasonPage::public`, looks up the
//! names it needs with `shown.read(&desk, persons)`, and acts with [`acting::act`]. Pages of the office implement
//! [`office::page::OfficePage`]. Fields shared by several pages are in [`widgets`].

pub(crate) mod acting;
mod changes;
mod competition;
mod deadlines;
mod demo;
mod list;
mod matchday;
pub(crate) mod office;
mod overview;
mod public_club;
mod public_group;
mod public_player;
mod reach;
pub(crate) mod search;
mod season;
pub(crate) mod season_page;
mod season_request;
mod subscription;
mod team_values;
pub(crate) mod widgets;

use crate::DeskRoutes;
use crate::roles::Action;

pub(super) fn routes(routes: DeskRoutes) -> DeskRoutes {
    routes.with(public).with(office).with(office::routes)
}

/// Adds the public pages.
fn public(routes: DeskRoutes) -> DeskRoutes {
    routes
        .get("/league", Action::Read, list::public)
        .get("/league/{id}", Action::Read, season::show)
        .get("/league/{id}/calendar", Action::Read, season::calendar)
        .get("/league/{id}/search", Action::Read, search::public)
        .get("/league/{id}/c/{number}", Action::Read, competition::show)
        .get("/league/{id}/c/{number}/round/{round}", Action::Read, competition::round)
        .get("/league/{id}/c/{number}/bulletin/{round}", Action::Read, competition::bulletin)
        .get("/league/{id}/c/{number}/group/{group}", Action::Read, public_group::show)
        .get("/league/{id}/match/{number}", Action::Read, competition::a_match)
        .get("/league/{id}/club/{number}", Action::Read, public_club::show)
        .get("/league/{id}/player/{number}", Action::Read, public_player::show)
        .get("/league/{id}/calendar.ics", Action::Read, subscription::season)
        .get("/league/{id}/c/{number}/calendar.ics", Action::Read, subscription::competition)
        .get("/league/{id}/club/{number}/calendar.ics", Action::Read, subscription::club)
        .get("/league/{id}/team/{number}/calendar.ics", Action::Read, subscription::team)
        .get("/league/{id}/events", Action::Read, changes::show)
}

/// Adds the pages of the office, the committees and the delegates.
fn office(routes: DeskRoutes) -> DeskRoutes {
    routes
        .get("/desk/league", Action::SeeSeason, list::within)
        .post("/desk/league/demo", Action::OpenSeason, list::demo)
        .get("/desk/league/{id}", Action::SeeSeason, overview::show)
        .get("/desk/league/{id}/search", Action::SeeSeason, search::show)
        .with(matchday::routes)
}
