//! Ratings, norms and promotions of an event: `/t/ID/ratings` for the public, `/desk/t/ID/norms` and the certificates
//! for arbiters; rating lists: `/ratings` for the public, `/desk/ratings` for the office. The rules are in
//! `adoube_rating` (FIDE B.01 and B.02, the federation's handbook).

mod certificate;
mod changes;
mod compare;
mod distribution;
pub(crate) mod handbook;
pub(crate) mod list;
mod lists;
mod norms;
mod office;
pub(crate) mod player;
pub(crate) mod shared;
pub(crate) mod worked;

use crate::DeskRoutes;
use crate::roles::Action;

pub(super) fn routes(routes: DeskRoutes) -> DeskRoutes {
    routes
        .get("/ratings", Action::Read, lists::show)
        .get("/ratings/compare", Action::Read, compare::show)
        .get("/ratings/{list}", Action::Read, list::show)
        .get("/ratings/{list}/distribution", Action::Read, distribution::show)
        .get("/ratings/{list}/{number}", Action::Read, player::show)
        .get("/desk/ratings", Action::ManageLists, office::show)
        .post("/desk/ratings", Action::ManageLists, office::send)
        .get("/t/{id}/ratings", Action::Read, changes::show)
        .get("/t/{id}/ratings/{number}", Action::Read, worked::show)
        .get("/t/{id}/ratings/handbook", Action::Read, handbook::show)
        .get("/t/{id}/ratings/handbook/{number}", Action::Read, handbook::worked)
        .get("/desk/t/{id}/norms", Action::SeeDesk, norms::show)
        .get("/desk/t/{id}/norms/{player}/{title}", Action::SeeDesk, certificate::show)
}
