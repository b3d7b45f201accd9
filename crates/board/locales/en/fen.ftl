### What is wrong with a FEN. Each message but the last two follows the place, after a colon or a semicolon.

too-long = a FEN has at most 128 characters
not-a-piece = expected a piece (PNBRQK or pnbrqk), a number of empty squares from 1 to 8, or /
long-rank = the rank has more than eight squares
short-rank = the rank has fewer than eight squares
too-many-ranks = the board has more than eight ranks
too-few-ranks = the board has fewer than eight ranks
not-a-turn = expected the side to move, w or b
not-castling = expected castling rights: KQkq, file letters or -
not-en-passant = expected an en passant square or -
not-a-number = expected a number from 0 to 65535
trailing = a FEN has at most six fields
at = column { $column }: { $fault }
found = column { $column }: found { $found }; { $fault }
