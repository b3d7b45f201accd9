//! The Merkle tree over a stream's entries (RFC 9162, section 2.1): one digest for all, with short proofs that an entry
//! is included and that a later tree only extends an earlier one.
//!
//! Leaves are the hashes of the chain, so they need no prefix of their own: the chain hashes with 0x00, the tree's
//! nodes with 0x01. An odd node is promoted, not duplicated.

use crate::hash::Hash;

fn node(left: Hash, right: Hash) -> Hash {
    Hash::of(&[&[1], &left.0, &right.0])
}

/// Returns the size of the left subtree: the largest power of two below the number of leaves, which is at least two.
fn cut(leaves: usize) -> usize {
    leaves.next_power_of_two() / 2
}

/// Returns the digest of all leaves; without leaves, the digest of the empty string.
pub fn root(leaves: &[Hash]) -> Hash {
    match leaves {
        [] => Hash::of(&[]),
        [leaf] => *leaf,
        _ => {
            let (left, right) = leaves.split_at(cut(leaves.len()));
            node(root(left), root(right))
        }
    }
}

/// Returns the proof that a leaf is included; `None` if there is no such leaf.
pub fn inclusion(leaves: &[Hash], index: usize) -> Option<Vec<Hash>> {
    if index >= leaves.len() {
        return None;
    }
    if leaves.len() == 1 {
        return Some(Vec::new());
    }
    let (left, right) = leaves.split_at(cut(leaves.len()));
    let (mut proof, other) = if index < left.len() {
        (inclusion(left, index)?, root(right))
    } else {
        (inclusion(right, index - left.len())?, root(left))
    };
    proof.push(other);
    Some(proof)
}

/// Computes the root from a leaf and its proof in a tree of `leaves` leaves; `None` if the proof has the wrong length.
pub fn root_from_inclusion(leaf: Hash, index: u64, leaves: u64, proof: &[Hash]) -> Option<Hash> {
    if index >= leaves {
        return None;
    }
    let (mut index, mut last, mut digest) = (index, leaves - 1, leaf);
    for &other in proof {
        if last == 0 {
            return None;
        }
        if index & 1 == 1 || index == last {
            digest = node(other, digest);
            while index & 1 == 0 && index != 0 {
                index >>= 1;
                last >>= 1;
            }
        } else {
            digest = node(digest, other);
        }
        index >>= 1;
        last >>= 1;
    }
    (last == 0).then_some(digest)
}

/// Returns the proof that the first `earlier` leaves are a prefix of all; `None` if `earlier` is 0 or too large.
pub fn consistency(leaves: &[Hash], earlier: usize) -> Option<Vec<Hash>> {
    if earlier == 0 || earlier > leaves.len() {
        return None;
    }
    Some(subproof(leaves, earlier, true))
}

fn subproof(leaves: &[Hash], earlier: usize, whole: bool) -> Vec<Hash> {
    if earlier == leaves.len() {
        return if whole { Vec::new() } else { vec![root(leaves)] };
    }
    let (left, right) = leaves.split_at(cut(leaves.len()));
    if earlier <= left.len() {
        let mut proof = subproof(left, earlier, whole);
        proof.push(root(right));
        proof
    } else {
        let mut proof = subproof(right, earlier - left.len(), false);
        proof.push(root(left));
        proof
    }
}

/// Returns whether a proof shows that the tree with root `new` extends the one with root `old`.
pub fn is_consistent(old: (u64, Hash), new: (u64, Hash), proof: &[Hash]) -> bool {
    let ((old_size, old_root), (new_size, new_root)) = (old, new);
    if old_size == 0 || old_size > new_size {
        return false;
    }
    if old_size == new_size {
        return proof.is_empty() && old_root == new_root;
    }
    // A tree whose size is a power of two is itself a node of the new tree, so the proof omits it.
    let (start, rest) = if old_size.is_power_of_two() {
        (old_root, proof)
    } else {
        match proof.split_first() {
            Some((first, rest)) => (*first, rest),
            None => return false,
        }
    };
    let (mut index, mut last) = (old_size - 1, new_size - 1);
    while index & 1 == 1 {
        index >>= 1;
        last >>= 1;
    }
    let (mut from_old, mut from_new) = (start, start);
    for &other in rest {
        if last == 0 {
            return false;
        }
        if index & 1 == 1 || index == last {
            from_old = node(other, from_old);
            from_new = node(other, from_new);
            while index & 1 == 0 && index != 0 {
                index >>= 1;
                last >>= 1;
            }
        } else {
            from_new = node(from_new, other);
        }
        index >>= 1;
        last >>= 1;
    }
    last == 0 && from_old == old_root && from_new == new_root
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leaves(count: usize) -> Vec<Hash> {
        (0..count).map(|index| Hash::of(&[&[0], &index.to_be_bytes()])).collect()
    }

    #[test]
    fn every_leaf_is_proved_and_no_other() {
        for count in 1..40 {
            let leaves = leaves(count);
            let root = root(&leaves);
            for (index, &leaf) in leaves.iter().enumerate() {
                let proof = inclusion(&leaves, index).unwrap();
                let size = count as u64;
                assert_eq!(root_from_inclusion(leaf, index as u64, size, &proof), Some(root));
                let other = Hash::of(&[b"other"]);
                assert_ne!(root_from_inclusion(other, index as u64, size, &proof), Some(root));
                for wrong in 0..size {
                    let same = root_from_inclusion(leaf, wrong, size, &proof) == Some(root);
                    assert_eq!(same, wrong == index as u64, "{count} {index} {wrong}");
                }
            }
            assert_eq!(inclusion(&leaves, count), None);
        }
    }

    #[test]
    fn every_start_is_proved_and_no_fork() {
        for count in 1..40 {
            let all = leaves(count);
            for earlier in 1..=count {
                let proof = consistency(&all, earlier).unwrap();
                let old = (earlier as u64, root(&all[..earlier]));
                let new = (count as u64, root(&all));
                assert!(is_consistent(old, new, &proof), "{earlier} of {count}");
                let mut forked = all[..earlier].to_vec();
                forked[earlier / 2] = Hash::of(&[b"fork"]);
                assert!(!is_consistent((earlier as u64, root(&forked)), new, &proof), "{earlier} of {count}");
                assert!(!is_consistent(old, (count as u64, Hash::GENESIS), &proof));
                if let Some((_, shorter)) = proof.split_first() {
                    assert!(!is_consistent(old, new, shorter));
                }
            }
        }
        assert_eq!(consistency(&leaves(3), 0), None);
        assert_eq!(consistency(&leaves(3), 4), None);
    }

    #[test]
    fn a_proof_over_a_hundred_thousand_entries_stays_under_a_kilobyte() {
        let leaves = leaves(100_000);
        let longest = [1, 3, 65_535, 65_537, 99_999].map(|earlier| consistency(&leaves, earlier).unwrap().len());
        assert!(longest.into_iter().all(|length| length * 32 <= 1024), "{longest:?}");
    }
}
