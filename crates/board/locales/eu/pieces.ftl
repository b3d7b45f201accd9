### Names of the sides and the pieces.

white = Zuria
black = Beltza
pawn = peoia
knight = zaldia
bishop = alfila
rook = gaztelua
queen = dama
king = erregea
