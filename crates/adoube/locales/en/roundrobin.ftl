### `adoube roundrobin`.

about = The table of a round robin
players = How many players, from 3 to 64
double = Twice, with colours reversed the second time
swap = Twice, the last two rounds of the first cycle swapped so that nobody has three equal colours running
csv = Write the table as CSV: round, board, white, black (0 rests)
varma = Draw the numbers by federation with Varma's groups (9 to 24 players): the federations in order, such as ESP,ESP,FRA
seed = The seed of the drawing [default: drawn by lot]
round = round { $round }: { $games }
rests = { $games }, { $player } rests
