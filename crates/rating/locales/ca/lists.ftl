### Errors in a rating list: one line, without a full stop. The reasons follow the place.

sentence = línia { $line }, columna { $column }: s’ha trobat { $found }; { $reason }
sentence-empty = línia { $line }, columna { $column }: { $reason }
missing-column = falta la columna { $name }
repeated-column = aquesta columna surt dues vegades
too-many-columns = s’esperaven 250 columnes com a màxim
field-count = nombre de camps, { $count }; se n’esperaven { $expected }
open-quote = s’esperaven les cometes de tancament a la mateixa línia
after-quote = s’esperava el final del camp després de les cometes
line-too-long = s’esperava una línia de 16 KiB com a màxim
too-large = s’esperava un fitxer d’1 GiB com a màxim
not-an-id = s’esperava un número de jugador, entre 1 i 4294967295
duplicate-id = aquest número ja és a la línia { $first }
not-a-rating = s’esperava un Elo entre 0 i 4000, o el camp buit
not-a-number = s’esperava un nombre enter, 0 o més, dins dels límits de la columna
not-a-category = s’esperava una categoria (3, 2, 1, P o M) o el camp buit
not-kept = s’esperaven resultats acumulats en la forma any-mes:partides:punts:suma, separats per espais
unknown-player = aquest jugador no és a la llista
alone = un jugador no pot jugar contra si mateix
not-a-result = s’esperava un resultat: 1-0, 1/2, 0-1, +-, -+ o --
not-a-kind = s’esperava open, team, barcelona, closed, closed-fide, individual, private o el camp buit
not-a-date = s’esperava una data: AAAA-MM-DD
other-event = una línia anterior té altres dades d’aquest torneig
no-event = s’esperava el nom del torneig
too-many = s’esperaven com a màxim un milió de torneigs i cent milions de partides
