### What is wrong with a PGN file.

bad-fen = la etiqueta FEN no da una posición jugable: { $fen }
bad-variant = la variante { $name } no es ajedrez; las jugadas no se comprueban
canonical = el PGN escribe { $canonical }
wrong-number = el número { $found } debería ser { $due }
results-differ = la etiqueta Result dice { $tag } y las jugadas acaban con { $outcome }
wrong-result = el resultado { $stated } debería ser { $due }: { $because }
played-on = se siguió jugando cuando la partida ya había terminado: { $because }
checkmate = jaque mate
stalemate = ahogado
dead-position = posición muerta
fivefold = la misma posición cinco veces
seventy-five = 75 jugadas de cada jugador sin captura ni movimiento de peón
threefold = la misma posición tres veces
fifty = 50 jugadas de cada jugador sin captura ni movimiento de peón
claim = se podían reclamar tablas ({ $player } antes de hacer la jugada, escribiéndola; { $opponent } después): { $why }
claim-by-writing = se podían reclamar tablas ({ $player } escribiendo { $move }): { $why }
drawn-here = la partida es tablas por sí sola: { $because }
missing-tags = faltan etiquetas que el PGN quiere en cada partida: { $names }
doubled-tag = la etiqueta { $name } está dos veces
tags-differ = la etiqueta { $name } está dos veces: «{ $first }», que es la que vale, y aquí «{ $second }»
result-sign = el resultado está escrito { $found }; el PGN escribe { $meant }
lone-result = hay un resultado sin partida: antes no hay ni etiquetas ni jugadas
no-result = la etiqueta Result no es ningún resultado: «{ $found }»; se esperaba 1-0, 0-1, 1/2-1/2 o *
