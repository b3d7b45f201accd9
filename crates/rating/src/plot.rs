//! Plots as SVG: a player's history and a list's distribution. A pure function from numbers to a text.
//!
//! Each has a title and a description for those who do not see it; every value stands there as text too, and nothing is
//! said by colour alone.

use std::fmt::Write;

use adoube_laws::{Language, Text};

const WIDTH: i64 = 720;
const HEIGHT: i64 = 360;
const LEFT: i64 = 60;
const RIGHT: i64 = 20;
const TOP: i64 = 40;
const BOTTOM: i64 = 50;

const HISTORY: Text = Text {
    ca: "Puntuació de {name}",
    es: "Puntuación de {name}",
    pt: "Rating de {name}",
    eu: "{name}: puntuazioa",
    en: "Rating of {name}",
};
const HISTORY_IN_WORDS: Text = Text {
    ca: "{count} llistes, de {first} a {last}; de {least} a {most}",
    es: "{count} listas, de {first} a {last}; de {least} a {most}",
    pt: "{count} listas, de {first} a {last}; de {least} a {most}",
    eu: "{count} zerrenda, {first} - {last}; {least} - {most}",
    en: "{count} lists, from {first} to {last}; between {least} and {most}",
};
const DISTRIBUTION: Text = Text {
    ca: "Distribució de {name}",
    es: "Distribución de {name}",
    pt: "Distribuição de {name}",
    eu: "{name}: banaketa",
    en: "Distribution of {name}",
};
const DISTRIBUTION_IN_WORDS: Text = Text {
    ca: "{count} jugadors amb puntuació; la mediana és {median}; trams de {step} punts",
    es: "{count} jugadores con puntuación; la mediana es {median}; tramos de {step} puntos",
    pt: "{count} jogadores com rating; a mediana é {median}; faixas de {step} pontos",
    eu: "{count} jokalari puntuazioarekin; mediana {median} da; {step} puntuko tarteak",
    en: "{count} players with a rating; the median is {median}; steps of {step} points",
};
const EMPTY: Text =
    Text {
        ca: "Cap puntuació", es: "Ninguna puntuación", pt: "Nenhum rating", eu: "Puntuaziorik ez", en: "No rating"
    };

/// A rating on a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Point {
    /// The list: a date, a file's name.
    pub label: String,
    /// The rating.
    pub rating: u16,
}

/// A player's ratings over the lists, oldest first, as a line with a dot and the number at each.
pub fn history(name: &str, points: &[Point], language: Language) -> String {
    let title = HISTORY.fill(language, &[("name", &name)]);
    let ratings = points.iter().map(|point| i64::from(point.rating));
    let (Some(least), Some(most)) = (ratings.clone().min(), ratings.max()) else {
        return frame(&title, EMPTY.get(language), "");
    };
    let label = |point: Option<&Point>| point.map(|point| point.label.clone()).unwrap_or_default();
    let description = HISTORY_IN_WORDS.fill(
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
    let across = |at: usize| match points.len() {
        1 => i64::midpoint(LEFT, WIDTH - RIGHT),
        many => LEFT + (WIDTH - LEFT - RIGHT) * at as i64 / (many as i64 - 1),
    };
    let down = |rating: i64| TOP + (HEIGHT - TOP - BOTTOM) * (high - rating) / (high - low);
    let mut body = rules(low, high, &down);
    let line: Vec<String> =
        points.iter().enumerate().map(|(at, p)| format!("{},{}", across(at), down(p.rating.into()))).collect();
    let _ = writeln!(body, "<polyline class=\"line\" points=\"{}\"/>", line.join(" "));
    // With many lists only some have room for their numbers; each keeps its own in a title.
    let step = points.len().div_ceil(12).max(1);
    for (at, point) in points.iter().enumerate() {
        let (x, y) = (across(at), down(point.rating.into()));
        let text = escape(&point.label);
        let _ =
            writeln!(body, "<circle cx=\"{x}\" cy=\"{y}\" r=\"3\"><title>{text}: {}</title></circle>", point.rating);
        if at % step == 0 || at + 1 == points.len() {
            let _ = writeln!(body, "<text class=\"value\" x=\"{x}\" y=\"{}\">{}</text>", y - 8, point.rating);
            let _ = writeln!(body, "<text class=\"label\" x=\"{x}\" y=\"{}\">{text}</text>", HEIGHT - BOTTOM + 18);
        }
    }
    frame(&title, &description, &body)
}

/// How many players of a list have a rating in each step of 100 points, as bars with their numbers.
pub fn distribution(name: &str, ratings: &[u16], language: Language) -> String {
    const STEP: u16 = 100;
    let title = DISTRIBUTION.fill(language, &[("name", &name)]);
    let mut sorted: Vec<u16> = ratings.iter().copied().filter(|rating| *rating > 0).collect();
    sorted.sort_unstable();
    let (Some(least), Some(most), Some(median)) = (sorted.first(), sorted.last(), sorted.get(sorted.len() / 2)) else {
        return frame(&title, EMPTY.get(language), "");
    };
    let description =
        DISTRIBUTION_IN_WORDS.fill(language, &[("count", &sorted.len()), ("median", median), ("step", &STEP)]);
    let (first, highest) = (least / STEP, most / STEP);
    let mut counts = vec![0_i64; usize::from(highest - first) + 1];
    for rating in &sorted {
        if let Some(count) = counts.get_mut(usize::from(rating / STEP - first)) {
            *count += 1;
        }
    }
    let tallest = counts.iter().copied().max().unwrap_or(1).max(1);
    let width = (WIDTH - LEFT - RIGHT) / counts.len() as i64;
    let mut body = String::new();
    for (at, count) in counts.iter().enumerate() {
        let from = (usize::from(first) + at) * usize::from(STEP);
        let height = (HEIGHT - TOP - BOTTOM) * count / tallest;
        let (x, y) = (LEFT + at as i64 * width, HEIGHT - BOTTOM - height);
        let bar = (width - 2).max(1);
        let to = from + usize::from(STEP) - 1;
        let _ = writeln!(
            body,
            "<rect class=\"bar\" x=\"{x}\" y=\"{y}\" width=\"{bar}\" height=\"{height}\"><title>{from}-{to}: {count}</title></rect>"
        );
        let middle = x + bar / 2;
        let _ = writeln!(body, "<text class=\"value\" x=\"{middle}\" y=\"{}\">{count}</text>", y - 4);
        let _ = writeln!(body, "<text class=\"label\" x=\"{middle}\" y=\"{}\">{from}</text>", HEIGHT - BOTTOM + 18);
    }
    frame(&title, &description, &body)
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

fn frame(title: &str, description: &str, body: &str) -> String {
    let (title, description) = (escape(title), escape(description));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-labelledby=\"title desc\">\n\
         <title id=\"title\">{title}</title>\n<desc id=\"desc\">{description}</desc>\n\
         <style>text{{font:12px sans-serif;fill:#111}}.heading{{font-size:16px;font-weight:bold}}.value,.label{{text-anchor:middle}}\
         .scale{{text-anchor:end}}.rule{{stroke:#ccc}}.line{{fill:none;stroke:#111;stroke-width:2}}.bar{{fill:#777;stroke:#111}}\
         circle{{fill:#111}}</style>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
         <text class=\"heading\" x=\"{LEFT}\" y=\"24\">{title}</text>\n\
         <text x=\"{LEFT}\" y=\"{}\">{description}</text>\n{body}</svg>\n",
        HEIGHT - 10
    )
}

/// Text that XML takes as text.
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
    fn a_history_says_everything_in_words_too() {
        let points = [("1989-07-01", 2015), ("1990-01-01", 2100), ("1990-07-01", 2085)]
            .map(|(label, rating)| Point { label: label.into(), rating });
        let svg = history("Puig & Co <x>", &points, Language::English);
        assert!(svg.contains("<title id=\"title\">Rating of Puig &amp; Co &lt;x&gt;</title>"));
        assert!(svg.contains("<desc id=\"desc\">3 lists, from 1989-07-01 to 1990-07-01; between 2015 and 2100</desc>"));
        for (label, rating) in [("1989-07-01", 2015), ("1990-01-01", 2100), ("1990-07-01", 2085)] {
            assert!(svg.contains(&format!("<title>{label}: {rating}</title>")));
        }
        assert!(history("", &[], Language::Basque).contains("Puntuaziorik ez"));
    }

    #[test]
    fn a_distribution_counts_everybody_once() {
        let svg = distribution("list", &[0, 2000, 2099, 2100, 2350], Language::English);
        assert!(svg.contains("4 players with a rating; the median is 2100"));
        assert!(svg.contains("<title>2000-2099: 2</title>") && svg.contains("<title>2200-2299: 0</title>"));
    }

    proptest! {
        #[test]
        fn any_numbers_give_a_whole_picture(ratings in prop::collection::vec(any::<u16>(), 0..40), name in ".*") {
            let points: Vec<Point> = ratings.iter().map(|rating| Point { label: name.clone(), rating: *rating }).collect();
            for svg in [history(&name, &points, Language::English), distribution(&name, &ratings, Language::Catalan)] {
                prop_assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
                prop_assert_eq!(svg.matches("<text").count(), svg.matches("</text>").count());
            }
        }
    }
}
