//! Ratings, norms and promotions of an event: `/t/ID/ratings` for everybody, `/desk/t/ID/norms` and the certificates for
//! the arbiters. The rules are those of `adoube_rating` (FIDE B.01 and B.02, the federation's handbook).

mod certificate;
mod changes;
mod field;
mod norms;
mod worked;

use crate::accounts::roles::Action;
use crate::routes::Routes;

pub(super) fn routes(routes: Routes) -> Routes {
    routes
        .get("/t/{id}/ratings", Action::Read, changes::show)
        .get("/t/{id}/ratings/{number}", Action::Read, worked::show)
        .get("/desk/t/{id}/norms", Action::SeeDesk, norms::show)
        .get("/desk/t/{id}/norms/{player}/{title}", Action::SeeDesk, certificate::show)
}
