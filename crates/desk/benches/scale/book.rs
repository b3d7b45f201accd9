//! The parts of the season and the pages that are asked for.

use crate::simulation::Season;
use adoube_federation::SeasonAct;
use adoube_federation::acts::CompetitionAct;
use adoube_services::league::LeagueState;
use std::ops::Range;

/// The acts up to the middle of the last round, and the rest of that round before it is closed.
pub(crate) fn parts(season: &Season) -> (Range<usize>, Range<usize>) {
    let log = &season.office.log;
    let position = |of: fn(&CompetitionAct) -> bool| {
        let found = log.iter().rposition(|filed| matches!(&filed.act, SeasonAct::Event(act) if of(act)));
        found.unwrap()
    };
    let paired = position(|act| matches!(act, CompetitionAct::Pair(_))) + 1;
    let last_close = position(|act| matches!(act, CompetitionAct::CloseRound(_)));
    let close = last_close + 1 - season.events.len();
    // Half of the line-ups: some clubs wait for the other's.
    let line_ups = close.min(paired + log.len() / 400);
    (0..line_ups, line_ups..close)
}

/// The pages by name, each with the addresses to take turns with.
pub(crate) fn pages(state: &LeagueState) -> Vec<(&'static str, Vec<String>)> {
    let season = &state.season;
    let spread = |form: &dyn Fn(usize) -> String, count: usize| -> Vec<String> {
        (0..12).map(|turn| form(1 + turn * count.saturating_sub(1) / 11)).collect()
    };
    let clubs = |path: &str| spread(&|n| path.replace('N', &n.to_string()), season.clubs.len());
    let people: Vec<u32> = season.players.keys().map(|person| person.0).collect();
    let players = |path: &str| spread(&|n| path.replace('N', &people[n - 1].to_string()), people.len());
    let matches = |path: &str| spread(&|n| path.replace('N', &n.to_string()), season.matches.len());
    let cases = |path: &str| spread(&|n| path.replace('N', &n.to_string()), season.cases.len().max(1));
    let events = |path: &str| -> Vec<String> {
        season.events.keys().map(|event| path.replace('N', &event.to_string())).collect()
    };
    let open: Vec<u32> = season.matches.iter().filter(|(_, m)| !m.is_settled()).map(|(id, _)| id.0).collect();
    let playing = |path: &str| spread(&|n| path.replace('N', &open[n - 1].to_string()), open.len());
    let entries = spread(&|n| format!("/log/{n}"), usize::try_from(state.number).unwrap_or(1));
    let mut pages: Vec<(&'static str, Vec<String>)> =
        ["", "/office", "/clubs", "/players", "/c", "/venues", "/cases", "/bodies", "/sanctions", "/opens", "/reports"]
            .into_iter()
            .chain(["/log", "/settings", "/reports/standings", "/reports/calendar", "/reports/sanctions"])
            .chain(["/reports/clubs", "/cases/raise/sanction"])
            .map(|path| (path, vec![path.to_owned()]))
            .collect();
    pages.extend([
        ("/clubs/N", clubs("/clubs/N")),
        ("/search?q=N", spread(&|n| format!("/search?q=a+{n}"), people.len())),
        ("/players?club=N", clubs("/players?club=N")),
        ("/lists/N", clubs("/lists/N")),
        ("/reports/lists?club=N", clubs("/reports/lists?club=N")),
        ("/players/N", players("/players/N")),
        ("/c/N", events("/c/N")),
        ("/c/N/groups", events("/c/N/groups")),
        ("/reports/bulletin?event=N", events("/reports/bulletin?event=N")),
        ("/reports/standings?event=N", events("/reports/standings?event=N")),
        ("/match/N", matches("/match/N")),
        ("/match/N, in play", playing("/match/N")),
        ("/match/N/acta", matches("/match/N/acta")),
        ("/match/N/home/lineup", playing("/match/N/home/lineup")),
        ("/match/N/home/results", playing("/match/N/home/results")),
        ("/match/N/move", playing("/match/N/move")),
        ("/cases/N", cases("/cases/N")),
        ("public ", vec!["public ".to_owned()]),
        ("public /calendar", vec!["public /calendar".to_owned()]),
        ("public /c/N", events("public /c/N")),
        ("public /c/N/round/1", events("public /c/N/round/1")),
        ("public /c/N/bulletin/1", events("public /c/N/bulletin/1")),
        ("public /club/N", clubs("public /club/N")),
        ("public /match/N", matches("public /match/N")),
        ("/log/N", entries),
    ]);
    pages
}
