### Names of the pieces.

pawn = pawn
knight = knight
bishop = bishop
rook = rook
queen = queen
king = king
