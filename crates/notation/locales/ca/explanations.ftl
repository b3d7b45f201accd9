### A written move in plain words.

no-such-piece = no hi ha cap peça així ({ $piece }) on diu la jugada
ambiguous = ambigua: { $moves }
illegal = il·legal: { $reason }
unreadable = no es pot llegir com a jugada
old = { $notation }; només es reconeix la notació algebraica
