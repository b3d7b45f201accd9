//! A demo season made only of acts: six clubs with two teams each, two rounds played, the third in progress
//! today. The same seed gives the same season.

use adoube_aggregate::{Aggregate, Context, Recorded};
use adoube_event::PersonId;
use adoube_federation::Regulations;
use adoube_federation::acts::{BodyAct, CaseAct, ClubAct, CompetitionAct, LicenceAct, LineUpTiming, ListAct, MatchAct};
use adoube_federation::appeal::Appealability;
use adoube_federation::cases::{Committee, Matter, Offender, SanctionEffect, SanctionRow, SanctionTable};
use adoube_federation::commission::{Member, Task};
use adoube_federation::competition::{
    CompetitionKind, CompetitionSettings, Counting, Delivery, EntryLimit, IndividualEvent, RatingEdition,
};
use adoube_federation::deadlines::WorkingDays;
use adoube_federation::homologation::{OpenGroup, OpenRequest};
use adoube_federation::ids::{ClubId, CompetitionId, MatchId, MemberNo, TeamId, TeamSide};
use adoube_federation::lateness::Cause;
use adoube_federation::league_table::TableRules;
use adoube_federation::licence::{self, LicenceApplication, LicenceReason};
use adoube_federation::list_number::ListNumber;
use adoube_federation::matches::Preparation;
use adoube_federation::people::{Nationality, PlayerCategory, PlayerRatings, RegisteredPlayer};
use adoube_federation::result::TeamBoardResult;
use adoube_federation::season::{Club, Season};
use adoube_federation::teams::TeamCategory;
use adoube_federation::unfinished::SessionPlan;
use adoube_federation::venue::{Grouping, Province, VenueRequest};
use adoube_laws::{Date, Moment};
use adoube_services::league::{LeagueAct, LeagueRefusal, LeagueState, Named, Seasons};
use adoube_services::people::Person;
use adoube_tournament::Points;
use adoube_tournament::roundrobin::Cycles;
use adoube_tournament::simulate::Lots;
use std::collections::BTreeSet;

/// Clubs, towns and provinces, all invented.
const CLUBS: [(&str, &str, Province); 6] = [
    ("Escacs Vallfosca", "Vallfosca", Province::Barcelona),
    ("Torre del Riu", "Riudecols del Pont", Province::Barcelona),
    ("Peó Negre", "Vallfosca", Province::Barcelona),
    ("Cavall de Mar", "Port de la Serra", Province::Girona),
    ("Cercle de l'Alfil", "Mollfred", Province::Barcelona),
    ("Dama Blanca", "Torrelluna", Province::Lleida),
];
const FIRST: [&str; 20] = [
    "Aina", "Oriol", "Mercè", "Jofre", "Clara", "Pau", "Bru", "Laia", "Iker", "Rosa", "Tomé", "Inês", "Lope", "Elvira",
    "Garazi", "Unai", "Núria", "Guim", "Salomé", "Nil",
];
const LAST: [&str; 21] = [
    "Ferrer",
    "Casademunt",
    "Puigdollers",
    "Vallcebre",
    "Torrents",
    "Rocallaura",
    "Masdeu",
    "Montcau",
    "Etxenagusia",
    "Villalengua",
    "Albarrã",
    "Carvalhosa",
    "Aldeanueva",
    "Sotomonte",
    "Olabeaga",
    "Basagoitia",
    "Campllong",
    "Riudoms",
    "Fundo",
    "Graells",
    "Oltra",
];
/// Number of players per club: two more than the boards of both teams.
const PLAYERS: u32 = 14;
const BOARDS: u8 = 8;
const BOARDS_B: u8 = 4;

/// A demo season.
#[derive(Clone, Debug)]
pub(super) struct LeagueDemo {
    /// The persons in the season.
    pub people: Vec<Person>,
    /// The acts in order, with their contexts.
    pub acts: Vec<(Context, LeagueAct)>,
    /// The season after the acts.
    pub state: LeagueState,
}

struct DemoOffice {
    demo: LeagueDemo,
    now: (Moment, i64),
    at: Moment,
    lots: Lots,
    tag: u64,
}

impl DemoOffice {
    fn act(&mut self, act: LeagueAct) -> Result<(), LeagueRefusal> {
        let (now, now_ms) = self.now;
        let context = Context::new("office", now_ms.saturating_add(self.at.minutes_since(now) * 60_000));
        let answers = Seasons::decide(&self.demo.state, &act, &context)?;
        let number = self.demo.state.number + 1;
        let (at, by) = (context.at_ms, context.by.clone());
        let done = Recorded { number, at, by, confirmed: context.confirmed, act: act.clone(), answers };
        Seasons::apply(&mut self.demo.state, &done);
        self.demo.acts.push((context, act));
        Ok(())
    }

    fn doing(&mut self, act: adoube_federation::SeasonAct) -> Result<(), LeagueRefusal> {
        self.act(LeagueAct::Do { at: self.at, act, name: None, venue: None })
    }

    fn making(&mut self, act: adoube_federation::SeasonAct, name: &str) -> Result<(), LeagueRefusal> {
        self.act(LeagueAct::Do { at: self.at, act, name: Some(name.to_owned()), venue: None })
    }

    fn matched(&mut self, id: MatchId, act: MatchAct) -> Result<(), LeagueRefusal> {
        self.doing(adoube_federation::SeasonAct::Match(id, act))
    }

    /// Creates a named person born in a year.
    fn person(&mut self, number: u32, born: i32) -> Result<MemberNo, LeagueRefusal> {
        let key = PersonId(format!("demo-{:x}-{number}", self.tag));
        let first = FIRST.get((number as usize * 7 + 3) % FIRST.len()).copied().unwrap_or("Pau");
        let last = LAST.get((number as usize * 11 + number as usize / 9) % LAST.len()).copied().unwrap_or("Oltra");
        let second = (number as usize * 5 + 8) % LAST.len();
        let second = LAST.iter().skip(second).find(|name| **name != last).copied().unwrap_or("Bru");
        let born = format!("{born:04}-{:02}-{:02}", number % 12 + 1, number % 28 + 1).parse().ok();
        self.demo.people.push(Person {
            id: key.clone(),
            name: format!("{last} {second}, {first}"),
            born,
            ..Person::default()
        });
        self.act(LeagueAct::Person(MemberNo(number), key))?;
        Ok(MemberNo(number))
    }
}

/// Creates the demo season of a seed, as of a date and time and the corresponding instant.
///
/// # Errors
/// None in practice: a refused act would be a bug of this function, and a test runs it.
pub(super) fn demonstration(seed: u64, now: Moment, now_ms: i64) -> Result<LeagueDemo, LeagueRefusal> {
    let demo = LeagueDemo { people: Vec::new(), acts: Vec::new(), state: LeagueState::default() };
    let year = if now.date.month() >= 7 { now.date.year() } else { now.date.year() - 1 };
    let at = now.date.plus(-60).at(10, 0);
    let mut play = DemoOffice { demo, now: (now, now_ms), at, lots: Lots::new(seed), tag: seed };
    let working_days = WorkingDays::default();
    play.making(
        adoube_federation::SeasonAct::Open(Season { year, working_days, protected_rounds: 2 }),
        "adoube · demo",
    )?;
    for (at, (name, town, province)) in (1_u32..).zip(CLUBS) {
        club(&mut play, at, name, town, province)?;
    }
    // The third round began half an hour ago, so that every step of a match can be tried.
    let minute = now.minute.saturating_sub(30) / 5 * 5;
    let first = now.date.plus(-14);
    let rounds = |minute: u16| (0..5).map(|n| Moment { date: first.plus(7 * n), minute }).collect::<Vec<_>>();
    let a = league(&mut play, "Segona categoria", TeamCategory::Second, BOARDS, rounds(minute))?;
    let b = league(&mut play, "Promoció a tercera", TeamCategory::PromotionToThird, BOARDS_B, rounds(minute))?;
    bodies(&mut play)?;
    for round in 1..=2_u16 {
        let on = first.plus(7 * (i32::from(round) - 1));
        play.at = Moment { date: on, minute };
        for event in [a, b] {
            play.doing(adoube_federation::SeasonAct::Event(CompetitionAct::Pair(event)))?;
            for id in of_round(&play, event, round) {
                play.at = Moment { date: on, minute };
                played(&mut play, id)?;
            }
            play.at = Moment { date: on.plus(4), minute: 9 * 60 };
            play.doing(adoube_federation::SeasonAct::Event(CompetitionAct::CloseRound(event)))?;
        }
    }
    today(&mut play, (a, b), now, minute)?;
    Ok(play.demo)
}

fn club(play: &mut DemoOffice, at: u32, name: &str, town: &str, province: Province) -> Result<(), LeagueRefusal> {
    let town_number = CLUBS.iter().position(|(_, other, _)| *other == town).unwrap_or(0) as u32 + 1;
    let delegates = vec![play.person(at * 100 + 90, 1960)?, play.person(at * 100 + 91, 1972)?];
    let club = Club { town: town_number, province, delegates, new_address: None };
    play.making(adoube_federation::SeasonAct::Club(ClubAct::Register(club)), name)?;
    let id = ClubId(at);
    play.act(LeagueAct::Call(Named::Town(town_number), town.to_owned()))?;
    play.act(LeagueAct::Call(Named::Venue(id), format!("Carrer Major, {}, {town}", at * 7)))?;
    let mut people = Vec::new();
    for n in 1..=PLAYERS {
        let age = if n == 12 { 12 } else { 18 + (n * 7 + at * 5) % 50 };
        let (now, _) = play.now;
        let person = play.person(at * 100 + n, i32::from(now.date.year()) - 1 - age as i32)?;
        let (category, elo) = match n {
            1..=2 => (PlayerCategory::Preferent, Some(2240 - 30 * n as u16 - 10 * at as u16)),
            3..=5 => (PlayerCategory::First, None),
            6..=9 => (PlayerCategory::Second, None),
            _ => (PlayerCategory::Third, None),
        };
        let nationality = match (at, n) {
            (1, 4) | (2, 2) | (4, 3 | 7) => Nationality::Foreign,
            (3, 5) => Nationality::Andorran,
            _ => Nationality::Home,
        };
        let ratings = PlayerRatings { catalan: elo, ..PlayerRatings::default() };
        let player = RegisteredPlayer { person, club: id, category, title: None, ratings, nationality };
        play.doing(adoube_federation::SeasonAct::Licence(LicenceAct::Know(player)))?;
        let mut application = LicenceApplication {
            person,
            category,
            age: age as u8,
            case: LicenceReason::New,
            has_national_number: true,
            papers: BTreeSet::new(),
        };
        application.papers = licence::required(&application, &Regulations::handbook().licences);
        play.doing(adoube_federation::SeasonAct::Licence(LicenceAct::Apply(application)))?;
        play.doing(adoube_federation::SeasonAct::Licence(LicenceAct::Grant(person)))?;
        people.push(person);
    }
    play.doing(adoube_federation::SeasonAct::List(ListAct::Stamp(id, people)))
}

fn league(
    play: &mut DemoOffice,
    name: &str,
    category: TeamCategory,
    boards: u8,
    rounds: Vec<Moment>,
) -> Result<CompetitionId, LeagueRefusal> {
    let settings = CompetitionSettings {
        kind: CompetitionKind::League(Cycles::Single),
        boards,
        rounds,
        table: TableRules::default(),
        promoted: 1,
        relegated: 1,
        standing: Appealability::Appealable,
        session: SessionPlan::default(),
        province: None,
        preliminary: true,
        entries_until: play.at.date.plus(30),
        counting: Counting::Official,
        rating_rules: RatingEdition::Handbook1985,
        entry_limit: EntryLimit::default(),
        individual: IndividualEvent::default(),
    };
    play.making(adoube_federation::SeasonAct::Event(CompetitionAct::Announce(Box::new(settings))), name)?;
    let event = play.demo.state.season.events.keys().next_back().copied().unwrap_or(CompetitionId(1));
    let mut teams: Vec<TeamId> = Vec::new();
    for club in (1..=CLUBS.len() as u32).map(ClubId) {
        let delivery = Delivery::ByHand;
        play.doing(adoube_federation::SeasonAct::Event(CompetitionAct::EnterTeam {
            event,
            club,
            category,
            team: None,
            delivery,
            received: None,
        }))?;
        teams.extend(play.demo.state.season.teams.keys().next_back());
    }
    play.doing(adoube_federation::SeasonAct::Event(CompetitionAct::Group(event, vec![teams])))?;
    Ok(event)
}

fn bodies(play: &mut DemoOffice) -> Result<(), LeagueRefusal> {
    let (since, mut members, mut committee) = (play.at.date, Vec::new(), Vec::new());
    for n in 1..=5_u32 {
        let task = match n {
            1 => Task::President,
            2 => Task::Secretary,
            3 => Task::Rating,
            _ => Task::Member,
        };
        members.push(Member { person: play.person(9000 + n, 1955)?, task, since });
    }
    for n in 1..=3 {
        committee.push(play.person(9100 + n, 1950)?);
    }
    play.doing(adoube_federation::SeasonAct::Body(BodyAct::NameCommission { elected: since.plus(-30), members }))?;
    let committee = Committee { elected: Some(since.plus(-20)), members: committee };
    play.doing(adoube_federation::SeasonAct::Body(BodyAct::ElectCommittee(committee)))?;
    let row = |offence: &str, effect| SanctionRow { offence: offence.to_owned(), effect };
    let rows = vec![
        row("Alineació indeguda", SanctionEffect::Points(Points::ONE)),
        row("Conducta antiesportiva", SanctionEffect::Suspension(30)),
        row("Acta fora de termini", SanctionEffect::Warning),
        row("Incompareixença d'equip", SanctionEffect::Fine(5000)),
    ];
    play.doing(adoube_federation::SeasonAct::Body(BodyAct::Sanctions(SanctionTable {
        circular: "12".to_owned(),
        rows,
    })))
}

fn of_round(play: &DemoOffice, event: CompetitionId, round: u16) -> Vec<MatchId> {
    let matches = play.demo.state.season.matches.iter();
    matches.filter(|(_, m)| m.event == event && m.round == round).map(|(id, _)| *id).collect()
}

fn line_up(play: &mut DemoOffice, id: MatchId, side: TeamSide) -> Result<(), LeagueRefusal> {
    let boards = play.demo.state.season.matches.get(&id).map_or(0, |m| m.boards.len());
    let first = if boards == usize::from(BOARDS) { 1 } else { u16::from(BOARDS) + 1 };
    let players = (first..).take(boards).map(ListNumber::plain).collect();
    play.matched(id, MatchAct::LineUp { side, players, when: LineUpTiming::BeforePlay })
}

fn result(play: &mut DemoOffice) -> TeamBoardResult {
    match play.lots.below(20) {
        0..=7 => TeamBoardResult::HomeWon,
        8..=13 => TeamBoardResult::Drawn,
        14..=18 => TeamBoardResult::VisitorsWon,
        _ => TeamBoardResult::VisitorsAbsent,
    }
}

/// Plays a match from line-up to record.
fn played(play: &mut DemoOffice, id: MatchId) -> Result<(), LeagueRefusal> {
    for side in TeamSide::BOTH {
        line_up(play, id, side)?;
    }
    play.matched(id, MatchAct::Prepare(TeamSide::Home, Preparation::Laid))?;
    let boards = play.demo.state.season.matches.get(&id).map_or(0, |m| m.boards.len());
    let start = play.at;
    play.at = start.plus_minutes(30);
    if id == MatchId(2) {
        // A substitution after half an hour, and a late player.
        let incoming = ListNumber::plain(PLAYERS as u16);
        play.matched(id, MatchAct::Substitute { side: TeamSide::Home, board: 8, incoming, at_s: 1800 })?;
        play.matched(id, MatchAct::Late { side: TeamSide::Visitors, board: 3, at_s: 1500, cause: Cause::None })?;
    }
    play.at = start;
    let mut results: Vec<Option<TeamBoardResult>> = (0..boards).map(|_| Some(result(play))).collect();
    if id == MatchId(8) {
        if let Some(last) = results.last_mut() {
            *last = None;
        }
        let home = "El rellotge es va aturar sol al minut 110 i ningú no se'n va adonar.".to_owned();
        let visitors = "El rellotge funcionava; la bandera va caure abans de la jugada 40.".to_owned();
        play.matched(id, MatchAct::Incident { board: boards.min(255) as u8, home, visitors })?;
    }
    play.at = start.plus_minutes(300);
    for side in TeamSide::BOTH {
        play.matched(id, MatchAct::Report(side, results.clone()))?;
    }
    for side in TeamSide::BOTH {
        let m = play.demo.state.season.matches.get(&id);
        let team = m.map(|m| m.team(side)).and_then(|team| play.demo.state.season.teams.get(&team));
        let club = team.and_then(|team| play.demo.state.season.clubs.get(&team.club));
        if let Some(delegate) = club.and_then(|club| club.delegates.first()).copied() {
            play.matched(id, MatchAct::Sign(side, delegate))?;
        }
    }
    // One record has not arrived.
    if id != MatchId(9) {
        play.at = play.at.date.plus(2).at(11, 0);
        play.matched(id, MatchAct::RecordReceived)?;
    }
    Ok(())
}

/// Creates the round played today, and the cases before the committees.
fn today(
    play: &mut DemoOffice,
    (a, b): (CompetitionId, CompetitionId),
    now: Moment,
    minute: u16,
) -> Result<(), LeagueRefusal> {
    play.at = Moment { date: now.date, minute };
    for event in [a, b] {
        play.doing(adoube_federation::SeasonAct::Event(CompetitionAct::Pair(event)))?;
    }
    let matches = of_round(play, a, 3);
    if let [first, second, third] = matches[..] {
        for side in TeamSide::BOTH {
            line_up(play, first, side)?;
            line_up(play, second, side)?;
        }
        line_up(play, third, TeamSide::Home)?;
        play.matched(second, MatchAct::Result(2, TeamBoardResult::Drawn))?;
        play.matched(second, MatchAct::Result(5, TeamBoardResult::VisitorsWon))?;
        play.matched(
            second,
            MatchAct::SubCondicione {
                board: 7,
                point: "Si es pot reclamar la triple repetició després de fer la jugada.".to_owned(),
                home_clock_s: 1200,
                visitors_clock_s: 900,
                upheld: TeamBoardResult::Drawn,
                rejected: TeamBoardResult::HomeWon,
            },
        )?;
    }
    applicant(play)?;
    requests(play, a, now.date)?;
    play.doing(adoube_federation::SeasonAct::Case(CaseAct::Raise(Matter::Breach(Offender::Club(ClubId(4))))))
}

/// Creates a player whose application lacks documents.
fn applicant(play: &mut DemoOffice) -> Result<(), LeagueRefusal> {
    let (person, category) = (play.person(199, 1990)?, PlayerCategory::First);
    let ratings = PlayerRatings::default();
    let player =
        RegisteredPlayer { person, club: ClubId(1), category, title: None, ratings, nationality: Nationality::Home };
    play.doing(adoube_federation::SeasonAct::Licence(LicenceAct::Know(player)))?;
    let papers = BTreeSet::from([licence::LicencePaper::Insurance]);
    let application =
        LicenceApplication { person, category, age: 36, case: LicenceReason::New, has_national_number: false, papers };
    play.doing(adoube_federation::SeasonAct::Licence(LicenceAct::Apply(application)))
}

/// Requests for a venue and for the homologation of an open.
fn requests(play: &mut DemoOffice, event: CompetitionId, on: Date) -> Result<(), LeagueRefusal> {
    let venue = VenueRequest {
        clubs: vec![ClubId(2)],
        province: Province::Barcelona,
        category: PlayerCategory::First,
        grouping: Grouping::Geographic,
        travel_min: 45,
        entered: vec![12],
        boards: 20,
        alternatives: 1,
        principal: MemberNo(290),
        auxiliary: MemberNo(291),
    };
    play.doing(adoube_federation::SeasonAct::AskVenue(event, venue))?;
    let groups =
        vec![OpenGroup { categories: BTreeSet::from([PlayerCategory::Preferent, PlayerCategory::First]), players: 60 }];
    let year = play.demo.state.season.season.as_ref().map_or(on.year(), |season| season.year);
    let requested = Date::new(year, 6, 15).unwrap_or(on);
    // An open must take place within the season.
    let last = Date::new(year + 1, 6, 30).map_or(on.plus(98), |end| end.min(on.plus(98)));
    let first = last.plus(-8);
    let request = OpenRequest { requested, first, last, rounds: 9, groups, distances_hm: Vec::new(), club: None };
    play.making(adoube_federation::SeasonAct::AskHomologation(request), "Obert de Torrelluna")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_demonstration_is_played_without_a_refusal_at_any_hour_of_any_day() {
        for (seed, at) in
            [(1, "2026-11-16T18:45"), (2, "2026-07-01T00:05"), (3, "2027-02-28T09:00"), (4, "2026-06-30T23:59")]
        {
            let now: Moment = at.parse().unwrap();
            let demo =
                demonstration(seed, now, 1_794_826_800_000).unwrap_or_else(|refusal| panic!("{at}: {refusal:?}"));
            let season = &demo.state.season;
            assert_eq!((season.clubs.len(), season.teams.len(), season.events.len()), (6, 12, 2));
            assert_eq!(season.matches.len(), 18);
            assert!(season.cases.len() >= 4 && demo.people.len() > 90, "{at}");
            let again = demonstration(seed, now, 1_794_826_800_000).unwrap();
            assert_eq!(demo.state, again.state);
            for (_, act) in &demo.acts {
                let written = serde_json::to_string(act).unwrap();
                let read: LeagueAct = serde_json::from_str(&written).unwrap();
                assert_eq!(read, *act);
                assert!(!demo.people.iter().any(|person| written.contains(&person.name)), "{written}");
            }
        }
    }
}
