### Why a written move gives no move: one line after the move, without a full stop; the article follows.

no-such-piece = no hay ninguna pieza de ese tipo ({ $piece }) que pueda hacer la jugada
ambiguous = ambigua: { $moves }
illegal = ilegal: { $reason }
unreadable = no se puede leer como jugada
old = { $notation }; solo se admite la notación algebraica
