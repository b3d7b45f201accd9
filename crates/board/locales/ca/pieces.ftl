### Names of the sides and the pieces.

white = Blanques
black = Negres
pawn = peó
knight = cavall
bishop = alfil
rook = torre
queen = dama
king = rei
