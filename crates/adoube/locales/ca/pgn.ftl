### `adoube pgn`.

game = partida
more = més faltes en aquesta partida: { $count }
kept = { $name }: jugades que no s'han pogut jugar i queden com estaven: { $kept }
dropped = { $name }:{ $place }: partida { $game }: { $sentence }; el signe s'ha omès
read-in = { $name }: partida { $game }: { $sentence }; partides així: { $count }
about = Fitxers PGN: comprova'n les partides o escriu-les d'una altra manera
check = Comprova cada jugada i el resultat de cada partida
convert = Reescriu les jugades amb les lletres d'una altra llengua o en forma llarga
files = Els fitxers, comprimits (zst, gz, bz2) o no; - llegeix l'entrada estàndard
claims = Digues també on es podien reclamar taules i qui podia (9.2, 9.3), i on la partida és taules per si sola (9.6)
strict = Digues també què s'entén però no està escrit com vol el PGN: jugades, resultats, etiquetes que falten o es repeteixen
to = Les lletres: ca, es, pt, eu, eu2, en, fr, de, nl, it o figurines
from = Les lletres de les jugades (com --to), o auto: les que mostri cada partida [per defecte, les angleses del PGN; auto si així no es poden llegir]
long = Amb la casella de sortida de cada jugada
figurines = Amb figures en lloc de lletres
utf-16 = { $name }: el text és UTF-16; s'esperava UTF-8 o Latin-1
nul = { $name }: línia { $line }: hi ha un byte nul; s'esperava un text, i pot ser que el fitxer estigui malmès
too-long = { $name }: línia { $line }: una partida de més de 64 MiB es llegeix a trossos
