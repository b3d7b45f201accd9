//! The types that every page of the office uses.

pub(super) use super::form::{FormCard, OfficeView, choices, code, or_none, people_list};
pub(super) use super::page::{NextPage, OfficePage, Submission};
pub(super) use super::sent_form::SentForm;
pub(super) use crate::pages::league::acting::Wrong;
pub(super) use crate::pages::league::season_page::{SeasonPage, SeasonTab};
pub(super) use crate::pages::league::season_request::SeasonRequest;
pub(super) use crate::roles::{Action, Role};
pub(super) use adoube_federation::{HandbookFinding, SeasonAct, SeasonAnswer};
pub(super) use adoube_services::league::{LeagueAct, Named};
pub(super) use adoube_web::failure::Failure;
pub(super) use adoube_web::flash::Flash;
pub(super) use adoube_web::forms::Values;
pub(super) use adoube_web::outcome::FormOutcome;
pub(super) use adoube_web::visit::Visit;
pub(super) use maud::{Markup, html};
