//! The table of provisions against the list it was made from, where that is at hand (`ADOUBE_SHARED`, or `shared`
//! beside the workspace): the same ids in the same order, of the same kind, with the same number in every edition.

use adoube_laws::{Edition, provisions};

/// The text between the first pair of quotation marks after a key.
fn value<'a>(block: &'a str, key: &str) -> &'a str {
    let line = block.lines().find(|line| line.starts_with(key)).unwrap_or_default();
    line.split('"').nth(1).unwrap_or_default()
}

#[test]
fn every_provision_is_as_listed() {
    let Some(file) = adoube_testing::shared("spec/laws/laws.toml") else { return };
    let list = std::fs::read_to_string(file).unwrap();
    let blocks: Vec<_> = list.split("[[provision]]").skip(1).collect();
    // The text before the Articles is not in the list.
    let numbered: Vec<_> = provisions().iter().filter(|provision| provision.is_numbered()).collect();
    assert_eq!(blocks.len(), numbered.len());
    for (block, provision) in blocks.into_iter().zip(numbered) {
        assert_eq!(value(block, "id = "), provision.article().number());
        let kind = format!("{:?}", provision.kind()).to_lowercase();
        assert_eq!(value(block, "kind = "), kind, "{}", provision.article());
        let editions = block.lines().find(|line| line.starts_with("editions = ")).unwrap();
        let columns: Vec<_> = editions.split('"').skip(1).step_by(2).collect();
        for (pair, edition) in columns.chunks(2).zip(Edition::ALL) {
            let numbers = provision.numbers(edition);
            let printed = if numbers.is_empty() { "-".to_owned() } else { numbers.join(", ") };
            assert_eq!(pair, [edition.name(), &printed], "{}", provision.article());
        }
        assert_eq!(columns.len(), 8, "{}", provision.article());
    }
}
