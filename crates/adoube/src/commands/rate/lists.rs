//! Work on rating lists alone: comparisons and plots.

use super::{ListWork, RateArgs};
use crate::columns::{aligned, comma_separated};
use crate::exit::{CommandError, Exit};
use crate::rated::no_player;
use crate::rating_list::RatingListFile;
use crate::screen::{Screen, one_line};
use crate::words::rate;
use adoube_rating::list::{self, ListChange, ListColumn};
use adoube_rating::plot::{self, Distribution, Look, Point};
use serde_json::{Value, json};
use std::path::Path;

pub(super) fn run(work: ListWork, args: &RateArgs, screen: &mut Screen) -> Result<Exit, CommandError> {
    match work {
        ListWork::Diff => diff(args, screen),
        ListWork::PlotDistribution => distribution(args, screen),
        ListWork::PlotHistory => history(args, screen),
    }
}

fn diff(args: &RateArgs, screen: &mut Screen) -> Result<Exit, CommandError> {
    let language = screen.language;
    let [old, new] = args.files.as_slice() else {
        return Err(CommandError::Input(rate::TWO.get(language).to_owned()));
    };
    let tempo = args.tempo.unwrap_or_default();
    let old = RatingListFile::open(old, tempo, language)?;
    let new = RatingListFile::open(new, tempo, language)?;
    let diff = list::diff(&old.list(language)?, &new.list(language)?);
    if screen.wants_json() {
        let all = |changes: &[ListChange]| -> Vec<Value> {
            let one = |c: &ListChange| json!({ "id": c.id, "name": c.name, "before": c.before, "after": c.after });
            changes.iter().map(one).collect()
        };
        screen.json(&json!({
            "came": all(&diff.came), "left": all(&diff.left), "changed": all(&diff.changed), "same": diff.same,
        }))?;
        return Ok(Exit::Done);
    }
    let number = |rating: u16| if rating > 0 { rating.to_string() } else { "-".to_owned() };
    let line = |c: &ListChange, last: String| {
        vec![c.id.to_string(), one_line(&c.name), number(c.before), number(c.after), last]
    };
    let mut lines: Vec<Vec<String>> = diff.changed.iter().map(|c| line(c, format!("{:+}", c.by()))).collect();
    lines.extend(diff.came.iter().map(|c| line(c, rate::CAME.get(language).to_owned())));
    lines.extend(diff.left.iter().map(|c| line(c, rate::LEFT.get(language).to_owned())));
    if args.csv {
        lines.insert(0, ["id", "name", "before", "after", "change"].map(str::to_owned).to_vec());
        screen.bytes(comma_separated(&lines).as_bytes())?;
        return Ok(Exit::Done);
    }
    for line in aligned(&lines, 1) {
        screen.line(&line)?;
    }
    let counts = [diff.came.len(), diff.left.len(), diff.changed.len(), diff.same];
    let [came, left, changed, same] = &counts;
    screen
        .line(&rate::SUMMARY.fill(language, &[("came", came), ("left", left), ("changed", changed), ("same", same)]))?;
    Ok(Exit::Done)
}

fn distribution(args: &RateArgs, screen: &mut Screen) -> Result<Exit, CommandError> {
    let language = screen.language;
    let [name] = args.files.as_slice() else { return Err(CommandError::Input(rate::ONE.get(language).to_owned())) };
    let file = RatingListFile::open(name, args.tempo.unwrap_or_default(), language)?;
    let of = Distribution::of(file.list(language)?.rows().iter().map(|row| row.rating));
    screen.bytes(plot::distribution(&label(name), &of, Look::File, language).as_bytes())?;
    Ok(Exit::Done)
}

/// Returns a list's label in a plot: its file name without the extension.
fn label(name: &str) -> String {
    Path::new(name).file_stem().map_or_else(|| name.to_owned(), |stem| stem.to_string_lossy().into_owned())
}

fn history(args: &RateArgs, screen: &mut Screen) -> Result<Exit, CommandError> {
    let language = screen.language;
    let id = args.player.ok_or_else(|| CommandError::Input(rate::WHOSE.get(language).to_owned()))?;
    let mut points = Vec::new();
    let mut who = None;
    for name in &args.files {
        let file = RatingListFile::open(name, args.tempo.unwrap_or_default(), language)?;
        let list = file.list(language)?;
        let row = u32::try_from(id).ok().and_then(|id| list.find(id)).and_then(|at| list.rows().get(at));
        let Some(row) = row else { continue };
        let name_here = list.text(row, ListColumn::Name);
        who = Some(if name_here.trim().is_empty() { id.to_string() } else { name_here });
        if row.rating > 0 {
            points.push(Point { label: label(name), rating: row.rating });
        }
    }
    let who = who.ok_or_else(|| no_player(id, language))?;
    screen.bytes(plot::history(&who, &points, Look::File, language).as_bytes())?;
    Ok(Exit::Done)
}
