### Why the office of a league refuses an action

name = Indique un nombre de 1 a 120 caracteres.
person = Este número ya es de otra persona. Inténtelo de nuevo.
waits = Esta solicitud ya está en la secretaría de la federación.
settled = Esta solicitud ya se ha aceptado o rechazado.
no-competition = No se puede vincular el torneo: ninguna competición tiene el número { $id }. Elija una competición de esta temporada.
team-competition = No se puede vincular el torneo: { $competition } es una competición por equipos. Elija una individual.
tournament-id = Indique el identificador del torneo, de 1 a 120 caracteres.
no-case = Este expediente no existe. Vuelva a la lista de expedientes.
words = Escriba un texto de 1 a 4000 caracteres.
reason = Indique un motivo de 1 a 120 caracteres.
undo-unknown = La acción { $number } no existe.
undo-undone = La acción { $number } ya se ha deshecho.
undo-never = La acción { $number } no se puede deshacer: una temporada abierta sigue abierta y cada persona conserva su número.
again = La acción { $number } ya no se puede rehacer: acciones posteriores han cambiado sus condiciones. Deshágalas antes, o vuelva a introducir la acción.
others = Mientras tanto la temporada ha cambiado. Compruebe de nuevo qué otras acciones se desharán.
