//! Maximum-weight matching in a general graph: Edmonds' blossom algorithm, primal-dual, one tree at a time.
//!
//! The graph is dense and implicit: weights are requested when needed. Every search grows one alternating tree from an
//! exposed vertex whose dual is not yet zero, and ends by matching it or by exposing a vertex whose dual has reached
//! zero. Nothing recurses; blossoms are in an arena after the vertices.
//!
//! All weights are even. A tree's vertices are joined by tight edges, so their duals share the root's parity lane by
//! lane, and the slack between two outer vertices of the tree is even: halving it is exact.
//!
//! Weights may be any ordered group, so duals given from outside (a warm start) only need to cover every edge.

mod blossom;

use crate::lex::Lex;

/// A weighted graph, queried edge by edge.
pub(crate) trait Graph<const L: usize> {
    /// Returns the number of vertices.
    fn len(&self) -> usize;
    /// Returns the weight of an edge; `None` where there is none. Symmetric, positive, even in every lane.
    fn weight(&self, u: usize, v: usize) -> Option<Lex<L>>;
}

/// Marks a missing vertex or blossom.
pub(crate) const NONE: u32 = u32::MAX;

/// A matching of maximum weight and the duals that prove it.
pub(crate) struct Solution<const L: usize> {
    /// The partner of each vertex, or [`NONE`].
    pub(crate) mate: Vec<u32>,
    /// Duals that cover every edge, with blossoms folded in; a warm start for a similar problem.
    pub(crate) dual: Vec<Lex<L>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Free,
    Outer,
    Inner,
}

/// The next event of a search.
#[derive(Clone, Copy)]
enum SearchStep {
    /// An outer vertex whose dual is zero may stay exposed.
    Expose(u32),
    /// A tight edge leads to this vertex outside the tree.
    Reach(u32),
    /// A tight edge joins two outer blossoms.
    Join(u32, u32),
    /// An inner blossom's dual has reached zero.
    Open(u32),
}

struct MatchingSolver<'g, const L: usize, G> {
    graph: &'g G,
    n: usize,
    dual: Vec<Lex<L>>,
    mate: Vec<u32>,
    /// Outermost blossom of each vertex.
    top: Vec<u32>,
    // Indexed by vertex or blossom.
    parent: Vec<u32>,
    base: Vec<u32>,
    label: Vec<Label>,
    /// For an inner blossom, the edge by which the tree entered it: (outer vertex, vertex inside).
    entry: Vec<(u32, u32)>,
    /// For an outer blossom, the least slack edge to another outer one seen when it became outer.
    cross: Vec<(u32, u32)>,
    /// For an outer blossom of several vertices: per vertex outside, the member with the least slack.
    row: Vec<Vec<u32>>,
    // Indexed by blossom minus n.
    kids: Vec<Vec<u32>>,
    links: Vec<Vec<(u32, u32)>>,
    blossom_dual: Vec<Lex<L>>,
    unused: Vec<u32>,
    /// Blossoms dissolved in this search; their numbers are not reused before it ends.
    retired: Vec<u32>,
    // Search state per vertex: the outer vertex with the least slack, and that slack.
    best: Vec<u32>,
    best_slack: Vec<Lex<L>>,
    /// Outermost blossoms labelled in this search.
    tree: Vec<u32>,
    root: u32,
}

/// Finds a matching of maximum weight. `start` holds non-negative duals that cover every edge, and a matching whose
/// tight part is kept; without it, half of each vertex's best weight is used.
pub(crate) fn maximum_weight_matching<const L: usize, G: Graph<L>>(
    graph: &G,
    start: Option<Solution<L>>,
) -> Solution<L> {
    let n = graph.len();
    let start = start.filter(|s| s.dual.len() == n && s.mate.len() == n);
    let (dual, mate) = start.map_or_else(|| (half_of_best(graph), Vec::new()), |s| (s.dual, s.mate));
    let mut solver = MatchingSolver::new(graph, dual);
    for (u, &v) in mate.iter().enumerate() {
        if v != NONE && (u as u32) < v && solver.slack(u as u32, v).is_some_and(|s| s.is_zero()) {
            solver.mate[u] = v;
            solver.mate[v as usize] = u as u32;
        }
    }
    solver.match_tight_greedily();
    for v in 0..n as u32 {
        if solver.mate[v as usize] == NONE {
            solver.search(v);
        }
    }
    solver.finish()
}

/// Returns duals that cover every edge: half of each vertex's best weight.
fn half_of_best<const L: usize, G: Graph<L>>(graph: &G) -> Vec<Lex<L>> {
    let n = graph.len();
    let mut dual = vec![Lex::ZERO; n];
    for u in 0..n {
        for v in 0..u {
            if let Some(w) = graph.weight(u, v) {
                let half = w.half();
                if half > dual[u] {
                    dual[u] = half;
                }
                if half > dual[v] {
                    dual[v] = half;
                }
            }
        }
    }
    dual
}

impl<'g, const L: usize, G: Graph<L>> MatchingSolver<'g, L, G> {
    fn new(graph: &'g G, dual: Vec<Lex<L>>) -> Self {
        let n = graph.len();
        Self {
            graph,
            n,
            dual,
            mate: vec![NONE; n],
            top: (0..n as u32).collect(),
            parent: vec![NONE; n],
            base: (0..n as u32).collect(),
            label: vec![Label::Free; n],
            entry: vec![(NONE, NONE); n],
            cross: vec![(NONE, NONE); n],
            row: vec![Vec::new(); n],
            kids: Vec::new(),
            links: Vec::new(),
            blossom_dual: Vec::new(),
            unused: Vec::new(),
            retired: Vec::new(),
            best: vec![NONE; n],
            best_slack: vec![Lex::ZERO; n],
            tree: Vec::new(),
            root: NONE,
        }
    }

    #[inline]
    fn slack(&self, u: u32, v: u32) -> Option<Lex<L>> {
        let weight = self.graph.weight(u as usize, v as usize)?;
        Some(self.dual[u as usize] + self.dual[v as usize] - weight)
    }

    fn match_tight_greedily(&mut self) {
        for u in 0..self.n as u32 {
            if self.mate[u as usize] != NONE {
                continue;
            }
            let partner = (u + 1..self.n as u32)
                .find(|&v| self.mate[v as usize] == NONE && self.slack(u, v).is_some_and(|s| s.is_zero()));
            if let Some(v) = partner {
                self.mate[u as usize] = v;
                self.mate[v as usize] = u;
            }
        }
    }

    /// Returns the vertices of a blossom.
    fn members(&self, id: u32) -> Vec<u32> {
        let mut out = Vec::new();
        let mut stack = vec![id];
        while let Some(b) = stack.pop() {
            if (b as usize) < self.n {
                out.push(b);
            } else {
                stack.extend_from_slice(&self.kids[b as usize - self.n]);
            }
        }
        out
    }

    /// Grows a tree from an exposed vertex until it is matched or some vertex with zero dual is exposed instead.
    fn search(&mut self, root: u32) {
        if self.dual[root as usize].is_zero() {
            return;
        }
        self.best.fill(NONE);
        self.root = root;
        let home = self.top[root as usize];
        self.become_outer(home);
        while let Some((step, event)) = self.next_event() {
            self.shift(step);
            match event {
                SearchStep::Expose(v) => {
                    self.flip_from(v, NONE);
                    break;
                }
                SearchStep::Reach(v) => {
                    let blossom = self.top[v as usize];
                    let outside = self.base[blossom as usize];
                    let u = self.best[v as usize];
                    if self.mate[outside as usize] == NONE {
                        self.rotate(blossom, v);
                        self.mate[v as usize] = u;
                        self.flip_from(u, v);
                        break;
                    }
                    self.entry[blossom as usize] = (u, v);
                    self.label[blossom as usize] = Label::Inner;
                    self.tree.push(blossom);
                    let next = self.top[self.mate[outside as usize] as usize];
                    self.become_outer(next);
                }
                SearchStep::Join(u, v) => self.join(u, v),
                SearchStep::Open(blossom) => self.open_inner(blossom),
            }
        }
        self.clear();
    }

    /// Returns the smallest dual change that leads to an event, and the event. Never `None` while the root's dual is
    /// finite.
    fn next_event(&self) -> Option<(Lex<L>, SearchStep)> {
        let mut reach: Option<(Lex<L>, u32, bool)> = None;
        let mut expose: Option<(Lex<L>, u32)> = None;
        for v in 0..self.n {
            match self.label[self.top[v] as usize] {
                Label::Outer if expose.as_ref().is_none_or(|(least, _)| self.dual[v] < *least) => {
                    expose = Some((self.dual[v], v as u32));
                }
                Label::Free if self.best[v] != NONE => {
                    let s = &self.best_slack[v];
                    if reach.as_ref().is_none_or(|(least, _, had)| s < least || (!had && s == least)) {
                        let exposed = self.mate[self.base[self.top[v] as usize] as usize] == NONE;
                        if exposed || reach.as_ref().is_none_or(|(least, _, _)| s < least) {
                            reach = Some((*s, v as u32, exposed));
                        }
                    }
                }
                _ => {}
            }
        }
        // Among equals, events that end the search go first.
        let mut found = match (reach, expose) {
            (Some((s, v, exposed)), Some((y, _))) if s < y || (s == y && exposed) => Some((s, SearchStep::Reach(v))),
            (_, Some((y, u))) => Some((y, SearchStep::Expose(u))),
            (Some((s, v, _)), None) => Some((s, SearchStep::Reach(v))),
            (None, None) => None,
        };
        for &id in &self.tree {
            if self.top_level(id) {
                match self.label[id as usize] {
                    Label::Outer => {
                        let (u, v) = self.cross[id as usize];
                        if u != NONE
                            && let Some(s) = self.slack(u, v)
                        {
                            let step = s.half();
                            if found.as_ref().is_none_or(|(least, _)| step < *least) {
                                found = Some((step, SearchStep::Join(u, v)));
                            }
                        }
                    }
                    Label::Inner if id as usize >= self.n => {
                        let step = self.blossom_dual[id as usize - self.n].half();
                        if found.as_ref().is_none_or(|(least, _)| step < *least) {
                            found = Some((step, SearchStep::Open(id)));
                        }
                    }
                    _ => {}
                }
            }
        }
        found
    }

    fn top_level(&self, id: u32) -> bool {
        self.parent[id as usize] == NONE
    }

    /// Changes the duals of the tree by one step.
    fn shift(&mut self, step: Lex<L>) {
        if step.is_zero() {
            return;
        }
        for v in 0..self.n {
            match self.label[self.top[v] as usize] {
                Label::Outer => self.dual[v] -= step,
                Label::Inner => self.dual[v] += step,
                Label::Free => {
                    if self.best[v] != NONE {
                        self.best_slack[v] -= step;
                    }
                }
            }
        }
        for &id in &self.tree {
            if id as usize >= self.n && self.parent[id as usize] == NONE {
                let z = &mut self.blossom_dual[id as usize - self.n];
                match self.label[id as usize] {
                    Label::Outer => *z += step + step,
                    Label::Inner => *z -= step + step,
                    Label::Free => {}
                }
            }
        }
    }

    /// Labels an outermost blossom as outer and scans all edges of its vertices.
    fn become_outer(&mut self, id: u32) {
        self.label[id as usize] = Label::Outer;
        self.tree.push(id);
        self.cross[id as usize] = (NONE, NONE);
        if (id as usize) >= self.n {
            self.row[id as usize] = vec![NONE; self.n];
        }
        for u in self.members(id) {
            self.look_from(u, id);
        }
        if (id as usize) >= self.n {
            self.find_cross(id);
        }
    }

    /// Scans all edges of a vertex that has just become outer as a member of `id`.
    fn look_from(&mut self, u: u32, id: u32) {
        let several = (id as usize) >= self.n;
        let dual_u = self.dual[u as usize];
        let mut cross: Option<(Lex<L>, u32)> = None;
        for v in 0..self.n {
            let other = self.top[v];
            if other == id {
                continue;
            }
            let Some(weight) = self.graph.weight(u as usize, v) else { continue };
            let slack = dual_u + self.dual[v] - weight;
            if self.label[other as usize] == Label::Outer {
                if several {
                    self.offer_row(id, u, v, slack);
                } else if cross.as_ref().is_none_or(|(least, _)| slack < *least) {
                    cross = Some((slack, v as u32));
                }
            } else {
                if self.best[v] == NONE || slack < self.best_slack[v] {
                    self.best[v] = u;
                    self.best_slack[v] = slack;
                }
                if several {
                    self.offer_row(id, u, v, slack);
                }
            }
        }
        if !several && let Some((_, v)) = cross {
            self.cross[id as usize] = (u, v);
        }
    }

    fn offer_row(&mut self, id: u32, u: u32, v: usize, slack: Lex<L>) {
        let known = self.row[id as usize][v];
        if known == NONE || self.slack(known, v as u32).is_none_or(|s| slack < s) {
            self.row[id as usize][v] = u;
        }
    }

    /// Finds the edge of least slack from an outer blossom of several vertices to another outer one.
    fn find_cross(&mut self, id: u32) {
        let mut least: Option<(Lex<L>, u32, u32)> = None;
        for v in 0..self.n {
            let other = self.top[v];
            let u = self.row[id as usize][v];
            if other == id || u == NONE || self.label[other as usize] != Label::Outer {
                continue;
            }
            if let Some(s) = self.slack(u, v as u32)
                && least.as_ref().is_none_or(|(l, _, _)| s < *l)
            {
                least = Some((s, u, v as u32));
            }
        }
        self.cross[id as usize] = least.map_or((NONE, NONE), |(_, u, v)| (u, v));
    }

    /// Ends a search: clears labels and dissolves blossoms with zero dual.
    fn clear(&mut self) {
        let tree = std::mem::take(&mut self.tree);
        for &id in &tree {
            self.label[id as usize] = Label::Free;
            self.row[id as usize] = Vec::new();
        }
        let mut work = tree;
        while let Some(id) = work.pop() {
            let i = id as usize;
            if i >= self.n
                && self.parent[i] == NONE
                && !self.kids[i - self.n].is_empty()
                && self.blossom_dual[i - self.n].is_zero()
            {
                let (kids, _) = self.dissolve(id);
                work.extend(kids);
            }
        }
        self.unused.append(&mut self.retired);
    }

    /// Returns the matching, and duals with every blossom's share folded into its vertices.
    fn finish(self) -> Solution<L> {
        let mut dual = self.dual.clone();
        for slot in 0..self.kids.len() {
            let id = (self.n + slot) as u32;
            if !self.kids[slot].is_empty() {
                let half = self.blossom_dual[slot].half();
                for v in self.members(id) {
                    dual[v as usize] += half;
                }
            }
        }
        Solution { mate: self.mate, dual }
    }
}

#[cfg(test)]
mod tests;
