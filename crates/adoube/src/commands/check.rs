//! `adoube check`: pairs every round of tournaments again and reports each difference.

use crate::cli::subcommand;
use crate::event::{self, Event};
use crate::failure::{Answer, Failure};
use crate::screen::Screen;
use crate::{options, progress};
use adoube_exchange::trf;
use adoube_laws::{Language, Text};
use adoube_tournament::acts::System;
use adoube_tournament::checker::{RoundCheck, Verdict, check};
use adoube_tournament::dutch::Pair;
use adoube_tournament::rank_check::{RankFault, check_ranks};
use adoube_tournament::tiebreaks::{EventKind, Kind, TieBreak};
use adoube_tournament::{PlayerIx, Tournament};
use clap::{ArgAction, ArgMatches, Command};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

const ABOUT: Text = Text {
    ca: "Torna a aparellar totes les rondes d'un torneig i en diu les diferències",
    es: "Vuelve a emparejar todas las rondas de un torneo y dice las diferencias",
    pt: "Emparceira de novo todas as rodadas de um torneio e diz as diferenças",
    eu: "Parekatu berriro txapelketa baten jardunaldi guztiak eta esan desberdintasunak",
    en: "Pair every round of a tournament again and report each difference",
};
const TOTAL: Text = Text {
    ca: "fitxers: {files}; rondes: {rounds}; diferents: {different}",
    es: "archivos: {files}; rondas: {rounds}; diferentes: {different}",
    pt: "arquivos: {files}; rodadas: {rounds}; diferentes: {different}",
    eu: "fitxategiak: {files}; jardunaldiak: {rounds}; desberdinak: {different}",
    en: "files: {files}; rounds: {rounds}; different: {different}",
};
const STANDINGS: Text = Text {
    ca: "{count} classificacions no segueixen els desempats anunciats",
    es: "{count} clasificaciones no siguen los desempates anunciados",
    pt: "{count} classificações não seguem os desempates anunciados",
    eu: "{count} sailkapenek ez dituzte iragarritako irizpideak betetzen",
    en: "{count} standings do not follow the tie-breaks announced",
};
const UNREAD: Text = Text {
    ca: "{count} fitxers no s'han pogut llegir",
    es: "{count} archivos no se pudieron leer",
    pt: "{count} arquivos não puderam ser lidos",
    eu: "{count} fitxategi ezin izan dira irakurri",
    en: "{count} files could not be read",
};

/// A file checked.
struct Checked {
    tournament: Tournament,
    system: System,
    rounds: Vec<RoundCheck>,
    /// Players whose stated ranks do not follow from points and the tie-breaks announced.
    ranks: Vec<RankFault>,
    /// Words for standard error.
    odd: Vec<String>,
}

#[derive(Default)]
struct Totals {
    files: usize,
    rounds: usize,
    different: usize,
    standings: usize,
    unread: usize,
}

pub(crate) fn describe(language: Language) -> Command {
    subcommand(
        "check",
        "adoube check FILE.trf… [--system SYSTEM] [--threads N] [--readings LIST] [--games N]",
        "adoube check open.trf --system dutch-2017",
        ABOUT,
        language,
    )
    .arg(event::file(language).action(ArgAction::Append).num_args(1..))
    .arg(event::system(language))
    .arg(event::readings(language))
    .arg(event::games(language))
    .arg(options::threads(language))
}

pub(crate) fn run(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let names: Vec<&str> = matches.get_many::<String>("FILE").into_iter().flatten().map(String::as_str).collect();
    let language = screen.language;
    let asked = event::asked_system(matches, language)?.map(|(system, _)| system);
    let mut totals = Totals::default();
    let many = names.len() > 1;
    in_order(
        &names,
        options::thread_count(matches),
        |name| look(name, asked, matches, language),
        |name, outcome| match outcome {
            Ok(checked) => show(name, &checked, many, &mut totals, screen),
            Err(Failure::Input(line)) if many => {
                totals.unread += 1;
                event::tell(&line);
                Ok(())
            }
            Err(failure) => Err(failure),
        },
    )?;
    let Totals { files, rounds, different, standings, unread } = totals;
    if screen.wants_json() {
        screen.json(&json!({
            "files": files, "rounds": rounds, "different": different, "standings": standings, "unread": unread,
        }))?;
    } else {
        screen.line(&TOTAL.fill(language, &[("files", &files), ("rounds", &rounds), ("different", &different)]))?;
    }
    if unread > 0 {
        screen.flush()?;
        return Err(Failure::Input(UNREAD.fill(language, &[("count", &unread)])));
    }
    if standings > 0 && !screen.wants_json() {
        screen.line(&STANDINGS.fill(language, &[("count", &standings)]))?;
    }
    Ok(if different + standings == 0 { Answer::Yes } else { Answer::No })
}

fn look(name: &str, asked: Option<System>, matches: &ArgMatches, language: Language) -> Result<Checked, Failure> {
    let (event, warnings) = event::read(name, language)?;
    event.suits(matches, language)?;
    let (system, unknown) = event.system(asked, name, language);
    let mut odd: Vec<String> = warnings.into_iter().chain(unknown).collect();
    let t = &event.meaning.tournament;
    if let Some(reason) = t.rounds.and_then(|rounds| event::impossible(system, t.players.len(), rounds, language)) {
        odd.push(format!("{name}: {reason}"));
    }
    let rounds = check(&event.meaning.to_pair(), system);
    let ranks = ranks(name, &event, system, &mut odd, language);
    let tournament = event.meaning.to_pair().into_owned();
    Ok(Checked { tournament, system, rounds, ranks, odd })
}

/// The stated ranks that are wrong. A file that announces its tie-breaks says how it ranks; of another only the points
/// are known, and what contradicts them is a word, not a verdict.
fn ranks(name: &str, event: &Event, system: System, odd: &mut Vec<String>, language: Language) -> Vec<RankFault> {
    let meaning = &event.meaning;
    let kind = match system {
        System::Knockout(_) => return Vec::new(),
        System::RoundRobin(_) => EventKind::RoundRobin,
        System::Dutch(_) | System::Swiss1985(_) => EventKind::Swiss,
    };
    if meaning.by_rank {
        return Vec::new();
    }
    let announced = meaning.tie_breaks.as_deref().and_then(|list| TieBreak::list(list).ok());
    // The codes of a team event rank teams, not players.
    if announced.iter().flatten().any(TieBreak::is_for_teams) || meaning.code.as_ref().is_some_and(trf::is_team_code) {
        return Vec::new();
    }
    let list: Vec<TieBreak> = announced.iter().flatten().copied().filter(|t| t.kind != Kind::Points).collect();
    let faults = check_ranks(&meaning.tournament, &meaning.ranks, kind, &list);
    if announced.is_none() {
        odd.extend(faults.first().map(|f| format!("{name}: {}", f.sentence(&meaning.tournament, language))));
        return Vec::new();
    }
    faults
}

fn show(name: &str, checked: &Checked, many: bool, totals: &mut Totals, screen: &mut Screen) -> Result<(), Failure> {
    for line in &checked.odd {
        event::tell(line);
    }
    let different = checked.rounds.iter().filter(|round| round.verdict != Verdict::Same).count();
    totals.files += 1;
    totals.rounds += checked.rounds.len();
    totals.different += different;
    totals.standings += usize::from(!checked.ranks.is_empty());
    let ranks: Vec<String> = checked.ranks.iter().map(|f| f.sentence(&checked.tournament, screen.language)).collect();
    if screen.wants_json() {
        let rounds: Vec<Value> =
            checked.rounds.iter().map(|round| as_json(&checked.tournament, round, screen.language)).collect();
        return screen.json(&json!({
            "file": name, "system": event::system_name(checked.system), "rounds": rounds, "different": different, "standing": ranks,
        }));
    }
    for round in &checked.rounds {
        let same = round.verdict == Verdict::Same;
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
        Verdict::Same => json!({ "round": round.round, "verdict": "same" }),
        Verdict::NoPairing(reason) => {
            json!({ "round": round.round, "verdict": "no-pairing", "reason": reason.sentence(language) })
        }
        Verdict::Differs { expected, recorded, bye } => json!({
            "round": round.round,
            "verdict": "different",
            "expected": list(expected),
            "recorded": list(recorded),
            "bye": bye.map(|(ours, theirs)| json!({ "expected": ours.map(number), "recorded": theirs.map(number) })),
        }),
    }
}

/// Works on the names by several threads and gives the results in their order, with a bar for many. If `give` fails,
/// what is not yet begun is left.
fn in_order<T: Send>(
    names: &[&str],
    threads: usize,
    work: impl Fn(&str) -> T + Sync,
    mut give: impl FnMut(&str, T) -> Result<(), Failure>,
) -> Result<(), Failure> {
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
