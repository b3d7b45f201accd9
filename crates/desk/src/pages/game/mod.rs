//! Games at the board: pages for players, arbiters and the public (`assets/PROTOCOL.md`).
//!
//! A player's tablet needs no account: the URL of its pages carries the token of a seat (`/seat/TOKEN`).

mod acting;
mod board;
pub(crate) mod by_program;
mod clock;
mod console;
mod counted;
mod decision;
mod envelope;
mod labels;
mod offered;
mod pgn;
mod reasons;
mod refused;
mod second;
mod set_up;
mod sheet;
mod stream;
mod tools;
mod wall;

pub(super) use pgn::answer as round_pgn;

use crate::roles::Action;
use crate::{Desk, DeskRoutes};
use adoube_board::Color;
use adoube_event::{EntryId, EventState};
use adoube_laws::{Edition, Rules};
use adoube_services::board_game::BoardId;
use adoube_services::board_game::LiveGame;
use adoube_services::board_game::seat::{Seat, Side};
use adoube_services::live_games::{self, Entered};
use adoube_web::forms::Values;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use std::sync::Arc;

pub(super) fn routes(routes: DeskRoutes) -> DeskRoutes {
    routes
        .get("/sw.js", Action::Read, crate::assets::worker)
        .get("/time", Action::Read, stream::time)
        .get("/t/{id}/board/{round}/{board}", Action::Read, board::public)
        .get("/t/{id}/board/{round}/{board}/events", Action::Read, stream::public)
        .get("/t/{id}/live", Action::Read, wall::current)
        .get("/t/{id}/live/{round}", Action::Read, wall::show)
        .get("/t/{id}/live/{round}/events", Action::Read, stream::wall)
        .get("/seat/{seat}", Action::ReportOwnGame, board::seat)
        .get("/seat/{seat}/clock", Action::ReportOwnGame, clock::seat)
        .get("/seat/{seat}/sheet", Action::ReportOwnGame, sheet::show)
        .post("/seat/{seat}/sheet", Action::ReportOwnGame, sheet::send)
        .get("/seat/{seat}/act", Action::ReportOwnGame, acting::seat_again)
        .post("/seat/{seat}/act", Action::ReportOwnGame, acting::seat)
        .get("/seat/{seat}/events", Action::ReportOwnGame, stream::seat)
        .get("/desk/t/{id}/console", Action::Rule, console::current)
        .get("/desk/t/{id}/console/{round}", Action::Rule, console::show)
        .post("/desk/t/{id}/console/{round}", Action::Rule, console::send)
        .get("/desk/t/{id}/console/{round}/events", Action::Rule, stream::console)
        .get("/desk/t/{id}/board/{round}/{board}", Action::Rule, board::arbiter)
        .get("/desk/t/{id}/board/{round}/{board}/act", Action::Rule, acting::arbiter_again)
        .post("/desk/t/{id}/board/{round}/{board}/act", Action::Rule, acting::arbiter)
        .get("/desk/t/{id}/board/{round}/{board}/events", Action::Rule, stream::arbiter)
        .get("/desk/t/{id}/board/{round}/{board}/seats", Action::Rule, board::seats)
        .get("/desk/t/{id}/board/{round}/{board}/sheets", Action::Rule, sheet::compare)
        .get("/desk/t/{id}/board/{round}/{board}/second", Action::Rule, second::show)
        .get("/desk/t/{id}/board/{round}/{board}/envelope", Action::Rule, envelope::show)
        .get("/desk/t/{id}/board/{round}/{board}/transcript", Action::Rule, decision::transcript)
        .get("/desk/t/{id}/board/{round}/{board}/decision/{number}", Action::Rule, decision::show)
        .post("/desk/t/{id}/board/{round}/{board}/decision/{number}", Action::Rule, decision::appeal)
}

/// A board of a round, with its game and its players.
pub(super) struct BoardInPlay {
    board_id: BoardId,
    event: Arc<adoube_event::EventHistory>,
    game: Arc<LiveGame>,
    /// White and Black.
    players: [EntryId; 2],
    names: [String; 2],
    /// FIDE ids, unless the names are hidden.
    fide_ids: [String; 2],
    /// Whether the game has been set up here, even if not visible yet.
    here: bool,
    /// The time up to which the game is shown, in milliseconds since 1970; in the past if the public has a delay.
    seen_ms: i64,
}

/// The form in which names are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NameDisclosure {
    /// Full names, for those in the hall.
    Whole,
    /// Public names: initials for minors.
    Public,
}

/// The names of an event: as shown, and in full.
struct EventNames {
    shown: adoube_event::KnownPeople,
    whole: adoube_event::KnownPeople,
}

impl EventNames {
    async fn load(desk: &Desk, event: &EventState, names: NameDisclosure) -> Result<Self, RequestError> {
        let whole = desk.names(event).await?;
        let shown = match names {
            NameDisclosure::Whole => whole.clone(),
            NameDisclosure::Public => desk.public_names(event).await?,
        };
        Ok(Self { shown, whole })
    }
}

impl BoardInPlay {
    async fn load(desk: &Desk, board_id: BoardId, names: NameDisclosure) -> Result<Self, RequestError> {
        let event = desk.event_state(&board_id.event, None).await?;
        let known = EventNames::load(desk, &event.event, names).await?;
        Self::with(desk, board_id, event, &known).await
    }

    /// Loads all boards of a round; the names are looked up once.
    async fn load_round(desk: &Desk, id: &str, round: u16, names: NameDisclosure) -> Result<Vec<Self>, RequestError> {
        let event = desk.event_state(id, None).await?;
        let boards = event.event.round(round).map_or(0, |round| round.boards.len());
        let known = EventNames::load(desk, &event.event, names).await?;
        let mut tables = Vec::with_capacity(boards);
        for board in 1..=u32::try_from(boards).unwrap_or(u32::MAX) {
            let board_id = BoardId { event: id.to_owned(), round, board };
            tables.push(Self::with(desk, board_id, Arc::clone(&event), &known).await?);
        }
        Ok(tables)
    }

    async fn with(
        desk: &Desk,
        board_id: BoardId,
        event: Arc<adoube_event::EventHistory>,
        known: &EventNames,
    ) -> Result<Self, RequestError> {
        let board = board_of(&event.event, &board_id).ok_or(RequestError::NotFound)?;
        let game = desk.live_games().game(&board_id).await?;
        let players = [board.white, board.black];
        let names = players.map(|player| shown_name(&event.event, &known.shown, player));
        let fide_ids = players.map(|player| {
            let of = |names: &adoube_event::KnownPeople| names.get(&event.event.entry(player)?.person).cloned();
            let (shown, whole) = (of(&known.shown).unwrap_or_default(), of(&known.whole).unwrap_or_default());
            if shown.name == whole.name { shown.fide_id } else { String::new() }
        });
        let here = game.engine.is_some();
        Ok(Self { board_id, event, game, players, names, fide_ids, here, seen_ms: i64::MAX })
    }

    /// Returns the board as it was some time ago.
    async fn delayed(mut self, desk: &Desk, delay_ms: i64) -> Result<Self, RequestError> {
        if delay_ms > 0 {
            self.seen_ms = desk.now_ms().saturating_sub(delay_ms);
            self.game = desk.live_games().game_at(&self.board_id, self.seen_ms).await?;
        }
        Ok(self)
    }

    /// Returns the result entered for this board, if it may be shown yet.
    fn entered(&self) -> Option<Entered> {
        let entered = live_games::entered(&self.event, &self.board_id)?;
        // The result of a game played here is hidden until its moves are shown.
        (!self.here || entered.at_ms <= self.seen_ms).then_some(entered)
    }

    fn name(&self, who: Color) -> &str {
        let [white, black] = &self.names;
        if who == Color::White { white } else { black }
    }

    /// Returns the edition of the Laws: the game's, or the event's before setup.
    fn edition(&self) -> Edition {
        self.game.edition().unwrap_or(self.event.event.settings.edition)
    }

    /// Returns the Laws in force: the game's, or those of the event's games before setup.
    fn rules(&self) -> Option<Rules> {
        let of_event = || set_up::header(&self.event.event, &Values::default()).ok().map(|header| header.rules().0);
        self.game.rules().cloned().or_else(of_event)
    }

    fn desk_path(&self, rest: &str) -> String {
        let BoardId { event, round, board } = &self.board_id;
        format!("/desk/t/{event}/board/{round}/{board}{rest}")
    }

    fn public_path(&self) -> String {
        let BoardId { event, round, board } = &self.board_id;
        format!("/t/{event}/board/{round}/{board}")
    }

    /// Returns the table number in the hall.
    fn table(&self) -> u16 {
        board_of(&self.event.event, &self.board_id).map_or(0, |board| board.table)
    }
}

fn board_of(event: &EventState, board_id: &BoardId) -> Option<adoube_event::RoundBoard> {
    let round = event.round(board_id.round)?;
    round.boards.get(usize::try_from(board_id.board).ok()?.checked_sub(1)?).copied()
}

fn shown_name(event: &EventState, known: &adoube_event::KnownPeople, player: EntryId) -> String {
    let Some(entry) = event.entry(player) else { return String::new() };
    known.get(&entry.person).map_or_else(|| entry.person.0.clone(), |person| person.name.clone())
}

/// Returns the game named by a path.
fn board_id((id, round, board): (String, u16, u32)) -> BoardId {
    BoardId { event: id, round, board }
}

/// Returns the seat of a token in a path; [`adoube_web::guard`] has checked it too, for visitors without an account.
fn seat_of(desk: &Desk, token: &str) -> Result<Seat, RequestError> {
    Seat::read(token, desk.signer()).ok_or(RequestError::NotFound)
}

/// Returns the path of a seat's pages.
fn seat_path(desk: &Desk, board_id: &BoardId, side: Side) -> String {
    format!("/seat/{}", Seat { board_id: board_id.clone(), side }.token(desk.signer()))
}

/// Returns the URL for phones in the hall.
fn hall_url(desk: &Desk, visit: &Visit, path: &str) -> String {
    format!("{}{path}", desk.hall_address(visit).trim_end_matches('/'))
}

/// Returns the texts of a board, for pages of other areas.
pub(super) fn board_labels(reader: adoube_web::reader::Reader) -> String {
    labels::board(reader).to_string()
}
