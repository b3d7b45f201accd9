//! Undoing acts. An undo is itself an act: the state is rebuilt from the acts that are still in effect. Undoing an undo
//! redoes the act.

use crate::{Aggregate, Recorded};
use std::collections::HashSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A recorded act of an aggregate.
pub type RecordedOf<A> = Recorded<<A as Aggregate>::Act, <A as Aggregate>::Answer>;

/// An aggregate whose acts can be undone.
pub trait Undo: Aggregate {
    /// The result of the acts in effect: the state itself, or the part of it that is not the history.
    type Model: Default;

    /// Returns the numbers of the acts that an act undoes; empty unless it is an undo.
    fn undone_by(act: &Self::Act) -> Vec<u64>;

    /// Returns whether an act can be undone.
    fn is_undoable(act: &Self::Act) -> bool;

    /// Checks that a recorded act is still possible after a changed history.
    ///
    /// # Errors
    ///
    /// The reason why it is not.
    fn stands(model: &Self::Model, recorded: &RecordedOf<Self>) -> Result<(), Self::Refusal>;

    /// Applies an act that is in effect.
    fn take(model: &mut Self::Model, recorded: &RecordedOf<Self>);

    /// Applies the remains of an act that is not in effect: numbers it used stay used.
    fn leave(_model: &mut Self::Model, _recorded: &RecordedOf<Self>) {}

    /// Returns the numbers of the acts that can only be undone together with this one, itself included.
    fn together(recorded: &RecordedOf<Self>) -> RangeInclusive<u64> {
        recorded.number..=recorded.number
    }
}

/// The handling of later acts that depend on the undone act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dependents {
    /// The undo is refused.
    Refuse,
    /// They are undone too.
    TakeAlong,
}

/// The reason why an act cannot be undone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UndoRefusal<R> {
    /// No act has this number.
    Unknown,
    /// It has already been undone.
    Undone,
    /// Acts of this kind cannot be undone.
    NotUndoable,
    /// A later act would become impossible.
    WouldBreak {
        /// The number of the later act.
        number: u64,
        /// The reason.
        why: R,
    },
    /// Undoing the undo would redo an act that is no longer possible.
    CannotRedo(u64),
}

/// Returns, for every act, whether it is in effect: it was not undone, or its undo was.
pub fn effective<A: Undo>(history: &[Arc<RecordedOf<A>>]) -> Vec<bool> {
    effective_without::<A>(history, HashSet::new())
}

/// Like [`effective`], as if more acts were undone.
fn effective_without<A: Undo>(history: &[Arc<RecordedOf<A>>], mut undone: HashSet<u64>) -> Vec<bool> {
    // Latest acts first, because an undo refers to an earlier act.
    let mut holds: Vec<bool> = history
        .iter()
        .rev()
        .map(|recorded| {
            let holds = !undone.contains(&recorded.number);
            if holds {
                undone.extend(A::undone_by(&recorded.act));
            }
            holds
        })
        .collect();
    holds.reverse();
    holds
}

/// Rebuilds the model from the acts in effect.
pub fn rebuilt<A: Undo>(history: &[Arc<RecordedOf<A>>]) -> A::Model {
    let mut model = A::Model::default();
    for (recorded, holds) in history.iter().zip(effective::<A>(history)) {
        if holds {
            A::take(&mut model, recorded);
        } else {
            A::leave(&mut model, recorded);
        }
    }
    model
}

/// Returns the acts that are undone along with an act, in log order: those of its group, and under
/// [`Dependents::TakeAlong`] those that depend on them.
///
/// # Errors
///
/// The reason why the act cannot be undone.
pub fn falls_with<A: Undo>(
    history: &[Arc<RecordedOf<A>>],
    number: u64,
    dependents: Dependents,
) -> Result<Vec<u64>, UndoRefusal<A::Refusal>> {
    let before = effective::<A>(history);
    let group = match history.iter().zip(&before).find(|(recorded, _)| recorded.number == number) {
        None => return Err(UndoRefusal::Unknown),
        Some((_, false)) => return Err(UndoRefusal::Undone),
        Some((recorded, true)) if !A::is_undoable(&recorded.act) => return Err(UndoRefusal::NotUndoable),
        Some((recorded, true)) => A::together(recorded),
    };
    let after = effective_without::<A>(history, group.clone().collect());
    let changed = before.iter().zip(&after).position(|(before, after)| before != after).unwrap_or(0);
    let (mut model, mut falls) = (A::Model::default(), Vec::new());
    for (at, ((recorded, held), holds)) in history.iter().zip(&before).zip(&after).enumerate() {
        if !holds {
            if *held && recorded.number != number && group.contains(&recorded.number) {
                falls.push(recorded.number);
            }
            A::leave(&mut model, recorded);
            continue;
        }
        // Acts before the first change are unaffected.
        let stands = if at < changed { Ok(()) } else { A::stands(&model, recorded) };
        match (stands, dependents) {
            (Ok(()), _) => A::take(&mut model, recorded),
            (Err(why), Dependents::Refuse) => {
                return Err(UndoRefusal::WouldBreak { number: recorded.number, why });
            }
            (Err(_), Dependents::TakeAlong) if *held => {
                falls.push(recorded.number);
                A::leave(&mut model, recorded);
            }
            (Err(_), Dependents::TakeAlong) => return Err(UndoRefusal::CannotRedo(recorded.number)),
        }
    }
    Ok(falls)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Context, Level};
    use serde::{Deserialize, Serialize};

    /// A counter that must not fall below zero.
    struct Counter;

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    enum Step {
        Add(i64),
        Undo(u64),
    }

    impl Aggregate for Counter {
        type Act = Step;
        type Answer = ();
        type State = i64;
        type Refusal = &'static str;

        const KIND: &'static str = "counter";

        fn decide(state: &i64, act: &Step, _: &Context) -> Result<Vec<()>, &'static str> {
            match act {
                Step::Add(n) if state + n < 0 => Err("below zero"),
                _ => Ok(Vec::new()),
            }
        }

        fn apply(_: &mut i64, _: &RecordedOf<Self>) {}
    }

    impl Undo for Counter {
        type Model = i64;

        fn undone_by(act: &Step) -> Vec<u64> {
            if let Step::Undo(number) = act { vec![*number] } else { Vec::new() }
        }

        fn is_undoable(act: &Step) -> bool {
            *act != Step::Add(100)
        }

        /// Sevens are undone with the act after them, and the act with them.
        fn together(recorded: &RecordedOf<Self>) -> RangeInclusive<u64> {
            match recorded.act {
                Step::Add(7) => recorded.number..=recorded.number + 1,
                Step::Add(8) => recorded.number - 1..=recorded.number,
                _ => recorded.number..=recorded.number,
            }
        }

        fn stands(model: &i64, recorded: &RecordedOf<Self>) -> Result<(), &'static str> {
            Self::decide(model, &recorded.act, &recorded.context()).map(drop)
        }

        fn take(model: &mut i64, recorded: &RecordedOf<Self>) {
            if let Step::Add(n) = recorded.act {
                *model += n;
            }
        }
    }

    fn history(steps: &[Step]) -> Vec<Arc<RecordedOf<Counter>>> {
        let recorded = |(number, act): (u64, &Step)| {
            let (by, confirmed, answers) = ("a".to_owned(), Level::None, Vec::new());
            Arc::new(Recorded { number, at: 0, by, confirmed, act: act.clone(), answers })
        };
        (1..).zip(steps).map(recorded).collect()
    }

    #[test]
    fn an_undoing_can_be_undone() {
        let list = history(&[Step::Add(3), Step::Add(4), Step::Undo(2), Step::Undo(3)]);
        assert_eq!(effective::<Counter>(&list), [true, true, false, true]);
        assert_eq!(rebuilt::<Counter>(&list), 7);
        assert_eq!(rebuilt::<Counter>(&list[..3]), 3);
    }

    #[test]
    fn dependents_are_named_or_taken_along() {
        let list = history(&[Step::Add(100), Step::Add(3), Step::Add(-103), Step::Add(5)]);
        let undo = |number, dependents| falls_with::<Counter>(&list, number, dependents);
        assert_eq!(undo(9, Dependents::Refuse), Err(UndoRefusal::Unknown));
        assert_eq!(undo(1, Dependents::TakeAlong), Err(UndoRefusal::NotUndoable));
        assert_eq!(undo(2, Dependents::Refuse), Err(UndoRefusal::WouldBreak { number: 3, why: "below zero" }));
        assert_eq!(undo(2, Dependents::TakeAlong), Ok(vec![3]));
        assert_eq!(undo(4, Dependents::Refuse), Ok(Vec::new()));
        // 2 and then -2 are undone, and 1 is removed: 2 cannot be redone alone.
        let list = history(&[Step::Add(1), Step::Add(-1), Step::Undo(2), Step::Add(-1)]);
        assert_eq!(falls_with::<Counter>(&list, 2, Dependents::Refuse), Err(UndoRefusal::Undone));
        assert_eq!(falls_with::<Counter>(&list, 3, Dependents::TakeAlong), Ok(vec![4]));
        assert_eq!(
            falls_with::<Counter>(&list, 3, Dependents::Refuse),
            Err(UndoRefusal::WouldBreak { number: 4, why: "below zero" })
        );
        let list = history(&[Step::Add(1), Step::Add(-1), Step::Undo(2), Step::Undo(1)]);
        assert_eq!(falls_with::<Counter>(&list, 3, Dependents::TakeAlong), Err(UndoRefusal::CannotRedo(2)));
    }
    #[test]
    fn a_group_is_undone_as_one() {
        let list = history(&[Step::Add(1), Step::Add(7), Step::Add(8), Step::Add(-9)]);
        for number in [2, 3] {
            let other = 5 - number;
            let falls = falls_with::<Counter>(&list, number, Dependents::TakeAlong);
            assert_eq!(falls, Ok(vec![other, 4]), "{number}");
        }
        assert_eq!(falls_with::<Counter>(&list[..3], 2, Dependents::Refuse), Ok(vec![3]));
    }
}
