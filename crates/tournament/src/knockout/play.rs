//! An individual knockout, game by game: one round of the tournament is one game of every open match.
//!
//! Pairing systems 3.1 (one lost match eliminates) and D-57; Delegates 5.512 (the side named first has White).
//! Everything is read from the players' records, so an exported file is read back as the same bracket. The handbook has
//! no matches of several games between individuals: alternating colours, and White in the first game for the player
//! with fewer Whites, are our choices; a last drawn game going to Black follows Tie-breaks 2.52.

use std::cmp::Ordering;

use crate::dutch::{Pair, RoundPairing};
use crate::model::{Bye, Color, Forfeit, GameOutcome, Player, PlayerIx, RoundEntry, Tournament};

use super::{Bracket, BracketError, BracketSide, Knockout, consolation};

/// The player who advances from a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Winner {
    /// A player.
    Player(PlayerIx),
    /// Neither player: both lost or both left.
    Nobody,
}

/// The kind of a game in a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameKind {
    /// One of the match's games, from 1.
    Regular(u8),
    /// A tie-break game, from 1 in its set, and the set, from 1.
    TieBreak {
        /// The set, from 1.
        set: u8,
        /// The game in the set, from 1.
        game: u8,
    },
    /// The game in which Black only needs a draw (2.52).
    Deciding,
}

/// A match of the bracket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BracketMatch {
    /// The players, in the bracket's order; `None` where no player advanced.
    pub sides: [Option<PlayerIx>; 2],
    /// Half points of both sides in each game, and the index of the side with White.
    pub games: Vec<([u8; 2], usize)>,
    /// The player who advances, once known.
    pub winner: Option<Winner>,
    /// Whether it ended because a player was absent.
    pub walkover: bool,
}

/// A match to be continued in the requested round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Live {
    /// Its index in the stage.
    pub at: usize,
    /// The pair.
    pub pair: Pair,
    /// The kind of game.
    pub kind: GameKind,
}

/// The state of a knockout when a round is paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The seeds in order: the players who started.
    pub seeds: Vec<PlayerIx>,
    /// The bracket.
    pub bracket: Bracket,
    /// The stages begun; the last one is the current.
    pub stages: Vec<Vec<BracketMatch>>,
    /// The matches still open, in the bracket's order.
    pub live: Vec<Live>,
    /// The players who advance without a game in this round: exempt, or the opponent is absent.
    pub through: Vec<PlayerIx>,
}

/// The reason no round of a knockout can be paired.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.sentence(adoube_words::Language::English))]
pub enum KnockoutError {
    /// There is no bracket for this number of players.
    Field(#[from] BracketError),
    /// The numbers of games are outside the limits.
    Games,
    /// A result of an earlier round is missing.
    Pending {
        /// The round, from 1.
        round: usize,
        /// White's number.
        white: u16,
    },
    /// The final is decided; the winner's number, 0 if nobody won.
    Over(u16),
}

impl BracketMatch {
    fn new(sides: [Option<PlayerIx>; 2]) -> Self {
        let winner = match sides {
            [Some(_), Some(_)] => None,
            [Some(one), None] | [None, Some(one)] => Some(Winner::Player(one)),
            [None, None] => Some(Winner::Nobody),
        };
        Self { sides, games: Vec::new(), winner, walkover: winner.is_some() }
    }

    /// Returns the half points of both sides.
    pub fn points(&self) -> [u32; 2] {
        self.games.iter().fold([0, 0], |[a, b], (p, _)| [a + u32::from(p[0]), b + u32::from(p[1])])
    }

    /// Returns the players who are out, once the match is over.
    pub fn losers(&self) -> impl Iterator<Item = PlayerIx> + '_ {
        let out = |ix: &PlayerIx| self.winner.is_some_and(|w| w != Winner::Player(*ix));
        self.sides.iter().copied().flatten().filter(out)
    }

    /// Returns the next game's kind, or the winner.
    fn next(&self, rules: &Knockout) -> Result<GameKind, Winner> {
        let mut rest = self.games.as_slice();
        let mut unit = |length: u8| -> Option<Result<u8, Winner>> {
            let now = rest.len().min(usize::from(length));
            let (played, later) = rest.split_at(now);
            rest = later;
            let sum = |side: usize| played.iter().map(|(p, _)| u32::from(p[side])).sum::<u32>();
            let (a, b) = (sum(0), sum(1));
            let left = u32::from(length) - now as u32;
            if a.abs_diff(b) > 2 * left {
                return Some(Err(self.ahead(a, b)));
            }
            if left > 0 {
                return Some(Ok(now as u8 + 1));
            }
            // One loss eliminates (3.1): a player without points from all games has lost, also if both have none.
            if a == 0 { Some(Err(Winner::Nobody)) } else { None }
        };
        match unit(rules.games) {
            Some(Ok(game)) => return Ok(GameKind::Regular(game)),
            Some(Err(winner)) => return Err(winner),
            None => {}
        }
        for set in 1..=rules.tie_break_sets {
            match unit(rules.tie_break_games) {
                Some(Ok(game)) => return Ok(GameKind::TieBreak { set, game }),
                Some(Err(winner)) => return Err(winner),
                None => {}
            }
        }
        match unit(1) {
            Some(Ok(_)) => Ok(GameKind::Deciding),
            Some(Err(winner)) => Err(winner),
            None => {
                let white = self.games.last().map_or(0, |(_, white)| *white);
                Err(self.sides[1 - white].map_or(Winner::Nobody, Winner::Player))
            }
        }
    }

    fn ahead(&self, a: u32, b: u32) -> Winner {
        let side = usize::from(a.cmp(&b) == Ordering::Less);
        self.sides[side].map_or(Winner::Nobody, Winner::Player)
    }
}

fn entry(t: &Tournament, ix: PlayerIx, round: usize) -> Option<&RoundEntry> {
    t.player(ix).and_then(|p| p.entries.get(round))
}

/// Returns whether a player is absent from a round (from 0): no opponent, and not exempt.
fn absent(t: &Tournament, ix: PlayerIx, round: usize) -> bool {
    matches!(entry(t, ix, round), Some(RoundEntry::Bye(Bye::Zero | Bye::Half)))
}

const fn half_points(entry: &RoundEntry) -> Option<u8> {
    match entry {
        RoundEntry::Game { outcome: GameOutcome::Win, .. } | RoundEntry::Forfeit { forfeit: Forfeit::Won, .. } => {
            Some(2)
        }
        RoundEntry::Game { outcome: GameOutcome::Draw, .. } => Some(1),
        RoundEntry::Game { .. } | RoundEntry::Forfeit { .. } => Some(0),
        RoundEntry::Paired { .. } | RoundEntry::Bye(_) => None,
    }
}

impl Progress {
    fn start(t: &Tournament, rules: &Knockout) -> Result<Self, KnockoutError> {
        if !rules.is_sound() {
            return Err(KnockoutError::Games);
        }
        let all = (0..t.players.len() as u32).map(PlayerIx);
        let seeds: Vec<PlayerIx> = all.filter(|ix| !absent(t, *ix, 0)).collect();
        let bracket = Bracket::new(u16::try_from(seeds.len()).unwrap_or(u16::MAX), rules.seeding)?;
        let mut out = Self { seeds, bracket, stages: Vec::new(), live: Vec::new(), through: Vec::new() };
        out.advance();
        Ok(out)
    }

    /// Begins the next stage of the bracket.
    fn advance(&mut self) {
        let stage = self.stages.len();
        let before = self.stages.last();
        let side = |side: &BracketSide| match side {
            BracketSide::Seed(seed) => self.seeds.get(usize::from(*seed) - 1).copied(),
            BracketSide::WinnerOf(at) => match before.and_then(|m| m.get(*at)).and_then(|m| m.winner) {
                Some(Winner::Player(ix)) => Some(ix),
                _ => None,
            },
        };
        let Some(matches) = self.bracket.rounds.get(stage) else { return };
        let matches = matches.iter().map(|(a, b)| BracketMatch::new([side(a), side(b)])).collect();
        self.stages.push(matches);
    }

    /// Returns the winner of the final, once it is decided.
    pub fn champion(&self) -> Option<Winner> {
        let last = self.stages.len() == self.bracket.rounds.len();
        self.stages.last().filter(|_| last)?.first()?.winner
    }

    fn stage_over(&self) -> bool {
        self.stages.last().is_some_and(|matches| matches.iter().all(|m| m.winner.is_some()))
    }

    /// Settles everything before the games of a round (from 0): absent players lose, and a completed stage is followed
    /// by the next.
    fn settle(&mut self, t: &Tournament, round: usize) {
        self.through.clear();
        if round == 0 {
            self.through.extend(self.exempt());
        }
        loop {
            let mut gone_through = Vec::new();
            for m in self.stages.last_mut().into_iter().flatten().filter(|m| m.winner.is_none()) {
                let [Some(a), Some(b)] = m.sides else { continue };
                let winner = match (absent(t, a, round), absent(t, b, round)) {
                    (false, false) => continue,
                    (true, true) => Winner::Nobody,
                    (true, false) => Winner::Player(b),
                    (false, true) => Winner::Player(a),
                };
                m.winner = Some(winner);
                m.walkover = true;
                if let Winner::Player(ix) = winner {
                    gone_through.push(ix);
                }
            }
            self.through.extend(gone_through);
            if !self.stage_over() || self.stages.len() == self.bracket.rounds.len() {
                return;
            }
            self.advance();
        }
    }

    /// Returns the seeds exempt from the first stage.
    fn exempt(&self) -> Vec<PlayerIx> {
        let plays = |ix: &PlayerIx| self.stages.first().is_some_and(|s| s.iter().any(|m| m.sides.contains(&Some(*ix))));
        self.seeds.iter().copied().filter(|ix| !plays(ix)).collect()
    }

    /// Applies the games of a played round (from 0).
    fn take(&mut self, t: &Tournament, round: usize, rules: &Knockout) -> Result<(), KnockoutError> {
        for m in self.stages.last_mut().into_iter().flatten().filter(|m| m.winner.is_none()) {
            let [Some(a), Some(b)] = m.sides else { continue };
            let (Some(mine), Some(theirs)) = (entry(t, a, round), entry(t, b, round)) else { continue };
            if mine.opponent() != Some(b) || theirs.opponent() != Some(a) {
                continue;
            }
            let white = usize::from(mine.colour() == Some(Color::Black));
            let (Some(first), Some(second)) = (half_points(mine), half_points(theirs)) else {
                let number = t.player([a, b][white]).map_or(0, |p| p.number);
                return Err(KnockoutError::Pending { round: round + 1, white: number });
            };
            m.games.push(([first, second], white));
            m.winner = m.next(rules).err();
        }
        Ok(())
    }

    /// Plans the games of a round (from 0).
    fn plan(&mut self, t: &Tournament, round: usize, rules: &Knockout) {
        let balance = |ix: PlayerIx| -> i32 {
            let entries = t.player(ix).into_iter().flat_map(|p| p.entries.iter().take(round));
            entries.filter_map(RoundEntry::played).map(|(_, c, _)| if c == Color::White { 1 } else { -1 }).sum()
        };
        let mut live = Vec::new();
        for (at, m) in self.stages.last().into_iter().flatten().enumerate() {
            let ([Some(a), Some(b)], None) = (m.sides, m.winner) else { continue };
            let Ok(kind) = m.next(rules) else { continue };
            let white = match m.games.last() {
                Some((_, white)) => 1 - white,
                None => match balance(a).cmp(&balance(b)) {
                    Ordering::Less => 0,
                    Ordering::Greater => 1,
                    Ordering::Equal => usize::from(t.initial_colour == Some(Color::Black)),
                },
            };
            let pair = if white == 0 { Pair { white: a, black: b } } else { Pair { white: b, black: a } };
            live.push(Live { at, pair, kind });
        }
        self.through.retain(|ix| !live.iter().any(|l| l.pair.white == *ix || l.pair.black == *ix));
        if round > 0 && self.stages.len() == 1 && live.iter().any(|l| matches!(l.kind, GameKind::Regular(_))) {
            let exempt = self.exempt();
            self.through.extend(exempt.into_iter().filter(|ix| !absent(t, *ix, round)));
        }
        self.live = live;
    }

    /// Returns the places of the eliminated players and of the winner: first and last place of a shared range, best
    /// first.
    pub fn places(&self) -> Vec<(u16, u16, PlayerIx)> {
        let mut out = Vec::new();
        if let Some(Winner::Player(ix)) = self.champion() {
            out.push((1, 1, ix));
        }
        let mut still_in = self.seeds.len();
        let mut below = Vec::new();
        for stage in &self.stages {
            let losers: Vec<PlayerIx> = stage.iter().flat_map(BracketMatch::losers).collect();
            let last = still_in as u16;
            still_in -= losers.len().min(still_in);
            let open = stage.iter().filter(|m| m.winner.is_none()).count();
            let first = (still_in - open.min(still_in)) as u16 + 1;
            below.push(losers.into_iter().map(|ix| (first, last, ix)).collect::<Vec<_>>());
        }
        out.extend(below.into_iter().rev().flatten());
        out
    }

    /// Returns the players knocked out by one of a higher category, by category, highest first (3.11). A larger number
    /// is a higher category.
    pub fn entitled(&self, category: impl Fn(PlayerIx) -> u8) -> Vec<(u8, Vec<PlayerIx>)> {
        let mut out = Vec::new();
        for m in self.stages.iter().flatten() {
            let Some(Winner::Player(winner)) = m.winner else { continue };
            out.extend(m.losers().map(|ix| (ix.0 as u16, category(ix), category(winner))));
        }
        let players = |list: Vec<u16>| list.into_iter().map(|ix| PlayerIx(u32::from(ix))).collect();
        consolation(&out).into_iter().map(|(category, list)| (category, players(list))).collect()
    }
}

/// 3.11 (D-60): returns the consolation knockout of a category after the completed rounds: the players knocked out by a
/// higher category, in order of strength. A larger number is a higher category. `None` if fewer than two are entitled.
///
/// # Errors
/// [`KnockoutError`] if there is no bracket or a result is missing.
pub fn consolation_event(
    t: &Tournament,
    rules: &Knockout,
    of: impl Fn(PlayerIx) -> u8,
    category: u8,
) -> Result<Option<Tournament>, KnockoutError> {
    let progress = progress(t, t.complete_rounds() + 1, rules)?;
    let entitled = progress.entitled(of).into_iter().find(|(c, _)| *c == category);
    let mut players = entitled.map(|(_, list)| list).unwrap_or_default();
    players.sort_unstable();
    let Some(count) = u16::try_from(players.len()).ok().filter(|n| *n >= 2) else { return Ok(None) };
    let enter = |(number, ix): (u16, &PlayerIx)| {
        t.player(*ix).map(|p| Player { number, entries: Vec::new(), annulled: false, ..p.clone() })
    };
    Ok(Some(Tournament {
        name: t.name.clone(),
        rounds: Some(rules.rounds(count)),
        initial_colour: t.initial_colour,
        scoring: t.scoring,
        players: (1..).zip(&players).filter_map(enter).collect(),
        ..Tournament::default()
    }))
}

/// Returns the state of a knockout when a round (from 1) is to be paired; of the round itself only absences are read.
///
/// # Errors
/// [`KnockoutError`] if there is no bracket or an earlier result is missing.
pub fn progress(t: &Tournament, round: usize, rules: &Knockout) -> Result<Progress, KnockoutError> {
    let mut out = Progress::start(t, rules)?;
    let target = round.saturating_sub(1);
    for earlier in 0..target {
        out.settle(t, earlier);
        out.take(t, earlier, rules)?;
    }
    out.settle(t, target);
    out.plan(t, target, rules);
    Ok(out)
}

/// Pairs a round (from 1): the next game of every open match, in the bracket's order.
///
/// # Errors
/// [`KnockoutError`] if there is no bracket, an earlier result is missing, or the final is decided.
pub fn pair_round(t: &Tournament, round: usize, rules: &Knockout) -> Result<RoundPairing, KnockoutError> {
    let progress = progress(t, round, rules)?;
    if let Some(winner) = progress.champion() {
        let number = match winner {
            Winner::Player(ix) => t.player(ix).map_or(0, |p| p.number),
            Winner::Nobody => 0,
        };
        return Err(KnockoutError::Over(number));
    }
    Ok(RoundPairing { pairs: progress.live.iter().map(|l| l.pair).collect(), bye: None })
}
