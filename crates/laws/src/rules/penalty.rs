//! The seconds a time penalty costs, in every kind of play: 7.5.5 (illegal moves), 9.5.3 (wrong claims), A.3, B.2.

use super::{Block, Param, Play, Regulations, SupervisedBlitzPenalty, by};
use crate::Edition;

/// Returns two minutes with the given article, or one minute with the article that sets it.
pub(super) fn penalty(
    edition: Edition,
    play: Play,
    block: Block,
    regulations: &Regulations,
    articles: &'static [&'static str],
) -> Param<u32> {
    let two_minutes = by(120, articles);
    match (edition, play, block) {
        (_, Play::Standard, _) | (Edition::E1985, ..) | (Edition::E2017 | Edition::E2018, Play::Rapid, _) => {
            two_minutes
        }
        (Edition::E2017 | Edition::E2018, Play::Blitz, _) => by(60, &["B.2"]),
        (Edition::E2023, Play::Rapid, _) | (Edition::E2023, Play::Blitz, Block::Basic) => by(60, &["A.3"]),
        (Edition::E2023, Play::Blitz, Block::Competition) => match regulations.supervised_blitz_penalty {
            SupervisedBlitzPenalty::TwoMinutes => two_minutes,
            SupervisedBlitzPenalty::OneMinute => by(60, &["A.3"]),
        },
    }
}
