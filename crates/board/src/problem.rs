//! Reasons why a position is impossible (Article 3.10.3): it cannot have been reached by legal moves.
//!
//! Found: the wrong number of kings, men or promoted men, pawns where none can be, the player who has just moved left
//! in check, checks that no last move can have given, rights to castle or to take en passant that the men contradict.
//! Not found: positions that are impossible for deeper reasons, such as a pawn structure that needs more captures than
//! there are men missing.

use crate::position::{Attackers, Variant};
use crate::setup::back_rank;
use crate::sliders::dispatch;
use crate::{Bitboard, Color, Role, Setup, Square, retro};
use adoube_laws::{Article, Language, Text};
use std::fmt;

/// One reason why a position is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Problem {
    /// A player has no king (2.2).
    NoKing(Color),
    /// A player has more than one king (2.2).
    SeveralKings(Color),
    /// A player has more than the 16 men of the start (2.2).
    TooManyMen(Color),
    /// A player has more than 8 pawns (2.2).
    TooManyPawns(Color),
    /// A player has more pieces beyond those of the start than pawns are missing to have become them (3.7.5.1).
    TooManyPromoted(Color),
    /// A pawn stands on the first or last rank (3.7.1, 3.7.5.1).
    PawnOnEdge(Square),
    /// The player who has not the move is in check: he cannot have left his king there (3.9.2).
    OpponentInCheck(Color),
    /// No last move can have given the check or checks (3.9.1, 3.10.3).
    ImpossibleCheck(Color),
    /// A right to castle, but the king is not where he starts (3.8.2.1.1).
    CastlingWithoutKing(Square),
    /// A right to castle, but no rook where it starts (3.8.2.1.2).
    CastlingWithoutRook(Square),
    /// Two rights to castle on one wing.
    CastlingTwice(Color),
    /// Chess960: the rights to castle tell where kings and rooks started, and no game starts so: each king stands between
    /// his rooks, and the players' pieces face each other (II.2.1, II.2.3).
    NoStartPosition,
    /// An en passant square that is not on the rank a double step of the opponent passes over (3.7.2).
    EnPassantRank(Square),
    /// An en passant square with no pawn of the opponent in front of it (3.7.4.1).
    EnPassantWithoutPawn(Square),
    /// An en passant square that, like the square behind it, a double step cannot have left occupied (3.7.2).
    EnPassantBlocked(Square),
    /// The double step that the en passant square tells of cannot have left the position as it is: the player who has the
    /// move would have been in check before it (3.9.2).
    EnPassantCheck(Square),
    /// An en passant square, but moves are counted since the last pawn move (3.7.4.1, 9.3).
    EnPassantClock(Square),
}

impl Problem {
    /// Whether no [`crate::Position`] can hold it: the rules of movement give it no meaning, or it has more men than a list
    /// of moves has room for. The others only say that no game leads there.
    pub const fn prevents_play(&self) -> bool {
        !matches!(
            self,
            Self::TooManyPawns(_)
                | Self::TooManyPromoted(_)
                | Self::ImpossibleCheck(_)
                | Self::NoStartPosition
                | Self::EnPassantCheck(_)
                | Self::EnPassantClock(_)
        )
    }

    /// A name for programs, the same in every language.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::NoKing(_) => "no-king",
            Self::SeveralKings(_) => "several-kings",
            Self::TooManyMen(_) => "too-many-men",
            Self::TooManyPawns(_) => "too-many-pawns",
            Self::TooManyPromoted(_) => "too-many-promoted",
            Self::PawnOnEdge(_) => "pawn-on-edge",
            Self::OpponentInCheck(_) => "opponent-in-check",
            Self::ImpossibleCheck(_) => "impossible-check",
            Self::CastlingWithoutKing(_) => "castling-without-king",
            Self::CastlingWithoutRook(_) => "castling-without-rook",
            Self::CastlingTwice(_) => "castling-twice",
            Self::NoStartPosition => "no-start-position",
            Self::EnPassantRank(_) => "en-passant-rank",
            Self::EnPassantWithoutPawn(_) => "en-passant-without-pawn",
            Self::EnPassantBlocked(_) => "en-passant-blocked",
            Self::EnPassantCheck(_) => "en-passant-check",
            Self::EnPassantClock(_) => "en-passant-clock",
        }
    }

    /// The article that the position contradicts.
    pub const fn article(&self) -> Article {
        Article::new(match self {
            Self::NoKing(_) | Self::SeveralKings(_) | Self::TooManyMen(_) | Self::TooManyPawns(_) => "2.2",
            Self::TooManyPromoted(_) | Self::PawnOnEdge(_) => "3.7.5.1",
            Self::OpponentInCheck(_) | Self::EnPassantCheck(_) => "3.9.2",
            Self::ImpossibleCheck(_) => "3.10.3",
            Self::CastlingWithoutKing(_) => "3.8.2.1.1",
            Self::CastlingWithoutRook(_) | Self::CastlingTwice(_) => "3.8.2.1.2",
            Self::EnPassantRank(_) | Self::EnPassantBlocked(_) => "3.7.2",
            Self::EnPassantWithoutPawn(_) | Self::EnPassantClock(_) => "3.7.4.1",
            Self::NoStartPosition => "II.2",
        })
    }

    /// The reason as a sentence.
    pub fn sentence(&self, language: Language) -> String {
        let text = self.text();
        match self {
            Self::NoKing(color)
            | Self::SeveralKings(color)
            | Self::TooManyMen(color)
            | Self::TooManyPawns(color)
            | Self::TooManyPromoted(color)
            | Self::OpponentInCheck(color)
            | Self::ImpossibleCheck(color)
            | Self::CastlingTwice(color) => text.fill(language, &[("player", &color.name().get(language))]),
            Self::PawnOnEdge(square)
            | Self::CastlingWithoutKing(square)
            | Self::CastlingWithoutRook(square)
            | Self::EnPassantRank(square)
            | Self::EnPassantWithoutPawn(square)
            | Self::EnPassantBlocked(square)
            | Self::EnPassantCheck(square)
            | Self::EnPassantClock(square) => text.fill(language, &[("square", square)]),
            Self::NoStartPosition => text.get(language).to_owned(),
        }
    }

    #[expect(clippy::too_many_lines, reason = "a table of sentences")]
    const fn text(&self) -> Text {
        match self {
            Self::NoKing(_) => Text {
                ca: "{player}: no hi ha rei",
                es: "{player}: no hay rey",
                pt: "{player}: não há rei",
                eu: "{player}: ez dago erregerik",
                en: "{player} has no king",
            },
            Self::SeveralKings(_) => Text {
                ca: "{player}: hi ha més d'un rei",
                es: "{player}: hay más de un rey",
                pt: "{player}: há mais de um rei",
                eu: "{player}: errege bat baino gehiago dago",
                en: "{player} has more than one king",
            },
            Self::TooManyMen(_) => Text {
                ca: "{player}: hi ha més de 16 peces",
                es: "{player}: hay más de 16 piezas",
                pt: "{player}: há mais de 16 peças",
                eu: "{player}: 16 pieza baino gehiago daude",
                en: "{player} has more than 16 men",
            },
            Self::TooManyPawns(_) => Text {
                ca: "{player}: hi ha més de 8 peons",
                es: "{player}: hay más de 8 peones",
                pt: "{player}: há mais de 8 peões",
                eu: "{player}: 8 peoi baino gehiago daude",
                en: "{player} has more than 8 pawns",
            },
            Self::TooManyPromoted(_) => Text {
                ca: "{player}: hi ha més peces promocionades que peons que falten",
                es: "{player}: hay más piezas promocionadas que peones que faltan",
                pt: "{player}: há mais peças promovidas do que peões que faltam",
                eu: "{player}: sustatutako pieza gehiago daude falta diren peoiak baino",
                en: "{player} has more promoted pieces than missing pawns",
            },
            Self::PawnOnEdge(_) => Text {
                ca: "hi ha un peó a {square}, on no n'hi pot haver cap",
                es: "hay un peón en {square}, donde no puede haber ninguno",
                pt: "há um peão em {square}, onde não pode haver nenhum",
                eu: "peoi bat dago {square} laukian, eta han ezin da peoirik egon",
                en: "there is a pawn on {square}, where none can be",
            },
            Self::OpponentInCheck(_) => Text {
                ca: "{player}: el rei és en escac i no li toca jugar",
                es: "{player}: el rey está en jaque sin que le toque jugar",
                pt: "{player}: o rei está em xeque sem que seja a sua vez de jogar",
                eu: "{player}: erregea xakean dago txanda izan gabe",
                en: "{player} is in check without having the move",
            },
            Self::ImpossibleCheck(_) => Text {
                ca: "{player}: cap jugada no pot haver donat aquest escac",
                es: "{player}: ninguna jugada puede haber dado este jaque",
                pt: "{player}: nenhum lance pode ter dado este xeque",
                eu: "{player}: ezein jokaldik ezin izan du xake hori eman",
                en: "{player} is in a check that no move can have given",
            },
            Self::CastlingWithoutKing(_) => Text {
                ca: "s'indica el dret a enrocar amb la torre de {square}, però el rei no és a casa seva",
                es: "se indica el derecho a enrocar con la torre de {square}, pero el rey no está en su casilla",
                pt: "indica-se o direito ao roque com a torre de {square}, mas o rei não está na sua casa",
                eu: "{square} laukiko gazteluarekin endrokatzeko eskubidea aipatzen da, baina erregea ez dago bere laukian",
                en: "a right to castle with the rook on {square} is claimed, but the king is not at home",
            },
            Self::CastlingWithoutRook(_) => Text {
                ca: "s'indica el dret a enrocar amb la torre de {square}, però no n'hi ha cap",
                es: "se indica el derecho a enrocar con la torre de {square}, pero no hay ninguna",
                pt: "indica-se o direito ao roque com a torre de {square}, mas não há nenhuma",
                eu: "{square} laukiko gazteluarekin endrokatzeko eskubidea aipatzen da, baina han ez dago gaztelurik",
                en: "a right to castle with the rook on {square} is claimed, but there is none at home",
            },
            Self::CastlingTwice(_) => Text {
                ca: "{player}: s'indiquen dos drets d'enroc en un mateix flanc",
                es: "{player}: se indican dos derechos de enroque en un mismo flanco",
                pt: "{player}: indicam-se dois direitos de roque na mesma ala",
                eu: "{player}: endrokatzeko bi eskubide aipatzen dira alde berean",
                en: "{player} is said to have two rights to castle on one wing",
            },
            Self::NoStartPosition => Text {
                ca: "segons els drets d'enroc, reis i torres no han començat com en cap posició inicial d'Escacs960",
                es: "según los derechos de enroque, reyes y torres no han empezado como en ninguna posición inicial de Ajedrez960",
                pt: "segundo os direitos de roque, reis e torres não começaram como em nenhuma posição inicial de xadrez randômico",
                eu: "endroke eskubideen arabera, errege eta gazteluak ez dira 960Xakearen hasierako ezein posiziotan bezala hasi",
                en: "by the rights to castle, kings and rooks did not start as in any start position of Chess960",
            },
            Self::EnPassantClock(_) => Text {
                ca: "captura al pas a {square}, però es compten jugades des de l'últim moviment de peó",
                es: "captura al paso en {square}, pero se cuentan jugadas desde el último movimiento de peón",
                pt: "captura en passant em {square}, mas contam-se lances desde o último lance de peão",
                eu: "igarotzean harrapatzea {square} laukian, baina azken peoi-jokaldiaz geroztik jokaldiak zenbatzen dira",
                en: "en passant on {square}, but moves are counted since the last pawn move",
            },
            Self::EnPassantRank(_) => Text {
                ca: "cap doble pas no pot haver passat per {square}",
                es: "ningún paso doble puede haber pasado por {square}",
                pt: "nenhum passo duplo pode ter passado por {square}",
                eu: "ezein urrats bikoitzek ezin izan du {square} laukitik igaro",
                en: "no double step can have passed over {square}",
            },
            Self::EnPassantWithoutPawn(_) => Text {
                ca: "captura al pas a {square}, però al davant no hi ha cap peó que hi hagi passat",
                es: "captura al paso en {square}, pero delante no hay ningún peón que haya pasado",
                pt: "captura en passant em {square}, mas à frente não há peão que tenha passado",
                eu: "igarotzean harrapatzea {square} laukian, baina aurrean ez dago igaro den peoirik",
                en: "en passant on {square}, but no pawn stands before it that has passed",
            },
            Self::EnPassantBlocked(_) => Text {
                ca: "captura al pas a {square}, però el camí del doble pas és ocupat",
                es: "captura al paso en {square}, pero el camino del paso doble está ocupado",
                pt: "captura en passant em {square}, mas o caminho do passo duplo está ocupado",
                eu: "igarotzean harrapatzea {square} laukian, baina urrats bikoitzaren bidea beteta dago",
                en: "en passant on {square}, but the way of the double step is occupied",
            },
            Self::EnPassantCheck(_) => Text {
                ca: "captura al pas a {square}, però abans d'aquell doble pas el rei ja hauria estat en escac",
                es: "captura al paso en {square}, pero antes de ese paso doble el rey ya habría estado en jaque",
                pt: "captura en passant em {square}, mas antes desse passo duplo o rei já estaria em xeque",
                eu: "igarotzean harrapatzea {square} laukian, baina urrats bikoitz horren aurretik erregea xakean egongo zen",
                en: "en passant on {square}, but before that double step the king would already have been in check",
            },
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

/// All the reasons why a position is impossible, in a fixed order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Problems(Vec<Problem>);

impl Problems {
    pub(crate) fn retain(&mut self, keep: impl Fn(&Problem) -> bool) {
        self.0.retain(|problem| keep(problem));
    }
}

impl std::ops::Deref for Problems {
    type Target = [Problem];

    fn deref(&self) -> &[Problem] {
        &self.0
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, problem) in self.0.iter().enumerate() {
            write!(f, "{}{problem}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for Problems {}

/// Finds every problem.
pub(crate) fn find(setup: &Setup) -> Problems {
    let mut found = Vec::new();
    for color in Color::ALL {
        count_men(setup, color, &mut found);
    }
    let edge = Bitboard::rank(0) | Bitboard::rank(7);
    let pawns = setup.pieces(Color::White, Role::Pawn) | setup.pieces(Color::Black, Role::Pawn);
    found.extend((pawns & edge).into_iter().map(Problem::PawnOnEdge));
    check_castling(setup, &mut found);
    check_en_passant(setup, &mut found);
    let kings = Color::ALL.map(|color| setup.pieces(color, Role::King));
    if kings.iter().all(|king| king.count() == 1) {
        check_checks(setup, &mut found);
    }
    Problems(found)
}

fn count_men(setup: &Setup, color: Color, found: &mut Vec<Problem>) {
    let count = |role| setup.pieces(color, role).count();
    match count(Role::King) {
        0 => found.push(Problem::NoKing(color)),
        1 => {}
        _ => found.push(Problem::SeveralKings(color)),
    }
    if setup.men(color).count() > 16 {
        found.push(Problem::TooManyMen(color));
    }
    let pawns = count(Role::Pawn);
    if pawns > 8 {
        found.push(Problem::TooManyPawns(color));
    } else {
        let bishops = setup.pieces(color, Role::Bishop);
        let promoted = count(Role::Queen).saturating_sub(1)
            + count(Role::Rook).saturating_sub(2)
            + count(Role::Knight).saturating_sub(2)
            + (bishops & Bitboard::LIGHT).count().saturating_sub(1)
            + (bishops & Bitboard::DARK).count().saturating_sub(1);
        if promoted > 8 - pawns {
            found.push(Problem::TooManyPromoted(color));
        }
    }
}

fn check_castling(setup: &Setup, found: &mut Vec<Problem>) {
    for color in Color::ALL {
        let rank = back_rank(color);
        let home = Bitboard::rank(rank);
        let mut wings = [0; 2];
        let king = (setup.pieces(color, Role::King) & home).first();
        for rook in setup.castling & home {
            match king {
                Some(king) if setup.variant == Variant::Chess960 || king.file() == 4 => {
                    wings[usize::from(rook < king)] += 1;
                }
                _ => {
                    found.push(Problem::CastlingWithoutKing(rook));
                    continue;
                }
            }
            let in_corner = rook.file() == 0 || rook.file() == 7;
            if !setup.pieces(color, Role::Rook).contains(rook) || setup.variant == Variant::Standard && !in_corner {
                found.push(Problem::CastlingWithoutRook(rook));
            }
        }
        if wings.iter().any(|&rights| rights > 1) {
            found.push(Problem::CastlingTwice(color));
        }
    }
    if !could_start(setup) {
        found.push(Problem::NoStartPosition);
    }
    let elsewhere = !(Bitboard::rank(0) | Bitboard::rank(7));
    found.extend((setup.castling & elsewhere).into_iter().map(Problem::CastlingWithoutRook));
}

/// Whether, as far as rights to castle tell where kings and rooks started, they started as Chess960 does (II.2.1, II.2.3).
fn could_start(setup: &Setup) -> bool {
    let files = |color: Color| {
        let home = Bitboard::rank(back_rank(color));
        let king = (setup.pieces(color, Role::King) & home).first().map(Square::file)?;
        let rooks = (setup.castling & home).into_iter().map(Square::file);
        let (left, right): (Vec<u8>, Vec<u8>) = rooks.partition(|&rook| rook < king);
        (!left.is_empty() || !right.is_empty()).then_some((king, left, right))
    };
    let sides = Color::ALL.map(files);
    let in_corner = sides.iter().flatten().any(|(king, ..)| matches!(king, 0 | 7));
    let facing = |one: &[u8], other: &[u8]| one.is_empty() || other.is_empty() || one == other;
    let mirrored = match &sides {
        [Some(white), Some(black)] => white.0 == black.0 && facing(&white.1, &black.1) && facing(&white.2, &black.2),
        _ => true,
    };
    setup.variant == Variant::Standard || mirrored && !in_corner
}

fn check_en_passant(setup: &Setup, found: &mut Vec<Problem>) {
    let Some(square) = setup.en_passant else { return };
    let opponent = !setup.turn;
    let (passed_rank, forward) = match opponent {
        Color::White => (2, 1),
        Color::Black => (5, -1),
    };
    if square.rank() != passed_rank {
        found.push(Problem::EnPassantRank(square));
        return;
    }
    let pawn = square.offset(0, forward);
    if !pawn.is_some_and(|pawn| setup.pieces(opponent, Role::Pawn).contains(pawn)) {
        found.push(Problem::EnPassantWithoutPawn(square));
        return;
    }
    let occupied = setup.men(Color::White) | setup.men(Color::Black);
    if occupied.contains(square) || square.offset(0, -forward).is_some_and(|home| occupied.contains(home)) {
        found.push(Problem::EnPassantBlocked(square));
    } else if setup.halfmove_clock > 0 {
        found.push(Problem::EnPassantClock(square));
    }
}

fn check_checks(setup: &Setup, found: &mut Vec<Problem>) {
    let attackers = |of: Color| {
        let king = setup.pieces(of, Role::King).first().unwrap_or(Square::new(0));
        Bitboard(dispatch(Attackers { planes: &setup.planes, square: king, by: !of }))
    };
    if !attackers(!setup.turn).is_empty() {
        found.push(Problem::OpponentInCheck(!setup.turn));
    }
    let double_step = setup.en_passant.filter(|_| {
        !found.iter().any(|problem| {
            matches!(
                problem,
                Problem::EnPassantRank(_) | Problem::EnPassantWithoutPawn(_) | Problem::EnPassantBlocked(_)
            )
        })
    });
    if let Some(square) = double_step {
        if !retro::double_step_explains(setup, square) {
            found.push(Problem::EnPassantCheck(square));
        }
    } else if !attackers(setup.turn).is_empty() && !retro::some_move_explains(setup) {
        found.push(Problem::ImpossibleCheck(setup.turn));
    }
}
