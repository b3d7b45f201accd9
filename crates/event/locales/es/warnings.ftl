### What the arbiter has to confirm: each a sentence, in a list.

leaving = El modo FIDE se desactivará definitivamente. Constará en el informe.
rounds = El número de rondas cambia con el torneo empezado: de { $from } a { $to }. Constará en el informe.
tie-breaks = Los desempates cambian con el torneo empezado. Constará en el informe.
scoring = La FIDE no permite cambiar los puntos con el torneo empezado.
other-laws = El ritmo de juego, el tiempo de espera o la edición de las Leyes cambian con el torneo empezado. Las partidas ya preparadas no cambian.
bye-points = Con los puntos habituales, la FIDE solo acepta un bye que valga 1, ½ o 0.
buchholz = La FIDE no acepta desempates de Buchholz en un round robin.
half-byes = El jugador { $number } ya tiene todos los byes de medio punto que permiten las bases.
last-rounds = Las bases no permiten byes en la ronda { $round }: es una de las últimas.
full-bye = El jugador { $number } tendrá un bye de un punto. La FIDE lo desaconseja.
late-entry = El jugador se incorpora después de la ronda { $round }. Las rondas no jugadas no dan puntos.
kept-apart-late = La FIDE no permite prohibir emparejamientos después de la primera ronda.
meet-again = Los jugadores { $first } y { $second } ya han jugado entre sí.
kept-apart = El emparejamiento de los jugadores { $first } y { $second } está prohibido.
wrong-bye = El jugador { $number } ya ha obtenido un punto sin jugar y no puede recibir el bye.
third-colour = El jugador { $number } tendrá el mismo color por tercera vez seguida.
balance = El jugador { $number } tendrá tres partidas más con un color que con el otro.
both-wrong = A los jugadores { $first } y { $second } les tocaba el otro color.
not-the-engines = { $boards ->
    [one] Los emparejamientos editados son distintos de los calculados en un tablero. Constará en el informe.
   *[other] Los emparejamientos editados son distintos de los calculados en { $boards } tableros. Constará en el informe.
}
unusual = Este resultado es poco habitual. Compruébelo.
closed-round = La ronda { $round } está cerrada. Los emparejamientos ya hechos no cambian.
old-round = Solo se puede corregir la ronda anterior. Un resultado de la ronda { $round } solo se puede corregir para el informe de Elo.
published = Los emparejamientos de la ronda { $round } ya están publicados.
rounds-missing = { $rounds ->
    [one] Queda una ronda por jugar.
   *[other] Quedan { $rounds } rondas por jugar.
}
reopening = El torneo está cerrado y se reabrirá.
