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
        let r2 = match r { sprint::Outcome::Mate(_) => Some(true), sprint::Outcome::Exhausted => Some(false), sprint::Outcome::Spent => None };
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
            let r = self.sprint.run(p, c, &guide, 150, false); *total += self.sprint.nodes.len(); if r != Outcome::Spent { return r; }
        }
        if prove::is_blocked_after_all(p, c) { return Outcome::Exhausted; }
        let mut reach = reach::Reach::of(p, c);
        reach.settle(reach::Moves::All);
        let goals = goal::goals(&reach, c, 8);
        if std::env::var("GOALS").is_ok() { println!("{goals:?}"); }
        for rounds in [500, 4000] {
            for (i, goal) in goals.iter().enumerate() {
                let guide = goal.guide(&reach, c, 4);
                let r = self.sprint.run(p, c, &guide, rounds, false); *total += self.sprint.nodes.len(); if r != Outcome::Spent { return r; }
            }
        }
        let guide = guide::Guide::by_plan(&plan::Plan::of(p, c, 0), c);
        let r = self.sprint.run(p, c, &guide, limit, true); *total += self.sprint.nodes.len();
        r
    }
}
