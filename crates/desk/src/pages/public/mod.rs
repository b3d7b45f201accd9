//! The public pages of an event: `/t/ID` and below, designed for phones first.

mod about;
mod card;
mod changes;
mod crosstable;
pub(crate) mod players;
pub(crate) mod round;
mod slip;
mod standings;

use crate::DeskRoutes;
use crate::roles::Action;

pub(super) fn routes(routes: DeskRoutes) -> DeskRoutes {
    routes
        .get("/t/{id}", Action::Read, round::latest)
        .get("/t/{id}/round/{round}", Action::Read, round::show)
        .get("/t/{id}/standings", Action::Read, standings::show)
        .get("/t/{id}/crosstable", Action::Read, crosstable::show)
        .get("/t/{id}/players", Action::Read, players::show)
        .get("/t/{id}/player/{number}", Action::Read, card::show)
        .get("/t/{id}/about", Action::Read, about::show)
        .get("/t/{id}/events", Action::Read, changes::show)
        .get("/slip/{slip}", Action::ReportOwnGame, slip::show)
        .post("/slip/{slip}", Action::ReportOwnGame, slip::send)
}
