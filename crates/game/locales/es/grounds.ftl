### The earlier event on which an answer rests, in brackets after the answer, without a full stop.

illegal-move = jugada ilegal anterior de { $side ->
    [white] las blancas
   *[other] las negras
    }: { $it }, a { $at }
press-without-move = { $side ->
    [white] las blancas
   *[other] las negras
    } ya habían pulsado el reloj sin mover, a { $at }
rejected-claim = reclamación rechazada a { $at }
open-claim = reclamación hecha a { $at }, aún por decidir
touch = pieza de { $it } tocada a { $at }
stop = relojes parados a { $at }
five-minutes = a { $side ->
    [white] las blancas
   *[other] las negras
    } les quedaban menos de cinco minutos a { $at }
flag-fall = la bandera de { $side ->
    [white] las blancas
   *[other] las negras
    } cayó a { $at }
penalty = sanción para { $side ->
    [white] las blancas
   *[other] las negras
    } a { $at }: { $it }
asked = pendiente de la decisión del árbitro desde { $at }
same-position = la misma posición después de { $it }
end = la partida terminó a { $at }
start-position = la misma posición al inicio de la partida
