//! Explains FIDE's calculations (B.02): each game with the row of the table, K and its reason, the rounding; a first
//! rating with its opponents.
//!
//! Articles are those of the type of play's own chapter.

use std::fmt::Display;

use adoube_tournament::PlayerIx;
use adoube_words::{Language, Text};

use super::{fill, points, range};
use crate::event::FideResult;
use crate::exact::Exact;
use crate::fide::{FideChange, INITIAL_GAMES, Initial, KReason, Tempo};
use crate::list::CarriedResults;
use crate::tables;
use crate::words::fide;

impl KReason {
    /// Returns the text.
    pub const fn text(self) -> Text {
        match self {
            Self::Reached2400 => fide::REACHED2400,
            Self::Junior => fide::JUNIOR,
            Self::New => fide::NEW,
            Self::Usual => fide::USUAL,
            Self::Given => fide::GIVEN,
        }
    }
}

/// Results that were kept for a first rating.
pub(super) fn kept(kept: &CarriedResults, language: Language) -> String {
    let (month, points) = (format!("{:02}", kept.month), points(kept.pool.half_points));
    let values: [(&str, &dyn Display); 5] = [
        ("year", &kept.year),
        ("month", &month),
        ("games", &kept.pool.games),
        ("points", &points),
        ("sum", &kept.pool.sum),
    ];
    fide::KEPT.fill(language, &values)
}

/// Explains FIDE's change, game by game; `names` are the opponents'.
pub(super) fn fide_change(change: &FideChange, names: &[String], tempo: Tempo, language: Language) -> Vec<String> {
    let mut lines = Vec::new();
    let (table, cap) = (tempo.article("8.1.2"), tempo.article("8.3.1"));
    for (at, game) in change.games.iter().enumerate() {
        let name = names.get(at).map_or("", String::as_str);
        let delta = format!("{:.2}", Exact::hundredths(game.delta_hundredths()));
        let counted = if game.used == game.difference {
            String::new()
        } else {
            fill(fide::COUNTED, language, &[("used", &game.used), ("article", &cap)])
        };
        let values: [(&str, &dyn Display); 12] = [
            ("name", &name),
            ("opponent", &game.opponent),
            ("own", &change.own),
            ("difference", &game.difference),
            ("counted", &counted),
            ("table", &table),
            ("row", &range(tables::row(game.used.unsigned_abs()))),
            ("column", &if game.used < 0 { "L" } else { "H" }),
            ("percent", &game.percent),
            ("points", &points(game.half_points)),
            ("expected", &format!("{:.2}", Exact::hundredths(game.percent.into()))),
            ("delta", &delta),
        ];
        lines.push(fill(fide::GAME, language, &values));
    }
    let (k_article, sum_article) = (tempo.article("8.3.3"), tempo.article("8.3.4"));
    let reason = change.reason.text().get(language);
    let k: [(&str, &dyn Display); 5] = [
        ("k", &change.k),
        ("reason", &reason),
        ("article", &k_article),
        ("used", &change.k_used),
        ("games", &change.games.len()),
    ];
    lines.push(fill(if change.k == change.k_used { fide::K } else { fide::REDUCED }, language, &k));
    if change.games.is_empty() {
        lines.push(fill(fide::NO_GAMES, language, &[("own", &change.own)]));
        return lines;
    }
    let sum: [(&str, &dyn Display); 7] = [
        ("k", &change.k_used),
        ("sum", &change.sum),
        ("exact", &change.exact),
        ("rounded", &change.rounded),
        ("article", &sum_article),
        ("own", &change.own),
        ("new", &change.new),
    ];
    lines.push(fill(fide::SUM, language, &sum));
    if change.published().is_none() {
        lines.push(below_floor(tempo, language));
    }
    lines
}

fn below_floor(tempo: Tempo, language: Language) -> String {
    fill(fide::BELOW_FLOOR, language, &[("article", &tempo.article("7.2.1"))])
}

/// Explains the rating change of one event, or the first rating; `name` returns the name of an opponent.
pub fn fide_result(
    result: &FideResult,
    tempo: Tempo,
    name: &dyn Fn(PlayerIx) -> String,
    language: Language,
) -> Vec<String> {
    if let Some(change) = &result.change {
        let names: Vec<String> = result.opponents.iter().map(|other| name(*other)).collect();
        return fide_change(change, &names, tempo, language);
    }
    let met =
        result.met.iter().map(|&(other, rating, half_points)| RatedOpponent { name: name(other), rating, half_points });
    let met: Vec<RatedOpponent> = met.collect();
    let first = First {
        tempo,
        met: &met,
        kept: &[],
        disregarded: result.disregarded,
        games: result.pool.games,
        initial: result.initial.as_ref(),
    };
    fide_first(&first, language)
}

/// A rated opponent of an unrated player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct RatedOpponent {
    /// The name, or the number.
    pub name: String,
    /// The rating.
    pub rating: u16,
    /// Half points against these opponents.
    pub half_points: u32,
}

/// The inputs of a first rating.
#[derive(Clone, Copy, Debug)]
pub(super) struct First<'a> {
    /// The type of play.
    pub tempo: Tempo,
    /// The rated opponents.
    pub met: &'a [RatedOpponent],
    /// Results of earlier periods.
    pub kept: &'a [CarriedResults],
    /// Games of a first event without a point.
    pub disregarded: u32,
    /// Games that count, kept ones included.
    pub games: u32,
    /// The rating, if there are enough games.
    pub initial: Option<&'a Initial>,
}

/// Explains a first FIDE rating, or why there is none.
pub(super) fn fide_first(first: &First<'_>, language: Language) -> Vec<String> {
    let tempo = first.tempo;
    let mut lines: Vec<String> = first.kept.iter().map(|one| kept(one, language)).collect();
    for met in first.met {
        let points = points(met.half_points);
        lines.push(fill(
            fide::OPPONENT,
            language,
            &[("name", &met.name), ("rating", &met.rating), ("points", &points)],
        ));
    }
    if first.disregarded > 0 {
        let article = tempo.article("8.2.1");
        lines.push(fill(fide::DISREGARDED, language, &[("games", &first.disregarded), ("article", &article)]));
    }
    let needed = tempo.article("7.1.4");
    match first.initial {
        Some(initial) => lines.extend(worked(initial, tempo, language)),
        None if first.games > 0 => {
            let values: [(&str, &dyn Display); 3] =
                [("games", &first.games), ("needed", &INITIAL_GAMES), ("article", &needed)];
            lines.push(fill(fide::FEW, language, &values));
        }
        None if first.disregarded > 0 => {}
        None => lines.push(fill(fide::NONE, language, &[("article", &needed)])),
    }
    lines
}

fn worked(initial: &Initial, tempo: Tempo, language: Language) -> Vec<String> {
    let articles = ["8.2.2", "8.1.1", "8.2.3"].map(|article| tempo.article(article));
    let [of_average, of_table, of_rating] = &articles;
    let exact = initial.average + Exact::whole(initial.difference.into());
    let average: [(&str, &dyn Display); 4] = [
        ("sum", &initial.pool.sum),
        ("games", &initial.pool.games),
        ("average", &initial.average),
        ("article", of_average),
    ];
    let percent: [(&str, &dyn Display); 5] = [
        ("points", &points(initial.pool.half_points)),
        ("games", &initial.pool.games),
        ("percent", &initial.percent),
        ("table", of_table),
        ("difference", &initial.difference),
    ];
    let rating: [(&str, &dyn Display); 3] = [("exact", &exact), ("rating", &initial.rating), ("article", of_rating)];
    let mut lines = vec![
        fill(fide::AVERAGE, language, &average),
        fill(fide::PERCENT, language, &percent),
        fill(fide::RATING, language, &rating),
    ];
    if initial.published().is_none() {
        lines.push(below_floor(tempo, language));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fide::{self, Pool};

    fn change(own: u16, opponents: &[(u16, u32)], k: (u8, KReason), tempo: Tempo) -> Vec<String> {
        let games = opponents.iter().map(|(rating, half)| fide::game(own, *rating, *half, tempo)).collect();
        let names: Vec<String> = opponents.iter().map(|_| "N".to_owned()).collect();
        fide_change(&fide::change(own, games, k), &names, tempo, Language::English)
    }

    #[test]
    fn every_game_names_the_row_of_the_table_and_k_its_article() {
        let lines = change(2000, &[(2010, 2), (1500, 1)], (20, KReason::Usual), Tempo::Standard);
        let expected = [
            "N 2010: difference 2000 − 2010 = -10; table 8.1.2, row 4-10, column L: 49%; points 1 − 0.49 = 0.51",
            "N 1500: difference 2000 − 1500 = 500, counted as 400 (8.3.1); table 8.1.2, row 392-411, column H: 92%; points ½ − 0.92 = -0.42",
            "K = 20 (below 2400, 8.3.3)",
            "K × sum = 20 × 0.09 = 1.8; rounded to a whole number, halves away from zero: 2 (8.3.4); 2000 becomes 2002",
        ];
        assert_eq!(lines, expected);
        let many: Vec<(u16, u32)> = (0..36).map(|_| (2000, 1)).collect();
        let lines = change(2000, &many, (20, KReason::Usual), Tempo::Rapid);
        assert_eq!(lines[36], "K = 20 (below 2400, 7.3.3), reduced to 19 so that K × 36 does not exceed 700");
        assert!(lines[0].contains("table 7.1.2, row 0-3, column H: 50%"), "{}", lines[0]);
        assert!(lines[37].contains("(7.3.4)"));
        let lines = change(2000, &[], (40, KReason::Given), Tempo::Blitz);
        assert_eq!(lines, ["K = 40 (from the list, 7.3.3)", "No games against rated players: the rating stays 2000"]);
    }

    fn first(met: &[RatedOpponent], disregarded: u32, pool: Pool) -> Vec<String> {
        let initial = fide::initial(pool);
        let first =
            First { tempo: Tempo::Standard, met, kept: &[], disregarded, games: pool.games, initial: initial.as_ref() };
        fide_first(&first, Language::English)
    }

    #[test]
    fn b02_8_2_a_first_rating_lists_its_opponents_and_says_why_there_is_none() {
        // Five games, three points, a sum of 9507: Ra 1872.43, 57 %, dp 50: 1922.
        let met: Vec<RatedOpponent> = [(1900, 2), (1901, 2), (1902, 2), (1902, 0), (1902, 0)]
            .map(|(rating, half_points)| RatedOpponent { name: "N".into(), rating, half_points })
            .to_vec();
        let lines = first(&met, 0, Pool { games: 5, half_points: 6, sum: 9507 });
        assert_eq!(lines.len(), 8);
        assert_eq!(lines[1], "N 1901: 1");
        let expected = [
            "Average with two extra opponents of 1800: Ra = (9507 + 2 × 1800) / (5 + 2) = 1872.43 (8.2.2)",
            "With two extra draws: (3 + 1) / (5 + 2) = 57%, rounded to a whole number, halves up; table 8.1.1, row 57%: dp = 50",
            "Initial rating: Ru = Ra + dp = 1922.43; rounded to a whole number, halves up, at most 2200: 1922 (8.2.3)",
        ];
        assert_eq!(lines[5..], expected);
        let none = first(&[], 0, Pool::default());
        assert_eq!(none, ["No initial rating: no games against rated players (7.1.4)"]);
        let lost = first(&met[3..], 2, Pool::default());
        assert_eq!(lost[2..], ["The first tournament does not count, as it gave no points (8.2.1); games: 2"]);
        let few = first(&met[..1], 0, Pool { games: 1, half_points: 2, sum: 1900 });
        let said = "No initial rating yet: 1 of the 5 games needed against rated players; the results are carried over (7.1.4)";
        assert_eq!(few[1..], [said]);
    }
}
