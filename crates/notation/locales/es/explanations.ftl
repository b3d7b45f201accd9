### A written move in plain words.

no-such-piece = no hay ninguna pieza así ({ $piece }) donde dice la jugada
ambiguous = ambigua: { $moves }
illegal = ilegal: { $reason }
unreadable = no se puede leer como jugada
old = { $notation }; solo se reconoce la notación algebraica
