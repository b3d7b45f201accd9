//! Folding of text for searches: no accents or capitals.

/// Returns the text in lower case, without accents; a Catalan geminate (`l·l`, but not `l.l`) becomes `ll`.
pub fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ª' => out.push('a'),
            'ç' => out.push('c'),
            'è' | 'é' | 'ê' | 'ë' => out.push('e'),
            'ì' | 'í' | 'î' | 'ï' => out.push('i'),
            'ñ' => out.push('n'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'º' => out.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => out.push('u'),
            'ý' | 'ÿ' => out.push('y'),
            'ŀ' => out.push('l'),
            // The middle dot of a geminate, and the accents of decomposed letters.
            '·' | '\u{2027}' | '\u{0300}'..='\u{036f}' => {}
            '’' => out.push('\''),
            _ => out.push(c),
        }
    }
    out
}

/// Returns the words of a text, folded. A number keeps its dots: `7.5.5` is one word.
pub fn words(text: &str) -> impl Iterator<Item = String> {
    let folded = fold(text);
    let mut found = Vec::new();
    let mut word = String::new();
    let mut rest = folded.chars().peekable();
    while let Some(c) = rest.next() {
        let joins = c == '.' && !word.is_empty() && rest.peek().is_some_and(|next| next.is_alphanumeric());
        if c.is_alphanumeric() || joins {
            word.push(c);
        } else if !word.is_empty() {
            found.push(std::mem::take(&mut word));
        }
    }
    if !word.is_empty() {
        found.push(word);
    }
    found.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn accents_capitals_and_geminates_fall_away() {
        let cases = [
            ("IL·LEGAL", "illegal"),
            ("ŀl", "ll"),
            ("Peão, ação, Pretas", "peao, acao, pretas"),
            ("güiïñçÀ", "guiinca"),
            ("e\u{301}", "e"),
            ("Göynük", "goynuk"),
            ("d’escacs", "d'escacs"),
        ];
        for (text, folded) in cases {
            assert_eq!(fold(text), folded, "{text}");
        }
    }

    #[test]
    fn words_are_split_at_what_is_no_letter() {
        let cases = [
            ("l'àrbitre decideix.", "l arbitre decideix"),
            ("xeque-mate (7.5.5)", "xeque mate 7.5.5"),
            ("A.5.2, III.4. Fi", "a.5.2 iii.4 fi"),
            ("... .", ""),
        ];
        for (text, expected) in cases {
            assert_eq!(words(text).collect::<Vec<_>>().join(" "), expected, "{text}");
        }
    }

    proptest! {
        #[test]
        fn folding_twice_changes_nothing(text in "\\PC{0,40}") {
            prop_assert_eq!(fold(&fold(&text)), fold(&text));
        }
    }
}
