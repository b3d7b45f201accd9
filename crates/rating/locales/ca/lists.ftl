### What is wrong with a rating list.

sentence = línia { $line }, columna { $column }: s'ha trobat { $found }; { $reason }
nothing = un buit
missing-column = falta la columna { $name }
repeated-column = la columna ja hi és
too-many-columns = s'esperaven 250 columnes com a màxim
field-count = camps de la línia: { $count }; se n'esperaven { $expected }
open-quote = s'esperaven cometes de tancament a la mateixa línia
after-quote = s'esperava el final del camp després de les cometes
line-too-long = s'esperava una línia de 16 KiB com a màxim
too-large = s'esperava un fitxer d'1 GiB com a màxim
not-an-id = s'esperava el número d'un jugador, d'1 a 4294967295
duplicate-id = aquest número ja és a la línia { $first }
not-a-rating = s'esperava una puntuació de 0 a 4000, o res
not-a-number = s'esperava un nombre sencer no negatiu que hi pugui ser
not-a-category = s'esperava una categoria: 3, 2, 1, P, M o res
not-kept = s'esperaven resultats guardats: any-mes:partides:punts:suma, separats per espais
unknown-player = aquest jugador no és a la llista
alone = un jugador no pot jugar contra ell mateix
not-a-result = s'esperava un resultat: 1-0, 1/2, 0-1, +-, -+ o --
not-a-kind = s'esperava open, team, barcelona, closed, closed-fide, individual, private o res
not-a-date = s'esperava un dia: AAAA-MM-DD
other-event = una línia anterior diu una altra cosa d'aquest torneig
no-event = s'esperava el nom del torneig
too-many = s'esperaven com a màxim un milió de torneigs i cent milions de partides
