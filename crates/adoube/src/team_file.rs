//! The teams of a tournament file and their matches.

use crate::exit::CommandError;
use crate::screen::{self, one_line};
use crate::tournament_file::{TournamentFile, report_faults};
use crate::words::files;
use adoube_exchange::trf::{self, Team, TeamBoard};
use adoube_federation::ids::TeamId;
use adoube_federation::league_table::MatchLine;
use adoube_federation::result::TeamBoardResult;
use adoube_tournament::{Forfeit, GameOutcome, RoundEntry};
use adoube_words::Language;

/// Returns the teams of a file; an error if it has none.
pub(crate) fn teams(file: &TournamentFile, name: &str, language: Language) -> Result<Vec<Team>, CommandError> {
    let (teams, faults) = trf::teams(&file.document, &file.meaning.tournament);
    report_faults(name, faults, language)?;
    if teams.is_empty() {
        return Err(CommandError::Input(files::NO_TEAMS.fill(language, &[("name", &name)])));
    }
    Ok(teams)
}

/// Returns the matches with results up to a round; teams are numbered by their index in the list.
pub(crate) fn match_lines(
    file: &TournamentFile,
    teams: &[Team],
    name: &str,
    rounds: usize,
    language: Language,
) -> Vec<MatchLine> {
    let title = |at: usize| teams.get(at).map(|team: &Team| one_line(&team.name)).unwrap_or_default();
    let mut lines = Vec::new();
    for m in trf::team_matches(&file.meaning.tournament, teams, rounds) {
        let mut results = Vec::new();
        for board in &m.boards {
            results.extend(result(board).unwrap_or_else(|Contradiction| {
                let (home, visitors) = (title(m.home), title(m.visitors));
                let places: [(&str, &dyn std::fmt::Display); 4] =
                    [("name", &name), ("round", &m.round), ("home", &home), ("visitors", &visitors)];
                screen::message(&files::ODD.fill(language, &places));
                Some(TeamBoardResult::Drawn)
            }));
        }
        if !results.is_empty() {
            let (home, visitors) = (TeamId(m.home as u32), TeamId(m.visitors as u32));
            lines.push(MatchLine { round: m.round as u16, home, visitors, results });
        }
    }
    lines
}

/// The results of the two players at a board contradict each other.
struct Contradiction;

/// Returns the result of a board; `None` while there is none.
fn result(board: &TeamBoard) -> Result<Option<TeamBoardResult>, Contradiction> {
    use GameOutcome::{Draw, Loss, Win};
    Ok(Some(match board.entries {
        (RoundEntry::Game { outcome: home, .. }, RoundEntry::Game { outcome: visitor, .. }) => match (home, visitor) {
            (Win, Loss) => TeamBoardResult::HomeWon,
            (Draw, Draw) => TeamBoardResult::Drawn,
            (Loss, Win) => TeamBoardResult::VisitorsWon,
            (Loss, Loss) => TeamBoardResult::BothAbsent,
            _ => return Err(Contradiction),
        },
        (RoundEntry::Forfeit { forfeit: home, .. }, RoundEntry::Forfeit { forfeit: visitor, .. }) => {
            match (home, visitor) {
                (Forfeit::Won, Forfeit::Lost) => TeamBoardResult::VisitorsAbsent,
                (Forfeit::Lost, Forfeit::Won) => TeamBoardResult::HomeAbsent,
                (Forfeit::Lost, Forfeit::Lost) => TeamBoardResult::BothAbsent,
                (Forfeit::Won, Forfeit::Won) => return Err(Contradiction),
            }
        }
        _ => return Ok(None),
    }))
}
