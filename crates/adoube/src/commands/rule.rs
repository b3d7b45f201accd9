//! `adoube rule`: judges transcripts: takes the events of a game and prints the answers of the Laws.

use super::Subcommand;
use super::arguments::{argument, flag, subcommand, values};
use crate::exit::{CommandError, Exit};
use crate::input::unreadable;
use crate::screen::{self, Screen};
use crate::words::rule;
use adoube_game::{Answer, AnswerDifference, Content, Ground, Transcript, TranscriptReplay};
use adoube_laws::{Article, Edition};
use adoube_words::Language;
use clap::parser::ValueSource;
use clap::{ArgAction, ArgMatches, Command};
use serde_json::json;
use std::fs::File;
use std::io::{self, Read};

/// Maximum size of a transcript, a mebibyte, and one byte more to detect larger ones.
const MAX_BYTES: u64 = (1 << 20) + 1;

pub(super) struct RuleArgs {
    files: Vec<String>,
    /// Whether to compare the answers with those in the file.
    check: bool,
    /// Whether `--explain` or `--lang` was typed. Without them the output is a transcript and nothing else.
    explains: bool,
}

/// The number of files judged as expected, and of the others.
#[derive(Default)]
struct RuleTotals {
    passed: usize,
    failed: usize,
}

impl Subcommand for RuleArgs {
    const NAME: &'static str = "rule";

    fn describe(language: Language) -> Command {
        subcommand(
            Self::NAME,
            "adoube rule FILE… [--check] [--explain] [--lang LANG]",
            "adoube rule --check game.game",
            rule::ABOUT,
            language,
        )
        .arg(argument("FILE", rule::FILES, language).required(true).action(ArgAction::Append).num_args(1..))
        .arg(flag("check", rule::CHECK, language))
        .arg(flag("explain", rule::EXPLAIN, language))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self {
            files: values(matches, "FILE"),
            check: matches.get_flag("check"),
            explains: matches.get_flag("explain") || matches.value_source("lang") == Some(ValueSource::CommandLine),
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let language = screen.language;
        let mut totals = RuleTotals::default();
        let mut unreadable = None;
        for name in &self.files {
            match judge(name, language) {
                Ok((transcript, replay)) => self.show(name, &transcript, &replay, &mut totals, screen)?,
                // The other files are still judged; the first error is reported at the end.
                Err(CommandError::Input(message)) if self.files.len() > 1 => {
                    totals.failed += 1;
                    if unreadable.is_none() {
                        unreadable = Some(message);
                    } else {
                        screen::message(&message);
                    }
                }
                Err(error) => return Err(error),
            }
        }
        let RuleTotals { passed, failed } = totals;
        if self.check && screen.wants_json() {
            screen.json(&json!({ "passed": passed, "failed": failed }))?;
        } else if self.check {
            screen.line(&rule::TALLY.fill(language, &[("passed", &passed), ("failed", &failed)]))?;
        }
        match unreadable {
            Some(message) => Err(CommandError::Input(message)),
            None if failed > 0 => Ok(Exit::No),
            None => Ok(Exit::Done),
        }
    }
}

impl RuleArgs {
    /// Writes the answers to one transcript, or their differences from those in the file.
    fn show(
        &self,
        name: &str,
        transcript: &Transcript,
        replay: &TranscriptReplay,
        totals: &mut RuleTotals,
        screen: &mut Screen,
    ) -> Result<(), CommandError> {
        if self.check {
            let differences = replay.differences(transcript);
            if differences.is_empty() {
                totals.passed += 1;
            } else {
                totals.failed += 1;
            }
            return differences.iter().try_for_each(|difference| show_difference(name, difference, screen));
        }
        if screen.wants_json() {
            return print_json(name, transcript, replay, screen);
        }
        let language = screen.language;
        let edition = transcript.header.edition;
        let explained = |answer: &Answer, grounds: &[Ground]| {
            let told = answer.explain_with(grounds, language);
            title(answer, edition, language).map_or(told.clone(), |title| format!("{title}: {told}"))
        };
        let text = replay.print(transcript, |answer, grounds| self.explains.then(|| explained(answer, grounds)));
        screen.bytes(text.as_bytes())
    }
}

/// Returns the title of the article that an answer cites.
fn title(answer: &Answer, edition: Edition, language: Language) -> Option<&'static str> {
    let article = Article::with_number(edition, answer.article).into_iter().next()?;
    article.provision().map(|provision| provision.title(edition).get(language))
}

fn judge(name: &str, language: Language) -> Result<(Transcript, TranscriptReplay), CommandError> {
    let text = read(name, language)?;
    let fault =
        |error: adoube_game::TranscriptError| CommandError::Input(format!("{name}: {}", error.sentence(language)));
    let transcript = Transcript::parse(&text).map_err(fault)?;
    let replay = transcript.replay_with_grounds().map_err(fault)?;
    Ok((transcript, replay))
}

fn read(name: &str, language: Language) -> Result<String, CommandError> {
    let mut bytes = Vec::new();
    let outcome = match name {
        "-" => io::stdin().take(MAX_BYTES).read_to_end(&mut bytes),
        _ => File::open(name).and_then(|file| file.take(MAX_BYTES).read_to_end(&mut bytes)),
    };
    outcome.map_err(|error| unreadable(name, &error, language))?;
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let before = String::from_utf8_lossy(error.as_bytes().get(..good).unwrap_or_default()).into_owned();
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().map_or(0, |last| last.chars().count()) + 1;
        CommandError::Input(rule::NOT_UTF8.fill(language, &[("name", &name), ("line", &line), ("column", &column)]))
    })
}

/// Prints one difference as a diff: the answers in the file, and those of the Laws.
fn show_difference(name: &str, difference: &AnswerDifference, screen: &mut Screen) -> Result<(), CommandError> {
    let AnswerDifference { line, event, expected, found } = difference;
    if screen.wants_json() {
        return screen
            .json(&json!({ "file": name, "line": line, "event": event, "expected": expected, "found": found }));
    }
    screen.line(&format!("{name}:{line}: {event}"))?;
    let common = expected.iter().zip(found).take_while(|(a, b)| a == b).count();
    let same = |text: &str| format!("  => {text}");
    expected.iter().take(common).try_for_each(|text| screen.line(&same(text)))?;
    for text in expected.iter().skip(common) {
        screen.line(&screen.warning(&format!("- => {text}")))?;
    }
    for text in found.iter().skip(common) {
        screen.line(&screen.strong(&format!("+ => {text}")))?;
    }
    Ok(())
}

/// Prints one JSON object per answer.
fn print_json(
    name: &str,
    transcript: &Transcript,
    replay: &TranscriptReplay,
    screen: &mut Screen,
) -> Result<(), CommandError> {
    let events = transcript.lines.iter().enumerate().filter(|(_, line)| matches!(line.content, Content::Event(_)));
    for (event, ((index, line), answers)) in events.zip(&replay.answers).enumerate() {
        for (place, answer) in answers.iter().enumerate() {
            let rests_on: Vec<_> = replay
                .grounds_of(event, place)
                .iter()
                .map(|ground| json!({ "at": ground.at.map(|at| at.to_string()), "text": ground.tell(screen.language) }))
                .collect();
            let text = answer.what.to_string();
            let (kind, details) = text.split_once(' ').unwrap_or((&text, ""));
            screen.json(&json!({
                "file": name,
                "line": index + 1,
                "event": line.text.trim(),
                "kind": kind,
                "details": details,
                "article": answer.number(),
                "arbiter_only": answer.is_for_the_arbiter_only(),
                "title": title(answer, transcript.header.edition, screen.language),
                "explanation": answer.explain(screen.language),
                "rests_on": rests_on,
            }))?;
        }
    }
    Ok(())
}
