//! SVG plots of a player's history and a list's distribution.
//!
//! Each has a title and a description for screen readers; every value is included as text, and colour alone carries no
//! information.

use crate::words::plot;
use std::fmt::Write;

use adoube_words::Language;

const WIDTH: i64 = 720;
const HEIGHT: i64 = 360;
const LEFT: i64 = 60;
const RIGHT: i64 = 20;
const TOP: i64 = 40;
const BOTTOM: i64 = 50;

/// A rating on a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Point {
    /// The list: a date, a file's name.
    pub label: String,
    /// The rating.
    pub rating: u16,
}

/// The place where a plot is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// In its own file: with heading, texts and colours.
    File,
    /// Within a page, which has the heading and the style sheet for `svg.plot`.
    Page,
}

/// Plots a player's ratings over the lists, oldest first, as a line with a dot and the number at each.
pub fn history(name: &str, points: &[Point], look: Look, language: Language) -> String {
    let title = plot::HISTORY.fill(language, &[("name", &name)]);
    let ratings = points.iter().map(|point| i64::from(point.rating));
    let (Some(least), Some(most)) = (ratings.clone().min(), ratings.max()) else {
        return frame(&title, plot::EMPTY.get(language), look, "");
    };
    let label = |point: Option<&Point>| point.map(|point| point.label.clone()).unwrap_or_default();
    let words = if points.len() == 1 { plot::ONE_IN_WORDS } else { plot::HISTORY_IN_WORDS };
    let description = words.fill(
        language,
        &[
            ("count", &points.len()),
            ("first", &label(points.first())),
            ("last", &label(points.last())),
            ("least", &least),
            ("most", &most),
        ],
    );
    let (low, high) = (least / 50 * 50 - 50, (most + 49) / 50 * 50 + 50);
    // Space at the ends for half a label.
    let (from, to) = (LEFT + 40, WIDTH - RIGHT - 40);
    let across = |at: usize| match points.len() {
        1 => i64::midpoint(from, to),
        many => from + (to - from) * at as i64 / (many as i64 - 1),
    };
    let down = |rating: i64| TOP + (HEIGHT - TOP - BOTTOM) * (high - rating) / (high - low);
    let mut body = rules(low, high, &down);
    let line: Vec<String> =
        points.iter().enumerate().map(|(at, p)| format!("{},{}", across(at), down(p.rating.into()))).collect();
    let _ = writeln!(body, "<polyline class=\"line\" points=\"{}\"/>", line.join(" "));
    // With many lists only some numbers fit; each dot keeps its own in a title.
    let longest = points.iter().map(|point| point.label.chars().count()).max().unwrap_or(0).min(LABEL);
    let room = ((to - from) / (longest as i64 * 7 + 12)).max(1) as usize;
    let step = points.len().div_ceil(room).max(1);
    for (at, point) in points.iter().enumerate() {
        let (x, y) = (across(at), down(point.rating.into()));
        let text = escape(&point.label);
        let _ =
            writeln!(body, "<circle cx=\"{x}\" cy=\"{y}\" r=\"4\"><title>{text}: {}</title></circle>", point.rating);
        if (points.len() - 1 - at).is_multiple_of(step) {
            let _ = writeln!(body, "<text class=\"value\" x=\"{x}\" y=\"{}\">{}</text>", y - 10, point.rating);
            let text = escape(&shortened(&point.label));
            let _ = writeln!(body, "<text class=\"label\" x=\"{x}\" y=\"{}\">{text}</text>", HEIGHT - BOTTOM + 18);
        }
    }
    frame(&title, &description, look, &body)
}

/// The maximum number of characters of a label below the line.
const LABEL: usize = 16;

fn shortened(label: &str) -> String {
    if label.chars().count() <= LABEL {
        return label.to_owned();
    }
    label.chars().take(LABEL - 1).chain(['…']).collect()
}

/// The number of rated players of a list in each step of 100 points.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Distribution {
    /// The lowest rating of each step and its number of players, from the lowest to the highest non-empty step.
    pub steps: Vec<(u32, u64)>,
    /// The number of rated players.
    pub players: u64,
    /// The median rating; the higher of two.
    pub median: u16,
}

impl Distribution {
    /// The width of a step, in points.
    pub const STEP: u32 = 100;

    /// Computes the distribution of some ratings; 0 is none.
    pub fn of(ratings: impl Iterator<Item = u16>) -> Self {
        let mut counts = vec![0_u64; usize::from(u16::MAX) + 1];
        for rating in ratings.filter(|rating| *rating > 0) {
            if let Some(count) = counts.get_mut(usize::from(rating)) {
                *count += 1;
            }
        }
        let players = counts.iter().sum();
        // The rating at this position in sorted order.
        let ranked = |rank: u64| {
            let mut until = 0;
            let found = counts.iter().position(|count| {
                until += count;
                until > rank
            });
            found.unwrap_or(0)
        };
        // The mean of the two middle values of an even number, halves up.
        let middle: u64 = players;
        let median = (ranked(middle.saturating_sub(1) / 2) + ranked(middle / 2)).div_ceil(2);
        let steps = (0_u32..).zip(counts.chunks(Self::STEP as usize));
        let steps: Vec<(u32, u64)> = steps.map(|(at, step)| (at * Self::STEP, step.iter().sum())).collect();
        let first = steps.iter().position(|(_, count)| *count > 0).unwrap_or(steps.len());
        let last = steps.iter().rposition(|(_, count)| *count > 0).map_or(first, |last| last + 1);
        let steps = steps.get(first..last).unwrap_or_default().to_vec();
        Self { steps, players, median: u16::try_from(median).unwrap_or(0) }
    }
}

/// Plots a distribution as bars with their numbers.
pub fn distribution(name: &str, of: &Distribution, look: Look, language: Language) -> String {
    let title = plot::DISTRIBUTION.fill(language, &[("name", &name)]);
    if of.steps.is_empty() {
        return frame(&title, plot::EMPTY.get(language), look, "");
    }
    let words = if of.players == 1 { plot::DISTRIBUTION_OF_ONE } else { plot::DISTRIBUTION_IN_WORDS };
    let description =
        words.fill(language, &[("count", &of.players), ("median", &of.median), ("step", &Distribution::STEP)]);
    let tallest = of.steps.iter().map(|(_, count)| *count).max().unwrap_or(1).max(1);
    let room = WIDTH - 2 * RIGHT;
    let width = (room / of.steps.len() as i64).min(110);
    let first = RIGHT + (room - width * of.steps.len() as i64) / 2;
    // If numbers would overlap, only some are shown; the table has all.
    let most_digits = tallest.to_string().len().max(4) as i64;
    let every = (most_digits * 7 + 6).div_euclid(width.max(1)).unsigned_abs() as usize + 1;
    let mut body = String::new();
    let floor = HEIGHT - BOTTOM;
    let _ =
        writeln!(body, "<line class=\"rule\" x1=\"{RIGHT}\" y1=\"{floor}\" x2=\"{}\" y2=\"{floor}\"/>", WIDTH - RIGHT);
    for (at, (from, count)) in of.steps.iter().enumerate() {
        let tall = u64::try_from(HEIGHT - TOP - BOTTOM).unwrap_or(0);
        let height = i64::try_from(tall.saturating_mul(*count) / tallest).unwrap_or(0);
        let (x, y) = (first + at as i64 * width, floor - height);
        let bar = (width - 2).max(1);
        let to = from + Distribution::STEP - 1;
        let _ = writeln!(
            body,
            "<rect class=\"bar\" x=\"{x}\" y=\"{y}\" width=\"{bar}\" height=\"{height}\"><title>{from}-{to}: {count}</title></rect>"
        );
        let middle = x + bar / 2;
        if at.is_multiple_of(every) {
            let _ = writeln!(body, "<text class=\"value\" x=\"{middle}\" y=\"{}\">{count}</text>", y - 4);
            let _ = writeln!(body, "<text class=\"label\" x=\"{middle}\" y=\"{}\">{from}</text>", floor + 18);
        }
    }
    frame(&title, &description, look, &body)
}

/// Lines at some ratings, with the number at each.
fn rules(low: i64, high: i64, down: &impl Fn(i64) -> i64) -> String {
    let mut out = String::new();
    let step = ((high - low) / 6 / 50 * 50).max(50);
    let mut rating = low;
    while rating <= high {
        let y = down(rating);
        let _ = writeln!(out, "<line class=\"rule\" x1=\"{LEFT}\" y1=\"{y}\" x2=\"{}\" y2=\"{y}\"/>", WIDTH - RIGHT);
        let _ = writeln!(out, "<text class=\"scale\" x=\"{}\" y=\"{}\">{rating}</text>", LEFT - 6, y + 4);
        rating += step;
    }
    out
}

fn frame(title: &str, description: &str, look: Look, body: &str) -> String {
    let (title, description) = (escape(title), escape(description));
    let head = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         aria-labelledby=\"plot-title plot-words\">\n\
         <title id=\"plot-title\">{title}</title>\n<desc id=\"plot-words\">{description}</desc>\n"
    );
    if look == Look::Page {
        return format!("{head}{body}</svg>\n");
    }
    format!(
        "{head}\
         <style>text{{font:12px sans-serif;fill:#111}}.heading{{font-size:16px;font-weight:bold}}.value,.label{{text-anchor:middle}}\
         .scale{{text-anchor:end}}.rule{{stroke:#ccc}}.line{{fill:none;stroke:#111;stroke-width:2}}.bar{{fill:#777;stroke:#111}}\
         circle{{fill:#111}}</style>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
         <text class=\"heading\" x=\"{LEFT}\" y=\"24\">{title}</text>\n\
         <text x=\"{LEFT}\" y=\"{}\">{description}</text>\n{body}</svg>\n",
        HEIGHT - 10
    )
}

/// Escapes text for XML.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '"' => out.push_str("&quot;"),
            letter if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => out.push(' '),
            letter => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn one_list_and_one_player_are_not_several() {
        let point = Point { label: "1989-07-01".into(), rating: 2015 };
        let cases = [
            (Language::Catalan, "Una llista, 1989-07-01: 2015", "Un jugador amb"),
            (Language::Spanish, "Una lista, 1989-07-01: 2015", "Un jugador con"),
            (Language::BrazilianPortuguese, "Uma lista, 1989-07-01: 2015", "Um jogador com"),
            (Language::Basque, "Zerrenda bat, 1989-07-01: 2015", "Jokalari Elodun bat"),
            (Language::English, "One list, 1989-07-01: 2015", "One rated player"),
        ];
        for (language, list, player) in cases {
            let svg = history("A", std::slice::from_ref(&point), Look::File, language);
            assert!(svg.contains(list), "{svg}");
            let svg = distribution("A", &Distribution::of([2015, 0].into_iter()), Look::File, language);
            assert!(svg.contains(player), "{svg}");
        }
    }

    #[test]
    fn a_history_says_everything_in_words_too() {
        let points = [("1989-07-01", 2015), ("1990-01-01", 2100), ("1990-07-01", 2085)]
            .map(|(label, rating)| Point { label: label.into(), rating });
        let svg = history("Puig & Co <x>", &points, Look::File, Language::English);
        assert!(svg.contains("<title id=\"plot-title\">Rating history: Puig &amp; Co &lt;x&gt;</title>"));
        assert!(svg.contains(
            "<desc id=\"plot-words\">3 lists, from 1989-07-01 to 1990-07-01; lowest 2015, highest 2100</desc>"
        ));
        for (label, rating) in [("1989-07-01", 2015), ("1990-01-01", 2100), ("1990-07-01", 2085)] {
            assert!(svg.contains(&format!("<title>{label}: {rating}</title>")));
        }
        assert!(history("", &[], Look::Page, Language::Basque).contains("Elorik ez"));
    }

    #[test]
    fn a_distribution_counts_everybody_once() {
        let of = Distribution::of([0, 2000, 2099, 2100, 2350].into_iter());
        assert_eq!((of.players, of.median), (4, 2100));
        assert_eq!(Distribution::of([1700, 2000, 2400, 2660].into_iter()).median, 2200);
        assert_eq!(Distribution::of([1700, 2000, 2400].into_iter()).median, 2000);
        assert_eq!(of.steps, [(2000, 2), (2100, 1), (2200, 0), (2300, 1)]);
        let svg = distribution("list", &of, Look::File, Language::English);
        let inside = distribution("list", &of, Look::Page, Language::English);
        assert!(!inside.contains("style") && inside.contains("role=\"img\""), "{inside}");
        assert!(svg.contains("4 rated players; median 2100"));
        assert!(svg.contains("<title>2000-2099: 2</title>") && svg.contains("<title>2200-2299: 0</title>"));
    }

    proptest! {
        #[test]
        fn any_numbers_give_a_whole_picture(ratings in prop::collection::vec(any::<u16>(), 0..40), name in ".*") {
            let points: Vec<Point> = ratings.iter().map(|rating| Point { label: name.clone(), rating: *rating }).collect();
            let of = Distribution::of(ratings.iter().copied());
            prop_assert_eq!(of.steps.iter().map(|step| step.1).sum::<u64>(), of.players);
            for svg in [history(&name, &points, Look::Page, Language::English), distribution(&name, &of, Look::File, Language::Catalan)] {
                prop_assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
                prop_assert_eq!(svg.matches("<text").count(), svg.matches("</text>").count());
            }
        }
    }
}
