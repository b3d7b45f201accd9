//! Lists as published: plain, gzip, the first file of a zip archive, as FIDE's are, or a workbook (XLSX).
//!
//! A zip archive is streamed using the local file header, so reading starts before the upload is complete. The unpacked
//! size has its own limit.

use adoube_exchange::table::Table;
use flate2::bufread::{DeflateDecoder, MultiGzDecoder};
use std::io::{self, BufRead, BufReader, Read};

/// The maximum unpacked size of a list in bytes.
pub const UNPACKED_BYTES_MAX: u64 = 4 * 1024 * 1024 * 1024;
const BUFFER: usize = 1 << 16;
/// The size of a zip local file header after the four-byte signature, without name and extra field.
const HEADER: usize = 26;
/// The names of the files with which workbooks begin.
const WORKBOOK: [&[u8]; 4] = [b"[Content_Types].xml", b"_rels/", b"docProps/", b"xl/"];
/// The maximum size of a workbook in bytes; it is read into memory.
const WORKBOOK_BYTES_MAX: u64 = 16 * 1024 * 1024;
const STORED: u16 = 0;
const DEFLATED: u16 = 8;

/// An unpacked list.
pub(super) type Unpacked = Box<dyn BufRead + Send>;

/// Unpacks a list. Returns `None` for an unsupported zip archive: encrypted, or with another compression method.
pub(super) fn unpacked(mut source: impl BufRead + Send + 'static) -> io::Result<Option<Unpacked>> {
    let first = source.fill_buf()?;
    if first.starts_with(&[0x1f, 0x8b]) {
        return Ok(Some(buffered(MultiGzDecoder::new(source))));
    }
    if !first.starts_with(b"PK") {
        return Ok(Some(Box::new(source)));
    }
    let mut head = [0; HEADER + 4];
    source.read_exact(&mut head)?;
    let short = |at: usize| match head.get(at..at + 2) {
        Some(&[low, high]) => u16::from_le_bytes([low, high]),
        _ => 0,
    };
    let (flags, method, name, extra) = (short(6), short(8), short(26), short(28));
    let length = u64::from(short(22)) | u64::from(short(24)) << 16;
    let mut names = vec![0; usize::from(name) + usize::from(extra)];
    source.read_exact(&mut names)?;
    if WORKBOOK.iter().any(|first| names.starts_with(first)) {
        return workbook([&head, names.as_slice()].concat(), source);
    }
    // Bit 0: encrypted. Bit 3: the size follows the data, and only compressed data marks its own end.
    if !head.starts_with(b"PK\x03\x04") || flags & 1 != 0 {
        return Ok(None);
    }
    Ok(match method {
        DEFLATED => Some(buffered(DeflateDecoder::new(source))),
        STORED if flags & 8 == 0 => Some(buffered(source.take(length))),
        _ => None,
    })
}

/// Reads the first sheet of a workbook as CSV; `None` if it is no table.
fn workbook(mut bytes: Vec<u8>, source: impl Read) -> io::Result<Option<Unpacked>> {
    source.take(WORKBOOK_BYTES_MAX).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > WORKBOOK_BYTES_MAX {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(Table::read(&bytes).ok().map(|table| Box::new(io::Cursor::new(table.csv())) as Unpacked))
}

fn buffered(source: impl Read + Send + 'static) -> Unpacked {
    Box::new(BufReader::with_capacity(BUFFER, Limited { source, left: UNPACKED_BYTES_MAX }))
}

/// A reader that fails at a limit instead of truncating the list.
struct Limited<R> {
    source: R,
    left: u64,
}

impl<R: Read> Read for Limited<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.source.read(buffer)?;
        self.left = self.left.checked_sub(count as u64).ok_or(io::ErrorKind::FileTooLarge)?;
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::Compression;
    use flate2::write::{DeflateEncoder, GzEncoder};
    use std::io::Write;

    fn read(bytes: Vec<u8>) -> io::Result<Option<Vec<u8>>> {
        let Some(mut source) = unpacked(io::Cursor::new(bytes))? else { return Ok(None) };
        let mut out = Vec::new();
        source.read_to_end(&mut out)?;
        Ok(Some(out))
    }

    /// Returns a zip archive with one file, in the detail that the reader needs.
    fn zip(flags: u16, method: u16, length: u32, body: &[u8]) -> Vec<u8> {
        let mut out = b"PK\x03\x04\x14\x00".to_vec();
        out.extend(flags.to_le_bytes());
        out.extend(method.to_le_bytes());
        out.extend([0; 12]);
        out.extend(length.to_le_bytes());
        out.extend([8, 0, 3, 0]);
        out.extend(b"list.txtxyz");
        out.extend(body);
        out.extend(b"PK\x01\x02 and so on");
        out
    }

    #[test]
    fn what_is_packed_is_unpacked() {
        let text = b"ID Number      Name\n".repeat(5000);
        let mut deflated = DeflateEncoder::new(Vec::new(), Compression::default());
        deflated.write_all(&text).unwrap();
        let deflated = deflated.finish().unwrap();
        let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
        gzip.write_all(&text).unwrap();
        let length = u32::try_from(text.len()).unwrap();
        let cases = [
            ("plain", text.clone(), true),
            ("gzip", gzip.finish().unwrap(), true),
            ("zip", zip(0, 8, 0, &deflated), true),
            ("zip with its length at the end", zip(8, 8, 0, &deflated), true),
            ("zip, not packed", zip(0, 0, length, &text), true),
            ("zip, not packed, without its length", zip(8, 0, 0, &text), false),
            ("encrypted zip", zip(1, 8, 0, &deflated), false),
            ("zip of another kind", zip(0, 14, 0, &deflated), false),
            ("empty zip", [&b"PK\x05\x06"[..], &[0; 40]].concat(), false),
        ];
        for (name, bytes, readable) in cases {
            assert_eq!(read(bytes).unwrap(), readable.then(|| text.clone()), "{name}");
        }
        let cut = zip(0, 8, 0, &deflated);
        assert!(read(cut[..60].to_vec()).is_err(), "a file that is cut off is an error");
        assert!(read(b"PK".to_vec()).is_err());
    }

    #[test]
    fn more_than_the_limit_is_an_error() {
        let mut limited = Limited { source: io::repeat(b'x'), left: 100 };
        let mut out = Vec::new();
        assert!(limited.read_to_end(&mut out).is_err());
    }
}
