### The earlier event on which an answer rests, in brackets after the answer, without a full stop.

illegal-move = jugada il·legal anterior de { $side ->
    [white] les blanques
   *[other] les negres
    }: { $it }, a { $at }
press-without-move = { $side ->
    [white] les blanques
   *[other] les negres
    } ja havien premut el rellotge sense moure, a { $at }
rejected-claim = reclamació rebutjada a { $at }
open-claim = reclamació feta a { $at }, encara per decidir
touch = peça de la casella { $it } tocada a { $at }
stop = rellotges aturats a { $at }
five-minutes = a { $side ->
    [white] les blanques
   *[other] les negres
    } els quedaven menys de cinc minuts a { $at }
flag-fall = la bandera de { $side ->
    [white] les blanques
   *[other] les negres
    } va caure a { $at }
penalty = sanció per a { $side ->
    [white] les blanques
   *[other] les negres
    } a { $at }: { $it }
asked = decisió pendent de l’àrbitre, demanada a { $at }
same-position = la mateixa posició després de la jugada { $it }
end = la partida va acabar a { $at }
start-position = la mateixa posició a l’inici de la partida
