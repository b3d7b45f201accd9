### `adoube roundrobin`.

about = Show the pairing table of a round robin
players = Number of players, 3 to 64
double = Two cycles, with colours reversed in the second
swap = Two cycles, with the last two rounds of the first swapped so that nobody has the same colour three times in a row
csv = Write the table as CSV: round, board, white, black (0 is a bye)
varma = Draw lots for the numbers by federation, in Varma groups (9 to 24 players); FEDERATIONS in the order of the players, for example ESP,ESP,FRA
seed = Seed of the draw; the same seed gives the same numbers [default: random]
round = round { $round }: { $games }
rests = { $games }, bye { $player }
