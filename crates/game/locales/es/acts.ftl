### What a player did, as one line of the game log: a sentence with the player as its subject, without a full stop.

touches = { $side ->
    [white] Las blancas
   *[other] Las negras
    } tocan { $count ->
    [one] la pieza
   *[other] las piezas
    } de { $it }
touches-by-accident = { $side ->
    [white] Las blancas
   *[other] Las negras
    } tocan sin querer { $count ->
    [one] la pieza
   *[other] las piezas
    } de { $it }
touches-together = { $side ->
    [white] Las blancas
   *[other] Las negras
    } tocan a la vez { $count ->
    [one] la pieza
   *[other] las piezas
    } de { $it }
plays-with-two-hands = { $side ->
    [white] Las blancas
   *[other] Las negras
    } juegan { $it } con las dos manos
plays = { $side ->
    [white] Las blancas
   *[other] Las negras
    } juegan { $it }
releases = { $side ->
    [white] Las blancas
   *[other] Las negras
    } sueltan la pieza en { $it }
places = { $side ->
    [white] Las blancas
   *[other] Las negras
    } ponen en el tablero la pieza de promoción { $it }
claims-touched = { $side ->
    [white] Las blancas
   *[other] Las negras
    } reclaman que el adversario ha tocado la pieza de { $it }
writes = { $side ->
    [white] Las blancas
   *[other] Las negras
    } anotan { $it }
seals-a-move = { $side ->
    [white] Las blancas
   *[other] Las negras
    } hacen la jugada secreta
displaces = { $side ->
    [white] Las blancas
   *[other] Las negras
    } desplazan { $count ->
    [one] la pieza
   *[other] las piezas
    } de { $it }
announces = { $side ->
    [white] Las blancas
   *[other] Las negras
    } anuncian { $it }
signs = { $side ->
    [white] Las blancas
   *[other] Las negras
    } firman el resultado { $it }
arrives = { $side ->
    [white] Las blancas
   *[other] Las negras
    } llegan al tablero
says-adjust = { $side ->
    [white] Las blancas
   *[other] Las negras
    } dicen «compongo»
has-adjusted = { $side ->
    [white] Las blancas
   *[other] Las negras
    } han terminado de componer las piezas
presses-the-clock = { $side ->
    [white] Las blancas
   *[other] Las negras
    } pulsan el reloj
offers = { $side ->
    [white] Las blancas
   *[other] Las negras
    } ofrecen tablas
accepts-the-draw = { $side ->
    [white] Las blancas
   *[other] Las negras
    } aceptan la oferta de tablas
declines = { $side ->
    [white] Las blancas
   *[other] Las negras
    } rechazan la oferta de tablas
claims-bare-king = { $side ->
    [white] Las blancas
   *[other] Las negras
    } reclaman tablas contra un rey solo
claims-flag = { $side ->
    [white] Las blancas
   *[other] Las negras
    } reclaman que ha caído la bandera del adversario
claims-illegal = { $side ->
    [white] Las blancas
   *[other] Las negras
    } reclaman una jugada ilegal del adversario
claims-clock = { $side ->
    [white] Las blancas
   *[other] Las negras
    } reclaman que un reloj está mal ajustado
claims-no-winning-means = { $side ->
    [white] Las blancas
   *[other] Las negras
    } reclaman que el adversario no puede ganar por procedimientos normales
claims-no-effort = { $side ->
    [white] Las blancas
   *[other] Las negras
    } reclaman que el adversario no hace ningún esfuerzo por ganar
asks-increment = { $side ->
    [white] Las blancas
   *[other] Las negras
    } piden incremento
withdraws = { $side ->
    [white] Las blancas
   *[other] Las negras
    } piden retirar una oferta o una reclamación
agrees = { $side ->
    [white] Las blancas
   *[other] Las negras
    } están de acuerdo en deshacer la jugada ilegal
resigns = { $side ->
    [white] Las blancas
   *[other] Las negras
    } abandonan
stops-clocks = { $side ->
    [white] Las blancas
   *[other] Las negras
    } paran los relojes
records = { $side ->
    [white] Las blancas
   *[other] Las negras
    } ponen al día la planilla
stops-recording = { $side ->
    [white] Las blancas
   *[other] Las negras
    } dejan de anotar las jugadas
puts-the-pieces-back = { $side ->
    [white] Las blancas
   *[other] Las negras
    } recolocan las piezas desplazadas
phone = { $side ->
    [white] Las blancas
   *[other] Las negras
    } llevan un dispositivo electrónico
refuses = { $side ->
    [white] Las blancas
   *[other] Las negras
    } se niegan a cumplir las Leyes
asks-scoresheet = { $side ->
    [white] Las blancas
   *[other] Las negras
    } piden ver la planilla del árbitro
appeals = { $side ->
    [white] Las blancas
   *[other] Las negras
    } apelan contra una decisión
threefold = { $side ->
    [white] Las blancas
   *[other] Las negras
    } reclaman tablas por triple repetición
fifty = { $side ->
    [white] Las blancas
   *[other] Las negras
    } reclaman tablas por la regla de las 50 jugadas
with-move = con la jugada { $it }
by-the-display = solo por lo que muestra una pantalla
phone-in-bag = { $side ->
    [white] Las blancas
   *[other] Las negras
    } tienen un dispositivo electrónico apagado en una bolsa
