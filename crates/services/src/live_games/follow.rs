//! Consequences of a game for its event: the result, incidents noted against a player, expulsions (12.9).
//!
//! The board never overwrites a result entered by hand: the console shows that they differ.

use super::board_id_of;
use crate::board_game::BoardId;
use crate::board_game::{Entry, Games, LiveGame};
use adoube_board::Color;
use adoube_event::{Context, EntryId, EventAggregate, Incident, IncidentKind, Level, effective};
use adoube_game::{AnswerKind, ArbiterAct, GameAct, GameResult, Judgement, Penalty, PlayerAct, Score, TimeChange};
use adoube_laws::ResultPoints;
use adoube_ledger::{Concern, Follow, Led, Ledger, Stopped};
use adoube_tournament::{BoardResult, Bye, Points};

/// Returns the author name of a game's acts in the event's log.
pub fn by_game(board_id: &BoardId) -> String {
    format!("game:{}.{}", board_id.round, board_id.board)
}

/// The result of a board in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entered {
    /// The result.
    pub result: BoardResult,
    /// Time of entry in milliseconds since 1970.
    pub at_ms: i64,
    /// Whether the game entered it, rather than a person.
    pub by_game: bool,
}

/// Returns the result entered for a board, if any.
pub fn entered(event: &adoube_event::EventHistory, board_id: &BoardId) -> Option<Entered> {
    let board = event.event.round(board_id.round)?.boards.get(board_id.board.checked_sub(1)? as usize)?;
    let result = event.event.result(board_id.round, board.white)?;
    let of_board = |answer: &adoube_event::EventAnswer| match answer {
        adoube_event::EventAnswer::Resulted { round, white, .. } => *round == board_id.round && *white == board.white,
        _ => false,
    };
    let corrects = |act: &adoube_event::EventAct| match act {
        adoube_event::EventAct::Correct { round, white, .. } => *round == board_id.round && *white == board.white,
        _ => false,
    };
    let last = event.history.iter().rev().find(|done| done.answers.iter().any(of_board) || corrects(&done.act));
    let by_game = last.is_some_and(|done| done.by == by_game(board_id));
    Some(Entered { result, at_ms: last.map_or(0, |done| done.at), by_game })
}

/// Follower that enters the consequences of games in their events. The game continues whether or not the event accepts
/// them; the arbiter sees both.
pub struct IntoEvents {
    events: Ledger<EventAggregate>,
}

impl IntoEvents {
    /// Creates the follower for these events.
    pub const fn new(events: Ledger<EventAggregate>) -> Self {
        Self { events }
    }
}

impl Follow for IntoEvents {
    type Leader = Games;

    const NAME: &'static str = "events";

    fn concerns(state: &LiveGame, after: u64) -> Vec<Concern> {
        let since = state.all_entries().rev().take_while(|entry| entry.number > after);
        let mut found: Vec<Concern> = since
            .filter(|entry| counted(entry).is_some() || ends(entry) || imposed(entry).is_some())
            .map(|entry| Concern { number: entry.number, at_ms: entry.at_ms })
            .collect();
        found.reverse();
        found
    }

    async fn handle(&self, led: Led<'_, Games>) -> Result<Vec<String>, Stopped> {
        let Some(board_id) = led.stream.as_str().split_once('/').and_then(|(_, id)| board_id_of(id)) else {
            return Ok(Vec::new());
        };
        let entry = led.state.all_entries().rev().find(|entry| entry.number == led.entry.number);
        let (Some(entry), Ok(stream)) = (entry, Ledger::<EventAggregate>::stream(&board_id.event)) else {
            return Ok(Vec::new());
        };
        let mut refused = Vec::new();
        let event = match self.events.state(&stream).await {
            Ok(event) => event,
            Err(failed) => return failed.refusal().map(|refusal| vec![refusal.to_string()]),
        };
        // Decisions made at the board need no further confirmation.
        let context = Context::new(by_game(&board_id), entry.at_ms).confirming(Level::TwoSteps);
        for (purpose, act) in acts(&event, &board_id, &led.state, entry) {
            let done = self.events.act(&stream, led.command(&purpose), &context, act).await;
            if let Err(failed) = done {
                refused.push(failed.refusal()?.to_string());
            }
        }
        Ok(refused)
    }
}

/// Returns the acts that follow from an entry, each with the purpose that identifies it.
fn acts(
    event: &adoube_event::EventHistory,
    board_id: &BoardId,
    state: &LiveGame,
    entry: &Entry,
) -> Vec<(String, adoube_event::EventAct)> {
    let board =
        event.event.round(board_id.round).and_then(|round| round.boards.get(board_id.board.checked_sub(1)? as usize));
    let Some(board) = board else { return Vec::new() };
    let player = |who: Color| if who == Color::White { board.white } else { board.black };
    let mut acts = Vec::new();
    if let Some((kind, who, article)) = counted(entry) {
        let incident = Incident {
            kind,
            round: Some(board_id.round),
            player: Some(player(who)),
            article: article.to_owned(),
            text: String::new(),
            ruling: (kind == IncidentKind::Decision).then(|| entry.act.clone()),
        };
        acts.push(("note".to_owned(), adoube_event::EventAct::Note(Box::new(incident))));
    }
    let by_hand = entered(event, board_id).is_some_and(|entered| !entered.by_game);
    if ends(entry)
        && !by_hand
        && let Some(result) = state.result().map(BoardResult::from)
    {
        acts.push((
            "result".to_owned(),
            adoube_event::EventAct::Result { round: board_id.round, white: board.white, result },
        ));
    }
    for who in Color::ALL {
        let points = taken(event, board_id, state, who, player(who));
        acts.extend(points.map(|act| (format!("points {who}"), act)));
    }
    if let Some((who, penalty)) = imposed(entry) {
        let excluded = excluded(&event.event, board_id.round, player(who), penalty);
        acts.extend((1..).zip(excluded).map(|(place, act): (u16, _)| (format!("excluded {place}"), act)));
    }
    acts
}

/// Returns whether an entry sets or changes the game's result.
fn ends(entry: &Entry) -> bool {
    entry.answers.iter().any(|answer| matches!(answer.what, AnswerKind::Result(_)))
}

/// Returns the penalty that an entry imposes, and the player penalised.
fn imposed(entry: &Entry) -> Option<(Color, Penalty)> {
    match entry.act {
        GameAct::Arbiter(ArbiterAct::Penalises(who, penalty)) if !entry.is_refused() => Some((who, penalty)),
        _ => None,
    }
}

/// Returns the acts that keep a player out of future rounds: exclusion from some (12.9.8), or expulsion (12.9.9).
fn excluded(
    event: &adoube_event::EventState,
    round: u16,
    player: EntryId,
    penalty: Penalty,
) -> Vec<adoube_event::EventAct> {
    match penalty {
        Penalty::Expulsion => vec![adoube_event::EventAct::Withdraw { player, expelled: true }],
        Penalty::Rounds(count) => {
            let last = round.saturating_add(count).min(event.settings.rounds);
            (round.saturating_add(1)..=last)
                .map(|round| adoube_event::EventAct::AskBye { player, round, bye: Bye::Zero })
                .collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the points that penalties in this game give to a player (12.9.4) or deduct (12.9.5), minus those already
/// entered.
fn taken(
    event: &adoube_event::EventHistory,
    board_id: &BoardId,
    state: &LiveGame,
    who: Color,
    player: EntryId,
) -> Option<adoube_event::EventAct> {
    let game = state.game()?;
    let scored = game.scores()?[who as usize];
    let points = game.rules().regulations().points;
    let [win, draw, loss] = Score::of_points(&points);
    let plain = match Score::of(game.result()?)[who as usize] {
        Score::ONE => win,
        Score::HALF => draw,
        _ => loss,
    };
    // Scores are in quarters of a point; in a game set up without the event's points a win is one.
    let win = if points == ResultPoints::default() { event.event.settings.scoring.win.tenths() } else { 10 };
    let due = (i32::from(scored.0) - i32::from(plain.0)) * win / i32::from(Score::ONE.0);
    let by = by_game(board_id);
    let held = event.history.iter().zip(effective(&event.history)).filter(|(done, holds)| *holds && done.by == by);
    let entered: i32 = held
        .filter_map(|(done, _)| match &done.act {
            adoube_event::EventAct::Penalty { player: of, points, .. } if *of == player => Some(points.tenths()),
            _ => None,
        })
        .sum();
    let points = Points::from_tenths(due - entered);
    let imposed = game.penalties().iter().rev().find(|imposed| match imposed.penalty {
        Penalty::OpponentPoints(_) => imposed.on != who,
        _ => imposed.on == who,
    });
    let article = imposed.map(|imposed| imposed.article.to_owned()).unwrap_or_default();
    (points != Points::ZERO).then(|| adoube_event::EventAct::Penalty {
        player,
        round: board_id.round,
        points,
        article,
        reason: String::new(),
    })
}

/// Returns the incident that an entry counts against a player: kind, player and article.
fn counted(entry: &Entry) -> Option<(IncidentKind, Color, &'static str)> {
    let judged = |judgement| entry.answers.iter().find(|answer| answer.what == AnswerKind::Claim(judgement));
    let given = entry.answers.iter().find_map(|answer| match answer.what {
        AnswerKind::Time(who, TimeChange::Plus(_)) => Some((!who, answer.article)),
        AnswerKind::Result(GameResult::WhiteWins) => Some((Color::Black, answer.article)),
        AnswerKind::Result(GameResult::BlackWins) => Some((Color::White, answer.article)),
        _ => None,
    });
    match &entry.act {
        GameAct::Player(who, PlayerAct::ClaimsIllegal) => {
            let answer = judged(Judgement::Upheld)?;
            Some((IncidentKind::IllegalMove, !*who, given.map_or(answer.article, |(_, article)| article)))
        }
        GameAct::Arbiter(ArbiterAct::SeesIllegal) => {
            given.map(|(who, article)| (IncidentKind::IllegalMove, who, article))
        }
        GameAct::Player(who, PlayerAct::ClaimsDraw(..)) => {
            Some((IncidentKind::WrongClaim, *who, judged(Judgement::Rejected)?.article))
        }
        GameAct::Arbiter(ArbiterAct::Penalises(..)) => {
            let imposed = entry.imposed?;
            Some((IncidentKind::Decision, imposed.on, imposed.article))
        }
        GameAct::Player(who, PlayerAct::Phone) => Some((IncidentKind::Phone, *who, entry.answers.first()?.article)),
        GameAct::Player(who, PlayerAct::Arrives) => {
            let late = entry
                .answers
                .iter()
                .find(|answer| matches!(answer.what, AnswerKind::Options(..) | AnswerKind::Result(_)))?;
            Some((IncidentKind::Lateness, *who, late.article))
        }
        _ => None,
    }
}
