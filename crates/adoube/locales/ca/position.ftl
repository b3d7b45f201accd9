### `adoube position`.

about = Dibuixa una posició i en diu l'estat, les jugades legals o per què és impossible
fen = La posició, entre cometes o no; - llegeix l'entrada estàndard
move = Jutja una jugada (e2e4, e7e8q, enroc e1g1, en Escacs960 e1h1): legal, o l'article que incompleix
bad-move = --move: s'ha trobat { $found }; s'esperava una jugada com e2e4 o e7e8q
to-move = En joc: { $player }
check = escac des de { $squares }
checkmate = escac i mat (5.1.1) des de { $squares }
stalemate = ofegat (5.2.1)
dead = posició morta (5.2.2): ningú no pot fer mat
moves = Jugades legals: { $count }
impossible = Posició impossible (3.10.3):
legal = { $move }: legal
illegal = { $move }: il·legal ({ $article }): { $reason }
