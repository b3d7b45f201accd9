//! Explains pairings: for each pair and each float, the alternatives passed over and the deciding criterion.
//!
//! It uses the same matching as the pairing to ask "what if these two met?" and "what if this player floated instead?",
//! and names the first criterion on which the best such pairing is worse.

use adoube_words::Language;

use crate::model::{Color, PlayerIx, Tournament};
use crate::points::Points;
use crate::words::dutch;

use super::bracket::{Question, examine};
use super::colours::{ColourRule, allocate};
use super::criteria::Criterion;
use super::field::PairingField;
use super::texts::{colour_text, criterion_text};
use super::{DutchEdition, Paired, PairingError, completion, initial_colour, no_pairing, pair_brackets};

/// Number of alternatives examined per pair or float.
const ALTERNATIVES: usize = 3;

/// The reason a player was passed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// C1: they have met or are kept apart.
    Met,
    /// C3: both must have the same colour.
    SameColour,
    /// A criterion would be worse: gives the figures of the pairing made and of the alternative.
    Criterion {
        /// The criterion.
        criterion: Criterion,
        /// The figure of the pairing made.
        made: i64,
        /// The best figure with this change.
        asked: i64,
    },
    /// As good, but generated later (3.6-3.8, 4.2-4.4).
    Order,
}

/// A pair explained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PairNote {
    /// White.
    pub white: PlayerIx,
    /// Black.
    pub black: PlayerIx,
    /// The higher-ranked of the two.
    pub leader: PlayerIx,
    /// The rule of article 5.2 that gave the colours.
    pub colour_rule: ColourRule,
    /// Opponents that came earlier in order for the higher-ranked player.
    pub passed_over: Vec<(PlayerIx, Why)>,
}

/// A downfloater explained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FloatNote {
    /// The player who floats.
    pub player: PlayerIx,
    /// Whether the float is the pairing-allocated bye.
    pub bye: bool,
    /// Lower-ranked players who did not float instead.
    pub instead: Vec<(PlayerIx, Why)>,
}

/// A bracket explained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BracketNote {
    /// The residents' score.
    pub score: Points,
    /// The players moved down into this bracket.
    pub moved_down: Vec<PlayerIx>,
    /// Number of residents.
    pub residents: usize,
    /// The pairs made.
    pub pairs: Vec<PairNote>,
    /// The players who float down to the next bracket.
    pub floats: Vec<FloatNote>,
}

/// The explanation of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// Bracket by bracket from the top.
    pub brackets: Vec<BracketNote>,
}

/// Explains the pairing of a round (from 1).
///
/// # Errors
/// [`PairingError`] if there is no pairing to explain.
pub fn explain_round(
    tournament: &Tournament,
    round: usize,
    edition: DutchEdition,
) -> Result<Explanation, PairingError> {
    let field = PairingField::new(tournament, round, edition);
    let everybody: Vec<u32> = (0..field.len() as u32).collect();
    let bye_score = completion::bye_score(&field, &everybody)
        .map_err(|(players, unpaired)| no_pairing(tournament, &field, &players, unpaired))?;
    let brackets = pair_brackets(&field, bye_score, edition)?;
    let initial = initial_colour(tournament);
    let count = brackets.len();
    let notes = brackets.iter().enumerate().map(|(at, b)| explain_bracket(&field, b, at + 1 == count, initial));
    Ok(Explanation { brackets: notes.collect() })
}

fn explain_bracket(field: &PairingField, bracket: &Paired, last: bool, initial: Color) -> BracketNote {
    let scope = &bracket.scope;
    let ix = |place: u32| field.contenders[place as usize].ix;
    let inside = &scope.members[..scope.next_at];
    let at = |place: u32| inside.iter().position(|m| *m == place).unwrap_or(0);
    // The pairs in the order in which they were decided, by place in the bracket, the leader first.
    let made: Vec<(usize, usize)> =
        bracket.result.pairs.iter().map(|&(a, b)| (at(a).min(at(b)), at(a).max(at(b)))).collect();
    let mut decided = vec![usize::MAX; inside.len()];
    for (number, &(a, b)) in made.iter().enumerate() {
        decided[a] = number;
        decided[b] = number;
    }
    let mut questions = Vec::new();
    let mut pairs = Vec::new();
    for (number, &(high, low)) in made.iter().enumerate() {
        let (h, l) = (&field.contenders[inside[high] as usize], &field.contenders[inside[low] as usize]);
        let (colour, colour_rule) = allocate(h, l, initial);
        let (white, black) = if colour == Color::White { (h.ix, l.ix) } else { (l.ix, h.ix) };
        let mut passed_over = Vec::new();
        let free = earlier(scope.residents_at, inside.len(), high, low).filter(|other| decided[*other] > number);
        for other in free.take(ALTERNATIVES) {
            let why = if field.compatible(inside[high] as usize, inside[other] as usize) {
                questions.push(Question::Meet(high, other, number));
                Why::Order
            } else if field.colours_clash(inside[high] as usize, inside[other] as usize) {
                Why::SameColour
            } else {
                Why::Met
            };
            passed_over.push((ix(inside[other]), why));
        }
        pairs.push(PairNote { white, black, leader: h.ix, colour_rule, passed_over });
    }
    let mut downfloats = Vec::new();
    for &place in &bracket.result.downfloaters {
        let me = at(place);
        let below = (me + 1..inside.len()).rev().filter(|i| decided[*i] != usize::MAX).take(ALTERNATIVES);
        let instead = below
            .map(|other| {
                questions.push(Question::Float(other));
                (ix(inside[other]), Why::Order)
            })
            .collect();
        downfloats.push(FloatNote { player: ix(place), bye: last, instead });
    }
    // The answers come in the order of the questions; only open positions consume one.
    let mut answers = examine(field, scope, &made, &questions).into_iter();
    let open = pairs
        .iter_mut()
        .flat_map(|p| p.passed_over.iter_mut())
        .chain(downfloats.iter_mut().flat_map(|f| f.instead.iter_mut()));
    for (_, why) in open.filter(|(_, why)| *why == Why::Order) {
        if let Some(Some((criterion, made, asked))) = answers.next() {
            *why = Why::Criterion { criterion, made, asked };
        }
    }
    BracketNote {
        score: inside.last().map_or(Points::ZERO, |m| field.contenders[*m as usize].score),
        moved_down: inside[..scope.residents_at].iter().map(|m| ix(*m)).collect(),
        residents: inside.len() - scope.residents_at,
        pairs,
        floats: downfloats,
    }
}

/// Returns the opponents in order before the one a player got: for a moved-down player all residents ranked above that
/// one, for a resident those from the lower half on.
fn earlier(residents_at: usize, end: usize, high: usize, low: usize) -> impl Iterator<Item = usize> {
    let from = if high < residents_at { residents_at } else { residents_at + (end - residents_at) / 2 };
    (from.max(high + 1)..low).filter(move |other| *other != high)
}

impl Explanation {
    /// Returns the explanation as text, one statement per line.
    pub fn lines(&self, tournament: &Tournament, language: Language) -> Vec<String> {
        let name = |ix: PlayerIx| {
            tournament.player(ix).map_or_else(String::new, |p| format!("{} {}", p.number, p.name).trim().to_owned())
        };
        let mut out = Vec::new();
        for bracket in &self.brackets {
            out.push(dutch::BRACKET.fill(
                language,
                &[("score", &bracket.score), ("residents", &bracket.residents), ("moved", &bracket.moved_down.len())],
            ));
            for pair in &bracket.pairs {
                let colours = colour_text(pair.colour_rule).get(language);
                out.push(
                    dutch::PAIR.fill(
                        language,
                        &[("white", &name(pair.white)), ("black", &name(pair.black)), ("rule", &colours)],
                    ),
                );
                for (other, why) in &pair.passed_over {
                    let reason = why_text(why, language);
                    out.push(dutch::NOT_MEETING.fill(
                        language,
                        &[("player", &name(pair.leader)), ("other", &name(*other)), ("reason", &reason)],
                    ));
                }
            }
            for float in &bracket.floats {
                let text = if float.bye { &dutch::BYE } else { &dutch::FLOATS };
                out.push(text.fill(language, &[("player", &name(float.player))]));
                for (other, why) in &float.instead {
                    let reason = why_text(why, language);
                    out.push(dutch::NOT_INSTEAD.fill(language, &[("other", &name(*other)), ("reason", &reason)]));
                }
            }
        }
        out
    }
}

fn why_text(why: &Why, language: Language) -> String {
    match why {
        Why::Met => dutch::MET.get(language).to_owned(),
        Why::SameColour => dutch::SAME_COLOUR.get(language).to_owned(),
        Why::Order => dutch::ORDER.get(language).to_owned(),
        Why::Criterion { criterion, .. } => {
            let meaning = criterion_text(*criterion).get(language);
            dutch::WORSE.fill(language, &[("number", &criterion.number()), ("meaning", &meaning)])
        }
    }
}
