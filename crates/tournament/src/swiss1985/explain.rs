//! Explains pairings by the rules of 1985: for each pair the rule that made it, the players passed over and why, and
//! the colour rule (Swiss 1.2-5.4).

use adoube_words::Language;

use crate::model::{Color, PlayerIx, Tournament};
use crate::points::Points;
use crate::words::swiss1985;

use super::meetings::MeetingTable;
use super::search::{by_score, middle_score};
use super::{ColourReason, Entrant, Readings, Swiss1985Error, entrants, pair_entrants};

/// Number of passed-over players named per pair.
const NAMED: usize = 3;

/// A round being explained.
struct ExplainedRound<'a> {
    tournament: &'a Tournament,
    field: Vec<Entrant>,
    table: MeetingTable,
    groups: Vec<(Points, Vec<usize>)>,
    /// The middle group's score from the middle round on (4.1).
    middle: Option<Points>,
    readings: Readings,
    language: Language,
}

/// Explains the pairing of a round (from 1), one statement per line.
///
/// # Errors
/// [`Swiss1985Error`] if there is no pairing to explain.
pub fn explain_round(
    tournament: &Tournament,
    round: usize,
    readings: Readings,
    language: Language,
) -> Result<Vec<String>, Swiss1985Error> {
    let rounds = tournament.rounds.map_or(round, usize::from);
    let mut field = entrants(tournament, round, readings);
    field.sort_by_key(|e| e.rank);
    let first = tournament.initial_colour.unwrap_or(Color::White);
    let result = pair_entrants(&field, round, rounds, first, readings)?;
    let table = MeetingTable::new(&field, &readings);
    let at = |rank: u16| field.iter().position(|e| e.rank == rank).unwrap_or(0);
    let rests = result.rests.map(at);
    let pairs: Vec<(usize, usize, ColourReason)> = result.pairs.iter().map(|(w, b, c)| (at(*w), at(*b), *c)).collect();
    let players: Vec<usize> = (0..field.len()).filter(|p| Some(*p) != rests).collect();
    let groups = by_score(&table, &players);
    let middle = (round > rounds / 2).then(|| middle_score(&groups, round, readings.middle));
    let case = ExplainedRound { tournament, field, table, groups, middle, readings, language };
    let mut out = vec![match middle {
        None => swiss1985::FROM_THE_TOP.fill(language, &[("round", &round)]),
        Some(score) => swiss1985::FROM_BOTH_ENDS.fill(language, &[("round", &round), ("score", &score)]),
    }];
    if let Some(rests) = rests {
        case.rest(rests, &mut out);
    }
    for (white, black, reason) in &pairs {
        case.pair(*white, *black, *reason, &pairs, &mut out);
    }
    Ok(out)
}

impl ExplainedRound<'_> {
    fn name(&self, place: usize) -> String {
        let rank = self.field.get(place).map_or(0, |e| e.rank);
        let player = self.tournament.find(rank).and_then(|ix: PlayerIx| self.tournament.player(ix));
        player.map_or_else(String::new, |p| format!("{} {}", p.number, p.name).trim().to_owned())
    }

    fn score(&self, place: usize) -> Points {
        self.field.get(place).map_or(Points::ZERO, |e| e.score)
    }

    fn natives(&self, score: Points) -> &[usize] {
        self.groups.iter().find(|(s, _)| *s == score).map_or(&[], |(_, natives)| natives)
    }

    /// Explains who rests, and why lower-ranked players do not (1.3).
    fn rest(&self, rests: usize, out: &mut Vec<String>) {
        out.push(swiss1985::RESTS.fill(self.language, &[("player", &self.name(rests)), ("score", &self.score(rests))]));
        let key = |p: &usize| (self.score(*p), std::cmp::Reverse(*p));
        let mut before: Vec<usize> = (0..self.field.len()).filter(|p| key(p) < key(&rests)).collect();
        before.sort_by_key(key);
        for other in before.into_iter().take(NAMED) {
            let rested = self.field.get(other).is_some_and(|e| e.rested);
            let why = if rested { swiss1985::HAS_RESTED } else { swiss1985::REST_FAILS };
            let reason = why.get(self.language);
            out.push(swiss1985::NOT_RESTING.fill(self.language, &[("other", &self.name(other)), ("reason", &reason)]));
        }
    }

    fn pair(
        &self,
        white: usize,
        black: usize,
        reason: ColourReason,
        pairs: &[(usize, usize, ColourReason)],
        out: &mut Vec<String>,
    ) {
        let (high, low) = (white.min(black), white.max(black));
        let (rule, leader, candidates) =
            if self.score(high) == self.score(low) { self.within(high, low, pairs) } else { self.across(high, low) };
        let colours = self.colours(reason);
        out.push(swiss1985::PAIR.fill(
            self.language,
            &[("white", &self.name(white)), ("black", &self.name(black)), ("rule", &rule), ("colours", &colours)],
        ));
        let chosen = if leader == high { low } else { high };
        for other in candidates.into_iter().take_while(|c| *c != chosen).take(NAMED) {
            let why = self.why_not(leader, other, pairs);
            out.push(swiss1985::NOT_MEETING.fill(
                self.language,
                &[("player", &self.name(leader)), ("other", &self.name(other)), ("reason", &why)],
            ));
        }
    }

    fn why_not(&self, one: usize, other: usize, pairs: &[(usize, usize, ColourReason)]) -> String {
        let (Some(a), Some(b)) = (self.field.get(one), self.field.get(other)) else { return String::new() };
        if a.met.contains(&b.rank) || b.met.contains(&a.rank) {
            return swiss1985::MET.get(self.language).to_owned();
        }
        if !self.table.ok(one, other) {
            return swiss1985::SAME_COLOUR.get(self.language).to_owned();
        }
        let place = |p: usize| pairs.iter().find(|(w, b, _)| *w == p || *b == p);
        let partner = place(other).map(|(w, b, _)| if *w == other { *b } else { *w });
        match partner {
            Some(p) if self.score(p) > self.score(one) || (self.score(p) == self.score(one) && p < one) => {
                swiss1985::TAKEN.fill(self.language, &[("partner", &self.name(p))])
            }
            _ => swiss1985::REST_FAILS.get(self.language).to_owned(),
        }
    }

    /// Explains a pair within one group (2.3, 2.4, 3.2).
    fn within(&self, high: usize, low: usize, pairs: &[(usize, usize, ColourReason)]) -> (String, usize, Vec<usize>) {
        let score = self.score(high);
        let inside = |p: &usize| {
            let partner = pairs.iter().find_map(|(w, b, _)| match *p {
                x if x == *w => Some(*b),
                x if x == *b => Some(*w),
                _ => None,
            });
            partner.is_some_and(|other| self.score(other) == score)
        };
        let natives: Vec<usize> = self.natives(score).iter().copied().filter(inside).collect();
        let half = natives.len() / 2;
        let place = |p: usize| natives.iter().position(|n| *n == p).unwrap_or(0);
        let (at, opposite) = (place(high), place(low));
        let rule = if at < half && opposite == at + half {
            swiss1985::HALVES.fill(self.language, &[("score", &score), ("place", &(at + 1))])
        } else if at < half && opposite >= half {
            swiss1985::REPLACED.fill(self.language, &[("score", &score), ("place", &(at + 1))])
        } else if opposite < half {
            swiss1985::UPPER.fill(self.language, &[("score", &score)])
        } else {
            swiss1985::LOWER.fill(self.language, &[("score", &score)])
        };
        let lower = natives.iter().copied().skip(half).filter(|p| *p > high);
        let upper = natives.iter().copied().take(half).rev().filter(|p| *p > high && at < half);
        // Players ahead of the natural opponent go to the preceding players.
        let from = if at < half { natives.get(at + half).copied().unwrap_or(low).min(low) } else { 0 };
        (rule, high, lower.filter(|p| *p >= from).chain(upper).collect())
    }

    /// Explains a pair across groups (1.5, 2.5, 3.4, 4.1).
    fn across(&self, high: usize, low: usize) -> (String, usize, Vec<usize>) {
        let (better, worse) = if self.score(high) >= self.score(low) { (high, low) } else { (low, high) };
        let below = self.middle.is_some_and(|m| self.score(worse) < m);
        let index = |score: Points| self.groups.iter().position(|(s, _)| *s == score).unwrap_or(0);
        let next_below = self.groups.get(index(self.score(worse)) + 1).map_or(&[][..], |(_, n)| n);
        let alone = |p: usize| !self.table.any_ok(p, self.natives(self.score(p)));
        let rises_by_2_5 = self.readings.rule_2_5
            && !below
            && !next_below.is_empty()
            && alone(worse)
            && !self.table.any_ok(worse, next_below);
        let (mover, stays, text) = if rises_by_2_5 {
            (worse, better, swiss1985::RISES_2_5)
        } else if below && self.middle.is_some_and(|m| self.score(better) <= m) {
            (worse, better, if alone(worse) { swiss1985::RISES_ALONE } else { swiss1985::RISES })
        } else {
            (better, worse, if alone(better) { swiss1985::DROPS_ALONE } else { swiss1985::DROPS })
        };
        let rule = text.fill(
            self.language,
            &[("player", &self.name(mover)), ("from", &self.score(mover)), ("to", &self.score(stays))],
        );
        let mut natives = self.natives(self.score(stays)).to_vec();
        if mover == worse {
            natives.reverse();
        }
        (rule, mover, natives)
    }

    fn colours(&self, reason: ColourReason) -> String {
        match reason {
            ColourReason::FirstRound => swiss1985::FIRST_ROUND.get(self.language).to_owned(),
            ColourReason::ThreeRunning => swiss1985::RUNNING.get(self.language).to_owned(),
            ColourReason::Alternation(back) => swiss1985::ALTERNATION.fill(self.language, &[("back", &back)]),
            ColourReason::HigherRanked => swiss1985::HIGHER_RANKED.get(self.language).to_owned(),
        }
    }
}
