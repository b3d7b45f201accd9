//! Sources as text for the architecture tests, without the compiler.
#![allow(dead_code, reason = "each test uses a part of this")]

use std::path::{Path, PathBuf};

/// Returns the repository's root.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns the folders of `crates` that have a manifest.
pub(crate) fn crates() -> Vec<String> {
    let entries = std::fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap());
    let has_manifest = entries.filter(|entry| entry.path().join("Cargo.toml").is_file());
    let mut names: Vec<String> = has_manifest.map(|entry| entry.file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Returns the Rust files under a folder, sorted; empty if the folder does not exist.
pub(crate) fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// A source file of a crate without its tests.
pub(crate) struct Source {
    /// Below `src`.
    pub(crate) path: PathBuf,
    /// With comments, literals and test items blanked.
    pub(crate) code: String,
}

/// Returns the sources of a crate without files that are compiled only for tests.
pub(crate) fn sources(name: &str) -> Vec<Source> {
    let folder = root().join("crates").join(name).join("src");
    let mut found = Vec::new();
    let mut test_modules = Vec::new();
    for file in rust_files(&folder) {
        let path = file.strip_prefix(&folder).unwrap().to_owned();
        let (code, tests) = without_tests(&blank(&std::fs::read_to_string(&file).unwrap()));
        let folder = module_folder(&path);
        test_modules.extend(tests.into_iter().map(|module| folder.join(module)));
        found.push(Source { path, code });
    }
    found.retain(|source| !test_modules.iter().any(|module| source.path.with_extension("").starts_with(module)));
    found
}

/// Returns the folder of a file's submodules, below `src`.
fn module_folder(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap().to_str().unwrap();
    let parent = path.parent().unwrap();
    if ["lib", "main", "mod"].contains(&stem) { parent.to_owned() } else { parent.join(stem) }
}

/// Replaces comments and the content of literals with spaces.
pub(crate) fn blank(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    let at = |i: usize| letters.get(i).copied().unwrap_or('\0');
    let keep = |c: char| if c == '\n' { '\n' } else { ' ' };
    let mut i = 0;
    while i < letters.len() {
        let end = match (at(i), at(i + 1)) {
            ('/', '/') => end_of_line(&letters, i),
            ('/', '*') => end_of_block_comment(&letters, i),
            ('r', '"' | '#') if !is_word(at(i.wrapping_sub(1))) || at(i.wrapping_sub(1)) == 'b' => {
                end_of_raw(&letters, i)
            }
            ('"', _) => end_of_string(&letters, i),
            ('\'', '\\') => end_of_char(&letters, i),
            ('\'', _) if at(i + 2) == '\'' => i + 3,
            _ => i,
        };
        if end == i {
            out.push(at(i));
            i += 1;
        } else {
            out.extend(letters[i..end].iter().map(|&c| keep(c)));
            i = end;
        }
    }
    out
}

fn end_of_line(letters: &[char], from: usize) -> usize {
    letters[from..].iter().position(|&c| c == '\n').map_or(letters.len(), |n| from + n)
}

fn end_of_block_comment(letters: &[char], from: usize) -> usize {
    let (mut depth, mut i) = (0, from);
    while i + 1 < letters.len() {
        match (letters[i], letters[i + 1]) {
            ('/', '*') => (depth, i) = (depth + 1, i + 2),
            ('*', '/') => (depth, i) = (depth - 1, i + 2),
            _ => i += 1,
        }
        if depth == 0 {
            return i;
        }
    }
    letters.len()
}

/// Returns the end of `r"…"` or `r#"…"#`; the start if it is an identifier such as `r#type`.
fn end_of_raw(letters: &[char], from: usize) -> usize {
    let hashes = letters[from + 1..].iter().take_while(|&&c| c == '#').count();
    if letters.get(from + 1 + hashes) != Some(&'"') {
        return from;
    }
    let close: Vec<char> = std::iter::once('"').chain(std::iter::repeat_n('#', hashes)).collect();
    let body = from + 2 + hashes;
    let end = letters[body..].windows(close.len()).position(|window| window == close);
    end.map_or(letters.len(), |n| body + n + close.len())
}

fn end_of_string(letters: &[char], from: usize) -> usize {
    let mut i = from + 1;
    while i < letters.len() && letters[i] != '"' {
        i += if letters[i] == '\\' { 2 } else { 1 };
    }
    (i + 1).min(letters.len())
}

fn end_of_char(letters: &[char], from: usize) -> usize {
    letters[from + 3..].iter().position(|&c| c == '\'').map_or(letters.len(), |n| from + 4 + n)
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Removes the items that are compiled only for tests, and returns the file modules among them.
fn without_tests(code: &str) -> (String, Vec<String>) {
    const MARK: &str = "#[cfg(test)]";
    let (mut out, mut modules, mut rest) = (String::new(), Vec::new(), code);
    while let Some(start) = rest.find(MARK) {
        out.push_str(&rest[..start]);
        let item = &rest[start + MARK.len()..];
        let end = end_of_item(item);
        let words: Vec<&str> = item[..end].split(|c| !is_word(c)).filter(|word| !word.is_empty()).collect();
        if let [.., "mod", name] = words.as_slice() {
            modules.push((*name).to_owned());
        }
        rest = &item[end..];
    }
    out.push_str(rest);
    (out, modules)
}

fn end_of_item(item: &str) -> usize {
    let (mut braces, mut others) = (0, 0);
    for (at, c) in item.char_indices() {
        match c {
            '(' | '[' => others += 1,
            ')' | ']' => others -= 1,
            '{' => braces += 1,
            '}' => {
                braces -= 1;
                if braces == 0 && others == 0 {
                    return at + 1;
                }
            }
            ';' | ',' if braces == 0 && others == 0 => return at + 1,
            _ => {}
        }
    }
    item.len()
}
