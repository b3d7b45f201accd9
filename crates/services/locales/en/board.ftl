### The state of a game at the board.

arbiter = Arbiter
offer-open = { $who } offers a draw.
penalised = Penalty for { $who }: { $what }
annulled = The game is annulled and a new one is played.
phase-adjourned = The game is adjourned.
phase-running = The clock is running. To move: { $who }.
phase-stopped = The clocks are stopped. To move: { $who }.
phase-before = The clocks have not been started yet.
