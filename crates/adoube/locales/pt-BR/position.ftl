### `adoube position`.

about = Desenha uma posição e diz o seu estado, os lances legais ou por que é impossível
fen = A posição, entre aspas ou não; - lê a entrada padrão
move = Julga um lance (e2e4, e7e8q, roque e1g1, em xadrez randômico e1h1): legal, ou o artigo que viola
bad-move = --move: encontrou-se { $found }; esperava-se um lance como e2e4 ou e7e8q
to-move = A jogar: { $player }
check = xeque de { $squares }
checkmate = xeque-mate (5.1.1) de { $squares }
stalemate = afogado (5.2.1)
dead = posição morta (5.2.2): ninguém pode dar mate
moves = Lances legais: { $count }
impossible = Posição impossível (3.10.3):
legal = { $move }: legal
illegal = { $move }: ilegal ({ $article }): { $reason }
