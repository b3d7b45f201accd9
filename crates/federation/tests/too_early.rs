//! Records of a match are refused before it has begun, and so are entries where none are possible.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

mod common;

use adoube_federation::SeasonAct;
use adoube_federation::acts::{CompetitionAct, MatchAct};
use adoube_federation::ids::{MatchId, TeamSide};
use adoube_federation::matches::SealedMoveEnvelope;
use adoube_federation::refusal::RefusalReason;
use adoube_federation::result::TeamBoardResult as G;
use adoube_federation::unfinished::AdjournmentStep;
use common::{enter, event, four_teams, moment};

const M: MatchId = MatchId(1);

/// Acts about a game in progress.
fn in_progress() -> [MatchAct; 4] {
    let envelope = SealedMoveEnvelope {
        home_pieces: 6,
        visitors_pieces: 6,
        minutes: 5,
        clocks_stopped: true,
        signed: true,
        telephones: true,
        contents: None,
    };
    [
        MatchAct::SubCondicione {
            board: 1,
            point: "the flag".to_owned(),
            home_clock_s: 60,
            visitors_clock_s: 60,
            upheld: G::HomeWon,
            rejected: G::Drawn,
        },
        MatchAct::Version { side: TeamSide::Home, board: 2, words: "a telephone rang".to_owned() },
        MatchAct::Incident { board: 3, home: "yes".to_owned(), visitors: "no".to_owned() },
        MatchAct::Step { board: 4, step: AdjournmentStep::Seal, envelope: Some(envelope), resumption: None },
    ]
}

#[test]
fn a_game_that_has_not_begun_is_neither_sealed_nor_disputed() {
    let (mut office, id, _) = four_teams(4);
    office.must(event(CompetitionAct::Pair(id)));
    office.at = moment("1989-10-14T16:29");
    for act in in_progress() {
        let refusal = office.refusal(&SeasonAct::Match(M, act.clone()));
        assert_eq!(refusal.reason, RefusalReason::TooEarly(moment("1989-10-14T16:30")), "{act:?}");
    }
    office.at = moment("1989-10-14T17:30");
    office.line_up(M, TeamSide::Home, &[1, 2, 3, 4]);
    for act in in_progress() {
        let refusal = office.refusal(&SeasonAct::Match(M, act.clone()));
        assert_eq!(refusal.reason, RefusalReason::NoLineUp(TeamSide::Visitors), "{act:?}");
    }
    office.line_up(M, TeamSide::Visitors, &[1, 2, 3, 4]);
    for act in in_progress() {
        office.must(SeasonAct::Match(M, act));
    }
    office.assert_replays();
}

#[test]
fn delegates_5_421_players_do_not_enter_an_event_of_teams() {
    let (office, id, _) = four_teams(4);
    let refusal = office.refusal(&enter(id, 101, None));
    assert_eq!((refusal.reason, refusal.cites), (RefusalReason::TeamsOnly, None));
}
