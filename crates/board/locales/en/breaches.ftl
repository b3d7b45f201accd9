### The rule that an illegal move breaks, as a reason: it follows "illegal:" or stands before the article, without a full stop.

takes-king = the king cannot be captured
no-piece = there is no piece on { $square }
opponents-piece = the piece on { $square } belongs to the opponent
castling-right-lost = castling is no longer allowed: the king has moved, or both rooks have moved or been captured
castling-rook-moved = castling with this rook is no longer allowed: it has moved or been captured
castling-blocked = castling is not possible while there is a piece on { $square }
castling-attacked = castling is not possible while { $square } is attacked
own-piece = a piece of the same colour is on { $square }
movement-bishop = a bishop moves only along diagonals
movement-rook = a rook moves only along its rank or file
movement-queen = a queen moves only along its rank, file or diagonals
movement-knight = a knight moves two squares along a rank or file and one square to the side
movement-king = a king moves one square, or castles
movement-pawn = a pawn moves one square forward if that square is empty
pawn-double-step = a pawn moves two squares only from its initial square and only if both squares are empty
pawn-diagonal = a pawn moves diagonally only to capture
en-passant = an en passant capture is possible only immediately after the pawn has advanced two squares
blocked = the piece on { $square } is in the way
no-promotion = a pawn that reaches the last rank must become a queen, rook, bishop or knight
false-promotion = only a pawn that reaches the last rank is promoted
king-into-attack = the king would move to a square attacked by the piece on { $square }
king-exposed = the move would leave the king in check from the piece on { $square }
