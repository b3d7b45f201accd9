//! Our reading and writing of games agrees with pgn-reader with shakmaty, and with chess, or cozy-chess for Chess960.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test may fail, and says what it skipped"
)]

use adoube_board::{Position, Variant, chess960};
use adoube_notation::pgn::{At, PgnSyntaxError, San, Track, Tracked, Visitor, read};
use adoube_notation::{Checks, PromotionSign, Style, write};
use pgn_reader::{RawTag, Reader, SanPlus, Skip};
use proptest::prelude::*;
use shakmaty::{CastlingMode, Chess, Position as _, fen::Fen};
use std::ops::ControlFlow;

const FILES: [(&str, bool); 5] = [
    ("lichess_db_1000k.pgn", true),
    ("pychess-chessbase-empty-line.pgn", true),
    ("pychess-cutechess-fischerrandom.pgn", false),
    ("pychess-kasparov-deep-blue-1997.pgn", true),
    ("pychess-utf8-bom.pgn", true),
];

/// The style that `chess` can read: promotions as in the Laws, and en passant marked.
const FOR_CHESS: Style =
    Style { checks: Checks::Unmarked, en_passant: true, promotion: PromotionSign::Plain, ..Style::PGN };

/// The moves of each game, castling as king takes rook, and the final position.
type Games = Vec<(Vec<String>, String)>;

#[derive(Default)]
struct Ours {
    track: Track,
    games: Games,
    starts: Vec<Position>,
    texts: Vec<Vec<String>>,
}

impl Visitor for Ours {
    fn begin_game(&mut self, _: At<'_>) {
        self.track.begin_game();
        self.games.push(Default::default());
        self.texts.push(Vec::new());
    }
    fn tag(&mut self, name: &[u8], value: &[u8], _: At<'_>) {
        self.track.tag(name, value);
    }
    fn begin_movetext(&mut self, _: At<'_>) {
        self.track.begin_movetext().expect("a start position");
        self.starts.push(*self.track.position());
    }
    fn mv(&mut self, san: San, text: &[u8], at: At<'_>) {
        let Tracked::Played(mv, None) = self.track.mv(san, text) else { panic!("{}: {text:?}", at.place()) };
        if self.track.is_main_line() {
            self.games.last_mut().unwrap().0.push(mv.to_string());
            self.texts.last_mut().unwrap().push(write(self.track.before(), mv, &FOR_CHESS));
            let written = write(self.track.before(), mv, &Style::PGN);
            assert_eq!(written.as_bytes(), text, "{}: the programs that wrote these files write as we do", at.place());
        }
    }
    fn begin_variation(&mut self, _: At<'_>) {
        self.track.begin_variation();
    }
    fn end_variation(&mut self, _: At<'_>) {
        self.track.end_variation();
    }
    fn fault(&mut self, fault: PgnSyntaxError, _: &[u8], at: At<'_>) {
        panic!("{}: {fault:?}", at.place());
    }
    fn end_game(&mut self, _: At<'_>) {
        self.games.last_mut().unwrap().1 = placement(&self.track.position().fen());
    }
}

/// Returns the piece placement and the side to move.
fn placement(fen: &str) -> String {
    fen.split(' ').take(2).collect::<Vec<_>>().join(" ")
}

struct Theirs;

impl pgn_reader::Visitor for Theirs {
    type Tags = Option<String>;
    type Movetext = (Chess, Vec<String>);
    type Output = (Vec<String>, String);
    fn begin_tags(&mut self) -> ControlFlow<Self::Output, Self::Tags> {
        ControlFlow::Continue(None)
    }
    fn tag(&mut self, fen: &mut Self::Tags, name: &[u8], value: RawTag<'_>) -> ControlFlow<Self::Output> {
        if name == b"FEN" {
            *fen = Some(value.decode_utf8_lossy().into_owned());
        }
        ControlFlow::Continue(())
    }
    fn begin_movetext(&mut self, fen: Self::Tags) -> ControlFlow<Self::Output, Self::Movetext> {
        let start = match fen {
            Some(fen) => fen.parse::<Fen>().unwrap().into_position(CastlingMode::Chess960).unwrap(),
            None => Chess::default(),
        };
        ControlFlow::Continue((start, Vec::new()))
    }
    fn san(&mut self, (position, moves): &mut Self::Movetext, san: SanPlus) -> ControlFlow<Self::Output> {
        let mv = san.san.to_move(position).unwrap();
        moves.push(mv.to_uci(CastlingMode::Chess960).to_string());
        position.play_unchecked(mv);
        ControlFlow::Continue(())
    }
    fn begin_variation(&mut self, _: &mut Self::Movetext) -> ControlFlow<Self::Output, Skip> {
        ControlFlow::Continue(Skip(true))
    }
    fn end_game(&mut self, (position, moves): Self::Movetext) -> Self::Output {
        let fen = Fen::from_position(&position, shakmaty::EnPassantMode::Legal).to_string();
        (moves, placement(&fen))
    }
}

/// Returns a move in the notation of `chess`: castling as the king's move.
fn by_chess(board: &chess::Board, text: &str) -> (chess::ChessMove, String) {
    let mv = chess::ChessMove::from_san(board, text).unwrap_or_else(|_| panic!("{text} {board}"));
    let castling = board.piece_on(mv.get_source()) == Some(chess::Piece::King)
        && mv.get_source().get_file().to_index().abs_diff(mv.get_dest().get_file().to_index()) == 2;
    let rank = mv.get_source().get_rank();
    let name = match mv.get_dest().get_file() {
        chess::File::G if castling => {
            format!("{}{}", mv.get_source(), chess::Square::make_square(rank, chess::File::H))
        }
        chess::File::C if castling => {
            format!("{}{}", mv.get_source(), chess::Square::make_square(rank, chess::File::A))
        }
        _ => mv.to_string(),
    };
    (mv, name)
}

/// Returns the piece placement and the side to move after moves that cozy-chess finds legal.
fn by_cozy(start: &Position, moves: &[String]) -> String {
    let shredder = adoube_board::Setup::from(start).shredder_fen();
    let mut board = cozy_chess::Board::from_fen(&shredder, true).expect("a legal position");
    for mv in moves {
        board.try_play(mv.parse().unwrap()).unwrap_or_else(|_| panic!("{mv} {board}"));
    }
    placement(&board.to_string())
}

#[test]
fn real_files_are_read_as_two_oracles_read_them() {
    for (name, standard) in FILES {
        let Some(file) = adoube_testing::shared(&format!("data/pgn/{name}")) else { continue };
        let text = std::fs::read(file).unwrap();
        let mut ours = Ours::default();
        read(&text[..], &mut ours).unwrap();
        let theirs: Games = Reader::new(&text[..]).read_games(&mut Theirs).map(Result::unwrap).collect();
        assert_eq!(ours.games, theirs, "{name}");
        let mut moves = 0;
        if standard {
            for (game, texts) in ours.games.iter().zip(&ours.texts) {
                let mut board = chess::Board::default();
                for (mv, text) in game.0.iter().zip(texts) {
                    let (theirs, named) = by_chess(&board, text);
                    assert_eq!(&named, mv, "{name} {text} {board}");
                    board = board.make_move_new(theirs);
                    moves += 1;
                }
            }
        }
        for ((game, end), start) in ours.games.iter().zip(&ours.starts).filter(|_| !standard) {
            assert_eq!(&by_cozy(start, game), end, "{name}");
            moves += game.len();
        }
        println!("{name}: {} games agree with pgn-reader, {moves} moves with the other oracle", ours.games.len());
    }
}

/// Writes and reads every legal move of a position with both libraries.
fn compare(position: &Position) -> Result<(), TestCaseError> {
    let mode = match position.variant() {
        Variant::Standard => CastlingMode::Standard,
        Variant::Chess960 => CastlingMode::Chess960,
    };
    let chess: Chess = position.fen().parse::<Fen>().unwrap().into_position(mode).unwrap();
    for mv in &position.legal_moves() {
        let ours = write(position, *mv, &Style::PGN);
        let san: SanPlus = ours.parse().unwrap();
        let theirs = san.san.to_move(&chess).unwrap();
        prop_assert_eq!(theirs.to_uci(CastlingMode::Chess960).to_string(), mv.to_string());
        prop_assert_eq!(SanPlus::from_move(chess.clone(), theirs).to_string(), ours, "{:?}", position);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn moves_are_written_as_shakmaty_writes_them(
        number in prop::option::of(0..960u16),
        choices in prop::collection::vec(any::<u16>(), 1..160),
    ) {
        let mut position = number.map_or_else(Position::initial, chess960::position);
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            compare(&position)?;
            position = position.play(moves[usize::from(choice) % moves.len()]);
        }
    }
}
