### `adoube position`.

about = Dibuixa una posició i mostra’n l’estat i les jugades legals, o per què és il·legal
fen = FEN de la posició, amb cometes o sense; - llegeix l’entrada estàndard
move = Jugada (MOVE) que es comprova, per exemple e2e4, e7e8q o l’enroc e1g1 (en Escacs960, e1h1): legal, o l’article que incompleix
bad-move = --move: no s’entén { $found }; s’esperava una jugada, per exemple e2e4 o e7e8q

to-move = { $side ->
    [white] Juguen les blanques
   *[other] Juguen les negres
    }

check = escac; atacant: { $squares }
checkmate = escac i mat; atacant: { $squares } (5.1.1)
stalemate = ofegat (5.2.1)
dead = posició morta: cap bàndol no pot fer mat (5.2.2)
moves = Jugades legals: { $count }
impossible = Posició il·legal (3.10.3):
legal = { $move }: legal
illegal = { $move }: il·legal: { $reason } ({ $article })
