//! The matching against brute force, and against its own optimality conditions on larger graphs.

use super::*;

struct Dense {
    n: usize,
    weights: Vec<Option<Lex<2>>>,
}

impl Graph<2> for Dense {
    fn len(&self) -> usize {
        self.n
    }
    fn weight(&self, u: usize, v: usize) -> Option<Lex<2>> {
        self.weights[u * self.n + v]
    }
}

/// A small generator for test data.
struct Lcg(u64);

impl Lcg {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

fn random(n: usize, spread: u64, missing: u64, rng: &mut Lcg) -> Dense {
    let mut weights = vec![None; n * n];
    for u in 0..n {
        for v in 0..u {
            if rng.below(100) >= missing {
                let w = Lex([2 * (1 + rng.below(spread) as i64), 2 * (rng.below(spread) as i64 - 1)]);
                weights[u * n + v] = Some(w);
                weights[v * n + u] = Some(w);
            }
        }
    }
    Dense { n, weights }
}

fn brute(graph: &Dense, free: u32) -> Lex<2> {
    if free == 0 {
        return Lex::ZERO;
    }
    let u = free.trailing_zeros() as usize;
    let rest = free & !(1 << u);
    let mut best = brute(graph, rest);
    for v in u + 1..graph.n {
        if rest & (1 << v) != 0
            && let Some(w) = graph.weight(u, v)
        {
            best = best.max(w + brute(graph, rest & !(1 << v)));
        }
    }
    best
}

fn total(graph: &Dense, mate: &[u32]) -> Lex<2> {
    let mut sum = Lex::ZERO;
    for (u, &v) in mate.iter().enumerate() {
        if v != NONE {
            assert_eq!(mate[v as usize], u as u32, "the matching is mutual");
            if u < v as usize {
                sum += graph.weight(u, v as usize).expect("a matched edge exists");
            }
        }
    }
    sum
}

#[test]
fn equals_brute_force() {
    let mut rng = Lcg(1);
    for round in 0..4000 {
        let n = 2 + rng.below(9) as usize;
        let (spread, missing) = (1 + rng.below(6), rng.below(80));
        let graph = random(n, spread, missing, &mut rng);
        let solution = maximum_weight_matching(&graph, None);
        let optimum = total(&graph, &solution.mate);
        assert_eq!(optimum, brute(&graph, (1 << n) - 1), "round {round}");
        // The solution is a warm start for the same problem and leads to the same optimum.
        let again = maximum_weight_matching(&graph, Some(solution));
        assert_eq!(total(&graph, &again.mate), optimum, "warm, round {round}");
    }
}

#[test]
fn any_covering_start_reaches_the_same_optimum() {
    let mut rng = Lcg(7);
    for round in 0..300 {
        let n = 20 + rng.below(60) as usize;
        let (spread, missing) = (1 + rng.below(4), rng.below(60));
        let graph = random(n, spread, missing, &mut rng);
        let cold = maximum_weight_matching(&graph, None);
        let dual = (0..n).map(|_| Lex([2 * spread as i64 + rng.below(9) as i64, rng.below(40) as i64])).collect();
        let mate = cold.mate.clone();
        let warm = maximum_weight_matching(&graph, Some(Solution { mate, dual }));
        assert_eq!(total(&graph, &cold.mate), total(&graph, &warm.mate), "round {round}");
    }
}
