//! The federation's office within the desk: season, clubs, players and licences, lists, competitions, venues, what is missing
//! and late, the committees and what is put to them, homologations, reports (the handbook, sections 1-5, 15-20, 25).
//!
//! A page has a `show` and a `send`; its forms are drawn and read by [`form`]. A delegate acts for the club of the account:
//! each handler asks `shown.may_for`. What a delegate hands in and the office must accept goes as a proposal.

mod accounts;
mod bench;
mod bodies;
mod carried;
mod case;
mod cases;
mod club;
mod clubs;
mod competition;
mod competitions;
mod councils;
mod entrants;
mod form;
mod groups;
mod lists;
mod log;
mod lots;
mod missing;
mod opens;
mod player;
mod players;
mod raise;
mod receipts;
mod reports;
mod sanctions;
mod settings;
mod undo;
mod venues;
pub(crate) mod whole;
mod words;

use crate::DeskRoutes;
use crate::roles::Action::{ActForClub, DecideCases, RunSeason, SeeSeason};

pub(super) fn routes(routes: DeskRoutes) -> DeskRoutes {
    routes.with(of_clubs).with(of_competitions).with(of_bodies)
}

fn of_clubs(routes: DeskRoutes) -> DeskRoutes {
    routes
        .get("/desk/league/new", RunSeason, settings::new)
        .post("/desk/league/new", RunSeason, settings::make)
        .get("/desk/league/{id}/settings", RunSeason, settings::show)
        .post("/desk/league/{id}/settings", RunSeason, settings::send)
        .get("/desk/league/{id}/log", RunSeason, log::show)
        .get("/desk/league/{id}/log/{number}", RunSeason, undo::show)
        .post("/desk/league/{id}/log/{number}", RunSeason, undo::send)
        .get("/desk/league/{id}/office", RunSeason, missing::show)
        .post("/desk/league/{id}/office", RunSeason, missing::send)
        .get("/desk/league/{id}/clubs", SeeSeason, clubs::show)
        .post("/desk/league/{id}/clubs", RunSeason, clubs::send)
        .get("/desk/league/{id}/clubs/{number}", SeeSeason, club::show)
        .post("/desk/league/{id}/clubs/{number}", ActForClub, club::send)
        .post("/desk/league/{id}/clubs/{number}/accounts", RunSeason, accounts::send)
        .get("/desk/league/{id}/players", SeeSeason, players::show)
        .post("/desk/league/{id}/players", ActForClub, players::send)
        .get("/desk/league/{id}/players/{number}", SeeSeason, player::show)
        .post("/desk/league/{id}/players/{number}", ActForClub, player::send)
        .get("/desk/league/{id}/lists/{number}", SeeSeason, lists::show)
        .post("/desk/league/{id}/lists/{number}", ActForClub, lists::send)
}

fn of_competitions(routes: DeskRoutes) -> DeskRoutes {
    routes
        .get("/desk/league/{id}/c", SeeSeason, competitions::show)
        .post("/desk/league/{id}/c", RunSeason, competitions::send)
        .get("/desk/league/{id}/c/{number}", SeeSeason, competition::show)
        .post("/desk/league/{id}/c/{number}", ActForClub, competition::send)
        .get("/desk/league/{id}/c/{number}/groups", RunSeason, groups::show)
        .post("/desk/league/{id}/c/{number}/groups", RunSeason, groups::send)
        .get("/desk/league/{id}/c/{number}/players", SeeSeason, entrants::show)
        .post("/desk/league/{id}/c/{number}/players", ActForClub, entrants::send)
        .get("/desk/league/{id}/c/{number}/carried", RunSeason, carried::show)
        .post("/desk/league/{id}/c/{number}/carried", RunSeason, carried::send)
        .get("/desk/league/{id}/venues", SeeSeason, venues::show)
        .post("/desk/league/{id}/venues", ActForClub, venues::send)
}

fn of_bodies(routes: DeskRoutes) -> DeskRoutes {
    routes
        .get("/desk/league/{id}/cases", SeeSeason, cases::show)
        .get("/desk/league/{id}/cases/raise/{kind}", SeeSeason, raise::show)
        .post("/desk/league/{id}/cases/raise/{kind}", SeeSeason, raise::send)
        .get("/desk/league/{id}/cases/{number}", SeeSeason, case::show)
        .post("/desk/league/{id}/cases/{number}", SeeSeason, case::send)
        .get("/desk/league/{id}/bodies", SeeSeason, bodies::show)
        .post("/desk/league/{id}/bodies", RunSeason, bodies::send)
        .post("/desk/league/{id}/bodies/accounts", RunSeason, accounts::of_bodies)
        .get("/desk/league/{id}/sanctions", SeeSeason, sanctions::show)
        .post("/desk/league/{id}/sanctions", DecideCases, sanctions::send)
        .get("/desk/league/{id}/opens", SeeSeason, opens::show)
        .post("/desk/league/{id}/opens", RunSeason, opens::send)
        .get("/desk/league/{id}/reports", SeeSeason, reports::index)
        .get("/desk/league/{id}/reports/{paper}", SeeSeason, reports::show)
}
