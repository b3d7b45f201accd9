### `adoube position`.

about = Dibuja una posición y dice su estado, las jugadas legales o por qué es imposible
fen = La posición, entre comillas o no; - lee la entrada estándar
move = Juzga una jugada (e2e4, e7e8q, enroque e1g1, en Ajedrez960 e1h1): legal, o el artículo que incumple
bad-move = --move: se encontró { $found }; se esperaba una jugada como e2e4 o e7e8q
to-move = En juego: { $player }
check = jaque desde { $squares }
checkmate = jaque mate (5.1.1) desde { $squares }
stalemate = ahogado (5.2.1)
dead = posición muerta (5.2.2): nadie puede dar mate
moves = Jugadas legales: { $count }
impossible = Posición imposible (3.10.3):
legal = { $move }: legal
illegal = { $move }: ilegal ({ $article }): { $reason }
