### What the arbiter did, as one line of the game log, without a full stop; and the penalties of 12.9.

sets = El árbitro pone el reloj de { $side ->
    [white] las blancas
   *[other] las negras
    } en { $it }
sets-both = El árbitro pone los relojes en { $white } (blancas), { $black } (negras)
gives = El árbitro da { $it } más a { $side ->
    [white] las blancas
   *[other] las negras
    }
penalises = El árbitro sanciona a { $side ->
    [white] las blancas
   *[other] las negras
    }: { $it }
decides = El árbitro declara el resultado { $it }
takes-back = El árbitro deshace la jugada de { $side ->
    [white] las blancas
   *[other] las negras
    }
starts = El árbitro pone en marcha el reloj
stops-clocks = El árbitro para los relojes
reads-clocks = El árbitro consulta los relojes
reads-board = El árbitro comprueba la posición del tablero
sees-flag = El árbitro ve que ha caído una bandera
sees-flags = El árbitro ve que han caído las dos banderas
sees-illegal = El árbitro ve una jugada ilegal
sees-position = El árbitro ve una posición ilegal
upholds = El árbitro acepta la reclamación
rejects = El árbitro rechaza la reclamación
postpones = El árbitro pospone la decisión
decides-continue = El árbitro decide que la partida continúa
decides-new-game = El árbitro ordena jugar una partida nueva
adjourns = El árbitro pide la jugada secreta
resumes = El árbitro reanuda la partida
opens-envelope = El árbitro abre el sobre
loses-envelope-and-times = Se han perdido el sobre y los tiempos de los relojes
loses-envelope-and-position = Se han perdido el sobre y la posición
loses-envelope = Se ha perdido el sobre
finds-touched-first = El árbitro concluye que primero se tocó la pieza de { $it }
setup-wrong = El árbitro constata que la posición inicial era incorrecta
board-turned = El árbitro constata que el tablero estaba girado
colours-reversed = El árbitro constata que los colores estaban cambiados
clock-wrong = El árbitro constata que el reloj estaba mal ajustado
clock-defective = El árbitro constata que el reloj es defectuoso
displaced-after = El árbitro encuentra piezas desplazadas tras la jugada { $it }
displaced-uncertain = El árbitro encuentra piezas desplazadas; la última posición segura es la posterior a la jugada { $it }
resumption-wrong = El árbitro constata que la posición aplazada se colocó mal
count-unknown = El árbitro no puede establecer cuántas jugadas se han hecho
boards-differ = El árbitro constata que los dos tableros no coinciden
boards-differ-after = El árbitro constata que los dos tableros no coinciden; las planillas coinciden hasta la jugada { $it }
warning = advertencia
less = { $it } menos en el reloj
more-for-opponent = { $it } más para el adversario
points = puntos en esta partida: { $it }
points-for-opponent = puntos del adversario en esta partida: { $it }
loss = pérdida de la partida
loss-and-points = pérdida de la partida; puntos del adversario: { $it }
fine = multa
exclusion = { $it ->
    [one] exclusión durante una ronda
   *[other] exclusión durante { $it } rondas
    }
expulsion = expulsión del torneo
sees-touched = El árbitro interviene por una infracción de pieza tocada
sees-touched-on = El árbitro ha visto que se tocaba la pieza de { $it }
reads-move = El árbitro lee la jugada secreta como { $it }
consents = El árbitro permite que los jugadores acuerden tablas
breach = El árbitro constata que { $side ->
    [white] las blancas
   *[other] las negras
    } han infringido el artículo { $it }
admits = El árbitro acepta un asistente para { $side ->
    [white] las blancas
   *[other] las negras
    }, según el artículo { $it }
others-breach = El árbitro constata que alguien que no juega esta partida ha infringido el artículo { $it }
scoresheet-defective = El árbitro constata que la planilla electrónica de { $side ->
    [white] las blancas
   *[other] las negras
    } tiene un defecto
