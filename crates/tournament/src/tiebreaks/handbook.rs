//! The handbook's tie-breaks and their orders (Tie-breaks 1.11-1.51, 2.1-2.52; D-62 to D-77).

use crate::model::{Bye, Color, GameOutcome, PlayerIx, RoundEntry, Tournament};
use crate::points::Points;

use super::standings::StandingsRow;
use super::value::Value;

/// A criterion of the handbook for individual events.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HandbookCriterion {
    /// 2.1: Buchholz without the two worst opponents.
    BuchholzMinusTwo,
    /// 2.1: Buchholz; a rest counts as an opponent without points (D-63).
    Buchholz,
    /// Points in the games among the tied, when all of them have met (D-65).
    DirectEncounter,
    /// Opponents' points without the best and the worst, or the two best and two worst from ten rounds on (D-62).
    Harkness,
    /// 2.2: Sonneborn-Berger.
    SonnebornBerger,
    /// 2.3, 2.31: 4 for a win, 2 for a draw, 1 for a loss, 2 without play.
    Kashdan,
    /// 2.4: sum of the running score.
    Cumulative,
    /// 1.41: Black in the game between two tied players; among more, games with Black (D-75).
    Colour,
}

impl HandbookCriterion {
    /// Returns the short name of the tie-break.
    pub const fn name(self) -> &'static str {
        match self {
            Self::BuchholzMinusTwo => "BUCH-2",
            Self::Buchholz => "BUCH",
            Self::DirectEncounter => "DIRECT",
            Self::Harkness => "HARKNESS",
            Self::SonnebornBerger => "S-B",
            Self::Kashdan => "KASHDAN",
            Self::Cumulative => "CUMUL",
            Self::Colour => "COLOUR",
        }
    }
}

/// 1.3: the order in individual Swiss events. Dutch, listed last, has no meaning there (D-73).
pub const INDIVIDUAL_SWISS: [HandbookCriterion; 7] = [
    HandbookCriterion::BuchholzMinusTwo,
    HandbookCriterion::Buchholz,
    HandbookCriterion::DirectEncounter,
    HandbookCriterion::Harkness,
    HandbookCriterion::SonnebornBerger,
    HandbookCriterion::Kashdan,
    HandbookCriterion::Cumulative,
];

/// 1.41: the order in individual round robins.
pub const INDIVIDUAL_ROUND_ROBIN: [HandbookCriterion; 4] = [
    HandbookCriterion::SonnebornBerger,
    HandbookCriterion::DirectEncounter,
    HandbookCriterion::Kashdan,
    HandbookCriterion::Colour,
];

/// Returns a preset by name: `fce-swiss`, `fce-roundrobin`.
pub fn preset(name: &str) -> Option<&'static [HandbookCriterion]> {
    match name {
        "fce-swiss" => Some(&INDIVIDUAL_SWISS),
        "fce-roundrobin" => Some(&INDIVIDUAL_ROUND_ROBIN),
        _ => None,
    }
}

/// Returns the sum of the opponents' points in tenths, without some of the worst and best; 0 if too few are left.
pub fn trimmed_sum(opponents: &[Points], worst: usize, best: usize) -> i64 {
    let mut sorted: Vec<i64> = opponents.iter().map(|p| i64::from(p.tenths())).collect();
    sorted.sort_unstable();
    let end = sorted.len().saturating_sub(best);
    sorted.get(worst..end).map_or(0, |kept| kept.iter().sum())
}

/// Returns how many opponents are left out at each end for Harkness (D-62).
pub const fn harkness_cut(rounds: usize) -> usize {
    if rounds >= 10 { 2 } else { 1 }
}

/// Returns Kashdan's points for an entry (2.3, 2.31).
pub const fn kashdan(entry: &RoundEntry) -> i64 {
    match entry {
        RoundEntry::Game { outcome: GameOutcome::Win, .. } => 4,
        RoundEntry::Game { outcome: GameOutcome::Loss, .. } => 1,
        RoundEntry::Game { outcome: GameOutcome::Draw, .. }
        | RoundEntry::Forfeit { .. }
        | RoundEntry::Bye(Bye::PairingAllocated | Bye::Full | Bye::Half) => 2,
        RoundEntry::Paired { .. } | RoundEntry::Bye(Bye::Zero) => 0,
    }
}

/// Returns the sum of the running score (2.4).
pub fn cumulative(points: impl Iterator<Item = Points>) -> Points {
    let mut running = Points::ZERO;
    let mut total = Points::ZERO;
    for p in points {
        running += p;
        total += running;
    }
    total
}

struct HandbookTable<'t> {
    tournament: &'t Tournament,
    rounds: usize,
    scores: Vec<Points>,
}

impl HandbookTable<'_> {
    fn entries(&self, player: usize) -> impl Iterator<Item = &RoundEntry> {
        self.tournament.players[player].entries.iter().take(self.rounds)
    }

    /// Returns the points of each round's opponent; a round without one counts as 0 (D-63).
    fn opponents(&self, player: usize) -> Vec<Points> {
        let score = |e: &RoundEntry| e.opponent().map_or(Points::ZERO, |o| self.scores[o.index()]);
        let mut all: Vec<Points> = self.entries(player).map(score).collect();
        // A round without an entry was a rest too.
        all.resize(self.rounds, Points::ZERO);
        all
    }

    fn value(&self, criterion: HandbookCriterion, player: usize, tied: &[usize]) -> Value {
        match criterion {
            HandbookCriterion::BuchholzMinusTwo => Value::tenths(trimmed_sum(&self.opponents(player), 2, 0)),
            HandbookCriterion::Buchholz => Value::tenths(trimmed_sum(&self.opponents(player), 0, 0)),
            HandbookCriterion::Harkness => {
                let cut = harkness_cut(self.rounds);
                Value::tenths(trimmed_sum(&self.opponents(player), cut, cut))
            }
            HandbookCriterion::SonnebornBerger => {
                let t = self.tournament;
                let product = |e: &RoundEntry| {
                    // Beaten opponents count fully, drawn ones half, whatever a win is worth.
                    let share = match t.scoring.points(e) {
                        p if p >= t.scoring.win => 10,
                        p if p == t.scoring.draw && e.opponent().is_some() => 5,
                        _ => 0,
                    };
                    e.opponent().map_or(0, |o| i64::from(self.scores[o.index()].tenths()) * share)
                };
                Value::hundredths(self.entries(player).map(product).sum())
            }
            HandbookCriterion::Kashdan => Value::whole(self.entries(player).map(kashdan).sum()),
            HandbookCriterion::Cumulative => {
                let ix = PlayerIx(player as u32);
                let points = (0..self.rounds).map(|r| self.tournament.round_points(ix, r));
                Value::tenths(i64::from(cumulative(points).tenths()))
            }
            HandbookCriterion::DirectEncounter => Value::tenths(self.direct(player, tied)),
            HandbookCriterion::Colour => Value::whole(self.colour(player, tied)),
        }
    }

    fn games(&self, player: usize, other: usize) -> impl Iterator<Item = (usize, &RoundEntry)> {
        let against = move |e: &&RoundEntry| e.opponent() == Some(PlayerIx(other as u32));
        self.entries(player).enumerate().filter(move |(_, e)| against(e))
    }

    /// Returns the points among the tied; 0 unless they have all met each other (D-65).
    fn direct(&self, player: usize, tied: &[usize]) -> i64 {
        let all_met = tied.iter().all(|a| tied.iter().all(|b| a == b || self.games(*a, *b).next().is_some()));
        if !all_met {
            return 0;
        }
        let points = |other: &usize| -> i64 {
            self.games(player, *other).map(|(_, e)| i64::from(self.tournament.scoring.points(e).tenths())).sum()
        };
        tied.iter().filter(|o| **o != player).map(points).sum()
    }

    fn colour(&self, player: usize, tied: &[usize]) -> i64 {
        let black = |e: &RoundEntry| e.played().is_some_and(|(_, colour, _)| colour == Color::Black);
        if let [a, b] = *tied {
            let other = if a == player { b } else { a };
            return self.games(player, other).filter(|(_, e)| black(e)).count() as i64;
        }
        self.entries(player).filter(|e| black(e)).count() as i64
    }
}

/// Returns the standings by the handbook: each criterion in turn among the players still tied, never restarted (D-66).
pub fn standings(tournament: &Tournament, rounds: usize, criteria: &[HandbookCriterion]) -> Vec<StandingsRow> {
    let count = tournament.players.len();
    let score = |i: usize| {
        let player = &tournament.players[i];
        if player.annulled { Points::ZERO } else { tournament.score_after(PlayerIx(i as u32), rounds) }
    };
    let table = HandbookTable { tournament, rounds, scores: (0..count).map(score).collect() };
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by_key(|p| (std::cmp::Reverse(table.scores[*p]), *p));
    let mut groups: Vec<Vec<usize>> =
        order.chunk_by(|a, b| table.scores[*a] == table.scores[*b]).map(<[usize]>::to_vec).collect();
    let mut values: Vec<Vec<Value>> = vec![Vec::new(); count];
    for criterion in criteria {
        let mut next = Vec::new();
        for group in groups {
            for &player in &group {
                let value = table.value(*criterion, player, &group);
                values[player].push(value);
            }
            let last = |p: &usize| values[*p].last().and_then(|v| v.units);
            let mut sorted = group;
            sorted.sort_by_key(|p| (std::cmp::Reverse(last(p)), *p));
            next.extend(sorted.chunk_by(|a, b| last(a) == last(b)).map(<[usize]>::to_vec));
        }
        groups = next;
    }
    let mut rows = Vec::new();
    for group in groups {
        let rank = rows.len() + 1;
        for player in group {
            rows.push(StandingsRow {
                player: PlayerIx(player as u32),
                rank,
                points: table.scores[player],
                values: std::mem::take(&mut values[player]),
            });
        }
    }
    rows
}

/// A team match of a league: home, visitors, points by board from the home side.
pub type Match<'a> = (usize, usize, &'a [Points]);

/// D-71: the matches that count for the Dutch coefficient in a league.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DutchScope {
    /// Only the matches among the tied, the recommended reading.
    #[default]
    AmongTied,
    /// All matches.
    All,
}

/// A line of a team table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TeamLine {
    /// The team.
    pub team: usize,
    /// 4.1: 1, ½ or 0 per match.
    pub match_points: Points,
    /// 4.11: the sum of the players' points.
    pub olympic_points: Points,
    /// 2.2: Sonneborn-Berger, in hundredths.
    pub sonneborn_berger: i64,
    /// 2.3: Kashdan.
    pub kashdan: i64,
    /// 2.5: the Dutch coefficient over all matches.
    pub dutch: Points,
}

fn sides(m: &Match<'_>) -> [(usize, usize, Vec<Points>); 2] {
    let away: Vec<Points> = m.2.iter().map(|p| Points::ONE - *p).collect();
    [(m.0, m.1, m.2.to_vec()), (m.1, m.0, away)]
}

fn match_points(own: &[Points]) -> Points {
    let total: Points = own.iter().copied().sum();
    match total.times(2).cmp(&Points::ONE.times(own.len() as i32)) {
        std::cmp::Ordering::Greater => Points::ONE,
        std::cmp::Ordering::Equal => Points::HALF,
        std::cmp::Ordering::Less => Points::ZERO,
    }
}

/// Returns the figures of all teams of a league.
pub fn team_table(teams: usize, matches: &[Match<'_>]) -> Vec<TeamLine> {
    let blank = |team| TeamLine {
        team,
        match_points: Points::ZERO,
        olympic_points: Points::ZERO,
        sonneborn_berger: 0,
        kashdan: 0,
        dutch: Points::ZERO,
    };
    let mut lines: Vec<TeamLine> = (0..teams).map(blank).collect();
    let all: Vec<_> = matches.iter().flat_map(sides).filter(|(a, b, _)| *a < teams && *b < teams).collect();
    for (team, _, boards) in &all {
        let line = &mut lines[*team];
        let won = match_points(boards);
        line.match_points += won;
        line.olympic_points += boards.iter().copied().sum();
        line.kashdan += if won == Points::ONE {
            4
        } else if won == Points::HALF {
            2
        } else {
            1
        };
        line.dutch += crate::knockout::dutch_coefficient(boards, &[]).0;
    }
    for (team, other, boards) in &all {
        let theirs = i64::from(lines[*other].match_points.tenths());
        lines[*team].sonneborn_berger += theirs * i64::from(match_points(boards).tenths());
    }
    lines
}

/// A team's figure among the teams it is tied with.
type Figure<'f> = &'f dyn Fn(usize, &[usize]) -> i64;

/// Returns the order of a league: match points, direct encounter, Sonneborn-Berger, Kashdan, Dutch (1.11).
pub fn team_order(teams: usize, matches: &[Match<'_>], scope: DutchScope) -> Vec<usize> {
    let lines = team_table(teams, matches);
    let all: Vec<_> = matches.iter().flat_map(sides).collect();
    let among = |team: usize, tied: &[usize], figure: &dyn Fn(&[Points]) -> i32| -> i32 {
        all.iter().filter(|(a, b, _)| *a == team && tied.contains(b)).map(|(_, _, boards)| figure(boards)).sum()
    };
    let points = |boards: &[Points]| match_points(boards).tenths();
    // D-65: only when all of the tied have met.
    let met = |a: usize, b: usize| all.iter().any(|(own, other, _)| (*own, *other) == (a, b));
    let all_met = |tied: &[usize]| tied.iter().all(|a| tied.iter().all(|b| a == b || met(*a, *b)));
    let dutch = |boards: &[Points]| crate::knockout::dutch_coefficient(boards, &[]).0.tenths();
    let keys: [Figure<'_>; 5] = [
        &|t, _| i64::from(lines[t].match_points.tenths()),
        &|t, tied| if all_met(tied) { i64::from(among(t, tied, &points)) } else { 0 },
        &|t, _| lines[t].sonneborn_berger,
        &|t, _| lines[t].kashdan,
        &|t, tied| match scope {
            DutchScope::AmongTied => i64::from(among(t, tied, &dutch)),
            DutchScope::All => i64::from(lines[t].dutch.tenths()),
        },
    ];
    let mut groups: Vec<Vec<usize>> = vec![(0..teams).collect()];
    for key in keys {
        let mut next = Vec::new();
        for group in groups {
            let mut sorted = group.clone();
            sorted.sort_by_key(|t| (std::cmp::Reverse(key(*t, &group)), *t));
            next.extend(sorted.chunk_by(|a, b| key(*a, &group) == key(*b, &group)).map(<[usize]>::to_vec));
        }
        groups = next;
    }
    groups.into_iter().flatten().collect()
}

#[cfg(test)]
#[path = "handbook_tests.rs"]
mod tests;
