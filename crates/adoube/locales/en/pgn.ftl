### `adoube pgn`.

about = Check PGN files, or rewrite their moves
check = Check every move and the result of every game
convert = Rewrite the moves in another language’s letters, or in long form
files = PGN FILE; may be compressed (zst, gz, bz2); - reads standard input
claims = Also report where a draw could be claimed and by whom (9.2, 9.3), and where a game was drawn without a claim (9.6)
strict = Also report readable text that breaks the PGN standard: moves, results, missing or repeated tags
to = Piece letters to write: ca, es, pt, eu, eu2, en, fr, de, nl, it or figurines
from = Piece letters in the file (as for --to), or auto to detect them in each game [default: English, or auto if English does not fit]
long = Write the departure square of each move
figurines = Write figurines instead of letters
game = game { $number } ({ $white } – { $black })

more = { $count ->
    [1] 1 more error in this game
   *[other] { $count } more errors in this game
    }

kept = { $kept ->
    [1] { $name }: 1 move could not be played and was left unchanged
   *[other] { $name }: { $kept } moves could not be played and were left unchanged
    }

dropped = { $name }:{ $place }: game { $game }: { $sentence }; the sign was left out

read-in = { $count ->
    [1] { $name }: game { $game }: { $sentence }
   *[other] { $name }: game { $game }: { $sentence }; the same in { $count } games
    }

utf-16 = { $name }: UTF-16 text; expected UTF-8 or Latin-1
nul = { $name }: line { $line }: NUL byte; expected text (the file may be damaged)
too-long = { $name }: line { $line }: game longer than 64 MiB, read in parts
