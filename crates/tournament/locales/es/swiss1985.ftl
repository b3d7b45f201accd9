### Why the Swiss system of the handbook pairs as it does.

from-the-top = Ronda { $round }: los grupos se emparejan de arriba abajo.
from-both-ends = Ronda { $round }: desde arriba y desde abajo hasta el grupo medio, de { $score } puntos, que va el último (4.1).
rests = { $player } descansa: es el último de la puntuación más baja, { $score }, que no ha descansado (1.3)
not-resting = { "  " }no { $other }: { $reason }
has-rested = ya ha descansado (1.3)
rest-fails = los demás no se podrían emparejar igual de bien (3.1, 3.3)
taken = es el contrincante de { $partner }, que va antes (3.2)
met = ya se han enfrentado (1.2)
same-colour = ambos deben llevar el mismo color (5.4)
pair = { $white } (Blanco) - { $black }: { $rule }. Colores: { $colours }
not-meeting = { "  " }{ $player } no juega con { $other }: { $reason }
halves = número { $place } de cada mitad del grupo de { $score } puntos (2.3, 2.4)
replaced = número { $place } de la mitad alta del grupo de { $score } puntos, con el siguiente posible de la baja (3.2)
upper = ambos de la mitad alta del grupo de { $score } puntos: la baja no ofrecía a nadie (3.2)
lower = los que quedaban de la mitad baja del grupo de { $score } puntos (3.2)
drops = { $player } baja del grupo de { $from } al de { $to } y juega con el primero posible (1.5)
drops-alone = { $player } no tiene contrincante en su grupo de { $from } y baja al de { $to } (3.4)
rises = { $player } sube del grupo de { $from } al de { $to } y juega con el último posible (1.5, 4.1)
rises-alone = { $player } no tiene contrincante en su grupo de { $from } y sube al de { $to } (3.4, 4.1)
rises-2-5 = { $player } no tiene contrincante en su grupo de { $from } ni en el siguiente y sube al de { $to } (2.5)
first-round = primera ronda, por el sorteo del número 1 (5.2)
running = demasiados colores iguales seguidos (5.4)
alternation = alternancia; difieren { $back } partida(s) atrás (5.3)
higher-ranked = historiales iguales: el de mayor rango iguala los suyos (5.4)
no-reading = { $found } no es una lectura; se esperaba D-82a, D-82b, D-82c, D-84a, D-84b, D-85a, D-85b, D-88a, D-88b, D-88c, D-90a, D-90b, D-93a, D-93b, D-96a o D-96b
