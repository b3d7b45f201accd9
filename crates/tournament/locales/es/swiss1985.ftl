### Explanations of pairings by the Swiss system of 1985, one per line. The reasons and the rules are parts of a line.

from-the-top = Ronda { $round }: los grupos de puntuación se emparejan de arriba abajo.
from-both-ends = Ronda { $round }: los grupos de puntuación se emparejan desde arriba y desde abajo; el del medio ({ $score }) va el último (4.1).
rests = { $player } tiene el bye: va el último con la puntuación más baja ({ $score }) entre los que aún no han tenido ninguno (1.3)
not-resting = { "  " }no { $other }: { $reason }
has-rested = ya ha tenido un bye (1.3)
rest-fails = los demás jugadores no se podrían emparejar tan bien (3.1, 3.3)
taken = ese adversario es para { $partner }, que va antes (3.2)
met = ya han jugado entre sí (1.2)
same-colour = ambos deben llevar el mismo color (5.4)
pair = { $white } (blancas) - { $black }: { $rule }. Colores: { $colours }
not-meeting = { "  " }{ $player } no juega contra { $other }: { $reason }
halves = número { $place } de cada mitad del grupo de puntuación { $score } (2.3, 2.4)
replaced = número { $place } de la mitad superior del grupo de puntuación { $score } con el siguiente jugador posible de la inferior (3.2)
upper = ambos de la mitad superior del grupo de puntuación { $score }: en la inferior no había ningún adversario posible (3.2)
lower = los jugadores que quedaban en la mitad inferior del grupo de puntuación { $score } (3.2)
drops = { $player } baja de grupo de puntuación, { $from } → { $to }, y juega contra el mejor clasificado posible (1.5)
drops-alone = { $player } no tiene adversario en su grupo de puntuación y baja, { $from } → { $to } (3.4)
rises = { $player } sube de grupo de puntuación, { $from } → { $to }, y juega contra el peor clasificado posible (1.5, 4.1)
rises-alone = { $player } no tiene adversario en su grupo de puntuación y sube, { $from } → { $to } (3.4, 4.1)
rises-2-5 = { $player } no tiene adversario en su grupo de puntuación ni en el inferior y sube, { $from } → { $to } (2.5)
first-round = primera ronda, según el color sorteado para el número 1 (5.2)
running = el mismo color demasiadas veces seguidas (5.4)
alternation = { $back ->
    [one] alternancia: en la última partida llevaron colores distintos (5.3)
   *[other] alternancia: llevaron colores distintos por última vez hace { $back } partidas (5.3)
}
higher-ranked = historiales de colores iguales: se equilibran los colores del jugador mejor clasificado (5.4)
no-reading = interpretación desconocida: { $found }; se esperaba D-82a, D-82b, D-82c, D-84a, D-84b, D-85a, D-85b, D-88a, D-88b, D-88c, D-90a, D-90b, D-93a, D-93b, D-96a o D-96b
