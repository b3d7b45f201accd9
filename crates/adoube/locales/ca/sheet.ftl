### `adoube sheet`.

about = Planelles: llegeix-ne una, amb la llengua que mostra, o compara'n dues de la mateixa partida
files = Una planella, o les dels dos jugadors, com a text; -- per a una jugada en blanc, (=) i el temps del rellotge (1:25) després de la jugada, el resultat al final; - llegeix l'entrada estàndard
from = Les lletres: ca, es, pt, eu, eu2, en, fr, de, nl, it o figurines [per defecte, les que mostri cada planella]
too-long = { $name }: és massa llarg; una planella té com a màxim 1 MiB
one-sheet = { $name }: hi ha més d'una partida; s'esperava una planella (vegeu adoube pgn check)
no-moves = { $name }: no s'hi ha trobat cap jugada; s'esperava una planella
gap = aquí falta una jugada
truncated = una planella té com a màxim { $count } mitges jugades; el que segueix no s'ha llegit
by-the-other = llegida, per l'altra planella, amb les lletres de: { $letters }
one-game = les dues planelles permeten una sola partida: { $game }
several-games = les dues planelles permeten més d'una partida; la primera: { $game }
no-game = cap partida no s'avé amb les dues planelles; la més llarga que ho fa fins on arriba: { $game }
offers = ofertes de taules: { $list }
clocks = temps del rellotge: { $list }
result = resultat: { $result }
strays = no s'entén com a jugada, oferta, temps ni resultat: { $list }
not-known = hi ha massa partides possibles per provar-les totes
