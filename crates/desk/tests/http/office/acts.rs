//! A moved match, accounts of deciding bodies, receipts, lots among level teams, phone numbers of a game with two
//! sealed moves, undo.

use super::*;
use adoube_event::Context;
use adoube_federation::SeasonAct;
use adoube_federation::acts::{BodyAct, ClubAct, CompetitionAct, LicenceAct, LineUpTiming, ListAct, MatchAct};
use adoube_federation::appeal::Appealability;
use adoube_federation::cases::Committee;
use adoube_federation::commission::{Member, Task};
use adoube_federation::competition::{CompetitionKind, CompetitionSettings, Counting, Delivery, RatingEdition};
use adoube_federation::deadlines::WorkingDays;
use adoube_federation::ids::{TeamId, TeamSide};
use adoube_federation::league_table::TableRules;
use adoube_federation::licence::{self, LicenceApplication, LicenceReason};
use adoube_federation::list_number::ListNumber;
use adoube_federation::matches::BoardStatus;
use adoube_federation::matches::{EnvelopeContents, Resumption, SealedMoveEnvelope};
use adoube_federation::people::{Nationality, PlayerCategory, PlayerRatings, RegisteredPlayer};
use adoube_federation::result::TeamBoardResult;
use adoube_federation::season::{Club, Season};
use adoube_federation::teams::TeamCategory;
use adoube_federation::unfinished::{AdjournmentStep, SessionPlan};
use adoube_federation::venue::Province;
use adoube_laws::Moment;
use adoube_services::league::{LeagueAct, falls_with};
use std::collections::BTreeSet;

pub(super) fn moment(text: &str) -> Moment {
    text.parse().unwrap()
}

fn league(first: &str, rounds: i32) -> CompetitionSettings {
    let first = moment(first);
    CompetitionSettings {
        kind: CompetitionKind::League(adoube_tournament::roundrobin::Cycles::Single),
        boards: 4,
        rounds: (0..rounds).map(|n| Moment { date: first.date.plus(7 * n), ..first }).collect(),
        table: TableRules::default(),
        promoted: 1,
        relegated: 0,
        standing: Appealability::Appealable,
        session: SessionPlan::default(),
        province: None,
        preliminary: true,
        entries_until: moment("2026-09-15T00:00").date,
        counting: Counting::Official,
        rating_rules: RatingEdition::Handbook1985,
        entry_limit: adoube_federation::competition::EntryLimit::default(),
        individual: adoube_federation::competition::IndividualEvent::default(),
    }
}

/// The acts before the tests begin.
fn begun() -> Vec<SeasonAct> {
    let since = moment("2026-07-01T00:00").date;
    let mut acts =
        vec![SeasonAct::Open(Season { year: 2026, working_days: WorkingDays::default(), protected_rounds: 2 })];
    let task = |n| if n == 1 { Task::President } else { Task::Member };
    let members = (1..=6).map(|n| Member { person: MemberNo(9000 + n), task: task(n), since }).collect();
    acts.push(SeasonAct::Body(BodyAct::NameCommission { elected: since, members }));
    let committee = Committee { elected: Some(since), members: (1..=3).map(|n| MemberNo(9100 + n)).collect() };
    acts.push(SeasonAct::Body(BodyAct::ElectCommittee(committee)));
    for club in 1..=6 {
        let (id, delegates) = (ClubId(club), vec![MemberNo(club * 100)]);
        let made = Club { town: club, province: Province::Barcelona, delegates, new_address: None };
        acts.push(SeasonAct::Club(ClubAct::Register(made)));
        for person in (club * 100..club * 100 + 5).map(MemberNo) {
            let (category, ratings, nationality) = (PlayerCategory::Third, PlayerRatings::default(), Nationality::Home);
            let player = RegisteredPlayer { person, club: id, category, title: None, ratings, nationality };
            acts.push(SeasonAct::Licence(LicenceAct::Know(player)));
            let papers = BTreeSet::new();
            let mut asked = LicenceApplication {
                person,
                category,
                age: 30,
                case: LicenceReason::New,
                has_national_number: true,
                papers,
            };
            asked.papers = licence::required(&asked, &adoube_federation::Regulations::handbook().licences);
            acts.push(SeasonAct::Licence(LicenceAct::Apply(asked)));
            acts.push(SeasonAct::Licence(LicenceAct::Grant(person)));
        }
        let people = (club * 100..club * 100 + 5).map(MemberNo).collect();
        acts.push(SeasonAct::List(ListAct::Stamp(id, people)));
    }
    let (category, delivery) = (TeamCategory::PromotionToThird, Delivery::ByHand);
    acts.push(SeasonAct::Event(CompetitionAct::Announce(Box::new(league("2026-11-21T16:30", 5)))));
    for club in (1..=6).map(ClubId) {
        acts.push(SeasonAct::Event(CompetitionAct::EnterTeam {
            event: CompetitionId(1),
            club,
            category,
            team: None,
            delivery,
            received: None,
        }));
    }
    acts.push(SeasonAct::Event(CompetitionAct::Group(CompetitionId(1), vec![(1..=6).map(TeamId).collect()])));
    acts.push(SeasonAct::Event(CompetitionAct::Pair(CompetitionId(1))));
    acts
}

/// A server with a small season: six clubs, one league of five rounds, the first round paired for next Saturday.
pub(super) async fn small() -> Desk {
    small_at(|| NOON_MS).await
}

async fn small_at(clock: fn() -> i64) -> Desk {
    let hall = Hall::new(Options { clock, ..Options::default() }).await;
    let office = hall.signed_in(Role::Office).await;
    let desk = Desk { hall, id: "prova".to_owned(), office };
    desk.acts("2026-07-01T09:00", begun()).await;
    desk
}

impl Desk {
    pub(super) async fn acts(&self, at: &str, acts: Vec<SeasonAct>) {
        let at = moment(at);
        let acts = acts.into_iter().map(|act| LeagueAct::Do { at, act, name: None, venue: None }).collect();
        let context = Context::new("office:x", NOON_MS);
        let command = self.hall.desk.new_command().unwrap();
        self.hall.desk.season_acts(&self.id, command, &context, acts).await.unwrap();
    }

    /// A member of a deciding body, with an account created by the office.
    async fn of_body(&self, body: &str) -> Browser {
        let account = Account {
            id: format!("b-{body}"),
            name: format!("member-{body}"),
            role: Role::Committee.code().to_owned(),
            scope: format!("{}/{body}", self.id),
            password: String::new(),
            totp: None,
            recovery: String::new(),
            state: "active".to_owned(),
            created_ms: 0,
            changed_ms: 0,
        };
        self.hall.desk.store().add_account(&account).await.unwrap();
        self.hall.session(&account).await
    }

    async fn replays(&self) {
        let replayers = adoube_services::replayers();
        let replayers: Vec<&dyn adoube_store::Replayer> = replayers.iter().map(|replayer| &**replayer).collect();
        assert!(self.hall.desk.store().verify(&replayers, &[]).await.unwrap().is_whole(), "a replay answers the same");
    }
}

const SIX: [(&str, &str); 6] = [
    ("rule-sat-9001", "1"),
    ("rule-sat-9002", "1"),
    ("rule-sat-9003", "1"),
    ("rule-sat-9004", "1"),
    ("rule-sat-9005", "1"),
    ("rule-sat-9006", "1"),
];

#[tokio::test]
async fn a_delegate_asks_for_another_day_and_everybody_sees_it() {
    let desk = small().await;
    let m = desk.state().await.season.matches[&MatchId(1)].clone();
    let home = desk.state().await.season.teams[&m.home].club;
    let mut delegate = desk.delegate(home.0).await;
    let page = delegate.get(&desk.path("/match/1")).await.body;
    assert!(page.contains("/match/1/move"), "{page}");
    let path = desk.path("/match/1/move");
    assert!(delegate.get(&path).await.body.contains("datetime-local"));
    let asked = |to: &'static str, venue: &'static str, ground: &'static str| {
        [("to", to), ("venue", venue), ("ground", ground), ("agrees-visitors", "1"), ("facts", "Obres al local.")]
    };
    // Errors come back next to their field, with the input.
    for (to, venue, ground, wanted) in [
        ("2026-11-21T16:30", "", "ordinary", "Enter a new date, time or venue."),
        ("2026-11-10T16:30", "", "ordinary", "Choose a date and time in the future."),
        ("2026-11-25T20:00", "Ateneu", "clash", "f-venue-problem"),
        ("soon", "", "ordinary", "f-to-problem"),
    ] {
        let answer = delegate.post(&path, &asked(to, venue, ground)).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{to}");
        assert!(answer.body.contains(wanted) && answer.body.contains("Obres al local."), "{wanted}: {}", answer.body);
    }
    let answer = delegate.post(&path, &asked("2026-11-25T20:00", "Ateneu, c/ Nou 4", "ordinary")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", problems(&answer));
    // A delegate of another club cannot request anything here.
    let other = desk.state().await.season.clubs.keys().copied().find(|club| {
        let teams = [m.home, m.visitors];
        !teams.iter().any(|team| begun_club(*team) == *club)
    });
    let mut stranger = desk.delegate(other.unwrap().0).await;
    assert_eq!(stranger.get(&path).await.status, StatusCode::FORBIDDEN);
    // The Commission sees which teams agree, and permits the change.
    let mut commission = desk.of_body("sports_commission").await;
    let case = commission.get(&desk.path("/cases/1")).await.body;
    assert!(
        case.contains("Ateneu, c/ Nou 4") && case.contains("Obres al local.") && case.contains("Agreed by:"),
        "{case}"
    );
    let mut ruling = vec![("do", "rule"), ("rule-choice", "yes"), ("rule-yes", "5"), ("rule-no", "1")];
    ruling.extend([("rule-president", "for")]);
    ruling.extend(SIX);
    let answer = commission.post(&desk.path("/cases/1"), &ruling).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", problems(&answer));
    let mut public = desk.hall.browser();
    for page in ["/match/1", "/calendar"] {
        let body = public.get(&format!("/league/prova{page}")).await.body;
        assert!(body.contains("2026-11-25") && body.contains("Ateneu, c/ Nou 4"), "{page}: {body}");
    }
    for page in ["/c/1/round/1", ""] {
        let round = Table::first(&public.get(&format!("/league/prova{page}")).await.body);
        let moved = "– Changed 2026-11-25 20:00 · Ateneu, c/ Nou 4";
        let matches = [["#1", moved, "#6"], ["#2", "–", "#5"], ["#3", "–", "#4"]];
        assert_eq!(round.columns(["Home", "Result", "Away"]), matches, "{page}");
    }
    let acta = delegate.get(&desk.path("/match/1/acta")).await.body;
    assert!(acta.contains("2026-11-25") && acta.contains("Ateneu, c/ Nou 4"), "{acta}");
    assert!(delegate.get(&desk.path("")).await.body.contains("2026-11-25"));
    desk.replays().await;
}

/// Teams and clubs of the small season have the same numbers.
fn begun_club(team: TeamId) -> ClubId {
    ClubId(team.0)
}

#[tokio::test]
async fn an_account_of_a_body_decides_for_that_body_alone() {
    let mut desk = small().await;
    let made = desk
        .office
        .post(
            &desk.path("/bodies/accounts"),
            &[("do", "add"), ("add-name", "comite"), ("add-body", "competition_committee")],
        )
        .await;
    assert!(made.status == StatusCode::OK && made.body.contains("/invitation/"), "{}", made.body);
    assert!(desk.office.get(&desk.path("/bodies")).await.body.contains("comite"));
    desk.wrong("/bodies/accounts", &[("do", "add"), ("add-name", "x"), ("add-body", "club")], &["f-add-body-problem"])
        .await;
    desk.done("/cases/raise/breach", &[("do", "raise"), ("raise-club", "2")]).await;
    desk.done("/cases/raise/last-round", &[("do", "raise"), ("raise-event", "1")]).await;
    let mut committee = desk.of_body("competition_committee").await;
    let mut commission = desk.of_body("sports_commission").await;
    assert!(committee.get(&desk.path("/cases/1")).await.body.contains("rule-choice"));
    assert!(!committee.get(&desk.path("/cases/2")).await.body.contains("rule-choice"));
    assert!(!commission.get(&desk.path("/cases/1")).await.body.contains("rule-choice"));
    assert!(commission.get(&desk.path("/cases/2")).await.body.contains("rule-choice"));
    let ruling = [("do", "rule"), ("rule-choice", "no"), ("rule-sat-9101", "1")];
    assert_eq!(commission.post(&desk.path("/cases/1"), &ruling).await.status, StatusCode::FORBIDDEN);
    let answer = committee.post(&desk.path("/cases/1"), &ruling).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", problems(&answer));
    // The resolution has not been received yet; the time to appeal starts with its receipt.
    let page = committee.get(&desk.path("/cases/1")).await.body;
    assert_eq!(fact_items(&page, "Receipt"), ["#2: Not received yet"]);
    assert_eq!(fact(&page, "Appeal"), "Federation Board, within 15 days of receipt");
    desk.wrong("/cases/1", &[("do", "received"), ("received-on", "2026-11-17")], &["f-received-on-problem"]).await;
    desk.done("/cases/1", &[("do", "received"), ("received-on", "2026-11-16")]).await;
    let page = committee.get(&desk.path("/cases/1")).await.body;
    assert_eq!(fact(&page, "Date of receipt"), "2026-11-16");
    assert_eq!(fact(&page, "Appeal"), "Federation Board, appeals until 2026-12-01", "fifteen days later");
    assert_eq!(committee.post(&desk.path("/cases/1"), &[("do", "appeal")]).await.status, StatusCode::SEE_OTHER);
    // The Board decides the appeal, without members who decided before.
    assert!(!committee.get(&desk.path("/cases/3")).await.body.contains("rule-choice"));
    let mut board = desk.of_body("board").await;
    let known = LeagueAct::Person(MemberNo(9101), adoube_event::PersonId("p9101".to_owned()));
    let command = desk.hall.desk.new_command().unwrap();
    let context = Context::new("office:x", NOON_MS);
    desk.hall.desk.season_acts("prova", command, &context, vec![known]).await.unwrap();
    let by = |who: &'static str| [("do", "rule"), ("rule-choice", "no"), ("rule-sat-0", who)];
    let answer = board.post(&desk.path("/cases/3"), &by("#9101")).await;
    assert!(answer.body.contains("f-rule-sat-problem"), "{}", problems(&answer));
    let answer = board.post(&desk.path("/cases/3"), &by("")).await;
    assert!(answer.body.contains("Enter the members who took part in the decision."), "{}", problems(&answer));
    let answer = board.post(&desk.path("/cases/3"), &by("Junta, Persona")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", problems(&answer));
    assert_eq!(desk.state().await.season.cases[2].decision.as_ref().unwrap().sat.len(), 1);
    desk.replays().await;
}

#[tokio::test]
async fn the_office_records_a_draw_of_lots() {
    let mut desk = small().await;
    let (category, delivery) = (TeamCategory::PromotionToThird, Delivery::ByHand);
    let mut acts = vec![SeasonAct::Event(CompetitionAct::Announce(Box::new(league("2026-10-24T16:30", 3))))];
    for n in 1..=4 {
        let (club, team) = (ClubId(n), Some(TeamId(n)));
        acts.push(SeasonAct::Event(CompetitionAct::EnterTeam {
            event: CompetitionId(2),
            club,
            category,
            team,
            delivery,
            received: None,
        }));
    }
    acts.push(SeasonAct::Event(CompetitionAct::Group(CompetitionId(2), vec![(1..=4).map(TeamId).collect()])));
    desk.acts("2026-07-01T09:00", acts).await;
    for round in 1..=3 {
        desk.acts("2026-11-16T08:00", vec![SeasonAct::Event(CompetitionAct::Pair(CompetitionId(2)))]).await;
        let state = desk.state().await;
        let of_round = state.season.matches.iter().filter(|(_, m)| m.event == CompetitionId(2) && m.round == round);
        let report =
            |id: &MatchId, side| SeasonAct::Match(*id, MatchAct::Report(side, vec![Some(TeamBoardResult::Drawn); 4]));
        let mut acts: Vec<SeasonAct> =
            of_round.flat_map(|(id, _)| TeamSide::BOTH.map(|side| report(id, side))).collect();
        acts.push(SeasonAct::Event(CompetitionAct::CloseRound(CompetitionId(2))));
        desk.acts("2026-11-16T09:00", acts).await;
    }
    let page = desk.office.get(&desk.path("/c/2")).await.body;
    assert!(page.contains("name=\"lots-team-1\"") && page.contains("name=\"lots-team-4\""), "{page}");
    let mut drawn =
        [("do", "lots"), ("lots-team-1", "3"), ("lots-team-2", "1"), ("lots-team-3", "1"), ("lots-team-4", "4")];
    desk.wrong("/c/2", &drawn, &["f-lots-team-3-problem"]).await;
    drawn[3] = ("lots-team-3", "2");
    desk.done("/c/2", &drawn).await;
    assert_eq!(desk.state().await.season.events[&CompetitionId(2)].lots, [[2, 3, 1, 4].map(TeamId).to_vec()]);
    let table = Table::first(&desk.office.get("/league/prova/c/2").await.body);
    let by_lot = [["1", "#2", "Promoted by lot"], ["2", "#3", "by lot"], ["3", "#1", "by lot"], ["4", "#4", "by lot"]];
    assert_eq!(table.columns(["Rank", "Team", "Promotion or relegation"]), by_lot);
    assert!(!desk.office.get(&desk.path("/c/2")).await.body.contains("name=\"lots-team-1\""), "nobody is level");
    // A category entered for an existing team is reported.
    let wrong = [
        ("do", "enter"),
        ("enter-club", "3"),
        ("enter-team", "3"),
        ("enter-category", "second"),
        ("enter-delivery", "by_hand"),
    ];
    let answer = desk.office.post(&desk.path("/c/2"), &wrong).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    desk.replays().await;
}

#[tokio::test]
async fn a_game_sealed_twice_goes_with_the_telephones() {
    // The day after the match: nothing can be sealed before it.
    let mut desk = small_at(|| NOON_MS + 6 * 86_400_000).await;
    let person = |n: u32| LeagueAct::Person(MemberNo(n), adoube_event::PersonId(format!("p{n}")));
    let m = desk.state().await.season.matches[&MatchId(1)].clone();
    let (one, two) = (m.home.0 * 100, m.visitors.0 * 100);
    for n in [one, two] {
        let known = adoube_services::people::Person {
            id: adoube_event::PersonId(format!("p{n}")),
            name: format!("Jugador, {n}"),
            ..adoube_services::people::Person::default()
        };
        desk.hall.desk.people().put(&known, NOON_MS).await.unwrap();
    }
    let context = Context::new("office:x", NOON_MS);
    let command = desk.hall.desk.new_command().unwrap();
    desk.hall.desk.season_acts("prova", command, &context, vec![person(one), person(two)]).await.unwrap();
    let lineup = |side| {
        let players = (1..=4).map(ListNumber::plain).collect();
        SeasonAct::Match(MatchId(1), MatchAct::LineUp { side, players, when: LineUpTiming::BeforePlay })
    };
    desk.acts("2026-11-21T16:00", vec![lineup(TeamSide::Home), lineup(TeamSide::Visitors)]).await;
    let path = "/match/1/home/unfinished";
    let mut seal = vec![("board", "1"), ("step", "seal"), ("home-pieces", "7"), ("visitors-pieces", "8")];
    seal.extend([("minutes", "5"), ("stopped", "1"), ("signed", "1"), ("sealed-by", "visitors"), ("move", "62")]);
    seal.extend([("position", "Kg1 Qd2 – Kg8 Qe7"), ("home-words", "set"), ("visitors-words", "vuit")]);
    seal.extend([("home-used", "5:10"), ("visitors-used", "5:30")]);
    let contents = Some(EnvelopeContents {
        position: "Kg1 Qd2 – Kg8 Qe7".to_owned(),
        sealed_by: TeamSide::Home,
        move_number: 41,
        used_s: [9000, 9000],
        in_words: ["set".to_owned(), "vuit".to_owned()],
        delegates: [true, true],
        at: None,
    });
    let (home_pieces, visitors_pieces, minutes) = (7, 8, 5);
    let (clocks_stopped, signed, telephones) = (true, true, false);
    let envelope =
        SealedMoveEnvelope { home_pieces, visitors_pieces, clocks_stopped, signed, minutes, telephones, contents };
    let step = |step, envelope, resumption| {
        vec![SeasonAct::Match(MatchId(1), MatchAct::Step { board: 1, step, envelope, resumption })]
    };
    desk.acts("2026-11-21T22:30", step(AdjournmentStep::Seal, Some(envelope), None)).await;
    let resumption = Some(Resumption { present: [true, false], arbiter: false });
    desk.acts("2026-11-22T10:00", step(AdjournmentStep::Resume, None, resumption)).await;
    let told = desk.office.get(&desk.path("/match/1")).await.body;
    assert!(told.contains("game resumed on 2026-11-22 at 10:00") && told.contains("stayed closed (11.4)"), "{told}");
    let missing = ["f-home-telephone-problem", "f-visitors-telephone-problem", "#f-home-delegate"];
    desk.wrong(path, &seal, &missing).await;
    seal.extend([("home-delegate", "1"), ("visitors-delegate", "1")]);
    seal.extend([("home-telephone", "93 123 45 67"), ("visitors-telephone", "+34 972 11 22 33")]);
    desk.done(path, &seal).await;
    let log = desk.log().await;
    assert!(!log.contains("123 45 67") && !log.contains("972 11"), "the log knows no telephone");
    let mut committee = desk.of_body("competition_committee").await;
    let page = committee.get(&desk.path("/cases/1")).await.body;
    assert!(page.contains("93 123 45 67") && page.contains("+34 972 11 22 33"), "{page}");
    let mut delegate = desk.delegate(m.home.0).await;
    let page = delegate.get(&desk.path("/cases/1")).await.body;
    assert!(!page.contains("972 11 22 33"), "only who decides");
}

#[tokio::test]
async fn an_act_is_undone_with_what_falls_with_it_and_done_again() {
    let mut desk = small().await;
    let last = desk.state().await.number;
    // A result of a match not played yet is refused; a line-up can be entered and undone.
    let players = (1..=4).map(ListNumber::plain).collect();
    let lineup = SeasonAct::Match(
        MatchId(1),
        MatchAct::LineUp { side: TeamSide::Home, players, when: LineUpTiming::BeforePlay },
    );
    desk.acts("2026-11-16T10:00", vec![lineup]).await;
    let page = desk.office.get(&desk.path(&format!("/log/{}", last + 1))).await.body;
    assert!(page.contains("No other action depends on this one."), "{page}");
    let path = format!("/log/{}", last + 1);
    desk.wrong(&path, &[("do", "undo"), ("undo-also", ""), ("undo-why", "")], &["f-undo-why-problem"]).await;
    desk.done(&path, &[("do", "undo"), ("undo-also", ""), ("undo-why", "era d'una altra ronda")]).await;
    assert!(desk.state().await.season.matches[&MatchId(1)].lineups[0].is_none());
    let log = Table::first(&desk.office.get(&desk.path("/log")).await.body);
    let undone = format!("Action undone (no. {}) · “era d'una altra ronda”", last + 1);
    let [undoing, lineup] = [(last + 2).to_string(), (last + 1).to_string()];
    let told = [[undoing.as_str(), &undone], [&lineup, "Line-up submitted #1 – #6 #1, Round 1 Undone"]];
    assert_eq!(log.columns(["No.", "Action"])[..2], told);
    // Undoing the undo restores the line-up.
    let path = format!("/log/{}", last + 2);
    desk.done(&path, &[("do", "undo"), ("undo-also", ""), ("undo-why", "no")]).await;
    assert!(desk.state().await.season.matches[&MatchId(1)].lineups[0].is_some());
    // Undoing a pairing also undoes the acts of its matches; undoing the groups undoes the pairing too.
    let state = desk.state().await;
    let pair = state
        .history
        .iter()
        .find(|done| matches!(&done.act, LeagueAct::Do { act: SeasonAct::Event(CompetitionAct::Pair(_)), .. }));
    let pair = pair.unwrap().number;
    let falls = falls_with(&state, pair).unwrap();
    assert_eq!(falls, [last + 1], "the line-up");
    let path = format!("/log/{pair}");
    desk.wrong(&path, &[("do", "undo"), ("undo-also", ""), ("undo-why", "x")], &["changed in the meantime"]).await;
    let also = (last + 1).to_string();
    desk.done(&path, &[("do", "undo"), ("undo-also", &also), ("undo-why", "data equivocada")]).await;
    let state = desk.state().await;
    assert!(state.season.matches.is_empty() && state.season.events[&CompetitionId(1)].paired == 0);
    // Numbers are not reused: the matches of the next pairing have new ones.
    desk.done("/c/1", &[("do", "pair")]).await;
    let state = desk.state().await;
    assert_eq!(*state.season.matches.keys().next().unwrap(), MatchId(4), "1 to 3 were given");
    assert_eq!(state.season.matches[&MatchId(4)].boards, [BoardStatus::Open; 4]);
    // The season itself stays open, and only the office can undo acts.
    let answer = desk.office.post(&desk.path("/log/1"), &[("do", "undo"), ("undo-why", "x")]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    let mut committee = desk.of_body("competition_committee").await;
    assert_eq!(committee.get(&desk.path("/log/5")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(desk.office.get(&desk.path("/log/99999")).await.status, StatusCode::NOT_FOUND);
    desk.replays().await;
}

#[tokio::test]
async fn a_matter_that_was_undone_stays_as_withdrawn() {
    let mut desk = small().await;
    desk.done("/cases/raise/breach", &[("do", "raise"), ("raise-club", "2"), ("raise-facts", "Error.")]).await;
    let number = desk.state().await.number - 1;
    desk.done("/cases/raise/breach", &[("do", "raise"), ("raise-club", "3")]).await;
    desk.done(&format!("/log/{number}"), &[("do", "undo"), ("undo-also", ""), ("undo-why", "duplicat")]).await;
    let state = desk.state().await;
    assert!(state.season.cases[0].withdrawn && state.season.cases[1].is_open(), "the second keeps its number");
    let page = desk.office.get(&desk.path("/cases/1")).await.body;
    assert!(page.contains("no decision is needed") && !page.contains("rule-choice"), "{page}");
    let ruling = [("do", "rule"), ("rule-choice", "no"), ("rule-sat-9101", "1")];
    desk.wrong("/cases/1", &ruling, &["was withdrawn"]).await;
    desk.done("/cases/2", &ruling).await;
    desk.replays().await;
}

impl Desk {
    /// Announces an individual competition and enters players of third category, who get their licences.
    async fn individual(&self, rounds: i32, people: Vec<MemberNo>) {
        let first = league("2026-11-14T16:30", rounds);
        let settings = CompetitionSettings { kind: CompetitionKind::Individual, preliminary: false, ..first };
        let mut acts = vec![SeasonAct::Event(CompetitionAct::Announce(Box::new(settings)))];
        for person in people {
            let (category, ratings, nationality) = (PlayerCategory::Third, PlayerRatings::default(), Nationality::Home);
            let player = RegisteredPlayer { person, club: ClubId(1), category, title: None, ratings, nationality };
            acts.push(SeasonAct::Licence(LicenceAct::Know(player)));
            let papers = BTreeSet::new();
            let mut asked = LicenceApplication {
                person,
                category,
                age: 30,
                case: LicenceReason::New,
                has_national_number: true,
                papers,
            };
            asked.papers = licence::required(&asked, &adoube_federation::Regulations::handbook().licences);
            acts.extend([SeasonAct::Licence(LicenceAct::Apply(asked)), SeasonAct::Licence(LicenceAct::Grant(person))]);
            let (age, circumstances, delivery) = (None, false, Delivery::ByHand);
            acts.push(SeasonAct::Event(CompetitionAct::EnterPlayer {
                event: CompetitionId(2),
                person,
                age,
                circumstances,
                delivery,
                last_year: None,
                received: None,
            }));
        }
        self.acts("2026-07-01T09:00", acts).await;
    }
}

#[tokio::test]
async fn an_individual_competition_takes_over_what_its_tournament_brings() {
    use adoube_tournament::{Forfeit, PlayerIx, RoundEntry};
    let mut desk = small().await;
    let mut arbiter = desk.hall.signed_in(Role::ChiefArbiter).await;
    let made = arbiter.post("/desk/demo", &[]).await;
    let tournament = made.location().strip_prefix("/desk/t/").unwrap().to_owned();
    let played = desk.hall.desk.event_state(&tournament, None).await.unwrap();
    // All but the last two play for club 1 and have entered.
    let keys: Vec<_> = played.event.entries.iter().map(|entry| entry.person.clone()).collect();
    let known = keys.len() - 2;
    let people = (7001..).map(MemberNo).zip(&keys).take(known);
    let keyed = people.clone().map(|(person, key)| LeagueAct::Person(person, key.clone())).collect();
    let command = desk.hall.desk.new_command().unwrap();
    desk.hall.desk.season_acts("prova", command, &Context::new("office:x", NOON_MS), keyed).await.unwrap();
    desk.individual(5, people.clone().map(|(person, _)| person).collect()).await;
    let path = "/c/2/carried";
    assert_eq!(desk.office.get(&desk.path("/c/1/carried")).await.status, StatusCode::NOT_FOUND, "teams");
    assert!(desk.office.get(&desk.path("/c/2/players")).await.body.contains("/c/2/carried"));
    desk.wrong(path, &[("do", "play"), ("play-tournament", "nowhere")], &["f-play-tournament-problem"]).await;
    desk.done(path, &[("do", "play"), ("play-tournament", &tournament)]).await;
    let page = desk.office.get(&desk.path(path)).await.body;
    assert!(page.contains(&format!("/t/{tournament}")) && page.contains("3 played rounds to close"), "{page}");
    assert!(page.contains("not closed yet"), "promotions come at the end: {page}");
    desk.done(path, &[("do", "carry")]).await;
    let state = desk.state().await;
    let competition = &state.season.events[&CompetitionId(2)];
    assert_eq!(competition.closed, played.event.finished_rounds());
    let names = desk.hall.desk.names(&played.event).await.unwrap();
    let published = played.event.published_tournament(&names);
    for (at, (person, _)) in people.enumerate() {
        let entries = &published.player(PlayerIx(at as u32)).unwrap().entries;
        let lost = (1..).zip(entries).filter(|(_, e)| matches!(e, RoundEntry::Forfeit { forfeit: Forfeit::Lost, .. }));
        let lost: Vec<u16> = lost.map(|(round, _)| round).take(2).collect();
        assert_eq!(competition.entrants[&person].absences, lost, "{person:?}");
    }
    let page = desk.office.get(&desk.path(path)).await.body;
    assert!(page.contains("the season is up to date") && page.contains("Players not found in the season"), "{page}");
    desk.replays().await;
}

/// A round robin of ten players after some of its nine rounds; the lower number always wins.
fn everybody(rounds: usize) -> String {
    use std::fmt::Write as _;
    let mut text = String::from("012 Individual\n");
    let mut lines: Vec<String> =
        (1..=10).map(|n| format!("001 {n:>4}      {:<33} 1800 {:27}", format!("Player {n}"), "")).collect();
    // The circle method: player ten stays, the others rotate.
    let opponent = |round: usize, n: usize| match n {
        10 => round + 1,
        n if n == round + 1 => 10,
        n => (2 * round + 18 - (n - 1)) % 9 + 1,
    };
    let won = |n: usize| (0..rounds).filter(|round| n < opponent(*round, n)).count();
    let points: Vec<usize> = (1..=10).map(won).collect();
    for (line, (at, points)) in lines.iter_mut().zip(points.iter().enumerate()) {
        write!(line, "{:>4} {:>4}", format!("{points}.0"), at + 1).unwrap();
    }
    for round in 0..rounds {
        for n in 1..=10_usize {
            let other = opponent(round, n);
            let colour = if (n + other) % 2 == usize::from(n < other) { 'w' } else { 'b' };
            let result = if n < other { '1' } else { '0' };
            write!(lines[n - 1], "  {other:>4} {colour} {result}").unwrap();
        }
    }
    text.push_str(&lines.join("\n"));
    text.push_str("\nXXR 9\n");
    text
}

/// A season whose individual competition is played as a tournament, after some rounds.
async fn carried(rounds: usize) -> Desk {
    let mut desk = small().await;
    let key = |at: usize| adoube_event::PersonId(format!("q{at}"));
    let (document, faults) = adoube_exchange::trf::read(&everybody(rounds));
    assert!(faults.is_empty(), "{faults:?}");
    let context = Context::new("arbiter:x", NOON_MS).confirming(adoube_event::Level::TwoSteps);
    let mut made = adoube_event::import(&document, &context, key).unwrap();
    if rounds == 9 {
        made.acts.push(adoube_event::EventAct::CloseEvent);
    }
    let command = desk.hall.desk.new_command().unwrap();
    desk.hall.desk.event_acts("individual", command, &context, made.acts).await.unwrap();
    let named = (0..10).map(|at| LeagueAct::Person(MemberNo(7000 + at as u32), key(at))).collect();
    let command = desk.hall.desk.new_command().unwrap();
    desk.hall.desk.season_acts("prova", command, &context, named).await.unwrap();
    desk.individual(9, (7000..7010).map(MemberNo).collect()).await;
    desk.done("/c/2/carried", &[("do", "play"), ("play-tournament", "individual")]).await;
    desk
}

#[tokio::test]
async fn withdrawals_14_22_players_without_a_chance_are_withdrawn_with_the_round() {
    let mut desk = carried(5).await;
    // Players who have asked to go on are not withdrawn.
    desk.done("/c/2/players", &[("do", "goes"), ("goes-person", "7009")]).await;
    let page = desk.office.get(&desk.path("/c/2/carried")).await.body;
    assert!(page.contains("no chance of promotion"), "{page}");
    desk.done("/c/2/carried", &[("do", "carry")]).await;
    let state = desk.state().await;
    let competition = &state.season.events[&CompetitionId(2)];
    let left = |person: u32| competition.entrants[&MemberNo(person)].left_after;
    assert_eq!(competition.closed, 5);
    assert_eq!((left(7000), left(7009)), (None, None), "five points, and none but going on");
    let out: Vec<u32> = (7000..7010).filter(|person| left(*person).is_some()).collect();
    assert!(out.contains(&7008) && out.iter().all(|person| left(*person) == Some(5)), "{out:?}");
    desk.replays().await;
}

#[tokio::test]
async fn promotions_between_categories_go_over_when_the_tournament_is_closed() {
    let mut desk = carried(9).await;
    let page = desk.office.get(&desk.path("/c/2/carried")).await.body;
    assert!(page.contains("Promoted to"), "{page}");
    desk.done("/c/2/carried", &[("do", "carry")]).await;
    let state = desk.state().await;
    // Nine opponents of third category: seven points out of nine are needed.
    let second: Vec<u32> =
        state.season.players.values().filter(|p| p.category == PlayerCategory::Second).map(|p| p.person.0).collect();
    assert_eq!(second, [7000, 7001, 7002], "nine, eight and seven points");
    assert_eq!(state.season.events[&CompetitionId(2)].closed, 9);
    desk.replays().await;
}
