//! PGN races: adoube against pgn-reader with shakmaty, interleaved in one process, one thread.
//!
//! Both texts are made from the Lichess slice in `shared/data/pgn`: unchanged, each move with a clock comment, and
//! without comments, like tournament files. `COPIES` of it are read, few by default so that a run is short and the best
//! of many is undisturbed. There are two tasks: reading alone, and reading with a legality check of every move. The
//! best time of each counts.
#![allow(clippy::cast_precision_loss, reason = "megabytes and moves a second for people")]
#![allow(clippy::print_stdout, clippy::expect_used, reason = "a benchmark reports, and may fail")]

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

mod ours {
    use adoube_board::Position;
    use adoube_notation::pgn::{At, PgnSyntaxError, San, Visitor, read};

    #[derive(Default)]
    struct Parse(u64, u64);

    impl Visitor for Parse {
        fn mv(&mut self, san: San, _: &[u8], _: At<'_>) {
            self.0 += 1;
            std::hint::black_box(san);
        }
        fn fault(&mut self, _: PgnSyntaxError, _: &[u8], _: At<'_>) {
            self.1 += 1;
        }
    }

    pub(super) fn parse(text: &[u8]) -> u64 {
        let mut visitor = Parse::default();
        read(text, &mut visitor).expect("memory can be read");
        assert_eq!(visitor.1, 0, "faults");
        visitor.0
    }

    struct Check {
        position: Position,
        moves: u64,
    }

    impl Visitor for Check {
        fn begin_game(&mut self, _: At<'_>) {
            self.position = Position::initial();
        }
        fn mv(&mut self, san: San, _: &[u8], _: At<'_>) {
            let found = match san {
                San::Move(clue) => self.position.follow(clue),
                San::Castling(wing) => {
                    let found = self.position.castling_move(wing);
                    self.position = self.position.play(found.expect("legal castling"));
                    found
                }
                San::Other => None,
            };
            found.expect("a legal move");
            self.moves += 1;
        }
        fn fault(&mut self, _: PgnSyntaxError, _: &[u8], _: At<'_>) {}
    }

    pub(super) fn check(text: &[u8]) -> u64 {
        let mut visitor = Check { position: Position::initial(), moves: 0 };
        read(text, &mut visitor).expect("memory can be read");
        visitor.moves
    }
}

mod theirs {
    use super::ControlFlow;
    use pgn_reader::{Reader, SanPlus, Visitor};
    use shakmaty::{Chess, Position};

    struct Parse;

    impl Visitor for Parse {
        type Tags = ();
        type Movetext = u64;
        type Output = u64;
        fn begin_tags(&mut self) -> ControlFlow<u64, ()> {
            ControlFlow::Continue(())
        }
        fn begin_movetext(&mut self, (): ()) -> ControlFlow<u64, u64> {
            ControlFlow::Continue(0)
        }
        fn san(&mut self, count: &mut u64, san: SanPlus) -> ControlFlow<u64> {
            std::hint::black_box(san);
            *count += 1;
            ControlFlow::Continue(())
        }
        fn end_game(&mut self, count: u64) -> u64 {
            count
        }
    }

    pub(super) fn parse(text: &[u8]) -> u64 {
        let mut reader = Reader::new(text);
        reader.read_games(&mut Parse).map(|count| count.expect("a game")).sum()
    }

    struct Check;

    impl Visitor for Check {
        type Tags = ();
        type Movetext = (Chess, u64);
        type Output = u64;
        fn begin_tags(&mut self) -> ControlFlow<u64, ()> {
            ControlFlow::Continue(())
        }
        fn begin_movetext(&mut self, (): ()) -> ControlFlow<u64, (Chess, u64)> {
            ControlFlow::Continue((Chess::default(), 0))
        }
        fn san(&mut self, game: &mut (Chess, u64), san: SanPlus) -> ControlFlow<u64> {
            let mv = san.san.to_move(&game.0).expect("a legal move");
            game.0.play_unchecked(mv);
            game.1 += 1;
            ControlFlow::Continue(())
        }
        fn end_game(&mut self, game: (Chess, u64)) -> u64 {
            game.1
        }
    }

    pub(super) fn check(text: &[u8]) -> u64 {
        let mut reader = Reader::new(text);
        reader.read_games(&mut Check).map(|count| count.expect("a game")).sum()
    }
}

/// Removes comments and the move numbers repeated after them.
fn without_comments(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before.trim_end());
        rest = after.split_once('}').map_or("", |(_, rest)| rest);
        // ` 1... e5` becomes ` e5`.
        if let Some((number, tail)) = rest.split_once("... ")
            && number.trim().bytes().all(|byte| byte.is_ascii_digit())
        {
            out.push(' ');
            rest = tail;
        }
    }
    out.push_str(rest);
    out
}

fn main() {
    let Some(file) = adoube_testing::shared("data/pgn/lichess_db_1000k.pgn") else { return };
    let text = std::fs::read_to_string(file).expect("readable");
    // The slice ends inside a game: only whole games are kept.
    let end = text.rfind("\n[Event ").map_or(text.len(), |end| end + 1);
    let text = &text[..end];
    let rounds: u32 = std::env::var("ROUNDS").ok().and_then(|n| n.parse().ok()).unwrap_or(51);
    let copies: usize = std::env::var("COPIES").ok().and_then(|n| n.parse().ok()).unwrap_or(2);
    for (name, text) in
        [("with clock comments", text.repeat(copies)), ("without comments", without_comments(text).repeat(copies * 3))]
    {
        println!("{name}: {:.1} MB, best of {rounds}", text.len() as f64 / 1e6);
        for (task, ours, theirs) in [
            ("parse only", ours::parse as fn(&[u8]) -> u64, theirs::parse as fn(&[u8]) -> u64),
            ("every move checked", ours::check, theirs::check),
        ] {
            let mut best = [Duration::MAX; 2];
            let mut moves = 0;
            for _ in 0..rounds {
                let mut agreed = None;
                for (run, best) in [ours, theirs].into_iter().zip(&mut best) {
                    let start = Instant::now();
                    moves = black_box(run(black_box(text.as_bytes())));
                    *best = start.elapsed().min(*best);
                    assert_eq!(*agreed.get_or_insert(moves), moves, "the readers count otherwise");
                }
            }
            let speed = best.map(|time| moves as f64 / time.as_secs_f64() / 1e6);
            println!(
                "  {task:<20} {moves} moves: adoube {:6.1} M/s, pgn-reader {:6.1} M/s, ratio {:.2}",
                speed[0],
                speed[1],
                speed[0] / speed[1]
            );
        }
    }
}
