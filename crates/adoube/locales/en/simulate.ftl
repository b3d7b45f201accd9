### `adoube simulate`.

about = A random tournament with realistic results, as TRF
players = How many players, from 2 to 9999 [default: 60]
rounds = How many rounds, from 1 to 200 [default: 9; in a round robin those of the table]
seed = The seed, which decides everything [default: drawn by lot]
stopped = after round { $round }: { $reason }
