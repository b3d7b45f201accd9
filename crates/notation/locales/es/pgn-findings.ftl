### What is found in the games of a PGN file: one line after the move or the tag, without a full stop; the article follows.

bad-fen = la etiqueta FEN no da una posición jugable: { $fen }
bad-variant = la variante { $name } no es ajedrez; las jugadas no se comprueban
canonical = en PGN: { $canonical }
wrong-number = el número de la jugada es { $found } y debería ser { $due }
results-differ = la etiqueta Result dice { $tag }, pero las jugadas acaban con { $outcome }
wrong-result = el resultado es { $stated } y debería ser { $due }: { $because }
played-on = se ha seguido jugando cuando la partida ya había terminado: { $because }
checkmate = jaque mate
stalemate = ahogado
dead-position = posición muerta
fivefold = la misma posición cinco veces
seventy-five = 75 jugadas de cada jugador sin capturas ni jugadas de peón
threefold = la misma posición tres veces
fifty = 50 jugadas de cada jugador sin capturas ni jugadas de peón
claim = { $side ->
    [white] las blancas
   *[other] las negras
    } podían reclamar tablas anotando esta jugada; { $side ->
    [white] las negras
   *[other] las blancas
    }, una vez jugada: { $why }
claim-by-writing = { $side ->
    [white] las blancas
   *[other] las negras
    } podían reclamar tablas anotando { $move }: { $why }
drawn-here = la partida es tablas aquí sin necesidad de reclamarlas: { $because }
missing-tags = faltan etiquetas obligatorias en PGN: { $names }
doubled-tag = la etiqueta { $name } aparece dos veces
tags-differ = la etiqueta { $name } aparece dos veces: vale «{ $first }», y no el «{ $second }» de aquí
result-sign = el resultado está escrito { $found }; en PGN se escribe { $meant }
lone-result = un resultado sin partida: antes no hay ni etiquetas ni jugadas
no-result = la etiqueta Result «{ $found }» no es un resultado; se esperaba 1-0, 0-1, 1/2-1/2 o *
