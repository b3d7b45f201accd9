//! Accounts, the data held on a person, both scoresheets of a game, and the calculation of a player's tie-breaks.

use super::view::load;
use crate::Desk;
use crate::pages::desk::person::held;
use adoube_board::Color;
use adoube_event::{PersonId, TieBreaks};
use adoube_services::board_game::BoardId;
use adoube_services::board_game::sheet::{Sheet, compared};
use adoube_tournament::tiebreaks::work_out_after;
use adoube_web::access::Actor;
use adoube_web::request_error::RequestError;
use adoube_web::shapes;
use adoube_web::visit::Visit;
use axum::Json;
use axum::extract::{Path, State};

shapes! {
    /// All accounts.
    pub(super) struct Accounts {
        /// The accounts by name.
        accounts: Vec<AccountView>,
    }

    /// An account.
    pub(super) struct AccountView {
        /// The id.
        id: String,
        /// The user name for signing in.
        name: String,
        /// The role.
        role: String,
        /// `*`, or the ids of the events it may act on.
        scope: String,
        /// `active` or `closed`.
        state: String,
        /// Whether a second factor is set up.
        second_factor: bool,
        /// Whether the owner has yet to choose a password.
        invited: bool,
    }

    /// The data stored about a person.
    pub(super) struct Held {
        /// The complete data, as the person is entitled to receive it.
        held: serde_json::Value,
    }

    /// Both scoresheets of a game.
    pub(super) struct Sheets {
        /// White's and Black's.
        sheets: Vec<SheetView>,
        /// The first difference between them, in the requested language.
        compared: String,
        /// The number of the first move that differs.
        differs: Option<u32>,
    }

    /// A scoresheet.
    pub(super) struct SheetView {
        /// The player who kept it: `white` or `black`.
        keeper: String,
        /// The moves in order, as written; empty for a dash.
        moves: Vec<SheetLine>,
        /// Number of corrections.
        corrections: usize,
        /// The results signed by White and Black.
        signed: Vec<String>,
    }

    /// A move of a scoresheet.
    pub(super) struct SheetLine {
        /// The text as written; empty for a dash.
        text: String,
        /// Whether a draw offer is marked.
        offer: bool,
        /// The time as written.
        time: String,
        /// Earlier text that was struck out.
        struck: Vec<String>,
    }

    /// The calculation of a player's tie-breaks.
    pub(super) struct WorkedView {
        /// The starting number.
        number: u16,
        /// The rank.
        rank: usize,
        /// The points, with one decimal.
        points: String,
        /// The tie-breaks in order.
        tie_breaks: Vec<WorkedTieBreak>,
    }

    /// The calculation of a tie-break.
    pub(super) struct WorkedTieBreak {
        /// Its code.
        code: String,
        /// Its value.
        value: String,
        /// Its terms; empty for the federation's own tie-breaks.
        terms: Vec<WorkedTerm>,
    }

    /// A term of a tie-break.
    pub(super) struct WorkedTerm {
        /// The round, if the term belongs to one.
        round: Option<u16>,
        /// The opponent's starting number, if there is one.
        opponent: Option<u16>,
        /// The term's value.
        value: String,
        /// `counted`, `cut` or `dummy`.
        note: String,
    }

    /// The account of the signed-in user.
    pub(super) struct OwnAccount {
        /// The id.
        id: String,
        /// The name.
        name: String,
        /// The role.
        role: String,
        /// `*`, or the ids of the events it may act on.
        scope: String,
        /// Whether a second factor is set up.
        second_factor: bool,
    }
}

pub(super) async fn accounts(State(desk): State<Desk>, visit: Visit) -> Result<Json<Accounts>, RequestError> {
    let mut accounts = desk.store().accounts().await?;
    visit.reader.sort_by_name(&mut accounts, |account| &account.name);
    let accounts = accounts.into_iter().map(|account| AccountView {
        second_factor: account.totp.is_some(),
        invited: account.password.is_empty(),
        id: account.id,
        name: account.name,
        role: account.role,
        scope: account.scope,
        state: account.state,
    });
    Ok(Json(Accounts { accounts: accounts.collect() }))
}

pub(super) async fn own(visit: Visit) -> Result<Json<OwnAccount>, RequestError> {
    let Actor::Account { id, name, role, scope, second_factor, .. } = visit.actor else {
        return Err(RequestError::SignIn);
    };
    let (role, scope) = (role.code.to_owned(), scope.write());
    Ok(Json(OwnAccount { id, name, role, scope, second_factor }))
}

pub(super) async fn person(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Json<Held>, RequestError> {
    Ok(Json(Held { held: held(&desk, &visit, &PersonId(id)).await? }))
}

fn sheet_view(keeper: Color, sheet: &Sheet) -> SheetView {
    let moves = sheet.lines.iter().map(|line| SheetLine {
        text: if line.dash { String::new() } else { line.text.clone() },
        offer: line.offer,
        time: line.time.clone(),
        struck: line.before.clone(),
    });
    SheetView {
        keeper: if keeper == Color::White { "white" } else { "black" }.to_owned(),
        moves: moves.collect(),
        corrections: sheet.corrections,
        signed: sheet.signed.iter().flatten().cloned().collect(),
    }
}

pub(super) async fn sheets(
    State(desk): State<Desk>,
    visit: Visit,
    Path((event, round, board)): Path<(String, u16, u32)>,
) -> Result<Json<Sheets>, RequestError> {
    let state = desk.event_state(&event, None).await?;
    let boards = state.event.round(round).map_or(0, |round| round.boards.len());
    if board == 0 || usize::try_from(board).map_or(true, |board| board > boards) {
        return Err(RequestError::NotFound);
    }
    let board_id = BoardId { event, round, board };
    let white = desk.live_games().sheet(&board_id, Color::White).await?;
    let black = desk.live_games().sheet(&board_id, Color::Black).await?;
    let start = desk.live_games().game(&board_id).await?.start();
    let comparison = compared(&start, &white, &black);
    Ok(Json(Sheets {
        compared: comparison.sentence(visit.reader.language),
        differs: comparison.difference.as_ref().map(|difference| difference.number),
        sheets: vec![sheet_view(Color::White, &white), sheet_view(Color::Black, &black)],
    }))
}

pub(super) async fn worked(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u16)>,
) -> Result<Json<WorkedView>, RequestError> {
    let (seen, _) = load(&desk, &visit, &id).await?;
    let event = seen.event();
    let entry = event.numbered(number).ok_or(RequestError::NotFound)?;
    let ix = event.ix(entry.id).ok_or(RequestError::NotFound)?;
    let rounds = seen.finished();
    let rows = event.standings(rounds);
    let row = rows.iter().find(|row| row.player == ix).ok_or(RequestError::NotFound)?;
    let fide = match &event.settings.tie_breaks {
        TieBreaks::Fide(list) => list.as_slice(),
        TieBreaks::Handbook(_) => &[],
    };
    let kind = event.settings.event_kind();
    let mut tie_breaks = Vec::new();
    for (at, (code, value)) in event.settings.tie_breaks.codes().into_iter().zip(&row.values).enumerate() {
        let before = fide.get(..at).unwrap_or_default();
        let parts =
            fide.get(at).and_then(|of| work_out_after(event.tournament(), rounds.into(), kind, ix, before, *of));
        let terms = parts.map(|worked| worked.parts).unwrap_or_default();
        let terms = terms.iter().map(|part| WorkedTerm {
            round: part.round.and_then(|round| u16::try_from(round).ok()),
            opponent: part.opponent.and_then(|ix| event.id(ix)).map(|id| event.number(id)),
            value: part.value.to_string(),
            note: format!("{:?}", part.note).to_lowercase(),
        });
        tie_breaks.push(WorkedTieBreak { code, value: value.to_string(), terms: terms.collect() });
    }
    Ok(Json(WorkedView { number, rank: row.rank, points: row.points.to_string(), tie_breaks }))
}
