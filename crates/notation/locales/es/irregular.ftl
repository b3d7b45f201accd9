### What is irregular in how a move is written.

pawn-letter = el peón no lleva letra
small-letter = la letra de la pieza debe ser mayúscula
capital-file = la letra de la columna debe ser minúscula
false-capture = hay una x pero no se captura nada
false-check = hay un signo de jaque pero no lo hay
false-mate = hay un signo de mate pero no lo hay
false-en-passant = hay la marca de captura al paso pero no lo es
foreign-en-passant-mark = la marca de captura al paso es de otra lengua
superfluous-departure = la casilla de salida no hace falta
rank-for-file = está la fila donde bastaría la columna
castling-signs = el enroque se escribe 0-0 o 0-0-0
stray-signs = hay signos que sobran
glued-number = el número va pegado a la jugada
missing-dot = falta el punto después del número
foreign-letter = la letra es de otra lengua: { $language }
wrong-departure = la salida escrita no es la de ninguna pieza que pueda ir
missing-departure = falta la columna de salida de la captura de peón
missing-file = falta la columna de llegada
missing-rank = falta la fila de llegada
out-of-order = la jugada está fuera de su lugar según el número
