//! Certain facts about moving men: groups that always guard a square, moves that end the game, and moves that lose the
//! attacker's last man.

use super::{Man, Reach, attacks, king_moves};
use crate::{Bitboard, Color, Role, Square};

impl Reach {
    /// Adds squares that men of a kind always guard together: they share so few squares that those from which one of
    /// them would see the square cannot all be empty at once.
    pub(super) fn note_crowds(&mut self) {
        let mut counted = 0u32;
        for i in 2..self.count {
            let man = self.men[i];
            if counted >> i & 1 == 1 || man.role == Role::Pawn || man.capturable || man.is_fixed() {
                continue;
            }
            let (members, room) = self.crowd(i);
            counted |= members;
            let empty = room.count_ones().saturating_sub(members.count_ones());
            // No square is seen from more squares than a queen sees.
            if empty > 27 {
                continue;
            }
            let is_member = |j: usize| members >> j & 1 == 1;
            let others = self.men().iter().enumerate().filter(|(j, _)| !is_member(*j));
            let others = others.fold(0, |set, (_, man)| set | man.anywhere());
            let from = room & !others;
            let mut guarded = 0;
            for square in Square::all() {
                // On one of the group's own squares, a man may be on the square instead of guarding it.
                let seen = attacks(man.role, man.color, square, others) & from;
                if seen.count_ones() > empty {
                    guarded |= Bitboard::from(square).0;
                }
            }
            self.guarded[man.color as usize] |= guarded;
        }
    }

    /// Returns the men of the same kind that share squares with a man, by number, and those squares. None of them can
    /// be captured.
    fn crowd(&self, first: usize) -> (u32, u64) {
        let man = &self.men[first];
        let (mut members, mut room) = (1u32 << first, man.reach);
        loop {
            let before = members;
            for (j, other) in self.men().iter().enumerate().skip(2) {
                let alike = other.color == man.color && other.role == man.role && !other.capturable;
                if alike && other.reach & room != 0 {
                    members |= 1 << j;
                    room |= other.reach;
                }
            }
            if members == before {
                return (members, room);
            }
        }
    }

    /// Marks squares where a victim's man would mate an attacker's king that never moves: adjacent to it, or a knight's
    /// move away, where no man of the attacker can ever capture. A line that enters them cannot end in a mate by the
    /// attacker.
    pub(super) fn note_deadly(&mut self) {
        self.deadly = [0; 6];
        let king = &self.men[self.attacker as usize];
        if !king.is_fixed() {
            return;
        }
        let square = Square::new(king.start.trailing_zeros() as u8);
        let walls = self.fixed[0] | self.fixed[1];
        let mut covered = 0;
        for man in self.men().iter().skip(2).filter(|man| man.color == self.attacker) {
            covered |= man.entered | man.promoted;
            for from in Bitboard(man.reach) {
                covered |= attacks(man.role, man.color, from, walls);
            }
            if man.promoted != 0 {
                return;
            }
        }
        let contact = |role| attacks(role, Color::White, square, !0) & !covered;
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            self.deadly[role as usize] = contact(role);
        }
    }

    /// Returns the squares where the attacker's last man, as a piece of this role, would check an immobile king so that
    /// it must and can be captured: adjacent, or a knight's move away, so that nothing can be interposed. No line to a
    /// mate enters them.
    pub(super) fn suicide(&self, role: Role) -> u64 {
        let victim = &self.men[!self.attacker as usize];
        if !victim.is_fixed() {
            return 0;
        }
        let king = Square::new(victim.start.trailing_zeros() as u8);
        let contact = attacks(role, Color::White, king, !0);
        let unsupported = king_moves(victim.start) & !king_moves(self.men[self.attacker as usize].reach);
        contact & (unsupported | self.sure_to_take())
    }

    /// Returns the squares that the victim's immobile men, except the king, attack permanently. None of them can be
    /// pinned by the attacker's last man when that man itself gives check.
    fn sure_to_take(&self) -> u64 {
        let visited = self.men().iter().fold(0, |set, man| set | man.anywhere());
        let stays = |man: &&Man| man.color != self.attacker && man.is_fixed();
        self.men().iter().skip(2).filter(stays).fold(0, |set, man| {
            let square = Square::new(man.start.trailing_zeros() as u8);
            set | attacks(man.role, man.color, square, visited)
        })
    }
}
