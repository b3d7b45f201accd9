//! A second, slow and simple implementation of articles 12 and 13: teams as rows of letters with both scores beside
//! them.

use adoube_tournament::simulate::Lots;
use adoube_tournament::tiebreaks::teams::{TeamEvent, TeamRecord, TeamRound, TeamState};
use adoube_tournament::tiebreaks::{EventFormat, TeamScore};
use adoube_tournament::{Bye, Color, Forfeit, GameOutcome, Points, Scoring};

use super::{half_up, levels, modifier};

/// Averages over up to six meetings are whole in sixtieths.
const UNIT: i64 = 60;

struct Cell {
    letter: char,
    opponent: Option<usize>,
    black: bool,
    /// Match points, game points.
    points: [i64; 2],
    boards: Vec<i64>,
}

pub(crate) struct Teams {
    cells: Vec<Vec<Cell>>,
    /// Win, draw, loss in match points and in game points.
    worth: [[i64; 3]; 2],
    game_win: i64,
    boards: usize,
    pub(crate) rounds: usize,
    all_play_all: bool,
    primary: usize,
}

impl Teams {
    pub(crate) fn new(event: &TeamEvent, rounds: usize) -> Self {
        let tenths = |p: Points| i64::from(p.tenths());
        let cell = |r: &TeamRound| Cell {
            letter: match r.state {
                TeamState::Played(GameOutcome::Win) => '1',
                TeamState::Played(GameOutcome::Draw) => '=',
                TeamState::Played(GameOutcome::Loss) => '0',
                TeamState::Forfeit(Forfeit::Won) => '+',
                TeamState::Forfeit(Forfeit::Lost) => '-',
                TeamState::Bye(Bye::PairingAllocated) => 'U',
                TeamState::Bye(Bye::Full) => 'F',
                TeamState::Bye(Bye::Half) => 'H',
                TeamState::Bye(Bye::Zero) => 'Z',
                TeamState::Open => panic!("all rounds are over"),
            },
            opponent: r.opponent,
            black: r.colour == Some(Color::Black),
            points: [tenths(r.match_points), tenths(r.game_points)],
            boards: r.boards.iter().map(|p| tenths(*p)).collect(),
        };
        let three = |s: &Scoring, times: i64| [s.win, s.draw, s.loss].map(|p| tenths(p) * times);
        Self {
            cells: event.teams.iter().map(|t| t.rounds.iter().map(cell).collect()).collect(),
            worth: [three(&event.matches, 1), three(&event.games, event.boards as i64)],
            game_win: tenths(event.games.win),
            boards: event.boards,
            rounds,
            all_play_all: event.kind == EventFormat::RoundRobin,
            primary: usize::from(event.primary == TeamScore::GamePoints),
        }
    }

    fn score(&self, team: usize, of: usize) -> i64 {
        self.cells[team].iter().map(|c| c.points[of]).sum()
    }

    /// 16.3.
    fn seen(&self, team: usize, of: usize, fore: bool) -> i64 {
        let line = &self.cells[team];
        let draw = self.worth[of][1];
        let paired_last = fore && line.last().is_some_and(|c| c.opponent.is_some());
        let mut sum = 0;
        for (r, c) in line.iter().enumerate() {
            let last = r + 1 == line.len();
            let rest = &line[r + 1..];
            let nothing = rest.iter().all(|c| matches!(c.letter, 'H' | 'Z' | '-')) && !paired_last;
            let bye = matches!(c.letter, 'H' | 'Z');
            sum += if (last && paired_last) || (bye && nothing && !self.all_play_all) { draw } else { c.points[of] };
        }
        sum
    }

    /// Opponent's score of one kind, own points of another, voluntary.
    fn terms(&self, team: usize, theirs: usize, own: usize, fore: bool, forfeits: bool) -> Vec<(i64, i64, bool)> {
        let draw = self.worth[theirs][1];
        let mut mine = self.score(team, theirs);
        if let Some(last) = self.cells[team].last().filter(|c| fore && c.opponent.is_some()) {
            mine += draw - last.points[theirs];
        }
        let mut out = Vec::new();
        for (r, c) in self.cells[team].iter().enumerate() {
            let real =
                matches!(c.letter, '1' | '=' | '0') || forfeits || self.all_play_all || (fore && r + 1 == self.rounds);
            match c.opponent {
                Some(o) if real => out.push((self.seen(o, theirs, fore), c.points[own], false)),
                Some(o) => out.push((mine.min(self.seen(o, theirs, fore)), c.points[own], c.letter == '-')),
                None if self.all_play_all => {}
                None => {
                    let cap = draw * self.rounds as i64;
                    out.push((mine.min(cap), c.points[own], matches!(c.letter, 'H' | 'Z' | '-')));
                }
            }
        }
        out
    }

    /// The sum of the terms (or of their products) after the cuts of the code.
    fn sum(mut terms: Vec<(i64, i64, bool)>, product: bool, code: &str) -> i64 {
        let number = |letter| modifier(code, letter).map_or(0, |n| n.parse::<usize>().expect("a digit"));
        let worth = |t: &(i64, i64, bool)| if product { t.0 * t.1 } else { t.0 };
        for _ in 0..number("C") + number("M") {
            if terms.is_empty() {
                break;
            }
            let least = (0..terms.len()).min_by_key(|i| (terms[*i].0, worth(&terms[*i]), *i)).expect("one");
            let absent = (0..terms.len()).filter(|i| terms[*i].2).min_by_key(|i| (worth(&terms[*i]), *i));
            let gone = absent.filter(|v| worth(&terms[*v]) >= worth(&terms[least])).unwrap_or(least);
            terms.remove(gone);
        }
        for _ in 0..number("M").min(terms.len()) {
            let top = (0..terms.len()).max_by_key(|i| (terms[*i].0, worth(&terms[*i]))).expect("one");
            terms.remove(top);
        }
        terms.iter().map(worth).sum()
    }

    /// 12: the sums of the boards.
    fn by_board(&self, cells: &[&Cell]) -> Vec<i64> {
        let mut out = vec![0; self.boards];
        for c in cells {
            for (board, sum) in out.iter_mut().enumerate() {
                *sum += match c.boards.get(board) {
                    Some(points) => *points,
                    None if c.boards.is_empty() && matches!(c.letter, 'U' | 'F' | '+') => self.game_win,
                    None => 0,
                };
            }
        }
        out
    }

    fn all_boards(&self, team: usize) -> Vec<i64> {
        self.by_board(&self.cells[team].iter().collect::<Vec<_>>())
    }

    pub(crate) fn value(&self, code: &str, team: usize) -> Option<i64> {
        let name = code.split(['/', ':']).next().expect("a name");
        let of = if code.contains(":MP") {
            0
        } else if code.contains(":GP") {
            1
        } else {
            self.primary
        };
        let forfeits = modifier(code, "P").is_some();
        let [win, draw, _] = self.worth[of];
        let line = &self.cells[team];
        let game = |c: &&Cell| matches!(c.letter, '1' | '=' | '0') || (self.all_play_all && c.letter == '+');
        let count = |test: &dyn Fn(&&Cell) -> bool| line.iter().filter(test).count() as i64;
        Some(match name {
            "WIN" => count(&|c| c.points[of] == win),
            "WON" => count(&|c| game(c) && matches!(c.letter, '1' | '+')),
            "BPG" => count(&|c| game(c) && c.black),
            "REP" => count(&|c| !matches!(c.letter, 'H' | 'Z' | '-')),
            "STD" => {
                let one = |r: usize| {
                    let c = &line[r];
                    let played = matches!(c.letter, '1' | '=' | '0');
                    let against = match c.opponent {
                        Some(o) if played => self.cells[o][r].points[of],
                        _ => draw,
                    };
                    5 * i64::from(c.points[of] >= against) + 5 * i64::from(c.points[of] > against)
                };
                (0..line.len()).map(one).sum()
            }
            "PS" => {
                let skip = modifier(code, "C").map_or(0, |n| n.parse().expect("a digit"));
                (skip..line.len()).map(|r| line[..=r].iter().map(|c| c.points[of]).sum::<i64>()).sum()
            }
            "TPN" => team as i64 + 1,
            "BH" | "FB" => Self::sum(self.terms(team, of, of, name == "FB", forfeits), false, code),
            "SB" => Self::sum(self.terms(team, of, of, false, forfeits), true, code),
            "AOB" => {
                let fore = modifier(code, "F").is_some();
                let met: Vec<usize> =
                    line.iter().filter(|c| matches!(c.letter, '1' | '=' | '0')).filter_map(|c| c.opponent).collect();
                let all: i64 = met.iter().map(|o| Self::sum(self.terms(*o, of, of, fore, false), false, "BH")).sum();
                return half_up(10 * all, met.len() as i64);
            }
            "KS" => {
                let games = if self.all_play_all {
                    self.cells.iter().map(|l| l.iter().filter(|c| c.opponent.is_some()).count()).max().unwrap_or(0)
                } else {
                    self.rounds
                };
                let more: i64 = modifier(code, "L").map_or(0, |n| n.parse().expect("a number"));
                let strong = |o: usize| 2 * self.score(o, of) >= win * games as i64 + 10 * more;
                line.iter().filter(|c| c.opponent.is_some_and(strong)).map(|c| c.points[of]).sum()
            }
            "MPvGP" => self.score(team, 1 - self.primary),
            "EMMSB" | "EMGSB" | "EGMSB" | "EGGSB" => {
                let letter = |at| usize::from(name.as_bytes()[at] == b'G');
                Self::sum(self.terms(team, letter(1), letter(2), false, forfeits), true, code)
            }
            "BC" => self.all_boards(team).iter().enumerate().map(|(b, p)| (b as i64 + 1) * p).sum(),
            "SSSC" => {
                let strength =
                    Self::sum(self.terms(team, of, of, modifier(code, "F").is_some(), forfeits), false, "BH");
                let k = match modifier(code, "K") {
                    Some(n) => n.parse().expect("a number"),
                    None => (win * self.rounds as i64 / self.worth[1 - of][0]).max(1),
                };
                10 * self.score(team, 1 - of) + half_up(10 * strength, k).expect("not by nought")
            }
            other => panic!("{other}"),
        })
    }

    fn meetings(&self, team: usize, other: usize, forfeits: bool) -> Vec<&Cell> {
        let counts = |c: &&Cell| {
            c.opponent == Some(other) && (matches!(c.letter, '1' | '=' | '0') || forfeits || self.all_play_all)
        };
        self.cells[team].iter().filter(counts).collect()
    }

    /// Article 6 on a score: one pass.
    fn direct(&self, tied: &[usize], of: usize, forfeits: bool) -> Vec<Vec<usize>> {
        let met = |p: usize, q: usize| !self.meetings(p, q, forfeits).is_empty();
        let made = |p: usize| -> i64 {
            let one = |q: &usize| {
                let games = self.meetings(p, *q, forfeits);
                let sum: i64 = games.iter().map(|c| c.points[of]).sum();
                if games.is_empty() { 0 } else { UNIT * sum / games.len() as i64 }
            };
            tied.iter().filter(|q| **q != p).map(one).sum()
        };
        let missing = |p: usize| tied.iter().filter(|q| **q != p && !met(p, **q)).count() as i64;
        if self.all_play_all || tied.iter().all(|p| missing(*p) == 0) {
            return levels(tied, &|p| Some(made(p)), false);
        }
        // 6.3: in the worst case one loses all missing games and all others win theirs.
        let [win, _, loss] = self.worth[of].map(|p| UNIT * p);
        let mut rest = tied.to_vec();
        let mut blocks = Vec::new();
        loop {
            let above = |p: usize, q: usize| made(p) + loss * missing(p) > made(q) + win * missing(q);
            let Some(first) = rest.iter().copied().find(|p| rest.iter().all(|q| q == p || above(*p, *q))) else {
                break;
            };
            blocks.push(vec![first]);
            rest.retain(|p| *p != first);
            if rest.is_empty() {
                return blocks;
            }
        }
        blocks.push(rest);
        blocks
    }

    /// 13.3, literally: any step that separates teams restarts the procedure in each part.
    fn encounter(&self, tied: &[usize], code: &str) -> Vec<Vec<usize>> {
        if tied.len() < 2 {
            return vec![tied.to_vec()];
        }
        let forfeits = modifier(code, "P").is_some();
        let name = code.split(['/', ':']).next().expect("a name");
        let scores = match (name, code.contains(":MP"), code.contains(":GP")) {
            ("DE", true, _) => vec![0],
            ("DE", _, true) => vec![1],
            ("DE", ..) => vec![self.primary],
            _ => vec![self.primary, 1 - self.primary],
        };
        let again = |blocks: Vec<Vec<usize>>| blocks.iter().flat_map(|block| self.encounter(block, code)).collect();
        for of in scores {
            let blocks = self.direct(tied, of, forfeits);
            if blocks.len() > 1 {
                return again(blocks);
            }
        }
        let &[one, other] = tied else { return vec![tied.to_vec()] };
        if self.meetings(one, other, forfeits).is_empty() {
            return vec![tied.to_vec()];
        }
        let boards = |p: usize| self.by_board(&self.meetings(p, if p == one { other } else { one }, forfeits));
        let steps: &[char] = match name {
            "EDEC" => &['c'],
            "EDET" => &['t'],
            "EDEB" => &['b'],
            "EDEBT" => &['c', 't'],
            "EDEBB" => &['c', 'b'],
            _ => &[],
        };
        for step in steps {
            let [first, second] = [one, other].map(|p| Self::measure(*step, &boards(p)));
            for (a, b) in first.iter().zip(&second) {
                if a != b {
                    return if a > b { vec![vec![one], vec![other]] } else { vec![vec![other], vec![one]] };
                }
            }
        }
        vec![tied.to_vec()]
    }

    /// Compares the values in order; the higher one is better.
    fn measure(step: char, boards: &[i64]) -> Vec<i64> {
        match step {
            'c' => vec![-boards.iter().enumerate().map(|(b, p)| (b as i64 + 1) * p).sum::<i64>()],
            't' => boards.to_vec(),
            _ => (1..boards.len()).map(|gone| boards[..boards.len() - gone].iter().sum()).collect(),
        }
    }

    /// Blocks for a code that gives places.
    fn places(&self, tied: &[usize], code: &str) -> Option<Vec<Vec<usize>>> {
        let step = match code {
            "TBR" => 't',
            "BBE" => 'b',
            _ if code.starts_with("DE") || code.starts_with("EDE") => return Some(self.encounter(tied, code)),
            _ => return None,
        };
        let mut sorted: Vec<(Vec<i64>, usize)> =
            tied.iter().map(|p| (Self::measure(step, &self.all_boards(*p)), *p)).collect();
        sorted.sort_by(|a, b| b.cmp(a));
        let mut blocks: Vec<Vec<usize>> = Vec::new();
        for (at, (key, p)) in sorted.iter().enumerate() {
            match blocks.last_mut() {
                Some(block) if sorted[at - 1].0 == *key => block.push(*p),
                _ => blocks.push(vec![*p]),
            }
        }
        Some(blocks)
    }

    pub(crate) fn standing(&self, codes: &[&str]) -> Vec<(usize, Vec<Option<i64>>)> {
        let everybody: Vec<usize> = (0..self.cells.len()).collect();
        let mut out = vec![(0, Vec::new()); everybody.len()];
        let mut groups = levels(&everybody, &|p| Some(self.score(p, self.primary)), false);
        for code in codes {
            let mut next = Vec::new();
            for group in groups {
                if let Some(blocks) = self.places(&group, code) {
                    let mut place = 1;
                    for block in &blocks {
                        for p in block {
                            out[*p].1.push(Some(if blocks.len() == 1 { 0 } else { place }));
                        }
                        place += block.len() as i64;
                    }
                    next.extend(blocks);
                } else {
                    for p in &group {
                        out[*p].1.push(self.value(code, *p));
                    }
                    next.extend(levels(&group, &|p| self.value(code, p), matches!(*code, "BC" | "TPN")));
                }
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

/// A random event and its number of rounds.
pub(crate) fn random(seed: u64) -> (TeamEvent, usize) {
    let mut lots = Lots::new(seed);
    let all_play_all = lots.below(3) == 0;
    let count = 3 + lots.below(7) as usize;
    let boards = 1 + lots.below(5) as usize;
    let points = |w, d, l| Scoring {
        win: Points::from_tenths(w),
        draw: Points::from_tenths(d),
        loss: Points::from_tenths(l),
        ..Scoring::default()
    };
    let mut event = TeamEvent {
        kind: if all_play_all { EventFormat::RoundRobin } else { EventFormat::Swiss },
        primary: if lots.below(3) == 0 { TeamScore::GamePoints } else { TeamScore::MatchPoints },
        boards,
        matches: [points(20, 10, 0), points(20, 10, 0), points(10, 5, 0), points(30, 10, 0), points(30, 20, 10)]
            [lots.below(5) as usize],
        games: [points(10, 5, 0), points(10, 5, 0), points(10, 5, 0), points(30, 10, 0)][lots.below(4) as usize],
        teams: (1..=count as u16).map(|number| TeamRecord { number, rounds: Vec::new() }).collect(),
    };
    let rounds: Vec<Vec<(usize, usize)>> = if all_play_all {
        use adoube_tournament::roundrobin::{Cycles, TableGame, berger};
        let cycles = if lots.below(3) == 0 { Cycles::Double } else { Cycles::Single };
        let table = berger(count as u16, cycles).expect("a table");
        let pair = |g: &TableGame| g.pair().map(|(a, b)| (usize::from(a) - 1, usize::from(b) - 1));
        table.iter().map(|round| round.iter().filter_map(pair).collect()).collect()
    } else {
        (0..2 + lots.below(5)).map(|_| lottery(count, &mut lots)).collect()
    };
    for pairs in &rounds {
        let mut bye_given = false;
        let mut made: Vec<Option<TeamRound>> = vec![None; count];
        for (home, away) in pairs {
            let (first, second) = play(&event, *home, *away, &mut lots);
            made[*home] = Some(first);
            made[*away] = Some(second);
        }
        for (team, round) in made.into_iter().enumerate() {
            let round = round.unwrap_or_else(|| rest(&event, &mut bye_given, &mut lots));
            event.teams[team].rounds.push(round);
        }
    }
    (event, rounds.len())
}

/// Random pairs of a round; the remaining team has no match.
fn lottery(count: usize, lots: &mut Lots) -> Vec<(usize, usize)> {
    let mut left: Vec<usize> = (0..count).collect();
    let mut pairs = Vec::new();
    let stay = lots.below(3) as usize;
    while left.len() > 1 + stay {
        let one = left.remove(lots.below(left.len() as u64) as usize);
        let other = left.remove(lots.below(left.len() as u64) as usize);
        pairs.push((one, other));
    }
    pairs
}

fn rest(event: &TeamEvent, bye_given: &mut bool, lots: &mut Lots) -> TeamRound {
    let all = |p: Points| p.times(event.boards as i32);
    let (bye, match_points, game_points) = if event.kind == EventFormat::RoundRobin {
        (Bye::Zero, Points::ZERO, Points::ZERO)
    } else {
        match lots.below(5) {
            0..=2 if !std::mem::replace(bye_given, true) => {
                (Bye::PairingAllocated, event.matches.draw, all(event.games.draw))
            }
            3 => (Bye::Half, event.matches.draw, all(event.games.draw)),
            4 => (Bye::Full, event.matches.win, all(event.games.win)),
            _ => (Bye::Zero, Points::ZERO, Points::ZERO),
        }
    };
    TeamRound { opponent: None, colour: None, state: TeamState::Bye(bye), match_points, game_points, boards: vec![] }
}

fn play(event: &TeamEvent, home: usize, away: usize, lots: &mut Lots) -> (TeamRound, TeamRound) {
    let (g, m) = (&event.games, &event.matches);
    let forfeit = lots.below(12) == 0;
    let boards: Vec<(Points, Points)> = (0..event.boards)
        .map(|_| match lots.below(if forfeit { 1 } else { 4 }) {
            0 => (g.win, if forfeit { g.absence } else { g.loss }),
            1 => (g.loss, g.win),
            _ => (g.draw, g.draw),
        })
        .collect();
    let sums = [boards.iter().map(|b| b.0).sum::<Points>(), boards.iter().map(|b| b.1).sum::<Points>()];
    let side = |own: usize, opponent: usize, colour| {
        let (mine, theirs) = (sums[own], sums[1 - own]);
        let (outcome, match_points) = match mine.cmp(&theirs) {
            std::cmp::Ordering::Greater => (GameOutcome::Win, m.win),
            std::cmp::Ordering::Equal => (GameOutcome::Draw, m.draw),
            std::cmp::Ordering::Less => (GameOutcome::Loss, if forfeit { m.absence } else { m.loss }),
        };
        let state = match outcome {
            GameOutcome::Win if forfeit => TeamState::Forfeit(Forfeit::Won),
            _ if forfeit => TeamState::Forfeit(Forfeit::Lost),
            outcome => TeamState::Played(outcome),
        };
        let list = boards.iter().map(|b| if own == 0 { b.0 } else { b.1 }).collect();
        TeamRound {
            opponent: Some(opponent),
            colour: Some(colour),
            state,
            match_points,
            game_points: mine,
            boards: list,
        }
    };
    (side(0, away, Color::White), side(1, home, Color::Black))
}
