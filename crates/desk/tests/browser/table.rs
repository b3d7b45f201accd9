//! Two players and an arbiter at the boards of a round, each in a separate browser, and their actions on the board.

use crate::driver::Client;
use crate::hall::{Browser, Hall};
use adoube_event::{Context, EntryData, EventAct, EventSettings, PersonId};
use adoube_services::board_game::BoardId;
use adoube_services::board_game::{self, Mode};
use adoube_services::people::Person;
use serde_json::{Value, json};

/// The headers of a prepared game.
pub(crate) const BLITZ: &str = "edition: 2023\ntime: 5:00+3\nplay: blitz\nsupervision: full\n";
pub(crate) const STANDARD: &str = "edition: 2023\ntime: 90:00+30\nplay: standard\n";

const PLAYERS: [&str; 12] = [
    "Alba Ferrer, Neus",
    "Boix, Guillem",
    "Camps, Oriol",
    "Dalmau, Berta",
    "Etxeberria, Ane",
    "Font, Roc",
    "Gonçalves, Rui",
    "Herms, Pau",
    "Ibarra, Jon",
    "Jover, Clara",
    "Klein, Ida",
    "Llorens, Marc",
];

/// A published round, an arbiter and two players without a board yet.
pub(crate) struct Round {
    pub(crate) hall: &'static Hall,
    pub(crate) id: String,
    pub(crate) arbiter: Browser,
    pub(crate) white: Browser,
    pub(crate) black: Browser,
}

impl Round {
    /// Prepares games that do not start from the console: their boards, headers and modes.
    pub(crate) async fn new(hall: &'static Hall, rate: &str, prepared: &[(u32, String, Mode)]) -> Self {
        let id = "torneig".to_owned();
        let desk = &hall.desk;
        let settings = EventSettings {
            name: "Torneig de la prova".to_owned(),
            place: "Girona".to_owned(),
            rounds: 3,
            rate: rate.parse().unwrap(),
            starts: "2026-11-14".parse().ok(),
            broadcast_delay_s: 0,
            ..EventSettings::default()
        };
        let context = || Context::new("test", desk.now_ms());
        let act = async |act: EventAct| {
            desk.event_acts(&id, desk.new_command().unwrap(), &context(), vec![act]).await.unwrap();
        };
        act(EventAct::Open(Box::new(settings))).await;
        for (at, name) in (0_u16..).zip(PLAYERS) {
            let person = PersonId(format!("person-{at}"));
            // The last one is a child.
            let born = if at == 11 { "2016-05-01" } else { "1990-05-01" };
            let known =
                Person { id: person.clone(), name: name.to_owned(), born: born.parse().ok(), ..Person::default() };
            desk.people().put(&known, desk.now_ms()).await.unwrap();
            act(EventAct::Enter(Box::new(EntryData { person, fide_rating: 2400 - at * 50, ..EntryData::default() })))
                .await;
        }
        let order = desk.event_state(&id, None).await.unwrap().event.proposed_order(|person| person.0.clone());
        act(EventAct::Arrange(order)).await;
        act(EventAct::Pair).await;
        act(EventAct::Publish).await;
        for (board, header, mode) in prepared {
            let board_id = BoardId { event: id.clone(), round: 1, board: *board };
            let open = board_game::LiveGameAct::Open { header: Box::new(header.parse().unwrap()), mode: *mode };
            desk.game_act(&board_id, desk.new_command().unwrap(), &context(), open).await.unwrap();
        }
        let arbiter = hall.administrator().await;
        let (white, black) = (hall.browser().await, hall.browser().await);
        Self { hall, id, arbiter, white, black }
    }

    /// The arbiter's page of a board.
    pub(crate) fn board(&self, board: u32) -> String {
        format!("/desk/t/{}/board/1/{board}", self.id)
    }

    pub(crate) fn console(&self) -> String {
        format!("/desk/t/{}/console/1", self.id)
    }

    /// The address of a tablet, from the arbiter's page with its codes.
    pub(crate) async fn seat(&self, board: u32, side: &str) -> String {
        self.arbiter.go(&format!("{}/seats", self.board(board))).await;
        let link = self.arbiter.js(&format!("return document.querySelector('[data-seat={side}] a').pathname")).await;
        link.as_str().expect("a link").to_owned()
    }

    /// Both players sit down, and the arbiter looks at their board.
    pub(crate) async fn sit(&self, board: u32) {
        for (browser, side) in [(&self.white, "white"), (&self.black, "black")] {
            let seat = self.seat(board, side).await;
            browser.go(&seat).await;
        }
        self.arbiter.go(&self.board(board)).await;
        for browser in [&self.white, &self.black, &self.arbiter] {
            browser.is_at_the_board().await;
        }
    }

    /// The arbiter starts the clock on the page of the board.
    pub(crate) async fn start(&self) {
        self.start_for("white").await;
    }

    /// The same with another player to move.
    pub(crate) async fn start_for(&self, who: &str) {
        self.arbiter.does("starts").await;
        for browser in [&self.white, &self.black] {
            browser.until(&state(&format!("clocks.running === '{who}'"))).await;
        }
    }

    /// A player moves a piece by hand and presses the clock; the opponent sees the move.
    pub(crate) async fn play(&self, who: &str, from: &str, to: &str) {
        let (mover, other) = self.players(who);
        mover.drags(from, to).await;
        mover.presses().await;
        other.until(&state(&format!("clocks.running === '{}'", opponent(who)))).await;
    }

    /// A player's browser and the opponent's.
    pub(crate) fn players(&self, who: &str) -> (&Browser, &Browser) {
        if who == "white" { (&self.white, &self.black) } else { (&self.black, &self.white) }
    }
}

pub(crate) fn opponent(who: &str) -> &'static str {
    if who == "white" { "black" } else { "white" }
}

/// An expression about the state that a page shows.
pub(crate) fn state(of: &str) -> String {
    format!(
        "(({{ clocks, fen, hand, last, loose, moves, phase }}) => {of})(document.querySelector('[data-game]').adoube.state)"
    )
}

/// Scrolls to the board; returns the position of a square in the window.
fn place(client: &Client, square: &str) -> (i64, i64) {
    let body = format!(
        "const cell = document.querySelector('adoube-board [data-square={square}]');
         cell.closest('adoube-board').scrollIntoView({{ block: 'center', behavior: 'instant' }});
         const box = cell.getBoundingClientRect();
         return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]"
    );
    let at = client.execute(&body).unwrap();
    (at[0].as_i64().unwrap(), at[1].as_i64().unwrap())
}

fn hand(client: &Client, kind: &str, steps: &[Value]) {
    let pointer = json!({ "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": steps });
    client.tell("/actions", &json!({ "actions": [pointer] })).unwrap();
}

fn goes((x, y): (i64, i64), ms: u32) -> Value {
    json!({ "type": "pointerMove", "duration": ms, "origin": "viewport", "x": x, "y": y })
}

fn down() -> Value {
    json!({ "type": "pointerDown", "button": 0 })
}

fn up() -> Value {
    json!({ "type": "pointerUp", "button": 0 })
}

impl Browser {
    /// The page has its modules, and is connected.
    pub(crate) async fn is_at_the_board(&self) {
        self.until("document.querySelector('[data-game]').adoube?.live.connected").await;
    }

    /// Waits until the server has answered every act.
    pub(crate) async fn settled(&self) {
        self.until("document.querySelector('[data-game]').adoube.sender.waiting === 0").await;
    }

    /// Drags a piece with the mouse.
    pub(crate) async fn drags(&self, from: &str, to: &str) {
        let (a, b) = (place(&self.client, from), place(&self.client, to));
        let half = (i64::midpoint(a.0, b.0), i64::midpoint(a.1, b.1));
        hand(&self.client, "mouse", &[goes(a, 0), down(), goes(half, 15), goes(b, 15), up()]);
        self.settled().await;
    }

    /// Clicks two squares, one after the other.
    pub(crate) async fn clicks(&self, from: &str, to: &str) {
        for square in [from, to] {
            let at = place(&self.client, square);
            hand(&self.client, "mouse", &[goes(at, 0), down(), up()]);
        }
        self.settled().await;
    }

    /// Drags a piece with a finger.
    pub(crate) async fn slides(&self, from: &str, to: &str) {
        let (a, b) = (place(&self.client, from), place(&self.client, to));
        let half = (i64::midpoint(a.0, b.0), i64::midpoint(a.1, b.1));
        hand(&self.client, "touch", &[goes(a, 0), down(), goes(half, 15), goes(b, 15), up()]);
        self.settled().await;
    }

    /// Touches a square only.
    pub(crate) async fn touches(&self, square: &str) {
        let at = place(&self.client, square);
        hand(&self.client, "mouse", &[goes(at, 0), down(), up()]);
        self.settled().await;
    }

    /// Types squares on the board.
    pub(crate) async fn types_squares(&self, from: &str, to: &str) {
        self.js("document.querySelector('adoube-board [tabindex=\"0\"]').focus()").await;
        for square in [from, to] {
            self.keys(square).await;
            self.keys(crate::hall::ENTER).await;
        }
        self.settled().await;
    }

    /// Presses the button below the board.
    pub(crate) async fn presses(&self) {
        self.does("presses").await;
    }

    /// Clicks a button, even in a closed section.
    pub(crate) async fn does(&self, act: &str) {
        self.chooses(&format!("button[data-act='{act}']")).await;
        self.settled().await;
    }

    pub(crate) async fn chooses(&self, css: &str) {
        self.unfold(css).await;
        self.find(css).await.click().unwrap_or_else(|error| panic!("{css}: {error}"));
    }

    /// Chooses an option of a list, even in a closed section.
    pub(crate) async fn selects(&self, css: &str, value: &str) {
        self.unfold(css).await;
        self.choose(css, value).await;
    }

    async fn unfold(&self, css: &str) {
        self.find(css).await;
        let open = "for (let up = document.querySelector(arguments[0])?.closest('details'); up; up = up.parentElement.closest('details')) up.open = true; document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' })";
        self.client.tell("/execute/sync", &json!({ "script": open, "args": [css] })).unwrap();
    }

    /// Fills in a field that completes an act, and sends it.
    pub(crate) async fn writes(&self, act: &str, text: &str) {
        let form = format!(":not(button)[data-act='{act}']");
        self.unfold(&form).await;
        self.fill(&format!("{form} input:not([type=hidden])"), text).await;
        self.chooses(&format!("{form} button")).await;
        self.settled().await;
    }

    /// Checks that the page shows these pieces.
    pub(crate) async fn sees(&self, fen: &str) {
        self.until(&state(&format!("fen.startsWith('{fen}')"))).await;
    }

    /// Checks the end of the page's list of moves.
    pub(crate) async fn lists(&self, last: &str) {
        self.until(&format!(
            "[...document.querySelectorAll('[data-moves] .game-move')].filter((move) => move.textContent).at(-1)?.firstChild.textContent.trim() === {}",
            json!(last)
        ))
        .await;
    }

    /// Checks that a ruling with this text links to the article.
    pub(crate) async fn is_ruled(&self, article: &str, words: &str) {
        self.until(&format!(
            "[...document.querySelectorAll('[data-rulings] .game-answer')].some((answer) => answer.textContent.includes({}) && answer.querySelector('a[href=\"/laws/2023/{article}\"]'))",
            json!(words)
        ))
        .await;
    }

    /// Milliseconds on a side's clock as the server last sent them.
    pub(crate) async fn dial(&self, who: &str) -> i64 {
        self.number(&state(&format!("clocks.{who}.ms"))).await
    }

    /// Checks that the page shows the end of the game with this result.
    pub(crate) async fn is_over(&self, result: &str) {
        self.until(&state(&format!(
            "phase === 'over' && document.querySelector('[data-status]').textContent.startsWith('{result}')"
        )))
        .await;
    }
}
