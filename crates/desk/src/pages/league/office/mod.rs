//! The federation's office within the desk: season, clubs, players and licences, lists, competitions, venues, missing
//! and late documents, the committees and their cases, homologations, reports (the handbook, sections 1-5, 15-20, 25).
//!
//! A page is a value that implements [`page::OfficePage`]: it looks up its subject, renders itself and parses its forms
//! into acts. [`page::show`] answers every GET request, [`page::send`] every POST request: it acts and redirects, or
//! renders a refused form with its problems. Forms are rendered by [`form`] and parsed by [`sent_form`]. A delegate
//! acts for the account's club ([`sent_form::SentForm::only_for`]); a form that the office must accept becomes a
//! proposal.

mod accounts;
mod bench;
mod bodies;
mod carried;
mod carry;
mod case;
mod cases;
mod club;
mod club_fees;
mod clubs;
mod competition;
mod competitions;
mod councils;
mod delegations;
mod descriptions;
mod entrants;
mod fees;
mod form;
mod groups;
mod import;
mod licences;
mod lists;
mod log;
mod lots;
mod missing;
mod money;
mod names;
mod numbers;
mod opens;
pub(crate) mod outbox;
mod page;
mod player;
mod players;
mod prelude;
mod raise;
mod rated;
mod receipts;
mod reports;
mod sanctions;
mod sent_form;
mod settings;
mod suggest;
mod undo;
mod venues;
pub(crate) mod whole;

use crate::DeskRoutes;
use crate::roles::Action::{self, ActForClub, DecideCases, OpenSeason, RunProvince, RunSeason, SeeSeason};
pub(super) use cases::sees;
pub(super) use descriptions::offender;
use page::{OfficePage, send, show};

/// Registers a page and its forms, with the actions required to see and to submit them.
fn page<P: OfficePage + 'static>(
    path: &'static str,
    see: Action,
    act: Action,
) -> impl FnOnce(DeskRoutes) -> DeskRoutes {
    move |routes| routes.get(path, see, show::<P>).post(path, act, send::<P>)
}

pub(super) fn routes(routes: DeskRoutes) -> DeskRoutes {
    routes.with(of_clubs).with(of_fees).with(of_competitions).with(of_bodies)
}

fn of_clubs(routes: DeskRoutes) -> DeskRoutes {
    routes
        .with(page::<settings::NewSeasonPage>("/desk/league/new", OpenSeason, OpenSeason))
        .with(page::<settings::SettingsPage>("/desk/league/{id}/settings", RunSeason, RunSeason))
        .get("/desk/league/{id}/suggest", SeeSeason, suggest::show)
        .with(page::<carry::CarryPage>("/desk/league/{id}/carry", RunSeason, RunSeason))
        .with(page::<outbox::OutboxPage>("/desk/league/{id}/notices", RunSeason, RunSeason))
        .get("/desk/league/{id}/log", RunSeason, show::<log::LogPage>)
        .with(page::<undo::UndoPage>("/desk/league/{id}/log/{number}", RunSeason, RunSeason))
        .with(page::<missing::MissingPage>("/desk/league/{id}/office", RunProvince, RunProvince))
        .with(page::<clubs::ClubsPage>("/desk/league/{id}/clubs", SeeSeason, RunProvince))
        .with(page::<club::ClubPage>("/desk/league/{id}/clubs/{number}", SeeSeason, ActForClub))
        .post("/desk/league/{id}/clubs/{number}/accounts", RunProvince, send::<club::ClubPage>)
        .with(page::<players::PlayersPage>("/desk/league/{id}/players", SeeSeason, ActForClub))
        .with(page::<player::PlayerPage>("/desk/league/{id}/players/{number}", SeeSeason, ActForClub))
        .get("/desk/league/{id}/import", RunSeason, import::show)
        .post("/desk/league/{id}/import", RunSeason, import::send)
        .with(page::<licences::LicencesPage>("/desk/league/{id}/licences", RunSeason, RunSeason))
        .get("/desk/league/{id}/licences/print", RunSeason, show::<licences::LicencePapers>)
        .with(page::<rated::RatedPage>("/desk/league/{id}/ratings", RunSeason, RunSeason))
        .with(page::<lists::StrengthListPage>("/desk/league/{id}/lists/{number}", SeeSeason, ActForClub))
}

fn of_fees(routes: DeskRoutes) -> DeskRoutes {
    routes
        .with(page::<fees::FeesPage>("/desk/league/{id}/fees", RunSeason, RunSeason))
        .get("/desk/league/{id}/fees/book.csv", RunSeason, fees::book)
        .get("/desk/league/{id}/fees/unpaid", RunSeason, show::<club_fees::InvoicePaper>)
        .with(page::<club_fees::ClubFeesPage>("/desk/league/{id}/clubs/{number}/fees", ActForClub, RunSeason))
        .get("/desk/league/{id}/clubs/{number}/fees/{invoice}", ActForClub, show::<club_fees::InvoicePaper>)
}

fn of_competitions(routes: DeskRoutes) -> DeskRoutes {
    routes
        .with(page::<competitions::CompetitionsPage>("/desk/league/{id}/c", SeeSeason, RunProvince))
        .with(page::<competition::CompetitionPage>("/desk/league/{id}/c/{number}", SeeSeason, ActForClub))
        .with(page::<groups::GroupsPage>("/desk/league/{id}/c/{number}/groups", RunProvince, RunProvince))
        .with(page::<entrants::EntrantsPage>("/desk/league/{id}/c/{number}/players", SeeSeason, ActForClub))
        .with(page::<carried::CarriedPage>("/desk/league/{id}/c/{number}/carried", RunSeason, RunSeason))
        .with(page::<venues::VenuesPage>("/desk/league/{id}/venues", SeeSeason, ActForClub))
}

fn of_bodies(routes: DeskRoutes) -> DeskRoutes {
    routes
        .get("/desk/league/{id}/cases", SeeSeason, show::<cases::CasesPage>)
        .with(page::<raise::RaisePage>("/desk/league/{id}/cases/raise/{kind}", SeeSeason, SeeSeason))
        .with(page::<case::CasePage>("/desk/league/{id}/cases/{number}", SeeSeason, SeeSeason))
        .with(page::<bodies::BodiesPage>("/desk/league/{id}/bodies", SeeSeason, RunSeason))
        .post("/desk/league/{id}/bodies/accounts", RunSeason, send::<bodies::BodiesPage>)
        .with(page::<delegations::DelegationsPage>("/desk/league/{id}/delegations", RunSeason, RunSeason))
        .with(page::<sanctions::SanctionsPage>("/desk/league/{id}/sanctions", SeeSeason, DecideCases))
        .with(page::<opens::OpensPage>("/desk/league/{id}/opens", SeeSeason, RunSeason))
        .get("/desk/league/{id}/reports", SeeSeason, show::<reports::ReportsPage>)
        .get("/desk/league/{id}/reports/{paper}", SeeSeason, show::<reports::ReportPage>)
}
