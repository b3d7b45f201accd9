//! Unfinished games: whether they can still decide the match, and the steps possible (Adjournments 10.1, 10.2; Sealed
//! moves 11.1-11.4; D-37 to D-41).

use crate::finding::HandbookFinding;
use crate::regulations::Regulations;
use adoube_tournament::Points;
use serde::{Deserialize, Serialize};

/// The score that ranks teams first (Pairing systems 4.1, 4.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PrimaryScore {
    /// 4.1: 1, ½ or 0 per match.
    #[default]
    Matches,
    /// 4.11: the sum of the players' points.
    Olympic,
}

/// Results still possible, from the home team's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// Whether the home team can still win.
    pub win: bool,
    /// Whether a draw is possible.
    pub draw: bool,
    /// Whether the home team can still lose.
    pub loss: bool,
}

impl Outlook {
    /// Returns the results still possible with `pending` games. Each gives half a point to both sides or one point to
    /// either.
    pub fn new(home: Points, visitors: Points, pending: u16) -> Self {
        let lead = home.tenths().saturating_sub(visitors.tenths());
        let swing = i32::from(pending) * Points::ONE.tenths();
        let (least, most) = (lead.saturating_sub(swing), lead.saturating_add(swing));
        // A drawn game leaves the lead as it is, a decisive one moves it by a whole point: with pending games it can be
        // level whenever 0 lies in between.
        let level = least <= 0 && most >= 0 && (lead % Points::ONE.tenths() == 0);
        Self { win: most > 0, draw: level, loss: least < 0 }
    }

    /// Returns whether more than one result is possible.
    pub const fn is_open(self) -> bool {
        self.win as u8 + self.draw as u8 + self.loss as u8 > 1
    }
}

/// 10.1 (a), D-38: returns whether the pending games can still decide. With Olympic scoring every game counts.
pub fn can_decide(home: Points, visitors: Points, pending: u16, scoring: PrimaryScore) -> bool {
    match scoring {
        PrimaryScore::Matches => Outlook::new(home, visitors, pending).is_open(),
        PrimaryScore::Olympic => pending > 0,
    }
}

/// 10.1 (d): checks a quick finish by agreement, with so many new minutes each (D-39), which must not decide the match.
///
/// # Errors
/// `E-FINISH-DECIDES`.
pub fn quick_finish(
    home: Points,
    visitors: Points,
    pending: u16,
    scoring: PrimaryScore,
    minutes: u16,
) -> Result<(), HandbookFinding> {
    if can_decide(home, visitors, pending, scoring) { Err(HandbookFinding::FinishDecides { minutes }) } else { Ok(()) }
}

/// The state of an unfinished game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UnfinishedState {
    /// Sealed after the first session; the home delegate keeps the envelope (11.3).
    SealedOnce,
    /// Being played in the second session.
    Second,
    /// Sealed after the second session (10.2 a); everything goes to the Competition Committee.
    SealedTwice,
    /// A third session was ordered (10.2 b).
    Third,
    /// Sent for analysis (10.1 b, c).
    Sent,
    /// Being finished by agreement with a quarter of an hour each (10.1 d).
    QuickFinish,
}

/// A step of an unfinished game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdjournmentStep {
    /// A move is sealed.
    Seal,
    /// The game is resumed.
    Resume,
    /// The game is sent to the federation for analysis.
    Send,
    /// Both sides agree to finish with a quarter of an hour each.
    QuickFinish,
    /// The Committee orders a third session.
    OrderThird,
}

impl UnfinishedState {
    /// Returns the state after a step of a running (`None`) or unfinished game; `None` if the step is not possible.
    pub const fn next(from: Option<Self>, step: AdjournmentStep) -> Option<Self> {
        match (from, step) {
            (None, AdjournmentStep::Seal) => Some(Self::SealedOnce),
            (Some(Self::SealedOnce), AdjournmentStep::Resume) => Some(Self::Second),
            (Some(Self::Second), AdjournmentStep::Seal) => Some(Self::SealedTwice),
            (Some(Self::SealedTwice), AdjournmentStep::OrderThird) => Some(Self::Third),
            (None | Some(Self::SealedOnce | Self::Second), AdjournmentStep::Send) => Some(Self::Sent),
            (None | Some(Self::SealedOnce | Self::Second), AdjournmentStep::QuickFinish) => Some(Self::QuickFinish),
            _ => None,
        }
    }

    /// Returns whether the game goes on another day, so that the next round need not wait for it.
    pub const fn is_adjourned(self) -> bool {
        matches!(self, Self::SealedOnce | Self::Third)
    }

    /// Returns whether the Competition Committee must decide next.
    pub const fn waits_for_committee(self) -> bool {
        matches!(self, Self::SealedTwice | Self::Sent)
    }
}

/// Clock settings and time controls of the event (Delegates 5.511, D-02).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SessionPlan {
    /// Clock display at the start, in minutes.
    pub clocks_at_min: u16,
    /// The clock display at each control, and the moves due.
    pub controls: Vec<(u16, u16)>,
}

impl Default for SessionPlan {
    /// Returns a session of six hours: from 2:59, 40 moves at 5:00 and 60 at 6:00.
    fn default() -> Self {
        let sessions = &Regulations::handbook().sessions;
        Self { clocks_at_min: *sessions.clocks_at_min, controls: sessions.controls.value.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::cmp::Ordering;

    fn points(text: &str) -> Points {
        text.parse().unwrap()
    }

    #[test]
    fn v_ad_can_the_pending_games_decide() {
        let cases = [
            ("V-AD-01", "5½", "3½", 1, "win", true),
            ("V-AD-02", "5", "4", 1, "draw, win", false),
            ("V-AD-03", "4½", "4½", 1, "draw, loss, win", false),
            ("V-AD-04", "6", "2", 2, "win", true),
            ("V-AD-05", "5", "3", 2, "draw, win", false),
            ("V-AD-06", "4", "3", 1, "draw, win", false),
            ("V-AD-07", "4½", "2½", 1, "win", true),
            ("V-AD-08", "2", "1", 1, "draw, win", false),
            ("V-AD-09", "2½", "½", 1, "win", true),
            ("V-AD-10", "4", "4", 2, "draw, loss, win", false),
        ];
        for (id, home, visitors, pending, possible, allowed) in cases {
            let (home, visitors) = (points(home), points(visitors));
            let outlook = Outlook::new(home, visitors, pending);
            let named = [(outlook.draw, "draw"), (outlook.loss, "loss"), (outlook.win, "win")];
            let found: Vec<&str> = named.into_iter().filter(|(yes, _)| *yes).map(|(_, name)| name).collect();
            assert_eq!(found.join(", "), possible, "{id}");
            assert_eq!(can_decide(home, visitors, pending, PrimaryScore::Matches), !allowed, "{id}");
            let finish = quick_finish(home, visitors, pending, PrimaryScore::Matches, 15);
            let refused = Err(HandbookFinding::FinishDecides { minutes: 15 });
            assert_eq!(finish, if allowed { Ok(()) } else { refused }, "{id}");
            assert!(can_decide(home, visitors, pending, PrimaryScore::Olympic), "V-AD-11");
        }
        assert!(!can_decide(points("6"), points("4"), 0, PrimaryScore::Olympic));
    }

    #[test]
    fn adjournments_the_way_of_a_game() {
        use UnfinishedState as S;
        let cases = [
            (None, AdjournmentStep::Seal, Some(S::SealedOnce)),
            (Some(S::SealedOnce), AdjournmentStep::Resume, Some(S::Second)),
            (Some(S::Second), AdjournmentStep::Seal, Some(S::SealedTwice)),
            (Some(S::SealedTwice), AdjournmentStep::OrderThird, Some(S::Third)),
            (Some(S::Second), AdjournmentStep::Send, Some(S::Sent)),
            (Some(S::Second), AdjournmentStep::QuickFinish, Some(S::QuickFinish)),
            (Some(S::Third), AdjournmentStep::Seal, None),
            (Some(S::QuickFinish), AdjournmentStep::Seal, None),
            (Some(S::Sent), AdjournmentStep::Resume, None),
        ];
        for (from, step, to) in cases {
            assert_eq!(UnfinishedState::next(from, step), to, "{from:?} {step:?}");
        }
        assert!(
            S::Sent.waits_for_committee() && S::SealedTwice.waits_for_committee() && !S::Third.waits_for_committee()
        );
    }

    #[test]
    fn s_7_six_hour_session() {
        assert_eq!(
            SessionPlan::default(),
            SessionPlan { clocks_at_min: 179, controls: vec![(300, 40), (360, 60)] },
            "S-7"
        );
    }

    proptest! {
        /// The outlook agrees with trying every outcome of every pending game.
        #[test]
        fn outlook_equals_enumeration(boards in 1_i32..11, pending in 0_u16..5, halves in 0_i32..20) {
            let pending = pending.min(boards as u16);
            let settled = boards - i32::from(pending);
            let home = halves.min(settled * 2);
            let (mut win, mut draw, mut loss) = (false, false, false);
            for outcome in 0..3_i32.pow(u32::from(pending)) {
                let mut more = 0;
                let mut rest = outcome;
                for _ in 0..pending {
                    more += rest % 3;
                    rest /= 3;
                }
                match (home + more).cmp(&boards) {
                    Ordering::Greater => win = true,
                    Ordering::Equal => draw = true,
                    Ordering::Less => loss = true,
                }
            }
            let outlook =
                Outlook::new(Points::from_tenths(home * 5), Points::from_tenths((settled * 2 - home) * 5), pending);
            prop_assert_eq!(outlook, Outlook { win, draw, loss });
        }
    }
}
