//! `adoube rate`: rating changes of a tournament or of a period, the new list, two lists compared, plots.

mod lists;
mod period;
mod tournament;
mod what_if;

use super::arguments::{argument, flag, number, one_of, option, subcommand, value, values};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::rated::RatedTournament;
use crate::screen::Screen;
use crate::{desk_event, rating_list, tournament_file};
use adoube_exchange::trf;
use adoube_laws::{Date, Language, Text};
use adoube_rating::fce::EventKind;
use adoube_rating::fide::Tempo;
use adoube_rating::period::{Form, System};
use clap::{ArgMatches, Command};

const ABOUT: Text = Text {
    ca: "Calcula puntuacions: els canvis d'un torneig o d'un període, amb cada pas explicat",
    es: "Calcula puntuaciones: los cambios de un torneo o de un período, con cada paso explicado",
    pt: "Calcula ratings: as variações de um torneio ou de um período, com cada passo explicado",
    eu: "Kalkulatu puntuazioak: txapelketa edo aldi bateko aldaketak, urrats bakoitza azalduta",
    en: "Compute ratings: the changes of a tournament or a period, every step explained",
};
const FILES: Text = Text {
    ca: "Torneigs (TRF) o partides d'un període (CSV: event,white,black,result i si es vol kind,date,rounds); amb --diff o --plot, llistes",
    es: "Torneos (TRF) o partidas de un período (CSV: event,white,black,result y si se quiere kind,date,rounds); con --diff o --plot, listas",
    pt: "Torneios (TRF) ou partidas de um período (CSV: event,white,black,result e, se quiser, kind,date,rounds); com --diff ou --plot, listas",
    eu: "Txapelketak (TRF) edo aldi bateko partidak (CSV: event,white,black,result eta nahi bada kind,date,rounds); --diff edo --plot erabiliz, zerrendak",
    en: "Tournaments (TRF) or the games of a period (CSV: event,white,black,result, and kind,date,rounds if wanted); with --diff or --plot, lists",
};
const SYSTEM: Text = Text {
    ca: "Les regles: fce (federació) o fide [per defecte, fide]",
    es: "Las reglas: fce (federación) o fide [por defecto, fide]",
    pt: "As regras: fce (federação) ou fide [padrão: fide]",
    eu: "Arauak: fce (federazioa) edo fide [lehenetsia: fide]",
    en: "The rules: fce (the federation's) or fide [default: fide]",
};
const KIND: Text = Text {
    ca: "El tipus de torneig per a fce: open, team, barcelona, closed, closed-fide o individual [per defecte, open]",
    es: "El tipo de torneo para fce: open, team, barcelona, closed, closed-fide o individual [por defecto, open]",
    pt: "O tipo de torneio para fce: open, team, barcelona, closed, closed-fide ou individual [padrão: open]",
    eu: "Txapelketa mota fce-rako: open, team, barcelona, closed, closed-fide edo individual [lehenetsia: open]",
    en: "The kind of event for fce: open, team, barcelona, closed, closed-fide or individual [default: open]",
};
const TEMPO: Text = Text {
    ca: "El ritme per a fide: standard, rapid o blitz [per defecte, el del fitxer; si no, standard]",
    es: "El ritmo para fide: standard, rapid o blitz [por defecto, el del archivo; si no, standard]",
    pt: "O ritmo para fide: standard, rapid ou blitz [padrão: o do arquivo; senão, standard]",
    eu: "Erritmoa fide-rako: standard, rapid edo blitz [lehenetsia: fitxategikoa; bestela standard]",
    en: "The tempo for fide: standard, rapid or blitz [default: the file's, else standard]",
};
const OUT: Text = Text {
    ca: "Escriu la llista nova en aquest fitxer, sencera o gens; - és la sortida estàndard (cal --list)",
    es: "Escribe la lista nueva en este archivo, entera o nada; - es la salida estándar (hace falta --list)",
    pt: "Escreve a lista nova neste arquivo, inteira ou nada; - é a saída padrão (precisa de --list)",
    eu: "Idatzi zerrenda berria fitxategi honetan, osorik edo ezer ez; - irteera estandarra da (--list behar da)",
    en: "Write the new list to this file, whole or not at all; - is standard output (needs --list)",
};
const FORM: Text = Text {
    ca: "La forma de la llista nova: csv o text [per defecte, csv]",
    es: "La forma de la lista nueva: csv o text [por defecto, csv]",
    pt: "A forma da lista nova: csv ou text [padrão: csv]",
    eu: "Zerrenda berriaren forma: csv edo text [lehenetsia: csv]",
    en: "The form of the new list: csv or text [default: csv]",
};
const CSV: Text = Text {
    ca: "Escriu els canvis en CSV",
    es: "Escribe los cambios en CSV",
    pt: "Escreve as variações em CSV",
    eu: "Idatzi aldaketak CSVan",
    en: "Write the changes as CSV",
};
const EXPLAIN: Text = Text {
    ca: "Explica cada nombre d'un jugador: número del torneig, o de la llista en un període",
    es: "Explica cada número de un jugador: número del torneo, o de la lista en un período",
    pt: "Explica cada número de um jogador: número do torneio, ou da lista num período",
    eu: "Azaldu jokalari baten zenbaki bakoitza: txapelketako zenbakia, edo zerrendakoa aldi batean",
    en: "Explain every number of a player: number in the tournament, or on the list for a period",
};
const WHAT_IF: Text = Text {
    ca: "Què canviaria cada resultat a l'última ronda d'aquest jugador del torneig; abans d'aparellar-la, contra un contrincant de la mitjana",
    es: "Qué cambiaría cada resultado en la última ronda de este jugador del torneo; antes de emparejarla, contra un contrincante de la media",
    pt: "O que mudaria cada resultado na última rodada deste jogador do torneio; antes do emparceiramento, contra um adversário da média",
    eu: "Zer aldatuko lukeen emaitza bakoitzak txapelketako jokalari honen azken jardunaldian; parekatu aurretik, batezbesteko aurkari baten aurka",
    en: "What each result would change in the last round of this player of the tournament; before it is paired, against an average opponent",
};
const DIFF: Text = Text {
    ca: "Compara dues llistes: la vella i la nova",
    es: "Compara dos listas: la vieja y la nueva",
    pt: "Compara duas listas: a velha e a nova",
    eu: "Konparatu bi zerrenda: zaharra eta berria",
    en: "Compare two lists: the older and the newer one",
};
const AGAIN: Text = Text {
    ca: "Torna a puntuar un torneig que ja s'ha puntuat o que s'ha donat dues vegades",
    es: "Vuelve a puntuar un torneo que ya se ha puntuado o que se ha dado dos veces",
    pt: "Calcula de novo um torneio que já foi calculado ou que foi dado duas vezes",
    eu: "Kalkulatu berriro dagoeneko kalkulatu den edo bi aldiz eman den txapelketa bat",
    en: "Rate an event again that was rated already or is given twice",
};
const UNFINISHED: Text = Text {
    ca: "Puntua també un torneig que encara es juga",
    es: "Puntúa también un torneo que todavía se juega",
    pt: "Calcula também um torneio que ainda está em andamento",
    eu: "Kalkulatu oraindik jokatzen ari den txapelketa ere",
    en: "Rate an event that is still in play as well",
};
const PLOT: Text = Text {
    ca: "Dibuixa en SVG: distribution (una llista) o history (diverses llistes, amb --player)",
    es: "Dibuja en SVG: distribution (una lista) o history (varias listas, con --player)",
    pt: "Desenha em SVG: distribution (uma lista) ou history (várias listas, com --player)",
    eu: "Marraztu SVGn: distribution (zerrenda bat) edo history (hainbat zerrenda, --player erabiliz)",
    en: "Draw as SVG: distribution (one list) or history (several lists, with --player)",
};
const PLAYER: Text = Text {
    ca: "El número del jugador a les llistes",
    es: "El número del jugador en las listas",
    pt: "O número do jogador nas listas",
    eu: "Jokalariaren zenbakia zerrendetan",
    en: "The player's number on the lists",
};
const ONE_FILE: Text = Text {
    ca: "s'esperava un sol torneig; per a diversos calen --list i --out",
    es: "se esperaba un solo torneo; para varios hacen falta --list y --out",
    pt: "esperava-se um só torneio; para vários são precisos --list e --out",
    eu: "txapelketa bakarra espero zen; batzuetarako --list eta --out behar dira",
    en: "expected one tournament; several need --list and --out",
};

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
    form: Form,
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
        ABOUT,
        language,
    )
    .arg(argument("FILE", FILES, language).required_unless_present("event").num_args(1..))
    .arg(options::events(language).conflicts_with_all(["diff", "plot"]))
    .arg(options::db(language))
    .arg(option("system", "SYSTEM", SYSTEM, language).value_parser(one_of([("fce", RulesChoice::Handbook), ("fide", RulesChoice::Fide)])))
    .arg(options::list(language))
    .arg(option("kind", "KIND", KIND, language).value_parser(one_of(EventKind::ALL.map(|kind| (kind.code(), kind)))))
    .arg(option("tempo", "TEMPO", TEMPO, language).value_parser(one_of(Tempo::ALL.map(|tempo| (tempo.code(), tempo)))))
    .arg(options::date(language))
    .arg(option("out", "FILE", OUT, language).requires("list"))
    .arg(option("form", "FORM", FORM, language).value_parser(one_of([("csv", Form::Csv), ("text", Form::Text)])).requires("out"))
    .arg(flag("again", AGAIN, language).requires("out"))
    .arg(flag("unfinished", UNFINISHED, language).requires("out"))
    .arg(flag("csv", CSV, language))
    .arg(option("explain", "PLAYER", EXPLAIN, language).value_parser(any.clone()))
    .arg(
        option("what-if", "PLAYER", WHAT_IF, language).value_parser(any.clone()).conflicts_with_all(["explain", "out"]),
    )
    .arg(flag("diff", DIFF, language).conflicts_with_all(["list", "out", "plot", "explain", "what-if"]))
    .arg(
        option("plot", "PLOT", PLOT, language)
            .value_parser(one_of([("distribution", ListWork::PlotDistribution), ("history", ListWork::PlotHistory)]))
            .conflicts_with_all(["list", "out", "explain", "what-if"]),
    )
    .arg(option("player", "PLAYER", PLAYER, language).value_parser(any).requires("plot"))
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
            form: value(matches, "form").unwrap_or(Form::Csv),
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
            _ => Err(CommandError::Input(ONE_FILE.get(language).to_owned())),
        }
    }
}

impl RateArgs {
    /// The rules, with a tempo for FIDE's: the one typed, else `tempo`.
    fn system(&self, tempo: Tempo) -> System {
        match self.rules {
            RulesChoice::Handbook => System::Fce,
            RulesChoice::Fide => System::Fide(self.tempo.unwrap_or(tempo)),
        }
    }
}
