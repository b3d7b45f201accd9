### `adoube position`.

about = Dibujar una posición y mostrar su estado y sus jugadas legales, o por qué es ilegal
fen = FEN de la posición, con comillas o sin ellas; - lee la entrada estándar
move = Jugada (MOVE) que se comprueba, por ejemplo e2e4, e7e8q o el enroque e1g1 (en Ajedrez960, e1h1): legal, o el artículo que incumple
bad-move = --move: no se entiende { $found }; se esperaba una jugada, por ejemplo e2e4 o e7e8q

to-move = { $side ->
    [white] Juegan las blancas
   *[other] Juegan las negras
    }

check = jaque desde { $squares }
checkmate = jaque mate desde { $squares } (5.1.1)
stalemate = ahogado (5.2.1)
dead = posición muerta: ningún bando puede dar mate (5.2.2)
moves = Jugadas legales: { $count }
impossible = Posición ilegal (3.10.3):
legal = { $move }: legal
illegal = { $move }: ilegal: { $reason } ({ $article })
