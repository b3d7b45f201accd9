### The answers of the Laws to an action at the board: one line each, without a full stop. The article follows on the page.

refused = no se acepta la acción; no cambia nada
refused-why = no es posible, porque { $why }
upheld = reclamación aceptada
rejected = reclamación rechazada
flag = ha caído la bandera de { $side ->
    [white] las blancas
   *[other] las negras
    }
completed = se ha completado la jugada { $move } de { $side ->
    [white] las blancas
   *[other] las negras
    }
position = la posición es la que se muestra
clocks = los relojes marcan { $white } (blancas), { $black } (negras)
new-game = la partida queda anulada y debe jugarse una nueva
continues = la partida continúa
must-move = { $side ->
    [white] las blancas
   *[other] las negras
    } deben mover la pieza de { $square }
must-move-to = { $side ->
    [white] las blancas
   *[other] las negras
    } deben mover la pieza de { $square } a { $to }
must-capture = { $side ->
    [white] las blancas
   *[other] las negras
    } deben capturar la pieza de { $square }
must-capture-with = { $side ->
    [white] las blancas
   *[other] las negras
    } deben capturar la pieza de { $square } con la de { $with }
must-castle-short = { $side ->
    [white] las blancas
   *[other] las negras
    } deben hacer el enroque corto
must-castle-long = { $side ->
    [white] las blancas
   *[other] las negras
    } deben hacer el enroque largo
must-king = { $side ->
    [white] las blancas
   *[other] las negras
    } deben mover el rey
must-play = { $side ->
    [white] las blancas
   *[other] las negras
    } deben jugar { $move }
free = { $side ->
    [white] las blancas
   *[other] las negras
    } pueden hacer cualquier jugada legal
time-plus = { $side ->
    [white] las blancas
   *[other] las negras
    } reciben { $time } más
time-minus = { $side ->
    [white] las blancas
   *[other] las negras
    } pierden { $time } en el reloj
increment = a partir de ahora ambos relojes tienen un incremento de { $seconds } s por jugada
offer-open = la oferta de tablas de { $side ->
    [white] las blancas
   *[other] las negras
    } está vigente
offer-declined = se ha rechazado la oferta de tablas de { $side ->
    [white] las blancas
   *[other] las negras
    }
offer-improper = la oferta de tablas de { $side ->
    [white] las blancas
   *[other] las negras
    } es válida, pero se ha hecho en un momento inadecuado
score-off = { $side ->
    [white] las blancas
   *[other] las negras
    } no están obligadas a anotar las jugadas
score-on = { $side ->
    [white] las blancas
   *[other] las negras
    } deben completar la planilla
score-off-both = ambos jugadores pueden dejar de anotar las jugadas
score-on-both = ambos jugadores deben completar la planilla
options = el árbitro debe elegir para { $side ->
    [white] las blancas
   *[other] las negras
    }: { $choices }
options-both = el árbitro debe elegir: { $choices }
notice-illegal = cuenta como jugada ilegal (aviso solo para el árbitro)
notice-touch = se ha tocado una pieza fuera de turno (aviso solo para el árbitro)
notice-displaced = se ha pulsado el reloj antes de recolocar las piezas desplazadas (aviso solo para el árbitro)
notice-recording = las jugadas no se anotan como es debido (aviso solo para el árbitro)
notice-flag = se ha agotado el tiempo de { $side ->
    [white] las blancas
   *[other] las negras
    } (aviso solo para el árbitro)
won = ganan { $side ->
    [white] las blancas
   *[other] las negras
    }
drawn = la partida termina en tablas
both-lose = pierden ambos jugadores
both-forfeit = ambos jugadores pierden por incomparecencia
half = medio punto para { $side ->
    [white] las blancas
   *[other] las negras
    }, ninguno para el adversario
forfeit = ganan { $side ->
    [white] las blancas
   *[other] las negras
    } por incomparecencia
warning = advertencia
time-opponent = más tiempo para el adversario
time-offender = menos tiempo para el infractor
time-side = más tiempo para { $side ->
    [white] las blancas
   *[other] las negras
    }
points-opponent = más puntos para el adversario
points-offender = menos puntos para el infractor
loss = pérdida de la partida
fine = multa
rounds = exclusión de una o más rondas
expulsion = expulsión del torneo
uphold = aceptar
reject = rechazar
postpone = posponer la decisión
continue = continuar la partida
choose-new-game = partida nueva
set-clocks = ajustar los relojes
draw = tablas
whites-move = deshacer la jugada de las blancas
blacks-move = deshacer la jugada de las negras
choose-square = primero se tocó la pieza de { $square }
notice-announcement = el anuncio no coincide con la jugada hecha (aviso solo para el árbitro)
notice-default-time = { $side ->
    [white] las blancas
   *[other] las negras
    } no han llegado y ha terminado el tiempo de espera (aviso solo para el árbitro)
notice-five-minutes = a { $side ->
    [white] las blancas
   *[other] las negras
    } les han quedado menos de cinco minutos y pueden dejar de anotar las jugadas (aviso solo para el árbitro)
notice-ten-moves = los dos jugadores han completado diez jugadas; normalmente ya no se corrige una colocación o un reloj erróneos (aviso solo para el árbitro)
notice-two-minutes = a { $side ->
    [white] las blancas
   *[other] las negras
    } les quedan menos de dos minutos y pueden pedir o reclamar según las directrices (aviso solo para el árbitro)
choose-move = la jugada secreta es { $move }
penalty = sanción para { $side ->
    [white] las blancas
   *[other] las negras
    }: { $penalty }
scores = la puntuación de la partida es { $white } (blancas), { $black } (negras)
