### Names of the sides and the pieces.

white = Brancas
black = Pretas
pawn = peão
knight = cavalo
bishop = bispo
rook = torre
queen = dama
king = rei
