//! A player's rounds in the terms of C.07: played, unplayed, and the value of unplayed rounds (articles 15, 16).

use crate::model::{Bye, Color, Forfeit, GameOutcome, PlayerIx, RoundEntry, Scoring, Tournament};
use crate::points::Points;

/// The kind of event the tie-breaks are for; unplayed rounds are treated differently (15.2, 16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum EventFormat {
    /// A Swiss event.
    #[default]
    Swiss,
    /// A round robin: forfeits are ordinary games.
    RoundRobin,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PlayerRound {
    /// The scheduled opponent.
    pub(crate) opponent: Option<PlayerIx>,
    /// Whether it was played over the board.
    pub(crate) played: bool,
    pub(crate) colour: Option<Color>,
    pub(crate) points: Points,
    /// Twice the points a game counts for rating.
    pub(crate) half_points: i32,
    /// 7.2-7.4: the outcome it counts as. In a round robin a win by forfeit counts (15.2).
    pub(crate) game: Option<GameOutcome>,
    /// 16.1: whether it was a requested bye or a loss by forfeit.
    pub(crate) voluntary: bool,
}

impl PlayerRound {
    /// 7.2: returns whether it counts as a game won.
    pub(crate) fn is_won(&self) -> bool {
        self.game == Some(GameOutcome::Win)
    }

    /// 7.3: returns whether it counts as a game with Black.
    pub(crate) fn is_black(&self) -> bool {
        self.game.is_some() && self.colour == Some(Color::Black)
    }
}

/// The data of all players needed for tie-breaks.
pub(crate) struct PlayerRecords {
    /// The points for a win, a draw and a loss.
    pub(crate) scoring: Scoring,
    /// Starting ranks.
    pub(crate) numbers: Vec<u16>,
    /// Ratings, 0 for none.
    pub(crate) ratings: Vec<u16>,
    pub(crate) kind: EventFormat,
    pub(crate) rounds: usize,
    pub(crate) players: Vec<Vec<PlayerRound>>,
    /// Final scores.
    pub(crate) scores: Vec<Points>,
    /// 16.3: scores as used by the opponents.
    pub(crate) adjusted: Vec<Points>,
    /// The same as if every paired last-round game were a draw (8.3), and the player's own.
    pub(crate) fore_adjusted: Vec<Points>,
    pub(crate) fore_scores: Vec<Points>,
}

impl PlayerRecords {
    pub(crate) fn new(tournament: &Tournament, rounds: usize, kind: EventFormat) -> Self {
        let players: Vec<Vec<PlayerRound>> = tournament
            .players
            .iter()
            .enumerate()
            .map(|(i, p)| {
                (0..rounds).map(|r| round(tournament, PlayerIx(i as u32), r, p.entries.get(r), kind)).collect()
            })
            .collect();
        let annulled: Vec<bool> = tournament.players.iter().map(|p| p.annulled).collect();
        let mut records = Self::of(players, rounds, kind, tournament.scoring, &annulled);
        records.numbers = tournament.players.iter().map(|p| p.number).collect();
        records.ratings = tournament.players.iter().map(|p| p.rating).collect();
        records
    }

    /// Builds the records from rounds; a player whose points are annulled is worth nothing to the opponents.
    pub(crate) fn of(
        players: Vec<Vec<PlayerRound>>,
        rounds: usize,
        kind: EventFormat,
        scoring: Scoring,
        annulled: &[bool],
    ) -> Self {
        let scores: Vec<Points> = players.iter().map(|p| p.iter().map(|r| r.points).sum()).collect();
        let draw = scoring.draw;
        let adjust = |fore: bool| -> Vec<Points> {
            let score = |(at, p): (usize, &Vec<PlayerRound>)| {
                if annulled.get(at) == Some(&true) { Points::ZERO } else { adjusted_score(p, draw, kind, fore) }
            };
            players.iter().enumerate().map(score).collect()
        };
        let (adjusted, fore_adjusted) = (adjust(false), adjust(true));
        let fore_scores = players
            .iter()
            .zip(&scores)
            .map(|(p, score)| {
                *score + p.last().filter(|r| r.opponent.is_some()).map_or(Points::ZERO, |r| draw - r.points)
            })
            .collect();
        let (numbers, ratings) = (vec![0; players.len()], vec![0; players.len()]);
        Self { scoring, numbers, ratings, kind, rounds, players, scores, adjusted, fore_adjusted, fore_scores }
    }
}

fn round(
    tournament: &Tournament,
    ix: PlayerIx,
    at: usize,
    entry: Option<&RoundEntry>,
    kind: EventFormat,
) -> PlayerRound {
    let annulled = tournament.player(ix).is_some_and(|p| p.annulled);
    let entry = entry.copied().unwrap_or(RoundEntry::Bye(Bye::Zero));
    let played = entry.played().is_some();
    let given = kind == EventFormat::RoundRobin && matches!(entry, RoundEntry::Forfeit { forfeit: Forfeit::Won, .. });
    PlayerRound {
        opponent: entry.opponent(),
        played,
        colour: entry.colour(),
        points: if annulled { Points::ZERO } else { tournament.round_points(ix, at) },
        half_points: match entry.played() {
            Some((_, _, GameOutcome::Win)) => 2,
            Some((_, _, GameOutcome::Draw)) => 1,
            _ => 0,
        },
        game: if given { Some(GameOutcome::Win) } else { entry.played().map(|(_, _, outcome)| outcome) },
        voluntary: matches!(
            entry,
            RoundEntry::Bye(Bye::Half | Bye::Zero) | RoundEntry::Forfeit { forfeit: Forfeit::Lost, .. }
        ),
    }
}

/// Returns the adjusted score: requested byes followed only by voluntary unplayed rounds count as draws (16.3).
fn adjusted_score(rounds: &[PlayerRound], draw: Points, kind: EventFormat, fore: bool) -> Points {
    let last_paired = rounds.last().is_some_and(|r| r.opponent.is_some());
    // In fore mode a pairing of the last round counts as a game, so no earlier round is the last active one.
    let active = if fore && last_paired {
        rounds.len()
    } else {
        rounds.iter().rposition(|r| !r.voluntary).map_or(0, |at| at + 1)
    };
    let mut sum = Points::ZERO;
    for (at, round) in rounds.iter().enumerate() {
        let trailing_bye = at >= active && round.opponent.is_none();
        sum += if trailing_bye && kind == EventFormat::Swiss { draw } else { round.points };
    }
    match rounds.last() {
        Some(last) if fore && last_paired => sum - last.points + draw,
        _ => sum,
    }
}
