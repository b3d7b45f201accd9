//! Compiles the sentences of `locales/` and the chapters of `docs/guide`.

#[path = "build/guide.rs"]
mod guide;

fn main() {
    adoube_words_compiler::locales();
    guide::compile();
}
