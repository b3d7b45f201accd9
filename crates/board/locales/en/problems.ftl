### Why a position cannot come from a game.

no-king = { $player } has no king
several-kings = { $player } has more than one king
too-many-men = { $player } has more than 16 men
too-many-pawns = { $player } has more than 8 pawns
too-many-promoted = { $player } has more promoted pieces than missing pawns
pawn-on-edge = there is a pawn on { $square }, where none can be
opponent-in-check = { $player } is in check without having the move
impossible-check = { $player } is in a check that no move can have given
castling-without-king = a right to castle with the rook on { $square } is claimed, but the king is not at home
castling-without-rook = a right to castle with the rook on { $square } is claimed, but there is none at home
castling-twice = { $player } is said to have two rights to castle on one wing
no-start-position = by the rights to castle, kings and rooks did not start as in any start position of Chess960
en-passant-clock = en passant on { $square }, but moves are counted since the last pawn move
en-passant-rank = no double step can have passed over { $square }
en-passant-without-pawn = en passant on { $square }, but no pawn stands before it that has passed
en-passant-blocked = en passant on { $square }, but the way of the double step is occupied
en-passant-check = en passant on { $square }, but before that double step the king would already have been in check
