//! The players' scoresheets, and the place where they differ.

use super::round::{BLACK, Round, WHITE, uuid7};
use crate::support::table::Table;
use axum::http::StatusCode;
use serde_json::{Value, json};

#[tokio::test]
async fn a_sheet_takes_each_entry_once_and_two_are_compared() {
    let mut round = Round::new().await;
    let board = round.free_board().await;
    let mut phone = round.hall.browser();
    let entry = |text: &str, ply: u16, id: &str| json!({ "id": id, "made": 1, "op": { "kind": "write", "ply": ply, "text": text } });
    let (one, two) = (uuid7(), uuid7());
    for (side, second) in [(WHITE, "e5"), (BLACK, "c5")] {
        let path = format!("{}/sheet", round.seat(board, side));
        assert_eq!(phone.get(&path).await.status, StatusCode::OK);
        let body =
            json!({ "device": "a", "after": 0, "entries": [entry("e4", 0, &one), entry(second, 1, &two)] }).to_string();
        for _ in 0..2 {
            let answer = phone.send("POST", &path, Some("application/json"), &body).await;
            let answer: Value = serde_json::from_str(&answer.body).unwrap();
            assert_eq!((answer["number"].as_u64(), answer["entries"].as_array().map(Vec::len)), (Some(2), Some(2)));
        }
        let bad = json!({ "device": "a", "entries": [{ "id": "x", "made": 1, "op": { "kind": "take" } }] }).to_string();
        let answer = phone.send("POST", &path, Some("application/json"), &bad).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    let page = round.arbiter.get(&format!("/desk/t/{}/board/{}/{board}/sheets", round.id, round.round)).await;
    assert!(page.body.contains("The scoresheets first differ at Black’s move 1: e5 and c5"), "{}", page.body);
    for (sheet, second) in ["e5", "c5"].into_iter().enumerate() {
        let moves = Table::nth(&page.body, sheet);
        assert_eq!(moves.columns(["No.", "White", "Black"]), [["1", "e4", &format!("differs here {second}")]]);
    }
}

#[tokio::test]
async fn two_sheets_show_where_they_part_and_what_both_allow() {
    let mut round = Round::new().await;
    let board = round.free_board().await;
    let mut phone = round.hall.browser();
    let path = format!("/desk/t/{}/board/{}/{board}/sheets", round.id, round.round);
    let (white, black) = (round.seat(board, WHITE), round.seat(board, BLACK));
    let mut fill_in = async |seat: &str, first: usize, moves: &[&str]| {
        let entry = |(ply, text): (usize, &&str)| match *text {
            "" => json!({ "id": uuid7(), "made": 1, "op": { "kind": "dash", "ply": first + ply } }),
            text => json!({ "id": uuid7(), "made": 1, "op": { "kind": "write", "ply": first + ply, "text": text } }),
        };
        let entries: Vec<Value> = moves.iter().enumerate().map(entry).collect();
        let body = json!({ "device": "a", "after": 0, "entries": entries }).to_string();
        let sheet = format!("{seat}/sheet");
        assert_eq!(phone.send("POST", &sheet, Some("application/json"), &body).await.status, StatusCode::OK);
    };
    // Black has a dash in place of White's move, then both continue alike: no difference.
    fill_in(&white, 0, &["e4", "e5", "Nf3", "Nc6"]).await;
    fill_in(&black, 0, &["e4", "", "Nf3", "Nc6"]).await;
    let page = round.arbiter.get(&path).await.body;
    assert_eq!(page.matches("class=\"sheet-differs\"").count(), 0, "a dash is no difference: {page}");
    assert!(page.contains("Only one game fits both scoresheets:"), "{page}");
    assert!(page.contains("1. e4 e5 2. Nf3 Nc6"), "{page}");
    // Then they differ.
    fill_in(&white, 4, &["Bb5"]).await;
    fill_in(&black, 4, &["Bc4"]).await;
    let page = round.arbiter.get(&path).await.body;
    assert_eq!(page.matches("class=\"sheet-differs\"").count(), 2, "marked on both: {page}");
    let columns = ["No.", "White", "Black"];
    let of_white = [["1", "e4", "e5"], ["2", "Nf3", "Nc6"], ["3", "differs here Bb5", ""]];
    assert_eq!(Table::nth(&page, 0).columns(columns), of_white);
    let of_black = [["1", "e4", "—"], ["2", "Nf3", "Nc6"], ["3", "differs here Bc4", ""]];
    assert_eq!(Table::nth(&page, 1).columns(columns), of_black);
    assert!(
        page.contains("fen=\"r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w"),
        "the last position agreed on: {page}"
    );
}
