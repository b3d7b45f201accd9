//! Can this side still mate? (Articles 1.5, 5.1.2, 5.2.2, 6.9, 7.5.5, A.5.3, III)
mod goal;
mod guide;
mod material;
mod net;
mod plan;
mod prove;
mod queue;
mod reach;
mod seen;
mod sprint;
mod stepping;
use crate::{Position, Color};
use sprint::Outcome;
/// tmp
pub struct Solver { sprint: sprint::Sprint }
impl Solver {
    /// tmp
    pub fn new() -> Self { Self { sprint: sprint::Sprint::new() } }
    /// tmp
    pub fn quick(&mut self, p: &Position, c: Color, limit: usize) -> (Option<bool>, usize, String) {
        let mut total = 0;
        let r = self.go(p, c, limit, &mut total);
        let r2 = match r { sprint::Outcome::Mate(_) => Some(true), sprint::Outcome::Exhausted => Some(false), _ => None };
        let mut line = String::new();
        if std::env::var("LINE").is_ok() { if let sprint::Outcome::Mate(mut n) = r { let mut v = vec![]; while let Some(m) = self.sprint.nodes[n as usize].mv { v.push(m.to_string()); n = self.sprint.nodes[n as usize].parent; } v.reverse(); line = v.join(" "); } }
        (r2, total, line)
    }
    fn go(&mut self, p: &Position, c: Color, limit: usize, total: &mut usize) -> Outcome {
        if p.turn() != c && p.is_checkmate() { return Outcome::Mate(0); }
        if material::forbids(p, c) { return Outcome::Exhausted; }
        if std::env::var("PROVE").is_ok() { return if prove::is_blocked_after_all(p, c) { Outcome::Exhausted } else { Outcome::Spent }; }
        for turn in 0..2 {
            let guide = guide::Guide::by_plan(&plan::Plan::of(p, c, turn), c);
            let r = self.sprint.run(p, c, &guide, 150, false, sprint::Target::Mate); *total += self.sprint.nodes.len(); if r != Outcome::Spent { return r; }
        }
        if prove::is_blocked_after_all(p, c) { return Outcome::Exhausted; }
        for rounds in [500, 3000] {
            for moves in [reach::Moves::Reversible, reach::Moves::All] {
            let mut reach = reach::Reach::of(p, c);
            reach.settle(moves);
            let goals = goal::goals(&reach, c, 6);
            if std::env::var("GOALS").is_ok() { println!("{goals:?}"); }
            for goal in &goals {
                let guide = goal.guide(&reach, c, 4);
                let r = self.sprint.run(p, c, &guide, rounds, false, sprint::Target::Mate); *total += self.sprint.nodes.len(); if r != Outcome::Spent { return r; }
            }
            }
            if rounds == 500 { for turn in 0..3 { for cost in [2, 1, 12, 0] {
                let mut guide = guide::Guide::by_plan(&plan::Plan::of(p, c, turn), c); guide.move_cost = cost % 10; if cost > 9 { for t in &mut guide.take[1 - c as usize] { *t /= 4; } guide.push[1 - c as usize] = -2; }
                let limit: usize = std::env::var("PL").map(|x| x.parse().unwrap()).unwrap_or(2000);
                let r = self.sprint.run(p, c, &guide, limit, false, sprint::Target::Mate); *total += self.sprint.nodes.len(); if r != Outcome::Spent { if std::env::var("GOALS").is_ok() { println!("plan {turn} {cost}"); } return r; }
            } } }
            if stepping::find(&mut self.sprint, p, c, rounds * 2, rounds * 200, total).is_some() { return Outcome::Mate(0); }
        }
        let guide = guide::Guide::by_plan(&plan::Plan::of(p, c, 0), c);
        let r = self.sprint.run(p, c, &guide, limit, true, sprint::Target::Mate); *total += self.sprint.nodes.len();
        r
    }
}
