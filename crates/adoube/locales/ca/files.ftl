### Files and events that commands read.

no-event = { $place }: no hi ha cap torneig { $id }; hi ha: { $known }
unreadable = { $place }: el torneig { $id } no es pot llegir
input-unreadable = { $name }: no es pot llegir: { $error }
no-file = no existeix
not-allowed = no hi ha permís
folder = és una carpeta
cut-off = el fitxer està tallat abans del final
damaged = les dades estan malmeses o tallades
system = error del sistema: { $error }
line = línia { $line }
one-position = -: línia { $line }: s'esperava una sola posició
too-long = -: s'esperava una posició, en 64 KiB com a màxim
wrong-system = --readings només va amb swiss-1985, i --games només amb knockout o knockout-usual
not-listed = { $name }: jugadors que no són a la llista: { $count } de { $all } (el primer, { $first }); se'n pren el que diu el torneig
one-event = --event: s'esperava un sol torneig
no-player = no hi ha cap jugador amb el número { $number }
no-teams = { $name }: no s'hi ha trobat cap equip; s'esperaven registres 310 o 013
odd = { $name }: ronda { $round }: { $home } - { $visitors }: els punts d'un tauler no sumen una partida; compta com a taules
more = { $first } (i { $more } més)
other-system = { $name }: el sistema del fitxer, { $code }, no es coneix; s'usa dutch
empty = { $name }: línia 1, columna 1: no s'hi ha trobat cap jugador; s'esperaven registres 001, o un CSV amb la columna name
unwritable = { $name }: no es pot escriure: { $error }
