### Names of the pieces.

pawn = peão
knight = cavalo
bishop = bispo
rook = torre
queen = dama
king = rei
