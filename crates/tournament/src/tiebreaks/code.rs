//! Names of tie-breaks as in FIDE's MTB26 and TRF records 202/212: `BH/C1`, `SB/P`, `KS/L+1`, `BH:GP`, `EMGSB/C1`.

use std::fmt;
use std::str::FromStr;

/// One of a team's two scores.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TeamScore {
    /// Match points.
    MatchPoints,
    /// Game points: the sum of the boards.
    GamePoints,
}

impl TeamScore {
    /// Returns the other score.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::MatchPoints => Self::GamePoints,
            Self::GamePoints => Self::MatchPoints,
        }
    }
}

/// The criterion that separates the last two of an extended direct encounter by the boards of their own match (13.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LastTwo {
    /// EDE: nothing.
    Nothing,
    /// EDEC: board count.
    Count,
    /// EDET: top board results.
    Top,
    /// EDEB: bottom board elimination.
    Bottom,
    /// EDEBT: board count, then top board results.
    CountTop,
    /// EDEBB: board count, then bottom board elimination.
    CountBottom,
}

/// The quantity counted (C.07, articles 6-10, 12 and 13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TieBreakKind {
    /// PTS: the points themselves.
    Points,
    /// DE (6): direct encounter.
    DirectEncounter,
    /// WIN (7.1): rounds with as many points as a win.
    Wins,
    /// WON (7.2): games won over the board.
    GamesWon,
    /// BPG (7.3): games played with Black.
    BlackGames,
    /// BWG (7.4): games won with Black.
    BlackWins,
    /// PS (7.5): sum of running totals.
    Progressive,
    /// REP (7.6): rounds the player elected to play.
    RoundsElected,
    /// STD (7.7): standard points.
    StandardPoints,
    /// TPN (7.8): pairing number.
    PairingNumber,
    /// BH (8.1): Buchholz.
    Buchholz,
    /// AOB (8.2): average of opponents' Buchholz.
    AverageBuchholz,
    /// FB (8.3): fore Buchholz.
    ForeBuchholz,
    /// SB (9.1): Sonneborn-Berger.
    SonnebornBerger,
    /// KS (9.2): Koya.
    Koya,
    /// ARO (10.1): average rating of opponents.
    AverageRating,
    /// TPR (10.2): performance rating.
    Performance,
    /// PTP (10.3): perfect performance.
    PerfectPerformance,
    /// APRO (10.4): average performance of opponents.
    AveragePerformance,
    /// APPO (10.5): average perfect performance of opponents.
    AveragePerfectPerformance,
    /// RTNG (10.6): own rating.
    Rating,
    /// BC (12.1): board count.
    BoardCount,
    /// TBR (12.2): top board results.
    TopBoards,
    /// BBE (12.3): bottom board elimination.
    BottomBoards,
    /// `MPvGP` (13.1): the score that is not the primary one.
    OtherScore,
    /// EMMSB, EMGSB, EGMSB, EGGSB (13.2): the opponents' score, times the team's own score against them.
    Extended(TeamScore, TeamScore),
    /// EDE (13.3): extended direct encounter.
    ExtendedDirect(LastTwo),
    /// SSSC (13.4): the other score combined with the strength of schedule.
    ScoreStrength,
}

impl TieBreakKind {
    /// Returns whether it applies only to teams (articles 12 and 13).
    pub const fn is_for_teams(self) -> bool {
        matches!(
            self,
            Self::BoardCount
                | Self::TopBoards
                | Self::BottomBoards
                | Self::OtherScore
                | Self::Extended(..)
                | Self::ExtendedDirect(_)
                | Self::ScoreStrength
        )
    }

    /// Returns whether it is based on ratings (10), and so applies only to individuals.
    pub const fn is_for_people(self) -> bool {
        matches!(
            self,
            Self::AverageRating
                | Self::Performance
                | Self::PerfectPerformance
                | Self::AveragePerformance
                | Self::AveragePerfectPerformance
                | Self::Rating
        )
    }

    /// Returns whether it is based on Buchholz (8), which is meaningless in a round robin.
    pub const fn is_made_of_buchholz(self) -> bool {
        matches!(self, Self::Buchholz | Self::ForeBuchholz | Self::AverageBuchholz | Self::ScoreStrength)
    }

    /// Returns whether the value is a place among the players still tied.
    pub(crate) const fn is_place(self) -> bool {
        matches!(self, Self::DirectEncounter | Self::ExtendedDirect(_) | Self::TopBoards | Self::BottomBoards)
    }
}

use TeamScore::{GamePoints, MatchPoints};

const NAMES: [(&str, TieBreakKind); 38] = [
    ("PTS", TieBreakKind::Points),
    ("DE", TieBreakKind::DirectEncounter),
    ("WIN", TieBreakKind::Wins),
    ("WON", TieBreakKind::GamesWon),
    ("BPG", TieBreakKind::BlackGames),
    ("BWG", TieBreakKind::BlackWins),
    ("PS", TieBreakKind::Progressive),
    ("REP", TieBreakKind::RoundsElected),
    ("STD", TieBreakKind::StandardPoints),
    ("TPN", TieBreakKind::PairingNumber),
    ("BH", TieBreakKind::Buchholz),
    ("AOB", TieBreakKind::AverageBuchholz),
    ("FB", TieBreakKind::ForeBuchholz),
    ("SB", TieBreakKind::SonnebornBerger),
    ("KS", TieBreakKind::Koya),
    ("ARO", TieBreakKind::AverageRating),
    ("TPR", TieBreakKind::Performance),
    ("PTP", TieBreakKind::PerfectPerformance),
    ("APRO", TieBreakKind::AveragePerformance),
    ("APPO", TieBreakKind::AveragePerfectPerformance),
    ("RTNG", TieBreakKind::Rating),
    ("BC", TieBreakKind::BoardCount),
    ("TBR", TieBreakKind::TopBoards),
    ("BBE", TieBreakKind::BottomBoards),
    ("MPvGP", TieBreakKind::OtherScore),
    ("EMMSB", TieBreakKind::Extended(MatchPoints, MatchPoints)),
    ("EMGSB", TieBreakKind::Extended(MatchPoints, GamePoints)),
    ("EGMSB", TieBreakKind::Extended(GamePoints, MatchPoints)),
    ("EGGSB", TieBreakKind::Extended(GamePoints, GamePoints)),
    ("EDE", TieBreakKind::ExtendedDirect(LastTwo::Nothing)),
    ("EDEC", TieBreakKind::ExtendedDirect(LastTwo::Count)),
    ("EDET", TieBreakKind::ExtendedDirect(LastTwo::Top)),
    ("EDEB", TieBreakKind::ExtendedDirect(LastTwo::Bottom)),
    ("EDEBT", TieBreakKind::ExtendedDirect(LastTwo::CountTop)),
    ("EDEBB", TieBreakKind::ExtendedDirect(LastTwo::CountBottom)),
    ("SSSC", TieBreakKind::ScoreStrength),
    // Names of earlier editions.
    ("GE", TieBreakKind::RoundsElected),
    ("RTG", TieBreakKind::Rating),
];

/// A tie-break with its modifiers (C.07, article 14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TieBreak {
    /// The quantity counted.
    pub kind: TieBreakKind,
    /// Number of least significant values left out.
    pub cut_low: u8,
    /// Number of most significant values left out after that.
    pub cut_high: u8,
    /// `/P`: forfeits count as played against the scheduled opponent.
    pub forfeits_played: bool,
    /// `/F`: fore mode, for AOB.
    pub fore: bool,
    /// `/R`: reversed order, for TPN and RTNG.
    pub reversed: bool,
    /// `/L+x`, `/L-x`: half points added to Koya's limit.
    pub limit_halves: i8,
    /// `/Lx`: Koya's limit as a percentage of the maximum.
    pub limit_percent: u8,
    /// `:MP`, `:GP`: the score of a team to use; the primary one by default.
    pub score: Option<TeamScore>,
    /// `/Kx`: the divisor of SSSC.
    pub divisor: Option<u8>,
}

impl TieBreak {
    /// Creates a tie-break without modifiers.
    pub const fn plain(kind: TieBreakKind) -> Self {
        Self {
            kind,
            cut_low: 0,
            cut_high: 0,
            forfeits_played: false,
            fore: false,
            reversed: false,
            limit_halves: 0,
            limit_percent: 50,
            score: None,
            divisor: None,
        }
    }

    /// Returns whether it applies only to teams.
    pub const fn is_for_teams(&self) -> bool {
        self.kind.is_for_teams() || self.score.is_some()
    }

    /// Returns the tie-break with the lowest values cut.
    #[must_use]
    pub const fn cut(self, low: u8) -> Self {
        Self { cut_low: low, ..self }
    }

    /// Returns whether the smaller value is better.
    pub const fn lower_is_better(&self) -> bool {
        match self.kind {
            TieBreakKind::PairingNumber => !self.reversed,
            TieBreakKind::Rating => self.reversed,
            TieBreakKind::BoardCount => true,
            kind => kind.is_place(),
        }
    }

    /// Returns whether it can have cuts.
    const fn has_cuts(self) -> bool {
        matches!(
            self.kind,
            TieBreakKind::Progressive
                | TieBreakKind::Buchholz
                | TieBreakKind::ForeBuchholz
                | TieBreakKind::SonnebornBerger
                | TieBreakKind::AverageRating
                | TieBreakKind::AverageBuchholz
                | TieBreakKind::Extended(..)
        )
    }

    /// Returns whether it has two values, one for each of a team's scores.
    const fn has_score(self) -> bool {
        matches!(
            self.kind,
            TieBreakKind::Points
                | TieBreakKind::DirectEncounter
                | TieBreakKind::Wins
                | TieBreakKind::Progressive
                | TieBreakKind::StandardPoints
                | TieBreakKind::Buchholz
                | TieBreakKind::AverageBuchholz
                | TieBreakKind::ForeBuchholz
                | TieBreakKind::SonnebornBerger
                | TieBreakKind::Koya
                | TieBreakKind::ScoreStrength
        )
    }

    /// Reads a list such as `BH/C1, BH, DE`; `BH-C1` and `BHC1` are understood too.
    ///
    /// # Errors
    /// The first invalid name.
    pub fn list(text: &str) -> Result<Vec<Self>, ParseTieBreakError> {
        text.split([',', ';', ' ']).filter(|s| !s.trim().is_empty()).map(str::parse).collect()
    }
}

/// `BH/C1`, as FIDE's files have it. The alternate form is for people: `BH-C1`.
impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if f.alternate() { '-' } else { '/' };
        let name = NAMES.iter().find(|(_, kind)| *kind == self.kind).map_or("?", |(name, _)| name);
        f.write_str(name)?;
        match self.score {
            None => {}
            Some(MatchPoints) => f.write_str(":MP")?,
            Some(GamePoints) => f.write_str(":GP")?,
        }
        match (self.cut_low, self.cut_high) {
            (0, 0) => {}
            (low, 0) => write!(f, "{mark}C{low}")?,
            (low, _) => write!(f, "{mark}M{low}")?,
        }
        if self.limit_percent != 50 {
            write!(f, "{mark}L{}", self.limit_percent)?;
        }
        if self.limit_halves != 0 {
            write!(f, "{mark}L{:+}", self.limit_halves)?;
        }
        if let Some(divisor) = self.divisor {
            write!(f, "{mark}K{divisor}")?;
        }
        for (on, letter) in [(self.forfeits_played, 'P'), (self.fore, 'F'), (self.reversed, 'R')] {
            if on {
                write!(f, "{mark}{letter}")?;
            }
        }
        Ok(())
    }
}

/// A name that is not a tie-break, or a modifier that does not fit.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.sentence(adoube_words::Language::English))]
pub struct ParseTieBreakError(pub String);

impl FromStr for TieBreak {
    type Err = ParseTieBreakError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ParseTieBreakError(text.chars().take(30).collect());
        let upper = text.trim().to_ascii_uppercase();
        let mut parts = upper.split(['/', ':']).flat_map(split_hyphen);
        let first = parts.next().ok_or_else(wrong)?;
        // `MPTS` and `GPTS` are points by another name.
        let (first, score) = match first {
            "MPTS" => ("PTS", Some(MatchPoints)),
            "GPTS" => ("PTS", Some(GamePoints)),
            name => (name, None),
        };
        let (kind, fused) = name_of(first).ok_or_else(wrong)?;
        let mut tie_break = Self { score, ..Self::plain(kind) };
        for modifier in fused.into_iter().chain(parts) {
            apply(&mut tie_break, modifier).ok_or_else(wrong)?;
        }
        Ok(tie_break)
    }
}

/// Splits `BH-C1` into `BH`, `C1`; the minus of `L-1` stays.
fn split_hyphen(part: &str) -> Vec<&str> {
    if part.starts_with('L') { vec![part] } else { part.split('-').collect() }
}

/// Returns the kind, and a cut written without a separator as in `BHC1`.
fn name_of(word: &str) -> Option<(TieBreakKind, Option<&str>)> {
    let find = |name: &str| NAMES.iter().find(|(n, _)| n.eq_ignore_ascii_case(name)).map(|(_, kind)| *kind);
    if let Some(kind) = find(word) {
        return Some((kind, None));
    }
    let at = word.len().checked_sub(2)?;
    let (name, cut) = (word.get(..at)?, word.get(at..)?);
    let is_cut = matches!(cut, "C1" | "C2" | "M1" | "M2");
    find(name).filter(|_| is_cut).map(|kind| (kind, Some(cut)))
}

fn apply(tie_break: &mut TieBreak, modifier: &str) -> Option<()> {
    let number = |rest: &str| rest.parse::<u8>().ok().filter(|n| (1..=9).contains(n));
    match modifier.split_at_checked(1)? {
        ("C", rest) if tie_break.has_cuts() => tie_break.cut_low = number(rest)?,
        ("M", rest) if rest != "P" && tie_break.has_cuts() && tie_break.kind != TieBreakKind::Progressive => {
            tie_break.cut_low = number(rest)?;
            tie_break.cut_high = tie_break.cut_low;
        }
        ("L", rest) if tie_break.kind == TieBreakKind::Koya => {
            if rest.starts_with(['+', '-']) {
                tie_break.limit_halves = rest.parse().ok()?;
            } else {
                tie_break.limit_percent = rest.parse().ok().filter(|p| *p <= 100)?;
            }
        }
        ("M", "P") if tie_break.has_score() => tie_break.score = Some(MatchPoints),
        ("G", "P") if tie_break.has_score() => tie_break.score = Some(GamePoints),
        ("K", rest) if tie_break.kind == TieBreakKind::ScoreStrength => {
            tie_break.divisor = Some(rest.parse().ok().filter(|k| *k > 0)?);
        }
        ("P", "") => tie_break.forfeits_played = true,
        ("F", "") if matches!(tie_break.kind, TieBreakKind::AverageBuchholz | TieBreakKind::ScoreStrength) => {
            tie_break.fore = true;
        }
        ("R", "") if matches!(tie_break.kind, TieBreakKind::PairingNumber | TieBreakKind::Rating) => {
            tie_break.reversed = true;
        }
        _ => return None,
    }
    Some(())
}

/// Serialised as its code.
impl serde::Serialize for TieBreak {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for TieBreak {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mtb26_codes_read_and_write() {
        let mandatory = "DE DE/P BPG BWG REP STD SB SB/C1 SB/C2 SB/P SB/C1/P ARO ARO/C1 ARO/C2 ARO/M1 ARO/M2 TPR PTP APRO \
                         APPO RTNG RTNG/R WIN WON PS PS/C1 PS/C2 TPN TPN/R BH BH/C1 BH/C2 BH/M1 BH/M2 BH/P FB FB/C1 FB/M2 \
                         AOB AOB/F KS KS/L+1 KS/L-2 KS/L60 PTS BC TBR BBE MPvGP EMMSB EMGSB EGMSB EGGSB EMGSB/C1 EGGSB/C2/P EDE EDET \
                         EDEB EDEBT EDEBB SSSC SSSC/F SSSC/K5 SSSC:GP/K3/F BH:MP BH:GP/C1 SB:GP/C2/P DE:GP KS:MP/L+1 PTS:GP";
        for code in mandatory.split_whitespace() {
            let read = code.parse::<TieBreak>();
            assert_eq!(read.as_ref().map(ToString::to_string), Ok(code.to_owned()), "{code}");
            assert_eq!(read.map(|t| format!("{t:#}")), Ok(code.replace('/', "-")), "{code}");
        }
    }

    #[test]
    fn other_spellings_and_nonsense() {
        for (text, code) in [
            ("bh-c1", "BH/C1"),
            ("BHC2", "BH/C2"),
            ("ge", "REP"),
            (" sb/c1/p ", "SB/C1/P"),
            ("mpvgp", "MPvGP"),
            ("GPTS", "PTS:GP"),
            ("bh/c1:gp", "BH:GP/C1"),
        ] {
            assert_eq!(text.parse::<TieBreak>().map(|t| t.to_string()), Ok(code.to_owned()), "{text}");
        }
        for text in [
            "", "XX", "BH/C", "BH/C0", "DE/C1", "KS/Lx", "BH/Q", "PS/M1", "/", "é", "EDE/C1", "SSSC/K0", "BH/K2",
            "BC:MP", "WON:GP", "EMSB", "TPR:MP",
        ] {
            assert!(text.parse::<TieBreak>().is_err(), "{text}");
        }
        assert_eq!(TieBreak::list("BH-C1,BH, DE").map(|l| l.len()), Ok(3));
    }
}
