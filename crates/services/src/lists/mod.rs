//! Rating lists for looking up players: FIDE's text and XML, a federation's text or CSV, compressed or not. Lists are
//! streamed into the store: one thread parses while the store writes. A list with errors is not imported at all.

mod packed;

use crate::people::{age_on, initials};
use adoube_exchange::lists::{ListedPlayer, TextList, XmlList, federation};
use adoube_exchange::{FileFinding, trf};
use adoube_laws::Date;
use adoube_store::{LISTED_MAX, NewStoredPlayer, Store, StoreError, StoredPlayer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::{self, BufRead, Read};
use tokio::sync::mpsc;

pub use packed::UNPACKED_BYTES_MAX;
use packed::{Unpacked, unpacked};

/// FIDE's titles; the first entry is no title.
pub const TITLES: [&str; 9] = ["", "GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"];
/// The maximum number of errors reported.
const TOLD_MAX: usize = 50;
/// The maximum line length in bytes.
const LINE_BYTES_MAX: u64 = 64 * 1024;
/// The maximum size of a federation's list in bytes; it is read into memory.
const WHOLE_BYTES_MAX: u64 = 64 * 1024 * 1024;

/// The age below which the public sees initials.
const INITIALS_BELOW: u16 = 14;

/// The kinds of rating in lists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RatingKind {
    /// The federation's rating.
    National,
    /// FIDE's standard rating.
    Standard,
    /// FIDE's rapid rating.
    Rapid,
    /// FIDE's blitz rating.
    Blitz,
}

impl RatingKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::National, Self::Standard, Self::Rapid, Self::Blitz];

    /// Returns the code used in URLs.
    pub const fn code(self) -> &'static str {
        match self {
            Self::National => "national",
            Self::Standard => "standard",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
        }
    }

    /// Returns the kind for a code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

/// A person's id, and the field of a list that holds it.
pub type Code<'a> = (&'a str, fn(&Found) -> &str);

/// A list's data on a player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Found {
    /// The name.
    pub name: String,
    /// FIDE id.
    pub fide_id: String,
    /// The federation's number.
    pub licence: String,
    /// The federation's code.
    pub federation: String,
    /// The title, if it is a FIDE title.
    pub title: String,
    /// `m`, `w` or empty.
    pub sex: String,
    /// The date of birth, if the list has it.
    pub born: String,
    /// The year of birth; 0 if unknown.
    pub year: u16,
    /// The club.
    pub club: String,
    /// Standard rating; 0 for none.
    pub standard: u16,
    /// Rapid rating.
    pub rapid: u16,
    /// Blitz rating.
    pub blitz: u16,
    /// The federation's rating.
    pub national: u16,
    /// FIDE's coefficients: standard, rapid, blitz; 0 where the list has none.
    #[serde(skip_serializing_if = "is_default")]
    pub k: [u8; 3],
    /// The federation's category: `3`, `2`, `1`, `P`, `M` or empty.
    #[serde(skip_serializing_if = "is_default")]
    pub category: String,
    /// Further data in lists published by this desk.
    #[serde(skip_serializing_if = "is_default")]
    pub published: Published,
}

/// Further data on a player in lists published by this desk.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Published {
    /// The person's id, if the desk knows the person.
    #[serde(skip_serializing_if = "is_default")]
    pub person: String,
    /// The period in the record with the full calculation; empty for those who did not play in it.
    #[serde(skip_serializing_if = "is_default")]
    pub period: String,
    /// The player's index in the period, from 1.
    #[serde(skip_serializing_if = "is_default")]
    pub place: u32,
    /// Games counted in the period.
    #[serde(skip_serializing_if = "is_default")]
    pub games: u16,
    /// Results carried over towards a first rating, by the code of the rules.
    #[serde(skip_serializing_if = "is_default")]
    pub kept: BTreeMap<String, String>,
}

/// Computes an FNV-1a hash, to distinguish texts.
pub fn digest(text: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    if text.is_empty() { 0 } else { text.bytes().fold(0xcbf2_9ce4_8422_2325, step) }
}

/// Returns the search key for a person's id in lists; no name and no typed search has this form.
pub fn person_code(id: &str) -> String {
    format!("qxz{:016x}", digest(id))
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Found {
    /// Reads a stored player.
    pub fn of(listed: &StoredPlayer) -> Self {
        serde_json::from_str(&listed.data).unwrap_or_default()
    }

    /// Returns the rating of a kind; 0 for none.
    pub const fn rating(&self, kind: RatingKind) -> u16 {
        match kind {
            RatingKind::National => self.national,
            RatingKind::Standard => self.standard,
            RatingKind::Rapid => self.rapid,
            RatingKind::Blitz => self.blitz,
        }
    }

    /// Sets the rating of a kind.
    pub const fn set_rating(&mut self, kind: RatingKind, rating: u16) {
        match kind {
            RatingKind::National => self.national = rating,
            RatingKind::Standard => self.standard = rating,
            RatingKind::Rapid => self.rapid = rating,
            RatingKind::Blitz => self.blitz = rating,
        }
    }

    /// Returns the name as the public may see it on a day: initials below 14, if the list has the year of birth.
    pub fn public_name(&self, day: Date) -> String {
        if self.is_young(day) { initials(&self.name) } else { self.name.clone() }
    }

    /// Returns whether the public sees initials only.
    pub fn is_young(&self, day: Date) -> bool {
        // If only the year is known, assume its last day, so that nobody is taken for older than they are.
        let of_year = || format!("{:04}-12-31", self.year).parse::<Date>().ok().filter(|_| self.year > 0);
        let born = self.born.parse::<Date>().ok().or_else(of_year);
        born.is_some_and(|born| age_on(born, day).is_none_or(|age| age < INITIALS_BELOW))
    }

    fn of_fide(player: ListedPlayer) -> Self {
        let sex = match player.sex.as_str() {
            "M" => "m",
            "F" => "w",
            _ => "",
        };
        Self {
            name: player.name,
            fide_id: player.fide_id.to_string(),
            federation: player.federation,
            title: title(if player.title.is_empty() { &player.women_title } else { &player.title }),
            sex: sex.to_owned(),
            year: player.born,
            standard: player.standard.rating,
            rapid: player.rapid.rating,
            blitz: player.blitz.rating,
            k: [player.standard.k, player.rapid.k, player.blitz.k],
            ..Self::default()
        }
    }

    fn of_federation(player: federation::FederationPlayer) -> Self {
        let born = player.born.replace(['/', '.'], "-").parse::<Date>().ok();
        let year = player.born.split(|c: char| !c.is_ascii_digit()).find(|digits| digits.len() == 4);
        let titled = !player.title.is_empty();
        Self {
            name: player.name,
            fide_id: player.fide_id,
            licence: player.number,
            title: title(&player.title),
            born: born.map(|date| date.to_string()).unwrap_or_default(),
            year: year.and_then(|year| year.parse().ok()).unwrap_or_default(),
            club: player.club,
            national: player.rating,
            // Titled players rank above the categories.
            category: player
                .category
                .map_or(if titled { "M" } else { "" }, federation::ListedCategory::sign)
                .to_owned(),
            ..Self::default()
        }
    }

    /// Converts to the store's format.
    pub fn row(&self) -> Option<NewStoredPlayer> {
        let codes = [&self.fide_id, &self.licence].into_iter().filter(|code| !code.is_empty()).cloned();
        // Players without a number are found by the person's id in lists published here.
        let person = Some(&self.published.person).filter(|person| !person.is_empty()).map(|id| person_code(id));
        let codes = codes.chain(person).collect();
        // Control characters, which a terminal would interpret, do not belong in a name.
        let data = serde_json::to_string(self).ok()?.replace(char::is_control, " ");
        Some(NewStoredPlayer { name: self.name.clone(), codes, data })
    }
}

fn title(text: &str) -> String {
    let text = text.to_uppercase();
    if TITLES.contains(&text.as_str()) { text } else { String::new() }
}

/// The reasons not to import a list.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The file could not be read.
    #[error(transparent)]
    Read(#[from] io::Error),
    /// The compression format is not supported.
    #[error("the file is packed in a way that is not read")]
    Packed,
    /// It has no players.
    #[error("no players were found")]
    Nothing,
    /// The list has errors; the first of them.
    #[error("the list has faults")]
    Wrong(Vec<FileFinding>),
    /// The record failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

enum ListReader {
    Text(TextList),
    Xml(XmlList),
    Whole(std::vec::IntoIter<(u32, federation::FederationPlayer)>),
}

struct ListImport {
    source: Unpacked,
    form: ListReader,
    ended: bool,
    told: Vec<FileFinding>,
}

impl ListImport {
    fn begin(source: impl BufRead + Send + 'static) -> Result<Self, ImportError> {
        let mut source = unpacked(source)?.ok_or(ImportError::Packed)?;
        let first = source.fill_buf()?;
        let told = Vec::new();
        let xml = first.trim_ascii_start().strip_prefix(b"\xef\xbb\xbf").unwrap_or(first.trim_ascii_start());
        if xml.starts_with(b"<") && !federation::is_xml(first) {
            return Ok(Self { source, form: ListReader::Xml(XmlList::new()), ended: false, told });
        }
        let mut header = Vec::new();
        source.by_ref().take(LINE_BYTES_MAX).read_until(b'\n', &mut header)?;
        let text = trf::decode(&header);
        let text = text.trim_start_matches('\u{feff}');
        if text.trim_start().starts_with("ID Number") {
            let list = TextList::new(text).map_err(|fault| ImportError::Wrong(vec![fault]))?;
            return Ok(Self { source, form: ListReader::Text(list), ended: false, told });
        }
        source.by_ref().take(WHOLE_BYTES_MAX).read_to_end(&mut header)?;
        if !source.fill_buf()?.is_empty() {
            return Err(io::Error::from(io::ErrorKind::FileTooLarge).into());
        }
        if header.trim_ascii().is_empty() {
            return Err(ImportError::Nothing);
        }
        let (players, mut faults) = federation::read_rated(&trf::decode(&header));
        faults.truncate(TOLD_MAX);
        Ok(Self { source, form: ListReader::Whole(players.into_iter()), ended: false, told: faults })
    }

    fn take(told: &mut Vec<FileFinding>, batch: &mut Vec<NewStoredPlayer>, read: Result<ListedPlayer, FileFinding>) {
        match read {
            Ok(player) => batch.extend(Found::of_fide(player).row()),
            Err(fault) if told.len() < TOLD_MAX => told.push(fault),
            Err(_) => {}
        }
    }

    /// Returns the next players; none at the end. Their errors are reported together.
    fn batch(&mut self) -> Result<Vec<NewStoredPlayer>, ImportError> {
        let mut batch = Vec::new();
        while batch.len() < LISTED_MAX && !self.ended {
            match &mut self.form {
                ListReader::Whole(players) => match players.next() {
                    Some((_, player)) => batch.extend(Found::of_federation(player).row()),
                    None => self.ended = true,
                },
                ListReader::Text(list) => {
                    let mut line = Vec::new();
                    if self.source.by_ref().take(LINE_BYTES_MAX).read_until(b'\n', &mut line)? == 0 {
                        self.ended = true;
                    } else if let Some(read) = list.read(&trf::decode(&line)).transpose() {
                        Self::take(&mut self.told, &mut batch, read);
                    }
                }
                ListReader::Xml(list) => {
                    let piece = self.source.fill_buf()?;
                    let length = piece.len();
                    self.ended = length == 0;
                    let told = &mut self.told;
                    list.feed(piece, |read| Self::take(told, &mut batch, read));
                    self.source.consume(length);
                    // The file ends before the list does: it is truncated.
                    if self.ended {
                        self.told.extend(std::mem::replace(list, XmlList::new()).finish().err());
                    }
                }
            }
            // Stop reading after too many errors.
            if self.told.len() >= TOLD_MAX {
                break;
            }
        }
        if self.told.is_empty() { Ok(batch) } else { Err(ImportError::Wrong(std::mem::take(&mut self.told))) }
    }
}

/// The maximum number of batches waiting for the store.
const WAITING_MAX: usize = 2;

/// Imports a list under a name and returns its number of players. It replaces a list with the same name once it is
/// complete. Nothing changes if the list is empty or has a fault, or if the file cannot be read to its end. `tell` is
/// called with the number of players so far.
///
/// # Errors
/// An error of the file, its faults, or an error of the record.
pub async fn import(
    store: &Store,
    name: &str,
    source: impl BufRead + Send + 'static,
    now_ms: i64,
    tell: impl Fn(u64),
) -> Result<u64, ImportError> {
    let (send, mut batches) = mpsc::channel(WAITING_MAX);
    let reading = tokio::task::spawn_blocking(move || {
        let mut reading = ListImport::begin(source)?;
        loop {
            let batch = reading.batch()?;
            // If the store has failed, nobody receives the rest.
            if batch.is_empty() || send.blocking_send(batch).is_err() {
                return Ok::<_, ImportError>(());
            }
        }
    });
    let Some(first) = batches.recv().await else {
        return Err(ended(reading).await.err().unwrap_or(ImportError::Nothing));
    };
    let list = store.begin_list(name, now_ms).await?;
    let written = async {
        let mut next = Some(first);
        let (mut number, mut players) = (1, 0);
        while let Some(batch) = next {
            store.add_listed(list, number, &batch).await?;
            number += i64::try_from(batch.len()).unwrap_or(i64::MAX);
            players += batch.len() as u64;
            tell(players);
            next = batches.recv().await;
        }
        ended(reading).await?;
        store.end_list(list, players).await?;
        Ok(players)
    };
    match written.await {
        Ok(players) => Ok(players),
        // A partial list must not replace a complete one.
        Err(error) => {
            store.drop_list(list).await?;
            Err(error)
        }
    }
}

async fn ended(reading: tokio::task::JoinHandle<Result<(), ImportError>>) -> Result<(), ImportError> {
    reading.await.unwrap_or_else(|error| Err(ImportError::Read(io::Error::other(error))))
}
