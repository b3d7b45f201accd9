### `adoube pgn`.

game = game
more = more faults in this game: { $count }
kept = { $name }: moves that could not be played and stay as they were: { $kept }
dropped = { $name }:{ $place }: game { $game }: { $sentence }; the sign was left out
read-in = { $name }: game { $game }: { $sentence }; games like it: { $count }
about = PGN files: check their games, or write them otherwise
check = Check every move and the result of every game
convert = Rewrite the moves in another language's letters or in the long form
files = The files, compressed (zst, gz, bz2) or not; - reads standard input
claims = Tell too where draws could have been claimed and by whom (9.2, 9.3), and where a game was drawn by itself (9.6)
strict = Tell too what is understood but not written as PGN wants: moves, results, tags that are missing or stand twice
to = The letters: ca, es, pt, eu, eu2, en, fr, de, nl, it or figurines
from = The letters of the moves (as with --to), or auto: those each game shows [default: PGN's English ones; auto where they cannot be read so]
long = With each move's square of departure
figurines = With figurines instead of letters
utf-16 = { $name }: the text is UTF-16; expected UTF-8 or Latin-1
nul = { $name }: line { $line }: there is a NUL byte; expected a text, and the file may be damaged
too-long = { $name }: line { $line }: a game of more than 64 MiB is read in parts
