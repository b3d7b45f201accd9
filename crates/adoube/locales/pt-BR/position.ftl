### `adoube position`.

about = Desenhar uma posição e mostrar seu estado e seus lances legais, ou por que é ilegal
fen = FEN da posição, com ou sem aspas; - lê a entrada padrão
move = Lance (MOVE) a verificar, por exemplo e2e4, e7e8q ou o roque e1g1 (em Chess960, e1h1): legal, ou o artigo que viola
bad-move = --move: não foi possível ler { $found }; esperado: um lance, por exemplo e2e4 ou e7e8q

to-move = { $side ->
    [white] Vez das brancas
   *[other] Vez das pretas
    }

check = xeque de { $squares }
checkmate = xeque-mate de { $squares } (5.1.1)
stalemate = afogado (5.2.1)
dead = posição morta: nenhum dos lados pode dar mate (5.2.2)
moves = Lances legais: { $count }
impossible = Posição ilegal (3.10.3):
legal = { $move }: legal
illegal = { $move }: ilegal: { $reason } ({ $article })
