//! `adoube rate`: rating changes of a tournament or of a period, the new list, two lists compared, plots.

mod lists;
mod period;
mod row;
mod tournament;
mod what_if;

use super::arguments::{argument, flag, number, one_of, option, subcommand, value, values};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::rated::RatedTournament;
use crate::screen::Screen;
use crate::words::rate;
use crate::{desk_event, rating_list, tournament_file};
use adoube_exchange::trf;
use adoube_laws::Date;
use adoube_rating::fce::EventKind;
use adoube_rating::fide::Tempo;
use adoube_rating::period::{ListFileFormat, PeriodSystem};
use adoube_words::Language;
use clap::{ArgMatches, Command};

/// The rules of `--system`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RulesChoice {
    Handbook,
    Fide,
}

/// Work on lists alone: `--diff` or `--plot`.
#[derive(Clone, Copy)]
enum ListWork {
    Diff,
    PlotDistribution,
    PlotHistory,
}

pub(super) struct RateArgs {
    files: Vec<String>,
    /// Ids of the desk's events.
    events: Vec<String>,
    database: String,
    rules: RulesChoice,
    list: Option<String>,
    kind: EventKind,
    tempo: Option<Tempo>,
    date: Option<Date>,
    /// The new list; `-` for standard output.
    out: Option<String>,
    form: ListFileFormat,
    again: bool,
    unfinished: bool,
    csv: bool,
    explain: Option<u64>,
    what_if: Option<u64>,
    lists: Option<ListWork>,
    /// The player of a plot, by the number on the lists.
    player: Option<u64>,
}

impl Subcommand for RateArgs {
    const NAME: &'static str = "rate";

    fn describe(language: Language) -> Command {
        let any = number::<u64>(1..=u64::from(u32::MAX), language);
        subcommand(
        Self::NAME,
        "adoube rate FILE… | --event ID… [--db DB] [--system fce|fide] [--list LIST] [--out NEW] [--again] [--unfinished] [--explain PLAYER]",
        "adoube rate open.trf --system fce --list july.csv --explain 12\n  \
         adoube rate games.csv --system fce --list july.csv --date 1990-01-01 --out january.csv\n  \
         adoube rate --db adoube.db --event open-2026 --system fce --list july.csv --date 2027-01-01 --out january.csv\n  \
         adoube rate --diff july.csv january.csv",
        rate::ABOUT,
        language,
    )
    .arg(argument("FILE", rate::FILES, language).required_unless_present("event").num_args(1..))
    .arg(options::events(language).conflicts_with_all(["diff", "plot"]))
    .arg(options::db(language))
    .arg(option("system", "SYSTEM", rate::SYSTEM, language).value_parser(one_of([("fce", RulesChoice::Handbook), ("fide", RulesChoice::Fide)])))
    .arg(options::list(language))
    .arg(option("kind", "KIND", rate::KIND, language).value_parser(one_of(EventKind::ALL.map(|kind| (kind.code(), kind)))))
    .arg(option("tempo", "TEMPO", rate::TEMPO, language).value_parser(one_of(Tempo::ALL.map(|tempo| (tempo.code(), tempo)))))
    .arg(options::date(language))
    .arg(option("out", "FILE", rate::OUT, language).requires("list"))
    .arg(option("form", "FORM", rate::FORM, language).value_parser(one_of([("csv", ListFileFormat::Csv), ("text", ListFileFormat::Text)])).requires("out"))
    .arg(flag("again", rate::AGAIN, language).requires("out"))
    .arg(flag("unfinished", rate::UNFINISHED, language).requires("out"))
    .arg(flag("csv", rate::CSV, language))
    .arg(option("explain", "PLAYER", rate::EXPLAIN, language).value_parser(any.clone()))
    .arg(
        option("what-if", "PLAYER", rate::WHAT_IF, language).value_parser(any.clone()).conflicts_with_all(["explain", "out"]),
    )
    .arg(flag("diff", rate::DIFF, language).conflicts_with_all(["list", "out", "plot", "explain", "what-if"]))
    .arg(
        option("plot", "PLOT", rate::PLOT, language)
            .value_parser(one_of([("distribution", ListWork::PlotDistribution), ("history", ListWork::PlotHistory)]))
            .conflicts_with_all(["list", "out", "explain", "what-if"]),
    )
    .arg(option("player", "PLAYER", rate::PLAYER, language).value_parser(any).requires("plot"))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self {
            files: values(matches, "FILE"),
            events: values(matches, "event"),
            database: options::database(matches),
            rules: value(matches, "system").unwrap_or(RulesChoice::Fide),
            list: value(matches, "list"),
            kind: value(matches, "kind").unwrap_or(EventKind::Open),
            tempo: value(matches, "tempo"),
            date: value(matches, "date"),
            out: value(matches, "out"),
            form: value(matches, "form").unwrap_or(ListFileFormat::Csv),
            again: matches.get_flag("again"),
            unfinished: matches.get_flag("unfinished"),
            csv: matches.get_flag("csv"),
            explain: value(matches, "explain"),
            what_if: value(matches, "what-if"),
            lists: if matches.get_flag("diff") { Some(ListWork::Diff) } else { value(matches, "plot") },
            player: value(matches, "player"),
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let language = screen.language;
        if let Some(work) = self.lists {
            return lists::run(work, &self, screen);
        }
        let mut inputs = Vec::new();
        for name in &self.files {
            inputs.push((name.as_str(), rating_list::bytes(name, language)?));
        }
        let mut events = desk_event::read_all(&self.database, &self.events, language)?;
        let is_period = inputs.iter().any(|(_, bytes)| period::is_games(bytes));
        if is_period || self.out.is_some() {
            return period::run(&inputs, &events, &self, screen);
        }
        match (inputs.as_slice(), events.pop()) {
            ([(name, bytes)], None) => {
                let file = tournament_file::parse_with_messages(name, &trf::decode(bytes), language)?;
                tournament::run(&RatedTournament::File(Box::new(file)), &self, screen)
            }
            ([], Some(event)) if events.is_empty() => {
                tournament::run(&RatedTournament::Desk(Box::new(event)), &self, screen)
            }
            _ => Err(CommandError::Input(rate::ONE_FILE.get(language).to_owned())),
        }
    }
}

impl RateArgs {
    /// Returns the rules; FIDE's with the type of play typed, else `tempo`.
    fn system(&self, tempo: Tempo) -> PeriodSystem {
        match self.rules {
            RulesChoice::Handbook => PeriodSystem::Fce,
            RulesChoice::Fide => PeriodSystem::Fide(self.tempo.unwrap_or(tempo)),
        }
    }
}
