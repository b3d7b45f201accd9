//! Games in the record.

use super::*;
use proptest::prelude::*;

struct Table {
    state: GameState,
    log: Vec<Done<GameAct, String>>,
}

impl Table {
    fn new(header: &str) -> Self {
        let mut table = Self { state: GameState::default(), log: Vec::new() };
        let open = GameAct::Open { header: header.to_owned(), starts_ms: 1_000_000 };
        table.act(0, open).unwrap();
        table
    }

    fn act(&mut self, after_s: i64, act: GameAct) -> Result<Vec<String>, GameRefusal> {
        let context = Context::new("board", 1_000_000 + after_s * 1000);
        let answers = GameMachine::decide(&self.state, &act, &context)?;
        let number = self.log.len() as u64 + 1;
        let (at, by, confirmed) = (context.at_ms, context.by, context.confirmed);
        let done = Done { number, at, by, confirmed, act, answers: answers.clone() };
        GameMachine::apply(&mut self.state, &done);
        self.log.push(done);
        Ok(answers)
    }

    fn line(&mut self, after_s: i64, line: &str) -> Result<Vec<String>, GameRefusal> {
        self.act(after_s, GameAct::Line(line.to_owned()))
    }

    /// What is written reads back, decides the same and comes to the same game.
    fn check(&self) {
        let mut state = GameState::default();
        for done in &self.log {
            let text = serde_json::to_string(done).unwrap();
            let mut read: Done<GameAct, String> = serde_json::from_str(&text).unwrap();
            read.number = done.number;
            assert_eq!(read, *done);
            assert_eq!(GameMachine::decide(&state, &read.act, &read.context()).unwrap(), read.answers);
            GameMachine::apply(&mut state, &read);
        }
        assert_eq!((&state.game, &state.played), (&self.state.game, &self.state.played));
    }
}

#[test]
fn a_game_is_played_at_the_servers_time() {
    let mut table = Table::new("edition: 2023\ntime: 5:00+3\n");
    assert!(table.line(0, "arbiter starts").is_ok());
    table.line(5, "white e4").unwrap();
    let answers = table.line(9, "black plays e7-e4").unwrap();
    assert_eq!(answers, ["must black move e7 4.3.3", "notice illegal 3.7.1"]);
    // A clock that goes backwards does not take the game with it.
    table.line(3, "arbiter reads clocks").unwrap();
    assert_eq!(table.state.played.last().map(|p| p.event.at), Some(Span::from_s(9)));
    table.check();
    let flag = table.line(400, "arbiter reads clocks").unwrap();
    assert!(flag.iter().any(|answer| answer.contains("flag")), "{flag:?}");
    table.check();
}

#[test]
fn what_cannot_be_taken_down() {
    let mut table = Table::new("edition: 2023\n");
    let long = "x".repeat(2000);
    for line in ["", "white", "white e9", "white e4\nblack e5", "green e4", "white e4 # no", "=> result 1-0 5.1", &long]
    {
        let refusal = table.line(1, line).unwrap_err();
        for language in Language::ALL {
            let said = refusal.text(language);
            assert!(!said.is_empty() && !said.contains('{'), "{said}");
        }
    }
    let again = GameAct::Open { header: "edition: 2023\n".to_owned(), starts_ms: 0 };
    assert_eq!(table.act(1, again).unwrap_err(), GameRefusal::AlreadyOpened);
    assert_eq!(table.line(4_000_000, "white e4").unwrap_err(), GameRefusal::Time);
    let context = Context::new("board", 0);
    let none = GameState::default();
    let named = GameAct::Open { header: "edition: 2023\nwhite: Somebody\n".to_owned(), starts_ms: 0 };
    assert_eq!(GameMachine::decide(&none, &named, &context).unwrap_err(), GameRefusal::Names);
    let early = GameAct::Line("white e4".to_owned());
    assert_eq!(GameMachine::decide(&none, &early, &context).unwrap_err(), GameRefusal::NotOpened);
    assert_eq!(table.line(1, "white seals Nf3").unwrap_err(), GameRefusal::InTheOpen);
    table.check();
}

#[test]
fn guidelines_i_a_sealed_move_stays_sealed() {
    let mut table = Table::new("edition: 2023\ntime: 40/90:00, 30:00\n");
    table.line(0, "arbiter starts").unwrap();
    table.line(60, "white e4").unwrap();
    table.line(120, "black e5").unwrap();
    table.line(180, "arbiter adjourns").unwrap();
    let sealed = SealedMove { game: "game/1".parse().unwrap(), ply: 2, nonce: [7; 32], written: "Nf3".to_owned() };
    let seal = GameAct::Seal { side: Side::White, commitment: sealed.commitment().to_string() };
    let answers = table.act(300, seal).unwrap();
    assert!(!answers.iter().any(|answer| answer.contains("refused")), "{answers:?}");
    let written = serde_json::to_string(&table.log).unwrap();
    assert!(!written.contains("Nf3"), "the log gives nothing away");
    let again = GameAct::Seal { side: Side::White, commitment: sealed.commitment().to_string() };
    assert!(matches!(table.act(301, again), Err(GameRefusal::NotNow(_))));
    table.line(89_000, "white arrives").unwrap();
    table.line(90_000, "arbiter resumes").unwrap();
    let open = |written: &str| GameAct::OpenEnvelope {
        game: "game/1".to_owned(),
        ply: 2,
        nonce: "07".repeat(32),
        written: written.to_owned(),
    };
    assert_eq!(table.line(90_001, "arbiter opens envelope").unwrap_err(), GameRefusal::InTheOpen);
    assert_eq!(table.act(90_002, open("Nc3")).unwrap_err(), GameRefusal::NotWhatWasSealed);
    // I.7: not before the opponent is there; and what is inside is not written down before.
    assert!(matches!(table.act(90_003, open("Nf3")), Err(GameRefusal::NotNow(_))));
    table.line(90_004, "black arrives").unwrap();
    let answers = table.act(90_005, open("Nf3")).unwrap();
    assert!(answers.iter().any(|answer| answer.contains("Nf3")), "{answers:?}");
    assert_eq!(table.state.sealed, None);
    assert!(table.state.game.as_ref().is_some_and(|game| game.board().contains("5N2")));
    table.line(90_010, "black Nc6").unwrap();
    table.check();
}

proptest! {
    #[test]
    fn any_lines(lines in prop::collection::vec((0_i64..600, "(white|black|arbiter) (e4|e5|Nf3|presses|offers draw|claims flag|starts|resigns|touches e2|[a-z ]{0,12})"), 0..25)) {
        let mut table = Table::new("edition: 2023\ntime: 3:00+2\n");
        for (at, line) in lines {
            let before = table.state.played.len();
            if table.line(at, &line).is_err() {
                prop_assert_eq!(table.state.played.len(), before);
            }
        }
        table.check();
    }
}
