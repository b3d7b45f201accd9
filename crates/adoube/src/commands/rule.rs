//! `adoube rule`: judges transcripts: what happened at a board goes in, what the Laws answer comes out.

use crate::cli::{argument, flag, subcommand};
use crate::failure::{Answer, Failure};
use crate::screen::Screen;
use adoube_game::{Content, Difference, Replay, Transcript};
use adoube_laws::{Language, Text};
use clap::parser::ValueSource;
use clap::{ArgAction, ArgMatches, Command};
use serde_json::json;
use std::fs::File;
use std::io::{self, Read, Write};

const ABOUT: Text = Text {
    ca: "Jutja transcripcions: què diu el reglament del que ha passat en un tauler",
    es: "Juzga transcripciones: qué dice el reglamento de lo ocurrido en un tablero",
    pt: "Julga transcrições: o que dizem as leis do que aconteceu num tabuleiro",
    eu: "Transkripzioak epaitu: zer dioen araudiak taula batean gertatutakoaz",
    en: "Judge transcripts: what the Laws say of what happened at a board",
};
const FILES: Text = Text {
    ca: "Les transcripcions; - és l'entrada estàndard",
    es: "Las transcripciones; - es la entrada estándar",
    pt: "As transcrições; - é a entrada padrão",
    eu: "Transkripzioak; - sarrera estandarra da",
    en: "The transcripts; - is standard input",
};
const CHECK: Text = Text {
    ca: "Compara les respostes amb les del fitxer",
    es: "Compara las respuestas con las del fichero",
    pt: "Compara as respostas com as do arquivo",
    eu: "Alderatu erantzunak fitxategikoekin",
    en: "Compare the answers with those in the file",
};
const UNREADABLE: Text = Text {
    ca: "{name}: no es pot llegir: {error}",
    es: "{name}: no se puede leer: {error}",
    pt: "{name}: não se pode ler: {error}",
    eu: "{name}: ezin da irakurri: {error}",
    en: "{name}: cannot be read: {error}",
};
const NOT_UTF8: Text = Text {
    ca: "{name}: línia {line}, columna {column}: s'han trobat bytes que no són UTF-8, s'esperava text",
    es: "{name}: línea {line}, columna {column}: se encontraron bytes que no son UTF-8, se esperaba texto",
    pt: "{name}: linha {line}, coluna {column}: encontraram-se bytes que não são UTF-8, esperava-se texto",
    eu: "{name}: {line}. lerroa, {column}. zutabea: UTF-8 ez diren byteak aurkitu dira, testua espero zen",
    en: "{name}: line {line}, column {column}: found bytes that are not UTF-8, expected text",
};
const TALLY: Text = Text {
    ca: "{passed} correctes, {failed} incorrectes",
    es: "{passed} correctas, {failed} incorrectas",
    pt: "{passed} corretas, {failed} incorretas",
    eu: "{passed} zuzen, {failed} oker",
    en: "{passed} passed, {failed} failed",
};

/// A transcript is at most a mebibyte; one byte more tells that it is larger.
const MAX_BYTES: u64 = (1 << 20) + 1;

pub(crate) fn describe(language: Language) -> Command {
    subcommand("rule", "adoube rule FILE… [--check] [--lang LANG]", "adoube rule --check game.game", ABOUT, language)
        .arg(argument("FILE", FILES, language).required(true).action(ArgAction::Append).num_args(1..))
        .arg(flag("check", CHECK, language))
}

pub(crate) fn run(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let names: Vec<&String> = matches.get_many("FILE").into_iter().flatten().collect();
    let check = matches.get_flag("check");
    // Explanations only for who asks for a language: without, the output is a transcript and no more.
    let explains = matches.value_source("lang") == Some(ValueSource::CommandLine);
    let (mut passed, mut failed) = (0usize, 0usize);
    let mut unreadable = None;
    for name in &names {
        let judged = judge(name, screen.language);
        let (transcript, replay) = match judged {
            Ok(judged) => judged,
            // The other files are judged all the same.
            Err(failure) if names.len() > 1 => {
                failed += 1;
                match (&unreadable, failure) {
                    (None, failure) => unreadable = Some(failure),
                    // If standard error is closed there is nobody left to tell.
                    (Some(_), Failure::Input(message)) => drop(writeln!(io::stderr(), "adoube: {message}")),
                    (Some(_), failure) => return Err(failure),
                }
                continue;
            }
            Err(failure) => return Err(failure),
        };
        if check {
            let differences = replay.differences(&transcript);
            if differences.is_empty() {
                passed += 1;
            } else {
                failed += 1;
            }
            differences.iter().try_for_each(|difference| show(name, difference, screen))?;
        } else if screen.wants_json() {
            print_json(name, &transcript, &replay, screen)?;
        } else {
            let language = screen.language;
            let text = replay.print(&transcript, |answer| explains.then(|| answer.explain(language)));
            screen.bytes(text.as_bytes())?;
        }
    }
    if check {
        if screen.wants_json() {
            screen.json(&json!({ "passed": passed, "failed": failed }))?;
        } else {
            let language = screen.language;
            screen.line(&TALLY.fill(language, &[("passed", &passed), ("failed", &failed)]))?;
        }
    }
    match unreadable {
        Some(failure) => Err(failure),
        None if failed > 0 => Ok(Answer::No),
        None => Ok(Answer::Yes),
    }
}

fn judge(name: &str, language: Language) -> Result<(Transcript, Replay), Failure> {
    let text = read(name, language)?;
    let fault = |error: adoube_game::TranscriptError| Failure::Input(format!("{name}: {}", error.sentence(language)));
    let transcript = Transcript::parse(&text).map_err(fault)?;
    let replay = transcript.replay().map_err(fault)?;
    Ok((transcript, replay))
}

fn read(name: &str, language: Language) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let outcome = match name {
        "-" => io::stdin().take(MAX_BYTES).read_to_end(&mut bytes),
        _ => File::open(name).and_then(|file| file.take(MAX_BYTES).read_to_end(&mut bytes)),
    };
    outcome.map_err(|error| Failure::Input(UNREADABLE.fill(language, &[("name", &name), ("error", &error)])))?;
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let before = String::from_utf8_lossy(error.as_bytes().get(..good).unwrap_or_default()).into_owned();
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().map_or(0, |last| last.chars().count()) + 1;
        Failure::Input(NOT_UTF8.fill(language, &[("name", &name), ("line", &line), ("column", &column)]))
    })
}

/// One difference as a diff: what the file expects and what the engine answers.
fn show(name: &str, difference: &Difference, screen: &mut Screen) -> Result<(), Failure> {
    let Difference { line, event, expected, found } = difference;
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

/// One JSON object for every answer.
fn print_json(name: &str, transcript: &Transcript, replay: &Replay, screen: &mut Screen) -> Result<(), Failure> {
    let events = transcript.lines.iter().enumerate().filter(|(_, line)| matches!(line.content, Content::Event(_)));
    for ((index, line), answers) in events.zip(&replay.answers) {
        for answer in answers {
            let text = answer.what.to_string();
            let (kind, details) = text.split_once(' ').unwrap_or((&text, ""));
            screen.json(&json!({
                "file": name,
                "line": index + 1,
                "event": line.text.trim(),
                "kind": kind,
                "details": details,
                "article": answer.article,
                "arbiter_only": answer.is_for_the_arbiter_only(),
                "explanation": answer.explain(screen.language),
            }))?;
        }
    }
    Ok(())
}
