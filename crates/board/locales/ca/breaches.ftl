### The rule that an illegal move breaks, as a reason: it follows "illegal:" or stands before the article, without a full stop.

takes-king = el rei no es pot capturar
no-piece = a { $square } no hi ha cap peça
opponents-piece = la peça de la casella { $square } és de l’adversari
castling-right-lost = ja no es pot enrocar: s’ha mogut el rei, o les dues torres s’han mogut o han estat capturades
castling-rook-moved = ja no es pot enrocar amb aquesta torre: s’ha mogut o ha estat capturada
castling-blocked = no es pot enrocar mentre hi hagi una peça a { $square }
castling-attacked = no es pot enrocar mentre la casella { $square } estigui atacada
own-piece = a { $square } hi ha una peça del mateix color
movement-bishop = l’alfil només es mou en diagonal
movement-rook = la torre només es mou per la fila o la columna
movement-queen = la dama només es mou per la fila, la columna o la diagonal
movement-knight = el cavall es mou dues caselles per la fila o la columna i una cap al costat
movement-king = el rei es mou una casella, o enroca
movement-pawn = el peó avança una casella si és buida
pawn-double-step = el peó només avança dues caselles des de la casella inicial i si totes dues són buides
pawn-diagonal = el peó només es mou en diagonal per capturar
en-passant = la captura al pas només és possible just després que el peó avanci dues caselles
blocked = la peça de la casella { $square } barra el pas
no-promotion = el peó que arriba a l’última fila s’ha de convertir en dama, torre, alfil o cavall
false-promotion = només es promociona el peó que arriba a l’última fila
king-into-attack = el rei aniria a una casella atacada per la peça de la casella { $square }
king-exposed = la jugada deixaria el rei exposat a l’escac de la peça de la casella { $square }
