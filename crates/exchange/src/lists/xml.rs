//! The XML lists, piece by piece: bytes go in as they come, players come out.

use std::borrow::Cow;

use crate::fault::Fault;

use super::ListedPlayer;

/// The longest `<player>` element read, in bytes.
pub const MAX_RECORD: usize = 64 << 10;

/// The `<player>` elements of a file that comes in pieces; no more than one is kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Elements {
    buffer: Vec<u8>,
    line: u32,
    count: u64,
}

impl Elements {
    /// At the beginning of a file.
    pub(super) fn new() -> Self {
        Self { line: 1, ..Self::default() }
    }

    /// Takes the next piece and gives every element completed by it with its line, or a fault.
    pub(super) fn feed(&mut self, piece: &[u8], mut found: impl FnMut(Result<(&[u8], u32), Fault>)) {
        self.buffer.extend_from_slice(piece);
        let mut done = 0;
        let mut line = self.line;
        loop {
            let rest = &self.buffer[done..];
            let Some(start) = find(rest, b"<player>") else {
                // Keep what may be the beginning of a tag.
                let keep = rest.len().min(b"<player>".len() - 1);
                line = line.saturating_add(lines(&rest[..rest.len() - keep]));
                done += rest.len() - keep;
                break;
            };
            line = line.saturating_add(lines(&rest[..start]));
            done += start;
            let body = &rest[start + b"<player>".len()..];
            let Some(end) = find(body, b"</player>") else { break };
            self.count += 1;
            found(Ok((&body[..end], line)));
            line = line.saturating_add(lines(&body[..end]));
            done += b"<player>".len() + end + b"</player>".len();
        }
        self.line = line;
        self.buffer.drain(..done);
        if self.buffer.len() > MAX_RECORD {
            found(Err(Fault::error(self.line, 1, "<player>", "</player> within 64 KiB")));
            self.line = self.line.saturating_add(lines(&self.buffer));
            self.buffer.clear();
        }
    }

    /// Ends the file: how many elements there were.
    ///
    /// # Errors
    /// A [`Fault`] if it ends inside one.
    pub(super) fn finish(self) -> Result<u64, Fault> {
        if find(&self.buffer, b"<player>").is_some() {
            return Err(Fault::error(self.line, 1, "", "</player>"));
        }
        Ok(self.count)
    }
}

/// A reader of FIDE's list that keeps no more than one player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct XmlList {
    elements: Elements,
}

impl XmlList {
    /// A reader at the beginning of a file.
    pub fn new() -> Self {
        Self { elements: Elements::new() }
    }

    /// How many players have been read.
    pub const fn players(&self) -> u64 {
        self.elements.count
    }

    /// Takes the next piece of the file and gives every player completed by it, or what is wrong with one.
    pub fn feed(&mut self, piece: &[u8], mut found: impl FnMut(Result<ListedPlayer, Fault>)) {
        self.elements.feed(piece, |element| found(element.and_then(|(bytes, line)| player(bytes, line))));
    }

    /// Ends the file.
    ///
    /// # Errors
    /// A [`Fault`] if it ends inside a player.
    pub fn finish(self) -> Result<u64, Fault> {
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

// A dependency to count line ends faster is not worth it.
#[allow(clippy::naive_bytecount)]
fn lines(bytes: &[u8]) -> u32 {
    u32::try_from(bytes.iter().filter(|b| **b == b'\n').count()).unwrap_or(u32::MAX)
}

/// The elements inside an element: each tag with its text.
pub(super) fn fields(
    element: &[u8],
    line: u32,
    mut field: impl FnMut(&str, &str) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let text = String::from_utf8_lossy(element);
    let mut rest = text.as_ref();
    while let Some((_, after)) = rest.split_once('<') {
        let Some((tag, body)) = after.split_once('>') else {
            return Err(Fault::error(line, 1, after, "a tag closed by >"));
        };
        if tag.ends_with('/') {
            rest = body;
            continue;
        }
        let closed = body.match_indices("</").find_map(|(at, _)| {
            let tail = body.get(at + 2..)?.strip_prefix(tag)?.strip_prefix('>')?;
            Some((body.get(..at)?, tail))
        });
        let Some((value, tail)) = closed else {
            return Err(Fault::error(line, 1, tag, "an element closed by its own tag"));
        };
        field(tag.trim(), &unescape(value.trim()))?;
        rest = tail;
    }
    Ok(())
}

fn player(element: &[u8], line: u32) -> Result<ListedPlayer, Fault> {
    let mut p = ListedPlayer::default();
    fields(element, line, |tag, value| store(&mut p, tag, value, line))?;
    if p.fide_id == 0 {
        return Err(Fault::error(line, 1, "<player>", "a FIDE identity number"));
    }
    Ok(p)
}

fn store(p: &mut ListedPlayer, tag: &str, value: &str, line: u32) -> Result<(), Fault> {
    let wrong = |expected| Fault::error(line, 1, value, expected);
    let number = || -> Result<u16, Fault> {
        if value.is_empty() { Ok(0) } else { value.parse().map_err(|_| wrong("a number")) }
    };
    match tag {
        "fideid" => p.fide_id = value.parse().map_err(|_| wrong("a FIDE identity number"))?,
        "name" => value.clone_into(&mut p.name),
        "country" => value.clone_into(&mut p.federation),
        "sex" => value.clone_into(&mut p.sex),
        "title" => value.clone_into(&mut p.title),
        "w_title" => value.clone_into(&mut p.women_title),
        "o_title" => value.clone_into(&mut p.other_titles),
        "foa_title" => value.clone_into(&mut p.arena_title),
        "rating" => p.standard.rating = number()?,
        "games" => p.standard.games = number()?,
        "k" => p.standard.k = number()?.min(255) as u8,
        "rapid_rating" => p.rapid.rating = number()?,
        "rapid_games" => p.rapid.games = number()?,
        "rapid_k" => p.rapid.k = number()?.min(255) as u8,
        "blitz_rating" => p.blitz.rating = number()?,
        "blitz_games" => p.blitz.games = number()?,
        "blitz_k" => p.blitz.k = number()?.min(255) as u8,
        "birthday" => p.born = number()?,
        "flag" => value.clone_into(&mut p.flag),
        _ => {}
    }
    Ok(())
}

/// The five predefined entities; anything else stays as it is.
fn unescape(text: &str) -> Cow<'_, str> {
    if !text.contains('&') {
        return Cow::Borrowed(text);
    }
    // The ampersand last, so that nothing is undone twice.
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&apos;", "'");
    Cow::Owned(text.replace("&amp;", "&"))
}

/// The text of an element; what XML has no sign for is left out.
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

    const FILE: &str = "<?xml version='1.0'?>\n<playerslist>\n<player>\n<fideid>42</fideid>\n<name>O&apos;Neil, A &amp; B</name>\n\
                        <country>IRL</country>\n<sex>F</sex>\n<title></title>\n<o_title/>\n<rating>1987</rating>\n<games>3</games>\n<k>20</k>\n\
                        <rapid_rating></rapid_rating>\n<birthday>1999</birthday>\n<flag>wi</flag>\n</player>\n<player>\n<fideid>x</fideid>\n</player>\n\
                        <player><fideid>43</fideid><name>N</name></player>\n</playerslist>\n";

    #[test]
    fn any_cut_gives_the_same_players() {
        let mut whole = Vec::new();
        let mut list = XmlList::new();
        list.feed(FILE.as_bytes(), |p| whole.push(p));
        assert_eq!(list.finish(), Ok(3));
        let first = whole[0].as_ref().unwrap();
        assert_eq!((first.fide_id, first.name.as_str(), first.standard.rating), (42, "O'Neil, A & B", 1987));
        let fault = whole[1].as_ref().unwrap_err();
        assert_eq!((fault.line, fault.expected), (17, "a FIDE identity number"));
        for size in 1..40 {
            let mut pieces = Vec::new();
            let mut list = XmlList::new();
            for piece in FILE.as_bytes().chunks(size) {
                list.feed(piece, |p| pieces.push(p));
            }
            assert_eq!(pieces, whole, "pieces of {size}");
        }
    }

    #[test]
    fn an_endless_player_is_not_kept() {
        let mut list = XmlList::new();
        let mut faults = 0;
        list.feed(b"<player>", |p| faults += usize::from(p.is_err()));
        for _ in 0..10 {
            list.feed(&vec![b'a'; 20_000], |p| faults += usize::from(p.is_err()));
        }
        assert!(faults >= 1);
        assert!(list.elements.buffer.len() <= MAX_RECORD);
    }
}
