//! Texts of knockouts: explanations of games, and reasons why there are none.

use adoube_words::Language;

use crate::model::{PlayerIx, Tournament};
use crate::words::knockout;

use super::play::{GameKind, KnockoutError, Live, Progress, progress};
use super::{BracketSide, Knockout};

impl KnockoutError {
    /// Returns the message in a language.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Field(error) => error.sentence(language),
            Self::Games => knockout::GAMES.get(language).to_owned(),
            Self::Pending { round, white } => knockout::PENDING.fill(language, &[("round", round), ("white", white)]),
            Self::Over(0) => knockout::OVER_NOBODY.get(language).to_owned(),
            Self::Over(number) => knockout::OVER.fill(language, &[("number", number)]),
        }
    }
}

impl Progress {
    /// Returns the name of a stage (from 0): quarter-final, semi-final, final.
    pub fn stage_name(&self, stage: usize, language: Language) -> String {
        match self.bracket.rounds.len().saturating_sub(stage) {
            0 | 1 => knockout::FINAL.get(language).to_owned(),
            2 => knockout::SEMI_FINAL.get(language).to_owned(),
            3 => knockout::QUARTER_FINAL.get(language).to_owned(),
            left => knockout::LAST.fill(language, &[("count", &(1_u32 << left.min(16)))]),
        }
    }

    fn live_lines(&self, t: &Tournament, live: &Live, rules: &Knockout, language: Language) -> Vec<String> {
        let stage = self.stages.len().saturating_sub(1);
        let (name, at) = (self.stage_name(stage, language), live.at + 1);
        let (white, black) = (named(t, live.pair.white), named(t, live.pair.black));
        let side = |side: BracketSide| match side {
            BracketSide::Seed(seed) => knockout::SEED.fill(language, &[("seed", &seed)]),
            BracketSide::WinnerOf(at) => knockout::WINNER_OF.fill(language, &[("at", &(at + 1))]),
        };
        let head = match self.bracket.rounds.get(stage).and_then(|s| s.get(live.at)) {
            Some((BracketSide::Seed(first), BracketSide::Seed(second))) => knockout::FROM_SEEDS.fill(
                language,
                &[
                    ("stage", &name),
                    ("at", &at),
                    ("white", &white),
                    ("black", &black),
                    ("first", first),
                    ("second", second),
                ],
            ),
            Some((a, b)) => knockout::FROM_WINNERS.fill(
                language,
                &[
                    ("stage", &name),
                    ("at", &at),
                    ("white", &white),
                    ("black", &black),
                    ("first", &side(*a)),
                    ("second", &side(*b)),
                ],
            ),
            None => String::new(),
        };
        let kind = match live.kind {
            GameKind::Regular(game) => knockout::REGULAR.fill(language, &[("game", &game), ("games", &rules.games)]),
            GameKind::TieBreak { set, game } => {
                knockout::TIE_BREAK.fill(language, &[("game", &game), ("games", &rules.tie_break_games), ("set", &set)])
            }
            GameKind::Deciding => knockout::DECIDING.get(language).to_owned(),
        };
        vec![head, kind]
    }

    /// Explains the games, one statement per line.
    pub fn lines(&self, t: &Tournament, rules: &Knockout, language: Language) -> Vec<String> {
        let mut out: Vec<String> =
            self.live.iter().flat_map(|live| self.live_lines(t, live, rules, language)).collect();
        out.extend(self.through.iter().map(|ix| knockout::THROUGH.fill(language, &[("player", &named(t, *ix))])));
        out
    }
}

fn named(t: &Tournament, ix: PlayerIx) -> String {
    t.player(ix).map_or_else(String::new, |p| format!("{} {}", p.number, p.name).trim().to_owned())
}

/// Explains the games of a round (from 1).
///
/// # Errors
/// [`KnockoutError`] if there is no bracket or an earlier result is missing.
pub fn explain_round(
    t: &Tournament,
    round: usize,
    rules: &Knockout,
    language: Language,
) -> Result<Vec<String>, KnockoutError> {
    Ok(progress(t, round, rules)?.lines(t, rules, language))
}
