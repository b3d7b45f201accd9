//! A second implementation of the handbook's tie-breaks (2.1-2.5, 1.11, 1.3, 1.41; D-62 to D-75).

use super::{Cell, Oracle, levels};

impl Oracle {
    /// The opponent's final points of each round; nobody has none (D-63).
    fn opposition(&self, p: usize) -> Vec<i64> {
        let mut all: Vec<i64> = self.cells[p].iter().map(|c| c.opponent.map_or(0, |o| self.score(o))).collect();
        all.sort_unstable();
        all
    }

    fn handbook_value(&self, name: &str, p: usize, tied: &[usize]) -> i64 {
        let cells = &self.cells[p];
        let blacks =
            |wanted: &dyn Fn(&Cell) -> bool| cells.iter().filter(|c| c.played() && c.black && wanted(c)).count() as i64;
        match name {
            "BUCH" => self.opposition(p).iter().sum(),
            "BUCH-2" => self.opposition(p).iter().skip(2).sum(),
            "HARKNESS" => {
                let mut all = self.opposition(p);
                for _ in 0..(if self.rounds < 10 { 1 } else { 2 }) {
                    if all.len() < 2 {
                        return 0;
                    }
                    all.remove(0);
                    all.pop();
                }
                all.iter().sum()
            }
            "S-B" => {
                let part = |c: &Cell| match (c.letter, c.opponent) {
                    ('1' | '+', Some(o)) => 10 * self.score(o),
                    ('=', Some(o)) => 5 * self.score(o),
                    _ => 0,
                };
                cells.iter().map(part).sum()
            }
            "KASHDAN" => {
                let part = |c: &Cell| match c.letter {
                    '1' => 4,
                    '=' | '+' | '-' | 'U' | 'F' | 'H' => 2,
                    '0' => 1,
                    _ => 0,
                };
                cells.iter().map(part).sum()
            }
            "CUMUL" => {
                let after = |r: usize| -> i64 { cells[..=r].iter().map(|c| self.points(c.letter)).sum() };
                (0..cells.len()).map(after).sum()
            }
            "DIRECT" => {
                let met = |a: usize, b: usize| self.cells[a].iter().any(|c| c.opponent == Some(b));
                let all_met = tied.iter().all(|a| tied.iter().all(|b| a == b || met(*a, *b)));
                let among = |c: &&Cell| c.opponent.is_some_and(|o| tied.contains(&o));
                if all_met { cells.iter().filter(among).map(|c| self.points(c.letter)).sum() } else { 0 }
            }
            "COLOUR" if tied.len() == 2 => blacks(&|c| c.opponent.is_some_and(|o| tied.contains(&o))),
            "COLOUR" => blacks(&|_| true),
            other => panic!("{other}"),
        }
    }

    /// Each criterion in turn among those still tied (D-66): rank and values.
    pub(crate) fn handbook_standing(&self, names: &[&str]) -> Vec<(usize, Vec<Option<i64>>)> {
        let everybody: Vec<usize> = (0..self.cells.len()).collect();
        let mut out = vec![(0, Vec::new()); everybody.len()];
        let mut groups = levels(&everybody, &|p| Some(self.score(p)), false);
        for name in names {
            let mut next = Vec::new();
            for group in groups {
                for p in &group {
                    out[*p].1.push(Some(self.handbook_value(name, *p, &group)));
                }
                next.extend(levels(&group, &|p| Some(self.handbook_value(name, p, &group)), false));
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

/// Board results of a match in halves, from the home side.
pub(crate) type Boards = (usize, usize, Vec<i64>);

/// 1.11 with D-71: match points, direct encounter, Sonneborn-Berger, Kashdan, Dutch among the tied or in all matches.
pub(crate) fn league(teams: usize, matches: &[Boards], dutch_everywhere: bool) -> Vec<usize> {
    let mine = |team: usize| -> Vec<(usize, Vec<i64>)> {
        let mut all = Vec::new();
        for (home, visitors, boards) in matches {
            if *home == team {
                all.push((*visitors, boards.clone()));
            }
            if *visitors == team {
                all.push((*home, boards.iter().map(|b| 2 - b).collect()));
            }
        }
        all
    };
    let won = |boards: &[i64]| (boards.iter().sum::<i64>() - boards.len() as i64).signum() + 1;
    let dutch = |boards: &[i64]| -> i64 { boards.iter().rev().zip(1..).map(|(b, worth)| b * worth).sum() };
    let points = |team: usize| -> i64 { mine(team).iter().map(|(_, b)| won(b)).sum() };
    let met = |a: usize, b: usize| mine(a).iter().any(|(other, _)| *other == b);
    let value = |step: usize, team: usize, tied: &[usize]| -> i64 {
        let all_met = tied.iter().all(|a| tied.iter().all(|b| a == b || met(*a, *b)));
        let among = mine(team).into_iter().filter(|(other, _)| tied.contains(other));
        match step {
            0 => points(team),
            1 if !all_met => 0,
            1 => among.map(|(_, b)| won(&b)).sum(),
            2 => mine(team).iter().map(|(other, b)| points(*other) * won(b)).sum(),
            3 => mine(team).iter().map(|(_, b)| [1, 2, 4][won(b) as usize]).sum(),
            _ if dutch_everywhere => mine(team).iter().map(|(_, b)| dutch(b)).sum(),
            _ => among.map(|(_, b)| dutch(&b)).sum(),
        }
    };
    let mut groups = vec![(0..teams).collect::<Vec<usize>>()];
    for step in 0..5 {
        groups = groups.iter().flat_map(|g| levels(g, &|t| Some(value(step, t, g)), false)).collect();
    }
    groups.concat()
}
