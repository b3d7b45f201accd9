//! `adoube mate`: can White, and can Black, still mate by any series of legal moves (5.2.2, 6.9)?

use crate::cli::{argument, flag, number, option, subcommand};
use crate::failure::{Answer, Failure};
use crate::screen::Screen;
use crate::{input, options, source};
use adoube_board::mate::{self, Budget, Solver};
use adoube_board::{Color, FenError, Move, Position, Setup, Variant};
use adoube_laws::{Language, Text};
use adoube_notation::{Letters, Style, write};
use clap::{ArgMatches, Command, value_parser};
use serde_json::{Value, json};
use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Read};
use std::thread;

const ABOUT: Text = Text {
    ca: "Diu si cada bàndol encara pot fer mat amb alguna sèrie de jugades legals",
    es: "Dice si cada bando aún puede dar mate con alguna serie de jugadas legales",
    pt: "Diz se cada lado ainda pode dar mate com alguma série de lances legais",
    eu: "Esan alde bakoitzak oraindik matea eman dezakeen legezko jokaldi sorta batekin",
    en: "Tell whether each side can still mate by some series of legal moves",
};
const FEN: Text = Text {
    ca: "Les posicions, cadascuna entre cometes; - llegeix l'entrada estàndard, una per línia",
    es: "Las posiciones, cada una entre comillas; - lee la entrada estándar, una por línea",
    pt: "As posições, cada uma entre aspas; - lê a entrada padrão, uma por linha",
    eu: "Posizioak, bakoitza komatxo artean; - sarrera estandarra irakurtzen du, lerro bakoitzeko bat",
    en: "The positions, each quoted; - reads standard input, one a line",
};
const FILE: Text = Text {
    ca: "Un fitxer amb una posició per línia; FEN: o WB al davant no hi fan res",
    es: "Un fichero con una posición por línea; FEN: o WB delante no importan",
    pt: "Um arquivo com uma posição por linha; FEN: ou WB antes não importam",
    eu: "Lerro bakoitzean posizio bat duen fitxategia; aurreko FEN: edo WB ez dira kontuan hartzen",
    en: "A file with one position a line; FEN: or WB before it do no harm",
};
const LINE: Text = Text {
    ca: "Mostra una sèrie de jugades que acaba en mat",
    es: "Muestra una serie de jugadas que acaba en mate",
    pt: "Mostra uma série de lances que acaba em mate",
    eu: "Erakutsi matean amaitzen den jokaldi sorta bat",
    en: "Show a series of moves that ends in mate",
};
const WHY: Text = Text {
    ca: "Diu per què un bàndol no pot fer mat",
    es: "Dice por qué un bando no puede dar mate",
    pt: "Diz por que um lado não pode dar mate",
    eu: "Esan zergatik alde batek ezin duen materik eman",
    en: "Say why a side cannot mate",
};
const LIMIT: Text = Text {
    ca: "Quantes posicions es poden examinar per pregunta [per defecte, 4000000]",
    es: "Cuántas posiciones se pueden examinar por pregunta [por defecto, 4000000]",
    pt: "Quantas posições podem ser examinadas por pergunta [padrão: 4000000]",
    eu: "Zenbat posizio azter daitezkeen galdera bakoitzeko [lehenetsia: 4000000]",
    en: "How many positions a question may look at [default: 4000000]",
};
const NO_POSITION: Text = Text {
    ca: "no s'ha trobat cap posició; s'esperava FEN o --file",
    es: "no se encontró ninguna posición; se esperaba FEN o --file",
    pt: "não se encontrou nenhuma posição; esperava-se FEN ou --file",
    eu: "ez da posiziorik aurkitu; FEN edo --file espero zen",
    en: "found no position; expected FEN or --file",
};
const ALONE: Text = Text {
    ca: "s'han trobat posicions i, a més, - o --file; s'esperava només una d'aquestes coses",
    es: "se encontraron posiciones y, además, - o --file; se esperaba solo una de estas cosas",
    pt: "encontraram-se posições e também - ou --file; esperava-se só uma dessas coisas",
    eu: "posizioak eta, gainera, - edo --file aurkitu dira; horietako bat bakarrik espero zen",
    en: "found positions and besides - or --file; expected only one of these",
};
const PLACE: Text = Text {
    ca: "{name}, línia {line}: {error}",
    es: "{name}, línea {line}: {error}",
    pt: "{name}, linha {line}: {error}",
    eu: "{name}, {line}. lerroa: {error}",
    en: "{name}, line {line}: {error}",
};

/// Lines that are worked on together: few enough that answers come and the bar moves.
const BATCH: usize = 1 << 7;
/// So much of a file is read at once.
const READ: usize = 1 << 12;
/// How many positions are looked at around each position of a line to make it shorter, if positions are named on the command line.
const AROUND_ONE: usize = 200_000;
/// The same for lists of positions, where shorter lines are left as they are.
const AROUND_EACH: usize = 20_000;
const LONG: usize = 40;
/// A line with a position is never longer.
const MAX_LINE: u64 = 1 << 12;

pub(crate) fn describe(language: Language) -> Command {
    const EXAMPLE: &str = "adoube mate '5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1' --line --why";
    subcommand("mate", "adoube mate FEN… | --file FILE [--line] [--why]", EXAMPLE, ABOUT, language)
        .arg(argument("FEN", FEN, language).num_args(1..).value_parser(value_parser!(OsString)))
        .arg(option("file", "FILE", FILE, language))
        .arg(flag("line", LINE, language))
        .arg(flag("why", WHY, language))
        .arg(option("limit", "POSITIONS", LIMIT, language).value_parser(number(1..=1_000_000_000, language)))
        .arg(options::threads(language))
        .arg(options::chess960(language))
}

/// What the user wants to see.
struct Wish {
    budget: Budget,
    line: bool,
    /// If lines are shown: how many positions are looked at to make one shorter, and how long it must be for that.
    shortening: Option<(usize, usize)>,
    why: bool,
    threads: usize,
    chess960: bool,
}

/// A position and its two answers.
struct Judged {
    position: Position,
    answers: [mate::Answer; 2],
}

pub(crate) fn run(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let words = matches.get_many::<OsString>("FEN").into_iter().flatten();
    let words: Vec<String> = words.map(|word| word.to_string_lossy().into_owned()).collect();
    let file = matches.get_one::<String>("file").map(String::as_str);
    // Words without blanks are the fields of one position that was not quoted, - among them.
    let quoted = words.iter().any(|word| word.trim().contains(' '));
    let is_input = words.first().is_some_and(|word| word == "-") || quoted && words.iter().any(|word| word == "-");
    let sources = usize::from(file.is_some()) + usize::from(is_input);
    if sources > 1 || sources == 1 && words.len() > usize::from(is_input) {
        return Err(Failure::Input(ALONE.get(screen.language).to_owned()));
    }
    let shows_lines = screen.wants_json() || matches.get_flag("line");
    let wish = Wish {
        budget: matches.get_one::<u64>("limit").map_or(Budget::DEFAULT, |&limit| Budget::positions(limit)),
        line: matches.get_flag("line"),
        shortening: match sources {
            _ if !shows_lines => None,
            0 => Some((AROUND_ONE, 1)),
            _ => Some((AROUND_EACH, LONG)),
        },
        why: matches.get_flag("why"),
        threads: options::thread_count(matches),
        chess960: matches.get_flag("chess960"),
    };
    let file = if is_input { Some("-") } else { file };
    if let Some(name) = file {
        return judge_file(name, &wish, screen);
    }
    let fens = if quoted || words.is_empty() { words } else { vec![words.join(" ")] };
    let mut positions = Vec::new();
    for (number, fen) in (1..).zip(&fens) {
        let name = if fens.len() > 1 { format!("FEN {number}") } else { "FEN".to_owned() };
        let position = read(fen, 0, &wish, screen.language);
        positions.push(position.map_err(|error| Failure::Input(format!("{name}: {error}")))?);
    }
    if positions.is_empty() {
        return Err(Failure::Input(NO_POSITION.get(screen.language).to_owned()));
    }
    show_all(&judge(&positions, &wish), &wish, screen)
}

fn judge_file(name: &str, wish: &Wish, screen: &mut Screen) -> Result<Answer, Failure> {
    let language = screen.language;
    // The source shows a bar of its own on a terminal.
    let mut source = source::open(name, language)?;
    let mut lines = BufReader::with_capacity(READ, &mut source.bytes);
    let mut positions = Vec::with_capacity(BATCH);
    let mut answer = Answer::Yes;
    let mut bytes = Vec::new();
    for number in 1u64.. {
        bytes.clear();
        let length = lines
            .by_ref()
            .take(MAX_LINE)
            .read_until(b'\n', &mut bytes)
            .map_err(|error| input::unreadable(name, &error, language))?;
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim_start_matches('\u{feff}');
        let text = bare(line);
        if !text.is_empty() {
            let before = line.find(text).and_then(|end| line.get(..end)).map_or(0, |prefix| prefix.chars().count());
            match read(text, before, wish, language) {
                Ok(position) => positions.push(position),
                Err(error) => {
                    show_all(&judge(&positions, wish), wish, screen)?;
                    let place: [(&str, &dyn std::fmt::Display); 3] =
                        [("name", &name), ("line", &number), ("error", &error)];
                    return Err(Failure::Input(PLACE.fill(language, &place)));
                }
            }
        }
        if positions.len() >= BATCH || length == 0 {
            if show_all(&judge(&positions, wish), wish, screen)? == Answer::No {
                answer = Answer::No;
            }
            positions.clear();
        }
        if length == 0 {
            break;
        }
    }
    Ok(answer)
}

/// A line without what lists of positions put around a FEN: comments, `FEN:`, known answers such as `W-`, and the name of
/// the side asked about.
fn bare(line: &str) -> &str {
    let line = line.trim();
    if line.starts_with('#') {
        return "";
    }
    let line = line.strip_prefix("FEN:").unwrap_or(line).trim_start();
    let line = match line.split_once(' ') {
        Some(("WB" | "W-" | "-B" | "--" | "?" | "??", rest)) => rest.trim_start(),
        _ => line,
    };
    let line = line.split(';').next().unwrap_or(line).trim_end();
    let line = line.strip_suffix("white").or_else(|| line.strip_suffix("black")).unwrap_or(line);
    line.trim_end()
}

/// Reads a position that has so many characters before it in its line.
fn read(fen: &str, before: usize, wish: &Wish, language: Language) -> Result<Position, String> {
    let setup = if wish.chess960 { Setup::from_fen(fen, Variant::Chess960) } else { Setup::from_any_fen(fen) };
    let setup = setup.map_err(|error| FenError { column: error.column + before, ..error }.sentence(language))?;
    setup.playable().map_err(|problems| {
        let reasons: Vec<String> = problems.iter().map(|problem| problem.sentence(language)).collect();
        reasons.join("; ")
    })
}

/// Answers for all positions, in their order, on several threads.
fn judge(positions: &[Position], wish: &Wish) -> Vec<Judged> {
    let threads = wish.threads.clamp(1, positions.len().max(1));
    let work = |first: usize| {
        let mut solver = Solver::new();
        let mine = positions.iter().skip(first).step_by(threads);
        let judged = mine.map(|&position| Judged {
            position,
            answers: Color::ALL.map(|color| {
                let answer = solver.can_mate(&position, color, wish.budget);
                match (wish.shortening, &answer) {
                    (Some((around, long)), mate::Answer::Yes(line)) if line.len() > long => {
                        answer.shortened(&position, around)
                    }
                    _ => answer,
                }
            }),
        });
        judged.collect::<Vec<_>>()
    };
    let parts: Vec<Vec<Judged>> = thread::scope(|scope| {
        let work = &work;
        let others: Vec<_> = (1..threads).map(|first| scope.spawn(move || work(first))).collect();
        let mut parts = vec![work(0)];
        for other in others {
            match other.join() {
                Ok(part) => parts.push(part),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        parts
    });
    let mut parts: Vec<_> = parts.into_iter().map(Vec::into_iter).collect();
    (0..positions.len()).filter_map(|i| parts.get_mut(i % threads)?.next()).collect()
}

fn show_all(judged: &[Judged], wish: &Wish, screen: &mut Screen) -> Result<Answer, Failure> {
    let mut all_known = Answer::Yes;
    for one in judged {
        if one.answers.contains(&mate::Answer::Undecided) {
            all_known = Answer::No;
        }
        if screen.wants_json() {
            screen.json(&as_json(one, screen.language))?;
        } else {
            show(one, wish, screen)?;
        }
    }
    Ok(all_known)
}

const fn word(answer: &mate::Answer) -> &'static str {
    match answer {
        mate::Answer::Yes(_) => "yes",
        mate::Answer::No(_) => "no",
        mate::Answer::Undecided => "unknown",
    }
}

fn show(judged: &Judged, wish: &Wish, screen: &mut Screen) -> Result<(), Failure> {
    let [white, black] = &judged.answers;
    screen.line(&format!("white={} black={}", word(white), word(black)))?;
    for (color, answer) in Color::ALL.iter().zip(&judged.answers) {
        let name = color.name().get(screen.language);
        match answer {
            mate::Answer::Yes(line) if wish.line => {
                screen.line(&format!("  {name}: {}", written(&judged.position, line, screen.language)))?;
            }
            mate::Answer::No(ground) if wish.why => {
                let sentence = ground.text().get(screen.language);
                screen.line(&format!("  {name}: {sentence} ({})", ground.article()))?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// A line with its move numbers, in the letters of a language.
fn written(start: &Position, line: &[Move], language: Language) -> String {
    let style = Style::of_laws(Letters::from(language));
    let mut position = *start;
    let mut out = String::new();
    for (i, &mv) in line.iter().enumerate() {
        let number = position.fullmove_number();
        // Writing to a String cannot fail.
        let _ = match (position.turn(), i) {
            (Color::White, 0) => write!(out, "{number}. "),
            (Color::White, _) => write!(out, " {number}. "),
            (Color::Black, 0) => write!(out, "{number}... "),
            (Color::Black, _) => write!(out, " "),
        };
        out.push_str(&write(&position, mv, &style));
        position = position.play(mv);
    }
    out
}

fn as_json(judged: &Judged, language: Language) -> Value {
    let side = |answer: &mate::Answer| {
        let mut position = judged.position;
        let line: Option<Vec<String>> = match answer {
            mate::Answer::Yes(line) => Some(
                line.iter()
                    .map(|&mv| {
                        let text = position.uci(mv);
                        position = position.play(mv);
                        text
                    })
                    .collect(),
            ),
            _ => None,
        };
        let ground = match answer {
            mate::Answer::No(ground) => Some(*ground),
            _ => None,
        };
        json!({
            "answer": word(answer),
            "line": line,
            "ground": ground.map(mate::Ground::word),
            "article": ground.map(|ground| ground.article().number()),
            "reason": ground.map(|ground| ground.text().get(language)),
        })
    };
    let [white, black] = &judged.answers;
    json!({ "fen": judged.position.fen(), "white": side(white), "black": side(black) })
}
