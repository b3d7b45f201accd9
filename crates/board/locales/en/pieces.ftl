### Names of the sides and the pieces.

white = White
black = Black
pawn = pawn
knight = knight
bishop = bishop
rook = rook
queen = queen
king = king
