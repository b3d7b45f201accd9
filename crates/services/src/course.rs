//! Examinations on the case book taken by signed-in users: the paper, the number of right rulings, and the mistakes.
//!
//! The aggregate of the streams `examination/ACCOUNT`. The log holds the account's id, never a name.

use adoube_aggregate::{Aggregate, Context, Recorded};
use serde::{Deserialize, Serialize};

/// The maximum number of cases on a paper.
pub const CASES_MAX: usize = 100;
/// The maximum number of examinations saved per account.
const SAT_MAX: usize = 2000;
/// The maximum length of a case's or article's name in bytes.
const NAME_MAX: usize = 100;

/// A case with a wrong ruling or none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Missed {
    /// The name of the case in the case book.
    pub case: String,
    /// The deciding article.
    pub article: String,
}

/// An examination to submit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HandIn {
    /// The edition of the Laws.
    pub edition: String,
    /// The number of the paper.
    pub paper: u32,
    /// Number of cases.
    pub cases: u16,
    /// Number of right rulings.
    pub right: u16,
    /// The cases with a wrong ruling or none.
    pub missed: Vec<Missed>,
}

impl HandIn {
    /// Returns the score as a percentage.
    pub fn percent(&self) -> u32 {
        (u32::from(self.right) * 100).checked_div(u32::from(self.cases)).unwrap_or_default()
    }
}

/// A saved examination.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sat {
    /// Its number in the log.
    pub number: u64,
    /// Time in milliseconds since 1970.
    pub at_ms: i64,
    /// The examination.
    pub paper: HandIn,
}

/// The reasons not to save an examination.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExaminationRefusal {
    /// Its numbers do not add up.
    Malformed,
    /// The account has reached the maximum number of examinations.
    Full,
}

/// The aggregate of examinations.
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
