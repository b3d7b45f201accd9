### `adoube sheet`.

about = Scoresheets: read one, with the language it shows, or compare two of the same game
files = One sheet, or those of both players, as text; -- for a move left blank, (=) and the clock time (1:25) after the move, the result at the end; - reads standard input
from = The letters: ca, es, pt, eu, eu2, en, fr, de, nl, it or figurines [default: those each sheet shows]
too-long = { $name }: it is too long; a scoresheet has at most 1 MiB
one-sheet = { $name }: there is more than one game; expected one scoresheet (see adoube pgn check)
no-moves = { $name }: no move was found in it; expected a scoresheet
gap = a move is missing here
truncated = a scoresheet has at most { $count } half-moves; what follows was not read
by-the-other = read, because of the other sheet, in the letters of: { $letters }
one-game = both sheets allow one game only: { $game }
several-games = both sheets allow more than one game; the first: { $game }
no-game = no game agrees with both sheets; the longest that does as far as it goes: { $game }
offers = draw offers: { $list }
clocks = clock times: { $list }
result = result: { $result }
strays = understood as no move, offer, clock time or result: { $list }
not-known = there are too many possible games to try them all
