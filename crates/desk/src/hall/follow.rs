//! What a game at a board means for its event: the result, what counts against a player, who is expelled (12.9).
//!
//! A result that somebody entered by hand is never overwritten by the board: the console says that they differ.

use crate::Desk;
use crate::accounts::token::Slip;
use crate::event::{self, Context, EntryId, Incident, IncidentKind, Level, effective};
use crate::table::{Entry, State};
use adoube_board::Color;
use adoube_game::{Act as GameAct, Answer, ArbiterAct, GameResult, Judgement, Penalty, Score, What};
use adoube_tournament::{BoardResult, Bye, Outcome as Scored, Points};

/// Who acts in the log of an event where a game does.
pub fn by_game(slip: &Slip) -> String {
    format!("game:{}.{}", slip.round, slip.board)
}

/// A result that a round has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entered {
    /// The result.
    pub result: BoardResult,
    /// When it was entered, in milliseconds since 1970.
    pub at_ms: i64,
    /// Whether the game at the board entered it, not somebody by hand.
    pub by_game: bool,
}

/// The result that a round has of a board, if it has one.
pub fn entered(event: &event::State, slip: &Slip) -> Option<Entered> {
    let board = event.event.round(slip.round)?.boards.get(slip.board.checked_sub(1)? as usize)?;
    let result = event.event.result(slip.round, board.white)?;
    let of_board = |answer: &event::Answer| match answer {
        event::Answer::Resulted { round, white, .. } => *round == slip.round && *white == board.white,
        _ => false,
    };
    let corrects = |act: &event::Act| match act {
        event::Act::Correct { round, white, .. } => *round == slip.round && *white == board.white,
        _ => false,
    };
    let last = event.history.iter().rev().find(|done| done.answers.iter().any(of_board) || corrects(&done.act));
    let by_game = last.is_some_and(|done| done.by == by_game(slip));
    Some(Entered { result, at_ms: last.map_or(0, |done| done.at), by_game })
}

impl Desk {
    /// Enters results and counters. The game goes on whether or not the event takes them; the arbiter sees both.
    pub(super) async fn follow_up(&self, slip: &Slip, context: &Context, entry: &Entry, state: &State) {
        let Ok(event) = self.event_state(&slip.event, None).await else { return };
        let board =
            event.event.round(slip.round).and_then(|round| round.boards.get(slip.board.checked_sub(1)? as usize));
        let Some(board) = board.copied() else { return };
        let player = |who: Color| if who == Color::White { board.white } else { board.black };
        let mut acts = Vec::new();
        if let Some(kind) = counted(entry) {
            let (kind, who, article) = kind;
            let text = if kind == IncidentKind::Decision { entry.text.clone() } else { String::new() };
            acts.push(event::Act::Note(Box::new(Incident {
                kind,
                round: Some(slip.round),
                player: Some(player(who)),
                article: article.to_owned(),
                text,
            })));
        }
        let ended = entry.answers.iter().any(|answer| matches!(answer.what, What::Result(_)));
        let by_hand = entered(&event, slip).is_some_and(|entered| !entered.by_game);
        if ended
            && !by_hand
            && let Some(result) = state.result().and_then(board_result)
        {
            acts.push(event::Act::Result { white: board.white, result });
        }
        for who in Color::ALL {
            acts.extend(taken(&event, slip, state, who, player(who)));
        }
        if let Some((who, penalty)) = imposed(entry) {
            acts.extend(excluded(&event.event, slip.round, player(who), penalty));
        }
        for act in acts {
            let Ok(command) = self.new_command() else { return };
            // What the Laws or the arbiter decided at the board is not asked again.
            let context = Context::new(by_game(slip), context.at_ms).confirming(Level::TwoSteps);
            let _ = self.event_acts(&slip.event, command, &context, vec![act]).await;
        }
    }
}

/// The penalty that an entry imposes, and on whom.
fn imposed(entry: &Entry) -> Option<(Color, Penalty)> {
    let refused = entry.answers.iter().any(|answer| answer.what == What::Refused);
    match entry.act {
        GameAct::Arbiter(ArbiterAct::Penalises(who, penalty)) if !refused => Some((who, penalty)),
        _ => None,
    }
}

/// What keeps a player out of rounds to come: exclusion from some (12.9.8), or expulsion (12.9.9).
fn excluded(event: &event::Event, round: u16, player: EntryId, penalty: Penalty) -> Vec<event::Act> {
    match penalty {
        Penalty::Expulsion => vec![event::Act::Withdraw { player, expelled: true }],
        Penalty::Rounds(count) => {
            let last = round.saturating_add(count).min(event.settings.rounds);
            (round.saturating_add(1)..=last).map(|round| event::Act::AskBye { player, round, bye: Bye::Zero }).collect()
        }
        _ => Vec::new(),
    }
}

/// Points that penalties in this game give a player (12.9.4) or take (12.9.5), less those that are entered already.
fn taken(event: &event::State, slip: &Slip, state: &State, who: Color, player: EntryId) -> Option<event::Act> {
    let game = state.game()?;
    let scored = game.scores()?[who as usize];
    let plain = match (game.result()?, who) {
        (GameResult::WhiteWins | GameResult::BlackForfeits, Color::White)
        | (GameResult::BlackWins | GameResult::WhiteForfeits, Color::Black) => Score::ONE,
        (GameResult::Draw, _) | (GameResult::HalfToWhite, Color::White) | (GameResult::HalfToBlack, Color::Black) => {
            Score::HALF
        }
        _ => Score::NOUGHT,
    };
    // A score is in quarters of a win; what a win is worth here says how many points that are.
    let win = event.event.settings.scoring.win.tenths();
    let due = (i32::from(scored.0) - i32::from(plain.0)) * win / i32::from(Score::ONE.0);
    let by = by_game(slip);
    let held = event.history.iter().zip(effective(&event.history)).filter(|(done, holds)| *holds && done.by == by);
    let entered: i32 = held
        .filter_map(|(done, _)| match &done.act {
            event::Act::Penalty { player: of, points, .. } if *of == player => Some(points.tenths()),
            _ => None,
        })
        .sum();
    let points = Points::from_tenths(due - entered);
    let imposed = game.penalties().iter().rev().find(|imposed| match imposed.penalty {
        Penalty::OpponentPoints(_) => imposed.on != who,
        _ => imposed.on == who,
    });
    let article = imposed.map(|imposed| imposed.article.to_owned()).unwrap_or_default();
    (points != Points::ZERO).then(|| event::Act::Penalty {
        player,
        round: slip.round,
        points,
        article,
        reason: String::new(),
    })
}

/// What an entry counts against a player: the kind, whom, and the article.
fn counted(entry: &Entry) -> Option<(IncidentKind, Color, &'static str)> {
    let words: Vec<&str> = entry.text.split(' ').collect();
    let upheld = |answer: &&Answer| answer.what == What::Claim(Judgement::Upheld);
    let rejected = |answer: &&Answer| answer.what == What::Claim(Judgement::Rejected);
    let given = entry.answers.iter().find_map(|answer| match answer.what {
        What::Time(who, adoube_game::Change::Plus(_)) => Some((!who, answer.article)),
        What::Result(GameResult::WhiteWins) => Some((Color::Black, answer.article)),
        What::Result(GameResult::BlackWins) => Some((Color::White, answer.article)),
        _ => None,
    });
    match (entry.actor, words.as_slice()) {
        (Some(who), ["claims", "illegal"]) => {
            let answer = entry.answers.iter().find(upheld)?;
            Some((IncidentKind::IllegalMove, !who, given.map_or(answer.article, |(_, article)| article)))
        }
        (None, ["sees", "illegal"]) => given.map(|(who, article)| (IncidentKind::IllegalMove, who, article)),
        (Some(who), ["claims", "threefold" | "fifty", ..]) => {
            let answer = entry.answers.iter().find(rejected)?;
            Some((IncidentKind::WrongClaim, who, answer.article))
        }
        (None, ["penalises", ..]) => {
            let imposed = entry.imposed?;
            Some((IncidentKind::Decision, imposed.on, imposed.article))
        }
        (Some(who), ["phone"]) => Some((IncidentKind::Phone, who, entry.answers.first()?.article)),
        (Some(who), ["arrives"]) => {
            let late =
                entry.answers.iter().find(|answer| matches!(answer.what, What::Options(..) | What::Result(_)))?;
            Some((IncidentKind::Lateness, who, late.article))
        }
        _ => None,
    }
}

/// A game's result as a round has it.
pub fn board_result(result: GameResult) -> Option<BoardResult> {
    use Scored::{Draw, Loss, Win};
    Some(match result {
        GameResult::WhiteWins => BoardResult::Played(Win, Loss),
        GameResult::BlackWins => BoardResult::Played(Loss, Win),
        GameResult::Draw => BoardResult::Played(Draw, Draw),
        GameResult::BothLose => BoardResult::Played(Loss, Loss),
        GameResult::HalfToWhite => BoardResult::Played(Draw, Loss),
        GameResult::HalfToBlack => BoardResult::Played(Loss, Draw),
        GameResult::BlackForfeits => BoardResult::BlackAbsent,
        GameResult::WhiteForfeits => BoardResult::WhiteAbsent,
        GameResult::BothForfeit => BoardResult::BothAbsent,
    })
}
