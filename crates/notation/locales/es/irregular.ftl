### What is irregular in how a move is written: one line after the move, without a full stop; the article follows.

pawn-letter = el peón no lleva letra
small-letter = la letra de la pieza debe ser mayúscula
capital-file = la letra de la columna debe ser minúscula
false-capture = hay una x, pero no se captura nada
false-check = hay un signo de jaque, pero no hay jaque
false-mate = hay un signo de mate, pero no hay mate
false-en-passant = hay una marca de captura al paso, pero no se captura al paso
foreign-en-passant-mark = la marca de captura al paso es de otro idioma
superfluous-departure = no hace falta indicar la casilla de salida
rank-for-file = se indica la fila de salida, pero basta con la columna
castling-signs = el enroque se escribe 0-0 o 0-0-0
stray-signs = hay signos que sobran
glued-number = no hay espacio entre el número y la jugada
missing-dot = falta el punto después del número
foreign-letter = la letra de la pieza es de otro idioma: { $language }
wrong-departure = la salida escrita es errónea: ninguna pieza de allí puede hacer la jugada
missing-departure = falta la columna de salida del peón que captura
missing-file = falta la columna de llegada
missing-rank = falta la fila de llegada
out-of-order = la jugada no está en el lugar que corresponde a su número
