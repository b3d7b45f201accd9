### What is wrong with a PGN file.

bad-fen = l'etiqueta FEN no dona cap posició jugable: { $fen }
bad-variant = la variant { $name } no és escacs; les jugades no es comproven
canonical = el PGN escriu { $canonical }
wrong-number = el número { $found } hauria de ser { $due }
results-differ = l'etiqueta Result diu { $tag } i les jugades acaben amb { $outcome }
wrong-result = el resultat { $stated } hauria de ser { $due }: { $because }
played-on = s'ha continuat jugant quan la partida ja s'havia acabat: { $because }
checkmate = escac i mat
stalemate = ofegat
dead-position = posició morta
fivefold = la mateixa posició cinc vegades
seventy-five = 75 jugades de cada jugador sense captura ni moviment de peó
threefold = la mateixa posició tres vegades
fifty = 50 jugades de cada jugador sense captura ni moviment de peó
claim = es podien reclamar taules ({ $player } abans de fer la jugada, escrivint-la; { $opponent } després): { $why }
claim-by-writing = es podien reclamar taules ({ $player } escrivint { $move }): { $why }
drawn-here = la partida és taules per si sola: { $because }
missing-tags = falten etiquetes que el PGN vol a cada partida: { $names }
doubled-tag = l'etiqueta { $name } hi és dues vegades
tags-differ = l'etiqueta { $name } hi és dues vegades: «{ $first }», que és la que val, i aquí «{ $second }»
result-sign = el resultat està escrit { $found }; el PGN escriu { $meant }
lone-result = hi ha un resultat sense partida: abans no hi ha ni etiquetes ni jugades
no-result = l'etiqueta Result no és cap resultat: «{ $found }»; s'esperava 1-0, 0-1, 1/2-1/2 o *
