### `adoube position`.

about = Draw a position and show its state and legal moves, or why it is illegal
fen = FEN of the position, with or without quotes; - reads standard input
move = MOVE to check, for example e2e4, e7e8q or castling e1g1 (in Chess960 e1h1); names the article that an illegal move breaks
bad-move = --move: cannot read { $found }; expected a move, for example e2e4 or e7e8q

to-move = { $side ->
    [white] White to move
   *[other] Black to move
    }

check = check from { $squares }
checkmate = checkmate from { $squares } (5.1.1)
stalemate = stalemate (5.2.1)
dead = dead position: neither side can give mate (5.2.2)
moves = Legal moves: { $count }
impossible = Illegal position (3.10.3):
legal = { $move }: legal
illegal = { $move }: illegal: { $reason } ({ $article })
