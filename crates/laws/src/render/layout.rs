//! Lines of a given width.

/// Wraps a text at spaces into lines, with one prefix for the first line and another for the rest. A word longer than a
/// line gets its own line.
pub(super) fn wrapped(text: &str, first: &str, next: &str, width: usize) -> String {
    let mut out = String::new();
    let mut line = first.to_owned();
    let mut empty = true;
    for word in text.split_whitespace() {
        let gap = usize::from(!empty);
        if !empty && length(&line) + gap + length(word) > width {
            out.push_str(line.trim_end());
            out.push('\n');
            next.clone_into(&mut line);
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    out.push_str(line.trim_end());
    out.push('\n');
    out
}

fn length(text: &str) -> usize {
    text.chars().count()
}

/// A cell's text and its width.
pub(super) struct LayoutCell<'a>(pub(super) &'a str, pub(super) usize);

/// Cells side by side, each broken to its width.
pub(super) fn row(columns: &[LayoutCell<'_>]) -> String {
    let cells: Vec<Vec<String>> = columns
        .iter()
        .map(|LayoutCell(text, width)| wrapped(text, "", "", *width).lines().map(str::to_owned).collect())
        .collect();
    let height = cells.iter().map(Vec::len).max().unwrap_or_default();
    let mut out = String::new();
    for i in 0..height {
        let mut line = String::new();
        for (cell, LayoutCell(_, width)) in cells.iter().zip(columns) {
            let text = cell.get(i).map_or("", String::as_str);
            line.push_str(text);
            line.extend(std::iter::repeat_n(' ', width.saturating_sub(length(text)) + 1));
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn text_is_broken_at_spaces() {
        assert_eq!(wrapped("one two three", "- ", "  ", 9), "- one two\n  three\n");
        assert_eq!(wrapped("peça àèìòù", "", "", 5), "peça\nàèìòù\n");
        assert_eq!(wrapped("", "label", "", 9), "label\n");
        assert_eq!(wrapped("unbreakable", "", "", 4), "unbreakable\n");
    }

    #[test]
    fn cells_stand_side_by_side() {
        let text = row(&[LayoutCell("a b", 1), LayoutCell("c", 3), LayoutCell("d", 1)]);
        assert_eq!(text, "a c   d\nb\n");
    }

    proptest! {
        #[test]
        fn no_word_is_lost_and_lines_fit(text in "[a-zà-ü ]{0,80}", width in 10_usize..40) {
            let out = wrapped(&text, "> ", "  ", width);
            let words: Vec<_> = text.split_whitespace().collect();
            let found: Vec<_> = out.split_whitespace().filter(|word| *word != ">").collect();
            prop_assert_eq!(found, words);
            for line in out.lines() {
                let words = line.trim_start_matches("> ").split_whitespace().count();
                prop_assert!(line.chars().count() <= width || words <= 1);
            }
        }
    }
}
