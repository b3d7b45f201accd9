### What is wrong with a FEN. Each message but the last two follows the place, after a colon or a semicolon.

too-long = una FEN tiene 128 caracteres como máximo
not-a-piece = se esperaba una pieza (PNBRQK o pnbrqk), un número de casillas vacías de 1 a 8, o /
long-rank = la fila tiene más de ocho casillas
short-rank = la fila tiene menos de ocho casillas
too-many-ranks = el tablero tiene más de ocho filas
too-few-ranks = el tablero tiene menos de ocho filas
not-a-turn = se esperaba el bando que juega, w o b
not-castling = se esperaban los derechos de enroque: KQkq, letras de columna o -
not-en-passant = se esperaba la casilla de captura al paso o -
not-a-number = se esperaba un número de 0 a 65535
trailing = una FEN tiene seis campos como máximo
at = columna { $column }: { $fault }
found = columna { $column }: se ha encontrado { $found }; { $fault }
