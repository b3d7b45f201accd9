### `adoube perft`.

about = Count the positions that can arise after a number of moves
depth = DEPTH in half-moves, 0 to 12
divide = Also show the count for each first move
