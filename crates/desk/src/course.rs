//! Examinations on the case book that were sat by accounts: what was on the paper, how many rulings were right, and where the
//! others went wrong.
//!
//! The machine of the streams `examination/ACCOUNT`. The record has the account's id, never a name.

use adoube_aggregate::{Aggregate, Context, Recorded};
use serde::{Deserialize, Serialize};

/// The most cases on a paper.
pub const CASES_MAX: usize = 100;
/// The most examinations that are kept of one account.
const SAT_MAX: usize = 2000;
/// The longest name of a case or an article, in bytes.
const NAME_MAX: usize = 100;

/// A case that was ruled on wrongly, or not at all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Missed {
    /// The case's name in the book.
    pub case: String,
    /// The article that decides it.
    pub article: String,
}

/// An examination that is handed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HandIn {
    /// The edition of the Laws.
    pub edition: String,
    /// The number of the paper.
    pub paper: u32,
    /// How many cases it had.
    pub cases: u16,
    /// How many rulings were right.
    pub right: u16,
    /// The others.
    pub missed: Vec<Missed>,
}

impl HandIn {
    /// Of a hundred.
    pub fn percent(&self) -> u32 {
        (u32::from(self.right) * 100).checked_div(u32::from(self.cases)).unwrap_or_default()
    }
}

/// An examination that was handed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sat {
    /// Its number in the record.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// What.
    pub paper: HandIn,
}

/// Why it is not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExaminationRefusal {
    /// It adds up to nothing.
    Malformed,
    /// There is no room for more.
    Full,
}

/// The streams of examinations.
#[derive(Clone, Copy, Debug)]
pub struct Examinations;

impl Aggregate for Examinations {
    type Act = HandIn;
    type Answer = String;
    type State = Vec<Sat>;
    type Refusal = ExaminationRefusal;

    const KIND: &'static str = "examination";

    fn decide(state: &Vec<Sat>, act: &HandIn, _: &Context) -> Result<Vec<String>, ExaminationRefusal> {
        let short = |text: &str| !text.is_empty() && text.len() <= NAME_MAX;
        let sound = act.missed.iter().all(|missed| short(&missed.case) && missed.article.len() <= NAME_MAX);
        let adds_up = usize::from(act.right) + act.missed.len() == usize::from(act.cases);
        if !sound || !adds_up || !short(&act.edition) || act.cases == 0 || usize::from(act.cases) > CASES_MAX {
            return Err(ExaminationRefusal::Malformed);
        }
        if state.len() >= SAT_MAX { Err(ExaminationRefusal::Full) } else { Ok(Vec::new()) }
    }

    fn apply(state: &mut Vec<Sat>, done: &Recorded<HandIn, String>) {
        state.push(Sat { number: done.number, at_ms: done.at, paper: done.act.clone() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_add_up_is_not_kept() {
        let missed = vec![Missed { case: "4.3-2023-own-man".to_owned(), article: "4.3.1".to_owned() }];
        let sound = HandIn { edition: "2023".to_owned(), paper: 7, cases: 5, right: 4, missed };
        let decide = |act: &HandIn| Examinations::decide(&Vec::new(), act, &Context::default());
        assert_eq!((decide(&sound), sound.percent()), (Ok(Vec::new()), 80));
        for wrong in [
            HandIn { right: 5, ..sound.clone() },
            HandIn { cases: 0, right: 0, missed: Vec::new(), ..sound.clone() },
            HandIn { edition: String::new(), ..sound.clone() },
            HandIn { cases: 101, right: 100, ..sound.clone() },
        ] {
            assert_eq!(decide(&wrong), Err(ExaminationRefusal::Malformed), "{wrong:?}");
        }
    }
}
