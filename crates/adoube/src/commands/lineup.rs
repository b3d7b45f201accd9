//! `adoube lineup`: checks a team's line-up against the club's stamped list (the handbook, Teams 7 and Foreigners 8).

use crate::cli::{argument, subcommand};
use crate::failure::{Answer, Failure};
use crate::input::unreadable;
use crate::screen::Screen;
use adoube_federation::names::Numbers;
use adoube_federation::sheetfile::{MAX_BYTES, SheetFile};
use adoube_laws::{Language, Text};
use clap::{ArgMatches, Command};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{self, Read};

const ABOUT: Text = Text {
    ca: "Comprova una alineació amb la llista d'ordre de força del club",
    es: "Comprueba una alineación con la lista de orden de fuerza del club",
    pt: "Verifica uma escalação com a lista de ordem de força do clube",
    eu: "Egiaztatu lerrokatze bat klubaren indar-ordenako zerrendarekin",
    en: "Check a team line-up against the club's list",
};
const FILE: Text = Text {
    ca: "El fitxer amb les línies list, foreign, teams, team, round, used, line-up i copa; - llegeix l'entrada",
    es: "El archivo con las líneas list, foreign, teams, team, round, used, line-up y copa; - lee la entrada",
    pt: "O arquivo com as linhas list, foreign, teams, team, round, used, line-up e copa; - lê a entrada",
    eu: "list, foreign, teams, team, round, used, line-up eta copa lerroak dituen fitxategia; - sarrera irakurtzeko",
    en: "The file with lines list, foreign, teams, team, round, used, line-up and copa; - reads standard input",
};
const LEGAL: Text = Text {
    ca: "alineació correcta de l'equip {team}",
    es: "alineación correcta del equipo {team}",
    pt: "escalação correta da equipe {team}",
    eu: "{team} taldearen lerrokatze zuzena",
    en: "legal line-up of team {team}",
};

pub(crate) fn describe(language: Language) -> Command {
    subcommand("lineup", "adoube lineup FILE", "adoube lineup sheet.txt", ABOUT, language)
        .arg(argument("FILE", FILE, language).required(true))
}

pub(crate) fn run(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let language = screen.language;
    let name = matches.get_one::<String>("FILE").map_or("-", String::as_str);
    let text = read(name, language)?;
    let file =
        SheetFile::parse(&text).map_err(|error| Failure::Input(format!("{name}: {}", error.sentence(language))))?;
    let findings = file.check();
    if screen.wants_json() {
        let found: Vec<Value> = findings
            .iter()
            .map(|f| json!({ "code": f.code(), "provision": f.cites().number(), "text": f.text(language, &Numbers) }))
            .collect();
        screen.json(&json!({ "team": file.team(), "legal": findings.is_empty(), "findings": found }))?;
    } else if findings.is_empty() {
        screen.line(&LEGAL.fill(language, &[("team", &file.team())]))?;
    } else {
        for finding in &findings {
            let line = format!("{}: {}", screen.warning(finding.code()), finding.text(language, &Numbers));
            screen.line(&line)?;
        }
    }
    Ok(if findings.is_empty() { Answer::Yes } else { Answer::No })
}

/// The file as text, a byte more than allowed at most: the parser then says that it is too long.
fn read(name: &str, language: Language) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let most = MAX_BYTES as u64 + 1;
    let read = if name == "-" {
        io::stdin().take(most).read_to_end(&mut bytes)
    } else {
        File::open(name).and_then(|file| file.take(most).read_to_end(&mut bytes))
    };
    read.map_err(|error| unreadable(name, &error, language))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
