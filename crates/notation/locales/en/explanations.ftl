### A written move in plain words.

no-such-piece = there is no such piece ({ $piece }) where the move says
ambiguous = ambiguous: { $moves }
illegal = illegal: { $reason }
unreadable = cannot be read as a move
old = { $notation }; only algebraic notation is recognised
