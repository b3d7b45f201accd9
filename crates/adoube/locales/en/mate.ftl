### `adoube mate`.

about = Tell whether each side can still mate by some series of legal moves
fen = The positions, each quoted; - reads standard input, one a line
file = A file with one position a line; FEN: or WB before it do no harm
line = Show a series of moves that ends in mate
why = Say why a side cannot mate
limit = How many positions a question may look at [default: 4000000]
no-position = found no position; expected FEN or --file
alone = found positions and besides - or --file; expected only one of these
place = { $name }, line { $line }: { $error }
