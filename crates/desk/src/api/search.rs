//! The search in a season, for the public too. It finds only what the visitor may see on the pages.

use crate::Desk;
use crate::pages::league::search::{SearchRequest, results};
use crate::pages::league::season_page::SeasonPage;
use crate::roles::Action;
use adoube_web::forms::Values;
use adoube_web::request_error::RequestError;
use adoube_web::shapes;
use adoube_web::visit::Visit;
use axum::Json;
use axum::extract::{Path, RawQuery, State};

shapes! {
    /// The results of a search in a season.
    pub(super) struct SeasonFound {
        /// The kinds with results.
        kinds: Vec<FoundKind>,
    }

    /// The results of one kind.
    pub(super) struct FoundKind {
        /// The kind: `persons`, `clubs`, `teams`, `competitions`, `matches`, `cases` or `sanctions`.
        kind: String,
        /// The number of all results.
        all: usize,
        /// The best of them: at most 10 of each kind, or 200 of one.
        found: Vec<FoundItem>,
    }

    /// A result.
    pub(super) struct FoundItem {
        /// The number of the person, club, team, competition, match or case; of a sanction, the number of its case.
        number: u32,
        /// The name; to the public, initials for minors.
        name: String,
        /// The club, the competition, the date: the facts that tell it from others.
        detail: String,
        /// The page about it, if there is one.
        href: Option<String>,
    }
}

pub(super) async fn find(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Json<SeasonFound>, RequestError> {
    let mut shown = if visit.may(Action::SeeSeason, &id) {
        SeasonPage::load(&desk, &visit, &id).await?
    } else {
        SeasonPage::public(&desk, &visit, &id).await?
    };
    let asked = SearchRequest::read(&Values::read(query.unwrap_or_default().as_bytes()));
    let found = results(&desk, &visit, &mut shown, &asked).await?.unwrap_or_default();
    let kinds = found.into_iter().map(|results| FoundKind {
        kind: results.kind.code().to_owned(),
        all: results.all,
        found: results
            .items
            .into_iter()
            .map(|item| FoundItem { number: item.number, name: item.name, detail: item.detail, href: item.href })
            .collect(),
    });
    Ok(Json(SeasonFound { kinds: kinds.collect() }))
}
