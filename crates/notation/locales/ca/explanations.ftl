### Why a written move gives no move: one line after the move, without a full stop; the article follows.

no-such-piece = no hi ha cap peça d’aquest tipus ({ $piece }) que pugui fer la jugada
ambiguous = ambigua: { $moves }
illegal = il·legal: { $reason }
unreadable = no es pot llegir com a jugada
old = { $notation }; només s’admet la notació algebraica
