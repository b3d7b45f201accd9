//! Colour contrast in the style sheet (WCAG 2.2: 1.4.3, 1.4.11), in light and dark mode.

use std::collections::HashMap;

const SHEET: &str = include_str!("../../assets/desk.css");

/// Text and what it stands on: at least 4.5 to 1.
const TEXT: [(&str, &[&str]); 8] = [
    ("ink", &["paper", "card", "sunk", "accent-soft", "good-soft", "warn-soft", "bad-soft"]),
    ("ink-soft", &["paper", "card", "sunk", "accent-soft"]),
    ("accent", &["paper", "card", "sunk", "accent-soft", "good-soft", "warn-soft", "bad-soft"]),
    ("accent-ink", &["accent"]),
    ("good", &["card", "good-soft"]),
    ("warn", &["card", "warn-soft"]),
    ("bad", &["paper", "card", "sunk", "bad-soft", "accent-soft"]),
    ("focus", &["paper", "card"]),
];
/// Edges that show where a field is, and where the keyboard is: at least 3 to 1.
const EDGES: [(&str, &[&str]); 2] = [("line-strong", &["paper", "card"]), ("focus", &["sunk", "accent-soft"])];

/// The colours of each block `:root { … }`: light, then what dark changes.
fn schemes() -> [HashMap<String, String>; 2] {
    let blocks: Vec<HashMap<String, String>> = SHEET
        .split(":root {")
        .skip(1)
        .map(|rest| {
            let lines = rest.split('}').next().unwrap().split(';');
            let pairs = lines.filter_map(|line| line.trim().strip_prefix("--")?.split_once(':'));
            pairs.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned())).collect()
        })
        .collect();
    let [light, dark] = blocks.try_into().expect("a light and a dark scheme");
    let mut both = light.clone();
    both.extend(dark);
    [light, both]
}

/// Relative luminance of `#rrggbb`.
fn luminance(colour: &str) -> f64 {
    let hex = colour.strip_prefix('#').filter(|hex| hex.len() == 6).unwrap_or_else(|| panic!("{colour}"));
    let part = |at: usize| {
        let value = f64::from(u8::from_str_radix(&hex[at..at + 2], 16).unwrap()) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn contrast_is_that_of_the_guidelines() {
    assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 0.001);
    assert!((contrast("#777777", "#ffffff") - 4.48).abs() < 0.01);
}

#[test]
fn colours_can_be_told_apart_in_light_and_dark() {
    let mut low = Vec::new();
    for (scheme, colours) in ["light", "dark"].into_iter().zip(schemes()) {
        let colour = |name: &str| colours.get(name).unwrap_or_else(|| panic!("--{name} in {scheme}")).as_str();
        for (least, pairs) in [(4.5, TEXT.as_slice()), (3.0, EDGES.as_slice())] {
            for (front, grounds) in pairs {
                for ground in *grounds {
                    let found = contrast(colour(front), colour(ground));
                    if found < least {
                        low.push(format!("{scheme}: {front} on {ground} is {found:.2} to 1, not {least}"));
                    }
                }
            }
        }
    }
    assert!(low.is_empty(), "{low:#?}");
}
