//! Invariants under random acts, sensible and absurd, in every edition.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

use adoube_board::{Color, Position, Role, Setup, Square, Wing};
use adoube_game::{
    AlsoLost, Answer, AnswerKind, ArbiterAct, ArbiterFinding, Certainty, ClaimEvidence, DeclaredResult, DrawGround,
    Game, GameAct, GameResult, Hands, Header, Manner, MoveText, Penalty, PlayerAct, Score, Short, Span, TimeChange,
    TimePeriod, TimedAct, Transcript,
};
use adoube_laws::{DevicePenalty, DrawOffers, Edition, QuickplayGuideline, ResultPoints, Supervision};
use adoube_notation::Letters;
use proptest::prelude::*;

/// A random act before it is adapted to the position: moves are chosen among the legal ones or from squares.
#[derive(Clone, Debug)]
struct Seed {
    wait_ms: u64,
    actor: u8,
    kind: u8,
    number: u16,
    squares: Vec<u8>,
}

fn seeds() -> impl Strategy<Value = Vec<Seed>> {
    let wait = prop_oneof![8 => 0u64..9_000, 1 => 0u64..3_000_000];
    let seed = (wait, 0u8..7, any::<u8>(), any::<u16>(), prop::collection::vec(0u8..64, 1..4));
    let seed = seed.prop_map(|(wait_ms, actor, kind, number, squares)| Seed { wait_ms, actor, kind, number, squares });
    prop::collection::vec(seed, 1..60)
}

const POSITIONS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppq1ppp/2n5/3p4/3P4/2N5/PPPQ1PPP/R3K2R w KQkq - 0 39",
    "1r5k/P7/8/8/8/8/8/7K w - - 0 50",
    "8/8/8/4k3/4p3/4K3/8/8 w - - 98 80",
    "3R2k1/5ppp/8/8/8/8/5PPP/3r2K1 w - - 0 30",
    "P6k/8/8/8/8/8/7K/8 b - - 0 50",
    "4r2k/8/8/8/8/2P5/4N3/4K3 w - - 0 1",
    "r1k4r/pppppppp/8/8/8/8/PPPPPPPP/R1K4R w HAha - 0 1",
];

fn headers() -> impl Strategy<Value = Header> {
    (0usize..4, 0usize..8, 0usize..6, 0usize..3, 0usize..4, any::<[bool; 5]>()).prop_map(
        |(edition, position, time, supervision, quickplay, flags)| {
            let edition = Edition::ALL[edition];
            let s = Span::from_s;
            let fischer = |base, increment| TimePeriod { increment: s(increment), ..TimePeriod::plain(s(base)) };
            let periods = match time {
                1 => Some(vec![TimePeriod { moves: Some(40), ..TimePeriod::plain(s(60)) }, TimePeriod::plain(s(30))]),
                2 => Some(vec![TimePeriod::plain(s(300))]),
                3 => Some(vec![TimePeriod::plain(s(900))]),
                4 if edition != Edition::E1985 => Some(vec![fischer(180, 2)]),
                5 if edition != Edition::E1985 => Some(vec![TimePeriod { delay: s(5), ..TimePeriod::plain(s(3600)) }]),
                _ => None,
            };
            let mut position = Setup::from_any_fen(POSITIONS[position]).unwrap();
            position.fullmove_number = position.fullmove_number.max(1);
            Header {
                edition,
                periods,
                supervision: [None, Some(Supervision::Full), Some(Supervision::NoArbiter)][supervision],
                quickplay: [
                    QuickplayGuideline::Off,
                    QuickplayGuideline::Increment,
                    QuickplayGuideline::Claim,
                    QuickplayGuideline::Referred,
                ][quickplay],
                draw_offers: if flags[0] { DrawOffers::Allowed } else { DrawOffers::After(3) },
                clocks: flags[1].then(|| [s(100), s(200)]),
                present: [flags[2] || flags[3], true],
                blind: [flags[4] && flags[0], false],
                ends: flags[3].then(|| s(600)),
                language: if flags[4] { [Some(Letters::Catalan), Some(Letters::BasqueSecond)] } else { [None; 2] },
                device_penalty: if flags[2] { DevicePenalty::Milder } else { DevicePenalty::Loss },
                points: if flags[1] {
                    ResultPoints { win_tenths: 30, draw_tenths: 10, loss_tenths: 0 }
                } else {
                    ResultPoints::default()
                },
                position,
                ..Header::default()
            }
        },
    )
}

/// A legal move of the position on the board, or any squares.
fn some_move(game: &Game, seed: &Seed) -> MoveText {
    let square = |i: usize| Square::new(seed.squares[i % seed.squares.len()]);
    let board = Setup::from_any_fen(&game.board()).ok().and_then(|setup| setup.as_it_stands());
    match (seed.number % 10, board) {
        (0, _) => MoveText::Castling(if seed.number.is_multiple_of(20) { Wing::King } else { Wing::Queen }),
        (1..=7, Some(board)) => {
            let moves = board.legal_moves();
            let Some(mv) = moves.get(usize::from(seed.number / 10) % moves.len().max(1)) else {
                return MoveText::Squares { from: square(0), to: square(1), promotion: None };
            };
            MoveText::Squares { from: mv.from(), to: mv.arrival(), promotion: mv.promotion() }
        }
        _ => {
            let promotion = [None, Some(Role::Queen), Some(Role::King), None][usize::from(seed.number / 10 % 4)];
            MoveText::Squares { from: square(0), to: square(1), promotion }
        }
    }
}

fn player_act(game: &Game, seed: &Seed) -> PlayerAct {
    let squares = || seed.squares.iter().map(|&number| Square::new(number)).collect::<Vec<_>>();
    let square = Square::new(seed.squares[0]);
    let mv = || some_move(game, seed);
    match seed.kind % 50 {
        0 => PlayerAct::Arrives,
        1 => PlayerAct::SaysAdjust,
        2 => PlayerAct::Touches(squares(), Manner::Deliberately),
        3 => PlayerAct::Touches(squares(), Manner::Accidentally),
        4 => PlayerAct::Touches(squares(), Manner::Together),
        5..=8 => PlayerAct::Plays(mv(), Hands::One),
        9 => PlayerAct::Plays(mv(), Hands::Two),
        10 => PlayerAct::Releases(square),
        11 => PlayerAct::Places(Role::PROMOTIONS[usize::from(seed.number % 4)], square),
        12..=15 => PlayerAct::Presses,
        16..=23 => PlayerAct::Moves(mv()),
        24 => PlayerAct::Offers,
        25 => PlayerAct::Accepts,
        26 => PlayerAct::Declines,
        27 => {
            PlayerAct::ClaimsDraw(DrawGround::Threefold, (seed.number.is_multiple_of(2)).then(mv), ClaimEvidence::Game)
        }
        28 => {
            PlayerAct::ClaimsDraw(DrawGround::Fifty, (seed.number.is_multiple_of(2)).then(mv), ClaimEvidence::Display)
        }
        29 => PlayerAct::ClaimsBareKing,
        30 => PlayerAct::ClaimsFlag,
        31 => PlayerAct::ClaimsIllegal,
        32 => PlayerAct::ClaimsTouched(square),
        33 => PlayerAct::ClaimsClock,
        34 => PlayerAct::ClaimsNoWinningMeans,
        35 => PlayerAct::ClaimsNoEffort,
        36 => PlayerAct::AsksIncrement,
        37 => PlayerAct::Withdraws,
        38 => PlayerAct::Agrees,
        39 if seed.number.is_multiple_of(8) => PlayerAct::Resigns,
        40 => PlayerAct::StopsClocks,
        41 => match seed.number % 3 {
            0 => PlayerAct::Records,
            1 => PlayerAct::StopsAdjusting,
            _ => PlayerAct::StopsRecording,
        },
        42 => PlayerAct::Writes(mv()),
        43 => PlayerAct::Seals(
            ["Nf3", "e4", "rubbish", "Kd2", "Ad3", "Rd1", "Dd1", "Tg1"][usize::from(seed.number % 8)].to_owned(),
        ),
        44 => {
            if seed.number.is_multiple_of(2) {
                PlayerAct::Displaces(squares())
            } else {
                PlayerAct::Restores
            }
        }
        45 => PlayerAct::Announces(mv()),
        46 if seed.number.is_multiple_of(8) => PlayerAct::Phone,
        46 if seed.number.is_multiple_of(3) => PlayerAct::PhoneInBag,
        46 => PlayerAct::Refuses,
        47 => PlayerAct::Signs(GameResult::ALL[usize::from(seed.number % 9)]),
        48 => PlayerAct::Appeals,
        _ => PlayerAct::AsksScoresheet,
    }
}

fn arbiter_act(seed: &Seed) -> ArbiterAct {
    let color = if seed.number.is_multiple_of(2) { Color::White } else { Color::Black };
    let span = Span::from_s(u64::from(seed.number / 2 % 400));
    let number = seed.number / 16 % 42;
    match seed.kind % 47 {
        44 => ArbiterAct::Finds(ArbiterFinding::ScoresheetDefective(color)),
        45 => {
            let article = ["12.7", "12.8", "11.2.3.3", "11.5"][usize::from(seed.number % 4)];
            ArbiterAct::Finds(ArbiterFinding::OthersBreach(Short::new(article).unwrap()))
        }
        46 => {
            let article = ["4.9", "6.2.6", "8.1.6", "D.2.10", "D.2.11", "12.4"][usize::from(seed.number / 2 % 6)];
            ArbiterAct::Admits(color, Short::new(article).unwrap())
        }
        40 => {
            ArbiterAct::SeesTouched((seed.number.is_multiple_of(2)).then(|| Square::new((seed.number / 2 % 64) as u8)))
        }
        41 => ArbiterAct::Consents,
        42 => ArbiterAct::Reads(MoveText::San(["Nf3", "Kd1", "Rd1", "e4"][usize::from(seed.number % 4)].to_owned())),
        43 => {
            let article = ["11.5", "8.2", "15.01.d", "11.3.2.2", "11.6", "13.1", "D.2.7"][usize::from(seed.number % 7)];
            ArbiterAct::Finds(ArbiterFinding::Breach(color, Short::new(article).unwrap()))
        }
        0..=3 => ArbiterAct::Starts,
        4 => ArbiterAct::StopsClocks,
        5 => ArbiterAct::ReadsClocks,
        6 => ArbiterAct::ReadsBoard,
        7 if seed.number.is_multiple_of(3) => ArbiterAct::SetsBoth(span, Span::from_s(u64::from(seed.number % 300))),
        7 => ArbiterAct::Sets(color, span),
        8 => ArbiterAct::SeesFlag,
        9 => ArbiterAct::SeesFlags,
        10..=12 => ArbiterAct::SeesIllegal,
        13 => ArbiterAct::SeesPosition,
        14 if seed.number.is_multiple_of(4) => ArbiterAct::Finds(ArbiterFinding::SetupWrong),
        14 => ArbiterAct::Finds(ArbiterFinding::BoardTurned),
        15 if seed.number.is_multiple_of(4) => ArbiterAct::Finds(ArbiterFinding::ColoursReversed),
        15 => ArbiterAct::Finds(ArbiterFinding::ClockWrong),
        16 => ArbiterAct::Finds(ArbiterFinding::ClockDefective),
        17 => ArbiterAct::Finds(ArbiterFinding::Displaced(Certainty::Certain, number)),
        18 => ArbiterAct::Finds(ArbiterFinding::Displaced(Certainty::Uncertain, number)),
        19 => ArbiterAct::Finds(ArbiterFinding::ResumptionWrong),
        20 => ArbiterAct::Finds(ArbiterFinding::CountUnknown),
        21 => ArbiterAct::Finds(ArbiterFinding::BoardsDiffer((seed.number.is_multiple_of(2)).then_some(number))),
        22 => ArbiterAct::Upholds,
        23 => ArbiterAct::Rejects,
        24 => ArbiterAct::Postpones,
        25 => ArbiterAct::Penalises(color, Penalty::Warning),
        26 => ArbiterAct::Penalises(color, Penalty::Time(span)),
        27 => ArbiterAct::Penalises(color, Penalty::Opponent(span)),
        28 => ArbiterAct::Penalises(color, Penalty::Points(Score((seed.number % 9) as u8))),
        29 if seed.number.is_multiple_of(8) => ArbiterAct::Penalises(color, Penalty::Loss(None)),
        30 if seed.number.is_multiple_of(8) => ArbiterAct::Decides(DeclaredResult::Scores(
            Score((seed.number / 8 % 5) as u8),
            Score((seed.number / 64 % 5) as u8),
        )),
        31 if seed.number.is_multiple_of(16) => ArbiterAct::DecidesNewGame,
        31 => ArbiterAct::TakesBack(color),
        30 => ArbiterAct::Finds(ArbiterFinding::TouchedFirst(Square::new((seed.number % 64) as u8))),
        29 if seed.number.is_multiple_of(3) => ArbiterAct::Penalises(color, Penalty::OpponentPoints(Score::HALF)),
        29 => ArbiterAct::DecidesContinue,
        32 | 33 => ArbiterAct::Adjourns,
        34 | 35 => ArbiterAct::Resumes,
        36 | 37 => ArbiterAct::OpensEnvelope,
        38 => ArbiterAct::LosesEnvelope(
            [AlsoLost::Nothing, AlsoLost::Times, AlsoLost::Position][usize::from(seed.number % 3)],
        ),
        _ => ArbiterAct::Gives(color, span),
    }
}

fn total(game: &Game) -> u64 {
    Color::ALL.into_iter().map(|color| game.clock().remaining(color).ms()).sum()
}

/// The time that the answers add, without deductions.
fn given(answers: &[Answer]) -> u64 {
    answers
        .iter()
        .map(|answer| match &answer.what {
            AnswerKind::Time(_, TimeChange::Plus(span)) => span.ms(),
            _ => 0,
        })
        .sum()
}

/// Whether an act may add time to a clock, by the rules or by the arbiter.
fn may_add_time(act: &GameAct) -> bool {
    matches!(
        act,
        GameAct::Player(_, PlayerAct::Presses | PlayerAct::Moves(_) | PlayerAct::Seals(_))
            | GameAct::Arbiter(
                ArbiterAct::Sets(..)
                    | ArbiterAct::SetsBoth(..)
                    | ArbiterAct::SeesFlags
                    | ArbiterAct::Finds(ArbiterFinding::CountUnknown)
            )
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: ProptestConfig::default().cases.max(600), ..ProptestConfig::default() })]

    #[test]
    fn whatever_happens_the_laws_answer(header in headers(), seeds in seeds()) {
        let mut game = Game::new(&header).unwrap();
        let mut events: Vec<TimedAct> = Vec::new();
        let mut all: Vec<Result<Vec<Answer>, String>> = Vec::new();
        let mut at = 0;
        for seed in &seeds {
            at += seed.wait_ms;
            let act = match seed.actor {
                0..=2 => GameAct::Player(Color::White, player_act(&game, seed)),
                3..=5 => GameAct::Player(Color::Black, player_act(&game, seed)),
                _ => GameAct::Arbiter(arbiter_act(seed)),
            };
            let event = TimedAct { at: Span::from_ms(at), act };
            // The same game after time has passed without acts.
            let mut waited = game.clone();
            let reading = TimedAct { at: event.at, act: GameAct::Arbiter(ArbiterAct::ReadsBoard) };
            let was_over = game.is_over();
            let falls = waited.clock().falls().len();
            waited.decide(&reading).unwrap();
            let answers = game.decide(&event).map_err(|unclear| unclear.text);
            if let Ok(answers) = &answers {
                let refused = answers.iter().any(|answer| answer.what.is_refused());
                let two_halves = matches!(event.act, GameAct::Player(_, PlayerAct::Moves(_)));
                if refused && !two_halves {
                    prop_assert_eq!(&game, &waited, "a refusal changes nothing: {}", event);
                }
                let results = answers.iter().filter(|answer| matches!(answer.what, AnswerKind::Result(_))).count();
                prop_assert!(results <= 1);
                let on_paper = matches!(event.act, GameAct::Player(_, PlayerAct::Signs(_) | PlayerAct::Appeals));
                if was_over && matches!(event.act, GameAct::Player(..)) && !on_paper {
                    prop_assert!(refused && answers.len() == 1, "after the end: {}", event);
                }
                prop_assert_eq!(results == 1 && game.result().is_none(), false);
                let breach = matches!(
                    &event.act,
                    GameAct::Arbiter(
                        ArbiterAct::Admits(..)
                            | ArbiterAct::Finds(ArbiterFinding::Breach(..) | ArbiterFinding::OthersBreach(_))
                    )
                );
                for answer in answers.iter().filter(|answer| !(breach && answer.what.is_refused())) {
                    prop_assert!(!answer.article.is_empty(), "no article: {} for {}", answer, event);
                    prop_assert!(
                        adoube_laws::is_printed(header.edition, answer.article),
                        "{} is no number of {}: {}", answer.article, header.edition.name(), event
                    );
                }
                let new_period = game.clock().falls().len() > falls;
                if !may_add_time(&event.act) && !new_period {
                    prop_assert!(total(&game) <= total(&waited) + given(answers), "time out of nothing: {}", event);
                }
            } else {
                // A matter of time only, and the next act reports it.
                let told = game.decide(&reading).unwrap();
                prop_assert_eq!(&game, &waited, "an unclear move changes nothing");
                all.push(answers);
                events.push(event);
                all.push(Ok(told));
                events.push(reading);
                continue;
            }
            // Written acts can be read back.
            let text = format!("{header}\n{event}\n");
            let transcript = Transcript::parse(&text).map_err(|e| TestCaseError::fail(format!("{e}\n{text}")))?;
            prop_assert_eq!(transcript.events().next(), Some(&event));
            prop_assert_eq!(event.to_string().parse(), Ok(event.clone()));
            prop_assert_eq!(event.act.to_string().parse(), Ok(event.act.clone()));
            // Queries do not change the game, and they show the engine's state.
            prop_assert_eq!(game.clocks_at(event.at), Color::ALL.map(|color| game.clock().remaining(color)));
            prop_assert!(game.made_moves().all(|made| made.at.is_none_or(|at| at <= event.at)));
            events.push(event);
            all.push(answers);
        }
        let mut again = Game::new(&header).unwrap();
        for (event, answers) in events.iter().zip(&all) {
            prop_assert_eq!(&again.decide(event).map_err(|unclear| unclear.text), answers, "a replay answers the same");
        }
        prop_assert_eq!(again, game);
    }

    #[test]
    fn headers_read_back(header in headers()) {
        let transcript = Transcript::parse(&header.to_string()).unwrap();
        prop_assert_eq!(transcript.header, header);
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_place(text in "([a-z0-9:=> .#\\-+/]{0,40}\n){0,6}") {
        if let Err(error) = Transcript::parse(&text) {
            let line = text.lines().nth(error.line - 1).unwrap_or("");
            prop_assert!(error.column <= line.chars().count() + 1, "{error} in {line:?}");
        }
    }
}

#[test]
fn positions_of_the_generator_stand() {
    for fen in POSITIONS {
        assert!(Setup::from_any_fen(fen).unwrap().as_it_stands().is_some(), "{fen}");
    }
    assert_eq!(Position::initial().fen(), POSITIONS[0]);
}
