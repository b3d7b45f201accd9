//! The arbiter's decisions over HTTP: every option has its button, refusals appear next to their field, an annulled
//! game is replayed, and scoresheets of games from other positions.

use crate::support::table::Table;
use crate::support::{Browser, Hall};
use adoube_board::Color;
use adoube_desk::roles::Role;
use adoube_event::{Context, EventAct, EventSettings, Level};
use adoube_services::board_game::BoardId;
use adoube_services::board_game::seat::{Seat, Side};
use axum::http::StatusCode;
use std::collections::BTreeSet;

const WHITE: Side = Side::One(Color::White);
const BLACK: Side = Side::One(Color::Black);
/// Input that no field accepts as a time, a move, a square or a number.
const NONSENSE: &str = "§no¬sense§";

/// A board that the arbiter sets up.
struct Board {
    hall: Hall,
    arbiter: Browser,
    place: BoardId,
}

impl Board {
    /// A board of the demo tournament with running clocks, set up with these additional fields.
    async fn new(fields: &[(&str, &str)]) -> Self {
        let hall = Hall::plain().await;
        let mut arbiter = hall.signed_in(Role::ChiefArbiter).await;
        let made = arbiter.post("/desk/demo", &[]).await;
        let id = made.location().trim_start_matches("/desk/t/").to_owned();
        let state = hall.desk.event_state(&id, None).await.unwrap();
        let round = state.event.rounds.last().unwrap();
        let free = round.boards.iter().position(|board| state.event.result(round.number, board.white).is_none());
        let board = u32::try_from(free.unwrap()).unwrap() + 1;
        let place = BoardId { event: id, round: round.number, board };
        let mut board = Self { hall, arbiter, place };
        if fields.contains(&("supervision", "basic")) {
            board.is_blitz().await;
        }
        let number = board.place.board.to_string();
        // The first answer counts.
        let mut all = fields.to_vec();
        all.extend([("do", "set-up"), ("board", number.as_str()), ("mode", "board"), ("supervision", "full")]);
        let console = board.console();
        let answer = board.arbiter.post(&console, &all).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        board.rules("arbiter starts").await;
        board
    }

    /// The tournament is blitz.
    async fn is_blitz(&self) {
        let desk = &self.hall.desk;
        let settings = desk.event_state(&self.place.event, None).await.unwrap().event.settings.clone();
        let changes = settings.changes_to(&EventSettings { rate: "3+2".parse().unwrap(), ..settings.clone() });
        let context = Context::new("test", desk.now_ms()).confirming(Level::TwoSteps);
        let acts = vec![EventAct::Change(changes)];
        desk.event_acts(&self.place.event, desk.new_command().unwrap(), &context, acts).await.unwrap();
    }

    fn console(&self) -> String {
        format!("/desk/t/{}/console/{}", self.place.event, self.place.round)
    }

    fn desk(&self) -> String {
        format!("/desk/t/{}/board/{}/{}", self.place.event, self.place.round, self.place.board)
    }

    fn seat(&self, side: Side) -> String {
        format!("/seat/{}", Seat { board_id: self.place.clone(), side }.token(self.hall.desk.signer()))
    }

    /// An act in the form in which the arbiter's page sends it.
    async fn sends(&mut self, act: &str, more: &[(&str, &str)]) -> crate::support::Answer {
        let to = format!("{}/act", self.desk());
        let back = self.desk();
        let mut fields = vec![("act", act), ("back", back.as_str())];
        fields.extend_from_slice(more);
        self.arbiter.post(&to, &fields).await
    }

    async fn rules(&mut self, act: &str) {
        let answer = self.sends(act, &[]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{act}: {}", answer.body);
    }
}

/// The value of an attribute of a tag.
fn attribute(tag: &str, name: &str) -> Option<String> {
    let text = tag.split(&format!(" {name}=\"")).nth(1)?.split('"').next()?;
    Some(text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&"))
}

/// The acts of a page: address, act and field names of each.
fn acts(page: &str) -> BTreeSet<(String, String, Vec<String>)> {
    let mut out: BTreeSet<(String, String)> = BTreeSet::new();
    let mut forms = std::collections::HashMap::new();
    for part in page.split("<form").skip(1) {
        let head = format!(" {}", part.split_once('>').unwrap().0);
        let to = attribute(&head, "action").unwrap_or_default();
        if let Some(id) = attribute(&head, "id") {
            forms.insert(id, to.clone());
        }
        for tag in part.split("</form>").next().unwrap().split('<') {
            if attribute(tag, "name").as_deref() == Some("act") && attribute(tag, "form").is_none() {
                out.insert((to.clone(), attribute(tag, "value").unwrap()));
            }
        }
    }
    for tag in page.split("<button").skip(1) {
        let tag = tag.split_once('>').unwrap().0;
        if let (Some(form), Some(act)) = (attribute(tag, "form"), attribute(tag, "value")) {
            out.insert((forms[&form].clone(), act));
        }
    }
    let blanks =
        |act: &str| act.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0.to_owned())).collect();
    out.into_iter().map(|(to, act)| (to, act.clone(), blanks(&act))).collect()
}

#[tokio::test]
async fn every_field_of_the_boards_pages_refuses_nonsense_beside_it_and_keeps_it() {
    let mut board = Board::new(&[]).await;
    board.rules("white stops clocks").await;
    board.rules("arbiter rejects").await;
    let (seat, black, both) = (board.seat(WHITE), board.seat(BLACK), board.seat(Side::Both));
    let pages = [board.desk(), board.console(), seat.clone(), black, both];
    let mut walked = 0;
    for path in pages {
        let page = board.arbiter.get(&path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        for (to, act, blanks) in acts(&page.body) {
            if blanks.is_empty() {
                continue;
            }
            let mut fields = vec![("act", act.as_str()), ("back", path.as_str()), ("reason", "because of this")];
            fields.extend(blanks.iter().map(|blank| (blank.as_str(), NONSENSE)));
            if act.contains("seals") {
                // Any text can be sealed; it is examined when the envelope is opened.
                continue;
            }
            let answer = board.arbiter.post(&to, &fields).await;
            let what = format!("{path}: {act}");
            assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{what}");
            let beside = answer.body.split("class=\"problem\"").count() - 1;
            assert_eq!(beside, 1, "{what}: words beside one field");
            assert!(!answer.body.contains("notice-bad"), "{what}: not at the top");
            let field = answer.body.split("<input").find(|tag| tag.contains(NONSENSE)).expect("what was typed");
            assert!(field.contains("aria-invalid=\"true\"") && field.contains("aria-describedby"), "{what}: {field}");
            if answer.body.contains("data-reason") {
                assert!(answer.body.contains("because of this"), "{what}: the reason is gone");
            }
            walked += 1;
        }
    }
    assert!(walked >= 40, "{walked}");
    // The pages behind these names.
    for (path, to) in [(format!("{}/act", board.desk()), board.desk()), (format!("{seat}/act"), seat.clone())] {
        assert_eq!(board.arbiter.get(&path).await.location(), to);
    }
    // A disabled button.
    let refused = board.sends("arbiter sees position", &[]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.body);
    let beside = refused.body.split("value=\"arbiter sees position\"").nth(1).unwrap();
    assert!(beside[..beside.find("</button>").unwrap() + 80].contains("class=\"problem\""), "beside the button");
    // The scoresheet, the other board and the decision.
    let sheet = board
        .arbiter
        .post(&format!("{seat}/sheet"), &[("text", "a move that is far too long for any line of it")])
        .await;
    assert_eq!(sheet.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(sheet.body.contains("sheet-text-problem") && sheet.body.contains("far too long"), "{}", sheet.body);
    let second = board.arbiter.get(&format!("{}/second?men=nothing", board.desk())).await.body;
    assert!(second.contains("men-problem") && second.contains("value=\"nothing\""), "{second}");
    let game = board.hall.desk.live_games().game(&board.place).await.unwrap();
    let decision = format!("{}/decision/{}", board.desk(), game.entries.last().unwrap().number);
    let appealed = board.arbiter.post(&decision, &[("who", "white")]).await;
    assert_eq!(appealed.status, StatusCode::SEE_OTHER);
    let appeal = board.hall.desk.live_games().game(&board.place).await.unwrap().appeals[0].number.to_string();
    let long = "x".repeat(2000);
    let settled = board.arbiter.post(&decision, &[("appeal", &appeal), ("upheld", "yes"), ("reason", &long)]).await;
    assert_eq!(settled.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(settled.body.contains("appeal-problem") && settled.body.contains(&long), "{}", settled.body.len());
}

#[tokio::test]
async fn every_option_open_to_the_arbiter_has_a_button_on_the_console() {
    let on_top = "4r2k/8/8/8/8/2P5/4N3/4K3 w - - 0 1";
    for (fields, story, buttons) in [
        (
            vec![("supervision", "basic"), ("position", on_top)],
            vec!["white plays e2-d4", "white presses", "black plays e8-e1", "black presses", "arbiter sees illegal"],
            vec!["arbiter takes back white", "arbiter takes back black"],
        ),
        (vec![], vec!["white claims touched e7"], vec!["arbiter upholds", "arbiter rejects"]),
        (
            vec![],
            vec!["white stops clocks", "arbiter rejects"],
            vec![
                "arbiter penalises white warning",
                "arbiter penalises white opponent +{",
                "arbiter penalises white time -{",
                "arbiter penalises white opponent points 1/2",
                "arbiter penalises white points 0",
                "arbiter penalises white loss opponent 1/2",
                "arbiter penalises white fine",
                "arbiter penalises white rounds {",
                "arbiter penalises white expulsion",
            ],
        ),
        (vec![], vec!["arbiter finds clock wrong"], vec!["arbiter sets white {"]),
        (vec![], vec!["white refuses", "black refuses"], vec!["arbiter decides 0-0"]),
    ] {
        let mut board = Board::new(&fields).await;
        for act in &story {
            board.rules(act).await;
        }
        let console = board.console();
        for path in [console, board.desk()] {
            let page = board.arbiter.get(&path).await.body;
            let found = acts(&page);
            for button in &buttons {
                assert!(found.iter().any(|(_, act, _)| act.starts_with(button)), "{story:?}: {button} in {found:#?}");
            }
        }
        // The reason follows from the ruling: the player, the move, the article.
        let page = board.arbiter.get(&board.desk()).await.body;
        let reason =
            page.split("data-reason").next().unwrap().rsplit("value=\"").next().unwrap().split('"').next().unwrap();
        assert!(reason.contains(", move 1 ("), "{story:?}: {reason}");
    }
}

#[tokio::test]
async fn an_annulled_game_is_played_anew_at_the_same_board() {
    let mut board = Board::new(&[]).await;
    board.rules("white plays e2-e4").await;
    board.rules("white presses").await;
    board.rules("arbiter finds colours reversed").await;
    let state = board.hall.desk.live_games().game(&board.place).await.unwrap();
    assert!(state.is_annulled() && state.entries.len() == 4, "{:?}", state.entries.len());
    let decision = state.entries.last().unwrap().number;
    let console = board.console();
    let page = board.arbiter.get(&console).await.body;
    assert!(page.contains("Game annulled. Set up the new game.") && page.contains("value=\"again\""), "a call");
    let number = board.place.board.to_string();
    let again = board.arbiter.post(&console, &[("do", "again"), ("board", &number)]).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER, "{}", again.body);
    let state = board.hall.desk.live_games().game(&board.place).await.unwrap();
    assert_eq!((state.is_over(), state.plies(), state.entries.len(), state.earlier.len()), (false, 0, 0, 4));
    board.rules("arbiter starts").await;
    board.rules("white plays d2-d4").await;
    assert_eq!(board.hall.desk.live_games().game(&board.place).await.unwrap().plies(), 1);
    // The ruling can still be printed.
    let printed = board.arbiter.get(&format!("{}/decision/{decision}", board.desk())).await;
    assert!(printed.status == StatusCode::OK && printed.body.contains("7.3"), "{}", printed.body);
    let twice = board.arbiter.post(&console, &[("do", "again"), ("board", &number)]).await;
    assert_eq!(twice.status, StatusCode::SEE_OTHER);
    assert_eq!(
        board.hall.desk.live_games().game(&board.place).await.unwrap().plies(),
        1,
        "a game that is played is not set up"
    );
}

#[tokio::test]
async fn two_sheets_of_a_game_from_another_position_are_compared_from_there() {
    let mut board = Board::new(&[("position", "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 30")]).await;
    let (white, black) = (board.seat(WHITE), board.seat(BLACK));
    for (seat, moves) in [(&white, ["e5", "e4", "Kd7"]), (&black, ["e5", "e4", "Kf7"])] {
        for text in moves {
            let answer = board.arbiter.post(&format!("{seat}/sheet"), &[("text", text)]).await;
            assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        }
    }
    let page = board.arbiter.get(&format!("{}/sheets", board.desk())).await.body;
    let sentence = "The scoresheets first differ at Black’s move 31: Kd7 and Kf7";
    assert!(page.contains(sentence), "{page}");
    assert!(page.contains("4k3/8/8/4p3/4P3/8/8/4K3 b"), "the last position in which both agree");
    for (sheet, second) in ["Kd7", "Kf7"].into_iter().enumerate() {
        let moves = Table::nth(&page, sheet);
        let rows = [["30", "…", "e5"], ["31", "e4", &format!("differs here {second}")]];
        assert_eq!(moves.columns(["No.", "White", "Black"]), rows, "Black moved first");
    }
    let sheet = board.arbiter.get(&format!("{white}/sheet")).await.body;
    assert!(
        sheet.contains("&quot;first&quot;:&quot;black&quot;") && sheet.contains("&quot;number&quot;:30"),
        "{sheet}"
    );
}
