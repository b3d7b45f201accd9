//! Compiles the sentences of `locales/`, and lists the transcripts of the tests, which are the examples of the rulebook.

use std::fmt::Write;
use std::path::PathBuf;

fn main() -> std::io::Result<()> {
    adoube_words_compiler::locales();
    println!("cargo::rerun-if-changed=tests/transcripts");
    let variable = |name: &str| std::env::var_os(name).map(PathBuf::from).unwrap_or_default();
    let folder = variable("CARGO_MANIFEST_DIR").join("tests/transcripts");
    let files = std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<PathBuf>>>()?;
    let mut files: Vec<_> =
        files.into_iter().filter(|file| file.extension().is_some_and(|own| own == "game")).collect();
    files.sort();
    let mut list = String::from("static FILES: &[(&str, &str)] = &[\n");
    for file in files {
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        // Writing to a String cannot fail.
        let _ = writeln!(list, "({name:?}, include_str!({:?})),", file.display().to_string());
    }
    list.push_str("];\n");
    std::fs::write(variable("OUT_DIR").join("examples.rs"), list)
}
