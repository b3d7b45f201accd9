//! Small workbooks (XLSX) for tests: an archive without compression, with shared texts, numbers and dates.

use std::fmt::Write;

/// Returns a workbook with one or more sheets. A cell that is a number is one; `@45943` is the date with that serial
/// number; an empty cell is left out.
pub fn workbook(sheets: &[(&str, Vec<Vec<String>>)]) -> Vec<u8> {
    const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
    const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    const RELATIONS: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const PACKAGE: &str = "http://schemas.openxmlformats.org/package/2006/relationships";
    let (mut shared, mut files): (Vec<String>, Vec<(String, String)>) = (Vec::new(), Vec::new());
    let (mut listed, mut related) = (String::new(), String::new());
    for (number, (name, rows)) in (1..).zip(sheets) {
        let body = sheet(rows, &mut shared);
        files.push((
            format!("xl/worksheets/sheet{number}.xml"),
            format!("{HEAD}<worksheet xmlns=\"{MAIN}\"><sheetData>{body}</sheetData></worksheet>"),
        ));
        // Writing to a String cannot fail.
        let _ = write!(listed, "<sheet name=\"{}\" sheetId=\"{number}\" r:id=\"rId{number}\"/>", escaped(name));
        let _ = write!(
            related,
            "<Relationship Id=\"rId{number}\" Type=\"{RELATIONS}/worksheet\" Target=\"worksheets/sheet{number}.xml\"/>"
        );
    }
    let mut texts = String::new();
    for text in &shared {
        let _ = write!(texts, "<si><t>{}</t></si>", escaped(text));
    }
    let _ =
        write!(related, "<Relationship Id=\"rIdS\" Type=\"{RELATIONS}/sharedStrings\" Target=\"sharedStrings.xml\"/>");
    let _ = write!(related, "<Relationship Id=\"rIdT\" Type=\"{RELATIONS}/styles\" Target=\"styles.xml\"/>");
    let own = [
        (
            "[Content_Types].xml",
            "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\"/>".to_owned(),
        ),
        (
            "_rels/.rels",
            format!(
                "<Relationships xmlns=\"{PACKAGE}\"><Relationship Id=\"rId1\" Type=\"{RELATIONS}/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>"
            ),
        ),
        (
            "xl/workbook.xml",
            format!("<workbook xmlns=\"{MAIN}\" xmlns:r=\"{RELATIONS}\"><sheets>{listed}</sheets></workbook>"),
        ),
        ("xl/_rels/workbook.xml.rels", format!("<Relationships xmlns=\"{PACKAGE}\">{related}</Relationships>")),
        ("xl/sharedStrings.xml", format!("<sst xmlns=\"{MAIN}\">{texts}</sst>")),
        (
            "xl/styles.xml",
            format!(
                "<styleSheet xmlns=\"{MAIN}\"><cellXfs count=\"2\"><xf numFmtId=\"0\"/><xf numFmtId=\"14\" applyNumberFormat=\"1\"/></cellXfs></styleSheet>"
            ),
        ),
    ];
    let own = own.into_iter().map(|(name, body)| (name.to_owned(), format!("{HEAD}{body}")));
    let all: Vec<(String, Vec<u8>)> = own.chain(files).map(|(name, body)| (name, body.into_bytes())).collect();
    archive(&all)
}

fn sheet(rows: &[Vec<String>], shared: &mut Vec<String>) -> String {
    let mut body = String::new();
    for (at, row) in (1..).zip(rows) {
        let _ = write!(body, "<row r=\"{at}\">");
        for (column, text) in row.iter().enumerate().filter(|(_, text)| !text.is_empty()) {
            let place = format!("{}{at}", char::from(b'A' + u8::try_from(column).unwrap_or(0) % 26));
            if let Some(serial) = text.strip_prefix('@').filter(|serial| serial.parse::<f64>().is_ok()) {
                let _ = write!(body, "<c r=\"{place}\" s=\"1\"><v>{serial}</v></c>");
            } else if text.parse::<f64>().is_ok() {
                let _ = write!(body, "<c r=\"{place}\"><v>{text}</v></c>");
            } else {
                let _ = write!(body, "<c r=\"{place}\" t=\"s\"><v>{}</v></c>", shared.len());
                shared.push(text.clone());
            }
        }
        body.push_str("</row>");
    }
    body
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// Returns a zip archive of files, stored as they are.
pub fn archive(files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let (mut out, mut directory) = (Vec::new(), Vec::new());
    for (name, body) in files {
        let (at, size) = (length(&out), length(body));
        let mut about = vec![20, 0, 0, 0, 0, 0, 0, 0, 33, 0];
        about.extend(checksum(body).to_le_bytes());
        about.extend(size.to_le_bytes());
        about.extend(size.to_le_bytes());
        about.extend(u16::try_from(name.len()).unwrap_or(0).to_le_bytes());
        about.extend([0, 0]);
        out.extend(b"PK\x03\x04");
        out.extend(&about);
        out.extend(name.as_bytes());
        out.extend(body);
        directory.extend(b"PK\x01\x02\x14\x00");
        directory.extend(&about);
        directory.extend([0; 10]);
        directory.extend(at.to_le_bytes());
        directory.extend(name.as_bytes());
    }
    let (start, size) = (length(&out), length(&directory));
    let count = u16::try_from(files.len()).unwrap_or(0).to_le_bytes();
    out.extend(directory);
    out.extend(b"PK\x05\x06\0\0\0\0");
    out.extend(count);
    out.extend(count);
    out.extend(size.to_le_bytes());
    out.extend(start.to_le_bytes());
    out.extend([0, 0]);
    out
}

fn length(bytes: &[u8]) -> u32 {
    u32::try_from(bytes.len()).unwrap_or(u32::MAX)
}

/// Returns the CRC-32 of the zip format.
fn checksum(bytes: &[u8]) -> u32 {
    let step = |crc: u32, byte: &u8| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 })
    };
    !bytes.iter().fold(u32::MAX, step)
}
