//! The page of remarks: marks that are taken off, and checks of every session that are withdrawn.

use super::*;
use adoube_federation::matches::{Preparation, RecordMark};

#[tokio::test]
async fn delegates_5_92_a_mark_is_taken_off_with_its_button() {
    let mut day = day(0).await;
    let remarks = day.path("/visitors/remarks");
    let mark = |todo: &'static str| [("do", todo), ("board", "5"), ("mark", "O")];
    is_done(&day.visitors.post(&remarks, &mark("mark")).await);
    assert_eq!(day.now().await.marks, [(5, TeamSide::Visitors, RecordMark::O)]);
    let page = day.visitors.get(&remarks).await.body;
    assert!(page.contains("Take off: Board 5 · O: remarks on the back"), "{page}");
    is_done(&day.visitors.post(&remarks, &mark("unmark")).await);
    assert_eq!(day.now().await.marks, []);
    assert!(!day.visitors.get(&remarks).await.body.contains("Take off"));
    let again = day.visitors.post(&remarks, &mark("unmark")).await;
    assert!(again.body.contains("it is not on the match record"), "{:?}", problems(&again));
}

#[tokio::test]
async fn delegates_5_5_checks_belong_to_a_session_and_are_withdrawn() {
    let mut day = day(0).await;
    let (home, visitors) = (day.path("/home/remarks"), day.path("/visitors/remarks"));
    let theirs = day.visitors.get(&visitors).await.body;
    assert!(
        theirs.contains("prepared-list") && !theirs.contains("prepared-laid"),
        "the home delegate’s checks: {theirs}"
    );
    let first = day.home.get(&home).await.body;
    assert!(!first.contains("Before session 2"), "{first}");
    let tick = |session: &'static str| [("do", "prepare"), ("session", session), ("prepared-kept", "1")];
    let withdraw = |session: &'static str| [("do", "unprepare"), ("session", session), ("what", "prepared-kept")];
    is_done(&day.home.post(&home, &tick("1")).await);
    assert_eq!(day.home.post(&home, &tick("2")).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let sealed = [
        ("board", "1"),
        ("step", "seal"),
        ("home-pieces", "5"),
        ("visitors-pieces", "6"),
        ("minutes", "4"),
        ("stopped", "1"),
        ("signed", "1"),
        ("sealed-by", "home"),
        ("move", "41"),
        ("position", "8/5pk1/4p1p1/8/8/1P3PK1/8/8 w - - 0 41"),
        ("home-words", "five"),
        ("visitors-words", "six"),
        ("home-used", "2:30"),
        ("visitors-used", "2:35"),
    ];
    is_done(&day.home.post(&day.path("/home/unfinished"), &sealed).await);
    is_done(&day.home.post(&home, &tick("2")).await);
    let kept = |m: &ClubMatch| -> Vec<u8> {
        m.prepared.iter().filter(|(what, ..)| *what == Preparation::Kept).map(|(.., session)| *session).collect()
    };
    assert_eq!(kept(&day.now().await), [1, 2]);
    let page = day.home.get(&home).await.body;
    assert!(page.contains("Before session 2"), "{page}");
    assert_eq!(page.matches("Withdraw: Match record and envelopes kept between sessions").count(), 2, "{page}");
    assert!(!day.visitors.get(&visitors).await.body.contains("Before session 2"), "nothing of theirs");
    is_done(&day.home.post(&home, &withdraw("2")).await);
    assert_eq!(kept(&day.now().await), [1]);
    let again = day.home.post(&home, &withdraw("2")).await;
    assert!(again.body.contains("it is not recorded"), "{:?}", problems(&again));
}
