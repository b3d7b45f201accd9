//! The Laws as pages: the texts of two editions, and examinations on the case book, which are marked and saved.

use crate::support::Hall;
use crate::support::table::Table;
use adoube_desk::roles::Role;
use axum::http::StatusCode;

#[tokio::test]
async fn an_examination_is_set_and_marked() {
    let hall = Hall::plain().await;
    let mut student = hall.browser();
    let choose = student.get("/laws/examination?edition=2018").await.body;
    assert!(choose.contains("name=\"paper\"") && choose.contains("value=\"2018\" selected"), "{choose}");
    let path = "/laws/examination?edition=2018&size=5&paper=42";
    let paper = student.get(path).await.body;
    assert_eq!(paper.matches("type=\"radio\"").count(), 20, "five cases of four rulings");
    assert!(!paper.contains("notice-good") && paper.contains("2018 edition"), "{paper}");
    assert_eq!(paper, student.get(path).await.body, "the number settles the paper");
    // Exactly one of the four answers to each case is right.
    let mut marks = 0;
    for answer in 0..4 {
        let answers = format!("&a1={answer}&a2={answer}&a3={answer}&a4={answer}&a5={answer}");
        let marked = student.get(&format!("{path}&marked=1{answers}")).await.body;
        let right = marked.matches("notice-good").count();
        assert!(marked.contains(&format!("Mark: {right} of 5 ({}%)", right * 20)), "{marked}");
        assert!(marked.contains("href=\"/laws/2018/"), "the articles");
        marks += right;
    }
    assert_eq!(marks, 5);
    let nothing = student.get(&format!("{path}&marked=1&a1=9&a2=x")).await.body;
    assert!(nothing.contains("Mark: 0 of 5") && nothing.contains("Not answered."), "{nothing}");
}

#[tokio::test]
async fn the_rulebook_shows_the_texts_of_two_editions() {
    let hall = Hall::plain().await;
    let mut reader = hall.browser();
    let page = reader.get("/laws/compare/2018/2023").await.body;
    assert!(page.contains("Whoever declares resignation loses") && page.contains("always loses"), "both texts");
    assert!(page.contains("laws-differs") && page.contains("/laws/2018/A.4.2"), "what differs, and where");
    let article = reader.get("/laws/2023/7.5.5").await.body;
    assert!(article.contains("<a href=\"/laws/2023/A.3\">A.3</a>"), "cross-references are links: {article}");
    assert!(article.contains("/laws/cases/7.5.5-2023-illegal-twice"), "the cases about it");
    let case = reader.get("/laws/cases/7.5.5-2023-illegal-twice").await.body;
    assert!(case.contains("Penalties for illegal moves") && case.contains("/laws/2023/4.3.1"), "{case}");
    assert!(case.contains("/laws/cases/7.5.5-2018-illegal-twice"), "the same under another edition");
}

#[tokio::test]
async fn the_rulebook_is_true_to_each_edition_and_print() {
    let hall = Hall::plain().await;
    let mut reader = hall.browser();
    // Each edition has its own text; another edition's is marked as such.
    let older = reader.get("/laws/2018/5.1.2").await.body;
    let (own, elsewhere) = older.split_once("laws-note").unwrap();
    assert!(own.contains("even if the opponent could never mate") && !own.contains("it is a draw"), "{own}");
    assert!(
        elsewhere.contains("<span class=\"mark\">2023</span>") && elsewhere.contains("it is a draw"),
        "{elsewhere}"
    );
    // The edition of 1985 has its own chapters.
    let contents = reader.get("/laws/1985").await.body;
    assert!(contents.contains("12 · The clock") && !contents.contains("12 · The arbiter"), "{contents}");
    // An article is found by the number of any printed text, and the page says so.
    let printed = reader.get("/laws/2023/7.2.3").await.body;
    assert!(printed.contains("Colours reversed") && printed.contains("The Catalan text of 2023 numbers it 7.2.3."));
    assert!(reader.get("/laws/2023/9.2.3").await.body.contains("The same position"));
    // The text before the Articles, the changes between editions, and the definitions.
    assert!(reader.get("/laws/2023").await.body.contains("href=\"/laws/2023/preface\""));
    let preface = reader.get("/laws/2023/preface").await.body;
    assert!(preface.contains("The arbiter is trusted"), "{preface}");
    let compared = reader.get("/laws/compare/1985/2023").await.body;
    assert!(compared.contains("Only in 2023: The same position"), "{compared}");
    assert!(reader.get("/laws/glossary?q=minor+piece").await.body.contains("A bishop or a knight."));
}

#[tokio::test]
async fn an_article_is_shown_at_work_on_a_board() {
    let hall = Hall::plain().await;
    let mut reader = hall.browser();
    let article = reader.get("/laws/2023/7.5.1").await.body;
    assert!(article.contains("/laws/2023/7.5.1?example=7.5.1&amp;step=0#example"), "{article}");
    assert!(!article.contains("<adoube-board"), "only on request");
    let first = reader.get("/laws/2023/7.5.1?example=7.5.1&step=0").await.body;
    assert!(first.contains("<adoube-board fen=\"") && first.contains("board.js"), "{first}");
    assert!(first.contains("step=1#example") && !first.contains("step=-1"), "{first}");
    let second = reader.get("/laws/2023/7.5.1?example=7.5.1&step=1").await.body;
    assert!(second.contains("2:00") && second.contains("href=\"/laws/2023/7.5.5\""), "{second}");
    let far = reader.get("/laws/2023/7.5.1?example=7.5.1&step=99").await;
    assert_eq!(far.status, StatusCode::OK);
    assert!(!reader.get("/laws/2023/2.2").await.body.contains("?example="));
}

#[tokio::test]
async fn an_examination_of_an_account_is_kept_and_printed() {
    let hall = Hall::plain().await;
    let mut student = hall.signed_in(Role::Arbiter).await;
    let path = "/laws/examination?edition=2023&size=5&paper=7";
    let paper = student.get(path).await.body;
    assert!(paper.contains("<form method=\"post\" action=\"/laws/examination\""), "it is handed in");
    let answers =
        [("edition", "2023"), ("size", "5"), ("paper", "7"), ("a1", "0"), ("a2", "1"), ("a3", "2"), ("a4", "3")];
    let sat = student.post("/laws/examination", &answers).await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER, "{}", sat.body);
    let result = student.get(sat.location()).await;
    assert_eq!(result.status, StatusCode::OK, "{}", result.body);
    // Marked like everybody's.
    let mut reader = hall.browser();
    let marked = reader.get(&format!("{path}&marked=1&a1=0&a2=1&a3=2&a4=3")).await.body;
    let right = marked.matches("notice-good").count();
    let mark = format!("Mark: {right} of 5 ({}%)", right * 20);
    assert!(marked.contains(&mark) && marked.contains("data-print"), "{marked}");
    assert!(result.body.contains(&mark) && result.body.contains("data-print"), "{}", result.body);
    assert_eq!(result.body.matches("href=\"/laws/cases/").count(), 5 - right, "the cases that went wrong");
    let list = student.get("/laws/examinations").await.body;
    assert!(list.contains(sat.location()), "{list}");
    let mark = format!("Mark: {right} / 5 ({}%)", right * 20);
    let papers = Table::first(&list);
    assert_eq!(
        papers.columns(["Paper", "Edition of the Laws", "Mark"]),
        [["Paper: 7", "Edition of the Laws: 2023", &mark]]
    );
    // Only the administrator of the accounts sees those of others.
    let mut other = hall.signed_in(Role::Delegate).await;
    assert_eq!(other.get(sat.location()).await.status, StatusCode::NOT_FOUND);
    assert!(!other.get("/laws/examinations").await.body.contains(" / 5"));
    let mut administrator = hall.signed_in(Role::Administrator).await;
    assert_eq!(administrator.get(sat.location()).await.status, StatusCode::OK);
    assert!(administrator.get("/laws/examinations").await.body.contains(sat.location()));
    assert_eq!(reader.get("/laws/examinations").await.status, StatusCode::SEE_OTHER, "to sign in");
    let wrong = reader.get("/laws/examination?edition=2023&paper=abc").await.body;
    assert!(wrong.contains("value=\"abc\"") && wrong.contains("class=\"problem\""), "{wrong}");
}
