//! The Dutch system until 31 January 2026 (C.04.3 of 2017).
//!
//! Brackets look only one scoregroup ahead. When a bracket's downfloaters and everybody below cannot be paired, it is
//! the penultimate bracket: it is paired again with completion as the first priority, and its downfloaters and all
//! lower players form one collapsed last bracket. There is no C5 and no C9.

use crate::points::Points;

use super::completion::{BracketSituation, bye_score};
use super::criteria::BracketScope;
use super::field::PairingField;
use super::{Paired, bracket};

/// Any score may have the bye.
const ANY_SCORE: Points = Points::from_tenths(i32::MAX);

pub(super) fn pair_brackets(field: &PairingField, groups: &[Vec<u32>]) -> Option<Vec<Paired>> {
    let mut out: Vec<Paired> = Vec::new();
    let odd = field.len() % 2 == 1;
    let mut at = 0;
    while let Some((residents, below)) = groups.get(at..).and_then(<[Vec<u32>]>::split_first) {
        at += 1;
        let moved_down = out.last().map_or_else(Vec::new, |b| b.result.downfloaters.clone());
        if below.is_empty() {
            let scope = scope(&moved_down, residents, &[], &[], odd);
            let result = bracket::pair(field, &scope)?;
            out.push(Paired { scope, result });
            break;
        }
        if let Some(paired) = ahead(field, &moved_down, residents, below, odd)? {
            out.push(paired);
            continue;
        }
        // First the penultimate bracket, then the collapsed last one.
        let lower: Vec<u32> = below.iter().flatten().copied().collect();
        let penultimate = scope(&moved_down, residents, &[], &lower, odd);
        let result = bracket::pair(field, &penultimate)?;
        let floaters = result.downfloaters.clone();
        out.push(Paired { scope: penultimate, result });
        let collapsed = BracketScope { mixed: true, ..scope(&floaters, &lower, &[], &[], odd) };
        let result = bracket::pair(field, &collapsed)?;
        out.push(Paired { scope: collapsed, result });
        break;
    }
    Some(out)
}

/// Pairs a bracket that looks one scoregroup ahead. The inner `None` means that the rest cannot be completed after it.
#[allow(clippy::option_option)]
fn ahead(
    field: &PairingField,
    moved_down: &[u32],
    residents: &[u32],
    below: &[Vec<u32>],
    odd: bool,
) -> Option<Option<Paired>> {
    let last = below.last().and_then(|g| g.first()).map(|p| field.contenders[*p as usize].score);
    let last_may_rest = below.last().is_some_and(|g| g.iter().any(|p| field.contenders[*p as usize].bye_allowed));
    if !odd || last_may_rest {
        let situation = BracketSituation::new(field, moved_down, residents, below, last.filter(|_| odd));
        if situation.bracket_decides_alone() {
            let scope = situation.bracket_scope();
            let result = bracket::pair(field, &scope)?;
            if result.downfloaters.len() == scope.members.len() % 2 {
                return Some(Some(Paired { scope, result }));
            }
        }
    }
    let next = below.first().map_or(&[][..], Vec::as_slice);
    let finish = below.len() == 1;
    let mut wide = scope(moved_down, residents, next, &[], odd && finish);
    wide.complete = false;
    wide.finish = finish;
    let result = bracket::pair(field, &wide)?;
    let mut rest = result.downfloaters.clone();
    rest.extend(below.iter().flatten());
    if bye_score(field, &rest).is_err() {
        return Some(None);
    }
    Some(Some(Paired { scope: wide, result }))
}

fn scope(moved_down: &[u32], residents: &[u32], next: &[u32], lower: &[u32], odd: bool) -> BracketScope {
    let mut members = moved_down.to_vec();
    members.extend_from_slice(residents);
    let next_at = members.len();
    members.extend_from_slice(next);
    let lower_at = members.len();
    members.extend_from_slice(lower);
    BracketScope {
        members,
        residents_at: moved_down.len(),
        next_at,
        lower_at,
        complete: true,
        bye_score: odd.then_some(ANY_SCORE),
        single_bye: false,
        finish: false,
        mixed: false,
    }
}
