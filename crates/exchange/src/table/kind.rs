//! The kinds of file that people send where a table is expected, told by their first bytes.

/// A kind of file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FileKind {
    /// Text: read as CSV.
    Text,
    /// A workbook of Excel 2007 and later.
    Xlsx,
    /// A workbook of older versions of Excel, or one that is encrypted.
    OldExcel,
    /// A spreadsheet in the open document format.
    Ods,
    /// A text document.
    Document,
    /// An archive.
    Archive,
    /// A PDF.
    Pdf,
    /// A picture.
    Picture,
    /// A page of the web, or XML.
    Markup,
    /// Anything else that is not text.
    Binary,
}

/// The bytes in which NUL is looked for.
const BEGINNING: usize = 4096;

impl FileKind {
    /// Returns the kind of a file.
    pub fn of(bytes: &[u8]) -> Self {
        const BEGINNINGS: [(&[u8], FileKind); 10] = [
            (b"\xd0\xcf\x11\xe0", FileKind::OldExcel),
            (b"%PDF", FileKind::Pdf),
            (b"\x89PNG", FileKind::Picture),
            (b"\xff\xd8\xff", FileKind::Picture),
            (b"GIF8", FileKind::Picture),
            (b"\x1f\x8b", FileKind::Archive),
            (b"Rar!", FileKind::Archive),
            (b"7z\xbc\xaf", FileKind::Archive),
            (b"BZh", FileKind::Archive),
            (b"{\\rtf", FileKind::Document),
        ];
        if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06") {
            return Self::of_archive(bytes);
        }
        if let Some((_, kind)) = BEGINNINGS.iter().find(|(start, _)| bytes.starts_with(start)) {
            return *kind;
        }
        let start = bytes.get(..BEGINNING).unwrap_or(bytes);
        let marked = encoding_rs::Encoding::for_bom(bytes).is_some();
        if start.contains(&0) && !marked {
            return Self::Binary;
        }
        let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).trim_ascii_start();
        if text.starts_with(b"<") { Self::Markup } else { Self::Text }
    }

    /// Tells archives by the names of the files in them, which are not packed.
    fn of_archive(bytes: &[u8]) -> Self {
        let has = |name: &[u8]| bytes.windows(name.len()).any(|at| at == name);
        if has(b"xl/workbook.xml") {
            Self::Xlsx
        } else if has(b"application/vnd.oasis.opendocument.spreadsheet") {
            Self::Ods
        } else if has(b"word/document.xml") || has(b"application/vnd.oasis.opendocument.text") {
            Self::Document
        } else {
            Self::Archive
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_told_by_their_first_bytes() {
        let cases: [(&[u8], FileKind); 14] = [
            (b"name,born\n", FileKind::Text),
            (b"", FileKind::Text),
            (b"\xff\xfen\0a\0", FileKind::Text),
            (b"PK\x03\x04....xl/workbook.xml", FileKind::Xlsx),
            (b"PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet", FileKind::Ods),
            (b"PK\x03\x04....word/document.xml", FileKind::Document),
            (b"PK\x03\x04....notes.txt", FileKind::Archive),
            (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", FileKind::OldExcel),
            (b"%PDF-1.7", FileKind::Pdf),
            (b"\x89PNG\r\n", FileKind::Picture),
            (b"\x1f\x8b\x08", FileKind::Archive),
            (b" <!doctype html>", FileKind::Markup),
            (b"{\\rtf1", FileKind::Document),
            (b"name\0born", FileKind::Binary),
        ];
        for (bytes, kind) in cases {
            assert_eq!(FileKind::of(bytes), kind, "{}", String::from_utf8_lossy(bytes));
        }
    }
}
