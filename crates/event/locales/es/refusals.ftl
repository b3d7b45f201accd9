### Why an action is refused: sentences. The article follows in brackets.

## Pairing and rounds

cannot-pair = No se puede emparejar la ronda: { $why }.
rounds-refused = No se puede emparejar la ronda: { $why }. Cambie el número de rondas en la configuración.
knockout-games = No se puede guardar esta configuración: { $why }.
nobody-to-pair = No se puede emparejar la ronda { $round }: hay menos de dos jugadores presentes. Antes añada jugadores o confirme su presencia.
not-arranged = No se puede emparejar la ronda: no se han asignado los números iniciales. Asígnelos antes.
no-baku = No se puede utilizar la aceleración de Bakú: hace falta un torneo suizo en el que una victoria valga lo mismo que dos partidas en tablas y una derrota, 0. Cambie los puntos o desactive la aceleración.
no-open-round = No hay ninguna ronda abierta. Antes empareje y publique una ronda.
no-draft = No hay ningún borrador de emparejamientos. Antes empareje la ronda.
not-published = Los emparejamientos todavía son un borrador. Publíquelos antes.
manual-open = Los emparejamientos se están editando. Termine antes la edición.
manual-not-open = Los emparejamientos no se están editando. Empiece antes la edición.
not-paired = No se puede intercambiar al jugador { $number }: no tiene partida ni bye asignado en esta ronda. Elija otro jugador.
same-player = Elija dos jugadores distintos para intercambiarlos.
only-colours = No se pueden intercambiar estos jugadores: en un torneo por eliminatorias solo se pueden intercambiar los colores de un mismo match.
seated-twice = El jugador { $number } aparece dos veces en esta ronda. Incluya a cada jugador una sola vez.
two-byes = Solo un jugador por ronda puede tener el bye asignado.
round-open = La ronda { $number } todavía está abierta. Ciérrela antes.
round-past = La ronda { $number } ya está emparejada. Los byes solo se pueden cambiar en rondas posteriores.
no-such-round = El torneo no tiene ninguna ronda { $number }. Compruebe el número de rondas en la configuración.
has-results = No se puede retirar la publicación de la ronda { $round }: ya se han introducido resultados. Bórrelos antes.
results-missing = { $count ->
    [one] No se puede cerrar la ronda { $round }: falta el resultado del tablero { $boards }.
   *[other] No se puede cerrar la ronda { $round }: faltan los resultados de los tableros { $boards }.
}

## Results

not-white = El jugador { $number } no juega con blancas en la ronda { $round }. Indique el número del jugador con blancas.
no-result = No se puede borrar el resultado: esta partida no tiene ninguno.
has-result = Esta partida ya tiene resultado. Si no es correcto, avise a un árbitro.
same-result = Esta partida ya tiene ese resultado.
impossible-result = No se puede introducir este resultado: entre los dos jugadores no pueden sumar más de lo que vale una victoria.
not-a-players-result = Los jugadores solo pueden enviar una victoria, unas tablas o una derrota. Comunique cualquier otro resultado a un árbitro.
no-such-slip = La acción { $number } no es un resultado de un jugador pendiente de aprobación.
not-this-round = La ronda { $number } no está en juego. Solo se pueden introducir resultados de la ronda en curso.
not-closed-yet = No se puede corregir un resultado de la ronda { $number }: la ronda no está cerrada. Introduzca el resultado directamente.

## Players and byes

too-late = No se pueden añadir jugadores a un round robin ni a un torneo por eliminatorias que ya ha empezado.
too-late-to-return = No se puede readmitir a un jugador en un torneo por eliminatorias que ya ha empezado.
too-late-to-delete = No se puede eliminar a un jugador cuando la primera ronda ya está emparejada. Retírelo del torneo.
too-late-to-arrange = No se pueden cambiar los números iniciales cuando la primera ronda ya está emparejada.
entered-already = Esta persona ya tiene inscripción en el torneo.
unknown-entry = Este jugador no está en el torneo. Recargue la página.
too-many-entries = Demasiados jugadores: como máximo { $most } por torneo y { $list } cada vez.
too-many-apart = Demasiados emparejamientos prohibidos: como máximo { $most } por torneo.
bad-order = No se pueden asignar los números iniciales: la lista debe incluir a cada jugador una sola vez.
has-left = El jugador { $number } se ha retirado. Readmítalo o empareje la ronda de nuevo.
has-not-left = No se puede readmitir al jugador { $number }: no se ha retirado.
checked-in-already = La presencia del jugador { $number } ya está confirmada.
absent-already = El jugador { $number } ya consta como ausente.
no-such-bye = Este jugador no ha solicitado ningún bye para esa ronda.
no-byes-here = No se puede solicitar un bye en un round robin ni en un torneo por eliminatorias. Quien no se presenta pierde por incomparecencia.
not-to-be-asked-for = No se puede solicitar el bye asignado: solo lo da el emparejamiento.
not-a-group = Elija al menos dos jugadores distintos.
no-such-rule = Este emparejamiento no está prohibido.
table-taken = El tablero { $number } ya es el tablero fijo de otro jugador.

## Settings and fields

begun = Cuando la primera ronda ya está emparejada no se puede cambiar { $what ->
    [system] el sistema
    [baku] la aceleración
    [colour] el color del número 1
    [rating_method] el Elo que se utiliza
   *[other] el número de rondas de un round robin o de un torneo por eliminatorias
}.
bad-text = { $field }: escriba hasta { $max } caracteres, sin caracteres de control.
out-of-bounds = { $field }: escriba un número entre { $least } y { $most }.
too-many = { $field }: introduzca { $most } como máximo.
no-meaning = { $field }: valor desconocido. Use fce-swiss o fce-roundrobin, o una lista de códigos de la FIDE.
bad-zone = { $field }: escriba un nombre de la IANA, por ejemplo Europe/Madrid.
bad-id = { $field }: use solo letras sin acento, cifras y . _ : - en el identificador.
bad-rate = { $field }: indique entre 1 y { $most } periodos, por ejemplo 90+30 o bien 40/90+30, 30+30.
bad-tie-breaks = { $field }: elija { $most } como máximo, y ninguno que sea para equipos.
bad-points = { $field }: una victoria debe valer más que una derrota, unas tablas al menos lo que una derrota y una ausencia como máximo lo que una victoria. Use valores entre -100 y 100.
bad-penalty = { $field }: escriba un número entre -100 y 100 que no sea 0.
dates = La fecha de finalización es anterior a la de inicio.
draws-worth-more = Dos partidas en tablas no pueden valer más que una victoria y una derrota juntas.
bye-worth-more = El bye asignado no puede valer más que una victoria.
nothing-changes = No hay nada que guardar: no hay cambios.
not-in-fide-mode = El modo FIDE ya está desactivado.

## The tournament and its log

not-opened = Este torneo todavía no existe. Créelo antes.
already-opened = No se puede crear el torneo: ya existe.
event-closed = El torneo está cerrado. Reábralo antes.
event-open = No se puede reabrir el torneo: no está cerrado.
no-timer = El temporizador de la sala no está en marcha.
no-such-act = El registro no tiene ninguna acción { $number }.
undone = La acción { $number } ya se ha deshecho.
not-undoable = No se puede deshacer la acción { $number }: crear un torneo, desactivar el modo FIDE e imprimir son acciones definitivas.
would-break = No se puede deshacer esta acción: la acción { $number } («{ $title }») depende de ella. Deshaga antes la acción { $number }.
too-large = Demasiados datos para una sola acción. Repártalos en varias.

## Confirmations, for programs that use the API

leave = No se puede hacer en modo FIDE. { $warnings } Antes desactive el modo FIDE.
two-steps = Debe confirmarse dos veces. { $warnings }
confirm = Debe confirmarse. { $warnings }
acknowledge = Téngalo en cuenta antes de continuar. { $warnings }
