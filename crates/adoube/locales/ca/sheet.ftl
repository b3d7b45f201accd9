### `adoube sheet`.

about = Llegeix una planella i detecta’n la llengua, o compara les dues planelles d’una partida
files = Fitxer (FILE) amb una planella en text, o un fitxer per jugador: -- per a una jugada que falta, (=) i el temps del rellotge (1:25) després de la jugada, el resultat al final; - llegeix l’entrada estàndard
from = Lletres de les peces: ca, es, pt, eu, eu2, en, fr, de, nl, it o figurines [per defecte: les que es detecten en cada planella]
too-long = { $name }: massa llarg; s’esperava una planella d’1 MiB com a màxim
one-sheet = { $name }: diverses partides; s’esperava una planella (per a fitxers de partides, feu servir adoube pgn check)
no-moves = { $name }: no s’hi ha trobat cap jugada; s’esperava una planella
gap = aquí falta una jugada
truncated = només s’han llegit les primeres { $count } mitges jugades
by-the-other = lletres decidides per l’altra planella: { $letters }
one-game = només una partida encaixa amb les dues planelles: { $game }
several-games = diverses partides encaixen amb les dues planelles; la primera: { $game }
no-game = cap partida no encaixa amb les dues planelles; començament comú més llarg: { $game }
offers = ofertes de taules: { $list }
clocks = temps del rellotge: { $list }
result = resultat: { $result }
strays = no és cap jugada, oferta de taules, temps ni resultat: { $list }
not-known = massa partides possibles per provar-les totes
