### What is irregular in how a move is written.

pawn-letter = el peó no porta lletra
small-letter = la lletra de la peça ha de ser majúscula
capital-file = la lletra de la columna ha de ser minúscula
false-capture = hi ha una x però no es captura res
false-check = hi ha un signe d'escac però no n'hi ha
false-mate = hi ha un signe de mat però no n'hi ha
false-en-passant = hi ha la marca de captura al pas però no n'és cap
foreign-en-passant-mark = la marca de captura al pas és d'una altra llengua
superfluous-departure = la casella de sortida no cal
rank-for-file = hi ha la fila on bastaria la columna
castling-signs = l'enroc s'escriu 0-0 o 0-0-0
stray-signs = hi ha signes que sobren
glued-number = el número va enganxat a la jugada
missing-dot = falta el punt després del número
foreign-letter = la lletra és d'una altra llengua: { $language }
wrong-departure = la sortida escrita no és la de cap peça que hi pugui anar
missing-departure = falta la columna de sortida de la captura de peó
missing-file = falta la columna d'arribada
missing-rank = falta la fila d'arribada
out-of-order = la jugada és fora del seu lloc segons el número
