//! QR codes as SVG for pages and paper, and as block characters for a terminal.
//!
//! A sheet of slips has a code for every board, so the mask must be chosen fast: the four penalties of ISO/IEC 18004
//! are computed on whole rows and columns at a time.

use maud::{Markup, PreEscaped};
use qrcode::canvas::{Canvas, MaskPattern};
use qrcode::{Color, EcLevel, QrCode, Version, bits, ec};
use std::fmt::Write;

/// Maximum width of codes whose rows fit into a `u64`; wider ones are left to the library.
const WIDTH_MAX: usize = 64;
/// Width of the light margin, in squares, on paper and on a terminal.
const MARGIN: usize = 4;
const MARGIN_OF_BLOCKS: usize = 2;

const MASKS: [MaskPattern; 8] = [
    MaskPattern::Checkerboard,
    MaskPattern::HorizontalLines,
    MaskPattern::VerticalLines,
    MaskPattern::DiagonalLines,
    MaskPattern::LargeCheckerboard,
    MaskPattern::Fields,
    MaskPattern::Diamonds,
    MaskPattern::Meadow,
];

/// Returns the squares of a code, row by row, and its width.
fn squares(text: &str, level: EcLevel) -> Option<(Vec<Color>, usize)> {
    let bits = bits::encode_auto(text.as_bytes(), level).ok()?;
    let version = bits.version();
    let width = usize::try_from(version.width()).ok()?;
    if width > WIDTH_MAX || !matches!(version, Version::Normal(_)) {
        let code = QrCode::with_error_correction_level(text, level).ok()?;
        return Some((code.to_colors(), code.width()));
    }
    let (data, correction) = ec::construct_codewords(&bits.into_bytes(), version, level).ok()?;
    let mut canvas = Canvas::new(version, level);
    canvas.draw_all_functional_patterns();
    canvas.draw_data(&data, &correction);
    let masked = MASKS.into_iter().map(|mask| {
        let mut masked = canvas.clone();
        masked.apply_mask(mask);
        masked.into_colors()
    });
    let best = masked.min_by_key(|colours| penalty(colours, width))?;
    Some((best, width))
}

/// Returns the sum of the four penalties; the lower, the easier a code is to read.
fn penalty(colours: &[Color], width: usize) -> u32 {
    let (mut rows, mut columns) = ([0_u64; WIDTH_MAX], [0_u64; WIDTH_MAX]);
    for (y, row) in colours.chunks(width.max(1)).enumerate() {
        for (x, colour) in row.iter().enumerate() {
            if *colour == Color::Dark
                && let (Some(line), Some(column)) = (rows.get_mut(y), columns.get_mut(x))
            {
                *line |= 1 << x;
                *column |= 1 << y;
            }
        }
    }
    let whole = u64::MAX >> (WIDTH_MAX - width.clamp(1, WIDTH_MAX));
    let (rows, columns) = (rows.get(..width).unwrap_or_default(), columns.get(..width).unwrap_or_default());
    let lines = rows.iter().chain(columns).map(|line| runs(*line) + runs(!line & whole) + corners(*line, width));
    let dark: u32 = rows.iter().map(|row| row.count_ones()).sum();
    lines.sum::<u32>() + blocks(rows, whole) + balance(dark, u32::try_from(colours.len()).unwrap_or(u32::MAX))
}

/// Returns the penalty for runs of five or more squares of one colour: three for five, and one for each further square.
fn runs(line: u64) -> u32 {
    let fives = line & line >> 1 & line >> 2 & line >> 3 & line >> 4;
    fives.count_ones() + 2 * (fives & !(fives << 1)).count_ones()
}

/// Returns the penalty for patterns that look like a finder pattern with four light squares on one side: forty each.
fn corners(line: u64, width: usize) -> u32 {
    let found = (0..=width.saturating_sub(11)).filter(|shift| matches!(line >> shift & 0x7ff, 0x5d | 0x5d0));
    40 * u32::try_from(found.count()).unwrap_or(u32::MAX)
}

/// Returns the penalty for blocks of two by two squares of one colour: three each.
fn blocks(rows: &[u64], whole: u64) -> u32 {
    let pairs = rows.windows(2).map(|pair| {
        let [upper, lower] = *pair else { return 0 };
        let same = !(upper ^ lower);
        (same & same >> 1 & !(upper ^ upper >> 1) & whole >> 1).count_ones()
    });
    3 * pairs.sum::<u32>()
}

/// Returns the penalty for an imbalance of dark squares: ten for each five percentage points away from half.
const fn balance(dark: u32, all: u32) -> u32 {
    let all = if all == 0 { 1 } else { all };
    (dark * 20).abs_diff(all * 10) / all * 10
}

/// Renders a QR code as SVG, black on white.
pub fn drawn(text: &str) -> Markup {
    let Some((colours, width)) = squares(text, EcLevel::M) else { return PreEscaped(String::new()) };
    let mut path = String::with_capacity(width * width * 2);
    // Adjacent dark squares are one stroke, and all strokes of a row one subpath.
    for (y, row) in colours.chunks(width.max(1)).enumerate() {
        let mut gap = None;
        let mut x = 0;
        for run in row.chunk_by(|a, b| a == b) {
            let length = run.len();
            if run.first() == Some(&Color::Dark) {
                // Writing to a String cannot fail.
                let _ = match gap {
                    None => write!(path, "M{} {}.5h{length}", x + MARGIN, y + MARGIN),
                    Some(gap) => write!(path, "m{gap} 0h{length}"),
                };
            } else if x > 0 || gap.is_some() {
                gap = Some(length);
            }
            x += length;
        }
    }
    let side = width + 2 * MARGIN;
    PreEscaped(format!(
        "<svg class=\"qr\" viewBox=\"0 0 {side} {side}\" role=\"img\" aria-hidden=\"true\" \
         shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/>\
         <path stroke=\"#000\" d=\"{path}\"/></svg>"
    ))
}

/// Renders a QR code for a terminal, two squares per character. Light squares are drawn, because most terminals are
/// dark.
pub fn of_blocks(text: &str) -> String {
    let Some((colours, width)) = squares(text, EcLevel::L) else { return String::new() };
    let inner = MARGIN_OF_BLOCKS..width + MARGIN_OF_BLOCKS;
    let light = |x: usize, y: usize| {
        let inside = inner.contains(&x) && inner.contains(&y);
        let at = || (y - MARGIN_OF_BLOCKS) * width + x - MARGIN_OF_BLOCKS;
        !inside || colours.get(at()) == Some(&Color::Light)
    };
    let side = width + 2 * MARGIN_OF_BLOCKS;
    let mut out = String::new();
    for y in (0..side).step_by(2) {
        for x in 0..side {
            out.push(match (light(x, y), y + 1 < side && light(x, y + 1)) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            });
        }
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computes the penalties square by square, as the standard words them.
    fn slowly(colours: &[Color], width: usize) -> u32 {
        let at = |x: usize, y: usize| colours[y * width + x] == Color::Dark;
        let mut sum = 0;
        for turned in [false, true] {
            for line in 0..width {
                let squares: Vec<bool> = (0..width).map(|i| if turned { at(line, i) } else { at(i, line) }).collect();
                for run in squares.chunk_by(|a, b| a == b).filter(|run| run.len() >= 5) {
                    sum += 3 + run.len() as u32 - 5;
                }
                let mark = [true, false, true, true, true, false, true, false, false, false, false];
                let back: Vec<bool> = mark.iter().rev().copied().collect();
                sum += 40 * squares.windows(11).filter(|window| **window == mark || **window == back).count() as u32;
            }
        }
        for (x, y) in (0..width - 1).flat_map(|x| (0..width - 1).map(move |y| (x, y))) {
            let here = at(x, y);
            sum += u32::from(at(x + 1, y) == here && at(x, y + 1) == here && at(x + 1, y + 1) == here) * 3;
        }
        let dark = colours.iter().filter(|colour| **colour == Color::Dark).count() as u32;
        let all = colours.len() as u32;
        sum + (dark * 20).abs_diff(all * 10) / all * 10
    }

    #[test]
    fn penalties_are_counted_as_the_standard_words_them() {
        for length in [1, 8, 20, 60, 90, 150] {
            let text = "https://desk.example/slip/0123456789abcdefghij".repeat(4);
            let text = &text[..length];
            let (colours, width) = squares(text, EcLevel::M).unwrap();
            assert_eq!(penalty(&colours, width), slowly(&colours, width), "{text}");
        }
    }

    #[test]
    fn a_code_is_the_librarys_but_for_the_mask() {
        for text in ["", "a", "http://192.168.1.20:8080/t/2026-obert", &"x".repeat(120), &"long ".repeat(200)] {
            let (colours, width) = squares(text, EcLevel::M).unwrap();
            let code = QrCode::with_error_correction_level(text, EcLevel::M).unwrap();
            assert_eq!(width, code.width(), "{text}");
            let theirs = code.to_colors();
            let mut functional = 0;
            for (at, (ours, theirs)) in colours.iter().zip(&theirs).enumerate() {
                let (x, y) = (at % width, at / width);
                // The format information, which includes the mask, is beside the finder patterns.
                let names_the_mask = (x == 8 && (y < 9 || y + 9 > width)) || (y == 8 && (x < 9 || x + 9 > width));
                if code.is_functional(x, y) && !names_the_mask {
                    assert_eq!(ours, theirs, "{text} at {x} {y}");
                    functional += 1;
                }
            }
            assert!(functional > 150, "{functional}");
            if width <= WIDTH_MAX {
                assert!(penalty(&colours, width) <= penalty(&theirs, width), "{text}");
            }
        }
        assert_eq!(drawn(&"too long ".repeat(1000)).into_string(), "");
    }

    #[test]
    fn a_drawing_has_every_dark_square_and_no_other() {
        let text = "http://127.0.0.1:8080/slip/abc";
        let (colours, width) = squares(text, EcLevel::M).unwrap();
        let drawing = drawn(text).into_string();
        let path = drawing.split("stroke=\"#000\" d=\"").nth(1).unwrap().split('"').next().unwrap();
        let mut found = vec![Color::Light; colours.len()];
        for row in path.split('M').skip(1) {
            let (start, strokes) = row.split_once('h').unwrap();
            let (x, y) = start.split_once(' ').unwrap();
            let (mut x, y) =
                (x.parse::<usize>().unwrap() - MARGIN, y.trim_end_matches(".5").parse::<usize>().unwrap() - MARGIN);
            for stroke in strokes.split('h') {
                let (length, gap) = stroke.split_once('m').unwrap_or((stroke, "0 0"));
                for _ in 0..length.parse().unwrap() {
                    found[y * width + x] = Color::Dark;
                    x += 1;
                }
                x += gap.trim_end_matches(" 0").parse::<usize>().unwrap();
            }
        }
        assert!(found == colours);
    }

    #[test]
    fn a_code_of_blocks_has_its_margin_and_three_corners() {
        let drawn = of_blocks("AA:BB:CC");
        let lines: Vec<Vec<char>> = drawn.lines().map(|line| line.chars().collect()).collect();
        assert_eq!(lines.len(), (21 + 4_usize).div_ceil(2), "{drawn}");
        assert!(lines.iter().all(|line| line.len() == 25), "{drawn}");
        assert!(lines[0].iter().all(|c| *c == '█'), "{drawn}");
        // A finder pattern seven dark squares wide and a light square beside it; the same on the right.
        assert_eq!(lines[1][2..10], [' ', '▄', '▄', '▄', '▄', '▄', ' ', '█'], "{drawn}");
        assert_eq!(lines[1][15..23], ['█', ' ', '▄', '▄', '▄', '▄', '▄', ' '], "{drawn}");
    }
}
