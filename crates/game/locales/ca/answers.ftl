### The answers of the Laws to an action at the board: one line each, without a full stop. The article follows on the page.

refused = no s’accepta l’acció; no canvia res
refused-why = no és possible, perquè { $why }
upheld = reclamació acceptada
rejected = reclamació rebutjada
flag = ha caigut la bandera de { $side ->
    [white] les blanques
   *[other] les negres
    }
completed = s’ha completat la jugada { $move } de { $side ->
    [white] les blanques
   *[other] les negres
    }
position = la posició és la que es mostra
clocks = els rellotges marquen { $white } (blanques) i { $black } (negres)
new-game = la partida queda anul·lada i se n’ha de jugar una de nova
continues = la partida continua
must-move = { $side ->
    [white] les blanques
   *[other] les negres
    } han de moure la peça de la casella { $square }
must-move-to = { $side ->
    [white] les blanques
   *[other] les negres
    } han de moure la peça de la casella { $square } a { $to }
must-capture = { $side ->
    [white] les blanques
   *[other] les negres
    } han de capturar la peça de la casella { $square }
must-capture-with = { $side ->
    [white] les blanques
   *[other] les negres
    } han de capturar la peça de la casella { $square } amb la de la casella { $with }
must-castle-short = { $side ->
    [white] les blanques
   *[other] les negres
    } han de fer l’enroc curt
must-castle-long = { $side ->
    [white] les blanques
   *[other] les negres
    } han de fer l’enroc llarg
must-king = { $side ->
    [white] les blanques
   *[other] les negres
    } han de moure el rei
must-play = { $side ->
    [white] les blanques
   *[other] les negres
    } han de jugar { $move }
free = { $side ->
    [white] les blanques
   *[other] les negres
    } poden fer qualsevol jugada legal
time-plus = { $side ->
    [white] les blanques
   *[other] les negres
    } reben { $time } més
time-minus = { $side ->
    [white] les blanques
   *[other] les negres
    } perden { $time } al rellotge
increment = a partir d’ara tots dos rellotges tenen increment per jugada: { $seconds } s
offer-open = l’oferta de taules de { $side ->
    [white] les blanques
   *[other] les negres
    } és vigent
offer-declined = s’ha rebutjat l’oferta de taules de { $side ->
    [white] les blanques
   *[other] les negres
    }
offer-improper = l’oferta de taules de { $side ->
    [white] les blanques
   *[other] les negres
    } és vàlida, però s’ha fet en un moment inadequat
score-off = no cal que { $side ->
    [white] les blanques
   *[other] les negres
    } anotin les jugades
score-on = { $side ->
    [white] les blanques
   *[other] les negres
    } han de completar la planella
score-off-both = tots dos jugadors poden deixar d’anotar les jugades
score-on-both = tots dos jugadors han de completar la planella
options = l’àrbitre ha de triar per a { $side ->
    [white] les blanques
   *[other] les negres
    }: { $choices }
options-both = l’àrbitre ha de triar: { $choices }
notice-illegal = compta com a jugada il·legal (avís només per a l’àrbitre)
notice-touch = s’ha tocat una peça fora de torn (avís només per a l’àrbitre)
notice-displaced = s’ha premut el rellotge abans de tornar a lloc les peces desplaçades (avís només per a l’àrbitre)
notice-recording = les jugades no s’anoten com cal (avís només per a l’àrbitre)
notice-flag = s’ha acabat el temps de { $side ->
    [white] les blanques
   *[other] les negres
    } (avís només per a l’àrbitre)
won = guanyen { $side ->
    [white] les blanques
   *[other] les negres
    }
drawn = la partida acaba en taules
both-lose = perden tots dos jugadors
both-forfeit = tots dos jugadors perden per incompareixença
half = mig punt per a { $side ->
    [white] les blanques
   *[other] les negres
    }, cap per a l’adversari
forfeit = guanyen { $side ->
    [white] les blanques
   *[other] les negres
    } per incompareixença
warning = advertència
time-opponent = més temps per a l’adversari
time-offender = menys temps per a l’infractor
time-side = més temps per a { $side ->
    [white] les blanques
   *[other] les negres
    }
points-opponent = més punts per a l’adversari
points-offender = menys punts per a l’infractor
loss = pèrdua de la partida
fine = multa
rounds = exclusió d’una ronda o més
expulsion = expulsió del torneig
uphold = acceptar
reject = rebutjar
postpone = posposar la decisió
continue = continuar la partida
choose-new-game = partida nova
set-clocks = ajustar els rellotges
draw = taules
whites-move = desfer la jugada de les blanques
blacks-move = desfer la jugada de les negres
choose-square = primer es va tocar la peça de la casella { $square }
notice-announcement = l’anunci no coincideix amb la jugada feta (avís només per a l’àrbitre)
notice-default-time = { $side ->
    [white] les blanques
   *[other] les negres
    } no han arribat i s’ha exhaurit el temps d’espera (avís només per a l’àrbitre)
notice-five-minutes = a { $side ->
    [white] les blanques
   *[other] les negres
    } els han quedat menys de cinc minuts i poden deixar d’anotar les jugades (avís només per a l’àrbitre)
notice-ten-moves = tots dos jugadors han completat deu jugades; normalment ja no es corregeix una col·locació o un rellotge erronis (avís només per a l’àrbitre)
notice-two-minutes = a { $side ->
    [white] les blanques
   *[other] les negres
    } els queden menys de dos minuts i poden demanar o reclamar segons les directrius (avís només per a l’àrbitre)
choose-move = la jugada secreta és { $move }
penalty = sanció per a { $side ->
    [white] les blanques
   *[other] les negres
    }: { $penalty }
scores = la puntuació de la partida és { $white } (blanques) i { $black } (negres)
