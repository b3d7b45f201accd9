### `adoube perft`.

about = Count the positions a number of moves away
depth = How many moves, from 0 to 12
divide = Show the count of each first move too
