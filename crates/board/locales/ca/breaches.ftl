### The rule of movement that an illegal move breaks.

takes-king = el rei no es pot capturar
no-piece = a { $square } no hi ha cap peça
opponents-piece = la peça de { $square } és de l'adversari, que no està en joc
castling-right-lost = el dret a enrocar s'ha perdut: el rei ja s'ha mogut, o les dues torres s'han mogut o ja no hi són
castling-rook-moved = el dret a enrocar amb aquesta torre s'ha perdut: ja s'ha mogut o no hi és
castling-blocked = l'enroc no és possible mentre hi hagi una peça a { $square }
castling-attacked = l'enroc no és possible mentre { $square } estigui atacada
own-piece = a { $square } ja hi ha una peça pròpia
movement-bishop = l'alfil es mou en diagonal
movement-rook = la torre es mou per la fila o la columna
movement-queen = la dama es mou per la fila, la columna o la diagonal
movement-knight = el cavall va a una de les caselles més properes que no són de la seva fila, columna ni diagonal
movement-king = el rei es mou a una casella contigua
movement-pawn = el peó avança a la casella buida de davant seu
pawn-double-step = el peó només avança dues caselles en el seu primer moviment i si totes dues són buides
pawn-diagonal = el peó només es mou en diagonal per capturar
en-passant = la captura al pas només és possible just després del doble pas
blocked = la peça de { $square } barra el pas
no-promotion = el peó que arriba a l'última fila es converteix en dama, torre, alfil o cavall
false-promotion = només promociona un peó que arriba a l'última fila
king-into-attack = el rei aniria a una casella atacada per la peça de { $square }
king-exposed = el rei propi quedaria en escac per la peça de { $square }
