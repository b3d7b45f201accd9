//! Arbitrary acts on one game, in every edition: no act panics, a refusal changes nothing, there is one result at a time,
//! every answer cites a number of the edition, time comes from nowhere but a ruling, and a replay answers the same.
#![no_main]

use adoube_board::{Color, Role, Setup, Square, Wing};
use adoube_game::{
    GameAct, AlsoLost, Answer, ArbiterAct, Certainty, TimeChange, DrawGround, TimedAct, ClaimEvidence, ArbiterFinding, Game, GameResult, Hands,
    Header, Manner, MoveText, Penalty, TimePeriod, PlayerAct, Score, Span, DeclaredResult, AnswerKind,
};
use adoube_laws::{DrawOffers, Edition, Play, QuickplayGuideline, Supervision};
use libfuzzer_sys::fuzz_target;

const POSITIONS: [&str; 10] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppq1ppp/2n5/3p4/3P4/2N5/PPPQ1PPP/R3K2R w KQkq - 0 39",
    "1r5k/P7/8/8/8/8/8/7K w - - 0 50",
    "8/8/8/4k3/4p3/4K3/8/8 w - - 98 80",
    "3R2k1/5ppp/8/8/8/8/5PPP/3r2K1 w - - 0 30",
    "P6k/8/8/8/8/8/7K/8 b - - 0 50",
    "4r2k/8/8/8/8/2P5/4N3/4K3 w - - 0 1",
    "r1k4r/pppppppp/8/8/8/8/PPPPPPPP/R1K4R w HAha - 0 1",
    "8/8/3k4/8/2b5/8/4R3/4K3 w - - 148 60",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 12",
];

/// The bytes of the input one after another, then zeros.
struct Bytes<'a>(std::slice::Iter<'a, u8>);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        self.0.next().copied().unwrap_or(0)
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[usize::from(self.next()) % from.len()].clone()
    }

    fn square(&mut self) -> Square {
        Square::new(self.next() % 64)
    }

    fn squares(&mut self) -> Vec<Square> {
        (0..=self.next() % 4).map(|_| self.square()).collect()
    }

    fn span(&mut self) -> Span {
        let byte = u64::from(self.next());
        Span::from_ms(byte * byte * byte / 8)
    }

    fn color(&mut self) -> Color {
        self.pick(&Color::ALL)
    }

    fn number(&mut self) -> u16 {
        u16::from(self.next() % 90)
    }
}

fn header(bytes: &mut Bytes<'_>) -> Header {
    let edition = bytes.pick(&Edition::ALL);
    let s = Span::from_s;
    let modern = edition != Edition::E1985;
    let periods = match bytes.next() % 7 {
        1 => Some(vec![TimePeriod { moves: Some(40), ..TimePeriod::plain(s(60)) }, TimePeriod::plain(s(30))]),
        2 => Some(vec![TimePeriod::plain(s(300))]),
        3 => Some(vec![TimePeriod::plain(s(900))]),
        4 if modern => Some(vec![TimePeriod { increment: s(2), ..TimePeriod::plain(s(180)) }]),
        5 if modern => Some(vec![TimePeriod { delay: s(5), ..TimePeriod::plain(s(3600)) }]),
        6 => Some(vec![TimePeriod { moves: Some(2), ..TimePeriod::plain(s(9)) }, TimePeriod { moves: Some(1), ..TimePeriod::plain(s(5)) }]),
        _ => None,
    };
    let mut position = Setup::from_any_fen(bytes.pick(&POSITIONS)).unwrap();
    position.fullmove_number = position.fullmove_number.max(1);
    let who = |byte: u8| [byte & 1 == 0, byte & 2 == 0];
    Header {
        edition,
        periods,
        play: bytes.pick(&[None, Some(Play::Standard), Some(Play::Rapid), Some(Play::Blitz)]),
        supervision: bytes.pick(&[
            None,
            Some(Supervision::Full),
            Some(Supervision::Basic),
            Some(Supervision::NoArbiter),
        ]),
        default_time: bytes.pick(&[Span::ZERO, s(10), s(3600)]),
        quickplay: bytes.pick(&[
            QuickplayGuideline::Off,
            QuickplayGuideline::Increment,
            QuickplayGuideline::Claim,
            QuickplayGuideline::Referred,
        ]),
        draw_offers: bytes.pick(&[DrawOffers::Allowed, DrawOffers::After(1), DrawOffers::Forbidden]),
        ends: bytes.pick(&[None, Some(s(600))]),
        clocks: bytes.pick(&[None, Some([s(100), s(200)]), Some([s(5), s(4)])]),
        present: who(bytes.next() / 4),
        blind: if bytes.next() % 4 == 1 { who(bytes.next()) } else { [false; 2] },
        position,
        ..Header::default()
    }
}

/// A legal move of the position on the board, castling, or any squares.
fn some_move(game: &Game, bytes: &mut Bytes<'_>) -> MoveText {
    let board = Setup::from_any_fen(&game.board()).ok().and_then(|setup| setup.as_it_stands());
    let moves = board.map(|board| board.legal_moves().to_vec()).unwrap_or_default();
    match bytes.next() % 8 {
        0 => MoveText::Castling(bytes.pick(&[Wing::King, Wing::Queen])),
        1..=5 if !moves.is_empty() => {
            let mv = bytes.pick(&moves);
            MoveText::Squares { from: mv.from(), to: mv.arrival(), promotion: mv.promotion() }
        }
        _ => MoveText::Squares {
            from: bytes.square(),
            to: bytes.square(),
            promotion: bytes.pick(&[None, None, Some(Role::Queen), Some(Role::King)]),
        },
    }
}

fn player_act(game: &Game, bytes: &mut Bytes<'_>) -> PlayerAct {
    match bytes.next() % 52 {
        0 => PlayerAct::Arrives,
        1 => PlayerAct::SaysAdjust,
        2 => PlayerAct::Touches(bytes.squares(), Manner::Deliberately),
        3 => PlayerAct::Touches(bytes.squares(), Manner::Accidentally),
        4 => PlayerAct::Touches(bytes.squares(), Manner::Together),
        5..=8 => PlayerAct::Plays(some_move(game, bytes), Hands::One),
        9 => PlayerAct::Plays(some_move(game, bytes), Hands::Two),
        10 => PlayerAct::Releases(bytes.square()),
        11 => PlayerAct::Places(bytes.pick(&Role::PROMOTIONS), bytes.square()),
        12..=15 => PlayerAct::Presses,
        16..=23 => PlayerAct::Moves(some_move(game, bytes)),
        24 => PlayerAct::Offers,
        25 => PlayerAct::Accepts,
        26 => PlayerAct::Declines,
        27 | 28 => {
            let ground = bytes.pick(&[DrawGround::Threefold, DrawGround::Fifty]);
            let mv = bytes.next().is_multiple_of(2).then(|| some_move(game, bytes));
            PlayerAct::ClaimsDraw(ground, mv, bytes.pick(&[ClaimEvidence::Game, ClaimEvidence::Display]))
        }
        29 => PlayerAct::ClaimsBareKing,
        30 => PlayerAct::ClaimsFlag,
        31 => PlayerAct::ClaimsIllegal,
        32 => PlayerAct::ClaimsTouched(bytes.square()),
        33 => PlayerAct::ClaimsClock,
        34 => PlayerAct::ClaimsNoWinningMeans,
        35 => PlayerAct::ClaimsNoEffort,
        36 => PlayerAct::AsksIncrement,
        37 => PlayerAct::Withdraws,
        38 => PlayerAct::Agrees,
        39 => PlayerAct::Resigns,
        40 => PlayerAct::StopsClocks,
        41 => PlayerAct::Records,
        42 => PlayerAct::StopsRecording,
        43 => PlayerAct::Writes(some_move(game, bytes)),
        44 => PlayerAct::Seals(bytes.pick(&["Nf3", "e4", "rubbish", "Kd2", "a7-a8=Q", "O-O"]).to_owned()),
        45 => PlayerAct::Displaces(bytes.squares()),
        46 => PlayerAct::Restores,
        47 => PlayerAct::Announces(some_move(game, bytes)),
        48 => PlayerAct::Phone,
        49 => PlayerAct::Refuses,
        50 => bytes.pick(&[PlayerAct::Appeals, PlayerAct::AsksScoresheet]),
        _ => PlayerAct::Signs(bytes.pick(&GameResult::ALL)),
    }
}

fn arbiter_act(bytes: &mut Bytes<'_>) -> ArbiterAct {
    let fixed = [
        ArbiterAct::Starts,
        ArbiterAct::StopsClocks,
        ArbiterAct::ReadsClocks,
        ArbiterAct::ReadsBoard,
        ArbiterAct::SeesFlag,
        ArbiterAct::SeesFlags,
        ArbiterAct::SeesIllegal,
        ArbiterAct::SeesPosition,
        ArbiterAct::Upholds,
        ArbiterAct::Rejects,
        ArbiterAct::Postpones,
        ArbiterAct::DecidesContinue,
        ArbiterAct::Adjourns,
        ArbiterAct::Resumes,
        ArbiterAct::OpensEnvelope,
        ArbiterAct::LosesEnvelope(AlsoLost::Nothing),
        ArbiterAct::LosesEnvelope(AlsoLost::Times),
        ArbiterAct::LosesEnvelope(AlsoLost::Position),
    ];
    match bytes.next() % 8 {
        0 => ArbiterAct::Sets(bytes.color(), bytes.span()),
        1 => ArbiterAct::Gives(bytes.color(), bytes.span()),
        2 => {
            let number = bytes.number();
            ArbiterAct::Finds(bytes.pick(&[
                ArbiterFinding::SetupWrong,
                ArbiterFinding::BoardTurned,
                ArbiterFinding::ColoursReversed,
                ArbiterFinding::ClockWrong,
                ArbiterFinding::ClockDefective,
                ArbiterFinding::Displaced(Certainty::Certain, number),
                ArbiterFinding::Displaced(Certainty::Uncertain, number),
                ArbiterFinding::ResumptionWrong,
                ArbiterFinding::CountUnknown,
                ArbiterFinding::BoardsDiffer(None),
                ArbiterFinding::BoardsDiffer(Some(number)),
            ]))
        }
        3 => {
            let (span, score) = (bytes.span(), Score(bytes.next() % 9));
            let penalty = bytes.pick(&[
                Penalty::Warning,
                Penalty::Time(span),
                Penalty::Opponent(span),
                Penalty::Points(score),
                Penalty::Loss(None),
                Penalty::Loss(Some(score)),
                Penalty::Fine,
                Penalty::Rounds(3),
                Penalty::Expulsion,
            ]);
            ArbiterAct::Penalises(bytes.color(), penalty)
        }
        4 => ArbiterAct::Decides(DeclaredResult::Scores(Score(bytes.next() % 6), Score(bytes.next() % 6))),
        _ => bytes.pick(&fixed),
    }
}

fn total(game: &Game) -> u64 {
    Color::ALL.into_iter().map(|color| game.clock().remaining(color).ms()).sum()
}

fn given(answers: &[Answer]) -> u64 {
    let plus = |answer: &Answer| if let AnswerKind::Time(_, TimeChange::Plus(span)) = answer.what { span.ms() } else { 0 };
    answers.iter().map(plus).sum()
}

fn may_add_time(act: &GameAct) -> bool {
    matches!(
        act,
        GameAct::Player(_, PlayerAct::Presses | PlayerAct::Moves(_) | PlayerAct::Seals(_))
            | GameAct::Arbiter(ArbiterAct::Sets(..) | ArbiterAct::SeesFlags | ArbiterAct::Finds(ArbiterFinding::CountUnknown))
    )
}

/// Checks the invariants after one act.
fn judge(edition: Edition, game: &Game, waited: &Game, was_over: bool, event: &TimedAct, answers: &[Answer]) {
    let refused = answers.iter().any(|answer| answer.what.is_refused());
    if refused && !matches!(event.act, GameAct::Player(_, PlayerAct::Moves(_))) {
        assert_eq!(game, waited, "a refusal changes nothing: {event}");
    }
    let results = answers.iter().filter(|answer| matches!(answer.what, AnswerKind::Result(_))).count();
    assert!(results <= 1 && (results == 0 || game.result().is_some()), "{event}");
    let on_paper = matches!(event.act, GameAct::Player(_, PlayerAct::Signs(_) | PlayerAct::Appeals));
    if was_over && matches!(event.act, GameAct::Player(..)) && !on_paper {
        assert!(refused && answers.len() == 1, "after the end: {event}");
    }
    for answer in answers {
        assert!(adoube_laws::is_printed(edition, answer.article), "{answer} for {event}");
    }
    let new_period = game.clock().falls().len() > waited.clock().falls().len();
    if !may_add_time(&event.act) && !new_period {
        assert!(total(game) <= total(waited) + given(answers), "time out of nothing: {event}");
    }
    let _ = (game.clocks_at(event.at), game.to_move(), game.duty(), game.ended_by(), game.open().count());
    let _ = (game.open_offences(), game.scores(), game.envelope());
}

fuzz_target!(|input: &[u8]| {
    let mut bytes = Bytes(input.iter());
    let header = header(&mut bytes);
    let mut game = Game::new(&header).unwrap();
    let mut log = Vec::new();
    let mut at = 0;
    while bytes.0.len() > 0 && log.len() < 80 {
        at += bytes.span().ms() / 4;
        let act = match bytes.next() % 7 {
            0..=2 => GameAct::Player(Color::White, player_act(&game, &mut bytes)),
            3..=5 => GameAct::Player(Color::Black, player_act(&game, &mut bytes)),
            _ => GameAct::Arbiter(arbiter_act(&mut bytes)),
        };
        let event = TimedAct { at: Span::from_ms(at), act };
        let mut waited = game.clone();
        waited.decide(&TimedAct { at: event.at, act: GameAct::Arbiter(ArbiterAct::ReadsBoard) }).unwrap();
        let was_over = game.is_over();
        let answers = game.decide(&event).map_err(|unclear| unclear.text);
        match &answers {
            Ok(answers) => judge(header.edition, &game, &waited, was_over, &event, answers),
            Err(_) => assert_eq!(game, waited, "an unclear move changes nothing: {event}"),
        }
        assert_eq!(event.to_string().parse().as_ref(), Ok(&event));
        log.push((event, answers));
    }
    let mut again = Game::new(&header).unwrap();
    for (event, answers) in &log {
        assert_eq!(&again.decide(event).map_err(|unclear| unclear.text), answers, "a replay answers the same");
    }
    assert_eq!(again, game);
});
