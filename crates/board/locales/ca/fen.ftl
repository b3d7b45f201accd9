### What is wrong with a FEN. Each message but the last two follows the place, after a colon or a semicolon.

too-long = una FEN té 128 caràcters com a màxim
not-a-piece = s’esperava una peça (PNBRQK o pnbrqk), un nombre de caselles buides entre 1 i 8, o /
long-rank = la fila té més de vuit caselles
short-rank = la fila té menys de vuit caselles
too-many-ranks = el tauler té més de vuit files
too-few-ranks = el tauler té menys de vuit files
not-a-turn = s’esperava el bàndol que juga, w o b
not-castling = s’esperaven els drets d’enroc: KQkq, lletres de columna o -
not-en-passant = s’esperava la casella de captura al pas o -
not-a-number = s’esperava un nombre entre 0 i 65535
trailing = una FEN té sis camps com a màxim
at = columna { $column }: { $fault }
found = columna { $column }: s’ha trobat { $found }; { $fault }
