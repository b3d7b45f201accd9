//! Rating lists (ours, FIDE's and the federation's), and lookup of a tournament's players in them.

use crate::exit::CommandError;
use crate::input::unreadable;
use crate::input_file;
use adoube_exchange::lists::{ListedPlayer, Tempos, TextList, XmlList, federation};
use adoube_exchange::{csv, trf};
use adoube_rating::fide::Tempo;
use adoube_rating::list::{ListColumn, ListFinding, ListFindingReason, MAX_BYTES, RatingList};
use adoube_tournament::Player;
use adoube_words::Language;
use std::fmt::Write as _;

/// The header of FIDE's lists when converted to our format.
const HEADER: &str = "id,name,federation,sex,title,born,rating,k,standard,international\n";

/// Reads the bytes of a whole file, plain or compressed.
pub(crate) fn bytes(name: &str, language: Language) -> Result<Vec<u8>, CommandError> {
    let whole = input_file::open(name, language)?.read_at_most(MAX_BYTES as u64 + 1);
    whole.map_err(|error| unreadable(name, &error, language))
}

/// The bytes of a rating list in our form; a [`RatingList`] borrows from them.
pub(crate) struct RatingListFile {
    name: String,
    bytes: Vec<u8>,
}

impl RatingListFile {
    /// Reads a list. FIDE's lists and the federation's, text or XML, are converted to our format with the ratings of a
    /// type of play.
    pub(crate) fn open(name: &str, tempo: Tempo, language: Language) -> Result<Self, CommandError> {
        let whole = bytes(name, language)?;
        let start = whole.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&whole).trim_ascii_start();
        let header = start.split(|byte| *byte == b'\n').next().unwrap_or_default();
        let bytes = if start.starts_with(b"<") && !federation::is_xml(start) {
            convert_fide_xml(name, &whole, tempo, language)?
        } else if start.starts_with(b"ID Number") {
            convert_fide_text(name, &whole, tempo, language)?
        } else if start.starts_with(b"<") || !header.is_empty() && !header.contains(&b',') && !header.contains(&b';') {
            // Without commas the columns are fixed-width.
            convert_federation(name, &whole, language)?
        } else {
            whole
        };
        Ok(Self { name: name.to_owned(), bytes })
    }

    /// Returns the length in our format, in bytes.
    pub(crate) const fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Parses the list.
    pub(crate) fn list(&self, language: Language) -> Result<RatingList<'_>, CommandError> {
        self.list_watched(language, &mut |_| {})
    }

    /// Parses the list; `progress` is called with the number of bytes parsed so far.
    pub(crate) fn list_watched(
        &self,
        language: Language,
        progress: &mut dyn FnMut(u64),
    ) -> Result<RatingList<'_>, CommandError> {
        RatingList::read(&self.bytes, progress)
            .map_err(|fault| CommandError::Input(format!("{}: {}", self.name, fault.sentence(language))))
    }
}

/// Returns the row of a player: by identity number, else by name.
pub(crate) fn row_of(list: &RatingList<'_>, names: &[(String, usize)], player: &Player) -> Option<usize> {
    let by_id = player.fide_id.trim().parse().ok().and_then(|id| list.find(id));
    by_id.or_else(|| {
        let name = player.name.trim().to_lowercase();
        let at = names.partition_point(|(known, _)| *known < name);
        let mut same = names.iter().skip(at).take_while(|(known, _)| *known == name);
        // Two players with the same name cannot be told apart.
        same.next().filter(|_| same.next().is_none()).map(|(_, row)| *row)
    })
}

/// Returns the sorted names of a list, to find players without an identity number.
pub(crate) fn names(list: &RatingList<'_>, players: &[Player]) -> Vec<(String, usize)> {
    let all_known = players.iter().all(|p| p.fide_id.trim().parse().ok().and_then(|id| list.find(id)).is_some());
    if all_known {
        return Vec::new();
    }
    let rows = list.rows().iter().enumerate();
    let mut names: Vec<(String, usize)> =
        rows.map(|(at, row)| (list.text(row, ListColumn::Name).trim().to_lowercase(), at)).collect();
    names.sort_unstable();
    names
}

/// Returns the error for a list without the ratings of a type of play, which must not make everybody unrated.
fn lacks(name: &str, column: &'static str, found: &str, language: Language) -> CommandError {
    let fault = ListFinding {
        line: 1,
        column: 1,
        found: found.chars().take(40).collect(),
        reason: ListFindingReason::MissingColumn { name: column },
    };
    CommandError::Input(format!("{name}: {}", fault.sentence(language)))
}

/// Returns whether a list has the ratings of a type of play. A list with one rating per player does not name the type of
/// play; the requested one is assumed.
fn has(tempos: Tempos, tempo: Tempo) -> bool {
    tempos.is_single()
        || match tempo {
            Tempo::Standard => tempos.standard,
            Tempo::Rapid => tempos.rapid,
            Tempo::Blitz => tempos.blitz,
        }
}

fn convert_fide_xml(name: &str, whole: &[u8], tempo: Tempo, language: Language) -> Result<Vec<u8>, CommandError> {
    let tag: &'static str = match tempo {
        Tempo::Standard => "rating",
        Tempo::Rapid => "rapid_rating",
        Tempo::Blitz => "blitz_rating",
    };
    let read = |as_if: Tempo| {
        let mut out = String::from(HEADER);
        let mut list = XmlList::new();
        let mut wrong = None;
        for piece in whole.chunks(1 << 16) {
            list.feed(piece, |player| match player {
                Ok(player) => push_listed(&mut out, &player, as_if),
                Err(fault) => wrong = wrong.take().or(Some(fault)),
            });
        }
        let tempos = list.tempos();
        let ended = wrong.map_or_else(|| list.finish().map(|_| ()), Err);
        ended.map_err(|fault| CommandError::Input(format!("{name}: {}", fault.sentence(language))))?;
        Ok::<_, CommandError>((out, tempos))
    };
    let (out, tempos) = read(tempo)?;
    if !has(tempos, tempo) && out.len() > HEADER.len() {
        return Err(lacks(name, tag, "<player>", language));
    }
    let out = if tempos.is_single() && tempo != Tempo::Standard { read(Tempo::Standard)?.0 } else { out };
    Ok(out.into_bytes())
}

fn convert_fide_text(name: &str, whole: &[u8], tempo: Tempo, language: Language) -> Result<Vec<u8>, CommandError> {
    let fault =
        |fault: adoube_exchange::FileFinding| CommandError::Input(format!("{name}: {}", fault.sentence(language)));
    let text = trf::decode(whole);
    let mut lines = text.trim_start_matches('\u{feff}').trim_start().lines();
    let header = lines.next().unwrap_or_default();
    let mut list = TextList::new(header).map_err(fault)?;
    let tempos = list.tempos();
    if !has(tempos, tempo) {
        let column = match tempo {
            Tempo::Standard => "SRtng",
            Tempo::Rapid => "RRtng",
            Tempo::Blitz => "BRtng",
        };
        return Err(lacks(name, column, header, language));
    }
    let tempo = if tempos.is_single() { Tempo::Standard } else { tempo };
    let mut out = String::from(HEADER);
    for line in lines {
        if let Some(player) = list.read(line).map_err(fault)? {
            push_listed(&mut out, &player, tempo);
        }
    }
    Ok(out.into_bytes())
}

/// Converts the federation's list, text or XML, to our format. Players' numbers must be integers here.
fn convert_federation(name: &str, whole: &[u8], language: Language) -> Result<Vec<u8>, CommandError> {
    let text = trf::decode(whole);
    let (players, faults) = federation::read_rated(&text);
    if let Some(fault) = faults.first() {
        return Err(CommandError::Input(format!("{name}: {}", fault.sentence(language))));
    }
    let mut out = String::from("id,name,category,rating,games\n");
    for (line, player) in &players {
        let number = if player.number.is_empty() { &player.fide_id } else { &player.number };
        if number.parse::<u32>().is_err() {
            let here = text.lines().nth((*line as usize).saturating_sub(1)).unwrap_or_default();
            let before = here.find(number.as_str()).and_then(|at| here.get(..at)).unwrap_or_default();
            let column = before.chars().count() as u32 + 1;
            let fault = ListFinding { line: *line, column, found: number.clone(), reason: ListFindingReason::NotAnId };
            return Err(CommandError::Input(format!("{name}: {}", fault.sentence(language))));
        }
        let category = player.category.map_or("", federation::ListedCategory::sign);
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{number},{},{category},{},{}", csv::quote(&player.name), player.rating, player.games);
    }
    Ok(out.into_bytes())
}

/// Appends a player of FIDE's list as a line in our format.
fn push_listed(out: &mut String, player: &ListedPlayer, tempo: Tempo) {
    let number = |number: u16| if number > 0 { number.to_string() } else { String::new() };
    let rating = match tempo {
        Tempo::Standard => player.standard,
        Tempo::Rapid => player.rapid,
        Tempo::Blitz => player.blitz,
    };
    let title = if player.title.is_empty() { &player.women_title } else { &player.title };
    let (rated, standard) = (number(rating.rating), number(player.standard.rating));
    // Writing to a String cannot fail.
    let _ = writeln!(
        out,
        "{},{},{},{},{},{},{rated},{},{standard},{standard}",
        player.fide_id,
        csv::quote(&player.name),
        csv::quote(&player.federation),
        csv::quote(&player.sex),
        csv::quote(title),
        number(player.born),
        number(u16::from(rating.k)),
    );
}
