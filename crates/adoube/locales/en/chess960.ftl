### `adoube chess960`.

about = A start position of Chess960: by number, by pieces, or drawn by lot
which = A number from 0 to 959, the eight pieces (RNBQKBNR), or random [default: random]
bad = N: found { $found }; expected a number from 0 to 959, the eight pieces of a start position, or random
