### `adoube chess960`.

about = Show a Chess960 starting position: by number, by pieces, or drawn by lot
which = Number from 0 to 959, the eight pieces (RNBQKBNR), or random [default: random]
bad = N: no starting position { $found }; expected a number from 0 to 959, eight pieces (for example RNBQKBNR) or random
