//! Compiles the sentences of `locales/`, and lists the files of the rulebook: its texts, the words people search by, and
//! the definitions of the glossary.

use adoube_words::Language;
use std::fmt::Write;
use std::path::PathBuf;

fn main() -> std::io::Result<()> {
    adoube_words_compiler::locales();
    println!("cargo::rerun-if-changed=rulebook");
    let variable = |name: &str| std::env::var_os(name).map(PathBuf::from).unwrap_or_default();
    let mut list = format!("static FILES: [&[&str]; {}] = [", Language::COUNT);
    let mut synonyms = format!("static SYNONYMS: [&str; {}] = [", Language::COUNT);
    let mut definitions = format!("static DEFINITIONS: [&str; {}] = [", Language::COUNT);
    for language in Language::ALL {
        let folder = variable("CARGO_MANIFEST_DIR").join("rulebook").join(language.code());
        let mut files: Vec<PathBuf> = match std::fs::read_dir(folder) {
            Ok(entries) => entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound && language.fallback().is_some() => Vec::new(),
            Err(error) => return Err(error),
        };
        files.sort();
        for (name, list) in [("synonyms.txt", &mut synonyms), ("definitions.txt", &mut definitions)] {
            let own = files.iter().position(|file| file.ends_with(name)).map(|at| files.remove(at));
            // Writing to a String cannot fail.
            let _ = match own {
                Some(file) => write!(list, "include_str!({:?}), ", file.display().to_string()),
                None => write!(list, "\"\", "),
            };
        }
        list.push_str("&[");
        for file in files {
            // Writing to a String cannot fail.
            let _ = write!(list, "include_str!({:?}), ", file.display().to_string());
        }
        list.push_str("],\n");
    }
    list.push_str("];\n");
    synonyms.push_str("];\n");
    definitions.push_str("];\n");
    std::fs::write(variable("OUT_DIR").join("synonyms.rs"), synonyms)?;
    std::fs::write(variable("OUT_DIR").join("definitions.rs"), definitions)?;
    std::fs::write(variable("OUT_DIR").join("rulebook.rs"), list)
}
