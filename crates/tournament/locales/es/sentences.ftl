### Reasons: parts of a sentence without a capital and without a full stop. Most follow “Cannot pair the round:”.

no-pairing = { $unpaired ->
    [one] no existe ningún emparejamiento completo; de los jugadores { $players }, uno quedaría sin adversario
   *[other] no existe ningún emparejamiento completo; de los jugadores { $players }, { $unpaired } quedarían sin adversario
}
no-such-round = { $rounds ->
    [one] no hay ronda { $round }: el torneo tiene una ronda
   *[other] no hay ronda { $round }: el torneo tiene { $rounds } rondas
}
too-large = el torneo es demasiado grande para emparejarlo
no-repetition = todos los emparejamientos posibles repetirían alguna partida (Sistema suizo 1.2, 3.1)
effort = no se ha encontrado ningún emparejamiento dentro del límite de búsqueda
no-table = las tablas Berger sirven para grupos de 3 a 64 jugadores, no para { $players }
no-table-round = la tabla Berger no tiene ronda { $round }
no-bracket = un torneo por eliminatorias necesita entre 2 y 4096 participantes, no { $count }
no-tie-break = desempate desconocido: { $found }; se esperaba un código, por ejemplo BH-C1, SB, DE o KS-L+1
no-points = { $found } no es un número de puntos; se esperaba, por ejemplo, 1 o 0.5
too-many-rounds = { $rounds } rondas son demasiadas para { $players } jugadores; sin repetir adversario, el máximo es { $most }
round-robin = un round robin con estos jugadores tiene { $wanted } rondas, no { $rounds }
knockout-rounds = { $wanted ->
    [one] un torneo por eliminatorias con estos jugadores tiene una ronda, no { $rounds }
   *[other] un torneo por eliminatorias con estos jugadores tiene { $wanted } rondas, no { $rounds }
}
no-varma = las tablas de Varma son para torneos de 9 a 24 jugadores y exigen un grupo lo bastante grande para cada federación; jugadores: { $players }
