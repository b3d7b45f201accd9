//! `adoube norms`: norms for FIDE titles, the requirements that are missing, and the effect of the last round.

use super::arguments::{flag, number, one_of, option, subcommand, value};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::rated::{RatedTournament, TournamentChoice};
use crate::rating_list::RatingListFile;
use crate::screen::{Screen, one_line};
use crate::words::norms as words;
use adoube_exchange::trf;
use adoube_rating::event::EventFacts;
use adoube_rating::explain;
use adoube_rating::fide::Tempo;
use adoube_rating::norms::{self, Format, GamesRule, Needed, NormDecision, NormReport, NormTitle, WhatIf};
use adoube_rating::period;
use adoube_tournament::roundrobin::Cycles;
use adoube_tournament::{Player, PlayerIx, System};
use adoube_words::Language;
use clap::{ArgMatches, Command};
use serde_json::{Value, json};

pub(super) struct NormsArgs {
    tournament: TournamentChoice,
    /// The starting rank of the only player to report on, in full.
    player: Option<u64>,
    title: Option<NormTitle>,
    list: Option<String>,
    exempt: bool,
    games: GamesRule,
}

impl Subcommand for NormsArgs {
    const NAME: &'static str = "norms";

    fn describe(language: Language) -> Command {
        let titles = one_of(NormTitle::ALL.map(|title| (title.code(), title)));
        let games = one_of([("7", GamesRule::Seven), ("8", GamesRule::Eight), ("9", GamesRule::Nine)]);
        subcommand(
            Self::NAME,
            "adoube norms FILE.trf | --event ID [--db DB] [--player N] [--title TITLE] [--list LIST]",
            "adoube norms open.trf --player 12\n  adoube norms --db adoube.db --event open-2026",
            words::ABOUT,
            language,
        )
        .arg(options::tournament_file(language).required(false).required_unless_present("event"))
        .arg(options::event(language).conflicts_with("FILE"))
        .arg(options::db(language))
        .arg(
            option("player", "N", words::PLAYER, language)
                .value_parser(number::<u64>(1..=u64::from(trf::MAX_NUMBER), language)),
        )
        .arg(option("title", "TITLE", words::TITLE, language).value_parser(titles).ignore_case(true))
        .arg(options::list(language))
        .arg(flag("exempt", words::EXEMPT, language))
        .arg(option("games", "N", words::GAMES, language).value_parser(games))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self {
            tournament: options::tournament(matches),
            player: value(matches, "player"),
            title: value(matches, "title"),
            list: value(matches, "list"),
            exempt: matches.get_flag("exempt"),
            games: value(matches, "games").unwrap_or(GamesRule::Nine),
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let language = screen.language;
        let rated = RatedTournament::open(&self.tournament, language)?;
        let list =
            self.list.as_deref().map(|name| RatingListFile::open(name, Tempo::Standard, language)).transpose()?;
        let list = list.as_ref().map(|file| file.list(language)).transpose()?;
        rated.report_missing(list.as_ref(), self.list.as_deref(), language);
        if rated.rate().is_some_and(|rate| rate.tempo() != Some(Tempo::Standard)) {
            if screen.wants_json() {
                screen.json(&json!({ "norms": [] }))?;
            } else {
                screen.line(words::TOO_FAST.get(language))?;
            }
            return Ok(Exit::No);
        }
        let persons = rated.persons(list.as_ref(), period::PeriodSystem::Fide(Tempo::Standard));
        let only = self.player.map(|number| rated.player(number, language)).transpose()?;
        let file = rated.file();
        let tournament = &file.meaning.tournament;
        let field = EventFacts { tournament, persons: &persons };
        let format = match file.meaning.system {
            Some(System::RoundRobin(Cycles::Single)) => Format::RoundRobin,
            Some(System::RoundRobin(_)) => Format::DoubleRoundRobin,
            _ => Format::Swiss,
        };
        let host = file.document.text("032").filter(|host| !host.is_empty());
        let facts = field.norm_event(format, self.games, host, self.exempt);
        let mut found = Vec::new();
        let mut silent = true;
        for (at, player) in (0_u32..).zip(&tournament.players) {
            let ix = PlayerIx(at);
            if only.is_some_and(|only| only != ix) {
                continue;
            }
            for title in NormTitle::ALL.into_iter().filter(|title| self.title.is_none_or(|wanted| wanted == *title)) {
                if !field.may_seek(ix, title) {
                    continue;
                }
                if field.holds(ix, title) {
                    if only.is_some() && self.title.is_some() && !screen.wants_json() {
                        show_held(player, title, screen)?;
                        silent = false;
                    }
                    continue;
                }
                let Some(attempt) = self.examine(&field, &facts, ix, title) else { continue };
                silent = false;
                if screen.wants_json() {
                    found.push(attempt.as_json(player));
                } else {
                    attempt.show(player, only.is_some(), screen)?;
                }
            }
        }
        if screen.wants_json() {
            screen.json(&json!({ "norms": found }))?;
        } else if silent {
            screen.line(words::NONE.get(language))?;
        }
        Ok(Exit::Done)
    }
}

/// A player's attempt at a title.
struct NormAttempt {
    report: NormReport,
    /// The effect of each result of the last round.
    ways: Vec<WhatIf>,
    /// The opponents that would be needed in the last round.
    needed: Vec<Needed>,
}

impl NormsArgs {
    /// Examines a player's attempt at a title; without `--player` only achieved norms are returned.
    fn examine(
        &self,
        field: &EventFacts<'_>,
        facts: &norms::NormEvent,
        ix: PlayerIx,
        title: NormTitle,
    ) -> Option<NormAttempt> {
        let rounds = field.norm_rounds(ix);
        let federation = field.tournament.player(ix)?.federation.trim().to_uppercase();
        let report = norms::examine(title, &federation, facts, &rounds);
        if self.player.is_none() {
            return report.is_norm().then_some(NormAttempt { report, ways: Vec::new(), needed: Vec::new() });
        }
        // If the last round so far has been played and is not the event's last, its result is settled.
        let open = rounds.last().is_some_and(|last| last.way == NormDecision::Nothing);
        let is_last = open || rounds.len() as u32 >= facts.rounds;
        let ways = if is_last { norms::what_if(title, &federation, facts, &rounds) } else { Vec::new() };
        let needed = norms::needed(title, &federation, facts, &rounds);
        Some(NormAttempt { report, ways, needed })
    }
}

fn show_held(player: &Player, title: NormTitle, screen: &mut Screen) -> Result<(), CommandError> {
    let values: [(&str, &dyn std::fmt::Display); 3] =
        [("number", &player.number), ("name", &one_line(&player.name)), ("title", &title.code())];
    screen.line(&words::HELD.fill(screen.language, &values))
}

fn verdict(report: &NormReport, language: Language) -> &'static str {
    if report.is_norm() { words::NORM.get(language) } else { words::NO_NORM.get(language) }
}

fn performance(report: &NormReport) -> String {
    report.performance.map_or_else(|| "-".to_owned(), |p| p.rating.to_string())
}

impl NormAttempt {
    fn show(&self, player: &Player, in_full: bool, screen: &mut Screen) -> Result<(), CommandError> {
        let language = screen.language;
        let Self { report, ways, needed } = self;
        let who = format!("{} {}", player.number, one_line(&player.name));
        let heading = format!("{who}: {}, {}, {}", report.title.code(), verdict(report, language), performance(report));
        screen.line(&screen.strong(&heading))?;
        if !in_full {
            return Ok(());
        }
        for line in explain::norm(report, language) {
            screen.line(&format!("  {line}"))?;
        }
        for way in ways {
            let points = ["0", "½", "1"].get(way.half_points as usize).copied().unwrap_or("-");
            let values: [(&str, &dyn std::fmt::Display); 3] = [
                ("points", &points),
                ("performance", &performance(&way.report)),
                ("verdict", &verdict(&way.report, language)),
            ];
            screen.line(&format!("  {}", words::LAST.fill(language, &values)))?;
        }
        for one in needed {
            screen.line(&format!("  {}", explain::norm_needed(one, language)))?;
        }
        Ok(())
    }

    fn as_json(&self, player: &Player) -> Value {
        let Self { report, ways, needed } = self;
        let requirements: Vec<Value> = report
        .requirements
        .iter()
        .map(|one| json!({ "article": one.what.article(), "needed": one.needed, "found": one.found, "met": one.is_met() && report.performance.is_some(), "atMost": one.what.is_a_maximum() }))
        .collect();
        let last: Vec<Value> = ways
        .iter()
        .map(|way| {
            json!({ "halfPoints": way.half_points, "norm": way.report.is_norm(), "performance": way.report.performance.map(|p| p.rating) })
        })
        .collect();
        let needs: Vec<Value> =
            needed.iter().map(|one| json!({ "halfPoints": one.half_points, "opponent": one.rating })).collect();
        json!({
            "number": player.number, "name": one_line(&player.name), "title": report.title.code(), "norm": report.is_norm(),
            "performance": report.performance.map(|p| p.rating), "average": report.performance.map(|p| p.average),
            "requirements": requirements, "leftOutRounds": report.left_out, "countsAsGames": report.counts_as_games,
            "lastRound": last, "lastRoundNeeds": needs,
        })
    }
}
