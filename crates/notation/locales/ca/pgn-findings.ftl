### What is found in the games of a PGN file: one line after the move or the tag, without a full stop; the article follows.

bad-fen = l’etiqueta FEN no dona cap posició jugable: { $fen }
bad-variant = la variant { $name } no segueix les regles dels escacs; les jugades no es comproven
canonical = en PGN: { $canonical }
wrong-number = el número de la jugada és { $found } i hauria de ser { $due }
results-differ = l’etiqueta Result diu { $tag }, però les jugades acaben amb { $outcome }
wrong-result = el resultat és { $stated } i hauria de ser { $due }: { $because }
played-on = s’ha continuat jugant quan la partida ja s’havia acabat: { $because }
checkmate = escac i mat
stalemate = ofegat
dead-position = posició morta
fivefold = la mateixa posició cinc vegades
seventy-five = 75 jugades de cada jugador sense captures ni jugades de peó
threefold = la mateixa posició tres vegades
fifty = 50 jugades de cada jugador sense captures ni jugades de peó
claim = { $side ->
    [white] les blanques
   *[other] les negres
    } podien reclamar taules anotant aquesta jugada; { $side ->
    [white] les negres
   *[other] les blanques
    }, un cop jugada: { $why }
claim-by-writing = { $side ->
    [white] les blanques
   *[other] les negres
    } podien reclamar taules anotant { $move }: { $why }
drawn-here = la partida és taules aquí sense que calgui reclamar-les: { $because }
missing-tags = falten etiquetes obligatòries en PGN: { $names }
doubled-tag = l’etiqueta { $name } hi apareix dues vegades
tags-differ = l’etiqueta { $name } hi apareix dues vegades: val «{ $first }», i no el «{ $second }» d’aquí
result-sign = el resultat està escrit { $found }; en PGN s’escriu { $meant }
lone-result = un resultat sense partida: abans no hi ha ni etiquetes ni jugades
no-result = l’etiqueta Result «{ $found }» no és cap resultat; s’esperava 1-0, 0-1, 1/2-1/2 o *
