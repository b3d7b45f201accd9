### `adoube sheet`.

about = Read a scoresheet and detect its language, or compare the two scoresheets of a game
files = FILE with a scoresheet as text, or one FILE per player: -- for a missing move, (=) and the clock time (1:25) after a move, the result at the end; - reads standard input
from = Piece letters: ca, es, pt, eu, eu2, en, fr, de, nl, it or figurines [default: detected on each scoresheet]
too-long = { $name }: too long; expected a scoresheet of at most 1 MiB
one-sheet = { $name }: several games; expected one scoresheet (for files of games, use adoube pgn check)
no-moves = { $name }: no moves found; expected a scoresheet
gap = a move is missing here
truncated = only the first { $count } half-moves were read
by-the-other = letters decided by the other scoresheet: { $letters }
one-game = only one game fits both scoresheets: { $game }
several-games = several games fit both scoresheets; the first: { $game }
no-game = no game fits both scoresheets; longest common beginning: { $game }
offers = draw offers: { $list }
clocks = clock times: { $list }
result = result: { $result }
strays = not a move, draw offer, clock time or result: { $list }
not-known = too many possible games to try all of them
