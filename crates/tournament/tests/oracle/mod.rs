//! A second, slow and simple implementation of C.07 (2026).
//!
//! It works on plain letters per round, recomputes everything from the beginning for every player, and shares nothing
//! with the crate but the tournament it reads: the tables of B.02 are typed in a second time.

pub(crate) mod handbook;
pub(crate) mod random;
pub(crate) mod teams;

use adoube_tournament::{Bye, Color, Forfeit, GameOutcome, RoundEntry, Tournament};

/// Rating differences for 50, 51 ... 100 per cent (B.02, 8.1.1).
const DIFFERENCES: &str = "0 7 14 21 29 36 43 50 57 65 72 80 87 95 102 110 117 125 133 141 149 158 166 175 184 193 202 211 220 \
                           230 240 251 262 273 284 296 309 322 336 351 366 383 401 422 444 470 501 538 589 677 800";
/// The widest gap at which the higher rated is expected to score 50, 51 ... 99 per cent (B.02, 8.1.2).
const GAPS: &str = "3 10 17 25 32 39 46 53 61 68 76 83 91 98 106 113 121 129 137 145 153 162 170 179 188 197 206 215 225 235 245 \
                    256 267 278 290 302 315 328 344 357 374 391 411 432 456 484 517 559 619 735";

/// The kind of a round as a letter: 1 = 0 played, + - forfeits, U F H Z byes.
#[derive(Clone, Copy)]
pub(crate) struct Cell {
    pub(crate) letter: char,
    pub(crate) opponent: Option<usize>,
    pub(crate) black: bool,
}

impl Cell {
    pub(crate) fn played(&self) -> bool {
        matches!(self.letter, '1' | '=' | '0')
    }
}

pub(crate) struct Oracle {
    pub(crate) cells: Vec<Vec<Cell>>,
    ratings: Vec<i64>,
    win: i64,
    draw: i64,
    loss: i64,
    absence: i64,
    bye: i64,
    pub(crate) rounds: usize,
    /// 15.2: all pairings were known before the start.
    all_play_all: bool,
    /// The expected score in per cent, by the difference between two ratings, from -4000 to 4000.
    expected: Vec<i64>,
}

/// A modifier's number: 2 of `BH/C2` for `C`.
fn modifier<'c>(code: &'c str, letter: &str) -> Option<&'c str> {
    code.split('/').skip(1).find_map(|part| part.strip_prefix(letter))
}

fn half_up(sum: i64, count: i64) -> Option<i64> {
    (count > 0).then(|| (2 * sum + count).div_euclid(2 * count))
}

impl Oracle {
    pub(crate) fn new(t: &Tournament, all_play_all: bool) -> Self {
        let rounds = t.paired_rounds();
        let cell = |e: &RoundEntry| {
            let letter = match e {
                RoundEntry::Game { outcome: GameOutcome::Win, .. } => '1',
                RoundEntry::Game { outcome: GameOutcome::Draw, .. } => '=',
                RoundEntry::Game { outcome: GameOutcome::Loss, .. } => '0',
                RoundEntry::Forfeit { forfeit: Forfeit::Won, .. } => '+',
                RoundEntry::Forfeit { forfeit: Forfeit::Lost, .. } => '-',
                RoundEntry::Bye(Bye::PairingAllocated) => 'U',
                RoundEntry::Bye(Bye::Full) => 'F',
                RoundEntry::Bye(Bye::Half) => 'H',
                RoundEntry::Bye(Bye::Zero) => 'Z',
                RoundEntry::Paired { .. } => panic!("all rounds are over"),
            };
            let opponent = e.opponent().map(adoube_tournament::PlayerIx::index);
            Cell { letter, opponent, black: e.colour() == Some(Color::Black) }
        };
        let absent = Cell { letter: 'Z', opponent: None, black: false };
        let line = |entries: &[RoundEntry]| (0..rounds).map(|r| entries.get(r).map_or(absent, cell)).collect();
        let gaps: Vec<i64> = GAPS.split_whitespace().map(|n| n.parse().expect("a number")).collect();
        let percent = |gap: i64| {
            let higher = 50 + gaps.iter().filter(|end| **end < gap.abs()).count() as i64;
            if gap >= 0 { higher } else { 100 - higher }
        };
        Self {
            cells: t.players.iter().map(|p| line(&p.entries)).collect(),
            ratings: t.players.iter().map(|p| i64::from(p.rating)).collect(),
            win: i64::from(t.scoring.win.tenths()),
            draw: i64::from(t.scoring.draw.tenths()),
            loss: i64::from(t.scoring.loss.tenths()),
            absence: i64::from(t.scoring.absence.tenths()),
            bye: i64::from(t.scoring.pairing_allocated_bye.tenths()),
            rounds,
            all_play_all,
            expected: (-4000..=4000).map(percent).collect(),
        }
    }

    pub(crate) fn points(&self, letter: char) -> i64 {
        match letter {
            '1' | '+' | 'F' => self.win,
            '=' | 'H' => self.draw,
            '0' => self.loss,
            'U' => self.bye,
            _ => self.absence,
        }
    }

    pub(crate) fn score(&self, p: usize) -> i64 {
        self.cells[p].iter().map(|c| self.points(c.letter)).sum()
    }

    /// 16.3, as seen by the opponents; in fore mode a pairing of the last round is a draw.
    fn seen(&self, p: usize, fore: bool) -> i64 {
        let mut letters: Vec<(char, bool)> = self.cells[p].iter().map(|c| (c.letter, c.opponent.is_some())).collect();
        if fore && letters.last().is_some_and(|l| l.1) {
            let last = letters.len() - 1;
            letters[last].0 = '=';
        }
        let mut sum = 0;
        for (r, (letter, paired)) in letters.iter().enumerate() {
            let requested = matches!(letter, 'H' | 'Z') && !paired;
            let nothing_follows = letters[r + 1..].iter().all(|(l, _)| matches!(l, 'H' | 'Z' | '-'));
            let as_draw = requested && nothing_follows && !self.all_play_all;
            sum += if as_draw { self.draw } else { self.points(*letter) };
        }
        sum
    }

    /// Per round: (opponent's or dummy's score, own points, voluntary).
    fn terms(&self, p: usize, fore: bool, forfeits: bool) -> Vec<(i64, i64, bool)> {
        let own = if fore && self.cells[p].last().is_some_and(|c| c.opponent.is_some()) {
            let last = self.cells[p][self.rounds - 1].letter;
            self.score(p) - self.points(last) + self.draw
        } else {
            self.score(p)
        };
        let mut out = Vec::new();
        for (r, c) in self.cells[p].iter().enumerate() {
            let last = r + 1 == self.rounds;
            let as_played = c.played() || forfeits || self.all_play_all || (fore && last);
            let score = match c.opponent {
                Some(o) if as_played => self.seen(o, fore),
                Some(o) => own.min(self.seen(o, fore)),
                // A player with the bye in a round robin has no opponent to count.
                None if self.all_play_all => continue,
                None => own.min(self.draw * self.rounds as i64),
            };
            let against_someone = as_played && c.opponent.is_some();
            let voluntary = !against_someone && matches!(c.letter, 'H' | 'Z' | '-');
            out.push((score, self.points(c.letter), voluntary));
        }
        out
    }

    /// Buchholz, fore Buchholz, Sonneborn-Berger with their cuts.
    fn sum(&self, p: usize, code: &str, fore: bool) -> i64 {
        let product = code.starts_with("SB");
        let (mut low, mut high) = (0, 0);
        if let Some(n) = modifier(code, "C") {
            low = n.parse().expect("a digit");
        }
        if let Some(n) = modifier(code, "M") {
            low = n.parse().expect("a digit");
            high = low;
        }
        let worth = |t: &(i64, i64, bool)| if product { t.0 * t.1 } else { t.0 };
        let mut terms = self.terms(p, fore, modifier(code, "P").is_some());
        for _ in 0..low {
            if terms.is_empty() {
                break;
            }
            // The least significant: the lowest score, then the lowest worth.
            let mut least = 0;
            for i in 1..terms.len() {
                if (terms[i].0, worth(&terms[i])) < (terms[least].0, worth(&terms[least])) {
                    least = i;
                }
            }
            // 16.5: the lowest voluntary one is cut instead, unless the other is lower still.
            let mut chosen = least;
            let voluntary: Vec<usize> = (0..terms.len()).filter(|i| terms[*i].2).collect();
            if let Some(v) = voluntary.into_iter().min_by_key(|i| worth(&terms[*i]))
                && worth(&terms[v]) >= worth(&terms[least])
            {
                chosen = v;
            }
            terms.remove(chosen);
        }
        for _ in 0..usize::min(high, terms.len()) {
            let top = (0..terms.len()).max_by_key(|i| (terms[*i].0, worth(&terms[*i]))).expect("not empty");
            terms.remove(top);
        }
        terms.iter().map(worth).sum()
    }

    fn games(&self, p: usize) -> Vec<(usize, char)> {
        self.cells[p].iter().filter(|c| c.played()).map(|c| (c.opponent.expect("played"), c.letter)).collect()
    }

    /// Ratings of the opponents met, with the half points scored against them; unrated opponents are left out.
    fn rated(&self, p: usize) -> Vec<(i64, i64)> {
        let halves = |letter: char| match letter {
            '1' => 2,
            '=' => 1,
            _ => 0,
        };
        self.games(p).iter().map(|(o, l)| (self.ratings[*o], halves(*l))).filter(|(r, _)| *r > 0).collect()
    }

    fn average_rating(&self, p: usize, code: &str) -> Option<i64> {
        let mut ratings: Vec<i64> = self.rated(p).iter().map(|g| g.0).collect();
        ratings.sort_unstable();
        let cut = |letter| modifier(code, letter).map_or(0, |n| n.parse::<usize>().expect("a digit"));
        for _ in 0..cut("C") + cut("M") {
            if !ratings.is_empty() {
                ratings.remove(0);
            }
        }
        for _ in 0..cut("M") {
            ratings.pop();
        }
        half_up(ratings.iter().sum(), ratings.len() as i64)
    }

    fn performance(&self, p: usize) -> Option<i64> {
        let games = self.rated(p);
        let halves: i64 = games.iter().map(|g| g.1).sum();
        let percent = half_up(100 * halves, 2 * games.len() as i64)?;
        let table: Vec<i64> = DIFFERENCES.split_whitespace().map(|n| n.parse().expect("a number")).collect();
        let difference = if percent >= 50 { table[percent as usize - 50] } else { -table[50 - percent as usize] };
        Some(self.average_rating(p, "ARO")? + difference)
    }

    /// 10.3, by trying every rating from below.
    fn perfect(&self, p: usize) -> Option<i64> {
        let games = self.rated(p);
        let lowest = games.iter().map(|g| g.0).min()?;
        let halves: i64 = games.iter().map(|g| g.1).sum();
        if halves == 0 {
            return Some(lowest - 800);
        }
        let expected = |own: i64| -> i64 { games.iter().map(|g| self.expected[(own - g.0 + 4000) as usize]).sum() };
        (lowest - 800..4000).find(|own| expected(*own) >= 50 * halves)
    }

    fn average_of(&self, p: usize, of: &dyn Fn(usize) -> Option<i64>) -> Option<i64> {
        let others: Vec<i64> = self.games(p).iter().filter_map(|(o, _)| of(*o)).collect();
        half_up(others.iter().sum(), others.len() as i64)
    }

    /// 9.2 and 14.5. The player who rests in a round robin of an odd number cannot score in that round.
    fn koya(&self, p: usize, code: &str) -> i64 {
        let scheduled = |line: &Vec<Cell>| line.iter().filter(|c| c.opponent.is_some()).count();
        let most = self.cells.iter().map(scheduled).max().unwrap_or(0);
        let games = if self.all_play_all { most } else { self.rounds } as i64;
        let (mut percent, mut halves) = (50, 0);
        match modifier(code, "L") {
            Some(n) if n.starts_with(['+', '-']) => halves = n.parse().expect("a number"),
            Some(n) => percent = n.parse().expect("a number"),
            None => {}
        }
        // In hundredths of a tenth of a point.
        let limit = percent * self.win * games + 500 * halves;
        let strong = |c: &&Cell| c.opponent.is_some_and(|o| 100 * self.score(o) >= limit);
        self.cells[p].iter().filter(strong).map(|c| self.points(c.letter)).sum()
    }

    /// 7.7: against the opponent if there was a game, otherwise against the value of a draw.
    fn standard(&self, p: usize) -> i64 {
        let one = |(r, c): (usize, &Cell)| {
            let own = self.points(c.letter);
            let other = match c.opponent {
                Some(o) if c.played() => self.points(self.cells[o][r].letter),
                _ => self.draw,
            };
            if own > other {
                10
            } else if own == other {
                5
            } else {
                0
            }
        };
        self.cells[p].iter().enumerate().map(one).sum()
    }

    pub(crate) fn value(&self, code: &str, p: usize) -> Option<i64> {
        let count = |test: &dyn Fn(&Cell) -> bool| self.cells[p].iter().filter(|c| test(c)).count() as i64;
        // 15.2: in a round robin a win by forfeit is an ordinary game for article 7, a loss by forfeit is not.
        let game = |c: &Cell| c.played() || (self.all_play_all && c.letter == '+');
        let won = |c: &Cell| game(c) && matches!(c.letter, '1' | '+');
        Some(match code.split('/').next().expect("a name") {
            "WIN" => count(&|c| self.points(c.letter) == self.win),
            "WON" => count(&won),
            "BPG" => count(&|c| c.black && game(c)),
            "BWG" => count(&|c| c.black && won(c)),
            "REP" => self.rounds as i64 - count(&|c| matches!(c.letter, 'H' | 'Z' | '-')),
            "STD" => self.standard(p),
            "PS" => {
                let skip = modifier(code, "C").map_or(0, |n| n.parse().expect("a digit"));
                let after = |r: usize| -> i64 { self.cells[p][..=r].iter().map(|c| self.points(c.letter)).sum() };
                (skip..self.rounds).map(after).sum()
            }
            "BH" | "SB" => self.sum(p, code, false),
            "FB" => self.sum(p, code, true),
            "KS" => self.koya(p, code),
            "TPN" => p as i64 + 1,
            "AOB" => {
                let games = self.games(p);
                let fore = modifier(code, "F").is_some();
                let total: i64 = games.iter().map(|(o, _)| self.sum(*o, "BH", fore)).sum();
                return half_up(10 * total, games.len() as i64);
            }
            "RTNG" => return Some(self.ratings[p]).filter(|r| *r > 0),
            "ARO" => return self.average_rating(p, code),
            "TPR" => return self.performance(p),
            "PTP" => return self.perfect(p),
            "APRO" => return self.average_of(p, &|o| self.performance(o)),
            "APPO" => return self.average_of(p, &|o| self.perfect(o)),
            other => panic!("{other}"),
        })
    }

    /// A player's average score against another, in twentieths; `None` if they did not meet.
    fn against(&self, p: usize, q: usize, forfeits: bool) -> Option<i64> {
        let counts = |c: &&Cell| c.opponent == Some(q) && (c.played() || forfeits || self.all_play_all);
        let points: Vec<i64> = self.cells[p].iter().filter(counts).map(|c| self.points(c.letter)).collect();
        (!points.is_empty()).then(|| 2 * points.iter().sum::<i64>() / points.len() as i64)
    }

    /// Article 6: the tied players in blocks, the best first.
    fn direct(&self, tied: &[usize], forfeits: bool) -> Vec<Vec<usize>> {
        if tied.len() < 2 {
            return vec![tied.to_vec()];
        }
        let score =
            |p: usize| -> i64 { tied.iter().filter(|q| **q != p).filter_map(|q| self.against(p, *q, forfeits)).sum() };
        let mut missing = Vec::new();
        for (i, p) in tied.iter().enumerate() {
            for q in &tied[i + 1..] {
                if self.against(*p, *q, forfeits).is_none() && !self.all_play_all {
                    missing.push((*p, *q));
                }
            }
        }
        let mut blocks: Vec<Vec<usize>> = Vec::new();
        if missing.is_empty() {
            // 6.2: by the scores, and again within each new tie.
            let mut scores: Vec<i64> = tied.iter().map(|p| score(*p)).collect();
            scores.sort_unstable();
            scores.dedup();
            if scores.len() == 1 {
                return vec![tied.to_vec()];
            }
            for s in scores.iter().rev() {
                let level: Vec<usize> = tied.iter().copied().filter(|p| score(*p) == *s).collect();
                blocks.extend(self.direct(&level, forfeits));
            }
            return blocks;
        }
        // 6.3: a player who is alone at the top whatever the missing results.
        let mut rest = tied.to_vec();
        while let Some(first) =
            rest.iter().copied().find(|p| rest.iter().all(|q| q == p || self.surely_above(*p, *q, &missing, &score)))
        {
            blocks.push(vec![first]);
            rest.retain(|p| *p != first);
            if rest.is_empty() {
                return blocks;
            }
        }
        if blocks.is_empty() {
            return vec![tied.to_vec()];
        }
        blocks.extend(self.direct(&rest, forfeits));
        blocks
    }

    /// Whether a player is above another in the small table for every combination of missing results; all are tried.
    fn surely_above(&self, p: usize, q: usize, missing: &[(usize, usize)], score: &dyn Fn(usize) -> i64) -> bool {
        let concern: Vec<&(usize, usize)> =
            missing.iter().filter(|(a, b)| [*a, *b].contains(&p) || [*a, *b].contains(&q)).collect();
        let results = [(self.win, self.loss), (self.draw, self.draw), (self.loss, self.win)];
        let everything = 3_usize.pow(concern.len().min(9) as u32);
        if concern.len() > 9 {
            // Too many to try; in the worst case the player loses all of them and the other wins all.
            let of = |x: usize| concern.iter().filter(|(a, b)| *a == x || *b == x).count() as i64;
            return score(p) + 2 * self.loss * of(p) > score(q) + 2 * self.win * of(q);
        }
        (0..everything).all(|mut way| {
            let (mut a, mut b) = (score(p), score(q));
            for (x, y) in &concern {
                let (first, second) = results[way % 3];
                way /= 3;
                for (who, points) in [(*x, first), (*y, second)] {
                    a += if who == p { 2 * points } else { 0 };
                    b += if who == q { 2 * points } else { 0 };
                }
            }
            a > b
        })
    }

    /// The standings: rank and values of every player, with direct encounter as the place among the tied players, or
    /// 0.
    pub(crate) fn standing(&self, codes: &[&str]) -> Vec<(usize, Vec<Option<i64>>)> {
        let everybody: Vec<usize> = (0..self.cells.len()).collect();
        let mut out = vec![(0, Vec::new()); everybody.len()];
        let mut groups = levels(&everybody, &|p| Some(self.score(p)), false);
        for code in codes {
            let mut next = Vec::new();
            for group in groups {
                let blocks = if code.starts_with("DE") {
                    let blocks = self.direct(&group, modifier(code, "P").is_some());
                    let mut place = 1;
                    for block in &blocks {
                        for p in block {
                            out[*p].1.push(Some(if blocks.len() == 1 { 0 } else { place }));
                        }
                        place += block.len() as i64;
                    }
                    blocks
                } else {
                    for p in &group {
                        out[*p].1.push(self.value(code, *p));
                    }
                    levels(&group, &|p| self.value(code, p), matches!(*code, "TPN" | "RTNG/R"))
                };
                next.extend(blocks);
            }
            groups = next;
        }
        let mut rank = 1;
        for group in groups {
            for p in &group {
                out[*p].0 = rank;
            }
            rank += group.len();
        }
        out
    }
}

/// Players in groups of equal value, the best first; without a value last.
pub(crate) fn levels(players: &[usize], value: &dyn Fn(usize) -> Option<i64>, low_first: bool) -> Vec<Vec<usize>> {
    let mut values: Vec<Option<i64>> = players.iter().map(|p| value(*p)).collect();
    values.sort_unstable();
    values.dedup();
    values.reverse();
    if low_first {
        values.reverse();
        values.sort_by_key(Option::is_none);
    }
    values.iter().map(|v| players.iter().copied().filter(|p| value(*p) == *v).collect()).collect()
}
