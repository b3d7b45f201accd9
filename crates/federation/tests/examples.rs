//! The worked examples E1 to E25 of the handbook’s joints, each by acts. E19 and E22 need no season; they are
//! run by the command line, in `crates/adoube/tests/ratings.rs`.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::many_single_char_names,
    reason = "a test may fail; players have letters"
)]

mod common;
#[path = "examples/games.rs"]
mod games;
#[path = "examples/office.rs"]
mod office;
#[path = "common/rating_list.rs"]
mod rating_list;
#[path = "examples/rounds.rs"]
mod rounds;
#[path = "examples/tables.rs"]
mod tables;

use adoube_federation::SeasonAct;
use adoube_federation::acts::{CompetitionAct, LineUpTiming, ListAct, MatchAct};
use adoube_federation::competition::CompetitionSettings;
use adoube_federation::ids::{ClubId, CompetitionId, MatchId, MemberNo, TeamId, TeamSide};
use adoube_federation::list_number::ListNumber;
use adoube_federation::people::PlayerCategory;
use adoube_federation::result::TeamBoardResult as G;
use common::{Office, day, event, league};

/// Settings with rounds every seven days from a day, at an hour.
fn weekly(boards: u8, rounds: i32, first: &str, (hour, minute): (u16, u16)) -> CompetitionSettings {
    let rounds = (0..rounds).map(|n| day(first).plus(7 * n).at(hour, minute)).collect();
    CompetitionSettings { rounds, ..league(boards, 1) }
}

fn numbers(list: &[&str]) -> Vec<ListNumber> {
    list.iter().map(|number| number.parse().unwrap()).collect()
}

fn sheet(side: TeamSide, players: &[&str]) -> MatchAct {
    MatchAct::LineUp { side, players: numbers(players), when: LineUpTiming::BeforePlay }
}

fn plain(list: std::ops::RangeInclusive<u16>) -> Vec<u16> {
    list.collect()
}

/// The match of a team in a round, and its side.
fn of_team(office: &Office, team: TeamId, round: u16) -> (MatchId, TeamSide) {
    let mut of_round = office.state.matches.iter().filter(|(_, m)| m.round == round);
    of_round.find_map(|(id, m)| Some((*id, m.side_of(team)?))).unwrap()
}

/// Draws every open board of the round, and closes it at nine in the evening of its day.
fn settle(office: &mut Office, id: CompetitionId) {
    let competition = &office.state.events[&id];
    let round = competition.paired;
    let day = competition.settings.rounds[usize::from(round) - 1].date.at(21, 0);
    office.at = office.at.max(day);
    let open: Vec<(MatchId, usize)> = office
        .state
        .matches
        .iter()
        .filter(|(_, m)| m.event == id && m.round == round && !m.is_settled() && m.start <= office.at)
        .map(|(id, m)| (*id, m.boards.len()))
        .collect();
    for (m, boards) in open {
        let known: Vec<Option<G>> = office.state.matches[&m].boards.iter().map(|board| board.result()).collect();
        for side in TeamSide::BOTH {
            let results = (0..boards).map(|at| known[at].or(Some(G::Drawn))).collect();
            office.match_act(m, MatchAct::Report(side, results));
        }
    }
    office.must(event(CompetitionAct::CloseRound(id)));
}

/// Adds a player to a club's list.
fn add(club: ClubId, person: u32) -> SeasonAct {
    SeasonAct::List(ListAct::Add { club, person: MemberNo(person), after: None })
}

/// Adds a Preferent with an Elo between those of a list made by `club_with_list`.
fn add_preferent(office: &mut Office, club: ClubId, person: u32, elo: u16) -> String {
    office.applicant(club, person, PlayerCategory::Preferent, Some(elo));
    office.must(add(club, person));
    office.state.lists[&club].number_of(MemberNo(person)).unwrap().to_string()
}
