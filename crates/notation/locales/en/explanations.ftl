### Why a written move gives no move: one line after the move, without a full stop; the article follows.

# The piece is a name such as knight.
no-such-piece = there is no { $piece } that could make this move
ambiguous = ambiguous: { $moves }
illegal = illegal: { $reason }
unreadable = cannot be read as a move
# The notation is one of the last three of letters.ftl.
old = { $notation }; only algebraic notation is accepted
