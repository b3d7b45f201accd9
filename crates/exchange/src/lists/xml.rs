//! XML lists, parsed incrementally: bytes go in as they arrive, players come out.
//!
//! Malformed markup ends the reading: unclosed or mismatched tags, text between players, a list without its end. An
//! invalid value is a fault of its player, and the reading continues.
//!
//! Why not quick-xml: a list of half a million players arrives in the chunks of an upload, and only one player is held
//! in memory. quick-xml pulls from a reader instead, which would take a thread per upload; it reports byte offsets
//! where users need a line and a column; and it accepts text between elements and an unclosed root. Only the five
//! predefined entities and numeric character references are replaced, once, so entities cannot expand.
//! `tests/xml_oracle.rs` compares this parser with quick-xml: whatever it reads without a fault, quick-xml reads the
//! same.

use adoube_words::Text;
use std::borrow::Cow;

use crate::finding::FileFinding;
use crate::words::expected;

use super::{ListedPlayer, SeenNumbers, Tempos, whole};

/// Maximum length of a `<player>` element, in bytes.
pub const MAX_RECORD: usize = 64 << 10;
/// Maximum nesting depth of elements outside players.
const MAX_DEPTH: usize = 16;

/// A position in a file; line and column start at 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) line: u32,
    pub(super) column: u32,
}

impl Place {
    const START: Self = Self { line: 1, column: 1 };

    /// Returns the position after some bytes. UTF-8 continuation bytes do not count as columns.
    fn after(self, bytes: &[u8]) -> Self {
        let last = bytes.iter().rposition(|byte| *byte == b'\n');
        let (from, column) = last.map_or((0, self.column), |at| (at + 1, 1));
        let letters = bytes.get(from..).unwrap_or_default().iter().filter(|byte| **byte & 0xc0 != 0x80).count();
        let column = column.saturating_add(u32::try_from(letters).unwrap_or(u32::MAX));
        Self { line: self.line.saturating_add(lines(bytes)), column }
    }

    pub(super) fn fault(self, found: &str, expected: Text) -> FileFinding {
        FileFinding::error(self.line, self.column, found, expected)
    }
}

impl Default for Place {
    fn default() -> Self {
        Self::START
    }
}

/// Incremental parser of the `<player>` elements of a file; holds at most one of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Elements {
    buffer: Vec<u8>,
    place: Place,
    /// The open elements around the players.
    open: Vec<Vec<u8>>,
    /// Whether the root element has been seen.
    rooted: bool,
    broken: bool,
    count: u64,
}

/// A tag outside a player.
enum Tag<'b> {
    Player,
    Opens(&'b [u8]),
    Closes(&'b [u8]),
    /// An empty element, a comment or a declaration.
    Nothing,
    /// Not a tag: a name that elements cannot have, or an attribute whose value is not closed.
    Malformed,
}

impl Elements {
    /// Parses the next chunk, and passes on every element completed by it with the position of its content, or a fault.
    pub(super) fn feed(&mut self, piece: &[u8], mut found: impl FnMut(Result<(&[u8], Place), FileFinding>)) {
        if self.broken {
            return;
        }
        self.buffer.extend_from_slice(piece);
        let buffer = std::mem::take(&mut self.buffer);
        let mut done = 0;
        while done < buffer.len() {
            match self.next(buffer.get(done..).unwrap_or_default(), &mut found) {
                Ok(0) => break,
                Ok(length) => done += length,
                Err(fault) => return self.break_off(fault, found),
            }
        }
        if buffer.len() - done > MAX_RECORD {
            let fault = self.place.fault("<", expected::PLAYER_WITHIN_64_KIB);
            return self.break_off(fault, found);
        }
        self.buffer = buffer;
        self.buffer.drain(..done);
    }

    fn break_off(&mut self, fault: FileFinding, mut found: impl FnMut(Result<(&[u8], Place), FileFinding>)) {
        self.broken = true;
        found(Err(fault));
    }

    /// Parses the next element or the text before it, and returns its length in bytes; 0 if more input is needed.
    fn next(
        &mut self,
        rest: &[u8],
        found: &mut impl FnMut(Result<(&[u8], Place), FileFinding>),
    ) -> Result<usize, FileFinding> {
        let blank = rest.iter().position(|byte| !byte.is_ascii_whitespace()).unwrap_or(rest.len());
        // Elements outside the players may contain text, such as a date.
        let inside = self.open.len() > 1;
        let text = rest.iter().position(|byte| *byte == b'<').unwrap_or(rest.len());
        if blank > 0 || inside && text > 0 {
            let length = if inside { text } else { blank };
            self.place = self.place.after(rest.get(..length).unwrap_or_default());
            return Ok(length);
        }
        if text == rest.len() {
            return Ok(0);
        }
        if text > 0 {
            let stray = String::from_utf8_lossy(rest.get(..text).unwrap_or_default());
            // A byte order mark may come first.
            if self.rooted || stray.trim_end() != "\u{feff}" {
                return Err(self.place.fault(&stray, expected::TAG));
            }
            self.place = self.place.after(rest.get("\u{feff}".len()..text).unwrap_or_default());
            return Ok(text);
        }
        let Some((tag, length)) = tag(rest) else { return Ok(0) };
        let whole = rest.get(..length).unwrap_or_default();
        let wrong = |expected| Err(self.place.fault(&String::from_utf8_lossy(whole), expected));
        match tag {
            Tag::Nothing => {}
            Tag::Player if self.open.is_empty() => return wrong(expected::TAG_OF_A_LIST_AROUND),
            Tag::Player if whole != b"<player>" => return wrong(Text::same("<player>")),
            Tag::Player => {
                let body = rest.get(length..).unwrap_or_default();
                let Some(end) = find(body, b"</player>") else { return Ok(0) };
                let inside = body.get(..end).unwrap_or_default();
                let place = self.place.after(whole);
                self.count += 1;
                found(Ok((inside, place)));
                self.place = place.after(inside).after(b"</player>");
                return Ok(length + end + b"</player>".len());
            }
            Tag::Opens(_) if self.rooted && self.open.is_empty() => return wrong(expected::NOTHING_AFTER_THE_LIST),
            Tag::Opens(_) if self.open.len() >= MAX_DEPTH => return wrong(Text::same("<player>")),
            Tag::Opens(name) => {
                self.rooted = true;
                self.open.push(name.to_vec());
            }
            Tag::Closes(name) if self.open.last().is_some_and(|open| open == name) => {
                self.open.pop();
            }
            Tag::Closes(_) => return wrong(expected::CLOSING_TAG),
            Tag::Malformed => return wrong(expected::TAG),
        }
        self.place = self.place.after(whole);
        Ok(length)
    }

    /// Ends the file and returns the number of elements.
    ///
    /// # Errors
    ///
    /// A [`FileFinding`] if the file ends inside an element, or before the list is closed.
    pub(super) fn finish(self) -> Result<u64, FileFinding> {
        let end = self.place.after(&self.buffer);
        if self.broken {
            // The fault has been reported already.
        } else if self.buffer.starts_with(b"<player>") {
            return Err(end.fault("", Text::same("</player>")));
        } else if !self.buffer.is_empty() && !self.buffer.starts_with(b"<") {
            return Err(self.place.fault(&String::from_utf8_lossy(&self.buffer), expected::TAG));
        } else if !self.buffer.is_empty() {
            return Err(self.place.fault(&String::from_utf8_lossy(&self.buffer), expected::TAG_CLOSED));
        } else if !self.open.is_empty() {
            return Err(end.fault("", expected::CLOSING_TAG));
        }
        Ok(self.count)
    }
}

/// Parses the tag at the beginning of some bytes and returns it with its length; `None` if it is incomplete.
fn tag(bytes: &[u8]) -> Option<(Tag<'_>, usize)> {
    let close = find(bytes, b">")?;
    if bytes.starts_with(b"<!--") {
        return find(bytes.get(4..)?, b"-->").map(|at| (Tag::Nothing, 4 + at + 3));
    }
    let inside = bytes.get(1..close)?;
    let name = |text: &'_ [u8]| text.iter().position(u8::is_ascii_whitespace).unwrap_or(text.len());
    let tag = match inside {
        [b'?', .., b'?'] => Tag::Nothing,
        [b'!', rest @ ..] if rest.starts_with(b"DOCTYPE ") => Tag::Nothing,
        [b'?' | b'!', ..] => Tag::Malformed,
        [b'/', rest @ ..] => Tag::Closes(rest.trim_ascii_end()),
        text => {
            let is_empty = text.ends_with(b"/");
            let text = text.strip_suffix(b"/").unwrap_or(text);
            let is_open = text.split(|byte| *byte == b'"').count() % 2 == 0;
            match text.get(..name(text))? {
                b"player" => Tag::Player,
                opened if !is_name(opened) || is_open || text.contains(&b'<') => Tag::Malformed,
                _ if is_empty => Tag::Nothing,
                opened => Tag::Opens(opened),
            }
        }
    };
    Some((tag, close + 1))
}

/// Returns whether an element can have this name.
fn is_name(text: &[u8]) -> bool {
    let can_stand_first = |byte: &u8| byte.is_ascii_alphabetic() || *byte == b'_' || !byte.is_ascii();
    text.first().is_some_and(can_stand_first)
        && text.iter().all(|byte| can_stand_first(byte) || byte.is_ascii_digit() || b".:-".contains(byte))
}

/// Incremental reader of FIDE's list. Holds at most one player, and the numbers seen so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct XmlList {
    elements: Elements,
    seen: SeenNumbers<u32>,
    tempos: Tempos,
}

impl XmlList {
    /// Creates a reader at the beginning of a file.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the number of players read so far.
    pub const fn players(&self) -> u64 {
        self.elements.count
    }

    /// Returns the types of play for which players so far had ratings.
    pub const fn tempos(&self) -> Tempos {
        self.tempos
    }

    /// Reads the next chunk of the file, and passes on every player completed by it, or a fault.
    pub fn feed(&mut self, piece: &[u8], mut found: impl FnMut(Result<ListedPlayer, FileFinding>)) {
        let Self { elements, seen, tempos } = self;
        elements.feed(piece, |element| {
            found(element.and_then(|(bytes, place)| player(bytes, place, seen, tempos)));
        });
    }

    /// Ends the file and returns the number of players.
    ///
    /// # Errors
    ///
    /// A [`FileFinding`] if the file ends inside a player or before the list is closed.
    pub fn finish(self) -> Result<u64, FileFinding> {
        self.elements.finish()
    }
}

fn find(haystack: &[u8], needle: &[u8]) -> Option<usize> {
    let first = *needle.first()?;
    let mut from = 0;
    while let Some(at) = haystack.get(from..)?.iter().position(|b| *b == first) {
        if haystack.get(from + at..)?.starts_with(needle) {
            return Some(from + at);
        }
        from += at + 1;
    }
    None
}

// Counting line ends faster is not worth a dependency.
#[allow(clippy::naive_bytecount)]
fn lines(bytes: &[u8]) -> u32 {
    u32::try_from(bytes.iter().filter(|b| **b == b'\n').count()).unwrap_or(u32::MAX)
}

/// Parses the elements inside an element, and calls `field` with the tag and text of each; an error of `field` becomes
/// a fault.
pub(super) fn fields(
    element: &[u8],
    start: Place,
    mut field: impl FnMut(&str, &str) -> Result<(), Text>,
) -> Result<(), FileFinding> {
    let text = String::from_utf8_lossy(element);
    let mut at = 0;
    let wrong = |at: usize, found: &str, expected| {
        Err(start.after(text.get(..at).unwrap_or_default().as_bytes()).fault(found, expected))
    };
    loop {
        let rest = text.get(at..).unwrap_or_default();
        let between = rest.find('<').unwrap_or(rest.len());
        let stray = rest.get(..between).unwrap_or_default();
        if !stray.trim().is_empty() {
            let blank = stray.len() - stray.trim_start().len();
            return wrong(at + blank, stray.trim(), expected::TAG);
        }
        at += between;
        let Some(after) = text.get(at + 1..).filter(|_| between < rest.len()) else { return Ok(()) };
        let Some((tag, body)) = after.split_once('>') else { return wrong(at, after, expected::TAG_CLOSED) };
        let inside = at + 1 + tag.len() + 1;
        let is_empty = tag.strip_suffix('/').is_some_and(|tag| is_name(tag.trim_end().as_bytes()));
        if is_empty || (tag.starts_with("!--") && tag.ends_with("--")) {
            at = inside;
            continue;
        }
        if !is_name(tag.trim_end().as_bytes()) {
            return wrong(at, &format!("<{tag}>"), expected::TAG);
        }
        // The text ends at the next tag, which must be the closing one.
        let (value, tail) = body.split_once("</").unwrap_or((body, ""));
        let closed = tail.strip_prefix(tag).and_then(|tail| tail.strip_prefix('>'));
        if closed.is_none() || value.contains('<') {
            return wrong(at, &format!("<{tag}>"), expected::CLOSED_ELEMENT);
        }
        let trimmed = value.trim();
        let blank = value.len() - value.trim_start().len();
        if let Err(expected) = field(tag.trim(), &unescape(trimmed)) {
            return wrong(inside + if trimmed.is_empty() { 0 } else { blank }, trimmed, expected);
        }
        at = inside + value.len() + 2 + tag.len() + 1;
    }
}

fn player(
    element: &[u8],
    place: Place,
    seen: &mut SeenNumbers<u32>,
    tempos: &mut Tempos,
) -> Result<ListedPlayer, FileFinding> {
    let mut p = ListedPlayer::default();
    let mut named = false;
    let mut has = Tempos::default();
    let mut earlier = 0;
    let read = fields(element, place, |tag, value| {
        named |= tag == "name";
        match tag {
            "rating" => has.standard = true,
            "rapid_rating" => has.rapid = true,
            "blitz_rating" => has.blitz = true,
            _ => {}
        }
        store(&mut p, tag, value)?;
        earlier = if tag == "fideid" { seen.earlier(p.fide_id, place.line) } else { earlier };
        if tag == "fideid" && earlier > 0 { Err(expected::UNUSED_NUMBER) } else { Ok(()) }
    });
    read.map_err(|fault| fault.with_earlier(earlier))?;
    let lacks = |expected| Err(place.fault("<player>", expected));
    if p.fide_id == 0 {
        return lacks(expected::FIDE_IDENTITY_NUMBER);
    }
    if !named {
        return lacks(expected::ELEMENT_NAME);
    }
    if has == Tempos::default() {
        return lacks(expected::ELEMENT_WITH_A_RATING);
    }
    *tempos = tempos.and(has);
    Ok(p)
}

fn store(p: &mut ListedPlayer, tag: &str, value: &str) -> Result<(), Text> {
    let rating = || whole(value, 4000).ok_or(expected::RATING);
    let games = || whole(value, u16::MAX).ok_or(expected::NUMBER_OF_GAMES);
    let k = || whole(value, 40).map(|k| k as u8).ok_or(expected::COEFFICIENT_K);
    match tag {
        "fideid" => p.fide_id = super::identity(value).ok_or(expected::FIDE_IDENTITY_NUMBER)?,
        "name" => value.clone_into(&mut p.name),
        "country" => value.clone_into(&mut p.federation),
        "sex" => value.clone_into(&mut p.sex),
        "title" => value.clone_into(&mut p.title),
        "w_title" => value.clone_into(&mut p.women_title),
        "o_title" => value.clone_into(&mut p.other_titles),
        "foa_title" => value.clone_into(&mut p.arena_title),
        "rating" => p.standard.rating = rating()?,
        "games" => p.standard.games = games()?,
        "k" => p.standard.k = k()?,
        "rapid_rating" => p.rapid.rating = rating()?,
        "rapid_games" => p.rapid.games = games()?,
        "rapid_k" => p.rapid.k = k()?,
        "blitz_rating" => p.blitz.rating = rating()?,
        "blitz_games" => p.blitz.games = games()?,
        "blitz_k" => p.blitz.k = k()?,
        "birthday" => p.born = whole(value, 9999).ok_or(expected::YEAR_OF_BIRTH)?,
        "flag" => value.clone_into(&mut p.flag),
        _ => {}
    }
    Ok(())
}

/// Replaces the predefined entities and numeric character references; leaves anything else unchanged.
fn unescape(text: &str) -> Cow<'_, str> {
    if !text.contains('&') {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        out.push_str(before);
        let entity = after.split_once(';').and_then(|(name, tail)| Some((meaning(name)?, tail)));
        let (letter, tail) = entity.unwrap_or(('&', after));
        out.push(letter);
        rest = tail;
    }
    out.push_str(rest);
    Cow::Owned(out)
}

fn meaning(entity: &str) -> Option<char> {
    match entity {
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        "amp" => Some('&'),
        _ => {
            let number = entity.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(digits) => u32::from_str_radix(digits, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code).filter(|letter| !letter.is_control())
        }
    }
}

/// Escapes the text of an element; drops control characters, which XML does not allow.
pub(super) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars().filter(|c| !c.is_control()) {
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_words::Language;

    const FILE: &str = "<?xml version='1.0'?>\n<playerslist>\n<player>\n<fideid>42</fideid>\n<name>O&apos;Neil, A &amp; B&#39;s</name>\n\
                        <country>IRL</country>\n<sex>F</sex>\n<title></title>\n<o_title/>\n<rating>1987</rating>\n<games>3</games>\n<k>20</k>\n\
                        <rapid_rating></rapid_rating>\n<birthday>1999</birthday>\n<flag>wi</flag>\n</player>\n<player>\n <fideid>x</fideid>\n</player>\n\
                        <!-- > --><player><fideid>43</fideid><name>N</name><rating>0</rating></player>\n</playerslist>\n";

    #[test]
    fn any_cut_gives_the_same_players() {
        let mut whole = Vec::new();
        let mut list = XmlList::new();
        list.feed(FILE.as_bytes(), |p| whole.push(p));
        assert_eq!(list.tempos(), Tempos { standard: true, rapid: true, blitz: false });
        assert_eq!(list.finish(), Ok(3));
        let first = whole[0].as_ref().unwrap();
        assert_eq!((first.fide_id, first.name.as_str(), first.standard.rating), (42, "O'Neil, A & B's", 1987));
        let fault = whole[1].as_ref().unwrap_err();
        assert_eq!((fault.line, fault.column, fault.expected.get(Language::English)), (18, 10, "a FIDE ID"));
        for size in 1..40 {
            let mut pieces = Vec::new();
            let mut list = XmlList::new();
            for piece in FILE.as_bytes().chunks(size) {
                list.feed(piece, |p| pieces.push(p));
            }
            assert_eq!(pieces, whole, "pieces of {size}");
            assert_eq!(list.finish(), Ok(3));
        }
    }

    #[test]
    fn what_is_wrong_has_its_line_and_column() {
        let one = "<player><fideid>7</fideid><name>A</name><rating>2000</rating></player>";
        let lacking = |what: &str| format!("<l>\n{}</l>", one.replace(what, ""));
        let cases = [
            (lacking("<rating>2000</rating>"), (2, 9), "a rating element"),
            (lacking("<name>A</name>"), (2, 9), "a name element"),
            (lacking("<fideid>7</fideid>"), (2, 9), "a FIDE ID"),
            (format!("<l>\n{one}\n\n{one}</l>"), (4, 17), "a number that no other player has"),
            (format!("<l>\n{}</l>", one.replace("2000", "-5")), (2, 49), "a rating"),
            (format!("<l>\n{}</l>", one.replace("2000", "4001")), (2, 49), "a rating"),
            (format!("<l>\n{}</l>", one.replace("</name>", "")), (2, 27), "an element with its closing tag"),
            (format!("<l>\n{}</l>", one.replace("</name>", "</nom>")), (2, 27), "an element with its closing tag"),
            (format!("<l>\n{}</l>", one.replace("<name>", "stray\n<name>")), (2, 27), "a tag"),
            (format!("<l>\n{one}\n é stray{one}</l>"), (3, 2), "a tag"),
            (format!("<l>\n{}{one}</l>", one.replace("</player>", "")), (2, 62), "an element with its closing tag"),
            (format!("<l>\n{one}"), (2, 71), "the closing tag of the open element"),
            (format!("<l>\n{one}</m>"), (2, 71), "the closing tag of the open element"),
            (format!("<l>\n{one}</l\n"), (2, 71), "a tag closed by >"),
            (format!("<l>{one}</l>\n<l>"), (2, 1), "nothing after the list"),
            (format!("\n{one}"), (2, 1), "a list tag around the players"),
            ("<l><player id='1'></player></l>".to_owned(), (1, 4), "<player>"),
            ("<l>\n<player>".to_owned(), (2, 9), "</player>"),
            (format!("<l>{one}</l>\n  and so on"), (2, 3), "a tag"),
            (format!("\u{feff} <l><d>no\nplayer</d>\n{}</l>", one.replace("2000", "x")), (3, 49), "a rating"),
        ];
        for (text, place, expected) in cases {
            for size in [1, 7, 4096] {
                let mut faults = Vec::new();
                let mut list = XmlList::new();
                for piece in text.as_bytes().chunks(size) {
                    list.feed(piece, |player| faults.extend(player.err()));
                }
                faults.extend(list.finish().err());
                let found: Vec<_> =
                    faults.iter().map(|f| ((f.line, f.column), f.expected.get(Language::English))).collect();
                assert_eq!(found, [(place, expected)], "{text}");
            }
        }
        let mut list = XmlList::new();
        let mut said = Vec::new();
        list.feed(format!("<l>\n{one}\n{one}</l>").as_bytes(), |p| said.extend(p.err().map(|f| f.to_string())));
        let twice = "line 3, column 17: found \"7\"; expected a number that no other player has (already on line 2)";
        assert_eq!(said, [twice]);
    }

    #[test]
    fn an_endless_player_is_not_kept() {
        let mut list = XmlList::new();
        let mut faults = 0;
        list.feed(b"<l><player>", |p| faults += usize::from(p.is_err()));
        for _ in 0..10 {
            list.feed(&vec![b'a'; 20_000], |p| faults += usize::from(p.is_err()));
        }
        assert_eq!(faults, 1);
        assert!(list.elements.buffer.len() <= MAX_RECORD);
    }
}
