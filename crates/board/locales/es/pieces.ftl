### Names of the pieces.

pawn = peón
knight = caballo
bishop = alfil
rook = torre
queen = dama
king = rey
