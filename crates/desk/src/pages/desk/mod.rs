//! The arbiters' pages: `/desk` and below.

mod act_descriptions;
mod acting;
mod crosstable;
mod demo;
mod files;
mod hall;
mod import;
pub(crate) mod importing;
mod list;
mod lists;
pub(crate) mod log;
pub(crate) mod new;
mod overview;
pub(crate) mod person;
mod player;
pub(crate) mod player_form;
mod players;
mod results;
mod round;
mod settings;
mod settings_board;
pub(crate) mod settings_form;
pub(crate) mod standings;

pub(super) use list::stage;

use crate::DeskRoutes;
use crate::roles::Action;

pub(crate) fn routes(routes: DeskRoutes) -> DeskRoutes {
    routes
        .get("/desk", Action::OwnAccount, list::show)
        .get("/desk/new", Action::MakeEvent, new::show)
        .post("/desk/new", Action::MakeEvent, new::send)
        .post("/desk/demo", Action::MakeEvent, demo::send)
        .get("/desk/import", Action::MakeEvent, import::show_new)
        .post("/desk/import", Action::MakeEvent, import::send_new)
        .get("/desk/lists", Action::ManageLists, lists::show)
        .post_file("/desk/lists", Action::ManageLists, lists::send)
        .post("/desk/lists/drop", Action::ManageLists, lists::throw_away)
        .get("/desk/lists/search", Action::EnterPlayers, lists::search)
        .get("/desk/people/{person}", Action::EraseData, person::show)
        .get("/desk/people/{person}/data", Action::EraseData, person::data)
        .post("/desk/people/{person}", Action::EraseData, person::erase)
        .get("/desk/t/{id}", Action::SeeDesk, overview::show)
        .post("/desk/t/{id}/slips", Action::EnterResults, overview::slip)
        .post("/desk/t/{id}/close", Action::DirectEvent, overview::close)
        .get("/desk/t/{id}/players", Action::SeeDesk, players::show)
        .post("/desk/t/{id}/players", Action::EnterPlayers, players::send)
        .post("/desk/t/{id}/players/acts", Action::EnterPlayers, players::acts)
        .get("/desk/t/{id}/players/{player}", Action::SeeDesk, player::show)
        .post("/desk/t/{id}/players/{player}", Action::EnterPlayers, player::send)
        .post("/desk/t/{id}/players/{player}/acts", Action::EnterPlayers, player::acts)
        .get("/desk/t/{id}/import", Action::EnterPlayers, import::show)
        .post("/desk/t/{id}/import", Action::EnterPlayers, import::send)
        .get("/desk/t/{id}/rounds", Action::SeeDesk, round::current)
        .get("/desk/t/{id}/rounds/{round}", Action::SeeDesk, round::show)
        .post("/desk/t/{id}/rounds/{round}", Action::Pair, round::send)
        .get("/desk/t/{id}/results", Action::EnterResults, results::show)
        .post("/desk/t/{id}/results", Action::EnterResults, results::send)
        .post("/desk/t/{id}/results/{round}", Action::CorrectResults, results::correct)
        .get("/desk/t/{id}/hall", Action::Rule, hall::show)
        .post("/desk/t/{id}/hall", Action::Rule, hall::send)
        .post("/desk/t/{id}/hall/timer", Action::Pair, hall::timer)
        .get("/desk/t/{id}/standings", Action::SeeDesk, standings::show)
        .get("/desk/t/{id}/standings/{player}", Action::SeeDesk, standings::worked)
        .get("/desk/t/{id}/crosstable", Action::SeeDesk, crosstable::show)
        .get("/desk/t/{id}/log", Action::SeeDesk, log::show)
        .post("/desk/t/{id}/log", Action::Undo, log::undo)
        .get("/desk/t/{id}/settings", Action::SeeDesk, settings::show)
        .post("/desk/t/{id}/settings", Action::DirectEvent, settings::send)
        .post("/desk/t/{id}/settings/fide", Action::DirectEvent, settings::leave)
        .get("/desk/t/{id}/files", Action::Export, files::show)
        .get("/desk/t/{id}/files/{name}", Action::Export, files::file)
}
