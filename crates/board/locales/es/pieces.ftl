### Names of the sides and the pieces.

white = Blanco
black = Negro
pawn = peón
knight = caballo
bishop = alfil
rook = torre
queen = dama
king = rey
