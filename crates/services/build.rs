//! Compiles the sentences of `locales/`.

fn main() {
    adoube_words_compiler::locales_for(adoube_words_compiler::Visibility::Public);
}
