//! Blossoms of the matching: creating, expanding, rotating and dissolving them.

use crate::lex::Lex;

use super::{Graph, Label, MatchingSolver, NONE};

impl<const L: usize, G: Graph<L>> MatchingSolver<'_, L, G> {
    /// Returns the path from an outer blossom towards the root: itself, the inner one above, the outer one above that,
    /// ...
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

    /// Creates a blossom from the cycle that a tight edge between two outer blossoms closes.
    pub(super) fn join(&mut self, u: u32, v: u32) {
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

    /// Returns the edge that joins a path's blossom to the one above it: (vertex above, vertex inside). Even positions
    /// are outer.
    fn link_above(&self, b: u32, at: usize) -> (u32, u32) {
        if at.is_multiple_of(2) {
            let inside = self.base[b as usize];
            (self.mate[inside as usize], inside)
        } else {
            self.entry[b as usize]
        }
    }

    /// Creates an outer blossom.
    fn found(&mut self, crown: u32, kids: &[u32], links: Vec<(u32, u32)>) {
        let id = self.allot();
        let slot = id as usize - self.n;
        self.base[id as usize] = self.base[crown as usize];
        self.label[id as usize] = Label::Outer;
        self.parent[id as usize] = NONE;
        // The largest row is reused, the others are merged into it.
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

    /// Dissolves an outermost blossom; its children become outermost.
    pub(super) fn dissolve(&mut self, id: u32) -> (Vec<u32>, Vec<(u32, u32)>) {
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
        // Hidden from scans of the tree until reused.
        self.parent[id as usize] = id;
        self.retired.push(id);
        (kids, links)
    }

    /// Returns the child of `blossom` that contains a vertex.
    fn kid_with(&self, blossom: u32, v: u32) -> u32 {
        let mut at = v;
        while self.parent[at as usize] != blossom && self.parent[at as usize] != NONE {
            at = self.parent[at as usize];
        }
        at
    }

    /// Expands an inner blossom with zero dual: the children on the even path from entry to base stay in the tree.
    pub(super) fn open_inner(&mut self, id: u32) {
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
            // One matched link to an outer child, one free link to the next inner child.
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

    /// Makes a vertex the base of its blossom by rotating the matching around the cycle.
    pub(super) fn rotate(&mut self, blossom: u32, vertex: u32) {
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

    /// Flips the matching along the tree from an outer vertex to the root; the vertex gets `partner`.
    pub(super) fn flip_from(&mut self, vertex: u32, partner: u32) {
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
}
