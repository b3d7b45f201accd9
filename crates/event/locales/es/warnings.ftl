### Warnings that the arbiter has to confirm.

leaving = el torneo sale del modo FIDE para siempre, y el informe lo dirá
rounds = el número de rondas pasa de { $from } a { $to } con el torneo empezado, y el informe lo dirá
tie-breaks = los desempates cambian con el torneo empezado, y el informe lo dirá
scoring = la puntuación no se puede cambiar con el torneo empezado
other-laws = el ritmo de juego, el tiempo de gracia o la edición de las Leyes cambian con el torneo empezado; las partidas ya preparadas siguen como estaban
bye-points = con la puntuación habitual, el descanso vale 1, ½ o 0
buchholz = en una liga no se usan desempates de Buchholz
half-byes = el jugador { $number } ya tiene todos los descansos de medio punto que permiten las bases
last-rounds = las bases no dan descansos en la ronda { $round }, una de las últimas
full-bye = un descanso de un punto entero para el jugador { $number }: la FIDE lo desaconseja
late-entry = el jugador entra después de la ronda { $round }; no tiene puntos por las rondas que ha perdido
kept-apart-late = después de la primera ronda no se puede prohibir ningún emparejamiento
meet-again = los jugadores { $first } y { $second } ya han jugado entre sí
kept-apart = los jugadores { $first } y { $second } no deben enfrentarse
wrong-bye = el jugador { $number } no puede tener el descanso: ya ha tenido un punto sin jugar
third-colour = el jugador { $number } tiene el mismo color por tercera vez seguida
balance = el jugador { $number } tiene tres partidas más con un color que con el otro
both-wrong = a los jugadores { $first } y { $second } les tocaba el color contrario
not-the-engines = el emparejamiento hecho a mano difiere del del programa en { $boards } tableros, y el informe lo dirá
unusual = es un resultado poco habitual
closed-round = la ronda { $round } está cerrada: los emparejamientos que salen de ella se quedan como están
old-round = solo se corrige la ronda anterior; de la ronda { $round }, solo para el informe de Elo
published = el emparejamiento de la ronda { $round } ya es público
rounds-missing = faltan { $rounds } rondas por jugar
reopening = el torneo cerrado se vuelve a abrir
