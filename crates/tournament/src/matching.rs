//! Maximum-weight matching in a general graph: Edmonds' blossoms, primal-dual, one tree at a time.
//!
//! The graph is dense and implicit: a weight is asked for when it is needed. Every search grows one alternating tree
//! from an exposed vertex whose dual is not yet zero, and ends by matching it or by exposing a vertex whose dual has
//! reached zero. Nothing recurses; blossoms live in an arena after the vertices.
//!
//! All weights are even. A tree's vertices are joined by tight edges, so their duals share the root's parity lane by
//! lane, and the slack between two outer vertices of the tree is even: halving it is exact.
//!
//! Weights may be any ordered group, so duals given from outside (a warm start) only need to cover every edge.

use crate::lex::Lex;

/// A weighted graph asked edge by edge.
pub(crate) trait Graph<const L: usize> {
    /// How many vertices.
    fn len(&self) -> usize;
    /// The weight of an edge; `None` where there is none. Symmetric, positive, even in every lane.
    fn weight(&self, u: usize, v: usize) -> Option<Lex<L>>;
}

/// No vertex, no blossom.
pub(crate) const NONE: u32 = u32::MAX;

/// A matching of maximum weight and the duals that prove it.
pub(crate) struct Solution<const L: usize> {
    /// The partner of each vertex, or [`NONE`].
    pub(crate) mate: Vec<u32>,
    /// Duals that cover every edge, blossoms folded in; a start for a similar problem.
    pub(crate) dual: Vec<Lex<L>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Free,
    Outer,
    Inner,
}

/// The next thing to happen in a search.
#[derive(Clone, Copy)]
enum Event {
    /// An outer vertex whose dual is zero may stay exposed.
    Expose(u32),
    /// A tight edge leads to this vertex outside the tree.
    Reach(u32),
    /// A tight edge joins two outer blossoms.
    Join(u32, u32),
    /// An inner blossom's dual is zero.
    Open(u32),
}

struct Solver<'g, const L: usize, G> {
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
    // Indexed by blossom less n.
    kids: Vec<Vec<u32>>,
    links: Vec<Vec<(u32, u32)>>,
    blossom_dual: Vec<Lex<L>>,
    unused: Vec<u32>,
    /// Blossoms taken apart in this search; their numbers are not used again before it ends.
    retired: Vec<u32>,
    // Search state per vertex: the outer vertex with the least slack, and that slack.
    best: Vec<u32>,
    best_slack: Vec<Lex<L>>,
    /// Outermost blossoms labelled in this search.
    tree: Vec<u32>,
    root: u32,
}

/// Finds a matching of maximum weight. `start` has duals that cover every edge, none negative, and a matching of which
/// the tight part is kept; without it, half of each vertex's best weight is used.
pub(crate) fn maximum_weight_matching<const L: usize, G: Graph<L>>(
    graph: &G,
    start: Option<Solution<L>>,
) -> Solution<L> {
    let n = graph.len();
    let start = start.filter(|s| s.dual.len() == n && s.mate.len() == n);
    let (dual, mate) = start.map_or_else(|| (half_of_best(graph), Vec::new()), |s| (s.dual, s.mate));
    let mut solver = Solver::new(graph, dual);
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

/// Duals that cover every edge: half of each vertex's best weight.
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

impl<'g, const L: usize, G: Graph<L>> Solver<'g, L, G> {
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

    /// The vertices of a blossom.
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
                Event::Expose(v) => {
                    self.flip_from(v, NONE);
                    break;
                }
                Event::Reach(v) => {
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
                Event::Join(u, v) => self.join(u, v),
                Event::Open(blossom) => self.open_inner(blossom),
            }
        }
        self.clear();
    }

    /// The least dual change after which something happens, and what. Never `None` while the root's dual is finite.
    fn next_event(&self) -> Option<(Lex<L>, Event)> {
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
        // Among equals, what ends the search goes first.
        let mut found = match (reach, expose) {
            (Some((s, v, exposed)), Some((y, _))) if s < y || (s == y && exposed) => Some((s, Event::Reach(v))),
            (_, Some((y, u))) => Some((y, Event::Expose(u))),
            (Some((s, v, _)), None) => Some((s, Event::Reach(v))),
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
                                found = Some((step, Event::Join(u, v)));
                            }
                        }
                    }
                    Label::Inner if id as usize >= self.n => {
                        let step = self.blossom_dual[id as usize - self.n].half();
                        if found.as_ref().is_none_or(|(least, _)| step < *least) {
                            found = Some((step, Event::Open(id)));
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

    /// Labels an outermost blossom outer and looks along all edges of its vertices.
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

    /// Looks along all edges of a vertex that has just become outer as a member of `id`.
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

    /// The least slack edge from an outer blossom of several vertices to another outer one.
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

    /// From an outer blossom towards the root: itself, the inner one above, the outer one above that, ...
    fn path_to_root(&self, mut outer: u32) -> Vec<u32> {
        let mut path = vec![outer];
        let home = self.top[self.root as usize];
        while outer != home {
            let inner = self.top[self.mate[self.base[outer as usize] as usize] as usize];
            path.push(inner);
            outer = self.top[self.entry[inner as usize].0 as usize];
            path.push(outer);
        }
        path
    }

    /// Makes a blossom of the cycle that a tight edge between two outer blossoms closes.
    fn join(&mut self, u: u32, v: u32) {
        let mut left = self.path_to_root(self.top[u as usize]);
        let mut right = self.path_to_root(self.top[v as usize]);
        let mut crown = self.top[self.root as usize];
        while let (Some(&a), Some(&b)) = (left.last(), right.last()) {
            if a != b {
                break;
            }
            crown = a;
            left.pop();
            right.pop();
        }
        // Around the cycle: the crown, down the left path, across the edge, up the right path.
        let mut kids = vec![crown];
        let mut links = Vec::new();
        for (at, &b) in left.iter().enumerate().rev() {
            links.push(self.link_above(b, at));
            kids.push(b);
        }
        links.push((u, v));
        for (at, &b) in right.iter().enumerate() {
            kids.push(b);
            let (above, below) = self.link_above(b, at);
            links.push((below, above));
        }
        self.found(crown, &kids, links);
    }

    /// The edge that joins a path's blossom to the one above it: (vertex above, vertex inside). Even places are outer.
    fn link_above(&self, b: u32, at: usize) -> (u32, u32) {
        if at.is_multiple_of(2) {
            let inside = self.base[b as usize];
            (self.mate[inside as usize], inside)
        } else {
            self.entry[b as usize]
        }
    }

    /// Founds an outer blossom.
    fn found(&mut self, crown: u32, kids: &[u32], links: Vec<(u32, u32)>) {
        let id = self.allot();
        let slot = id as usize - self.n;
        self.base[id as usize] = self.base[crown as usize];
        self.label[id as usize] = Label::Outer;
        self.parent[id as usize] = NONE;
        // The largest row is taken over, the others are merged into it.
        let mut row = vec![NONE; self.n];
        let mut taken = NONE;
        for &kid in kids {
            self.parent[kid as usize] = id;
            if (kid as usize) >= self.n && self.label[kid as usize] == Label::Outer && taken == NONE {
                row = std::mem::take(&mut self.row[kid as usize]);
                taken = kid;
            }
        }
        for &kid in kids {
            for v in self.members(kid) {
                self.top[v as usize] = id;
            }
        }
        self.row[id as usize] = row;
        self.kids[slot] = kids.to_vec();
        self.links[slot] = links;
        self.blossom_dual[slot] = Lex::ZERO;
        self.tree.push(id);
        for &kid in kids {
            if self.label[kid as usize] == Label::Inner {
                for u in self.members(kid) {
                    self.look_from(u, id);
                }
            } else if (kid as usize) < self.n {
                self.merge_vertex(id, kid);
            } else if kid != taken {
                let other = std::mem::take(&mut self.row[kid as usize]);
                self.merge_row(id, &other);
            }
            self.label[kid as usize] = Label::Free;
        }
        self.find_cross(id);
    }

    fn merge_vertex(&mut self, id: u32, u: u32) {
        for v in 0..self.n {
            if self.top[v] != id
                && let Some(s) = self.slack(u, v as u32)
            {
                self.offer_row(id, u, v, s);
            }
        }
    }

    fn merge_row(&mut self, id: u32, other: &[u32]) {
        for (v, &u) in other.iter().enumerate() {
            if u != NONE
                && self.top[v] != id
                && let Some(s) = self.slack(u, v as u32)
            {
                self.offer_row(id, u, v, s);
            }
        }
    }

    fn allot(&mut self) -> u32 {
        if let Some(id) = self.unused.pop() {
            return id;
        }
        self.kids.push(Vec::new());
        self.links.push(Vec::new());
        self.blossom_dual.push(Lex::ZERO);
        self.parent.push(NONE);
        self.base.push(NONE);
        self.label.push(Label::Free);
        self.entry.push((NONE, NONE));
        self.cross.push((NONE, NONE));
        self.row.push(Vec::new());
        (self.parent.len() - 1) as u32
    }

    /// Takes an outermost blossom apart; its kids become outermost.
    fn dissolve(&mut self, id: u32) -> (Vec<u32>, Vec<(u32, u32)>) {
        let slot = id as usize - self.n;
        let kids = std::mem::take(&mut self.kids[slot]);
        let links = std::mem::take(&mut self.links[slot]);
        for &kid in &kids {
            self.parent[kid as usize] = NONE;
            self.label[kid as usize] = Label::Free;
            for v in self.members(kid) {
                self.top[v as usize] = kid;
            }
        }
        self.label[id as usize] = Label::Free;
        self.row[id as usize] = Vec::new();
        // Hidden from scans of the tree until it is used again.
        self.parent[id as usize] = id;
        self.retired.push(id);
        (kids, links)
    }

    /// The kid of `blossom` that holds a vertex.
    fn kid_with(&self, blossom: u32, v: u32) -> u32 {
        let mut at = v;
        while self.parent[at as usize] != blossom && self.parent[at as usize] != NONE {
            at = self.parent[at as usize];
        }
        at
    }

    /// Opens an inner blossom with zero dual: the kids on the even way from entry to base stay in the tree.
    fn open_inner(&mut self, id: u32) {
        let (outer, inside) = self.entry[id as usize];
        let first = self.kid_with(id, inside);
        let (kids, links) = self.dissolve(id);
        let count = kids.len();
        let start = kids.iter().position(|&k| k == first).unwrap_or(0);
        let mut at = start;
        self.label_inner(kids[at], (outer, inside));
        let forward = !start.is_multiple_of(2);
        let mut outers = Vec::new();
        while at != 0 {
            // One matched link to an outer kid, one free link to the next inner kid.
            let (next, after, way) = if forward {
                let next = (at + 1) % count;
                ((at + 1) % count, (at + 2) % count, links[next])
            } else {
                let (a, b) = links[at - 2];
                (at - 1, at - 2, (b, a))
            };
            outers.push(kids[next]);
            self.label_inner(kids[after], way);
            at = after;
        }
        for kid in outers {
            self.become_outer(kid);
        }
    }

    fn label_inner(&mut self, id: u32, entry: (u32, u32)) {
        self.label[id as usize] = Label::Inner;
        self.entry[id as usize] = entry;
        self.tree.push(id);
    }

    /// Makes a vertex the base of its blossom by turning the matching around the cycle.
    fn rotate(&mut self, blossom: u32, vertex: u32) {
        let mut work = vec![(blossom, vertex)];
        while let Some((b, v)) = work.pop() {
            if (b as usize) < self.n {
                continue;
            }
            let slot = b as usize - self.n;
            let kid = self.kid_with(b, v);
            work.push((kid, v));
            let kids = std::mem::take(&mut self.kids[slot]);
            let mut links = std::mem::take(&mut self.links[slot]);
            let count = kids.len();
            let start = kids.iter().position(|&k| k == kid).unwrap_or(0);
            let forward = !start.is_multiple_of(2);
            let mut at = start;
            while at != 0 {
                // The matched link leaves `at`; the one after it becomes matched.
                let (x_kid, y_kid, (x, y)) = if forward {
                    let next = (at + 1) % count;
                    (next, (at + 2) % count, links[next])
                } else {
                    let (a, b) = links[at - 2];
                    (at - 1, at - 2, (b, a))
                };
                work.push((kids[x_kid], x));
                work.push((kids[y_kid], y));
                self.mate[x as usize] = y;
                self.mate[y as usize] = x;
                at = y_kid;
            }
            let mut turned = kids;
            turned.rotate_left(start);
            links.rotate_left(start);
            self.kids[slot] = turned;
            self.links[slot] = links;
            self.base[b as usize] = v;
        }
    }

    /// Turns the matching along the tree from an outer vertex to the root; the vertex gets `partner`.
    fn flip_from(&mut self, vertex: u32, partner: u32) {
        let home = self.top[self.root as usize];
        let (mut u, mut new_mate) = (vertex, partner);
        loop {
            let outer = self.top[u as usize];
            let old_base = self.base[outer as usize];
            let above = self.mate[old_base as usize];
            self.rotate(outer, u);
            self.mate[u as usize] = new_mate;
            if outer == home {
                return;
            }
            let inner = self.top[above as usize];
            let (p, q) = self.entry[inner as usize];
            self.rotate(inner, q);
            self.mate[q as usize] = p;
            (u, new_mate) = (p, q);
        }
    }

    /// Ends a search: forgets labels, takes apart blossoms with zero dual.
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

    /// The matching, and duals with every blossom's share folded into its vertices.
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
#[path = "matching_tests.rs"]
mod tests;
