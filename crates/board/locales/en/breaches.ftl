### The rule of movement that an illegal move breaks.

takes-king = the king cannot be captured
no-piece = there is no piece on { $square }
opponents-piece = the piece on { $square } is the opponent's, who does not have the move
castling-right-lost = the right to castle is lost: the king has moved, or both rooks have moved or are gone
castling-rook-moved = the right to castle with this rook is lost: it has moved or is gone
castling-blocked = castling is not possible while a piece stands on { $square }
castling-attacked = castling is not possible while { $square } is attacked
own-piece = a piece of one's own stands on { $square }
movement-bishop = a bishop moves along diagonals
movement-rook = a rook moves along its rank or file
movement-queen = a queen moves along its rank, file or diagonals
movement-knight = a knight goes to one of the nearest squares not on its rank, file or diagonals
movement-king = a king moves to an adjoining square
movement-pawn = a pawn moves forward to the empty square before it
pawn-double-step = a pawn moves two squares only on its first move and if both are empty
pawn-diagonal = a pawn moves diagonally only to capture
en-passant = a capture in passing is possible only directly after the double step
blocked = the piece on { $square } is in the way
no-promotion = a pawn that reaches the last rank becomes a queen, rook, bishop or knight
false-promotion = only a pawn that reaches the last rank is promoted
king-into-attack = the king would go to a square attacked by the piece on { $square }
king-exposed = one's own king would be in check from the piece on { $square }
