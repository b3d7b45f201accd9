//! Accounts: the set-up link, signing in, the user's own account, and the administrator's list.

mod admin;
mod invitation;
mod own;
mod second_factor;
mod setup;
mod sign_in;

use crate::DeskRoutes;
use crate::roles::Action;
use crate::words;
use adoube_web::forms::{Problems, Values};
use adoube_web::password;
use adoube_web::visit::Visit;

pub(super) fn routes(routes: DeskRoutes) -> DeskRoutes {
    routes
        .get("/setup/{token}", Action::SignIn, setup::show)
        .post("/setup/{token}", Action::SignIn, setup::send)
        .get("/invitation/{account}/{token}", Action::SignIn, invitation::show)
        .post("/invitation/{account}/{token}", Action::SignIn, invitation::send)
        .get("/login", Action::SignIn, sign_in::show)
        .post("/login", Action::SignIn, sign_in::send)
        .post("/login/code", Action::SignIn, sign_in::code)
        .post("/logout", Action::OwnAccount, sign_in::out)
        .get("/account", Action::OwnAccount, own::show)
        .post("/account/password", Action::OwnAccount, own::password)
        .post("/account/sessions", Action::OwnAccount, own::end_sessions)
        .get("/account/second-factor", Action::OwnAccount, second_factor::show)
        .post("/account/second-factor", Action::OwnAccount, second_factor::send)
        .get("/desk/accounts", Action::ManageAccounts, admin::show)
        .post("/desk/accounts", Action::ManageAccounts, admin::add)
        .post("/desk/accounts/{account}", Action::ManageAccounts, admin::change)
}

/// Checks a new password and its repetition.
fn new_password(visit: &Visit, values: &Values, name: &str, problems: &mut Problems) {
    let (first, second) = (values.raw("password"), values.raw("again"));
    if let Some(key) = password::objection(first, name) {
        problems.add("password", visit.reader.say_with(key, &[("least", &password::LENGTH_MIN)]));
    } else if first != second {
        problems.add("again", visit.reader.say(words::accounts::PASSWORD_DIFFERENT));
    }
}
