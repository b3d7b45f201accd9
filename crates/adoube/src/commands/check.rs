//! `adoube check`: pairs every round of tournaments again, ranks the players again, and reports each difference.

use super::arguments::{subcommand, values};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::pairing_system::{self, TypedSystem, impossible};
use crate::progress;
use crate::screen::{self, Screen};
use crate::tournament_file::{self, TournamentFile};
use crate::words::check;
use adoube_exchange::trf;
use adoube_tournament::checker::{RoundCheck, RoundVerdict, check};
use adoube_tournament::dutch::Pair;
use adoube_tournament::rank_check::{RankFinding, check_ranks};
use adoube_tournament::tiebreaks::{EventFormat, TieBreak, TieBreakKind};
use adoube_tournament::{PlayerIx, System, Tournament};
use adoube_words::Language;
use clap::{ArgAction, ArgMatches, Command};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// The outcome for one file.
struct CheckedFile {
    tournament: Tournament,
    system: System,
    rounds: Vec<RoundCheck>,
    /// Players whose stated ranks do not follow from points and the announced tie-breaks.
    ranks: Vec<RankFinding>,
    /// Messages for standard error.
    warnings: Vec<String>,
}

#[derive(Default)]
struct CheckTotals {
    files: usize,
    rounds: usize,
    different: usize,
    standings: usize,
    unread: usize,
}

pub(super) struct CheckArgs {
    files: Vec<String>,
    system: TypedSystem,
    threads: usize,
}

impl Subcommand for CheckArgs {
    const NAME: &'static str = "check";

    fn describe(language: Language) -> Command {
        subcommand(
            Self::NAME,
            "adoube check FILE.trf… [--system SYSTEM] [--threads N] [--readings LIST] [--games N]",
            "adoube check open.trf --system dutch-2017",
            check::ABOUT,
            language,
        )
        .arg(options::tournament_file(language).action(ArgAction::Append).num_args(1..))
        .arg(options::system(language))
        .arg(options::readings(language))
        .arg(options::games(language))
        .arg(options::threads(language))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self {
            files: values(matches, "FILE"),
            system: options::typed_system(matches),
            threads: options::thread_count(matches),
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let language = screen.language;
        let asked = self.system.resolve(language)?.map(|(system, _)| system);
        let mut totals = CheckTotals::default();
        let many = self.files.len() > 1;
        in_order(
            &self.files,
            self.threads,
            |name| look(name, asked, &self.system, language),
            |name, outcome| match outcome {
                Ok(checked) => show(name, &checked, many, &mut totals, screen),
                Err(CommandError::Input(line)) if many => {
                    totals.unread += 1;
                    screen::message(&line);
                    Ok(())
                }
                Err(failure) => Err(failure),
            },
        )?;
        let CheckTotals { files, rounds, different, standings, unread } = totals;
        if screen.wants_json() {
            screen.json(&json!({
                "files": files, "rounds": rounds, "different": different, "standings": standings, "unread": unread,
            }))?;
        } else {
            screen.line(
                &check::TOTAL.fill(language, &[("files", &files), ("rounds", &rounds), ("different", &different)]),
            )?;
        }
        if unread > 0 {
            screen.flush()?;
            return Err(CommandError::Input(check::UNREAD.fill(language, &[("count", &unread)])));
        }
        if standings > 0 && !screen.wants_json() {
            screen.line(&check::STANDINGS.fill(language, &[("count", &standings)]))?;
        }
        Ok(if different + standings == 0 { Exit::Done } else { Exit::No })
    }
}

fn look(
    name: &str,
    asked: Option<System>,
    typed: &TypedSystem,
    language: Language,
) -> Result<CheckedFile, CommandError> {
    let (file, warning) = tournament_file::read(name, language)?;
    typed.suits(file.meaning.system, language)?;
    let (system, unknown) = file.system(asked, name, language);
    let mut warnings: Vec<String> = warning.into_iter().chain(unknown).collect();
    let t = &file.meaning.tournament;
    if let Some(reason) = t.rounds.and_then(|rounds| impossible(system, t.players.len(), rounds, language)) {
        warnings.push(format!("{name}: {reason}"));
    }
    let rounds = check(&file.meaning.to_pair(), system);
    let ranks = ranks(name, &file, system, &mut warnings, language);
    let tournament = file.meaning.to_pair().into_owned();
    Ok(CheckedFile { tournament, system, rounds, ranks, warnings })
}

/// Returns the stated ranks that are wrong. If a file announces no tie-breaks, only the points are known, so a
/// contradiction is a warning, not a verdict.
fn ranks(
    name: &str,
    file: &TournamentFile,
    system: System,
    warnings: &mut Vec<String>,
    language: Language,
) -> Vec<RankFinding> {
    let meaning = &file.meaning;
    let kind = match system {
        System::Knockout(_) => return Vec::new(),
        System::RoundRobin(_) => EventFormat::RoundRobin,
        System::Dutch(_) | System::Swiss1985(_) => EventFormat::Swiss,
    };
    if meaning.by_rank {
        return Vec::new();
    }
    let announced = meaning.tie_breaks.as_deref().and_then(|list| TieBreak::list(list).ok());
    // The codes of a team event rank teams, not players.
    if announced.iter().flatten().any(TieBreak::is_for_teams) || meaning.code.as_ref().is_some_and(trf::is_team_code) {
        return Vec::new();
    }
    let list: Vec<TieBreak> = announced.iter().flatten().copied().filter(|t| t.kind != TieBreakKind::Points).collect();
    let faults = check_ranks(&meaning.tournament, &meaning.ranks, kind, &list);
    if announced.is_none() {
        warnings.extend(faults.first().map(|f| format!("{name}: {}", f.sentence(&meaning.tournament, language))));
        return Vec::new();
    }
    faults
}

fn show(
    name: &str,
    checked: &CheckedFile,
    many: bool,
    totals: &mut CheckTotals,
    screen: &mut Screen,
) -> Result<(), CommandError> {
    for line in &checked.warnings {
        screen::message(line);
    }
    let different = checked.rounds.iter().filter(|round| round.verdict != RoundVerdict::Same).count();
    totals.files += 1;
    totals.rounds += checked.rounds.len();
    totals.different += different;
    totals.standings += usize::from(!checked.ranks.is_empty());
    let ranks: Vec<String> = checked.ranks.iter().map(|f| f.sentence(&checked.tournament, screen.language)).collect();
    if screen.wants_json() {
        let rounds: Vec<Value> =
            checked.rounds.iter().map(|round| as_json(&checked.tournament, round, screen.language)).collect();
        return screen.json(&json!({
            "file": name, "system": pairing_system::name_of(checked.system), "rounds": rounds, "different": different, "standing": ranks,
        }));
    }
    for round in &checked.rounds {
        let same = round.verdict == RoundVerdict::Same;
        if same && many {
            continue;
        }
        for line in round.lines(&checked.tournament, screen.language) {
            let line = if many { format!("{name}: {line}") } else { line };
            let line = if same { line } else { screen.warning(&line) };
            screen.line(&line)?;
        }
    }
    for line in ranks {
        let line = if many { format!("{name}: {line}") } else { line };
        screen.line(&screen.warning(&line))?;
    }
    Ok(())
}

fn as_json(t: &Tournament, round: &RoundCheck, language: Language) -> Value {
    let number = |ix: PlayerIx| t.player(ix).map_or(0, |p| p.number);
    let list = |pairs: &[Pair]| -> Vec<Value> {
        pairs.iter().map(|p| json!({ "white": number(p.white), "black": number(p.black) })).collect()
    };
    match &round.verdict {
        RoundVerdict::Same => json!({ "round": round.round, "verdict": "same" }),
        RoundVerdict::NoPairing(reason) => {
            json!({ "round": round.round, "verdict": "no-pairing", "reason": reason.sentence(language) })
        }
        RoundVerdict::Differs { expected, recorded, bye } => json!({
            "round": round.round,
            "verdict": "different",
            "expected": list(expected),
            "recorded": list(recorded),
            "bye": bye.map(|(ours, theirs)| json!({ "expected": ours.map(number), "recorded": theirs.map(number) })),
        }),
    }
}

/// Processes files on several threads and passes on the results in order, with a progress bar for more than one file.
/// If `give` fails, no further file is started.
fn in_order<T: Send>(
    names: &[String],
    threads: usize,
    work: impl Fn(&str) -> T + Sync,
    mut give: impl FnMut(&str, T) -> Result<(), CommandError>,
) -> Result<(), CommandError> {
    if let [name] = names {
        return give(name, work(name));
    }
    let bar = progress::bar(names.len() as u64);
    let next = AtomicUsize::new(0);
    let (sender, results) = mpsc::channel();
    let outcome = thread::scope(|scope| {
        for _ in 0..threads.min(names.len()) {
            let (sender, next, work) = (sender.clone(), &next, &work);
            scope.spawn(move || {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(name) = names.get(at) else { break };
                    if sender.send((at, work(name))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut due = names.iter().enumerate();
        let mut expected = due.next();
        for (at, result) in &results {
            waiting.insert(at, result);
            bar.inc(1);
            while let Some((number, name)) = expected
                && let Some(result) = waiting.remove(&number)
            {
                if let Err(failure) = give(name, result) {
                    next.store(names.len(), Ordering::Relaxed);
                    return Err(failure);
                }
                expected = due.next();
            }
        }
        Ok(())
    });
    bar.finish_and_clear();
    outcome
}
