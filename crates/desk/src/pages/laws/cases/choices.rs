//! Rulings to choose from: the right one among three that an arbiter could have given in the same situation.
//!
//! A wrong ruling is the right one with something of it changed: another result, the time to the other player, a free move
//! where a touched piece binds. Where two things can be changed, each of their values stands in two of the four rulings, so
//! that neither length nor likeness tells which is right. Nothing here decides: what is right comes from the engine.

use adoube_board::Color;
use adoube_game::{
    Act, ArbiterAct, Change, Choice, GameResult, Judgement, Keeping, Must, OfferState, PlayerAct, Span, Verdict, What,
    Who,
};

/// A ruling, without the articles.
pub(super) type Ruling = Vec<What>;

const UPHELD: What = What::Claim(Judgement::Upheld);
const REJECTED: What = What::Claim(Judgement::Rejected);

/// Three wrong rulings for what was done and is rightly answered so; none if it makes no question.
pub(super) fn wrong(act: &Act, right: &[What], board: &str) -> Option<[Ruling; 3]> {
    let candidates = candidates(act, right, board)?;
    let mut out: Vec<Ruling> = Vec::new();
    for candidate in candidates {
        if candidate.as_slice() != right && !out.contains(&candidate) {
            out.push(candidate);
        }
    }
    out.truncate(3);
    out.try_into().ok()
}

/// Three wrong rulings for what the arbiter sees and the players are not told (12.6), or for what the clocks show; none for
/// anything else.
pub(super) fn seen(act: &Act, right: &[What]) -> Option<[Ruling; 3]> {
    if let [What::Clocks(white, black)] = right {
        let (other_white, other_black) = (misread(*white), misread(*black));
        return Some([
            vec![What::Clocks(other_white, *black)],
            vec![What::Clocks(*white, other_black)],
            vec![What::Clocks(other_white, other_black)],
        ]);
    }
    let Act::Player(who, _) = act else { return None };
    let noted = right.iter().find(|what| matches!(what, What::Notice(_)))?;
    let noted = noted.clone();
    let wrong = if let Some(duty) = right.iter().find(|what| is_duty(what)) {
        let other = if matches!(duty, What::Free(_)) { What::Must(*who, Must::King) } else { What::Free(*who) };
        [vec![other, noted.clone()], vec![duty.clone(), noted, more(!*who)], vec![What::Continues]]
    } else {
        let lost = What::Result(GameResult::win(!*who));
        [vec![What::Continues], vec![noted.clone(), more(!*who)], vec![noted, lost]]
    };
    (!wrong.iter().any(|ruling| ruling.as_slice() == right)).then_some(wrong)
}

/// A time that somebody could take it for: to the full minute, or half a minute off.
fn misread(span: Span) -> Span {
    let seconds = span.ms() / 1000;
    Span::from_s(if seconds.is_multiple_of(60) { seconds.saturating_sub(30).max(1) } else { seconds.div_ceil(60) * 60 })
}

fn candidates(act: &Act, right: &[What], board: &str) -> Option<Vec<Ruling>> {
    let has = |test: fn(&What) -> bool| right.iter().any(test);
    if let (Act::Arbiter(ArbiterAct::Decides(Verdict::Scores(..))), [What::Refused]) = (act, right) {
        let results = [GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw];
        return Some(results.map(|result| vec![What::Result(result)]).to_vec());
    }
    if has(|what| matches!(what, What::Options(_, list) if list.len() > 3)) || is_decision(act) {
        // A list of all penalties is known by its length; what the arbiter has decided is no question.
        return None;
    }
    if let Some(result) = result_of(right) {
        return ended(act, right, result);
    }
    let claim = claimant(act);
    if let Some(by) = claim
        && has(|what| matches!(what, What::Refused | What::Claim(Judgement::Rejected)))
    {
        return Some(not_upheld(act, by, right));
    }
    if let Some(by) = claim.filter(|_| right.contains(&UPHELD)) {
        return Some(upheld(by, right));
    }
    match right {
        [What::Refused] => refused(act),
        [What::Time(who, change)] => Some(time_only(*who, *change)),
        [What::Offer(who, _), ..] => Some(offers(*who)),
        [What::ScoreKeeping(..)] => Some(recording()),
        [What::Completed(who, _)] => Some(completed(*who)),
        [What::Options(Who::One(who), list)] => Some(options(*who, list)),
        [What::Must(who, must)] => bound(act, *who, Some(must), board),
        [What::Free(who)] => bound(act, *who, None, board),
        _ => Some(going_on(right)),
    }
}

fn result_of(right: &[What]) -> Option<GameResult> {
    right.iter().find_map(|what| match what {
        What::Result(result) => Some(*result),
        _ => None,
    })
}

/// Who claims something.
pub(super) const fn claimant(act: &Act) -> Option<Color> {
    match act {
        Act::Player(
            who,
            PlayerAct::ClaimsDraw(..)
            | PlayerAct::ClaimsBareKing
            | PlayerAct::ClaimsFlag
            | PlayerAct::ClaimsIllegal
            | PlayerAct::ClaimsTouched(_)
            | PlayerAct::ClaimsNoWinningMeans
            | PlayerAct::ClaimsNoEffort,
        ) => Some(*who),
        _ => None,
    }
}

/// Whether the arbiter has decided it already, or only asks.
const fn is_decision(act: &Act) -> bool {
    matches!(
        act,
        Act::Arbiter(
            ArbiterAct::Decides(_)
                | ArbiterAct::DecidesContinue
                | ArbiterAct::Penalises(..)
                | ArbiterAct::Upholds
                | ArbiterAct::Rejects
                | ArbiterAct::Sets(..)
                | ArbiterAct::SetsBoth(..)
                | ArbiterAct::DecidesNewGame
                | ArbiterAct::TakesBack(_)
                | ArbiterAct::Gives(..)
                | ArbiterAct::ReadsClocks
                | ArbiterAct::ReadsBoard
        )
    )
}

fn minutes(minutes: u64) -> Change {
    Change::Plus(Span::from_s(minutes * 60))
}

/// More time for a player.
fn more(who: Color) -> What {
    What::Time(who, minutes(2))
}

/// Another amount: half of it, or the double of what is least.
fn another(change: Change) -> Change {
    let other = |span: Span| match span.ms() / 1000 {
        60 => Span::from_s(120),
        seconds => Span::from_s((seconds / 2).max(1)),
    };
    match change {
        Change::Plus(span) => Change::Plus(other(span)),
        Change::Minus(span) => Change::Minus(other(span)),
    }
}

/// The ruling with some of it instead of what a test finds.
fn instead(right: &[What], test: impl Fn(&What) -> bool, with: &[What]) -> Ruling {
    let mut out = Ruling::new();
    let mut done = false;
    for what in right {
        if !test(what) {
            out.push(what.clone());
        } else if !done {
            out.extend_from_slice(with);
            done = true;
        }
    }
    out
}

const fn is_result(what: &What) -> bool {
    matches!(what, What::Result(_))
}

const fn is_duty(what: &What) -> bool {
    matches!(what, What::Must(..) | What::Free(_))
}

/// The game is over: another result, or it goes on.
fn ended(act: &Act, right: &[What], result: GameResult) -> Option<Vec<Ruling>> {
    let with = |what: What| instead(right, is_result, &[what]);
    let results = match result {
        GameResult::WhiteWins | GameResult::BlackWins | GameResult::Draw => {
            [GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw]
        }
        GameResult::WhiteForfeits | GameResult::BlackForfeits | GameResult::BothForfeit => {
            [GameResult::WhiteForfeits, GameResult::BlackForfeits, GameResult::BothForfeit]
        }
        _ => return None,
    };
    let Some(by) = claimant(act) else {
        let others = results.into_iter().map(|other| with(What::Result(other)));
        return Some(others.chain([with(What::Continues)]).collect());
    };
    let otherwise = if result == GameResult::Draw { GameResult::win(by) } else { GameResult::Draw };
    let last = match act {
        Act::Player(_, PlayerAct::ClaimsIllegal) => vec![UPHELD, more(by)],
        _ => vec![REJECTED, more(!by)],
    };
    Some(vec![with(What::Result(otherwise)), vec![REJECTED, What::Continues], last])
}

/// A claim that is not upheld, or not heard.
fn not_upheld(act: &Act, by: Color, right: &[What]) -> Vec<Ruling> {
    let time = right.iter().find_map(|what| match what {
        What::Time(who, change) => Some((*who, *change)),
        _ => None,
    });
    let Some((who, change)) = time else {
        return match act {
            Act::Player(_, PlayerAct::ClaimsTouched(square)) => vec![
                vec![UPHELD, What::Must(!by, Must::Move(*square))],
                vec![UPHELD, more(by)],
                vec![REJECTED, more(!by)],
            ],
            Act::Player(_, PlayerAct::ClaimsIllegal) => {
                vec![vec![UPHELD, more(by)], vec![UPHELD, What::Result(GameResult::win(by))], vec![REJECTED, more(!by)]]
            }
            Act::Player(_, PlayerAct::ClaimsFlag) => vec![
                vec![UPHELD, What::Result(GameResult::win(by))],
                vec![UPHELD, What::Result(GameResult::Draw)],
                vec![REJECTED, more(!by)],
            ],
            _ => vec![
                vec![UPHELD, What::Result(GameResult::Draw)],
                vec![REJECTED, more(!by)],
                vec![REJECTED, What::Continues],
            ],
        };
    };
    let is_time = |what: &What| matches!(what, What::Time(..));
    let amount = instead(right, is_time, &[What::Time(who, another(change))]);
    let turned = match change {
        Change::Plus(span) => What::Time(!who, Change::Minus(span)),
        Change::Minus(span) => What::Time(!who, Change::Plus(span)),
    };
    if right.iter().any(is_duty) {
        let free = instead(right, is_duty, &[What::Free(by)]);
        return vec![free.clone(), amount.clone(), instead(&amount, is_duty, &[What::Free(by)])];
    }
    vec![amount, instead(right, is_time, &[turned]), vec![UPHELD, What::Result(GameResult::Draw)]]
}

/// A claim that is right and does not end the game.
fn upheld(by: Color, right: &[What]) -> Vec<Ruling> {
    let grid = grid(right);
    if !grid.is_empty() {
        return grid;
    }
    let lost = vec![UPHELD, What::Result(GameResult::win(by))];
    let rejected = vec![REJECTED, What::Continues];
    if right.iter().any(is_duty) {
        let free = instead(right, is_duty, &[What::Free(!by)]);
        return vec![free, rejected, vec![REJECTED, more(!by)], lost];
    }
    let is_time = |what: &What| matches!(what, What::Time(..));
    let amount = right.iter().find_map(|what| match what {
        What::Time(who, change) => Some(What::Time(*who, another(*change))),
        _ => None,
    });
    let amount = amount.map(|time| instead(right, is_time, &[time]));
    amount.into_iter().chain([lost, rejected, vec![REJECTED, more(!by)]]).collect()
}

/// What a touch binds to and how much time is given, each so or otherwise.
fn grid(right: &[What]) -> Vec<Ruling> {
    let duty = right.iter().find_map(|what| match what {
        What::Must(who, _) => Some(What::Free(*who)),
        _ => None,
    });
    let time = right.iter().find_map(|what| match what {
        What::Time(who, change) => Some(What::Time(*who, another(*change))),
        _ => None,
    });
    let is_time = |what: &What| matches!(what, What::Time(..));
    match (duty, time) {
        (Some(duty), Some(time)) => {
            let free = instead(right, is_duty, std::slice::from_ref(&duty));
            let amount = instead(right, is_time, std::slice::from_ref(&time));
            let both = instead(&free, is_time, &[time]);
            vec![free, amount, both]
        }
        _ => Vec::new(),
    }
}

/// What cannot be done, taken as if it could.
fn refused(act: &Act) -> Option<Vec<Ruling>> {
    let Act::Player(who, act) = act else { return None };
    let results = [GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw];
    match act {
        PlayerAct::Resigns => Some(results.map(|result| vec![What::Result(result)]).to_vec()),
        PlayerAct::Accepts => Some(vec![
            vec![What::Result(GameResult::Draw)],
            vec![What::Offer(!*who, OfferState::Open)],
            vec![What::Time(!*who, minutes(2))],
        ]),
        PlayerAct::Plays(..) | PlayerAct::Moves(_) => {
            Some(vec![vec![What::Free(*who)], vec![What::Must(*who, Must::King)], vec![more(!*who)]])
        }
        PlayerAct::SaysAdjust
        | PlayerAct::Restores
        | PlayerAct::Announces(_)
        | PlayerAct::AsksIncrement
        | PlayerAct::AsksScoresheet => Some(vec![
            vec![What::Continues],
            vec![more(!*who)],
            vec![What::Options(Who::One(*who), vec![Choice::Warning])],
        ]),
        _ => None,
    }
}

fn time_only(who: Color, change: Change) -> Vec<Ruling> {
    let other = another(change);
    vec![vec![What::Time(who, other)], vec![What::Time(!who, change)], vec![What::Time(!who, other)]]
}

fn offers(who: Color) -> Vec<Ruling> {
    let states = [OfferState::Open, OfferState::Declined, OfferState::Improper];
    states.map(|state| vec![What::Offer(who, state)]).into_iter().chain([vec![What::Refused]]).collect()
}

fn recording() -> Vec<Ruling> {
    let mut out = Vec::new();
    for who in Color::ALL {
        for keeping in [Keeping::On, Keeping::Off] {
            out.push(vec![What::ScoreKeeping(Who::One(who), keeping)]);
        }
    }
    out
}

fn completed(who: Color) -> Vec<Ruling> {
    vec![vec![What::Result(GameResult::win(!who))], vec![What::Result(GameResult::Draw)], vec![What::Free(who)]]
}

fn options(who: Color, list: &[Choice]) -> Vec<Ruling> {
    let squares: Vec<_> = list
        .iter()
        .filter_map(|choice| match choice {
            Choice::Square(square) => Some(*square),
            _ => None,
        })
        .collect();
    if let [first, second] = squares.as_slice() {
        let capture = vec![What::Must(who, Must::Capture(*first))];
        return vec![capture, vec![What::Must(who, Must::Move(*second))], vec![What::Free(who)]];
    }
    vec![vec![What::Result(GameResult::win(!who))], vec![What::Continues], vec![more(!who)]]
}

/// What a touch binds to: each of the pieces touched, the king, nothing.
fn bound(act: &Act, who: Color, must: Option<&Must>, board: &str) -> Option<Vec<Ruling>> {
    let mut out = Vec::new();
    match act {
        Act::Player(_, PlayerAct::Touches(squares, _)) => {
            for &square in squares {
                let own = man_on(board, square).is_some_and(|man| man.is_ascii_uppercase() == (who == Color::White));
                out.push(vec![What::Must(who, if own { Must::Move(square) } else { Must::Capture(square) })]);
            }
        }
        Act::Player(_, PlayerAct::Places(..)) => {
            if let Some(Must::Play(san)) = must {
                let rook = if san.contains("=R") { san.replace("=R", "=Q") } else { san.replace("=Q", "=R") };
                out.push(vec![What::Must(who, Must::Play(rook))]);
            }
        }
        _ => return None,
    }
    out.extend([vec![What::Free(who)], vec![What::Must(who, Must::King)], vec![more(!who)]]);
    Some(out)
}

/// The man on a square of a FEN.
fn man_on(board: &str, square: adoube_board::Square) -> Option<char> {
    let name = square.to_string();
    let mut letters = name.chars();
    let file = u32::from(letters.next()?).checked_sub(u32::from('a'))?;
    let rank = letters.next()?.to_digit(10)?;
    let row = board.split(' ').next()?.split('/').nth(8_usize.checked_sub(rank as usize)?)?;
    let mut at = 0;
    for man in row.chars() {
        match man.to_digit(10) {
            Some(empty) => at += empty,
            None if at == file => return Some(man),
            None => at += 1,
        }
    }
    None
}

/// The game goes on, from where it stands or from another position, or is played anew.
fn going_on(right: &[What]) -> Vec<Ruling> {
    let grid = grid(right);
    if !grid.is_empty() {
        return grid;
    }
    let flag = right.iter().find_map(|what| match what {
        What::Flag(who) => Some(*who),
        _ => None,
    });
    let goes_on = |what: &What| matches!(what, What::Continues | What::ScoreKeeping(..));
    if let Some(flag) = flag {
        let results = [GameResult::win(!flag), GameResult::Draw, GameResult::win(flag)];
        let mut out: Vec<Ruling> =
            results.map(|result| instead(right, goes_on, &[What::Result(result)])).into_iter().collect();
        let keeping = right.iter().find_map(|what| match what {
            What::ScoreKeeping(Who::Both, keeping) => Some(What::ScoreKeeping(Who::One(flag), *keeping)),
            What::ScoreKeeping(_, keeping) => Some(What::ScoreKeeping(Who::Both, *keeping)),
            _ => None,
        });
        if let Some(keeping) = keeping {
            out.insert(0, instead(right, |what| matches!(what, What::ScoreKeeping(..)), &[keeping]));
        }
        return out;
    }
    let position = right.iter().find(|what| matches!(what, What::Position(_))).cloned();
    if let (Some(position), Some(What::Must(who, must))) = (&position, right.iter().find(|what| is_duty(what))) {
        let (position, free) = (position.clone(), What::Free(*who));
        let must = What::Must(*who, must.clone());
        return vec![
            vec![position.clone(), free.clone()],
            vec![position.clone(), must, more(!*who)],
            vec![position, free, more(!*who)],
        ];
    }
    let times: Vec<(Color, Change)> = right
        .iter()
        .filter_map(|what| match what {
            What::Time(who, change) => Some((*who, *change)),
            _ => None,
        })
        .collect();
    if let ([(first, one), (second, two)], Some(position)) = (times.as_slice(), position.clone()) {
        let swapped = vec![position.clone(), What::Time(*first, *two), What::Time(*second, *one)];
        let halved = vec![position, What::Time(*first, another(*one)), What::Time(*second, another(*two))];
        return vec![swapped, halved, vec![What::NewGame]];
    }
    let position = position.unwrap_or_else(|| What::Position(String::new()));
    vec![
        vec![What::NewGame],
        vec![What::Continues],
        vec![position.clone()],
        vec![position, What::Options(Who::Both, vec![Choice::SetClocks])],
    ]
}
