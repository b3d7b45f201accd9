//! Colour contrast in the design tokens (WCAG 2.2: 1.4.3, 1.4.11), in light and dark mode.

use std::collections::HashMap;

const SHEET: &str = include_str!("../../assets/tokens.css");

/// Text and background: at least 4.5 to 1.
const TEXT: [(&str, &[&str]); 16] = [
    ("ink", &["paper", "card", "sunk", "accent-soft", "play-soft", "missing-soft", "danger-soft", "ruling-soft"]),
    ("ink-2", &["paper", "card", "sunk", "accent-soft"]),
    ("ink-3", &["paper", "card", "sunk"]),
    ("accent", &["paper", "card", "sunk", "accent-soft", "play-soft", "missing-soft", "danger-soft"]),
    ("accent-ink", &["accent", "accent-hover"]),
    ("published", &["card", "published-soft"]),
    ("play", &["card", "play-soft"]),
    ("missing", &["card", "missing-soft"]),
    ("closed", &["card", "closed-soft"]),
    ("withdrawn", &["card", "withdrawn-soft"]),
    ("warning", &["card", "warning-soft"]),
    ("danger", &["paper", "card", "sunk", "danger-soft", "accent-soft"]),
    ("ruling", &["card", "ruling-soft"]),
    ("ruling-ink", &["ruling-solid"]),
    ("clock-on-ink", &["clock-on"]),
    ("focus", &["paper", "card"]),
];
/// Borders that show a field and the keyboard focus: at least 3 to 1.
const EDGES: [(&str, &[&str]); 2] = [("line-strong", &["paper", "card"]), ("focus", &["sunk", "accent-soft"])];

/// The values set in a block.
fn block(start: &str) -> HashMap<String, String> {
    let (_, rest) = SHEET.split_once(start).unwrap_or_else(|| panic!("{start}"));
    let lines = rest.split('}').next().unwrap().split(';');
    let pairs = lines.filter_map(|line| line.rsplit("--").next().filter(|_| line.contains("--"))?.split_once(':'));
    pairs.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned())).collect()
}

/// The colours: the light scheme, and the light scheme with the changes of the dark one.
fn schemes() -> [HashMap<String, String>; 2] {
    let light = block(":root {");
    let mut both = light.clone();
    both.extend(block(":root[data-theme=\"dark\"] {"));
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

#[test]
fn the_dark_values_are_the_same_for_the_system_s_choice_and_an_explicit_one() {
    let chosen = block(":root[data-theme=\"dark\"] {");
    assert!(chosen.len() > 60, "{}", chosen.len());
    assert_eq!(block(":root:not([data-theme=\"light\"]) {"), chosen);
}

/// Style sheets with their own colours: paper and projector have one scheme, regardless of the reader's preference.
const OWN_COLOURS: [&str; 4] = ["tokens.css", "paper.css", "page-print.css", "screen.css"];

#[test]
fn colours_stand_in_the_tokens_only() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");
    let mut raw = Vec::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.extension().is_none_or(|kind| kind != "css") || OWN_COLOURS.contains(&name.as_str()) {
            continue;
        }
        for (at, line) in std::fs::read_to_string(&path).unwrap().lines().enumerate() {
            let hex = line.match_indices('#').any(|(at, _)| {
                let digits = line[at + 1..].chars().take_while(char::is_ascii_hexdigit).count();
                matches!(digits, 3 | 4 | 6 | 8) && line.contains(':') && !line.contains("url(")
            });
            if hex || line.contains("rgb(") {
                raw.push(format!("{name}:{}: {}", at + 1, line.trim()));
            }
        }
    }
    assert!(raw.is_empty(), "{raw:#?}");
}
