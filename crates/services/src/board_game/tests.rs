//! Tests of games as stored in the log.

use super::sheet::{Batch, Op, Sheet, Sheets, Written, compared};
use super::*;
use adoube_board::Color;
use adoube_game::{GameAct, PlayerAct, Span};
use adoube_laws::Edition;
use adoube_store::SealedMove;
use proptest::prelude::*;

struct Hall {
    state: LiveGame,
    at_ms: i64,
    log: Vec<Recorded<LiveGameAct, String>>,
}

impl Hall {
    fn new(header: &str, mode: Mode) -> Self {
        let mut hall = Self { state: LiveGame::default(), at_ms: 1_000_000, log: Vec::new() };
        hall.act(&LiveGameAct::Open { header: Box::new(header.parse().unwrap()), mode });
        hall
    }

    fn act(&mut self, act: &LiveGameAct) -> Vec<String> {
        let context = Context::new("arbiter:1", self.at_ms);
        let decision = Games::decide_next(&self.state, act, &context, self.state.number + 1).unwrap();
        self.done(act, context, decision)
    }

    fn done(&mut self, act: &LiveGameAct, context: Context, decision: Decision<Games>) -> Vec<String> {
        let answers = decision.answers;
        let number = self.state.number + 1;
        // Round-trip through JSON, as the log does.
        let act: LiveGameAct = serde_json::from_str(&serde_json::to_string(act).unwrap()).unwrap();
        let done = Recorded {
            number,
            at: self.at_ms,
            by: context.by,
            confirmed: context.confirmed,
            act,
            answers: answers.clone(),
        };
        Games::apply(&mut self.state, &done);
        // Deciding and replaying must give the same state.
        let made = decision.next.unwrap();
        assert_eq!((&made.engine, &made.entries), (&self.state.engine, &self.state.entries));
        assert_eq!((made.number, made.sealed, &made.appeals), (number, self.state.sealed, &self.state.appeals));
        self.log.push(done);
        answers
    }

    /// The log round-trips, with the same answers and the same final state.
    fn check(&self) {
        let mut state = LiveGame::default();
        for done in &self.log {
            let text = serde_json::to_string(done).unwrap();
            let mut read: Recorded<LiveGameAct, String> = serde_json::from_str(&text).unwrap();
            read.number = done.number;
            assert_eq!(read, *done);
            if !matches!(read.act, LiveGameAct::Open { .. }) {
                assert_eq!(Games::decide(&state, &read.act, &read.context()).unwrap(), read.answers);
            }
            Games::apply(&mut state, &read);
        }
        assert_eq!((&state.engine, &state.entries), (&self.state.engine, &self.state.entries));
    }

    fn line(&mut self, after_ms: i64, line: &str) -> Vec<String> {
        self.at_ms += after_ms;
        self.act(&LiveGameAct::at_board(read_act(line).unwrap()))
    }

    fn clocks(&self) -> [u64; 2] {
        let clock = self.state.clock().unwrap();
        Color::ALL.map(|who| clock.remaining(who).ms())
    }
}

#[test]
fn a_game_waits_for_the_arbiter_and_is_ruled_by_the_laws() {
    let mut hall = Hall::new("edition: 2023\ntime: 3:00+2\nsupervision: full\n", Mode::Board);
    assert_eq!(hall.state.clock().unwrap().running(), None);
    assert!(hall.line(60_000, "arbiter starts").is_empty());
    assert_eq!(hall.clocks(), [182_000, 182_000], "nothing has run");
    assert_eq!(hall.line(1_000, "white touches e2"), ["must white move e2 4.3.1"]);
    assert!(hall.line(1_000, "white plays e2-e4").is_empty());
    assert!(hall.line(500, "white presses").is_empty());
    assert_eq!(hall.clocks()[0], 182_000 - 2_500 + 2_000);
    assert_eq!(hall.line(100, "black plays e7-e4"), ["must black move e7 4.3.3", "notice illegal 3.7.1"]);
    assert_eq!(hall.state.entries.len(), 5);
    assert_eq!(hall.state.clocks_of_moves().len(), 2);
    assert_eq!(hall.state.clocks_of_moves()[0], Some(Span::from_ms(181_500)));
    assert!(hall.state.transcript().contains("1:01 white touches e2\n=> must white move e2 4.3.1\n"));
}

#[test]
fn a_clock_that_goes_backwards_does_not_take_the_game_with_it() {
    let mut hall = Hall::new("edition: 2023\ntime: 5:00+3\n", Mode::Board);
    hall.line(0, "arbiter starts");
    hall.line(9_000, "white e4");
    hall.line(-6_000, "arbiter reads clocks");
    assert_eq!(hall.state.entries.last().map(|entry| entry.at), Some(Span::from_s(9)));
    let flag = hall.line(397_000, "arbiter reads clocks");
    assert!(flag.iter().any(|answer| answer.contains("flag")), "{flag:?}");
    hall.check();
}

proptest! {
    #[test]
    fn any_lines(lines in prop::collection::vec((0_i64..600, "(white|black|arbiter) (e4|e5|Nf3|presses|offers draw|claims flag|starts|resigns|touches e2|[a-z ]{0,12})"), 0..25)) {
        let mut hall = Hall::new("edition: 2023\ntime: 3:00+2\n", Mode::Board);
        for (at, line) in lines {
            hall.at_ms = 1_000_000 + at * 1000;
            let Ok(act) = read_act(&line).map(LiveGameAct::at_board) else { continue };
            let context = Context::new("board", hall.at_ms);
            let before = hall.state.entries.len();
            if let Ok(decision) = Games::decide_next(&hall.state, &act, &context, hall.state.number + 1) {
                hall.done(&act, context, decision);
            } else {
                prop_assert_eq!(hall.state.entries.len(), before);
            }
        }
        hall.check();
    }
}

#[test]
fn what_cannot_be_read_changes_nothing() {
    let mut hall = Hall::new("time: 3:00\n", Mode::Board);
    hall.line(0, "arbiter starts");
    let context = Context::new("x", hall.at_ms);
    for line in ["", "white", "white flies", "nobody presses", "# white presses", "white Nf9"] {
        assert!(matches!(read_act(line), Err(LiveGameRefusal::Unreadable(_))), "{line}");
    }
    assert_eq!(read_act(&format!("white seals {}", "x".repeat(400))), Err(LiveGameRefusal::TooLong));
    let unclear = LiveGameAct::at_board(read_act("white Qh5").unwrap());
    assert!(matches!(Games::decide(&hall.state, &unclear, &context), Err(LiveGameRefusal::Unclear(_))));
    let long = LiveGameAct::AtBoard { act: read_act("white e4").unwrap(), reason: "x".repeat(1201) };
    assert_eq!(Games::decide(&hall.state, &long, &context), Err(LiveGameRefusal::TooLong));
    let again = LiveGameAct::Open { header: Box::default(), mode: Mode::Board };
    assert_eq!(Games::decide(&hall.state, &again, &context), Err(LiveGameRefusal::SetUp));
}

#[test]
fn a_sealed_move_is_a_commitment_until_the_envelope_is_opened() {
    let mut hall = Hall::new("time: 60:00\n", Mode::Board);
    hall.line(0, "arbiter starts");
    hall.line(1000, "white e4");
    hall.line(1000, "arbiter adjourns");
    hall.at_ms += 1000;
    let sealed = SealedMove { game: "game/a.1.1".parse().unwrap(), ply: 1, nonce: [7; 32], written: "Nf6".to_owned() };
    let seal = |text: String| LiveGameAct::at_board(GameAct::Player(Color::Black, PlayerAct::Seals(text)));
    let plain = Games::decide(&hall.state, &seal("Nf6".to_owned()), &Context::new("seat", hall.at_ms));
    assert_eq!(plain, Err(LiveGameRefusal::NotWhatWasSealed), "no sealed move stands in the log");
    hall.act(&seal(sealed.commitment().to_string()));
    assert_eq!(hall.state.sealed.map(|sealed| sealed.by), Some(Color::Black));
    assert!(!hall.state.transcript().contains("Nf6"), "nothing gives it away");
    assert!(!serde_json::to_string(&hall.log).unwrap().contains("Nf6"), "nor does the log");
    let note = hall.state.game().unwrap().envelope().unwrap();
    assert_eq!((note.number, note.sealer), (1, Color::Black));
    hall.line(86_400_000, "white arrives");
    hall.line(0, "black arrives");
    hall.line(0, "arbiter resumes");
    hall.at_ms += 1000;
    // Only the sealed move opens the envelope: a different move, ply, game or nonce does not.
    let others = [
        SealedMove { written: "Nc6".to_owned(), ..sealed.clone() },
        SealedMove { ply: 2, ..sealed.clone() },
        SealedMove { nonce: [8; 32], ..sealed.clone() },
        SealedMove { game: "game/a.1.2".parse().unwrap(), ..sealed.clone() },
    ];
    for other in &others {
        let refused = Games::decide(&hall.state, &LiveGameAct::unseal(other), &Context::new("arbiter:1", hall.at_ms));
        assert_eq!(refused, Err(LiveGameRefusal::NotWhatWasSealed), "{other:?}");
    }
    let answers = hall.act(&LiveGameAct::unseal(&sealed));
    assert_eq!(answers, ["completed black Nf6 I.9.1"]);
    assert!(hall.state.sealed.is_none());
    assert_eq!(hall.state.game().unwrap().made_moves().count(), 2);
    assert_eq!(hall.state.clock().unwrap().running(), Some(Color::White));
    assert!(hall.state.transcript().contains("black seals Nf6\n"), "{}", hall.state.transcript());
    hall.check();
}

#[test]
fn a_sealed_move_falls_with_its_position() {
    let mut hall = Hall::new("time: 60:00\n", Mode::Board);
    hall.line(0, "arbiter starts");
    hall.line(1000, "white e2-e5");
    hall.line(1000, "arbiter adjourns");
    let sealed = SealedMove { game: "game/a.1.1".parse().unwrap(), ply: 1, nonce: [7; 32], written: "Nf6".to_owned() };
    let seal = |who, sealed: &SealedMove| {
        LiveGameAct::at_board(GameAct::Player(who, PlayerAct::Seals(sealed.commitment().to_string())))
    };
    hall.act(&seal(Color::Black, &sealed));
    assert!(hall.state.sealed.is_some());
    hall.line(1000, "arbiter sees illegal");
    assert!(hall.state.sealed.is_none());
    hall.line(0, "white arrives");
    hall.line(0, "black arrives");
    hall.line(0, "arbiter resumes");
    assert_eq!(hall.line(0, "arbiter opens envelope"), ["refused I.7"]);
    hall.line(0, "arbiter adjourns");
    hall.act(&seal(Color::White, &SealedMove { ply: 0, written: "e4".to_owned(), ..sealed }));
    assert!(hall.state.sealed.is_some(), "another move can be sealed");
    hall.check();
}

#[test]
fn the_log_holds_an_act_as_the_line_of_a_transcript() {
    let act = LiveGameAct::AtBoard { act: read_act(" white\tplays e2-e4 # a comment").unwrap(), reason: String::new() };
    assert_eq!(serde_json::to_string(&act).unwrap(), r#"{"at_board":{"act":"white plays e2-e4"}}"#);
    let appeal = LiveGameAct::Appeal { by: Color::Black, number: 7 };
    assert_eq!(serde_json::to_string(&appeal).unwrap(), r#"{"appeal":{"by":"black","number":7}}"#);
    let opened = r#"{"open":{"header":"edition: 2023\ntime: 3:00+2\n","mode":"clock"}}"#;
    let open: LiveGameAct = serde_json::from_str(opened).unwrap();
    assert_eq!(serde_json::to_string(&open).unwrap(), opened);
    for broken in [r#"{"at_board":{"act":"white flies"}}"#, r#"{"open":{"header":"edition: 1066\n"}}"#] {
        assert!(serde_json::from_str::<LiveGameAct>(broken).is_err(), "{broken}");
    }
}

#[test]
fn an_interruption_stops_the_clocks_at_what_was_acknowledged() {
    let mut hall = Hall::new("time: 5:00\n", Mode::Board);
    hall.line(0, "arbiter starts");
    hall.line(10_000, "white e4");
    hall.at_ms += 600_000;
    hall.act(&LiveGameAct::Interrupted);
    assert_eq!(hall.clocks(), [290_000, 300_000], "ten minutes without the desk are nobody's");
    assert_eq!(hall.state.clock().unwrap().running(), None);
    assert_eq!(hall.state.interruptions.len(), 1);
    hall.line(0, "arbiter starts");
    hall.line(1_000, "black e5");
    assert_eq!(hall.clocks(), [290_000, 299_000]);
}

#[test]
fn on_a_wooden_board_a_press_is_a_move() {
    let mut hall = Hall::new("time: 2/1:00+5, 1:00\n", Mode::Clock);
    hall.line(0, "arbiter starts");
    assert!(hall.line(10_000, "white presses").is_empty());
    assert!(hall.line(0, "white presses").is_empty(), "a clock at rest does not move");
    hall.line(70_000, "black presses");
    assert_eq!(hall.state.completed(Color::White), 1);
    assert_eq!(hall.line(0, "arbiter sees flag"), ["flag black 6.8"]);
    assert_eq!(hall.line(0, "black plays e7-e5"), ["refused 12.3"]);
    assert_eq!(hall.line(0, "arbiter decides 1-0"), ["result 1-0 12.3"]);
    assert_eq!(hall.line(0, "white presses"), ["refused 12.3"]);
    assert!(hall.state.is_over());
}

fn entry(n: u8, op: Op) -> Written {
    Written { id: format!("01a1e304-c985-7011-86c6-4e81df558f{n:02x}"), made: i64::from(n), op }
}

fn write(sheet: &mut Sheet, device: &str, entries: Vec<Written>) -> Vec<u64> {
    let act = Batch { device: device.to_owned(), entries };
    let answers = Sheets::decide(sheet, &act, &Context::default()).unwrap();
    let done = Recorded { number: 0, at: 0, by: String::new(), confirmed: adoube_aggregate::Level::None, act, answers };
    Sheets::apply(sheet, &done);
    done.answers
}

fn mv(n: u8, ply: u16, text: &str) -> Written {
    entry(n, Op::Write { ply, text: text.to_owned(), from: None, to: None, becomes: None })
}

#[test]
fn entries_are_neither_lost_nor_doubled() {
    let mut sheet = Sheet::default();
    assert_eq!(write(&mut sheet, "a", vec![mv(1, 0, "e4"), mv(2, 1, "e5")]), [1, 2]);
    assert_eq!(write(&mut sheet, "a", vec![mv(2, 1, "e5"), mv(3, 2, "Cf3"), mv(3, 2, "Cf3")]), [3]);
    assert_eq!(sheet.kept.len(), 3);
    write(
        &mut sheet,
        "a",
        vec![entry(4, Op::Dash { ply: 3 }), mv(5, 4, "Ab5"), entry(6, Op::Offer { ply: 4, on: true })],
    );
    assert!(sheet.lines[3].dash && sheet.lines[4].offer);
    write(&mut sheet, "a", vec![mv(7, 3, "Cc6"), mv(8, 4, "Ac4")]);
    assert_eq!((sheet.lines[3].before.len(), sheet.lines[4].before.as_slice()), (0, &["Ab5".to_owned()][..]));
    assert_eq!(sheet.holder.as_deref(), Some("a"));
    write(&mut sheet, "b", vec![entry(9, Op::Take), entry(10, Op::Sign { by: "white".into(), result: "1-0".into() })]);
    assert_eq!(sheet.holder.as_deref(), Some("b"));
    assert_eq!(sheet.signed[0].as_deref(), Some("1-0"));
    let bad = Batch { device: "a".into(), entries: vec![mv(11, 0, "a\nb")] };
    assert_eq!(Sheets::decide(&sheet, &bad, &Context::default()), Err(super::sheet::SheetRefusal::Malformed));
}

/// Cases shared with `js/tests/sheet.test.js`: `sheet.js` and this module build the same sheet from the same entries.
#[test]
fn the_sheets_of_the_shared_fixtures() {
    #[derive(serde::Deserialize)]
    struct Case {
        name: String,
        entries: Vec<serde_json::Value>,
        sheet: serde_json::Value,
    }
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/sheet.json");
    let cases: Vec<Case> = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    assert!(cases.len() >= 20, "{}", cases.len());
    for Case { name, entries, sheet: expected } in cases {
        let mut sheet = Sheet::default();
        for entry in entries {
            let device = entry["device"].as_str().unwrap().to_owned();
            write(&mut sheet, &device, vec![serde_json::from_value(entry).unwrap()]);
        }
        let line = |line: &super::sheet::ScoresheetLine| {
            let super::sheet::ScoresheetLine { text, dash, offer, time, before } = line;
            serde_json::json!({ "text": text, "dash": dash, "offer": offer, "time": time, "before": before })
        };
        let found = serde_json::json!({
            "lines": sheet.lines.iter().map(line).collect::<Vec<_>>(),
            "signed": { "white": sheet.signed[0], "black": sheet.signed[1] },
            "holder": sheet.holder,
            "corrections": sheet.corrections,
        });
        assert_eq!(found, expected, "{name}");
    }
}

#[test]
fn two_sheets_are_compared_in_their_own_letters() {
    let (mut white, mut black) = (Sheet::default(), Sheet::default());
    write(&mut white, "a", vec![mv(1, 0, "e4"), mv(2, 1, "e5"), mv(3, 2, "Cf3"), mv(4, 3, "Cc6")]);
    write(&mut black, "b", vec![mv(1, 0, "e2-e4"), mv(2, 1, "e7-e5"), mv(3, 2, "Ng1-f3"), mv(4, 3, "Nf6")]);
    let comparison = compared(&adoube_board::Position::initial(), &white, &black);
    assert_eq!(comparison.agreed.len(), 3);
    assert_eq!(comparison.difference.map(|difference| difference.number), Some(2));
}

#[test]
fn a_wooden_board_has_the_edition_of_its_game() {
    for (name, edition) in [("1985", Edition::E1985), ("2018", Edition::E2018), ("2023", Edition::E2023)] {
        for mode in [Mode::Clock, Mode::Board] {
            let game = Hall::new(&format!("edition: {name}\ntime: 60:00\n"), mode);
            assert_eq!(game.state.edition(), Some(edition));
        }
    }
    assert_eq!(LiveGame::default().edition(), None);
}
