//! Index from a player's number to the position in a list: sorted numbers, and a table of the start of each run.

/// An index with the same lookup time for any numbers: there is no hash that a file could attack.
#[derive(Clone, Debug, Default)]
pub(crate) struct NumberIndex {
    /// Number above, place below, sorted.
    keys: Vec<u64>,
    /// The start of the numbers with the same leading bits.
    starts: Vec<u32>,
    shift: u32,
}

impl NumberIndex {
    /// Builds the index of some numbers; for a duplicate, the error has both positions of the first one in the file.
    pub(crate) fn new(ids: impl Iterator<Item = u32>) -> Result<Self, (usize, usize)> {
        let mut keys: Vec<u64> = ids.zip(0_u32..).map(|(id, at)| u64::from(id) << 32 | u64::from(at)).collect();
        keys.sort_unstable();
        let twins = keys.iter().zip(keys.iter().skip(1)).filter(|(a, b)| *a >> 32 == *b >> 32);
        if let Some((first, again)) = twins.min_by_key(|(_, again)| **again as u32) {
            return Err((*first as u32 as usize, *again as u32 as usize));
        }
        let highest = keys.last().map_or(0, |key| key >> 32);
        let wanted = keys.len().next_power_of_two().min(1 << 20) as u64;
        let shift = (64 - highest.leading_zeros()).saturating_sub(wanted.trailing_zeros());
        let mut starts = vec![0_u32; (highest >> shift) as usize + 2];
        for key in &keys {
            if let Some(count) = starts.get_mut((key >> 32 >> shift) as usize + 1) {
                *count += 1;
            }
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        Ok(Self { keys, starts, shift })
    }

    /// Returns the positions in the list, ordered by player number.
    pub(crate) fn places(&self) -> impl Iterator<Item = u32> {
        self.keys.iter().map(|key| *key as u32)
    }

    /// Returns the position of a player number in the list.
    pub(crate) fn find(&self, id: u32) -> Option<usize> {
        let bucket = (u64::from(id) >> self.shift) as usize;
        let (start, end) = (*self.starts.get(bucket)?, *self.starts.get(bucket + 1)?);
        let run = self.keys.get(start as usize..end as usize)?;
        let at = run.partition_point(|key| key >> 32 < u64::from(id));
        run.get(at).filter(|key| **key >> 32 == u64::from(id)).map(|key| *key as u32 as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn every_number_is_found_and_no_other(ids in prop::collection::hash_set(any::<u32>(), 0..200), other in any::<u32>()) {
            let ids: Vec<u32> = ids.into_iter().collect();
            let index = NumberIndex::new(ids.iter().copied()).unwrap();
            for (at, id) in ids.iter().enumerate() {
                prop_assert_eq!(index.find(*id), Some(at));
            }
            prop_assert_eq!(index.find(other), ids.iter().position(|id| *id == other));
        }
    }

    #[test]
    fn a_number_that_stands_twice() {
        assert_eq!(NumberIndex::new([5, 9, 7, 9, 5].into_iter()).unwrap_err(), (1, 3));
        assert_eq!(NumberIndex::new([1 << 31].into_iter()).unwrap().find(1 << 31), Some(0));
        assert_eq!(NumberIndex::new([u32::MAX, 1].into_iter()).unwrap().find(u32::MAX), Some(0));
        assert_eq!(NumberIndex::new(std::iter::empty()).unwrap().find(1), None);
    }
}
