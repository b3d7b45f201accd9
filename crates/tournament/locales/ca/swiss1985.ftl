### Explanations of pairings by the Swiss system of 1985, one per line. The reasons and the rules are parts of a line.

from-the-top = Ronda { $round }: els grups de puntuació s’aparellen de dalt a baix.
from-both-ends = Ronda { $round }: els grups de puntuació s’aparellen des de dalt i des de baix; el del mig ({ $score }) va l’últim (4.1).
rests = { $player } té el bye: va l’últim amb la puntuació més baixa ({ $score }) entre els que encara no n’han tingut cap (1.3)
not-resting = { "  " }no { $other }: { $reason }
has-rested = ja ha tingut un bye (1.3)
rest-fails = els altres jugadors no es podrien aparellar tan bé (3.1, 3.3)
taken = hi juga { $partner }, que va abans (3.2)
met = ja han jugat entre ells (1.2)
same-colour = tots dos han de tenir el mateix color (5.4)
pair = { $white } (blanques) - { $black }: { $rule }. Colors: { $colours }
not-meeting = { "  " }{ $player } no juga contra { $other }: { $reason }
halves = número { $place } de cada meitat del grup de puntuació { $score } (2.3, 2.4)
replaced = número { $place } de la meitat superior del grup de puntuació { $score } amb el següent jugador possible de la inferior (3.2)
upper = tots dos de la meitat superior del grup de puntuació { $score }: a la inferior no hi havia cap adversari possible (3.2)
lower = els jugadors que quedaven a la meitat inferior del grup de puntuació { $score } (3.2)
drops = { $player } baixa de grup de puntuació, { $from } → { $to }, i juga contra el més ben classificat possible (1.5)
drops-alone = { $player } no té adversari al seu grup de puntuació i baixa, { $from } → { $to } (3.4)
rises = { $player } puja de grup de puntuació, { $from } → { $to }, i juga contra el pitjor classificat possible (1.5, 4.1)
rises-alone = { $player } no té adversari al seu grup de puntuació i puja, { $from } → { $to } (3.4, 4.1)
rises-2-5 = { $player } no té adversari al seu grup de puntuació ni a l’inferior i puja, { $from } → { $to } (2.5)
first-round = primera ronda, segons el color sortejat per al número 1 (5.2)
running = el mateix color massa vegades seguides (5.4)
alternation = { $back ->
    [one] alternança: a l’última partida van tenir colors diferents (5.3)
   *[other] alternança: van tenir colors diferents per última vegada fa { $back } partides (5.3)
}
higher-ranked = historials de colors iguals: s’equilibren els colors del jugador més ben classificat (5.4)
no-reading = interpretació desconeguda: { $found }; s’esperava D-82a, D-82b, D-82c, D-84a, D-84b, D-85a, D-85b, D-88a, D-88b, D-88c, D-90a, D-90b, D-93a, D-93b, D-96a o D-96b
