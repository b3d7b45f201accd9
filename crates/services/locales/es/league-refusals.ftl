### Why the office of a league refuses an action

name = Indique un nombre de 1 a 120 caracteres.
person = Este número ya es de otra persona. Inténtelo de nuevo.
waits = Esta solicitud ya está en la secretaría de la federación.
settled = Esta solicitud ya se ha aceptado o rechazado.
no-case = Este expediente no existe. Vuelva a la lista de expedientes.
words = Escriba un texto de 1 a 4000 caracteres.
reason = Indique un motivo de 1 a 120 caracteres.
undo-unknown = La acción { $number } no existe.
undo-undone = La acción { $number } ya se ha deshecho.
undo-never = La acción { $number } no se puede deshacer: una temporada abierta sigue abierta y cada persona conserva su número.
again = La acción { $number } no se puede rehacer: ya no es posible.
others = Mientras tanto la temporada ha cambiado. Compruebe de nuevo qué otras acciones se desharán.
