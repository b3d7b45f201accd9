//! Why a move is illegal: the first rule of movement that it breaks (Articles 1.4.1 and 3, Guidelines II.3).

use crate::generate::CastlingPath;
use crate::position::{Attackers, Position, Variant};
use crate::rays::{BISHOP_LINES, KING, KNIGHT, ROOK_LINES, between};
use crate::setup::back_rank;
use crate::sliders::dispatch;
use crate::{Bitboard, Color, Piece, Role, Square, Wing};
use adoube_laws::{Article, Language, Text};
use std::fmt;

/// A move that somebody tries to make, legal or not.
///
/// Castling is the king's move to where he arrives (`e1` to `g1`); in Chess960 it is his move to the rook's square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attempt {
    /// The square the piece is taken from.
    pub from: Square,
    /// The square it is put on.
    pub to: Square,
    /// The piece that is put on the board in place of a pawn.
    pub promotion: Option<Role>,
}

/// The rule that an illegal move breaks. Of several, the first in the order of this list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Breach {
    /// Nothing stands on the square it starts from (3.10.2).
    NoPiece(Square),
    /// The piece is the opponent's (3.10.2).
    OpponentsPiece(Square),
    /// It captures the king (1.4.1).
    TakesKing,
    /// No right to castle is left: the king has moved, or both rooks (3.8.2.1.1).
    CastlingRightLost,
    /// The right to castle is left only with the other rook (3.8.2.1.2).
    CastlingRookMoved,
    /// A piece stands between king and rook, or where they arrive (3.8.2.2.2; Chess960 II.3.2.7.4).
    CastlingBlocked {
        /// Where the piece stands.
        square: Square,
        /// By which rules.
        variant: Variant,
    },
    /// The king's square, or one he passes or reaches, is attacked (3.8.2.2.1).
    CastlingAttacked(Square),
    /// A piece of the player's own stands on the square of arrival (3.1).
    OwnPiece(Square),
    /// The piece does not move so: bishop 3.2, rook 3.3, queen 3.4, knight 3.6, king 3.8.1; a pawn so, or the square before
    /// it is occupied, 3.7.1.
    Movement(Role),
    /// The pawn has moved before, or one of the two squares before it is occupied (3.7.2).
    PawnDoubleStep,
    /// The pawn moves diagonally without capturing (3.7.3).
    PawnDiagonal,
    /// The capture in passing is not, or no longer, possible (3.7.4.2).
    EnPassant,
    /// A piece stands in the way (3.5).
    Blocked(Square),
    /// A pawn arrives on the last rank and becomes nothing, or what it may not become (3.7.5.1).
    NoPromotion,
    /// A promotion is claimed that there is none of (3.7.5.1).
    FalsePromotion,
    /// The king goes to an attacked square (3.9.2).
    KingIntoAttack(Square),
    /// The player's own king is left in check, or exposed to one (3.9.2).
    KingExposed(Square),
}

impl Breach {
    /// A name for programs, the same in every language.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::NoPiece(_) => "no-piece",
            Self::OpponentsPiece(_) => "opponents-piece",
            Self::TakesKing => "takes-king",
            Self::CastlingRightLost => "castling-right-lost",
            Self::CastlingRookMoved => "castling-rook-moved",
            Self::CastlingBlocked { .. } => "castling-blocked",
            Self::CastlingAttacked(_) => "castling-attacked",
            Self::OwnPiece(_) => "own-piece",
            Self::Movement(_) => "movement",
            Self::PawnDoubleStep => "pawn-double-step",
            Self::PawnDiagonal => "pawn-diagonal",
            Self::EnPassant => "en-passant",
            Self::Blocked(_) => "blocked",
            Self::NoPromotion => "no-promotion",
            Self::FalsePromotion => "false-promotion",
            Self::KingIntoAttack(_) => "king-into-attack",
            Self::KingExposed(_) => "king-exposed",
        }
    }

    /// The article that is broken, by its number in the 2023 edition.
    pub const fn article(&self) -> Article {
        Article::new(match self {
            Self::TakesKing => "1.4.1",
            Self::NoPiece(_) | Self::OpponentsPiece(_) => "3.10.2",
            Self::CastlingRightLost => "3.8.2.1.1",
            Self::CastlingRookMoved => "3.8.2.1.2",
            Self::CastlingBlocked { variant: Variant::Standard, .. } => "3.8.2.2.2",
            Self::CastlingBlocked { variant: Variant::Chess960, .. } => "II.3.2.7.4",
            Self::CastlingAttacked(_) => "3.8.2.2.1",
            Self::OwnPiece(_) => "3.1",
            Self::Movement(Role::Bishop) => "3.2",
            Self::Movement(Role::Rook) => "3.3",
            Self::Movement(Role::Queen) => "3.4",
            Self::Movement(Role::Knight) => "3.6",
            Self::Movement(Role::King) => "3.8.1",
            Self::Movement(Role::Pawn) => "3.7.1",
            Self::PawnDoubleStep => "3.7.2",
            Self::PawnDiagonal => "3.7.3",
            Self::EnPassant => "3.7.4.2",
            Self::Blocked(_) => "3.5",
            Self::NoPromotion | Self::FalsePromotion => "3.7.5.1",
            Self::KingIntoAttack(_) | Self::KingExposed(_) => "3.9.2",
        })
    }

    /// The reason as a sentence.
    pub fn sentence(&self, language: Language) -> String {
        let text = self.text();
        match self {
            Self::NoPiece(square)
            | Self::OpponentsPiece(square)
            | Self::CastlingBlocked { square, .. }
            | Self::CastlingAttacked(square)
            | Self::OwnPiece(square)
            | Self::Blocked(square)
            | Self::KingIntoAttack(square)
            | Self::KingExposed(square) => text.fill(language, &[("square", square)]),
            _ => text.get(language).to_owned(),
        }
    }

    #[expect(clippy::too_many_lines, reason = "a table of sentences")]
    const fn text(&self) -> Text {
        match self {
            Self::TakesKing => Text {
                ca: "el rei no es pot capturar",
                es: "el rey no se puede capturar",
                pt: "o rei não pode ser capturado",
                eu: "erregea ezin da harrapatu",
                en: "the king cannot be captured",
            },
            Self::NoPiece(_) => Text {
                ca: "a {square} no hi ha cap peça",
                es: "en {square} no hay ninguna pieza",
                pt: "em {square} não há nenhuma peça",
                eu: "{square} laukian ez dago piezarik",
                en: "there is no piece on {square}",
            },
            Self::OpponentsPiece(_) => Text {
                ca: "la peça de {square} és de l'adversari, que no està en joc",
                es: "la pieza de {square} es del adversario, que no está en juego",
                pt: "a peça de {square} é do oponente, que não tem a vez de jogar",
                eu: "{square} laukiko pieza aurkariarena da, eta hark ez du txanda",
                en: "the piece on {square} is the opponent's, who does not have the move",
            },
            Self::CastlingRightLost => Text {
                ca: "el dret a enrocar s'ha perdut: el rei ja s'ha mogut, o les dues torres s'han mogut o ja no hi són",
                es: "el derecho a enrocar se ha perdido: el rey ya se ha movido, o las dos torres se han movido o ya no están",
                pt: "o direito ao roque foi perdido: o rei já se moveu, ou as duas torres se moveram ou não estão mais lá",
                eu: "endrokatzeko eskubidea galduta dago: erregea mugitu da, edo bi gazteluak mugitu dira edo ez daude",
                en: "the right to castle is lost: the king has moved, or both rooks have moved or are gone",
            },
            Self::CastlingRookMoved => Text {
                ca: "el dret a enrocar amb aquesta torre s'ha perdut: ja s'ha mogut o no hi és",
                es: "el derecho a enrocar con esta torre se ha perdido: ya se ha movido o no está",
                pt: "o direito ao roque com esta torre foi perdido: ela já se moveu ou não está lá",
                eu: "gaztelu honekin endrokatzeko eskubidea galduta dago: mugitu da edo ez dago",
                en: "the right to castle with this rook is lost: it has moved or is gone",
            },
            Self::CastlingBlocked { .. } => Text {
                ca: "l'enroc no és possible mentre hi hagi una peça a {square}",
                es: "el enroque no es posible mientras haya una pieza en {square}",
                pt: "o roque não é possível enquanto houver uma peça em {square}",
                eu: "endrokatzea ezinezkoa da {square} laukian pieza bat dagoen bitartean",
                en: "castling is not possible while a piece stands on {square}",
            },
            Self::CastlingAttacked(_) => Text {
                ca: "l'enroc no és possible mentre {square} estigui atacada",
                es: "el enroque no es posible mientras {square} esté atacada",
                pt: "o roque não é possível enquanto {square} estiver atacada",
                eu: "endrokatzea ezinezkoa da {square} laukia erasopean dagoen bitartean",
                en: "castling is not possible while {square} is attacked",
            },
            Self::OwnPiece(_) => Text {
                ca: "a {square} ja hi ha una peça pròpia",
                es: "en {square} ya hay una pieza propia",
                pt: "em {square} já há uma peça própria",
                eu: "{square} laukian norberaren pieza bat dago",
                en: "a piece of one's own stands on {square}",
            },
            Self::Movement(Role::Bishop) => Text {
                ca: "l'alfil es mou en diagonal",
                es: "el alfil se mueve en diagonal",
                pt: "o bispo move-se na diagonal",
                eu: "alfila diagonalean mugitzen da",
                en: "a bishop moves along diagonals",
            },
            Self::Movement(Role::Rook) => Text {
                ca: "la torre es mou per la fila o la columna",
                es: "la torre se mueve por la fila o la columna",
                pt: "a torre move-se pela fileira ou pela coluna",
                eu: "gaztelua errenkadan edo zutabean mugitzen da",
                en: "a rook moves along its rank or file",
            },
            Self::Movement(Role::Queen) => Text {
                ca: "la dama es mou per la fila, la columna o la diagonal",
                es: "la dama se mueve por la fila, la columna o la diagonal",
                pt: "a dama move-se pela fileira, pela coluna ou pela diagonal",
                eu: "dama errenkadan, zutabean edo diagonalean mugitzen da",
                en: "a queen moves along its rank, file or diagonals",
            },
            Self::Movement(Role::Knight) => Text {
                ca: "el cavall va a una de les caselles més properes que no són de la seva fila, columna ni diagonal",
                es: "el caballo va a una de las casillas más próximas que no son de su fila, columna ni diagonal",
                pt: "o cavalo vai a uma das casas mais próximas fora da sua fileira, coluna e diagonal",
                eu: "zaldia bere errenkada, zutabe eta diagonaletik kanpoko lauki hurbilenetako batera doa",
                en: "a knight goes to one of the nearest squares not on its rank, file or diagonals",
            },
            Self::Movement(Role::King) => Text {
                ca: "el rei es mou a una casella contigua",
                es: "el rey se mueve a una casilla contigua",
                pt: "o rei move-se para uma casa adjacente",
                eu: "erregea ondoko lauki batera mugitzen da",
                en: "a king moves to an adjoining square",
            },
            Self::Movement(Role::Pawn) => Text {
                ca: "el peó avança a la casella buida de davant seu",
                es: "el peón avanza a la casilla vacía que tiene delante",
                pt: "o peão avança para a casa vazia à sua frente",
                eu: "peoia aurreko lauki hutsera doa",
                en: "a pawn moves forward to the empty square before it",
            },
            Self::PawnDoubleStep => Text {
                ca: "el peó només avança dues caselles en el seu primer moviment i si totes dues són buides",
                es: "el peón solo avanza dos casillas en su primer movimiento y si ambas están vacías",
                pt: "o peão só avança duas casas no seu primeiro lance e se ambas estiverem vazias",
                eu: "peoiak lehen jokaldian soilik aurrera ditzake bi lauki, eta biak hutsik badaude",
                en: "a pawn moves two squares only on its first move and if both are empty",
            },
            Self::PawnDiagonal => Text {
                ca: "el peó només es mou en diagonal per capturar",
                es: "el peón solo se mueve en diagonal para capturar",
                pt: "o peão só se move na diagonal para capturar",
                eu: "peoia harrapatzeko soilik mugitzen da diagonalean",
                en: "a pawn moves diagonally only to capture",
            },
            Self::EnPassant => Text {
                ca: "la captura al pas només és possible just després del doble pas",
                es: "la captura al paso solo es posible justo después del paso doble",
                pt: "a captura en passant só é possível logo após o passo duplo",
                eu: "igarotzean harrapatzea urrats bikoitzaren ondoren berehala soilik da posible",
                en: "a capture in passing is possible only directly after the double step",
            },
            Self::Blocked(_) => Text {
                ca: "la peça de {square} barra el pas",
                es: "la pieza de {square} cierra el paso",
                pt: "a peça de {square} barra o caminho",
                eu: "{square} laukiko piezak bidea ixten du",
                en: "the piece on {square} is in the way",
            },
            Self::NoPromotion => Text {
                ca: "el peó que arriba a l'última fila es converteix en dama, torre, alfil o cavall",
                es: "el peón que llega a la última fila se convierte en dama, torre, alfil o caballo",
                pt: "o peão que chega à última fileira torna-se dama, torre, bispo ou cavalo",
                eu: "azken errenkadara iristen den peoia dama, gaztelu, alfil edo zaldi bihurtzen da",
                en: "a pawn that reaches the last rank becomes a queen, rook, bishop or knight",
            },
            Self::FalsePromotion => Text {
                ca: "només promociona un peó que arriba a l'última fila",
                es: "solo promociona un peón que llega a la última fila",
                pt: "só é promovido um peão que chega à última fileira",
                eu: "azken errenkadara iristen den peoia soilik sustatzen da",
                en: "only a pawn that reaches the last rank is promoted",
            },
            Self::KingIntoAttack(_) => Text {
                ca: "el rei aniria a una casella atacada per la peça de {square}",
                es: "el rey iría a una casilla atacada por la pieza de {square}",
                pt: "o rei iria para uma casa atacada pela peça de {square}",
                eu: "erregea {square} laukiko piezak erasotutako lauki batera joango litzateke",
                en: "the king would go to a square attacked by the piece on {square}",
            },
            Self::KingExposed(_) => Text {
                ca: "el rei propi quedaria en escac per la peça de {square}",
                es: "el rey propio quedaría en jaque por la pieza de {square}",
                pt: "o próprio rei ficaria em xeque pela peça de {square}",
                eu: "norberaren erregea xakean geratuko litzateke {square} laukiko piezagatik",
                en: "one's own king would be in check from the piece on {square}",
            },
        }
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.sentence(Language::English), self.article())
    }
}

impl Position {
    /// The rule that an attempted move breaks; `None` if the move is legal.
    ///
    /// A capture in passing that exposes the king breaks 3.9.2 only if the double step was the last move. A position that was
    /// played to, or set up with its en passant square, knows that even where no such capture is legal; one read from a FEN
    /// without the square does not, and the answer is 3.7.4.2.
    pub fn why_illegal(&self, attempt: Attempt) -> Option<Breach> {
        self.judge(attempt).err()
    }

    fn judge(&self, attempt: Attempt) -> Result<(), Breach> {
        let Attempt { from, to, promotion } = attempt;
        let us = self.turn();
        let role = match self.piece_at(from) {
            None => return Err(Breach::NoPiece(from)),
            Some(Piece { color, .. }) if color != us => return Err(Breach::OpponentsPiece(from)),
            Some(Piece { role, .. }) => role,
        };
        if self.pieces(!us, Role::King).contains(to) {
            return Err(Breach::TakesKing);
        }
        if role == Role::King
            && let Some(wing) = self.castling_attempt(from, to)
        {
            self.judge_castling(from, to, wing)?;
            return if promotion.is_some() { Err(Breach::FalsePromotion) } else { Ok(()) };
        }
        if self.men(us).contains(to) {
            return Err(Breach::OwnPiece(to));
        }
        self.judge_movement(role, from, to)?;
        judge_promotion(role, us, to, promotion)?;
        self.judge_king_safety(role, from, to)
    }

    /// Whether a king's move is meant as castling, and on which wing.
    fn castling_attempt(&self, from: Square, to: Square) -> Option<Wing> {
        let us = self.turn();
        let home = back_rank(us);
        if from.rank() != home || to.rank() != home {
            return None;
        }
        let wing = if to > from { Wing::King } else { Wing::Queen };
        let meant = match self.variant() {
            Variant::Standard => from.file() == 4 && to.file() == wing.king_file(),
            Variant::Chess960 => self.pieces(us, Role::Rook).contains(to),
        };
        meant.then_some(wing)
    }

    fn judge_castling(&self, king: Square, to: Square, wing: Wing) -> Result<(), Breach> {
        let us = self.turn();
        let rights = self.castling_rooks() & self.men(us);
        let rook = self.castling_rook(us, wing).filter(|&rook| self.variant() == Variant::Standard || rook == to);
        let Some(rook) = rook else {
            return Err(if rights.is_empty() { Breach::CastlingRightLost } else { Breach::CastlingRookMoved });
        };
        let path = CastlingPath::of(king, rook);
        if let Some(square) = (Bitboard(path.must_be_empty) & self.occupied()).first() {
            return Err(Breach::CastlingBlocked { square, variant: self.variant() });
        }
        // Where the king passes he is seen without himself in the way, and at his arrival without the rook.
        let mut without = self.planes;
        without.clear(1 << king.number());
        let way = Bitboard(path.must_be_safe).with(king);
        let attacked = |planes: &crate::planes::Planes, square| dispatch(Attackers { planes, square, by: !us }) != 0;
        if let Some(square) = way.into_iter().find(|&square| attacked(&without, square)) {
            return Err(Breach::CastlingAttacked(square));
        }
        let back_rank = king.number() & 0o70;
        let king_to = Square::new(back_rank + wing.king_file());
        without.clear(1 << rook.number());
        without.put(Square::new(back_rank + wing.rook_file()), Some(Piece { color: us, role: Role::Rook }));
        if attacked(&without, king_to) { Err(Breach::CastlingAttacked(king_to)) } else { Ok(()) }
    }

    fn judge_movement(&self, role: Role, from: Square, to: Square) -> Result<(), Breach> {
        let target = 1 << to.number();
        let straight = ROOK_LINES[from.index()] & target != 0;
        let diagonal = BISHOP_LINES[from.index()] & target != 0;
        let moves_so = match role {
            Role::Pawn => return self.judge_pawn(from, to),
            Role::Knight => KNIGHT[from.index()] & target != 0,
            Role::King => KING[from.index()] & target != 0,
            Role::Bishop => diagonal,
            Role::Rook => straight,
            Role::Queen => straight || diagonal,
        };
        if !moves_so {
            return Err(Breach::Movement(role));
        }
        match (Bitboard(between(from, to)) & self.occupied()).first() {
            Some(square) if role != Role::Knight => Err(Breach::Blocked(square)),
            _ => Ok(()),
        }
    }

    fn judge_pawn(&self, from: Square, to: Square) -> Result<(), Breach> {
        let us = self.turn();
        let (forward, home_rank, fifth_rank) = match us {
            Color::White => (1, 1, 4),
            Color::Black => (-1, 6, 3),
        };
        let files = to.file().abs_diff(from.file());
        let ranks = (to.rank().cast_signed() - from.rank().cast_signed()) * forward;
        match (files, ranks) {
            (0, 1) if !self.occupied().contains(to) => Ok(()),
            (0, 2) => {
                let way = Bitboard(between(from, to)).with(to);
                let free = (way & self.occupied()).is_empty();
                if from.rank() == home_rank && free { Ok(()) } else { Err(Breach::PawnDoubleStep) }
            }
            (1, 1) => {
                let beside = Square::new(from.rank() * 8 + to.file());
                if self.men(!us).contains(to) || self.passed_over() == Some(to) {
                    Ok(())
                } else if from.rank() == fifth_rank && self.pieces(!us, Role::Pawn).contains(beside) {
                    Err(Breach::EnPassant)
                } else {
                    Err(Breach::PawnDiagonal)
                }
            }
            _ => Err(Breach::Movement(Role::Pawn)),
        }
    }

    fn judge_king_safety(&self, role: Role, from: Square, to: Square) -> Result<(), Breach> {
        let us = self.turn();
        let mut after = self.planes;
        after.put(from, None);
        if role == Role::Pawn && self.passed_over() == Some(to) && from.file() != to.file() {
            after.put(Square::new(from.rank() * 8 + to.file()), None);
        }
        after.put(to, Some(Piece { color: us, role }));
        let king = if role == Role::King { to } else { self.king(us) };
        match Bitboard(dispatch(Attackers { planes: &after, square: king, by: !us })).first() {
            None => Ok(()),
            Some(square) if role == Role::King => Err(Breach::KingIntoAttack(square)),
            Some(square) => Err(Breach::KingExposed(square)),
        }
    }
}

fn judge_promotion(role: Role, us: Color, to: Square, promotion: Option<Role>) -> Result<(), Breach> {
    let arrives = role == Role::Pawn && to.rank() == back_rank(!us);
    match promotion {
        None | Some(Role::Pawn | Role::King) if arrives => Err(Breach::NoPromotion),
        Some(_) if !arrives => Err(Breach::FalsePromotion),
        _ => Ok(()),
    }
}
