//! A server with its own database and a tournament, listening on this machine.

use adoube_desk::roles::Role;
use adoube_desk::{Desk, Options, router};
use adoube_event::{Context, EntryData, EventAct, EventSettings, PersonId, SettingChange};
use adoube_services::board_game;
use adoube_services::board_game::BoardId;
use adoube_services::people::Person;
use adoube_store::{Access, Account, CommandId, Location, LoginSession, Store};
use adoube_tournament::simulate::{Lots, win_chances};
use adoube_tournament::{BoardResult, GameOutcome};
use adoube_web::token::digest;
use hyper_util::rt::TokioTimer;
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

const GIVEN: [&str; 20] = [
    "Aina", "Bernat", "Carme", "Dídac", "Edurne", "Francesc", "Gorka", "Helena", "Iker", "Joana", "Koldo", "Laia",
    "Martí", "Núria", "Oriol", "Paulo", "Raquel", "Sofia", "Tomás", "Xabier",
];
const SURNAMES: [&str; 25] = [
    "Abad",
    "Bofarull",
    "Casanovas",
    "Díaz",
    "Etxeberria",
    "Ferrer",
    "Garmendia",
    "Herrero",
    "Ibarra",
    "Jover",
    "Klein",
    "Llorens",
    "Montcau",
    "Navarro",
    "Oliveira",
    "Puigdengolas",
    "Queralt",
    "Ribeiro",
    "Sagarra",
    "Torrents",
    "Urrutia",
    "Vilaplana",
    "Ximenis",
    "Yáñez",
    "Zubizarreta",
];

static COMMANDS: AtomicU64 = AtomicU64::new(0);

pub(crate) struct Hall {
    pub(crate) desk: Desk,
    pub(crate) address: SocketAddr,
    folder: PathBuf,
}

impl Hall {
    /// Starts a server and listens, just as `adoube serve` does.
    pub(crate) async fn open() -> Self {
        let folder = std::env::temp_dir().join(format!("adoube-bench-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let store = Store::open(&Location::Sqlite(folder.join("bench.db")), Access::Create).await.unwrap();
        let desk = adoube_desk::open(store, Options::default()).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        listener.set_nonblocking(true).unwrap();
        let address = listener.local_addr().unwrap();
        let service = router(&desk).into_make_service_with_connect_info::<SocketAddr>();
        let mut server = axum_server::from_tcp(listener).unwrap();
        let headers = Duration::from_secs(15);
        server.http_builder().http1().header_read_timeout(headers).timer(TokioTimer::new());
        tokio::spawn(server.serve(service));
        Self { desk, address, folder }
    }

    /// Performs acts in an event.
    pub(crate) async fn acts(&self, event: &str, acts: Vec<EventAct>) {
        let command = CommandId::new(COMMANDS.fetch_add(1, Ordering::Relaxed) + 1, [7; 10]);
        let context = Context::new("arbiter", self.desk.now_ms());
        self.desk.event_acts(event, command, &context, acts).await.unwrap();
    }

    /// An act that changes the event's number and little else.
    pub(crate) async fn nudge(&self, event: &str) {
        self.acts(event, vec![EventAct::StartTimer { seconds: 3600 }]).await;
    }

    /// An arbiter's cookie.
    pub(crate) async fn arbiter(&self) -> String {
        let now_ms = self.desk.now_ms();
        let account = Account {
            id: "bench".to_owned(),
            name: "Bench".to_owned(),
            role: Role::Administrator.code().to_owned(),
            scope: "*".to_owned(),
            password: String::new(),
            totp: None,
            recovery: String::new(),
            state: "active".to_owned(),
            created_ms: now_ms,
            changed_ms: now_ms,
        };
        assert!(self.desk.store().add_account(&account).await.unwrap());
        let session = LoginSession {
            id_hash: digest(b"bench-session"),
            account: account.id,
            csrf: "bench-mark".to_owned(),
            device: "bench".to_owned(),
            created_ms: now_ms,
            seen_ms: now_ms,
            expires_ms: now_ms + 86_400_000,
        };
        self.desk.store().add_session(&session).await.unwrap();
        format!("{}=bench-session", self.desk.site().session_cookie())
    }

    /// A tournament with all players entered and all rounds but the last closed.
    pub(crate) async fn tournament(&self, event: &str, players: u16, rounds: u16) {
        let settings = EventSettings { name: "Obert de la prova".to_owned(), rounds, ..EventSettings::default() };
        self.acts(event, vec![EventAct::Open(Box::new(settings))]).await;
        for i in 0..players {
            let person = PersonId(format!("person-{i}"));
            let (a, b) = (usize::from(i) % SURNAMES.len(), usize::from(i) / SURNAMES.len());
            let (second, given) = (SURNAMES[(a * 7 + b * 3 + 1) % SURNAMES.len()], GIVEN[b % GIVEN.len()]);
            let name = format!("{} {second}, {given}", SURNAMES[a]);
            let known = Person { id: person.clone(), name, ..Person::default() };
            self.desk.people().put(&known, self.desk.now_ms()).await.unwrap();
            let data = EntryData {
                person,
                fide_rating: 2500 - i * 3,
                title: ["", "", "", "FM", "", "IM", "", ""][usize::from(i % 8)].to_owned(),
                federation: ["CAT", "ESP", "BRA", "FRA"][usize::from(i % 4)].to_owned(),
                club: format!("Club d'Escacs {}", SURNAMES[(a + b) % SURNAMES.len()]),
                ..EntryData::default()
            };
            self.acts(event, vec![EventAct::Enter(Box::new(data))]).await;
        }
        let order = self.desk.event_state(event, None).await.unwrap().event.proposed_order(|person| person.0.clone());
        self.acts(event, vec![EventAct::Arrange(order)]).await;
        let mut lots = Lots::new(1);
        for _ in 1..rounds {
            self.acts(event, vec![EventAct::Pair]).await;
            self.acts(event, vec![EventAct::Publish]).await;
            self.play(event, usize::MAX, &mut lots).await;
            self.acts(event, vec![EventAct::CloseRound]).await;
        }
    }

    /// Enters the results of some boards of the open round.
    pub(crate) async fn play(&self, event: &str, boards: usize, lots: &mut Lots) {
        let state = self.desk.event_state(event, None).await.unwrap();
        let rating = |id| state.event.tournament().players[state.event.place(id).unwrap()].rating;
        let mut acts = Vec::new();
        let round = state.event.open_round().unwrap();
        for board in round.boards.iter().take(boards) {
            let (wins, loses) = win_chances(rating(board.white), rating(board.black));
            let result = match lots.below(1_000_000) as u32 {
                lot if lot < wins => BoardResult::Played(GameOutcome::Win, GameOutcome::Loss),
                lot if lot < wins + loses => BoardResult::Played(GameOutcome::Loss, GameOutcome::Win),
                _ => BoardResult::Played(GameOutcome::Draw, GameOutcome::Draw),
            };
            acts.push(EventAct::Result { round: round.number, white: board.white, result });
        }
        drop(state);
        for act in acts {
            self.acts(event, vec![act]).await;
        }
    }
}

/// The event of the boards.
pub(crate) const BOARDS: &str = "boards";
/// Moves played on every board: a long book game that lasts for any run.
const MOVES: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 c4 c6 cxb5 axb5 Nc3 Bb7 Bg5 b4 \
    Nb1 h6 Bh4 c5 dxe5 Nxe4 Bxe7 Qxe7 exd6 Qf6 Nbd2 Nxd6 Nc4 Nxc4 Bxc4 Nb6 Ne5 Rae8 Bxf7 Rxf7 Nxf7 Rxe1 Qxe1 Kxf7 Qe3 Qg5 \
    Qxg5 hxg5 b3 Ke6 a3 Kd6 axb4 cxb4 Ra5 Nd5 f3 Bc8 Kf2 Bf5 Ra7 g6 Ra6 Kc5 Ke1 Nf4 g3 Nxh3 Kd2 Kb5 Rd6 Kc5 Ra6 Nf2 g4 Bd3 Re6";

impl Hall {
    fn board_id(board: usize) -> BoardId {
        BoardId { event: BOARDS.to_owned(), round: 1, board: board as u32 + 1 }
    }

    async fn game_act(&self, board: usize, act: board_game::LiveGameAct) {
        let command = CommandId::new(COMMANDS.fetch_add(1, Ordering::Relaxed) + 1, [8; 10]);
        let context = Context::new("arbiter", self.desk.now_ms());
        self.desk.game_act(&Self::board_id(board), command, &context, act).await.unwrap();
    }

    /// A round with running games, which the public sees after a delay.
    pub(crate) async fn boards(&self, boards: usize, delay_s: u32) {
        self.tournament(BOARDS, boards as u16 * 2, 1).await;
        self.acts(BOARDS, vec![EventAct::Change(vec![SettingChange::BroadcastDelay(delay_s)])]).await;
        self.acts(BOARDS, vec![EventAct::Pair, EventAct::Publish]).await;
        let header = "edition: 2023\ntime: 90:00+30\nplay: standard\n";
        for board in 0..boards {
            self.game_act(
                board,
                board_game::LiveGameAct::Open {
                    header: Box::new(header.parse().unwrap()),
                    mode: board_game::Mode::Board,
                },
            )
            .await;
            self.game_act(board, board_game::LiveGameAct::at_board("arbiter starts".parse().unwrap())).await;
        }
    }

    /// The next move on a board.
    pub(crate) async fn play_move(&self, board: usize, ply: usize) {
        let who = if ply.is_multiple_of(2) { "white" } else { "black" };
        let line = format!("{who} {}", MOVES.split_whitespace().nth(ply).unwrap());
        self.game_act(board, board_game::LiveGameAct::at_board(line.parse().unwrap())).await;
    }

    /// The maximum number of moves on a board.
    pub(crate) fn plies() -> usize {
        MOVES.split_whitespace().count()
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
