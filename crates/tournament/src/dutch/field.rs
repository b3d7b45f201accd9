//! The players to be paired in one round, with the data the Dutch system uses (C.04.3, articles 1.2-1.8, 2.1).

use crate::model::{Bye, Color, PlayerIx, RoundEntry, Tournament};
use crate::points::Points;

use super::DutchEdition;

/// The strength of a colour preference (1.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Strength {
    None,
    Mild,
    Strong,
    Absolute,
}

/// A mark left by an earlier round (1.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Float {
    None,
    Down,
    Up,
}

/// A player to be paired.
#[derive(Clone, Debug)]
pub(crate) struct Contender {
    pub(crate) ix: PlayerIx,
    /// Index among the players ever paired, from 0; its parity decides the initial colour (5.2.5).
    pub(crate) order: u32,
    /// Points, including virtual points.
    pub(crate) score: Points,
    /// Colours of the games played, oldest first.
    pub(crate) history: Vec<Color>,
    /// The colour due; `None` before the first game.
    pub(crate) owed: Option<Color>,
    pub(crate) strength: Strength,
    /// Whites minus Blacks.
    pub(crate) difference: i32,
    /// The colour of the last two games, if they were the same.
    pub(crate) repeated: Option<Color>,
    /// Marks of the previous round and the one before.
    pub(crate) floats: [Float; 2],
    /// C2: whether the pairing-allocated bye may be given.
    pub(crate) bye_allowed: bool,
    /// Rounds without a game, for C9.
    pub(crate) unplayed: u32,
    /// Whether the player is a topscorer (1.8).
    pub(crate) topscorer: bool,
}

/// A square matrix of booleans.
#[derive(Clone)]
pub(crate) struct BitMatrix {
    words: usize,
    bits: Vec<u64>,
}

impl BitMatrix {
    pub(crate) fn new(n: usize) -> Self {
        let words = n.div_ceil(64);
        Self { words, bits: vec![0; words * n] }
    }

    pub(crate) fn set(&mut self, a: usize, b: usize) {
        self.bits[a * self.words + b / 64] |= 1 << (b % 64);
        self.bits[b * self.words + a / 64] |= 1 << (a % 64);
    }

    pub(crate) fn unset(&mut self, a: usize, b: usize) {
        self.bits[a * self.words + b / 64] &= !(1 << (b % 64));
        self.bits[b * self.words + a / 64] &= !(1 << (a % 64));
    }

    #[inline]
    pub(crate) fn get(&self, a: usize, b: usize) -> bool {
        self.bits[a * self.words + b / 64] >> (b % 64) & 1 == 1
    }
}

/// The players to be paired, best first (1.2), and the pairs that may not meet.
pub(crate) struct PairingField {
    pub(crate) contenders: Vec<Contender>,
    /// The players who have met or are kept apart, by place in `contenders`: C1.
    pub(crate) barred: Vec<Vec<u32>>,
    barred_bits: BitMatrix,
}

impl PairingField {
    /// Builds the field of a round (from 1). Rounds from it on are ignored, except for the byes of the round itself.
    pub(crate) fn new(tournament: &Tournament, round: usize, edition: DutchEdition) -> Self {
        let past = round.saturating_sub(1);
        let scores: Vec<Vec<Points>> = running_scores(tournament, past);
        let mut order = 0;
        let mut contenders = Vec::new();
        for (i, player) in tournament.players.iter().enumerate() {
            let present = player.entries.get(past).is_none_or(RoundEntry::was_in_pairing);
            let known = present || player.entries.iter().take(past).any(RoundEntry::was_in_pairing);
            if present {
                let ix = PlayerIx(i as u32);
                contenders.push(contender(tournament, ix, order, round, &scores, edition));
            }
            order += u32::from(known);
        }
        contenders.sort_by(|a, b| b.score.cmp(&a.score).then(a.order.cmp(&b.order)));
        let (barred, barred_bits) = barred(tournament, &contenders, round);
        Self { contenders, barred, barred_bits }
    }

    pub(crate) fn len(&self) -> usize {
        self.contenders.len()
    }

    /// C1 and C3: returns whether two players of the field may meet.
    pub(crate) fn compatible(&self, a: usize, b: usize) -> bool {
        !self.barred_bits.get(a, b) && !self.colours_clash(a, b)
    }

    /// C3: returns whether two players have the same absolute preference and neither is a topscorer.
    pub(crate) fn colours_clash(&self, a: usize, b: usize) -> bool {
        let (a, b) = (&self.contenders[a], &self.contenders[b]);
        a.strength == Strength::Absolute
            && b.strength == Strength::Absolute
            && a.owed == b.owed
            && !a.topscorer
            && !b.topscorer
    }
}

/// Returns the points of every player after 0, 1, ... `past` rounds.
fn running_scores(tournament: &Tournament, past: usize) -> Vec<Vec<Points>> {
    (0..tournament.players.len() as u32)
        .map(|i| {
            let mut sum = Points::ZERO;
            let mut run = Vec::with_capacity(past + 1);
            run.push(sum);
            for r in 0..past {
                sum += tournament.round_points(PlayerIx(i), r);
                run.push(sum);
            }
            run
        })
        .collect()
}

fn contender(
    tournament: &Tournament,
    ix: PlayerIx,
    order: u32,
    round: usize,
    scores: &[Vec<Points>],
    edition: DutchEdition,
) -> Contender {
    let past = round.saturating_sub(1);
    let player = &tournament.players[ix.index()];
    let entries = player.entries.get(..past.min(player.entries.len())).unwrap_or_default();
    let history: Vec<Color> = entries.iter().filter_map(colour_history).collect();
    let difference: i32 = history.iter().map(|c| if *c == Color::White { 1 } else { -1 }).sum();
    let repeated = match history.as_slice() {
        [.., a, b] if a == b => Some(*a),
        _ => None,
    };
    let (owed, strength) = preference(&history, difference, repeated);
    let score = scores[ix.index()][past] + tournament.virtual_points(player.number, round);
    let last_round = tournament.rounds.is_some_and(|r| round >= usize::from(r));
    let best = tournament.scoring.win.max(tournament.scoring.draw).times(past as i32);
    let mark = |back: usize| {
        if past < back { Float::None } else { float(tournament, ix, past - back, scores, edition) }
    };
    Contender {
        ix,
        order,
        score,
        owed,
        strength,
        difference,
        repeated,
        floats: [mark(1), mark(2)],
        bye_allowed: entries.iter().all(|e| !bars_bye(tournament, e, edition)),
        unplayed: (past - history.len().min(past)) as u32,
        topscorer: last_round && score.times(2) > best,
        history,
    }
}

/// Returns the colour of a game that counts: played, or adjourned.
fn colour_history(entry: &RoundEntry) -> Option<Color> {
    match *entry {
        RoundEntry::Game { colour, .. } | RoundEntry::Paired { colour, .. } => Some(colour),
        _ => None,
    }
}

/// Returns the preference: absolute, strong, mild or none, tested in this order (1.7).
pub(crate) fn preference(history: &[Color], difference: i32, repeated: Option<Color>) -> (Option<Color>, Strength) {
    let fewer = if difference > 0 { Color::Black } else { Color::White };
    if difference.abs() > 1 {
        (Some(fewer), Strength::Absolute)
    } else if let Some(colour) = repeated {
        (Some(colour.other()), Strength::Absolute)
    } else if difference != 0 {
        (Some(fewer), Strength::Strong)
    } else if let Some(last) = history.last() {
        (Some(last.other()), Strength::Mild)
    } else {
        (None, Strength::None)
    }
}

/// Returns the mark that round `at` (from 0) left on a player (1.4).
fn float(t: &Tournament, ix: PlayerIx, at: usize, scores: &[Vec<Points>], edition: DutchEdition) -> Float {
    let player = &t.players[ix.index()];
    let pairing_score = |ix: PlayerIx| {
        let number = t.player(ix).map_or(0, |p| p.number);
        scores.get(ix.index()).and_then(|s| s.get(at)).copied().unwrap_or_default() + t.virtual_points(number, at + 1)
    };
    match player.entries.get(at) {
        Some(RoundEntry::Game { opponent, .. } | RoundEntry::Paired { opponent, .. }) => {
            match pairing_score(ix).cmp(&pairing_score(*opponent)) {
                std::cmp::Ordering::Greater => Float::Down,
                std::cmp::Ordering::Less => Float::Up,
                std::cmp::Ordering::Equal => Float::None,
            }
        }
        // 2017: any unplayed round gives a downfloat.
        _ if edition == DutchEdition::Fide2017 => Float::Down,
        // 1.4.3: the bye, whatever it is worth, and anything worth more than a loss.
        Some(RoundEntry::Bye(Bye::PairingAllocated)) => Float::Down,
        Some(entry) if t.scoring.points(entry) > t.scoring.loss => Float::Down,
        _ => Float::None,
    }
}

/// C2 (C.04.1, 4): returns whether an entry bars its player from the pairing-allocated bye.
fn bars_bye(tournament: &Tournament, entry: &RoundEntry, edition: DutchEdition) -> bool {
    match entry {
        RoundEntry::Game { .. } | RoundEntry::Paired { .. } => false,
        RoundEntry::Bye(Bye::PairingAllocated) => true,
        RoundEntry::Bye(_) if edition == DutchEdition::Fide2017 => false,
        unplayed => tournament.scoring.points(unplayed) >= tournament.scoring.win,
    }
}

fn barred(tournament: &Tournament, contenders: &[Contender], round: usize) -> (Vec<Vec<u32>>, BitMatrix) {
    let mut place = vec![u32::MAX; tournament.players.len()];
    for (at, c) in contenders.iter().enumerate() {
        place[c.ix.index()] = at as u32;
    }
    let at = |ix: PlayerIx| place.get(ix.index()).copied().filter(|p| *p != u32::MAX);
    let mut lists = vec![Vec::new(); contenders.len()];
    let mut bits = BitMatrix::new(contenders.len());
    for (a, c) in contenders.iter().enumerate() {
        let entries = tournament.players[c.ix.index()].entries.iter().take(round.saturating_sub(1));
        let met = entries.filter_map(|e| match e {
            RoundEntry::Game { opponent, .. } | RoundEntry::Paired { opponent, .. } => Some(*opponent),
            _ => None,
        });
        for b in met.filter_map(at) {
            bits.set(a, b as usize);
            lists[a].push(b);
        }
    }
    for group in &tournament.forbidden {
        if !(usize::from(group.first_round)..=usize::from(group.last_round)).contains(&round) {
            continue;
        }
        let members: Vec<u32> = group.players.iter().filter_map(|ix| at(*ix)).collect();
        for &a in &members {
            for &b in members.iter().filter(|b| **b != a) {
                bits.set(a as usize, b as usize);
                lists[a as usize].push(b);
            }
        }
    }
    for list in &mut lists {
        list.sort_unstable();
        list.dedup();
    }
    (lists, bits)
}
