### What is irregular in how a move is written: one line after the move, without a full stop; the article follows.

pawn-letter = el peó no porta lletra
small-letter = la lletra de la peça ha de ser majúscula
capital-file = la lletra de la columna ha de ser minúscula
false-capture = hi ha una x, però no es captura res
false-check = hi ha el signe d’escac, però no hi ha escac
false-mate = hi ha el signe de mat, però no hi ha mat
false-en-passant = hi ha la marca de captura al pas, però no es captura al pas
foreign-en-passant-mark = la marca de captura al pas és d’una altra llengua
superfluous-departure = no cal indicar la casella de sortida
rank-for-file = s’hi indica la fila de sortida, però n’hi ha prou amb la columna
castling-signs = l’enroc s’escriu 0-0 o 0-0-0
stray-signs = hi ha signes que sobren
glued-number = no hi ha cap espai entre el número i la jugada
missing-dot = falta el punt després del número
foreign-letter = la lletra de la peça és d’una altra llengua: { $language }
wrong-departure = la sortida escrita és errònia: cap peça d’allà no pot fer la jugada
missing-departure = falta la columna de sortida del peó que captura
missing-file = falta la columna d’arribada
missing-rank = falta la fila d’arribada
out-of-order = la jugada no és al lloc que correspon al seu número
