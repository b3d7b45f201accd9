### Names of the pieces.

pawn = peoia
knight = zaldia
bishop = alfila
rook = gaztelua
queen = dama
king = erregea
