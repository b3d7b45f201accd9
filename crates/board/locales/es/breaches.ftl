### The rule of movement that an illegal move breaks.

takes-king = el rey no se puede capturar
no-piece = en { $square } no hay ninguna pieza
opponents-piece = la pieza de { $square } es del adversario, que no está en juego
castling-right-lost = el derecho a enrocar se ha perdido: el rey ya se ha movido, o las dos torres se han movido o ya no están
castling-rook-moved = el derecho a enrocar con esta torre se ha perdido: ya se ha movido o no está
castling-blocked = el enroque no es posible mientras haya una pieza en { $square }
castling-attacked = el enroque no es posible mientras { $square } esté atacada
own-piece = en { $square } ya hay una pieza propia
movement-bishop = el alfil se mueve en diagonal
movement-rook = la torre se mueve por la fila o la columna
movement-queen = la dama se mueve por la fila, la columna o la diagonal
movement-knight = el caballo va a una de las casillas más próximas que no son de su fila, columna ni diagonal
movement-king = el rey se mueve a una casilla contigua
movement-pawn = el peón avanza a la casilla vacía que tiene delante
pawn-double-step = el peón solo avanza dos casillas en su primer movimiento y si ambas están vacías
pawn-diagonal = el peón solo se mueve en diagonal para capturar
en-passant = la captura al paso solo es posible justo después del paso doble
blocked = la pieza de { $square } cierra el paso
no-promotion = el peón que llega a la última fila se convierte en dama, torre, alfil o caballo
false-promotion = solo promociona un peón que llega a la última fila
king-into-attack = el rey iría a una casilla atacada por la pieza de { $square }
king-exposed = el rey propio quedaría en jaque por la pieza de { $square }
