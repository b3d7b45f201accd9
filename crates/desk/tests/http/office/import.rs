//! Clubs, players, licences, ratings and strength lists from files: what is shown first, what is entered, what is undone.

use super::acts::small;
use super::*;
use crate::support::table::Table;
use adoube_federation::people::{PlayerCategory, PlayerTitle};
use adoube_services::league::{LeagueAct, Named, falls_with};
use adoube_services::people::Person;
use adoube_testing::workbook;
use std::fmt::Write;

/// The digest that the preview asks to confirm, and the rows that it sends again.
fn shown(answer: &Answer) -> (String, String) {
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.body);
    let after = |mark: &str| answer.body.split(mark).nth(1).unwrap_or_else(|| panic!("{mark}: {}", answer.body));
    let seen = after("name=\"seen\" value=\"").split('"').next().unwrap();
    let text = after("<textarea name=\"text\" hidden>\n").split("</textarea>").next().unwrap();
    let plain = text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    (seen.to_owned(), plain)
}

impl Desk {
    async fn sent(&mut self, kind: &str, file: &[u8]) -> Answer {
        let path = self.path("/import");
        self.office.upload(&path, &[("kind", kind)], file).await
    }

    /// Imports a file: the preview, then its confirmation as a browser sends it.
    pub(super) async fn imported(&mut self, kind: &str, file: &[u8]) -> (Answer, String) {
        let preview = self.sent(kind, file).await;
        let before = self.state().await.number;
        let (seen, text) = shown(&preview);
        assert_eq!(self.state().await.number, before, "nothing is entered yet");
        let path = self.path("/import");
        let text = text.replace('\n', "\r\n");
        let command = self.hall.desk.new_command().unwrap().to_string();
        let fields = [("command", command.as_str()), ("kind", kind), ("seen", &seen), ("text", &text)];
        let done = self.office.upload(&path, &fields, b"").await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", problems(&done));
        // Sent twice, it acts once.
        let (number, flash) = (self.state().await.number, self.office.cookies.get("adoube-flash").cloned());
        let twice = self.office.upload(&path, &fields, b"").await;
        assert_eq!((twice.status, self.state().await.number), (StatusCode::SEE_OTHER, number), "{}", problems(&twice));
        self.office.cookies.extend(flash.map(|flash| ("adoube-flash".to_owned(), flash)));
        let flash = self.office.cookies.get("adoube-flash").cloned().unwrap_or_default();
        (preview, decoded(&flash))
    }

    /// The persons of the season by name.
    async fn persons(&self) -> Vec<(MemberNo, Person)> {
        let state = self.state().await;
        let known = self.hall.desk.people().several(state.persons.values()).await.unwrap();
        state.persons.iter().filter_map(|(id, key)| Some((*id, known.get(key)?.clone()))).collect()
    }

    pub(super) async fn person(&self, name: &str) -> (MemberNo, Person) {
        let found = self.persons().await.into_iter().find(|(_, person)| person.name == name);
        found.unwrap_or_else(|| panic!("{name} is not known"))
    }
}

/// The text of a flash message in its cookie.
pub(super) fn decoded(flash: &str) -> String {
    flash.replace("%20", " ").replace("%3A", ":").replace("%2C", ",")
}

fn rows(rows: &[&[&str]]) -> Vec<Vec<String>> {
    rows.iter().map(|row| row.iter().map(|cell| (*cell).to_owned()).collect()).collect()
}

/// The part of a preview under a heading.
fn section<'a>(page: &'a str, title: &str) -> &'a str {
    let start = page.find(&format!("<h2>{title} ")).unwrap_or_else(|| panic!("{title}: {page}"));
    page[start..].split("</section>").next().unwrap()
}

#[tokio::test]
async fn clubs_come_from_a_text_in_windows_1252() {
    let mut desk = small().await;
    let text = "Club;Població;Delegació;Adreça;Primer delegat;Nota\r\n\
                Club Escacs Núria;Olot;Girona;\"Plaça Nova; 2\";Puig, Anna;x\r\n\
                ;Olot;Girona;;;\r\n\
                Peó Passat;Olot;Andorra;;;\r\n\
                club escacs nuria;Olot;Girona;;;\r\n";
    let page = desk.office.get(&desk.path("/import")).await.body;
    assert!(page.contains("Import from a file"), "{page}");
    let file: Vec<u8> = text.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
    let (preview, flash) = desk.imported("clubs", &file).await;
    let left = section(&preview.body, "Left out");
    for fault in [
        "Line 3, column Name: nothing found; expected a name",
        "found “Andorra”; expected Barcelona, Girona, Lleida or Tarragona",
        "Line 5: club escacs nuria occurs twice in the file.",
    ] {
        assert!(left.contains(fault), "{fault}: {left}");
    }
    assert!(preview.body.contains("Columns not read: Nota"), "{}", preview.body);
    assert!(flash.contains("New: 1") && flash.contains("Left out: 3"), "{flash}");
    let state = desk.state().await;
    let (id, club) = state.season.clubs.last_key_value().unwrap();
    let named = [Named::Club(*id), Named::Venue(*id), Named::Town(club.town)].map(|what| state.name(what));
    assert_eq!(named, ["Club Escacs Núria", "Plaça Nova; 2", "Olot"]);
    let (delegate, _) = desk.person("Puig, Anna").await;
    assert_eq!(club.delegates, [delegate]);
    assert!(!desk.log().await.contains("Puig"), "the log has no names of persons");
    // A program sends the rows as text.
    let api = format!("/api/v1/forms{}", desk.path("/import"));
    let rows = serde_json::json!({ "kind": "clubs", "text": "name,town,province\nNew One,Vic,Girona\n" });
    let csrf = desk.office.csrf.clone();
    desk.office.headers.push(("x-csrf", csrf));
    let asked = desk.office.send("POST", &api, Some("application/json"), &rows.to_string()).await;
    let asked: serde_json::Value = serde_json::from_str(&asked.body).unwrap();
    let mut again = rows.clone();
    again["seen"] = asked["again"]["seen"].clone();
    let done = desk.office.send("POST", &api, Some("application/json"), &again.to_string()).await;
    desk.office.headers.pop();
    assert_eq!(done.status, StatusCode::OK, "{asked} {}", done.body);
    assert_eq!(desk.state().await.season.clubs.len(), state.season.clubs.len() + 1);
    // Sent again, everything is known.
    let again = desk.sent("clubs", &file).await;
    assert!(again.body.contains("nothing to enter"), "{}", again.body);
    assert!(section(&again.body, "Already known").contains("is already registered"), "{}", again.body);
}

#[tokio::test]
async fn players_come_from_a_workbook_and_are_undone_as_one() {
    let mut desk = small().await;
    let sheet = rows(&[
        &["Cognoms", "Nom", "Club", "Naixement", "ID FIDE", "Número de llicència", "Categoria", "Títol", "Elo FIDE"],
        &["Puig Roca", "Anna", "#1", "@32998", "2205530", "00123", "P", "MF", "2301"],
        &["Mas", "Pere", "1", "1990", "", "124", "", "", ""],
        &["Vila", "Eva", "99", "@32998", "12x", "", "9", "", "5000"],
        &["Puig Roca", "Anna", "1", "@32998", "", "", "", "", ""],
    ]);
    let file = workbook(&[("Hidden notes", rows(&[])), ("Jugadors", sheet)]);
    let before = desk.state().await;
    let (preview, _) = desk.imported("players", &file).await;
    assert!(preview.body.contains("Only the sheet “Jugadors” is read."), "{}", preview.body);
    let left = section(&preview.body, "Left out");
    for fault in [
        "Line 4, column Club: found “99”; expected a registered club",
        "column FIDE ID: found “12x”; expected a FIDE ID",
        "column Category: found “9”; expected a category: P, 1, 2 or 3",
        "column FIDE rating: found “5000”; expected a rating from 1 to 3500",
        "Line 5: Puig Roca, Anna is already on line 2.",
    ] {
        assert!(left.contains(fault), "{fault}: {left}");
    }
    let (anna, person) = desk.person("Puig Roca, Anna").await;
    let state = desk.state().await;
    let player = &state.season.players[&anna];
    assert_eq!((player.category, player.title), (PlayerCategory::Preferent, Some(PlayerTitle::FideMaster)));
    assert_eq!((player.club, player.ratings.international), (ClubId(1), Some(2301)));
    assert_eq!((person.details.fide_id.as_str(), person.details.licence.as_str()), ("2205530", "123"));
    assert_eq!(person.born.unwrap().to_string(), "1990-05-05");
    assert_eq!(desk.person("Mas, Pere").await.1.details.birth_year, 1990);
    assert_eq!(state.number, before.number + 1, "one entry in the log");
    let log = desk.office.get(&desk.path("/log")).await.body;
    assert!(log.contains("Entered together"), "{log}");

    // The same persons by other numbers: only what is new is taken, and what is known stays.
    let text = "name,licence number,national number,fide id,born,fide rating,club\n\
                \"PUIG ROCA, Anna\",123,N-7,2205530,1991-01-01,2310,\n\
                \"Puig, A.\",00123,N-7,,,2310,\n\"Costa, Lluís\",124,,,,,1\n\"Mas, Pere\",,,99,1990-02-03,,\n";
    let (preview, _) = desk.imported("players", text.as_bytes()).await;
    let left = section(&preview.body, "Left out");
    assert!(left.contains("Line 2: a number of PUIG ROCA, Anna belongs to Puig Roca, Anna."), "{left}");
    assert!(left.contains("Line 4: a number of Costa, Lluís belongs to Mas, Pere."), "{left}");
    let changed = section(&preview.body, "Changed");
    assert!(changed.contains("Licence number") && changed.contains("Name and date of birth"), "{changed}");
    let (_, person) = desk.person("Puig Roca, Anna").await;
    assert_eq!((person.details.national_number.as_str(), person.details.licence.as_str()), ("N-7", "123"));
    let (_, mas) = desk.person("Mas, Pere").await;
    assert_eq!((mas.born.unwrap().to_string(), mas.details.fide_id.as_str()), ("1990-02-03".to_owned(), "99"));
    assert_eq!(desk.state().await.season.players[&anna].ratings.international, Some(2310));

    // Undone as one. The second import registers Anna again, as it stands.
    let number = before.number + 1;
    let page = desk.office.get(&desk.path(&format!("/log/{number}"))).await.body;
    let also = page.split("name=\"undo-also\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let (pere, _) = desk.person("Mas, Pere").await;
    let fields = [("do", "undo"), ("undo-also", also.as_str()), ("undo-why", "Wrong file")];
    desk.done(&format!("/log/{number}"), &fields).await;
    let state = desk.state().await;
    assert!(state.season.players.contains_key(&anna) && !state.season.players.contains_key(&pere));
    assert_eq!(state.season.players.len(), before.season.players.len() + 1);
    assert!(state.persons.contains_key(&pere), "a number keeps its person");
}

#[tokio::test]
async fn licences_ratings_and_lists_are_imported() {
    let mut desk = small().await;
    let text = "Club name,Town,Province\nNew Club,Olot,Girona\n";
    desk.imported("clubs", text.as_bytes()).await;
    let text = "name,club,born,national number,category,papers,granted\n\
                \"Sala, Joan\",New Club,2000-01-01,,3,all,yes\n\"Sala, Marc\",New Club,2001-01-01,7,1,Insurance form,x\n\
                \"Sala, Pau\",New Club,,,3,all,1\n\"Sala, Rut\",New Club,1999-01-01,,3,all,no\n";
    let (preview, flash) = desk.imported("licences", text.as_bytes()).await;
    assert!(flash.contains("New: 3") && flash.contains("Left out: 1"), "{flash}");
    let new = section(&preview.body, "New");
    assert!(new.contains("the application is kept, the licence is not granted"), "{new}");
    assert!(section(&preview.body, "Left out").contains("Line 4, column Date of birth: nothing found"));
    let (joan, _) = desk.person("Sala, Joan").await;
    let (marc, _) = desk.person("Sala, Marc").await;
    let (rut, _) = desk.person("Sala, Rut").await;
    let season = desk.state().await.season.clone();
    let licensed = [joan, marc, rut].map(|id| season.licences.contains_key(&id));
    assert_eq!(licensed, [true, false, false]);
    assert!(season.applications[&marc].has_national_number && season.applications.contains_key(&rut));

    let text = "name,born,catalan\n\"Sala, Joan\",,1850\n\"Nobody, X\",,1900\n\"Sala, Rut\",2010-01-01,1700\n";
    let (preview, _) = desk.imported("ratings", text.as_bytes()).await;
    let left = section(&preview.body, "Left out");
    assert!(left.contains("Line 3: Nobody, X is not in this season."), "{left}");
    assert!(left.contains("Line 4: Sala, Rut is not in this season."), "another birth is another person: {left}");
    assert_eq!(desk.state().await.season.players[&joan].ratings.catalan, Some(1850));

    // A list with an unlicensed player is refused as a whole, the other club's is stamped.
    let text = "club,place,name\nNew Club,2,\"Sala, Joan\"\nNew Club,1,\"Sala, Rut\"\n";
    let refused = desk.sent("lists", text.as_bytes()).await;
    assert!(refused.body.contains("The list of New Club is not stamped: "), "{}", refused.body);
    let (preview, _) = desk.imported("lists", b"club,name\nNew Club,\"Sala, Joan\"\n#1,\"Nobody, X\"\n").await;
    assert!(preview.body.contains("because one of its lines has a fault"), "{}", preview.body);
    let club = season.players[&joan].club;
    assert_eq!(desk.state().await.season.lists[&club].players.len(), 1);
}

#[tokio::test]
async fn nonsense_files_are_named_for_what_they_are() {
    let mut desk = small().await;
    let before = desk.state().await.number;
    let workbook_of = |cells: &[&[&str]]| workbook(&[("A", rows(cells))]);
    let cut = workbook_of(&[&["Name"], &["x"]]);
    let wide = format!("name\n{}x\n", "a,".repeat(80));
    let cases: [(&[u8], &str); 15] = [
        (b"%PDF-1.7 ...", "This is a PDF."),
        (b"\x89PNG\r\n\x1a\n", "This is a picture."),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "old or encrypted Excel file"),
        (b"PK\x03\x04 word/document.xml", "This is a text document."),
        (b"PK\x03\x04 notes.txt", "compressed archive"),
        (b"<html><table>", "web page or XML"),
        (b"name\0club", "neither a spreadsheet nor text"),
        (&cut[..cut.len() / 2], "damaged or encrypted"),
        (&cut[..cut.len() - 30], "damaged or encrypted"),
        (b"  \n,,\n", "The file is empty."),
        (b"name,\"club\n", "expected a closing quotation mark"),
        (wide.as_bytes(), "Line 2 has more than 64 columns."),
        (b"Nom del soci;Entitat\nx;y\n", "The header line lacks: Name"),
        (b"1,2,3\n4,5,6\n", "The header line lacks: Name"),
        (b"name\n", "The file contains nothing to enter."),
    ];
    for (file, told) in cases {
        let answer = desk.sent("players", file).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{told}");
        assert!(answer.body.contains(told), "{told}: {}", problems(&answer));
        assert!(answer.body.contains("f-file-problem"), "{told}");
    }
    let rated = desk.sent("ratings", b"name,fide id\nA,1\n").await;
    assert!(rated.body.contains("The header line lacks: Catalan rating"), "{}", problems(&rated));
    let long = format!("name\n{}", "x\n".repeat(20_001));
    assert!(desk.sent("players", long.as_bytes()).await.body.contains("more than 20000 rows"));
    let unknown = desk.sent("recipes", b"name\nx\n").await;
    assert!(unknown.body.contains("f-kind-problem"), "{}", problems(&unknown));
    let too_large = desk.sent("players", &vec![b'x'; 9 << 20]).await;
    assert_eq!(too_large.status, StatusCode::PAYLOAD_TOO_LARGE);
    // A confirmation of another file confirms nothing.
    let path = desk.path("/import");
    let fields = [("kind", "players"), ("seen", "0123"), ("text", "name,club\nNew One,1\n")];
    let other = desk.office.upload(&path, &fields, b"").await;
    assert!(other.body.contains("name=\"seen\""), "{}", other.body);
    assert_eq!(desk.state().await.number, before);
    let mut delegate = desk.delegate(1).await;
    assert_eq!(delegate.get(&path).await.status, StatusCode::FORBIDDEN);
    assert_eq!(delegate.upload(&path, &fields, b"").await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn twelve_thousand_players_are_one_import_and_one_undo() {
    let mut desk = small().await;
    let mut text = "name,club,born,fide id,category,papers,granted\n".to_owned();
    for n in 0..12_000_u32 {
        let (club, year) = (n % 6 + 1, 1950 + n % 60);
        writeln!(text, "\"Family{n}, Name{n}\",{club},{year}-03-04,{},3,all,yes", 100_000 + n).unwrap();
    }
    let before = desk.state().await;
    let started = std::time::Instant::now();
    let (preview, flash) = desk.imported("licences", text.as_bytes()).await;
    println!("preview and import of 12,000 licences: {:?}", started.elapsed());
    assert!(preview.body.contains("and 11800 more"), "the preview is bounded");
    assert!(flash.contains("New: 12000"), "{flash}");
    let after = desk.state().await;
    assert_eq!(after.season.licences.len(), before.season.licences.len() + 12_000);
    let parts: Vec<u32> = after.history[usize::try_from(before.number).unwrap()..]
        .iter()
        .map(|done| match &done.act {
            LeagueAct::Bulk(part) => part.parts,
            other => panic!("{other:?}"),
        })
        .collect();
    assert!(parts.len() > 1 && parts.iter().all(|of| *of as usize == parts.len()), "{parts:?}");
    // Any of its parts undoes all of it.
    let number = after.number - 3;
    let page = desk.office.get(&desk.path(&format!("/log/{number}"))).await.body;
    let also = page.split("name=\"undo-also\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_eq!(falls_with(&after, number).unwrap().len(), parts.len() - 1);
    desk.done(&format!("/log/{number}"), &[("do", "undo"), ("undo-also", &also), ("undo-why", "Twice")]).await;
    assert_eq!(desk.state().await.season.licences.len(), before.season.licences.len());
    let table = Table::first(&desk.office.get(&desk.path("/players?club=1")).await.body);
    assert!(table.rows.len() < 20, "{}", table.rows.len());
}
