//! Pages of rating lists: import, search as a page and as JSON, a found player in the form, deletion.

use crate::support::table::Table;
use crate::support::{Browser, Hall, NOON_MS};
use adoube_desk::roles::Role;
use adoube_services::lists::{ImportError, import};
use axum::http::StatusCode;

const XML: &str = "<playerslist>\
    <player><fideid>2200001</fideid><name>Núñez, Ana</name><country>ESP</country><sex>F</sex><title>WIM</title>\
    <rating>2210</rating><rapid_rating>2150</rapid_rating><birthday>2001</birthday></player>\
    <player><fideid>2200002</fideid><name>Nunes, Rui</name><country>POR</country><sex>M</sex><rating>1800</rating>\
    <birthday>1980</birthday></player></playerslist>";

async fn send(browser: &mut Browser, name: &str, text: &str) -> crate::support::Answer {
    let part =
        |name: &str, value: &str| format!("--b\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
    let body = [part("csrf", &browser.csrf), part("name", name), part("file", text)].concat();
    browser.send("POST", "/desk/lists", Some("multipart/form-data; boundary=b"), &format!("{body}--b--\r\n")).await
}

#[tokio::test]
async fn a_list_is_brought_in_and_searched() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let event = chief.post("/desk/demo", &[]).await.location().to_owned();
    let id = event.rsplit('/').next().unwrap().to_owned();
    assert!(!chief.get(&format!("{event}/players")).await.body.contains("id=\"lookup\""), "no list, no suggestions");
    for (name, text, status) in [
        ("FIDE", "nothing of the kind", StatusCode::UNPROCESSABLE_ENTITY),
        ("FIDE", "PK\u{3}\u{4}", StatusCode::UNPROCESSABLE_ENTITY),
        ("", XML, StatusCode::UNPROCESSABLE_ENTITY),
        ("FIDE", XML, StatusCode::SEE_OTHER),
    ] {
        let answer = send(&mut chief, name, text).await;
        assert_eq!(answer.status, status, "{name} {text}: {}", answer.body);
    }
    assert_eq!(hall.desk.store().lists().await.unwrap().len(), 1);
    // A faulty list is refused with the place of the error, and the existing list stays.
    for (text, said) in [
        (XML.replace("2200002", "2200001"), "a number that no other player has"),
        (XML.replace("1800", "-5"), "expected a rating"),
        (XML.replace("<rating>1800</rating>", ""), "a rating element"),
        (XML.replace("</playerslist>", ""), "the closing tag of the open element"),
        ("id,name\n1,A\n".to_owned(), "a header with a column called rating"),
        ("id,name,rating\n1,A\n".to_owned(), "as many fields as in the header"),
        ("id,name,rating\n1,A,2000\n1,B,1900\n".to_owned(), "line 3, column 1"),
    ] {
        let answer = send(&mut chief, "FIDE", &text).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{text}");
        assert!(answer.body.contains(said) && answer.body.contains("Nothing was imported"), "{said}: {}", answer.body);
    }
    let kept = hall.desk.store().lists().await.unwrap();
    assert_eq!((kept.len(), kept[0].players), (1, 2));
    let page = chief.get(&format!("/desk/lists/search?q=nunez&event={id}")).await.body;
    let found = Table::first(&page);
    assert_eq!(found.columns(["Name", "FIDE rating", "FIDE ID"]), [["Núñez, Ana", "2210", "2200001"]]);
    let from = page.split("/players?from=").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let form = chief.get(&format!("{event}/players?from={from}")).await.body;
    for value in ["Núñez, Ana", "2200001", "2001", "ESP"] {
        assert!(form.contains(&format!("value=\"{value}\"")), "{value}");
    }
    chief.headers.push(("accept", "application/json".to_owned()));
    let answer: serde_json::Value = serde_json::from_str(&chief.get("/desk/lists/search?q=NUN").await.body).unwrap();
    let names: Vec<&str> =
        answer["players"].as_array().unwrap().iter().map(|p| p["player"]["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Nunes, Rui", "Núñez, Ana"]);
    assert_eq!(answer["players"][1]["player"]["sex"], "w");
    chief.headers.clear();
    let list = hall.desk.store().lists().await.unwrap().remove(0).id.to_string();
    assert_eq!(chief.post("/desk/lists/drop", &[("list", &list)]).await.status, StatusCode::SEE_OTHER);
    assert!(hall.desk.store().lists().await.unwrap().is_empty());
}

#[tokio::test]
async fn a_list_may_be_larger_than_other_forms() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    // Most of it is blank, so that the test is fast.
    let blanks = " ".repeat(9 * 1024 * 1024);
    let large = XML.replace("<playerslist>", &format!("<playerslist>{blanks}"));
    let answer = send(&mut chief, "FIDE", &large).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    assert_eq!(hall.desk.store().lists().await.unwrap().remove(0).players, 2);
    // A truncated or invalid list leaves the existing one unchanged.
    let mut zip = b"PK\x03\x04\x14\x00\x00\x00\x08\x00".to_vec();
    zip.extend([0; 20]);
    for (text, problem) in
        [(String::from_utf8(zip).unwrap(), "f-file-problem"), ("no list".to_owned(), "f-file-problem")]
    {
        let answer = send(&mut chief, "FIDE", &text).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.body.contains(problem), "{}", answer.body);
    }
    assert_eq!(hall.desk.store().lists().await.unwrap().remove(0).players, 2);
    // Other forms keep their size limit.
    let answer = chief.post("/desk/lists/drop", &[("list", &"1".repeat(9 * 1024 * 1024))]).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    // Without the CSRF token the file is not read at all.
    chief.csrf = "guess".to_owned();
    assert_eq!(send(&mut chief, "FIDE", XML).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn what_is_no_list_changes_nothing() {
    let hall = Hall::plain().await;
    let store = hall.desk.store();
    assert!(matches!(import(store, "x", &b"PK"[..], NOON_MS, |_| {}).await, Err(ImportError::Read(_))));
    assert!(matches!(import(store, "x", &b""[..], NOON_MS, |_| {}).await, Err(ImportError::Nothing)));
    assert!(matches!(import(store, "x", &b"<a/>"[..], NOON_MS, |_| {}).await, Err(ImportError::Nothing)));
    assert!(store.lists().await.unwrap().is_empty());
    // An error after players that were already written leaves nothing behind, not even hidden rows.
    let one = |id: u32| format!("<player><fideid>{id}</fideid><name>N</name><rating>2000</rating></player>");
    let many = (1..5000).map(one).collect::<Vec<_>>().join("\n") + "\n";
    let late = format!("<l>\n{many}<player><fideid>x</fideid></player></l>");
    let Err(ImportError::Wrong(faults)) = import(store, "x", std::io::Cursor::new(late), NOON_MS, |_| {}).await else {
        panic!("a fault is not brought in")
    };
    assert_eq!((faults[0].line, faults[0].column), (5001, 17));
    assert!(store.lists().await.unwrap().is_empty() && store.listed(1, 1).await.unwrap().is_none());
}
