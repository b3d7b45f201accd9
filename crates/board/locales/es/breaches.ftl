### The rule that an illegal move breaks, as a reason: it follows "illegal:" or stands before the article, without a full stop.

takes-king = el rey no se puede capturar
no-piece = en { $square } no hay ninguna pieza
opponents-piece = la pieza de { $square } es del adversario
castling-right-lost = ya no se puede enrocar: se ha movido el rey, o las dos torres se han movido o han sido capturadas
castling-rook-moved = ya no se puede enrocar con esta torre: se ha movido o ha sido capturada
castling-blocked = no se puede enrocar mientras haya una pieza en { $square }
castling-attacked = no se puede enrocar mientras la casilla { $square } esté atacada
own-piece = en { $square } hay una pieza del mismo color
movement-bishop = el alfil solo se mueve en diagonal
movement-rook = la torre solo se mueve por la fila o la columna
movement-queen = la dama solo se mueve por la fila, la columna o la diagonal
movement-knight = el caballo se mueve dos casillas por la fila o la columna y una hacia el lado
movement-king = el rey se mueve una casilla, o enroca
movement-pawn = el peón avanza una casilla si está vacía
pawn-double-step = el peón solo avanza dos casillas desde su casilla inicial y si ambas están vacías
pawn-diagonal = el peón solo se mueve en diagonal para capturar
en-passant = la captura al paso solo es posible justo después de que el peón avance dos casillas
blocked = la pieza de { $square } cierra el paso
no-promotion = el peón que llega a la última fila debe convertirse en dama, torre, alfil o caballo
false-promotion = solo se promociona el peón que llega a la última fila
king-into-attack = el rey iría a una casilla atacada por la pieza de { $square }
king-exposed = la jugada dejaría el rey expuesto al jaque de la pieza de { $square }
