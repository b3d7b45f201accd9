### What is wrong with a FEN.

too-long = expected a FEN, which has at most 128 characters
not-a-piece = expected a piece (PNBRQK or pnbrqk), a number of empty squares from 1 to 8, or /
long-rank = the rank has more than eight squares
short-rank = the rank has fewer than eight squares
too-many-ranks = the board has more than eight ranks
too-few-ranks = the board has fewer than eight ranks
not-a-turn = expected who has the move: w or b
not-castling = expected the rights to castle: KQkq, letters of files, or -
not-en-passant = expected the en passant square or -
not-a-number = expected a number from 0 to 65535
trailing = a FEN has at most six fields
at = column { $column }: { $fault }
found = column { $column }: found { $found }; { $fault }
