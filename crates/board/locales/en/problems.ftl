### Why a position cannot come from a game: one line each, without a full stop; the article follows.

no-king = { $side ->
    [white] White
   *[other] Black
    } has no king
several-kings = { $side ->
    [white] White
   *[other] Black
    } has more than one king
too-many-men = { $side ->
    [white] White
   *[other] Black
    } has more than 16 pieces, pawns included
too-many-pawns = { $side ->
    [white] White
   *[other] Black
    } has more than 8 pawns
too-many-promoted = { $side ->
    [white] White
   *[other] Black
    } has more promoted pieces than missing pawns
pawn-on-edge = there is a pawn on { $square }, on the first or last rank
opponent-in-check = { $side ->
    [white] White
   *[other] Black
    } is in check, but the opponent is to move
impossible-check = { $side ->
    [white] White
   *[other] Black
    } is in a check that no move could have given
castling-without-king = castling with the rook on { $square } is marked as possible, but the king is not on its initial square
castling-without-rook = castling with the rook on { $square } is marked as possible, but there is no such rook
castling-twice = { $side ->
    [white] White
   *[other] Black
    } has two castling rights on the same wing
no-start-position = the castling rights do not fit any Chess960 starting position
en-passant-clock = en passant on { $square } is not possible: the last move was not a pawn move
en-passant-rank = no pawn advancing two squares can have passed over { $square }
en-passant-without-pawn = en passant on { $square } is not possible: no pawn has just passed over that square
en-passant-blocked = en passant on { $square } is not possible: the pawn’s way was blocked
en-passant-check = en passant on { $square } is not possible: the king would have been in check before the pawn advanced
