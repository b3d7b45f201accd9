### What is wrong with a FEN.

too-long = s'esperava una FEN, que no passa de 128 caràcters
not-a-piece = s'esperava una peça (PNBRQK o pnbrqk), un nombre de caselles buides de 1 a 8 o /
long-rank = la fila té més de vuit caselles
short-rank = la fila té menys de vuit caselles
too-many-ranks = el tauler té més de vuit files
too-few-ranks = el tauler té menys de vuit files
not-a-turn = s'esperava qui està en joc: w o b
not-castling = s'esperaven els drets d'enroc: KQkq, lletres de columna o -
not-en-passant = s'esperava la casella de captura al pas o -
not-a-number = s'esperava un nombre de 0 a 65535
trailing = una FEN té sis camps com a màxim
at = columna { $column }: { $fault }
found = columna { $column }: s'ha trobat { $found }; { $fault }
