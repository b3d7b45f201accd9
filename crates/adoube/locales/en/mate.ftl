### `adoube mate`.

about = Find out whether each side can still give mate by any series of legal moves
fen = FEN of the positions, each in quotes; - reads standard input, one per line
file = FILE with one position per line; FEN: or WB at the beginning of a line is ignored
line = Show a series of moves that ends in mate
why = Explain why a side cannot give mate
limit = Maximum number of POSITIONS examined per question [default: 4000000]
no-position = no position given; expected FEN or --file
alone = too many inputs; expected only one of: positions, - or --file
place = { $name }: line { $line }: { $error }
