//! Natural order of article numbers: 9.2 before 9.10, Articles before Appendices, Appendices before Guidelines.

use std::cmp::Ordering;

/// Compares two article numbers of one edition part by part, numbers by value and letters by alphabet.
///
/// ```
/// use adoube_laws::natural_order;
/// let mut numbers = ["III.4", "10.1", "9.6.2", "A.5.10", "A.5.2", "9.6"];
/// numbers.sort_by(|a, b| natural_order(a, b));
/// assert_eq!(numbers, ["9.6", "9.6.2", "10.1", "A.5.2", "A.5.10", "III.4"]);
/// ```
pub fn natural_order(a: &str, b: &str) -> Ordering {
    let mut left = a.split('.');
    let mut right = b.split('.');
    loop {
        match (left.next(), right.next()) {
            // `01` and `1` are the same number; comparing the spelling keeps the order total.
            (None, None) => return a.cmp(b),
            (None, Some(_)) => return Ordering::Less,
            (Some(_), None) => return Ordering::Greater,
            (Some(x), Some(y)) => {
                let order = part_order(x, y);
                if order != Ordering::Equal {
                    return order;
                }
            }
        }
    }
}

fn part_order(a: &str, b: &str) -> Ordering {
    match (a.parse::<u32>(), b.parse::<u32>()) {
        (Ok(x), Ok(y)) => x.cmp(&y),
        (Ok(_), Err(_)) => Ordering::Less,
        (Err(_), Ok(_)) => Ordering::Greater,
        (Err(_), Err(_)) => a.cmp(b),
    }
}

/// Compares two ids of provisions: those of 2023 first, then those of one edition only, each in natural order.
pub(crate) fn id_order(a: &str, b: &str) -> Ordering {
    match (a.split_once(':'), b.split_once(':')) {
        (None, None) => natural_order(a, b),
        (None, Some(_)) => Ordering::Less,
        (Some(_), None) => Ordering::Greater,
        (Some((left, number)), Some((right, other))) => left.cmp(right).then_with(|| natural_order(number, other)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn numbers_come_by_value_and_parts_by_rank() {
        let sorted = [
            "1",
            "1.4",
            "1.4.1",
            "1.5",
            "3.7.5.3",
            "3.8",
            "3.10.1",
            "05.01.a",
            "05.01.f.i",
            "05.01.f.ii",
            "9.6",
            "10.1",
            "12.9.9",
            "A.1",
            "A.5.1.2",
            "B.1",
            "C",
            "C.1",
            "C.10",
            "D.2.10",
            "I.2",
            "I.12.1",
            "II.1",
            "II.3.2.7.5",
            "III.1",
        ];
        for pair in sorted.windows(2) {
            assert_eq!(natural_order(pair[0], pair[1]), Ordering::Less, "{pair:?}");
            assert_eq!(natural_order(pair[1], pair[0]), Ordering::Greater, "{pair:?}");
        }
    }

    #[test]
    fn provisions_of_one_edition_come_after_those_of_2023() {
        let mut ids = ["2018:B.2", "1985:19", "III.6.2", "1985:10.07", "2017:7.7.2", "B.2", "1985:08.04"];
        ids.sort_by(|a, b| id_order(a, b));
        assert_eq!(ids, ["B.2", "III.6.2", "1985:08.04", "1985:10.07", "1985:19", "2017:7.7.2", "2018:B.2"]);
    }

    proptest! {
        #[test]
        fn the_order_is_total(a in "[0-9A-Da-dI.:]{0,9}", b in "[0-9A-Da-dI.:]{0,9}", c in "[0-9A-Da-dI.:]{0,9}") {
            prop_assert_eq!(id_order(&a, &b), id_order(&b, &a).reverse());
            prop_assert_eq!(id_order(&a, &b) == Ordering::Equal, a == b);
            if id_order(&a, &b) != Ordering::Greater && id_order(&b, &c) != Ordering::Greater {
                prop_assert_ne!(id_order(&a, &c), Ordering::Greater);
            }
        }
    }
}
