//! The arbiter's desk in the browser: tournaments from the first entry to the report.
//!
//! Pages are rendered on the server. Small ES modules improve them, but every page can be read and every form submitted
//! without JavaScript. A handler extracts its arguments, performs one act or query, and renders. The pure crates make
//! the decisions; acknowledged acts are in the record ([`adoube_store`]). Article 12 of the Laws: the arbiter's role.
//!
//! - [`roles`]: who may do what.
//! - [`assets`]: style sheets and modules.
//! - [`api`]: the same for programs.
//! - [`pages`]: the pages, one file each; its documentation says how to add one.
//!
//! Games, seasons, rating periods, people and lists are in [`adoube_services`]; page layout, accounts, sessions and the
//! server in [`adoube_web`]; [`adoube_ledger`] appends acts to the log.

// Players and rounds are far below 2^16, so `as` conversions between widths are safe.
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)]

pub mod api;
mod article_links;
pub mod assets;
mod calendar;
mod guide;
mod json;
pub mod pages;
pub mod roles;
mod site_spec;
/// The texts of `locales/`.
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use adoube_services::Desk;
pub use adoube_web::serve::{Listening, ServeError, Serving};
pub use adoube_web::site::Options;

use adoube_ledger::LedgerCounts;
use adoube_store::Store;
use adoube_web::request_error::RequestError;
use adoube_web::routes::Route;
use adoube_web::serve::Application;
use axum::Router;
use tokio::task::JoinSet;

/// The routes of the desk.
pub type DeskRoutes = adoube_web::routes::Routes<Desk>;

/// The desk as a web application.
pub struct DeskApplication;

impl Application for DeskApplication {
    type State = Desk;

    async fn open(store: Store, options: Options) -> Result<Desk, RequestError> {
        open(store, options).await
    }

    fn routes(desk: &Desk) -> DeskRoutes {
        pages::all(DeskRoutes::new(desk)).with(api::routes)
    }

    fn tasks(desk: &Desk) -> JoinSet<()> {
        desk.follow_others()
    }

    fn ledgers(desk: &Desk) -> Vec<LedgerCounts> {
        desk.ledgers()
    }
}

/// Opens the desk on its record.
pub async fn open(store: Store, options: Options) -> Result<Desk, RequestError> {
    Desk::open(&site_spec::DESK, store, options).await
}

/// Returns all routes of the desk.
pub fn routes(desk: &Desk) -> Vec<Route> {
    DeskApplication::routes(desk).list()
}

/// Returns the desk as an axum router.
pub fn router(desk: &Desk) -> Router {
    DeskApplication::routes(desk).service()
}

/// Serves the desk until `stop` completes.
pub async fn serve(
    store: Store,
    options: Options,
    listening: Listening,
    tell: impl FnOnce(&Serving),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    adoube_web::serve::serve::<DeskApplication>(store, options, listening, tell, stop).await
}
