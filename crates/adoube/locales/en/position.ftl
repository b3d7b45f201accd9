### `adoube position`.

about = Draw a position and tell its state, its legal moves, or why it is impossible
fen = The position, quoted or not; - reads standard input
move = Judge a move (e2e4, e7e8q, castling e1g1, in Chess960 e1h1): legal, or the article it breaks
bad-move = --move: found { $found }; expected a move such as e2e4 or e7e8q
to-move = { $player } to move
check = check from { $squares }
checkmate = checkmate (5.1.1) from { $squares }
stalemate = stalemate (5.2.1)
dead = dead position (5.2.2): nobody can give mate
moves = Legal moves: { $count }
impossible = Impossible position (3.10.3):
legal = { $move }: legal
illegal = { $move }: illegal ({ $article }): { $reason }
