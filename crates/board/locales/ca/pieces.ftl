### Names of the pieces.

pawn = peó
knight = cavall
bishop = alfil
rook = torre
queen = dama
king = rei
