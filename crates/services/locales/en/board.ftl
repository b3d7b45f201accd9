### The state of a game at the board.

offer-open = { $side ->
    [white] White
   *[other] Black
    } offers a draw.
penalised = Penalty for { $side ->
    [white] White
   *[other] Black
    }: { $what }
annulled = Game annulled. A new game will be played.
phase-adjourned = The game is adjourned.
phase-running = { $side ->
    [white] White
   *[other] Black
    } to move.
phase-stopped = Clocks stopped. { $side ->
    [white] White
   *[other] Black
    } to move.
phase-before = The game has not started yet.
