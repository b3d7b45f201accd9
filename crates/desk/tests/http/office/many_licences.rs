//! Applications by date, and acts on many players with one press.

use super::acts::small;
use super::import::decoded;
use super::*;
use crate::support::table::Table;
use adoube_federation::SeasonAct;
use adoube_federation::acts::LicenceAct;
use adoube_federation::licence::{LicenceApplication, LicencePaper, LicenceReason};
use adoube_federation::people::PlayerCategory;

const PLAYERS: &str = "name,born,club,fide id,national number\n\"Alba, Anna\",1990-01-01,1,71,A-1\n\"Bosch, Biel\",1991-01-01,2,,\n\
    \"Costa, Clara\",1992-01-01,2,,\n\"Duran, Dani\",,3,,\n";
const NAMES: [&str; 4] = ["Alba, Anna", "Bosch, Biel", "Costa, Clara", "Duran, Dani"];

/// The small season with four more players, three of whom have a date of birth.
async fn four() -> (Desk, [MemberNo; 4]) {
    let mut desk = small().await;
    desk.imported("players", PLAYERS.as_bytes()).await;
    let mut found = Vec::new();
    for name in NAMES {
        found.push(desk.person(name).await.0);
    }
    (desk, found.try_into().unwrap())
}

fn asks(person: MemberNo, papers: &[LicencePaper]) -> SeasonAct {
    let (category, case) = (PlayerCategory::Third, LicenceReason::New);
    let papers = papers.iter().copied().collect();
    let application = LicenceApplication { person, category, age: 30, case, has_national_number: false, papers };
    LicenceAct::Apply(application).into()
}

impl Desk {
    async fn flash(&mut self, path: &str, fields: &[(&str, &str)]) -> String {
        self.done(path, fields).await;
        decoded(&self.office.cookies["adoube-flash"])
    }
}

#[tokio::test]
async fn applications_come_in_the_order_of_their_dates() {
    let (mut desk, [anna, biel, clara, _]) = four().await;
    let whole = [LicencePaper::Insurance, LicencePaper::OwnForm];
    desk.acts("2026-09-20T10:00", vec![asks(clara, &whole)]).await;
    desk.acts("2026-09-10T10:00", vec![asks(biel, &whole[..1])]).await;
    desk.acts("2026-09-30T10:00", vec![SeasonAct::Several(vec![asks(anna, &whole)])]).await;
    // Documents handed in later leave the date of the application.
    let more = LicenceAct::Complete(biel, [LicencePaper::OldLicence].into());
    desk.acts("2026-10-05T10:00", vec![more.into()]).await;
    let names = |page: &str| -> Vec<String> {
        Table::first(page).columns(["Name"]).iter().map(|[name]| (*name).to_owned()).collect()
    };
    let page = desk.office.get(&desk.path("/licences")).await.body;
    assert_eq!(names(&page), ["Bosch, Biel", "Costa, Clara", "Alba, Anna"]);
    assert_eq!(Table::first(&page).row("Bosch, Biel")[3], "2026-09-10");
    let newest = desk.office.get(&desk.path("/licences?order=newest")).await.body;
    assert_eq!(names(&newest), ["Alba, Anna", "Costa, Clara", "Bosch, Biel"]);
    let sorted = desk.office.get(&desk.path("/licences?show=complete&order=name")).await.body;
    assert_eq!(names(&sorted), ["Alba, Anna", "Costa, Clara"]);
    let of_club = desk.office.get(&desk.path("/licences?show=all&order=club&club=3")).await.body;
    assert!(names(&of_club).contains(&"Duran, Dani".to_owned()));
    let renew = desk.office.get(&desk.path("/licences?show=renew")).await.body;
    assert!(renew.contains("No players match."), "{renew}");
}

#[tokio::test]
async fn many_licences_are_granted_with_one_press() {
    let (mut desk, [anna, biel, clara, dani]) = four().await;
    let whole = [LicencePaper::Insurance, LicencePaper::OwnForm];
    let asked = vec![asks(anna, &whole), asks(biel, &whole[..1]), asks(clara, &whole)];
    desk.acts("2026-09-20T10:00", asked).await;
    desk.wrong("/licences", &[("do", "many"), ("many-what", "grant")], &["Select at least one player."]).await;
    let before = desk.state().await.number;
    let flash = desk.flash("/licences", &[("do", "many"), ("many-what", "grant"), ("many-all", "1")]).await;
    assert!(flash.starts_with("warning|2 licences granted. The others are refused"), "{flash}");
    assert!(flash.contains("Bosch, Biel: "), "{flash}");
    let state = desk.state().await;
    assert_eq!(state.number, before + 1, "one entry in the log");
    let granted = [anna, biel, clara].map(|id| state.season.licences.contains_key(&id));
    assert_eq!(granted, [true, false, true]);
    // If nobody gets one, the form comes back with the reasons.
    let number = biel.to_string();
    let fields = [("do", "many"), ("many-what", "grant"), ("many-p", number.as_str())];
    desk.wrong("/licences", &fields, &["Bosch, Biel: "]).await;
    assert_eq!(desk.state().await.number, before + 1);

    // Renewal: the documents of all, an application each, a licence where nothing is missing.
    let (dani, biel_number) = (dani.to_string(), biel.to_string());
    let fields = [
        ("do", "many"),
        ("many-what", "renew"),
        ("many-p", biel_number.as_str()),
        ("many-p", dani.as_str()),
        ("many-paper-insurance", "1"),
        ("many-paper-own_form", "1"),
        ("many-paper-old_licence", "1"),
    ];
    let flash = desk.flash("/licences?show=all", &fields).await;
    assert!(flash.starts_with("warning|One licence renewed. The others have no licence yet"), "{flash}");
    assert!(flash.contains("Duran, Dani: the date of birth is not known"), "{flash}");
    assert!(desk.state().await.season.licences.contains_key(&biel));

    // A charge for each player, in one line per club.
    let clara_number = clara.to_string();
    let fields = [
        ("do", "many"),
        ("many-what", "charge"),
        ("many-p", biel_number.as_str()),
        ("many-p", clara_number.as_str()),
        ("many-amount", "7.50"),
        ("many-subject", "Card"),
    ];
    let flash = desk.flash("/licences?show=granted", &fields).await;
    assert!(flash.starts_with("done|2 players charged"), "{flash}");
    let state = desk.state().await;
    let extras: Vec<(u32, i64, &str)> =
        state.season.fees.extras.iter().map(|extra| (extra.club.0, extra.cents, extra.text.as_str())).collect();
    assert_eq!(extras, [(2, 1500, "Card (× 2: 7.50)")]);
    let short = [("do", "many"), ("many-what", "charge"), ("many-p", number.as_str()), ("many-amount", "x")];
    desk.wrong("/licences?show=all", &short, &["f-many-amount-problem", "f-many-subject-problem"]).await;

    // On paper: those ticked.
    let anna_number = anna.to_string();
    let fields = [("do", "many"), ("many-what", "print"), ("many-p", &anna_number), ("many-p", &dani)];
    let to = desk.done("/licences", &fields).await.location().to_owned();
    let paper = desk.office.get(&to).await.body;
    assert!(paper.contains("Alba, Anna") && paper.contains("A-1") && paper.contains("71"), "{paper}");
    assert_eq!(paper.matches("<section class=\"paper\">").count(), 1);
    assert!(paper.contains("One player without a licence") && paper.contains("Duran, Dani"), "{paper}");

    // Undone as one.
    let undo = before + 1;
    desk.done(&format!("/log/{undo}"), &[("do", "undo"), ("undo-why", "Too early")]).await;
    let season = &desk.state().await.season;
    assert!(!season.licences.contains_key(&anna) && !season.licences.contains_key(&clara));
    let mut delegate = desk.delegate(1).await;
    assert_eq!(delegate.get(&desk.path("/licences")).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn numbers_are_fields_of_a_player_and_belong_to_one() {
    let (mut desk, [anna, biel, ..]) = four().await;
    let path = format!("/players/{biel}");
    let person = [("do", "person"), ("person-name", "Bosch, Biel"), ("person-born", "1991-01-01")];
    let with = |more: &[(&'static str, &'static str)]| [&person[..], more].concat();
    desk.wrong(&path, &with(&[("person-fide-id", "12x")]), &["f-person-fide-id-problem"]).await;
    let taken = with(&[("person-fide-id", "0071"), ("person-national-number", "a1")]);
    let told = ["f-person-fide-id-problem", "Alba, Anna already has this number.", "f-person-national-number-problem"];
    desk.wrong(&path, &taken, &told).await;
    desk.done(&path, &with(&[("person-licence-number", "L/9"), ("person-national-number", "B-2")])).await;
    let page = desk.office.get(&desk.path(&path)).await.body;
    assert_eq!(["National number", "Licence number"].map(|term| fact(&page, term)), ["B-2", "L/9"]);
    // The numbers of one's own page are no contradiction.
    let own =
        [("do", "person"), ("person-name", "Alba, Anna"), ("person-born", "1990-01-01"), ("person-fide-id", "71")];
    desk.done(&format!("/players/{anna}"), &own).await;
    let new = [
        ("do", "new"),
        ("new-name", "Font, Eva"),
        ("new-born", "1990-05-05"),
        ("new-category", "third"),
        ("new-nationality", "home"),
        ("new-case", "new"),
        ("new-fide-id", "71"),
    ];
    desk.wrong("/players?club=1", &new, &["Alba, Anna already has this number."]).await;
    let new = [&new[..6], &[("new-fide-id", "72"), ("new-national-number", "C-3")]].concat();
    desk.done("/players?club=1", &new).await;
    let (id, eva) = desk.person("Font, Eva").await;
    assert_eq!((eva.details.fide_id.as_str(), eva.details.national_number.as_str()), ("72", "C-3"));
    assert!(desk.state().await.season.applications[&id].has_national_number);
    assert!(!desk.log().await.contains("C-3"), "numbers are personal data");
}
