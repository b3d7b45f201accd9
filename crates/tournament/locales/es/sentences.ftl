### Sentences that several pairing systems share.

no-pairing = no existe ningún emparejamiento completo: { $unpaired } de los jugadores { $players } deben quedar sin emparejar
no-such-round = se pidió la ronda { $round }; el torneo tiene { $rounds }
too-large = el torneo es demasiado grande para emparejarlo
no-repetition = no existe ningún emparejamiento sin repeticiones para esta ronda (Suizo 1.2, 3.1)
effort = no se encontró ningún emparejamiento con el esfuerzo permitido
no-table = se pidieron { $players } jugadores; hay tablas para 3 a 64
no-table-round = la tabla no tiene la ronda { $round }
no-bracket = se pidieron { $count } participantes; un cuadro necesita de 2 a 4096
no-tie-break = { $found } no es un desempate como BH/C1, SB, DE o KS/L+1
no-points = { $found } no es un número de puntos

too-many-rounds = { $rounds } rondas son demasiadas para { $players } jugadores: sin repetir contrincante son posibles { $most }
round-robin = una liga de estos jugadores tiene { $wanted } rondas, no { $rounds }
knockout-rounds = una eliminatoria de estos jugadores tiene { $wanted } rondas, no { $rounds }
no-varma = el sorteo de Varma es para 9 a 24 jugadores y exige un grupo bastante grande para cada federación; hay { $players }
