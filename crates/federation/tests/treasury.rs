//! Fees and fines by the regulations: charges follow from what happens, invoices credit what is undone, payments settle the
//! oldest invoice first.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

mod common;

use adoube_federation::acts::{BodyAct, CaseAct, CompetitionAct, FeeAct, LicenceAct, MatchAct, undone};
use adoube_federation::cases::{Matter, Offender, Party, Ruling, SanctionEffect, SanctionRow, SanctionTable};
use adoube_federation::fees::{ChargedFor, Invoice};
use adoube_federation::ids::{CaseId, ClubId, CompetitionId, MatchId, MemberNo, TeamId, TeamSide};
use adoube_federation::licence::LicenceReason;
use adoube_federation::people::PlayerCategory;
use adoube_federation::refusal::RefusalReason;
use adoube_federation::regulations::ShippedRegulations;
use adoube_federation::result::TeamBoardResult as G;
use adoube_federation::treasury::{ClubAccount, accounts};
use adoube_federation::{SeasonAct, SeasonAnswer};
use common::{Office, bodies, day, event, four_teams, moment, rule};

const CHARGES: &str = r#"charges = [
    { unit = "club", amount = 6000, rule = "art. 1" },
    { unit = "licence", amount = 4500, rule = "art. 2" },
    { unit = "licence", category = "third", amount = 2000, rule = "art. 2" },
    { unit = "transfer", amount = 3000, rule = "art. 3" },
    { unit = "team", category = "promotion_to_third", amount = 2500, rule = "art. 4" },
    { unit = "appeal", amount = 5000, rule = "art. 5" },
    { unit = "homologation", amount = 4000, rule = "art. 8" },
]"#;
const FINES: &str = r#"fines = [
    { cause = "match_forfeit", amount = 10000, rule = "art. 6" },
    { cause = "board_forfeit", amount = 1000, rule = "art. 6" },
    { cause = "withdrawal", amount = 20000, rule = "art. 6" },
    { cause = "late_result", amount = 300, rule = "art. 6" },
    { cause = "late_record", amount = 500, rule = "art. 6" },
]"#;

/// Four clubs in a league, under the handbook with fees and fines.
fn league_with_fees() -> (Office, CompetitionId, Vec<TeamId>) {
    let (mut office, id, teams) = four_teams(4);
    let text = ShippedRegulations::Handbook1985.text().replace("charges = []", CHARGES).replace("fines = []", FINES);
    let text = text
        .replace("payment_days = { value = 0, rule = \"none\" }", "payment_days = { value = 30, rule = \"art. 7\" }");
    office.must(SeasonAct::Regulate(text));
    (office, id, teams)
}

fn account(office: &Office, club: u32) -> ClubAccount<'_> {
    accounts(&office.state, office.at).remove(&ClubId(club)).unwrap()
}

fn waiting(office: &Office, club: u32) -> Vec<(ChargedFor, i64)> {
    account(office, club).waiting.iter().map(|charge| (charge.what, charge.cents)).collect()
}

fn invoice(office: &mut Office, club: u32) -> Invoice {
    office.must(SeasonAct::Fee(FeeAct::Invoice(ClubId(club))));
    office.state.fees.invoices.values().last().unwrap().clone()
}

fn pay(club: u32, on: &str, cents: i64) -> SeasonAct {
    SeasonAct::Fee(FeeAct::Pay { club: ClubId(club), on: day(on), cents, reference: "transfer 17".to_owned() })
}

#[test]
fn invoices_payments_and_what_is_overdue() {
    let (mut office, ..) = league_with_fees();
    // The club, four Preferents and six of third category, a team.
    assert_eq!(account(&office, 1).next(), 6000 + 4 * 4500 + 6 * 2000 + 2500);
    let first = invoice(&mut office, 1);
    assert_eq!((first.number, first.total(), first.lines.len()), (1, 38500, 12));
    assert_eq!((first.on, first.due), (day("1989-07-01"), day("1989-07-31")));
    assert!(first.lines.iter().any(|line| line.what == ChargedFor::Club && line.rule == "art. 1"));
    let again = office.refusal(&SeasonAct::Fee(FeeAct::Invoice(ClubId(1))));
    assert_eq!(again.reason, RefusalReason::NothingToInvoice);

    office.at = moment("1989-07-20T10:00");
    assert!(matches!(office.refusal(&pay(1, "1989-07-21", 100)).reason, RefusalReason::TooEarly(_)));
    assert_eq!(office.refusal(&pay(1, "1989-07-20", 0)).reason, RefusalReason::BadSum);
    assert!(matches!(office.refusal(&pay(9, "1989-07-20", 100)).reason, RefusalReason::Unknown(..)));
    office.must(pay(1, "1989-07-20", 20000));
    office.must(SeasonAct::Fee(FeeAct::Charge {
        club: ClubId(1),
        cents: 1500,
        text: "Course for arbiters".to_owned(),
    }));
    let now = account(&office, 1);
    assert_eq!((now.owed(), now.next()), (18500, 1500));
    assert_eq!((now.overdue(day("1989-07-31")), now.overdue(day("1989-08-01"))), (0, 18500));
    let second = invoice(&mut office, 1);
    assert_eq!((second.number, second.total()), (2, 1500));
    office.must(pay(1, "1989-07-20", 19000));
    let open: Vec<i64> = account(&office, 1).invoices.iter().map(|(_, open)| *open).collect();
    assert_eq!(open, [0, 1000], "the oldest first");
    office.assert_replays();

    // The number of an invoice that is undone is not used again.
    let gone = SeasonAnswer::Invoiced(Invoice { number: 3, ..second });
    office.state = undone(std::mem::take(&mut office.state), &gone);
    assert_eq!(invoice(&mut office, 2).number, 4);
}

#[test]
fn a_change_of_club_charges_the_new_club() {
    let (mut office, ..) = league_with_fees();
    office.applicant(ClubId(2), 900, PlayerCategory::Third, None);
    let mut application = office.state.applications[&MemberNo(900)].clone();
    application.case = LicenceReason::ChangeOfClub;
    let rules = &office.state.regulations().licences;
    application.papers = adoube_federation::licence::required(&application, rules);
    office.must(SeasonAct::Licence(LicenceAct::Apply(application)));
    let before = account(&office, 2).next();
    office.must(SeasonAct::Licence(LicenceAct::Grant(MemberNo(900))));
    assert_eq!(account(&office, 2).next() - before, 2000 + 3000);
    assert!(waiting(&office, 2).contains(&(ChargedFor::Transfer(MemberNo(900)), 3000)));
}

#[test]
fn forfeits_and_late_papers_charge_themselves() {
    let (mut office, id, teams) = league_with_fees();
    for club in 1..=4 {
        invoice(&mut office, club);
    }
    office.must(event(CompetitionAct::Pair(id)));
    let matches: Vec<MatchId> = office.state.matches.keys().copied().collect();
    let [played, unplayed] = matches[..] else { panic!("two matches") };
    let m = office.state.matches[&played].clone();
    let club = |office: &Office, team: TeamId| office.state.teams[&team].club.0;
    let (home, visitors) = (club(&office, m.home), club(&office, m.visitors));
    office.at = m.start;
    office.line_up(played, TeamSide::Home, &[1, 2, 3, 4]);
    office.line_up(played, TeamSide::Visitors, &[1, 2, 3]);
    for board in 1..=3 {
        office.match_act(played, MatchAct::Result(board, G::Drawn));
    }
    let empty = ChargedFor::BoardForfeit(played, TeamSide::Visitors, 4);
    assert_eq!(waiting(&office, visitors), [(empty, 1000)]);
    // Nobody came to the other match: one player is less than half the team, and the hour is over.
    let other = office.state.matches[&unplayed].clone();
    office.at = other.start.plus_minutes(61);
    office.line_up(unplayed, TeamSide::Home, &[1]);
    let absent = club(&office, other.home);
    assert_eq!(waiting(&office, absent), [(ChargedFor::MatchForfeit(unplayed, TeamSide::Home), 10000)]);

    // Nobody reported the result by the next working day at 13:00, nor sent the record in three.
    assert!(waiting(&office, home).is_empty());
    office.at = moment("1989-10-16T13:01");
    assert_eq!(waiting(&office, home), [(ChargedFor::LateResult(played, TeamSide::Home), 300)]);
    office.at = moment("1989-10-19T10:00");
    assert!(waiting(&office, home).contains(&(ChargedFor::LateRecord(played), 500)));
    let late =
        |charges: &[(ChargedFor, i64)]| charges.iter().any(|(what, _)| matches!(what, ChargedFor::LateRecord(_)));
    assert!(!late(&waiting(&office, absent)), "a match that was not played has no record");

    // A team withdraws after the groups were set.
    office.must(event(CompetitionAct::WithdrawTeam(id, teams[3])));
    let left = club(&office, teams[3]);
    assert!(waiting(&office, left).contains(&(ChargedFor::Withdrawal(id, teams[3]), 20000)));
    // What was invoiced and is corrected is credited.
    let charged = waiting(&office, visitors);
    invoice(&mut office, visitors);
    assert!(charged.contains(&(empty, 1000)));
    office.assert_replays();
}

#[test]
fn sanctions_charge_themselves_and_are_credited_when_lifted() {
    let (mut office, _, teams) = league_with_fees();
    bodies(&mut office);
    invoice(&mut office, 1);
    let rows = vec![SanctionRow { offence: "noise".to_owned(), effect: SanctionEffect::Fine(75) }];
    office.must(SeasonAct::Body(BodyAct::Sanctions(SanctionTable { circular: "12/89".to_owned(), rows })));
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Breach(Offender::Team(teams[0])))));
    office.must(rule(&office, 1, Ruling::Yes, None));
    office.must(rule(&office, 2, Ruling::Sanction(0), None));
    let fine = ChargedFor::Sanction(CaseId(2));
    assert_eq!(waiting(&office, 1), [(fine, 7500)], "the circular has whole units");
    assert_eq!(invoice(&mut office, 1).total(), 7500);
    // The appeal is charged, and paid back once it is upheld; so is the fine.
    let party = Party::Club(ClubId(1));
    office.must(SeasonAct::Case(CaseAct::AppealBy { case: CaseId(2), party }));
    let appeal = office.state.cases.last().unwrap().id;
    assert_eq!(waiting(&office, 1), [(ChargedFor::Appeal(appeal), 5000)]);
    assert_eq!(invoice(&mut office, 1).number, 3);
    office.must(rule(&office, appeal.0, Ruling::Instead(Box::new(Ruling::No)), None));
    let mut credits = waiting(&office, 1);
    credits.sort_unstable();
    assert_eq!(credits, [(ChargedFor::Appeal(appeal), -5000), (fine, -7500)]);
    assert_eq!(invoice(&mut office, 1).total(), -12500);
    // The credit settles the oldest invoice.
    let open: Vec<i64> = account(&office, 1).invoices.iter().map(|(_, open)| *open).collect();
    assert_eq!(open, [38500 - 12500, 7500, 5000, 0]);
    assert_eq!(account(&office, 1).owed(), 38500);
    office.assert_replays();
}

#[test]
fn several_acts_are_done_together_or_not_at_all() {
    let (mut office, id, _) = league_with_fees();
    let all = |clubs: &[u32]| {
        SeasonAct::Several(clubs.iter().map(|club| SeasonAct::Fee(FeeAct::Invoice(ClubId(*club)))).collect())
    };
    assert_eq!(office.refusal(&all(&[1, 2, 2])).reason, RefusalReason::NothingToInvoice);
    assert!(office.state.fees.invoices.is_empty());
    office.must(all(&[1, 2, 3]));
    let numbers: Vec<(u32, u32)> = office.state.fees.invoices.values().map(|i| (i.number, i.club.0)).collect();
    assert_eq!(numbers, [(1, 1), (2, 2), (3, 3)]);
    assert_eq!(office.refusal(&SeasonAct::Several(Vec::new())).reason, RefusalReason::NotTogether);
    let pairs = SeasonAct::Several(vec![event(CompetitionAct::Pair(id))]);
    assert_eq!(office.refusal(&pairs).reason, RefusalReason::NotTogether, "rounds are paired one by one");
    office.assert_replays();
}

#[test]
fn a_homologation_charges_the_club_that_organises_the_open() {
    let (mut office, ..) = league_with_fees();
    bodies(&mut office);
    let group = |categories: &[PlayerCategory]| adoube_federation::homologation::OpenGroup {
        categories: categories.iter().copied().collect(),
        players: 40,
    };
    let request = |club, first: &str| adoube_federation::homologation::OpenRequest {
        requested: day("1989-06-30"),
        first: day(first),
        last: day(first).plus(8),
        rounds: 9,
        groups: vec![group(&[PlayerCategory::Preferent, PlayerCategory::First])],
        distances_hm: Vec::new(),
        club,
    };
    let unknown = SeasonAct::AskHomologation(request(Some(ClubId(77)), "1989-08-12"));
    assert!(matches!(office.refusal(&unknown).reason, RefusalReason::Unknown(..)));
    let before = office.state.cases.len() as u32;
    for (club, first) in [(Some(ClubId(2)), "1989-08-12"), (Some(ClubId(2)), "1989-10-12"), (None, "1989-12-12")] {
        office.must(SeasonAct::AskHomologation(request(club, first)));
    }
    let fee = |office: &Office| {
        let all = (1..=4).flat_map(|club| waiting(office, club).into_iter().map(move |charge| (club, charge)));
        all.filter(|(_, (what, _))| matches!(what, ChargedFor::Homologation(_))).collect::<Vec<_>>()
    };
    assert_eq!(fee(&office), [], "asked for, not granted");
    for (case, ruling) in [(1, Ruling::Yes), (2, Ruling::No), (3, Ruling::Yes)] {
        office.must(rule(&office, before + case, ruling, None));
    }
    let open = adoube_federation::ids::OpenId(1);
    assert_eq!(
        fee(&office),
        [(2, (ChargedFor::Homologation(open), 4000))],
        "an organiser that is no club has no account"
    );
    office.assert_replays();
}

#[test]
fn a_licence_renewed_within_the_season_is_charged_again() {
    let (mut office, ..) = league_with_fees();
    let text = office.state.regulations.last().unwrap().text.clone();
    let by_year = text.replacen("period = { value = \"season\"", "period = { value = \"calendar_year\"", 1);
    assert_ne!(by_year, text);
    office.must(SeasonAct::Regulate(by_year));
    office.at = moment("1989-11-01T10:00");
    office.applicant(ClubId(2), 900, PlayerCategory::Third, None);
    office.must(SeasonAct::Licence(LicenceAct::Grant(MemberNo(900))));
    let licences = |office: &Office| {
        let all = waiting(office, 2).into_iter().map(|(what, _)| what);
        let of = |what: &ChargedFor| {
            matches!(what, ChargedFor::Licence(MemberNo(900)) | ChargedFor::LicenceOf(MemberNo(900), _))
        };
        all.filter(of).collect::<Vec<_>>()
    };
    assert_eq!(licences(&office), [ChargedFor::Licence(MemberNo(900))]);
    invoice(&mut office, 2);
    office.at = moment("1990-01-10T10:00");
    let application = office.state.applications[&MemberNo(900)].clone();
    let renewal = LicenceReason::Renewal;
    let papers = adoube_federation::licence::LicencePaper::ALL.into_iter().collect();
    let act =
        LicenceAct::Apply(adoube_federation::licence::LicenceApplication { case: renewal, papers, ..application });
    office.must(SeasonAct::Licence(act));
    assert_eq!(licences(&office), [], "the licence of 1989 stays charged");
    office.must(SeasonAct::Licence(LicenceAct::Grant(MemberNo(900))));
    assert_eq!(licences(&office), [ChargedFor::LicenceOf(MemberNo(900), 1990)]);
    office.assert_replays();
}
