### Why an action is refused where section 31 has no code

## Things that an action names

club = el club
player = el jugador
team = el equipo
event = la competición
match = el encuentro
case = el expediente
open = el torneo abierto
board = el tablero
round = la ronda
venue = el local de juego
sanction = la sanción
list = el orden de fuerza
application = la solicitud de licencia
unknown = No existe { $thing } { $id }.
twice = Ya existe { $thing } { $id }.
twice-named = { $name } ya consta.

## Reasons

no-season = La temporada todavía no se ha abierto.
season-open = La temporada ya está abierta.
papers-missing = Documentos que faltan para la licencia: { $papers }.
no-line-up = { $side ->
    [home] Falta la alineación del equipo local.
   *[other] Falta la alineación del equipo visitante.
}
board-settled = El tablero { $board } ya tiene resultado.
board-not-open = No se puede hacer la sustitución en el tablero { $board }: solo se puede sustituir a un jugador ausente en un tablero sin resultado.
wrong-ruling = Este expediente no admite esa resolución. Elija una de las opciones.
vote-needed = La Comisión Deportiva decide por votación. Introduzca los votos.
not-carried = Los votos no avalan esta resolución. Revise los votos o la resolución.
commission-incomplete = La Comisión Deportiva debe tener entre { $fewest } y { $most } miembros, uno de ellos responsable; se han indicado { $members }.
not-unanimous = El cese decidido por los demás miembros requiere unanimidad.
not-convened = Una revocación deben convocarla dos miembros de la Comisión Deportiva y uno del Comité de Competición.
decided = El expediente ya se ha resuelto.
not-decided = El expediente todavía no se ha resuelto.
matches-open = Introduzca antes los resultados que faltan. Encuentros: { $matches }.
no-more-rounds = La competición no tiene más rondas.
round-open = La ronda anterior todavía está abierta. Ciérrela antes.
no-table = No hay ninguna tabla de emparejamientos para { $teams } equipos.
suspended = { $player } cumple una suspensión.
entries-closed = El plazo de inscripción ha terminado.
other-club = { $player } no es de este club.
not-delegate = { $player } no tiene el cargo de delegado en este club.
envelope = El sobre de la jugada secreta está incompleto. Hacen falta la posición, quién ha hecho la jugada secreta y cuál es, el tiempo empleado, el número de piezas en letras, los relojes parados y la firma; después de la segunda sesión, también las firmas de los dos delegados, los teléfonos de los dos jugadores y no haber empleado más tiempo del permitido en la jugada secreta.
no-team-for = No se puede añadir este equipo: un equipo del club ya emparejado debería cambiar de letra.
letters-stay = No se puede corregir la categoría: { $team } ya tiene emparejamiento en { $competition }, y las letras de los equipos del club cambiarían. Deshaga el emparejamiento en el registro, o fije la categoría al empezar la próxima temporada.
teams-only = En esta competición solo se pueden inscribir equipos.
players-only = En esta competición solo se pueden inscribir jugadores individuales.
list-too-long = Un orden de fuerza puede tener { $most } jugadores como máximo.
regulations = No se puede adoptar este reglamento: { $error }.
signed = Los dos delegados han firmado el acta y ya no se puede cambiar.
too-early = Esto todavía no ha ocurrido. Se podrá anotar a partir del momento siguiente: { $at }.
below-half = Indique al menos { $players } jugadores, la mitad del equipo. Con menos, el encuentro se pierde por incomparecencia cuando acaba el tiempo de espera.
play-begun = Ya se han empezado o jugado partidas de este encuentro: al menos medio equipo estaba presente.
arrived = La llegada del jugador del tablero { $board } ya consta.
report-incomplete = Añada a la comunicación los resultados que faltan. Tableros: { $boards }.
vote-totals = Revise los votos: puede haber { $members } como máximo, contando el voto del presidente.
round-closed = La ronda { $round } está cerrada y no se puede cambiar de fecha.
which-team = Los puntos se descuentan a un equipo. Elija cuál.
distance-needed = Las fechas coinciden con { $event }. Indique la distancia entre los dos locales.
outside-season = Un torneo abierto debe jugarse dentro de la temporada.
too-many-places = Un grupo de { $teams } equipos es demasiado pequeño para tantos ascensos y descensos.
not-level = El sorteo se hace entre todos los equipos empatados en la clasificación final, cuando se ha cerrado la última ronda.
not-member = { $player } no es miembro del órgano que resuelve.
sat-before = { $player } ya resolvió este expediente en una instancia anterior y no puede resolver la apelación.
who-sat = Indique los miembros que han tomado la decisión.
not-party = La resolución no afecta a esta parte.
hall-too-small = En el local caben { $boards } tableros, pero la ronda necesita { $needed }.
match-begun = El encuentro ya ha empezado o ha pasado su hora: la fecha y el local no se pueden cambiar.
not-ahead = Elija una fecha y una hora futuras.
busy = Ese día uno de los equipos ya juega otro encuentro: { $match }.
other-category = { $team } debe inscribirse en la categoría que tenía al empezar la temporada.
case-withdrawn = El expediente se ha retirado porque se ha deshecho la acción que lo abrió.
more-pieces = Tablero { $board }: no puede haber más piezas que en el sobre anterior.
nobody-there = Tablero { $board }: en una de las alineaciones está vacío, así que no se ha jugado ninguna partida.
working-day = El { $date } es día hábil. Las partidas afectadas se juegan en sábado o en día festivo.
which-matches = Indique los encuentros afectados. Los demás se juegan en su día.
not-round-robin = Esta competición no es un round robin.
not-a-norm = No es una norma: las cifras no son suficientes.
not-homologated = No es una norma: el torneo no está homologado.
norms-missing = El jugador no tiene las normas de Mestre Català que hacen falta para el título.
other-title = Este motivo solo da derecho al título de Mestre Català.
rewarded = Esta norma o clasificación ya consta esta temporada.
wrong-mark = La X es para quien no se ha presentado, y la C solo para competiciones individuales.
below-minimum = Para esta competición se pide un Elo de { $elo } o más.
bad-sum = Escriba un importe distinto de 0 y un texto de 255 caracteres como máximo.
not-together = Estas acciones no se pueden hacer juntas. Hágalas una por una.
not-earlier = Elija una temporada anterior para traspasarla.
nothing-to-invoice = No se puede facturar a este club: no tiene nada que facturar.

## Sides of a match

home = Equipo local
visitors = Equipo visitante
cup-boards = Indique { $boards } tableros: en la copa se juega con medio equipo.
other-province = { $club } no es de la provincia de esta competición.
home-duty = Esto solo puede hacerlo el delegado del club local.
wrong-paper = Este documento no se puede anotar aquí: trata de otra cosa. Elija el encuentro, el club o la competición correspondientes.
clash-refused = No se puede cambiar la fecha: la Comisión Deportiva no considera oficial la otra competición.
not-countersigned = { $side ->
    [home] El club visitante no ha firmado como leída la versión del club local.
   *[other] El club local no ha firmado como leída la versión del club visitante.
}
not-begun = No se puede pedir la anulación: la competición aún no ha empezado.
age-needed = Escriba la edad del jugador: esta competición es de júniors o infantil.
no-title-event = Esta competición no da títulos ni normas. Elija otra.
not-over = Aún no se puede guardar la clasificación final: la competición no ha terminado. Cierre antes sus rondas.
