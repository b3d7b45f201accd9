//! `/desk/league/ID/suggest`: names of persons or matches that contain what is typed, for fields of a season that has
//! too many to carry them on the page.

use super::form::{match_text, person_text, suggested_people};
use crate::pages::league::season_request::SeasonRequest;
use adoube_web::request_error::RequestError;
use axum::Json;

/// The most that are suggested at once.
const AT_ONCE: usize = 20;

/// Answers with a list of texts for the field.
pub(super) async fn show(mut request: SeasonRequest) -> Result<Json<Vec<String>>, RequestError> {
    let typed = request.query::<String>("q")?.unwrap_or_default().trim().to_lowercase();
    let of = request.query::<String>("of")?.unwrap_or_default();
    let found: Box<dyn Iterator<Item = String> + '_> = match of.as_str() {
        "people" => {
            request.read_all().await?;
            let shown = &request.shown;
            Box::new(suggested_people(shown).into_iter().map(|id| person_text(shown, id)))
        }
        "matches" => {
            let shown = &request.shown;
            Box::new(
                shown
                    .season()
                    .matches
                    .iter()
                    .rev()
                    .filter(|(_, m)| shown.province().is_none() || shown.covers_match(m))
                    .map(|(id, m)| match_text(shown, *id, m)),
            )
        }
        _ => return Err(RequestError::NOT_UNDERSTOOD),
    };
    let mut found: Vec<String> =
        found.filter(|text| !typed.is_empty() && text.to_lowercase().contains(&typed)).take(AT_ONCE).collect();
    request.visit.reader.sort_by_name(&mut found, |text| text);
    Ok(Json(found))
}
