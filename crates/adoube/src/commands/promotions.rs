//! `adoube promotions`: promotions to a higher category, and norms of Mestre Català.

use super::arguments::{flag, number, option, subcommand, value};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::rated::{RatedTournament, TournamentChoice};
use crate::rating_list::RatingListFile;
use crate::screen::{self, Screen, one_line};
use crate::words::promotions;
use adoube_exchange::trf;
use adoube_rating::event::EventFacts;
use adoube_rating::explain;
use adoube_rating::fide::Tempo;
use adoube_rating::master::{PercentageNorm, ThresholdReading};
use adoube_rating::period::PeriodSystem;
use adoube_rating::promotion::PromotionAttempt;
use adoube_tournament::{Player, PlayerIx};
use adoube_words::Language;
use clap::{ArgMatches, Command};
use serde_json::{Value, json};

pub(super) struct PromotionsArgs {
    tournament: TournamentChoice,
    list: Option<String>,
    /// The starting rank of the only player to examine.
    player: Option<u64>,
    all: bool,
    reading: ThresholdReading,
}

impl Subcommand for PromotionsArgs {
    const NAME: &'static str = "promotions";

    fn describe(language: Language) -> Command {
        subcommand(
            Self::NAME,
            "adoube promotions FILE.trf --list LIST | --event ID [--db DB] [--list LIST] [--player N] [--all]",
            "adoube promotions open.trf --list july.csv\n  adoube promotions --db adoube.db --event open-2026",
            promotions::ABOUT,
            language,
        )
        .arg(options::tournament_file(language).required(false).required_unless_present("event"))
        .arg(options::event(language).conflicts_with("FILE"))
        .arg(options::db(language))
        .arg(options::list(language))
        .arg(
            option("player", "N", promotions::PLAYER, language)
                .value_parser(number::<u64>(1..=u64::from(trf::MAX_NUMBER), language)),
        )
        .arg(flag("all", promotions::ALL, language))
        .arg(flag("reach", promotions::REACH, language))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self {
            tournament: options::tournament(matches),
            list: value(matches, "list"),
            player: value(matches, "player"),
            all: matches.get_flag("all"),
            reading: if matches.get_flag("reach") { ThresholdReading::Reach } else { ThresholdReading::Exceed },
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let language = screen.language;
        let rated = RatedTournament::open(&self.tournament, language)?;
        let list =
            self.list.as_deref().map(|name| RatingListFile::open(name, Tempo::Standard, language)).transpose()?;
        let list = list.as_ref().map(|file| file.list(language)).transpose()?;
        // Entries of the desk have categories; a file has none.
        if list.is_none() && self.tournament.file.is_some() {
            screen::message(promotions::NO_CATEGORIES.get(language));
        }
        rated.report_missing(list.as_ref(), self.list.as_deref(), language);
        let persons = rated.persons(list.as_ref(), PeriodSystem::Fce);
        let tournament = &rated.file().meaning.tournament;
        let field = EventFacts { tournament, persons: &persons };
        let only = self.player.map(|number| rated.player(number, language)).transpose()?;
        let mut found: Vec<Value> = Vec::new();
        let mut shown = false;
        for (at, player) in (0_u32..).zip(&tournament.players) {
            if only.is_some_and(|only| only != PlayerIx(at)) {
                continue;
            }
            let examined = self.examine(&field, PlayerIx(at), language);
            if examined.lines.is_empty() {
                continue;
            }
            shown = true;
            if screen.wants_json() {
                found.push(examined.as_json(player));
            } else {
                examined.show(player, screen)?;
            }
        }
        if screen.wants_json() {
            screen.json(&json!({ "players": found }))?;
        } else if !shown {
            screen.line(promotions::NONE.get(language))?;
        }
        Ok(Exit::Done)
    }
}

/// A player's promotion and norm, and the lines that explain them.
struct ExaminedPlayer {
    promotion: Option<PromotionAttempt>,
    master: Option<(PercentageNorm, bool)>,
    lines: Vec<String>,
}

impl PromotionsArgs {
    /// Examines a player; failed attempts are explained only on request.
    fn examine(&self, field: &EventFacts<'_>, ix: PlayerIx, language: Language) -> ExaminedPlayer {
        let all = self.all || self.player.is_some();
        let mut lines = Vec::new();
        let promotion = field.promotion(ix).map(|(attempt, _)| attempt);
        if let Some(attempt) = promotion.filter(|attempt| all || attempt.is_earned()) {
            lines.push(explain::promotion(&attempt, language));
        }
        let master = field.master(ix, self.reading);
        if let Some((norm, granted)) = master.filter(|(_, granted)| all || *granted) {
            lines.extend(explain::master(&norm, granted, language));
        }
        ExaminedPlayer { promotion, master, lines }
    }
}

impl ExaminedPlayer {
    fn as_json(&self, player: &Player) -> Value {
        json!({
            "number": player.number, "name": one_line(&player.name),
            "promotion": self.promotion.map(|attempt| json!({
                "to": attempt.step.to().code(), "earned": attempt.is_earned(), "rounds": attempt.rounds,
                "halfPoints": attempt.half_points, "neededHalfPoints": attempt.needed,
                "average": attempt.average.to_string(), "seconds": attempt.seconds,
            })),
            "masterNorm": self.master.map(|(norm, granted)| json!({
                "granted": granted, "games": norm.games, "halfPoints": norm.half_points, "average": norm.average.to_string(),
                "neededPercent": norm.needed.to_string(), "scoredPercent": norm.scored.to_string(),
            })),
            "lines": self.lines,
        })
    }

    fn show(&self, player: &Player, screen: &mut Screen) -> Result<(), CommandError> {
        screen.line(&screen.strong(&format!("{} {}", player.number, one_line(&player.name))))?;
        self.lines.iter().try_for_each(|line| screen.line(&format!("  {line}")))
    }
}
