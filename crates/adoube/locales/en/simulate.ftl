### `adoube simulate`.

about = Generate a random tournament with realistic results, as TRF
players = Number of players, 2 to 9999 [default: 60]
rounds = Number of rounds, 1 to 200 [default: 9; in a round robin, as many as the table has]
seed = Seed; the same seed gives the same tournament [default: random]
stopped = stopped after round { $round }: { $reason }
