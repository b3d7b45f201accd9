//! Entering players by name, one at a time or as a list from a file. The log refers to persons only by id; this is
//! where the persons are created.

use super::act::{perform, read};
use crate::Desk;
use crate::pages::acting::Command;
use crate::pages::desk::{importing, player_form};
use crate::pages::event_page::EventPage;
use adoube_event::EventAct;
use adoube_web::form_json::Problem;
use adoube_web::forms::{Problems, Values};
use adoube_web::request_error::RequestError;
use adoube_web::shapes;
use adoube_web::visit::Visit;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};

shapes! {
    /// A player to enter.
    pub(super) struct NewPlayer {
        /// A UUID chosen by the client as idempotency key; a player sent again with the same key is entered once.
        command: Option<String>,
        /// The highest level of warnings that is confirmed, 2 to 5.
        confirmed: Option<u16>,
        /// `Surname, First name`.
        name: String,
        /// FIDE rating.
        rating: Option<u16>,
        /// National rating.
        national: Option<u16>,
        /// `GM`, `WFM`…
        title: Option<String>,
        /// The federation's three-letter code.
        federation: Option<String>,
        /// The club.
        club: Option<String>,
        /// FIDE id.
        fide_id: Option<String>,
        /// The date of birth, `2001-12-31`.
        born: Option<String>,
        /// The year of birth, if the date is unknown.
        year: Option<u16>,
        /// `m` or `w`.
        sex: Option<String>,
        /// The federation's licence.
        licence: Option<String>,
        /// Prize groups.
        groups: Option<Vec<String>>,
    }

    /// A list of players as CSV or TRF.
    pub(super) struct List {
        /// The file's text.
        text: String,
        /// Whether to enter the list with its adjustments; otherwise, if there are any, they are only reported.
        accept: Option<bool>,
    }

    /// The result of importing a list.
    pub(super) struct Listed {
        /// Whether the players were entered.
        done: bool,
        /// Number of players found.
        players: usize,
        /// The adjustments made to the file's data, in the requested language.
        adjusted: Vec<String>,
    }
}

fn values(player: &NewPlayer) -> Values {
    let number = |number: Option<u16>| number.map(|number| number.to_string()).unwrap_or_default();
    let text = |text: &Option<String>| text.clone().unwrap_or_default();
    Values::of([
        ("command", text(&player.command)),
        ("player", player.name.clone()),
        ("rating", number(player.rating)),
        ("national", number(player.national)),
        ("title", text(&player.title)),
        ("federation", text(&player.federation)),
        ("club", text(&player.club)),
        ("fide_id", text(&player.fide_id)),
        ("born", text(&player.born)),
        ("year", number(player.year)),
        ("sex", text(&player.sex)),
        ("licence", text(&player.licence)),
        ("groups", player.groups.clone().unwrap_or_default().join(",")),
    ])
}

/// Answers 422 with the invalid fields, by their API names.
fn wrong(visit: &Visit, problems: &Problems) -> Response {
    let mut named = Problems::default();
    for (name, message) in problems.all() {
        named.add(if name == "player" { "name" } else { name }, message);
    }
    Problem::of_fields(visit, &named).into_response()
}

pub(super) async fn player(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    body: Bytes,
) -> Result<Response, RequestError> {
    let mut sent: NewPlayer = match read(&visit, &body) {
        Ok(sent) => sent,
        Err(answer) => return Ok(*answer),
    };
    desk.event_state(&id, None).await?;
    let key = sent.command.as_deref().and_then(|key| key.parse().ok());
    let command = Command::keyed(&desk, &visit, key)?.confirming(sent.confirmed);
    // The person's id is derived from the command, so a retry enters the same person.
    sent.command = Some(command.id.to_string());
    let mut problems = Problems::default();
    let (data, person) = player_form::read(&visit, &values(&sent), None, &mut problems);
    if !problems.is_empty() {
        return Ok(wrong(&visit, &problems));
    }
    let known = desk.people().get(&person.id).await?.is_some();
    if !known {
        desk.people().put(&person, visit.now_ms).await?;
    }
    let answer = perform(&desk, &visit, &id, command, vec![EventAct::Enter(Box::new(data))]).await?;
    if !known && !answer.status().is_success() {
        // Do not keep the data of a person who was not entered.
        desk.people().erase(&person.id, visit.now_ms).await?;
    }
    Ok(answer)
}

pub(super) async fn list(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    body: Bytes,
) -> Result<Response, RequestError> {
    let sent: List = match read(&visit, &body) {
        Ok(sent) => sent,
        Err(answer) => return Ok(*answer),
    };
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let importing::Adjusted { found, said } = importing::players(&visit, &sent.text, &shown);
    let done = !found.is_empty() && (said.is_empty() || sent.accept == Some(true));
    let players = found.len();
    if done {
        for part in found.chunks(500) {
            for (_, person) in part {
                desk.people().put(person, visit.now_ms).await?;
            }
            let acts = vec![EventAct::EnterAll(part.iter().map(|(data, _)| data.clone()).collect())];
            let answer = perform(&desk, &visit, &id, Command::keyed(&desk, &visit, None)?, acts).await?;
            if !answer.status().is_success() {
                return Ok(answer);
            }
        }
    }
    Ok(Json(Listed { done, players, adjusted: said }).into_response())
}
