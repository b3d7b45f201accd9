//! A request for a page of a season within the desk: the visitor, the season, and the path parameters.

use super::season_page::SeasonPage;
use crate::Desk;
use adoube_web::forms::Values;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use std::str::FromStr;

/// A request for a page of a season. The extractor loads the season; a URL without a season's id is that of a season to
/// be opened.
pub(crate) struct SeasonRequest {
    pub(crate) desk: Desk,
    pub(crate) visit: Visit,
    pub(crate) shown: SeasonPage,
    /// The path parameters after the season's id.
    parameters: Vec<String>,
    pub(crate) query: Values,
}

impl SeasonRequest {
    /// Returns a path parameter after the season's id, from 0.
    pub(crate) fn parameter<T: FromStr>(&self, at: usize) -> Result<T, RequestError> {
        self.parameters.get(at).and_then(|text| text.parse().ok()).ok_or(RequestError::NotFound)
    }

    /// Returns a query parameter, if present.
    pub(crate) fn query<T: FromStr>(&self, name: &str) -> Result<Option<T>, RequestError> {
        let text = self.query.all(name).next();
        text.map(|text| text.parse().map_err(|_| RequestError::NOT_UNDERSTOOD)).transpose()
    }

    /// Returns a query parameter that may be repeated; values that cannot be parsed are left out.
    pub(crate) fn queries<'a, T: FromStr + 'a>(&'a self, name: &'a str) -> impl Iterator<Item = T> + 'a {
        self.query.all(name).filter_map(|text| text.parse().ok())
    }

    /// Returns the path within the season, without the query.
    pub(crate) fn path(&self) -> &str {
        let path = self.visit.bare_path();
        path.strip_prefix(self.shown.path("").as_str()).unwrap_or(path)
    }

    /// Looks up the names of everybody in the season.
    pub(crate) async fn read_all(&mut self) -> Result<(), RequestError> {
        self.shown.read_all(&self.desk).await
    }
}

impl FromRequestParts<Desk> for SeasonRequest {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, desk: &Desk) -> Result<Self, RequestError> {
        let visit = Visit::from_request_parts(parts, desk).await?;
        let path = Path::<Vec<(String, String)>>::from_request_parts(parts, desk).await;
        let mut parameters = path.map_err(|_| RequestError::NotFound)?.0.into_iter().map(|(_, value)| value);
        let shown = match parameters.next() {
            Some(season) => SeasonPage::load(desk, &visit, &season).await?,
            None => SeasonPage::unopened(&visit),
        };
        let query = Values::read(parts.uri.query().unwrap_or_default().as_bytes());
        Ok(Self { desk: desk.clone(), visit, shown, parameters: parameters.collect(), query })
    }
}
