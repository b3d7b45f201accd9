//! A whole season through the office's pages alone, from opening it, with clubs, licences, lists and the rounds of a league, to
//! promotion and relegation, the rating list and the next season's opening; once with each of the shipped regulations.

use crate::hall::{Browser, Hall, PASSWORD, play_at};
use adoube_federation::ids::{ClubId, MatchId, TeamSide};
use adoube_federation::regulations::ShippedRegulations;
use adoube_laws::Moment;
use adoube_services::league::LeagueState;
use jiff::tz::TimeZone;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// The desk's clock: a season takes a year.
static NOW_MS: AtomicI64 = AtomicI64::new(0);

fn now_ms() -> i64 {
    NOW_MS.load(Ordering::Relaxed)
}

fn set_clock(at: &str) {
    let at: jiff::civil::DateTime = at.parse().unwrap();
    NOW_MS.store(at.to_zoned(TimeZone::system()).unwrap().timestamp().as_millisecond(), Ordering::Relaxed);
}

/// The clubs, the strongest first: the rating of its first player and its delegate.
const CLUBS: [(&str, &str, u16, &str); 4] = [
    ("Torre Alta", "Vallfosca", 2200, "Ferrer Oltra, Mercè"),
    ("Peó Blau", "Riudoms", 2100, "Masdeu Bru, Jofre"),
    ("Cavall Vell", "Mollfred", 2000, "Carvalhosa Graells, Inês"),
    ("Dama Verda", "Torrelluna", 1900, "Olabeaga Montcau, Unai"),
];
const BOARDS: usize = 4;
/// Six rounds: fewer games in the championship are not rated (Rating 3 c).
const ROUNDS: [&str; 6] = ["2026-10-03", "2026-10-10", "2026-10-17", "2026-10-24", "2026-10-31", "2026-11-07"];

/// An office that plays a season.
struct Office {
    hall: &'static Hall,
    ada: Browser,
    /// The season's path.
    path: String,
}

impl Office {
    /// Opens a season under regulations.
    async fn open(hall: &'static Hall, regulations: ShippedRegulations) -> Self {
        set_clock("2026-07-06T09:00");
        let ada = hall.administrator().await;
        let mut office = Self { hall, ada, path: String::new() };
        let fields = [("name", "Season 2026-27"), ("year", "2026"), ("choice", regulations.code())];
        office.send("/desk/league/new", "open", &fields).await;
        let path = office.ada.path().await;
        path.strip_suffix("/clubs").expect("the page of the clubs").clone_into(&mut office.path);
        office
    }

    /// Signs in again at a later hour: sessions do not last that long.
    async fn at(&self, moment: &str) {
        set_clock(moment);
        self.ada.go("/login").await;
        self.ada.fill("#f-name", "ada").await;
        self.ada.fill("#f-password", PASSWORD).await;
        self.ada.press("main form button.primary").await;
    }

    /// Fills in a form of a page, sends it, and sees that it was accepted.
    async fn send(&self, path: &str, form: &str, fields: &[(&str, &str)]) {
        self.ada.go(path).await;
        let fields: Vec<(String, &str)> =
            fields.iter().map(|(name, value)| (format!("f-{form}-{name}"), *value)).collect();
        let set = "for (const fold of document.querySelectorAll('details')) fold.open = true;
            for (const [id, value] of FIELDS) {
                const field = document.getElementById(id);
                if (field.type === 'checkbox') field.checked = value === '1'; else field.value = value;
                if (field.value !== value && field.type !== 'checkbox') throw new Error(`${id}: ${value}`);
            }";
        self.ada.js(&set.replace("FIELDS", &json!(fields).to_string())).await;
        // All papers of an application are there.
        self.ada
            .js("document.querySelectorAll('[name*=\"-paper-\"]').forEach((paper) => { paper.checked = true })")
            .await;
        self.ada.press(&format!("form:has(input[name=do][value='{form}']) button[type=submit]")).await;
        self.accepted(path).await;
    }

    async fn accepted(&self, path: &str) {
        let refused = self.ada.js("return document.querySelector('.notice-bad, .problem')?.innerText ?? ''").await;
        assert_eq!(refused, "", "{path}: {}", self.ada.js("return document.body.innerText").await);
    }

    async fn page(&self, path: &str, form: &str, fields: &[(&str, &str)]) {
        self.send(&format!("{}{path}", self.path), form, fields).await;
    }

    /// Sends the form of a match as it is filled in.
    async fn press(&self, path: &str) {
        let path = format!("{}{path}", self.path);
        self.ada.go(&path).await;
        self.ada.press("main form button.primary").await;
        self.accepted(&path).await;
    }

    async fn state(&self) -> Arc<LeagueState> {
        let id = self.path.rsplit('/').next().unwrap();
        let stream = format!("season/{id}").parse().unwrap();
        self.hall.desk.seasons().fresh(&stream).await.unwrap().1
    }

    /// Registers a club with its players, grants their licences and stamps its list.
    async fn club(&self, at: usize) {
        let (name, town, elo, delegate) = CLUBS[at];
        let fields = [("name", name), ("town", town), ("principal", delegate), ("address", "Carrer Major, 7")];
        self.page("/clubs", "register", &fields).await;
        let club = at + 1;
        for player in 0..BOARDS {
            let (name, rating) = (format!("{town} {player}, Clara"), (elo - 20 * player as u16).to_string());
            let fields = [
                ("name", name.as_str()),
                ("born", "1980-05-05"),
                ("category", "preferent"),
                ("nationality", "home"),
                ("catalan", &rating),
                ("case", "new"),
                ("numbered", "1"),
            ];
            self.page(&format!("/players?club={club}"), "new", &fields).await;
            self.ada.press("form:has(input[name=do][value='grant']) button").await;
            self.accepted("grant").await;
        }
        self.ada.go(&format!("{}/lists/{club}", self.path)).await;
        // The players are in the order of their strength.
        self.ada.js("document.querySelectorAll('input.order').forEach((field, at) => { field.value = at + 1 })").await;
        self.ada.press("form:has(input[name=do][value='stamp']) button[type=submit]").await;
        self.accepted("stamp").await;
    }

    /// Announces a double round robin of four teams, enters them and draws their numbers.
    async fn league(&self) {
        let first = format!("{}T10:00", ROUNDS[0]);
        let fields = [
            ("name", "Second category"),
            ("kind", "double"),
            ("boards", "4"),
            ("until", "2026-09-01"),
            ("first", &first),
            ("count", "6"),
            ("every", "7"),
            ("promoted", "1"),
            ("relegated", "1"),
        ];
        self.page("/c", "announce", &fields).await;
        for club in 1..=CLUBS.len() {
            let club = club.to_string();
            self.page("/c/1", "enter", &[("club", &club), ("category", "second"), ("delivery", "by_hand")]).await;
        }
        self.at("2026-09-02T09:00").await;
        self.page("/c/1/groups", "draw", &[("groups", "1")]).await;
    }

    /// Plays a round: the stronger club wins on every board.
    async fn round(&self, day: &str) {
        self.at(&format!("{day}T09:00")).await;
        self.page("/c/1", "pair", &[]).await;
        let state = self.state().await;
        let round = state.season.events.values().next().unwrap().paired;
        let matches: Vec<(MatchId, [ClubId; 2])> = state
            .season
            .matches
            .iter()
            .filter(|(_, m)| m.round == round)
            .map(|(id, m)| (*id, TeamSide::BOTH.map(|side| state.season.teams[&m.team(side)].club)))
            .collect();
        assert_eq!(matches.len(), 2);
        for (id, _) in &matches {
            for side in ["home", "visitors"] {
                self.press(&format!("/match/{id}/{side}/lineup")).await;
            }
        }
        self.at(&format!("{day}T15:00")).await;
        for (id, [home, visitors]) in &matches {
            let result = if home < visitors { "1" } else { "0" };
            for _ in 0..BOARDS {
                self.ada.go(&format!("{}/match/{id}", self.path)).await;
                self.ada.press(&format!("ul.one-press li:first-child button[value='{result}']")).await;
                self.accepted("a result").await;
            }
            for what in ["report", "sign"] {
                for side in ["home", "visitors"] {
                    self.press(&format!("/match/{id}/{side}/{what}")).await;
                }
            }
        }
        let next: Moment = format!("{day}T11:00").parse().unwrap();
        self.at(&next.date.plus(3).at(11, 0).to_string()).await;
        for (id, _) in &matches {
            self.ada.go(&format!("{}/match/{id}", self.path)).await;
            self.ada.press("form[action$='/office'] button").await;
        }
        self.page("/c/1", "close", &[]).await;
    }
}

/// The catalan ratings of a club's players, in the order of their numbers.
fn ratings(state: &LeagueState, club: u32) -> Vec<u16> {
    let of_club = state.season.players.values().filter(|player| player.club == ClubId(club));
    of_club.filter_map(|player| player.ratings.catalan).collect()
}

impl Office {
    /// Rates the championship, publishes the list of January and takes its ratings over into the season.
    async fn rate(&self) {
        self.at("2026-12-20T10:00").await;
        let before = self.state().await;
        let ada = &self.ada;
        ada.go("/desk/ratings").await;
        ada.js("document.querySelector('input[name=event]').checked = true").await;
        ada.js("document.querySelector('#f-date').value = '2027-01-01'").await;
        ada.press("form[action='/desk/ratings'][method=get] button").await;
        assert_eq!(ada.number("document.querySelectorAll('#preview tbody tr').length").await, 16, "everybody played");
        ada.fill("#f-name", "January 2027").await;
        ada.press("form[method=post][action='/desk/ratings'] button").await;
        assert_eq!(ada.text("h1").await, "January 2027");
        ada.picture("list").await;
        // The public reads who won everything at the top.
        let public = self.hall.browser().await;
        public.go(&ada.path().await).await;
        assert!(public.text("#list tbody tr:first-child").await.contains("Vallfosca 0"));
        ada.go(&format!("{}/ratings", self.path)).await;
        ada.press("main form[method=get] button").await;
        ada.press("form:has(input[name=do][value='take']) button").await;
        self.accepted("take").await;
        let after = self.state().await;
        let (won, lost) = ((ratings(&before, 1), ratings(&after, 1)), (ratings(&before, 4), ratings(&after, 4)));
        assert!(won.0.iter().zip(&won.1).all(|(before, after)| after > before), "{won:?}");
        assert!(lost.1.iter().all(|elo| *elo == 2000), "Rating 3 (e): {lost:?}");
    }

    /// Opens the next season, takes this one over, and enters the promoted team in its new category.
    async fn next_season(&self, regulations: ShippedRegulations) {
        self.at("2027-09-02T10:00").await;
        let old = self.state().await;
        let fields = [("name", "Season 2027-28"), ("year", "2027"), ("choice", regulations.code())];
        self.send("/desk/league/new", "open", &fields).await;
        let path = self.ada.path().await;
        let path = path.strip_suffix("/clubs").expect("the page of the clubs").to_owned();
        let next = Self { hall: self.hall, ada: self.ada.clone(), path };
        next.ada.go(&format!("{}/carry", next.path)).await;
        let told = next.ada.text("main").await;
        let moves = |club: &str, arrow: &str| told.lines().any(|line| line.contains(club) && line.contains(arrow));
        assert!(moves("Torre Alta", "↑") && moves("Dama Verda", "↓") && !moves("Peó Blau", "↑"), "{told}");
        next.ada.picture("carry").await;
        next.page("/carry", "carry", &[]).await;
        let state = next.state().await;
        assert_eq!((state.season.clubs.len(), state.season.players.len()), (4, 16));
        assert_eq!((state.season.licences.len(), state.season.to_renew.len()), (0, 16));
        assert_eq!(ratings(&state, 1), ratings(&old, 1), "with the ratings of the list");
        let categories: Vec<&str> = state.season.teams.values().map(|team| team.category.code()).collect();
        assert_eq!(categories, ["first", "second", "second", "third"]);
        // The first licence is renewed, and the promoted team enters its new category.
        let person = state.season.players.values().find(|player| player.club == ClubId(1)).unwrap().person;
        next.page(&format!("/players/{person}"), "apply", &[("case", "renewal"), ("numbered", "1")]).await;
        next.page(&format!("/players/{person}"), "grant", &[]).await;
        let fields = [
            ("name", "First category"),
            ("kind", "league"),
            ("boards", "4"),
            ("until", "2027-10-01"),
            ("first", "2027-10-16T10:00"),
            ("count", "3"),
            ("every", "7"),
        ];
        next.page("/c", "announce", &fields).await;
        let enter = [("club", "1"), ("team", "1"), ("category", "first"), ("delivery", "by_hand")];
        next.page("/c/1", "enter", &enter).await;
        let state = next.state().await;
        assert_eq!((state.season.licences.len(), state.season.events.len()), (1, 1));
        assert!(state.season.events.values().next().unwrap().teams.keys().all(|team| team.0 == 1));
        next.ada.go(&format!("{}/c/1", next.path)).await;
        assert!(next.ada.text("main").await.contains("Torre Alta"));
        next.ada.picture("next").await;
        next.ada.is_content().await;
    }
}

async fn season(hall: &'static Hall, regulations: ShippedRegulations) {
    let office = Office::open(hall, regulations).await;
    for club in 0..CLUBS.len() {
        office.club(club).await;
    }
    office.league().await;
    for day in ROUNDS {
        office.round(day).await;
    }
    // Everybody reads who goes up and who goes down.
    let public = hall.browser().await;
    let id = office.path.rsplit('/').next().unwrap();
    public.go(&format!("/league/{id}/c/1")).await;
    let row = |n: usize| format!("main table tbody tr:nth-child({n})");
    assert!(public.text(&row(1)).await.contains("Torre Alta"), "{}", public.text("main").await);
    assert!(public.text(&row(1)).await.contains("Promoted"));
    assert!(public.text(&row(4)).await.contains("Dama Verda"));
    assert!(public.text(&row(4)).await.contains("Relegated"));
    public.picture("table").await;
    public.go(&format!("/league/{id}/c/1/group/1")).await;
    public.picture("group").await;
    public.go(&format!("/league/{id}/club/1")).await;
    public.picture("club").await;
    public.press("table a[href*='/player/']").await;
    assert!(public.text("main").await.contains("6/6"), "six games won: {}", public.text("main").await);
    public.picture("player").await;
    public.is_content().await;
    office.rate().await;
    office.next_season(regulations).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_season_under_the_handbook() {
    play_at("season-1985", now_ms, |hall| season(hall, ShippedRegulations::Handbook1985)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_season_under_the_regulations_of_today() {
    play_at("season-today", now_ms, |hall| season(hall, ShippedRegulations::LeagueToday)).await;
}
