//! `adoube lineup` with club X of the test vectors.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

mod support;

const X: &str = "list 1-30, 4 bis, 18 bis\nforeign 3, 12, 20\nteams first, second, third\n";

fn lineup(arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
    let run = support::run(&[&["lineup", "-"], arguments].concat(), input.as_bytes());
    (run.code, run.out, run.err)
}

#[test]
fn a_legal_line_up() {
    let sheet = format!("{X}team A\nline-up 1, 2, 3, 4, 4 bis, 5, 6, 7, 8, 9\n");
    assert_eq!(lineup(&[], &sheet).1, "team A: legal line-up\n", "V-LU-02");
    assert_eq!(lineup(&[], &sheet).0, Some(0));
}

#[test]
fn every_error_is_named_in_the_language_asked_for() {
    let sheet = format!("{X}team B\nround 3\nused 19\nline-up 10, 11, 13, 14, 15, 16, 17, 19\n");
    let (code, out, _) = lineup(&[], &sheet);
    assert_eq!(code, Some(1));
    assert!(out.starts_with("E-LU-HIGHER: Number 10 is a regular of team A"), "{out}");
    assert!(out.contains("E-LU-ROUND: Number 19 is already on another match record of round 3"), "{out}");
    assert!(lineup(&["--lang", "ca"], &sheet).1.contains("és titular de l’equip A"));
    let json: serde_json::Value = serde_json::from_str(&lineup(&["--json"], &sheet).1).unwrap();
    assert_eq!((&json["legal"], &json["findings"][1]["code"]), (&false.into(), &"E-LU-ROUND".into()));
    assert_eq!(json["findings"][0]["provision"], "Teams 7.22");
}

#[test]
fn faults_of_the_file_have_a_place() {
    let (code, _, err) = lineup(&[], "list 1-30\nteams first, sixth\n");
    assert_eq!(code, Some(2));
    assert!(err.contains("-: line 2, column 14: found \"sixth\"; expected first-division"), "{err}");
    let (code, _, err) = lineup(&["--lang", "es"], X);
    assert_eq!(code, Some(2));
    assert!(err.contains("se esperaba: una línea que empiece por «team»"), "{err}");
}
