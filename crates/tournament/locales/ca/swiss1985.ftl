### Why the Swiss system of the handbook pairs as it does.

from-the-top = Ronda { $round }: els grups s'aparellen de dalt a baix.
from-both-ends = Ronda { $round }: des de dalt i des de baix fins al grup del mig, de { $score } punts, que va l'últim (4.1).
rests = { $player } descansa: és l'últim de la puntuació més baixa, { $score }, que no ha descansat (1.3)
not-resting = { "  " }no { $other }: { $reason }
has-rested = ja ha descansat (1.3)
rest-fails = els altres no es podrien aparellar tan bé (3.1, 3.3)
taken = és el contrincant de { $partner }, que va abans (3.2)
met = ja s'han enfrontat (1.2)
same-colour = tots dos han de portar el mateix color (5.4)
pair = { $white } (blanques) - { $black }: { $rule }. Colors: { $colours }
not-meeting = { "  " }{ $player } no juga amb { $other }: { $reason }
halves = número { $place } de cada meitat del grup de { $score } punts (2.3, 2.4)
replaced = número { $place } de la meitat alta del grup de { $score } punts, amb el següent possible de la baixa (3.2)
upper = tots dos de la meitat alta del grup de { $score } punts: la baixa no oferia ningú (3.2)
lower = els que quedaven de la meitat baixa del grup de { $score } punts (3.2)
drops = { $player } baixa del grup de { $from } al de { $to } i hi juga amb el primer possible (1.5)
drops-alone = { $player } no té cap contrincant al seu grup de { $from } i baixa al de { $to } (3.4)
rises = { $player } puja del grup de { $from } al de { $to } i hi juga amb l'últim possible (1.5, 4.1)
rises-alone = { $player } no té cap contrincant al seu grup de { $from } i puja al de { $to } (3.4, 4.1)
rises-2-5 = { $player } no té cap contrincant al seu grup de { $from } ni al següent i puja al de { $to } (2.5)
first-round = primera ronda, pel sorteig del número 1 (5.2)
running = massa colors iguals seguits (5.4)
alternation = alternança; difereixen { $back } partida(es) enrere (5.3)
higher-ranked = historials iguals: el de més rang iguala els seus (5.4)
no-reading = { $found } no és una lectura; s'esperava D-82a, D-82b, D-82c, D-84a, D-84b, D-85a, D-85b, D-88a, D-88b, D-88c, D-90a, D-90b, D-93a, D-93b, D-96a o D-96b
