//! Parses the tables of a page into rows of cells, and its lists into items, so that tests check order, names and
//! numbers.

/// A table: the cells of its head, and of each row of its body; the foot is omitted. Of a head with two rows only the
/// lower one is read, without its first column, whose heading spans both.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) head: Vec<String>,
    pub(crate) rows: Vec<Vec<String>>,
}

impl Table {
    /// The table with an id, or the first one in the section with that id. Tags inside cells are removed, and runs of
    /// spaces collapsed.
    pub(crate) fn read(page: &str, id: &str) -> Self {
        let named = page.find(&format!(" id=\"{id}\"")).unwrap_or_else(|| panic!("nothing has the id {id} in {page}"));
        let tag = page[..named].rfind('<').expect("an id is in a tag");
        Self::first(&page[tag..])
    }

    /// The first table of a page, or of a part of one.
    pub(crate) fn first(page: &str) -> Self {
        Self::nth(page, 0)
    }

    /// A table of a page, counted from 0.
    pub(crate) fn nth(page: &str, at: usize) -> Self {
        let (start, _) = page.match_indices("<table").nth(at).unwrap_or_else(|| panic!("no table {at} in {page}"));
        let table = &page[start..];
        let table = &table[..table.find("</table>").expect("the table ends")];
        let (head, body) = table.split_once("</thead>").expect("the table has a head");
        let mut head = rows(head).pop().expect("a row of headings");
        let rows = rows(body.split("<tfoot").next().unwrap_or(body));
        if table.contains(" rowspan=\"2\"") {
            head.insert(0, String::new());
        }
        for row in &rows {
            assert_eq!(row.len(), head.len(), "a cell for every heading: {head:?} {row:?}");
        }
        Self { head, rows }
    }

    /// The row with a cell that has this text.
    pub(crate) fn row(&self, text: &str) -> Vec<&str> {
        let found = self.rows.iter().find(|row| row.iter().any(|cell| cell == text));
        found.unwrap_or_else(|| panic!("no row of {text} in {:?}", self.rows)).iter().map(String::as_str).collect()
    }

    /// A column, counted from 0.
    pub(crate) fn column(&self, at: usize) -> Vec<&str> {
        self.rows.iter().map(|row| row[at].as_str()).collect()
    }

    /// Some columns, by their headings, row by row.
    pub(crate) fn columns<const N: usize>(&self, headings: [&str; N]) -> Vec<[&str; N]> {
        let at = headings.map(|heading| {
            let place = self.head.iter().position(|cell| cell == heading);
            place.unwrap_or_else(|| panic!("no column {heading} in {:?}", self.head))
        });
        self.rows.iter().map(|row| at.map(|at| row[at].as_str())).collect()
    }
}

/// The `dd` of a term in the lists of facts of a page.
fn detail<'a>(page: &'a str, term: &str) -> &'a str {
    let after = page.split_once(&format!("<dt>{term}</dt>")).unwrap_or_else(|| panic!("no {term} in {page}")).1;
    after.split_once("</dd>").expect("the detail ends").0
}

/// The value of a term in a page's list of facts.
pub(crate) fn fact(page: &str, term: &str) -> String {
    text(detail(page, term))
}

/// The values of a term in a page's list of facts.
pub(crate) fn fact_items(page: &str, term: &str) -> Vec<String> {
    items(detail(page, term))
}

/// The items of the first list of a part of a page.
pub(crate) fn items(part: &str) -> Vec<String> {
    part.split("</ul>").next().unwrap_or(part).split("<li").skip(1).map(text).collect()
}

/// The rows of a part of a table.
fn rows(part: &str) -> Vec<Vec<String>> {
    part.split("<tr").skip(1).map(cells).collect()
}

fn cells(row: &str) -> Vec<String> {
    let mut cells = Vec::new();
    let mut rest = row;
    while let Some(start) = ["<td", "<th"].iter().filter_map(|tag| rest.find(tag)).min() {
        rest = &rest[start..];
        let closing = if rest.starts_with("<td") { "</td>" } else { "</th>" };
        let (cell, after) = rest.split_once(closing).expect("the cell ends");
        cells.push(text(cell));
        rest = after;
    }
    cells
}

/// The words of a piece of HTML.
fn text(html: &str) -> String {
    let words: String = html.split('<').filter_map(|piece| piece.split_once('>')).map(|(_, text)| text).collect();
    let decoded = words.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&");
    decoded.split_whitespace().collect::<Vec<_>>().join(" ")
}
